/** The square of a finale: each card with its motion, trace and cry. */

import type { ComponentChildren } from "preact";
import { CardArt, Crumbs, Paws, Puff, ShapeMark } from "../art/card";
import { cellName, placeName } from "../board/names";
import { Square } from "../board/square";
import { boxOf, type Cell, cellsOf, keyOf, ownerOf } from "../cards";
import { say } from "../i18n";
import { cardName, type Person } from "../people";
import type { Card, Shape } from "../protocol";
import { type CardPicture, type Cry, pictureAt, type Trace } from "./picture";
import { boardAt, type Plot } from "./plot";

interface StageProps {
  plot: Plot;
  index: number;
  take: number;
  people: readonly Person[];
  chosen: Cell | null;
  /** The cells that the chosen story refers to by numerals. */
  marks: readonly Cell[];
  choose: (cell: Cell) => void;
  children?: ComponentChildren;
}

/** The square in one beat of the finale, with `children` drawn over it. */
export function Stage({ plot, index, take, people, chosen, marks, choose, children }: StageProps) {
  const { board } = plot;
  const box = boxOf(cellsOf(board));
  const pictures = pictureAt(plot, index);
  const remaining = boardAt(plot, index);
  const nameOf = (cell: Cell) => {
    const gone = remaining.has(keyOf(cell)) ? undefined : board.get(keyOf(cell));
    if (!gone) return placeName(remaining, cell, people);
    return say("finale-place-gone", { cell: cellName(cell), card: cardName(gone, people) });
  };
  const draw = (cell: Cell) => {
    const card = board.get(keyOf(cell));
    const picture = pictures.get(keyOf(cell));
    if (!card || !picture) return null;
    const owner = ownerOf(card);
    const shape = owner === null ? undefined : people[owner]?.shape;
    const isHighlighted = [...marks, chosen].some((other) => other && keyOf(other) === keyOf(cell));
    return (
      <Actor
        card={card}
        shape={shape}
        picture={picture}
        take={take}
        isHighlighted={isHighlighted}
      />
    );
  };
  const tone = (cell: Cell) => {
    const picture = pictures.get(keyOf(cell));
    const isChosen = chosen && keyOf(chosen) === keyOf(cell);
    const isMarked = marks.some((other) => keyOf(other) === keyOf(cell));
    const acts = picture?.motion ?? picture?.trace ?? picture?.fliesTo ?? null;
    return [
      acts !== null && "front",
      picture?.cry && picture.cry !== "gasp" && "loud",
      cell[0] === box.right && "right",
      isChosen ? "chosen" : isMarked && "marked",
    ]
      .filter(Boolean)
      .join(" ");
  };
  const ratio = (box.bottom - box.top + 1) / (box.right - box.left + 1);
  return (
    <div class="finale-stage" style={{ "--ratio": ratio }}>
      <div class="finale-wood">
        <Square
          box={box}
          label={say("finale-square")}
          draw={draw}
          name={nameOf}
          tone={tone}
          choose={choose}
        >
          {/* Over all cells: the frame of a neighbouring cell must not cover a numeral. */}
          {marks.map(([x, y], nth) => (
            <span
              key={nth}
              class="finale-mark"
              data-text={nth + 1}
              style={{ "--column": x - box.left, "--row": y - box.top }}
              aria-hidden="true"
            />
          ))}
        </Square>
      </div>
      {children}
    </div>
  );
}

interface ActorProps {
  card: Card;
  shape: Shape | undefined;
  picture: CardPicture;
  take: number;
  /** Part of the chosen story: shown again, faintly, even though it has left. */
  isHighlighted: boolean;
}

function Actor({ card, shape, picture, take, isHighlighted }: ActorProps) {
  const { state, motion, offsets, trace, cry } = picture;
  const style = {
    "--late": `${picture.delay}ms`,
    "--x": offsets[0][0],
    "--y": offsets[0][1],
    "--x2": offsets[1][0],
    "--y2": offsets[1][1],
    "--turned": `${Math.round((Math.atan2(offsets[0][1], offsets[0][0]) * 180) / Math.PI) + 40}deg`,
  };
  const isVisible = state !== "gone" || isHighlighted;
  return (
    <div class="finale-actor" style={style} key={motion || trace || cry ? take : 0}>
      {trace && <div class={`finale-trace ${trace}`}>{traceArt(trace, shape)}</div>}
      {isVisible && (
        <div class={`finale-mover ${state} ${motion ? `move-${motion}` : ""}`}>
          <div class="finale-card">
            <CardArt card={card} shape={shape} pose={picture.pose} look={picture.look} />
          </div>
        </div>
      )}
      {cry && <span class={`finale-cry ${cry}`} data-text={cryText(cry)} aria-hidden="true" />}
      {picture.fliesTo !== null && (
        <div class="finale-flight" data-to={picture.fliesTo}>
          {trace ? <Crumbs shape={shape} /> : shape && <ShapeMark shape={shape} />}
        </div>
      )}
    </div>
  );
}

function traceArt(trace: Trace, shape: Shape | undefined) {
  switch (trace) {
    case "paws":
      return <Paws />;
    case "puff":
      return <Puff />;
    case "crumbs":
      return <Crumbs shape={shape} />;
  }
}

function cryText(cry: Cry): string {
  switch (cry) {
    case "woof":
      return say("finale-woof");
    case "gasp":
      return "!";
    case "phew":
      return say("finale-phew");
    case "munch":
      return say("finale-munch");
    case "burp":
      return say("finale-burp");
  }
}
