/** Score our table: a square of real cards, tapped in, and its chase. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Refused, post } from "../api";
import { boardOf } from "../cards";
import { FinaleShow } from "../finale/finale";
import { keep, kept } from "../keep";
import type { Person } from "../people";
import type { Scored } from "../protocol";
import { namedByShape } from "../replay/cast";
import { go, useAddress } from "../router";
import {
  type Draft,
  cellsOf,
  cleared,
  draftText,
  drawingOf,
  holesOf,
  readDraft,
} from "../score/draft";
import { Editor } from "../score/editor";
import { type Flaw, holesFlaw } from "../score/flaws";
import { Setup } from "../score/setup";
import { whyTold } from "../score/told";
import { Button } from "../ui/button";
import { Page } from "../ui/page";
import { say } from "../words";

const SETUP = "/score";
const SQUARE = "/score#square";
const CHASE = "/score#chase";
const ASK_AGAIN_AFTER = 300;

type Trouble = { refusal: string; data: Record<string, number | string> };

export default function ScorePage() {
  const { hash } = useAddress();
  const [draft, setDraft] = useState<Draft>(() => readDraft(kept("score")));
  const [scored, setScored] = useState<Scored | null>(null);
  const [flaws, setFlaws] = useState<readonly Flaw[] | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [isAsking, setAsking] = useState(false);
  const newest = useRef(draft);
  const people = peopleOf(draft);
  const board = useMemo(() => boardOf(scored?.board ?? [], false), [scored]);

  const change = (next: Draft) => {
    newest.current = next;
    setDraft(next);
    keep("score", draftText(next));
  };

  /** What the server says of the square, unless it was changed meanwhile. */
  const ask = async (asked: Draft): Promise<Scored | null> => {
    const holes = holesFlaw(asked);
    if (holes) {
      setFlaws([holes]);
      return null;
    }
    try {
      const answer = await post("/api/score", {
        drawing: drawingOf(asked),
        centred: asked.centred,
        dogs_hunt_mice: asked.dogsHuntMice,
      });
      return newest.current.cards === asked.cards ? answer : null;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const { refusal, data, more } = error;
      if (newest.current.cards !== asked.cards) return null;
      if (isAboutTheSquare(refusal)) setFlaws([{ refusal, data } as Flaw, ...more]);
      else setTrouble({ refusal, data });
      return null;
    }
  };

  const score = async () => {
    setTrouble(null);
    setAsking(true);
    const answer = await ask(draft);
    setAsking(false);
    if (!answer) {
      scrollTo(0, 0); // what is wrong stands above
      return;
    }
    setFlaws(null);
    setScored(answer);
    go(CHASE);
  };

  // Once flaws are shown they follow what is mended.
  useEffect(() => {
    if (!flaws) return;
    const timer = setTimeout(() => {
      void ask(draft).then((answer) => {
        if (answer) setFlaws([]);
      });
    }, ASK_AGAIN_AFTER);
    return () => clearTimeout(timer);
  }, [draft.cards]);

  const again = () => {
    setScored(null);
    setFlaws(null);
    change({ ...cleared(draft), past: [] });
    go(SQUARE);
  };

  const isBegun = holesOf(draft).length < cellsOf(draft).length;
  useLayoutEffect(() => {
    if (isBegun && !hash) go(SQUARE, { instead: true });
  }, []);

  // The button that led here is gone: whoever uses keys goes on from the new part's beginning.
  const part = useRef<HTMLDivElement>(null);
  const partBefore = useRef(hash);
  useEffect(() => {
    if (partBefore.current !== hash) part.current?.focus({ preventScroll: true });
    partBefore.current = hash;
  }, [hash]);

  if (hash === "chase" && scored) {
    return (
      <Page title={say("score-title")} wide>
        <div class="score-chase" tabIndex={-1} ref={part}>
          <FinaleShow
            board={board}
            finale={scored.finale}
            dogsHuntMice={draft.dogsHuntMice}
            people={people}
            autoplay
          />
          <div class="score-after">
            <Button icon="arrow-left" onClick={() => go(SQUARE)}>
              {say("score-back")}
            </Button>
            <Button icon="plus" onClick={again}>
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
              {whyTold(trouble, people)}
            </p>
          )}
          <Editor
            draft={draft}
            people={people}
            change={change}
            flaws={flaws}
            isAsking={isAsking}
            onSetup={() => {
              setFlaws(null);
              go(SETUP);
            }}
            onScore={() => void score()}
          />
        </>
      ) : (
        <div tabIndex={-1} ref={part}>
          <Setup draft={draft} people={people} change={change} onDone={() => go(SQUARE)} />
        </div>
      )}
    </Page>
  );
}

function peopleOf({ owners, players }: Draft): Person[] {
  return owners.slice(0, players).map(({ shape, name }, seat) => {
    const typed = name.trim().replace(/\s+/g, " ");
    return { seat, name: typed || namedByShape(shape), shape, mine: false, bot: null };
  });
}

const ABOUT_THE_SQUARE = new Set([
  "nothing-drawn",
  "wrong-size",
  "holes",
  "no-start-card",
  "two-start-cards",
  "start-card-not-used",
  "start-card-not-in-the-middle",
  "too-many-animals",
  "too-many-cheeses",
  "too-few-cheeses",
  "nobodys-cheese",
  "impossible-variant",
]);

function isAboutTheSquare(refusal: string): boolean {
  return ABOUT_THE_SQUARE.has(refusal);
}
