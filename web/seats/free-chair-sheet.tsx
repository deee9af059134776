/** What somebody at the table can do with a free chair before the first game. */

import { useState } from "preact/hooks";
import { ShapeMark } from "../art/card";
import { say } from "../i18n";
import { profile } from "../profile";
import type { BotName } from "../protocol";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { NameField } from "../ui/name-field";
import { BotRow } from "./bot-row";
import type { Sitter } from "./use-sit-down";

interface FreeChairSheetProps {
  /** Whether people may still sit down: before the first game. */
  isFirst: boolean;
  isSeated: boolean;
  /** Whether this device may seat bots. */
  isHost: boolean;
  onSit: (sitter: Sitter) => void;
  onSitMyself: () => void;
  onBot: (bot: BotName) => void;
  onClose: () => void;
}

/** The dialog of a free chair: somebody else at this device, or a bot. */
export function FreeChairSheet(props: FreeChairSheetProps) {
  const { isFirst, isSeated, isHost, onSit, onSitMyself, onBot, onClose } = props;
  const [name, setName] = useState("");
  const me = profile();
  const then = (action: () => void) => {
    onClose();
    action();
  };
  const sitToo = (event: Event) => {
    event.preventDefault();
    then(() => onSit(name.trim() ? { name: name.trim() } : {}));
  };
  return (
    <Dialog title={say("new-who")} onClose={onClose}>
      {isFirst && !isSeated && (
        <button type="button" class="who-tile" onClick={() => then(onSitMyself)}>
          <span class="who-face">
            <ShapeMark shape={me.shape} />
          </span>
          <span>{say("new-me", { name: me.name })}</span>
        </button>
      )}
      {isFirst && (
        <form class="who-name" onSubmit={sitToo}>
          <NameField label={say("new-name")} value={name} onInput={setName} />
          <Button type="submit" icon="people">
            {say("chair-sit-too")}
          </Button>
        </form>
      )}
      {isHost && (
        <>
          <h3 class="who-or">{say("new-or-bot")}</h3>
          <BotRow onChoose={(bot) => then(() => onBot(bot))} />
        </>
      )}
    </Dialog>
  );
}
