/** Copies the text that goes with a picture. */

import { useRef, useState } from "preact/hooks";
import { say } from "../i18n";
import { announce } from "../ui/announce";
import { Button } from "../ui/button";
import { copyText } from "../ui/clipboard";

/** Shows the text, which can also be selected, and a button that copies it. */
export function CopyButton({ message }: { message: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const hasWorked = await copyText(message, field.current);
    setCopied(hasWorked);
    if (hasWorked) announce(say("day-copied"));
  };
  return (
    <>
      <Button icon={isCopied ? "check" : "copy"} onClick={copy}>
        {say(isCopied ? "day-copied" : "day-copy")}
      </Button>
      <textarea
        ref={field}
        class="picture-message"
        readOnly
        rows={message.split("\n").length + 2}
        value={message}
        aria-label={say("day-message")}
      />
    </>
  );
}
