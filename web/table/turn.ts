/** What this device shows of a game: whose hand, whose turn, what is behind the curtain. */
import type { ChairNumber, Seat, TableShown, ViewShown } from "../protocol";
import { seatOf } from "../people";

export interface Turn {
  /** The view that the table is drawn from. */
  view: ViewShown;
  /** The seat whose hand may be shown, or null where nobody's is. */
  hand: Seat | null;
  /** The seat that the curtain waits for: it is their turn, and somebody else held the device. */
  curtain: Seat | null;
  /** Whether a person at this device is to lay a card. */
  isOurs: boolean;
}

/**
 * `seen` is who looks at the device: the last who opened the curtain. With one person here there
 * is no curtain; with several, the hand of whose turn it is comes only after they say so.
 */
export function turnOf(
  views: readonly ViewShown[],
  table: TableShown,
  holds: readonly ChairNumber[],
  seen: Seat | null,
): Turn | null {
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
