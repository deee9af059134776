/** The finale as a play: its beats, what each card does in them, and the story of every place. */
import type { Pose } from "../art/card";
import { lookOf } from "../board/layout";
import {
  type Board,
  type Cell,
  type CellKey,
  type Kind,
  boxOf,
  cellOf,
  cellsOf,
  keyOf,
  kindOf,
  neighbours,
  ownerOf,
  pointsOf,
} from "../cards";
import type { Person } from "../people";
import type { Card, Finale, Seat } from "../protocol";
import type { Sound } from "../sound";
import type { Values } from "../words";

export type Scene = "before" | "hush" | "dogs" | "cats" | "mice" | "count" | "result";
export type Act =
  | "before"
  | "hush"
  | "bark"
  | "run"
  | "crouch"
  | "pounce"
  | "bite1"
  | "bite2"
  | "bite3"
  | "crumbs"
  | "glow"
  | "count"
  | "result";

/** One picture of the finale; everything that is seen follows from its number. */
export interface Beat {
  scene: Scene;
  act: Act;
  /** How long it lasts at normal pace. */
  ms: number;
  /** How many of each player's cheeses are counted. */
  counted: number;
  sounds: readonly Cue[];
}

export interface Cue {
  sound: Sound;
  /** Milliseconds after the beat began. */
  at: number;
}

export type Motion = "bark" | "jump" | "run" | "crouch" | "pounce" | "caught" | "sigh" | "munch";
export type Trace = "paws" | "puff" | "crumbs";
export type Cry = "woof" | "gasp" | "phew" | "munch" | "burp";
type Way = [dx: number, dy: number];

/** What is seen of a card in a beat. */
export interface Shown {
  /** Leaving: this beat takes it away. */
  state: "here" | "leaving" | "gone";
  pose: Pose;
  look: Way;
  motion: Motion | null;
  /** Where the motion leads, in cells: off the square, or to one prey and then the other. */
  ways: readonly [Way, Way];
  /** Milliseconds after the others of its wave. */
  late: number;
  trace: Trace | null;
  cry: Cry | null;
  /** Whose chip something of it flies to. */
  fliesTo: Seat | null;
}

/** The waves, read from both sides, and the cheeses that are counted. */
export interface Plot {
  board: Board;
  finale: Finale;
  dogsHuntMice: boolean;
  beats: readonly Beat[];
  fates: ReadonlyMap<CellKey, Fate>;
  prey: ReadonlyMap<CellKey, readonly Cell[]>[];
  /** By seat, those worth least first. */
  saved: readonly (readonly CellKey[])[];
}

interface Fate {
  /** 0 cats run, 1 mice are caught, 2 cheeses are eaten. */
  wave: number;
  because: readonly Cell[];
  /** Its number within the wave. */
  order: number;
}

const MOST_LATE = 500;
const ACTS: readonly Act[] = [
  "before",
  "hush",
  "bark",
  "run",
  "crouch",
  "pounce",
  "bite1",
  "bite2",
  "bite3",
  "crumbs",
  "glow",
  "count",
  "result",
];
/** The act in which the cards of a wave leave. */
const LEAVES: readonly Act[] = ["run", "pounce", "crumbs"];

export function plotOf(board: Board, finale: Finale, dogsHuntMice: boolean): Plot {
  const fates = new Map<CellKey, Fate>();
  const prey = finale.waves.map((gone, wave) => {
    const caught = new Map<CellKey, Cell[]>();
    gone.forEach(({ cell, because }, order) => {
      fates.set(keyOf(cell), { wave, because, order });
      for (const hunter of because.map(keyOf)) {
        caught.set(hunter, [...(caught.get(hunter) ?? []), cell]);
      }
    });
    return caught;
  });
  const saved = finale.points.map((_, seat) =>
    [...board]
      .filter(([key, card]) => ownerOf(card) === seat && !fates.has(key))
      .sort(([, a], [, b]) => pointsOf(a) - pointsOf(b))
      .map(([key]) => key),
  );
  const beats = beatsOf(finale, dogsHuntMice, Math.max(0, ...saved.map((keys) => keys.length)));
  return { board, finale, dogsHuntMice, beats, fates, prey, saved };
}

// -- beats ----------------------------------------------------------------------------------------

function beatsOf(finale: Finale, dogsHuntMice: boolean, rounds: number): Beat[] {
  const [cats = 0, mice = 0, cheeses = 0] = finale.waves.map((gone) => gone.length);
  const beat = (scene: Scene, act: Act, ms: number, ...sounds: Cue[]): Beat => ({
    scene,
    act,
    ms,
    counted: 0,
    sounds,
  });
  const chorus = (sound: Sound, singers: number, first = 0): Cue[] =>
    [0, 1, 2].slice(0, singers).map((nth) => ({ sound, at: first + nth * 170 }));
  const hunters = dogsHuntMice ? "bark" : "meow";
  return [
    beat("before", "before", 600),
    beat("hush", "hush", 1300),
    beat("dogs", "bark", 1150, ...chorus("bark", cats)),
    ...(cats ? [beat("dogs", "run", 1550, ...chorus("meow", Math.min(cats, 2), 100))] : []),
    beat("cats", "crouch", 1000),
    ...(mice
      ? [beat("cats", "pounce", 1500, { sound: hunters, at: 0 }, ...chorus("squeak", mice, 350))]
      : []),
    beat("mice", "bite1", cheeses ? 650 : 1400, ...chorus("munch", Math.min(cheeses, 1))),
    ...(cheeses
      ? [
          beat("mice", "bite2", 600, ...chorus("munch", 1)),
          beat("mice", "bite3", 600, ...chorus("munch", 1)),
          beat("mice", "crumbs", 1000),
        ]
      : []),
    beat("count", "glow", 700, { sound: "slide", at: 0 }),
    ...Array.from({ length: rounds }, (_, round) => ({
      ...beat("count", "count", 480, { sound: "tap", at: 300 }),
      counted: round + 1,
    })),
    { ...beat("result", "result", 0, { sound: "win", at: 0 }), counted: rounds },
  ];
}

/** Where the scene of a beat begins. */
export function sceneStart({ beats }: Plot, index: number): number {
  const scene = beats[index]?.scene;
  return beats.findIndex((beat) => beat.scene === scene);
}

/** The points of a seat in a beat: of its counted cheeses, in the end what the server says. */
export function pointsAt({ beats, board, finale, saved }: Plot, index: number, seat: Seat): number {
  const beat = beats[index];
  if (beat?.act === "result") return finale.points[seat] ?? 0;
  return (saved[seat] ?? [])
    .slice(0, beat?.counted)
    .reduce((sum, key) => sum + pointsOf(board.get(key) as Card), 0);
}

// -- what is seen ---------------------------------------------------------------------------------

/** What lies on the table once a beat is over. */
export function boardAt(plot: Plot, index: number): Board {
  const now = ACTS.indexOf(plot.beats[index]?.act ?? "before");
  const lies = (key: CellKey) => {
    const fate = plot.fates.get(key);
    return !fate || now < ACTS.indexOf(LEAVES[fate.wave] ?? "result");
  };
  return new Map([...plot.board].filter(([key]) => lies(key)));
}

/** Every card in a beat. */
export function picture(plot: Plot, index: number): ReadonlyMap<CellKey, Shown> {
  const before = boardAt(plot, Math.max(0, index - 1));
  return new Map([...plot.board.keys()].map((key) => [key, shownAt(plot, index, key, before)]));
}

function shownAt(plot: Plot, index: number, key: CellKey, before: Board): Shown {
  const { act, counted } = plot.beats[index] as Beat;
  const kind = kindOf(plot.board.get(key) as Card);
  const fate = plot.fates.get(key);
  const cell = cellOf(key);
  const shown: Shown = {
    state: "here",
    pose: "rest",
    look: lookOf(before, cell),
    motion: null,
    ways: [
      [0, 0],
      [0, 0],
    ],
    late: 0,
    trace: null,
    cry: null,
    fliesTo: null,
  };
  if (fate) {
    const now = ACTS.indexOf(act);
    const leaves = ACTS.indexOf(LEAVES[fate.wave] as Act);
    if (now === leaves) return leaving(plot, shown, cell, fate);
    if (now > leaves) {
      const { ways } = leaving(plot, shown, cell, fate);
      const stays = fate.wave === 0 && act === "crouch";
      return { ...shown, state: "gone", ways, trace: stays ? "paws" : null };
    }
  }
  switch (act) {
    case "before":
      return shown;
    case "hush":
      return { ...shown, pose: "alert" };
    case "bark":
      if (plot.prey[0]?.has(key)) {
        return { ...hunting(plot, 0, shown, cell, "bark", "bark"), cry: "woof" };
      }
      if (fate?.wave === 0) return hunted(plot, shown, cell, fate, "jump");
      return { ...shown, pose: kind === "dog" ? "rest" : "alert" };
    case "run":
      return { ...shown, pose: plot.prey[0]?.has(key) ? "bark" : "alert" };
    case "crouch":
      if (plot.prey[1]?.has(key)) {
        const pose = kind === "dog" ? "bark" : "crouch";
        return hunting(plot, 1, shown, cell, pose, "crouch");
      }
      if (fate?.wave === 1) return hunted(plot, shown, cell, fate, null);
      if (!plot.prey[1]?.size && isRelieved(plot, cell, kind)) return relieved(shown);
      return { ...shown, pose: "alert" };
    case "pounce":
      if (plot.prey[1]?.has(key)) {
        const pose = kind === "dog" ? "bark" : "pounce";
        return hunting(plot, 1, shown, cell, pose, "pounce");
      }
      return isRelieved(plot, cell, kind) ? relieved(shown) : shown;
    case "bite1":
    case "bite2":
    case "bite3":
      if (fate?.wave === 2) return { ...shown, pose: act, late: lateOf(plot, fate) };
      if (plot.prey[2]?.has(key)) {
        const turn = Number(act.slice(-1)) - 1;
        const cry = (turn + cell[0] + cell[1]) % 2 ? null : "munch";
        return { ...hunting(plot, 2, shown, cell, "munch", "munch", turn), cry };
      }
      return shown;
    case "crumbs":
      if (!plot.prey[2]?.has(key)) return shown;
      return { ...shown, pose: "relieved", cry: "burp" };
    case "glow":
    case "result":
      return { ...shown, pose: kind === "cheese" ? "glow" : "rest" };
    case "count": {
      const owner = ownerOf(plot.board.get(key) as Card);
      if (owner === null) return shown;
      const isCounted = plot.saved[owner]?.[counted - 1] === key;
      return { ...shown, pose: "glow", fliesTo: isCounted ? owner : null };
    }
    default:
      return act satisfies never;
  }
}

function leaving(plot: Plot, shown: Shown, cell: Cell, fate: Fate): Shown {
  const gone: Shown = { ...shown, state: "leaving", late: lateOf(plot, fate) };
  switch (fate.wave) {
    case 0: {
      const way = wayOut(plot.board, cell, fate.because);
      const back = wayTo(cell, fate.because[0] ?? cell);
      return {
        ...gone,
        pose: "flee",
        look: [-Math.sign(way[0]) || back[0], back[1]],
        motion: "run",
        ways: [way, way],
        trace: "paws",
      };
    }
    case 1:
      return { ...gone, pose: "caught", motion: "caught", trace: "puff" };
    default: {
      const owner = ownerOf(plot.board.get(keyOf(cell)) as Card);
      return { ...gone, pose: "bite3", trace: "crumbs", fliesTo: owner };
    }
  }
}

function hunting(
  plot: Plot,
  wave: number,
  shown: Shown,
  cell: Cell,
  pose: Pose,
  motion: Motion,
  turn = 0,
): Shown {
  const prey = plot.prey[wave]?.get(keyOf(cell)) ?? [];
  const first = prey[turn % prey.length] ?? cell;
  const last = prey[(turn + prey.length - 1) % prey.length] ?? cell;
  const ways = [wayTo(cell, first), wayTo(cell, last)] as const;
  const fate = plot.fates.get(keyOf(first));
  return { ...shown, pose, motion, ways, look: ways[0], late: fate ? lateOf(plot, fate) : 0 };
}

function hunted(plot: Plot, shown: Shown, cell: Cell, fate: Fate, motion: Motion | null): Shown {
  const look = wayTo(cell, fate.because[0] ?? cell);
  return { ...shown, pose: "alert", look, motion, late: lateOf(plot, fate), cry: "gasp" };
}

/** Whether it is a mouse beside an empty cat-place, and had a cat to fear. */
function isRelieved(plot: Plot, cell: Cell, kind: Kind): boolean {
  return kind === "mouse" && !plot.dogsHuntMice && fledCats(plot, cell).length > 0;
}

function relieved(shown: Shown): Shown {
  return { ...shown, pose: "relieved", motion: "sigh", cry: "phew" };
}

function wayTo([x, y]: Cell, [ox, oy]: Cell): Way {
  return [ox - x, oy - y];
}

/** The shortest way off the square that passes no dog it runs from. */
function wayOut(board: Board, [x, y]: Cell, because: readonly Cell[]): Way {
  const box = boxOf(cellsOf(board));
  const ways: Way[] = [
    [box.left - x - 1, 0],
    [box.right - x + 1, 0],
    [0, box.top - y - 1],
    [0, box.bottom - y + 1],
  ];
  const isFree = ([dx, dy]: Way) =>
    !because.some(([ox, oy]) => ox - x === Math.sign(dx) && oy - y === Math.sign(dy));
  const length = ([dx, dy]: Way) => Math.abs(dx + dy);
  const [shortest] = ways
    .sort((a, b) => length(a) - length(b))
    .sort((a, b) => Number(isFree(b)) - Number(isFree(a)));
  return shortest as Way;
}

/** A full wave takes no longer than a small one: its cards follow each other faster. */
function lateOf(plot: Plot, { wave, order }: Fate): number {
  const size = plot.finale.waves[wave]?.length ?? 1;
  return Math.round(order * Math.min(140, MOST_LATE / size));
}

// -- stories --------------------------------------------------------------------------------------

/** What the story of a place needs to be told in a language. */
export interface Teller {
  say: (key: string, values?: Values) => string;
  /** How the text points at a place. */
  mark: (cell: Cell) => string;
  listed: (names: readonly string[]) => string;
  people: readonly Person[];
}

export interface Story {
  cell: Cell;
  /** Whose place it was. */
  title: string;
  lines: string[];
}

/** Who left that place and why, or why the card could stay. */
export function storyOf(plot: Plot, cell: Cell, teller: Teller): Story | null {
  const card = plot.board.get(keyOf(cell));
  if (!card) return null;
  return { cell, title: titleOf(card, teller), lines: linesOf(plot, cell, kindOf(card), teller) };
}

function titleOf(card: Card, { say, people }: Teller): string {
  const owner = ownerOf(card);
  if (owner === null) return say(`card-${kindOf(card)}`);
  const person = people[owner];
  const points = pointsOf(card);
  if (person?.mine && people.filter((one) => one.mine).length === 1) {
    return say("story-cheese-yours", { points });
  }
  return say("story-cheese-theirs", { points, who: person?.name ?? "" });
}

function linesOf(plot: Plot, cell: Cell, kind: Kind, teller: Teller): string[] {
  const { say } = teller;
  const fate = plot.fates.get(keyOf(cell));
  const caught = plot.prey[1]?.get(keyOf(cell)) ?? [];
  switch (kind) {
    case "dog": {
      const chased = plot.prey[0]?.get(keyOf(cell)) ?? [];
      return [
        ...(chased.length ? [say("story-dog-chased", named(teller, "cats", chased))] : []),
        ...(caught.length ? [say("story-dog-caught", named(teller, "mice", caught))] : []),
        ...(chased.length + caught.length ? [] : [say("story-dog-idle")]),
      ];
    }
    case "cat":
      if (fate) {
        const lucky = beside(plot, cell, "mouse").filter((mouse) => !plot.fates.has(keyOf(mouse)));
        const ran = say("story-cat-fled", named(teller, "dogs", fate.because));
        if (plot.dogsHuntMice || !lucky.length) return [ran];
        return [ran, say("story-cat-missed", named(teller, "mice", lucky))];
      }
      return [
        ...(beside(plot, cell, "dog").length ? [] : [say("story-cat-no-dog")]),
        plot.dogsHuntMice
          ? say("story-cats-catch-nothing")
          : caught.length
            ? say("story-cat-caught", named(teller, "mice", caught))
            : say("story-cat-idle"),
      ];
    case "mouse": {
      if (fate) return [caughtLine(plot, fate, teller)];
      const eaten = plot.prey[2]?.get(keyOf(cell)) ?? [];
      return [
        eaten.length
          ? say("story-mouse-ate", named(teller, "cheeses", eaten))
          : say("story-mouse-idle"),
        ...whyNobody(plot, cell, teller),
      ];
    }
    case "cheese":
      if (fate) {
        return fate.because.flatMap((mouse, nth) => [
          say(nth ? "story-cheese-eaten-too" : "story-cheese-eaten", { mouse: teller.mark(mouse) }),
          ...whyNobody(plot, mouse, teller),
        ]);
      }
      return [say("story-cheese-saved"), ...whySaved(plot, cell, teller)];
    case "start":
      return [say("story-start")];
    default:
      return kind satisfies never;
  }
}

/** Why a mouse that is left was not caught. */
function whyNobody(plot: Plot, mouse: Cell, teller: Teller): string[] {
  const { say } = teller;
  const cats = beside(plot, mouse, "cat");
  if (plot.dogsHuntMice) {
    return [
      ...(beside(plot, mouse, "dog").length ? [] : [say("story-mouse-no-dog")]),
      ...(cats.length ? [say("story-cats-catch-nothing")] : []),
    ];
  }
  if (!cats.length) return [say("story-mouse-no-cat")];
  return fledCats(plot, mouse).map((cat) => {
    const values = { cat: teller.mark(cat) };
    const dogs = plot.fates.get(keyOf(cat))?.because ?? [];
    return say("story-mouse-cat-fled", { ...values, ...named(teller, "dogs", dogs) });
  });
}

function whySaved(plot: Plot, cheese: Cell, teller: Teller): string[] {
  const mice = beside(plot, cheese, "mouse");
  if (!mice.length) return [teller.say("story-cheese-no-mouse")];
  return mice.flatMap((mouse) => {
    const fate = plot.fates.get(keyOf(mouse));
    if (!fate) return [];
    const values = { mouse: teller.mark(mouse) };
    return plot.dogsHuntMice
      ? teller.say("story-cheese-dog-helped", {
          ...values,
          ...named(teller, "dogs", fate.because),
        })
      : teller.say("story-cheese-cat-helped", {
          ...values,
          ...named(teller, "cats", fate.because),
        });
  });
}

function caughtLine(plot: Plot, fate: Fate, teller: Teller): string {
  return plot.dogsHuntMice
    ? teller.say("story-mouse-caught-by-dog", named(teller, "dogs", fate.because))
    : teller.say("story-mouse-caught-by-cat", named(teller, "cats", fate.because));
}

/** How many they are, and where. */
function named(teller: Teller, name: string, cells: readonly Cell[]): Values {
  return { count: cells.length, [name]: cells.map(teller.mark).join(" ") };
}

function beside(plot: Plot, cell: Cell, kind: Kind): Cell[] {
  return neighbours(cell).filter((other) => {
    const card = plot.board.get(keyOf(other));
    return card && kindOf(card) === kind;
  });
}

function fledCats(plot: Plot, mouse: Cell): Cell[] {
  return beside(plot, mouse, "cat").filter((cat) => plot.fates.has(keyOf(cat)));
}

// -- as text --------------------------------------------------------------------------------------

/** What is said in a beat; beats that say the same belong together. */
export function caption(plot: Plot, index: number, teller: Teller): string {
  const { say } = teller;
  const [cats = 0, mice = 0, cheeses = 0] = plot.finale.waves.map((gone) => gone.length);
  const scene = plot.beats[index]?.scene ?? "before";
  switch (scene) {
    case "before":
      return say("finale-title");
    case "hush":
      return say("finale-hush");
    case "dogs":
      return say("finale-dogs", { count: cats });
    case "cats":
      return plot.dogsHuntMice
        ? say("finale-dogs-again", { count: mice })
        : say("finale-cats", { count: mice });
    case "mice":
      return say("finale-mice", { count: cheeses });
    case "count":
      return say("finale-count");
    case "result":
      return winnersLine(plot, teller);
    default:
      return scene satisfies never;
  }
}

function winnersLine({ finale }: Plot, { say, listed, people }: Teller): string {
  const names = finale.winners.map((seat) => people[seat]?.name ?? "");
  const who = listed(names);
  return names.length === 1 ? say("finale-winner", { who }) : say("finale-winners", { who });
}

/** What everyone has, and what decided where the points did not. */
export function results({ finale }: Plot, { say, people }: Teller): string[] {
  const lines = people.map(({ seat, name }) =>
    say("finale-result", {
      who: name,
      points: say("points", { count: finale.points[seat] ?? 0 }),
      cheeses: say("cheeses", { count: finale.cheeses[seat] ?? 0 }),
    }),
  );
  const best = Math.max(...finale.points);
  const level = finale.points.filter((points) => points === best).length;
  return level > finale.winners.length ? [...lines, say("finale-more-cheeses")] : lines;
}

export interface Chapter {
  text: string;
  stories: Story[];
  lines: string[];
}

/** All of it, to be read. */
export function chapters(plot: Plot, teller: Teller): Chapter[] {
  const [cats = [], mice = [], cheeses = []] = plot.finale.waves;
  const told: Partial<Record<Scene, readonly Cell[]>> = {
    dogs: cats.map(({ cell }) => cell),
    cats: mice.map(({ cell }) => cell),
    mice: cheeses.map(({ cell }) => cell),
    count: plot.saved.flat().map(cellOf),
  };
  return plot.beats.flatMap(({ scene }, index) => {
    if (scene === "before" || sceneStart(plot, index) !== index) return [];
    const stories = (told[scene] ?? []).flatMap((cell) => storyOf(plot, cell, teller) ?? []);
    const lines = scene === "result" ? results(plot, teller) : [];
    return [{ text: caption(plot, index, teller), stories, lines }];
  });
}
