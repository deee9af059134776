import { useState } from "preact/hooks";
import { say } from "../i18n";
import { forgetDone } from "../storage";
import { ConfirmButton } from "../ui/confirm-button";

interface DeleteDoneProps {
  isEmpty: boolean;
  onDelete: () => void;
}

/** A button that deletes the games, puzzles and lessons of this device; it asks once. */
export function DeleteDone({ isEmpty, onDelete }: DeleteDoneProps) {
  const [isDeleted, setDeleted] = useState(false);
  const remove = () => {
    forgetDone();
    setDeleted(true);
    onDelete();
  };
  return (
    <section class="done-delete">
      {!isEmpty && (
        <>
          <p>{say("done-delete-what")}</p>
          <div class="games-do">
            <ConfirmButton
              icon="trash"
              label={say("done-delete")}
              confirm={say("done-delete-yes")}
              onConfirm={remove}
            />
          </div>
        </>
      )}
      <div role="status">
        {isEmpty && isDeleted && (
          <p tabIndex={-1} ref={focusSentence}>
            {say("done-deleted")}
          </p>
        )}
      </div>
    </section>
  );
}

/** Focuses the sentence, because the button that had the focus is gone. */
function focusSentence(sentence: HTMLElement | null): void {
  sentence?.focus({ preventScroll: true });
}
