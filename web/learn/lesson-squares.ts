/** The squares that the lessons begin with, from the file that the server reads, too. */

import text from "../../src/cheese_rescue/exercises/lessons.txt";

export interface LessonSquare {
  name: string;
  size: number;
  /** The drawn board: faces, and `.` for an empty cell. */
  rows: string[][];
}

/** The squares in a file of exercises. The server and its tests check that the file is valid. */
export function squaresIn(file: string): LessonSquare[] {
  const blocks = file.split(/\n\s*\n/).map((block) => block.split("\n"));
  return blocks.flatMap((lines) => {
    const value = (word: string) =>
      lines.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);
    const name = value("exercise");
    const start = lines.indexOf("board") + 1;
    if (!name || !start) return [];
    const rows = lines
      .slice(start)
      .filter(Boolean)
      .map((row) => row.trim().split(/\s+/));
    return [{ name, size: Number(value("square")), rows }];
  });
}

/** The lessons in the order of teaching. */
export const LESSON_SQUARES = squaresIn(text);

/** The rows of a lesson's whole square, with its cards in the middle. */
export function wholeSquare({ size, rows }: LessonSquare): string[] {
  const columns = Math.max(...rows.map((row) => row.length));
  const top = Math.floor((size - rows.length) / 2);
  const left = Math.floor((size - columns) / 2);
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => rows[y - top]?.[x - left] ?? ".").join(" "),
  );
}
