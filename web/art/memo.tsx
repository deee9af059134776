import { Component } from "preact";
import type { Card, Shape } from "../protocol";
import { CardArt, type Pose } from "./card";

interface StillProps {
  card: Card;
  shape?: Shape | undefined;
  pose?: Pose | undefined;
  dx?: number;
  dy?: number;
}

/** A card that is drawn again only when it changes: most of a table does not. */
export class StillCard extends Component<StillProps> {
  override shouldComponentUpdate(next: StillProps): boolean {
    const now = this.props;
    return (["card", "shape", "pose", "dx", "dy"] as const).some((key) => now[key] !== next[key]);
  }

  override render({ card, shape, pose, dx = 0, dy = 0 }: StillProps) {
    return <CardArt card={card} shape={shape} pose={pose} look={[dx, dy]} />;
  }
}
