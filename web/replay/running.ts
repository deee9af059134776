/** Tables of this device that are still there, and what they wait for. */
import type { KeptTable } from "../keep";
import type { ChairNumber, TableShown } from "../protocol";

export type Standing = "your-turn" | "their-turn" | "gathering" | "over";

export interface Running {
  table: TableShown;
  standing: Standing;
}

/** The chairs for which this device gave a number: they are people of this device. */
export function ownChairs({ luck }: Pick<KeptTable, "luck">): ChairNumber[] {
  const games = Object.values(luck ?? {});
  const chairs = games.flatMap(({ numbers }) => Object.keys(numbers).map(Number));
  return [...new Set(chairs)].sort();
}

export function standingOf(table: TableShown, own: readonly ChairNumber[]): Standing {
  if (table.phase !== "playing") return table.phase;
  const { turn } = table;
  const isOurs = turn !== null && own.includes(turn) && !table.chairs[turn]?.bot;
  return isOurs ? "your-turn" : "their-turn";
}

const ORDER: readonly Standing[] = ["your-turn", "their-turn", "gathering", "over"];

/** Whoever waits for us comes first; else as they came. */
export function inOrder(running: readonly Running[]): Running[] {
  const rank = ({ standing }: Running) => ORDER.indexOf(standing);
  return [...running].sort((one, other) => rank(one) - rank(other));
}
