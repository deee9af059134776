import { ShapeMark } from "../art/card";
import type { Person } from "../people";
import { Button } from "../ui/button";
import { say } from "../words";

/** Hides the hand until the one whose turn it is says that they are looking. */
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
