/** The small boards of the rules, drawn from rows of text. */

import type { ComponentChildren } from "preact";
import { CardArt, type Pose } from "../art/card";
import { Icon } from "../art/icon";
import { gazeOf } from "../board/layout";
import { type Board, type Cell, keyOf, ownerOf, SHAPES } from "../cards";
import { say } from "../i18n";
import { faceName } from "../people";
import type { Card, Shape } from "../protocol";

interface FigureProps {
  rows: readonly string[];
  children?: ComponentChildren;
}

/** A small board with an optional caption. */
export function Figure({ rows, children }: FigureProps) {
  return (
    <figure class="rules-figure">
      <Diagram rows={rows} />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

interface BeforeAfterProps {
  before: readonly string[];
  after: readonly string[];
  children?: ComponentChildren;
}

/** Two small boards with an arrow between them, and an optional caption. */
export function BeforeAfter({ before, after, children }: BeforeAfterProps) {
  return (
    <figure class="rules-figure">
      <div class={`rules-then ${before.length === 1 ? "down" : ""}`}>
        <Diagram rows={before} label={say("rules-before", { board: boardText(before) })} />
        <span class="rules-arrow">
          <Icon name="arrow-right" />
        </span>
        <Diagram rows={after} label={say("rules-after", { board: boardText(after) })} />
      </div>
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

interface DrawnCell {
  /** Null for an empty cell. */
  card: Card | null;
  pose: Pose;
  /** A card that was just laid: `new` if that is legal, `wrong` if it is not. */
  mark: "new" | "wrong" | null;
}

/** Parses `M`, `M:munch` (pose), `M+` (new), `M-` (illegal), `.` (empty cell) or `_` (no cell). */
function parseCell(text: string): DrawnCell | null {
  const [, face = "_", pose = "rest", sign] = /^([^:+-]+)(?::(\w+))?([+-])?$/.exec(text) ?? [];
  if (face === "_") return null;
  return {
    card: face === "." ? null : (face as Card),
    pose: pose as Pose,
    mark: sign === undefined ? null : sign === "+" ? "new" : "wrong",
  };
}

function cellTexts(row: string): string[] {
  return row.trim().split(/\s+/);
}

interface DiagramProps {
  rows: readonly string[];
  /** Replaces the description that `boardText` makes. */
  label?: string;
}

/** A small board drawn from rows of text, in the notation of `parseCell`. */
export function Diagram({ rows, label = boardText(rows) }: DiagramProps) {
  const places = rows.flatMap((row, y) =>
    cellTexts(row).map((text, x) => ({ cell: [x, y] as Cell, drawn: parseCell(text) })),
  );
  const board: Board = new Map(
    places.flatMap(({ cell, drawn }) => (drawn?.card ? [[keyOf(cell), drawn.card]] : [])),
  );
  const columns = Math.max(...rows.map((row) => cellTexts(row).length));
  return (
    <div class="rules-board" role="img" aria-label={label} style={{ "--columns": columns }}>
      {places.map(({ cell, drawn }) => (
        <span key={keyOf(cell)} class={placeClass(drawn)}>
          {drawn?.card && (
            <CardArt card={drawn.card} pose={drawn.pose} look={gazeOf(board, cell)} />
          )}
        </span>
      ))}
    </div>
  );
}

function placeClass(drawn: DrawnCell | null): string {
  if (!drawn) return "";
  return drawn.card ? `rules-place ${drawn.mark ?? ""}` : "rules-place empty";
}

interface EmptySquareProps {
  size: number;
  label: string;
  /** Whether the start card is in the middle. */
  start?: boolean;
}

/** A square of empty cells. */
export function EmptySquare({ size, label, start = false }: EmptySquareProps) {
  const middle = (size * size - 1) / 2;
  return (
    <div class="rules-board small" role="img" aria-label={label} style={{ "--columns": size }}>
      {Array.from({ length: size * size }, (_, place) => (
        <span key={place} class="rules-place empty">
          {start && place === middle && <CardArt card="S" />}
        </span>
      ))}
    </div>
  );
}

/** Describes a board to those who cannot see it. */
function boardText(rows: readonly string[]): string {
  const read = rows.map((row) => {
    const drawn = cellTexts(row).flatMap((text) => parseCell(text) ?? []);
    return drawn.map(({ card, mark }) => cellText(card, mark === "new")).join(", ");
  });
  if (read.length === 1) return say("rules-row-alone", { cards: read[0] ?? "" });
  return read.map((cards, row) => say("rules-row", { row: row + 1, cards })).join(" ");
}

function cellText(card: Card | null, isNew: boolean): string {
  if (!card) return say("rules-empty");
  const owner = ownerOf(card);
  const shape = owner === null ? undefined : SHAPES[owner];
  const name = faceName(card);
  const whole = shape ? say("rules-owned", { card: name, shape: shapeName(shape) }) : name;
  return isNew ? say("rules-new", { card: whole }) : whole;
}

/** The name of a shape in the current language. */
export function shapeName(shape: Shape): string {
  switch (shape) {
    case "wheel":
      return say("shape-wheel");
    case "wedge":
      return say("shape-wedge");
    case "block":
      return say("shape-block");
    case "heart":
      return say("shape-heart");
  }
}
