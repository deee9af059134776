import { CardArt, CardBack } from "../art/card";
import { faceName } from "../people";
import type { Card, ViewShown } from "../protocol";
import { say } from "../words";

const ANIMALS: readonly Card[] = ["D", "C", "M"];

interface PileProps {
  view: ViewShown;
  /** No hand is open at a device of several people: what one of them has seen is not told. */
  isShared: boolean;
}

/** How many cards are left to draw, and which animals this seat has not seen yet. */
export function Pile({ view, isShared }: PileProps) {
  if (view.over) return null;
  const seen = (isShared ? [] : ANIMALS).map((card) => ({ card, count: view.unseen[card] ?? 0 }));
  return (
    <dl class="pile">
      <div title={say("table-pile")}>
        <dt>
          <span class="hidden-text">{say("table-pile")}</span>
          <CardBack />
        </dt>
        <dd>{view.pile_size}</dd>
      </div>
      {seen.map(({ card, count }) => (
        <div key={card} title={say("table-unseen", { card: faceName(card) })} class="unseen">
          <dt>
            <span class="hidden-text">{say("table-unseen", { card: faceName(card) })}</span>
            <CardArt card={card} />
          </dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}
