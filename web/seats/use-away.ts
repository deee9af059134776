/** Players who have been away for a while, for whom a bot could play. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Connection, ConnectionState } from "../connection";
import { botOf, chairOf } from "../people";
import type { ChairData, ChairNumber, TableData, ViewData } from "../protocol";

/** The server allows it at once. Most who reload a page or change the network are back sooner. */
const AWAY_MILLISECONDS = 30_000;

/** Whether a person has the chair, is not connected, and no bot plays for them. */
export function isAway(chair: ChairData): boolean {
  return chair.taken && !chair.here && !botOf(chair) && !chair.stand_in;
}

interface AwayProps {
  connection: Connection;
  state: ConnectionState;
  table: TableData;
  view: ViewData;
  attempt: (action: Promise<unknown>) => Promise<boolean>;
}

/**
 * The chair that the game waits for and whose player has been away for long, or null. It is offered
 * only to people who play too, and not in games over days, where being away is normal.
 */
export function useAwayOffer({ connection, state, table, view, attempt }: AwayProps) {
  const { long, dismiss } = useAway(table);
  const chair = chairOf(table, view.turn);
  const canCall = state.holds.length > 0;
  const isWaiting = !view.over && table.options.pace === "together" && long.includes(chair);
  return {
    chair: canCall && isWaiting ? chair : null,
    dismiss: () => dismiss(chair),
    callBot: () => void attempt(connection.request({ type: "call-bot", chair })),
  };
}

/** The chairs whose players have been away for 30 seconds; `dismiss` removes one until next time. */
export function useAway(table: TableData) {
  const timers = useRef(new Map<ChairNumber, ReturnType<typeof setTimeout>>());
  const [long, setLong] = useState<readonly ChairNumber[]>([]);
  const dismiss = (chair: ChairNumber) => setLong((all) => all.filter((one) => one !== chair));
  const away = table.chairs.map(isAway);
  useEffect(() => {
    away.forEach((is, chair) => {
      const timer = timers.current.get(chair);
      if (is && timer === undefined) {
        const add = () => setLong((all) => [...all, chair]);
        timers.current.set(chair, setTimeout(add, AWAY_MILLISECONDS));
      } else if (!is && timer !== undefined) {
        clearTimeout(timer);
        timers.current.delete(chair);
        dismiss(chair);
      }
    });
  }, [away.join()]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return { long, dismiss };
}
