/** The dialog of one chair: its name, its help level, its own link, leaving it, a bot for it. */

import { useState } from "preact/hooks";
import { BotFace } from "../art/card";
import { SHAPES } from "../cards";
import type { Command, Connection, ConnectionState } from "../connection";
import { capitalised, say } from "../i18n";
import { BASE, PLAYABLE } from "../page-config";
import { botOf, chairName } from "../people";
import { changeProfile } from "../profile";
import {
  type BotName,
  type ChairData,
  type ChairNumber,
  type Help,
  LEVELS,
  type TableData,
} from "../protocol";
import { handOverText } from "../table/sentences";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { type ProfileChange, ProfileForm } from "../ui/profile-form";
import { BotChoice } from "./bot-choice";
import { QrCode, ShareLink } from "./invite";
import { OtherDevices } from "./other-devices";
import { chairStateText, handOversOf } from "./player-chips";

/** From least to most help. */
const HELP_LEVELS: readonly Help[] = [
  "real-table",
  "places",
  "hint-card",
  "hint-region",
  "hint-place",
  "forecast",
];

interface SeatDialogProps {
  connection: Connection;
  state: ConnectionState;
  table: TableData;
  chair: ChairNumber;
  send: (command: Command) => void;
  /** Waits for an action and shows why it failed; resolves to whether it succeeded. */
  attempt: (action: Promise<unknown>) => Promise<boolean>;
  onClose: () => void;
}

/** The dialog of one chair, with what this device may do with it. */
export default function SeatDialog({
  connection,
  state,
  table,
  chair: number,
  send,
  attempt,
  onClose,
}: SeatDialogProps) {
  const chair = table.chairs[number] as ChairData;
  const isOurs = state.holds.includes(number) && !chair.bot;
  const isOn = table.phase === "playing";
  const states = chairStateText(chair);
  const freeShapes = SHAPES.filter((shape) =>
    table.chairs.every((one, other) => other === number || one.shape !== shape),
  );
  const rename = async ({ name, shape }: ProfileChange) => {
    const change = { name, ...(shape !== chair.shape && { shape }) };
    const isDone = attempt(connection.request({ type: "set-profile", chair: number, ...change }));
    // Who plays alone on this device keeps the name for the next table.
    if ((await isDone) && state.holds.length === 1) changeProfile({ ...change, name: name ?? "" });
  };
  const then = (command: Command) => () => {
    send(command);
    onClose();
  };
  return (
    <Dialog title={chairName(chair)} onClose={onClose}>
      {chair.bot && <AboutBot bot={chair.bot} />}
      {!chair.bot && states.length > 0 && <p>{capitalised(states.join(", "))}</p>}
      {handOversOf(table, number).map((one, index) => (
        <p key={index}>{handOverText(one)}</p>
      ))}
      {isOurs && chair.shape && (
        <ProfileForm
          name={chair.name}
          shape={chair.shape}
          guestName={say(`guest-${chair.guest ?? 1}`)}
          shapes={table.phase === "gathering" ? freeShapes : []}
          onChange={rename}
        />
      )}
      {!chair.bot && (isOurs || state.opener) && (
        <HelpChoice
          help={chair.help}
          isShared={isOurs && state.holds.length > 1}
          onChoose={(help) => send({ type: "set-help", chair: number, help })}
        />
      )}
      {isOurs && (
        <OwnLink
          connection={connection}
          state={state}
          table={table}
          chair={number}
          attempt={attempt}
        />
      )}
      <div class="column">
        {isOurs && chair.stand_in && (
          <Button
            icon="play"
            onClick={() => {
              void attempt(connection.comeBack(number));
              onClose();
            }}
          >
            {say("seat-come-back")}
          </Button>
        )}
        {isOurs && (
          <Button icon="leave" onClick={then({ type: "leave", chair: number })}>
            {isOn ? say("seat-leave-bot") : say("seat-leave")}
          </Button>
        )}
        {!isOurs && isOn && !chair.bot && !chair.stand_in && !chair.here && (
          <Button icon="robot" onClick={then({ type: "call-bot", chair: number })}>
            {say("seat-call-bot")}
          </Button>
        )}
        {!isOurs && state.opener && chair.taken && (
          <Button icon="leave" onClick={then({ type: "empty", chair: number })}>
            {say("seat-empty")}
          </Button>
        )}
        {state.opener && !isOurs && (
          <BotChoice
            bot={botOf(chair)}
            onChoose={(bot) => {
              if (bot !== chair.bot) send({ type: "seat-bot", chair: number, bot });
              onClose();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

/** The face of a bot, and how it plays. */
function AboutBot({ bot }: { bot: BotName }) {
  return (
    <div class="seat-bot">
      <span class="level-face">
        <BotFace bot={bot} />
      </span>
      <p>
        <small>{capitalised(say("chip-bot"))}</small>
        <span>{characterText(bot)}</span>
      </p>
    </div>
  );
}

/** How a bot plays, or who plays instead of one that this server lost since it sat down. */
function characterText(bot: BotName): string {
  const isMissing = LEVELS.some((level) => level === bot) && !PLAYABLE.includes(bot);
  if (!isMissing) return say(`bot-${bot}-character`);
  const simpler = say(`bot-${PLAYABLE.at(-1)}`);
  return say("bot-plays-instead", { bot: say(`bot-${bot}`), simpler });
}

interface HelpChoiceProps {
  help: Help;
  isShared: boolean;
  onChoose: (help: Help) => void;
}

/** Radio buttons for the help level, with a note if the device is shared. */
export function HelpChoice({ help, isShared, onChoose }: HelpChoiceProps) {
  return (
    <fieldset class="choices">
      <legend>{say("help-title")}</legend>
      {HELP_LEVELS.map((level) => (
        <label key={level} class="choice">
          <input
            type="radio"
            name="help"
            checked={help === level}
            onChange={() => onChoose(level)}
          />
          <span>
            <strong>{say(`help-${level}`)}</strong>
            <small>{say(`help-${level}-explained`)}</small>
          </span>
        </label>
      ))}
      {isShared && <p>{say("help-shared")}</p>}
    </fieldset>
  );
}

type OwnLinkProps = Pick<SeatDialogProps, "connection" | "state" | "table" | "chair" | "attempt">;

/** A link that hands over the chair. The token is in its fragment, which browsers do not send. */
function OwnLink({ connection, state, table, chair, attempt }: OwnLinkProps) {
  const [isShown, setShown] = useState(false);
  const token = connection.tokenOf(chair);
  if (!token) return null;
  const path = `/t/${table.table}#${token}`;
  if (!isShown) {
    return (
      <Button icon="phone" onClick={() => setShown(true)}>
        {say("seat-own-link")}
      </Button>
    );
  }
  return (
    <>
      <div class="invite">
        <QrCode path={path} />
        <div class="invite-words">
          <p>{say("seat-own-link-explained")}</p>
          <ShareLink key={token} link={BASE + path} />
        </div>
      </div>
      <OtherDevices connection={connection} state={state} chair={chair} attempt={attempt} />
    </>
  );
}
