/** The result of a review: chances after every move, turning points and praised moves. */

import { kindOf, pointsOf } from "../cards";
import type { Ply, ReasonCode, ReviewedData, ReviewLine, Seat } from "../protocol";

export interface Analysis {
  /** The number of moves to review; null before the first line. */
  all: number | null;
  /** The moves reviewed so far, in order. */
  plies: readonly ReviewedData[];
  turning: readonly Ply[];
  isWhole: boolean;
}

export const EMPTY_ANALYSIS: Analysis = { all: null, plies: [], turning: [], isWhole: false };

/** The analysis after one more line of the stream; the caller handles refusals. */
export function withLine(analysis: Analysis, line: ReviewLine): Analysis {
  switch (line.type) {
    case "begun":
      return { ...EMPTY_ANALYSIS, all: line.plies };
    case "reviewed":
      return { ...analysis, plies: [...analysis.plies, line] };
    case "end":
      return { ...analysis, turning: line.turning, isWhole: true };
    case "refused":
      return analysis;
  }
}

/** Every seat's chance of winning after a step, if known; step 0 is before the first move. */
export function chancesAt({ plies }: Analysis, step: number): readonly number[] | null {
  return (step === 0 ? plies[0]?.before : plies[step - 1]?.after) ?? null;
}

/** A point of a curve: progress of the game and chance, both from 0 to 1. */
export type Point = readonly [along: number, chance: number];

/** A seat's chances over the game, as far as they are known. */
export function curveOf(analysis: Analysis, seat: Seat): Point[] {
  const { all, plies } = analysis;
  if (!all || !plies.length) return [];
  return Array.from({ length: plies.length + 1 }, (_, step) => [
    step / all,
    chancesAt(analysis, step)?.[seat] ?? 0,
  ]);
}

/** Chances in whole per cent, rounded so that they add up to 100 if the chances add up to 1. */
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

/** By how much the move lowered the mover's chance of winning. */
export function lossOf({ before, after, seat }: ReviewedData): number {
  return (before[seat] ?? 0) - (after[seat] ?? 0);
}

/** A smaller loss than this is not worth mentioning. */
const SLIGHT = 0.03;

/** Whether a move was the best one or lost next to nothing. */
export function isBest(reviewed: ReviewedData): boolean {
  return reviewed.best === reviewed.move || lossOf(reviewed) < SLIGHT;
}

export interface KeyMoment {
  reviewed: ReviewedData;
  kind: "turned" | "praised";
}

/** Turning points and praised moves, in the order of the game. */
export function keyMoments(analysis: Analysis): KeyMoment[] {
  const turningMoves = analysis.plies.filter(({ ply }) => analysis.turning.includes(ply));
  return [
    ...turningMoves.map((reviewed) => ({ reviewed, kind: "turned" as const })),
    ...praised(analysis).map((reviewed) => ({ reviewed, kind: "praised" as const })),
  ].sort((one, other) => one.reviewed.ply - other.reviewed.ply);
}

/** Reasons that make a best move worth praising. */
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
/** The game is open for a player whose chance of winning is in this range. */
const OPEN_GAME = [0.15, 0.9] as const;
const MOST_PRAISED = 3;

/** At most one move per player: the best move with most at stake while the game was open. */
function praised({ plies, turning, isWhole }: Analysis): ReviewedData[] {
  if (!isWhole) return [];
  const found = plies
    .slice(0, -1) // the last card has only one legal cell
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

/** The points of the cheeses in the reasons that are worth praising. */
function stakeOf({ reasons }: ReviewedData): number {
  const finds = reasons.filter(({ code }) => FINDS.has(code));
  const cheeses = finds.flatMap(({ cards }) => cards).filter((card) => kindOf(card) === "cheese");
  return cheeses.reduce((sum, card) => sum + pointsOf(card), 0);
}
