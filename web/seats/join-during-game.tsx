import type { Connection, ConnectionState } from "../connection";
import { say } from "../i18n";
import type { ChairNumber, TableData } from "../protocol";
import { SitDown } from "./sit-down";
import { useSitDown } from "./use-sit-down";

interface JoinDuringGameProps {
  connection: Connection;
  state: ConnectionState;
  table: TableData;
}

/** Offers a chair that was emptied during the game to a watcher, who may have to wait for it. */
export default function JoinDuringGame({ connection, state, table }: JoinDuringGameProps) {
  const { sit, isBusy, trouble } = useSitDown(connection, table);
  if (state.asked !== null) {
    return (
      <section class="late">
        <p role="status">{say("request-waiting")}</p>
      </section>
    );
  }
  const declined = state.declined?.game === table.game ? state.declined.chair : null;
  const free = freeChair(table, declined);
  if (free < 0 && declined === null) return null;
  return (
    <section class="late" aria-label={say("chair-free")}>
      {declined !== null && <p role="status">{say("refusal-not-agreed")}</p>}
      {free >= 0 && (
        <SitDown
          table={table}
          isBusy={isBusy}
          trouble={trouble}
          onSit={(sitter) => void sit(sitter, free)}
        />
      )}
    </section>
  );
}

/** The first emptied chair that this device may ask for; -1 without one. */
function freeChair(table: TableData, declined: ChairNumber | null): ChairNumber | -1 {
  const isAsked = (one: ChairNumber) => table.requests.some((request) => request.chair === one);
  return table.chairs.findIndex(
    (one, number) => !one.taken && number !== declined && !isAsked(number),
  );
}
