/** The players of a record, with the names stored on this device or else named by shape. */

import { botName } from "../bot-names";
import { SHAPES } from "../cards";
import { say } from "../i18n";
import type { Person } from "../people";
import type { Shape } from "../protocol";
import type { StoredGame } from "../storage";
import { botsOf, makersIn, playerCount } from "./record";

/** The name of a player without a name: "Wheel" for the player with that shape. */
export function nameByShape(shape: Shape): string {
  return say("player-by-shape", { shape });
}

/** All players of a record, by seat; `stored` is what this device knows of the game. */
export function playersOf(record: string, stored: StoredGame | null): Person[] {
  const players = playerCount(record);
  const bots = botsOf(makersIn(record), players);
  return Array.from({ length: players }, (_, seat) => {
    const shape = stored?.shapes?.[seat] ?? (SHAPES[seat] as Shape);
    const bot = bots[seat] ?? null;
    const mine = stored?.mine.includes(seat) ?? false;
    // Bots get their name in the current language, not in the one the game was stored in.
    const name = bot && !mine ? botName(bot) : stored?.names[seat] || nameByShape(shape);
    return { seat, name, shape, mine, bot };
  });
}
