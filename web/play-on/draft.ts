/** Who plays in a game that goes on from an earlier one: this device in one seat, bots in the others. */

import { PLAYABLE } from "../page-config";
import type { Person } from "../people";
import type { ProfileRequest } from "../profile";
import type { BotName, ChairRequest, Seat } from "../protocol";

/** By seat: the bot that plays there; null for this device. */
export type Draft = readonly (BotName | null)[];

/**
 * The players of the earlier game. People play against `level` now, except the one of this device,
 * who has the first seat if nobody played here.
 */
export function draftOf(people: readonly Person[], level: BotName): Draft {
  const me = Math.max(
    people.findIndex(({ mine }) => mine),
    0,
  );
  return people.map(({ bot }, seat) =>
    seat === me ? null : (PLAYABLE.find((one) => one === bot) ?? level),
  );
}

/** Everybody in the next seat. */
export function exchanged(draft: Draft): Draft {
  return [...draft.slice(-1), ...draft.slice(0, -1)];
}

/** The seat of this device. */
export function ownSeat(draft: Draft): Seat {
  return draft.indexOf(null);
}

/** This device in that seat; it changes places with the bot there. */
export function withMe(draft: Draft, seat: Seat): Draft {
  const bot = draft[seat] ?? null;
  return draft.map((one, at) => (at === seat ? null : one === null ? bot : one));
}

/** Another bot in that seat. */
export function withBot(draft: Draft, seat: Seat, bot: BotName): Draft {
  return draft.map((one, at) => (at === seat ? bot : one));
}

/** What the server is asked for. Every seat keeps its shape, so that the cheeses look the same. */
export function chairRequests(
  draft: Draft,
  people: readonly Person[],
  me: ProfileRequest,
): ChairRequest[] {
  return draft.map((bot, seat) => {
    const shape = people[seat]?.shape ?? me.shape;
    return bot ? { bot, shape } : { mine: true, ...me, shape };
  });
}
