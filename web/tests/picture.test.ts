/** The picture of a finished game: where everything is, and text that fits. */

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { boardOf } from "../cards";
import type { Person } from "../people";
import { type Area, fitText, HIGH, LINE_HEIGHT, layoutOf, WIDE } from "../picture/layout";
import { pictureText, withColours } from "../picture/picture";
import { speakEnglish } from "./english";

before(speakEnglish);

function areasOf(players: number): Area[] {
  const { headline, chips, board, footer } = layoutOf(players);
  return [headline, ...chips.map(({ area }) => area), board, footer];
}

function isInside(inner: Area, outer: Area): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function overlaps(one: Area, other: Area): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

for (const players of [2, 3, 4]) {
  test(`with ${players} players, nothing overlaps or leaves the picture`, () => {
    const areas = areasOf(players);
    assert.equal(layoutOf(players).chips.length, players);
    areas.forEach((area, nth) => {
      assert.ok(isInside(area, { x: 0, y: 0, width: WIDE, height: HIGH }));
      for (const other of areas.slice(nth + 1)) assert.equal(overlaps(area, other), false);
    });
  });

  test(`with ${players} players, the parts of a chip are inside it and do not overlap`, () => {
    for (const { area, mark, name, cheeses, points } of layoutOf(players).chips) {
      const parts = [mark, name, cheeses, points];
      parts.forEach((part, nth) => {
        assert.ok(isInside(part, area));
        for (const other of parts.slice(nth + 1)) assert.equal(overlaps(part, other), false);
      });
    }
  });
}

const measure = (text: string, size: number) => [...text].length * size * 0.5;
const AREA = { width: 200, height: 100 };
const fit = (text: string, sizes = [40, 30, 20]) => fitText(text, AREA, sizes, measure);

test("a short text has the largest size", () => {
  assert.deepEqual(fit("Anna"), { size: 40, lines: ["Anna"] });
});

test("a text with spaces or hyphens is broken there before it gets smaller", () => {
  assert.deepEqual(fit("Anna Bertha"), { size: 40, lines: ["Anna", "Bertha"] });
  assert.deepEqual(fit("Jean-Francois"), { size: 40, lines: ["Jean-", "Francois"] });
  assert.deepEqual(fit("Ana-Eva"), { size: 40, lines: ["Ana-Eva"] });
});

test("a number stays with its word", () => {
  assert.deepEqual(fit("Square\u00a0of 1"), { size: 40, lines: ["Square\u00a0of", "1"] });
  assert.deepEqual(fit("Square of\u00a01"), { size: 40, lines: ["Square", "of\u00a01"] });
});

test("a long word gets smaller and is not broken", () => {
  assert.deepEqual(fit("Maximiliane"), { size: 30, lines: ["Maximiliane"] });
});

test("what does not fit even in the smallest size is cut off", () => {
  const { size, lines } = fit("W".repeat(24));
  assert.equal(size, 20);
  assert.deepEqual(lines, [`${"W".repeat(19)}…`]);
  const many = fit(
    "one two three four five six seven eight nine ten eleven twelve 13 14 15 16 17 18",
  );
  assert.ok(many.lines.length * many.size * LINE_HEIGHT <= AREA.height);
  assert.ok(many.lines.every((line) => measure(line, many.size) <= AREA.width));
  assert.match(many.lines.join(" "), /…$/);
});

test("an image gets the colours of the page, or else the fallbacks of the drawing", () => {
  const markup =
    '<path fill="var(--heart, #E69F00)"/><path stroke="var(--ink,#000)"/><g fill="var(--x)"/>';
  const tokens: Record<string, string> = { heart: "#cc79a7" };
  assert.equal(
    withColours(markup, (name) => tokens[name] ?? ""),
    '<path fill="#cc79a7"/><path stroke="#000"/><g fill="none"/>',
  );
});

test("the picture in words names the winner and everybody's points, and calls nobody you", () => {
  const people: Person[] = ["Anna", "Ben"].map((name, seat) => {
    return { seat, name, shape: seat ? "heart" : "wheel", mine: seat === 0, bot: null };
  });
  const text = pictureText({
    board: boardOf(["3a@1,0", "1b@0,1"], true),
    finale: { points: [3, 1], cheeses: [1, 1], places: [1, 2], winners: [0], waves: [[], [], []] },
    dogsHuntMice: false,
    people,
    at: 0,
  });
  assert.match(text, /^The square after the chase\. Anna wins! Anna: 3 points.*; Ben: 1 point/);
});
