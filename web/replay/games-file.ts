/** Writes and reads a file with everything that was done on a device: games, puzzles and lessons. */

import { combined, keepGames } from "../done/summary";
import {
  parseLessons,
  parsePuzzle,
  type StoredPuzzle,
  storedLessons,
  storedPuzzles,
  storeLessons,
  storePuzzles,
} from "../exercise-storage";
import {
  type OlderGames,
  parseGame,
  parseOlderGames,
  type StoredGame,
  storedGames,
  storedOlderGames,
  storeOlderGames,
} from "../storage";
import { isRecord, plainRecord } from "./record";
import { isSquare } from "./scored-square";

const MARK = "cheese-rescue-games";
/** Version 1 had only games. */
const VERSION = 2;

/** The content of a games file. */
export interface GamesFile {
  games: StoredGame[];
  /** What is known of games that are not in the file any more. */
  older: OlderGames;
  puzzles: StoredPuzzle[];
  /** The names of solved lessons. */
  lessons: string[];
}

/** Everything that was done on this device. */
export function storedFile(): GamesFile {
  return {
    games: storedGames(),
    older: storedOlderGames(),
    puzzles: storedPuzzles(),
    lessons: storedLessons(),
  };
}

/** Whether there is nothing to put into a file. */
export function isEmptyFile({ games, older, puzzles, lessons }: GamesFile): boolean {
  const played = Object.keys(older.played).length;
  return !games.length && !played && !puzzles.length && !lessons.length;
}

/** The text of a games file. */
export function gamesFileText(file: GamesFile): string {
  return `${JSON.stringify({ [MARK]: VERSION, ...file }, null, 1)}\n`;
}

/** Whether a text is something that the list of games can show. */
function isGame(text: string): boolean {
  return isRecord(text) || isSquare(text);
}

/** The content of a games file, or of a single game; null if the text is neither. */
export function parseGamesFile(text: string, now: number): GamesFile | null {
  if (isGame(text)) return fileOf({ games: [{ record: text, at: now, names: [], mine: [] }] });
  let found: unknown;
  try {
    found = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return null;
  }
  const file = (found ?? {}) as Record<string, unknown>;
  const { [MARK]: version, games, puzzles } = file;
  if ((version !== 1 && version !== VERSION) || !Array.isArray(games)) return null;
  return fileOf({
    games: valid(games, parseGame).filter((game) => isGame(game.record)),
    older: parseOlderGames(file.older),
    puzzles: valid(puzzles, parsePuzzle),
    lessons: parseLessons(file.lessons),
  });
}

function fileOf(part: Partial<GamesFile>): GamesFile {
  return { games: [], older: { played: {}, beaten: [] }, puzzles: [], lessons: [], ...part };
}

function valid<Item>(found: unknown, parse: (one: unknown) => Item | null): Item[] {
  return Array.isArray(found) ? found.map(parse).filter((item) => item !== null) : [];
}

/** Adds a file to what this device knows. Adding it again changes nothing. */
export function storeFile(file: GamesFile): { games: number; puzzles: number; lessons: number } {
  const games = keepGames(newGames(file.games, storedGames()));
  storeOlderGames(combined(storedOlderGames(), file.older));
  const puzzles = newPuzzles(file.puzzles, storedPuzzles());
  storePuzzles(puzzles);
  return { games, puzzles: puzzles.length, lessons: storeLessons(file.lessons) };
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

/** The puzzles that tell more than what is known: solved rather than not, or played later. */
export function newPuzzles(
  puzzles: readonly StoredPuzzle[],
  known: readonly StoredPuzzle[],
): StoredPuzzle[] {
  const best = new Map(known.map((puzzle) => [puzzle.number, puzzle]));
  const fresh = new Map<number, StoredPuzzle>();
  for (const puzzle of puzzles) {
    const other = fresh.get(puzzle.number) ?? best.get(puzzle.number);
    const isBetter =
      !other || (puzzle.solved === other.solved ? puzzle.at > other.at : puzzle.solved);
    if (isBetter) fresh.set(puzzle.number, puzzle);
  }
  return [...fresh.values()];
}
