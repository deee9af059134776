/** Who plays, where no table says it: by typed names, else by the shape of their cheese. */
import type { KeptGame } from "../keep";
import { SHAPES } from "../cards";
import type { Person } from "../people";
import { BOTS, type Shape } from "../protocol";
import { say } from "../words";
import { botsOf, makersIn, playersIn } from "./record";

/** "Wheel": whose cheese is a wheel, where nobody typed a name. */
export function namedByShape(shape: Shape): string {
  return say("player-by-shape", { shape });
}

export function botName(bot: string): string {
  return BOTS.some((known) => known === bot) ? say(`bot-${bot}`) : bot;
}

/** Everybody of a record, by seat; `kept` is what this device knows of it. */
export function castOf(record: string, kept: KeptGame | null): Person[] {
  const players = playersIn(record);
  const bots = botsOf(makersIn(record), players);
  return Array.from({ length: players }, (_, seat) => {
    const shape = kept?.shapes?.[seat] ?? (SHAPES[seat] as Shape);
    const bot = bots[seat] ?? null;
    const mine = kept?.mine.includes(seat) ?? false;
    // A bot is called as the reader's language calls it, not as it was when the game was kept.
    const name = bot && !mine ? botName(bot) : kept?.names[seat] || namedByShape(shape);
    return { seat, name, shape, mine, bot };
  });
}
