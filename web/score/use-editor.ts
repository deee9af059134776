/** Editing a finished square by taps, brush strokes and keys. */

import { useEffect, useRef, useState } from "preact/hooks";
import { cellUnder, type SquareHandle } from "../board/square";
import { type Cell, keyOf } from "../cards";
import { say } from "../i18n";
import { cardName, type Person } from "../people";
import type { Card } from "../protocol";
import { playSound } from "../sound";
import { announce } from "../ui/announce";
import { readCardKey } from "./card-keys";
import {
  cardAt,
  cleared,
  type Draft,
  type EntryMode,
  holesOf,
  isOffered,
  laid,
  painted,
  remembering,
  strokeOf,
  undone,
  wiped,
  withCard,
} from "./draft";
import { type Flaw, flawCells } from "./flaws";

export interface EditorOptions {
  draft: Draft;
  people: readonly Person[];
  change: (draft: Draft) => void;
  /** Why the square cannot be scored; null if it has not been checked. */
  flaws: readonly Flaw[] | null;
}

/** A stroke in progress: the card it paints, or null to erase, and the cell it has reached. */
interface Stroke {
  card: Card | null;
  at: Cell;
}

/** The state of the editor, and the handlers for its taps, strokes and keys. */
export function useEditor({ draft, people, change, flaws }: EditorOptions) {
  const [brush, setBrush] = useState<Card | null>("M");
  const [chosenFlaw, chooseFlaw] = useState(0);
  /** The points of a cheese whose owner has not been typed yet. */
  const typedPoints = useRef<number | null>(null);
  const stroke = useRef<Stroke | null>(null);
  /** Whether the pointer has painted since it went down; the click after that is ignored. */
  const hasPainted = useRef(false);
  const boardElement = useRef<HTMLDivElement>(null);
  const square = useRef<SquareHandle | null>(null);
  /** The newest draft, even for a second command before the next render. */
  const newest = useRef(draft);
  newest.current = draft;

  const isPainting = draft.way === "paint";
  const flaw = flaws?.[chosenFlaw] ?? flaws?.[0];

  useEffect(() => chooseFlaw(0), [flaws]);
  // Focus the square, so that typing works. In a full square this would set a cursor.
  useEffect(() => {
    if (draft.cursor) square.current?.focus(draft.cursor);
  }, []);

  // A finger that paints must not scroll the page: browsers drop the tap after a fling.
  useEffect(() => {
    const element = boardElement.current;
    if (!isPainting || !element) return;
    const hold = (event: TouchEvent) => event.preventDefault();
    element.addEventListener("touchmove", hold, { passive: false });
    return () => element.removeEventListener("touchmove", hold);
  }, [isPainting]);

  const update = (next: Draft) => {
    newest.current = next;
    change(next);
  };

  const name = (cell: Cell): string => {
    const card = cardAt(newest.current, cell);
    const [x, y] = cell;
    const what = card ? cardName(card, people) : say("cell-empty");
    return say("score-cell", { row: y + 1, column: x + 1, card: what });
  };

  /** If the focus is in the square, it moves along with the cursor. */
  const followFocus = () => {
    const { cursor } = newest.current;
    const isInside = boardElement.current?.contains(document.activeElement);
    if (cursor && isInside) square.current?.focus(cursor);
  };

  const lay = (card: Card) => {
    const { cursor } = newest.current;
    if (!cursor) {
      announce(say("score-full"));
      return;
    }
    update(laid(newest.current, card));
    playSound("tap");
    announce(holesOf(newest.current).length ? name(cursor) : say("score-full"));
    followFocus();
  };

  const erase = () => {
    update(wiped(newest.current));
    if (newest.current.cursor) announce(name(newest.current.cursor));
    followFocus();
  };

  const beginStroke = (cell: Cell) => {
    const card = strokeOf(newest.current, cell, brush);
    stroke.current = { card, at: cell };
    update({ ...withCard(remembering(newest.current), cell, card), cursor: cell });
    playSound("tap");
    announce(name(cell));
  };

  const endStroke = () => {
    stroke.current = null;
  };

  return {
    brush,
    flaw,
    flawed: flaw ? flawCells(flaw, draft) : [],
    isPainting,
    boardElement,
    square,
    name,
    chooseFlaw,
    setMode: (way: EntryMode) => update({ ...draft, way }),
    setCursor: (cell: Cell) => update({ ...newest.current, cursor: cell }),
    /** Handles a tap or Enter on a cell. */
    choose: (cell: Cell) => {
      if (!isPainting) update({ ...draft, cursor: cell });
      else {
        beginStroke(cell);
        endStroke();
      }
    },
    chooseFace: (card: Card) => (isPainting ? setBrush(card) : lay(card)),
    chooseEraser: () => (isPainting ? setBrush(null) : erase()),
    undo: () => update(undone(draft)),
    clear: () => {
      update(cleared(draft));
      announce(say("score-emptied"));
    },
    endStroke,
    onPointerDown: (event: PointerEvent) => {
      const cell = isPainting && event.button === 0 ? cellUnder(event.target) : null;
      hasPainted.current = cell !== null;
      if (cell) beginStroke(cell);
    },
    onPointerMove: (event: PointerEvent) => {
      const going = stroke.current;
      if (!going || !event.buttons) return;
      const cell = cellUnder(document.elementFromPoint(event.clientX, event.clientY));
      if (!cell || keyOf(cell) === keyOf(going.at)) return;
      stroke.current = { ...going, at: cell };
      update(painted(newest.current, going.at, cell, going.card));
    },
    onClickCapture: (event: MouseEvent) => {
      if (hasPainted.current) event.stopPropagation();
      hasPainted.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.metaKey || event.ctrlKey) {
        if (event.key.toLowerCase() !== "z" || event.altKey || event.shiftKey) return;
        event.preventDefault();
        update(undone(newest.current));
        return;
      }
      if (event.key === "Backspace" || event.key === "Delete") {
        event.preventDefault();
        erase();
        return;
      }
      const key = readCardKey(event.key, event.code, typedPoints.current);
      typedPoints.current = key?.points ?? null;
      if (!key?.card || !isOffered(draft, key.card)) return;
      event.preventDefault();
      lay(key.card);
    },
  };
}
