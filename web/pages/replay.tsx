/** Replays a recorded game card by card; the address contains the whole record. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { post, RequestRefused } from "../api";
import { say } from "../i18n";
import type { Replayed } from "../protocol";
import { inputRefusalText } from "../refusals";
import { plainRecord, recordIn } from "../replay/record";
import { OtherGames } from "../replay/record-picker";
import { Replay } from "../replay/replay";
import { useAddress } from "../router";
import { type StoredGame, storedGames } from "../storage";
import { Page } from "../ui/page";

/** The replay of the record in the address, or ways to open one. */
export default function ReplayPage() {
  const { hash } = useAddress();
  return (
    <Page title={say("replay-title")} wide>
      {hash ? <LoadedReplay key={hash} fragment={hash} /> : <Landing />}
    </Page>
  );
}

function Landing() {
  return (
    <div class="replay-landing">
      <p>{say("replay-lead")}</p>
      <OtherGames />
    </div>
  );
}

type Loading =
  | { state: "reading" }
  | { state: "refused"; refusal: string; data: Record<string, number | string> }
  | { state: "ready"; game: Replayed };

function LoadedReplay({ fragment }: { fragment: string }) {
  const record = useMemo(() => recordIn(fragment), [fragment]);
  const stored = useMemo(() => (record === null ? null : storedGameOf(record)), [record]);
  const [loading, setLoading] = useState<Loading>({ state: "reading" });

  const load = () => {
    if (record === null) {
      setLoading({ state: "refused", refusal: "not-a-record", data: {} });
      return;
    }
    setLoading({ state: "reading" });
    post("/api/replay", { record }).then(
      (game) => setLoading({ state: "ready", game }),
      (error: unknown) => {
        if (!(error instanceof RequestRefused)) throw error;
        setLoading({ state: "refused", refusal: error.refusal, data: error.data });
      },
    );
  };
  useEffect(load, [record]);

  switch (loading.state) {
    case "reading":
      return <p role="status">{say("replay-reading")}</p>;
    case "refused":
      return (
        <div class="replay-landing">
          <div role="alert">
            <h2>{say("replay-unreadable")}</h2>
            <p class="replay-bad">{inputRefusalText(loading)}</p>
          </div>
          <OtherGames />
        </div>
      );
    case "ready":
      return <Replay record={record ?? ""} stored={stored} game={loading.game} />;
  }
}

function storedGameOf(record: string): StoredGame | null {
  const plain = plainRecord(record);
  return storedGames().find((game) => plainRecord(game.record) === plain) ?? null;
}
