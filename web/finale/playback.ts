/** Where the playback of a finale is, and what its buttons do to that. */

export interface Playback {
  /** The index of the beat that is shown. */
  beat: number;
  /** Whether the next beat follows by itself. */
  isRunning: boolean;
  /** Whether it was paused in the middle of a beat; a beat that was stepped to plays to its end. */
  isHeld: boolean;
  /** Counts how often a beat was started, so that the same beat can start again. */
  take: number;
}

export function firstPlayback(isRunning: boolean): Playback {
  return { beat: 0, isRunning, isHeld: false, take: 0 };
}

/** Starts a beat from its beginning; the last one never runs on. */
export function startedAt(
  playback: Playback,
  beat: number,
  isRunning: boolean,
  last: number,
): Playback {
  if (beat < 0 || beat > last) return playback;
  return {
    beat,
    isRunning: isRunning && beat < last,
    isHeld: false,
    take: playback.take + 1,
  };
}

/** Pauses or resumes. */
export function toggled(playback: Playback): Playback {
  const { isRunning, take } = playback;
  return { ...playback, isRunning: !isRunning, isHeld: isRunning, take: take || 1 };
}
