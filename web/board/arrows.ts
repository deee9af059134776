/** What of a reason is drawn on the board: who does what to whom, and which places it names. */
import { type Box, type Cell, type CellKey, cellOf, isWithin, keyOf, neighbours } from "../cards";
import type { ReasonCode, ReasonShown } from "../protocol";

export interface Arrow {
  from: Cell;
  to: Cell;
  /** From the card laid itself; what follows from it is dashed. */
  isFirst: boolean;
}

export interface Drawn {
  arrows: Arrow[];
  /** For every place that a reason names, the numbers of those reasons, from 1. */
  marks: Map<CellKey, number[]>;
}

/** Here the first card is the one that something is done to. */
const TOWARDS = new Set<ReasonCode>(["mouse-caught", "cheese-guarded", "cheese-open"]);

/** Here the card laid does it, though only those it is done for are named. */
const FROM_LAID = new Set<ReasonCode>(["makes-safe", "shuts-mouse-out", "shuts-dog-out"]);

/** From 1, for the reasons that have something to be drawn. */
export function numbersOf(reasons: readonly ReasonShown[]): (number | null)[] {
  let last = 0;
  return reasons.map(({ cells }) => (cells.length ? ++last : null));
}

/**
 * `laid` is where the card is to lie; it is marked only by reasons that name nothing else.
 * What is outside the box is not drawn.
 */
export function drawnOf(reasons: readonly ReasonShown[], laid: Cell, box: Box): Drawn {
  const arrows = new Map<string, Arrow>();
  const marks: Drawn["marks"] = new Map();
  const numbers = numbersOf(reasons);
  for (const [index, { code, cells: named }] of reasons.entries()) {
    const cells = named.filter((cell) => isWithin(cell, box));
    const others = cells.filter((cell) => keyOf(cell) !== keyOf(laid));
    for (const cell of others.length ? others : cells) {
      marks.set(keyOf(cell), [...(marks.get(keyOf(cell)) ?? []), numbers[index] ?? 0]);
    }
    for (const [from, to] of pairsOf(FROM_LAID.has(code) ? [laid, ...cells] : cells)) {
      const [start, end] = TOWARDS.has(code) ? [to, from] : [from, to];
      const key = `${keyOf(start)} ${keyOf(end)}`;
      const isFirst = keyOf(from) === keyOf(laid);
      if (!arrows.has(key)) arrows.set(key, { from: start, to: end, isFirst });
    }
  }
  return { arrows: [...arrows.values()], marks };
}

/** Neighbours among the places, in the order of the reason: each is led to once. */
function pairsOf(cells: readonly Cell[]): [Cell, Cell][] {
  return cells.flatMap((to, index) => {
    const beside = new Set(neighbours(to).map(keyOf));
    const before = cells.slice(0, index).map(keyOf).reverse();
    const from = before.find((key) => beside.has(key));
    return from === undefined ? [] : [[cellOf(from), to] as [Cell, Cell]];
  });
}
