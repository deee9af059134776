/** The faces to choose from, within reach of the thumb: animals, and each player's cheeses. */

import { Icon } from "../art/icon";
import { StillCard } from "../art/still-card";
import { ownerOf } from "../cards";
import { say } from "../i18n";
import { cardName, type Person } from "../people";
import type { Card } from "../protocol";
import { countsOf, type Draft, facesOf } from "./draft";

interface PaletteProps {
  draft: Draft;
  people: readonly Person[];
  /** The face that paints, or null for the eraser; undefined if a tap lays the card. */
  brush: Card | null | undefined;
  onFace: (card: Card) => void;
  onErase: () => void;
  onUndo: () => void;
}

/** Buttons for all faces with their counts, the eraser and undo. */
export function Palette({ draft, people, brush, onFace, onErase, onUndo }: PaletteProps) {
  const counts = countsOf(draft);
  const { animals, cheeses } = facesOf(draft);
  const face = (card: Card) => {
    const count = counts.get(card) ?? 0;
    return (
      <button
        key={card}
        type="button"
        class="score-face"
        data-face={card}
        aria-label={say("score-face", { card: cardName(card, people), count })}
        aria-pressed={brush === undefined ? undefined : brush === card}
        onClick={() => onFace(card)}
      >
        <StillCard card={card} shape={people[ownerOf(card) ?? 0]?.shape} />
        {count > 0 && <span class="score-count">{count}</span>}
      </button>
    );
  };
  return (
    <div
      class="score-palette"
      role="group"
      aria-label={say("score-palette")}
      style={{ "--columns": 2 + cheeses.length }}
    >
      <div class="score-animals">
        {animals.map(face)}
        <button
          type="button"
          class="score-face tool"
          aria-label={say("score-erase")}
          title={say("score-erase")}
          aria-pressed={brush === undefined ? undefined : brush === null}
          onClick={onErase}
        >
          <Icon name="close" />
        </button>
        <button
          type="button"
          class="score-face tool"
          aria-label={say("score-undo")}
          title={say("score-undo")}
          disabled={!draft.past.length}
          onClick={onUndo}
        >
          <Icon name="undo" />
        </button>
      </div>
      {cheeses.map((column, seat) => (
        <div class="score-cheeses" key={seat}>
          {column.map(face)}
        </div>
      ))}
    </div>
  );
}
