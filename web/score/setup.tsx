/** The number of players, their shapes and names, and the rules. */

import { ShapeMark } from "../art/card";
import { SHAPES } from "../cards";
import { say } from "../i18n";
import type { Person } from "../people";
import type { Seat } from "../protocol";
import { Button } from "../ui/button";
import { NameField } from "../ui/name-field";
import { type Draft, PLAYERS, sideOf, squareOf, withName, withPlayers, withShape } from "./draft";

interface SetupProps {
  draft: Draft;
  people: readonly Person[];
  change: (draft: Draft) => void;
  onDone: () => void;
}

/** The form for the players and the rules of a game to score. */
export function Setup({ draft, people, change, onDone }: SetupProps) {
  return (
    <form
      class="score-setup"
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <p class="score-lead">{say("score-lead")}</p>
      <fieldset>
        <legend>{say("score-players")}</legend>
        <div class="score-players">
          {PLAYERS.map((count) => (
            <label key={count} class="score-choice">
              <input
                type="radio"
                name="players"
                checked={draft.players === count}
                onChange={() => change(withPlayers(draft, count))}
              />
              <strong aria-hidden="true">{count}</strong>
              <span class="hidden-text">{say("players", { count })}</span>
              <small>{say("score-size", { size: sideOf(count) })}</small>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{say("score-who")}</legend>
        <ol class="score-owners">
          {people.map((person) => (
            <li key={person.seat}>
              <Shapes draft={draft} seat={person.seat} change={change} />
              <NameField
                label={say("score-name-of", { number: person.seat + 1 })}
                isLabelHidden
                placeholder={say("score-name")}
                value={draft.owners[person.seat]?.name ?? ""}
                onInput={(name) => change(withName(draft, person.seat, name))}
              />
            </li>
          ))}
        </ol>
      </fieldset>
      <fieldset>
        <legend>{say("score-rules")}</legend>
        {squareOf(draft.players).startCard && (
          <label class="score-rule">
            <input
              type="checkbox"
              checked={draft.centred}
              onChange={() => change({ ...draft, centred: !draft.centred })}
            />
            <span>{say("variant-centred")}</span>
          </label>
        )}
        <label class="score-rule">
          <input
            type="checkbox"
            checked={draft.dogsHuntMice}
            onChange={() => change({ ...draft, dogsHuntMice: !draft.dogsHuntMice })}
          />
          <span>{say("variant-dogs-hunt-mice")}</span>
        </label>
      </fieldset>
      <Button tone="big" type="submit">
        {say("score-next")}
      </Button>
    </form>
  );
}

interface ShapesProps {
  draft: Draft;
  seat: Seat;
  change: (draft: Draft) => void;
}

function Shapes({ draft, seat, change }: ShapesProps) {
  return (
    <div
      class="score-shapes"
      role="radiogroup"
      aria-label={say("score-shape-of", { number: seat + 1 })}
    >
      {SHAPES.map((shape) => (
        <label key={shape} title={say(`shape-${shape}`)}>
          <input
            type="radio"
            name={`shape-${seat}`}
            checked={draft.owners[seat]?.shape === shape}
            onChange={() => change(withShape(draft, seat, shape))}
          />
          <ShapeMark shape={shape} />
          <span class="hidden-text">{say(`shape-${shape}`)}</span>
        </label>
      ))}
    </div>
  );
}
