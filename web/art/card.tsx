/** The drawings of the cards. They have no accessible names: the caller has to add one. */

import { kindOf, ownerOf, pointsOf, SHAPES } from "../cards";
import type { Card, Shape } from "../protocol";
import { Cat, type CatProps } from "./cat";
import { Cheese, type CheeseProps } from "./cheese";
import { Dog, type DogProps } from "./dog";
import { Mouse, type MouseProps } from "./mouse";
import type { Look } from "./paper";
import { Start } from "./start-and-back";

export { BotFace } from "./bots";
export { ShapeMark } from "./cheese";
export { Crumbs, Paws, Puff } from "./effects";
export type { Look } from "./paper";
export { CardBack } from "./start-and-back";

/** All poses; each kind of card has some of them. */
export type Pose = DogProps["pose"] | CatProps["pose"] | MouseProps["pose"] | CheeseProps["pose"];

const AHEAD: Look = [0, 0];

const POSES = {
  dog: ["alert", "bark"],
  cat: ["alert", "flee", "crouch", "pounce"],
  mouse: ["alert", "caught", "munch", "relieved"],
  cheese: ["bite1", "bite2", "bite3", "glow"],
} as const;

interface CardArtProps {
  card: Card;
  /** For a cheese: its owner's shape. The default is the shape with the number of the seat. */
  shape?: Shape | undefined;
  /** A pose that the card does not have is ignored. */
  pose?: Pose | undefined;
  look?: Look | undefined;
}

/** The drawing of a card in a pose; animals look in a direction. */
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
