import { ShapeMark } from "../art/card";
import { say } from "../i18n";
import type { Person } from "../people";
import { Button } from "../ui/button";

/** Hides the hand on a shared device until the next player presses a button. */
export function Curtain({ person, onOpen }: { person: Person; onOpen: () => void }) {
  return (
    <div class={`curtain ${person.shape}`}>
      <span class="curtain-mark">
        <ShapeMark shape={person.shape} />
      </span>
      <p>{say("curtain-next", { who: person.name })}</p>
      <Button tone="big" icon="eye" onClick={onOpen}>
        {say("curtain-open", { who: person.name })}
      </Button>
    </div>
  );
}
