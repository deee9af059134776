/** The geometry of the square: cell size, visible part, arrow keys and where animals look. */

import {
  type Board,
  type Box,
  boxOf,
  type Cell,
  type CellKey,
  cellsOf,
  expanded,
  keyOf,
} from "../cards";
import { type Players, SQUARES } from "../protocol";

/** The side of a cell in whole pixels: as large as fits. */
export function cellSize(width: number, height: number, columns: number, rows: number): number {
  return Math.max(0, Math.floor(Math.min(width / columns, height / rows)));
}

/** The side of the finished square, in cards. */
export function squareSize(players: Players): number {
  return SQUARES[players as keyof typeof SQUARES].size;
}

/**
 * How many cells must fit on the screen in each direction: while cards span fewer columns than the
 * square has, there is at most one legal column on each side, and none once they span them all.
 */
export function roomFor(size: number): number {
  return size + 1;
}

/**
 * The visible box: all cards and legal cells. If those are unknown, one more cell on each side, but
 * none in a direction in which the cards already span the whole square.
 */
export function shownBox(
  board: Board,
  places: readonly Cell[],
  size: number,
  isOver: boolean,
): Box {
  const cards = cellsOf(board);
  const box = boxOf(cards);
  if (isOver) return box;
  if (places.length) return boxOf([...cards, ...places]);
  const around = expanded(box, 1);
  const isWide = box.right - box.left + 1 >= size;
  const isHigh = box.bottom - box.top + 1 >= size;
  return {
    left: isWide ? box.left : around.left,
    right: isWide ? box.right : around.right,
    top: isHigh ? box.top : around.top,
    bottom: isHigh ? box.bottom : around.bottom,
  };
}

export type Side = "left" | "top" | "right" | "bottom";

/** The sides on which the square may still grow. */
export function openSides(board: Board, places: readonly Cell[]): Side[] {
  const box = boxOf(cellsOf(board));
  const all = boxOf([...cellsOf(board), ...places]);
  return (["left", "top", "right", "bottom"] as const).filter((side) => all[side] !== box[side]);
}

/** The cell that a key moves the focus to, or null for any other key. `far` is the Ctrl key. */
export function stepFrom([x, y]: Cell, key: string, box: Box, far: boolean): Cell | null {
  switch (key) {
    case "ArrowLeft":
      return [Math.max(x - 1, box.left), y];
    case "ArrowRight":
      return [Math.min(x + 1, box.right), y];
    case "ArrowUp":
      return [x, Math.max(y - 1, box.top)];
    case "ArrowDown":
      return [x, Math.min(y + 1, box.bottom)];
    case "Home":
      return far ? [box.left, box.top] : [box.left, y];
    case "End":
      return far ? [box.right, box.bottom] : [box.right, y];
    case "PageUp":
      return [x, box.top];
    case "PageDown":
      return [x, box.bottom];
    default:
      return null;
  }
}

const WANTED: Record<string, string> = { D: "C", C: "M", M: "cheese" };

/** The unit vector from an animal to the nearest card that it hunts; [0, 0] if there is none. */
export function gazeOf(board: Board, cell: Cell): [number, number] {
  return nearestOf(board, cellsOf(board), cell);
}

/** The gazes of all cards, by cell: faster than `gazeOf` for each of them. */
export function gazesOf(board: Board): ReadonlyMap<CellKey, [number, number]> {
  const cells = cellsOf(board);
  return new Map(cells.map((cell) => [keyOf(cell), nearestOf(board, cells, cell)]));
}

function nearestOf(board: Board, cells: readonly Cell[], cell: Cell): [number, number] {
  const [x, y] = cell;
  const wanted = WANTED[board.get(keyOf(cell)) ?? ""];
  if (!wanted) return [0, 0];
  let best: [number, number] = [0, 0];
  let least = Infinity;
  for (const other of cells) {
    const [dx, dy] = [other[0] - x, other[1] - y];
    const far = Math.hypot(dx, dy);
    if (far === 0 || far >= least) continue;
    const card = board.get(keyOf(other)) ?? "";
    if (!(card === wanted || (wanted === "cheese" && card.length === 2))) continue;
    least = far;
    best = [dx / far, dy / far];
  }
  return best;
}
