import { useEffect, useRef, useState } from "preact/hooks";
import { RequestRefused } from "../api";
import { CardArt } from "../art/card";
import { say } from "../i18n";
import { playNow } from "../lobby";
import { refusalText } from "../refusals";
import { Button } from "../ui/button";
import { Page } from "../ui/page";

/** The end of the lesson: a real game is one tap away. */
export function LearnEnd({ onRestart }: { onRestart: () => void }) {
  const [trouble, setTrouble] = useState("");
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.querySelector("button")?.focus(), []);
  const play = () =>
    playNow().catch((error: unknown) => {
      if (!(error instanceof RequestRefused)) throw error;
      setTrouble(refusalText(error.refusal, error.data));
    });
  return (
    <Page title={say("learn-end-title")}>
      <div class="learn-end" ref={root}>
        <p class="learn-row" aria-hidden="true">
          <CardArt card="D" look={[1, 0]} />
          <CardArt card="C" look={[1, 0]} />
          <CardArt card="M" look={[1, 0]} />
          <CardArt card="3a" pose="glow" />
        </p>
        <p>{say("learn-end")}</p>
        <Button tone="big" icon="play" onClick={play}>
          {say("home-play")}
        </Button>
        {trouble && <p role="alert">{trouble}</p>}
        <Button icon="repeat" onClick={onRestart}>
          {say("learn-restart")}
        </Button>
      </div>
    </Page>
  );
}
