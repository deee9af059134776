/** Shows the picture of a finished game before it is shared or saved. */

import { say } from "../i18n";
import { drawPicture, type FinishedGame, pictureText } from "./picture";
import { ShareDialog } from "./share-dialog";

interface PictureDialogProps {
  game: FinishedGame;
  onClose: () => void;
}

/** A dialog with the picture, and buttons that share or save it. */
export function PictureDialog({ game, onClose }: PictureDialogProps) {
  return (
    <ShareDialog
      title={say("picture-title")}
      text={pictureText(game)}
      draw={() => drawPicture(game)}
      onClose={onClose}
    />
  );
}
