import { useId, useState } from "preact/hooks";
import { say } from "../i18n";
import { LONGEST_NAME } from "../protocol";
import { limitName } from "../typed-name";

interface NameFieldProps {
  label: string;
  /** Whether only screen readers get the label. */
  isLabelHidden?: boolean;
  value: string;
  placeholder?: string;
  /** Called with every letter. */
  onInput: (name: string) => void;
  /** Called when the person is done with it. */
  onDone?: () => void;
}

/** A field for a name. It says so when a name is too long. */
export function NameField(props: NameFieldProps) {
  const { label, isLabelHidden, value, placeholder, onInput, onDone } = props;
  const [isTooLong, setTooLong] = useState(false);
  const id = useId();
  return (
    <div class="name-field">
      <label>
        <span class={isLabelHidden ? "hidden-text" : ""}>{label}</span>
        <input
          class="name"
          value={value}
          placeholder={placeholder}
          autocomplete="off"
          enterkeyhint="done"
          spellcheck={false}
          aria-describedby={isTooLong ? id : undefined}
          onInput={(event) => {
            const typed = event.currentTarget.value;
            const name = limitName(event.currentTarget, event);
            setTooLong(name !== typed);
            onInput(name);
          }}
          onChange={onDone}
        />
      </label>
      {isTooLong && (
        <small id={id} class="trouble" role="alert">
          {say("name-too-long", { most: LONGEST_NAME })}
        </small>
      )}
    </div>
  );
}
