/** Where everything is in the picture of a finished game, in pixels, and text that fits there. */

export const WIDE = 1080;
export const HIGH = 1350;

const MARGIN = 40;
const GAP = 16;
const FOOTER = 52;
const HEADLINE = 128;

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface ChipLayout {
  area: Area;
  mark: Area;
  name: Area;
  /** The line with the number of cheeses that are left. */
  cheeses: Area;
  points: Area;
}

export interface Layout {
  headline: Area;
  chips: ChipLayout[];
  board: Area;
  footer: Area;
}

/** The areas of the picture for this number of players; with three, the chips are narrow. */
export function layoutOf(players: number): Layout {
  const columns = players === 3 ? 3 : 2;
  const rows = Math.ceil(players / columns);
  const high = { 2: 136, 3: 208, 4: 116 }[players] ?? 116;
  const wide = (WIDE - 2 * MARGIN - (columns - 1) * GAP) / columns;
  const top = MARGIN + HEADLINE + GAP;
  const chips = Array.from({ length: players }, (_, seat) => {
    const x = MARGIN + (seat % columns) * (wide + GAP);
    const y = top + Math.floor(seat / columns) * (high + GAP);
    const area = { x, y, width: wide, height: high };
    return columns === 3 ? narrowChip(area) : wideChip(area);
  });
  const boardTop = top + rows * (high + GAP) + GAP;
  const side = HIGH - MARGIN / 2 - FOOTER - GAP - boardTop;
  return {
    headline: { x: MARGIN, y: MARGIN, width: WIDE - 2 * MARGIN, height: HEADLINE },
    chips,
    board: { x: (WIDE - side) / 2, y: boardTop, width: side, height: side },
    footer: {
      x: MARGIN,
      y: HIGH - MARGIN / 2 - FOOTER,
      width: WIDE - 2 * MARGIN,
      height: FOOTER,
    },
  };
}

const MARK = 80;
const POINTS = 100;
const CHEESES = 34;
const INSIDE = 18;

/** Mark, name and points side by side. */
function wideChip(area: Area): ChipLayout {
  const { x, y, width, height } = area;
  const left = x + INSIDE + MARK + INSIDE;
  const right = x + width - INSIDE - POINTS;
  const name = height - INSIDE - CHEESES;
  return {
    area,
    mark: { x: x + INSIDE, y: y + (height - MARK) / 2, width: MARK, height: MARK },
    name: { x: left, y: y + INSIDE / 2, width: right - left, height: name },
    cheeses: { x: left, y: y + INSIDE / 2 + name, width: right - left, height: CHEESES },
    points: { x: right, y, width: POINTS, height },
  };
}

/** Mark and points side by side, the name below them. */
function narrowChip(area: Area): ChipLayout {
  const { x, y, width, height } = area;
  const inner = width - 2 * INSIDE;
  const below = y + INSIDE + MARK;
  const bottom = y + height - INSIDE / 2 - CHEESES;
  return {
    area,
    mark: { x: x + INSIDE, y: y + INSIDE, width: MARK, height: MARK },
    name: { x: x + INSIDE, y: below, width: inner, height: bottom - below },
    cheeses: { x: x + INSIDE, y: bottom, width: inner, height: CHEESES },
    points: { x: x + width - INSIDE - POINTS, y: y + INSIDE, width: POINTS, height: MARK },
  };
}

export const LINE_HEIGHT = 1.12;

export interface FittedText {
  /** The font size in pixels. */
  size: number;
  lines: string[];
}

/** The width of a text in a font size. */
export type Measure = (text: string, size: number) => number;

/** The largest of these sizes in which the text fits; words that are still too long are cut off. */
export function fitText(
  text: string,
  { width, height }: Pick<Area, "width" | "height">,
  sizes: readonly number[],
  measure: Measure,
): FittedText {
  const last = sizes[sizes.length - 1] as number;
  for (const size of sizes) {
    const lines = wrapped(text, width, (part) => measure(part, size));
    const fits = lines.every((line) => measure(line, size) <= width);
    if (fits && lines.length * size * LINE_HEIGHT <= height) return { size, lines };
  }
  const most = Math.max(1, Math.floor(height / (last * LINE_HEIGHT)));
  const lines = wrapped(text, width, (part) => measure(part, last));
  const kept = [...lines.slice(0, most - 1), lines.slice(most - 1).join(" ")].filter(Boolean);
  return { size: last, lines: kept.map((line) => cut(line, width, (part) => measure(part, last))) };
}

/** Breaks a text at spaces (not at no-break ones) and after hyphens into lines of that width. */
function wrapped(text: string, width: number, measure: (part: string) => number): string[] {
  const lines: string[] = [];
  const words = text.replace(/-(?=\S)/g, "-\u200b").split(/(?:[^\S\u00a0\u202f]|\u200b)+/);
  for (const word of words.filter(Boolean)) {
    const before = lines[lines.length - 1];
    const joined = before === undefined ? "" : `${before}${before.endsWith("-") ? "" : " "}${word}`;
    if (before !== undefined && measure(joined) <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  return lines;
}

function cut(line: string, width: number, measure: (part: string) => number): string {
  if (measure(line) <= width) return line;
  const letters = [...line];
  while (letters.length > 1 && measure(`${letters.join("")}…`) > width) letters.pop();
  return `${letters.join("")}…`;
}
