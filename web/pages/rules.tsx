/** The rules of the game in our own words, with small boards. */

import type { ComponentChildren } from "preact";
import { say } from "../i18n";
import { Figure } from "../rules/diagram";
import { ExampleChase } from "../rules/example-chase";
import {
  CardsSection,
  ChaseSection,
  MakersSection,
  PointsSection,
  QuestionsSection,
  SetupSection,
  ThreePlayersSection,
  TurnSection,
  VariantsSection,
} from "../rules/sections";
import { Page } from "../ui/page";

/** The rules page, with a table of contents. */
export default function RulesPage() {
  const parts: [id: string, heading: string, body: ComponentChildren][] = [
    ["cards", say("rules-cards"), <CardsSection />],
    ["ready", say("rules-ready"), <SetupSection />],
    ["turn", say("rules-turn"), <TurnSection />],
    ["chase", say("rules-chase"), <ChaseSection />],
    ["show", say("rules-show"), <ExampleChase />],
    ["points", say("rules-points"), <PointsSection />],
    ["three", say("rules-three"), <ThreePlayersSection />],
    ["variants", say("rules-variants"), <VariantsSection />],
    ["questions", say("rules-questions"), <QuestionsSection />],
    ["makers", say("rules-makers"), <MakersSection />],
  ];
  return (
    <Page title={say("rules-title")}>
      <div class="rules">
        <div class="rules-chain">
          <Figure rows={["D:bark C:alert"]}>{say("rules-chain-dogs")}</Figure>
          <Figure rows={["C:crouch M:alert"]}>{say("rules-chain-cats")}</Figure>
          <Figure rows={["M:munch 2a:bite1"]}>{say("rules-chain-mice")}</Figure>
        </div>
        <p class="rules-lead">{say("rules-lead")}</p>
        <p>{say("rules-idea")}</p>
        <p>{say("rules-facts")}</p>
        <nav class="rules-contents" aria-labelledby="contents">
          <h2 id="contents">{say("rules-contents")}</h2>
          <ul>
            {parts.map(([id, heading]) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ul>
        </nav>
        {parts.map(([id, heading, body]) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1}>
              {heading}
            </h2>
            {body}
          </section>
        ))}
      </div>
    </Page>
  );
}
