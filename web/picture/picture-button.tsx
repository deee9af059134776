/** The button that shares a finished game as a picture, or saves it where sharing is missing. */

import { useState } from "preact/hooks";
import { say } from "../i18n";
import { Button } from "../ui/button";
import { withLate } from "../ui/late";
import { useLoaded } from "../ui/lazy";
import type { FinishedGame } from "./picture";
import { canShareFiles } from "./sharing";

/** Loaded as soon as the button is there, so that it also works when the network is gone. */
const load = () => withLate(() => import("./picture-dialog"));

/** A button that opens the picture of a finished game. */
export function PictureButton({ at = Date.now(), ...game }: PictureButtonProps) {
  const { loaded } = useLoaded(load);
  const [isOpen, setOpen] = useState(false);
  const canShare = canShareFiles();
  return (
    <>
      <Button icon={canShare ? "share" : "download"} onClick={() => setOpen(true)}>
        {say(canShare ? "picture-share" : "picture-save")}
      </Button>
      {isOpen && loaded && (
        <loaded.PictureDialog game={{ ...game, at }} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

type PictureButtonProps = Omit<FinishedGame, "at"> & Partial<Pick<FinishedGame, "at">>;
