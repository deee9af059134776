/** What a lesson shows, derived from the server's answer. The rules are not here. */

import { openSides, roomFor, shownBox } from "../board/layout";
import {
  type Board,
  type Box,
  boxOf,
  type Cell,
  cellsOf,
  expanded,
  keyOf,
  readMove,
} from "../cards";
import type { Plot } from "../finale/plot";
import type { Card, ExerciseData, Finale } from "../protocol";

/** Steps in which the learner finds out which places are allowed, so that none is marked. */
const SEARCHES = ["corner", "size"];

/** The index of the step where this device left off; the first one if that is unknown. */
export function stepAt(lessons: readonly string[], stored: string | null): number {
  return Math.max(0, lessons.indexOf(stored ?? ""));
}

/** The move in the notation of the server: `M@2,-1`. */
export function moveText(card: Card, cell: Cell): string {
  return `${card}@${keyOf(cell)}`;
}

/** Whether the square is full: then its chase is the finale of a game. */
export function isGameOver({ board, size, finale }: ExerciseData): boolean {
  return finale !== null && board.length === size * size;
}

/** The visible cells: when the learner searches, also those beyond the square. */
export function visibleBox({ name, legal_cells, size }: ExerciseData, board: Board): Box {
  if (SEARCHES.includes(name)) return expanded(boxOf(cellsOf(board)), 1);
  return shownBox(board, legal_cells, size, false);
}

/**
 * How many cells must fit in each direction until the exercise is over: one more than the square
 * has, unless the cards span the whole square already.
 */
export function roomOf(data: ExerciseData, board: Board): number {
  const isFixed = openSides(board, data.legal_cells).length === 0;
  const { left, right, top, bottom } = visibleBox(data, board);
  const least = isFixed ? data.size : roomFor(data.size);
  return Math.max(least, right - left + 1, bottom - top + 1);
}

/** Whether an empty cell is drawn as a place for a card. */
export function isPlace({ name, legal_cells }: ExerciseData, cell: Cell): boolean {
  return SEARCHES.includes(name) || legal_cells.some((one) => keyOf(one) === keyOf(cell));
}

/** The exercise with the learner's card laid, before the replies to it. */
export function withOwnCard(data: ExerciseData, card: Card, cell: Cell): ExerciseData {
  return {
    ...data,
    board: [...data.board, moveText(card, cell)],
    hand: without(data.hand, card),
    legal_cells: [],
    replies: [],
  };
}

/** The exercise after some replies: the others' cards, or all cards if the bot plays it out. */
export function withReplies(data: ExerciseData, replies: readonly string[]): ExerciseData {
  const cards = replies.map((move) => readMove(move).card);
  const hands = [data.other_hand, data.hand].map((hand, nth) =>
    cards.filter((_, at) => at % 2 === nth).reduce(without, hand),
  );
  const [other_hand = [], hand = []] = hands;
  return { ...data, board: [...data.board, ...replies], replies: [...replies], other_hand, hand };
}

function without(hand: Card[], card: Card): Card[] {
  const nth = hand.indexOf(card);
  return hand.filter((_, index) => index !== nth);
}

/** Whether the chase of a lesson has something to show: not if a card only had to be laid. */
export function hasChase(finale: Finale, isSolved: boolean): boolean {
  return !isSolved || finale.waves.some((gone) => gone.length > 0);
}

const SCENES = ["dogs", "cats", "mice"] as const;

/**
 * The plot with only the waves in which something happens, without the count of points. If the
 * goal was missed, the mice are always shown: nothing eaten is the answer to “let it be eaten”.
 */
export function briefPlot(plot: Plot, isSolved: boolean): Plot {
  const happens = SCENES.filter(
    (scene, wave) => plot.finale.waves[wave]?.length || (scene === "mice" && !isSolved),
  );
  const shows = [...happens, "before"];
  const beats = plot.beats.filter(({ scene, act }) => act === "glow" || shows.includes(scene));
  return { ...plot, beats };
}
