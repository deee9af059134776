/** The chase of a lesson: the animation of the finale, with only what happens. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { spokenCell } from "../board/names";
import { boxOf, cellsOf } from "../cards";
import { type Beat, plotOf } from "../finale/plot";
import { Stage } from "../finale/stage";
import { caption } from "../finale/story";
import { say } from "../i18n";
import { joinNames } from "../people";
import { playSound } from "../sound";
import { briefPlot } from "./lesson";
import type { ExerciseState } from "./use-exercise";

/** Plays the chase once, with cards of the size that they had before. */
export function LessonChase({ lesson }: { lesson: ExerciseState }) {
  const { data, board, shows, people, isSolved, onShown, room, tellCaption } = lesson;
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

  const isScene = ["dogs", "cats", "mice"].includes(beat.scene);
  useEffect(() => {
    if (plot && isScene) {
      tellCaption(caption(plot, index, { say, joinNames, people, mark: spokenCell }));
    }
  }, [beat.scene]);

  if (!plot) return null;
  const { left, right } = boxOf(cellsOf(board));
  return (
    <section
      class={`finale lesson-chase scene-${beat.scene} act-${beat.act}`}
      aria-label={say("finale-title")}
      style={{ "--pace": 1, "--columns": right - left + 1, "--cells": room }}
    >
      <Stage
        plot={plot}
        index={index}
        take={1}
        people={people}
        chosen={index === last ? (data?.loss?.cell ?? null) : null}
        marks={[]}
        choose={() => undefined}
      />
    </section>
  );
}

/** What the chase shows, below or beside it, so that it covers nothing. */
export function Caption({ lesson }: { lesson: ExerciseState }) {
  return (
    <p class="learn-caption" key={lesson.caption}>
      {lesson.caption}
    </p>
  );
}
