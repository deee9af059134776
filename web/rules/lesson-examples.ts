/** The squares of the lessons, as examples in the rules. */

import { LESSON_SQUARES, type LessonSquare } from "../learn/lesson-squares";

/** Cells by column and row of the lesson's drawing, as in `"2,-1": "C+"`. */
type Changes = Readonly<Record<string, string>>;

/**
 * The rows of a lesson's square in the notation of `Diagram`. A change replaces a cell, or only adds
 * to its card, as in `":alert"`. The lesson's empty cells are not drawn.
 */
export function lessonRows(lesson: string, changes: Changes, all = LESSON_SQUARES): string[] {
  const cells = new Map(cellsOf(lesson, all));
  for (const [key, text] of Object.entries(changes)) {
    cells.set(key, text.startsWith(":") ? `${cells.get(key) ?? ""}${text}` : text);
  }
  const places = [...cells.keys()].map((key) => key.split(",").map(Number));
  const columns = range(places.map(([x = 0]) => x));
  const rows = range(places.map(([, y = 0]) => y));
  return rows.map((y) => columns.map((x) => cells.get(`${x},${y}`) ?? "_").join(" "));
}

function cellsOf(lesson: string, all: readonly LessonSquare[]): [key: string, text: string][] {
  const drawn = all.find(({ name }) => name === lesson)?.rows ?? [];
  return drawn.flatMap((row, y) =>
    row.flatMap((text, x): [string, string][] => (text === "." ? [] : [[`${x},${y}`, text]])),
  );
}

/** The whole numbers from the smallest to the greatest. */
function range(numbers: readonly number[]): number[] {
  const first = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - first + 1 }, (_, nth) => first + nth);
}
