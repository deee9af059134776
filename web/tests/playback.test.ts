/** The buttons of a finale. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { firstPlayback, startedAt, toggled } from "../finale/playback";

const LAST = 9;

test("a step shows the next beat and stops there", () => {
  const stepped = startedAt(firstPlayback(true), 1, false, LAST);
  assert.deepEqual(stepped, { beat: 1, isRunning: false, isHeld: false, take: 1 });
});

test("the last beat does not run on", () => {
  assert.equal(startedAt(firstPlayback(true), LAST, true, LAST).isRunning, false);
});

test("nothing lies before the first beat or behind the last", () => {
  const now = firstPlayback(false);
  assert.equal(startedAt(now, -1, false, LAST), now);
  assert.equal(startedAt(now, LAST + 1, false, LAST), now);
});

test("a pause holds the beat in its middle; going on does not start it again", () => {
  const running = startedAt(firstPlayback(true), 3, true, LAST);
  const paused = toggled(running);
  assert.deepEqual(paused, { beat: 3, isRunning: false, isHeld: true, take: 1 });
  assert.deepEqual(toggled(paused), running);
});

test("a beat that starts again counts as another take", () => {
  const once = startedAt(firstPlayback(true), 3, true, LAST);
  assert.equal(startedAt(once, 3, true, LAST).take, once.take + 1);
});

test("play on the first beat is no longer waiting for its start", () => {
  assert.equal(toggled(firstPlayback(false)).take, 1);
});
