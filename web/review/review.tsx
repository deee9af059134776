/** A game's review: how far it is, the curve, and what mattered. */
import { Icon } from "../art/icon";
import { ReasonList, reasonTold } from "../board/reasons";
import { cellName } from "../board/names";
import { readMove } from "../cards";
import { faceName, type Person } from "../people";
import type { ReviewedShown } from "../protocol";
import { whyTold } from "../score/told";
import { Button } from "../ui/button";
import { language, say } from "../words";
import { ChanceList, Curve } from "./curve";
import { isBest, percents, turnsOf } from "./judged";
import type { Reviewing } from "./reviewing";

interface ReviewBoxProps {
  reviewing: Reviewing;
  people: readonly Person[];
  step: number;
  /** What was laid as that card. */
  tell: (step: number) => string;
  onStep: (step: number) => void;
  /** Chosen from the list: the board is to be seen. */
  onTurn: (step: number) => void;
}

export function ReviewBox({ reviewing, people, step, tell, onStep, onTurn }: ReviewBoxProps) {
  const { state, judged, refusal, start, stop } = reviewing;
  const turns = turnsOf(judged);
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
            <span>{progressTold(judged.plies.length, judged.all)}</span>
            <progress max={judged.all ?? 1} value={judged.plies.length} />
          </label>
          <Button tone="quiet" icon="close" onClick={stop}>
            {say("review-stop")}
          </Button>
        </div>
      )}
      {refusal && state === "refused" && (
        <div role="alert">
          <p class="replay-bad">{whyTold(refusal)}</p>
          <Button icon="repeat" onClick={start}>
            {say("review-again")}
          </Button>
        </div>
      )}
      {judged.plies.length > 0 && (
        <>
          <Curve judged={judged} people={people} step={step} onStep={onStep} />
          {judged.isWhole && (
            <>
              <h3>{say("review-turning")}</h3>
              {judged.turning.length === 0 && <p>{say("review-none")}</p>}
              <ol class="review-turns">
                {turns.map(({ reviewed, kind }) => (
                  <li key={reviewed.ply}>
                    <button
                      type="button"
                      class={`review-turn ${kind} ${step === reviewed.ply + 1 ? "chosen" : ""}`}
                      aria-current={step === reviewed.ply + 1 ? "step" : undefined}
                      onClick={() => onTurn(reviewed.ply + 1)}
                    >
                      <Icon name={kind === "praised" ? "crown" : "bulb"} />
                      <span>
                        <strong>{tell(reviewed.ply + 1)}</strong>
                        <span>{turnTold(reviewed, kind, people)}</span>
                      </span>
                    </button>
                  </li>
                ))}
              </ol>
              <ChanceList judged={judged} people={people} />
            </>
          )}
        </>
      )}
    </section>
  );
}

function progressTold(done: number, all: number | null): string {
  if (!all) return say("hint-thinking");
  return say("review-progress", { ply: Math.min(done + 1, all), last: all });
}

/** One line of the list: praise, or what would have been better, each with its first reason. */
function turnTold(reviewed: ReviewedShown, kind: "turned" | "praised", people: readonly Person[]) {
  const [reason] = reviewed.reasons;
  const why = reason ? reasonTold(reason, people) : "";
  const first = kind === "praised" ? say("review-well") : betterTold(reviewed);
  return `${first} ${why}`;
}

export function betterTold({ best }: ReviewedShown): string {
  const { card, cell } = readMove(best);
  return say("review-better", { card: faceName(card), cell: cellName(cell) });
}

interface VerdictProps {
  reviewed: ReviewedShown;
  people: readonly Person[];
  isPraised: boolean;
  /** Whether the board shows the best move instead of the one made. */
  isWhatIf: boolean;
  onWhatIf: () => void;
}

/** What there is to say of the card that was laid last. */
export function Verdict({ reviewed, people, isPraised, isWhatIf, onWhatIf }: VerdictProps) {
  const best = isBest(reviewed);
  const lines = verdictTold(reviewed, people, { isPraised, isWhatIf });
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

export function verdictTold(
  reviewed: ReviewedShown,
  people: readonly Person[],
  { isPraised = false, isWhatIf = false } = {},
): string[] {
  const { seat, exact, before, after } = reviewed;
  if (isBest(reviewed)) {
    const isFound = reviewed.best === reviewed.move;
    return [
      ...(isPraised ? [say("review-well")] : []),
      say(!isFound ? "review-good" : exact ? "review-best-sure" : "review-best"),
    ];
  }
  if (isWhatIf) {
    const { card, cell } = readMove(reviewed.best);
    return [
      say("review-what-if-told", { card: faceName(card), cell: cellName(cell) }),
      pointsTold(exact ? "review-would-sure" : "review-would", reviewed.best_points, people),
      pointsTold(exact ? "review-made-sure" : "review-made", reviewed.points, people),
    ];
  }
  return [
    say(exact ? "review-went-sure" : "review-went", {
      who: people[seat]?.name ?? "",
      before: percents(before)[seat] ?? 0,
      after: percents(after)[seat] ?? 0,
    }),
    betterTold(reviewed),
  ];
}

type PointsKey = "review-would" | "review-would-sure" | "review-made" | "review-made-sure";

function pointsTold(key: PointsKey, points: readonly number[], people: readonly Person[]): string {
  const one = new Intl.NumberFormat(language(), { maximumFractionDigits: 1 });
  const each = people.map(({ name: who, seat }) =>
    say("review-points", { who, points: one.format(points[seat] ?? 0) }),
  );
  return say(key, { points: each.join(", ") });
}
