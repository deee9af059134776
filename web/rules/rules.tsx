/** The rules in our own words: pictures and a chase first, everything else folded. */

import type { ComponentChildren } from "preact";
import { say } from "../i18n";
import { Figure } from "./diagram";
import { ExampleChase } from "./example-chase";
import {
  CardsSection,
  ChaseSection,
  MakersSection,
  PlacesSection,
  PointsSection,
  QuestionsSection,
  SetupSection,
  ThreePlayersSection,
  TurnSection,
  VariantsSection,
} from "./sections";

/** The rules, for the page and for the sheet over a table. */
export default function Rules() {
  return (
    <div class="rules">
      <div class="rules-chain">
        <Figure rows={["D:bark C:alert"]}>{say("rules-chain-dogs")}</Figure>
        <Figure rows={["C:crouch M:alert"]}>{say("rules-chain-cats")}</Figure>
        <Figure rows={["M:munch 2a:bite1"]}>{say("rules-chain-mice")}</Figure>
      </div>
      <p class="rules-lead">{say("rules-lead")}</p>
      <p>{say("rules-idea")}</p>
      <Part id="show" heading={say("rules-show")}>
        <p>{say("rules-show-text")}</p>
        <ExampleChase />
        <p class="rules-riddle">{say("rules-show-riddle")}</p>
      </Part>
      <Part id="turn" heading={say("rules-turn")}>
        <TurnSection />
      </Part>
      <Part id="points" heading={say("rules-points")}>
        <PointsSection />
      </Part>
      <div class="rules-folds">
        <Fold id="where" heading={say("rules-turn-where")}>
          <PlacesSection />
        </Fold>
        <Fold id="chase" heading={say("rules-chase")}>
          <ChaseSection />
        </Fold>
        <Fold id="cards" heading={say("rules-cards")}>
          <CardsSection />
        </Fold>
        <Fold id="ready" heading={say("rules-ready")}>
          <SetupSection />
        </Fold>
        <Fold id="three" heading={say("rules-three")}>
          <ThreePlayersSection />
        </Fold>
        <Fold id="variants" heading={say("rules-variants")}>
          <VariantsSection />
        </Fold>
        <Fold id="questions" heading={say("rules-questions")}>
          <QuestionsSection />
        </Fold>
        <Fold id="makers" heading={say("rules-makers")}>
          <MakersSection />
        </Fold>
      </div>
    </div>
  );
}

interface PartProps {
  /** The fragment of links to this part. */
  id: string;
  heading: string;
  children: ComponentChildren;
}

function Part({ id, heading, children }: PartProps) {
  return (
    <section class="rules-part" id={id} aria-label={heading}>
      <h2>{heading}</h2>
      {children}
    </section>
  );
}

function Fold({ id, heading, children }: PartProps) {
  return (
    <details class="rules-fold" id={id}>
      <summary>
        <h2>{heading}</h2>
      </summary>
      <div class="rules-part">{children}</div>
    </details>
  );
}
