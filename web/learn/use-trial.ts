/** A card that is tried: the server refuses its place, or sends what to show once it is laid. */

import { useEffect, useState } from "preact/hooks";
import { post, RequestRefused } from "../api";
import { cellName } from "../board/names";
import { type Cell, keyOf } from "../cards";
import { say } from "../i18n";
import { faceName, type Person } from "../people";
import type { ExerciseData } from "../protocol";
import { refusalText } from "../refusals";
import { playSound } from "../sound";
import { type Ghost, takenBack } from "../table/ghost";
import { announce } from "../ui/announce";
import { hasKeyboard } from "../ui/keyboard";
import { moveText } from "./lesson";

const SHAKE_MILLISECONDS = 600;
const UNKNOWN = { forecast: null, neighbours: [] };

interface TrialProps {
  name: string;
  /** The learner's moves so far. */
  moves: readonly string[];
  ghost: Ghost;
  setGhost: (change: (now: Ghost) => Ghost) => void;
  people: readonly Person[];
  /** What to say if the server cannot be reached. */
  lostText: string;
  setMessage: (message: string) => void;
  /** Shows a message and announces it. */
  tell: (message: string) => void;
}

/** Asks the server about the ghost; `after` is the exercise with the ghost laid. */
export function useTrial(props: TrialProps) {
  const { name, moves, ghost, setGhost, people, lostText, setMessage, tell } = props;
  const [after, setAfter] = useState<ExerciseData | null>(null);
  const [shaking, setShaking] = useState<Cell | null>(null);

  useEffect(() => {
    if (!shaking) return;
    const timer = setTimeout(() => setShaking(null), SHAKE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [shaking]);

  useEffect(() => {
    const { card, cell, answer, sent } = ghost;
    if (!card || !cell || answer || sent) return;
    let isOld = false;
    const accept = (found: ExerciseData) => {
      if (isOld) return;
      setAfter(found);
      setMessage("");
      const allowed = { ...UNKNOWN, allowed: true, refusal: null, data: {} };
      setGhost((now) => ({ ...now, answer: allowed }));
      const place = say("table-ghost-told", { card: faceName(card), cell: cellName(cell) });
      announce(hasKeyboard() ? `${place} ${say("table-ghost-keys")}` : place);
    };
    const refuse = (error: unknown) => {
      if (!(error instanceof RequestRefused)) throw error;
      if (isOld) return;
      const { refusal, data } = error;
      if (refusal === "unreachable") {
        setGhost(takenBack);
        tell(lostText);
        return;
      }
      playSound("no");
      tell(refusalText(refusal, data, people));
      setShaking(cell);
      const refused = { ...UNKNOWN, allowed: false, refusal, data };
      setGhost((now) => ({ ...now, answer: refused }));
    };
    post("/api/exercise", { name, moves: [...moves, moveText(card, cell)] }).then(accept, refuse);
    return () => {
      isOld = true;
    };
  }, [ghost.card, ghost.cell && keyOf(ghost.cell), ghost.answer === null]);

  return { after, shaking, forget: () => setAfter(null) };
}
