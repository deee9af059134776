/** Opening and joining tables over HTTP. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { post, RequestRefused, requestTable } from "../api";
import { chooseOpponent, joinByCode, playNow } from "../lobby";
import { changeProfile, typedName } from "../profile";
import { LEVELS } from "../protocol";
import { closeSocketAhead, takeSocket } from "../socket";
import { storedTable, storeTable, writeSetting } from "../storage";
import { emptyStorage, StubSocket } from "./browser-stubs";

const TABLE = "A".repeat(22);
const OPENER = "o".repeat(22);
const TOKEN = "t".repeat(22);

let requests: { path: string; init: RequestInit }[] = [];
let visited: string[] = [];

/** Makes the server give this answer to every request. */
function serverAnswers(answer: () => Response): void {
  globalThis.fetch = async (path, init) => {
    requests.push({ path: String(path), init: init ?? {} });
    return answer();
  };
}

function body(): unknown {
  return JSON.parse(String(requests[0]?.init.body));
}

beforeEach(() => {
  emptyStorage();
  writeSetting("guest", "7");
  changeProfile({ shape: "heart" });
  requests = [];
  visited = [];
  closeSocketAhead();
  StubSocket.all = [];
  Object.assign(globalThis, {
    WebSocket: StubSocket,
    location: { pathname: "/", protocol: "http:", host: "table.test" },
    history: { pushState: (_: unknown, __: string, path: string) => visited.push(path) },
    dispatchEvent: () => true,
    scrollTo: () => undefined,
  });
});

test("play now opens a table against the weakest bot and shows it", async () => {
  const opened = { table: TABLE, opener: OPENER, tokens: [TOKEN, null], code: "BCDFGH" };
  serverAnswers(() => Response.json(opened));
  await playNow();
  const chairs = [{ mine: true, guest: 7, shape: "heart" }, { bot: LEVELS[0] }];
  assert.deepEqual(body(), { players: 2, begins: "oldest", chairs, language: "en" });
  assert.deepEqual(storedTable(TABLE)?.tokens, [OPENER, TOKEN]);
  assert.deepEqual(visited, [`/t/${TABLE}`]);
});

test("the socket of a new table is opened while the server opens the table", async () => {
  const opened = { table: TABLE, opener: OPENER, tokens: [TOKEN, null], code: "BCDFGH" };
  serverAnswers(() => {
    assert.equal(StubSocket.all.length, 1);
    return Response.json(opened);
  });
  await playNow();
  assert.equal(takeSocket(), StubSocket.last);
  assert.equal(StubSocket.all.length, 1);
});

test("if the server opens no table, its socket is closed", async () => {
  serverAnswers(() => Response.json({ refusal: "too-many", data: {} }, { status: 429 }));
  await assert.rejects(playNow(), RequestRefused);
  StubSocket.last.accept();
  assert.equal(StubSocket.last.readyState, StubSocket.CLOSED);
  takeSocket();
  assert.equal(StubSocket.all.length, 2);
});

test("play now opens a table against the bot that was chosen", async () => {
  serverAnswers(() => Response.json({ table: TABLE, opener: OPENER, tokens: [TOKEN, null] }));
  writeSetting("level", "nobody");
  await playNow();
  chooseOpponent("old-dog");
  await playNow();
  const bots = requests.map(({ init }) => JSON.parse(String(init.body)).chairs[1].bot);
  assert.deepEqual(bots, [LEVELS[0], "old-dog"]);
});

test("a name that the server refuses keeps nobody from playing, and is forgotten", async () => {
  changeProfile({ name: "🐭" });
  serverAnswers(() => {
    const isNamed = String(requests.at(-1)?.init.body).includes('"name"');
    if (isNamed) return Response.json({ refusal: "name-not-good", data: {} }, { status: 422 });
    return Response.json({ table: TABLE, opener: OPENER, tokens: [TOKEN, null] });
  });
  await playNow();
  assert.deepEqual(visited, [`/t/${TABLE}`]);
  assert.equal(typedName(), null);
});

test("a name is not forgotten because of another refusal", async () => {
  changeProfile({ name: "Anna" });
  serverAnswers(() => Response.json({ refusal: "too-many", data: {} }, { status: 429 }));
  await assert.rejects(playNow(), RequestRefused);
  assert.deepEqual([requests.length, typedName()], [1, "Anna"]);
});

test("a code leads to its table and takes no chair yet", async () => {
  serverAnswers(() => Response.json({ table: TABLE }));
  await joinByCode("BCDFGH");
  assert.equal(requests[0]?.path, "/api/find");
  assert.deepEqual(body(), { code: "BCDFGH" });
  assert.equal(storedTable(TABLE)?.code, "BCDFGH");
  assert.deepEqual(storedTable(TABLE)?.tokens, []);
  assert.deepEqual(visited, [`/t/${TABLE}`]);
});

test("joining a table where this device has a chair takes no second one", async () => {
  storeTable(TABLE, [TOKEN], { code: "BCDFGH" });
  await joinByCode("BCDFGH");
  assert.deepEqual(requests, []);
  assert.deepEqual(visited, [`/t/${TABLE}`]);
});

test("a refusal has its code, its data and further refusals", async () => {
  const more = [{ refusal: "holes", data: { holes: 2 } }];
  const refused = { refusal: "wrong-size", data: { size: 4 }, more };
  serverAnswers(() => Response.json(refused, { status: 422 }));
  await assert.rejects(joinByCode("BCDFGH"), (error) => {
    assert.ok(error instanceof RequestRefused);
    const { refusal, data } = error;
    assert.deepEqual({ refusal, data, more: error.more }, refused);
    return true;
  });
});

test("the server is unreachable without a network or behind a broken proxy", async () => {
  const unreachable = (error: unknown) =>
    error instanceof RequestRefused && error.refusal === "unreachable";
  serverAnswers(() => new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await assert.rejects(post("/api/qr", { path: "/" }), unreachable);
  globalThis.fetch = () => Promise.reject(new TypeError("no network"));
  await assert.rejects(post("/api/qr", { path: "/" }), unreachable);
});

test("an image is returned as text, and a token is sent in a header, not in the URL", async () => {
  const svg = { headers: { "content-type": "image/svg+xml" } };
  serverAnswers(() => new Response("<svg/>", svg));
  assert.equal(await post("/api/qr", { path: "/" }), "<svg/>");
  await requestTable("GET", `/api/tables/${TABLE}`, TOKEN);
  assert.equal(requests[1]?.path, `/api/tables/${TABLE}`);
  assert.deepEqual(requests[1]?.init.headers, { authorization: `Bearer ${TOKEN}` });
});
