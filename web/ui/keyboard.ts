/** Whether this device has a keyboard, and whether it was used last. */

let isLast = false;

/**
 * Marks the page: `data-keyboard` once a key is pressed, since texts about keys are shown only then,
 * and `data-keys` as long as the last input was a key.
 */
export function noticeKeyboard(): void {
  const notice = ({ key, target }: KeyboardEvent) => {
    // The keys of a screen come only while one is typing.
    if (target instanceof Element && target.closest("input, select, textarea")) return;
    if (key.length > 1 && !/^(Tab|Enter|Escape|Arrow\w+)$/.test(key)) return;
    document.documentElement.dataset.keyboard = "yes";
    removeEventListener("keydown", notice, true);
  };
  const noteLast = (isKey: boolean) => {
    isLast = isKey;
    document.documentElement.toggleAttribute("data-keys", isKey);
  };
  addEventListener("keydown", notice, true);
  addEventListener("keydown", () => noteLast(true), true);
  addEventListener("pointerdown", () => noteLast(false), true);
}

/** Whether this device seems to have a keyboard: `.for-keyboard` in `base.css` asks the same. */
export function hasKeyboard(): boolean {
  const hasMouse = matchMedia("(hover: hover) and (pointer: fine)").matches;
  return hasMouse || "keyboard" in document.documentElement.dataset;
}

/** Whether the last input was a key; false until there was any. */
export function wasKeyLast(): boolean {
  return isLast;
}
