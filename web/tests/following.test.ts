/** What helps to follow a game: the recent moves, their replay, and why a place was refused. */

import assert from "node:assert/strict";
import { before, type TestContext, test } from "node:test";
import { boardOf } from "../cards";
import type { Person } from "../people";
import type { Card, TableData, ViewData } from "../protocol";
import { recentMoves } from "../table/recent-moves";
import { refusalTones } from "../table/refused-cells";
import { useCardLabel } from "../table/use-card-label";
import { useRoundReplay } from "../table/use-round-replay";
import { stubBrowser } from "./browser-stubs";
import { speakEnglish } from "./english";
import { renderHook } from "./render-hook";

let dispatch: (type: string) => void;
before(async () => {
  dispatch = stubBrowser();
  await speakEnglish();
});

const MOVES = ["D@1,0", "C@2,0", "M@3,0", "1d@4,0", "2a@0,1", "C@1,1"];

function view(part: Partial<ViewData> = {}): ViewData {
  const moves = part.moves ?? MOVES;
  return { game: 0, players: 4, moves, ply: moves.length, ...part } as ViewData;
}

function plies(moves: readonly string[], seat: number | null): number[] {
  return recentMoves(view({ moves: [...moves] }), seat).map(({ ply }) => ply);
}

test("the moves since my last turn are the recent ones, in their order", () => {
  const [first, second] = recentMoves(view(), 3);
  assert.deepEqual(first, { card: "2a", cell: [0, 1], ply: 4, seat: 0, number: 1 });
  assert.deepEqual([second?.ply, second?.seat, second?.number], [5, 1, 2]);
});

test("after my own move nothing is recent, and before my first one everything is", () => {
  assert.deepEqual(plies(MOVES, 1), []);
  assert.deepEqual(plies(MOVES.slice(0, 2), 3), [0, 1]);
  assert.deepEqual(plies([], 0), []);
});

test("on my turn the others' moves are recent, and for a watcher a whole round is", () => {
  assert.deepEqual(plies(MOVES, 2), [3, 4, 5]);
  assert.deepEqual(plies(MOVES, null), [2, 3, 4, 5]);
  assert.deepEqual(plies(MOVES.slice(0, 2), null), [0, 1]);
});

// -- the replay of the recent moves ---------------------------------------------------------------

const PEOPLE: Person[] = ["Anna", "Ben", "Cleo", "Dora"].map((name, seat) => {
  return { seat, name, shape: "wheel", mine: seat === 2, bot: null };
});

function replaying(t: TestContext) {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const props = (now: ViewData) => ({
    root: { current: null },
    table: { first: 0, options: { players: 4 } } as TableData,
    view: now,
    recent: recentMoves(now, 2),
    people: PEOPLE,
  });
  const hook = renderHook(useRoundReplay, props(view()));
  return {
    hook,
    /** The ply that is shown; null unless the replay runs. */
    shown: () => hook.now.now?.ply ?? null,
    show: (now: ViewData) => hook.render(props(now)),
  };
}

test("the recent moves are replayed one after another", (t) => {
  const { hook, shown } = replaying(t);
  hook.now.start();
  for (const ply of [3, 4, 5]) {
    assert.equal(shown(), ply);
    t.mock.timers.tick(800);
  }
  assert.equal(shown(), null);
  hook.unmount();
});

for (const type of ["pointerdown", "keydown"]) {
  test(`the replay ends on ${type}, and then starts from the beginning`, (t) => {
    const { hook, shown } = replaying(t);
    hook.now.start();
    t.mock.timers.tick(800);
    dispatch(type);
    assert.equal(shown(), null);
    t.mock.timers.tick(8_000);
    assert.equal(shown(), null);
    hook.now.start();
    assert.equal(shown(), 3);
    hook.unmount();
  });
}

test("a new move ends the replay, and without recent moves it cannot start", (t) => {
  const { hook, shown, show } = replaying(t);
  hook.now.start();
  show(view({ moves: [...MOVES, "M@0,2"] }));
  assert.deepEqual([shown(), hook.now.canStart], [null, false]);
  hook.now.start();
  assert.equal(shown(), null);
  hook.unmount();
});

test("the label of a tapped card goes away by itself, with the next card and the next move", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let picked: Card | null = null;
  const hook = renderHook((now: ViewData) => useCardLabel(now, picked), view());
  hook.now.showLabel([1, 0]);
  assert.deepEqual(hook.now.labelled, [1, 0]);
  t.mock.timers.tick(3_000);
  assert.equal(hook.now.labelled, null);
  hook.now.showLabel([1, 0]);
  picked = "M";
  hook.render(view());
  assert.equal(hook.now.labelled, null);
  hook.now.showLabel([1, 0]);
  hook.render(view({ ply: 7 }));
  assert.equal(hook.now.labelled, null);
  hook.unmount();
});

// -- why a place was refused ----------------------------------------------------------------------

test("a place that touches only corners lights up those cards, at the corners it touches", () => {
  const board = boardOf(["D@1,0", "C@1,2"], true);
  const lit = refusalTones(board, [2, 1], "touches-a-corner-only");
  assert.deepEqual(
    [...lit],
    [
      ["1,0", "touched bottom-right"],
      ["1,2", "touched top-right"],
    ],
  );
});

test("a place that touches nothing lights up where a neighbour is missing", () => {
  const lit = refusalTones(boardOf([], true), [3, 3], "touches-nothing");
  assert.deepEqual([...lit.keys()].sort(), ["2,3", "3,2", "3,4", "4,3"]);
  assert.equal(refusalTones(boardOf([], true), [3, 3], "place-taken").size, 0);
  assert.equal(refusalTones(boardOf([], true), null, null).size, 0);
});
