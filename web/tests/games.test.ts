/** Games files and running tables. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import type { StoredPuzzle } from "../exercise-storage";
import type { TableData } from "../protocol";
import {
  type GamesFile,
  gamesFileText,
  isEmptyFile,
  newGames,
  newPuzzles,
  parseGamesFile,
  storedFile,
  storeFile,
} from "../replay/games-file";
import { inOrder, ownChairs, standingOf } from "../replay/running-tables";
import { squareText } from "../replay/scored-square";
import { forgetAll, type StoredGame } from "../storage";
import { emptyStorage } from "./browser-stubs";

const record = (number: number) => `cheese-rescue 1\nplayers 2\n# game ${number}\nseal ${number}\n`;

const GAME: StoredGame = {
  record: record(1),
  at: 1_700_000_000_000,
  names: ["Ada", "Pip"],
  shapes: ["heart", "wheel"],
  mine: [0],
  seal: "0".repeat(64),
  numbers: ["a".repeat(32)],
};

const PUZZLE: StoredPuzzle = {
  number: 7,
  grade: "easy",
  themes: ["guard"],
  solved: true,
  wrong: 2,
  hints: 1,
  at: 9,
};

/** A file with this content. */
function file(part: Partial<GamesFile> = {}): GamesFile {
  return { games: [], older: { played: {}, beaten: [] }, puzzles: [], lessons: [], ...part };
}

beforeEach(() => {
  forgetAll();
  emptyStorage();
});

test("a games file contains games, puzzles and lessons and reads back the same", () => {
  const whole = file({
    games: [GAME, { record: record(2), at: 5, names: [], mine: [] }],
    older: { played: { 2: 40, 3: 1 }, beaten: ["cat"] },
    puzzles: [PUZZLE],
    lessons: ["beside", "small-game"],
  });
  assert.deepEqual(parseGamesFile(gamesFileText(whole), 0), whole);
});

test("a single record is read as a file with one game", () => {
  assert.deepEqual(
    parseGamesFile(record(3), 7),
    file({ games: [{ record: record(3), at: 7, names: [], mine: [] }] }),
  );
});

const SQUARE = squareText(
  { drawing: "D C\nM S", centred: false, dogsHuntMice: true },
  { points: [0, 3], cheeses: [0, 2], winners: [1], places: [2, 1], waves: [] },
);

test("scored squares of real cards are in the file with the other games", () => {
  const whole = file({ games: [GAME, { record: SQUARE, at: 3, names: ["Ada", ""], mine: [] }] });
  assert.deepEqual(parseGamesFile(gamesFileText(whole), 0), whole);
  assert.equal(parseGamesFile(SQUARE, 7)?.games.length, 1);
});

test("a file of version 1, which had only games, still opens", () => {
  const old = parseGamesFile(readFileSync("tests/games-file-1.json", "utf8"), 0);
  const [first, second, third] = old?.games ?? [];
  assert.deepEqual(
    [first?.names, first?.mine, first?.shapes],
    [["Ada", ""], [0], ["heart", "wheel"]],
  );
  assert.ok(second?.record.startsWith("cheese-rescue 1\nplayers 4"));
  assert.ok(third?.record.startsWith("cheese-rescue-square 1"));
  assert.deepEqual(old, file({ games: old?.games ?? [] }));
});

test("adding a file twice changes nothing the second time", () => {
  const older = { played: { 2: 40 }, beaten: ["cat"] };
  const whole = file({ games: [GAME], older, puzzles: [PUZZLE], lessons: ["cat"] });
  assert.deepEqual(storeFile(whole), { games: 1, puzzles: 1, lessons: 1 });
  assert.deepEqual(storedFile(), whole);
  assert.deepEqual(storeFile(whole), { games: 0, puzzles: 0, lessons: 0 });
  assert.deepEqual(storedFile(), whole);
});

test("a puzzle that was solved here stays solved", () => {
  const open = { ...PUZZLE, solved: false, at: 99 };
  assert.deepEqual(newPuzzles([open], [PUZZLE]), []);
  assert.deepEqual(newPuzzles([PUZZLE], [open]), [PUZZLE]);
  const later = { ...PUZZLE, at: 10 };
  assert.deepEqual(newPuzzles([PUZZLE, later, open], [PUZZLE]), [later]);
});

test("a file without anything in it is empty", () => {
  assert.ok(isEmptyFile(file()));
  assert.ok(!isEmptyFile(file({ lessons: ["cat"] })));
  assert.ok(!isEmptyFile(file({ older: { played: { 2: 1 }, beaten: [] } })));
});

test("any other text is not read as a games file", () => {
  for (const text of ["", "hello", "{}", "[]", "null", '{"cheese-rescue-games": 3, "games": []}']) {
    assert.equal(parseGamesFile(text, 0), null);
  }
});

test("only the valid games and fields of a damaged file are read", () => {
  const text = JSON.stringify({
    "cheese-rescue-games": 1,
    games: [
      null,
      { record: 5 },
      { record: "nonsense" },
      { record: record(1), at: "now", names: [1, "x".repeat(99)], mine: [0, 7], shapes: ["pear"] },
    ],
  });
  assert.deepEqual(
    parseGamesFile(text, 0),
    file({ games: [{ record: record(1), at: 0, names: ["x".repeat(60)], mine: [0] }] }),
  );
});

test("a known game is not added again, even if its comments differ", () => {
  const known = [GAME];
  const same = { ...GAME, record: `# again\n${record(1)}` };
  const other = { ...GAME, record: record(2) };
  assert.deepEqual(newGames([same, other, other], known), [other]);
});

const table = (part: object) =>
  ({
    phase: "playing",
    turn: 1,
    chairs: [{ bot: null }, { bot: null }],
    requests: [],
    ...part,
  }) as unknown as TableData;

test("it is your turn if a chair of this device is next", () => {
  assert.equal(standingOf(table({}), [1]), "your-turn");
  assert.equal(standingOf(table({}), [0]), "their-turn");
  assert.equal(standingOf(table({ phase: "gathering", turn: null }), [1]), "gathering");
  assert.equal(standingOf(table({ phase: "over", turn: null }), [1]), "over");
});

test("the chairs of this device are those that it had when it last saw the table", () => {
  const luck = { 0: { seal: "", numbers: { 0: "a" } } };
  assert.deepEqual(ownChairs({ luck, chairs: [1] }, table({})), [1]);
});

test("a chair that it asked for during a game is its own once it was given", () => {
  const stored = { luck: {}, chairs: [], asked: { chair: 1, token: "t" } };
  const chairs = [{ taken: true }, { taken: true }];
  assert.deepEqual(ownChairs(stored, table({ chairs })), [1]);
  assert.deepEqual(ownChairs(stored, table({ chairs, requests: [{ chair: 1 }] })), []);
  assert.deepEqual(ownChairs(stored, table({ chairs: [{ taken: true }, { taken: false }] })), []);
});

test("an older version stored only for which chairs it sent numbers", () => {
  const luck = {
    0: { seal: "", numbers: { 2: "a", 0: "b" } },
    1: { seal: "", numbers: { 2: "c" } },
  };
  assert.deepEqual(ownChairs({ luck }, table({})), [0, 2]);
  assert.deepEqual(ownChairs({ luck: {} }, table({})), []);
});

test("tables that wait for this device come first, and finished ones last", () => {
  const standings = ["over", "gathering", "their-turn", "your-turn"] as const;
  const running = standings.map((standing) => ({ table: table({}), standing }));
  assert.deepEqual(
    inOrder(running).map(({ standing }) => standing),
    ["your-turn", "their-turn", "gathering", "over"],
  );
});
