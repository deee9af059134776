/** The playback state of a finale, and how its buttons change it. */

export interface Playback {
  /** The index of the beat that is shown. */
  beat: number;
  /** Whether the next beat follows by itself. */
  isRunning: boolean;
  /** Whether it is paused within a beat; a beat that was stepped to plays to its end instead. */
  isHeld: boolean;
  /** Counts how often a beat was started, so that the same beat can start again. */
  take: number;
}

/** The playback at its first beat. */
export function firstPlayback(isRunning: boolean): Playback {
  return { beat: 0, isRunning, isHeld: false, take: 0 };
}

/** Starts a beat from its beginning if it exists; the playback stops at the last one. */
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

/** Pauses or resumes the playback. */
export function toggled(playback: Playback): Playback {
  const { isRunning, take } = playback;
  return { ...playback, isRunning: !isRunning, isHeld: isRunning, take: take || 1 };
}
