/** How each card looks in a beat of the finale: pose, motion, trace and cry. */

import type { Pose } from "../art/card";
import { gazeOf } from "../board/layout";
import {
  type Board,
  boxOf,
  type Cell,
  type CellKey,
  cellOf,
  cellsOf,
  type Kind,
  keyOf,
  kindOf,
  ownerOf,
} from "../cards";
import type { Card, Seat } from "../protocol";
import { ACTS, type Act, type Beat, boardAt, type Fate, fledCats, LEAVES, type Plot } from "./plot";

/** All cards of a wave start within this many milliseconds. */
const LONGEST_DELAY = 500;

export type Motion = "bark" | "jump" | "run" | "crouch" | "pounce" | "caught" | "sigh" | "munch";
export type Trace = "paws" | "puff" | "crumbs";
export type Cry = "woof" | "gasp" | "phew" | "munch" | "burp";
type Offset = [dx: number, dy: number];

export interface CardPicture {
  /** `leaving`: it disappears during this beat. */
  state: "here" | "leaving" | "gone";
  pose: Pose;
  look: Offset;
  motion: Motion | null;
  /** Where the motion leads, in cells: off the square, or to two cards that it hunts. */
  offsets: readonly [Offset, Offset];
  /** Milliseconds before the motion starts. */
  delay: number;
  trace: Trace | null;
  cry: Cry | null;
  /** The seat to whose chip a cheese flies. */
  fliesTo: Seat | null;
}

/** How each card looks in a beat, by cell. */
export function pictureAt(plot: Plot, index: number): ReadonlyMap<CellKey, CardPicture> {
  const before = boardAt(plot, Math.max(0, index - 1));
  return new Map(
    [...plot.board.keys()].map((key) => [key, cardPictureAt(plot, index, key, before)]),
  );
}

function cardPictureAt(plot: Plot, index: number, key: CellKey, before: Board): CardPicture {
  const { act, counted } = plot.beats[index] as Beat;
  const kind = kindOf(plot.board.get(key) as Card);
  const fate = plot.fates.get(key);
  const cell = cellOf(key);
  const base: CardPicture = {
    state: "here",
    pose: "rest",
    look: gazeOf(before, cell),
    motion: null,
    offsets: [
      [0, 0],
      [0, 0],
    ],
    delay: 0,
    trace: null,
    cry: null,
    fliesTo: null,
  };
  if (fate) {
    const now = ACTS.indexOf(act);
    const leaves = ACTS.indexOf(LEAVES[fate.wave] as Act);
    if (now === leaves) return leaving(plot, base, cell, fate);
    if (now > leaves) {
      const { offsets } = leaving(plot, base, cell, fate);
      const stays = fate.wave === 0 && act === "crouch";
      return { ...base, state: "gone", offsets, trace: stays ? "paws" : null };
    }
  }
  switch (act) {
    case "before":
      return base;
    case "hush":
      return { ...base, pose: "alert" };
    case "bark":
      if (plot.prey[0]?.has(key)) {
        return { ...hunting(plot, 0, base, cell, "bark", "bark"), cry: "woof" };
      }
      if (fate?.wave === 0) return hunted(plot, base, cell, fate, "jump");
      return { ...base, pose: kind === "dog" ? "rest" : "alert" };
    case "run":
      return { ...base, pose: plot.prey[0]?.has(key) ? "bark" : "alert" };
    case "crouch":
      if (plot.prey[1]?.has(key)) {
        const pose = kind === "dog" ? "bark" : "crouch";
        return hunting(plot, 1, base, cell, pose, "crouch");
      }
      if (fate?.wave === 1) return hunted(plot, base, cell, fate, null);
      if (!plot.prey[1]?.size && isRelieved(plot, cell, kind)) return relieved(base);
      return { ...base, pose: "alert" };
    case "pounce":
      if (plot.prey[1]?.has(key)) {
        const pose = kind === "dog" ? "bark" : "pounce";
        return hunting(plot, 1, base, cell, pose, "pounce");
      }
      return isRelieved(plot, cell, kind) ? relieved(base) : base;
    case "bite1":
    case "bite2":
    case "bite3":
      if (fate?.wave === 2) return { ...base, pose: act, delay: delayOf(plot, fate) };
      if (plot.prey[2]?.has(key)) {
        const turn = Number(act.slice(-1)) - 1;
        const cry = (turn + cell[0] + cell[1]) % 2 ? null : "munch";
        return { ...hunting(plot, 2, base, cell, "munch", "munch", turn), cry };
      }
      return base;
    case "crumbs":
      if (!plot.prey[2]?.has(key)) return base;
      return { ...base, pose: "relieved", cry: "burp" };
    case "glow":
    case "result":
      return { ...base, pose: kind === "cheese" ? "glow" : "rest" };
    case "count": {
      const owner = ownerOf(plot.board.get(key) as Card);
      if (owner === null) return base;
      const isCounted = plot.saved[owner]?.[counted - 1] === key;
      return { ...base, pose: "glow", fliesTo: isCounted ? owner : null };
    }
    default:
      return act satisfies never;
  }
}

function leaving(plot: Plot, base: CardPicture, cell: Cell, fate: Fate): CardPicture {
  const gone: CardPicture = { ...base, state: "leaving", delay: delayOf(plot, fate) };
  switch (fate.wave) {
    case 0: {
      const offset = escapeOffset(plot.board, cell, fate.because);
      const back = offsetTo(cell, fate.because[0] ?? cell);
      return {
        ...gone,
        pose: "flee",
        look: [-Math.sign(offset[0]) || back[0], back[1]],
        motion: "run",
        offsets: [offset, offset],
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
  base: CardPicture,
  cell: Cell,
  pose: Pose,
  motion: Motion,
  turn = 0,
): CardPicture {
  const prey = plot.prey[wave]?.get(keyOf(cell)) ?? [];
  const first = prey[turn % prey.length] ?? cell;
  const last = prey[(turn + prey.length - 1) % prey.length] ?? cell;
  const offsets = [offsetTo(cell, first), offsetTo(cell, last)] as const;
  const fate = plot.fates.get(keyOf(first));
  return {
    ...base,
    pose,
    motion,
    offsets,
    look: offsets[0],
    delay: fate ? delayOf(plot, fate) : 0,
  };
}

function hunted(
  plot: Plot,
  base: CardPicture,
  cell: Cell,
  fate: Fate,
  motion: Motion | null,
): CardPicture {
  const look = offsetTo(cell, fate.because[0] ?? cell);
  return { ...base, pose: "alert", look, motion, delay: delayOf(plot, fate), cry: "gasp" };
}

/** Whether it is a mouse beside a cat that ran away. */
function isRelieved(plot: Plot, cell: Cell, kind: Kind): boolean {
  return kind === "mouse" && !plot.dogsHuntMice && fledCats(plot, cell).length > 0;
}

function relieved(base: CardPicture): CardPicture {
  return { ...base, pose: "relieved", motion: "sigh", cry: "phew" };
}

function offsetTo([x, y]: Cell, [ox, oy]: Cell): Offset {
  return [ox - x, oy - y];
}

/** The shortest way off the square that does not lead past a dog it runs from. */
function escapeOffset(board: Board, [x, y]: Cell, because: readonly Cell[]): Offset {
  const box = boxOf(cellsOf(board));
  const offsets: Offset[] = [
    [box.left - x - 1, 0],
    [box.right - x + 1, 0],
    [0, box.top - y - 1],
    [0, box.bottom - y + 1],
  ];
  const isFree = ([dx, dy]: Offset) =>
    !because.some(([ox, oy]) => ox - x === Math.sign(dx) && oy - y === Math.sign(dy));
  const length = ([dx, dy]: Offset) => Math.abs(dx + dy);
  const [shortest] = offsets
    .sort((a, b) => length(a) - length(b))
    .sort((a, b) => Number(isFree(b)) - Number(isFree(a)));
  return shortest as Offset;
}

/** The milliseconds before a card starts: one after the other, faster in a large wave. */
function delayOf(plot: Plot, { wave, order }: Fate): number {
  const size = plot.finale.waves[wave]?.length ?? 1;
  return Math.round(order * Math.min(140, LONGEST_DELAY / size));
}
