/** What the device stores, and how it handles invalid data. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import {
  forgetAll,
  forgetAsked,
  forgetGame,
  forgetTable,
  noteTable,
  parseGame,
  readSetting,
  replaceToken,
  retireToken,
  storedGames,
  storedTable,
  storedTables,
  storeGames,
  storeLuck,
  storeTable,
  takeOverNumbers,
  writeSetting,
} from "../storage";
import { emptyStorage, refusingStorage } from "./browser-stubs";

const TABLE = "A".repeat(22);
const OTHER = "B".repeat(22);
const TOKEN = "t".repeat(22);
const SECOND = "u".repeat(22);
const NEW = "n".repeat(22);

let items = emptyStorage();
beforeEach(() => {
  forgetAll();
  items = emptyStorage();
});

test("a setting is stored with the prefix of the game, and null removes it", () => {
  writeSetting("theme", "dark");
  assert.equal(items.get("cheese-rescue.theme"), "dark");
  assert.equal(readSetting("theme"), "dark");
  writeSetting("theme", null);
  assert.equal(readSetting("theme"), null);
});

test("without storage a setting lasts as long as the page", () => {
  refusingStorage();
  writeSetting("name", "Anna");
  assert.equal(readSetting("name"), "Anna");
  forgetAll();
  assert.equal(readSetting("name"), null);
});

test("new tokens are added to those of a table, each once", () => {
  storeTable(TABLE, [TOKEN], { code: "BCDFGH" });
  storeTable(TABLE, [TOKEN, SECOND]);
  const table = storedTable(TABLE);
  assert.deepEqual(table?.tokens, [TOKEN, SECOND]);
  assert.equal(table?.code, "BCDFGH");
});

test("a new token has the position of the old one, and another device still sends its numbers", () => {
  storeTable(TABLE, [TOKEN, SECOND], { handed: [TOKEN] });
  replaceToken(TABLE, TOKEN, NEW);
  assert.deepEqual(storedTable(TABLE)?.tokens, [NEW, SECOND]);
  assert.deepEqual(storedTable(TABLE)?.handed, [NEW]);
  takeOverNumbers(TABLE, NEW);
  assert.deepEqual(storedTable(TABLE)?.handed, []);
});

test("a new token is stored even if another tab has removed the old one", () => {
  replaceToken(TABLE, TOKEN, NEW);
  replaceToken(TABLE, null, SECOND);
  assert.deepEqual(storedTable(TABLE)?.tokens, [NEW, SECOND]);
});

test("of the chairs that this device has lost, the newest five tokens are stored", () => {
  const tokens = [..."abcdef"].map((letter) => letter.repeat(22));
  storeTable(TABLE, [...tokens, TOKEN], { handed: tokens });
  for (const token of tokens) retireToken(TABLE, token);
  retireToken(TABLE, TOKEN, { isFormer: false });
  const table = storedTable(TABLE);
  assert.deepEqual([table?.tokens, table?.handed], [[], []]);
  assert.deepEqual(table?.former, tokens.slice(1));
});

test("the chair that was asked for is stored until it is forgotten", () => {
  storeTable(TABLE, [TOKEN], { asked: { chair: 1, token: TOKEN } });
  storeTable(TABLE, []);
  assert.deepEqual(storedTable(TABLE)?.asked, { chair: 1, token: TOKEN });
  forgetAsked(TABLE);
  assert.equal(storedTable(TABLE)?.asked, undefined);
  assert.deepEqual(storedTable(TABLE)?.tokens, [TOKEN]);
});

test("the last phase of a table and the chairs of this device are stored with it", () => {
  noteTable(TABLE, "playing", [1]);
  assert.equal(storedTable(TABLE), null, "a table that was forgotten stays forgotten");
  storeTable(TABLE, [TOKEN]);
  noteTable(TABLE, "playing", [1]);
  noteTable(TABLE, "over", [1, 2]);
  const stored = storedTable(TABLE);
  assert.deepEqual([stored?.phase, stored?.chairs, stored?.tokens], ["over", [1, 2], [TOKEN]]);
});

test("an invalid request in the storage is dropped", () => {
  const invalid = [
    { table: TABLE, tokens: [TOKEN], at: 1, luck: {}, former: 3, asked: { chair: 9 }, phase: "x" },
  ];
  items.set("cheese-rescue.tables", JSON.stringify(invalid));
  assert.deepEqual(storedTable(TABLE), { table: TABLE, tokens: [TOKEN], at: 1, luck: {} });
});

test("the table visited last comes first", (t) => {
  let now = 1;
  t.mock.method(Date, "now", () => now++);
  storeTable(TABLE, []);
  storeTable(OTHER, []);
  assert.deepEqual(
    storedTables().map(({ table }) => table),
    [OTHER, TABLE],
  );
  storeTable(TABLE, []);
  assert.deepEqual(
    storedTables().map(({ table }) => table),
    [TABLE, OTHER],
  );
});

test("the seal and the numbers of a deal are stored with its game", () => {
  storeLuck(TABLE, 2, { seal: "s", numbers: { 0: "n" } });
  assert.deepEqual(storedTable(TABLE)?.luck, { 2: { seal: "s", numbers: { 0: "n" } } });
});

test("a forgotten table is removed, and the others stay", () => {
  storeTable(TABLE, [TOKEN]);
  storeTable(OTHER, [TOKEN]);
  forgetTable(TABLE);
  assert.equal(storedTable(TABLE), null);
  assert.notEqual(storedTable(OTHER), null);
});

test("invalid data in the storage is skipped", () => {
  const tables = [7, null, { table: "short" }, { table: TABLE, tokens: [TOKEN, 3, "no"], at: "x" }];
  items.set("cheese-rescue.tables", JSON.stringify(tables));
  assert.deepEqual(storedTables(), [{ table: TABLE, tokens: [TOKEN], at: 0, luck: {} }]);
  items.set("cheese-rescue.tables", "{");
  assert.deepEqual(storedTables(), []);
  items.set("cheese-rescue.games", '{"record":1}');
  assert.deepEqual(storedGames(), []);
});

test("only the valid fields of a game are read", () => {
  assert.equal(parseGame({ at: 1 }), null);
  const found = {
    record: "r",
    at: 1e300,
    names: ["a".repeat(100), 5],
    mine: [0, 9],
    shapes: ["heart", "cube"],
    seal: 4,
  };
  assert.deepEqual(parseGame(found), {
    record: "r",
    at: 0,
    names: ["a".repeat(60)],
    mine: [0],
    shapes: ["heart"],
  });
});

test("games are stored once each, newest first, until they are forgotten", () => {
  const game = (record: string, at: number) => ({ record, at, names: [], mine: [] });
  assert.equal(storeGames([game("old", 1), game("new", 2)]).added, 2);
  assert.equal(storeGames([game("old", 1)]).added, 0);
  assert.deepEqual(
    storedGames().map(({ record }) => record),
    ["new", "old"],
  );
  forgetGame("new");
  assert.deepEqual(
    storedGames().map(({ record }) => record),
    ["old"],
  );
});

test("forgetting everything keeps what other apps on this address have stored", () => {
  items.set("another-app", "1");
  writeSetting("language", "fr");
  forgetAll();
  assert.deepEqual([...items.keys()], ["another-app"]);
});
