/** Scores a game played with real cards: setup, the square, and its chase. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { FinaleShow } from "../finale/finale";
import { say } from "../i18n";
import { PictureButton } from "../picture/picture-button";
import { inputRefusalText } from "../refusals";
import { Editor } from "../score/editor";
import { KeepGame } from "../score/keep-game";
import { Setup } from "../score/setup";
import { useScoring } from "../score/use-scoring";
import { Button } from "../ui/button";
import { Page } from "../ui/page";

/** The page that scores a finished square of real cards. */
export default function ScorePage() {
  const scoring = useScoring();
  const { hash, part, draft, people, game, record, trouble } = scoring;
  if (hash === "chase" && game && record) {
    return (
      <Page title={say("score-title")} wide>
        <div class="score-chase" tabIndex={-1} ref={part}>
          <Chase game={game}>
            <KeepGame record={record} people={game.people} />
            <Button icon="arrow-left" onClick={scoring.showSquare}>
              {say("score-back")}
            </Button>
            <Button icon="plus" onClick={scoring.startAgain}>
              {say("score-again")}
            </Button>
          </Chase>
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
            onScoreAnyway={() => void scoring.score({ anyCounts: true })}
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

interface ChaseProps {
  game: NonNullable<ReturnType<typeof useScoring>["game"]>;
  children: ComponentChildren;
}

/** The chase of a scored square; its picture, which shows how it ends, comes after it. */
function Chase({ game, children }: ChaseProps) {
  const [isDone, setDone] = useState(false);
  return (
    <>
      <FinaleShow {...game} autoplay onEnd={() => setDone(true)} />
      <div class="score-after">
        {isDone && <PictureButton {...game} />}
        {children}
      </div>
    </>
  );
}
