import { CardArt, CardBack } from "../art/card";
import { say } from "../i18n";
import { faceName } from "../people";
import type { Card, ViewData } from "../protocol";

const ANIMALS: readonly Card[] = ["D", "C", "M"];

interface PileProps {
  view: ViewData;
  /** Several people share this device and no hand is shown: hide what one of them has seen. */
  isShared: boolean;
}

/** The number of cards left to draw, and the animals that this seat has not seen yet. */
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
