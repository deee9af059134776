/** What is announced to screen readers, and when it disappears again. */

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { navigate, onPathChange } from "../router";
import { announce, clearAnnouncements, useAnnouncement } from "../ui/announce";
import { stubBrowser } from "./browser-stubs";
import { renderHook } from "./render-hook";

before(() => {
  const dispatch = stubBrowser();
  const go = (_: unknown, __: string, path: string) => {
    const { pathname, hash } = new URL(path, "http://table.test");
    Object.assign(location, { pathname, hash });
  };
  Object.assign(globalThis, {
    history: { pushState: go, replaceState: go },
    dispatchEvent: (event: Event) => dispatch(event.type),
    scrollTo: () => undefined,
  });
  go(null, "", "/t/table");
});

test("texts of the same moment are announced together, and a repeated one anew", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const region = renderHook(useAnnouncement, {});
  announce("Anna: cat.");
  announce("It’s your turn.");
  t.mock.timers.tick(1);
  assert.equal(region.now.text, "Anna: cat. It’s your turn.");
  const { odd } = region.now;
  announce("Anna: cat. It’s your turn.");
  t.mock.timers.tick(1);
  assert.notEqual(region.now.odd, odd);
  region.unmount();
});

test("an announcement disappears after some seconds", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const region = renderHook(useAnnouncement, {});
  announce("It’s your turn.");
  t.mock.timers.tick(1);
  t.mock.timers.tick(9_000);
  assert.equal(region.now.text, "It’s your turn.");
  t.mock.timers.tick(1_000);
  assert.equal(region.now.text, "");
  region.unmount();
});

test("another page begins without the announcements of the last one", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const region = renderHook(useAnnouncement, {});
  const stop = onPathChange(clearAnnouncements);
  announce("Welcome.");
  t.mock.timers.tick(1);
  navigate("/t/table#somewhere");
  assert.equal(region.now.text, "Welcome.", "it is the same page");
  announce("It’s your turn.");
  navigate("/games");
  assert.equal(region.now.text, "");
  t.mock.timers.tick(1);
  assert.equal(region.now.text, "", "what waited is dropped too");
  announce("Deleted.");
  t.mock.timers.tick(1);
  assert.equal(region.now.text, "Deleted.");
  stop();
  region.unmount();
});
