/** The score page without its view: what is wrong with a square, and scoring it anyway. */

import assert from "node:assert/strict";
import { before, beforeEach, type TestContext, test } from "node:test";
import type { Card } from "../protocol";
import { cleared, type Draft, draftText, EMPTY, laid, undone } from "../score/draft";
import { useScoring } from "../score/use-scoring";
import { storedGames, writeSetting } from "../storage";
import { emptyStorage, stubBrowser } from "./browser-stubs";
import { speakEnglish } from "./english";
import { renderHook } from "./render-hook";

const TWO = "D 2a 1b M D 1b M S 3a M 2b 3b M C C 2b M M M D 1b 1a 2a M C";
const FINALE = { points: [0, 3], cheeses: [0, 2], places: [2, 1], winners: [1], waves: [] };
const TOO_MANY = { refusal: "too-many-animals", data: { card: "D", found: 4, most: 3 }, more: [] };

before(async () => {
  stubBrowser();
  Object.assign(location, { pathname: "/score", hash: "#square", search: "" });
  Object.assign(globalThis, {
    history: { pushState: () => undefined, replaceState: () => undefined },
    dispatchEvent: () => true,
    scrollTo: () => undefined,
  });
  await speakEnglish();
});
beforeEach(() => void emptyStorage());

function draftOf(cards: string): Draft {
  return (cards.split(" ") as Card[]).reduce((draft, card) => laid(draft, card), EMPTY);
}

/** The hook with a square, and a server that gives this answer. */
function scoring(
  t: TestContext,
  cards: string,
  answer: (asked: object) => [number, object] | null,
) {
  const asked: Record<string, unknown>[] = [];
  t.mock.method(globalThis, "fetch", async (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    const found = answer(asked[asked.length - 1] ?? {});
    if (!found) throw new TypeError("offline");
    return new Response(JSON.stringify(found[1]), { status: found[0] });
  });
  writeSetting("score", draftText(draftOf(cards)));
  return { asked, hook: renderHook(useScoring, {}) };
}

test("an emptied square has no flaws any more", async (t) => {
  const { hook } = scoring(t, TWO, () => [422, TOO_MANY]);
  await hook.now.score();
  assert.equal(hook.now.flaws?.length, 1);
  hook.now.change(cleared(hook.now.draft));
  assert.equal(hook.now.flaws, null);
  hook.now.change(undone(hook.now.draft));
  assert.equal(Object.keys(hook.now.draft.cards).length, 25, "one step back brings it back");
  hook.unmount();
});

test("an error that is not about the square goes away with the next change", async (t) => {
  const { hook } = scoring(t, TWO, () => null);
  await hook.now.score();
  assert.equal(hook.now.trouble?.refusal, "unreachable");
  hook.now.change({ ...hook.now.draft, cursor: [1, 1] });
  assert.equal(hook.now.trouble?.refusal, "unreachable", "no card has changed");
  hook.now.change(cleared(hook.now.draft));
  assert.equal(hook.now.trouble, null);
  hook.unmount();
});

test("any counts are accepted only if that is asked for", async (t) => {
  const { asked, hook } = scoring(t, TWO, (body) =>
    "any_counts" in body && body.any_counts
      ? [200, { players: 2, board: [], finale: FINALE }]
      : [422, TOO_MANY],
  );
  await hook.now.score();
  assert.deepEqual([hook.now.flaws?.length, hook.now.game], [1, null]);
  await hook.now.score({ anyCounts: true });
  assert.deepEqual(
    asked.map(({ any_counts }) => any_counts),
    [false, true],
  );
  assert.deepEqual([hook.now.flaws, hook.now.game?.finale], [null, FINALE]);
  hook.unmount();
});

test("a scored game can be kept as text, with the rules that it was scored with", async (t) => {
  const { hook } = scoring(t, TWO, () => [200, { players: 2, board: [], finale: FINALE }]);
  assert.equal(hook.now.record, null);
  await hook.now.score();
  hook.now.change({ ...hook.now.draft, dogsHuntMice: true });
  assert.match(hook.now.record ?? "", /^cheese-rescue-square 1\nplayers 2\nvariants none\nD 2a 1b/);
  assert.match(hook.now.record ?? "", /\nresult a:0\/0 b:3\/2 winners:b\n$/);
  assert.deepEqual(storedGames(), [], "not by itself");
  hook.unmount();
});
