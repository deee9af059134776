/** Announcements for screen readers: one polite live region for the whole page. */

import { useEffect, useState } from "preact/hooks";

const listeners = new Set<(text: string) => void>();
let waiting: string[] = [];

/** Announces a text. Texts of the same tick are joined, or only the last would be read out. */
export function announce(text: string): void {
  if (!text) return;
  waiting.push(text);
  if (waiting.length > 1) return;
  setTimeout(() => {
    const said = waiting.join(" ");
    waiting = [];
    for (const listener of listeners) listener(said);
  });
}

/** The live region. It alternates between two elements, so that a repeated text is read again. */
export function Announcer({ id }: { id?: string }) {
  const [{ text, odd }, setState] = useState({ text: "", odd: false });
  useEffect(() => {
    const hear = (said: string) => setState((before) => ({ text: said, odd: !before.odd }));
    listeners.add(hear);
    return () => {
      listeners.delete(hear);
    };
  }, []);
  return (
    <div class="hidden-text" role="status" aria-live="polite" id={id}>
      <p>{odd ? text : ""}</p>
      <p>{odd ? "" : text}</p>
    </div>
  );
}
