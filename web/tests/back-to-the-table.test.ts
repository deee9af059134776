/** Which table of this device a recorded game belongs to. */

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { tableOf } from "../replay/table-strip";
import { forgetAll, storeLuck, storeTable } from "../storage";
import { emptyStorage } from "./browser-stubs";

const TABLE = "A".repeat(22);
const OTHER = "B".repeat(22);
const SEAL = "5".repeat(64);
const record = (seal: string) => `cheese-rescue 2\nplayers 2\nvariants none\nseal ${seal}\n`;

function cameFrom(path: string | null): void {
  const state = path === null ? null : { from: path };
  Object.defineProperty(globalThis, "history", { value: { state }, configurable: true });
}

beforeEach(() => {
  emptyStorage();
  forgetAll();
  cameFrom(null);
  storeTable(TABLE, []);
  storeTable(OTHER, []);
});

test("a game belongs to the table where this device saw its seal", () => {
  storeLuck(TABLE, 1, { seal: SEAL, numbers: {} });
  assert.equal(tableOf(record(SEAL))?.table, TABLE);
  assert.equal(tableOf(record("6".repeat(64))), null);
  assert.equal(tableOf(record("?")), null);
});

test("a device that saw no seal knows the table that the page came from", () => {
  cameFrom(`/t/${OTHER}`);
  assert.equal(tableOf(record(SEAL))?.table, OTHER);
  cameFrom("/games");
  assert.equal(tableOf(record(SEAL)), null);
});

test("a table that this device has forgotten is not offered", () => {
  cameFrom(`/t/${"C".repeat(22)}`);
  assert.equal(tableOf(record(SEAL)), null);
});
