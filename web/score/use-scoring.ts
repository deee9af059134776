/** Scoring a square of real cards: the stored draft, the server's answer, and the commands. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { post, RequestRefused } from "../api";
import { boardOf } from "../cards";
import type { Person } from "../people";
import type { Scored } from "../protocol";
import { nameByShape } from "../replay/players";
import { squareText } from "../replay/scored-square";
import { navigate, useAddress } from "../router";
import { readSetting, writeSetting } from "../storage";
import { cleared, type Draft, draftText, drawingOf, isEmpty, readDraft } from "./draft";
import { type Flaw, holesFlaw, isAboutTheSquare } from "./flaws";

const SETUP = "/score";
const SQUARE = "/score#square";
const CHASE = "/score#chase";
const CHECK_DELAY_MILLISECONDS = 300;

/** A square that the server has scored. */
interface ScoredDraft {
  draft: Draft;
  answer: Scored;
}

type Trouble = { refusal: string; data: Record<string, number | string> };

/** The state and the commands of the score page. */
export function useScoring() {
  const { hash } = useAddress();
  const [draft, setDraft] = useState<Draft>(() => readDraft(readSetting("score")));
  const [scored, setScored] = useState<ScoredDraft | null>(null);
  const [flaws, setFlaws] = useState<readonly Flaw[] | null>(null);
  /** A refusal that is not about the square. */
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isAsking, setAsking] = useState(false);
  const newest = useRef(draft);
  const board = useMemo(() => boardOf(scored?.answer.board ?? [], false), [scored]);

  const change = (next: Draft) => {
    if (next.cards !== newest.current.cards) {
      setTrouble(null);
      if (isEmpty(next)) setFlaws(null); // a new start
    }
    newest.current = next;
    setDraft(next);
    writeSetting("score", draftText(next));
  };

  /** The server's answer for the square; null if it is refused or has changed meanwhile. */
  const check = async (checked: Draft, { anyCounts = false } = {}): Promise<Scored | null> => {
    const holes = holesFlaw(checked);
    if (holes) {
      setFlaws([holes]);
      return null;
    }
    try {
      const answer = await post("/api/score", {
        drawing: drawingOf(checked),
        centred: checked.centred,
        dogs_hunt_mice: checked.dogsHuntMice,
        any_counts: anyCounts,
      });
      return newest.current.cards === checked.cards ? answer : null;
    } catch (error) {
      if (!(error instanceof RequestRefused)) throw error;
      const { refusal, data, more } = error;
      if (newest.current.cards !== checked.cards) return null;
      if (isAboutTheSquare(refusal)) setFlaws([{ refusal, data } as Flaw, ...more]);
      else setTrouble({ refusal, data });
      return null;
    }
  };

  // While flaws are shown, check the square again after every change.
  useEffect(() => {
    if (!flaws) return;
    const timer = setTimeout(() => {
      void check(draft).then((answer) => {
        if (answer) setFlaws([]);
      });
    }, CHECK_DELAY_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [draft.cards]);

  const isBegun = !isEmpty(draft);
  useLayoutEffect(() => {
    if (isBegun && !hash) navigate(SQUARE, { replace: true });
  }, []);

  // The pressed button is gone, so the focus moves to the start of the new part.
  const part = useRef<HTMLDivElement>(null);
  const partBefore = useRef(hash);
  useEffect(() => {
    if (partBefore.current !== hash) part.current?.focus({ preventScroll: true });
    partBefore.current = hash;
  }, [hash]);

  return {
    hash,
    part,
    draft,
    people: peopleOf(draft),
    /** The scored game, with the names and rules that it was scored with. */
    game: scored && {
      board,
      finale: scored.answer.finale,
      dogsHuntMice: scored.draft.dogsHuntMice,
      people: peopleOf(scored.draft),
    },
    /** The text of the scored game, to keep it. */
    record:
      scored &&
      squareText({ ...scored.draft, drawing: drawingOf(scored.draft) }, scored.answer.finale),
    flaws,
    trouble,
    isAsking,
    change,
    /** With `anyCounts`, more cards of a kind are accepted than we think there are. */
    score: async ({ anyCounts = false } = {}) => {
      setTrouble(null);
      setAsking(true);
      const answer = await check(draft, { anyCounts });
      setAsking(false);
      if (!answer) {
        scrollTo(0, 0); // the flaws are shown at the top
        return;
      }
      setFlaws(null);
      setScored({ draft, answer });
      navigate(CHASE);
    },
    startAgain: () => {
      setScored(null);
      setFlaws(null);
      change({ ...cleared(draft), past: [] });
      navigate(SQUARE);
    },
    showSetup: () => {
      setFlaws(null);
      navigate(SETUP);
    },
    showSquare: () => navigate(SQUARE),
  };
}

function peopleOf({ owners, players }: Draft): Person[] {
  return owners.slice(0, players).map(({ shape, name }, seat) => {
    const trimmed = name.trim().replace(/\s+/g, " ");
    return { seat, name: trimmed || nameByShape(shape), shape, mine: false, bot: null };
  });
}
