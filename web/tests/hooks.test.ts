/** The hooks of the table, the replay and the finale, without their views. */

import assert from "node:assert/strict";
import { before, type TestContext, test } from "node:test";
import { boardOf } from "../cards";
import { type Command, CommandRefused, type Connection } from "../connection";
import { type FinaleOptions, useFinale } from "../finale/use-finale";
import type { Person } from "../people";
import type { AnyMessage, Finale, Help, RefusedMessage, Replayed, ViewData } from "../protocol";
import { useReplay } from "../replay/use-replay";
import { useHint } from "../table/use-hint";
import { usePlacement } from "../table/use-placement";
import { emptyStorage, stubBrowser } from "./browser-stubs";
import { speakEnglish } from "./english";
import { renderHook } from "./render-hook";

before(async () => {
  emptyStorage();
  stubBrowser();
  await speakEnglish();
});

const PEOPLE: Person[] = ["Anna", "Ben"].map((name, seat) => {
  return { seat, name, shape: "wheel", mine: seat === 0, bot: null };
});

// -- placing a card -------------------------------------------------------------------------------

function view(part: Partial<ViewData> = {}): ViewData {
  return { game: 0, ply: 0, seat: 0, hand: ["M", "C"], ...part } as ViewData;
}

/** A connection that gives the answers of the test and records the commands. */
function answering(answer: (command: Command) => object | Error) {
  const asked: Command[] = [];
  const request = async (command: Command): Promise<AnyMessage> => {
    asked.push(command);
    const found = answer(command);
    if (found instanceof Error) throw found;
    return found as AnyMessage;
  };
  return { asked, connection: { request } as unknown as Connection };
}

function placing(t: TestContext, answer: (command: Command) => object | Error) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { asked, connection } = answering(answer);
  const props = {
    connection,
    status: "open",
    view: view(),
    board: boardOf([], true),
    seat: 0,
    help: "places",
    canLay: true,
    people: PEOPLE,
  } as const;
  const hook = renderHook(usePlacement, props);
  const settle = async () => {
    t.mock.timers.tick(100);
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };
  const show = (next: ViewData) => hook.render({ ...props, view: next });
  return { asked, hook, settle, show };
}

const ALLOWED = {
  type: "considered",
  allowed: true,
  refusal: null,
  data: {},
  forecast: null,
  neighbours: [],
};

test("the server is asked about a ghost at rest, and only an allowed one is laid", async (t) => {
  const { asked, hook, settle } = placing(t, () => ALLOWED);
  hook.now.pick("M");
  hook.now.placeAt([1, 0]);
  hook.now.placeAt([0, 1]);
  hook.now.lay();
  assert.deepEqual(asked, [], "nothing is asked or laid before the answer");
  await settle();
  const about = { seat: 0, game: 0, ply: 0, card: "M", cell: [0, 1] };
  assert.deepEqual(asked, [{ type: "consider", ...about }]);
  hook.now.lay();
  assert.deepEqual(asked[1], { type: "play", ...about });
  assert.equal(hook.now.ghost.sent, true);
  hook.unmount();
});

test("a refused cell shakes for a moment, and a message says why", async (t) => {
  const refused = { ...ALLOWED, allowed: false, refusal: "touches-nothing" };
  const { hook, settle } = placing(t, () => refused);
  hook.now.pick("M");
  hook.now.placeAt([5, 5]);
  await settle();
  assert.deepEqual(hook.now.shaking, [5, 5]);
  assert.notEqual(hook.now.message, "");
  t.mock.timers.tick(600);
  assert.equal(hook.now.shaking, null);
  hook.unmount();
});

test("a move that the server refuses can be tried again", async (t) => {
  const told = { type: "refused", refusal: "stale", data: {} } as unknown as RefusedMessage;
  const { hook, settle } = placing(t, ({ type }) =>
    type === "play" ? new CommandRefused(told) : ALLOWED,
  );
  hook.now.pick("M");
  hook.now.placeAt([1, 0]);
  await settle();
  hook.now.lay();
  await settle();
  assert.equal(hook.now.ghost.sent, false);
  assert.notEqual(hook.now.message, "");
  hook.unmount();
});

test("the next turn removes the ghost", (t) => {
  const { hook, show } = placing(t, () => ALLOWED);
  hook.now.pick("M");
  hook.now.placeAt([1, 0]);
  show(view({ ply: 1 }));
  assert.equal(hook.now.ghost.card, null);
  hook.unmount();
});

test("a dragged card becomes a ghost, and is taken back when it leaves the square", (t) => {
  const { hook } = placing(t, () => ALLOWED);
  hook.now.drag("C", [1, 0]);
  assert.deepEqual([hook.now.ghost.card, hook.now.ghost.cell], ["C", [1, 0]]);
  hook.now.drag("C", null);
  assert.equal(hook.now.ghost.cell, null);
  hook.unmount();
});

// -- a replay -------------------------------------------------------------------------------------

const FINALE: Finale = {
  waves: [[], [], []],
  points: [3, 1],
  cheeses: [1, 1],
  winners: [0],
  places: [1, 2],
};
const GAME = {
  moves: ["M@1,0", "C@0,1"],
  by: ["person", "person"],
  players: 2,
  start_card: true,
  hands: null,
  hand_overs: [],
  finale: FINALE,
} as unknown as Replayed;

test("a replay has a step for every card and one for the chase", () => {
  const replay = renderHook(useReplay, { record: "players 2", stored: null, game: GAME });
  assert.equal(replay.now.last, 3);
  replay.now.stopAt(99);
  assert.deepEqual([replay.now.step, replay.now.ply, replay.now.isChase], [3, 2, true]);
  replay.now.stopAt(-5);
  assert.equal(replay.now.step, 0);
  replay.now.slideTo(1);
  assert.deepEqual([...replay.now.board.keys()], ["0,0", "1,0"]);
  replay.unmount();
});

test("a replay stops at its end, and play starts it again", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const replay = renderHook(useReplay, { record: "players 2", stored: null, game: GAME });
  replay.now.togglePlay();
  for (const step of [1, 2, 3]) {
    t.mock.timers.tick(1_200);
    assert.equal(replay.now.step, step);
  }
  assert.equal(replay.now.isRunning, false);
  replay.now.togglePlay();
  assert.deepEqual([replay.now.step, replay.now.isRunning], [0, true]);
  replay.unmount();
});

// -- a finale -------------------------------------------------------------------------------------

function finale(t: TestContext, autoplay: boolean) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let ends = 0;
  const props = { board: boardOf(["3a@1,0"], true), finale: FINALE, dogsHuntMice: false };
  const onEnd = () => void ends++;
  const all: FinaleOptions = { ...props, people: PEOPLE, autoplay, onEnd };
  const hook = renderHook(useFinale, all);
  return { hook, props: all, ends: () => ends };
}

test("a finale plays by itself to its end, which is reported once", (t) => {
  const { hook, ends } = finale(t, true);
  for (let beat = 0; beat < 20; beat++) t.mock.timers.tick(2_000);
  assert.equal(hook.now.isOver, true);
  hook.now.back();
  hook.now.skip();
  assert.equal(ends(), 1);
  hook.unmount();
});

test("a finale waits while a dialog covers it", (t) => {
  const { hook, props } = finale(t, true);
  hook.render({ ...props, isCovered: true });
  t.mock.timers.tick(60_000);
  assert.equal(hook.now.index, 0);
  hook.render({ ...props, isCovered: false });
  t.mock.timers.tick(10_000);
  assert.notEqual(hook.now.index, 0);
  hook.unmount();
});

test("without autoplay a finale waits for the start button", (t) => {
  const { hook } = finale(t, false);
  t.mock.timers.tick(60_000);
  assert.deepEqual([hook.now.isWaiting, hook.now.index], [true, 0]);
  hook.now.start();
  assert.deepEqual([hook.now.isWaiting, hook.now.index, hook.now.isRunning], [false, 1, true]);
  hook.unmount();
});

test("a card shows its story only after the end", (t) => {
  const { hook } = finale(t, false);
  hook.now.choose([1, 0]);
  assert.equal(hook.now.chosen, null);
  hook.now.skip();
  hook.now.choose([9, 9]);
  assert.equal(hook.now.chosen, null, "no card lies there");
  hook.now.choose([1, 0]);
  assert.equal(hook.now.story?.title, "Your cheese worth 3");
  hook.unmount();
});

test("slow motion is remembered for the next finale", (t) => {
  const { hook } = finale(t, false);
  hook.now.toggleSlow();
  hook.unmount();
  t.mock.timers.reset();
  const next = finale(t, false).hook;
  assert.equal(next.now.isSlow, true);
  assert.ok(next.now.pace > 1);
  next.unmount();
});

// -- a hint ---------------------------------------------------------------------------------------

const HINT = {
  type: "hinted",
  ply: 0,
  card: "M",
  cell: null,
  region: [],
  reasons: [],
  exact: false,
};

function hinting(
  help: Help,
  answer: (command: Command) => object | Error,
  at: { isShared?: boolean; isAlone?: boolean } = {},
) {
  const { asked, connection } = answering(answer);
  const messages: string[] = [];
  const chosen: string[] = [];
  const props = {
    ...({ connection, status: "open", view: view(), seat: 0, chair: 1 } as const),
    ...{ help, canLay: true, isShared: false, isAlone: true, people: PEOPLE, ...at },
    setMessage: (message: string) => void (message && messages.push(message)),
    onChooseHelp: () => void chosen.push("help"),
  };
  const hook = renderHook(useHint, props);
  return { asked, messages, chosen, hook, props };
}

test("a hint is asked for once and shown until the next move", async () => {
  const { asked, hook, props } = hinting("hint-card", () => HINT);
  hook.now.ask();
  hook.now.ask();
  assert.equal(hook.now.isThinking, true);
  await new Promise(setImmediate);
  hook.now.ask();
  assert.equal(asked.length, 1);
  assert.equal(hook.now.hint?.card, "M");
  assert.match(hook.now.words[0] ?? "", /mouse/);
  hook.render({ ...props, view: view({ ply: 1 }) });
  assert.equal(hook.now.hint, null);
  hook.unmount();
});

test("a hint that comes after the move is dropped", async () => {
  const { hook, props } = hinting("hint-card", () => HINT);
  hook.now.ask();
  hook.render({ ...props, view: view({ ply: 1 }) });
  await new Promise(setImmediate);
  assert.deepEqual([hook.now.hint, hook.now.isThinking], [null, false]);
  hook.unmount();
});

test("whoever waits long is told that the first hint takes longer", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { hook } = hinting("hint-card", () => HINT);
  assert.equal(hook.now.isFirst, false);
  hook.now.ask();
  t.mock.timers.tick(3000);
  assert.equal(hook.now.isFirst, false);
  t.mock.timers.tick(1000);
  assert.deepEqual([hook.now.isThinking, hook.now.isFirst], [true, true]);
  await new Promise(setImmediate);
  assert.deepEqual([hook.now.isThinking, hook.now.isFirst], [false, false]);
  hook.unmount();
});

test("there is no lamp at the real table, nor for somebody else's turn", () => {
  const { asked, hook, props } = hinting("real-table", () => HINT);
  assert.equal(hook.now.canAsk, false);
  hook.now.ask();
  hook.render({ ...props, help: "hint-place", canLay: false });
  assert.equal(hook.now.canAsk, false);
  hook.now.ask();
  assert.deepEqual(asked, []);
  hook.unmount();
});

test("the forecast includes hints", async () => {
  const { asked, hook } = hinting("forecast", () => HINT, { isShared: true });
  hook.now.ask();
  await new Promise(setImmediate);
  assert.deepEqual([asked.length, hook.now.hint?.card], [1, "M"]);
  hook.unmount();
});

test("alone with bots, one tap raises the help level and asks at once", async () => {
  const { asked, hook, props } = hinting("places", ({ type }) =>
    type === "hint" ? HINT : { type: "done" },
  );
  assert.equal(hook.now.canAsk, true);
  hook.now.ask();
  hook.now.ask();
  assert.deepEqual(asked, [{ type: "set-help", chair: 1, help: "hint-place" }]);
  hook.render({ ...props, help: "hint-place" });
  await new Promise(setImmediate);
  assert.deepEqual(asked[1], { type: "hint", seat: 0, game: 0, ply: 0 });
  assert.equal(hook.now.hint?.card, "M");
  hook.render({ ...props, help: "hint-place", view: view({ ply: 2 }) });
  await new Promise(setImmediate);
  assert.equal(asked.length, 2, "the next turn asks for nothing by itself");
  hook.unmount();
});

test("a help level that cannot be raised asks for nothing later", async () => {
  const told = { type: "refused", refusal: "too-many", data: {} } as unknown as RefusedMessage;
  const { asked, messages, hook, props } = hinting("places", () => new CommandRefused(told));
  hook.now.ask();
  await new Promise(setImmediate);
  assert.deepEqual([messages.length, hook.now.isThinking], [1, false]);
  hook.render({ ...props, help: "hint-card" });
  await new Promise(setImmediate);
  assert.equal(asked.length, 1);
  hook.unmount();
});

test("among people, the lamp opens the choice of help, because everybody sees the level", () => {
  const { asked, chosen, hook } = hinting("places", () => HINT, { isAlone: false });
  hook.now.ask();
  assert.deepEqual([asked, chosen], [[], ["help"]]);
  hook.unmount();
});

test("on a shared device only help levels with hints have a lamp", () => {
  const { hook, props } = hinting("places", () => HINT, { isShared: true });
  assert.equal(hook.now.canAsk, false);
  hook.render({ ...props, help: "hint-region" });
  assert.equal(hook.now.canAsk, true);
  hook.unmount();
});

test("a refused hint says why", async () => {
  const told = { type: "refused", refusal: "no-hints", data: {} } as unknown as RefusedMessage;
  const { hook, messages } = hinting("hint-card", () => new CommandRefused(told));
  hook.now.ask();
  await new Promise(setImmediate);
  assert.equal(messages.length, 1);
  assert.equal(hook.now.isThinking, false);
  hook.unmount();
});
