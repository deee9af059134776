/** Changing a name and a shape: of this device, or of one chair. */

import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../i18n";
import type { Shape } from "../protocol";
import { NameField } from "./name-field";
import { ShapeChoice } from "./shape-choice";

export interface ProfileChange {
  /** Null for the guest name. */
  name: string | null;
  shape: Shape;
}

interface ProfileFormProps extends ProfileChange {
  /** Shown while no name is typed. */
  guestName: string;
  /** The shapes to choose from; none if the shape has to stay. */
  shapes: readonly Shape[];
  onChange: (change: ProfileChange) => void;
}

/** Fields for a name and a shape. Changes count at once; a name counts once it is complete. */
export function ProfileForm({ name, shape, guestName, shapes, onChange }: ProfileFormProps) {
  const [typed, setTyped] = useState(name ?? "");
  const finish = (chosen = shape) => {
    const trimmed = typed.trim() || null;
    if (trimmed !== name || chosen !== shape) onChange({ name: trimmed, shape: chosen });
  };
  const latest = useRef(finish);
  latest.current = finish;
  useEffect(() => () => latest.current(), []); // the dialog may be closed with a key
  return (
    <form
      class="profile"
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <NameField
        label={say("sit-name")}
        value={typed}
        placeholder={guestName}
        onInput={setTyped}
        onDone={() => finish()}
      />
      {shapes.length > 0 && <ShapeChoice shapes={shapes} chosen={shape} onChoose={finish} />}
    </form>
  );
}
