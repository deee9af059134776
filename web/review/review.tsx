/** The review of a game: its progress, the curve of chances, the key moments, and verdicts. */

import { Icon } from "../art/icon";
import { ReasonList } from "../board/reasons";
import { say } from "../i18n";
import type { Person } from "../people";
import type { ReviewedData } from "../protocol";
import { inputRefusalText } from "../refusals";
import { Button } from "../ui/button";
import { isBest, keyMoments } from "./analysis";
import { ChanceList, Curve } from "./curve";
import { momentText, progressText, verdictText } from "./sentences";
import type { ReviewState } from "./use-review";

interface ReviewPanelProps {
  review: ReviewState;
  people: readonly Person[];
  step: number;
  /** Describes the card that was laid in a step. */
  stepText: (step: number) => string;
  onStep: (step: number) => void;
  /** Called when a moment is chosen from the list. */
  onMoment: (step: number) => void;
}

/** The review of a game, from the button that starts it to the key moments. */
export function ReviewPanel({
  review,
  people,
  step,
  stepText,
  onStep,
  onMoment,
}: ReviewPanelProps) {
  const { state, analysis, refusal, start, stop } = review;
  const moments = keyMoments(analysis);
  return (
    <section class="review">
      <h2>{say("review-title")}</h2>
      {state === "idle" && (
        <>
          <p>{say("review-lead")}</p>
          <Button tone="big" icon="eye" onClick={start}>
            {say("review-start")}
          </Button>
        </>
      )}
      {state === "running" && (
        <div class="review-progress">
          <label>
            <span>{progressText(analysis.plies.length, analysis.all)}</span>
            <progress max={analysis.all ?? 1} value={analysis.plies.length} />
          </label>
          <Button tone="quiet" icon="close" onClick={stop}>
            {say("review-stop")}
          </Button>
        </div>
      )}
      {refusal && state === "refused" && (
        <div role="alert">
          <p class="replay-bad">{inputRefusalText(refusal)}</p>
          <Button icon="repeat" onClick={start}>
            {say("review-again")}
          </Button>
        </div>
      )}
      {analysis.plies.length > 0 && (
        <>
          <Curve analysis={analysis} people={people} step={step} onStep={onStep} />
          {analysis.isWhole && (
            <>
              <h3>{say("review-turning")}</h3>
              {analysis.turning.length === 0 && <p>{say("review-none")}</p>}
              <ol class="review-turns">
                {moments.map(({ reviewed, kind }) => (
                  <li key={reviewed.ply}>
                    <button
                      type="button"
                      class={`review-turn ${kind} ${step === reviewed.ply + 1 ? "chosen" : ""}`}
                      aria-current={step === reviewed.ply + 1 ? "step" : undefined}
                      onClick={() => onMoment(reviewed.ply + 1)}
                    >
                      <Icon name={kind === "praised" ? "crown" : "bulb"} />
                      <span>
                        <strong>{stepText(reviewed.ply + 1)}</strong>
                        <span>{momentText({ reviewed, kind }, people)}</span>
                      </span>
                    </button>
                  </li>
                ))}
              </ol>
              <ChanceList analysis={analysis} people={people} />
            </>
          )}
        </>
      )}
    </section>
  );
}

interface MoveVerdictProps {
  reviewed: ReviewedData;
  people: readonly Person[];
  isPraised: boolean;
  /** Whether the board shows the best move instead of the one made. */
  isWhatIf: boolean;
  onWhatIf: () => void;
}

/** The verdict on the card that was laid last. */
export function MoveVerdict({ reviewed, people, isPraised, isWhatIf, onWhatIf }: MoveVerdictProps) {
  const best = isBest(reviewed);
  const lines = verdictText(reviewed, people, { isPraised, isWhatIf });
  return (
    <div class={`review-verdict ${best ? "best" : ""}`}>
      {!best && (
        <Button icon={isWhatIf ? "undo" : "bulb"} onClick={onWhatIf}>
          {say(isWhatIf ? "review-as-it-was" : "review-what-if")}
        </Button>
      )}
      {lines.slice(0, 1).map((line) => (
        <p key={line}>
          <strong>{line}</strong>
        </p>
      ))}
      {isWhatIf && <ReasonList reasons={reviewed.reasons} people={people} isDrawn />}
      {lines.slice(1).map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
