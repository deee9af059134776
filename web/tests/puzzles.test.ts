/** Choosing puzzles, and the result of a day. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { withReplies } from "../learn/lesson";
import type { DayData, ExerciseData, PuzzleList } from "../protocol";
import { type DayPuzzle, dateAfter, localDate, shareText } from "../puzzles/day";
import { chosenPuzzles, gradeOf, nextPuzzle, outcomeOf, themesOf } from "../puzzles/puzzle-list";
import { speakEnglish } from "./english";

const LIST: PuzzleList = {
  grades: { easy: [1, 2, 5, 9], medium: [3], hard: [4] },
  themes: { guard: [2, 3, 9], free: [], scare: [], block: [9], wall: [], sacrifice: [] },
};

test("puzzles are chosen by grade and by theme", () => {
  assert.deepEqual(chosenPuzzles(LIST, { grade: "easy", theme: null }), [1, 2, 5, 9]);
  assert.deepEqual(chosenPuzzles(LIST, { grade: "easy", theme: "guard" }), [2, 9]);
  assert.deepEqual(chosenPuzzles(LIST, { grade: "hard", theme: "wall" }), []);
  assert.equal(gradeOf(LIST, 3), "medium");
  assert.equal(gradeOf(LIST, 6), undefined);
  assert.deepEqual(themesOf(LIST, 9), ["guard", "block"]);
});

test("the next puzzle is the next unsolved one, from the beginning after the last", () => {
  assert.equal(nextPuzzle([1, 2, 5, 9], new Set()), 1);
  assert.equal(nextPuzzle([1, 2, 5, 9], new Set([1, 5]), 2), 9);
  assert.equal(nextPuzzle([1, 2, 5, 9], new Set([9]), 5), 1);
  assert.equal(nextPuzzle([1, 2], new Set([1, 2]), 2), undefined);
  assert.equal(nextPuzzle([7], new Set(), 7), undefined);
});

test("the outcome tells the first try and hints apart", () => {
  const stored = { number: 1, grade: "easy", themes: [], at: 1 };
  assert.equal(outcomeOf(null), "open");
  assert.equal(outcomeOf({ ...stored, solved: false, wrong: 2, hints: 0 }), "tried");
  assert.equal(outcomeOf({ ...stored, solved: true, wrong: 0, hints: 0 }), "first");
  assert.equal(outcomeOf({ ...stored, solved: true, wrong: 0, hints: 1 }), "first-hint");
  assert.equal(outcomeOf({ ...stored, solved: true, wrong: 1, hints: 0 }), "solved");
  assert.equal(outcomeOf({ ...stored, solved: true, wrong: 3, hints: 3 }), "solved-hint");
});

test("replies come from both hands in turns", () => {
  const data = {
    board: ["S@0,0", "D@1,0"],
    hand: ["C", "M", "M"],
    other_hand: ["M", "1b"],
    replies: [],
  } as unknown as ExerciseData;
  const after = withReplies(data, ["M@2,0", "M@3,0"]);
  assert.deepEqual(after.board, ["S@0,0", "D@1,0", "M@2,0", "M@3,0"]);
  assert.deepEqual([after.hand, after.other_hand], [["C", "M"], ["1b"]]);
});

test("dates follow each other over the ends of months and years", () => {
  assert.equal(dateAfter("2026-12-31", 1), "2027-01-01");
  assert.equal(dateAfter("2028-03-01", -1), "2028-02-29");
  assert.equal(localDate(new Date(2026, 0, 5, 23, 59)), "2026-01-05");
});

test("a shared result names the day and the grades, and no card", async () => {
  await speakEnglish();
  const day: DayData = { number: 12, date: "2026-11-30", latest: "2026-12-01", puzzles: [7, 8, 9] };
  const puzzles: DayPuzzle[] = [
    { grade: "easy", number: 7, outcome: "first" },
    { grade: "medium", number: 8, outcome: "solved-hint" },
    { grade: "hard", number: 9, outcome: "open" },
  ];
  const lines = shareText(day, puzzles).split("\n");
  assert.deepEqual(lines, [
    "Cheese Rescue: square of the day\u00a012",
    "\u{1f42d} easy: solved at the first try",
    "\u{1f431} medium: solved with a hint",
    "\u{1f436} hard: not tried yet",
    "/day/2026-11-30",
  ]);
});
