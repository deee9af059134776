/** Cards, cells and boards. The rules are not here: only the server knows what is legal. */

import type { Card, CellPair, Seat, Shape } from "./protocol";

export type Kind = "dog" | "cat" | "mouse" | "start" | "cheese";
export type Cell = CellPair;
/** A cell as text, `2,-1`, for the keys of maps and sets. */
export type CellKey = string;
export type Board = ReadonlyMap<CellKey, Card>;

export interface Placed {
  card: Card;
  cell: Cell;
}

/** The shapes of the players, in the order of the chairs. */
export const SHAPES: readonly Shape[] = ["wheel", "wedge", "block", "heart"];

/** A rectangle of cells; both ends are included. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ANIMALS: Partial<Record<Card, Kind>> = { D: "dog", C: "cat", M: "mouse", S: "start" };

/** The kind of a card: an animal, the start card or a cheese. */
export function kindOf(card: Card): Kind {
  return ANIMALS[card] ?? "cheese";
}

/** The seat that a cheese belongs to; null for any other card. */
export function ownerOf(card: Card): Seat | null {
  return kindOf(card) === "cheese" ? card.charCodeAt(1) - "a".charCodeAt(0) : null;
}

/** The points of a cheese; 0 for any other card. */
export function pointsOf(card: Card): number {
  return kindOf(card) === "cheese" ? Number(card[0]) : 0;
}

/** The key of a cell. */
export function keyOf([x, y]: Cell): CellKey {
  return `${x},${y}`;
}

/** The cell of a key. */
export function cellOf(key: CellKey): Cell {
  const [x, y] = key.split(",").map(Number);
  return [x ?? 0, y ?? 0];
}

/** Parses a move such as `M@2,-1`. */
export function readMove(move: string): Placed {
  const [card, key] = move.split("@");
  return { card: card as Card, cell: cellOf(key ?? "0,0") };
}

/** The board after these moves; with `startCard`, the start card is at 0,0. */
export function boardOf(moves: readonly string[], startCard: boolean): Board {
  const board = new Map<CellKey, Card>(startCard ? [["0,0", "S"]] : []);
  for (const { card, cell } of moves.map(readMove)) board.set(keyOf(cell), card);
  return board;
}

/** The smallest box around these cells; the cell 0,0 if there are none. */
export function boxOf(cells: Iterable<Cell>): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const [x, y] of cells) {
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box.left === Infinity ? { left: 0, top: 0, right: 0, bottom: 0 } : box;
}

/** The cells of a board that have a card. */
export function cellsOf(board: Board): Cell[] {
  return [...board.keys()].map(cellOf);
}

/** The box with `by` more cells on each side. */
export function expanded(box: Box, by: number): Box {
  return {
    left: box.left - by,
    top: box.top - by,
    right: box.right + by,
    bottom: box.bottom + by,
  };
}

/** Whether a cell is in a box. */
export function isWithin([x, y]: Cell, box: Box): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** The four cells that share a side, in the order in which they are read out. */
export function neighbours([x, y]: Cell): Cell[] {
  return [
    [x, y - 1],
    [x + 1, y],
    [x, y + 1],
    [x - 1, y],
  ];
}

const ORDER = ["D", "C", "M", "3", "2", "1"];

/** Groups equal cards of a hand, animals first: at most six stacks. */
export function stacks(hand: readonly Card[]): { card: Card; count: number }[] {
  const counts = new Map<Card, number>();
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1);
  const rank = (card: Card) => ORDER.indexOf(card[0] ?? "");
  return [...counts]
    .sort(([a], [b]) => rank(a) - rank(b))
    .map(([card, count]) => ({ card, count }));
}

/** A place in a hand that keeps one kind of card all game, even when it has none. */
export interface Slot {
  card: Card;
  count: number;
}

/** The six slots of a seat's hand: dog, cat, mouse, and its cheeses worth 3, 2 and 1. */
export function slotsOf(hand: readonly Card[], seat: Seat): Slot[] {
  const owner = String.fromCharCode("a".charCodeAt(0) + seat);
  return ORDER.map((face) => {
    const card = (/\d/.test(face) ? face + owner : face) as Card;
    return { card, count: hand.filter((one) => one === card).length };
  });
}
