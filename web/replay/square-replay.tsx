/** A kept square of real cards: its chase, and ways to share it. */

import { useMemo } from "preact/hooks";
import { boardOf } from "../cards";
import { FinaleShow } from "../finale/finale";
import { say } from "../i18n";
import { PictureButton } from "../picture/picture-button";
import type { Scored } from "../protocol";
import type { StoredGame } from "../storage";
import { playersOf } from "./players";
import { OtherGames } from "./record-picker";
import type { ScoredSquare } from "./scored-square";
import { SharePanel } from "./share-panel";

interface SquareReplayProps {
  record: string;
  /** What this device has stored of the game, if it was scored here. */
  stored: StoredGame | null;
  square: ScoredSquare;
  scored: Scored;
}

/** Shows the chase of a square of real cards. */
export function SquareReplay({ record, stored, square, scored }: SquareReplayProps) {
  const board = useMemo(() => boardOf(scored.board, false), [scored]);
  const people = playersOf(record, stored);
  const { dogsHuntMice } = square;
  const game = { board, finale: scored.finale, dogsHuntMice, people };
  const at = stored?.at ?? Date.now();
  return (
    <div class="replay replay-chasing">
      <div class="replay-stage">
        <FinaleShow {...game} autoplay />
      </div>
      {square.centred && <p class="replay-note">{say("variant-centred")}</p>}
      {dogsHuntMice && <p class="replay-note">{say("variant-dogs-hunt-mice")}</p>}
      <div class="replay-more">
        <SharePanel record={record} at={at}>
          <PictureButton {...game} at={at} />
        </SharePanel>
        <section class="replay-another">
          <h2>{say("replay-another")}</h2>
          <OtherGames />
        </section>
      </div>
    </div>
  );
}
