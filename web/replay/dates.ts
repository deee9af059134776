import { language } from "../i18n";

/** A time as text in the language of the page; empty if it is unknown. */
export function dateText(at: number, options: Intl.DateTimeFormatOptions): string {
  if (!at) return "";
  // Prefer the reader's regional variant of that language, if the browser lists one.
  const tag = navigator.languages.find((one) => one.startsWith(language())) ?? language();
  return new Intl.DateTimeFormat(tag, options).format(new Date(at));
}
