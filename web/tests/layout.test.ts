import assert from "node:assert/strict";
import { test } from "node:test";
import { cellSize, gazeOf, openSides, shownBox, stepFrom } from "../board/layout";
import { boardOf, type Cell } from "../cards";

const board = boardOf(["C@1,0"], true);

test("all cards and all legal cells are visible", () => {
  const places: Cell[] = [
    [0, -1],
    [2, 0],
  ];
  assert.deepEqual(shownBox(board, places, false), { left: 0, top: -1, right: 2, bottom: 0 });
});

test("if the legal cells are unknown, one more cell is visible on every side", () => {
  assert.deepEqual(shownBox(board, [], false), { left: -1, top: -1, right: 2, bottom: 1 });
});

test("a finished square is shown without extra cells", () => {
  assert.deepEqual(shownBox(board, [], true), { left: 0, top: 0, right: 1, bottom: 0 });
});

test("a side is open if a card may be placed beyond it", () => {
  assert.deepEqual(
    openSides(board, [
      [0, -1],
      [1, -1],
      [2, 0],
    ]),
    ["top", "right"],
  );
});

test("eight columns of at least 40 pixels fit on a small phone", () => {
  assert.ok(cellSize(348, 420, 8, 8) >= 40);
});

test("the first card does not fill the screen", () => {
  assert.ok(cellSize(1920, 1000, 3, 3) < 1000 / 3);
});

test("arrow keys stop at the edge, and other keys do not move", () => {
  const box = { left: 0, top: 0, right: 2, bottom: 2 };
  assert.deepEqual(stepFrom([0, 1], "ArrowLeft", box, false), [0, 1]);
  assert.deepEqual(stepFrom([0, 1], "ArrowDown", box, false), [0, 2]);
  assert.deepEqual(stepFrom([1, 1], "End", box, false), [2, 1]);
  assert.deepEqual(stepFrom([1, 1], "Home", box, true), [0, 0]);
  assert.equal(stepFrom([1, 1], "x", box, false), null);
});

test("each animal looks at the nearest card that it hunts", () => {
  const chase = boardOf(["D@1,0", "C@2,0", "C@1,3", "M@0,1", "2a@0,2"], true);
  assert.deepEqual(gazeOf(chase, [1, 0]), [1, 0]);
  assert.deepEqual(gazeOf(chase, [0, 1]), [0, 1]);
  assert.deepEqual(gazeOf(chase, [0, 0]), [0, 0]);
});
