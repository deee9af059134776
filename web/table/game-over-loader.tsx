/** The end of a game. It is loaded while people play, so that the first card does not wait for it. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { say } from "../i18n";
import { Button } from "../ui/button";
import type { GameOverProps } from "./game-over";

let GameOver: ComponentType<GameOverProps> | null = null;

/** Loads the end of a game, so that it is there when the last card is laid. */
export async function loadGameOver(): Promise<void> {
  GameOver ??= (await import("./game-over")).GameOver;
}

/** The finale of a game and what comes after it. */
export function LazyGameOver(props: GameOverProps) {
  const [, redraw] = useState(false);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (GameOver) return;
    loadGameOver().then(
      () => redraw(true),
      () => setLost(true),
    );
  }, []);
  if (GameOver) return <GameOver {...props} />;
  if (!isLost) return null;
  return (
    <section class="late">
      <p role="alert">{say("trouble-unreachable")}</p>
      <Button tone="big" icon="repeat" onClick={() => location.reload()}>
        {say("reload")}
      </Button>
    </section>
  );
}
