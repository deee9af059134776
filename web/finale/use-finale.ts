/** The playback of a finale: its current beat, sounds, announcements and commands. */

import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { spokenCell } from "../board/names";
import { type Board, type Cell, keyOf } from "../cards";
import { say } from "../i18n";
import { joinNames, type Person } from "../people";
import type { Finale } from "../protocol";
import { playSound } from "../sound";
import { readSetting, writeSetting } from "../storage";
import { announce } from "../ui/announce";
import { flyToChips } from "./chip-flights";
import { firstPlayback, startedAt, toggled } from "./playback";
import { type Beat, plotOf, sceneStart } from "./plot";
import { caption, markedStory, results, resultWords, storyOf } from "./story";

export interface FinaleOptions {
  board: Board;
  finale: Finale;
  dogsHuntMice: boolean;
  people: readonly Person[];
  /** Called when the end is reached for the first time. */
  onEnd?: (() => void) | undefined;
  /** Whether it starts by itself; otherwise a big button starts it. */
  autoplay: boolean;
  /** Whether a dialog covers it: it goes on afterwards. */
  isCovered?: boolean | undefined;
}

const SLOW_PACE = 2.2;

/** Plays a finale; returns what its view shows and the commands of its buttons. */
export function useFinale(options: FinaleOptions) {
  const { board, finale, dogsHuntMice, people, onEnd, autoplay, isCovered = false } = options;
  const plot = useMemo(() => plotOf(board, finale, dogsHuntMice), [board, finale, dogsHuntMice]);
  const last = plot.beats.length - 1;
  const [playback, setPlayback] = useState(() => firstPlayback(autoplay));
  const [isSlow, setSlow] = useState(readSetting("slow") === "yes");
  const [chosen, setChosen] = useState<Cell | null>(null);
  const [isReading, setReading] = useState(false);
  const root = useRef<HTMLElement>(null);
  const hasEnded = useRef(false);

  const { take, isRunning, isHeld } = playback;
  const index = Math.min(playback.beat, last);
  const beat = plot.beats[index] as Beat;
  const pace = isSlow ? SLOW_PACE : 1;
  const isOver = index === last;
  const isWaiting = !isRunning && index === 0 && take === 0;
  const teller = { say, joinNames, people, mark: spokenCell };
  const text = caption(plot, index, teller);
  const words = isOver ? resultWords(plot, teller) : null;
  const announcement = words
    ? [...results(plot, teller), words.title, words.text].map(withFullStop).join(" ")
    : text;

  const goTo = (to: number, runs: boolean) => {
    if (to < 0 || to > last) return;
    setChosen(null);
    setPlayback((now) => startedAt(now, to, runs, last));
  };

  useEffect(() => {
    if (!isRunning || isCovered) return;
    const timer = setTimeout(() => goTo(index + 1, true), beat.ms * pace);
    return () => clearTimeout(timer);
  }, [isRunning, isCovered, index, take, beat.ms, pace]);

  useEffect(() => {
    if (isWaiting) return;
    const timers = beat.sounds.map((cue) => setTimeout(() => playSound(cue.sound), cue.at * pace));
    return () => timers.forEach(clearTimeout);
  }, [isWaiting, index, take]);

  useEffect(() => {
    if (!isWaiting) announce(announcement);
  }, [isWaiting, announcement]);

  useEffect(() => {
    if (!isOver || hasEnded.current) return;
    hasEnded.current = true;
    onEnd?.();
  }, [isOver]);

  useEffect(() => {
    if (chosen) root.current?.querySelector(".finale-story")?.scrollIntoView({ block: "nearest" });
  }, [chosen]);

  useLayoutEffect(() => flyToChips(root.current, pace), [index, take]);

  const toggle = () => {
    if (isOver) goTo(0, true);
    else setPlayback(toggled);
  };

  return {
    plot,
    beat,
    index,
    take,
    pace,
    text,
    words,
    teller,
    chosen,
    ...markedStory(plot, chosen, teller),
    root,
    isRunning,
    isHeld,
    isOver,
    isWaiting,
    isSlow,
    isReading,
    start: () => {
      goTo(1, true);
      root.current?.querySelector<HTMLElement>(".finale-play")?.focus();
    },
    toggle,
    back: () => goTo(index - 1, false),
    forward: () => goTo(index + 1, false),
    repeat: () => goTo(isOver ? 0 : sceneStart(plot, index), true),
    skip: () => isOver || goTo(last, false),
    toggleSlow: () => {
      writeSetting("slow", isSlow ? null : "yes");
      setSlow(!isSlow);
    },
    choose: (cell: Cell) => {
      if (!isOver || !board.has(keyOf(cell))) return;
      setChosen(cell);
      const story = storyOf(plot, cell, teller);
      if (story) announce(`${story.title}. ${story.lines.join(" ")}`);
    },
    openText: () => {
      if (isRunning) toggle();
      setReading(true);
    },
    closeText: () => setReading(false),
  };
}

function withFullStop(line: string): string {
  return /[.!]$/.test(line) ? line : `${line}.`;
}
