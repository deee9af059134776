/** The end of a game: the finale, and what comes after it. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { ofTable } from "../api";
import { boardOf } from "../cards";
import { FinaleShow } from "../finale/finale";
import { type Live, type LiveState } from "../live";
import { keepGames, keptTable } from "../keep";
import { peopleAt } from "../people";
import type { Finale, RecordShown, TableShown, ViewShown } from "../protocol";
import { Link, go } from "../router";
import { announce } from "../ui/announce";
import { Button } from "../ui/button";
import { useTitle } from "../ui/page";
import { say } from "../words";
import { moveTold } from "./told";

interface OverProps {
  live: Live;
  state: LiveState;
  table: TableShown;
  view: ViewShown;
  outcome: Finale;
  /** Whether it ended under our eyes; who comes later starts the finale themselves. */
  isFresh: boolean;
  /** Somebody has started the next game already. */
  isPast: boolean;
  onNext: () => void;
  ask: (asked: Parameters<Live["ask"]>[0]) => void;
}

export function Over(props: OverProps) {
  const { live, state, table, view, outcome, isFresh, isPast, ask, onNext } = props;
  const people = peopleAt(table, state.holds);
  const replay = useRecord(live, state, table, view);
  const [isTold, setTold] = useState(!isFresh);
  const heading = useRef<HTMLHeadingElement>(null);
  const board = useMemo(() => boardOf(view.moves, view.start_card), [view]);
  useEffect(() => {
    if (isPast && isTold) onNext();
  }, [isPast, isTold]);
  const again = () => {
    onNext();
    ask({ type: "rematch", game: view.game });
  };
  useTitle(say("table-over"));
  // The last move comes before the finale's first words.
  useLayoutEffect(() => {
    if (!isFresh) return;
    announce(moveTold(view, view.ply - 1, people));
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <main class="over">
      <h1 class="hidden-text" tabIndex={-1} ref={heading}>
        {say("table-over")}
      </h1>
      <FinaleShow
        key={view.game}
        board={board}
        finale={outcome}
        dogsHuntMice={view.dogs_hunt_mice}
        people={people}
        autoplay={isFresh}
        onEnd={() => setTold(true)}
      />
      <nav class={`after ${isTold ? "told" : ""}`} aria-label={say("after-title")}>
        {isPast ? (
          <Button tone="big" icon="skip" onClick={onNext}>
            {say("after-next")}
          </Button>
        ) : (
          isTold &&
          state.holds.length > 0 && (
            <Button tone="big" icon="repeat" onClick={again}>
              {say("after-again")}
            </Button>
          )
        )}
        {replay && (
          <Button icon="eye" onClick={() => go(reviewAt(new URL(replay)))}>
            {say("after-replay")}
          </Button>
        )}
        <Link href="/" class="button quiet">
          <span>{say("home")}</span>
        </Link>
      </nav>
    </main>
  );
}

/** Looking at it again begins with how it went. */
function reviewAt({ pathname, hash }: URL): string {
  return `${pathname}?review${hash}`;
}

/** The link of the record; the record itself is kept among our games. */
function useRecord(
  live: Live,
  state: LiveState,
  table: TableShown,
  view: ViewShown,
): string | null {
  const [link, setLink] = useState<string | null>(null);
  useEffect(() => {
    let isOld = false;
    const fetchRecord = async () => {
      const path = `/api/tables/${live.name}/record?game=${view.game}` as const;
      const answer = await ofTable("GET", path, live.tokens[0]);
      const shown = (await answer.json()) as RecordShown;
      if (isOld) return;
      setLink(shown.link);
      if (state.holds.length) keepGames([kept(shown.record)]);
    };
    const kept = (record: string) => {
      const people = peopleAt(table, state.holds);
      const luck = keptTable(live.name)?.luck[view.game];
      return {
        record,
        at: Date.now(),
        names: people.map((person) => person.name),
        shapes: people.map((person) => person.shape),
        mine: people.filter((person) => person.mine).map((person) => person.seat),
        ...(luck && { seal: luck.seal, numbers: Object.values(luck.numbers) }),
      };
    };
    fetchRecord().catch(() => undefined); // without it there is no replay, and that is all
    return () => {
      isOld = true;
    };
  }, [live, view.game]);
  return link;
}
