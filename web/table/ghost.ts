/** A card put down but not confirmed; a tap elsewhere moves it. */
import { type Cell, keyOf } from "../cards";
import type { AnyRefusal, Card, Finale, ViewShown } from "../protocol";

export interface Ghost {
  card: Card | null;
  cell: Cell | null;
  /** What the server said of it: null while it is asked, or while there is nothing to ask. */
  answer: Answer | null;
  /** It was confirmed and is on its way. */
  sent: boolean;
}

export interface Answer {
  allowed: boolean;
  refusal: AnyRefusal | null;
  data: Record<string, number | string>;
  forecast: Finale | null;
}

export const NOTHING: Ghost = { card: null, cell: null, answer: null, sent: false };

/** Another card in hand; where one lies as a ghost already, it is exchanged. */
export function picked(ghost: Ghost, card: Card): Ghost {
  if (ghost.sent) return ghost;
  if (ghost.card === card) return ghost; // an impatient second tap
  return { ...ghost, card, answer: null };
}

export function put(ghost: Ghost, cell: Cell): Ghost {
  return ghost.card === null || ghost.sent ? ghost : { ...ghost, cell, answer: null };
}

/** Escape: first the place is taken back, then the card. */
export function takenBack(ghost: Ghost): Ghost {
  if (ghost.sent) return ghost;
  return ghost.cell === null ? NOTHING : { ...ghost, cell: null, answer: null };
}

export function isGhostAt(ghost: Ghost, cell: Cell): boolean {
  return ghost.cell !== null && keyOf(ghost.cell) === keyOf(cell);
}

/** After a new view the ghost stays only if it is still this turn and the card still there. */
export function settled(ghost: Ghost, before: ViewShown, after: ViewShown): Ghost {
  const isSame = before.game === after.game && before.ply === after.ply && before.seat === after.seat;
  const holds = ghost.card !== null && after.hand.includes(ghost.card);
  return isSame && holds ? ghost : NOTHING;
}
