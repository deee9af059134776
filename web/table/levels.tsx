/** Which bot is to play: each level with its face, its character and how strong it is. */
import { useState } from "preact/hooks";
import { BotFace } from "../art/card";
import { type BotName, LEVELS } from "../protocol";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { say } from "../words";

interface LevelDialogProps {
  /** The one that is chosen, if any is. */
  chosen?: BotName;
  onChoose: (level: BotName) => void;
  onClose: () => void;
}

/** Weakest first; a tap chooses. */
export function LevelDialog({ chosen, onChoose, onClose }: LevelDialogProps) {
  return (
    <Dialog title={say("levels-title")} onClose={onClose}>
      <ul class="levels">
        {LEVELS.map((level, index) => (
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
    </Dialog>
  );
}

/** As many full cards as it is strong. */
function Strength({ level }: { level: number }) {
  const told = say("levels-strength", { level, levels: LEVELS.length });
  return (
    <span class="strength" role="img" aria-label={told} title={told}>
      {LEVELS.map((one, index) => (
        <i key={one} class={index < level ? "full" : ""} />
      ))}
    </span>
  );
}

/** "Let a bot play", and then which. */
export function BotChoice({ onChoose }: { onChoose: (bot: BotName) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="robot" class="bot-choice" onClick={() => setOpen(true)}>
        {say("chair-bot")}
      </Button>
      {isOpen && <LevelDialog onChoose={onChoose} onClose={() => setOpen(false)} />}
    </>
  );
}
