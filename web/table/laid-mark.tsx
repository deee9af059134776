/** The marks of recently laid cards: who laid them in which order, and which is the last. */

import { ShapeMark } from "../art/card";
import { line } from "../art/paper";
import type { Shape } from "../protocol";

interface LaidMarkProps {
  shape: Shape;
  /** Its position among the recent moves; null if there is only one. */
  number: number | null;
}

/** A paper tag with the shape of the player who laid the card. */
export function LaidMark({ shape, number }: LaidMarkProps) {
  return (
    <span class="laid" data-shape={shape} aria-hidden="true">
      <ShapeMark shape={shape} />
      {number}
    </span>
  );
}

/** The wire: the end in the middle, the inner loop, the bend above the edge, the outer loop. */
const WIRE = "M9 15v14a4 4 0 0 0 8 0V9a6 6 0 0 0-12 0v21a8 8 0 0 0 16 0V14";

/** A paper clip on the upper edge of a card. */
export function PaperClip() {
  return (
    <span class="clip">
      <svg viewBox="0 0 26 42" aria-hidden="true" focusable="false">
        <path d={WIRE} {...line(5.6, "var(--paper)")} />
        <path d={WIRE} {...line(2.6)} />
      </svg>
    </span>
  );
}
