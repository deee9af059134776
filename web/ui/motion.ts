/** Whether the user prefers reduced motion. */
export function isMotionReduced(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Animates an element from another position to its own. */
export function flyFrom(element: Element, from: DOMRect, milliseconds = 300): void {
  if (isMotionReduced() || !("animate" in element)) return;
  const to = element.getBoundingClientRect();
  if (!to.width || !from.width) return;
  const x = from.left + from.width / 2 - (to.left + to.width / 2);
  const y = from.top + from.height / 2 - (to.top + to.height / 2);
  element.animate([{ transform: `translate(${x}px, ${y}px) scale(0.6)` }, { transform: "none" }], {
    duration: milliseconds,
    easing: "cubic-bezier(.3, 1.25, .5, 1)",
  });
}
