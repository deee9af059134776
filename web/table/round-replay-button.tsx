import { Icon } from "../art/icon";
import { say } from "../i18n";
import type { RoundReplay } from "./use-round-replay";

/** The button that replays the recent moves; nothing if there are none. */
export function RoundReplayButton({ replay }: { replay: RoundReplay }) {
  if (!replay.canStart) return null;
  return (
    <button type="button" class="round-replay" onClick={replay.start}>
      <Icon name="repeat" />
      <span>{say("round-replay")}</span>
    </button>
  );
}
