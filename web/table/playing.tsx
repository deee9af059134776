/** A game that is on: the square in the middle, everybody around it, the hand below. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { CardArt } from "../art/card";
import { StillCard } from "../art/memo";
import { lookOf, openSides, shownBox } from "../board/layout";
import { cellName, placeName } from "../board/names";
import { Square, type SquareHandle } from "../board/square";
import { boardOf, type Cell, keyOf, neighbours, ownerOf, readMove, stacks } from "../cards";
import { AskRefused, type Live, type LiveState } from "../live";
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
import { type Answer, type Ghost, NOTHING, isGhostAt, picked, put, settled, takenBack } from "./ghost";
import { Hand } from "./hand";
import { Pile } from "./pile";
import { handTold, moveTold, refusalTold, turnTold } from "./told";
import { turnOf } from "./turn";

interface PlayingProps {
  live: Live;
  state: LiveState;
  table: TableShown;
  reactions: ReadonlyMap<ChairNumber, string>;
  onChip: (chair: ChairNumber) => void;
  onKeys: () => void;
}

const SHAKE_MILLISECONDS = 600;
const STILL_MILLISECONDS = 60; // a card that is dragged over the table does not ask at every place

export function Playing({ live, state, table, reactions, onChip, onKeys }: PlayingProps) {
  const [seen, setSeen] = useState<Seat | null>(null);
  const turn = turnOf(state.views, table, state.holds, seen);
  const view = turn?.view ?? (state.views[0] as ViewShown);
  const [ghost, setGhost] = useState<Ghost>(NOTHING);
  const [message, setMessage] = useState("");
  const [shaking, setShaking] = useState<Cell | null>(null);
  const square = useRef<SquareHandle | null>(null);
  const root = useRef<HTMLElement>(null);
  const before = useRef(view);
  const people = peopleAt(table, state.holds);
  const board = useMemo(() => boardOf(view.moves, view.start_card), [view.moves, view.start_card]);
  const seat = turn?.hand ?? null;
  const isAway = seat !== null && table.chairs[chairOf(table, seat)]?.stand_in !== null;
  const canLay = turn?.isOurs === true && seat === view.turn && !view.over && !isAway;
  const isOurs = turn?.isOurs === true;
  const last = view.moves.length ? readMove(view.moves[view.moves.length - 1] as string) : null;
  const forecast: Finale | null = ghost.answer?.forecast ?? view.forecast;
  const places = useMemo(() => new Set(view.legal_cells.map(keyOf)), [view.legal_cells]);
  const doomed = useMemo(() => doomedBy(forecast), [forecast]);
  const told = turnTold(view, people);

  useTitle(isOurs ? `● ${told}` : told);

  // Before anybody can see the new turn: a card picked in it must not be lost.
  const settledFor = useRef(view);
  useLayoutEffect(() => {
    const was = settledFor.current;
    settledFor.current = view;
    setGhost((now) => settled(now, was, view));
  }, [view]);

  // The game begins, or the page was loaded: say so, and let the keys work at once.
  useEffect(() => {
    announce(told);
    if (document.activeElement === document.body) square.current?.focus();
  }, []);

  // What came since: tell it, let the card fly, and call who is next.
  useEffect(() => {
    const was = before.current;
    before.current = view;
    if (was.game !== view.game || view.ply <= was.ply) return;
    setMessage("");
    const news = [];
    for (let ply = was.ply; ply < view.ply; ply++) news.push(moveTold(view, ply, people));
    const drawn = seat === null ? null : drawnSince(was, view);
    if (drawn) news.push(say("table-drawn", { card: faceName(drawn) }));
    announce([...news, view.over ? "" : told].join(" "));
    sound("tap");
    if (last) flyIn(root.current, last.cell, chairOf(table, (view.ply - 1) % view.players));
  }, [view]);

  useEffect(() => {
    if (isOurs && view.ply > 0) sound("turn");
  }, [isOurs, view.ply]);

  // The ghost asks whether it may lie there; nobody else hears of it.
  useEffect(() => {
    const { card, cell, answer } = ghost;
    if (!card || !cell || answer || ghost.sent || seat === null) return;
    let isOld = false;
    const take = (found: Answer) => {
      if (isOld) return;
      setGhost((now) => ({ ...now, answer: found }));
      if (found.allowed) {
        setMessage("");
        announce(say("table-ghost-told", { card: faceName(card), cell: cellName(cell) }));
      } else {
        refuse(cell, refusalTold(found.refusal ?? "", found.data, people));
      }
    };
    const consider = () =>
      live
        .ask({ type: "consider", seat, game: view.game, ply: view.ply, card, cell })
        .then((considered) => considered.type === "considered" && take(considered))
        .catch((error: unknown) => {
          if (error instanceof AskRefused) take(refusedAnswer(error));
          // else the link is lost: that is shown, and the ghost asks again when it is back
        });
    const timer = setTimeout(consider, STILL_MILLISECONDS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [ghost.card, ghost.cell && keyOf(ghost.cell), ghost.answer === null, seat, state.link]);

  useEffect(() => {
    if (!shaking) return;
    const timer = setTimeout(() => setShaking(null), SHAKE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [shaking]);

  // Another help level tells more or less of the same ghost.
  const help = seat === null ? null : table.chairs[chairOf(table, seat)]?.help;
  useEffect(() => setGhost((now) => (now.sent ? now : { ...now, answer: null })), [help]);

  const refuse = (cell: Cell, why: string) => {
    sound("no");
    setMessage(why);
    announce(why);
    setShaking(cell);
  };

  const pick = (card: Card) => {
    if (!canLay) return;
    sound("slide");
    setMessage("");
    setGhost((now) => picked(now, card));
  };

  const lay = () => {
    const { card, cell, answer } = ghost;
    if (!card || !cell || !answer?.allowed || ghost.sent || seat === null) return;
    setGhost({ ...ghost, sent: true });
    square.current?.focus(cell); // the button that was pressed goes away
    const move = { seat, game: view.game, ply: view.ply, card, cell };
    live.ask({ type: "play", ...move }).catch((error: unknown) => {
      setGhost((now) => ({ ...now, sent: false }));
      if (error instanceof AskRefused) {
        const { refusal, data } = error.told;
        refuse(cell, refusalTold(refusal, data, people));
      }
    });
  };

  const choose = (cell: Cell, by: "key" | "pointer") => {
    if (!canLay) {
      const lying = placeName(board, cell, people);
      setMessage(lying);
      if (by === "pointer") return;
      announce(`${lying} ${turn?.curtain === null ? told : ""}`);
      return;
    }
    if (by === "key" && isGhostAt(ghost, cell) && ghost.answer?.allowed) {
      lay();
      return;
    }
    if (ghost.card === null) {
      const why = board.has(keyOf(cell)) ? placeName(board, cell, people) : say("table-pick-first");
      setMessage(why);
      announce(why);
      return;
    }
    setGhost((now) => put(now, cell));
  };

  const drag = (card: Card, cell: Cell | null) => {
    if (!canLay || ghost.sent) return;
    if (cell === null) setGhost((now) => takenBack(now));
    else if (!(ghost.card === card && isGhostAt(ghost, cell))) {
      setGhost((now) => put(now.card === card ? now : { ...NOTHING, card }, cell));
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const hand = stacks(seat === null ? [] : view.hand);
    const stack = hand[Number(event.key) - 1];
    const isKey = (letter: string) =>
      event.key.toLowerCase() === letter || event.code === `Key${letter.toUpperCase()}`;
    if (event.key === "Escape") {
      setGhost((now) => takenBack(now));
      setMessage("");
      announce(say("table-taken-back"));
    } else if (stack && canLay) {
      pick(stack.card);
      announce(say("table-picked", { card: faceName(stack.card) }));
      square.current?.focus();
    } else if (isKey("h")) announce(seat === null ? told : handTold(view.hand));
    else if (isKey("l")) announce(moveTold(view, view.ply - 1, people) || say("table-no-move"));
    else if (isKey("t")) announce(told);
    else if (isKey("s")) announce(scoreTold(view, forecast));
    else if (event.key === "?") onKeys();
    else return;
    event.preventDefault();
  };

  const scoreTold = (now: ViewShown, would: Finale | null): string =>
    people
      .map(({ name, seat: whose }) =>
        would
          ? say("table-would-have", { who: name, points: would.points[whose] ?? 0 })
          : say("table-holds", {
              who: name,
              cards: say("cards", { count: now.hand_sizes[whose] ?? 0 }),
              cheeses: say("cheeses", { count: now.cheeses[whose]?.length ?? 0 }),
            }),
      )
      .join(" ");

  const drawCell = (cell: Cell) => {
    const key = keyOf(cell);
    const card = board.get(key);
    if (card) {
      const [dx, dy] = lookOf(board, cell);
      return <StillCard card={card} shape={people[ownerOf(card) ?? -1]?.shape} dx={dx} dy={dy} />;
    }
    if (isGhostAt(ghost, cell) && ghost.card) {
      return <CardArt card={ghost.card} shape={people[ownerOf(ghost.card) ?? -1]?.shape} />;
    }
    return null;
  };

  const toneOf = (cell: Cell): string => {
    const key = keyOf(cell);
    const tones = [];
    if (board.has(key)) tones.push("card");
    else if (places.has(key) && canLay) tones.push(ghost.card ? "place open" : "place");
    if (isGhostAt(ghost, cell)) tones.push(ghost.answer?.allowed === false ? "ghost no" : "ghost");
    if (last && keyOf(last.cell) === key) tones.push("last");
    if (doomed.has(key)) tones.push("doomed");
    if (shaking && keyOf(shaking) === key) tones.push("shaking");
    if (shaking && ghost.answer?.refusal?.startsWith("touches") && isBeside(shaking, cell)) {
      tones.push("missing");
    }
    return tones.join(" ");
  };

  const nameCell = (cell: Cell): string => {
    const key = keyOf(cell);
    const plain = placeName(board, cell, people);
    if (isGhostAt(ghost, cell) && ghost.card) {
      return say("cell-ghost", { place: plain, card: faceName(ghost.card) });
    }
    if (last && keyOf(last.cell) === key) return say("cell-last", { place: plain });
    if (doomed.has(key)) return say("cell-doomed", { place: plain });
    return places.has(key) && canLay ? say("cell-place", { place: plain }) : plain;
  };

  const prompt = !canLay
    ? told
    : ghost.card
      ? say("table-picked", { card: faceName(ghost.card) })
      : say("table-pick");
  const box = shownBox(board, view.legal_cells, view.over);
  const sides = openSides(board, view.legal_cells);
  const outside = shaking && ghost.answer?.refusal === "outside-the-square";
  const drawn = view.draws[view.draws.length - 1];

  return (
    <main class="playing" ref={root} onKeyDown={onKeyDown}>
      <Chips
        table={table}
        people={people}
        view={view}
        forecast={forecast}
        reactions={reactions}
        onOpen={onChip}
      />
      <div class={`board ${sides.map((side) => `open-${side}`).join(" ")} ${outside ? "edge" : ""}`}>
        <h1 class="hidden-text">{told}</h1>
        <Square
          box={box}
          label={say("table-square")}
          draw={drawCell}
          name={nameCell}
          tone={toneOf}
          choose={choose}
          onEdge={() => announce(say("table-edge"))}
          handle={square}
        />
      </div>
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
              <IconButton
                icon="undo"
                label={say("table-take-back")}
                onClick={() => {
                  square.current?.focus(ghost.cell ?? undefined);
                  setGhost((now) => takenBack(now));
                }}
              />
            </div>
          ) : (
            <>
              <p class={`message ${message ? "told" : ""}`}>{message || prompt}</p>
              <Pile view={view} isShared={seat === null && view.seat !== null} />
            </>
          )}
        </div>
        <AwayFrom live={live} table={table} />
        {turn?.curtain != null && people[turn.curtain] ? (
          <Curtain
            person={people[turn.curtain]!}
            onOpen={() => {
              setSeen(turn.curtain);
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
            onPick={pick}
            onDrag={drag}
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

function refusedAnswer({ told }: AskRefused): Answer {
  return { allowed: false, refusal: told.refusal, data: told.data, forecast: null };
}

/** The places that the chase would empty. */
function doomedBy(finale: Finale | null): ReadonlySet<string> {
  return new Set((finale?.waves ?? []).flat().map(({ cell }) => keyOf(cell)));
}

function isBeside(cell: Cell, other: Cell): boolean {
  return neighbours(cell).some((beside) => keyOf(beside) === keyOf(other));
}

/** From the hand if the card was laid here, else from its owner's chip. */
function flyIn(root: Element | null, cell: Cell, chair: ChairNumber): void {
  const card = root?.querySelector(`[data-cell="${keyOf(cell)}"] > svg`);
  const from = root?.querySelector(`[data-chair="${chair}"]`);
  if (card && from) flyFrom(card, from.getBoundingClientRect());
}
