/** Every player's chance over the game: a line each, recognisable by its dashes and shape. */

import { ShapeMark } from "../art/card";
import { say } from "../i18n";
import type { Person } from "../people";
import { type Analysis, chancesAt, curveOf, type Point } from "./analysis";
import { chancesText } from "./sentences";

const WIDE = 1000;
const HIGH = 400;
/** The dash patterns by seat; the first line is solid. */
const DASHES = ["", "16 11", "0.1 9", "16 11 0.1 11"];

interface CurveProps {
  analysis: Analysis;
  people: readonly Person[];
  step: number;
  onStep: (step: number) => void;
}

/** The chart of all players' chances, with a slider that steps through the game. */
export function Curve({ analysis, people, step, onStep }: CurveProps) {
  const { all, plies, turning } = analysis;
  if (!all || !plies.length) return null;
  const knownStep = Math.min(step, plies.length);
  const now = chancesAt(analysis, knownStep) ?? [];
  const at = knownStep / all;
  return (
    <figure class="review-curve">
      <figcaption>{say("review-curve")}</figcaption>
      <div class="review-plot">
        <svg
          viewBox={`0 0 ${WIDE} ${HIGH}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path class="review-grid" d={`M0 ${HIGH / 2}H${WIDE}M0 0H${WIDE}M0 ${HIGH}H${WIDE}`} />
          {turning.map((ply) => (
            <path key={ply} class="review-turned" d={`M${((ply + 1) / all) * WIDE} 0v${HIGH}`} />
          ))}
          <path class="review-now" d={`M${at * WIDE} 0v${HIGH}`} />
          {people.map(({ seat, shape }) => {
            const d = pathOf(curveOf(analysis, seat));
            const dash = DASHES[seat] ?? "";
            return (
              <g key={seat} class="review-line" stroke-dasharray={dash}>
                <path class="edge" d={d} />
                <path d={d} style={{ stroke: `var(--${shape})` }} />
              </g>
            );
          })}
        </svg>
        {people.map(({ seat, shape }) => (
          <span
            key={seat}
            class="review-mark"
            aria-hidden="true"
            style={{ left: `${at * 100}%`, top: `${(1 - (now[seat] ?? 0)) * 100}%` }}
          >
            <ShapeMark shape={shape} />
          </span>
        ))}
        <input
          type="range"
          min={0}
          max={all}
          value={step}
          aria-label={say("review-slider")}
          aria-valuetext={chancesText(analysis, knownStep, people).join(", ")}
          onInput={(event) => onStep(Number(event.currentTarget.value))}
        />
      </div>
      <ul class="review-legend">
        {chancesText(analysis, knownStep, people).map((text, seat) => (
          <li key={seat}>
            <svg viewBox="0 0 100 12" aria-hidden="true" focusable="false">
              <g class="review-line" stroke-dasharray={DASHES[seat]}>
                <path class="edge" d="M2 6h96" />
                <path d="M2 6h96" style={{ stroke: `var(--${people[seat]?.shape})` }} />
              </g>
            </svg>
            <span class="review-shape">
              <ShapeMark shape={people[seat]?.shape ?? "wheel"} />
            </span>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function pathOf(points: readonly Point[]): string {
  const at = ([along, chance]: Point) =>
    `${Math.round(along * WIDE)} ${Math.round((1 - chance) * HIGH)}`;
  return points.length ? `M${points.map(at).join("L")}` : "";
}

/** The chances as a list, for those who cannot see the curve. */
export function ChanceList({ analysis, people }: Pick<CurveProps, "analysis" | "people">) {
  return (
    <details class="review-numbers">
      <summary>{say("review-numbers")}</summary>
      <ol>
        {analysis.plies.map(({ ply }) => (
          <li key={ply}>{chancesText(analysis, ply + 1, people).join(", ")}</li>
        ))}
      </ol>
    </details>
  );
}
