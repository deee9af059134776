import { useId } from "preact/hooks";
import { ShapeMark } from "../art/card";
import { say } from "../i18n";
import { chairOf, type Person } from "../people";
import type { TableData } from "../protocol";

interface EveningProps {
  /** The table at the end of a game. */
  table: TableData;
  people: readonly Person[];
}

/** Wins and points over all games at this table, the best player first; none after the first game. */
export function Evening({ table, people }: EveningProps) {
  const id = useId();
  if (!table.game) return null;
  const scores = people
    .map((person) => ({ person, chair: table.chairs[chairOf(table, person.seat)] }))
    .map(({ person, chair }) => ({ person, won: chair?.won ?? 0, points: chair?.points ?? 0 }))
    .sort((one, other) => other.won - one.won || other.points - one.points);
  return (
    <section class="evening" aria-labelledby={id}>
      <h2 id={id}>{say("evening-title")}</h2>
      <ol>
        {scores.map(({ person, won, points }) => (
          <li key={person.seat}>
            <span class="evening-shape">
              <ShapeMark shape={person.shape} />
            </span>
            <span class="evening-name">{person.name}</span>
            <span>{say("evening-won", { count: won })}</span>
            <span>{say("points", { count: points })}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
