/** All hands at one step of a recorded game. */

import { BotFace, ShapeMark } from "../art/card";
import { StillCard } from "../art/still-card";
import { stacks } from "../cards";
import { say } from "../i18n";
import { faceName, type Person } from "../people";
import type { Card, Seat } from "../protocol";

interface HandsProps {
  people: readonly Person[];
  /** By seat; null if they are unknown or hidden. */
  hands: readonly (readonly Card[])[] | null;
  /** The seat that lays the next card. */
  turn: Seat | null;
}

/** Every player with their hand, if it is known, as small stacks of cards. */
export function Hands({ people, hands, turn }: HandsProps) {
  return (
    <ul class="replay-hands">
      {people.map((person) => {
        const hand = hands?.[person.seat];
        return (
          <li key={person.seat} class={turn === person.seat ? "replay-turn" : ""}>
            <span class="replay-mark">
              <ShapeMark shape={person.shape} />
            </span>
            {person.bot && (
              <span class="replay-mark">
                <BotFace bot={person.bot} />
              </span>
            )}
            <span class="replay-name">{person.name}</span>
            {hand && (
              <span class="replay-hand" role="img" aria-label={handName(hand)}>
                {stacks(hand).map(({ card, count }) => (
                  <span class="replay-stack" key={card}>
                    <StillCard card={card} shape={person.shape} />
                    {count > 1 && <span class="replay-count">{count}</span>}
                  </span>
                ))}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function handName(hand: readonly Card[]): string {
  const faces = stacks(hand).map(({ card, count }) =>
    count > 1 ? say("replay-several", { card: faceName(card), count }) : faceName(card),
  );
  return faces.join(", ");
}
