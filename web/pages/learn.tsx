/** The lesson: a few small steps on a small square, and then a small game. */

import { useEffect, useState } from "preact/hooks";
import { request } from "../api";
import { say } from "../i18n";
import { LearnEnd } from "../learn/learn-end";
import { LearnHead } from "../learn/learn-head";
import { stepAt } from "../learn/lesson";
import { Lesson } from "../learn/lesson-view";
import { useVoice } from "../learn/voice";
import type { ExerciseList } from "../protocol";
import { readSetting, writeSetting } from "../storage";
import { Button } from "../ui/button";
import { Page, useTitle } from "../ui/page";

/** The names of the lessons; `isLost` if the server cannot be reached. */
function useLessons() {
  const [lessons, setLessons] = useState<readonly string[]>([]);
  const [isLost, setLost] = useState(false);
  const load = async () => {
    setLost(false);
    try {
      const answer = await request("/api/exercises", { method: "GET" });
      setLessons(((await answer.json()) as ExerciseList).lessons);
    } catch {
      setLost(true);
    }
  };
  useEffect(() => void load(), []);
  return { lessons, isLost, load };
}

/** The page of the lesson. It goes on where this device left off. */
export default function LearnPage() {
  const { lessons, isLost, load } = useLessons();
  const voice = useVoice();
  const [at, setAt] = useState<{ step: number; take: number } | null>(null);
  useTitle(say("home-learn"));
  useEffect(() => writeSetting("offered", "yes"), []);
  const step = at?.step ?? stepAt(lessons, readSetting("lesson"));
  const goTo = (next: number) => {
    writeSetting("lesson", lessons[next] ?? null);
    setAt({ step: next, take: (at?.take ?? 0) + 1 });
  };

  if (isLost) {
    return (
      <Page title={say("home-learn")}>
        <p role="alert">{say("learn-lost")}</p>
        <Button tone="big" icon="repeat" onClick={load}>
          {say("learn-again")}
        </Button>
      </Page>
    );
  }
  const name = lessons[step];
  if (name === undefined) return lessons.length > 0 && <LearnEnd onRestart={() => goTo(0)} />;
  const onRepeat = () => goTo(step);
  const onNext = () => goTo(step + 1);
  return (
    <Lesson key={at?.take ?? 0} name={name} voice={voice} onRepeat={onRepeat} onNext={onNext}>
      <LearnHead lessons={lessons} step={step} voice={voice} onRepeat={onRepeat} onSkip={onNext} />
    </Lesson>
  );
}
