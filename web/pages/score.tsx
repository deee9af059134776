/** Scores a game played with real cards: setup, the square, and its chase. */

import { FinaleShow } from "../finale/finale";
import { say } from "../i18n";
import { inputRefusalText } from "../refusals";
import { Editor } from "../score/editor";
import { Setup } from "../score/setup";
import { useScoring } from "../score/use-scoring";
import { Button } from "../ui/button";
import { Page } from "../ui/page";

/** The page that scores a finished square of real cards. */
export default function ScorePage() {
  const scoring = useScoring();
  const { hash, part, draft, people, scored, trouble } = scoring;
  if (hash === "chase" && scored) {
    return (
      <Page title={say("score-title")} wide>
        <div class="score-chase" tabIndex={-1} ref={part}>
          <FinaleShow
            board={scoring.board}
            finale={scored.finale}
            dogsHuntMice={draft.dogsHuntMice}
            people={people}
            autoplay
          />
          <div class="score-after">
            <Button icon="arrow-left" onClick={scoring.showSquare}>
              {say("score-back")}
            </Button>
            <Button icon="plus" onClick={scoring.startAgain}>
              {say("score-again")}
            </Button>
          </div>
        </div>
      </Page>
    );
  }
  return (
    <Page title={say("score-title")} wide>
      {hash === "square" || hash === "chase" ? (
        <>
          {trouble && (
            <p class="score-trouble" role="alert">
              {inputRefusalText(trouble, people)}
            </p>
          )}
          <Editor
            draft={draft}
            people={people}
            change={scoring.change}
            flaws={scoring.flaws}
            isAsking={scoring.isAsking}
            onSetup={scoring.showSetup}
            onScore={() => void scoring.score()}
          />
        </>
      ) : (
        <div tabIndex={-1} ref={part}>
          <Setup
            draft={draft}
            people={people}
            change={scoring.change}
            onDone={scoring.showSquare}
          />
        </div>
      )}
    </Page>
  );
}
