import { Icon } from "../art/icon";
import { say } from "../i18n";
import { Link } from "../router";
import { IconButton } from "../ui/button";
import type { VoiceSwitch } from "./voice";

interface LearnHeadProps {
  lessons: readonly string[];
  step: number;
  voice: VoiceSwitch;
  onRepeat: () => void;
  onSkip: () => void;
}

/** The way out, the steps as dots, and the buttons for this step. */
export function LearnHead({ lessons, step, voice, onRepeat, onSkip }: LearnHeadProps) {
  const place = say("learn-step", { step: step + 1, steps: lessons.length });
  return (
    <header class="table-head learn-head">
      <Link href="/" class="icon-button" aria-label={say("learn-leave")} title={say("learn-leave")}>
        <Icon name="home" />
      </Link>
      <div class="learn-dots" role="img" aria-label={place}>
        {lessons.map((name, nth) => (
          <i key={name} class={nth < step ? "past" : nth === step ? "now" : ""} />
        ))}
      </div>
      {voice.canRead && (
        <IconButton
          icon={voice.isOn ? "sound" : "muted"}
          label={say("learn-aloud")}
          aria-pressed={voice.isOn}
          onClick={voice.toggle}
        />
      )}
      <IconButton icon="repeat" label={say("learn-repeat")} onClick={onRepeat} />
      <IconButton icon="skip" label={say("learn-skip")} onClick={onSkip} />
    </header>
  );
}
