/** What was done on this device: games, bots, puzzles and lessons, as pictures. */

import { useState } from "preact/hooks";
import { DeleteDone } from "../done/delete-done";
import { SavedFile } from "../done/saved-file";
import { BotsBeaten, GamesPlayed, LessonsSolved, PuzzlesSolved } from "../done/sections";
import { summaryOf } from "../done/summary";
import { say } from "../i18n";
import { isEmptyFile, storedFile } from "../replay/games-file";
import { Page } from "../ui/page";

/** The page with everything that was done on this device. */
export default function DonePage() {
  const [file, setFile] = useState(storedFile);
  const refresh = () => setFile(storedFile());
  const { played, beaten } = summaryOf(file.games, file.older);
  return (
    <Page title={say("done-title")}>
      <div class="done-page">
        <p class="done-lead">{say("done-lead")}</p>
        <GamesPlayed played={played} />
        <BotsBeaten beaten={beaten} />
        <PuzzlesSolved puzzles={file.puzzles} />
        <LessonsSolved lessons={file.lessons} />
        <SavedFile file={file} onChange={refresh} />
        <DeleteDone isEmpty={isEmptyFile(file)} onDelete={refresh} />
      </div>
    </Page>
  );
}
