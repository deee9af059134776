/** The finale as a plot: what happens to every card, and the beats in which it is shown. */

import {
  type Board,
  type Cell,
  type CellKey,
  type Kind,
  keyOf,
  kindOf,
  neighbours,
  ownerOf,
  pointsOf,
} from "../cards";
import type { Card, Finale, Seat } from "../protocol";
import type { Sound } from "../sound";

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

/** One step of the finale; its index alone determines what is shown. */
export interface Beat {
  scene: Scene;
  act: Act;
  /** Duration at normal pace. */
  ms: number;
  /** How many of each player's cheeses are counted by now. */
  counted: number;
  sounds: readonly Cue[];
}

export interface Cue {
  sound: Sound;
  /** Milliseconds after the beat began. */
  at: number;
}

/** The waves of a chase by victim and by hunter, the beats, and the cheeses to count. */
export interface Plot {
  board: Board;
  finale: Finale;
  dogsHuntMice: boolean;
  beats: readonly Beat[];
  /** What happens to the cards that leave, by cell. */
  fates: ReadonlyMap<CellKey, Fate>;
  /** For each wave, the cells of the prey by the cell of the hunter. */
  prey: ReadonlyMap<CellKey, readonly Cell[]>[];
  /** By seat, the cells of the surviving cheeses, the least valuable first. */
  saved: readonly (readonly CellKey[])[];
}

export interface Fate {
  /** 0: cats run away, 1: mice are caught, 2: cheeses are eaten. */
  wave: number;
  because: readonly Cell[];
  /** Its index within the wave. */
  order: number;
}

/** All acts, in the order in which they are shown. */
export const ACTS: readonly Act[] = [
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
/** For each wave, the act in which its cards leave. */
export const LEAVES: readonly Act[] = ["run", "pounce", "crumbs"];

/** The plot of a chase that the server has computed. */
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

/** The index of the first beat in the scene of a beat. */
export function sceneStart({ beats }: Plot, index: number): number {
  const scene = beats[index]?.scene;
  return beats.findIndex((beat) => beat.scene === scene);
}

/** A seat's points in a beat: those of its counted cheeses; at the end, the server's total. */
export function pointsAt({ beats, board, finale, saved }: Plot, index: number, seat: Seat): number {
  const beat = beats[index];
  if (beat?.act === "result") return finale.points[seat] ?? 0;
  return (saved[seat] ?? [])
    .slice(0, beat?.counted)
    .reduce((sum, key) => sum + pointsOf(board.get(key) as Card), 0);
}

/** The cards that are left at the end of a beat. */
export function boardAt(plot: Plot, index: number): Board {
  const now = ACTS.indexOf(plot.beats[index]?.act ?? "before");
  const lies = (key: CellKey) => {
    const fate = plot.fates.get(key);
    return !fate || now < ACTS.indexOf(LEAVES[fate.wave] ?? "result");
  };
  return new Map([...plot.board].filter(([key]) => lies(key)));
}

/** The neighbours of a cell that hold a card of this kind. */
export function beside(plot: Plot, cell: Cell, kind: Kind): Cell[] {
  return neighbours(cell).filter((other) => {
    const card = plot.board.get(keyOf(other));
    return card && kindOf(card) === kind;
  });
}

/** The cells beside a mouse whose cats ran away. */
export function fledCats(plot: Plot, mouse: Cell): Cell[] {
  return beside(plot, mouse, "cat").filter((cat) => plot.fates.has(keyOf(cat)));
}
