/** For who stood up or was away: a bot plays on, and one tap brings them back. */
import type { Live } from "../live";
import type { TableShown } from "../protocol";
import { Button } from "../ui/button";
import { say } from "../words";

interface AwayFromProps {
  live: Live;
  table: TableShown;
}

export function AwayFrom({ live, table }: AwayFromProps) {
  const chair = table.chairs.findIndex((one, number) => one.stand_in && live.tokenOf(number));
  const bot = table.chairs[chair]?.stand_in;
  if (!bot) return null;
  const back = () => {
    live.comeBack(chair).catch(() => undefined); // the banner says why not
  };
  return (
    <div class="away">
      <p>{say("seat-plays-for-you", { bot: say(`bot-${bot}`) })}</p>
      <Button tone="big" icon="play" onClick={back}>
        {say("seat-come-back")}
      </Button>
    </div>
  );
}
