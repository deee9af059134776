/** Flaws of a square, and records that cannot be read, as sentences. */
import { kindOf } from "../cards";
import type { Person } from "../people";
import type { Card } from "../protocol";
import { refusalTold } from "../table/told";
import { say } from "../words";

interface Why {
  refusal: string;
  data: Record<string, number | string>;
}

/** The sentence, with the line of the text where it has one. */
export function whyTold({ refusal, data }: Why, people: readonly Person[] = []): string {
  const { seat, card, line } = data;
  const words = { ...data };
  if (typeof seat === "string") words["who"] = people[seat.charCodeAt(0) - 97]?.name ?? seat;
  if (typeof card === "string") words["kind"] = kindOf(card as Card);
  const sentence = refusalTold(refusal, words, people);
  return line ? say("in-line", { line, sentence }) : sentence;
}
