/** How cards react to the card that is tried out beside them, and the fact in words. */

import type { Look, Pose } from "../art/card";
import { type Board, type CellKey, type Kind, keyOf, kindOf } from "../cards";
import { say } from "../i18n";
import type { Card, NeighbourPair } from "../protocol";

export interface CardReaction {
  /** Whether the card is hunted: it shrinks back. A hunter only looks. */
  isHunted: boolean;
  /** Towards the other card of the pair. */
  look: Look;
}

/** The reactions of the cards in these pairs. A card that hunts and is hunted shows its fear. */
export function reactionsIn(pairs: readonly NeighbourPair[]): ReadonlyMap<CellKey, CardReaction> {
  const reactions = new Map<CellKey, CardReaction>();
  for (const [[x, y], [toX, toY]] of pairs) {
    const hunter = keyOf([x, y]);
    const look: Look = [toX - x, toY - y];
    if (!reactions.has(hunter)) reactions.set(hunter, { isHunted: false, look });
    reactions.set(keyOf([toX, toY]), { isHunted: true, look: [x - toX, y - toY] });
  }
  return reactions;
}

const HUNTING: Partial<Record<Kind, Pose>> = { dog: "alert", cat: "crouch", mouse: "alert" };

/** The pose of a card with that reaction. */
export function poseOf(card: Card, { isHunted }: CardReaction): Pose {
  return isHunted ? "alert" : (HUNTING[kindOf(card)] ?? "rest");
}

/** The CSS classes of a cell with that reaction: in which direction its card shrinks back. */
export function reactionTone({ isHunted, look: [x, y] }: CardReaction): string {
  if (!isHunted) return "keen";
  const away = x ? (x > 0 ? "left" : "right") : y > 0 ? "up" : "down";
  return `shrinks ${away}`;
}

/** What lies beside the card: "A mouse is next to this cheese." It predicts nothing. */
export function besideText(card: Card, pairs: readonly NeighbourPair[], board: Board): string {
  const counts = new Map<Kind, number>();
  for (const key of new Set(pairs.flat().map(keyOf))) {
    const beside = board.get(key);
    if (beside) counts.set(kindOf(beside), (counts.get(kindOf(beside)) ?? 0) + 1);
  }
  return [...counts]
    .map(([kind, count]) => say(`beside-${kindOf(card)}-${kind}`, { count }))
    .join(" ");
}
