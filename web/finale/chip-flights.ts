import { isMotionReduced } from "../ui/motion";

/** Animates counted and eaten cheeses to their owners' chips; returns a function that stops it. */
export function flyToChips(root: HTMLElement | null, pace: number): () => void {
  if (!root || isMotionReduced()) return () => undefined;
  const flights = [...root.querySelectorAll<HTMLElement>("[data-to]")].flatMap((flight) => {
    const chip = root.querySelector(`[data-chip="${flight.dataset.to}"] .finale-shape`);
    if (!chip || !("animate" in flight)) return [];
    const from = flight.getBoundingClientRect();
    const to = chip.getBoundingClientRect();
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    return flight.animate(
      [
        { transform: "scale(0.4)", opacity: 1 },
        { transform: `translate(${x / 3}px, ${y / 3 - 24}px) scale(0.6)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 1 },
      ],
      { duration: 420 * pace, easing: "ease-in" },
    );
  });
  return () => {
    for (const flight of flights) flight.cancel();
  };
}
