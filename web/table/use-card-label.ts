import { useEffect, useState } from "preact/hooks";
import type { Cell } from "../cards";
import type { ViewData } from "../protocol";

const SHOWN_MILLISECONDS = 3_000;

/** The cell whose card was tapped: a label names the card for a moment, or until the next move. */
export function useCardLabel({ game, ply }: ViewData) {
  const [labelled, showLabel] = useState<Cell | null>(null);
  useEffect(() => showLabel(null), [game, ply]);
  useEffect(() => {
    if (!labelled) return;
    const timer = setTimeout(() => showLabel(null), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [labelled]);
  return { labelled, showLabel };
}
