/** How long a typed name may be in an input field. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { firstLetters } from "../typed-name";

test("a name is cut after its twelfth letter", () => {
  assert.equal(firstLetters("Maximilianus"), "Maximilianus");
  assert.equal(firstLetters("Maximilianus II"), "Maximilianus");
  assert.equal(firstLetters(""), "");
});

test("marks and joiners are no letters, and stay with theirs", () => {
  const shri = "ශ්\u200dරී";
  assert.equal(firstLetters(shri.repeat(4)), shri.repeat(4));
  assert.equal(firstLetters("e\u0301".repeat(13)), "e\u0301".repeat(12));
});

test("a name with many marks is cut where the server would refuse it", () => {
  assert.equal([...firstLetters("ශ්\u200dරී".repeat(7))].length, 24);
});

test("an emoji of two code units is one letter", () => {
  assert.equal(firstLetters("🐭".repeat(13)), "🐭".repeat(12));
});
