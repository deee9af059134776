import { ShapeMark } from "../art/card";
import { say } from "../i18n";
import { type Person, seatOf } from "../people";
import type { TableData } from "../protocol";
import { handOverText } from "../table/sentences";

interface HandOversProps {
  table: TableData;
  people: readonly Person[];
}

/** Every change of players during a game, with the shape of the chair; nothing without one. */
export function HandOvers({ table, people }: HandOversProps) {
  if (!table.hand_overs.length) return null;
  return (
    <ul class="hand-overs" aria-label={say("hand-overs-title")}>
      {table.hand_overs.map((one, nth) => {
        const shape = people[seatOf(table, one.chair)]?.shape ?? "wheel";
        return (
          <li key={nth}>
            <span class="hand-over-shape">
              <ShapeMark shape={shape} />
              <span class="hidden-text">{say(`shape-${shape}`)}: </span>
            </span>
            {handOverText(one)}
          </li>
        );
      })}
    </ul>
  );
}
