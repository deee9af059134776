/** Our games: those of this device, running ones first. */
import { useEffect, useState } from "preact/hooks";
import { Refused, ofTable } from "../api";
import { BotFace, CardArt, ShapeMark } from "../art/card";
import { Icon } from "../art/icon";
import {
  type KeptGame,
  forgetGame,
  forgetTable,
  keepGames,
  keptGames,
  keptTables,
} from "../keep";
import { SHAPES } from "../cards";
import { chairName, listed, type Person } from "../people";
import type { Shape, TableShown } from "../protocol";
import { castOf } from "../replay/cast";
import { collectionText, freshAmong, gamesIn } from "../replay/collection";
import { dayOf, download } from "../replay/files";
import { fragmentOf, resultIn, type Result } from "../replay/record";
import { type Running, type Standing, inOrder, ownChairs, standingOf } from "../replay/running";
import { Link } from "../router";
import { Button, IconButton } from "../ui/button";
import { Page } from "../ui/page";
import { language, say } from "../words";

/** So many tables are asked after; who looked at more of them goes by their links. */
const MOST_ASKED = 20;
const LONGEST_FILE = 8_000_000;

export default function GamesPage() {
  const [games, setGames] = useState(keptGames);
  const [deleted, setDeleted] = useState<KeptGame | null>(null);
  const { running, isAsking, isLost } = useRunning();

  const remove = (game: KeptGame) => {
    forgetGame(game.record);
    setDeleted(game);
    setGames(keptGames());
  };
  const bringBack = (game: KeptGame) => {
    keepGames([game]);
    setDeleted(null);
    setGames(keptGames());
  };

  const isEmpty = !games.length && !running.length && !isAsking && !deleted;
  return (
    <Page title={say("games-title")}>
      <div class="games">
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
                <RunningGame key={one.table.table} running={one} />
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
                <FinishedGame key={game.record} game={game} onDelete={() => remove(game)} />
              ))}
            </ul>
          </section>
        )}
        <Collection games={games} onChange={() => setGames(keptGames())} />
      </div>
    </Page>
  );
}

/** The button that was pressed is gone with its game. */
function focusButton(bar: HTMLElement | null): void {
  bar?.querySelector("button")?.focus({ preventScroll: true });
}

// -- tables that are still there ------------------------------------------------------------------

interface Found {
  running: Running[];
  isAsking: boolean;
  isLost: boolean;
}

/** Asks after every table, again when somebody looks at the page anew. */
function useRunning(): Found {
  const [found, setFound] = useState<Found>({ running: [], isAsking: true, isLost: false });
  useEffect(() => {
    let round = 0;
    const look = async () => {
      const mine = ++round;
      const running: Running[] = [];
      let isLost = false;
      for (const kept of keptTables().slice(0, MOST_ASKED)) {
        const table = await tableShown(kept.table, kept.tokens[0]);
        if (mine !== round) return;
        if (table === "gone") forgetTable(kept.table);
        else if (table === "lost") isLost = true;
        else running.push({ table, standing: standingOf(table, ownChairs(kept)) });
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

async function tableShown(
  table: string,
  token: string | undefined,
): Promise<TableShown | "gone" | "lost"> {
  try {
    const answer = await ofTable("GET", `/api/tables/${table}`, token);
    return (await answer.json()) as TableShown;
  } catch (error) {
    return error instanceof Refused && error.refusal === "no-such-table" ? "gone" : "lost";
  }
}

function RunningGame({ running: { table, standing } }: { running: Running }) {
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
      <p class="games-standing">{standingTold(standing, table)}</p>
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
          <span class="hidden-text">{listed(seated.map(({ name }) => name))}</span>
        </Link>
      </div>
    </li>
  );
}

function standingTold(standing: Standing, table: TableShown): string {
  switch (standing) {
    case "your-turn":
      return say("games-your-turn");
    case "gathering":
      return say("games-gathering");
    case "over":
      return say("games-over");
    case "their-turn": {
      const chair = table.turn === null ? undefined : table.chairs[table.turn];
      return chair ? say("games-turn", { who: chairName(chair) }) : say("games-going-on");
    }
  }
}

// -- games on this device -------------------------------------------------------------------------

interface FinishedProps {
  game: KeptGame;
  onDelete: () => void;
}

function FinishedGame({ game, onDelete }: FinishedProps) {
  const people = castOf(game.record, game);
  const result = resultIn(game.record);
  const when = dateTold(game.at);
  const names = listed(people.map(({ name }) => name));
  return (
    <li class="games-item">
      <p class="games-won">{wonTold(people, result)}</p>
      <p class="games-when">{when}</p>
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
        <IconButton
          icon="trash"
          label={say("games-delete", { when, names })}
          onClick={onDelete}
        />
      </div>
    </li>
  );
}

function wonTold(people: readonly Person[], result: Result | null): string {
  if (!result) return say("games-unfinished");
  const winners = people.filter(({ seat }) => result.winners.includes(seat));
  const [only] = winners;
  const isAlone = people.filter(({ mine }) => mine).length === 1;
  if (winners.length === 1 && only) {
    return only.mine && isAlone ? say("games-you-won") : say("finale-winner", { who: only.name });
  }
  return say("finale-winners", { who: listed(winners.map(({ name }) => name)) });
}

function dateTold(at: number): string {
  if (!at) return "";
  // The reader's own way of writing that language, where the browser tells it.
  const tag = navigator.languages.find((one) => one.startsWith(language())) ?? language();
  const form = new Intl.DateTimeFormat(tag, { dateStyle: "medium", timeStyle: "short" });
  return form.format(new Date(at));
}

// -- all of them in one file ----------------------------------------------------------------------

type Brought = { type: "games"; count: number } | { type: "broken" } | null;

function Collection({ games, onChange }: { games: readonly KeptGame[]; onChange: () => void }) {
  const [brought, setBrought] = useState<Brought>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    const text = file.size > LONGEST_FILE ? "" : await file.text().catch(() => "");
    const found = gamesIn(text, Date.now());
    if (!found?.length) {
      setBrought({ type: "broken" });
      return;
    }
    setBrought({ type: "games", count: keepGames(freshAmong(found, keptGames())) });
    onChange();
  };
  const save = () => {
    const name = `cheese-rescue-games-${dayOf(Date.now())}.json`;
    download(name, collectionText(games), "application/json");
  };
  return (
    <section class="games-collection">
      <p>{say("games-where")}</p>
      <div class="games-do">
        {games.length > 0 && (
          <Button icon="download" onClick={save}>
            {say("games-save")}
          </Button>
        )}
        <label class="button plain file">
          <Icon name="upload" />
          <span>{say("games-bring")}</span>
          <input
            type="file"
            accept=".json,.txt,application/json,text/plain"
            onChange={(event) => {
              void take(event.currentTarget.files?.[0]);
              event.currentTarget.value = "";
            }}
          />
        </label>
      </div>
      <p role="status" class={brought?.type === "broken" ? "games-broken" : "games-brought"}>
        {brought?.type === "broken" && say("games-broken")}
        {brought?.type === "games" && say("games-brought", { count: brought.count })}
      </p>
    </section>
  );
}
