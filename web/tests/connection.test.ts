/** The connection to a table: hello, answers, lost connections and reconnecting. */

import assert from "node:assert/strict";
import { beforeEach, type TestContext, test } from "node:test";
import { type Command, CommandRefused, Connection, ConnectionLost } from "../connection";
import { PROTOCOL } from "../protocol";
import { storedTable, storeTable } from "../storage";
import { emptyStorage, StubSocket, stubBrowser } from "./browser-stubs";

const TABLE = "A".repeat(22);
const TOKEN = "t".repeat(22);
const LATER = "u".repeat(22);
const MOVE: Command = { type: "play", seat: 0, game: 0, ply: 0, card: "M", cell: [1, 0] };
const REACTION: Command = { type: "react", chair: 0, reaction: "hello" };

let dispatch = stubBrowser();
beforeEach(() => {
  emptyStorage();
  dispatch = stubBrowser();
});

/** A connection that the server has welcomed. */
function connected(t: TestContext, holds = [0]): Connection {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  t.mock.method(Math, "random", () => 1);
  storeTable(TABLE, [TOKEN]);
  const connection = new Connection(TABLE);
  StubSocket.last.accept();
  welcome(holds);
  return connection;
}

function welcome(holds = [0], re = 0): void {
  StubSocket.last.receive({ type: "welcome", re, chairs: holds, holds, opener: false });
}

function gathering(game = 0) {
  const chairs = [{ bot: null }, { bot: "gentle" }];
  const none = { hand_overs: [], requests: [] };
  return { table: TABLE, phase: "gathering", game, seal: `seal ${game}`, chairs, ...none };
}

test("the hello presents the stored tokens", (t) => {
  const connection = connected(t);
  assert.equal(StubSocket.last.url, "ws://table.test/live");
  const hello = {
    type: "hello",
    protocol: PROTOCOL,
    table: TABLE,
    tokens: [TOKEN],
    back: true,
    id: 0,
  };
  assert.deepEqual(StubSocket.last.sent[0], hello);
  assert.equal(connection.state.status, "open");
  assert.equal(connection.tokenOf(0), TOKEN);
  connection.close();
});

test("of more than five tokens, the first and the newest four are presented", () => {
  const tokens = [..."abcdefg"].map((letter) => letter.repeat(22));
  storeTable(TABLE, tokens);
  const connection = new Connection(TABLE);
  const letters = connection.tokens.map((token) => token[0]).join("");
  assert.equal(letters, "adefg");
  connection.close();
});

test("a command resolves to the answer with its id", async (t) => {
  const connection = connected(t);
  const answer = connection.request(REACTION);
  const [sent] = StubSocket.last.of("react");
  StubSocket.last.receive({ type: "done", re: sent?.id });
  assert.equal((await answer).type, "done");
  connection.close();
});

test("a refused command rejects with the refusal", async (t) => {
  const connection = connected(t);
  const answer = connection.request(MOVE);
  const [sent] = StubSocket.last.of("play");
  StubSocket.last.receive({ type: "refused", re: sent?.id, refusal: "stale", data: { ply: 3 } });
  await assert.rejects(answer, (error) => {
    assert.ok(error instanceof CommandRefused);
    assert.equal(error.answer.refusal, "stale");
    return true;
  });
  assert.equal(connection.state.reason, null);
  connection.close();
});

test("after a lost connection moves are sent again, and nothing else", async (t) => {
  const connection = connected(t);
  const move = connection.request(MOVE);
  const reaction = connection.request(REACTION);
  StubSocket.last.fail();
  await assert.rejects(reaction, ConnectionLost);
  assert.equal(connection.state.status, "lost");
  t.mock.timers.tick(1_000);
  assert.equal(StubSocket.all.length, 2);
  StubSocket.last.accept();
  welcome();
  const [sent] = StubSocket.last.of("play");
  assert.equal(StubSocket.last.of("react").length, 0);
  StubSocket.last.receive({ type: "done", re: sent?.id });
  assert.equal((await move).type, "done");
  connection.close();
});

test("while the connection is lost only moves are accepted", async (t) => {
  const connection = connected(t);
  StubSocket.last.fail();
  await assert.rejects(connection.request(REACTION), ConnectionLost);
  connection.close();
});

test("the pause between attempts doubles, up to 30 seconds", (t) => {
  const connection = connected(t);
  for (const pause of [1, 2, 4, 8, 16, 30, 30]) {
    const attempts = StubSocket.all.length;
    StubSocket.last.fail();
    t.mock.timers.tick(pause * 1_000 - 1);
    assert.equal(StubSocket.all.length, attempts, `after ${pause} s`);
    t.mock.timers.tick(1);
    assert.equal(StubSocket.all.length, attempts + 1, `after ${pause} s`);
  }
  connection.close();
});

test("a welcome resets the pause to one second", (t) => {
  const connection = connected(t);
  StubSocket.last.fail();
  t.mock.timers.tick(1_000);
  StubSocket.last.accept();
  welcome();
  StubSocket.last.fail();
  t.mock.timers.tick(1_000);
  assert.equal(StubSocket.all.length, 3);
  connection.close();
});

test("a connection is lost if the server does not answer a ping", (t) => {
  const connection = connected(t);
  t.mock.timers.tick(10_000);
  assert.equal(StubSocket.last.of("ping").length, 1);
  StubSocket.last.receive({ type: "pong", re: 0 });
  t.mock.timers.tick(10_000);
  assert.equal(StubSocket.last.of("ping").length, 2);
  t.mock.timers.tick(6_000);
  assert.equal(connection.state.status, "lost");
  connection.close();
});

test("a visible page pings immediately, and a network that is back is used immediately", (t) => {
  const connection = connected(t);
  dispatch("visibilitychange");
  assert.equal(StubSocket.last.of("ping").length, 1);
  dispatch("offline");
  assert.equal(connection.state.status, "lost");
  dispatch("online");
  assert.equal(StubSocket.all.length, 2);
  connection.close();
});

test("the page does not reconnect to a table that has ended", (t) => {
  const connection = connected(t);
  StubSocket.last.receive({ type: "bye", re: null, reason: "ended" });
  StubSocket.last.fail(4004);
  assert.equal(connection.state.status, "closed");
  assert.equal(connection.state.reason, "ended");
  t.mock.timers.tick(60_000);
  assert.equal(StubSocket.all.length, 1);
});

test("a restart that the server announces is shown until the server is back", (t) => {
  const connection = connected(t);
  StubSocket.last.receive({ type: "bye", re: null, reason: "stopping" });
  StubSocket.last.fail();
  assert.equal(connection.state.restarting, true);
  t.mock.timers.tick(1_000);
  StubSocket.last.accept();
  welcome();
  assert.equal(connection.state.restarting, false);
  connection.close();
});

/** The server refuses the hello of the newest socket and closes it with this code. */
function refuseHello(refusal: string, code: number, re: number | null = 0, data = {}): void {
  StubSocket.last.accept();
  StubSocket.last.receive({ type: "refused", re, refusal, data });
  StubSocket.last.fail(code);
}

test("a hello that is refused for good closes the connection for good", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  for (const [refusal, re] of [
    ["old-page", null],
    ["no-such-table", 0],
  ] as const) {
    StubSocket.all = [];
    const connection = new Connection(TABLE);
    refuseHello(refusal, 4000, re);
    assert.equal(connection.state.reason, refusal);
    assert.equal(connection.state.status, "closed");
    t.mock.timers.tick(60_000);
    assert.equal(StubSocket.all.length, 1);
  }
});

test("after a temporary refusal the page says hello again, and gets its seat back", (t) => {
  const connection = connected(t);
  StubSocket.last.fail();
  const attempts = [
    ["cannot-write", 0],
    ["too-fast", null], // refused before it was decoded
    ["our-fault", 0],
  ] as const;
  for (const [index, [refusal, re]] of attempts.entries()) {
    t.mock.timers.tick(30_000);
    assert.equal(StubSocket.all.length, index + 2);
    refuseHello(refusal, 1013, re);
    assert.equal(connection.state.status, "lost");
    assert.equal(connection.state.reason, null, "nothing final is shown");
  }
  t.mock.timers.tick(30_000);
  StubSocket.last.accept();
  welcome();
  assert.equal(connection.state.status, "open");
  assert.equal(connection.state.reason, null);
  assert.deepEqual(connection.state.holds, [0]);
  connection.close();
});

test("a new page asks again at a server that is not updated yet, an old page does not", (t) => {
  const connection = connected(t);
  StubSocket.last.fail();
  t.mock.timers.tick(30_000);
  refuseHello("old-page", 4000, null, { protocol: PROTOCOL - 1 });
  assert.equal(connection.state.status, "lost");
  assert.equal(connection.state.reason, null);
  t.mock.timers.tick(30_000);
  refuseHello("old-page", 4000, null, { protocol: PROTOCOL + 1 });
  assert.equal(connection.state.status, "closed");
  assert.equal(connection.state.reason, "old-page");
});

test("the reason of a temporary refusal is not shown for a later final one", (t) => {
  const connection = connected(t);
  StubSocket.last.fail();
  t.mock.timers.tick(1_000);
  refuseHello("cannot-write", 1013);
  t.mock.timers.tick(2_000);
  refuseHello("no-such-table", 4000);
  assert.equal(connection.state.reason, "no-such-table");
});

test("a refused handshake and an internal error of the server are retried", (t) => {
  const connection = connected(t);
  for (const code of [1006, 1011, 1012, 1013, 4008]) {
    const attempts = StubSocket.all.length;
    StubSocket.last.fail(code); // before it was accepted, except for the first
    assert.equal(connection.state.status, "lost");
    t.mock.timers.tick(30_000);
    assert.equal(StubSocket.all.length, attempts + 1, `after ${code}`);
  }
  connection.close();
});

test("tokens added while the connection is lost are claimed after the welcome", async (t) => {
  const connection = connected(t);
  StubSocket.last.fail();
  t.mock.timers.tick(1_000);
  StubSocket.last.accept();
  await connection.claim(LATER);
  welcome();
  assert.deepEqual(StubSocket.last.of("claim"), [{ type: "claim", tokens: [LATER] }]);
  connection.close();
});

test("this device sends one random number per chair and stores it when accepted", async (t) => {
  const connection = connected(t, [0, 1]);
  StubSocket.last.receive({ type: "table", re: null, table: gathering() });
  StubSocket.last.receive({ type: "table", re: null, table: gathering() });
  const [sent, ...others] = StubSocket.last.of("number");
  assert.equal(others.length, 0, "no number for the bot, and none twice");
  assert.match(String(sent?.number), /^[0-9a-f]{32}$/);
  assert.deepEqual(storedTable(TABLE)?.luck, {});
  StubSocket.last.receive({ type: "done", re: sent?.id });
  await Promise.resolve();
  const luck = { 0: { seal: "seal 0", numbers: { 0: sent?.number } } };
  assert.deepEqual(storedTable(TABLE)?.luck, luck);
  connection.close();
});

test("no number is sent for a game that goes on with the cards of an earlier one", (t) => {
  const connection = connected(t);
  const table = { ...gathering(), source: { digest: "", ply: 14 } };
  StubSocket.last.receive({ type: "table", re: null, table });
  assert.deepEqual(StubSocket.last.of("number"), []);
  connection.close();
});

test("no number is sent for a chair that another device has handed over", (t) => {
  storeTable(TABLE, [TOKEN], { handed: [TOKEN] });
  const connection = connected(t);
  StubSocket.last.receive({ type: "table", re: null, table: gathering() });
  assert.deepEqual(StubSocket.last.of("number"), []);
  connection.close();
});

test("the views of a game are dropped when players gather for the next one", (t) => {
  const connection = connected(t);
  StubSocket.last.receive({ type: "views", re: null, views: [{ game: 0 }] });
  assert.equal(connection.state.views.length, 1);
  StubSocket.last.receive({ type: "table", re: null, table: gathering(1) });
  assert.deepEqual(connection.state.views, []);
  connection.close();
});

test("a player who leaves a chair can come back with its token", async (t) => {
  const connection = connected(t);
  const left = connection.request({ type: "leave", chair: 0 });
  StubSocket.last.receive({ type: "done", re: StubSocket.last.of("leave")[0]?.id });
  await left;
  assert.deepEqual(connection.state.holds, []);
  assert.equal(connection.tokenOf(0), TOKEN);
  const back = connection.comeBack(0);
  const [claim] = StubSocket.last.of("claim");
  assert.deepEqual(claim?.tokens, [TOKEN]);
  welcome([0], claim?.id as number);
  await Promise.resolve();
  await Promise.resolve();
  StubSocket.last.receive({ type: "done", re: StubSocket.last.of("come-back")[0]?.id });
  await back;
  connection.close();
});

test("reactions reach the listeners, and unknown messages of a newer server are ignored", (t) => {
  const connection = connected(t);
  const seen: string[] = [];
  const stop = connection.onEvent((event) => seen.push(event.type));
  const { state } = connection;
  StubSocket.last.receive({ type: "reacted", re: null, chair: 1, reaction: "wow" });
  StubSocket.last.receive({ type: "brand-new", re: null });
  stop();
  StubSocket.last.receive({ type: "nudge", re: null, chair: 0 });
  assert.deepEqual(seen, ["reacted"]);
  assert.equal(connection.state, state);
  connection.close();
});
