/** The end of a game. It is loaded while people play, so that the first card does not wait for it. */

import type { ComponentType } from "preact";
import { say } from "../i18n";
import { withLate } from "../ui/late";
import { useLoaded } from "../ui/lazy";
import type { GameOverProps } from "./game-over";

let GameOver: ComponentType<GameOverProps> | null = null;

/** Loads the end of a game, so that it is there when the last card is laid. */
export async function loadGameOver(): Promise<void> {
  GameOver = (await withLate(() => import("./game-over"))).GameOver;
}

/** The finale of a game and what comes after it. */
export function LazyGameOver(props: GameOverProps) {
  const { isLost } = useLoaded(loadGameOver);
  if (GameOver) return <GameOver {...props} />;
  return (
    <main class="late">
      <h1 class="hidden-text">{say("table-over")}</h1>
      {isLost && <p role="alert">{say("trouble-lost")}</p>}
    </main>
  );
}
