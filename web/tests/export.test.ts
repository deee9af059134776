/** The drawings that the library reads are those of this source. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { exportDrawings } from "../art/export";

const { light, dark, drawings } = exportDrawings(readFileSync("tokens.css", "utf8"));

test("the exported file is what this source draws", () => {
  const file = readFileSync("../src/cheese_rescue/drawing/drawings.json", "utf8");
  assert.deepEqual(JSON.parse(file), { light, dark, drawings });
});

test("day and night have all colours of a picture, and they differ", () => {
  assert.deepEqual(Object.keys(light), Object.keys(dark));
  for (const [name, colour] of Object.entries(light)) {
    assert.match(colour, /^#[0-9a-f]{6}$/);
    assert.notEqual(colour, dark[name]);
  }
});

test("a drawing has neither classes nor variables of the page", () => {
  for (const { viewBox, markup } of Object.values(drawings)) {
    assert.match(viewBox, /^\d+ \d+ \d+ \d+$/);
    assert.match(markup, /^<(path|g|rect)/);
    assert.doesNotMatch(markup, /class=|style=|var\(|undefined|NaN/);
  }
});
