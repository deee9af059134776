/** The name and shape of this device. */

import assert from "node:assert/strict";
import { before, beforeEach, test } from "node:test";
import { say } from "../i18n";
import { chairChange, changeProfile, profile, profileRequest } from "../profile";
import { GUESTS, type TableData } from "../protocol";
import { forgetAll, readSetting, writeSetting } from "../storage";
import { emptyStorage } from "./browser-stubs";
import { speakEnglish } from "./english";

before(speakEnglish);
beforeEach(() => {
  forgetAll();
  emptyStorage();
});

test("a generated name and shape are kept", () => {
  const first = profile();
  assert.equal(first.name, say(`guest-${readSetting("guest")}`));
  for (let times = 0; times < 50; times++) assert.deepEqual(profile(), first);
  assert.deepEqual(profileRequest(), { guest: Number(readSetting("guest")), shape: first.shape });
});

test("a typed name replaces the generated one until it is emptied", () => {
  const { name, shape } = profile();
  changeProfile({ name: "  Anna " });
  assert.deepEqual(profile(), { name: "Anna", shape });
  assert.equal(profileRequest().name, "Anna");
  changeProfile({ name: " " });
  assert.deepEqual(profile(), { name, shape });
  assert.equal(profileRequest().name, undefined);
});

test("a shape can be changed, and the name stays", () => {
  changeProfile({ name: "Anna" });
  changeProfile({ shape: "heart" });
  changeProfile({ shape: "block" });
  assert.deepEqual(profile(), { name: "Anna", shape: "block" });
});

test("what cannot be a guest name or a shape is replaced", () => {
  for (const guest of ["0", "49", "1.5", "x"]) {
    writeSetting("guest", guest);
    writeSetting("shape", "pear");
    const { guest: chosen, shape } = profileRequest();
    assert.ok(chosen >= 1 && chosen <= GUESTS);
    assert.notEqual(shape, "pear");
    assert.equal(readSetting("guest"), String(chosen));
  }
});

test("a new name counts at the table although somebody else there has the own shape", () => {
  const chairs = [{ shape: "heart" }, { shape: "wheel" }] as TableData["chairs"];
  const wish = { name: "Anna", shape: "heart" } as const;
  assert.deepEqual(chairChange({ phase: "gathering", chairs }, 1, wish), { name: "Anna" });
  assert.deepEqual(chairChange({ phase: "gathering", chairs }, 0, wish), wish);
  assert.deepEqual(chairChange({ phase: "playing", chairs }, 0, wish), { name: "Anna" });
});
