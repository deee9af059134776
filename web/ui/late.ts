/** What a first game does not need: a style sheet, and the rest of the sentences. */

import { loadAllWords } from "../i18n";
import { LATE_STYLES } from "../page-config";

let styles: Promise<void> | null = null;

/** Loads both; after a failure, the next call tries again. */
export async function loadLate(): Promise<void> {
  styles ??= loadStyles();
  await Promise.all([styles, loadAllWords()]);
}

function loadStyles(): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = `/static/${LATE_STYLES}`;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      styles = null;
      reject(new Error("a style sheet cannot be loaded"));
    };
    document.head.append(link);
  });
}

/** Loads something together with what it looks like and says. */
export async function withLate<T>(load: () => Promise<T>): Promise<T> {
  const [it] = await Promise.all([load(), loadLate()]);
  return it;
}
