import { useState } from "preact/hooks";
import { say } from "../i18n";
import type { BotName } from "../protocol";
import { Button } from "../ui/button";
import { LazyLevelDialog } from "./level-dialog-loader";

interface BotChoiceProps {
  /** The bot that plays there already. */
  bot?: string | null;
  onChoose: (bot: BotName) => void;
}

/** A button that opens the choice of bots: the first one for a chair, or another one. */
export function BotChoice({ bot = null, onChoose }: BotChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="robot" class="bot-choice" onClick={() => setOpen(true)}>
        {bot ? say("chair-other-bot") : say("chair-bot")}
      </Button>
      {isOpen && (
        <LazyLevelDialog chosen={bot} onChoose={onChoose} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
