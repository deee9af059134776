/** The drawn part of the picture of a finished game: light, cards, chips and shapes, no text. */

import type { ComponentChildren } from "preact";
import { CardArt, Crumbs, Paws, ShapeMark } from "../art/card";
import { Icon } from "../art/icon";
import { boxOf, cellOf, cellsOf, ownerOf } from "../cards";
import { type CardPicture, pictureAt } from "../finale/picture";
import type { Plot } from "../finale/plot";
import type { Person } from "../people";
import type { Card, Shape } from "../protocol";
import { type Area, HIGH, type Layout, WIDE } from "./layout";

/** The part of a cell that its card covers. */
const CARD = 0.92;
const ROUND = 0.135;
const PANEL = 14;
const CROWN = 62;

interface DrawingProps {
  layout: Layout;
  plot: Plot;
  people: readonly Person[];
  /** Where the winner's shape is drawn beside the headline; null for a shared victory. */
  winnerMark: Area | null;
}

/** The picture without its wood and its text. */
export function Drawing({ layout, plot, people, winnerMark }: DrawingProps) {
  const [winner] = plot.finale.winners;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={WIDE}
      height={HIGH}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      aria-hidden="true"
    >
      <Light />
      <Panel area={layout.board} />
      <Cards area={layout.board} plot={plot} people={people} />
      {layout.chips.map(({ area, mark }, seat) => (
        <Chip
          key={seat}
          area={area}
          mark={mark}
          shape={people[seat]?.shape ?? "wheel"}
          hasWon={plot.finale.winners.includes(seat)}
        />
      ))}
      {winnerMark && (
        <Within area={winnerMark}>
          <ShapeMark shape={people[winner ?? 0]?.shape ?? "wheel"} />
        </Within>
      )}
    </svg>
  );
}

/** The light of the lamp, from the upper left as on the page. */
export function Light() {
  return (
    <>
      <defs>
        <radialGradient id="light" cx="0" cy="0" r="1.15">
          <stop stop-color="var(--light)" />
          <stop offset=".62" stop-color="var(--light)" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="dim" x1="1" y1="1" x2="0" y2="0">
          <stop stop-color="var(--dim)" />
          <stop offset=".55" stop-color="var(--dim)" stop-opacity="0" />
        </linearGradient>
      </defs>
      <rect width={WIDE} height={HIGH} fill="url(#light)" />
      <rect width={WIDE} height={HIGH} fill="url(#dim)" />
    </>
  );
}

/** The golden ground under the cards, as at the end of the finale. */
function Panel({ area: { x, y, width, height } }: { area: Area }) {
  const around = {
    x: x - PANEL,
    y: y - PANEL,
    width: width + 2 * PANEL,
    height: height + 2 * PANEL,
  };
  return (
    <>
      <rect {...around} rx="34" fill="var(--table-deep)" fill-opacity=".7" />
      <rect {...around} rx="34" fill="var(--wheel)" fill-opacity=".28" />
    </>
  );
}

interface CardsProps {
  area: Area;
  plot: Plot;
  people: readonly Person[];
}

function Cards({ area, plot, people }: CardsProps) {
  const box = boxOf(cellsOf(plot.board));
  const size = area.width / Math.max(box.right - box.left + 1, box.bottom - box.top + 1);
  const pictures = pictureAt(plot, plot.beats.length - 1);
  return (
    <>
      {[...plot.board].map(([key, card]) => {
        const [x, y] = cellOf(key);
        const owner = ownerOf(card);
        const inner = size * CARD;
        const corner = (at: number) => at * size + (size - inner) / 2;
        return (
          <Place
            key={key}
            area={{
              x: area.x + corner(x - box.left),
              y: area.y + corner(y - box.top),
              width: inner,
              height: inner,
            }}
            card={card}
            shape={owner === null ? undefined : people[owner]?.shape}
            picture={pictures.get(key) as CardPicture}
          />
        );
      })}
    </>
  );
}

interface PlaceProps {
  area: Area;
  card: Card;
  shape: Shape | undefined;
  picture: CardPicture;
}

/** A card that is left, or the trace of one that is gone: crumbs of a cheese, paws of a cat. */
function Place({ area, card, shape, picture }: PlaceProps) {
  if (picture.state === "here") {
    return (
      <>
        <Shadow area={area} round={area.width * ROUND} />
        <Within area={area}>
          <CardArt card={card} shape={shape} pose={picture.pose} look={picture.look} />
        </Within>
      </>
    );
  }
  const { x, y, width, height } = area;
  return (
    <>
      <rect {...area} rx={width * ROUND} fill="var(--ink)" fill-opacity=".08" />
      {shape && (
        <Within
          area={{
            x: x + width * 0.1,
            y: y + height * 0.1,
            width: width * 0.8,
            height: height * 0.8,
          }}
        >
          <Crumbs shape={shape} />
        </Within>
      )}
      {card === "C" && (
        <g opacity=".45">
          <Within area={area}>
            <Paws />
          </Within>
        </g>
      )}
    </>
  );
}

interface ChipProps {
  area: Area;
  mark: Area;
  shape: Shape;
  hasWon: boolean;
}

/** The paper behind a player's name and points; the winner's has a frame and a crown. */
function Chip({ area, mark, shape, hasWon }: ChipProps) {
  return (
    <>
      <Shadow area={area} round={26} />
      <rect {...area} rx="26" fill="var(--soft)" />
      {hasWon && (
        <rect {...inset(area, 2)} rx="24" fill="none" stroke="var(--ink)" stroke-width="4" />
      )}
      <Within area={mark}>
        <ShapeMark shape={shape} />
      </Within>
      {hasWon && (
        <svg
          x={area.x - 16}
          y={area.y - 24}
          width={CROWN}
          height={CROWN}
          viewBox="0 0 24 24"
          overflow="visible"
          aria-hidden="true"
        >
          <g transform="rotate(-14 12 12)">
            <Icon name="crown" />
          </g>
        </svg>
      )}
    </>
  );
}

function inset({ x, y, width, height }: Area, by: number): Area {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** The shadow of paper, away from the light: a dark rectangle with a paler edge. */
function Shadow({ area, round }: { area: Area; round: number }) {
  const deep = Math.min(area.width, area.height) * 0.03;
  const { x, y, width, height } = area;
  const at = { x: x + deep * 0.7, y: y + deep * 1.6, width, height, rx: round };
  return (
    <rect
      {...at}
      fill="#2b2433"
      fill-opacity=".2"
      stroke="#2b2433"
      stroke-opacity=".08"
      stroke-width={deep * 1.6}
    />
  );
}

interface WithinProps {
  area: Area;
  children: ComponentChildren;
}

/** A drawing that fills an area. */
export function Within({ area, children }: WithinProps) {
  return (
    <svg {...area} overflow="visible" aria-hidden="true">
      {children}
    </svg>
  );
}
