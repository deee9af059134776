/** What the learner can do: the message or the buttons of a ghost, and the hand. */

import type { ComponentChildren } from "preact";
import { say } from "../i18n";
import { faceName } from "../people";
import type { Card } from "../protocol";
import { Hand } from "../table/hand";
import { Button, IconButton } from "../ui/button";
import type { ExerciseState } from "./use-exercise";

interface LessonTurnProps {
  lesson: ExerciseState;
  /** The card that a hint is about. */
  hinted?: Card | null;
  /** Beside the message. */
  children?: ComponentChildren;
}

/** What to do now, or the button that lays the card; and the hand. */
export function LessonTurn({ lesson, hinted = null, children }: LessonTurnProps) {
  const { data, ghost, message, canLay, people } = lesson;
  if (!data) return null;
  const prompt = ghost.card
    ? say("table-picked", { card: faceName(ghost.card) })
    : canLay
      ? say("table-pick")
      : "";
  return (
    <>
      <div class={ghost.cell ? "words confirming" : "words"}>
        <div>
          {ghost.cell && ghost.answer?.allowed !== false ? (
            <div class="confirm">
              <Button
                tone="big"
                icon="check"
                disabled={!ghost.answer?.allowed}
                onClick={lesson.lay}
              >
                {say("table-lay")}
              </Button>
              <IconButton icon="undo" label={say("table-take-back")} onClick={lesson.takeBack} />
            </div>
          ) : (
            <p class={`message ${message ? "told" : ""}`}>{message || prompt}</p>
          )}
        </div>
        {children}
      </div>
      <Hand
        hand={data.hand}
        seat={data.seat}
        shape={people[data.seat]?.shape ?? "wheel"}
        chosen={ghost.card}
        drawn={null}
        isTurn={canLay}
        hinted={hinted}
        onPick={lesson.pick}
        onDrag={lesson.drag}
      />
    </>
  );
}
