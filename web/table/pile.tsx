import { CardArt, CardBack } from "../art/card";
import { faceName } from "../people";
import type { Card, ViewShown } from "../protocol";
import { say } from "../words";

const ANIMALS: readonly Card[] = ["D", "C", "M"];

/** How many cards are left to draw, and which animals nobody has seen yet. */
export function Pile({ view }: { view: ViewShown }) {
  if (view.over) return null;
  const seen = ANIMALS.map((card) => ({ card, count: view.unseen[card] ?? 0 }));
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
