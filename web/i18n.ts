/** Sentences in the chosen language, from the Fluent catalogues that the server sends. */

import { FluentBundle, FluentNumber, FluentResource, type FluentValue } from "@fluent/bundle";
import { LANGUAGES } from "./protocol";
import { readSetting, writeSetting } from "./storage";

export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, string | number>;

const VERSION = document.documentElement.dataset.version ?? "";
const listeners = new Set<() => void>();
let bundle = new FluentBundle("en");
let current: Language = "en";
/** Whether the bundle has only the sentences that a first game needs. */
let isPartial = false;

/** The sentence for a key, with its values filled in. */
export function say(key: string, values: Values = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no sentence for ${key}`);
    return isPartial ? "" : key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, fluentValues(values), errors);
  if (errors.length) console.error(`${key} in ${current}: ${errors[0]}`);
  return text;
}

/**
 * A number as it is written in all our languages. Below a thousand, that takes no Intl.NumberFormat:
 * the first one takes 10 ms, on a slow phone 40, which the first card would wait for.
 */
class PlainNumber extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    const isShort = Number.isInteger(this.value) && this.value >= 0 && this.value < 1_000;
    return isShort ? String(this.value) : super.toString(scope);
  }
}

function fluentValues(values: Values): Record<string, FluentValue> {
  const entries = Object.entries(values);
  return Object.fromEntries(
    entries.map(([name, value]) => [
      name,
      typeof value === "number" ? new PlainNumber(value) : value,
    ]),
  );
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

/** The text of a catalogue from the server. */
async function catalogue(wanted: Language): Promise<string> {
  const answer = await fetch(`/i18n/${wanted}.ftl?v=${VERSION}`);
  if (!answer.ok) throw new Error(`no catalogue: ${answer.status}`);
  return answer.text();
}

function bundleOf(wanted: Language, text: string): FluentBundle {
  const functions = {
    CAPITAL: ([value = ""]: FluentValue[]) =>
      typeof value === "string" ? capitalised(value) : value,
  };
  const made = new FluentBundle(wanted, { useIsolating: false, functions });
  made.addResource(new FluentResource(text));
  return made;
}

/** The sentences in the page itself, if they are in that language; only before any others. */
function embeddedWords(wanted: Language): { text: string; isPart: boolean } | null {
  const embedded = document.querySelector<HTMLTemplateElement>("template#words");
  embedded?.remove(); // whoever changes the language later may need them all
  if (embedded?.lang !== wanted) return null;
  return { text: embedded.content.textContent ?? "", isPart: embedded.dataset.part === "first" };
}

/** Switches the page to a language: with the sentences in the page, or those from the server. */
export async function loadLanguage(wanted: Language): Promise<void> {
  const embedded = embeddedWords(wanted);
  bundle = bundleOf(wanted, embedded?.text ?? (await catalogue(wanted)));
  isPartial = embedded?.isPart ?? false;
  current = wanted;
  document.documentElement.lang = wanted;
  for (const listener of listeners) listener();
}

/** Loads the sentences that a first game does not need, unless the page has them already. */
export async function loadAllWords(): Promise<void> {
  if (!isPartial) return;
  const wanted = current;
  const text = await catalogue(wanted);
  if (!isPartial || wanted !== current) return; // another language has been loaded since
  bundle = bundleOf(wanted, text);
  isPartial = false;
}

/** Switches the language and stores the choice on this device. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await loadLanguage(wanted);
  writeSetting("language", wanted);
}
