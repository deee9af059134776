/** A game that is on: the square in the middle, everybody around it, the hand below. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { placeName } from "../board/names";
import type { SquareHandle } from "../board/square";
import { boardOf, type Cell, keyOf, readMove, stacks } from "../cards";
import type { Live, LiveState } from "../live";
import { chairOf, faceName, peopleAt } from "../people";
import type { Card, ChairNumber, Finale, Seat, TableShown, ViewShown } from "../protocol";
import { sound } from "../sound";
import { announce } from "../ui/announce";
import { Button, IconButton } from "../ui/button";
import { flyFrom } from "../ui/motion";
import { useTitle } from "../ui/page";
import { say } from "../words";
import { AwayFrom } from "./away";
import { Chips } from "./chips";
import { Curtain } from "./curtain";
import { isGhostAt } from "./ghost";
import { Hand } from "./hand";
import { useHint } from "./hint";
import { HintButton, HintWords } from "./hinting";
import { Lying } from "./lying";
import { Pile } from "./pile";
import { usePutting } from "./putting";
import { handTold, holdingsTold, moveTold, turnTold } from "./told";
import { turnOf } from "./turn";

interface PlayingProps {
  live: Live;
  state: LiveState;
  table: TableShown;
  reactions: ReadonlyMap<ChairNumber, string>;
  onChip: (chair: ChairNumber) => void;
  onKeys: () => void;
}

export function Playing({ live, state, table, reactions, onChip, onKeys }: PlayingProps) {
  const [seen, setSeen] = useState<Seat | null>(null);
  const turn = turnOf(state.views, table, state.holds, seen);
  const view = turn?.view ?? (state.views[0] as ViewShown);
  const people = peopleAt(table, state.holds);
  const board = useMemo(() => boardOf(view.moves, view.start_card), [view.moves, view.start_card]);
  const seat = turn?.hand ?? null;
  const chair = seat === null ? null : (table.chairs[chairOf(table, seat)] ?? null);
  const isOurs = turn?.isOurs === true;
  const canLay = isOurs && seat === view.turn && !chair?.stand_in;
  const help = chair?.help ?? null;
  const link = state.link;
  const putting = usePutting({ live, link, view, seat, help, canLay, people });
  const { ghost } = putting;
  const { tell } = putting;
  const hinting = useHint({ live, link, view, seat, help, canLay, people, tell });
  const forecast: Finale | null = ghost.answer?.forecast ?? view.forecast;
  const square = useRef<SquareHandle | null>(null);
  const root = useRef<HTMLElement>(null);
  const told = turnTold(view, people);

  useTitle(isOurs ? `● ${told}` : told);

  // The game begins, or the page was loaded: say so, and let the keys work at once.
  useEffect(() => {
    announce(told);
    if (document.activeElement === document.body) square.current?.focus();
  }, []);

  // What came since: tell it, let the card fly, and call who is next.
  const before = useRef(view);
  useEffect(() => {
    const was = before.current;
    before.current = view;
    if (was.game !== view.game || view.ply <= was.ply) return;
    const news = [];
    for (let ply = was.ply; ply < view.ply; ply++) news.push(moveTold(view, ply, people));
    const drawn = seat === null ? null : drawnSince(was, view);
    if (drawn) news.push(say("table-drawn", { card: faceName(drawn) }));
    announce([...news, view.over ? "" : told].join(" "));
    sound("tap");
    flyIn(root.current, table, view, seat);
  }, [view]);

  useEffect(() => {
    if (isOurs && view.ply > 0) sound("turn");
  }, [isOurs, view.ply]);

  const lay = () => {
    square.current?.focus(ghost.cell ?? undefined); // the button that was pressed goes away
    putting.lay();
  };
  const takeBack = () => {
    square.current?.focus(ghost.cell ?? undefined);
    putting.takeBack();
  };

  const choose = (cell: Cell, by: "key" | "pointer") => {
    const lying = placeName(board, cell, people);
    if (!canLay) {
      putting.tell(lying);
      if (by === "key") announce(`${lying} ${turn?.curtain === null ? told : ""}`);
    } else if (by === "key" && isGhostAt(ghost, cell) && ghost.answer?.allowed) {
      lay();
    } else if (ghost.card === null) {
      const why = board.has(keyOf(cell)) ? lying : say("table-pick-first");
      putting.tell(why);
      announce(why);
    } else {
      putting.putAt(cell);
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const hand = stacks(seat === null ? [] : view.hand);
    const stack = hand[Number(event.key) - 1];
    const isKey = (letter: string) =>
      event.key.toLowerCase() === letter || event.code === `Key${letter.toUpperCase()}`;
    if (event.key === "Escape") {
      putting.takeBack();
      announce(say("table-taken-back"));
    } else if (stack && canLay) {
      putting.pick(stack.card);
      announce(say("table-picked", { card: faceName(stack.card) }));
      square.current?.focus();
    } else if (isKey("h")) announce(seat === null ? told : handTold(view.hand));
    else if (isKey("l")) announce(moveTold(view, view.ply - 1, people) || say("table-no-move"));
    else if (isKey("t")) announce(told);
    else if (isKey("s")) announce(holdingsTold(view, forecast, people));
    else if (isKey("i") && hinting.canAsk) hinting.ask();
    else if (event.key === "?") onKeys();
    else return;
    event.preventDefault();
  };

  const prompt = !canLay
    ? told
    : ghost.card
      ? say("table-picked", { card: faceName(ghost.card) })
      : say("table-pick");
  const next = turn?.curtain == null ? undefined : people[turn.curtain];
  const drawn = view.draws[view.draws.length - 1];

  return (
    <main class="playing" ref={root} onKeyDown={onKeyDown}>
      <h1 class="hidden-text">{told}</h1>
      <Chips
        table={table}
        people={people}
        view={view}
        forecast={forecast}
        reactions={reactions}
        onOpen={onChip}
      />
      <Lying
        view={view}
        board={board}
        people={people}
        putting={putting}
        forecast={forecast}
        hint={hinting.hint}
        canLay={canLay}
        choose={choose}
        handle={square}
      />
      <section class="side">
        <div class="words">
          {canLay && ghost.cell && ghost.answer?.allowed !== false ? (
            <div class="confirm">
              <Button
                tone="big"
                icon="check"
                disabled={!ghost.answer?.allowed || ghost.sent}
                onClick={lay}
              >
                {say("table-lay")}
              </Button>
              <IconButton icon="undo" label={say("table-take-back")} onClick={takeBack} />
            </div>
          ) : hinting.hint && !putting.message ? (
            <HintWords hinting={hinting} people={people} />
          ) : (
            <>
              <div class="asking">
                <p class={`message ${putting.message ? "told" : ""}`}>
                  {putting.message || prompt}
                </p>
                <HintButton hinting={hinting} />
              </div>
              <Pile view={view} isShared={seat === null && view.seat !== null} />
            </>
          )}
        </div>
        <AwayFrom live={live} table={table} />
        {next ? (
          <Curtain
            person={next}
            onOpen={() => {
              setSeen(next.seat);
              square.current?.focus();
            }}
          />
        ) : seat !== null ? (
          <Hand
            hand={view.hand}
            shape={people[seat]?.shape ?? "wheel"}
            chosen={ghost.card}
            drawn={drawn && drawn[0] > 0 ? drawn[1] : null}
            isTurn={canLay}
            hinted={hinting.hint?.card ?? null}
            onPick={putting.pick}
            onDrag={putting.drag}
          />
        ) : null}
      </section>
    </main>
  );
}

/** The card that this seat drew after its own move. */
function drawnSince(was: ViewShown, now: ViewShown): Card | null {
  const drawn = now.draws[now.draws.length - 1];
  return drawn && was.seat === now.seat && now.draws.length > was.draws.length ? drawn[1] : null;
}

/** The last card comes from the hand if it was laid here, else from its owner's chip. */
function flyIn(root: Element | null, table: TableShown, view: ViewShown, seat: Seat | null): void {
  const move = view.moves[view.ply - 1];
  if (!root || !move) return;
  const mover = (view.ply - 1) % view.players;
  const from = mover === seat ? ".hand" : `[data-chair="${chairOf(table, mover)}"]`;
  const card = root.querySelector(`[data-cell="${keyOf(readMove(move).cell)}"] > svg`);
  const rect = root.querySelector(from)?.getBoundingClientRect();
  if (card && rect) flyFrom(card, rect);
}
