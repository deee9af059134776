/** The moves since a player's last turn: the board marks them, and they can be replayed. */

import { type Placed, readMove } from "../cards";
import type { Ply, Seat, ViewData } from "../protocol";

export interface RecentMove extends Placed {
  ply: Ply;
  seat: Seat;
  /** Its position among the recent moves, from 1. */
  number: number;
}

/** The moves after the seat's own last one, oldest first; for a watcher, those of the last round. */
export function recentMoves({ moves, players }: ViewData, seat: Seat | null): RecentMove[] {
  const most = seat === null ? players : (moves.length - seat - 1 + players) % players;
  const first = Math.max(0, moves.length - most);
  return moves.slice(first).map((move, nth) => ({
    ...readMove(move),
    ply: first + nth,
    seat: (first + nth) % players,
    number: nth + 1,
  }));
}
