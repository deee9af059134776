/** A server without strong bots: the page offers what can be played. */

import "./five-levels";
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { SHAPES } from "../cards";
import { chooseOpponent, opponent } from "../lobby";
import { CAN_SEARCH, PLAYABLE } from "../page-config";
import { levelAfterWins } from "../pages/next-level";
import { draftOf } from "../play-on/draft";
import type { Shape } from "../protocol";
import { emptyStorage } from "./browser-stubs";

beforeEach(emptyStorage);

test("five levels are offered", () => {
  assert.deepEqual(PLAYABLE, ["little-mouse", "mouse", "kitten", "cat", "tomcat"]);
  assert.ok(!CAN_SEARCH);
});

test("the strongest of them plays instead of a stronger one that was chosen before", () => {
  assert.equal(opponent(), "little-mouse");
  chooseOpponent("kitten");
  assert.equal(opponent(), "kitten");
  chooseOpponent("old-dog");
  assert.equal(opponent(), "tomcat");
});

test("no level is suggested that cannot be played", () => {
  const record = [
    "cheese-rescue 1",
    "players 2",
    "1 a M@1,0 person",
    "2 b M@2,0 bot:tomcat",
    "result a:3/2 b:0/0 winners:a",
  ].join("\n");
  const won = { record, at: 0, names: [], mine: [0] };
  assert.equal(levelAfterWins([won, won, won], "tomcat"), null);
});

test("a game that goes on seats nobody who cannot play", () => {
  const people = [null, "old-dog"].map((bot, seat) => ({
    seat,
    name: `player ${seat}`,
    shape: SHAPES[seat] as Shape,
    mine: seat === 0,
    bot,
  }));
  assert.deepEqual(draftOf(people, "tomcat"), [null, "tomcat"]);
});
