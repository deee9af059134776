import assert from "node:assert/strict";
import { test } from "node:test";
import {
  boardOf,
  boxOf,
  cellOf,
  keyOf,
  kindOf,
  ownerOf,
  pointsOf,
  readMove,
  slotsOf,
  stacks,
} from "../cards";

test("a cheese has an owner and points, and an animal has neither", () => {
  assert.deepEqual([kindOf("3b"), ownerOf("3b"), pointsOf("3b")], ["cheese", 1, 3]);
  assert.deepEqual([kindOf("M"), ownerOf("M"), pointsOf("M")], ["mouse", null, 0]);
});

test("a move is parsed as a record writes it", () => {
  assert.deepEqual(readMove("3b@-2,1"), { card: "3b", cell: [-2, 1] });
});

test("a cell can be read back from its key", () => {
  assert.deepEqual(cellOf(keyOf([-3, 4])), [-3, 4]);
});

test("a board has the start card only if the game uses it", () => {
  assert.deepEqual(
    [...boardOf(["D@1,0"], true)],
    [
      ["0,0", "S"],
      ["1,0", "D"],
    ],
  );
  assert.deepEqual([...boardOf(["D@0,0"], false)], [["0,0", "D"]]);
});

test("a box contains all cells, and a box without cells is one cell large", () => {
  assert.deepEqual(
    boxOf([
      [0, 0],
      [-1, 2],
    ]),
    { left: -1, top: 0, right: 0, bottom: 2 },
  );
  assert.deepEqual(boxOf([]), { left: 0, top: 0, right: 0, bottom: 0 });
});

test("equal cards form one stack, and animals come first", () => {
  assert.deepEqual(stacks(["1a", "M", "3a", "1a", "D"]), [
    { card: "D", count: 1 },
    { card: "M", count: 1 },
    { card: "3a", count: 1 },
    { card: "1a", count: 2 },
  ]);
});

test("a hand has six slots that keep their places, even without a card", () => {
  const slots = ["D", "C", "M", "3b", "2b", "1b"];
  const full = slotsOf(["1b", "M", "3b", "1b", "D"], 1);
  assert.deepEqual(
    full.map(({ card }) => card),
    slots,
  );
  assert.deepEqual(
    full.map(({ count }) => count),
    [1, 0, 1, 1, 0, 2],
  );
  assert.deepEqual(
    slotsOf([], 1).map(({ card }) => card),
    slots,
  );
});
