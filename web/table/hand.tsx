/** The cards in hand: a slot for each kind. A card is tapped, or dragged to its cell. */

import { useRef, useState } from "preact/hooks";
import { CardArt } from "../art/card";
import { Icon } from "../art/icon";
import { cellUnder } from "../board/square";
import { type Cell, type Slot, slotsOf } from "../cards";
import { say } from "../i18n";
import { faceName } from "../people";
import type { Card, Seat, Shape } from "../protocol";

/** In pixels: a smaller movement of the pointer is a tap. */
const DRAG_FROM = 8;

interface HandProps {
  hand: readonly Card[];
  seat: Seat;
  shape: Shape;
  chosen: Card | null;
  /** The card drawn last: it slides in. */
  drawn: Card | null;
  isTurn: boolean;
  /** The card that a hint is about. */
  hinted: Card | null;
  onPick: (card: Card) => void;
  /** Called when the card is dragged over a cell or dropped; null outside the square. */
  onDrag: (card: Card, cell: Cell | null) => void;
}

interface Drag {
  card: Card;
  x: number;
  y: number;
  moving: boolean;
}

/** The hand of one player; during their turn a card can be tapped or dragged. */
export function Hand(props: HandProps) {
  const { hand, seat, shape, chosen, drawn, isTurn, hinted, onPick, onDrag } = props;
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = useRef({ x: 0, y: 0 });
  const dragged = useRef(false);

  const move = (event: PointerEvent) => {
    if (!drag) return;
    const { clientX: x, clientY: y } = event;
    const far = Math.hypot(x - start.current.x, y - start.current.y);
    if (!drag.moving && far < DRAG_FROM) return;
    dragged.current = true;
    setDrag({ ...drag, x, y, moving: true });
    const cell = cellUnder(document.elementFromPoint(x, y));
    if (cell) onDrag(drag.card, cell);
  };

  const end = (event: PointerEvent) => {
    if (drag?.moving) {
      const cell = cellUnder(document.elementFromPoint(event.clientX, event.clientY));
      onDrag(drag.card, cell);
    }
    setDrag(null);
  };

  const drawSlot = ({ card, count }: Slot, number: number) => (
    <div class="slot" key={card} data-slot={card}>
      {count > 0 && (
        <button
          type="button"
          class={[
            "stack",
            chosen === card && "chosen",
            drawn === card && "drawn",
            card === hinted && "hinted",
          ]
            .filter(Boolean)
            .join(" ")}
          data-card={card}
          aria-pressed={chosen === card}
          aria-label={stackName(card, count, card === hinted)}
          aria-keyshortcuts={String(number)}
          aria-disabled={!isTurn}
          onClick={() => {
            if (!dragged.current) onPick(card);
            dragged.current = false;
          }}
          onPointerDown={(event) => {
            start.current = { x: event.clientX, y: event.clientY };
            dragged.current = false;
            if (!isTurn || event.button !== 0) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            setDrag({ card, x: event.clientX, y: event.clientY, moving: false });
          }}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={() => setDrag(null)}
        >
          <CardArt card={card} shape={shape} />
          {count > 1 && <span class="count">{count}</span>}
          {card === hinted && <HintMark />}
        </button>
      )}
    </div>
  );

  const slots = slotsOf(hand, seat);
  return (
    <div class={`hand ${isTurn ? "turn" : ""}`} role="group" aria-label={say("table-hand")}>
      <div class="slots">{slots.slice(0, 3).map((slot, nth) => drawSlot(slot, nth + 1))}</div>
      <div class="slots">{slots.slice(3).map((slot, nth) => drawSlot(slot, nth + 4))}</div>
      {drag?.moving && (
        <div
          class="dragged"
          style={{ transform: `translate(${drag.x}px, ${drag.y}px)` }}
          aria-hidden="true"
        >
          <CardArt card={drag.card} shape={shape} />
        </div>
      )}
    </div>
  );
}

function stackName(card: Card, count: number, isHinted: boolean): string {
  const name = say("hand-stack", { card: faceName(card), count });
  return isHinted ? say("hint-this-card", { card: name }) : name;
}

/** Marks the suggested card or cell. */
export function HintMark() {
  return (
    <span class="hint-mark">
      <Icon name="bulb" />
    </span>
  );
}
