/** The end of a game: the finale, and what comes after it. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { requestTable } from "../api";
import { boardOf } from "../cards";
import type { Connection, ConnectionState } from "../connection";
import { keepGames } from "../done/summary";
import { FinaleShow } from "../finale/finale";
import { say } from "../i18n";
import { peopleAt } from "../people";
import { PictureButton } from "../picture/picture-button";
import { PlayOnButton } from "../play-on/play-on-button";
import type { Finale, RecordData, TableData, ViewData } from "../protocol";
import { Link, navigate } from "../router";
import { HandOvers } from "../seats/hand-overs";
import { storedTable } from "../storage";
import { announce } from "../ui/announce";
import { Button } from "../ui/button";
import { useTitle } from "../ui/page";
import { Evening } from "./evening";
import { RematchBar } from "./rematch-bar";
import { moveText } from "./sentences";

export interface GameOverProps {
  connection: Connection;
  state: ConnectionState;
  /** The table at the end of the game. */
  table: TableData;
  /** The table now. */
  current: TableData;
  view: ViewData;
  outcome: Finale;
  /** Whether the game ended while this page showed it; otherwise a button starts the finale. */
  isFresh: boolean;
  /** Whether a dialog is open over it. */
  isCovered: boolean;
  onNext: () => void;
  attempt: (action: Promise<unknown>) => Promise<boolean>;
}

/** The finale of a game, and then the buttons for a rematch and the replay. */
export function GameOver(props: GameOverProps) {
  const { connection, state, table, view, outcome, isFresh } = props;
  const people = peopleAt(table, state.holds);
  const shown = useRecord(connection, state, table, view);
  const [isFinaleDone, setFinaleDone] = useState(!isFresh);
  const heading = useRef<HTMLHeadingElement>(null);
  const board = useMemo(() => boardOf(view.moves, view.start_card), [view]);
  useTitle(say("table-over"));
  // Announce the last move before the finale's first sentence.
  useLayoutEffect(() => {
    if (!isFresh) return;
    announce(moveText(view, view.ply - 1, people));
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <main class="over">
      <h1 class="hidden-text" tabIndex={-1} ref={heading}>
        {say("table-over")}
      </h1>
      {state.table?.screen && state.holds.length > 0 && !isFinaleDone && (
        <p class="look-up">{say("finale-look-up")}</p>
      )}
      <FinaleShow
        key={view.game}
        board={board}
        finale={outcome}
        dogsHuntMice={view.dogs_hunt_mice}
        people={people}
        autoplay={isFresh}
        isCovered={props.isCovered}
        onEnd={() => setFinaleDone(true)}
      >
        <Evening table={table} people={people} />
      </FinaleShow>
      <HandOvers table={table} people={people} />
      <nav class="after" aria-label={say("after-title")}>
        <RematchBar
          connection={connection}
          state={state}
          table={props.current}
          game={view.game}
          isTold={isFinaleDone}
          attempt={props.attempt}
          onNext={props.onNext}
        />
        <div class="after-more">
          {shown && (
            <Button icon="eye" onClick={() => navigate(reviewAt(new URL(shown.link)))}>
              {say("after-replay")}
            </Button>
          )}
          {shown && isFinaleDone && state.holds.length > 0 && (
            <PlayOnButton record={shown.record} people={people} />
          )}
          {isFinaleDone && (
            <PictureButton
              board={board}
              finale={outcome}
              dogsHuntMice={view.dogs_hunt_mice}
              people={people}
            />
          )}
          <Link href="/" class="button quiet">
            <span>{say("home")}</span>
          </Link>
        </div>
      </nav>
    </main>
  );
}

/** The address of the replay, which starts with the review. */
function reviewAt({ pathname, hash }: URL): string {
  return `${pathname}?review${hash}`;
}

/** Fetches the record with its replay link; a player's device also stores the record. */
function useRecord(
  connection: Connection,
  state: ConnectionState,
  table: TableData,
  view: ViewData,
): RecordData | null {
  const [shown, setShown] = useState<RecordData | null>(null);
  useEffect(() => {
    let isOld = false;
    const fetchRecord = async () => {
      const path = `/api/tables/${connection.name}/record?game=${view.game}` as const;
      const answer = await requestTable("GET", path, connection.tokens[0]);
      const found = (await answer.json()) as RecordData;
      if (isOld) return;
      setShown(found);
      if (state.holds.length) keepGames([storedGame(found.record)]);
    };
    const storedGame = (record: string) => {
      const people = peopleAt(table, state.holds);
      const luck = storedTable(connection.name)?.luck[view.game];
      return {
        record,
        at: Date.now(),
        names: people.map((person) => person.name),
        shapes: people.map((person) => person.shape),
        mine: people.filter((person) => person.mine).map((person) => person.seat),
        ...(luck && { seal: luck.seal, numbers: Object.values(luck.numbers) }),
      };
    };
    fetchRecord().catch(() => undefined); // only the replay button is missing then
    return () => {
      isOld = true;
    };
  }, [connection, view.game]);
  return shown;
}
