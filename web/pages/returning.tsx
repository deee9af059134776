/** What the first page offers to somebody who has played here before. */

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { BotFace, ShapeMark } from "../art/card";
import { say } from "../i18n";
import { chooseOpponent } from "../lobby";
import { chairName, joinNames } from "../people";
import type { BotName } from "../protocol";
import {
  ownChairs,
  type RunningTable,
  requestStanding,
  standingText,
} from "../replay/running-tables";
import { forgetTable, noteTable, type StoredTable, storedGames, storedTable } from "../storage";
import { Button, IconButton } from "../ui/button";
import { ContinueLink, openTables } from "./continue-link";
import { levelAfterWins, noteSuggestionAfter, wasSuggestedAfter } from "./next-level";

/** The page asks the server about this many tables at most. */
const MOST_ASKED = 5;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000;

export interface ReturningProps {
  /** The tables of this device, most recently visited first. */
  tables: readonly StoredTable[];
  /** Who plays against one person now. */
  level: BotName;
  onLevel: (level: BotName) => void;
}

/** The game that is not over yet, and the next level after three wins. */
export default function Returning({ tables, level, onLevel }: ReturningProps) {
  return (
    <>
      <OpenGame tables={tables} />
      <NextLevel key={level} level={level} onLevel={onLevel} />
    </>
  );
}

/** A link to the latest game that is not over: whose turn it is, and who plays there. */
function OpenGame({ tables }: Pick<ReturningProps, "tables">) {
  const [first] = openTables(tables);
  const [found, setFound] = useState<RunningTable | "none" | "unknown">("unknown");
  useEffect(() => {
    let isOld = false;
    void findOpenGame(tables).then((game) => {
      if (!isOld) setFound(game);
    });
    return () => {
      isOld = true;
    };
  }, []);
  if (!first || found === "none") return null;
  if (found === "unknown") return <ContinueLink table={first.table} />;
  return (
    <ContinueLink table={found.table.table}>
      <GameFacts game={found} />
    </ContinueLink>
  );
}

/** The latest open game; `unknown` if the server cannot be reached. */
export async function findOpenGame(
  tables: readonly StoredTable[],
): Promise<RunningTable | "none" | "unknown"> {
  for (const stored of openTables(tables).slice(0, MOST_ASKED)) {
    const found = await requestStanding(stored);
    if (found === "lost") return "unknown";
    if (found === "gone") forgetTable(stored.table);
    else if (found.standing === "over")
      noteTable(stored.table, "over", ownChairs(stored, found.table));
    else if (found.standing !== "gathering" || Date.now() - stored.at < DAY_MILLISECONDS) {
      return found;
    }
  }
  return "none";
}

function GameFacts({ game }: { game: RunningTable }) {
  const { table } = game;
  const stored = storedTable(table.table);
  const own = stored ? ownChairs(stored, table) : [];
  const others = table.chairs.filter((chair, number) => chair.taken && !own.includes(number));
  return (
    <small class="continue-facts">
      {others.map(({ bot, shape }, index) => (
        <span key={index} class="continue-face" aria-hidden="true">
          {bot ? <BotFace bot={bot} /> : shape && <ShapeMark shape={shape} />}
        </span>
      ))}
      <span>{standingText(game)}</span>
      <span class="hidden-text">{joinNames(others.map(chairName))}</span>
    </small>
  );
}

/** After three wins, offers the next level once: until it is answered or the page is left. */
function NextLevel({ level, onLevel }: Pick<ReturningProps, "level" | "onLevel">) {
  const [next, setNext] = useState(() =>
    wasSuggestedAfter(level) ? null : levelAfterWins(storedGames(), level),
  );
  // Before the next paint: an answer counts even if the page is reloaded at once.
  useLayoutEffect(() => {
    if (next) return () => noteSuggestionAfter(level);
    return undefined;
  }, [next]);
  if (!next) return null;
  const accept = () => {
    chooseOpponent(next);
    onLevel(next);
  };
  return (
    <section class="next-level" aria-labelledby="next-level">
      <span class="next-face" aria-hidden="true">
        <BotFace bot={next} />
      </span>
      <p id="next-level">{say("home-next-level", { bot: say(`bot-${next}`) })}</p>
      <Button icon="check" onClick={accept}>
        {say("yes")}
      </Button>
      <IconButton icon="close" label={say("cancel")} onClick={() => setNext(null)} />
    </section>
  );
}
