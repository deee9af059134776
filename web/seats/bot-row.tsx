/** A row of bots to choose from; the dialog with all of them is loaded on demand. */

import { useEffect, useState } from "preact/hooks";
import { BotFace } from "../art/card";
import { Icon } from "../art/icon";
import { say } from "../i18n";
import { PLAYABLE } from "../page-config";
import type { BotName } from "../protocol";
import { LazyLevelDialog } from "./level-dialog-loader";

interface BotRowProps {
  /** The bot that sits there now. */
  chosen?: string | null;
  onChoose: (bot: BotName) => void;
}

/** Every second level with its face and name, the chosen one, and a button for all of them. */
export function BotRow({ chosen = null, onChoose }: BotRowProps) {
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<BotName | null>(null);
  useEffect(() => {
    if (picked) onChoose(picked); // once the dialog is gone, so that the focus finds its way back
  }, [picked]);
  const few = PLAYABLE.filter((level, index) => index % 2 === 0 || level === chosen);
  return (
    <>
      <ul class="bot-row">
        {few.map((level) => (
          <li key={level}>
            <button
              type="button"
              class={`bot-tile ${level === chosen ? "chosen" : ""}`}
              aria-pressed={level === chosen}
              data-level={level}
              onClick={() => onChoose(level)}
            >
              <span class="bot-tile-face">
                <BotFace bot={level} />
              </span>
              <span>{say(`bot-${level}`)}</span>
            </button>
          </li>
        ))}
        <li>
          <button type="button" class="bot-tile" onClick={() => setOpen(true)}>
            <span class="bot-tile-face">
              <Icon name="more" />
            </span>
            <span>{say("levels-all")}</span>
          </button>
        </li>
      </ul>
      {isOpen && (
        <LazyLevelDialog chosen={chosen} onChoose={setPicked} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
