/** The parts of all drawings, in the style of cut paper: sheets, shapes with a shadow, eyes. */

import type { ComponentChildren } from "preact";

/** The direction in which eyes look: x to the right, y downwards, each from -1 to 1. */
export type Look = readonly [dx: number, dy: number];

/** The colours that drawings share; those of cards and shapes are in tokens.css. */
export const INK = "#2B2433";
export const CREAM = "var(--paper, #FFF9F0)";
export const ROSE = "#EBA79B";
export const DUSK = "#54466A";
export const LAMP = "#F6C453";

/** The path of a disc. All paths run clockwise, so that overlapping parts of one path unite. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

/** The path of an ellipse, clockwise. */
export function oval(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0z`;
}

/** The shadow of a shape: dark, with a paler edge. */
const SHADE = {
  fill: INK,
  "fill-opacity": 0.17,
  stroke: INK,
  "stroke-opacity": 0.06,
  "stroke-width": 2.5,
};

interface SheetProps {
  class?: string;
  viewBox?: string;
  children: ComponentChildren;
}

/** A drawing without a card behind it. */
export function Sheet({ class: name = "", viewBox = "0 0 100 100", children }: SheetProps) {
  return (
    <svg
      class={`art ${name}`}
      viewBox={viewBox}
      width="100%"
      height="100%"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

interface GroundProps extends SheetProps {
  fill: string;
}

/** A drawing on a card of thick paper, lit from the upper left; art.css adds its shadow. */
export function Ground({ fill, class: name = "", children }: GroundProps) {
  return (
    <Sheet class={`art-ground ${name}`} viewBox="2 2 96 96">
      <rect x="2" y="2" width="96" height="96" rx="13" fill={fill} />
      <path
        d="M2 82v3a13 13 0 0 0 13 13h70a13 13 0 0 0 13-13V15a13 13 0 0 0-4-9.4q2 4 2 8.4v67a13 13 0 0 1-13 13H15A13 13 0 0 1 2 82z"
        fill={INK}
        fill-opacity=".2"
      />
      <path
        d="M85 2H15A13 13 0 0 0 2 15v70a13 13 0 0 0 2 7V16A12 12 0 0 1 16 4h70q4 0 6 1a13 13 0 0 0-7-3z"
        fill="#fff"
        fill-opacity=".38"
      />
      {children}
    </Sheet>
  );
}

interface CutProps {
  d: string;
  fill: string;
  /** Draws the path as a line of this width; without it the path is filled. */
  strip?: number;
}

/** A shape with a shadow. */
export function Cut({ d, fill, strip }: CutProps) {
  if (strip === undefined) {
    return (
      <>
        <path {...SHADE} d={d} transform="translate(1.2 2.4)" />
        <path d={d} fill={fill} />
      </>
    );
  }
  return (
    <>
      <path d={d} {...line(strip)} stroke-opacity=".2" transform="translate(1.2 2.4)" />
      <path d={d} {...line(strip, fill)} />
    </>
  );
}

interface EyesProps {
  at: readonly [left: number, right: number];
  y: number;
  /** The radius of the eyeball. */
  r: number;
  look: Look;
  white?: string;
  /** Half the width of a pupil. */
  pupil: number;
  /** Half the height of a pupil; by default it is round. */
  tall?: number;
}

/** Two eyes whose pupils follow the look and stay within the eyeballs. */
export function Eyes({ at: [left, right], y, r, look, white = "#fff", pupil, tall }: EyesProps) {
  const high = tall ?? pupil;
  const length = Math.max(1, Math.hypot(...look));
  const [x, down] = look.map((part) => part / length) as [number, number];
  const shift = `translate(${x * 0.85 * (r - pupil)}px,${down * (r - 0.9 * high)}px)`;
  const glint = pupil / 3;
  return (
    <g class="art-eyes">
      <path d={disc(left, y, r) + disc(right, y, r)} fill={white} />
      <g class="art-pupils" style={{ transform: shift }}>
        <path d={oval(left, y, pupil, high) + oval(right, y, pupil, high)} fill={INK} />
        <path
          d={disc(left - glint, y - high / 2.4, glint) + disc(right - glint, y - high / 2.4, glint)}
          fill="#fff"
        />
      </g>
    </g>
  );
}

/** Two closed eyes that smile. */
export function Shut({ at: [left, right], y, r }: Pick<EyesProps, "at" | "y" | "r">) {
  const arc = (x: number) => `M${x - r} ${y}q${r} ${-1.6 * r} ${2 * r} 0`;
  return <path d={arc(left) + arc(right)} {...line(3.4)} />;
}

/** The SVG attributes of a line with round ends. */
export function line(width: number, stroke = INK) {
  return {
    fill: "none",
    stroke,
    "stroke-width": width,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  } as const;
}
