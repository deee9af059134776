/** The buttons of a finale. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { firstPlayback, startedAt, toggled } from "../finale/playback";

const LAST = 9;

test("a step shows the next beat and stops there", () => {
  const stepped = startedAt(firstPlayback(true), 1, false, LAST);
  assert.deepEqual(stepped, { beat: 1, isRunning: false, isHeld: false, take: 1 });
});

test("the playback stops at the last beat", () => {
  assert.equal(startedAt(firstPlayback(true), LAST, true, LAST).isRunning, false);
});

test("a step before the first beat or after the last changes nothing", () => {
  const now = firstPlayback(false);
  assert.equal(startedAt(now, -1, false, LAST), now);
  assert.equal(startedAt(now, LAST + 1, false, LAST), now);
});

test("a pause holds a beat in its middle, and resuming does not restart it", () => {
  const running = startedAt(firstPlayback(true), 3, true, LAST);
  const paused = toggled(running);
  assert.deepEqual(paused, { beat: 3, isRunning: false, isHeld: true, take: 1 });
  assert.deepEqual(toggled(paused), running);
});

test("a beat that starts again counts as another take", () => {
  const once = startedAt(firstPlayback(true), 3, true, LAST);
  assert.equal(startedAt(once, 3, true, LAST).take, once.take + 1);
});

test("play on the first beat ends the wait for the start button", () => {
  assert.equal(toggled(firstPlayback(false)).take, 1);
});
