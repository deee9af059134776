import { useEffect } from "preact/hooks";
import { ShapeMark } from "../art/card";
import { say } from "../i18n";
import type { Person } from "../people";
import { announce } from "../ui/announce";
import { Button, IconButton } from "../ui/button";

interface AwayNoticeProps {
  person: Person;
  onCallBot: () => void;
  onDismiss: () => void;
}

/** Offers to let a bot play for somebody whom the game waits for. */
export function AwayNotice({ person, onCallBot, onDismiss }: AwayNoticeProps) {
  const sentence = say("seat-away", { who: person.name });
  useEffect(() => announce(sentence), [sentence]);
  return (
    <section class="notice away-notice" aria-label={sentence}>
      <div class="notice-words">
        <span class="notice-mark">
          <ShapeMark shape={person.shape} />
        </span>
        <p>{sentence}</p>
      </div>
      <div class="notice-answers">
        <Button icon="robot" onClick={onCallBot}>
          {say("seat-call-bot")}
        </Button>
        <IconButton icon="close" label={say("close")} onClick={onDismiss} />
      </div>
    </section>
  );
}
