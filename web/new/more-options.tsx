import { say } from "../i18n";
import { type OpenRequest, SQUARES } from "../protocol";

/** The rule variants and other options of a table. */
export type TableOptions = Omit<OpenRequest, "players" | "chairs" | "language">;

interface MoreOptionsProps {
  players: keyof typeof SQUARES;
  options: TableOptions;
  /** Whether neighbouring cards may react: only if nobody shares this device. */
  canReact: boolean;
  reactsByDefault: boolean;
  onChange: (options: TableOptions) => void;
}

/** Rule variants and options; most people never open this. */
export function MoreOptions(props: MoreOptionsProps) {
  const { players, options, canReact, reactsByDefault, onChange } = props;
  const choice = (key: string, isOn: boolean, change: (isOn: boolean) => TableOptions) => (
    <label class="choice">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange({ ...options, ...change(event.currentTarget.checked) })}
      />
      <span>{say(key)}</span>
    </label>
  );
  return (
    <details>
      <summary>{say("new-more")}</summary>
      {SQUARES[players].startCard &&
        choice("variant-centred", options.centred ?? false, (centred) => ({ centred }))}
      {choice("variant-dogs-hunt-mice", options.dogs_hunt_mice ?? false, (isOn) => ({
        dogs_hunt_mice: isOn,
      }))}
      {choice("option-oldest", options.begins === "oldest", (isOn) => ({
        begins: isOn ? "oldest" : "drawn",
      }))}
      {choice("pace-over-days", options.pace === "over-days", (isOn) => ({
        pace: isOn ? "over-days" : "together",
      }))}
      {choice("option-watchers", options.watchers ?? true, (watchers) => ({ watchers }))}
      {canReact &&
        choice("option-neighbours", options.neighbours ?? reactsByDefault, (neighbours) => ({
          neighbours,
        }))}
    </details>
  );
}
