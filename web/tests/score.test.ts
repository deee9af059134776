/** The draft of a square, its flaws, and typing cards. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Card } from "../protocol";
import { readCardKey } from "../score/card-keys";
import {
  cardAt,
  cellsBetween,
  cleared,
  countsOf,
  type Draft,
  draftBoard,
  draftCells,
  draftText,
  drawingOf,
  EMPTY,
  facesOf,
  holesOf,
  isEmptied,
  laid,
  nextHole,
  painted,
  readDraft,
  remembering,
  strokeOf,
  undone,
  wiped,
  withCard,
  withName,
  withPlayers,
  withShape,
} from "../score/draft";
import { areInferred, type Flaw, flawCells, holesFlaw } from "../score/flaws";

const TWO = `D 2a 1b M D
1b M S 3a M
2b 3b M C C
2b M M M D
1b 1a 2a M C`;

function tapped(drawing: string, draft: Draft = EMPTY): Draft {
  const cards = drawing.split(/\s+/) as Card[];
  return cards.reduce((after, card) => laid(after, card), draft);
}

test("each tap lays a card and moves on to the next hole, row by row", () => {
  const draft = tapped("D C M S 1a 2b");
  assert.deepEqual(cardAt(draft, [0, 1]), "2b");
  assert.deepEqual(draft.cursor, [1, 1]);
});

test("25 taps draw the square in the text form that the server reads", () => {
  const draft = tapped(TWO);
  assert.equal(drawingOf(draft), TWO);
  assert.equal(draft.cursor, null);
  assert.equal(holesFlaw(draft), null);
});

test("a tap changes nothing once the square is full", () => {
  const draft = tapped(TWO);
  assert.equal(laid(draft, "D"), draft);
});

test("after a corrected card the cursor moves to the next hole", () => {
  const draft = laid({ ...tapped("D C M"), cursor: [0, 0] }, "M");
  assert.equal(cardAt(draft, [0, 0]), "M");
  assert.deepEqual(draft.cursor, [3, 0]);
});

test("the next hole after the last cell is the first one", () => {
  const draft = withCard(tapped(TWO), [2, 1], null);
  assert.deepEqual(nextHole(draft, [4, 4]), [2, 1]);
});

test("holes are drawn as dots, even in an empty row", () => {
  assert.equal(drawingOf(tapped("D C")).split("\n")[0], "D C . . .");
  assert.equal(drawingOf(tapped("D C")).split("\n")[4], ". . . . .");
  assert.deepEqual(holesFlaw(tapped("D C")), { refusal: "holes", data: { holes: 23 } });
});

test("backspace removes the card before the cursor, then the one before that", () => {
  const draft = wiped(tapped("D C M"));
  assert.deepEqual(draft.cursor, [2, 0]);
  assert.equal(countsOf(draft).get("M"), undefined);
  assert.equal(cardAt(wiped(draft), [1, 0]), null);
});

test("backspace on a full square removes the last card", () => {
  const draft = wiped(tapped(TWO));
  assert.deepEqual(holesOf(draft), [[4, 4]]);
  assert.deepEqual(draft.cursor, [4, 4]);
});

test("backspace at the beginning of an empty square does nothing", () => {
  assert.deepEqual(wiped(EMPTY).cards, {});
  assert.deepEqual(wiped(EMPTY).cursor, [0, 0]);
});

test("every step can be undone, back to the empty square", () => {
  const draft = cleared(wiped(tapped("D C M")));
  assert.equal(drawingOf(undone(draft)), drawingOf(tapped("D C")));
  assert.equal(drawingOf(undone(undone(draft))), drawingOf(tapped("D C M")));
  assert.deepEqual(undone(undone(undone(undone(undone(draft))))).cards, {});
  assert.equal(undone(EMPTY), EMPTY);
});

test("only a square whose cards all went at once can be brought back", () => {
  assert.equal(isEmptied(cleared(tapped("D C M"))), true);
  assert.equal(isEmptied(undone(cleared(tapped("D C M")))), false);
  assert.equal(isEmptied(wiped(tapped("D"))), false);
  assert.equal(isEmptied(EMPTY), false);
});

test("a stroke is one step to undo, however many cells it crosses", () => {
  const stroke = cellsBetween([0, 0], [3, 0]).reduce(
    (draft, cell) => withCard(draft, cell, "M"),
    withCard(remembering(EMPTY), [0, 0], "M"),
  );
  assert.equal(countsOf(stroke).get("M"), 4);
  assert.deepEqual(undone(stroke).cards, {});
});

test("a quick stroke skips no cell", () => {
  assert.deepEqual(cellsBetween([0, 0], [2, 2]), [
    [1, 1],
    [2, 2],
  ]);
  assert.deepEqual(cellsBetween([3, 1], [1, 1]), [
    [2, 1],
    [1, 1],
  ]);
  assert.deepEqual(cellsBetween([1, 1], [1, 1]), []);
});

test("the brush erases a card like its own, and the eraser erases any card", () => {
  const draft = tapped("D");
  assert.equal(strokeOf(draft, [0, 0], "D"), null);
  assert.equal(strokeOf(draft, [0, 0], "C"), "C");
  assert.equal(strokeOf(draft, [0, 0], null), null);
});

test("three players have a larger square and no start card", () => {
  const draft = withPlayers(EMPTY, 3);
  assert.equal(draftCells(draft).length, 36);
  assert.deepEqual(facesOf(draft).animals, ["D", "C", "M"]);
  assert.deepEqual(facesOf(draft).cheeses[2], ["1c", "2c", "3c"]);
});

test("three players cannot play with a centred square", () => {
  assert.equal(withPlayers({ ...EMPTY, centred: true }, 3).centred, false);
  assert.equal(withPlayers({ ...EMPTY, centred: true }, 4).centred, true);
});

test("cards that a smaller square hides come back with the larger one", () => {
  const four = tapped("S 1d C", withPlayers(EMPTY, 4));
  const two = withPlayers(four, 2);
  assert.equal(drawingOf(two).split("\n")[0], "S . C . .");
  assert.equal(drawingOf(withPlayers(two, 4)), drawingOf(four));
});

test("the player who had the chosen shape gets the other one", () => {
  const { owners } = withShape(EMPTY, 0, "heart");
  assert.deepEqual(
    owners.map(({ shape }) => shape),
    ["heart", "wedge", "block", "wheel"],
  );
});

test("a stored draft reads back without its undo history", () => {
  const draft = withName(withShape(tapped("D C", withPlayers(EMPTY, 4)), 1, "wheel"), 1, "Ada");
  assert.deepEqual(readDraft(draftText(draft)), { ...draft, past: [] });
});

test("the damaged parts of a draft are as in an empty one", () => {
  for (const text of [null, "", "nonsense", "[]", "null", '{"players": 9, "owners": [1]}']) {
    assert.deepEqual(readDraft(text), EMPTY);
  }
  const cards = { "0,0": "D", "1,0": "X", a: "C", "99,99": "M" };
  const odd = readDraft(JSON.stringify({ players: 3, cards, cursor: [9, 9] }));
  assert.equal(odd.players, 3);
  assert.equal(drawingOf(odd).split("\n")[0], "D . . . . .");
  assert.deepEqual(odd.cursor, [1, 0]);
});

test("a flaw marks the cards that it is about", () => {
  const draft = tapped("D D S S 1a 2a 1b D");
  const at = (refusal: string, data = {}) =>
    flawCells({ refusal, data } as Parameters<typeof flawCells>[0], draft).length;
  assert.equal(at("too-many-animals", { card: "D" }), 3);
  assert.equal(at("two-start-cards"), 2);
  assert.equal(at("start-card-not-in-the-middle"), 2);
  assert.equal(at("too-many-cheeses", { seat: "a", points: 1 }), 1);
  assert.equal(at("too-few-cheeses", { seat: "a" }), 2);
  assert.equal(at("holes"), 17);
  assert.equal(at("no-start-card"), 0);
});

test("a square can be scored anyway if it only exceeds numbers that no rule sheet prints", () => {
  const flaw = (refusal: string) => ({ refusal, data: {} }) as Flaw;
  assert.equal(areInferred([flaw("too-many-animals"), flaw("too-many-cheeses")]), true);
  assert.equal(areInferred([flaw("too-many-animals"), flaw("no-start-card")]), false);
  assert.equal(areInferred([flaw("too-many-cheeses-in-all")]), false);
  assert.equal(areInferred([flaw("too-few-cheeses")]), false);
  assert.equal(areInferred([]), false);
});

test("animals are typed by their first letters in every language, even in Russian", () => {
  const card = (key: string) => readCardKey(key, "", null)?.card;
  assert.deepEqual([..."dcmsDCMS"].map(card), ["D", "C", "M", "S", "D", "C", "M", "S"]);
  assert.deepEqual([..."вкь"].map(card), ["D", "C", "M"]);
  assert.deepEqual([..."hkr"].map(card), ["D", "C", "M"]);
  assert.equal(readCardKey("x", "KeyX", null), null);
  assert.equal(readCardKey("ArrowLeft", "ArrowLeft", null), null);
});

test("a cheese is typed as its points and its owner, so C and D are players there", () => {
  assert.deepEqual(readCardKey("3", "Digit3", null), { card: null, points: 3 });
  assert.equal(readCardKey("a", "KeyA", 3)?.card, "3a");
  assert.equal(readCardKey("D", "KeyD", 1)?.card, "1d");
  assert.equal(readCardKey("ф", "KeyA", 2)?.card, "2a");
  assert.deepEqual(readCardKey("Escape", "Escape", 2), { card: null, points: null });
  assert.equal(readCardKey("x", "KeyX", 2), null);
});

test("a stroke paints or erases every cell on its way except the first", () => {
  const row = painted(EMPTY, [0, 0], [3, 0], "M");
  assert.deepEqual(
    [...draftBoard(row)],
    [
      ["1,0", "M"],
      ["2,0", "M"],
      ["3,0", "M"],
    ],
  );
  assert.equal(draftBoard(painted(row, [0, 0], [2, 0], null)).size, 1);
});
