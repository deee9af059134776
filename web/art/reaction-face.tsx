/** The faces of the reactions: the shape of a player, cut from paper, with a mood. */

import type { ComponentChildren } from "preact";
import type { Reaction, Shape } from "../protocol";
import { outlineOf } from "./cheese";
import {
  CREAM,
  Cut,
  disc,
  Eyes,
  INK,
  LAMP,
  type Look,
  line,
  oval,
  ROSE,
  Sheet,
  Shut,
} from "./paper";

/** An open mouth that laughs. */
const LAUGH = "M-15 9h30q-1 17-15 17t-15-17z";
const SMILE = "M-10 12q10 10 20 0";
/** A waving hand: a palm and three fingers. */
const HAND = "M-7 4q-3-9 3-13l3 6V-14q4-3 5 1v10l4-8q5 0 3 6L6 9q-9 5-13-5z";

const HEART = "M86 72c3-8 13-4 10 4q-3 6-10 11-7-5-10-11c-3-8 7-12 10-4z";

const open = (look: Look, r = 9, pupil = 5) => (
  <Eyes at={[-13, 13]} y={-5} r={r} pupil={pupil} look={look} />
);
const shut = <Shut at={[-13, 13]} y={-2} r={7} />;
const mouth = (d: string) => <path d={d} {...line(4)} />;
const cheeks = <path d={disc(-20, 8, 5) + disc(20, 8, 5)} fill={ROSE} />;

/** Drawn around the middle of the shape, within 22 units. */
const MOODS: Record<Reaction, ComponentChildren> = {
  hello: [open([0.7, -0.3]), mouth(SMILE)],
  cheer: [shut, cheeks, <path key="mouth" d={LAUGH} fill={INK} />],
  wow: [open([0, 0], 11, 4), <path key="mouth" d={oval(0, 17, 6, 8)} fill={INK} />],
  laugh: [
    mouth("M-20-10l9 5-9 5M20-10l-9 5 9 5"),
    <path key="mouth" d={LAUGH} fill={INK} />,
    <path key="tongue" d={oval(0, 22, 8, 4)} fill={ROSE} />,
  ],
  oops: [open([-0.8, 0.6]), mouth("M-12 16q4-7 8 0t8 0 8 0")],
  thinking: [open([0.8, -0.8]), mouth("M-8 15l14-3")],
  thanks: [shut, cheeks, mouth(SMILE)],
  goodbye: [open([-0.7, -0.3]), mouth(SMILE)],
};

/** What lies beside the face: a hand in the colour of the player, a drop, a heart. */
function extra(reaction: Reaction, colour: string): ComponentChildren {
  switch (reaction) {
    case "hello":
      return <Hand x={86} y={72} turn={20} colour={colour} />;
    case "goodbye":
      return <Hand x={14} y={72} turn={-20} colour={colour} />;
    case "cheer":
      return <path d="M6 20l9 5M4 38l9-2M94 20l-9 5M96 38l-9-2" {...line(5, LAMP)} />;
    case "oops":
      return <Cut d="M86 8q9 13 0 17-9-4 0-17z" fill="#3E8EC2" />;
    case "thinking":
      return <Cut d={disc(89, 22, 5) + disc(96, 8, 3.5)} fill={INK} />;
    case "thanks":
      return <Cut d={HEART} fill="#C4574B" />;
    default:
      return null;
  }
}

interface ReactionFaceProps {
  reaction: Reaction;
  shape: Shape;
}

/** The face of a reaction. It has no accessible name: the word stands beside it. */
export function ReactionFace({ reaction, shape }: ReactionFaceProps) {
  const { colour, d, centre } = outlineOf(shape);
  return (
    <Sheet class="reaction-face">
      <Cut d={d} fill={colour} />
      <g transform={`translate(${centre.join(" ")})`}>{MOODS[reaction]}</g>
      {extra(reaction, colour)}
    </Sheet>
  );
}

interface HandProps {
  x: number;
  y: number;
  turn: number;
  colour: string;
}

function Hand({ x, y, turn, colour }: HandProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(1.3)`}>
      <Cut d={HAND} fill={CREAM} strip={4} />
      <Cut d={HAND} fill={colour} />
    </g>
  );
}
