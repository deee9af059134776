/** Shows a picture before it is shared or saved. */

import { useEffect, useState } from "preact/hooks";
import { say } from "../i18n";
import { download } from "../replay/download";
import { announce } from "../ui/announce";
import { Button } from "../ui/button";
import { Dialog } from "../ui/dialog";
import { CopyButton } from "./copy-button";
import { HIGH, WIDE } from "./layout";
import type { Picture } from "./picture";
import { canShareFiles } from "./sharing";

interface ShareDialogProps {
  title: string;
  /** What the picture shows, in words. */
  text: string;
  draw: () => Promise<Picture>;
  /** A text that is shared along with the picture, and can be copied. */
  message?: string;
  onClose: () => void;
}

/** A dialog with the picture, and buttons that share or save it. */
export function ShareDialog({ title, text, draw, message, onClose }: ShareDialogProps) {
  const [picture, setPicture] = useState<Picture | null>(null);
  const [isFailed, setFailed] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const canShare = canShareFiles();
  useEffect(() => {
    let isOld = false;
    draw().then(
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
    navigator
      .share({ files: [file], ...(message && { text: message }) })
      .catch((error: unknown) => {
        const isClosed = error instanceof DOMException && error.name === "AbortError";
        if (!isClosed && picture) save(picture);
      });
  };
  return (
    <Dialog title={title} onClose={onClose}>
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
            {message && <CopyButton message={message} />}
          </div>
          <p class="picture-saved" role="status">
            {isSaved && say("picture-saved")}
          </p>
        </div>
      </div>
    </Dialog>
  );
}
