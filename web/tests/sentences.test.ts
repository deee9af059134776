/** The sentences that are shown and read out, in English. */

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { cellName, placeName, spokenCell } from "../board/names";
import { boardOf } from "../cards";
import { capitalised, say } from "../i18n";
import { cardName, faceName, joinNames, type Person, peopleAt } from "../people";
import type { ChairData, Replayed, TableData, ViewData } from "../protocol";
import { inputRefusalText, refusalText } from "../refusals";
import { playersOf } from "../replay/players";
import { handOverTexts, newHandOversText, stepText } from "../replay/step-text";
import {
  handOverText,
  handText,
  holdingsText,
  moveText,
  newsText,
  turnText,
} from "../table/sentences";
import { speakEnglish } from "./english";

before(speakEnglish);

const ANNA: Person = { seat: 0, name: "Anna", shape: "wheel", mine: true, bot: null };
const BEN: Person = { seat: 1, name: "Ben", shape: "heart", mine: false, bot: null };
const PEOPLE = [ANNA, BEN];
const SHARED = [ANNA, { ...BEN, mine: true }];

function view(part: Partial<ViewData>): ViewData {
  const empty = {
    game: 0,
    ply: 0,
    players: 2,
    seat: 0,
    turn: 0,
    over: false,
    moves: [],
    draws: [],
  };
  return { ...empty, hand_sizes: [6, 5], cheeses: [[], ["1b"]], ...part } as unknown as ViewData;
}

test("a cell is named by its distance from the start card", () => {
  assert.equal(cellName([0, 0]), "the start");
  assert.equal(cellName([2, -1]), "2 right, 1 up");
  assert.equal(cellName([-1, 0]), "1 left");
  assert.equal(spokenCell([0, 3]), "(3 down)");
});

test("a cell is described with its card and its neighbours", () => {
  const board = boardOf(["C@1,0", "3a@2,0"], true);
  assert.equal(
    placeName(board, [1, 0], PEOPLE),
    "1 right: cat; next to your cheese worth 3 and start card",
  );
  assert.equal(placeName(board, [5, 5], PEOPLE), "5 right, 5 down: empty");
  assert.equal(placeName(board, [0, 0], PEOPLE), "The start: start card; next to cat");
});

test("a sentence that begins with a card begins with a capital letter", () => {
  assert.equal(say("table-picked", { card: faceName("M") }), "Mouse: now choose a place.");
  assert.equal(capitalised("żółty ser"), "Żółty ser");
  assert.equal(capitalised(""), "");
});

test("the description of a cell follows its cards, its neighbours and the names of players", () => {
  const before = placeName(boardOf(["3a@1,0"], true), [1, 0], PEOPLE);
  assert.equal(placeName(boardOf(["3a@1,0"], true), [1, 0], PEOPLE), before);
  assert.notEqual(placeName(boardOf(["3a@1,0", "M@2,0"], true), [1, 0], PEOPLE), before);
  const renamed = PEOPLE.map((person) => ({ ...person, name: "Zoe", mine: false }));
  assert.match(placeName(boardOf(["3a@1,0"], true), [1, 0], renamed), /Zoe/);
});

test("a cheese is called yours only if nobody else plays on this device", () => {
  assert.equal(cardName("3a", PEOPLE), "your cheese worth 3");
  assert.equal(cardName("3a", SHARED), "Anna’s cheese worth 3");
  assert.equal(cardName("2b", PEOPLE), "Ben’s cheese worth 2");
  assert.equal(cardName("D", PEOPLE), "dog");
});

test("names are joined by commas and a final and", () => {
  assert.equal(joinNames(["Anna"]), "Anna");
  assert.equal(joinNames(["Anna", "Ben", "Zoe"]), "Anna, Ben and Zoe");
});

test("players are listed by seat, and equal bots are numbered", () => {
  const chair = (part: object) =>
    ({ bot: null, name: null, guest: 1, shape: null, ...part }) as ChairData;
  const chairs = [chair({ name: "Anna" }), chair({ bot: "gentle" }), chair({ bot: "gentle" })];
  const table = { first: 1, options: { players: 3 }, chairs } as TableData;
  const people = peopleAt(table, [0]);
  assert.deepEqual(
    people.map(({ name }) => name),
    ["Pip", "Pip 2", "Anna"],
  );
  assert.deepEqual(
    people.map(({ mine }) => mine),
    [false, false, true],
  );
});

test("a chair emptied during a game has the name of its bot and a shape of its own", () => {
  const empty = { taken: false, bot: null, stand_in: "gentle", name: null, guest: null };
  const chairs = [
    { taken: true, bot: null, name: "Anna", shape: "wedge" },
    { ...empty, shape: null },
    { taken: true, bot: "gentle", shape: "wheel" },
  ];
  const table = { first: 0, options: { players: 3 }, chairs } as unknown as TableData;
  const people = peopleAt(table, []);
  assert.deepEqual(
    people.map(({ name, shape }) => `${name} ${shape}`),
    ["Anna wedge", "Pip block", "Pip 2 wheel"],
  );
});

test("a hand-over names the player and the first card that may be theirs", () => {
  const person = { chair: 0, ply: 11, bot: null, name: "Ada", guest: 3 };
  assert.equal(handOverText(person), "From card 12 on, Ada plays this hand.");
  assert.equal(
    handOverText({ ...person, bot: "gentle", name: null, guest: null }),
    "From card 12 on, the bot Pip plays this hand.",
  );
});

test("a replay tells the last hand-over of every seat", () => {
  const game = {
    hand_overs: [
      { ply: 4, seat: 1, by: "bot:gentle" },
      { ply: 4, seat: 1, by: "person" },
      { ply: 6, seat: 0, by: "bot:gentle" },
    ],
  } as unknown as Replayed;
  assert.deepEqual(handOverTexts(game, 3, PEOPLE), []);
  assert.deepEqual(handOverTexts(game, 5, PEOPLE), [
    "Ben: somebody else plays on with these cards.",
  ]);
  assert.equal(handOverTexts(game, 6, PEOPLE).length, 2);
  assert.equal(newHandOversText(game, 5, PEOPLE), "");
  assert.equal(newHandOversText(game, 6, PEOPLE), "Anna: Pip plays on with these cards.");
});

test("your own moves and turns say you, and those of others say the name", () => {
  const now = view({ ply: 2, moves: ["M@1,0", "C@0,1"] });
  assert.equal(moveText(now, 0, PEOPLE), "You: mouse (1 right).");
  assert.equal(moveText(now, 1, PEOPLE), "Ben: cat (1 down).");
  assert.equal(moveText(now, 0, SHARED), "Anna: mouse (1 right).");
  assert.equal(moveText(now, 2, PEOPLE), "");
  assert.notEqual(turnText(now, PEOPLE), turnText(now, SHARED));
  assert.match(turnText(view({ turn: 1 }), PEOPLE), /Ben/);
});

test("the news has all moves since the last view, the drawn card, and whose turn it is", () => {
  const was = view({ ply: 0 });
  const moves = ["M@1,0", "C@0,1"];
  const now = view({ ply: 2, moves, draws: [[0, "D"]] as ViewData["draws"] });
  const turn = turnText(now, PEOPLE);
  const moved = [moveText(now, 0, PEOPLE), moveText(now, 1, PEOPLE)];
  const news = newsText(was, now, 0, PEOPLE);
  assert.ok(news.startsWith(moved.join(" ")), news);
  assert.ok(news.endsWith(turn), news);
  assert.match(news, /dog/);
  assert.equal(newsText(was, now, null, PEOPLE), [...moved, turn].join(" "), "no hand, no card");
  assert.doesNotMatch(newsText(was, { ...now, over: true }, 0, PEOPLE), /turn/);
});

test("a hand is a list of cards, and holdings are points if there is a forecast", () => {
  assert.equal(handText(["D", "1a"]), "dog, cheese worth 1");
  assert.notEqual(handText([]), "");
  assert.match(holdingsText(view({}), null, PEOPLE), /Anna.*6 cards.*Ben.*5 cards/);
  const forecast = { points: [7, 2] } as ViewData["forecast"];
  assert.match(holdingsText(view({}), forecast, PEOPLE), /Anna.*7.*Ben.*2/);
});

test("a refusal becomes a sentence, and so does a missing connection", () => {
  assert.match(refusalText("shape-taken", { shape: "heart" }), /heart/i);
  assert.match(refusalText("chair-taken", { chair: 1 }), /chair 2/, "chairs count from 0");
  assert.match(refusalText("place-taken", { card: "3a" }, PEOPLE), /your cheese worth 3/);
  assert.notEqual(refusalText("unreachable"), "");
});

test("the refusal of a square names players, and that of a record names the line", () => {
  const flaw = { refusal: "too-few-cheeses", data: { seat: "b", found: 1, least: 3 } };
  assert.match(inputRefusalText(flaw, PEOPLE), /Ben/);
  const record = { refusal: "not-a-record", data: { line: 4 } };
  assert.match(inputRefusalText(record), /4/);
});

const RECORD = `cheese-rescue 1
players 2
1 a M@1,0 person
2 b C@0,1 bot:gentle
`;

test("people in a record have their stored names, and bots have translated names", () => {
  const stored = { record: RECORD, at: 0, names: ["Anna", "Caline"], mine: [0] };
  assert.deepEqual(
    playersOf(RECORD, stored).map(({ name }) => name),
    ["Anna", "Pip"],
  );
  assert.equal(playersOf(RECORD, null)[0]?.name.length !== 0, true);
});

test("a step of a replay says who laid which card, and for whom a bot played", () => {
  const game = { moves: ["M@1,0", "C@0,1"], by: ["bot:gentle", "person"], players: 2 };
  const replayed = game as unknown as Replayed;
  assert.match(stepText(replayed, 1, PEOPLE), /1.*2.*Anna.*Pip.*mouse.*1 right/);
  assert.match(stepText(replayed, 2, PEOPLE), /Ben.*cat.*1 down/);
  assert.equal(stepText(replayed, 0, PEOPLE), stepText(replayed, -1, PEOPLE));
  assert.notEqual(stepText(replayed, 3, PEOPLE), stepText(replayed, 0, PEOPLE));
});
