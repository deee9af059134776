/** All games of a device as one file, and back. */
import { type KeptGame, readGame } from "../keep";
import { isRecord, plainRecord } from "./record";

const MARK = "cheese-rescue-games";
const VERSION = 1;

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
  return games
    .map(readGame)
    .filter((game) => game !== null)
    .filter((game) => isRecord(game.record));
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
