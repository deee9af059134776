import { say } from "../i18n";
import { Button } from "../ui/button";
import type { RoundReplay } from "./use-round-replay";

/** The button that replays the recent moves; nothing if there are none. */
export function RoundReplayButton({ replay }: { replay: RoundReplay }) {
  if (!replay.canStart) return null;
  return (
    <Button icon="repeat" class="round-replay" onClick={replay.start}>
      {say("round-replay")}
    </Button>
  );
}
