/** The grade and the theme that were chosen last on this device. */

import { readSetting, writeSetting } from "../storage";
import { type Choice, GRADES, THEMES, type Theme } from "./puzzle-list";

/** The theme that was chosen last, or null for every theme. */
export function storedTheme(): Theme | null {
  return THEMES.find((one) => one === readSetting("theme-of-puzzles")) ?? null;
}

/** What was chosen last; easy puzzles with any theme at first. */
export function storedChoice(): Choice {
  const grade = GRADES.find((one) => one === readSetting("grade")) ?? "easy";
  return { grade, theme: storedTheme() };
}

/** Stores what was chosen. */
export function storeChoice({ grade, theme }: Choice): void {
  writeSetting("grade", grade);
  writeSetting("theme-of-puzzles", theme);
}
