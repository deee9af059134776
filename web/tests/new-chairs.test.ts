/** Setting up a table: presets, who sits where, and what the server is asked for. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  type Chairs,
  canRemove,
  chairFor,
  chairRequests,
  changeChair,
  MODES,
  modeOf,
  playersAt,
  presetOf,
  shapesHere,
} from "../new/chairs";
import { LEVELS } from "../protocol";

const ME = { guest: 7, shape: "block", name: "Ada" } as const;

/** Who sits at each side; `-` where no chair stands. */
function who(chairs: Chairs): string {
  return chairs.map((chair) => chair?.who ?? "-").join(" ");
}

test("every way in has its chairs ready", () => {
  assert.deepEqual(
    MODES.map((mode) => who(presetOf(mode))),
    ["me here - here", "me - far -", "me bot - bot", "far far far far"],
  );
  assert.equal(modeOf("screen"), "screen");
  assert.equal(modeOf(""), "friends");
});

test("a chair is added, changed and taken away where it is tapped", () => {
  const three = presetOf("together");
  const four = changeChair(three, 2, chairFor("bot", LEVELS[2]));
  assert.equal(who(four), "me here bot here");
  assert.equal(playersAt(four), 4);
  const without = changeChair(four, 1, null);
  assert.equal(who(without), "me - bot here");
  assert.equal(canRemove(without), true);
  assert.equal(canRemove(presetOf("friends")), false);
});

test("there is one me: whoever sat there changes places", () => {
  assert.equal(who(changeChair(presetOf("friends"), 2, chairFor("me"))), "far - me -");
  assert.equal(who(changeChair(presetOf("together"), 2, chairFor("me"))), "here here me here");
});

test("I keep my shape, and the people beside me have the others", () => {
  assert.deepEqual(shapesHere(presetOf("together"), "wedge"), ["wedge", "wheel", null, "block"]);
  const here = [chairFor("here"), null, chairFor("here"), null];
  assert.deepEqual(shapesHere(here, "wedge"), ["wheel", null, "wedge", null]);
});

test("the server is asked for the chairs that stand there, clockwise", () => {
  const named = changeChair(presetOf("together"), 1, { ...chairFor("here"), name: " Ben " });
  const chairs = changeChair(named, 2, chairFor("bot", LEVELS[3]));
  assert.deepEqual(chairRequests(chairs, ME), [
    { mine: true, ...ME },
    { mine: true, shape: "wheel", name: "Ben" },
    { bot: LEVELS[3] },
    { mine: true, shape: "wedge" },
  ]);
  assert.deepEqual(chairRequests(presetOf("friends"), ME), [{ mine: true, ...ME }, {}]);
});
