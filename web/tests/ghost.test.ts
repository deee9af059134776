import assert from "node:assert/strict";
import { test } from "node:test";
import type { ViewData } from "../protocol";
import { isGhostAt, NOTHING, picked, put, settled, takenBack } from "../table/ghost";

const view = { game: 0, ply: 3, seat: 0, hand: ["M", "D"] } as unknown as ViewData;

test("a card is picked, put down, moved and taken back", () => {
  const inHand = picked(NOTHING, "M");
  const laid = put(inHand, [1, 0]);
  assert.ok(isGhostAt(laid, [1, 0]));
  assert.ok(isGhostAt(put(laid, [0, 1]), [0, 1]));
  assert.deepEqual(takenBack(laid), inHand);
  assert.deepEqual(takenBack(inHand), NOTHING);
});

test("a card that is tapped twice stays picked", () => {
  assert.deepEqual(picked(picked(NOTHING, "M"), "M"), picked(NOTHING, "M"));
});

test("another card replaces the ghost and drops the answer about the first", () => {
  const answer = { allowed: true, refusal: null, data: {}, forecast: null, neighbours: [] };
  const laid = { ...put(picked(NOTHING, "M"), [1, 0]), answer };
  assert.deepEqual(picked(laid, "D"), { card: "D", cell: [1, 0], answer: null, sent: false });
});

test("without a picked card there is no ghost", () => {
  assert.deepEqual(put(NOTHING, [1, 0]), NOTHING);
});

test("a confirmed move cannot be taken back or changed", () => {
  const sent = { ...put(picked(NOTHING, "M"), [1, 0]), sent: true };
  assert.deepEqual(takenBack(sent), sent);
  assert.deepEqual(put(sent, [2, 0]), sent);
  assert.deepEqual(picked(sent, "D"), sent);
});

test("a new turn removes the ghost, and another view of the same turn does not", () => {
  const laid = put(picked(NOTHING, "M"), [1, 0]);
  assert.deepEqual(settled(laid, view, { ...view }), laid);
  assert.deepEqual(settled(laid, view, { ...view, ply: 4 }), NOTHING);
  assert.deepEqual(settled(laid, view, { ...view, hand: ["D"] }), NOTHING);
});
