/** The flaws of a square, and the cells that each is about. */

import { type Cell, ownerOf } from "../cards";
import { type Card, INFERRED_FLAWS, type RefusedBody } from "../protocol";
import { cardAt, type Draft, draftCells, holesOf } from "./draft";

export type Flaw = Pick<RefusedBody, "refusal" | "data">;

/** The flaw of empty cells. Not left to the server: an empty row looks like a smaller square. */
export function holesFlaw(draft: Draft): Flaw | null {
  const holes = holesOf(draft).length;
  return holes ? { refusal: "holes", data: { holes } } : null;
}

/** The cells that a flaw is about. */
export function flawCells({ refusal, data }: Flaw, draft: Draft): Cell[] {
  const cellsWith = (isMeant: (card: Card) => boolean) =>
    draftCells(draft).filter((cell) => {
      const card = cardAt(draft, cell);
      return card !== null && isMeant(card);
    });
  switch (refusal) {
    case "holes":
      return holesOf(draft);
    case "two-start-cards":
    case "start-card-not-used":
    case "start-card-not-in-the-middle":
      return cellsWith((card) => card === "S");
    case "too-many-animals":
      return cellsWith((card) => card === data.card);
    case "too-many-cheeses":
      return cellsWith((card) => card === `${data.points}${data.seat}`);
    case "too-many-cheeses-in-all":
    case "too-few-cheeses":
    case "nobodys-cheese":
      return cellsWith((card) => ownerOf(card) !== null && card[1] === data.seat);
    default:
      return [];
  }
}

/** Whether only numbers that no rule sheet prints are exceeded: the square can be scored anyway. */
export function areInferred(flaws: readonly Flaw[]): boolean {
  return flaws.length > 0 && flaws.every(({ refusal }) => INFERRED.has(refusal));
}

const INFERRED: ReadonlySet<string> = new Set(INFERRED_FLAWS);

/** Refusals that a change of the square can fix. */
const ABOUT_THE_SQUARE = new Set([
  "nothing-drawn",
  "wrong-size",
  "holes",
  "no-start-card",
  "two-start-cards",
  "start-card-not-used",
  "start-card-not-in-the-middle",
  "too-many-animals",
  "too-many-cheeses",
  "too-many-cheeses-in-all",
  "too-few-cheeses",
  "nobodys-cheese",
  "impossible-variant",
]);

/** Whether a change of the square can fix a refusal. */
export function isAboutTheSquare(refusal: string): boolean {
  return ABOUT_THE_SQUARE.has(refusal);
}
