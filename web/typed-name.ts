/** Typed names in input fields. The server decides which names it accepts. */

import { LONGEST_NAME, MOST_NAME_CODE_POINTS } from "./protocol";

/** Marks and joiners belong to the letter before them. */
const NO_LETTER = /[\p{M}\u200c\u200d]/u;

/** The beginning of the text that has as many letters as a name may have. */
export function firstLetters(typed: string): string {
  let letters = 0;
  const isBeyond = (character: string, index: number) =>
    (!NO_LETTER.test(character) && ++letters > LONGEST_NAME) || index >= MOST_NAME_CODE_POINTS;
  const characters = [...typed];
  const end = characters.findIndex(isBeyond);
  return end < 0 ? typed : characters.slice(0, end).join("");
}

/** Cuts what was typed to the longest name, and returns it. Waits while an input method composes. */
export function limitName(input: HTMLInputElement, event: Event): string {
  const isComposing = event instanceof InputEvent && event.isComposing;
  const fitting = firstLetters(input.value);
  if (!isComposing && fitting !== input.value) input.value = fitting;
  return input.value;
}
