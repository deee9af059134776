/** Which cards a flaw of the square is about. */
import { type Cell, ownerOf } from "../cards";
import type { Card, RefusedBody } from "../protocol";
import { type Draft, cardAt, cellsOf, holesOf } from "./draft";

export type Flaw = Pick<RefusedBody, "refusal" | "data">;

/** Seen before anybody is asked: the server would take an empty row for a smaller square. */
export function holesFlaw(draft: Draft): Flaw | null {
  const holes = holesOf(draft).length;
  return holes ? { refusal: "holes", data: { holes } } : null;
}

export function cellsConcerned({ refusal, data }: Flaw, draft: Draft): Cell[] {
  const lying = (isMeant: (card: Card) => boolean) =>
    cellsOf(draft).filter((cell) => {
      const card = cardAt(draft, cell);
      return card !== null && isMeant(card);
    });
  switch (refusal) {
    case "holes":
      return holesOf(draft);
    case "two-start-cards":
    case "start-card-not-used":
    case "start-card-not-in-the-middle":
      return lying((card) => card === "S");
    case "too-many-animals":
      return lying((card) => card === data["card"]);
    case "too-many-cheeses":
      return lying((card) => card === `${data["points"]}${data["seat"]}`);
    case "too-few-cheeses":
    case "nobodys-cheese":
      return lying((card) => ownerOf(card) !== null && card[1] === data["seat"]);
    default:
      return [];
  }
}
