/** Playing on from an earlier game: who this device is, and which bots play the others. */

import { useState } from "preact/hooks";
import { RequestRefused } from "../api";
import { BotFace, ShapeMark } from "../art/card";
import { Icon } from "../art/icon";
import { say } from "../i18n";
import { openTable, opponent } from "../lobby";
import type { Person } from "../people";
import { withProfile } from "../profile";
import type { BotName, Ply, Seat } from "../protocol";
import { inputRefusalText } from "../refusals";
import { nameByShape } from "../replay/players";
import { LazyLevelDialog } from "../seats/level-dialog-loader";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { chairRequests, type Draft, draftOf, exchanged, ownSeat, withBot, withMe } from "./draft";

export interface PlayOnDialogProps {
  record: string;
  /** The players of the earlier game, by seat. */
  people: readonly Person[];
  /** How many of its cards are laid already; with 0, only the cards are the same. */
  ply: Ply;
  /** The seat of this device; by default the one that it had. */
  seat?: Seat | undefined;
  /** Whether everybody takes the next seat first. */
  isExchanged: boolean;
  title: string;
  onClose: () => void;
}

/** Chooses the players and opens the table. */
export default function PlayOnDialog(props: PlayOnDialogProps) {
  const { people, isExchanged, title, onClose } = props;
  const [draft, setDraft] = useState(() => {
    const before = draftOf(people, opponent());
    if (isExchanged) return exchanged(before);
    return props.seat === undefined ? before : withMe(before, props.seat);
  });
  const [seat, setSeat] = useState<Seat | null>(null);
  const { isBusy, trouble, open } = useOpening(props, draft);
  const choose = (bot: BotName) => {
    if (seat !== null) setDraft(withBot(draft, seat, bot));
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <p class="play-on-known">{say("play-on-known")}</p>
      <h3 class="who-or">{say("play-on-who")}</h3>
      <ul class="play-on-seats">
        {people.map((person) => (
          <SeatTile
            key={person.seat}
            person={person}
            isMine={person.seat === ownSeat(draft)}
            onChoose={() => setDraft(withMe(draft, person.seat))}
          />
        ))}
      </ul>
      <h3 class="who-or">{say("play-on-others")}</h3>
      <ul class="play-on-others">
        {draft.map((bot, at) => {
          const person = people[at];
          if (!bot || !person) return null;
          return <OtherSeat key={at} person={person} bot={bot} onChange={() => setSeat(at)} />;
        })}
      </ul>
      {trouble && <p role="alert">{trouble}</p>}
      <div class="column">
        <Button tone="big" icon="play" disabled={isBusy} onClick={() => void open()}>
          {say("play-on-go")}
        </Button>
      </div>
      {seat !== null && (
        <LazyLevelDialog
          chosen={draft[seat] ?? null}
          onChoose={choose}
          onClose={() => setSeat(null)}
        />
      )}
    </Dialog>
  );
}

interface SeatTileProps {
  person: Person;
  isMine: boolean;
  onChoose: () => void;
}

function SeatTile({ person, isMine, onChoose }: SeatTileProps) {
  return (
    <li>
      <button
        type="button"
        class={`who-tile ${isMine ? "chosen" : ""}`}
        aria-pressed={isMine}
        data-seat={person.seat}
        onClick={onChoose}
      >
        <span class="who-face">
          <ShapeMark shape={person.shape} />
        </span>
        <span>{isMine ? say("play-on-me") : nameByShape(person.shape)}</span>
      </button>
    </li>
  );
}

interface OtherSeatProps {
  person: Person;
  bot: BotName;
  onChange: () => void;
}

/** A seat of a bot; a tap changes it. */
function OtherSeat({ person, bot, onChange }: OtherSeatProps) {
  return (
    <li>
      <button type="button" class="play-on-bot" data-seat={person.seat} onClick={onChange}>
        <span class="play-on-face">
          <ShapeMark shape={person.shape} />
        </span>
        <span class="play-on-face">
          <BotFace bot={bot} />
        </span>
        <span class="play-on-name">{say(`bot-${bot}`)}</span>
        <span class="hidden-text">{say("chair-other-bot")}</span>
        <Icon name="more" />
      </button>
    </li>
  );
}

/** Opens the table and goes there; says why if the server refuses. */
function useOpening({ record, people, ply }: PlayOnDialogProps, draft: Draft) {
  const [trouble, setTrouble] = useState("");
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    setBusy(true);
    setTrouble("");
    try {
      await withProfile((me) =>
        openTable({ source: { record, ply }, chairs: chairRequests(draft, people, me) }),
      );
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      setTrouble(inputRefusalText(error));
      setBusy(false);
    }
  };
  return { isBusy, trouble, open };
}
