/** The result of a day as a picture, drawn by this device. */

import { CardArt } from "../art/card";
import { say } from "../i18n";
import { Light, Within } from "../picture/drawing";
import { type Area, HIGH, WIDE } from "../picture/layout";
import { imageOf, type Picture, paintPicture, token } from "../picture/picture";
import type { DayData } from "../protocol";
import { type DayPuzzle, dayHeading, dayText, outcomeText } from "./day";
import { ANIMALS } from "./puzzle-head";

const MARGIN = 60;
const ROW = 300;
const TOP = 250;
const GAP = 30;
const ANIMAL = 220;
const HEADLINE: Area = { x: MARGIN, y: MARGIN, width: WIDE - 2 * MARGIN, height: 150 };
const FOOTER: Area = { x: MARGIN, y: HIGH - 100, width: WIDE - 2 * MARGIN, height: 60 };
const HEADLINE_SIZES = [76, 68, 60, 52, 44];
const GRADE_SIZES = [56, 48, 40];
const OUTCOME_SIZES = [46, 42, 38, 34, 30];
const FOOTER_SIZES = [30, 26];

/** The picture of a result. */
export function drawDay(day: DayData, puzzles: readonly DayPuzzle[]): Promise<Picture> {
  return paintPicture(`cheese-rescue-${day.date}.png`, async (context, pen) => {
    context.drawImage(await imageOf(<Rows puzzles={puzzles} />), 0, 0, WIDE, HIGH);
    pen.colour = token("ink");
    pen.write(pen.fit(dayHeading(day), HEADLINE, HEADLINE_SIZES), HEADLINE, "center");
    puzzles.forEach((one, nth) => {
      const { x, y, width } = rowOf(nth);
      const left = x + ANIMAL + 3 * GAP;
      const place = { x: left, width: x + width - GAP - left };
      const grade = { ...place, y: y + 40, height: 80 };
      const outcome = { ...place, y: y + 120, height: 130 };
      pen.colour = token("ink");
      pen.write(pen.fit(say(`grade-${one.grade}`), grade, GRADE_SIZES), grade, "left");
      pen.write(pen.fit(outcomeText(one), outcome, OUTCOME_SIZES), outcome, "left");
    });
    pen.colour = token("ink-soft");
    const footer = [say("title"), dayText(day.date)].join(" · ");
    pen.write(pen.fit(footer, FOOTER, FOOTER_SIZES), FOOTER, "center");
  });
}

function rowOf(nth: number): Area {
  return { x: MARGIN, y: TOP + nth * (ROW + GAP), width: WIDE - 2 * MARGIN, height: ROW };
}

/** A panel for each grade with its animal; it is golden if the puzzle is solved. */
function Rows({ puzzles }: { puzzles: readonly DayPuzzle[] }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={WIDE}
      height={HIGH}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      aria-hidden="true"
    >
      <Light />
      {puzzles.map(({ grade, outcome }, nth) => {
        const row = rowOf(nth);
        const isSolved = /^(first|solved)/.test(outcome);
        const animal = { x: row.x + GAP, y: row.y + (ROW - ANIMAL) / 2 };
        return (
          <g key={grade}>
            <rect {...row} rx="34" fill="var(--table-deep)" fill-opacity=".7" />
            {isSolved && <rect {...row} rx="34" fill="var(--wheel)" fill-opacity=".28" />}
            <Within area={{ ...animal, width: ANIMAL, height: ANIMAL }}>
              <CardArt card={ANIMALS[grade]} look={[1, 0]} />
            </Within>
          </g>
        );
      })}
    </svg>
  );
}
