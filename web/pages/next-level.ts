/** When to suggest a stronger bot. */

import { PLAYABLE } from "../page-config";
import type { BotName } from "../protocol";
import { botsOf, makersIn, playerCount, resultIn, wasPlayedBefore } from "../replay/record";
import { readSetting, type StoredGame, writeSetting } from "../storage";

const WINS = 3;

/**
 * The level after this one, if the person has won three games against it, the latest one included;
 * else null. The games are sorted, the newest first.
 */
export function levelAfterWins(games: readonly StoredGame[], level: BotName): BotName | null {
  const next = PLAYABLE[PLAYABLE.indexOf(level) + 1];
  const results = games.filter((game) => isAgainst(game, level)).map(isWon);
  return next && results[0] && results.filter(Boolean).length >= WINS ? next : null;
}

/** The levels after which the next one was suggested on this device. */
function suggested(): string[] {
  return readSetting("suggested")?.split(" ") ?? [];
}

/** Whether the next level was suggested after this one. */
export function wasSuggestedAfter(level: BotName): boolean {
  return suggested().includes(level);
}

/** Notes that the next level was suggested after this one: that happens only once. */
export function noteSuggestionAfter(level: BotName): void {
  writeSetting("suggested", [...new Set([...suggested(), level])].join(" "));
}

/** Whether one person of this device played with fresh cards, and everybody else was this bot. */
function isAgainst({ record, mine }: StoredGame, level: BotName): boolean {
  const bots = botsOf(makersIn(record), playerCount(record));
  return (
    !wasPlayedBefore(record) &&
    mine.length === 1 &&
    bots.every((bot, seat) => mine.includes(seat) || bot === level)
  );
}

function isWon({ record, mine }: StoredGame): boolean {
  return resultIn(record)?.winners.some((seat) => mine.includes(seat)) ?? false;
}
