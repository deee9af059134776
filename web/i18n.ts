/** Sentences in the chosen language, from the Fluent catalogues that the server sends. */

import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import { LANGUAGES } from "./protocol";
import { readSetting, writeSetting } from "./storage";

export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, string | number>;

const VERSION = document.documentElement.dataset.version ?? "";
const listeners = new Set<() => void>();
let bundle = new FluentBundle("en");
let current: Language = "en";

/** The sentence for a key, with its values filled in. */
export function say(key: string, values: Values = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no sentence for ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors.length) console.error(`${key} in ${current}: ${errors[0]}`);
  return text;
}

/** The text with a capital first letter, for the beginning of a sentence. */
export function capitalised(text: string): string {
  const [first = ""] = text;
  return first.toLocaleUpperCase(current) + text.slice(first.length);
}

/** The current language. */
export function language(): Language {
  return current;
}

/** Calls the listener after every change of language; returns a function that removes it. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language chosen on this device, or the browser's first with a catalogue, or English. */
export function preferredLanguage(): Language {
  const preferred = [readSetting("language") ?? "", ...navigator.languages];
  const codes = preferred.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? "en";
}

function isLanguage(code: string): code is Language {
  return code in LANGUAGES;
}

/** The text of a catalogue: from the page if it embeds this language, else from the server. */
async function catalogue(wanted: Language): Promise<string> {
  const embedded = document.querySelector<HTMLTemplateElement>("template#words");
  if (embedded?.lang === wanted) return embedded.content.textContent ?? "";
  const answer = await fetch(`/i18n/${wanted}.ftl?v=${VERSION}`);
  if (!answer.ok) throw new Error(`no catalogue: ${answer.status}`);
  return answer.text();
}

/** Loads a catalogue and switches the page to its language. */
export async function loadLanguage(wanted: Language): Promise<void> {
  const functions = {
    CAPITAL: ([value = ""]: FluentValue[]) =>
      typeof value === "string" ? capitalised(value) : value,
  };
  const next = new FluentBundle(wanted, { useIsolating: false, functions });
  next.addResource(new FluentResource(await catalogue(wanted)));
  bundle = next;
  current = wanted;
  document.documentElement.lang = wanted;
  for (const listener of listeners) listener();
}

/** Switches the language and stores the choice on this device. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await loadLanguage(wanted);
  writeSetting("language", wanted);
}
