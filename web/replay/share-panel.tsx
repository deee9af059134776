/** Shares a game as a link or a file. */

import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { say } from "../i18n";
import { BASE } from "../page-config";
import { Button } from "../ui/button";
import { copyText } from "../ui/clipboard";
import { dayOf, download, textFile } from "./download";
import { fragmentOf } from "./record";

interface SharePanelProps {
  record: string;
  /** When the game was played, in milliseconds; the file name contains the date. */
  at: number;
  /** One more way to share the game. */
  children?: ComponentChildren;
}

/** Buttons that copy, share or download a game. */
export function SharePanel({ record, at, children }: SharePanelProps) {
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"nothing" | "copied" | "selected">("nothing");
  const link = `${BASE}/replay#${fragmentOf(record)}`;
  const copy = async () => {
    setState((await copyText(link, field.current)) ? "copied" : "selected");
  };
  const share = () => {
    navigator.share({ title: say("title"), url: link }).catch(() => undefined); // closed without sharing
  };
  return (
    <section class="replay-sharing">
      <h2>{say("replay-give")}</h2>
      <p>{say("replay-give-how")}</p>
      <div class="replay-ways">
        {children}
        <Button icon="copy" onClick={() => void copy()}>
          {say("replay-copy")}
        </Button>
        {"share" in navigator && (
          <Button icon="share" onClick={share}>
            {say("replay-share")}
          </Button>
        )}
        <Button
          icon="download"
          onClick={() => download(`cheese-rescue-${dayOf(at)}.txt`, textFile(record, "text/plain"))}
        >
          {say("replay-download")}
        </Button>
      </div>
      <label class="replay-link">
        <span class="hidden-text">{say("replay-link")}</span>
        <input
          type="text"
          readOnly
          ref={field}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      </label>
      <p class="replay-copied" role="status">
        {state === "copied" && say("replay-copied")}
        {state === "selected" && say("replay-copy-yourself")}
      </p>
    </section>
  );
}
