/** What the first page offers to somebody who has played here before. */

import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { openTables } from "../pages/continue-link";
import { levelAfterWins, noteSuggestionAfter, wasSuggestedAfter } from "../pages/next-level";
import { findOpenGame } from "../pages/returning";
import {
  forgetAll,
  readSetting,
  type StoredGame,
  storedTable,
  storedTables,
  storeLuck,
  storeTable,
} from "../storage";
import { emptyStorage } from "./browser-stubs";
import { speakEnglish } from "./english";

const [NEW, MIDDLE, OLD] = ["A", "B", "C"].map((letter) => letter.repeat(22)) as [
  string,
  string,
  string,
];
const TOKEN = "t".repeat(22);
const DAY = 86_400_000;

before(speakEnglish);
beforeEach(() => {
  forgetAll();
  emptyStorage();
});

// -- the open game --------------------------------------------------------------------------------

/** Stores three tables; the server knows them in these phases. */
function tables(phases: Record<string, string | undefined>): void {
  for (const table of [OLD, MIDDLE, NEW]) storeTable(table, [TOKEN]);
  globalThis.fetch = async (path) => {
    const table = String(path).split("/").pop() as string;
    const phase = phases[table];
    if (!phase) return Response.json({ refusal: "no-such-table" }, { status: 404 });
    return Response.json({ table, phase, turn: 0, chairs: [{}, {}], requests: [] });
  };
}

async function found(): Promise<string> {
  const game = await findOpenGame(storedTables());
  return typeof game === "string" ? game : game.table.table;
}

test("the latest game that is not over is continued", async (t) => {
  let now = 1;
  t.mock.method(Date, "now", () => now++);
  tables({ [NEW]: "over", [MIDDLE]: "playing", [OLD]: "playing" });
  assert.equal(await found(), MIDDLE);
  assert.equal(storedTable(NEW)?.phase, "over");
  const open = openTables(storedTables()).map(({ table }) => table);
  assert.deepEqual(open, [MIDDLE, OLD], "what is over is not asked about again");
});

test("a game that is over keeps the chairs that an older version knew of", async () => {
  tables({ [NEW]: "over" });
  storeLuck(NEW, 0, { seal: "0", numbers: { 1: "ab" } });
  assert.equal(await found(), "none");
  assert.deepEqual(storedTable(NEW)?.chairs, [1]);
});

test("a table that is gone is forgotten, and one that never began is offered for a day", async (t) => {
  let now = 1;
  t.mock.method(Date, "now", () => now++);
  tables({ [MIDDLE]: "gathering", [OLD]: "playing" });
  assert.equal(await found(), MIDDLE);
  assert.equal(storedTable(NEW), null);
  now += DAY;
  assert.equal(await found(), OLD);
});

test("without any open game nothing is offered", async () => {
  tables({ [NEW]: "over", [MIDDLE]: "over" });
  assert.equal(await found(), "none");
});

test("without the server the latest one is offered", async () => {
  tables({});
  globalThis.fetch = () => Promise.reject(new TypeError("no network"));
  assert.equal(await found(), "unknown");
});

test("a table that this device only watched is not offered", () => {
  storeTable(NEW, []);
  assert.deepEqual(openTables(storedTables()), []);
});

// -- the next level -------------------------------------------------------------------------------

/** A game of seat 0 against these bots. */
function game(winners: string, ...bots: string[]): StoredGame {
  const moves = ["person", ...bots.map((bot) => `bot:${bot}`)].map(
    (maker, ply) => `${ply} a M@${ply},0 ${maker}`,
  );
  const points = ["a", "b", "c", "d"].slice(0, moves.length).map((seat) => `${seat}:3/2`);
  const result = `result ${points.join(" ")} winners:${winners}`;
  const record = ["cheese-rescue 1", `players ${moves.length}`, ...moves, result].join("\n");
  return { record, at: 0, names: [], mine: [0] };
}

test("after three wins the next level is suggested, but not right after a lost game", () => {
  const won = game("a", "mouse");
  const lost = game("b", "mouse");
  assert.equal(levelAfterWins([won, won, won], "mouse"), "kitten");
  assert.equal(levelAfterWins([won, lost, won, lost, won], "mouse"), "kitten");
  assert.equal(levelAfterWins([won, won], "mouse"), null);
  assert.equal(levelAfterWins([won, lost, won], "mouse"), null);
  assert.equal(levelAfterWins([lost, won, won, won], "mouse"), null);
});

test("the next level is suggested once after each level", () => {
  assert.ok(!wasSuggestedAfter("mouse"));
  noteSuggestionAfter("mouse");
  noteSuggestionAfter("cat");
  noteSuggestionAfter("mouse");
  assert.ok(wasSuggestedAfter("mouse") && wasSuggestedAfter("cat"));
  assert.ok(!wasSuggestedAfter("little-mouse"));
  assert.equal(readSetting("suggested"), "mouse cat");
});

test("other games in between do not count, and a shared victory is a win", () => {
  const others = [game("b", "cat"), game("b", "mouse", "cat"), { ...game("a", "mouse"), mine: [] }];
  const won = game("a", "mouse", "mouse");
  const games = [game("ab", "mouse"), ...others, won, won];
  assert.equal(levelAfterWins(games, "mouse"), "kitten");
  assert.equal(levelAfterWins(games, "cat"), null);
});

test("a game with the cards of an earlier one does not count", () => {
  const won = game("a", "mouse");
  const before = { ...won, record: `${won.record}\nsource ${"ab".repeat(32)} 14` };
  assert.equal(levelAfterWins([before, before, before], "mouse"), null);
  assert.equal(levelAfterWins([won, before, won], "mouse"), null);
  assert.equal(levelAfterWins([won, before, won, won], "mouse"), "kitten");
});

test("nobody is stronger than the strongest", () => {
  const won = game("a", "old-dog");
  assert.equal(levelAfterWins([won, won, won], "old-dog"), null);
});

test("after wins against a bot that is no level, no level is suggested", () => {
  const won = game("a", "program:mice.mjs");
  assert.equal(levelAfterWins([won, won, won], "program:mice.mjs"), null);
});
