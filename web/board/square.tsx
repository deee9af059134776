/** A square of cards as an ARIA grid: one cell is focusable, arrow keys move the focus. */

import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Box, type Cell, isWithin, keyOf } from "../cards";
import { wasKeyLast } from "../ui/keyboard";
import { cellSize, stepFrom } from "./layout";

export interface SquareHandle {
  /** Focuses a cell, by default the one that had the focus last. */
  focus(cell?: Cell): void;
}

interface SquareProps {
  box: Box;
  /** How many cells must fit in each direction, so that their size stays the same as it grows. */
  room?: number;
  label: string;
  /** The content of a cell. */
  draw: (cell: Cell) => ComponentChildren;
  /** The accessible name of a cell. */
  name: (cell: Cell) => string;
  /** The CSS classes of a cell. */
  tone?: (cell: Cell) => string;
  choose?: (cell: Cell, by: "key" | "pointer") => void;
  /** Called when an arrow key is pressed at the edge. */
  onEdge?: () => void;
  /** Called when a cell gets the focus. */
  onVisit?: (cell: Cell) => void;
  handle?: { current: SquareHandle | null };
  /** Drawn over the cells, and hidden from screen readers. */
  children?: ComponentChildren;
}

const GAP = 0.1;

/** A grid of cells, as large as its frame allows; Enter, Space or a click chooses a cell. */
export function Square(props: SquareProps) {
  const { box, room, draw, name, tone, choose } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [{ width, height }, setFrame] = useState({ width: 0, height: 0 });
  const [at, setAt] = useState<Cell>([0, 0]);
  const columns = box.right - box.left + 1;
  const rows = box.bottom - box.top + 1;
  const size = cellSize(width, height, room ?? columns, room ?? rows);
  const left = Math.floor((width - columns * size) / 2) - box.left * size;
  const top = Math.floor((height - rows * size) / 2) - box.top * size;

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth, clientHeight } = element;
      setFrame((was) =>
        was.width === clientWidth && was.height === clientHeight
          ? was
          : { width: clientWidth, height: clientHeight },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // Growth glides, but a new size of the window takes effect at once.
  const before = useRef({ width, height });
  const isResized = before.current.width !== width || before.current.height !== height;
  useLayoutEffect(() => {
    before.current = { width, height };
  });

  const focused: Cell = isWithin(at, box) ? at : nearest(at, box);

  const focus = (cell: Cell) => {
    setAt(cell);
    const selector = `[data-cell="${keyOf(cell)}"]`;
    const element = frame.current?.querySelector<HTMLElement>(selector);
    // Without a key, the browser would still draw a ring around what a script focuses at load.
    element?.toggleAttribute("data-quiet", !wasKeyLast());
    element?.focus({ preventScroll: true });
  };

  // When the square shrinks and the focused cell disappears, focus the nearest one.
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) focus(focused);
    hadFocus.current = frame.current?.contains(document.activeElement) ?? false;
  });

  useEffect(() => {
    const { handle } = props;
    if (!handle) return;
    handle.current = { focus: (cell) => focus(cell ?? focused) };
    return () => {
      handle.current = null;
    };
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      choose?.(focused, "key");
      return;
    }
    const next = stepFrom(focused, event.key, box, event.ctrlKey);
    if (!next) return;
    event.preventDefault();
    if (keyOf(next) === keyOf(focused)) props.onEdge?.();
    else focus(next);
  };

  const onClick = (event: MouseEvent) => {
    const cell = cellUnder(event.target);
    if (!cell) return;
    setAt(cell);
    choose?.(cell, "pointer");
  };

  const onFocusIn = (event: FocusEvent) => {
    const cell = cellUnder(event.target);
    if (!cell) return;
    setAt(cell);
    props.onVisit?.(cell);
  };

  const drawCell = (x: number, y: number) => {
    const cell: Cell = [x, y];
    const key = keyOf(cell);
    return (
      <div
        key={key}
        role="gridcell"
        class={`cell ${tone?.(cell) ?? ""}`}
        data-cell={key}
        tabIndex={key === keyOf(focused) ? 0 : -1}
        aria-label={name(cell)}
        style={{ transform: `translate(${x * size}px, ${y * size}px)` }}
      >
        {draw(cell)}
      </div>
    );
  };

  return (
    <div class="square-frame" ref={frame}>
      <div
        role="grid"
        aria-label={props.label}
        class={isResized ? "square" : "square glides"}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onFocusIn={onFocusIn}
        style={{
          transform: `translate(${left}px, ${top}px)`,
          "--cell": `${size}px`,
          "--gap": `${size * GAP}px`,
        }}
      >
        {range(box.top, box.bottom).map((y) => (
          // biome-ignore lint/a11y/useFocusableInteractive: in a grid the cells take the focus
          <div role="row" key={y}>
            {range(box.left, box.right).map((x) => drawCell(x, y))}
          </div>
        ))}
        <div
          class="square-edge"
          aria-hidden="true"
          style={{
            left: `${box.left * size}px`,
            top: `${box.top * size}px`,
            width: `${columns * size}px`,
            height: `${rows * size}px`,
          }}
        >
          {props.children}
        </div>
      </div>
    </div>
  );
}

/** The cell that contains an element, or null. */
export function cellUnder(target: EventTarget | Element | null): Cell | null {
  const element = target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
  const [x, y] = (element?.dataset.cell ?? "").split(",").map(Number);
  return x === undefined || y === undefined ? null : [x, y];
}

function nearest([x, y]: Cell, box: Box): Cell {
  return [Math.min(Math.max(x, box.left), box.right), Math.min(Math.max(y, box.top), box.bottom)];
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
