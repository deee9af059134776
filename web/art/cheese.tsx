import type { Shape } from "../protocol";
import { CREAM, Cut, disc, Ground, INK, line, Sheet } from "./paper";

interface Pattern {
  colour: string;
  d: string;
  /** The part of the pattern around the label. */
  marks: string;
  /** The part that the label would cover; drawn only without a label. */
  middle: string;
  /** The line width of the pattern; without it the pattern is filled. */
  strip?: number;
  /** The point farthest from the edges, where the label goes. */
  centre: readonly [x: number, y: number];
}

const dots = (...at: readonly (readonly [x: number, y: number, r?: number])[]) =>
  at.map(([x, y, r = 3]) => disc(x, y, r)).join("");

/** The outline, the colour or the pattern alone is enough to tell the shapes apart. */
const CHEESES: Record<Shape, Pattern> = {
  wheel: {
    colour: "var(--wheel, #E69F00)",
    d: disc(50, 43, 38),
    marks: dots([30, 26, 6], [70, 26, 6], [78, 42, 3], [67, 63, 6], [33, 64, 5], [21, 46, 4]),
    middle: dots([51, 44, 9]),
    centre: [50, 43],
  },
  wedge: {
    colour: "var(--wedge, #56B4E9)",
    d: "M44 10q6-9 12 0l37 62q5 10-6 10H13Q2 82 7 72z",
    marks: "M50 18l-4 7 7 6M28 52l4 7-7 4 4 9M20 73h4M72 52l-4 7 7 4-4 9M80 73h-4",
    middle: "M53 30l-7 12 8 9-6 11 5 9",
    strip: 4,
    centre: [50, 56],
  },
  block: {
    colour: "var(--block, #009E73)",
    d: "M22 5h56q9 0 9 9v58q0 9-9 9H22q-9 0-9-9V14q0-9 9-9z",
    marks: "M21 19h58M21 35h58M21 51h58M21 67h58",
    middle: "",
    strip: 5,
    centre: [50, 43],
  },
  heart: {
    colour: "var(--heart, #CC79A7)",
    d: "M50 18C56 1 93-1 93 31c0 26-31 41-43 52C38 72 7 57 7 31 7-1 44 1 50 18z",
    marks:
      dots([24, 20], [35, 15], [65, 15], [76, 20], [17, 31], [83, 31], [20, 43], [80, 43]) +
      dots([29, 53], [71, 53], [39, 62], [61, 62], [50, 71]),
    middle: dots([50, 30], [37, 29], [63, 29], [31, 40], [69, 40], [44, 42], [56, 42], [50, 55]),
    centre: [50, 40],
  },
};

const NUMERALS = [
  "",
  "M-7-7L2-13V13",
  "M-8-6C-8-11-4-13 0-13S8-11 8-6C8 0-8 6-8 13H9",
  "M-8-10C-6-12-3-13 0-13 4-13 8-11 8-7S4-1-1-1C5-1 9 2 9 6S5 13 0 13C-4 13-7 12-9 9",
];

/** Three bites in the colour of the card, drawn over the cheese: right, left and top. */
const BITES = [
  "M86 91a13 13 0 0 1-5-24 12 12 0 0 1-2-23 12 12 0 0 1 2-22 13 13 0 0 1 5-18" +
    "q10 0 10 10v66q0 11-10 11z",
  "M14 91a13 13 0 0 0 5-24 12 12 0 0 0 2-23 12 12 0 0 0-2-22 13 13 0 0 0-5-18" +
    "Q4 4 4 14v66q0 11 10 11z",
  "M4 52a12 12 0 0 0 22-3 10 10 0 0 0 16-3 9 9 0 0 0 15 2 10 10 0 0 0 17 3 12 12 0 0 0 22 1" +
    "V14q0-10-10-10H14Q4 4 4 14z",
];

const RAYS = Array.from({ length: 12 }, (_, ray) => {
  const at = (turn: number) => {
    const angle = ((ray + turn) * Math.PI) / 6;
    return `${Math.round(50 + 47 * Math.sin(angle))} ${Math.round(49 - 47 * Math.cos(angle))}`;
  };
  return `M50 49L${at(-0.25)} ${at(0.25)}z`;
}).join("");

export interface CheeseProps {
  shape: Shape;
  points: number;
  pose: "rest" | "bite1" | "bite2" | "bite3" | "glow";
}

/** A cheese card: the owner's shape, with the points as a numeral and as dots. */
export function Cheese({ shape, points, pose }: CheeseProps) {
  const [x, y] = CHEESES[shape].centre;
  const bites = pose.startsWith("bite") ? Number(pose[4]) : 0;
  const pip = (_: unknown, index: number) => disc(56.5 - 6.5 * points + 13 * index, 88, 4);
  return (
    <Ground fill={pose === "glow" ? "#FFD873" : CREAM} class={`art-${pose}`}>
      {pose === "glow" && <path class="art-rays" d={RAYS} fill={CREAM} />}
      <Whole shape={shape} labelled />
      <circle cx={x} cy={y} r="20" fill={CREAM} />
      <path d={NUMERALS[points]} transform={`translate(${x} ${y})`} {...line(7)} />
      <path d={Array.from({ length: points }, pip).join("")} fill={INK} />
      {BITES.slice(0, bites).map((d) => (
        <path key={d} d={d} fill={CREAM} />
      ))}
    </Ground>
  );
}

interface WholeProps {
  shape: Shape;
  /** Whether a label is drawn over its middle. */
  labelled: boolean;
}

/** A whole cheese: rind, inside and pattern. */
function Whole({ shape, labelled }: WholeProps) {
  const { colour, d, marks, middle, strip, centre } = CHEESES[shape];
  const [x, y] = centre;
  const inside = `translate(${x} ${y}) scale(.87) translate(${-x} ${-y})`;
  const pattern = labelled ? marks : marks + middle;
  return (
    <>
      {labelled ? <Cut d={d} fill={colour} /> : <path d={d} fill={colour} />}
      <path d={d} fill={INK} fill-opacity=".5" />
      <path d={d} fill={colour} transform={inside} />
      {strip ? (
        <path d={pattern} {...line(strip)} stroke-opacity=".5" />
      ) : (
        <path d={pattern} fill={INK} fill-opacity=".5" />
      )}
    </>
  );
}

/** A player's shape without its pattern, and the point where a face or a label goes. */
export function outlineOf(shape: Shape): Pick<Pattern, "colour" | "d" | "centre"> {
  return CHEESES[shape];
}

/** A player's shape as a small mark, without points. */
export function ShapeMark({ shape }: { shape: Shape }) {
  return (
    <Sheet class="art-mark">
      <g transform="translate(-5 3) scale(1.1)">
        <Whole shape={shape} labelled={false} />
      </g>
    </Sheet>
  );
}
