/** The chase of a lesson: the animation of the finale, with only what happens. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { spokenCell } from "../board/names";
import { type Beat, plotOf } from "../finale/plot";
import { Stage } from "../finale/stage";
import { caption } from "../finale/story";
import { say } from "../i18n";
import { joinNames } from "../people";
import { playSound } from "../sound";
import { announce } from "../ui/announce";
import { briefPlot } from "./lesson";
import type { ExerciseState } from "./use-exercise";

/** Plays the chase once; its captions become the message of the lesson. */
export function LessonChase({ lesson }: { lesson: ExerciseState }) {
  const { data, board, shows, people, isSolved, onShown } = lesson;
  const plot = useMemo(
    () => shows && briefPlot(plotOf(board, shows, false), isSolved),
    [board, shows, isSolved],
  );
  const [index, setIndex] = useState(0);
  const beat = plot?.beats[index] as Beat;
  const last = (plot?.beats.length ?? 1) - 1;

  useEffect(() => {
    for (const { sound } of beat.sounds.slice(0, 1)) playSound(sound);
    if (index === last) {
      onShown();
      return;
    }
    const timer = setTimeout(() => setIndex(index + 1), beat.ms);
    return () => clearTimeout(timer);
  }, [index]);

  if (!plot) return null;
  const words = caption(plot, index, { say, joinNames, people, mark: spokenCell });
  const isScene = ["dogs", "cats", "mice"].includes(beat.scene);
  return (
    <section
      class={`finale lesson-chase scene-${beat.scene} act-${beat.act}`}
      aria-label={say("finale-title")}
      style={{ "--pace": 1 }}
    >
      <Stage
        plot={plot}
        index={index}
        take={1}
        people={people}
        chosen={index === last ? (data?.loss?.cell ?? null) : null}
        marks={[]}
        choose={() => undefined}
      >
        {isScene && <Caption key={beat.scene} words={words} />}
      </Stage>
    </section>
  );
}

function Caption({ words }: { words: string }) {
  useEffect(() => announce(words), []);
  return <p class="learn-caption">{words}</p>;
}
