/** When to suggest a stronger bot. */

import { type BotName, LEVELS } from "../protocol";
import { botsOf, makersIn, playerCount, resultIn, wasPlayedBefore } from "../replay/record";
import type { StoredGame } from "../storage";

const WINS = 2;

/**
 * The level after this one, if the person has won the last two games against it; else null.
 * The games are sorted, the newest first.
 */
export function levelAfterWins(games: readonly StoredGame[], level: BotName): BotName | null {
  const levels: readonly BotName[] = LEVELS;
  const next = levels[levels.indexOf(level) + 1];
  const latest: boolean[] = [];
  for (const game of games) {
    if (latest.length === WINS) break;
    if (isAgainst(game, level)) latest.push(isWon(game));
  }
  return next && latest.length === WINS && latest.every(Boolean) ? next : null;
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
