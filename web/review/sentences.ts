/** Reviews as sentences. */

import { cellName } from "../board/names";
import { reasonText } from "../board/reasons";
import { readMove } from "../cards";
import { language, say } from "../i18n";
import { faceName, type Person } from "../people";
import type { ReviewedData } from "../protocol";
import { type Analysis, chancesAt, isBest, type KeyMoment, percents } from "./analysis";

/** Which move is being reviewed, out of how many. */
export function progressText(done: number, all: number | null): string {
  if (!all) return say("hint-thinking");
  return say("review-progress", { ply: Math.min(done + 1, all), last: all });
}

/** Praise or the better move, followed by the first reason. */
export function momentText({ reviewed, kind }: KeyMoment, people: readonly Person[]): string {
  const [reason] = reviewed.reasons;
  const why = reason ? reasonText(reason, people) : "";
  const first = kind === "praised" ? say("review-well") : betterMoveText(reviewed);
  return `${first} ${why}`;
}

function betterMoveText({ best }: ReviewedData): string {
  const { card, cell } = readMove(best);
  return say("review-better", { card: faceName(card), cell: cellName(cell) });
}

/** Sentences about a move, the most important first. */
export function verdictText(
  reviewed: ReviewedData,
  people: readonly Person[],
  { isPraised = false, isWhatIf = false } = {},
): string[] {
  const { seat, exact, before, after } = reviewed;
  if (isBest(reviewed)) {
    const isFound = reviewed.best === reviewed.move;
    return [
      ...(isPraised ? [say("review-well")] : []),
      say(!isFound ? "review-good" : exact ? "review-best-sure" : "review-best"),
    ];
  }
  if (isWhatIf) {
    const { card, cell } = readMove(reviewed.best);
    return [
      say("review-what-if-told", { card: faceName(card), cell: cellName(cell) }),
      pointsText(exact ? "review-would-sure" : "review-would", reviewed.best_points, people),
      pointsText(exact ? "review-made-sure" : "review-made", reviewed.points, people),
    ];
  }
  return [
    say(exact ? "review-went-sure" : "review-went", {
      who: people[seat]?.name ?? "",
      before: percents(before)[seat] ?? 0,
      after: percents(after)[seat] ?? 0,
    }),
    betterMoveText(reviewed),
  ];
}

type PointsKey = "review-would" | "review-would-sure" | "review-made" | "review-made-sure";

function pointsText(key: PointsKey, points: readonly number[], people: readonly Person[]): string {
  const one = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 });
  const each = people.map(({ name: who, seat }) =>
    say("review-points", { who, points: one.format(points[seat] ?? 0) }),
  );
  return say(key, { points: each.join(", ") });
}

/** Every player's chance after a step: "Anna: 62%". */
export function chancesText(analysis: Analysis, step: number, people: readonly Person[]): string[] {
  const shares = percents(chancesAt(analysis, step) ?? []);
  return people.map(({ name: who, seat }) =>
    say("review-chance", { who, percent: shares[seat] ?? 0 }),
  );
}
