/** The bots to choose from. Those of the server's operator have no words in the catalogues. */

import { say } from "./i18n";
import { OWN_BOTS, PLAYABLE } from "./page-config";
import { BOTS, type BotName } from "./protocol";

/** The bots offered to people: the levels that can be played, weakest first, then those of the operator. */
export const OFFERED_BOTS: readonly BotName[] = [...PLAYABLE, ...OWN_BOTS];

function isOurs(bot: string): boolean {
  return BOTS.some((known) => known === bot);
}

/** The name of a bot in the current language; one that is not ours keeps the end of its own. */
export function botName(bot: string): string {
  return isOurs(bot) ? say(`bot-${bot}`) : bot.slice(bot.lastIndexOf(":") + 1) || bot;
}

/** How a bot plays, in one sentence. */
export function botCharacter(bot: string): string {
  return isOurs(bot) ? say(`bot-${bot}-character`) : say("bot-own-character");
}
