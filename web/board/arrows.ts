/** How the board shows reasons: as arrows from card to card, and as numbered cells. */

import { type Box, type Cell, type CellKey, cellOf, isWithin, keyOf, neighbours } from "../cards";
import type { ReasonCode, ReasonData } from "../protocol";

export interface Arrow {
  from: Cell;
  to: Cell;
  /** Whether the laid card is at one end; the other arrows are dashed. */
  isFirst: boolean;
}

export interface ReasonDrawing {
  arrows: Arrow[];
  /** For every cell that reasons name, the numbers of those reasons, from 1. */
  marks: Map<CellKey, number[]>;
}

/** In these reasons the other cards act on the first one, so the arrows are reversed. */
const TOWARDS = new Set<ReasonCode>(["mouse-caught", "cheese-guarded", "cheese-open"]);

/** In these reasons the laid card acts, but only the cards it acts on are named. */
const FROM_LAID = new Set<ReasonCode>(["makes-safe", "shuts-mouse-out", "shuts-dog-out"]);

/** Numbers from 1 for the reasons that name cells; null for the others. */
export function reasonNumbers(reasons: readonly ReasonData[]): (number | null)[] {
  let last = 0;
  return reasons.map(({ cells }) => (cells.length ? ++last : null));
}

/**
 * The arrows and numbered cells for some reasons. `laid` is the cell of the card that they are
 * about: it gets the number of a reason only if that reason names no other cell. Nothing is drawn
 * outside the box.
 */
export function reasonDrawing(reasons: readonly ReasonData[], laid: Cell, box: Box): ReasonDrawing {
  const arrows = new Map<string, Arrow>();
  const marks: ReasonDrawing["marks"] = new Map();
  const numbers = reasonNumbers(reasons);
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

/** Pairs each cell with the last cell before it that is its neighbour, if there is one. */
function pairsOf(cells: readonly Cell[]): [Cell, Cell][] {
  return cells.flatMap((to, index) => {
    const beside = new Set(neighbours(to).map(keyOf));
    const before = cells.slice(0, index).map(keyOf).reverse();
    const from = before.find((key) => beside.has(key));
    return from === undefined ? [] : [[cellOf(from), to] as [Cell, Cell]];
  });
}
