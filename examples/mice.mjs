#!/usr/bin/env node
// A bot for Cheese Rescue in JavaScript: it lays mice first, otherwise any card.
//
//     ./play arena ./examples/mice.mjs random --games 100
//
// It speaks the line protocol that docs/bots.md describes: a line is a word and its values.

import { createInterface } from "node:readline";

const VERSION = 1;
let random = Math.random;
const turn = new Map(); // the values of the lines that describe the turn, by their first word

/** Numbers from 0 to 1 that depend only on the seed, so that games can be repeated. */
function seeded(seed) {
  let state = Number.parseInt(seed.slice(0, 8), 16);
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** One of the legal moves, such as `M@1,0`: a mouse if there is one in the hand. */
function choose() {
  const moves = turn.get("legal-moves");
  const mice = moves.filter((move) => move.startsWith("M@"));
  const good = mice.length ? mice : moves;
  return good[Math.floor(random() * good.length)];
}

for await (const line of createInterface({ input: process.stdin })) {
  const [word, ...values] = line.split(" ");
  if (word === "cheese-rescue") console.log(`cheese-rescue ${VERSION}`);
  else if (word === "game") {
    random = seeded(values[0]);
    console.log("ready");
  } else if (word === "choose") console.log(`move ${choose()}`);
  else turn.set(word, values); // lines it does not know do no harm
}
