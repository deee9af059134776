/** The view of one step: the sentence, the square, and what to do now. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { FinaleShow } from "../finale/finale";
import { say } from "../i18n";
import { Button } from "../ui/button";
import { Caption, LessonChase } from "./lesson-chase";
import { LessonSquare } from "./lesson-square";
import { LessonTurn } from "./lesson-turn";
import { useLesson } from "./use-lesson";
import type { VoiceSwitch } from "./voice";

interface LessonProps {
  name: string;
  voice: VoiceSwitch;
  onRepeat: () => void;
  onNext: () => void;
  /** The head of the page. */
  children: ComponentChildren;
}

/** One step of the lesson. */
export function Lesson({ name, voice, onRepeat, onNext, children }: LessonProps) {
  const lesson = useLesson(name, voice);
  const { data, board, people, finale, isGame } = lesson;
  const ways = { onRepeat, onNext };
  if (isGame && finale) {
    return (
      <div class="table">
        {children}
        <main class="learn-finale">
          <h1 class="hidden-text">{say("home-learn")}</h1>
          <FinaleShow board={board} finale={finale} dogsHuntMice={false} people={people} autoplay>
            <Outcome words="" isSolved={lesson.isSolved} {...ways} />
          </FinaleShow>
        </main>
      </div>
    );
  }
  return (
    <div class="table live learning" data-step={name}>
      {children}
      <main class="playing" style={{ "--room": 4 }} onKeyDown={lesson.onKeyDown}>
        <h1 class="hidden-text">{say("home-learn")}</h1>
        <p class="learn-sentence">{lesson.sentence}</p>
        <div class="board">
          {data && !lesson.shows && <LessonSquare lesson={lesson} data={data} />}
          {lesson.shows && <LessonChase lesson={lesson} />}
        </div>
        <section class="side">
          {lesson.isLost ? (
            <div class="learn-lost">
              <p role="alert">{say("learn-lost")}</p>
              <Button tone="big" icon="repeat" onClick={lesson.load}>
                {say("learn-again")}
              </Button>
            </div>
          ) : lesson.result ? (
            <Outcome
              words={say(lesson.result === "solved" ? "exercises-solved" : "exercises-missed")}
              isSolved={lesson.result === "solved"}
              {...ways}
            />
          ) : (
            data && (lesson.shows ? <Caption lesson={lesson} /> : <LessonTurn lesson={lesson} />)
          )}
        </section>
      </main>
    </div>
  );
}

interface OutcomeProps {
  words: string;
  isSolved: boolean;
  onRepeat: () => void;
  onNext: () => void;
}

/** How a step ended, and the button that goes on. */
function Outcome({ words, isSolved, onRepeat, onNext }: OutcomeProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  return (
    <div class="learn-outcome" ref={root}>
      {words && <p class={isSolved ? "learn-solved" : ""}>{words}</p>}
      {isSolved ? (
        <Button tone="big" icon="arrow-right" onClick={onNext}>
          {say("learn-next")}
        </Button>
      ) : (
        <Button tone="big" icon="repeat" onClick={onRepeat}>
          {say("learn-again")}
        </Button>
      )}
    </div>
  );
}
