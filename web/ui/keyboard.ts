/** Whether this device has a keyboard; without one, texts about keys are not shown. */

/** Marks the page once a key is pressed. The keys of a screen come only while one is typing. */
export function noticeKeyboard(): void {
  const notice = ({ key, target }: KeyboardEvent) => {
    if (target instanceof Element && target.closest("input, select, textarea")) return;
    if (key.length > 1 && !/^(Tab|Enter|Escape|Arrow\w+)$/.test(key)) return;
    document.documentElement.dataset.keyboard = "yes";
    removeEventListener("keydown", notice, true);
  };
  addEventListener("keydown", notice, true);
}
