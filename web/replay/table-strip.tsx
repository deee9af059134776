/** The way from a replay back to its table. */

import { useEffect, useMemo, useState } from "preact/hooks";
import { Icon } from "../art/icon";
import { say } from "../i18n";
import { Link } from "../router";
import { type StoredTable, storedTables } from "../storage";
import { sealIn } from "./record";
import { type RunningTable, requestStanding, standingText } from "./running-tables";

/** The table of a recorded game, if this device knows it: by its seal, or the page came from it. */
export function tableOf(record: string): StoredTable | null {
  const state = history.state as { from?: string } | null;
  const seal = sealIn(record);
  const isIts = ({ table, luck }: StoredTable) =>
    state?.from === `/t/${table}` || Object.values(luck).some((one) => one.seal === seal);
  return storedTables().find(isIts) ?? null;
}

/** What the table of a game is waiting for, such as a rematch, and a link to it; or nothing. */
export function TableStrip({ record }: { record: string }) {
  const stored = useMemo(() => tableOf(record), [record]);
  const [running, setRunning] = useState<RunningTable | null>(null);
  useEffect(() => {
    let isOld = false;
    const look = async (table: StoredTable) => {
      const found = await requestStanding(table);
      if (!isOld && typeof found !== "string") setRunning(found);
    };
    if (stored) void look(stored);
    return () => {
      isOld = true;
    };
  }, [stored]);
  if (!running) return null;
  return (
    <div class="replay-table">
      <p>{standingText(running)}</p>
      <Link href={`/t/${running.table.table}`} class="button plain">
        <Icon name="arrow-left" />
        <span>{say("games-to-table")}</span>
      </Link>
    </div>
  );
}
