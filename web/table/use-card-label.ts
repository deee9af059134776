import { useEffect, useState } from "preact/hooks";
import type { Cell } from "../cards";
import type { Card, ViewData } from "../protocol";

const SHOWN_MILLISECONDS = 3_000;

/** The cell whose card was tapped: a label names it for a moment, or until the player goes on. */
export function useCardLabel({ game, ply }: ViewData, picked: Card | null) {
  const [labelled, showLabel] = useState<Cell | null>(null);
  useEffect(() => showLabel(null), [game, ply, picked]);
  useEffect(() => {
    if (!labelled) return;
    const timer = setTimeout(() => showLabel(null), SHOWN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [labelled]);
  return { labelled, showLabel };
}
