/** The lessons and puzzles that were tried on this device. */

import { isCount, isText, listOf, readList, readValue, timeOf, writeValue } from "./storage";

// -- lessons --------------------------------------------------------------------------------------

const MOST_LESSONS = 100;
const LESSON = /^[a-z0-9-]{1,40}$/;

/** The valid names of lessons in a value from storage or a file. */
export function parseLessons(found: unknown): string[] {
  const names = listOf(found, isText).filter((name) => LESSON.test(name));
  return [...new Set(names)].slice(0, MOST_LESSONS);
}

/** The names of the lessons that were solved on this device. */
export function storedLessons(): string[] {
  return parseLessons(readValue("lessons"));
}

/** Adds lessons that were solved; returns how many of them are new. */
export function storeLessons(names: readonly string[]): number {
  const known = storedLessons();
  const all = parseLessons([...known, ...names]);
  writeValue("lessons", JSON.stringify(all));
  return all.length - known.length;
}

// -- puzzles --------------------------------------------------------------------------------------

/** What this device knows about a puzzle that somebody tried here. */
export interface StoredPuzzle {
  number: number;
  grade: string;
  themes: string[];
  solved: boolean;
  /** How many wrong moves were laid before it was solved, or so far. */
  wrong: number;
  /** The strongest hint that was asked for, from 1 to 3; 0 without any. */
  hints: number;
  /** When it was last played, in milliseconds. */
  at: number;
}

const MOST_PUZZLES = 5_000;
const MOST_THEMES = 10;

/** Validates a puzzle from storage or a file. */
export function parsePuzzle(found: unknown): StoredPuzzle | null {
  const { number, grade, themes, solved, wrong, hints, at } = (found ?? {}) as Record<
    keyof StoredPuzzle,
    unknown
  >;
  if (!isCount(number) || !isText(grade)) return null;
  return {
    number,
    grade,
    themes: listOf(themes, isText).slice(0, MOST_THEMES),
    solved: solved === true,
    wrong: isCount(wrong) ? wrong : 0,
    hints: isCount(hints) ? Math.min(hints, 3) : 0,
    at: timeOf(at),
  };
}

/** All puzzles that were tried on this device, the latest first. */
export function storedPuzzles(): StoredPuzzle[] {
  return readList("puzzles", parsePuzzle).sort((a, b) => b.at - a.at);
}

/** What is stored of a puzzle, or null. */
export function storedPuzzle(number: number): StoredPuzzle | null {
  return storedPuzzles().find((one) => one.number === number) ?? null;
}

/** Stores puzzles; each replaces what was stored of the same number. */
export function storePuzzles(puzzles: readonly StoredPuzzle[]): void {
  const numbers = new Set(puzzles.map(({ number }) => number));
  const others = storedPuzzles().filter(({ number }) => !numbers.has(number));
  const all = [...puzzles, ...others].sort((a, b) => b.at - a.at).slice(0, MOST_PUZZLES);
  writeValue("puzzles", JSON.stringify(all));
}
