/** What this device shows of a turn: the view, the hand, and whether there is a curtain. */

import { seatOf } from "../people";
import type { ChairNumber, Seat, TableData, ViewData } from "../protocol";

export interface TurnView {
  /** The view that is shown. */
  view: ViewData;
  /** The seat whose hand is shown, or null. */
  hand: Seat | null;
  /** The seat that the curtain waits for: it is their turn, and somebody else had the device. */
  curtain: Seat | null;
  /** Whether it is the turn of a person at this device. */
  isOurs: boolean;
}

/**
 * What this device shows now, or null without a view. `seen` is the seat that opened the curtain
 * last. With one person at this device there is no curtain; with several, a hand is shown only
 * after its owner has opened the curtain.
 */
export function turnViewOf(
  views: readonly ViewData[],
  table: TableData,
  holds: readonly ChairNumber[],
  seen: Seat | null,
): TurnView | null {
  const [first] = views;
  if (!first) return null;
  const own = holds
    .filter((chair) => !table.chairs[chair]?.bot)
    .map((chair) => seatOf(table, chair));
  const isOurs = !first.over && own.includes(first.turn);
  if (own.length <= 1) {
    const view = views.find((one) => one.seat === own[0]) ?? first;
    return { view, hand: own[0] ?? null, curtain: null, isOurs };
  }
  const of = (seat: Seat) => views.find((one) => one.seat === seat) ?? first;
  if (first.over || !isOurs) return { view: first, hand: null, curtain: null, isOurs };
  const isSeen = seen === first.turn;
  return {
    view: of(first.turn),
    hand: isSeen ? first.turn : null,
    curtain: isSeen ? null : first.turn,
    isOurs,
  };
}
