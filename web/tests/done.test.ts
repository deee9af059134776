/** What was done on a device, and the squares of the lessons. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { combined, keepGames, summaryOf } from "../done/summary";
import { storedLessons, storedPuzzles, storeLessons, storePuzzles } from "../exercise-storage";
import { LESSON_SQUARES, squaresIn, wholeSquare } from "../learn/lesson-squares";
import { lessonRows } from "../rules/lesson-examples";
import {
  forgetAll,
  forgetDone,
  readSetting,
  type StoredGame,
  storedGames,
  storedOlderGames,
  writeSetting,
} from "../storage";
import { emptyStorage } from "./browser-stubs";

const NOTHING = { played: {}, beaten: [] };

let items = emptyStorage();
beforeEach(() => {
  forgetAll();
  items = emptyStorage();
});

/** A game of seat 0 against these bots. */
function game(winners: string, ...bots: string[]): StoredGame {
  const moves = ["person", ...bots.map((bot) => `bot:${bot}`)].map(
    (maker, ply) => `${ply} a M@${ply},0 ${maker}`,
  );
  const points = ["a", "b", "c", "d"].slice(0, moves.length).map((seat) => `${seat}:3/2`);
  const result = winners ? [`result ${points.join(" ")} winners:${winners}`] : [];
  const lines = ["cheese-rescue 1", `players ${moves.length}`, ...moves, ...result];
  return { record: lines.join("\n"), at: 0, names: [], mine: [0] };
}

test("finished games are counted by the number of players", () => {
  const games = [game("a", "cat"), game("b", "cat"), game("c", "cat", "dog"), game("", "cat")];
  assert.deepEqual(summaryOf(games, NOTHING).played, { 2: 2, 3: 1 });
  assert.deepEqual(summaryOf(games, { played: { 2: 10, 4: 1 }, beaten: [] }).played, {
    2: 12,
    3: 1,
    4: 1,
  });
});

test("a bot is beaten if somebody here wins and the bot does not", () => {
  const beaten = (...games: StoredGame[]) => summaryOf(games, NOTHING).beaten;
  assert.deepEqual(beaten(game("a", "cat", "dog")), ["cat", "dog"]);
  assert.deepEqual(beaten(game("ab", "cat", "dog")), ["dog"]);
  assert.deepEqual(beaten(game("b", "cat", "dog")), []);
  assert.deepEqual(beaten({ ...game("a", "cat"), mine: [] }), []);
  assert.deepEqual(summaryOf([], { played: {}, beaten: ["mouse"] }).beaten, ["mouse"]);
});

test("a bot is not beaten by somebody who may know the cards", () => {
  const won = game("a", "cat");
  const again = { ...won, record: `${won.record}\nsource ${"0".repeat(64)} 20` };
  assert.deepEqual(summaryOf([again], NOTHING), { played: { 2: 1 }, beaten: [] });
});

test("games that newer ones displace stay counted, and their bots stay beaten", () => {
  const games = Array.from({ length: 201 }, (_, at) => {
    const one = at ? game("b", "dog") : game("a", "cat");
    return { ...one, record: `${one.record}\n# ${at}`, at };
  });
  keepGames(games.slice(0, 200));
  assert.deepEqual(storedOlderGames(), NOTHING);
  keepGames(games.slice(200));
  assert.equal(storedGames().length, 200);
  assert.deepEqual(storedOlderGames(), { played: { 2: 1 }, beaten: ["cat"] });
  const { played, beaten } = summaryOf(storedGames(), storedOlderGames());
  assert.deepEqual([played, beaten], [{ 2: 201 }, ["cat"]]);
});

test("older games of two devices may be the same, so they are not added up", () => {
  const one = { played: { 2: 5, 3: 1 }, beaten: ["cat"] };
  const other = { played: { 2: 3, 4: 2 }, beaten: ["cat", "dog"] };
  assert.deepEqual(combined(one, other), {
    played: { 2: 5, 3: 1, 4: 2 },
    beaten: ["cat", "dog"],
  });
});

test("invalid data about lessons and older games is skipped", () => {
  items.set("cheese-rescue.lessons", '["cat", 5, "<b>", "cat"]');
  items.set("cheese-rescue.older", '{"played": {"2": -1, "3": 4, "9": 1}, "beaten": [7, "dog"]}');
  assert.deepEqual(storedLessons(), ["cat"]);
  assert.deepEqual(storedOlderGames(), { played: { 3: 4 }, beaten: ["dog"] });
  items.set("cheese-rescue.older", "{");
  assert.deepEqual(storedOlderGames(), NOTHING);
});

test("deleting what was done keeps the settings", () => {
  writeSetting("language", "fr");
  writeSetting("lesson", "dog");
  keepGames([game("a", "cat")]);
  storeLessons(["cat"]);
  const played = { number: 3, grade: "easy", themes: [], solved: true, wrong: 0, hints: 0, at: 1 };
  storePuzzles([played]);
  forgetDone();
  assert.deepEqual([storedGames(), storedLessons(), storedPuzzles()], [[], [], []]);
  assert.deepEqual([readSetting("lesson"), readSetting("language")], [null, "fr"]);
});

test("the squares of the lessons are read from the file of exercises", () => {
  const [square] = squaresIn(
    "cheese-rescue-exercises 1\n\n# A comment\nexercise cat\nsquare 3\nboard\nM  2a\n.  S\n",
  );
  assert.deepEqual(square, {
    name: "cat",
    size: 3,
    rows: [
      ["M", "2a"],
      [".", "S"],
    ],
  });
  assert.equal(LESSON_SQUARES.length, 8);
});

test("a lesson's whole square has its cards in the middle", () => {
  const square = { name: "", size: 3, rows: [["S"]] };
  assert.deepEqual(wholeSquare(square), [". . .", ". S .", ". . ."]);
});

test("an example adds cards to the square of a lesson, also outside its drawing", () => {
  const squares = [
    {
      name: "cat",
      size: 3,
      rows: [
        ["M", "2a"],
        [".", "S"],
      ],
    },
  ];
  const changes = { "0,-1": "C+", "0,0": ":alert" };
  assert.deepEqual(lessonRows("cat", changes, squares), ["C+ _", "M:alert 2a", "_ S"]);
});

test("every lesson that the rules show exists", () => {
  const names = LESSON_SQUARES.map(({ name }) => name);
  for (const name of ["beside", "corner", "size", "mouse", "cat", "dog", "chase"]) {
    assert.ok(names.includes(name), name);
  }
});
