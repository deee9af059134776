/** A chase to watch on the rules page. The server computes it: the browser knows no rules. */

import { useEffect, useState } from "preact/hooks";
import { post } from "../api";
import { type Board, boardOf } from "../cards";
import { FinaleShow } from "../finale/finale";
import { say } from "../i18n";
import { peopleNamed } from "../people";
import type { Finale } from "../protocol";
import { Diagram } from "./diagram";

/** A finished square for two players. One mouse survives because a dog chases its cat away. */
const EXAMPLE = [
  "D  C  2b 1b M",
  "1a C  S  C  1b",
  "2a D  2a M  1a",
  "C  M  2b C  M",
  "M  3a 3b D  M",
];

interface Computed {
  dogsHuntMice: boolean;
  board: Board;
  finale: Finale;
}

/** The example chase, with a choice between the usual rules and the dogs-hunt-mice variant. */
export function ExampleChase() {
  const [dogsHuntMice, setDogsHuntMice] = useState(false);
  const [computed, setComputed] = useState<Computed | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    let isOld = false;
    const square = { drawing: EXAMPLE.join("\n"), dogs_hunt_mice: dogsHuntMice };
    post("/api/score", square).then(
      ({ board, finale }) => {
        if (!isOld) setComputed({ dogsHuntMice, board: boardOf(board, false), finale });
      },
      () => {
        if (!isOld) setFailed(true);
      },
    );
    return () => {
      isOld = true;
      setFailed(false);
    };
  }, [dogsHuntMice]);

  const ready = computed?.dogsHuntMice === dogsHuntMice ? computed : null;
  return (
    <>
      <p>{say("rules-show-text")}</p>
      <p>{say("rules-show-riddle")}</p>
      <fieldset class="rules-which">
        <legend>{say("rules-show-rules")}</legend>
        {[false, true].map((choice) => (
          <label key={String(choice)}>
            <input
              type="radio"
              name="rules-which"
              checked={choice === dogsHuntMice}
              onChange={() => setDogsHuntMice(choice)}
            />
            {choice ? say("rules-show-russian") : say("rules-show-usual")}
          </label>
        ))}
      </fieldset>
      {hasFailed && <p role="alert">{say("rules-show-lost")}</p>}
      {ready ? (
        <FinaleShow
          key={String(dogsHuntMice)}
          board={ready.board}
          finale={ready.finale}
          dogsHuntMice={dogsHuntMice}
          people={peopleNamed([say("bot-gentle"), say("bot-greedy")])}
          compact
        />
      ) : (
        <Diagram rows={EXAMPLE} />
      )}
    </>
  );
}
