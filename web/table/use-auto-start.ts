import { useEffect, useState } from "preact/hooks";
import type { Command, ConnectionState } from "../connection";
import type { TableData } from "../protocol";

const LATE_MILLISECONDS = 2_000; // if the game has not started by itself by then, show the buttons

/** Starts a game without people on other devices. Returns whether the page waits for that. */
export function useAutoStart(
  state: ConnectionState,
  table: TableData,
  send: (command: Command) => void,
): boolean {
  const isAlone = table.chairs.every(
    (chair, number) => chair.bot !== null || state.holds.includes(number),
  );
  const persons = state.holds.filter((number) => !table.chairs[number]?.bot);
  const { begins } = table.options;
  const startsItself =
    state.opener && table.game === 0 && isAlone && (begins === "drawn" || persons.length === 1);
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!startsItself || state.status !== "open") return;
    const [oldest] = persons;
    send(begins === "oldest" ? { type: "start", oldest: oldest ?? 0 } : { type: "start" });
    const timer = setTimeout(() => setLate(true), LATE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [startsItself, state.status]);
  return startsItself && !isLate;
}
