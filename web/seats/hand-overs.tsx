import { ShapeMark } from "../art/card";
import { say } from "../i18n";
import { type Person, seatOf } from "../people";
import type { TableData } from "../protocol";
import { handOverText } from "../table/sentences";

interface HandOversProps {
  table: TableData;
  people: readonly Person[];
}

const MOST_SHOWN = 3;

/** Every change of players during a game, with the shape of the chair; nothing without one. */
export function HandOvers({ table, people }: HandOversProps) {
  const handOvers = table.hand_overs;
  if (!handOvers.length) return null;
  const list = (
    <ul aria-label={say("hand-overs-title")}>
      {handOvers.map((one, nth) => {
        const shape = people[seatOf(table, one.chair)]?.shape ?? "wheel";
        return (
          <li key={nth}>
            <span class="hand-over-shape">
              <ShapeMark shape={shape} />
            </span>
            <span>
              <span class="hidden-text">{say(`shape-${shape}`)}: </span>
              {handOverText(one)}
            </span>
          </li>
        );
      })}
    </ul>
  );
  return (
    <div class="hand-overs">
      {handOvers.length > MOST_SHOWN ? (
        <details>
          <summary>{say("hand-overs-title")}</summary>
          {list}
        </details>
      ) : (
        list
      )}
    </div>
  );
}
