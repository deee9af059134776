/** What is read out to who does not see it: one polite region for the whole page. */
import { useEffect, useState } from "preact/hooks";

const listeners = new Set<(text: string) => void>();

export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

/** Two places that take turns, so that the same sentence twice is read twice. */
export function Announcer() {
  const [{ text, odd }, setState] = useState({ text: "", odd: false });
  useEffect(() => {
    const hear = (said: string) => setState((before) => ({ text: said, odd: !before.odd }));
    listeners.add(hear);
    return () => {
      listeners.delete(hear);
    };
  }, []);
  return (
    <div class="hidden-text" role="status" aria-live="polite" id="announcer">
      <p>{odd ? text : ""}</p>
      <p>{odd ? "" : text}</p>
    </div>
  );
}
