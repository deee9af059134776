/** Sentences about what happens at a table. */

import { cellName } from "../board/names";
import { botName } from "../bot-names";
import { readMove } from "../cards";
import { say } from "../i18n";
import { faceName, type Person, personName } from "../people";
import type { Card, Finale, HandOverData, Seat, ViewData } from "../protocol";
import type { RecentMove } from "./recent-moves";

/** A move as a sentence: "Anna: cat (2 right, 1 up)." */
export function moveText(view: ViewData, ply: number, people: readonly Person[]): string {
  const move = view.moves[ply];
  const person = people[ply % view.players];
  if (!move || !person) return "";
  const { card, cell } = readMove(move);
  const values = { card: faceName(card), cell: cellName(cell) };
  return person.mine && isAlone(people)
    ? say("table-you-laid", values)
    : say("table-laid", { who: person.name, ...values });
}

/** Who laid which card, without the place: "Anna: cat". */
export function laidText({ seat, card }: RecentMove, people: readonly Person[]): string {
  return say("reaction-told", { who: people[seat]?.name ?? "", what: faceName(card) });
}

/** Whose turn it is, or that the game is over. */
export function turnText(view: ViewData, people: readonly Person[]): string {
  if (view.over) return say("table-over");
  const person = people[view.turn];
  if (!person) return "";
  return person.mine && isAlone(people)
    ? say("table-your-turn")
    : say("table-turn", { who: person.name });
}

/** Every move since the last view, the card that this seat drew, and whose turn it is now. */
export function newsText(
  was: ViewData,
  now: ViewData,
  seat: Seat | null,
  people: readonly Person[],
): string {
  const news = [];
  for (let ply = was.ply; ply < now.ply; ply++) news.push(moveText(now, ply, people));
  const drawn = seat === null ? null : drawnSince(was, now);
  if (drawn) news.push(say("table-drawn", { card: faceName(drawn) }));
  return [...news, now.over ? "" : turnText(now, people)].join(" ");
}

/** The card that this seat drew after its own move. */
function drawnSince(was: ViewData, now: ViewData): Card | null {
  const drawn = now.draws[now.draws.length - 1];
  return drawn && was.seat === now.seat && now.draws.length > was.draws.length ? drawn[1] : null;
}

/** Who has played with a chair's cards from which card on. */
export function handOverText(handOver: HandOverData): string {
  const { bot, ply } = handOver;
  return bot
    ? say("hand-over-bot", { who: botName(bot), number: ply + 1 })
    : say("hand-over-person", { who: personName(handOver), number: ply + 1 });
}

/** The cards of a hand as a list. */
export function handText(hand: readonly Card[]): string {
  return hand.length ? hand.map(faceName).join(", ") : say("table-no-cards");
}

/** The cards and cheeses of every player; with a forecast, the points they would get now. */
export function holdingsText(
  view: ViewData,
  forecast: Finale | null,
  people: readonly Person[],
): string {
  const sentences = people.map(({ name: who, seat }) =>
    forecast
      ? say("table-would-have", { who, points: forecast.points[seat] ?? 0 })
      : say("table-holds", {
          who,
          cards: say("cards", { count: view.hand_sizes[seat] ?? 0 }),
          cheeses: say("cheeses", { count: view.cheeses[seat]?.length ?? 0 }),
        }),
  );
  return sentences.join(" ");
}

/** Whether only one person plays on this device; that person is addressed as "you". */
function isAlone(people: readonly Person[]): boolean {
  return people.filter((one) => one.mine).length === 1;
}
