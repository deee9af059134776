/** Notifies a player that a bot plays for them. */

import { botName } from "../bot-names";
import type { Connection } from "../connection";
import { say } from "../i18n";
import type { TableData } from "../protocol";
import { Button } from "../ui/button";

interface StandInNoticeProps {
  connection: Connection;
  table: TableData;
  attempt: (action: Promise<unknown>) => Promise<boolean>;
}

/** A notice that a bot plays for a chair of this device, with a button to come back. */
export function StandInNotice({ connection, table, attempt }: StandInNoticeProps) {
  const chair = table.chairs.findIndex(
    (one, number) => one.taken && one.stand_in && connection.tokenOf(number),
  );
  const bot = table.chairs[chair]?.stand_in;
  if (!bot) return null;
  return (
    <div class="away">
      <p>{say("seat-plays-for-you", { bot: botName(bot) })}</p>
      <Button tone="big" icon="play" onClick={() => void attempt(connection.comeBack(chair))}>
        {say("seat-come-back")}
      </Button>
    </div>
  );
}
