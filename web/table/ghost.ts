/** The ghost: a card that is put down but not yet confirmed. A tap elsewhere moves it. */

import { type Cell, keyOf } from "../cards";
import type { AnyRefusal, Card, Finale, NeighbourPair, ViewData } from "../protocol";

export interface Ghost {
  card: Card | null;
  cell: Cell | null;
  /** The server's answer; null until it comes, or if there is nothing to ask. */
  answer: Answer | null;
  /** Whether the move was confirmed and sent. */
  sent: boolean;
}

export interface Answer {
  allowed: boolean;
  refusal: AnyRefusal | null;
  data: Record<string, number | string>;
  forecast: Finale | null;
  /** The card with each neighbour that it hunts or that hunts it, if the table shows that. */
  neighbours: readonly NeighbourPair[];
}

export const NOTHING: Ghost = { card: null, cell: null, answer: null, sent: false };

/** The pairs that the card makes where it lies; none while it is in the hand. */
export function pairsOf(ghost: Ghost): readonly NeighbourPair[] {
  return ghost.cell && !ghost.sent ? (ghost.answer?.neighbours ?? []) : [];
}

/** Picks another card; it replaces the card of a ghost on the board. */
export function picked(ghost: Ghost, card: Card): Ghost {
  if (ghost.sent) return ghost;
  if (ghost.card === card) return ghost; // a second tap changes nothing
  return { ...ghost, card, answer: null };
}

/** Puts the picked card on a cell. */
export function put(ghost: Ghost, cell: Cell): Ghost {
  return ghost.card === null || ghost.sent ? ghost : { ...ghost, cell, answer: null };
}

/** Takes back the cell first, then the card. */
export function takenBack(ghost: Ghost): Ghost {
  if (ghost.sent) return ghost;
  return ghost.cell === null ? NOTHING : { ...ghost, cell: null, answer: null };
}

/** Whether the ghost is on a cell. */
export function isGhostAt(ghost: Ghost, cell: Cell): boolean {
  return ghost.cell !== null && keyOf(ghost.cell) === keyOf(cell);
}

/** The ghost after a new view: it stays only in the same turn, with its card still in the hand. */
export function settled(ghost: Ghost, before: ViewData, after: ViewData): Ghost {
  const isSame =
    before.game === after.game && before.ply === after.ply && before.seat === after.seat;
  const holds = ghost.card !== null && after.hand.includes(ghost.card);
  return isSame && holds ? ghost : NOTHING;
}
