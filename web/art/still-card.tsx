import { Component } from "preact";
import type { Card, Shape } from "../protocol";
import { CardArt, type Pose } from "./card";

interface StillCardProps {
  card: Card;
  shape?: Shape | undefined;
  pose?: Pose | undefined;
  dx?: number;
  dy?: number;
}

/** A card that renders again only when its props change; most cards on a table never do. */
export class StillCard extends Component<StillCardProps> {
  override shouldComponentUpdate(next: StillCardProps): boolean {
    const now = this.props;
    return (["card", "shape", "pose", "dx", "dy"] as const).some((key) => now[key] !== next[key]);
  }

  override render({ card, shape, pose, dx = 0, dy = 0 }: StillCardProps) {
    return <CardArt card={card} shape={shape} pose={pose} look={[dx, dy]} />;
  }
}
