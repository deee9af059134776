/** How large the square is drawn, what of it is shown, and where an arrow leads. */
import { type Board, type Box, type Cell, boxOf, cellsOf, grown } from "../cards";

/** A cell takes at most this part of the screen, or the first card would fill it. */
const LARGEST_PART = 0.29;
const LARGEST_ALWAYS = 84;

export function cellSize(width: number, height: number, columns: number, rows: number): number {
  const fits = Math.min(width / columns, height / rows);
  const most = Math.max(LARGEST_ALWAYS, Math.min(width, height) * LARGEST_PART);
  return Math.max(0, Math.floor(Math.min(fits, most)));
}

/** All cards and all places for the next one; where no places are told, one more all around. */
export function shownBox(board: Board, places: readonly Cell[], isOver: boolean): Box {
  const cards = cellsOf(board);
  if (isOver) return boxOf(cards);
  return places.length ? boxOf([...cards, ...places]) : grown(boxOf(cards), 1);
}

export type Side = "left" | "top" | "right" | "bottom";

/** The sides on which the square may still grow: there the next card may lie further out. */
export function openSides(board: Board, places: readonly Cell[]): Side[] {
  const box = boxOf(cellsOf(board));
  const all = boxOf([...cellsOf(board), ...places]);
  return (["left", "top", "right", "bottom"] as const).filter((side) => all[side] !== box[side]);
}

/** Where a key leads from a cell, or null for a key that leads nowhere. */
export function stepped([x, y]: Cell, key: string, box: Box, far: boolean): Cell | null {
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

/** Everyone looks at what they want: beside them if it is there, else somewhere close. */
export function lookOf(board: Board, [x, y]: Cell): [number, number] {
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
