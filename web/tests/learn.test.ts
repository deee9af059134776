import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf } from "../cards";
import { plotOf } from "../finale/plot";
import {
  briefPlot,
  hasChase,
  isGameOver,
  isPlace,
  moveText,
  roomOf,
  stepAt,
  visibleBox,
  withOwnCard,
} from "../learn/lesson";
import { localVoice } from "../learn/voice";
import type { ExerciseData, Finale } from "../protocol";

const FINALE: Finale = {
  waves: [[], [{ cell: [0, 0], because: [[0, 1]] }], []],
  points: [2, 0],
  cheeses: [1, 0],
  winners: [0],
} as unknown as Finale;

function exercise(part: Partial<ExerciseData> = {}): ExerciseData {
  return {
    ...{ name: "mouse", size: 3, seat: 0, players: 2, replies: [], progress: "open" },
    ...{ board: ["C@-1,0", "S@0,0", "M@1,0"], hand: ["1a", "M", "1a"], finale: null },
    legal_cells: [[0, 1]],
    ...part,
  } as ExerciseData;
}

test("a device goes on where it left off, or begins with the first step", () => {
  assert.equal(stepAt(["beside", "corner"], "corner"), 1);
  assert.equal(stepAt(["beside", "corner"], null), 0);
  assert.equal(stepAt(["beside", "corner"], "a step of another version"), 0);
});

test("where the learner searches, every empty cell is a place, even outside the square", () => {
  const data = exercise({ name: "size" });
  const board = boardOf(data.board, false);
  assert.deepEqual(visibleBox(data, board), { left: -2, top: -1, right: 2, bottom: 1 });
  assert.ok(isPlace(data, [2, 0]));
});

test("otherwise only the places that the server allows are shown", () => {
  const data = exercise();
  const board = boardOf(data.board, false);
  assert.deepEqual(visibleBox(data, board), { left: -1, top: 0, right: 1, bottom: 1 });
  assert.ok(isPlace(data, [0, 1]));
  assert.ok(!isPlace(data, [1, 1]));
});

test("the cards keep their size while the square may grow, and fill it once it cannot", () => {
  const room = (part: Partial<ExerciseData>) => {
    const data = exercise(part);
    return roomOf(data, boardOf(data.board, false));
  };
  assert.equal(room({}), 4);
  assert.equal(room({ board: ["S@0,0"], legal_cells: [[1, 0]] }), 4);
  assert.equal(room({ name: "size" }), 5);
  const full = ["C@-1,0", "S@0,0", "M@1,0", "M@0,1", "M@0,2"];
  assert.equal(room({ board: full }), 3);
});

test("the own card lies before the reply, and only one of equal cards leaves the hand", () => {
  const laid = withOwnCard(exercise(), "1a", [0, 1]);
  assert.deepEqual(laid.hand, ["M", "1a"]);
  assert.deepEqual(laid.board.at(-1), moveText("1a", [0, 1]));
  assert.deepEqual(laid.legal_cells, []);
});

test("only a full square ends with the finale of a game", () => {
  const full = Array.from({ length: 9 }, (_, n) => `M@${n % 3},${Math.floor(n / 3)}`);
  assert.ok(isGameOver(exercise({ board: full, finale: FINALE })));
  assert.ok(!isGameOver(exercise({ finale: FINALE })));
  assert.ok(!isGameOver(exercise({ board: full })));
});

test("a lesson about places has no chase, unless its goal was missed", () => {
  const quiet = { ...FINALE, waves: [[], [], []] };
  assert.ok(!hasChase(quiet, true));
  assert.ok(hasChase(quiet, false));
  assert.ok(hasChase(FINALE, true));
});

test("the chase of a lesson shows only what happens, and the mice if the goal was missed", () => {
  const plot = plotOf(boardOf(["M@0,0", "C@0,1"], false), FINALE, false);
  const scenes = (isSolved: boolean) => [
    ...new Set(briefPlot(plot, isSolved).beats.map(({ scene }) => scene)),
  ];
  assert.deepEqual(scenes(true), ["before", "cats", "count"]);
  assert.deepEqual(scenes(false), ["before", "cats", "mice", "count"]);
});

test("a voice is used only if it is on this device and speaks the language", () => {
  const far = { lang: "pl-PL", localService: false };
  const near = { lang: "pl_PL", localService: true };
  const other = { lang: "plx", localService: true };
  assert.equal(localVoice([far, other, near], "pl"), near);
  assert.equal(localVoice([far, other], "pl"), null);
});
