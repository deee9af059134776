/** The finished square, tapped in card by card or painted. */
import { useEffect, useRef, useState } from "preact/hooks";
import { StillCard } from "../art/memo";
import { lookOf } from "../board/layout";
import { Square, type SquareHandle, cellUnder } from "../board/square";
import { type Cell, keyOf, ownerOf } from "../cards";
import { cardName, type Person } from "../people";
import type { Card } from "../protocol";
import { sound } from "../sound";
import { announce } from "../ui/announce";
import { Button } from "../ui/button";
import { say } from "../words";
import {
  type Draft,
  boardOf,
  boxOf,
  cardAt,
  cellsBetween,
  cellsOf,
  cleared,
  holesOf,
  laid,
  paletteOf,
  remembering,
  strokeOf,
  undone,
  type Way,
  wiped,
  withCard,
} from "./draft";
import { type Flaw, cellsConcerned } from "./flaws";
import { Palette } from "./palette";
import { whyTold } from "./told";
import { typed } from "./typed";

interface EditorProps {
  draft: Draft;
  people: readonly Person[];
  change: (draft: Draft) => void;
  /** Why it cannot be scored yet; null where nobody has asked. */
  flaws: readonly Flaw[] | null;
  isAsking: boolean;
  onSetup: () => void;
  onScore: () => void;
}

interface Stroke {
  card: Card | null;
  at: Cell;
}

const WAYS: readonly Way[] = ["in-order", "paint"];

function wayName(way: Way): string {
  return way === "paint" ? say("score-paint") : say("score-in-order");
}

export function Editor(props: EditorProps) {
  const { draft, people, change, flaws } = props;
  const [brush, setBrush] = useState<Card | null>("M");
  const [chosenFlaw, setChosenFlaw] = useState(0);
  const points = useRef<number | null>(null);
  const stroke = useRef<Stroke | null>(null);
  const wasPainted = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const square = useRef<SquareHandle | null>(null);
  const now = useRef(draft);
  now.current = draft;

  const all = cellsOf(draft).length;
  const done = all - holesOf(draft).length;
  const board = boardOf(draft);
  const isPainting = draft.way === "paint";
  const flaw = flaws?.[chosenFlaw] ?? flaws?.[0];
  const pointed = new Set((flaw ? cellsConcerned(flaw, draft) : []).map(keyOf));

  useEffect(() => setChosenFlaw(0), [flaws]);
  // Whoever types can begin at once. In a full square the focus would make a place bright again.
  useEffect(() => {
    if (draft.cursor) square.current?.focus(draft.cursor);
  }, []);

  // A finger that paints does not fling the page: the tap after a fling would be lost.
  useEffect(() => {
    const element = place.current;
    if (!isPainting || !element) return;
    const hold = (event: TouchEvent) => event.preventDefault();
    element.addEventListener("touchmove", hold, { passive: false });
    return () => element.removeEventListener("touchmove", hold);
  }, [isPainting]);

  const update = (next: Draft) => {
    now.current = next;
    change(next);
  };

  const name = (cell: Cell): string => {
    const card = cardAt(now.current, cell);
    const [x, y] = cell;
    const what = card ? cardName(card, people) : say("cell-empty");
    return say("score-cell", { row: y + 1, column: x + 1, card: what });
  };

  /** One card to the bright place; the focus goes along where it was in the square. */
  const lay = (card: Card) => {
    const { cursor } = now.current;
    if (!cursor) {
      announce(say("score-full"));
      return;
    }
    update(laid(now.current, card));
    sound("tap");
    announce(holesOf(now.current).length ? name(cursor) : say("score-full"));
    followFocus();
  };

  const erase = () => {
    update(wiped(now.current));
    if (now.current.cursor) announce(name(now.current.cursor));
    followFocus();
  };

  const followFocus = () => {
    const { cursor } = now.current;
    if (cursor && place.current?.contains(document.activeElement)) square.current?.focus(cursor);
  };

  const onFace = (card: Card) => {
    if (isPainting) setBrush(card);
    else lay(card);
  };

  /** A tap or Enter on a place. */
  const choose = (cell: Cell) => {
    if (!isPainting) update({ ...draft, cursor: cell });
    else {
      begin(cell);
      endStroke();
    }
  };

  const begin = (cell: Cell) => {
    const card = strokeOf(now.current, cell, brush);
    stroke.current = { card, at: cell };
    update({ ...withCard(remembering(now.current), cell, card), cursor: cell });
    sound("tap");
    announce(name(cell));
  };

  const onPointerDown = (event: PointerEvent) => {
    const cell = isPainting && event.button === 0 ? cellUnder(event.target) : null;
    wasPainted.current = cell !== null;
    if (cell) begin(cell);
  };

  const onPointerMove = (event: PointerEvent) => {
    const going = stroke.current;
    if (!going || !event.buttons) return;
    const cell = cellUnder(document.elementFromPoint(event.clientX, event.clientY));
    if (!cell || keyOf(cell) === keyOf(going.at)) return;
    const painted = cellsBetween(going.at, cell).reduce(
      (after, one) => withCard(after, one, going.card),
      now.current,
    );
    stroke.current = { ...going, at: cell };
    update(painted);
  };

  const endStroke = () => {
    stroke.current = null;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.ctrlKey) {
      if (event.key.toLowerCase() !== "z" || event.altKey || event.shiftKey) return;
      event.preventDefault();
      update(undone(now.current));
      return;
    }
    if (event.key === "Backspace" || event.key === "Delete") {
      event.preventDefault();
      erase();
      return;
    }
    const meant = typed(event.key, event.code, points.current);
    points.current = meant?.points ?? null;
    const { animals, cheeses } = paletteOf(draft);
    if (!meant?.card || ![...animals, ...cheeses.flat()].includes(meant.card)) return;
    event.preventDefault();
    lay(meant.card);
  };

  const tone = (cell: Cell): string => {
    const cursor = isPainting ? null : draft.cursor;
    const isCursor = cursor !== null && keyOf(cell) === keyOf(cursor);
    const isRow = cursor !== null && cell[1] === cursor[1];
    return [
      "score-place",
      isCursor ? "score-cursor" : "",
      isRow ? "score-row" : "",
      pointed.has(keyOf(cell)) ? "score-pointed" : "",
    ].join(" ");
  };

  const draw = (cell: Cell) => {
    const card = board.get(keyOf(cell));
    if (!card) return null;
    const [dx, dy] = lookOf(board, cell);
    return <StillCard card={card} shape={people[ownerOf(card) ?? 0]?.shape} dx={dx} dy={dy} />;
  };

  return (
    <section class={`score-editor ${flaws?.length ? "flawed" : ""}`} onKeyDown={onKeyDown}>
      <div class="score-top">
        <div class="score-ways" role="radiogroup" aria-label={say("score-way")}>
          {WAYS.map((way) => (
            <label key={way}>
              <input
                type="radio"
                name="way"
                checked={draft.way === way}
                onChange={() => update({ ...draft, way })}
              />
              <span>{wayName(way)}</span>
            </label>
          ))}
        </div>
        {flaws ? (
          <Flaws flaws={flaws} flaw={flaw} people={people} onChoose={setChosenFlaw} />
        ) : (
          <p class="score-how">{howTold(draft)}</p>
        )}
        <p class="score-keys">{say("score-keys")}</p>
      </div>
      <div
        class={`score-board ${isPainting ? "painting" : ""}`}
        ref={place}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={endStroke}
        onPointerCancel={endStroke}
        onClickCapture={(event) => {
          if (wasPainted.current) event.stopPropagation();
          wasPainted.current = false;
        }}
      >
        <Square
          box={boxOf(draft)}
          label={say("score-square")}
          draw={draw}
          name={name}
          tone={tone}
          choose={choose}
          onVisit={(cell) => update({ ...now.current, cursor: cell })}
          handle={square}
        />
      </div>
      <div class="score-thumb">
        <Palette
          draft={draft}
          people={people}
          brush={isPainting ? brush : undefined}
          onFace={onFace}
          onErase={() => (isPainting ? setBrush(null) : erase())}
          onUndo={() => update(undone(draft))}
        />
        <div class="score-bar">
          <p class="score-done">{say("score-done", { done, all })}</p>
          <Button
            tone={done === all ? "big" : "plain"}
            icon="play"
            disabled={props.isAsking}
            onClick={props.onScore}
          >
            {say("finale-title")}
          </Button>
        </div>
      </div>
      <div class="score-more">
        <Button tone="quiet" icon="people" onClick={props.onSetup}>
          {say("score-change")}
        </Button>
        <Button
          tone="quiet"
          icon="trash"
          disabled={done === 0}
          onClick={() => update(cleared(draft))}
        >
          {say("score-clear")}
        </Button>
      </div>
    </section>
  );
}

function howTold(draft: Draft): string {
  if (draft.way === "paint") return say("score-paint-how");
  return draft.cursor ? say("score-in-order-how") : say("score-full");
}

interface FlawsProps {
  flaws: readonly Flaw[];
  flaw: Flaw | undefined;
  people: readonly Person[];
  onChoose: (index: number) => void;
}

/** Everything that is wrong; the chosen one is shown in the square. */
function Flaws({ flaws, flaw, people, onChoose }: FlawsProps) {
  if (!flaws.length) {
    return (
      <p class="score-flaws fine" role="status">
        {say("score-fine")}
      </p>
    );
  }
  return (
    <div class="score-flaws" role="alert">
      <p class="hidden-text">{say("score-not-yet")}</p>
      <ul>
        {flaws.map((one, index) => (
          <li key={index}>
            <button
              type="button"
              aria-pressed={one === flaw}
              onClick={() => onChoose(index)}
            >
              {whyTold(one, people)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
