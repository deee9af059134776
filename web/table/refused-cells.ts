/** What a refused place is missing; the board lights it up. */

import { type Board, type Cell, type CellKey, keyOf, neighbours } from "../cards";
import type { AnyRefusal } from "../protocol";

/** The corner of a card that a refused place touches. */
export type Corner = "top-left" | "top-right" | "bottom-left" | "bottom-right";

const DIAGONALS: readonly (readonly [dx: number, dy: number, corner: Corner])[] = [
  [-1, -1, "bottom-right"],
  [1, -1, "bottom-left"],
  [-1, 1, "top-right"],
  [1, 1, "top-left"],
];

/** The cards that a place touches only by a corner, each with that corner. */
export function touchedCorners(board: Board, [x, y]: Cell): ReadonlyMap<CellKey, Corner> {
  const found = DIAGONALS.map(([dx, dy, corner]) => [keyOf([x + dx, y + dy]), corner] as const);
  return new Map(found.filter(([key]) => board.has(key)));
}

/** The CSS classes of the cells that show why a place was refused. */
export function refusalTones(
  board: Board,
  cell: Cell | null,
  refusal: AnyRefusal | null,
): ReadonlyMap<CellKey, string> {
  if (cell && refusal === "touches-a-corner-only") {
    return new Map(
      [...touchedCorners(board, cell)].map(([key, corner]) => [key, `touched ${corner}`]),
    );
  }
  if (cell && refusal === "touches-nothing") {
    return new Map(neighbours(cell).map((beside) => [keyOf(beside), "missing"]));
  }
  return new Map();
}
