/** The view of a game in progress: players, square, messages and the hand. */

import { useEffect, useState } from "preact/hooks";
import { roomFor, squareSize } from "../board/layout";
import type { Cell } from "../cards";
import { say } from "../i18n";
import { faceName } from "../people";
import type { ChairNumber, Reaction } from "../protocol";
import { AwayNotice } from "../seats/away-notice";
import { Curtain } from "../seats/curtain";
import { PlayerChips } from "../seats/player-chips";
import { StandInNotice } from "../seats/stand-in-notice";
import { useAwayOffer } from "../seats/use-away";
import { Button, IconButton } from "../ui/button";
import { useMedia } from "../ui/use-media";
import { besideText } from "./beside";
import { pairsOf } from "./ghost";
import { Hand } from "./hand";
import { HintPanel, Lamp } from "./hint-panel";
import { LiveSquare } from "./live-square";
import { MoveList } from "./move-list";
import { Pile } from "./pile";
import { Reminder } from "./reminder";
import { RoundReplayButton } from "./round-replay-button";
import { laidText } from "./sentences";
import { type PlayingOptions, usePlaying } from "./use-playing";

/** Screens with room for the list of moves. */
const WIDE = "(min-aspect-ratio: 1/1) and (min-width: 64rem) and (min-height: 40rem)";

interface PlayingProps extends PlayingOptions {
  reactions: ReadonlyMap<ChairNumber, Reaction>;
  /** Waits for an action and shows why it failed; resolves to whether it succeeded. */
  attempt: (action: Promise<unknown>) => Promise<boolean>;
}

/** The table during a game. */
export function Playing({ reactions, attempt, ...options }: PlayingProps) {
  const { connection, table, state, onChip } = options;
  const playing = usePlaying(options);
  const { view, people, seat, canLay, placement, hintState, forecast, next } = playing;
  const { ghost, message } = placement;
  const { replay } = playing;
  const away = useAwayOffer({ ...options, view, attempt });
  const absent = away.chair === null ? undefined : people[view.turn];
  const isWide = useMedia(WIDE);
  const [pointed, setPointed] = useState<Cell | null>(null);
  useEffect(() => setPointed(null), [view.ply, isWide]);
  const beside = ghost.card ? besideText(ghost.card, pairsOf(ghost), playing.board) : "";
  const drawn = view.draws[view.draws.length - 1];
  const prompt = !canLay
    ? playing.turnSentence
    : hintState.isThinking
      ? say(hintState.isFirst ? "hint-first" : "hint-thinking")
      : ghost.card
        ? say("table-picked", { card: faceName(ghost.card) })
        : say("table-pick");
  /** Nothing else is going on that needs the room of the button. */
  const isIdle = !message && !ghost.card && !hintState.hint && !absent;
  const isWatching = !state.holds.length;
  return (
    <main
      class={isWatching ? "playing watching" : "playing"}
      style={{ "--room": roomFor(squareSize(view.players)) }}
      ref={playing.root}
      onKeyDown={playing.onKeyDown}
    >
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
        recent={playing.recent}
        replayed={replay.now}
        labelled={playing.labelled}
        pointed={pointed}
        canLay={canLay}
        choose={playing.choose}
        handle={playing.square}
      />
      <section class="side">
        {!isWatching && <Reminder dogsHuntMice={view.dogs_hunt_mice} />}
        {isWide && !isWatching && <MoveList view={view} people={people} onPoint={setPointed} />}
        <div class={canLay && ghost.cell ? "words confirming" : "words"}>
          <div>
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
            ) : absent ? (
              <AwayNotice
                person={absent}
                onCallBot={() => {
                  playing.square.current?.focus();
                  away.callBot();
                }}
                onDismiss={() => {
                  playing.square.current?.focus();
                  away.dismiss();
                }}
              />
            ) : hintState.hint && !message ? (
              <HintPanel hintState={hintState} people={people} />
            ) : (
              <>
                <p class={`message ${message ? "told" : ""}`}>
                  {replay.now ? laidText(replay.now, people) : message || prompt}
                </p>
                {isWatching && <p class="watching-note">{say("table-watching")}</p>}
                <Pile view={view} isShared={seat === null && view.seat !== null} />
              </>
            )}
          </div>
          {isIdle && <RoundReplayButton replay={replay} />}
          <Lamp hintState={hintState} onAsk={playing.askForHint} />
        </div>
        <StandInNotice connection={connection} table={table} attempt={attempt} />
        {next ? (
          <Curtain person={next} onOpen={() => playing.openCurtain(next.seat)} />
        ) : seat !== null ? (
          <Hand
            hand={view.hand}
            seat={seat}
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
