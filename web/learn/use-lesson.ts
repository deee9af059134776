/** One step of the lesson. */

import { useLayoutEffect } from "preact/hooks";
import { storeLessons } from "../exercise-storage";
import { capitalised, say } from "../i18n";
import { type Person, peopleNamed } from "../people";
import { typedName } from "../profile";
import type { Seat } from "../protocol";
import { useExercise } from "./use-exercise";
import type { VoiceSwitch } from "./voice";

/** The learner and a bot, by seat. */
export function learnerAndBot(seat: Seat, bot: string): Person[] {
  const names = [typedName() ?? capitalised(say("result-you")), say(`bot-${bot}`)];
  const people = peopleNamed(seat === 0 ? names : names.reverse());
  return people.map((person) => ({
    ...person,
    mine: person.seat === seat,
    bot: person.seat === seat ? null : bot,
  }));
}

/** The sentence of a step. */
function stepSentence(name: string): string {
  return say(`exercise-${name}`, { bot: say("bot-little-mouse") });
}

/** The state of a step, and the commands of its view. */
export function useLesson(name: string, voice: VoiceSwitch) {
  const exercise = useExercise({
    name,
    sentenceFor: () => stepSentence(name),
    lostText: say("learn-lost"),
    peopleAt: (seat) => learnerAndBot(seat, "little-mouse"),
    voice,
    hasFinale: true,
    resultText: ({ progress }) =>
      say(progress === "solved" ? "exercises-solved" : "exercises-missed"),
  });
  useLayoutEffect(() => {
    if (exercise.isSolved) storeLessons([name]);
  }, [exercise.isSolved]);
  return exercise;
}
