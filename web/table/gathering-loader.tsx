/** A table before the deal. A game that starts by itself does not need the page with the chairs. */

import type { ComponentType } from "preact";
import { useLoaded } from "../ui/lazy";
import type { GatheringProps } from "./gathering";
import { useAutoStart } from "./use-auto-start";

let Gathering: ComponentType<GatheringProps> | null = null;

/** Loads the page with the chairs. */
export async function loadGathering(): Promise<void> {
  Gathering ??= (await import("./gathering")).default;
}

const Waiting = () => <main class="gathering" aria-busy="true" />;

function LoadedGathering(props: GatheringProps) {
  useLoaded(loadGathering);
  return Gathering ? <Gathering {...props} /> : <Waiting />;
}

/** The table before the deal; a game without other people starts by itself. */
export function LazyGathering(props: GatheringProps) {
  const isStarting = useAutoStart(props.state, props.table, props.send);
  return isStarting ? <Waiting /> : <LoadedGathering {...props} />;
}
