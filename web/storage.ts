/** What this device stores locally: settings, tables with their tokens, and finished games. */

import { SHAPES } from "./cards";
import type { ChairNumber, GameNumber, Phase, Shape, TableId, Token } from "./protocol";

const PREFIX = "cheese-rescue.";
const MOST_GAMES = 200;
const MOST_SEATS = 4;
const MOST_FORMER = 5; // as many as a join request may have
const LONGEST_STORED_NAME = 60;
const LATEST = 8e15; // a Date holds times up to 8.64e15 milliseconds

type Setting =
  | "language"
  | "theme"
  | "name"
  | "guest"
  | "shape"
  | "level"
  | "suggested"
  | "muted"
  | "bots"
  | "slow"
  | "score"
  | "lesson"
  | "offered"
  | "aloud"
  | "grade"
  | "theme-of-puzzles";

/** A table that this device opened, joined or watched. */
export interface StoredTable {
  table: TableId;
  tokens: Token[];
  /** When it was last visited, in milliseconds. */
  at: number;
  /** By game: the seal and numbers from before the deal, to check it afterwards. */
  luck: Record<GameNumber, Luck>;
  /** The code to join the table. */
  code?: string;
  /** Tokens from a chair's own link: another device sends the random numbers of these chairs. */
  handed?: Token[];
  /** Tokens of chairs that this device has lost. They open nothing; a join request names them. */
  former?: Token[];
  /** The chair that this device has asked for during a game. */
  asked?: AskedChair;
  /** The phase when this device last saw the table. */
  phase?: Phase;
  /** The chairs that it had then. */
  chairs?: ChairNumber[];
}

/** A chair that its token opens once the others have agreed. */
export interface AskedChair {
  chair: ChairNumber;
  token: Token;
}

/** The seal of a deal, and the random numbers that this device sent. */
export interface Luck {
  seal: string;
  numbers: Record<ChairNumber, string>;
}

/** A finished game: its record, and what the record does not contain. */
export interface StoredGame {
  record: string;
  at: number;
  /** By seat. */
  names: string[];
  /** By seat; the default is the shape with the number of the seat. */
  shapes?: Shape[];
  /** The seats of this device. */
  mine: number[];
  /** The seal that this device saw before the deal. */
  seal?: string;
  /** The numbers that this device sent. */
  numbers?: string[];
}

/** Fallback for private windows and full disks: lasts as long as the page. */
const memory = new Map<string, string | null>();

function read(name: string): string | null {
  const remembered = memory.get(name);
  if (remembered !== undefined) return remembered;
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

/** Stores a value; null removes it. */
export function writeValue(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
    memory.delete(name);
  } catch {
    memory.set(name, value);
  }
}

/** A stored value, or null; the storage could contain anything. */
export function readValue(name: string): unknown {
  try {
    return JSON.parse(read(name) ?? "null");
  } catch {
    return null;
  }
}

/** The valid items of a stored list. */
export function readList<Item>(name: string, readItem: (found: unknown) => Item | null): Item[] {
  const found = readValue(name);
  return Array.isArray(found) ? found.map(readItem).filter((item) => item !== null) : [];
}

/** The valid items of a value that may be no list. */
export function listOf<Item>(found: unknown, isItem: (one: unknown) => one is Item): Item[] {
  return Array.isArray(found) ? found.filter(isItem) : [];
}

export function isText(found: unknown): found is string {
  return typeof found === "string";
}

export function timeOf(found: unknown): number {
  return typeof found === "number" && Math.abs(found) < LATEST ? found : 0;
}

/** The value of a setting, or null. */
export function readSetting(setting: Setting): string | null {
  return read(setting);
}

/** Stores a setting; null removes it. */
export function writeSetting(setting: Setting, value: string | null): void {
  writeValue(setting, value);
}

// -- tables ---------------------------------------------------------------------------------------

const TABLE = /^[\w-]{22}$/;
const TOKEN = /^[\w-]{22,64}$/;

/** Whether a value has the form of a token. */
export function isToken(found: unknown): found is Token {
  return isText(found) && TOKEN.test(found);
}

function readTable(found: unknown): StoredTable | null {
  const { table, tokens, at, luck, code, handed, former, asked, phase, chairs } = (found ??
    {}) as Record<keyof StoredTable, unknown>;
  if (!isText(table) || !TABLE.test(table)) return null;
  return {
    table,
    tokens: listOf(tokens, isToken),
    at: timeOf(at),
    luck: typeof luck === "object" && luck !== null ? (luck as StoredTable["luck"]) : {},
    ...(isText(code) && { code }),
    ...(Array.isArray(handed) && { handed: listOf(handed, isToken) }),
    ...(Array.isArray(former) && { former: listOf(former, isToken) }),
    ...(isAsked(asked) && { asked }),
    ...(PHASES.some((one) => one === phase) && { phase: phase as Phase }),
    ...(Array.isArray(chairs) && { chairs: listOf(chairs, isChair) }),
  };
}

const PHASES: readonly Phase[] = ["gathering", "playing", "over"];

function isChair(found: unknown): found is ChairNumber {
  return [0, 1, 2, 3].includes(found as number);
}

function isAsked(found: unknown): found is AskedChair {
  const { chair, token } = (found ?? {}) as Record<keyof AskedChair, unknown>;
  return isChair(chair) && isToken(token);
}

/** All stored tables, most recently visited first. */
export function storedTables(): StoredTable[] {
  return readList("tables", readTable).sort((a, b) => b.at - a.at);
}

/** What is stored of a table, or null. */
export function storedTable(table: TableId): StoredTable | null {
  return storedTables().find((found) => found.table === table) ?? null;
}

/** Adds tokens and other data to what is stored of a table. */
export function storeTable(
  table: TableId,
  tokens: readonly Token[],
  more: { code?: string; handed?: Token[]; asked?: AskedChair } = {},
): StoredTable {
  const known = storedTable(table) ?? { table, tokens: [], at: 0, luck: {} };
  const all = [...new Set([...known.tokens, ...tokens])];
  const handed = [...(known.handed ?? []), ...(more.handed ?? [])];
  return writeTable({ ...known, ...more, handed, tokens: all, at: Date.now() });
}

/** Stores the phase of a table and the chairs that this device has there, if they are new. */
export function noteTable(table: TableId, phase: Phase, chairs: readonly ChairNumber[]): void {
  const known = storedTable(table);
  if (!known || (known.phase === phase && String(known.chairs) === String(chairs))) return;
  writeTable({ ...known, phase, chairs: [...chairs] });
}

/** Stores a chair's new token in the place of its old one. */
export function replaceToken(table: TableId, old: Token | null, token: Token): void {
  const known = storedTable(table) ?? storeTable(table, []);
  const renew = (one: Token) => (one === old ? token : one);
  const tokens = [...new Set([...known.tokens.map(renew), token])];
  writeTable({ ...known, tokens, handed: (known.handed ?? []).map(renew) });
}

/** Notes that this device sends the random numbers of a chair from now on. */
export function takeOverNumbers(table: TableId, token: Token): void {
  const known = storedTable(table);
  if (!known?.handed?.includes(token)) return;
  writeTable({ ...known, handed: without(known.handed, token) });
}

/** Removes a token that opens nothing any more; `isFormer`: this device had its chair. */
export function retireToken(table: TableId, token: Token, { isFormer = true } = {}): void {
  const known = storedTable(table);
  if (!known) return;
  const former = without(known.former ?? [], token);
  writeTable({
    ...known,
    tokens: without(known.tokens, token),
    handed: without(known.handed ?? [], token),
    former: (isFormer ? [...former, token] : former).slice(-MOST_FORMER),
  });
}

/** Keeps a token as one that opens a chair, if it was thought to open nothing any more. */
export function restoreToken(table: TableId, token: Token): void {
  const known = storedTable(table);
  if (!known?.former?.includes(token)) return;
  const tokens = [...new Set([...known.tokens, token])];
  writeTable({ ...known, tokens, former: without(known.former, token) });
}

/** Removes the chair that this device has asked for: the request is decided. */
export function forgetAsked(table: TableId): void {
  const known = storedTable(table);
  if (!known?.asked) return;
  const { asked: _, ...rest } = known;
  writeTable(rest);
}

function without<Item>(list: readonly Item[], item: Item): Item[] {
  return list.filter((one) => one !== item);
}

/** Stores the seal and the numbers of a game. */
export function storeLuck(table: TableId, game: GameNumber, luck: Luck): void {
  const known = storedTable(table) ?? storeTable(table, []);
  writeTable({ ...known, luck: { ...known.luck, [game]: luck } });
}

function writeTable(table: StoredTable): StoredTable {
  const others = storedTables().filter((other) => other.table !== table.table);
  writeValue("tables", JSON.stringify([table, ...others].slice(0, MOST_GAMES)));
  return table;
}

/** Removes a table from this device. */
export function forgetTable(table: TableId): void {
  writeValue("tables", JSON.stringify(storedTables().filter((other) => other.table !== table)));
}

// -- games ----------------------------------------------------------------------------------------

/** Validates a game from storage or a file; drops invalid fields. */
export function parseGame(found: unknown): StoredGame | null {
  const game = (found ?? {}) as Record<keyof StoredGame, unknown>;
  const { record, at, seal } = game;
  if (!isText(record)) return null;
  const shapes = listOf(game.shapes, (one): one is Shape => SHAPES.includes(one as Shape));
  const numbers = listOf(game.numbers, isText).slice(0, MOST_SEATS);
  return {
    record,
    at: timeOf(at),
    names: listOf(game.names, isText)
      .slice(0, MOST_SEATS)
      .map((name) => name.slice(0, LONGEST_STORED_NAME)),
    mine: listOf(game.mine, isChair),
    ...(shapes.length ? { shapes: shapes.slice(0, MOST_SEATS) } : {}),
    ...(isText(seal) ? { seal } : {}),
    ...(numbers.length ? { numbers } : {}),
  };
}

/** All stored games, the newest first. */
export function storedGames(): StoredGame[] {
  return readList("games", parseGame).sort((a, b) => b.at - a.at);
}

/** Stores the games that are new; returns how many, and the older games that they displaced. */
export function storeGames(games: readonly StoredGame[]): {
  added: number;
  displaced: StoredGame[];
} {
  const known = storedGames();
  const seen = new Set(known.map((game) => game.record));
  const fresh = games.filter((game) => !seen.has(game.record));
  const all = [...fresh, ...known].sort((a, b) => b.at - a.at).slice(0, MOST_GAMES);
  writeValue("games", JSON.stringify(all));
  const left = new Set(all);
  return { added: fresh.length, displaced: known.filter((game) => !left.has(game)) };
}

/** Removes a game from this device. */
export function forgetGame(record: string): void {
  writeValue("games", JSON.stringify(storedGames().filter((game) => game.record !== record)));
}

/** Whether it is a number that counts something. */
export function isCount(found: unknown): found is number {
  return Number.isSafeInteger(found) && (found as number) >= 0;
}

/** What is still known of games that newer ones have displaced. */
export interface OlderGames {
  /** How many there were, by the number of players. */
  played: Record<number, number>;
  /** The bots that somebody has beaten in them. */
  beaten: string[];
}

/** Validates what is known of displaced games, from storage or a file. */
export function parseOlderGames(found: unknown): OlderGames {
  const { played, beaten } = (found ?? {}) as Record<keyof OlderGames, unknown>;
  const counts = Object.entries(played ?? {}).filter(
    ([players, count]) => ["2", "3", "4"].includes(players) && isCount(count),
  );
  return {
    played: Object.fromEntries(counts),
    beaten: [...new Set(listOf(beaten, isText))].slice(0, MOST_BOTS),
  };
}

const MOST_BOTS = 50;

/** What is known of the games that this device no longer has. */
export function storedOlderGames(): OlderGames {
  return parseOlderGames(readValue("older"));
}

/** Stores what is known of displaced games. */
export function storeOlderGames(older: OlderGames): void {
  writeValue("older", JSON.stringify(older));
}

/** Removes all games, puzzles and lessons; chairs and settings stay. */
export function forgetDone(): void {
  for (const name of ["games", "older", "puzzles", "lessons", "lesson", "suggested"]) {
    writeValue(name, null);
  }
}

/** Removes everything that this app has stored on this device. */
export function forgetAll(): void {
  memory.clear();
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(PREFIX)) localStorage.removeItem(name);
    }
  } catch {
    // without storage there is nothing to remove
  }
}
