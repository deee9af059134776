/** Tables of this device that still exist, and whom they wait for. */

import type { ChairNumber, TableData } from "../protocol";
import type { StoredTable } from "../storage";

export type Standing = "your-turn" | "their-turn" | "gathering" | "over";

export interface RunningTable {
  table: TableData;
  standing: Standing;
}

/** The chairs of this device: those for which it sent a random number. */
export function ownChairs({ luck }: Pick<StoredTable, "luck">): ChairNumber[] {
  const games = Object.values(luck ?? {});
  const chairs = games.flatMap(({ numbers }) => Object.keys(numbers).map(Number));
  return [...new Set(chairs)].sort();
}

/** What a table is waiting for, as seen from the device with these chairs. */
export function standingOf(table: TableData, own: readonly ChairNumber[]): Standing {
  if (table.phase !== "playing") return table.phase;
  const { turn } = table;
  const isOurs = turn !== null && own.includes(turn) && !table.chairs[turn]?.bot;
  return isOurs ? "your-turn" : "their-turn";
}

const ORDER: readonly Standing[] = ["your-turn", "their-turn", "gathering", "over"];

/** Sorts tables by standing, those that wait for this device first; the sort is stable. */
export function inOrder(running: readonly RunningTable[]): RunningTable[] {
  const rank = ({ standing }: RunningTable) => ORDER.indexOf(standing);
  return [...running].sort((one, other) => rank(one) - rank(other));
}
