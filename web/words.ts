/** The sentences of the language that is spoken; the catalogues are the server's. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { keep, kept } from "./keep";
import { LANGUAGES } from "./protocol";

export type Language = keyof typeof LANGUAGES;
export type Values = Record<string, string | number>;

const VERSION = document.documentElement.dataset["version"] ?? "";
const listeners = new Set<() => void>();
let bundle = new FluentBundle("en");
let spoken: Language = "en";

/** The sentence for a key, with its values filled in. */
export function say(key: string, values: Values = {}): string {
  const pattern = bundle.getMessage(key)?.value;
  if (!pattern) {
    console.error(`no sentence for ${key}`);
    return key;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, values, errors);
  if (errors.length) console.error(`${key} in ${spoken}: ${errors[0]}`);
  return text;
}

export function language(): Language {
  return spoken;
}

/** Whoever shows sentences shows them anew when the language changes. */
export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The one chosen on this device, else the dearest of the browser's that we speak. */
export function wishedLanguage(): Language {
  const wished = [kept("language") ?? "", ...navigator.languages];
  const codes = wished.map((tag) => tag.slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? "en";
}

function isLanguage(code: string): code is Language {
  return code in LANGUAGES;
}

/** The catalogue that came with the page, if it is the right one, else from the server. */
async function catalogue(wanted: Language): Promise<string> {
  const brought = document.querySelector<HTMLTemplateElement>("template#words");
  if (brought?.lang === wanted) return brought.content.textContent ?? "";
  const answer = await fetch(`/i18n/${wanted}.ftl?v=${VERSION}`);
  if (!answer.ok) throw new Error(`no catalogue: ${answer.status}`);
  return answer.text();
}

export async function speak(wanted: Language): Promise<void> {
  const next = new FluentBundle(wanted, { useIsolating: false });
  next.addResource(new FluentResource(await catalogue(wanted)));
  bundle = next;
  spoken = wanted;
  document.documentElement.lang = wanted;
  for (const listener of listeners) listener();
}

export async function chooseLanguage(wanted: Language): Promise<void> {
  await speak(wanted);
  keep("language", wanted);
}
