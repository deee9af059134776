import assert from "node:assert/strict";
import { test } from "node:test";
import { reasonDrawing, reasonNumbers } from "../board/arrows";
import type { ReasonCode, ReasonData } from "../protocol";

const reason = (code: ReasonCode, ...cells: [number, number][]): ReasonData => ({
  code,
  cells,
  cards: [],
  count: 0,
});

const BOX = { left: 0, top: 0, right: 5, bottom: 5 };

test("arrows lead from card to card, and only the one at the laid card is solid", () => {
  const saves = reason("cat-saves-cheese", [0, 0], [1, 0], [1, 1]);
  const { arrows, marks } = reasonDrawing([saves], [0, 0], BOX);
  assert.deepEqual(arrows, [
    { from: [0, 0], to: [1, 0], isFirst: true },
    { from: [1, 0], to: [1, 1], isFirst: false },
  ]);
  assert.deepEqual(
    [...marks],
    [
      ["1,0", [1]],
      ["1,1", [1]],
    ],
  );
});

test("the arrow for a caught mouse points from its hunter to the laid mouse", () => {
  const { arrows } = reasonDrawing([reason("mouse-caught", [0, 0], [0, 1])], [0, 0], BOX);
  assert.deepEqual(arrows, [{ from: [0, 1], to: [0, 0], isFirst: true }]);
});

test("cells that are not neighbours get a number but no arrow", () => {
  const { arrows, marks } = reasonDrawing(
    [reason("cat-guards-cheese", [0, 0], [1, 1])],
    [0, 0],
    BOX,
  );
  assert.deepEqual(arrows, []);
  assert.deepEqual(marks.get("1,1"), [1]);
});

test("a card that shuts a mouse out points to the cheese that it protects", () => {
  const { arrows } = reasonDrawing([reason("shuts-mouse-out", [0, 1], [5, 5])], [0, 0], BOX);
  assert.deepEqual(arrows, [{ from: [0, 0], to: [0, 1], isFirst: true }]);
});

test("two reasons that name the same cell both number it, and share one arrow", () => {
  const codes = ["cat-catches-mouse", "makes-safe"] as const;
  const reasons = codes.map((code) => reason(code, [0, 0], [1, 0]));
  const { arrows, marks } = reasonDrawing(reasons, [0, 0], BOX);
  assert.equal(arrows.length, 1);
  assert.deepEqual(marks.get("1,0"), [1, 2]);
});

test("a reason about the laid card alone numbers it, and one without cells has no number", () => {
  const { marks } = reasonDrawing([reason("wins"), reason("cheese-safe", [2, 0])], [2, 0], BOX);
  assert.deepEqual([...marks], [["2,0", [1]]]);
  assert.deepEqual(reasonNumbers([reason("wins"), reason("cheese-safe", [2, 0])]), [null, 1]);
});

test("nothing is drawn outside the square", () => {
  const waits = reason("mouse-waits-for-cheese", [0, 0], [-1, 0], [1, 0]);
  const { arrows, marks } = reasonDrawing([waits], [0, 0], BOX);
  assert.deepEqual(arrows, [{ from: [0, 0], to: [1, 0], isFirst: true }]);
  assert.deepEqual([...marks.keys()], ["1,0"]);
});
