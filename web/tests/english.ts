/** Loads the English catalogue, so that tests can compare whole sentences. */

import { readFileSync } from "node:fs";
import { loadLanguage } from "../i18n";

/** Loads the English catalogue from the sources. */
export async function speakEnglish(): Promise<void> {
  const catalogue = readFileSync("../src/cheese_rescue/i18n/en.ftl", "utf8");
  Object.assign(document, { querySelector: () => null });
  globalThis.fetch = async () => new Response(catalogue);
  await loadLanguage("en");
}
