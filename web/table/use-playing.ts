/** A game in progress on this device: whose hand is shown, what is announced, and the commands. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { placeName } from "../board/names";
import type { SquareHandle } from "../board/square";
import { boardOf, type Cell, keyOf, readMove, slotsOf } from "../cards";
import type { Connection, ConnectionState } from "../connection";
import { say } from "../i18n";
import { chairOf, faceName, isOnlyPerson, peopleAt } from "../people";
import type { ChairNumber, Finale, Seat, TableData, ViewData } from "../protocol";
import { playSound } from "../sound";
import { announce } from "../ui/announce";
import { useTitle } from "../ui/page";
import { flyFromChip, flyFromHand } from "./card-flights";
import { isGhostAt } from "./ghost";
import { recentMoves } from "./recent-moves";
import { handText, holdingsText, moveText, newsText, turnText } from "./sentences";
import { turnViewOf } from "./turn-view";
import { useCardLabel } from "./use-card-label";
import { useHint } from "./use-hint";
import { usePlacement } from "./use-placement";
import { useRoundReplay } from "./use-round-replay";

export interface PlayingOptions {
  connection: Connection;
  state: ConnectionState;
  table: TableData;
  /** Opens the rules. */
  onRules: () => void;
  /** Opens the dialog of a chair. */
  onChip: (chair: ChairNumber) => void;
}

/** The state of a game in progress, and the handlers of its view. */
export function usePlaying({ connection, state, table, onRules, onChip }: PlayingOptions) {
  /** The seat that opened the curtain last. */
  const [seen, setSeen] = useState<Seat | null>(null);
  const turn = turnViewOf(state.views, table, state.holds, seen);
  const view = turn?.view ?? (state.views[0] as ViewData);
  const people = peopleAt(table, state.holds);
  const board = useMemo(() => boardOf(view.moves, view.start_card), [view.moves, view.start_card]);
  const seat = turn?.hand ?? null;
  const number = seat === null ? null : chairOf(table, seat);
  const chair = number === null ? null : (table.chairs[number] ?? null);
  const isOurs = turn?.isOurs === true;
  const canLay = isOurs && seat === view.turn && !chair?.stand_in;
  const help = chair?.help ?? null;
  const status = state.status;
  const placement = usePlacement({ connection, status, view, board, seat, help, canLay, people });
  const { ghost, setMessage } = placement;
  const hintState = useHint({
    ...{ connection, status, view, seat, chair: number, help, canLay, people, setMessage },
    isShared: people.filter((one) => one.mine).length > 1,
    isAlone: number !== null && isOnlyPerson(table, number),
    onChooseHelp: () => number !== null && onChip(number),
  });
  const forecast: Finale | null = ghost.answer?.forecast ?? view.forecast;
  const square = useRef<SquareHandle | null>(null);
  const root = useRef<HTMLElement>(null);
  const turnSentence = turnText(view, people);
  const recent = useMemo(
    () => recentMoves(view, seat ?? turn?.curtain ?? null),
    [view, seat, turn?.curtain],
  );
  const replay = useRoundReplay({ root, table, view, recent, people });
  const { labelled, showLabel } = useCardLabel(view, ghost.card);

  useTitle(isOurs ? `● ${turnSentence}` : turnSentence);

  // The game has begun, or the page was loaded: announce the turn, and focus the square for keys.
  useEffect(() => {
    announce(turnSentence);
    if (document.activeElement === document.body) square.current?.focus();
  }, []);

  // A new view: announce what happened since the last one, and animate the last card.
  const before = useRef(view);
  useEffect(() => {
    const was = before.current;
    before.current = view;
    if (was.game !== view.game || view.ply <= was.ply) return;
    announce(newsText(was, view, seat, people));
    playSound("tap");
    flyIn(root.current, table, view, seat);
  }, [view]);

  useEffect(() => {
    if (isOurs && view.ply > 0) playSound("turn");
  }, [isOurs, view.ply]);

  // Both buttons disappear when they are pressed, so the focus goes back to the square.
  const lay = () => {
    square.current?.focus(ghost.cell ?? undefined);
    placement.lay();
  };
  const takeBack = () => {
    square.current?.focus(ghost.cell ?? undefined);
    placement.takeBack();
  };

  /** A second request takes the ghost back, because its buttons cover the words of the hint. */
  const askForHint = () => {
    if (hintState.hint && ghost.cell) placement.takeBack();
    hintState.ask();
  };

  const choose = (cell: Cell, by: "key" | "pointer") => {
    const place = placeName(board, cell, people);
    const hasCard = board.has(keyOf(cell));
    showLabel(hasCard ? cell : null);
    if (!canLay) {
      if (by === "key") announce(`${place} ${turn?.curtain === null ? turnSentence : ""}`);
    } else if (by === "key" && isGhostAt(ghost, cell) && ghost.answer?.allowed) {
      lay();
    } else if (ghost.card === null) {
      if (!hasCard) setMessage(say("table-pick-first"));
      announce(hasCard ? place : say("table-pick-first"));
    } else {
      placement.placeAt(cell);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const slots = seat === null || !canLay ? [] : slotsOf(view.hand, seat);
    const slot = slots[Number(event.key) - 1];
    const isKey = (letter: string) =>
      event.key.toLowerCase() === letter || event.code === `Key${letter.toUpperCase()}`;
    if (event.key === "Escape") {
      placement.takeBack();
      announce(say("table-taken-back"));
    } else if (slot?.count === 0) {
      const why = say("refusal-no-such-card", { card: faceName(slot.card) });
      placement.setMessage(why);
      announce(why);
    } else if (slot) {
      placement.pick(slot.card);
      announce(say("table-picked", { card: faceName(slot.card) }));
      square.current?.focus();
    } else if (isKey("h")) announce(seat === null ? turnSentence : handText(view.hand));
    else if (isKey("l")) announce(moveText(view, view.ply - 1, people) || say("table-no-move"));
    else if (isKey("t")) announce(turnSentence);
    else if (isKey("w") && replay.canStart) replay.start();
    else if (isKey("s")) announce(holdingsText(view, forecast, people));
    else if (isKey("i") && hintState.canAsk) askForHint();
    else if (event.key === "?") onRules();
    else return;
    event.preventDefault();
  };

  return {
    view,
    board,
    people,
    seat,
    canLay,
    placement,
    hintState,
    askForHint,
    forecast,
    turnSentence,
    recent,
    replay,
    labelled,
    /** The player whom the curtain waits for. */
    next: turn?.curtain == null ? undefined : people[turn.curtain],
    root,
    square,
    lay,
    takeBack,
    choose,
    onKeyDown,
    openCurtain: (next: Seat) => {
      setSeen(next);
      square.current?.focus();
    },
  };
}

/** Animates the last card from the hand if it was laid here, otherwise from its player's chip. */
function flyIn(root: Element | null, table: TableData, view: ViewData, seat: Seat | null): void {
  const move = view.moves[view.ply - 1];
  if (!move) return;
  const laid = readMove(move);
  const mover = (view.ply - 1) % view.players;
  if (mover === seat) flyFromHand(root, laid);
  else flyFromChip(root, table, { cell: laid.cell, seat: mover });
}
