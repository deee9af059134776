import assert from "node:assert/strict";
import { test } from "node:test";
import { type Board, boardOf } from "../cards";
import { pictureAt } from "../finale/picture";
import { boardAt, plotOf, pointsAt, sceneStart } from "../finale/plot";
import { caption, chapters, markedStory, results, resultWords, storyOf } from "../finale/story";
import type { Person } from "../people";
import type { CellPair, ClearedCell, Finale } from "../protocol";

/** A board from its rows; the first cell is 0,0. */
function drawn(...rows: string[]): Board {
  const moves = rows.flatMap((row, y) => row.split(/\s+/).map((card, x) => `${card}@${x},${y}`));
  return boardOf(moves, false);
}

function emptied(cell: CellPair, ...because: CellPair[]): ClearedCell {
  return { cell, because };
}

function ended(waves: ClearedCell[][], points = [0, 0], cheeses = [0, 0], winners = [0]): Finale {
  return { waves, points, cheeses, winners, places: points.map(() => 1) };
}

const ANNA: Person = { seat: 0, name: "Anna", shape: "wheel", mine: true, bot: null };
const BEN: Person = { seat: 1, name: "Ben", shape: "heart", mine: false, bot: null };

/** Sentences as their keys and values: `story-cheese-eaten mouse=2,0`. */
const TELLER = {
  say: (key: string, values: Record<string, string | number> = {}) =>
    [key, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(" "),
  mark: (cell: CellPair) => cell.join(),
  joinNames: (names: readonly string[]) => names.join("+"),
  people: [ANNA, BEN],
};

/** The dog chases the cat, so the mouse eats the cheese. */
const CHAIN = plotOf(
  drawn("D C M 3a"),
  ended([[emptied([1, 0], [0, 0])], [], [emptied([3, 0], [2, 0])]]),
  false,
);
/** The cat stays and catches the mouse beside Anna's cheese worth 2. */
const CAUGHT = plotOf(
  drawn("C M 2a", "1b 1a S"),
  ended([[], [emptied([1, 0], [0, 0])], []], [3, 1], [2, 1]),
  false,
);

function told(plot: typeof CHAIN, cell: CellPair, people = TELLER.people): string[] {
  const story = storyOf(plot, cell, { ...TELLER, people });
  return story ? [story.title, ...story.lines] : [];
}

function at(plot: typeof CHAIN, act: string): number {
  return plot.beats.findIndex((beat) => beat.act === act);
}

test("the story of a lost cheese says who ate it and why nobody caught that mouse", () => {
  assert.deepEqual(told(CHAIN, [3, 0]), [
    "story-cheese-yours points=3",
    "story-cheese-eaten mouse=2,0",
    "story-mouse-cat-fled cat=1,0 count=1 dogs=0,0",
  ]);
});

test("the story of a lost cheese says if there was no cat beside the mouse", () => {
  const plot = plotOf(drawn("M 1b"), ended([[], [], [emptied([1, 0], [0, 0])]]), false);
  assert.deepEqual(told(plot, [1, 0]), [
    "story-cheese-theirs points=1 who=Ben",
    "story-cheese-eaten mouse=0,0",
    "story-mouse-no-cat",
  ]);
});

test("the story of a lost cheese explains each of several mice", () => {
  const plot = plotOf(drawn("M 1a M"), ended([[], [], [emptied([1, 0], [0, 0], [2, 0])]]), false);
  assert.deepEqual(told(plot, [1, 0]).slice(1), [
    "story-cheese-eaten mouse=0,0",
    "story-mouse-no-cat",
    "story-cheese-eaten-too mouse=2,0",
    "story-mouse-no-cat",
  ]);
});

test("the story of a cat that ran away names the dog and the mouse that got away", () => {
  assert.deepEqual(told(CHAIN, [1, 0]), [
    "card-cat",
    "story-cat-fled count=1 dogs=0,0",
    "story-cat-missed count=1 mice=2,0",
  ]);
});

test("the story of a mouse that got away says what it ate and why its cat ran away", () => {
  assert.deepEqual(told(CHAIN, [2, 0]).slice(1), [
    "story-mouse-ate count=1 cheeses=3,0",
    "story-mouse-cat-fled cat=1,0 count=1 dogs=0,0",
  ]);
});

test("dogs, cats, mice and the start card have stories about what they did", () => {
  assert.deepEqual(told(CHAIN, [0, 0]).slice(1), ["story-dog-chased count=1 cats=1,0"]);
  assert.deepEqual(told(CAUGHT, [0, 0]).slice(1), [
    "story-cat-no-dog",
    "story-cat-caught count=1 mice=1,0",
  ]);
  assert.deepEqual(told(CAUGHT, [1, 0]).slice(1), ["story-mouse-caught-by-cat count=1 cats=0,0"]);
  assert.deepEqual(told(CAUGHT, [2, 1]).slice(1), ["story-start"]);
});

test("the story of a saved cheese says who helped, or that there was no mouse beside it", () => {
  assert.deepEqual(told(CAUGHT, [2, 0]).slice(1), [
    "story-cheese-saved",
    "story-cheese-cat-helped mouse=1,0 count=1 cats=0,0",
  ]);
  assert.deepEqual(told(CAUGHT, [0, 1]).slice(1), ["story-cheese-saved", "story-cheese-no-mouse"]);
});

test("if two people share the device, a cheese is called by its owner's name", () => {
  const people = [ANNA, { ...BEN, mine: true }];
  assert.equal(told(CHAIN, [3, 0], people)[0], "story-cheese-theirs points=3 who=Anna");
});

test("a cell without a card has no story", () => {
  assert.deepEqual(told(CHAIN, [9, 9]), []);
});

test("in the dogs-hunt-mice variant dogs catch mice and cats catch nothing", () => {
  const plot = plotOf(
    drawn("D M 1a M C"),
    ended([[], [emptied([1, 0], [0, 0])], [emptied([2, 0], [3, 0])]]),
    true,
  );
  assert.deepEqual(told(plot, [0, 0]).slice(1), ["story-dog-caught count=1 mice=1,0"]);
  assert.deepEqual(told(plot, [1, 0]).slice(1), ["story-mouse-caught-by-dog count=1 dogs=0,0"]);
  assert.deepEqual(told(plot, [2, 0]).slice(1), [
    "story-cheese-eaten mouse=3,0",
    "story-mouse-no-dog",
    "story-cats-catch-nothing",
  ]);
  assert.equal(caption(plot, at(plot, "crouch"), TELLER), "finale-dogs-again count=1");
  assert.equal(pictureAt(plot, at(plot, "pounce")).get("0,0")?.motion, "pounce");
});

test("the beats lead from hush to result, and an empty wave has fewer", () => {
  assert.deepEqual(
    CHAIN.beats.map((beat) => beat.act),
    "before hush bark run crouch bite1 bite2 bite3 crumbs glow result".split(" "),
  );
  assert.equal(CAUGHT.beats.filter((beat) => beat.act === "count").length, 2);
});

test("the finale of a full square takes 8 to 14 seconds", () => {
  const rows = [0, 1, 2, 3, 4, 5];
  const waves = [
    rows.flatMap((y) => [emptied([1, y], [0, y]), emptied([5, y], [6, y])]),
    [],
    rows.map((y) => emptied([3, y], [2, y], [4, y])),
  ];
  const plot = plotOf(drawn(...rows.map(() => "D C M 3a M C D")), ended(waves), false);
  const lasts = plot.beats.reduce((sum, beat) => sum + beat.ms, 0);
  assert.ok(lasts > 8_000 && lasts < 14_000, `${lasts}`);
  for (const [index, { ms }] of plot.beats.slice(0, -1).entries()) {
    for (const { delay } of pictureAt(plot, index).values()) assert.ok(delay <= 500 && delay < ms);
  }
});

test("a card stays until its beat, leaves in it, and is gone after it", () => {
  const states = ["bark", "run", "crouch"].map(
    (act) => pictureAt(CHAIN, at(CHAIN, act)).get("1,0")?.state,
  );
  assert.deepEqual(states, ["here", "leaving", "gone"]);
  assert.ok(boardAt(CHAIN, at(CHAIN, "bark")).has("1,0"));
  assert.ok(!boardAt(CHAIN, at(CHAIN, "run")).has("1,0"));
  assert.deepEqual([...boardAt(CHAIN, CHAIN.beats.length - 1).keys()], ["0,0", "2,0"]);
});

test("a cat runs off the square, not towards the dog", () => {
  const plot = plotOf(drawn("C D M"), ended([[emptied([0, 0], [1, 0])], [], []]), false);
  assert.deepEqual(pictureAt(plot, at(plot, "run")).get("0,0")?.offsets[0], [-1, 0]);
});

test("a mouse whose cat ran away is relieved, and then it eats", () => {
  const pounced = plotOf(
    drawn("D C M 3a", "1b S 1b 1b", "M C 1b 1b"),
    ended([[emptied([1, 0], [0, 0])], [emptied([0, 2], [1, 2])], [emptied([3, 0], [2, 0])]]),
    false,
  );
  assert.equal(pictureAt(pounced, at(pounced, "pounce")).get("2,0")?.pose, "relieved");
  assert.equal(pictureAt(CHAIN, at(CHAIN, "crouch")).get("2,0")?.pose, "relieved");
  assert.equal(pictureAt(CHAIN, at(CHAIN, "bite1")).get("2,0")?.pose, "munch");
});

test("a cheese is eaten in three bites", () => {
  for (const bite of ["bite1", "bite2", "bite3"]) {
    assert.equal(pictureAt(CHAIN, at(CHAIN, bite)).get("3,0")?.pose, bite);
  }
});

test("cheeses are counted one by one, the smallest first, for all players together", () => {
  const first = at(CAUGHT, "count");
  const counted = [first - 1, first, first + 1].map((index) => [
    pointsAt(CAUGHT, index, 0),
    pointsAt(CAUGHT, index, 1),
  ]);
  assert.deepEqual(counted, [
    [0, 0],
    [1, 1],
    [3, 1],
  ]);
  assert.equal(pictureAt(CAUGHT, first).get("1,1")?.fliesTo, 0);
});

test("the same beat always looks the same", () => {
  for (const index of CHAIN.beats.keys()) {
    assert.deepEqual(pictureAt(CHAIN, index), pictureAt(CHAIN, index));
  }
});

test("all beats of a scene have one caption, and a scene starts at its first beat", () => {
  assert.equal(caption(CHAIN, at(CHAIN, "bark"), TELLER), "finale-dogs count=1");
  assert.equal(caption(CHAIN, at(CHAIN, "run"), TELLER), "finale-dogs count=1");
  assert.equal(sceneStart(CHAIN, at(CHAIN, "crumbs")), at(CHAIN, "bite1"));
});

test("the result names the winners, and says if the number of cheeses broke a tie", () => {
  const level = plotOf(drawn("1a 1b"), ended([[], [], []], [2, 2], [1, 2], [1]), false);
  assert.equal(caption(level, level.beats.length - 1, TELLER), "finale-winner who=Ben");
  assert.equal(results(level, TELLER).at(-1), "finale-more-cheeses");
  const shared = plotOf(drawn("1a 1b"), ended([[], [], []], [1, 1], [1, 1], [0, 1]), false);
  assert.equal(caption(shared, shared.beats.length - 1, TELLER), "finale-winners who=Anna+Ben");
  assert.equal(results(shared, TELLER).length, 2);
});

test("the text has a story for every card that left and every cheese that stayed", () => {
  const parts = chapters(CHAIN, TELLER);
  assert.deepEqual(
    parts.map((part) => [part.text.split(" ")[0], part.stories.length]),
    [
      ["finale-hush", 0],
      ["finale-dogs", 1],
      ["finale-cats", 0],
      ["finale-mice", 1],
      ["finale-count", 0],
      ["finale-winner", 0],
    ],
  );
});

test("a story refers to other cards by numerals, one for each card", () => {
  const { story, marks } = markedStory(CHAIN, [3, 0], TELLER);
  assert.deepEqual(marks, [
    [2, 0],
    [1, 0],
    [0, 0],
  ]);
  assert.match(story?.lines.join(" ") ?? "", /①.*②.*③/);
});

test("without a chosen card there is no story and no numeral", () => {
  assert.deepEqual(markedStory(CHAIN, null, TELLER), { story: null, marks: [] });
});

/** The words of a result with these places, for these people. */
function words(points: number[], places: number[], people: Person[]): string {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const finale: Finale = { waves: [[], [], []], points, cheeses: points, places, winners };
  const { title, text } = resultWords(plotOf(drawn("S"), finale, false), { ...TELLER, people });
  return `${title} | ${text}`;
}

const CLEO: Person = { seat: 2, name: "Cleo", shape: "block", mine: false, bot: null };

test("the result speaks to the one person who holds the device", () => {
  const people = [ANNA, BEN, CLEO];
  assert.equal(words([9, 7, 5], [1, 2, 3], people), "result-win | result-saved count=9");
  assert.equal(
    words([5, 9, 7], [3, 1, 2], people),
    "result-saved count=5 | result-you-placed place=result-place place=3 " +
      "winner=finale-winner who=Ben",
  );
});

test("a shared victory names the others, and a shared place is the better one", () => {
  const people = [ANNA, BEN, CLEO];
  assert.equal(
    words([9, 9, 5], [1, 1, 3], people),
    "finale-winners who=Ben+result-you | result-saved count=9",
  );
  assert.equal(
    words([9, 9, 9], [1, 1, 1], people),
    "finale-winners who=Ben+Cleo+result-you | result-saved count=9",
  );
  assert.equal(
    words([5, 5, 9], [2, 2, 1], people),
    "result-saved count=5 | result-you-placed place=result-place place=2 " +
      "winner=finale-winner who=Cleo",
  );
});

test("several people at one device are called by their names, each once", () => {
  const people = [ANNA, { ...BEN, mine: true }, CLEO];
  assert.equal(
    words([7, 5, 9], [2, 3, 1], people),
    "finale-winner who=Cleo | result-placed who=Anna place=result-place place=2 · " +
      "result-placed who=Ben place=result-place place=3",
  );
  assert.equal(
    words([9, 5, 7], [1, 3, 2], people),
    "finale-winner who=Anna | result-placed who=Ben place=result-place place=3",
  );
  assert.equal(words([9, 9, 7], [1, 1, 3], people), "finale-winners who=Anna+Ben | points count=9");
});

test("a watcher hears who has won, and with how many points", () => {
  const people = [{ ...ANNA, mine: false }, BEN, CLEO];
  assert.equal(words([7, 5, 9], [2, 3, 1], people), "finale-winner who=Cleo | points count=9");
  assert.equal(
    words([9, 5, 9], [1, 3, 1], people),
    "finale-winners who=Anna+Cleo | points count=9",
  );
});
