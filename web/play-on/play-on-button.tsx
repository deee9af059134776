import { useState } from "preact/hooks";
import { say } from "../i18n";
import type { Person } from "../people";
import type { Ply, Seat } from "../protocol";
import { Button } from "../ui/button";
import { lazy } from "../ui/lazy";

const PlayOnDialog = lazy(() => import("./play-on-dialog"));

interface PlayOnButtonProps {
  record: string;
  people: readonly Person[];
  /** Where the game goes on; without it, the same cards are dealt again, with the seats exchanged. */
  ply?: Ply;
  /** The seat of this device if it lays the next card itself, instead of the card in the record. */
  seat?: Seat;
}

/** A button for a new game that goes on from an earlier one. */
export function PlayOnButton({ record, people, ply, seat }: PlayOnButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isSame = ply === undefined;
  const title = say(isSame ? "play-on-same" : seat === undefined ? "play-on" : "play-on-try");
  return (
    <>
      <Button icon={isSame ? "swap" : "robot"} onClick={() => setOpen(true)}>
        {title}
      </Button>
      {isOpen && (
        <PlayOnDialog
          record={record}
          people={people}
          ply={ply ?? 0}
          seat={seat}
          isExchanged={isSame}
          title={title}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
