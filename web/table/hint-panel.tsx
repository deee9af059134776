/** The lamp that asks for a hint, and the hint in words. */

import { Icon } from "../art/icon";
import { ReasonList } from "../board/reasons";
import { say } from "../i18n";
import { faceName, type Person } from "../people";
import type { HintState } from "./use-hint";

interface LampProps {
  hintState: HintState;
  onAsk: () => void;
}

/** The lamp: a button that asks for a hint. It is lit while a hint is shown. */
export function Lamp({ hintState, onAsk }: LampProps) {
  const { canAsk, isThinking, hint } = hintState;
  if (!canAsk) return null;
  return (
    <button
      type="button"
      class={`lamp hint-lamp ${isThinking ? "thinking" : ""} ${hint ? "lit" : ""}`}
      aria-disabled={isThinking}
      onClick={onAsk}
    >
      <Icon name="bulb" />
      <span>{say("hint-ask")}</span>
    </button>
  );
}

interface HintPanelProps {
  hintState: HintState;
  people: readonly Person[];
}

/** The hint as text. Its numbers are drawn on the board too. */
export function HintPanel({ hintState, people }: HintPanelProps) {
  const { hint, words } = hintState;
  if (!hint) return null;
  const isDrawn = hint.cell !== null;
  const first = isDrawn ? say("hint-card-told", { card: faceName(hint.card) }) : words[0];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long hints scroll, so keys must reach them
    <section class="hint-words" tabIndex={0} aria-label={say("hint-ask")}>
      <p>
        <strong>{first}</strong>
      </p>
      <ReasonList reasons={hint.reasons} people={people} isDrawn={isDrawn} />
      <p class="hint-sure">{words[words.length - 1]}</p>
    </section>
  );
}
