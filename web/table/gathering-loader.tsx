/** A table before the deal. A game that starts by itself does not need the page with the chairs. */

import { lazy } from "../ui/lazy";
import type { GatheringProps } from "./gathering";
import { useAutoStart } from "./use-auto-start";

/** Loads the page with the chairs. */
export const loadGathering = () => import("./gathering");

const Waiting = () => <main class="gathering" aria-busy="true" />;
const Gathering = lazy(loadGathering, Waiting);

/** The table before the deal; a game without other people starts by itself. */
export function LazyGathering(props: GatheringProps) {
  const isStarting = useAutoStart(props.state, props.table, props.send);
  return isStarting ? <Waiting /> : <Gathering {...props} />;
}
