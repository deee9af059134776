/** A puzzle that is played: its square, the hints, and what this device stores about it. */

import { useEffect, useState } from "preact/hooks";
import { post, RequestRefused } from "../api";
import { cellName } from "../board/names";
import { type StoredPuzzle, storedPuzzle, storePuzzles } from "../exercise-storage";
import { say } from "../i18n";
import { useExercise } from "../learn/use-exercise";
import { learnerAndBot } from "../learn/use-lesson";
import type { VoiceSwitch } from "../learn/voice";
import { faceName, type Person } from "../people";
import type { ExerciseData, ExerciseHint, HintStrength } from "../protocol";
import { announce } from "../ui/announce";
import type { Grade, Theme } from "./puzzle-list";

/** The bot that answers: it solves the end of a game. */
export const OPPONENT = "old-dog";
const STRENGTHS: readonly HintStrength[] = ["card", "region", "place"];

export interface PuzzleOptions {
  number: number;
  grade: Grade;
  themes: readonly Theme[];
  voice: VoiceSwitch;
}

/** The state of a puzzle, and the commands of its view. */
export function usePuzzle({ number, grade, themes, voice }: PuzzleOptions) {
  const name = `puzzle-${number}`;
  const lesson = useExercise({
    name,
    sentenceFor: taskText,
    lostText: say("puzzle-lost"),
    peopleAt: (seat) => learnerAndBot(seat, OPPONENT),
    voice,
    hasFinale: false,
    resultText,
  });
  const { data, moves, result, tell } = lesson;
  const [hint, setHint] = useState<ExerciseHint | null>(null);
  const [strength, setStrength] = useState(0);
  const [isThinking, setThinking] = useState(false);

  useEffect(() => {
    setHint(null);
    setStrength(0);
  }, [moves.length]);

  const store = (change: (before: StoredPuzzle) => Partial<StoredPuzzle>) => {
    const fresh = { solved: false, wrong: 0, hints: 0 };
    const before = storedPuzzle(number) ?? { ...fresh, number, grade, themes: [...themes], at: 0 };
    // What happens after it was solved does not count any more.
    const changed = before.solved ? {} : change(before);
    storePuzzles([{ ...before, ...changed, at: Date.now() }]);
  };

  useEffect(() => {
    if (data?.progress === "solved") store(() => ({ solved: true }));
    if (data?.progress === "missed") store(({ wrong }) => ({ wrong: wrong + 1 }));
  }, [data?.progress, moves.length]);

  const ask = () => {
    const next = Math.min(strength + 1, STRENGTHS.length);
    if (isThinking || !lesson.canLay) return;
    setThinking(true);
    const wish = { name, moves: [...moves], strength: STRENGTHS[next - 1] as HintStrength };
    const show = (found: ExerciseHint) => {
      setHint(found);
      setStrength(next);
      store(({ hints }) => ({ hints: Math.max(hints, next) }));
      tell(hintText(found));
    };
    const complain = (error: unknown) => {
      if (!(error instanceof RequestRefused)) throw error;
      tell(say("puzzle-lost"));
    };
    announce(say("hint-thinking"));
    post("/api/exercise/hint", wish)
      .then(show, complain)
      .finally(() => setThinking(false));
  };

  return {
    lesson,
    ask,
    isThinking,
    strength,
    hint: lesson.canLay ? hint : null,
    /** How it ended, in words, once the chase has been seen. */
    words: result && data ? resultText(data, lesson.people) : "",
  };
}

export type PuzzleState = ReturnType<typeof usePuzzle>;

/** How many cards the learner still lays; both take turns. */
function taskText(data: ExerciseData | null): string {
  // Several replies: the bot plays to the end.
  if (data?.progress !== "open" || data.replies.length > 1) return "";
  const count = Math.ceil((data.size ** 2 - data.board.length) / 2);
  return say("puzzle-task", { count, bot: say(`bot-${OPPONENT}`) });
}

function hintText({ card, region, cell }: ExerciseHint): string {
  if (cell) return say("hint-place-told", { card: faceName(card), cell: cellName(cell) });
  return say(region.length ? "hint-region-told" : "hint-card-told", { card: faceName(card) });
}

/** That it is solved, or why it is not. */
function resultText({ loss, finale }: ExerciseData, people: readonly Person[]): string {
  const who = people.find(({ mine }) => !mine)?.name ?? "";
  if (!loss) {
    const isClose = new Set(finale?.points).size === 1;
    return say(isClose ? "puzzle-more-cheeses" : "exercises-solved");
  }
  return say(`loss-${loss.reason}`, { points: loss.points, who });
}
