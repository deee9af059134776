/** The chairs of this device: signed out, emptied, taken to other devices, and asked for. */

import assert from "node:assert/strict";
import { beforeEach, type TestContext, test } from "node:test";
import { Connection } from "../connection";
import type { ChairRequestData, TableData } from "../protocol";
import { storedTable, storeTable } from "../storage";
import { emptyStorage, StubSocket, stubBrowser } from "./browser-stubs";

const TABLE = "A".repeat(22);
const OPENER = "o".repeat(22);
const TOKEN = "t".repeat(22);
const SECOND = "s".repeat(22);
const NEW = "n".repeat(22);
const MIA = 7;

beforeEach(() => {
  emptyStorage();
  stubBrowser();
});

/** A connection whose tokens opened these chairs. */
function connected(t: TestContext, chairs: (number | null)[], tokens = [TOKEN]): Connection {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  t.mock.method(Math, "random", () => 1);
  storeTable(TABLE, tokens);
  const connection = new Connection(TABLE);
  StubSocket.last.accept();
  welcome(chairs);
  show();
  return connection;
}

function welcome(chairs: (number | null)[], re = 0): void {
  const holds = chairs.filter((chair) => chair !== null);
  StubSocket.last.receive({ type: "welcome", re, chairs, holds, opener: false });
}

function holding(...devices: number[]): void {
  const chairs = devices.map((count, chair) => ({ chair, devices: count }));
  const held = chairs.filter((one) => one.devices > 0);
  StubSocket.last.receive({ type: "holding", re: null, chairs: held, former: [] });
}

/** A table message; the chairs have the guest numbers 5 and 6. */
function show(part: Partial<TableData> = {}): void {
  const chairs = [5, 6].map((guest) => ({ taken: true, bot: null, stand_in: null, guest }));
  const table = { table: TABLE, phase: "playing", game: 0, seal: "seal", chairs, requests: [] };
  StubSocket.last.receive({ type: "table", re: null, table: { ...table, ...part } });
}

/** Answers the last command of that type. */
async function answer(type: string, message: object): Promise<void> {
  const sent = StubSocket.last.of(type);
  StubSocket.last.receive({ ...message, re: sent[sent.length - 1]?.id });
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

function reconnect(t: TestContext): void {
  StubSocket.last.fail();
  t.mock.timers.tick(1_000);
  StubSocket.last.accept();
}

function lastHello(): unknown {
  return StubSocket.last.of("hello")[0]?.tokens;
}

// -- several devices ------------------------------------------------------------------------------

test("the server says which chairs this device holds and on how many devices they are open", (t) => {
  const connection = connected(t, [0, 1], [TOKEN, SECOND]);
  holding(2, 1);
  assert.deepEqual(connection.state.holds, [0, 1]);
  assert.deepEqual([...connection.state.devices], [[0, 2], [1, 1]]); // biome-ignore format: pairs
  connection.close();
});

test("a device that was signed out presents the token after those that open something", (t) => {
  const connection = connected(t, [0, 1], [TOKEN, SECOND]);
  holding(0, 1);
  assert.deepEqual(connection.state.holds, [1]);
  assert.deepEqual(connection.state.lost, [{ chair: 0, guest: 5 }]);
  assert.equal(connection.tokenOf(0), null);
  assert.deepEqual(storedTable(TABLE)?.tokens, [SECOND]);
  reconnect(t);
  assert.deepEqual(lastHello(), [SECOND, TOKEN]);
  welcome([1, null]);
  assert.deepEqual(connection.state.holds, [1]);
  assert.deepEqual(StubSocket.last.of("claim"), []);
  connection.close();
});

test("a token that opens its chair again is kept again", (t) => {
  const connection = connected(t, [0]);
  holding();
  assert.deepEqual(storedTable(TABLE)?.former, [TOKEN]);
  holding(1);
  assert.equal(connection.tokenOf(0), TOKEN);
  assert.deepEqual([storedTable(TABLE)?.tokens, storedTable(TABLE)?.former], [[TOKEN], []]);
  connection.close();
});

test("also if that happened while the device was offline", (t) => {
  const connection = connected(t, [0]);
  holding();
  reconnect(t);
  welcome([0]);
  assert.equal(connection.tokenOf(0), TOKEN);
  assert.deepEqual([storedTable(TABLE)?.tokens, storedTable(TABLE)?.former], [[TOKEN], []]);
  connection.close();
});

test("a device that was signed out while it was offline learns it from the welcome", (t) => {
  const connection = connected(t, [null, 0], [OPENER, TOKEN]);
  reconnect(t);
  welcome([null, null]);
  assert.deepEqual(connection.state.lost, [{ chair: 0, guest: 5 }]);
  assert.deepEqual(storedTable(TABLE)?.tokens, [OPENER], "the opener's token opens no chair");
  connection.close();
});

test("the server says which chairs this device had, also to a page that has just been opened", (t) => {
  const connection = connected(t, [null]);
  StubSocket.last.receive({ type: "holding", re: null, chairs: [], former: [1] });
  assert.deepEqual(connection.state.former, [1]);
  holding(1);
  assert.deepEqual(connection.state.former, []);
  connection.close();
});

test("a chair that this device gets back is not lost", (t) => {
  const connection = connected(t, [0]);
  holding();
  assert.equal(connection.state.lost.length, 1);
  holding(1);
  assert.deepEqual(connection.state.lost, []);
  connection.close();
});

test("a chair that was left is not lost, before and after the answer", async (t) => {
  const connection = connected(t, [0, 1], [TOKEN, SECOND]);
  const left = connection.request({ type: "leave", chair: 0 });
  holding(0, 1);
  await answer("leave", { type: "done" });
  await left;
  holding(0, 1);
  assert.deepEqual(connection.state.lost, []);
  assert.equal(connection.tokenOf(0), TOKEN);
  connection.close();
});

test("a token that opens nothing any more is forgotten when its player wants to come back", async (t) => {
  const connection = connected(t, [0]);
  const left = connection.request({ type: "leave", chair: 0 });
  await answer("leave", { type: "done" });
  await left;
  const back = connection.comeBack(0);
  await answer("claim", { type: "welcome", chairs: [null], holds: [], opener: false });
  await answer("come-back", { type: "refused", refusal: "not-your-seat", data: {} });
  await assert.rejects(back, /not-your-seat/);
  assert.equal(connection.tokenOf(0), null);
  assert.deepEqual(connection.state.lost, []);
  connection.close();
});

test("a new token takes the place of the old one", async (t) => {
  const connection = connected(t, [null, 0, 1], [OPENER, TOKEN, SECOND]);
  holding(2, 1);
  const done = connection.signOutOthers(0);
  assert.equal(StubSocket.last.of("replace-token")[0]?.chair, 0);
  await answer("replace-token", { type: "token-replaced", chair: 0, token: NEW });
  await done;
  assert.equal(connection.tokenOf(0), NEW);
  assert.equal(connection.state.devices.get(0), 1);
  assert.deepEqual(connection.tokens, [OPENER, NEW, SECOND]);
  reconnect(t);
  assert.deepEqual(lastHello(), [OPENER, NEW, SECOND]);
  connection.close();
});

test("a device that signs the first device out sends the numbers from the next game on", async (t) => {
  storeTable(TABLE, [TOKEN], { handed: [TOKEN] });
  const connection = connected(t, [0]);
  show({ phase: "gathering" });
  const done = connection.signOutOthers(0);
  await answer("replace-token", { type: "token-replaced", chair: 0, token: NEW });
  await done;
  show({ phase: "gathering" });
  assert.deepEqual(StubSocket.last.of("number"), [], "the other device may have sent one");
  show({ phase: "playing" });
  show({ phase: "gathering", game: 1 });
  assert.equal(StubSocket.last.of("number").length, 1);
  connection.close();
});

// -- asking for an emptied chair ------------------------------------------------------------------

const REQUEST: ChairRequestData = {
  n: 7,
  chair: 1,
  name: null,
  guest: MIA,
  shape: "heart",
  agreed: [],
};

/** A watcher who has asked for chair 1; the server knows the request. */
async function asking(t: TestContext): Promise<Connection> {
  const connection = connected(t, [], []);
  const asked = connection.waitFor({ chair: 1, token: TOKEN });
  show(); // older than the request
  assert.equal(StubSocket.last.of("claim").length, 1);
  await answer("claim", { type: "welcome", chairs: [null], holds: [], opener: false });
  await asked;
  show({ requests: [REQUEST] });
  assert.equal(connection.state.asked, 1);
  return connection;
}

test("a join request names the tokens of this device, also of chairs that it has lost", (t) => {
  const connection = connected(t, [0, 1], [TOKEN, SECOND]);
  holding(0, 1);
  assert.deepEqual(connection.joinTokens, [TOKEN, SECOND]);
  connection.close();
});

test("a chair is granted by the server, which knows the token already", async (t) => {
  const connection = await asking(t);
  holding(0, 1);
  show();
  assert.deepEqual(connection.state.holds, [1]);
  assert.equal(connection.state.asked, null);
  assert.equal(connection.tokenOf(1), TOKEN);
  assert.equal(storedTable(TABLE)?.asked, undefined);
  assert.equal(StubSocket.last.of("claim").length, 1);
  connection.close();
});

test("when the request is gone, the chair is claimed once more", async (t) => {
  const connection = await asking(t);
  show();
  show();
  assert.equal(StubSocket.last.of("claim").length, 2);
  await answer("claim", { type: "welcome", chairs: [1], holds: [1], opener: false });
  assert.equal(connection.state.asked, null);
  assert.equal(connection.state.declined, null);
  assert.equal(connection.tokenOf(1), TOKEN);
  connection.close();
});

test("a declined request is told, and its token is forgotten", async (t) => {
  const connection = await asking(t);
  show();
  await answer("claim", { type: "welcome", chairs: [null], holds: [], opener: false });
  assert.equal(connection.state.asked, null);
  assert.deepEqual(connection.state.declined, { chair: 1, game: 0 });
  assert.deepEqual(storedTable(TABLE)?.tokens, []);
  assert.deepEqual(connection.joinTokens, []);
  show();
  assert.equal(StubSocket.last.of("claim").length, 2);
  connection.close();
});

test("a request outlasts the page", async (t) => {
  (await asking(t)).close();
  const connection = new Connection(TABLE);
  assert.equal(connection.state.asked, 1);
  StubSocket.last.accept();
  assert.deepEqual(lastHello(), [TOKEN]);
  welcome([1]);
  assert.equal(connection.state.asked, null);
  assert.deepEqual(connection.state.holds, [1]);
  connection.close();
});
