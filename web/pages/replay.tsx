/** Replays a recorded game card by card; the address contains the whole record. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { post, RequestRefused } from "../api";
import { say } from "../i18n";
import type { Replayed, Scored } from "../protocol";
import { inputRefusalText } from "../refusals";
import { plainRecord, recordIn } from "../replay/record";
import { OtherGames } from "../replay/record-picker";
import { Replay } from "../replay/replay";
import { isSquare, newerVersion, readSquare, type ScoredSquare } from "../replay/scored-square";
import { SquareReplay } from "../replay/square-replay";
import { TableStrip } from "../replay/table-strip";
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
  | { state: "ready"; game: Replayed }
  | { state: "scored"; square: ScoredSquare; scored: Scored };

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
    (isSquare(record) ? loadSquare(record) : loadGame(record)).then(
      setLoading,
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
      return (
        <>
          <TableStrip record={record ?? ""} />
          <Replay record={record ?? ""} stored={stored} game={loading.game} />
        </>
      );
    case "scored":
      return <SquareReplay {...loading} record={record ?? ""} stored={stored} />;
  }
}

async function loadGame(record: string): Promise<Loading> {
  return { state: "ready", game: await post("/api/replay", { record }) };
}

async function loadSquare(record: string): Promise<Loading> {
  const version = newerVersion(record);
  if (version !== null) throw new RequestRefused("record-too-new", { version });
  const square = readSquare(record);
  const scored = await post("/api/score", {
    drawing: square.drawing,
    centred: square.centred,
    dogs_hunt_mice: square.dogsHuntMice,
    any_counts: true, // whoever scored it has already said so
  });
  return { state: "scored", square, scored };
}

function storedGameOf(record: string): StoredGame | null {
  const plain = plainRecord(record);
  return storedGames().find((game) => plainRecord(game.record) === plain) ?? null;
}
