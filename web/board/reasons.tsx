/** The reasons for a move, drawn on the square and as sentences. */

import { type Box, type Cell, cellOf, keyOf, kindOf } from "../cards";
import { say, type Values } from "../i18n";
import { cardName, joinNames, type Person } from "../people";
import type { ReasonData } from "../protocol";
import { reasonDrawing, reasonNumbers } from "./arrows";
import { cellName } from "./names";

interface ReasonMarksProps {
  reasons: readonly ReasonData[];
  /** The cell of the suggested card. */
  laid: Cell;
  box: Box;
}

const HEAD = 0.15;

/** Arrows from card to card, and on each named cell the numbers of its reasons. */
export function ReasonMarks({ reasons, laid, box }: ReasonMarksProps) {
  const { arrows, marks } = reasonDrawing(reasons, laid, box);
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

/** The path of an arrow between neighbours, with a head of two strokes. */
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

/** One sentence per reason for screen readers: with names of cells instead of numbers. */
export function reasonTexts(
  reasons: readonly ReasonData[],
  people: readonly Person[],
  laid: Cell | null,
): string[] {
  return reasons.map((reason) => {
    const text = reasonText(reason, people);
    const cells = reason.cells.slice(0, reason.cards.length);
    const others = laid ? cells.filter((cell) => keyOf(cell) !== keyOf(laid)) : [];
    return others.length ? `${text} (${others.map(cellName).join("; ")})` : text;
  });
}

interface ReasonListProps {
  reasons: readonly ReasonData[];
  people: readonly Person[];
  /** Whether the board shows the numbers; otherwise the list leaves them out too. */
  isDrawn: boolean;
}

/** The list of reasons, each with its number. */
export function ReasonList({ reasons, people, isDrawn }: ReasonListProps) {
  const numbers = reasonNumbers(reasons);
  return (
    <ul class="reasons">
      {reasons.map((reason, index) => (
        <li key={reason.code}>
          {isDrawn && numbers[index] && (
            <span class="reason-number" aria-hidden="true">
              {numbers[index]}
            </span>
          )}
          {reasonText(reason, people)}
        </li>
      ))}
    </ul>
  );
}

/** The sentence for a reason. */
export function reasonText(reason: ReasonData, people: readonly Person[]): string {
  return say(`reason-${reason.code}`, valuesOf(reason, people));
}

/** The variables of the sentence in the catalogues. */
function valuesOf({ cards, count }: ReasonData, people: readonly Person[]): Values {
  const cheeses = cards.filter((card) => kindOf(card) === "cheese");
  return { count, cheeses: joinNames(cheeses.map((card) => cardName(card, people))) };
}
