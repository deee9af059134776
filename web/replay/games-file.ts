/** Writes and reads a file with all games of a device. */

import { parseGame, type StoredGame } from "../storage";
import { isRecord, plainRecord } from "./record";
import { isSquare } from "./scored-square";

const MARK = "cheese-rescue-games";
const VERSION = 1;

/** The text of a file with these games. */
export function gamesFileText(games: readonly StoredGame[]): string {
  return `${JSON.stringify({ [MARK]: VERSION, games }, null, 1)}\n`;
}

/** Whether a text is something that the list of games can show. */
function isGame(text: string): boolean {
  return isRecord(text) || isSquare(text);
}

/** The games in a games file, or a single one; null if the text is neither. */
export function parseGamesFile(text: string, now: number): StoredGame[] | null {
  if (isGame(text)) return [{ record: text, at: now, names: [], mine: [] }];
  let found: unknown;
  try {
    found = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return null;
  }
  const { [MARK]: version, games } = (found ?? {}) as { [MARK]?: unknown; games?: unknown };
  if (version !== VERSION || !Array.isArray(games)) return null;
  return games
    .map(parseGame)
    .filter((game) => game !== null)
    .filter((game) => isGame(game.record));
}

/** The games that are not known yet, each once; comments and spaces do not count. */
export function newGames(games: readonly StoredGame[], known: readonly StoredGame[]): StoredGame[] {
  const seen = new Set(known.map(({ record }) => plainRecord(record)));
  return games.filter(({ record }) => {
    const plain = plainRecord(record);
    if (seen.has(plain)) return false;
    seen.add(plain);
    return true;
  });
}
