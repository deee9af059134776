/** The geometry of the square: cell size, visible part, arrow keys and where animals look. */

import { type Board, type Box, boxOf, type Cell, cellsOf, expanded } from "../cards";

/** A cell's largest share of the screen; without a limit the first card would fill it. */
const LARGEST_PART = 0.29;
/** In pixels: a cell may be this large on any screen where it fits. */
const LARGEST_ALWAYS = 84;

/** The side of a cell in whole pixels: as large as fits, up to a limit. */
export function cellSize(width: number, height: number, columns: number, rows: number): number {
  const fits = Math.min(width / columns, height / rows);
  const most = Math.max(LARGEST_ALWAYS, Math.min(width, height) * LARGEST_PART);
  return Math.max(0, Math.floor(Math.min(fits, most)));
}

/** The visible box: all cards and legal cells; if those are unknown, one more cell on each side. */
export function shownBox(board: Board, places: readonly Cell[], isOver: boolean): Box {
  const cards = cellsOf(board);
  if (isOver) return boxOf(cards);
  return places.length ? boxOf([...cards, ...places]) : expanded(boxOf(cards), 1);
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
export function gazeOf(board: Board, [x, y]: Cell): [number, number] {
  const wanted = WANTED[board.get(`${x},${y}`) ?? ""];
  if (!wanted) return [0, 0];
  let best: [number, number] = [0, 0];
  let least = Infinity;
  for (const [ox, oy] of cellsOf(board)) {
    const card = board.get(`${ox},${oy}`) ?? "";
    if (!(card === wanted || (wanted === "cheese" && card.length === 2))) continue;
    const [dx, dy] = [ox - x, oy - y];
    const far = Math.hypot(dx, dy);
    if (far > 0 && far < least) {
      least = far;
      best = [dx / far, dy / far];
    }
  }
  return best;
}
