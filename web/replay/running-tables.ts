/** Tables of this device that still exist, and whom they wait for. */

import { RequestRefused, requestTable } from "../api";
import { say } from "../i18n";
import { chairName } from "../people";
import type { ChairNumber, TableData } from "../protocol";
import type { StoredTable } from "../storage";

export type Standing = "your-turn" | "their-turn" | "gathering" | "over";

export interface RunningTable {
  table: TableData;
  standing: Standing;
}

/** Asks the server about a table: `gone` if it no longer exists, `lost` without an answer. */
export async function requestStanding(
  stored: StoredTable,
): Promise<RunningTable | "gone" | "lost"> {
  try {
    const answer = await requestTable("GET", `/api/tables/${stored.table}`, stored.tokens[0]);
    const table = (await answer.json()) as TableData;
    return { table, standing: standingOf(table, ownChairs(stored, table)) };
  } catch (error) {
    return error instanceof RequestRefused && error.refusal === "no-such-table" ? "gone" : "lost";
  }
}

/**
 * The chairs of this device: those that it had when it last saw the table, and the one that it
 * was given since. An older version stored only for which chairs it sent random numbers.
 */
export function ownChairs(
  { luck, chairs, asked }: Pick<StoredTable, "luck" | "chairs" | "asked">,
  { requests, chairs: seats }: Pick<TableData, "requests" | "chairs">,
): ChairNumber[] {
  const games = Object.values(luck ?? {});
  const known = chairs ?? games.flatMap(({ numbers }) => Object.keys(numbers).map(Number));
  const isGiven =
    asked && seats[asked.chair]?.taken && requests.every(({ chair }) => chair !== asked.chair);
  return [...new Set(isGiven ? [...known, asked.chair] : known)].sort();
}

/** What a table is waiting for, as seen from the device with these chairs. */
export function standingOf(table: TableData, own: readonly ChairNumber[]): Standing {
  if (table.phase !== "playing") return table.phase;
  const { turn } = table;
  const isOurs = turn !== null && own.includes(turn) && !table.chairs[turn]?.bot;
  return isOurs ? "your-turn" : "their-turn";
}

/** Whom a table waits for, as a sentence. */
export function standingText({ standing, table }: RunningTable): string {
  switch (standing) {
    case "your-turn":
      return say("games-your-turn");
    case "gathering":
      return say("games-gathering");
    case "over":
      return say("games-over");
    case "their-turn": {
      const chair = table.turn === null ? undefined : table.chairs[table.turn];
      return chair ? say("games-turn", { who: chairName(chair) }) : say("games-going-on");
    }
  }
}

const ORDER: readonly Standing[] = ["your-turn", "their-turn", "gathering", "over"];

/** Sorts tables by standing, those that wait for this device first; the sort is stable. */
export function inOrder(running: readonly RunningTable[]): RunningTable[] {
  const rank = ({ standing }: RunningTable) => ORDER.indexOf(standing);
  return [...running].sort((one, other) => rank(one) - rank(other));
}
