/** What a review found: the curve, where the game turned, and what was seen well. */
import { kindOf, pointsOf, readMove } from "../cards";
import type { Ply, ReasonCode, ReviewLine, ReviewedShown, Seat } from "../protocol";

export interface Judged {
  /** How many moves there are to judge; null before the first line. */
  all: number | null;
  /** In order, as far as they are known. */
  plies: readonly ReviewedShown[];
  turning: readonly Ply[];
  isWhole: boolean;
}

export const NOTHING_YET: Judged = { all: null, plies: [], turning: [], isWhole: false };

/** A line more; one that cannot go on is the caller's affair. */
export function added(judged: Judged, line: ReviewLine): Judged {
  switch (line.type) {
    case "begun":
      return { ...NOTHING_YET, all: line.plies };
    case "reviewed":
      return { ...judged, plies: [...judged.plies, line] };
    case "end":
      return { ...judged, turning: line.turning, isWhole: true };
    case "refused":
      return judged;
  }
}

/** Every seat's chance after so many cards; before the first, what the first mover had. */
export function chancesAt({ plies }: Judged, step: number): readonly number[] | null {
  return (step === 0 ? plies[0]?.before : plies[step - 1]?.after) ?? null;
}

/** A point: how far the game is, and how good the chance, both of 1. */
export type Point = readonly [along: number, chance: number];

/** A seat's way through the game, as far as it is known. */
export function curveOf(judged: Judged, seat: Seat): Point[] {
  const { all, plies } = judged;
  if (!all || !plies.length) return [];
  return Array.from({ length: plies.length + 1 }, (_, step) => [
    step / all,
    chancesAt(judged, step)?.[seat] ?? 0,
  ]);
}

/** Whole per cents that add up to 100 where the chances do to 1. */
export function percents(chances: readonly number[]): number[] {
  const floors = chances.map((chance) => Math.floor(chance * 100 + 1e-6));
  const sum = Math.round(chances.reduce((total, chance) => total + chance, 0) * 100);
  const missing = sum - floors.reduce((total, floor) => total + floor, 0);
  const order = chances
    .map((chance, seat) => ({ seat, rest: chance * 100 - (floors[seat] ?? 0) }))
    .sort((one, other) => other.rest - one.rest);
  for (const { seat } of order.slice(0, Math.max(0, missing))) {
    floors[seat] = (floors[seat] ?? 0) + 1;
  }
  return floors;
}

/** How much of a chance the mover let go. */
export function lossOf({ before, after, seat }: ReviewedShown): number {
  return (before[seat] ?? 0) - (after[seat] ?? 0);
}

/** Less than this is nothing that anybody could see. */
const SLIGHT = 0.03;

export function isBest(reviewed: ReviewedShown): boolean {
  return reviewed.best === reviewed.move || lossOf(reviewed) < SLIGHT;
}

export interface Turn {
  reviewed: ReviewedShown;
  kind: "turned" | "praised";
}

/** Where the game turned and what was seen well, in the order of the game. */
export function turnsOf(judged: Judged): Turn[] {
  const turned = judged.plies.filter(({ ply }) => judged.turning.includes(ply));
  return [
    ...turned.map((reviewed) => ({ reviewed, kind: "turned" as const })),
    ...praised(judged).map((reviewed) => ({ reviewed, kind: "praised" as const })),
  ].sort((one, other) => one.reviewed.ply - other.reviewed.ply);
}

/** What a move does for somebody: a quiet one is no find, however right it is. */
const FINDS = new Set<ReasonCode>([
  "wins",
  "cat-saves-cheese",
  "dog-saves-cheese",
  "dog-frees-mouse",
  "mouse-eats-cheese",
  "makes-safe",
  "shuts-dog-out",
  "shuts-mouse-out",
]);
const OPEN_GAME = [0.15, 0.9] as const;
const MOST_PRAISED = 3;

/** The best move, found while the game was open and much was at stake; one for each player. */
function praised({ plies, turning, isWhole }: Judged): ReviewedShown[] {
  if (!isWhole) return [];
  const found = plies
    .slice(0, -1) // the last card has one place only
    .filter((one) => one.best === one.move && !turning.includes(one.ply))
    .filter(({ before, seat }) => {
      const chance = before[seat] ?? 0;
      return chance >= OPEN_GAME[0] && chance <= OPEN_GAME[1];
    })
    .filter((one) => stakeOf(one) > 0)
    .sort((one, other) => stakeOf(other) - stakeOf(one) || other.ply - one.ply);
  const seats = new Set<Seat>();
  const first = found.filter(({ seat }) => !seats.has(seat) && seats.add(seat));
  return first.slice(0, MOST_PRAISED);
}

/** The points of the cheeses that its finds speak of. */
function stakeOf({ reasons }: ReviewedShown): number {
  const finds = reasons.filter(({ code }) => FINDS.has(code));
  const cheeses = finds.flatMap(({ cards }) => cards).filter((card) => kindOf(card) === "cheese");
  return cheeses.reduce((sum, card) => sum + pointsOf(card), 0);
}

/** The move made and the best one, to be laid side by side. */
export function movesOf({ move, best }: ReviewedShown) {
  return { made: readMove(move), better: readMove(best) };
}
