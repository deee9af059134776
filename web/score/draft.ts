/** A square of real cards while it is being entered. The server decides whether it is valid. */

import {
  type Board,
  type Box,
  type Cell,
  type CellKey,
  cellOf,
  keyOf,
  kindOf,
  ownerOf,
  SHAPES,
} from "../cards";
import { type Card, type Seat, type Shape, SQUARES } from "../protocol";

type Cards = Readonly<Record<CellKey, Card>>;

export interface Owner {
  shape: Shape;
  /** Empty if nobody typed one. */
  name: string;
}

/** `in-order`: each card goes to the cursor. `paint`: the chosen card goes to the tapped cell. */
export type EntryMode = "in-order" | "paint";

export interface Draft {
  players: number;
  /** Always four; only the first `players` of them play. */
  owners: readonly Owner[];
  centred: boolean;
  dogsHuntMice: boolean;
  way: EntryMode;
  cards: Cards;
  /** Where the next card goes; null when the square is full. */
  cursor: Cell | null;
  /** The undo history, oldest first. */
  past: readonly Past[];
}

interface Past {
  cards: Cards;
  cursor: Cell | null;
}

export const PLAYERS = [2, 3, 4] as const;
const LONGEST_PAST = 200;

export const EMPTY: Draft = {
  players: 2,
  owners: SHAPES.map((shape) => ({ shape, name: "" })),
  centred: false,
  dogsHuntMice: false,
  way: "in-order",
  cards: {},
  cursor: [0, 0],
  past: [],
};

/** The size of the finished square, and whether the game uses the start card. */
export function squareOf(players: number): { size: number; startCard: boolean } {
  return SQUARES[players as keyof typeof SQUARES];
}

/** The number of cells along a side of the square. */
export function sideOf(players: number): number {
  return squareOf(players).size;
}

/** The box of the square; its top left cell is 0,0. */
export function draftBox({ players }: Draft): Box {
  const last = sideOf(players) - 1;
  return { left: 0, top: 0, right: last, bottom: last };
}

/** All cells of the square, in reading order. */
export function draftCells(draft: Draft): Cell[] {
  const side = sideOf(draft.players);
  const all = Array.from({ length: side * side }, (_, index) => index);
  return all.map((index) => [index % side, Math.floor(index / side)]);
}

export interface Faces {
  animals: Card[];
  /** By seat: the cheeses worth 1, 2 and 3. */
  cheeses: Card[][];
}

/** The faces to choose from; without the start card if the game does not use it. */
export function facesOf({ players }: Draft): Faces {
  const letters = [..."abcd"].slice(0, players);
  return {
    animals: squareOf(players).startCard ? ["D", "C", "M", "S"] : ["D", "C", "M"],
    cheeses: letters.map((letter) => [1, 2, 3].map((points) => `${points}${letter}` as Card)),
  };
}

/** The card of a cell. Cards of players who no longer take part are hidden, but not lost. */
export function cardAt(draft: Draft, cell: Cell): Card | null {
  const card = draft.cards[keyOf(cell)];
  return card && isOffered(draft, card) ? card : null;
}

/** Whether a game with this number of players uses the card. */
export function isOffered({ players }: Draft, card: Card): boolean {
  if (kindOf(card) === "start") return squareOf(players).startCard;
  return (ownerOf(card) ?? 0) < players;
}

/** Whether there is no card on the square. */
export function isEmpty(draft: Draft): boolean {
  return draftCells(draft).every((cell) => !cardAt(draft, cell));
}

/** The empty cells, in reading order. */
export function holesOf(draft: Draft): Cell[] {
  return draftCells(draft).filter((cell) => !cardAt(draft, cell));
}

/** How many of each card are on the square. */
export function countsOf(draft: Draft): ReadonlyMap<Card, number> {
  const counts = new Map<Card, number>();
  for (const cell of draftCells(draft)) {
    const card = cardAt(draft, cell);
    if (card) counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  return counts;
}

/** The cards on the square, by cell. */
export function draftBoard(draft: Draft): Board {
  return new Map(
    draftCells(draft).flatMap((cell) => {
      const card = cardAt(draft, cell);
      return card ? [[keyOf(cell), card]] : [];
    }),
  );
}

/** The square as text for the server: a line for each row, `.` for an empty cell. */
export function drawingOf(draft: Draft): string {
  const side = sideOf(draft.players);
  const faces = draftCells(draft).map((cell) => cardAt(draft, cell) ?? ".");
  const rows = Array.from({ length: side }, (_, y) => faces.slice(y * side, (y + 1) * side));
  return rows.map((row) => row.join(" ")).join("\n");
}

// -- one step -------------------------------------------------------------------------------------

/** Puts the card at the cursor, which moves on to the next hole. */
export function laid(draft: Draft, card: Card): Draft {
  const { cursor } = draft;
  if (!cursor) return draft;
  const after = withCard(remembering(draft), cursor, card);
  return { ...after, cursor: nextHole(after, cursor) };
}

/** Removes the card at the cursor or, if there is none, the one in the cell before it. */
export function wiped(draft: Draft): Draft {
  const from = draft.cursor ?? lastCell(draft);
  const before = cardAt(draft, from) ? from : placeBefore(draft, from);
  if (!cardAt(draft, before)) return { ...draft, cursor: before };
  return { ...withCard(remembering(draft), before, null), cursor: before };
}

/** Adds the current state to the undo history; call it once per stroke. */
export function remembering(draft: Draft): Draft {
  const now: Past = { cards: draft.cards, cursor: draft.cursor };
  return { ...draft, past: [...draft.past, now].slice(-LONGEST_PAST) };
}

/** Puts a card on a cell, or empties it for null. */
export function withCard(draft: Draft, cell: Cell, card: Card | null): Draft {
  const { [keyOf(cell)]: _, ...others } = draft.cards;
  return { ...draft, cards: card ? { ...others, [keyOf(cell)]: card } : others };
}

/** What a stroke that begins on this cell paints; null erases, as on a card like the brush's. */
export function strokeOf(draft: Draft, cell: Cell, brush: Card | null): Card | null {
  return cardAt(draft, cell) === brush ? null : brush;
}

/** The cells on the line from one cell to another, without the first. */
export function cellsBetween([x, y]: Cell, [toX, toY]: Cell): Cell[] {
  const steps = Math.max(Math.abs(toX - x), Math.abs(toY - y));
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    return [Math.round(x + (toX - x) * part), Math.round(y + (toY - y) * part)];
  });
}

/** Continues a stroke from one cell to another: paints or erases all cells in between. */
export function painted(draft: Draft, from: Cell, to: Cell, card: Card | null): Draft {
  return cellsBetween(from, to).reduce((after, cell) => withCard(after, cell, card), draft);
}

/** Takes back the last step. */
export function undone(draft: Draft): Draft {
  const last = draft.past[draft.past.length - 1];
  return last ? { ...draft, ...last, past: draft.past.slice(0, -1) } : draft;
}

/** Removes all cards. */
export function cleared(draft: Draft): Draft {
  return { ...remembering(draft), cards: {}, cursor: [0, 0] };
}

/** Whether the last step removed all cards at once, so that undoing it brings them back. */
export function isEmptied({ cards, past }: Draft): boolean {
  const before = past[past.length - 1]?.cards ?? {};
  return !Object.keys(cards).length && Object.keys(before).length > 1;
}

/** The next hole in reading order, wrapping at the end; null if there is none. */
export function nextHole(draft: Draft, from: Cell): Cell | null {
  const holes = holesOf(draft);
  return holes.find((cell) => isBefore(from, cell)) ?? holes[0] ?? null;
}

function lastCell({ players }: Draft): Cell {
  return [sideOf(players) - 1, sideOf(players) - 1];
}

function placeBefore(draft: Draft, cell: Cell): Cell {
  const before = draftCells(draft).filter((other) => isBefore(other, cell));
  return before[before.length - 1] ?? cell;
}

function isBefore([x, y]: Cell, [otherX, otherY]: Cell): boolean {
  return y < otherY || (y === otherY && x < otherX);
}

// -- players --------------------------------------------------------------------------------------

/** Changes the number of players; cards outside a smaller square come back when it grows. */
export function withPlayers(draft: Draft, players: number): Draft {
  const after = {
    ...draft,
    players,
    centred: draft.centred && squareOf(players).startCard,
    past: [],
  };
  return { ...after, cursor: holesOf(after)[0] ?? null };
}

/** Gives a seat a shape; the seat that had it gets the other one in exchange. */
export function withShape(draft: Draft, seat: Seat, shape: Shape): Draft {
  const before = draft.owners[seat]?.shape ?? shape;
  const owners = draft.owners.map((owner, other) => {
    if (other === seat) return { ...owner, shape };
    return owner.shape === shape ? { ...owner, shape: before } : owner;
  });
  return { ...draft, owners };
}

/** Names the player of a seat. */
export function withName(draft: Draft, seat: Seat, name: string): Draft {
  const owners = draft.owners.map((owner, other) => (other === seat ? { ...owner, name } : owner));
  return { ...draft, owners };
}

// -- stored on the device -------------------------------------------------------------------------

/** The draft as text, without the undo history. */
export function draftText({ past: _, ...draft }: Draft): string {
  return JSON.stringify(draft);
}

/** Parses the text of a draft; invalid parts are as in an empty draft. */
export function readDraft(text: string | null): Draft {
  const found = parsed(text);
  const players = PLAYERS.find((count) => count === found.players) ?? EMPTY.players;
  const draft: Draft = {
    players,
    owners: readOwners(found.owners),
    centred: found.centred === true && squareOf(players).startCard,
    dogsHuntMice: found.dogsHuntMice === true,
    way: found.way === "paint" ? "paint" : "in-order",
    cards: readCards(found.cards),
    cursor: [0, 0],
    past: [],
  };
  const cursor = String(found.cursor);
  const known = draftCells(draft).find((cell) => keyOf(cell) === cursor);
  return { ...draft, cursor: known ?? holesOf(draft)[0] ?? null };
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return typeof found === "object" && found ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function readOwners(found: unknown): readonly Owner[] {
  if (!Array.isArray(found)) return EMPTY.owners;
  const owners = found as (Partial<Owner> | null)[];
  const shapes = new Set(owners.map((owner) => owner?.shape));
  if (owners.length !== 4 || !SHAPES.every((shape) => shapes.has(shape))) return EMPTY.owners;
  return owners.map((owner) => ({
    shape: owner?.shape ?? "wheel",
    name: typeof owner?.name === "string" ? owner.name : "",
  }));
}

const FACES = new Set<unknown>([...Object.values(facesOf({ ...EMPTY, players: 4 })).flat(2)]);

function readCards(found: unknown): Cards {
  if (typeof found !== "object" || !found) return {};
  const valid = Object.entries(found).filter(
    ([key, card]) => FACES.has(card) && keyOf(cellOf(key)) === key,
  );
  return Object.fromEntries(valid) as Cards;
}
