/** Who hunts whom, as a row of pictures, for screens with room for it. */

import { Icon } from "../art/icon";
import { StillCard } from "../art/still-card";
import { say } from "../i18n";
import type { Card } from "../protocol";

const CHAIN: readonly Card[] = ["D", "C", "M", "2a"];
const DOGS_HUNT_MICE: readonly (readonly [Card, Card])[] = [
  ["D", "C"],
  ["D", "M"],
  ["M", "2a"],
];

/** Dog, cat, mouse and cheese with arrows between them; pairs if dogs hunt mice. */
export function Reminder({ dogsHuntMice }: { dogsHuntMice: boolean }) {
  const chains = dogsHuntMice ? DOGS_HUNT_MICE : [CHAIN];
  return (
    <p class="reminder" role="img" aria-label={reminderText(dogsHuntMice)}>
      {chains.map((cards) => (
        <span key={cards.join()} class="reminder-chain">
          {cards.map((card, nth) => (
            <>
              {nth > 0 && <Icon name="arrow-right" />}
              <span class="reminder-card">
                <StillCard card={card} dx={1} />
              </span>
            </>
          ))}
        </span>
      ))}
    </p>
  );
}

function reminderText(dogsHuntMice: boolean): string {
  const second = dogsHuntMice ? `${say("variant-dogs-hunt-mice")}.` : say("rules-chain-cats");
  return [say("rules-chain-dogs"), second, say("rules-chain-mice")].join(" ");
}
