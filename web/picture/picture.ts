/** Draws a finished game as a PNG on this device, without the network. */

import { type ComponentChild, h, render } from "preact";
import type { Board } from "../cards";
import { type Plot, plotOf } from "../finale/plot";
import { caption, results } from "../finale/story";
import { say } from "../i18n";

import { joinNames, type Person } from "../people";
import type { Finale } from "../protocol";
import { dateText } from "../replay/dates";
import { dayOf } from "../replay/download";
import { Drawing } from "./drawing";
import {
  type Area,
  type FittedText,
  fitText,
  HIGH,
  LINE_HEIGHT,
  layoutOf,
  type Measure,
  WIDE,
} from "./layout";

/** A finished game, as this device shows it. */
export interface FinishedGame {
  board: Board;
  finale: Finale;
  dogsHuntMice: boolean;
  people: readonly Person[];
  /** When it was played, in milliseconds. */
  at: number;
}

export interface Picture {
  file: File;
  /** The file as a data address: the page may not show others. */
  address: string;
}

const HEADLINE_SIZES = [76, 68, 60, 52, 44, 38];
const NAME_SIZES = [44, 40, 36, 32, 28, 25];
const CHEESES_SIZES = [27, 24, 21];
const POINTS_SIZE = 72;
const FOOTER_SIZE = 30;
const MARK_GAP = 24;

/** Paints a picture with that file name on the wood of the table. */
export async function paintPicture(
  name: string,
  paint: (context: CanvasRenderingContext2D, pen: Pen) => Promise<void>,
): Promise<Picture> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.fillStyle = token("table");
  context.fillRect(0, 0, WIDE, HIGH);
  await drawWood(context);
  await paint(context, new Pen(context));
  const file = new File([await blobOf(canvas)], name, { type: "image/png" });
  return { file, address: await addressOf(file) };
}

/** The picture of a finished game. */
export function drawPicture(game: FinishedGame): Promise<Picture> {
  const name = `cheese-rescue-${dayOf(game.at || Date.now())}.png`;
  return paintPicture(name, (context, pen) => paintGame(game, context, pen));
}

async function paintGame(game: FinishedGame, context: CanvasRenderingContext2D, pen: Pen) {
  const plot = plotOf(game.board, game.finale, game.dogsHuntMice);
  const layout = layoutOf(game.people.length);
  const headline = placeHeadline(winnerText(plot, game.people), layout.headline, plot, pen);

  const { people } = game;
  const drawing = await imageOf(h(Drawing, { layout, plot, people, winnerMark: headline.mark }));
  context.drawImage(drawing, 0, 0, WIDE, HIGH);

  pen.colour = token("ink");
  pen.write(headline.text, headline.area, headline.mark ? "left" : "center");
  for (const { seat, name } of people) {
    const chip = layout.chips[seat];
    if (!chip) continue;
    pen.colour = token("ink");
    pen.write(pen.fit(name, chip.name, NAME_SIZES), chip.name, "left");
    const points = String(game.finale.points[seat] ?? 0);
    pen.write({ size: POINTS_SIZE, lines: [points] }, chip.points, "right");
    pen.colour = token("ink-soft");
    const left = say("finale-left", { count: game.finale.cheeses[seat] ?? 0 });
    pen.write(pen.fit(left, chip.cheeses, CHEESES_SIZES), chip.cheeses, "left");
  }
  pen.colour = token("ink-soft");
  const footer = [say("title"), dateText(game.at, { dateStyle: "long" })]
    .filter(Boolean)
    .join(" · ");
  pen.write({ size: FOOTER_SIZE, lines: [footer] }, layout.footer, "center");
}

/** What the picture shows, in words. */
export function pictureText({ board, finale, dogsHuntMice, people }: FinishedGame): string {
  const plot = plotOf(board, finale, dogsHuntMice);
  const lines = results(plot, { say, joinNames, people, mark: () => "" });
  return [say("picture-alt"), winnerText(plot, people), lines.join("; ")].join(" ");
}

function winnerText(plot: Plot, people: readonly Person[]): string {
  return caption(plot, plot.beats.length - 1, { say, joinNames, people, mark: () => "" });
}

// -- text -----------------------------------------------------------------------------------------

interface Headline {
  text: FittedText;
  area: Area;
  /** Where the winner's shape goes; null for a shared victory. */
  mark: Area | null;
}

/** Centres the headline, together with the winner's shape on its left. */
function placeHeadline(text: string, area: Area, plot: Plot, pen: Pen): Headline {
  if (plot.finale.winners.length !== 1) {
    return { text: pen.fit(text, area, HEADLINE_SIZES), area, mark: null };
  }
  const side = area.height * 0.8;
  const room = area.width - side - MARK_GAP;
  const fitted = pen.fit(text, { width: room, height: area.height }, HEADLINE_SIZES);
  const width = Math.max(...fitted.lines.map((line) => pen.measure(line, fitted.size)));
  const x = area.x + (area.width - side - MARK_GAP - width) / 2;
  return {
    text: fitted,
    area: { ...area, x: x + side + MARK_GAP, width },
    mark: { x, y: area.y + (area.height - side) / 2, width: side, height: side },
  };
}

/** Writes bold text in the font of the page. */
export class Pen {
  private readonly family = getComputedStyle(document.documentElement).fontFamily;

  constructor(private readonly context: CanvasRenderingContext2D) {}

  set colour(colour: string) {
    this.context.fillStyle = colour;
  }

  private choose(size: number): void {
    this.context.font = `700 ${size}px ${this.family}`;
  }

  readonly measure: Measure = (text, size) => {
    this.choose(size);
    return this.context.measureText(text).width;
  };

  fit(text: string, area: Pick<Area, "width" | "height">, sizes: readonly number[]): FittedText {
    return fitText(text, area, sizes, this.measure);
  }

  /** Writes the lines in the middle of an area's height. */
  write({ size, lines }: FittedText, area: Area, align: "left" | "center" | "right"): void {
    const { context } = this;
    this.choose(size);
    context.textAlign = align;
    context.textBaseline = "middle";
    const x = { left: area.x, center: area.x + area.width / 2, right: area.x + area.width }[align];
    const high = size * LINE_HEIGHT;
    const top = area.y + (area.height - lines.length * high) / 2;
    lines.forEach((line, nth) => {
      context.fillText(line, x, top + (nth + 0.5) * high);
    });
  }
}

// -- images ---------------------------------------------------------------------------------------

/** A colour or another value of the page's style sheet. */
export function token(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}

/** The grain of the table, larger than on the page because the picture is shown smaller. */
async function drawWood(context: CanvasRenderingContext2D): Promise<void> {
  const source = /^url\(["']?(.*?)["']?\)$/s.exec(token("wood"))?.[1];
  if (!source) return;
  const wood = await loadImage(source).catch(() => null); // the table is plain without it
  if (!wood) return;
  const width = WIDE * 1.6;
  const height = (width * wood.height) / wood.width;
  for (let y = 0; y < HIGH; y += height) context.drawImage(wood, 0, y, width, height);
}

/** The drawing as an image. An image gets no styles from the page: they become attributes. */
export async function imageOf(drawing: ComponentChild): Promise<HTMLImageElement> {
  const holder = document.createElement("div");
  render(drawing, holder);
  for (const moved of holder.querySelectorAll<SVGElement>("[style]")) {
    moved.setAttribute("transform", moved.style.transform.replace(/px/g, ""));
    moved.removeAttribute("style");
  }
  const svg = holder.firstElementChild as Element;
  const markup = withColours(new XMLSerializer().serializeToString(svg), token)
    // Only icons have the colour of the text around them, and here there is none.
    .replace(/currentColor/g, token("accent"));
  render(null, holder);
  return loadImage(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(markup)}`);
}

/** Replaces the variables of the style sheet by their values, or else by their fallbacks. */
export function withColours(markup: string, colourOf: (name: string) => string): string {
  return markup.replace(
    /var\(--([\w-]+)(?:,\s*([^()]*))?\)/g,
    (_, name: string, fallback?: string) => colourOf(name) || (fallback ?? "none"),
  );
}

/** The address has to be a data address: the content security policy allows no other. */
function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error("an image could not be drawn"));
    image.src = address;
  });
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
  });
}

function addressOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error("no picture"));
    reader.readAsDataURL(file);
  });
}
