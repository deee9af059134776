/** All puzzles by grade and theme, and which of them this device has solved. */

import { useEffect, useState } from "preact/hooks";
import { request } from "../api";
import { type StoredPuzzle, storedPuzzles } from "../exercise-storage";
import type { PuzzleList, PuzzlesByGrade, PuzzlesByTheme } from "../protocol";

export type Grade = keyof PuzzlesByGrade;
export type Theme = keyof PuzzlesByTheme;

export const GRADES: readonly Grade[] = ["easy", "medium", "hard"];
export const THEMES: readonly Theme[] = ["guard", "free", "scare", "block", "wall", "sacrifice"];

/** Which puzzles somebody wants to play. */
export interface Choice {
  grade: Grade;
  /** Null for every theme. */
  theme: Theme | null;
}

let loaded: PuzzleList | null = null;

async function loadList(): Promise<PuzzleList> {
  const version = document.documentElement.dataset.version ?? "";
  const answer = await request(`/api/puzzles?v=${version}`, { method: "GET" });
  loaded = (await answer.json()) as PuzzleList;
  return loaded;
}

/** The list of all puzzles; `isLost` if the server cannot be reached. */
export function usePuzzleList() {
  const [list, setList] = useState(loaded);
  const [isLost, setLost] = useState(false);
  const load = () => {
    setLost(false);
    loadList().then(setList, () => setLost(true));
  };
  useEffect(() => {
    if (!list) load();
  }, []);
  return { list, isLost, load };
}

/** The numbers of the chosen puzzles, in their order. */
export function chosenPuzzles(list: PuzzleList, { grade, theme }: Choice): readonly number[] {
  const numbers = list.grades[grade];
  if (!theme) return numbers;
  const about = new Set(list.themes[theme]);
  return numbers.filter((number) => about.has(number));
}

/** The grade of a puzzle; undefined if there is no such puzzle. */
export function gradeOf(list: PuzzleList, number: number): Grade | undefined {
  return GRADES.find((grade) => list.grades[grade].includes(number));
}

/** The themes of a puzzle. */
export function themesOf(list: PuzzleList, number: number): Theme[] {
  return THEMES.filter((theme) => list.themes[theme].includes(number));
}

/** The numbers of the puzzles that were solved on this device. */
export function solvedNumbers(): ReadonlySet<number> {
  return new Set(storedPuzzles().flatMap((one) => (one.solved ? one.number : [])));
}

/** The next unsolved puzzle after a number, or from the beginning; undefined if all are solved. */
export function nextPuzzle(
  numbers: readonly number[],
  solved: ReadonlySet<number>,
  after = 0,
): number | undefined {
  const open = numbers.filter((number) => !solved.has(number) && number !== after);
  return open.find((number) => number > after) ?? open[0];
}

export type Outcome = "open" | "tried" | "first" | "first-hint" | "solved" | "solved-hint";

/** How a puzzle went on this device. */
export function outcomeOf(stored: StoredPuzzle | null): Outcome {
  if (!stored) return "open";
  if (!stored.solved) return "tried";
  const way = stored.wrong === 0 ? "first" : "solved";
  return stored.hints > 0 ? `${way}-hint` : way;
}
