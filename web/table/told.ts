/** Refusals and moves as sentences. */
import { readMove } from "../cards";
import { cellName } from "../board/names";
import { cardName, faceName, type Person } from "../people";
import type { Card, Finale, ViewShown } from "../protocol";
import { say, type Values } from "../words";

/** The sentence for a refusal; cards and seats in its data become words. */
export function refusalTold(
  refusal: string,
  data: Record<string, number | string> = {},
  people: readonly Person[] = [],
): string {
  const values: Values = { ...data };
  if (typeof data["card"] === "string") values["card"] = cardName(data["card"] as Card, people);
  if (typeof data["chair"] === "number") values["chair"] = data["chair"] + 1;
  if (typeof data["shape"] === "string") values["shape"] = say(`shape-${data["shape"]}`);
  return refusal === "unreachable" ? say("trouble-unreachable") : say(`refusal-${refusal}`, values);
}

/** "Anna lays a cat: two right, one up." */
export function moveTold(view: ViewShown, ply: number, people: readonly Person[]): string {
  const move = view.moves[ply];
  const person = people[ply % view.players];
  if (!move || !person) return "";
  const { card, cell } = readMove(move);
  const values = { card: faceName(card), cell: cellName(cell) };
  return person.mine && people.filter((one) => one.mine).length === 1
    ? say("table-you-laid", values)
    : say("table-laid", { who: person.name, ...values });
}

export function turnTold(view: ViewShown, people: readonly Person[]): string {
  if (view.over) return say("table-over");
  const person = people[view.turn];
  if (!person) return "";
  const alone = people.filter((one) => one.mine).length === 1;
  return person.mine && alone ? say("table-your-turn") : say("table-turn", { who: person.name });
}

export function handTold(hand: readonly Card[]): string {
  return hand.length ? hand.map(faceName).join(", ") : say("table-no-cards");
}

/** What everybody holds; or would have, for who has the forecast. */
export function holdingsTold(
  view: ViewShown,
  forecast: Finale | null,
  people: readonly Person[],
): string {
  const told = people.map(({ name: who, seat }) =>
    forecast
      ? say("table-would-have", { who, points: forecast.points[seat] ?? 0 })
      : say("table-holds", {
          who,
          cards: say("cards", { count: view.hand_sizes[seat] ?? 0 }),
          cheeses: say("cheeses", { count: view.cheeses[seat]?.length ?? 0 }),
        }),
  );
  return told.join(" ");
}
