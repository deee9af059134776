/** What this device keeps: settings, its seats, its games. Nothing of it is sent anywhere. */
import type { ChairNumber, GameNumber, Shape, TableId, Token } from "./protocol";

const PREFIX = "cheese-rescue.";
const MOST_GAMES = 200;

type Setting = "language" | "theme" | "name" | "muted" | "sound" | "slow" | "score";

/** A table that this device sits at, opened or watched. */
export interface KeptTable {
  table: TableId;
  tokens: Token[];
  /** When it was last looked at, in milliseconds. */
  at: number;
  /** By game: what was shown and sent before the deal, to check the luck afterwards. */
  luck: Record<GameNumber, Luck>;
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

/** Private windows and full disks refuse; then this lasts as long as the page. */
const memory = new Map<string, string>();

function read(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

function write(name: string, value: string | null): void {
  if (value === null) memory.delete(name);
  else memory.set(name, value);
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, value);
  } catch {
    // it is in memory
  }
}

function readList<Item>(name: string, isItem: (found: unknown) => found is Item): Item[] {
  try {
    const found: unknown = JSON.parse(read(name) ?? "[]");
    return Array.isArray(found) ? found.filter(isItem) : [];
  } catch {
    return [];
  }
}

export function kept(setting: Setting): string | null {
  return read(setting);
}

export function keep(setting: Setting, value: string | null): void {
  write(setting, value);
}

// -- tables ---------------------------------------------------------------------------------------

function isTable(found: unknown): found is KeptTable {
  const table = found as KeptTable | null;
  return typeof table?.table === "string" && Array.isArray(table.tokens);
}

/** The last one looked at first. */
export function keptTables(): KeptTable[] {
  return readList("tables", isTable).sort((a, b) => b.at - a.at);
}

export function keptTable(table: TableId): KeptTable | null {
  return keptTables().find((found) => found.table === table) ?? null;
}

/** Adds tokens to what is known of a table. */
export function keepTable(table: TableId, tokens: readonly Token[]): KeptTable {
  const known = keptTable(table) ?? { table, tokens: [], at: 0, luck: {} };
  const all = [...new Set([...known.tokens, ...tokens])];
  return writeTable({ ...known, tokens: all, at: Date.now() });
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

function isGame(found: unknown): found is KeptGame {
  const game = found as KeptGame | null;
  return typeof game?.record === "string" && typeof game.at === "number";
}

/** The newest first. */
export function keptGames(): KeptGame[] {
  return readList("games", isGame).sort((a, b) => b.at - a.at);
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
