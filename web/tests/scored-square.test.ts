/** The text form of a scored square of real cards. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Finale } from "../protocol";
import { playerCount, resultIn } from "../replay/record";
import { isSquare, newerVersion, readSquare, squareText } from "../replay/scored-square";

const FINALE: Finale = {
  points: [0, 3],
  cheeses: [0, 2],
  winners: [1],
  places: [2, 1],
  waves: [],
};
const SQUARE = {
  drawing: "D 2a 1b M D\n1b M S 3a M\n2b 3b M C C\n2b M M M D\n1b 1a 2a M C",
  centred: false,
  dogsHuntMice: false,
};

test("a square is written as in docs/notation.md", () => {
  assert.equal(
    squareText(SQUARE, FINALE),
    `cheese-rescue-square 1
players 2
variants none
D 2a 1b M D
1b M S 3a M
2b 3b M C C
2b M M M D
1b 1a 2a M C
result a:0/0 b:3/2 winners:b
`,
  );
});

test("a square reads back with its variants, its players and its result", () => {
  for (const centred of [true, false]) {
    for (const dogsHuntMice of [true, false]) {
      const square = { ...SQUARE, centred, dogsHuntMice };
      const text = squareText(square, FINALE);
      assert.deepEqual(readSquare(text), square);
      assert.equal(playerCount(text), 2);
      assert.deepEqual(resultIn(text), { points: [0, 3], winners: [1] });
    }
  }
});

test("comments and extra spaces in a square do not count", () => {
  const text = `# our first game\n\n${squareText(SQUARE, FINALE).replace(/ /g, "  ")}`;
  assert.equal(isSquare(text), true);
  assert.deepEqual(readSquare(text), SQUARE);
});

test("a record is not a square, and a newer square says its version", () => {
  assert.equal(isSquare("cheese-rescue 2\nplayers 2\n"), false);
  assert.equal(isSquare(""), false);
  assert.equal(newerVersion(squareText(SQUARE, FINALE)), null);
  const newer = squareText(SQUARE, FINALE).replace("square 1", "square 2");
  assert.equal(isSquare(newer), true);
  assert.equal(newerVersion(newer), "2");
});
