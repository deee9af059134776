/** The text form of a scored square of real cards, as in docs/notation.md. */

import type { Finale } from "../protocol";
import { LONGEST_RECORD, lineOf, wordsOf } from "./record";

const MARK = "cheese-rescue-square";
const VERSION = "1";
const CENTRED = "centred";
const DOGS_HUNT_MICE = "dogs-hunt-mice";

/** A finished square of real cards, and the variants that were played. */
export interface ScoredSquare {
  /** A line for each row. */
  drawing: string;
  centred: boolean;
  dogsHuntMice: boolean;
}

/** The text of a square and of its result. */
export function squareText(square: ScoredSquare, { points, cheeses, winners }: Finale): string {
  const letter = (seat: number) => "abcd".charAt(seat);
  const variants = [
    ...(square.centred ? [CENTRED] : []),
    ...(square.dogsHuntMice ? [DOGS_HUNT_MICE] : []),
  ];
  const scores = points.map((sum, seat) => `${letter(seat)}:${sum}/${cheeses[seat] ?? 0}`);
  const lines = [
    `${MARK} ${VERSION}`,
    `players ${points.length}`,
    `variants ${variants.join(" ") || "none"}`,
    ...square.drawing.split("\n"),
    `result ${scores.join(" ")} winners:${winners.map(letter).join("")}`,
  ];
  return `${lines.join("\n")}\n`;
}

/** Whether a text starts like a scored square, of any version, and is not too long. */
export function isSquare(text: string): boolean {
  return wordsOf(text)[0]?.[0] === MARK && text.length <= LONGEST_RECORD;
}

/** The version of a text that is newer than this page; null if the page can read it. */
export function newerVersion(text: string): string | null {
  const version = lineOf(text, MARK)[0] ?? "?";
  return version === VERSION ? null : version;
}

/** Reads the text of a square. Its result is not read: the server computes it again. */
export function readSquare(text: string): ScoredSquare {
  const variants = lineOf(text, "variants");
  const others = new Set([MARK, "players", "variants", "result"]);
  const rows = wordsOf(text).filter(([first]) => !others.has(first ?? ""));
  return {
    drawing: rows.map((row) => row.join(" ")).join("\n"),
    centred: variants.includes(CENTRED),
    dogsHuntMice: variants.includes(DOGS_HUNT_MICE),
  };
}
