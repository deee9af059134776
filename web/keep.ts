/** What this device keeps: settings, its seats, its games. Nothing of it is sent anywhere. */
import { SHAPES } from "./cards";
import type { ChairNumber, GameNumber, Shape, TableId, Token } from "./protocol";

const PREFIX = "cheese-rescue.";
const MOST_GAMES = 200;
const MOST_SEATS = 4;
const LONGEST_NAME = 60;
const LATEST = 8e15; // what a Date can be

type Setting = "language" | "theme" | "name" | "muted" | "slow" | "score";

/** A table that this device sits at, opened or watched. */
export interface KeptTable {
  table: TableId;
  tokens: Token[];
  /** When it was last looked at, in milliseconds. */
  at: number;
  /** By game: what was shown and sent before the deal, to check the luck afterwards. */
  luck: Record<GameNumber, Luck>;
  /** What was typed or shown to join it. */
  code?: string;
  /** Tokens that came by a seat's own link: another device has given that chair's number. */
  handed?: Token[];
}

export interface Luck {
  seal: string;
  numbers: Record<ChairNumber, string>;
}

/** A game as its record, with what a record does not hold. */
export interface KeptGame {
  record: string;
  at: number;
  /** By seat. */
  names: string[];
  /** By seat; without them, by the number of the seat. */
  shapes?: Shape[];
  /** The seats of this device. */
  mine: number[];
  /** The seal that was shown here before the deal, where there was one. */
  seal?: string;
  /** The numbers that this device gave. */
  numbers?: string[];
}

/** What private windows and full disks refused to keep: it lasts as long as the page. */
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

function write(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
    memory.delete(name);
  } catch {
    memory.set(name, value);
  }
}

/** Somebody may have written anything there: only what is sound comes back. */
function readList<Item>(name: string, readItem: (found: unknown) => Item | null): Item[] {
  try {
    const found: unknown = JSON.parse(read(name) ?? "[]");
    return Array.isArray(found) ? found.map(readItem).filter((item) => item !== null) : [];
  } catch {
    return [];
  }
}

function listOf<Item>(found: unknown, isItem: (one: unknown) => one is Item): Item[] {
  return Array.isArray(found) ? found.filter(isItem) : [];
}

function isText(found: unknown): found is string {
  return typeof found === "string";
}

function timeOf(found: unknown): number {
  return typeof found === "number" && Math.abs(found) < LATEST ? found : 0;
}

export function kept(setting: Setting): string | null {
  return read(setting);
}

export function keep(setting: Setting, value: string | null): void {
  write(setting, value);
}

// -- tables ---------------------------------------------------------------------------------------

const TABLE = /^[\w-]{22}$/;
const TOKEN = /^[\w-]{22,64}$/;

export function isToken(found: unknown): found is Token {
  return isText(found) && TOKEN.test(found);
}

function readTable(found: unknown): KeptTable | null {
  const { table, tokens, at, luck, code, handed } = (found ?? {}) as Record<keyof KeptTable, unknown>;
  if (!isText(table) || !TABLE.test(table)) return null;
  return {
    table,
    tokens: listOf(tokens, isToken),
    at: timeOf(at),
    luck: typeof luck === "object" && luck !== null ? (luck as KeptTable["luck"]) : {},
    ...(isText(code) && { code }),
    ...(Array.isArray(handed) && { handed: listOf(handed, isToken) }),
  };
}

/** The last one looked at first. */
export function keptTables(): KeptTable[] {
  return readList("tables", readTable).sort((a, b) => b.at - a.at);
}

export function keptTable(table: TableId): KeptTable | null {
  return keptTables().find((found) => found.table === table) ?? null;
}

/** Adds tokens, and whatever else there is, to what is known of a table. */
export function keepTable(
  table: TableId,
  tokens: readonly Token[],
  more: { code?: string; handed?: Token[] } = {},
): KeptTable {
  const known = keptTable(table) ?? { table, tokens: [], at: 0, luck: {} };
  const all = [...new Set([...known.tokens, ...tokens])];
  const handed = [...(known.handed ?? []), ...(more.handed ?? [])];
  return writeTable({ ...known, ...more, handed, tokens: all, at: Date.now() });
}

export function keepLuck(table: TableId, game: GameNumber, luck: Luck): void {
  const known = keptTable(table) ?? keepTable(table, []);
  writeTable({ ...known, luck: { ...known.luck, [game]: luck } });
}

function writeTable(table: KeptTable): KeptTable {
  const others = keptTables().filter((other) => other.table !== table.table);
  write("tables", JSON.stringify([table, ...others].slice(0, MOST_GAMES)));
  return table;
}

export function forgetTable(table: TableId): void {
  write("tables", JSON.stringify(keptTables().filter((other) => other.table !== table)));
}

// -- games ----------------------------------------------------------------------------------------

/** Only what belongs to a game, and only where it is what it should be; also from a file. */
export function readGame(found: unknown): KeptGame | null {
  const game = (found ?? {}) as Record<keyof KeptGame, unknown>;
  const { record, at, seal } = game;
  if (!isText(record)) return null;
  const shapes = listOf(game.shapes, (one): one is Shape => SHAPES.includes(one as Shape));
  const numbers = listOf(game.numbers, isText).slice(0, MOST_SEATS);
  return {
    record,
    at: timeOf(at),
    names: listOf(game.names, isText)
      .slice(0, MOST_SEATS)
      .map((name) => name.slice(0, LONGEST_NAME)),
    mine: listOf(game.mine, (seat): seat is number => [0, 1, 2, 3].includes(seat as number)),
    ...(shapes.length ? { shapes: shapes.slice(0, MOST_SEATS) } : {}),
    ...(isText(seal) ? { seal } : {}),
    ...(numbers.length ? { numbers } : {}),
  };
}

/** The newest first. */
export function keptGames(): KeptGame[] {
  return readList("games", readGame).sort((a, b) => b.at - a.at);
}

/** A record that is there already is not kept twice. How many were new. */
export function keepGames(games: readonly KeptGame[]): number {
  const known = keptGames();
  const seen = new Set(known.map((game) => game.record));
  const fresh = games.filter((game) => !seen.has(game.record));
  const all = [...fresh, ...known].sort((a, b) => b.at - a.at).slice(0, MOST_GAMES);
  write("games", JSON.stringify(all));
  return fresh.length;
}

export function forgetGame(record: string): void {
  write("games", JSON.stringify(keptGames().filter((game) => game.record !== record)));
}

export function forgetAll(): void {
  memory.clear();
  try {
    for (const name of Object.keys(localStorage)) {
      if (name.startsWith(PREFIX)) localStorage.removeItem(name);
    }
  } catch {
    // nothing was kept
  }
}
