/** The button that asks for a hint, and its answer in words. */
import { Icon } from "../art/icon";
import { ReasonList } from "../board/reasons";
import { faceName, type Person } from "../people";
import { say } from "../words";
import type { Hinting } from "./hint";

/** Only for who may ask; it stays where it is while somebody thinks. */
export function HintButton({ hinting }: { hinting: Hinting }) {
  const { canAsk, isThinking, ask } = hinting;
  if (!canAsk) return null;
  return (
    <button
      type="button"
      class={`button hint-button ${isThinking ? "thinking" : ""}`}
      aria-disabled={isThinking}
      onClick={ask}
    >
      <Icon name="bulb" />
      <span>{say(isThinking ? "hint-thinking" : "hint-ask")}</span>
    </button>
  );
}

interface HintWordsProps {
  hinting: Hinting;
  people: readonly Person[];
}

/** What the live region has said already, for eyes: the numbers lie on the board too. */
export function HintWords({ hinting, people }: HintWordsProps) {
  const { hint, words } = hinting;
  if (!hint) return null;
  const isDrawn = hint.cell !== null;
  const first = isDrawn ? say("hint-card-told", { card: faceName(hint.card) }) : words[0];
  return (
    <section class="hint-words" tabIndex={0} aria-label={say("hint-ask")}>
      <Icon name="bulb" />
      <div>
        <p>
          <strong>{first}</strong>
        </p>
        <ReasonList reasons={hint.reasons} people={people} isDrawn={isDrawn} />
        <p class="hint-sure">{words[words.length - 1]}</p>
      </div>
    </section>
  );
}
