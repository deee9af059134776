import { ShapeMark } from "../art/card";
import { say } from "../i18n";
import type { Person } from "../people";
import { type Beat, type Plot, pointsAt } from "./plot";

interface PointChipsProps {
  plot: Plot;
  index: number;
  people: readonly Person[];
}

/** How small the letters of a name have to be: it must not be broken. */
function lengthClass({ length }: string): string {
  return length > 9 ? "longest" : length > 7 ? "long" : "";
}

/** Every player's points, growing while the cheeses are counted. */
export function PointChips({ plot, index, people }: PointChipsProps) {
  const beat = plot.beats[index] as Beat;
  const isOver = beat.act === "result";
  return (
    <ul class="finale-chips">
      {people.map(({ seat, name, shape }) => {
        const points = pointsAt(plot, index, seat);
        const counted = (plot.saved[seat] ?? []).slice(0, beat.counted);
        const won = isOver && plot.finale.winners.includes(seat);
        return (
          <li key={seat} class={`finale-chip ${won ? "won" : ""}`} data-chip={seat}>
            <span class="finale-shape">
              <ShapeMark shape={shape} />
            </span>
            <span class={`finale-name ${lengthClass(name)}`}>{name}</span>
            <span class="finale-points" key={`points${points}`}>
              <span aria-hidden="true">{points}</span>
              <span class="hidden-text">{say("points", { count: points })}</span>
            </span>
            <span class="finale-counted">
              <span class="finale-track" aria-hidden="true">
                {counted.map((key) => (
                  <i key={key}>
                    <ShapeMark shape={shape} />
                  </i>
                ))}
              </span>
              {isOver && (
                <span class="finale-left">
                  {say("finale-left", { count: plot.finale.cheeses[seat] ?? 0 })}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
