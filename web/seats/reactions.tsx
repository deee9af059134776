/** Sending reactions, and showing those of others for a moment. */

import { useEffect, useRef, useState } from "preact/hooks";
import { ReactionFace } from "../art/reaction-face";
import type { Command, Connection } from "../connection";
import { say } from "../i18n";
import { chairName } from "../people";
import type { ChairNumber, Reaction, Shape } from "../protocol";
import { announce } from "../ui/announce";
import { IconButton } from "../ui/button";
import { areReactionsMuted, ReactionsChoice, useSetting } from "../ui/settings";

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
const AFTER_CARD_MILLISECONDS = 700;

const NONE: ReadonlyMap<ChairNumber, Reaction> = new Map();

/** The reactions of the last few seconds, by chair; none if they are muted. */
export function useReactions(connection: Connection): ReadonlyMap<ChairNumber, Reaction> {
  const [said, setSaid] = useState(NONE);
  const isMuted = useSetting(areReactionsMuted);
  useEffect(() => {
    /** The next step of each chair's reaction: to appear, or to disappear. */
    const timers = new Map<ChairNumber, ReturnType<typeof setTimeout>>();
    const later = (chair: ChairNumber, milliseconds: number, step: () => void) => {
      clearTimeout(timers.get(chair));
      timers.set(chair, setTimeout(step, milliseconds));
    };
    const hide = (chair: ChairNumber) =>
      setSaid((before) => {
        const after = new Map(before);
        after.delete(chair);
        return after;
      });
    const show = (chair: ChairNumber, reaction: Reaction) => {
      setSaid((before) => new Map(before).set(chair, reaction));
      const one = connection.state.table?.chairs[chair];
      if (one)
        announce(say("reaction-told", { who: chairName(one), what: say(`reaction-${reaction}`) }));
      later(chair, SHOWN_MILLISECONDS, () => hide(chair));
    };
    const stop = connection.onEvent((event) => {
      if (event.type !== "reacted" || areReactionsMuted()) return;
      const { chair, reaction } = event;
      // A bot's reaction comes together with a card, which is to be seen and announced first.
      if (connection.state.table?.chairs[chair]?.bot) {
        later(chair, AFTER_CARD_MILLISECONDS, () => show(chair, reaction));
      } else {
        show(chair, reaction);
      }
    });
    return () => {
      stop();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [connection]);
  return isMuted ? NONE : said;
}

interface ReactionsProps {
  chair: ChairNumber;
  /** The shape of the player: a reaction is that shape with a face. */
  shape: Shape;
  send: (command: Command) => void;
}

/** A button that opens the list of reactions to send, and the switch that mutes all of them. */
export function Reactions({ chair, shape, send }: ReactionsProps) {
  const [isOpen, setOpen] = useState(false);
  const isMuted = useSetting(areReactionsMuted);
  const root = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    root.current?.querySelector("button")?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from the buttons inside
    <div class="reactions" ref={root} onKeyDown={(event) => event.key === "Escape" && close()}>
      <IconButton
        icon={isMuted ? "chat-off" : "chat"}
        label={say("reactions-title")}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <div class="reaction-list" role="group" aria-label={say("reactions-title")}>
          {(isMuted ? [] : REACTIONS).map((reaction) => (
            <button
              key={reaction}
              type="button"
              class="button quiet"
              onClick={() => {
                send({ type: "react", chair, reaction });
                close();
              }}
            >
              <ReactionFace reaction={reaction} shape={shape} />
              <span>{say(`reaction-${reaction}`)}</span>
            </button>
          ))}
          <ReactionsChoice />
        </div>
      )}
    </div>
  );
}
