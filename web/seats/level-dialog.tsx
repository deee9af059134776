/** Choosing a bot: every level with its face, character and strength. */

import { BotFace } from "../art/card";
import { say } from "../i18n";
import { CAN_SEARCH, PLAYABLE } from "../page-config";
import { type BotName, LEVELS } from "../protocol";
import { Dialog } from "../ui/dialog";

interface LevelDialogProps {
  /** The current level, if there is one. */
  chosen?: string | null;
  onChoose: (level: BotName) => void;
  onClose: () => void;
}

/** A dialog with all levels that can be played, weakest first; a tap chooses one. */
export default function LevelDialog({ chosen, onChoose, onClose }: LevelDialogProps) {
  return (
    <Dialog title={say("levels-title")} onClose={onClose}>
      <ul class="levels">
        {PLAYABLE.map((level, index) => (
          <li key={level}>
            <button
              type="button"
              class={`level ${level === chosen ? "chosen" : ""}`}
              aria-current={level === chosen}
              data-level={level}
              onClick={() => {
                onClose();
                onChoose(level);
              }}
            >
              <span class="level-face">
                <BotFace bot={level} />
              </span>
              <span class="level-words">
                <strong>{say(`bot-${level}`)}</strong>
                <small>{say(`bot-${level}-character`)}</small>
                <Strength level={index + 1} />
              </span>
            </button>
          </li>
        ))}
      </ul>
      {!CAN_SEARCH && <p>{say("refusal-missing-extra", { extra: "strong" })}</p>}
    </Dialog>
  );
}

/** The strength as a row of full and empty cards. */
function Strength({ level }: { level: number }) {
  const text = say("levels-strength", { level, levels: LEVELS.length });
  return (
    <span class="strength" role="img" aria-label={text} title={text}>
      {LEVELS.map((one, index) => (
        <i key={one} class={index < level ? "full" : ""} />
      ))}
    </span>
  );
}
