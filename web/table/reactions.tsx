/** One of the few things that can be said, and what others said a moment ago. */
import { useEffect, useRef, useState } from "preact/hooks";
import { chairName } from "../people";
import type { Live } from "../live";
import type { ChairNumber, Reaction } from "../protocol";
import { announce } from "../ui/announce";
import { IconButton } from "../ui/button";
import { areReactionsMuted } from "../ui/settings";
import { say } from "../words";

const REACTIONS: readonly Reaction[] = [
  "hello",
  "cheer",
  "wow",
  "laugh",
  "oops",
  "thinking",
  "thanks",
  "goodbye",
];
const SHOWN_MILLISECONDS = 4_000;

/** What was said lately, by chair. */
export function useReactions(live: Live): ReadonlyMap<ChairNumber, string> {
  const [said, setSaid] = useState<ReadonlyMap<ChairNumber, string>>(new Map());
  useEffect(() => {
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = live.hear((happening) => {
      if (happening.type !== "reacted" || areReactionsMuted()) return;
      const { chair, reaction } = happening;
      setSaid((before) => new Map(before).set(chair, reaction));
      const one = live.state.table?.chairs[chair];
      if (one) announce(say("reaction-told", { who: chairName(one), what: say(`reaction-${reaction}`) }));
      const timer = setTimeout(() => {
        timers.delete(timer);
        setSaid((before) => {
          const after = new Map(before);
          after.delete(chair);
          return after;
        });
      }, SHOWN_MILLISECONDS);
      timers.add(timer);
    });
    return () => {
      stop();
      timers.forEach(clearTimeout);
    };
  }, [live]);
  return said;
}

interface ReactionsProps {
  chair: ChairNumber;
  ask: (asked: Parameters<Live["ask"]>[0]) => void;
}

export function Reactions({ chair, ask }: ReactionsProps) {
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  if (areReactionsMuted()) return null;
  const close = () => {
    setOpen(false);
    root.current?.querySelector("button")?.focus();
  };
  return (
    <div class="reactions" ref={root} onKeyDown={(event) => event.key === "Escape" && close()}>
      <IconButton
        icon="chat"
        label={say("reactions-title")}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div class="reaction-list" role="group" aria-label={say("reactions-title")}>
          {REACTIONS.map((reaction) => (
            <button
              key={reaction}
              type="button"
              class="button quiet"
              onClick={() => {
                ask({ type: "react", chair, reaction });
                close();
              }}
            >
              {say(`reaction-${reaction}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
