/** Replays the recent moves on the board, card by card. Any tap or key ends it. */

import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Person } from "../people";
import type { TableData, ViewData } from "../protocol";
import { announce } from "../ui/announce";
import { flyFromChip } from "./card-flights";
import type { RecentMove } from "./recent-moves";
import { moveText } from "./sentences";

const STEP_MILLISECONDS = 800;
const FLIGHT_MILLISECONDS = 500;

interface RoundReplayProps {
  root: { current: Element | null };
  table: TableData;
  view: ViewData;
  recent: readonly RecentMove[];
  people: readonly Person[];
}

export interface RoundReplay {
  /** The move that is shown now; null unless the replay runs. */
  now: RecentMove | null;
  canStart: boolean;
  start: () => void;
}

/** The replay of the recent moves. */
export function useRoundReplay(props: RoundReplayProps): RoundReplay {
  const { root, table, view, recent, people } = props;
  const [step, setStep] = useState<number | null>(null);
  const isRunning = step !== null;
  const now = step === null ? null : (recent[step] ?? null);

  useLayoutEffect(() => setStep(null), [view.game, view.ply]);

  useLayoutEffect(() => {
    if (step === null || !now) return;
    flyFromChip(root.current, table, now, FLIGHT_MILLISECONDS);
    const next = step + 1 < recent.length ? step + 1 : null;
    const timer = setTimeout(() => setStep(next), STEP_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [step]);

  useEffect(() => {
    if (!isRunning) return;
    const stop = () => setStep(null);
    addEventListener("pointerdown", stop, true);
    addEventListener("keydown", stop, true);
    return () => {
      removeEventListener("pointerdown", stop, true);
      removeEventListener("keydown", stop, true);
    };
  }, [isRunning]);

  const start = () => {
    if (!recent.length) return;
    setStep(0);
    // All at once: a screen reader would lose sentences that follow each other too quickly.
    announce(recent.map(({ ply }) => moveText(view, ply, people)).join(" "));
  };
  return { now, canStart: recent.length > 0, start };
}
