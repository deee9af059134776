import { say } from "../i18n";
import { IconButton } from "../ui/button";
import type { ReplayState } from "./use-replay";

interface ReplayControlsProps {
  replay: ReplayState;
  /** The description of the current step. */
  text: string;
}

/** The slider and the buttons that step through a replay. */
export function ReplayControls({ replay, text }: ReplayControlsProps) {
  const { step, last, isChase, isRunning, stopAt } = replay;
  return (
    <div class="replay-controls">
      {!isChase && <p class="replay-step">{text}</p>}
      <input
        type="range"
        class="replay-slider"
        min={0}
        max={last}
        value={step}
        aria-label={say("replay-slider")}
        aria-valuetext={text}
        onInput={(event) => replay.slideTo(Number(event.currentTarget.value))}
      />
      <div class="replay-buttons" role="group" aria-label={say("replay-buttons")}>
        <IconButton
          icon="back"
          label={say("replay-first")}
          disabled={step === 0}
          onClick={() => stopAt(0)}
        />
        <IconButton
          icon="arrow-left"
          label={say("replay-back")}
          disabled={step === 0}
          onClick={() => stopAt(step - 1)}
        />
        {!isChase && (
          <IconButton
            icon={isRunning ? "pause" : "play"}
            label={isRunning ? say("replay-pause") : say("replay-play")}
            class="replay-play"
            onClick={replay.togglePlay}
          />
        )}
        <IconButton
          icon="arrow-right"
          label={say("replay-on")}
          disabled={step === last}
          onClick={() => stopAt(step + 1)}
        />
        <IconButton
          icon="forward"
          label={say("replay-last")}
          disabled={step === last}
          onClick={() => stopAt(last)}
        />
      </div>
    </div>
  );
}
