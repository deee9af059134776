/** Shows the picture of a finished game before it is shared or saved. */

import { useEffect, useState } from "preact/hooks";
import { say } from "../i18n";
import { download } from "../replay/download";
import { announce } from "../ui/announce";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { HIGH, WIDE } from "./layout";
import { drawPicture, type FinishedGame, type Picture, pictureText } from "./picture";
import { canShareFiles } from "./sharing";

interface PictureDialogProps {
  game: FinishedGame;
  onClose: () => void;
}

/** A dialog with the picture, and buttons that share or save it. */
export function PictureDialog({ game, onClose }: PictureDialogProps) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const canShare = canShareFiles();
  const text = pictureText(game);
  useEffect(() => {
    let isOld = false;
    drawPicture(game).then(
      (drawn) => {
        if (isOld) return;
        setPicture(drawn);
        announce(text);
      },
      (error: unknown) => {
        console.error(error);
        setFailed(true);
      },
    );
    return () => {
      isOld = true;
    };
  }, []);

  const save = ({ file }: Picture) => {
    download(file.name, file);
    setSaved(true);
  };
  const share = ({ file }: Picture) => {
    navigator.share({ files: [file] }).catch((error: unknown) => {
      const isClosed = error instanceof DOMException && error.name === "AbortError";
      if (!isClosed && picture) save(picture);
    });
  };
  return (
    <Dialog title={say("picture-title")} onClose={onClose}>
      <div class="picture-body">
        <div class="picture-frame">
          {picture && <img src={picture.address} alt={text} width={WIDE} height={HIGH} />}
          {isFailed && <p role="alert">{say("refusal-our-fault")}</p>}
          {!picture && !isFailed && <p role="status">{say("picture-drawing")}</p>}
        </div>
        <div>
          <div class="picture-ways">
            {canShare && (
              <Button
                tone="big"
                icon="share"
                disabled={!picture}
                onClick={() => picture && share(picture)}
              >
                {say("replay-share")}
              </Button>
            )}
            <Button
              tone={canShare ? "plain" : "big"}
              icon="download"
              disabled={!picture}
              onClick={() => picture && save(picture)}
            >
              {say("picture-download")}
            </Button>
          </div>
          <p class="picture-saved" role="status">
            {isSaved && say("picture-saved")}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
