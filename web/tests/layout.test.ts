import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cellSize,
  gazeOf,
  gazesOf,
  openSides,
  roomFor,
  shownBox,
  squareSize,
  stepFrom,
} from "../board/layout";
import { boardOf, boxOf, type Cell, cellsOf, isWithin, keyOf, neighbours } from "../cards";

const board = boardOf(["C@1,0"], true);

test("all cards and all legal cells are visible", () => {
  const places: Cell[] = [
    [0, -1],
    [2, 0],
  ];
  assert.deepEqual(shownBox(board, places, 5, false), { left: 0, top: -1, right: 2, bottom: 0 });
});

test("if the legal cells are unknown, one more cell is visible on every side", () => {
  assert.deepEqual(shownBox(board, [], 5, false), { left: -1, top: -1, right: 2, bottom: 1 });
});

test("a finished square is shown without extra cells", () => {
  assert.deepEqual(shownBox(board, [], 5, true), { left: 0, top: 0, right: 1, bottom: 0 });
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

test("in the game for four, cells are 45 pixels large on a phone of 360 pixels", () => {
  assert.equal(cellSize(360, 400, roomFor(squareSize(4)), roomFor(squareSize(4))), 45);
});

/** Numbers from 0 to 1 that look random and are the same in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Cells beside a card with which all cards still fit into a square of this size. */
function legalCells(cards: readonly Cell[], size: number): Cell[] {
  const taken = new Set(cards.map(keyOf));
  const around = new Map(cards.flatMap(neighbours).map((cell) => [keyOf(cell), cell]));
  return [...around.values()].filter((cell) => {
    const { left, right, top, bottom } = boxOf([...cards, cell]);
    return !taken.has(keyOf(cell)) && right - left < size && bottom - top < size;
  });
}

for (const players of [2, 3, 4]) {
  test(`no square of ${players} players ever needs more cells than fit, as it grows`, () => {
    const size = squareSize(players);
    let widest = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const random = randomNumbers(seed * players);
      const moves: string[] = ["S@0,0"];
      for (;;) {
        const now = boardOf(moves, false);
        const cards = cellsOf(now);
        const places = legalCells(cards, size);
        if (!places.length) break;
        for (const known of [places, []]) {
          const box = shownBox(now, known, size, false);
          widest = Math.max(widest, box.right - box.left + 1, box.bottom - box.top + 1);
          assert.ok([...cards, ...places].every((cell) => isWithin(cell, box)));
        }
        const [x, y] = places[Math.floor(random() * places.length)] as Cell;
        moves.push(`M@${x},${y}`);
      }
      assert.equal(moves.length, size * size);
      const all = shownBox(boardOf(moves, false), [], size, true);
      assert.deepEqual([all.right - all.left, all.bottom - all.top], [size - 1, size - 1]);
    }
    assert.equal(widest, roomFor(size));
  });
}

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
  for (const cell of cellsOf(chase)) {
    assert.deepEqual(gazesOf(chase).get(keyOf(cell)), gazeOf(chase, cell));
  }
});
