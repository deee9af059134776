/** The games of this device, running ones first. */

import { useEffect, useState } from "preact/hooks";
import { BotFace, CardArt, ShapeMark } from "../art/card";
import { Icon } from "../art/icon";
import { SHAPES } from "../cards";
import { SavedFile } from "../done/saved-file";
import { keepGames } from "../done/summary";
import { say } from "../i18n";
import { chairName, joinNames, type Person } from "../people";
import type { Shape } from "../protocol";
import { dateText } from "../replay/dates";
import { storedFile } from "../replay/games-file";
import { playersOf } from "../replay/players";
import { fragmentOf, type Result, resultIn } from "../replay/record";
import {
  inOrder,
  type RunningTable,
  requestStanding,
  standingText,
} from "../replay/running-tables";
import { isSquare } from "../replay/scored-square";
import { Link } from "../router";
import { forgetGame, forgetTable, type StoredGame, storedGames, storedTables } from "../storage";
import { Button, IconButton } from "../ui/button";
import { Page } from "../ui/page";

/** The page asks the server about this many tables at most; older ones need their link. */
const MOST_ASKED = 20;

/** The page with the running tables and finished games of this device, and their export. */
export default function GamesPage() {
  const [games, setGames] = useState(storedGames);
  const [deleted, setDeleted] = useState<StoredGame | null>(null);
  const { running, isAsking, isLost } = useRunningTables();

  const remove = (game: StoredGame) => {
    forgetGame(game.record);
    setDeleted(game);
    setGames(storedGames());
  };
  const bringBack = (game: StoredGame) => {
    keepGames([game]);
    setDeleted(null);
    setGames(storedGames());
  };

  const isEmpty = !games.length && !running.length && !isAsking && !deleted;
  return (
    <Page title={say("games-title")}>
      <div class="games">
        <Link href="/done" class="button plain games-done">
          <Icon name="crown" />
          <span>{say("done-title")}</span>
        </Link>
        {isLost && (
          <p class="games-trouble" role="alert">
            {say("trouble-unreachable")}
          </p>
        )}
        {running.length > 0 && (
          <section>
            <h2>{say("games-running")}</h2>
            <ul class="games-list">
              {running.map((one) => (
                <RunningTableItem key={one.table.table} running={one} />
              ))}
            </ul>
          </section>
        )}
        {isEmpty && (
          <div class="games-empty">
            <span class="games-nobody" aria-hidden="true">
              <CardArt card="M" look={[1, 0]} />
              <CardArt card="3a" shape="wheel" />
            </span>
            <p>{say("games-empty")}</p>
            <Link href="/" class="button big">
              <Icon name="play" />
              <span>{say("games-play")}</span>
            </Link>
          </div>
        )}
        <div role="status">
          {deleted && (
            <p class="games-deleted" ref={focusButton}>
              <span>{say("games-deleted")}</span>
              <Button icon="undo" onClick={() => bringBack(deleted)}>
                {say("games-bring-back")}
              </Button>
            </p>
          )}
        </div>
        {games.length > 0 && (
          <section>
            <h2>{say("games-finished")}</h2>
            <ul class="games-list">
              {games.map((game) => (
                <FinishedGameItem key={game.record} game={game} onDelete={() => remove(game)} />
              ))}
            </ul>
          </section>
        )}
        <SavedFile file={storedFile()} onChange={() => setGames(storedGames())} />
      </div>
    </Page>
  );
}

/** Focuses "undo", because the delete button disappears together with its game. */
function focusButton(bar: HTMLElement | null): void {
  bar?.querySelector("button")?.focus({ preventScroll: true });
}

// -- running tables -------------------------------------------------------------------------------

interface RunningTables {
  running: RunningTable[];
  isAsking: boolean;
  isLost: boolean;
}

/** Asks the server about every table, and again whenever the page becomes visible. */
function useRunningTables(): RunningTables {
  const [found, setFound] = useState<RunningTables>({ running: [], isAsking: true, isLost: false });
  useEffect(() => {
    let round = 0;
    const look = async () => {
      const mine = ++round;
      const running: RunningTable[] = [];
      let isLost = false;
      for (const stored of storedTables().slice(0, MOST_ASKED)) {
        const found = await requestStanding(stored);
        if (mine !== round) return;
        if (found === "gone") forgetTable(stored.table);
        else if (found === "lost") isLost = true;
        else running.push(found);
        if (isLost) break;
      }
      setFound({ running: inOrder(running), isAsking: false, isLost });
    };
    const lookAgain = () => {
      if (document.visibilityState === "visible") void look();
    };
    void look();
    document.addEventListener("visibilitychange", lookAgain);
    return () => {
      round = -1;
      document.removeEventListener("visibilitychange", lookAgain);
    };
  }, []);
  return found;
}

function RunningTableItem({ running }: { running: RunningTable }) {
  const { table, standing } = running;
  const seated = table.chairs.flatMap((chair, number) =>
    chair.taken
      ? [
          {
            name: chairName(chair),
            shape: chair.shape ?? (SHAPES[number] as Shape),
            bot: chair.bot,
          },
        ]
      : [],
  );
  return (
    <li class={`games-item games-${standing}`}>
      <p class="games-standing">{standingText(running)}</p>
      <ul class="games-people">
        {seated.map(({ name, shape, bot }, index) => (
          <li key={index}>
            <span class="games-mark">
              {bot ? <BotFace bot={bot} /> : <ShapeMark shape={shape} />}
            </span>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <div class="games-do">
        <Link
          href={`/t/${table.table}`}
          class={`button ${standing === "your-turn" ? "big" : "plain"}`}
        >
          <Icon name="play" />
          <span>{say("games-to-table")}</span>
          <span class="hidden-text">{joinNames(seated.map(({ name }) => name))}</span>
        </Link>
      </div>
    </li>
  );
}

// -- finished games -------------------------------------------------------------------------------

interface FinishedProps {
  game: StoredGame;
  onDelete: () => void;
}

function FinishedGameItem({ game, onDelete }: FinishedProps) {
  const people = playersOf(game.record, game);
  const result = resultIn(game.record);
  const when = dateText(game.at, { dateStyle: "medium", timeStyle: "short" });
  const names = joinNames(people.map(({ name }) => name));
  return (
    <li class="games-item">
      <p class="games-won">{winnerText(people, result)}</p>
      <p class="games-when">
        {isSquare(game.record) ? [when, say("games-real")].filter(Boolean).join(" · ") : when}
      </p>
      <ul class="games-people">
        {people.map(({ seat, name, shape }) => (
          <li key={seat}>
            <span class="games-mark">
              <ShapeMark shape={shape} />
            </span>
            <span>{name}</span>
            {result && <b>{say("points", { count: result.points[seat] ?? 0 })}</b>}
            {result?.winners.includes(seat) && <Icon name="crown" />}
          </li>
        ))}
      </ul>
      <div class="games-do">
        <Link href={`/replay#${fragmentOf(game.record)}`} class="button plain">
          <Icon name="eye" />
          <span>{say("games-look")}</span>
          <span class="hidden-text">{say("games-which", { when, names })}</span>
        </Link>
        <IconButton icon="trash" label={say("games-delete", { when, names })} onClick={onDelete} />
      </div>
    </li>
  );
}

function winnerText(people: readonly Person[], result: Result | null): string {
  if (!result) return say("games-unfinished");
  const winners = people.filter(({ seat }) => result.winners.includes(seat));
  const [only] = winners;
  const isAlone = people.filter(({ mine }) => mine).length === 1;
  if (winners.length === 1 && only) {
    return only.mine && isAlone ? say("games-you-won") : say("finale-winner", { who: only.name });
  }
  return say("finale-winners", { who: joinNames(winners.map(({ name }) => name)) });
}
