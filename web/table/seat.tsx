/** What can be done about one chair: its help, its own link, leaving it, a bot for it. */
import { useState } from "preact/hooks";
import type { Live, LiveState } from "../live";
import { chairName } from "../people";
import type { ChairNumber, ChairShown, Help, TableShown } from "../protocol";
import { BASE } from "../title";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { say } from "../words";
import { stateTold } from "./chips";
import { QrCode, ShareLink } from "./invite";
import { BotChoice } from "./levels";

/** From none to most. */
const LEVELS: readonly Help[] = [
  "real-table",
  "places",
  "hint-card",
  "hint-region",
  "hint-place",
  "forecast",
];

interface SeatDialogProps {
  live: Live;
  state: LiveState;
  table: TableShown;
  chair: ChairNumber;
  ask: (asked: Parameters<Live["ask"]>[0]) => void;
  onClose: () => void;
}

export function SeatDialog({ live, state, table, chair: number, ask, onClose }: SeatDialogProps) {
  const chair = table.chairs[number] as ChairShown;
  const isOurs = state.holds.includes(number) && !chair.bot;
  const isOn = table.phase === "playing";
  const then = (asked: Parameters<Live["ask"]>[0]) => () => {
    ask(asked);
    onClose();
  };
  return (
    <Dialog title={chairName(chair)} onClose={onClose}>
      <p>{stateTold(chair).join(", ")}</p>
      {!chair.bot && (isOurs || state.opener) && (
        <HelpChoice
          help={chair.help}
          isShared={isOurs && state.holds.length > 1}
          onChoose={(help) => ask({ type: "set-help", chair: number, help })}
        />
      )}
      {isOurs && <OwnLink live={live} table={table} chair={number} />}
      <div class="column">
        {isOurs && chair.stand_in && (
          <Button
            icon="play"
            onClick={() => {
              live.comeBack(number).catch(() => undefined); // the banner says why not
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
            onChoose={(bot) => {
              ask({ type: "seat-bot", chair: number, bot });
              onClose();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

interface HelpChoiceProps {
  help: Help;
  isShared: boolean;
  onChoose: (help: Help) => void;
}

export function HelpChoice({ help, isShared, onChoose }: HelpChoiceProps) {
  return (
    <fieldset class="choices">
      <legend>{say("help-title")}</legend>
      {LEVELS.map((level) => (
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

interface OwnLinkProps {
  live: Live;
  table: TableShown;
  chair: ChairNumber;
}

/** Hands the chair to another device: what opens it is behind the #, where no log sees it. */
function OwnLink({ live, table, chair }: OwnLinkProps) {
  const [isShown, setShown] = useState(false);
  const token = live.tokenOf(chair);
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
    <div class="invite">
      <QrCode path={path} />
      <div class="invite-words">
        <p>{say("seat-own-link-explained")}</p>
        <ShareLink link={BASE + path} />
      </div>
    </div>
  );
}
