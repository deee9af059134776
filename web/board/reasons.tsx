/** Why a move is good: drawn over the square, and in words. */
import { type Box, type Cell, cellOf, keyOf, kindOf } from "../cards";
import { cardName, listed, type Person } from "../people";
import type { ReasonShown } from "../protocol";
import { say, type Values } from "../words";
import { drawnOf, numbersOf } from "./arrows";
import { cellName } from "./names";

interface ReasonMarksProps {
  reasons: readonly ReasonShown[];
  /** Where the card of the hint is to lie. */
  laid: Cell;
  box: Box;
}

const HEAD = 0.15;

/** Arrows from card to card, and the number of its sentence on every place that one names. */
export function ReasonMarks({ reasons, laid, box }: ReasonMarksProps) {
  const { arrows, marks } = drawnOf(reasons, laid, box);
  const columns = box.right - box.left + 1;
  const rows = box.bottom - box.top + 1;
  return (
    <svg
      class="reason-marks"
      viewBox={`${box.left} ${box.top} ${columns} ${rows}`}
      aria-hidden="true"
      focusable="false"
    >
      {arrows.map(({ from, to, isFirst }) => (
        <g key={`${from} ${to}`} class={isFirst ? "reason-arrow" : "reason-arrow then"}>
          <path class="edge" d={arrow(from, to)} />
          <path d={arrow(from, to)} />
        </g>
      ))}
      {[...marks].flatMap(([key, numbers]) =>
        numbers.map((number, nth) => {
          const [x, y] = cellOf(key);
          return (
            <g
              key={`${key} ${number}`}
              transform={`translate(${x + 0.84 - nth * 0.3} ${y + 0.16})`}
            >
              <circle r="0.15" />
              <text y="0.075">{number}</text>
            </g>
          );
        }),
      )}
    </svg>
  );
}

/** From inside one card to inside the next, with a head of two strokes. */
function arrow([x, y]: Cell, [toX, toY]: Cell): string {
  const [dx, dy] = [toX - x, toY - y];
  const at = (along: number, aside: number) =>
    `${x + 0.5 + dx * along - dy * aside} ${y + 0.5 + dy * along + dx * aside}`;
  const end = 0.74;
  return (
    `M${at(0.26, 0)}L${at(end, 0)}` +
    `M${at(end - HEAD, -HEAD)}L${at(end, 0)}L${at(end - HEAD, HEAD)}`
  );
}

/** A sentence for each reason, for who listens: marked cards are named by their places. */
export function reasonsTold(
  reasons: readonly ReasonShown[],
  people: readonly Person[],
  laid: Cell | null,
): string[] {
  return reasons.map((reason) => {
    const told = reasonTold(reason, people);
    const cells = reason.cells.slice(0, reason.cards.length);
    const others = laid ? cells.filter((cell) => keyOf(cell) !== keyOf(laid)) : [];
    return others.length ? `${told} (${others.map(cellName).join("; ")})` : told;
  });
}

interface ReasonListProps {
  reasons: readonly ReasonShown[];
  people: readonly Person[];
  /** Whether their numbers lie on the board too. */
  isDrawn: boolean;
}

/** The same for eyes. */
export function ReasonList({ reasons, people, isDrawn }: ReasonListProps) {
  const numbers = numbersOf(reasons);
  return (
    <ul class="reasons">
      {reasons.map((reason, index) => (
        <li key={reason.code}>
          {isDrawn && numbers[index] && (
            <span class="reason-number" aria-hidden="true">
              {numbers[index]}
            </span>
          )}
          {reasonTold(reason, people)}
        </li>
      ))}
    </ul>
  );
}

export function reasonTold(reason: ReasonShown, people: readonly Person[]): string {
  return say(`reason-${reason.code}`, valuesOf(reason, people));
}

/** What the sentences of the catalogues may speak of. */
function valuesOf({ cards, count }: ReasonShown, people: readonly Person[]): Values {
  const cheeses = cards.filter((card) => kindOf(card) === "cheese");
  return { count, cheeses: listed(cheeses.map((card) => cardName(card, people))) };
}
