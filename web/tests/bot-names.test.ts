/** Bots that whoever runs the server has added to ours. */

import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { ChairData } from "../protocol";
import { speakEnglish } from "./english";

let names: typeof import("../bot-names");
let people: typeof import("../people");

before(async () => {
  await speakEnglish();
  document.documentElement.dataset.ownBots = "hal program:mice.mjs my_bots.good:Careful";
  names = await import("../bot-names"); // it reads the page's attributes when it is loaded
  people = await import("../people");
});

test("they are offered after the levels", () => {
  assert.deepEqual(names.OFFERED_BOTS.slice(-4), [
    "old-dog",
    "hal",
    "program:mice.mjs",
    "my_bots.good:Careful",
  ]);
});

test("each has a short name, ours in the language of the page", () => {
  const shown = ["tomcat", "hal", "program:mice.mjs", "my_bots.good:Careful"].map(names.botName);
  assert.deepEqual(shown, ["Otto", "hal", "mice.mjs", "Careful"]);
  assert.equal(people.chairName({ bot: "program:mice.mjs" } as ChairData), "mice.mjs");
});

test("a sentence says whose guest it is, instead of how it plays", () => {
  assert.equal(names.botCharacter("hal"), "A guest of whoever runs this server.");
  assert.equal(names.botCharacter("tomcat"), "Looks at every place first.");
});
