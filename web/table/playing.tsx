/** The view of a game in progress: players, square, messages and the hand. */

import { say } from "../i18n";
import { faceName } from "../people";
import type { ChairNumber } from "../protocol";
import { Curtain } from "../seats/curtain";
import { PlayerChips } from "../seats/player-chips";
import { StandInNotice } from "../seats/stand-in-notice";
import { Button, IconButton } from "../ui/button";
import { besideText } from "./beside";
import { pairsOf } from "./ghost";
import { Hand } from "./hand";
import { HintButton, HintPanel } from "./hint-panel";
import { LiveSquare } from "./live-square";
import { Pile } from "./pile";
import { type PlayingOptions, usePlaying } from "./use-playing";

interface PlayingProps extends PlayingOptions {
  reactions: ReadonlyMap<ChairNumber, string>;
  onChip: (chair: ChairNumber) => void;
  /** Waits for an action and shows why it failed; resolves to whether it succeeded. */
  attempt: (action: Promise<unknown>) => Promise<boolean>;
}

/** The table during a game. */
export function Playing({ reactions, onChip, attempt, ...options }: PlayingProps) {
  const { connection, table } = options;
  const playing = usePlaying(options);
  const { view, people, seat, canLay, placement, hintState, forecast, next } = playing;
  const { ghost, message } = placement;
  const beside = ghost.card ? besideText(ghost.card, pairsOf(ghost), playing.board) : "";
  const drawn = view.draws[view.draws.length - 1];
  const prompt = !canLay
    ? playing.turnSentence
    : ghost.card
      ? say("table-picked", { card: faceName(ghost.card) })
      : say("table-pick");
  return (
    <main class="playing" ref={playing.root} onKeyDown={playing.onKeyDown}>
      <h1 class="hidden-text">{playing.turnSentence}</h1>
      <PlayerChips
        table={table}
        people={people}
        view={view}
        forecast={forecast}
        reactions={reactions}
        onOpen={onChip}
      />
      <LiveSquare
        view={view}
        board={playing.board}
        people={people}
        placement={placement}
        forecast={forecast}
        hint={hintState.hint}
        canLay={canLay}
        choose={playing.choose}
        handle={playing.square}
      />
      <section class="side">
        <div class="words">
          {beside && <p class="beside">{beside}</p>}
          {canLay && ghost.cell && ghost.answer?.allowed !== false ? (
            <div class="confirm">
              <Button
                tone="big"
                icon="check"
                disabled={!ghost.answer?.allowed || ghost.sent}
                onClick={playing.lay}
              >
                {say("table-lay")}
              </Button>
              <IconButton icon="undo" label={say("table-take-back")} onClick={playing.takeBack} />
            </div>
          ) : hintState.hint && !message ? (
            <HintPanel hintState={hintState} people={people} />
          ) : (
            <>
              <div class="asking">
                <p class={`message ${message ? "told" : ""}`}>{message || prompt}</p>
                <HintButton hintState={hintState} />
              </div>
              <Pile view={view} isShared={seat === null && view.seat !== null} />
            </>
          )}
        </div>
        <StandInNotice connection={connection} table={table} attempt={attempt} />
        {next ? (
          <Curtain person={next} onOpen={() => playing.openCurtain(next.seat)} />
        ) : seat !== null ? (
          <Hand
            hand={view.hand}
            shape={people[seat]?.shape ?? "wheel"}
            chosen={ghost.card}
            drawn={drawn && drawn[0] > 0 ? drawn[1] : null}
            isTurn={canLay}
            hinted={hintState.hint?.card ?? null}
            onPick={placement.pick}
            onDrag={placement.drag}
          />
        ) : null}
      </section>
    </main>
  );
}
