/** What is read out to who does not see it: one polite region for the whole page. */
import { useEffect, useState } from "preact/hooks";

const listeners = new Set<(text: string) => void>();
let waiting: string[] = [];

/** What is said at the same moment is read as one: a region is only heard when it is drawn. */
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

/** Two places that take turns, so that the same sentence twice is read twice. */
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
