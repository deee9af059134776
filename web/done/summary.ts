/** What the games of a device add up to. */

import { botsOf, makersIn, playerCount, resultIn, wasPlayedBefore } from "../replay/record";
import {
  type OlderGames,
  type StoredGame,
  storedOlderGames,
  storeGames,
  storeOlderGames,
} from "../storage";

/** How many games were played and which bots were beaten, with what is known of older games. */
export function summaryOf(games: readonly StoredGame[], older: OlderGames): OlderGames {
  const played = { ...older.played };
  const beaten = new Set(older.beaten);
  for (const game of games) {
    if (!resultIn(game.record)) continue;
    const players = playerCount(game.record);
    played[players] = (played[players] ?? 0) + 1;
    for (const bot of botsBeatenIn(game)) beaten.add(bot);
  }
  return { played, beaten: [...beaten] };
}

/** The bots that lost a game with fresh cards which somebody on this device has won. */
function botsBeatenIn({ record, mine }: StoredGame): string[] {
  const winners = resultIn(record)?.winners ?? [];
  if (wasPlayedBefore(record) || !winners.some((seat) => mine.includes(seat))) return [];
  const bots = botsOf(makersIn(record), playerCount(record));
  return bots.filter(
    (bot, seat): bot is string => bot !== null && !mine.includes(seat) && !winners.includes(seat),
  );
}

/** Two summaries of older games that may be about the same ones. */
export function combined(one: OlderGames, other: OlderGames): OlderGames {
  const played = { ...one.played };
  for (const [players, count] of Object.entries(other.played)) {
    played[Number(players)] = Math.max(played[Number(players)] ?? 0, count);
  }
  return { played, beaten: [...new Set([...one.beaten, ...other.beaten])] };
}

/** Stores the games that are new and returns how many; games displaced by them stay counted. */
export function keepGames(games: readonly StoredGame[]): number {
  const { added, displaced } = storeGames(games);
  if (displaced.length) storeOlderGames(summaryOf(displaced, storedOlderGames()));
  return added;
}
