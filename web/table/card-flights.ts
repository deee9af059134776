/** Laid cards that fly to their cell. */

import { type Cell, keyOf, type Placed } from "../cards";
import { chairOf } from "../people";
import type { Seat, TableData } from "../protocol";
import { flyFrom } from "../ui/motion";

interface Laid {
  cell: Cell;
  seat: Seat;
}

/** Animates a card from the chip of the player who laid it. */
export function flyFromChip(
  root: Element | null,
  table: TableData,
  { cell, seat }: Laid,
  milliseconds?: number,
): void {
  fly(root, cell, `[data-chair="${chairOf(table, seat)}"]`, milliseconds);
}

/** Animates a card from its slot in the hand that is shown. */
export function flyFromHand(root: Element | null, { card, cell }: Placed): void {
  fly(root, cell, `[data-slot="${card}"]`);
}

function fly(root: Element | null, cell: Cell, from: string, milliseconds?: number): void {
  const card = root?.querySelector(`[data-cell="${keyOf(cell)}"] > svg`);
  const rect = root?.querySelector(from)?.getBoundingClientRect();
  if (card && rect) flyFrom(card, rect, milliseconds);
}
