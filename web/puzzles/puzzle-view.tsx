/** The view of a puzzle: what to do, the other hand, the square, and the own hand. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { CardArt, ShapeMark } from "../art/card";
import { Icon } from "../art/icon";
import { stacks } from "../cards";
import { say } from "../i18n";
import { Caption, LessonChase } from "../learn/lesson-chase";
import { LessonSquare } from "../learn/lesson-square";
import { LessonTurn } from "../learn/lesson-turn";
import { faceName, joinNames, type Person } from "../people";
import type { Card, ExerciseData } from "../protocol";
import { Button } from "../ui/button";
import { type PuzzleOptions, type PuzzleState, usePuzzle } from "./use-puzzle";

/** Letters of a sentence that is shown large. */
const SHORT = 24;

interface PuzzleProps extends PuzzleOptions {
  title: string;
  /** Shown once it is solved. */
  next: ComponentChildren;
  /** The head of the page. */
  children: ComponentChildren;
}

/** One puzzle. */
export function Puzzle({ title, next, children, ...options }: PuzzleProps) {
  const puzzle = usePuzzle(options);
  const { lesson, hint } = puzzle;
  const { data, people } = lesson;
  const other = people.find(({ mine }) => !mine);
  return (
    <div class="table live learning puzzling" data-hand={data?.hand.length}>
      {children}
      <main class="playing" style={{ "--room": 5 }} onKeyDown={lesson.onKeyDown}>
        <h1 class="hidden-text">{title}</h1>
        <div class="puzzle-task">
          <p>{lesson.sentence}</p>
          {data?.progress === "open" && other && (
            <OtherHand hand={data.other_hand} person={other} />
          )}
        </div>
        <div class="board">
          {data && !lesson.shows && (
            <LessonSquare lesson={lesson} data={data} hinted={hint?.region ?? []} />
          )}
          {lesson.shows && <LessonChase lesson={lesson} />}
        </div>
        <section class="side">
          {lesson.isLost ? (
            <div class="learn-lost">
              <p role="alert">{say("puzzle-lost")}</p>
              <Button tone="big" icon="repeat" onClick={lesson.load}>
                {say("learn-again")}
              </Button>
            </div>
          ) : lesson.result && data ? (
            <PuzzleOutcome puzzle={puzzle} data={data} next={next} />
          ) : (
            data &&
            (lesson.shows ? (
              <Caption lesson={lesson} />
            ) : (
              <LessonTurn lesson={lesson} hinted={hint?.card ?? null}>
                {lesson.canLay && <HintLamp puzzle={puzzle} />}
              </LessonTurn>
            ))
          )}
        </section>
      </main>
    </div>
  );
}

/** The cards that the other still holds; with an empty pile, they are no secret. */
function OtherHand({ hand, person }: { hand: readonly Card[]; person: Person }) {
  const groups = stacks(hand);
  const names = groups.map(({ card, count }) => say("hand-stack", { card: faceName(card), count }));
  const label = say("puzzle-other-hand", { who: person.name });
  return (
    <div class="puzzle-other">
      <span aria-hidden="true">{label}</span>
      <span class="puzzle-cards" role="img" aria-label={`${label} ${joinNames(names)}`}>
        {groups.map(({ card, count }) => (
          <span key={card}>
            <CardArt card={card} shape={person.shape} />
            {count > 1 && <b>{count}</b>}
          </span>
        ))}
      </span>
    </div>
  );
}

/** The lamp: each tap reveals more, from the card to its place. */
function HintLamp({ puzzle }: { puzzle: PuzzleState }) {
  const { ask, isThinking, strength } = puzzle;
  return (
    <button
      type="button"
      class={`lamp hint-lamp ${isThinking ? "thinking" : ""} ${strength ? "lit" : ""}`}
      aria-disabled={isThinking}
      onClick={ask}
    >
      <Icon name="bulb" />
      <span>{say(strength && strength < 3 ? "puzzle-hint-more" : "hint-ask")}</span>
    </button>
  );
}

interface PuzzleOutcomeProps {
  puzzle: PuzzleState;
  data: ExerciseData;
  next: ComponentChildren;
}

/** The points, how it ended, and what comes next. */
function PuzzleOutcome({ puzzle, data, next }: PuzzleOutcomeProps) {
  const { lesson, words } = puzzle;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector<HTMLElement>("button, a")?.focus({ preventScroll: true });
  }, []);
  return (
    <div class="learn-outcome" data-result={lesson.result} ref={root}>
      <p class="puzzle-points">
        {lesson.people.map(({ seat, name, shape }) => (
          <span key={seat}>
            <ShapeMark shape={shape} /> {name}{" "}
            <b aria-hidden="true">{data.finale?.points[seat] ?? 0}</b>
            <span class="hidden-text">
              {say("points", { count: data.finale?.points[seat] ?? 0 })}
            </span>
          </span>
        ))}
      </p>
      <p class={lesson.isSolved && words.length < SHORT ? "learn-solved" : ""}>{words}</p>
      {lesson.isSolved ? (
        next
      ) : (
        <Button tone="big" icon="repeat" onClick={lesson.retry}>
          {say("learn-again")}
        </Button>
      )}
    </div>
  );
}
