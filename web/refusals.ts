/** Refusals as sentences in the language of the page. */

import { kindOf } from "./cards";
import { say, type Values } from "./i18n";
import { cardName, type Person } from "./people";
import type { Card } from "./protocol";

type RefusalData = Record<string, number | string>;

/** The sentence for a refusal; the cards, chairs and shapes in its data become words. */
export function refusalText(
  refusal: string,
  data: RefusalData = {},
  people: readonly Person[] = [],
): string {
  const values: Values = { ...data };
  if (typeof data.card === "string") values.card = cardName(data.card as Card, people);
  if (typeof data.chair === "number") values.chair = data.chair + 1;
  if (typeof data.shape === "string") values.shape = say(`shape-${data.shape}`);
  return refusal === "unreachable" ? say("trouble-unreachable") : say(`refusal-${refusal}`, values);
}

/** The sentence for a refused square or record; it names players too, and the line if known. */
export function inputRefusalText(
  { refusal, data }: { refusal: string; data: RefusalData },
  people: readonly Person[] = [],
): string {
  const { seat, card, line } = data;
  const words = { ...data };
  if (typeof seat === "string") words.who = people[seat.charCodeAt(0) - 97]?.name ?? seat;
  if (typeof card === "string") words.kind = kindOf(card as Card);
  const sentence = refusalText(refusal, words, people);
  return line ? say("in-line", { line, sentence }) : sentence;
}
