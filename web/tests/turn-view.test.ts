import assert from "node:assert/strict";
import { test } from "node:test";
import { chairOf, seatOf } from "../people";
import type { TableData, ViewData } from "../protocol";
import { turnViewOf } from "../table/turn-view";

const chair = { bot: null };
const table = {
  options: { players: 3 },
  first: 1,
  chairs: [chair, chair, { bot: "gentle" }],
} as unknown as TableData;

function views(seats: (number | null)[], turn: number, over = false): ViewData[] {
  return seats.map((seat) => ({ seat, turn, over }) as unknown as ViewData);
}

test("seats are counted from the chair that plays first", () => {
  assert.deepEqual(
    [0, 1, 2].map((number) => seatOf(table, number)),
    [2, 0, 1],
  );
  assert.deepEqual(
    [0, 1, 2].map((seat) => chairOf(table, seat)),
    [1, 2, 0],
  );
});

test("a single person always sees their hand, without a curtain", () => {
  const turn = turnViewOf(views([0], 1), table, [1], null);
  assert.deepEqual([turn?.hand, turn?.curtain, turn?.isOurs], [0, null, false]);
});

test("the hand of a bot's chair is not shown", () => {
  const turn = turnViewOf(views([0, 1], 0), table, [1, 2], null);
  assert.deepEqual([turn?.hand, turn?.curtain], [0, null]);
});

test("on a shared device a hand is hidden until its owner opens the curtain", () => {
  const closed = turnViewOf(views([0, 2], 2), table, [0, 1], 0);
  assert.deepEqual([closed?.hand, closed?.curtain, closed?.isOurs], [null, 2, true]);
  const opened = turnViewOf(views([0, 2], 2), table, [0, 1], 2);
  assert.deepEqual([opened?.hand, opened?.curtain, opened?.view.seat], [2, null, 2]);
});

test("a shared device shows no hand while somebody else plays", () => {
  const turn = turnViewOf(views([0, 2], 1), table, [0, 1], 0);
  assert.deepEqual([turn?.hand, turn?.curtain], [null, null]);
});

test("a watcher has no hand", () => {
  const turn = turnViewOf(views([null], 0), table, [], null);
  assert.deepEqual([turn?.hand, turn?.curtain, turn?.isOurs], [null, null, false]);
});
