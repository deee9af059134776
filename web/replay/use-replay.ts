/** The state of a replay and its review: what is shown now, and the commands. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { boardOf, boxOf, cellsOf, readMove } from "../cards";
import type { Replayed } from "../protocol";
import { keyMoments } from "../review/analysis";
import { verdictText } from "../review/sentences";
import { useReview } from "../review/use-review";
import { playSound } from "../sound";
import type { StoredGame } from "../storage";
import { announce } from "../ui/announce";
import { playersOf } from "./players";
import { newHandOversText, stepText } from "./step-text";

const STEP_MILLISECONDS = 1_200;
/** The query of links from the end of a game: the review starts immediately. */
const REVIEW_QUERY = "?review";

export interface ReplayOptions {
  record: string;
  /** What this device has stored of the game, if it was played here. */
  stored: StoredGame | null;
  game: Replayed;
}

/** Steps through a recorded game; returns what its view shows and the commands. */
export function useReplay({ record, stored, game }: ReplayOptions) {
  const [step, setStep] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const [areHandsShown, setHandsShown] = useState(true);
  /** Whether the board shows the best move instead of the one that was made. */
  const [isWhatIf, setWhatIf] = useState(false);
  const people = playersOf(record, stored);
  const cards = game.moves.length;
  const canReview = game.finale !== null && game.hands !== null;
  const review = useReview(record, { isWanted: canReview && location.search === REVIEW_QUERY });
  const stage = useRef<HTMLDivElement>(null);
  /** The last step; the chase is one more than the cards. */
  const last = game.finale ? cards + 1 : cards;
  const ply = Math.min(step, cards);
  const isChase = step > cards;
  const reviewed = isChase ? undefined : review.analysis.plies[ply - 1];
  const ghost = isWhatIf && reviewed ? readMove(reviewed.best) : null;
  const finalBoard = useMemo(() => boardOf(game.moves, game.start_card), [game]);
  const allCells = useMemo(() => cellsOf(finalBoard), [finalBoard]);
  const board = useMemo(() => boardOf(game.moves.slice(0, ply), game.start_card), [game, ply]);

  const show = (to: number) => {
    setWhatIf(false);
    setStep(to);
  };
  /** For buttons and the timer: announces the step. The slider announces its own value. */
  const stepTo = (next: number) => {
    const to = Math.max(0, Math.min(next, last));
    if (to > step && to <= cards) playSound("slide");
    show(to);
    if (to > cards) return;
    announce(stepText(game, to, people));
    announce(newHandOversText(game, to, people));
  };
  const stopAt = (next: number) => {
    setRunning(false);
    stepTo(next);
  };

  useEffect(() => {
    if (!isRunning) return;
    if (step >= last) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => stepTo(step + 1), STEP_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [isRunning, step]);

  return {
    people,
    step,
    last,
    ply,
    cards,
    board,
    finalBoard,
    /** Around all cells of the game, and the cell of the best move if that is shown. */
    box: boxOf(ghost ? [...allCells, ghost.cell] : allCells),
    lastMove: ply > 0 ? readMove(game.moves[ply - 1] as string) : null,
    ghost,
    stage,
    isChase,
    isRunning,
    isWhatIf,
    areHandsShown,
    canReview,
    review,
    reviewed,
    isPraised: keyMoments(review.analysis).some(
      (moment) => moment.reviewed === reviewed && moment.kind === "praised",
    ),
    stopAt,
    /** Follows a slider, which announces its value itself. */
    slideTo: (to: number) => {
      setRunning(false);
      show(to);
    },
    togglePlay: () => {
      if (step >= last) show(0);
      setRunning(!isRunning);
    },
    /** Goes to a moment chosen from the review and scrolls the board into view. */
    goToMoment: (to: number) => {
      stopAt(to);
      const moment = review.analysis.plies[to - 1];
      if (moment) announce(verdictText(moment, people).join(" "));
      stage.current?.scrollIntoView({ block: "nearest" });
    },
    toggleWhatIf: () => {
      setRunning(false);
      setWhatIf(!isWhatIf);
      if (reviewed) announce(verdictText(reviewed, people, { isWhatIf: !isWhatIf }).join(" "));
    },
    toggleHands: () => setHandsShown(!areHandsShown),
  };
}

/** What `useReplay` returns. */
export type ReplayState = ReturnType<typeof useReplay>;
