/** Shares the result of a day as a picture and as text, without any card of its squares. */

import { say } from "../i18n";
import { ShareDialog } from "../picture/share-dialog";
import type { DayData } from "../protocol";
import { type DayPuzzle, shareText } from "./day";
import { drawDay } from "./day-picture";

interface DayShareProps {
  day: DayData;
  puzzles: readonly DayPuzzle[];
  onClose: () => void;
}

/** A dialog with the picture and the text. */
export function DayShare({ day, puzzles, onClose }: DayShareProps) {
  const message = shareText(day, puzzles);
  return (
    <ShareDialog
      title={say("day-picture")}
      text={message}
      draw={() => drawDay(day, puzzles)}
      message={message}
      onClose={onClose}
    />
  );
}
