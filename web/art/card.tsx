/** The cards, drawn. Nothing here is read aloud: whoever shows a drawing names it. */
import { kindOf, ownerOf, pointsOf, SHAPES } from "../cards";
import type { Card, Shape } from "../protocol";
import { Cat, type CatProps } from "./cat";
import { Cheese, type CheeseProps } from "./cheese";
import { Dog, type DogProps } from "./dog";
import { Mouse, type MouseProps } from "./mouse";
import type { Look } from "./paper";
import { Start } from "./table";

export { BotFace } from "./bots";
export { ShapeMark } from "./cheese";
export { Crumbs, Paws, Puff } from "./effects";
export type { Look } from "./paper";
export { CardBack } from "./table";

export type Pose =
  | DogProps["pose"]
  | CatProps["pose"]
  | MouseProps["pose"]
  | CheeseProps["pose"];

const AHEAD: Look = [0, 0];

const POSES = {
  dog: ["alert", "bark"],
  cat: ["alert", "flee", "crouch", "pounce"],
  mouse: ["alert", "caught", "munch", "relieved"],
  cheese: ["bite1", "bite2", "bite3", "glow"],
} as const;

interface CardArtProps {
  card: Card;
  /** The owner's, for a cheese; without it, the shape of the seat's number. */
  shape?: Shape | undefined;
  /** One that the card cannot take is no pose. */
  pose?: Pose | undefined;
  look?: Look | undefined;
}

export function CardArt({ card, shape, pose = "rest", look = AHEAD }: CardArtProps) {
  const kind = kindOf(card);
  switch (kind) {
    case "dog":
      return <Dog pose={among(POSES.dog, pose)} look={look} />;
    case "cat":
      return <Cat pose={among(POSES.cat, pose)} look={look} />;
    case "mouse":
      return <Mouse pose={among(POSES.mouse, pose)} look={look} />;
    case "start":
      return <Start />;
    case "cheese":
      return (
        <Cheese
          shape={shape ?? SHAPES[ownerOf(card) ?? 0] ?? "wheel"}
          points={pointsOf(card)}
          pose={among(POSES.cheese, pose)}
        />
      );
  }
}

function among<P extends Pose>(poses: readonly P[], pose: Pose): P | "rest" {
  return poses.find((known) => known === pose) ?? "rest";
}
