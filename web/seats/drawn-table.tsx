/** A table seen from above, with its chairs around it. */

import type { ComponentChildren } from "preact";
import { CardArt } from "../art/card";

/** The four sides of a table, clockwise as the chairs are. */
export const SIDES = ["bottom", "left", "top", "right"] as const;
export type Side = (typeof SIDES)[number];

/** How small the letters have to be, so that the longest word fits on the tag of a chair. */
function lengthClass(name: string): string {
  const longest = Math.max(...name.split(/\s/).map((word) => word.length));
  return longest > 10 ? "longest" : longest > 7 ? "long" : "";
}

/** Where the chairs of a table stand. */
export function sidesOf(chairs: number): readonly Side[] {
  if (chairs === 2) return ["bottom", "top"];
  return chairs === 3 ? ["bottom", "left", "right"] : SIDES;
}

export interface ChairView {
  side: Side;
  /** Who sits there: a shape, a bot's face or an icon. */
  face: ComponentChildren;
  /** Empty where there is no chair. */
  name: string;
  /** A few words more. */
  note?: string;
  /** The accessible name; by default, what is shown. */
  label?: string;
  /** Whether nobody sits there, or there is no chair at all. */
  state?: "taken" | "free" | "missing";
  onTap?: (() => void) | undefined;
}

interface DrawnTableProps {
  /** The accessible name of the list of chairs. */
  label: string;
  chairs: readonly ChairView[];
}

/** The table and its chairs; a chair that can be tapped is a button. */
export function DrawnTable({ label, chairs }: DrawnTableProps) {
  const hasTop = chairs.some((chair) => chair.side === "top");
  return (
    <div class={hasTop ? "round" : "round no-top"}>
      <TableTop />
      <ul class="round-chairs" aria-label={label}>
        {chairs.map((chair) => (
          <li key={chair.side} class={`round-place ${chair.side}`}>
            <ChairAt {...chair} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ChairAt({ face, name, note, label, state = "taken", onTap }: ChairView) {
  const content = (
    <>
      <span class="round-seat">{face}</span>
      {name && (
        <span class={`round-tag ${lengthClass(name)}`}>
          <strong>{name}</strong>
          {note && <small>{note}</small>}
        </span>
      )}
    </>
  );
  if (!onTap) return <span class={`round-chair ${state}`}>{content}</span>;
  return (
    <button type="button" class={`round-chair ${state}`} aria-label={label} onClick={onTap}>
      {content}
    </button>
  );
}

/** The wooden top, and cards that wait to be dealt. */
function TableTop() {
  return (
    <div class="round-top" aria-hidden="true">
      <svg viewBox="0 0 200 200" aria-hidden="true" focusable="false">
        <circle cx="100" cy="100" r="99" class="round-edge" />
        <circle cx="100" cy="100" r="93" class="round-wood" />
        <path
          class="round-grain"
          d="M20 53H180M8 100H192M20 147H180M38 36q30 -9 62 -2t60 3M16 76q50 -10 90 0t78 2M12 122q40
            8 84 0t92 2M36 166q34 8 66 1t62 -3"
        />
      </svg>
      <span class="round-cards">
        <CardArt card="D" look={[1, 0]} />
        <CardArt card="C" look={[1, 0]} />
        <CardArt card="M" look={[1, 0]} />
      </span>
    </div>
  );
}
