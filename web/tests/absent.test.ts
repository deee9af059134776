/** Players who are away, and what the chips say about every player. */

import assert from "node:assert/strict";
import { before, type TestContext, test } from "node:test";
import type { Command, Connection, ConnectionState } from "../connection";
import type { ChairData, TableData, ViewData } from "../protocol";
import { chipWords } from "../seats/player-chips";
import { useAwayOffer } from "../seats/use-away";
import { emptyStorage, stubBrowser } from "./browser-stubs";
import { speakEnglish } from "./english";
import { renderHook } from "./render-hook";

before(async () => {
  emptyStorage();
  stubBrowser();
  await speakEnglish();
});

const PERSON = {
  taken: true,
  bot: null,
  stand_in: null,
  here: true,
  help: "places",
} as ChairData;

test("a chip has words for what is special, and none for the ordinary help level", () => {
  assert.deepEqual(chipWords(PERSON), []);
  assert.deepEqual(chipWords({ ...PERSON, help: "hint-region" }), ["hints"]);
  assert.deepEqual(chipWords({ ...PERSON, help: "forecast", here: false }), ["away", "Forecast"]);
  assert.deepEqual(chipWords({ ...PERSON, help: "real-table" }), ["Real table"]);
});

test("a chip says when a bot plays for somebody, and nothing about a bot's own help", () => {
  assert.deepEqual(chipWords({ ...PERSON, here: false, stand_in: "gentle" }), ["a bot plays"]);
  assert.deepEqual(chipWords({ ...PERSON, bot: "gentle", here: false }), []);
});

// -- a bot for somebody who is away ---------------------------------------------------------------

const HERE = { chairs: [PERSON, PERSON] };
const AWAY = { chairs: [PERSON, { ...PERSON, here: false }] };
const WATCHING = { opener: false, holds: [] as readonly number[] };

function offering(t: TestContext) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const asked: Command[] = [];
  const request = async (command: Command) => void asked.push(command);
  const props = (chairs: { chairs: ChairData[] }, more: object = {}, state = {}) => ({
    connection: { request } as unknown as Connection,
    state: { ...WATCHING, holds: [0], ...state } as unknown as ConnectionState,
    table: { first: 0, options: { players: 2, pace: "together" }, ...chairs, ...more } as TableData,
    view: { turn: 1, over: false, ...more } as ViewData,
    attempt: async (action: Promise<unknown>) => action.then(() => true),
  });
  const hook = renderHook(useAwayOffer, props(HERE));
  return { asked, hook, show: (...how: Parameters<typeof props>) => hook.render(props(...how)) };
}

test("after 30 seconds a bot is offered for somebody whom the game waits for", (t) => {
  const { asked, hook, show } = offering(t);
  show(AWAY);
  t.mock.timers.tick(29_000);
  assert.equal(hook.now.chair, null);
  t.mock.timers.tick(1_000);
  assert.equal(hook.now.chair, 1);
  hook.now.callBot();
  assert.deepEqual(asked, [{ type: "call-bot", chair: 1 }]);
  show({ chairs: [PERSON, { ...PERSON, here: false, stand_in: "gentle" }] });
  assert.equal(hook.now.chair, null);
  hook.unmount();
});

test("nothing is offered once they are back, and the seconds count from the last time", (t) => {
  const { hook, show } = offering(t);
  show(AWAY);
  t.mock.timers.tick(29_000);
  show(HERE);
  show(AWAY);
  t.mock.timers.tick(29_000);
  assert.equal(hook.now.chair, null);
  t.mock.timers.tick(1_000);
  assert.equal(hook.now.chair, 1);
  show(HERE);
  assert.equal(hook.now.chair, null);
  hook.unmount();
});

test("an offer that was dismissed does not come back while they are away", (t) => {
  const { hook, show } = offering(t);
  show(AWAY);
  t.mock.timers.tick(30_000);
  hook.now.dismiss();
  t.mock.timers.tick(300_000);
  assert.equal(hook.now.chair, null);
  hook.unmount();
});

test("nothing is offered to watchers, in another's turn or in a game over days", (t) => {
  const { hook, show } = offering(t);
  show(AWAY);
  t.mock.timers.tick(30_000);
  const chair = () => hook.now.chair;
  assert.equal(chair(), 1);
  show(AWAY, {}, WATCHING);
  assert.equal(chair(), null);
  show(AWAY, { turn: 0 });
  assert.equal(chair(), null);
  show(AWAY, { options: { players: 2, pace: "over-days" } });
  assert.equal(chair(), null);
  hook.unmount();
});
