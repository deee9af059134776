/** Announcements for screen readers: one polite live region for the whole page. */

import { useEffect, useState } from "preact/hooks";

/** How long a text stays for those who read the page line by line; it is spoken at once. */
const SHOWN_MILLISECONDS = 10_000;

const listeners = new Set<(text: string) => void>();
let waiting: string[] = [];

function tell(text: string): void {
  for (const listener of listeners) listener(text);
}

/** Announces a text. Texts of the same tick are joined, or only the last would be read out. */
export function announce(text: string): void {
  if (!text) return;
  waiting.push(text);
  if (waiting.length > 1) return;
  setTimeout(() => {
    const said = waiting.join(" ");
    waiting = [];
    if (said) tell(said);
  }, 0);
}

/** Empties the live region: what was announced on one page does not belong on the next. */
export function clearAnnouncements(): void {
  waiting = [];
  tell("");
}

/** The live region. It alternates between two elements, so that a repeated text is read again. */
export function Announcer({ id }: { id?: string }) {
  const { text, odd } = useAnnouncement();
  return (
    <div class="hidden-text" role="status" aria-live="polite" id={id}>
      <p>{odd ? text : ""}</p>
      <p>{odd ? "" : text}</p>
    </div>
  );
}

/** The last announcement, until it is old or the page changes; `odd` changes with every text. */
export function useAnnouncement(): { text: string; odd: boolean } {
  const [announcement, setAnnouncement] = useState({ text: "", odd: false });
  useEffect(() => {
    const hear = (said: string) => setAnnouncement((before) => ({ text: said, odd: !before.odd }));
    listeners.add(hear);
    return () => {
      listeners.delete(hear);
    };
  }, []);
  useEffect(() => {
    if (!announcement.text) return;
    const timer = setTimeout(
      () => setAnnouncement({ ...announcement, text: "" }),
      SHOWN_MILLISECONDS,
    );
    return () => clearTimeout(timer);
  }, [announcement]);
  return announcement;
}
