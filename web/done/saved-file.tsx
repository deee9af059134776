/** Saving what was done on this device as a file, and adding such a file. */

import { useState } from "preact/hooks";
import { Icon } from "../art/icon";
import { say } from "../i18n";
import { dayOf, download, textFile } from "../replay/download";
import {
  type GamesFile,
  gamesFileText,
  isEmptyFile,
  parseGamesFile,
  storeFile,
} from "../replay/games-file";
import { Button } from "../ui/button";

const LONGEST_FILE = 8_000_000;

/** Null for a file that cannot be read. */
type Added = ReturnType<typeof storeFile> | null;

interface SavedFileProps {
  file: GamesFile;
  onChange: () => void;
}

/** Two buttons: save everything as one file, and add a file from another device. */
export function SavedFile({ file, onChange }: SavedFileProps) {
  const [added, setAdded] = useState<Added>();
  const add = async (chosen: File | undefined) => {
    if (!chosen) return;
    const text = chosen.size > LONGEST_FILE ? "" : await chosen.text().catch(() => "");
    const found = parseGamesFile(text, Date.now());
    if (!found || isEmptyFile(found)) {
      setAdded(null);
      return;
    }
    setAdded(storeFile(found));
    onChange();
  };
  const save = () => {
    const name = `cheese-rescue-games-${dayOf(Date.now())}.json`;
    download(name, textFile(gamesFileText(file), "application/json"));
  };
  return (
    <section class="games-collection">
      <p>{say("games-where")}</p>
      <div class="games-do">
        {!isEmptyFile(file) && (
          <Button icon="download" onClick={save}>
            {say("games-save")}
          </Button>
        )}
        <label class="button plain file">
          <Icon name="upload" />
          <span>{say("games-bring")}</span>
          <input
            type="file"
            accept=".json,.txt,application/json,text/plain"
            onChange={(event) => {
              void add(event.currentTarget.files?.[0]);
              event.currentTarget.value = "";
            }}
          />
        </label>
      </div>
      <p role="status" class={added ? "games-brought" : "games-broken"}>
        {added === null && say("games-broken")}
        {added && addedText(added)}
      </p>
    </section>
  );
}

function addedText({ games, puzzles, lessons }: NonNullable<Added>): string {
  const count = puzzles + lessons;
  if (!count) return say("games-brought", { count: games });
  const others = say("games-brought-others", { count });
  return games ? `${say("games-brought", { count: games })} ${others}` : others;
}
