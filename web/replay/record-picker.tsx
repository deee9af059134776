/** Opens a recorded game from a file that is chosen or dropped on the page. */

import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icon";
import { say } from "../i18n";
import { Link, navigate } from "../router";
import { fragmentOf, LONGEST_RECORD } from "./record";

/** Shows the replay of the first file; the record goes into the address. */
async function open(files: FileList | null | undefined): Promise<"opened" | "none" | "too-long"> {
  const file = files?.[0];
  if (!file) return "none";
  if (file.size > 2 * LONGEST_RECORD) return "too-long";
  const text = await file.text();
  if (text.length > LONGEST_RECORD) return "too-long";
  navigate(`/replay#${fragmentOf(text)}`);
  return "opened";
}

/** Opens another game: from a file, or from the list of games on this device. */
export function OtherGames() {
  return (
    <>
      <RecordPicker />
      <Link href="/games" class="button quiet">
        <Icon name="album" />
        <span>{say("games-title")}</span>
      </Link>
    </>
  );
}

function RecordPicker() {
  const [isOver, setOver] = useState(false);
  const [isTooLong, setTooLong] = useState(false);
  const take = (files: FileList | null | undefined) => {
    void open(files).then((how) => setTooLong(how === "too-long"));
  };

  useEffect(() => {
    const over = (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!event.relatedTarget) setOver(false);
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      take(event.dataTransfer?.files);
    };
    addEventListener("dragover", over);
    addEventListener("dragleave", leave);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("dragover", over);
      removeEventListener("dragleave", leave);
      removeEventListener("drop", drop);
    };
  }, []);

  return (
    <div class={`replay-opening ${isOver ? "replay-over" : ""}`}>
      <label class="button plain file">
        <Icon name="upload" />
        <span>{say("replay-open")}</span>
        <input
          type="file"
          accept=".txt,text/plain"
          onChange={(event) => {
            take(event.currentTarget.files);
            event.currentTarget.value = "";
          }}
        />
      </label>
      <p class="replay-drop for-mouse">{say("replay-drop")}</p>
      {isTooLong && (
        <p class="replay-bad" role="alert">
          {say("refusal-too-long", { most: LONGEST_RECORD })}
        </p>
      )}
    </div>
  );
}
