/** Whether the person uses the keyboard or a pointer. */

let isByKey = false;

if (typeof addEventListener === "function") {
  addEventListener("keydown", () => note(true), true);
  addEventListener("pointerdown", () => note(false), true);
}

/** Marks the page, so that a style can depend on it. */
function note(byKey: boolean): void {
  isByKey = byKey;
  document.documentElement.toggleAttribute("data-keys", byKey);
}

/** Whether the last input was a key; false until there was any. */
export function hasUsedKeys(): boolean {
  return isByKey;
}
