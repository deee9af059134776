/** All games of a device as one file, and back. */
import type { KeptGame } from "../keep";
import type { Shape } from "../protocol";
import { isRecord, plainRecord } from "./record";

const MARK = "cheese-rescue-games";
const VERSION = 1;
const LONGEST_NAME = 60;
const SHAPES: readonly unknown[] = ["wheel", "wedge", "block", "heart"];

export function collectionText(games: readonly KeptGame[]): string {
  return `${JSON.stringify({ [MARK]: VERSION, games }, null, 1)}\n`;
}

/** The games of such a file, or of a single record; null where it is neither. */
export function gamesIn(text: string, now: number): KeptGame[] | null {
  if (isRecord(text)) return [{ record: text, at: now, names: [], mine: [] }];
  let found: unknown;
  try {
    found = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return null;
  }
  const { [MARK]: version, games } = (found ?? {}) as { [MARK]?: unknown; games?: unknown };
  if (version !== VERSION || !Array.isArray(games)) return null;
  return games.map(readGame).filter((game) => game !== null);
}

/** Those that are not there yet, each once, whatever their comments and spaces. */
export function freshAmong(games: readonly KeptGame[], known: readonly KeptGame[]): KeptGame[] {
  const seen = new Set(known.map(({ record }) => plainRecord(record)));
  return games.filter(({ record }) => {
    const plain = plainRecord(record);
    if (seen.has(plain)) return false;
    seen.add(plain);
    return true;
  });
}

/** Only what belongs to a game, and only where it is what it should be. */
function readGame(found: unknown): KeptGame | null {
  const game = (found ?? {}) as Record<keyof KeptGame, unknown>;
  const { record, at, seal } = game;
  if (typeof record !== "string" || !isRecord(record)) return null;
  const shapes = listOf(game.shapes, (shape): shape is Shape => SHAPES.includes(shape));
  const numbers = listOf(game.numbers, isText);
  return {
    record,
    at: typeof at === "number" && Math.abs(at) < 8e15 ? at : 0,
    names: listOf(game.names, isText).map((name) => name.slice(0, LONGEST_NAME)),
    mine: listOf(game.mine, (seat): seat is number => [0, 1, 2, 3].includes(seat as number)),
    ...(shapes.length ? { shapes } : {}),
    ...(isText(seal) ? { seal } : {}),
    ...(numbers.length ? { numbers } : {}),
  };
}

function listOf<Item>(found: unknown, isItem: (one: unknown) => one is Item): Item[] {
  return Array.isArray(found) && found.length <= 4 ? found.filter(isItem) : [];
}

function isText(found: unknown): found is string {
  return typeof found === "string";
}
