import assert from "node:assert/strict";
import { test } from "node:test";
import { SHAPES } from "../cards";
import type { Person } from "../people";
import { chairRequests, draftOf, exchanged, ownSeat, withBot, withMe } from "../play-on/draft";
import type { Shape } from "../protocol";

function people(mine: number[], ...bots: (string | null)[]): Person[] {
  return bots.map((bot, seat) => ({
    seat,
    name: `player ${seat}`,
    shape: SHAPES[seat] as Shape,
    mine: mine.includes(seat),
    bot,
  }));
}

test("this device keeps its seat, bots play on, and people are replaced by the usual bot", () => {
  assert.deepEqual(draftOf(people([1], "dog", null, null), "kitten"), ["dog", null, "kitten"]);
});

test("whoever did not play takes the first seat", () => {
  assert.deepEqual(draftOf(people([], "dog", "cat"), "kitten"), [null, "cat"]);
});

test("of several people here, the first one plays on", () => {
  assert.deepEqual(draftOf(people([0, 1], null, null), "kitten"), [null, "kitten"]);
});

test("a bot that cannot be chosen is replaced by the usual one", () => {
  assert.deepEqual(draftOf(people([0], null, "my.Own"), "kitten"), [null, "kitten"]);
});

test("with the same cards again, everybody takes the next seat", () => {
  assert.deepEqual(exchanged([null, "dog"]), ["dog", null]);
  assert.deepEqual(exchanged(["dog", "cat", null]), [null, "dog", "cat"]);
});

test("in another seat, this device changes places with its bot", () => {
  const draft = withMe([null, "dog", "cat"], 2);
  assert.deepEqual(draft, ["cat", "dog", null]);
  assert.equal(ownSeat(draft), 2);
  assert.deepEqual(withMe(draft, 2), draft);
});

test("another bot takes a seat", () => {
  assert.deepEqual(withBot([null, "dog"], 1, "cat"), [null, "cat"]);
});

test("each seat keeps its shape, also that of this device", () => {
  const me = { guest: 7, shape: "heart" as const };
  assert.deepEqual(chairRequests(["dog", null], people([], "dog", null), me), [
    { bot: "dog", shape: "wheel" },
    { mine: true, guest: 7, shape: "wedge" },
  ]);
});
