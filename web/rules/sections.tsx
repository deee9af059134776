/** The sections of the rules. */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { CardArt, CardBack } from "../art/card";
import { Icon } from "../art/icon";
import { pointsOf, SHAPES } from "../cards";
import { say } from "../i18n";
import type { Card } from "../protocol";
import { Button } from "../ui/button";
import { BeforeAfter, Diagram, EmptySquare, Figure, shapeName } from "./diagram";
import { ExampleChase } from "./example-chase";
import { lessonRows } from "./lesson-examples";

/** The cards, how many there are, and what they do. */
export function CardsSection() {
  const cards: [card: Card, name: string, text: string][] = [
    ["D", say("dogs", { count: 6 }), say("rules-cards-dog")],
    ["C", say("cats", { count: 12 }), say("rules-cards-cat")],
    ["M", say("mice", { count: 18 }), say("rules-cards-mouse")],
    ["S", say("card-start"), say("rules-cards-start")],
  ];
  return (
    <>
      <dl class="rules-cards">
        {cards.map(([card, name, text]) => (
          <div key={card}>
            <dt>
              <span class="rules-card">
                <CardArt card={card} />
              </span>
              <b>{name}</b>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>{say("rules-cards-beside")}</p>
      <p>{say("rules-cards-nobody")}</p>
      <p>{say("rules-cards-cheese")}</p>
      <ul class="rules-shapes">
        {SHAPES.map((shape) => (
          <li key={shape}>
            <span class="rules-card">
              <CardArt card="3a" shape={shape} />
            </span>
            <b>{shapeName(shape)}</b>
          </li>
        ))}
      </ul>
      <Figure rows={["1a 1a 1a 2a 2a 3a"]}>{say("rules-cards-worth")}</Figure>
    </>
  );
}

/** How to set up a game, by the number of players. */
export function SetupSection() {
  const counted = (dogs: number, cats: number, mice: number) => ({
    dogs: say("dogs", { count: dogs }),
    cats: say("cats", { count: cats }),
    mice: say("mice", { count: mice }),
  });
  return (
    <>
      <div class="rules-panels">
        <PlayersPanel players={2} size={5}>
          <li>{say("rules-ready-start")}</li>
          <li>{say("rules-ready-in", counted(3, 6, 9))}</li>
          <li>{say("rules-ready-out", counted(3, 6, 9))}</li>
        </PlayersPanel>
        <PlayersPanel players={3} size={6}>
          <li>{say("rules-ready-no-start")}</li>
          <li>{say("rules-ready-in", counted(4, 9, 14))}</li>
          <li>{say("rules-ready-out", counted(2, 3, 4))}</li>
        </PlayersPanel>
        <PlayersPanel players={4} size={7}>
          <li>{say("rules-ready-start")}</li>
          <li>{say("rules-ready-all", counted(6, 12, 18))}</li>
        </PlayersPanel>
      </div>
      <ol>
        <li>{say("rules-ready-choose")}</li>
        <li>{say("rules-ready-shuffle")}</li>
        <li>{say("rules-ready-draw")}</li>
        <li>{say("rules-ready-oldest")}</li>
      </ol>
      <p>{say("rules-ready-here")}</p>
      <p>{say("rules-facts")}</p>
    </>
  );
}

interface PlayersPanelProps {
  players: number;
  size: number;
  children: ComponentChildren;
}

function PlayersPanel({ players, size, children }: PlayersPanelProps) {
  return (
    <div class="rules-panel">
      <h3>{say("players", { count: players })}</h3>
      <EmptySquare size={size} label={say("rules-square", { size })} />
      <ul>
        <li>{say("rules-ready-size", { size })}</li>
        {children}
      </ul>
    </div>
  );
}

/** A turn in three sentences, each with its picture. */
export function TurnSection() {
  return (
    <ol class="rules-turn">
      <li>
        <div class="rules-picture">
          <Diagram rows={["C 3a"]} />
        </div>
        <p>{say("rules-turn-lay")}</p>
      </li>
      <li>
        <div class="rules-picture">
          <Figure rows={lessonRows("beside", { "1,0": "1a+" })}>
            <YesOrNo good />
          </Figure>
          <Figure rows={lessonRows("beside", { "1,1": "1a-" })}>
            <YesOrNo />
          </Figure>
        </div>
        <p>{say("rules-turn-side")}</p>
      </li>
      <li>
        <div class="rules-picture" aria-hidden="true">
          <span class="rules-card">
            <CardBack />
          </span>
        </div>
        <p>{say("rules-turn-draw")}</p>
      </li>
    </ol>
  );
}

/** Where a card may be placed, and what else there is to know about a turn. */
export function PlacesSection() {
  return (
    <>
      <p>{say("rules-turn-first")}</p>
      <div class="rules-row">
        <Figure rows={lessonRows("corner", { "1,1": "1a+", "2,1": "_" })}>
          <YesOrNo good>{say("rules-turn-side-yes")}</YesOrNo>
        </Figure>
        <Figure rows={lessonRows("corner", { "2,1": "1a-" })}>
          <YesOrNo>{say("rules-turn-side-no")}</YesOrNo>
        </Figure>
      </div>
      <p>{say("rules-turn-fit")}</p>
      <div class="rules-row">
        <Figure rows={lessonRows("size", { "1,1": "1a+" })}>
          <YesOrNo good>{say("rules-turn-fit-yes")}</YesOrNo>
        </Figure>
        <Figure rows={lessonRows("size", { "3,0": "1a-" })}>
          <YesOrNo>{say("rules-turn-fit-no")}</YesOrNo>
        </Figure>
      </div>
      <p>{say("rules-turn-stay")}</p>
      <p>{say("rules-turn-pass")}</p>
      <p>{say("rules-turn-empty")}</p>
      <p>{say("rules-turn-secret")}</p>
    </>
  );
}

interface YesOrNoProps {
  good?: boolean;
  children?: ComponentChildren;
}

function YesOrNo({ good = false, children }: YesOrNoProps) {
  return (
    <>
      <b class={good ? "rules-yes" : "rules-no"}>
        <Icon name={good ? "check" : "close"} />
        {good ? say("rules-yes") : say("rules-no")}
      </b>{" "}
      {children}
    </>
  );
}

/** The three steps of the chase, each with a board before and after it. */
export function ChaseSection() {
  return (
    <>
      <p>{say("rules-chase-full")}</p>
      <p>{say("rules-chase-order")}</p>
      <ol class="rules-steps">
        <li>
          <b>{say("rules-chase-dogs")}</b>
          <BeforeAfter
            before={lessonRows("dog", { "0,0": ":alert", "0,1": "D:bark+" })}
            after={lessonRows("dog", { "0,0": ".", "0,1": "D" })}
          >
            {say("rules-chase-dogs-here")}
          </BeforeAfter>
        </li>
        <li>
          <b>{say("rules-chase-cats")}</b>
          <BeforeAfter
            before={lessonRows("cat", { "0,0": ":alert", "0,1": "C:crouch+" })}
            after={lessonRows("cat", { "0,0": ".", "0,1": "C", "1,0": ":glow" })}
          >
            {say("rules-chase-cats-here")}
          </BeforeAfter>
        </li>
        <li>
          <b>{say("rules-chase-mice")}</b>
          <BeforeAfter
            before={lessonRows("mouse", { "2,0": ":bite1", "2,1": "M:munch+" })}
            after={lessonRows("mouse", { "0,0": ":glow", "2,0": ".", "2,1": "M" })}
          >
            {say("rules-chase-mice-here")}
          </BeforeAfter>
        </li>
      </ol>
      <p>{say("rules-chase-together")}</p>
      <BeforeAfter
        before={lessonRows("chase", { "1,-1": "C:crouch+", "1,1": ":alert", "2,1": ":bark" })}
        after={lessonRows("chase", { "1,-1": "C", "0,0": ":glow", "1,0": ".", "1,1": "." })}
      >
        {say("rules-chase-together-here")}
      </BeforeAfter>
    </>
  );
}

/** How points are counted and ties are broken. */
export function PointsSection() {
  return (
    <>
      <p>{say("rules-points-add")}</p>
      <p>{say("rules-points-level")}</p>
      <figure class="rules-figure">
        <RemainingCheeses cards={["3a"]} />
        <RemainingCheeses cards={["1b", "2b"]} />
        <figcaption>{say("rules-points-example")}</figcaption>
      </figure>
      <p>{say("rules-points-shared")}</p>
    </>
  );
}

interface RemainingCheesesProps {
  cards: Card[];
}

/** The cheeses that a player still has at the end. */
function RemainingCheeses({ cards }: RemainingCheesesProps) {
  const points = cards.reduce((sum, card) => sum + pointsOf(card), 0);
  return (
    <div class="rules-left">
      <Diagram rows={[cards.join(" ")]} />
      <span>
        {say("rules-points-count", {
          points: say("points", { count: points }),
          cheeses: say("cheeses", { count: cards.length }),
        })}
      </span>
    </div>
  );
}

/** What is different with three players. */
export function ThreePlayersSection() {
  return (
    <ul>
      <li>{say("rules-three-start")}</li>
      <li>{say("rules-three-size")}</li>
      <li>{say("rules-three-centred")}</li>
      <li>{say("rules-three-same")}</li>
    </ul>
  );
}

/** The two variants of the rules, and a chase by the Russian rule sheet. */
export function VariantsSection() {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <p>{say("rules-variants-lead")}</p>
      <h3>{say("rules-centred")}</h3>
      <div class="rules-beside">
        <EmptySquare size={5} start label={say("rules-square-start", { size: 5 })} />
        <p>{say("rules-centred-text")}</p>
      </div>
      <h3>{say("rules-russian")}</h3>
      <p>{say("rules-russian-text")}</p>
      <BeforeAfter before={["D:bark M:alert C M"]} after={["D . C M:relieved"]}>
        {say("rules-russian-here")}
      </BeforeAfter>
      {isShown ? (
        <ExampleChase dogsHuntMice />
      ) : (
        <Button icon="play" onClick={() => setShown(true)}>
          {say("rules-show")}
        </Button>
      )}
    </>
  );
}

/** Frequent questions with their answers. */
export function QuestionsSection() {
  const answers: [question: string, answer: string, picture: ComponentChildren][] = [
    [
      say("rules-ask-fled"),
      say("rules-tell-fled"),
      <BeforeAfter before={["D:bark C:alert M 1a"]} after={["D . M:munch ."]} />,
    ],
    [
      say("rules-ask-two-cats"),
      say("rules-tell-two-cats"),
      <BeforeAfter before={["D:bark C:alert M:alert C"]} after={["D . . C"]} />,
    ],
    [say("rules-ask-corner"), say("rules-tell-corner"), <Figure rows={["D 1a", "2b C"]} />],
    [say("rules-ask-dogs"), say("rules-tell-dogs"), <Figure rows={["M D 1a C"]} />],
    [
      say("rules-ask-own"),
      say("rules-tell-own"),
      <BeforeAfter before={["M:munch 3a:bite1 1a"]} after={["M . 1a"]} />,
    ],
    [
      say("rules-ask-many"),
      say("rules-tell-many"),
      <BeforeAfter
        before={["_ 1a _", "2b M:munch 1b", "_ 3a _"]}
        after={["_ . _", ". M .", "_ . _"]}
      />,
    ],
    [say("rules-ask-start"), say("rules-tell-start"), <Figure rows={["M S 2a"]} />],
    [say("rules-ask-hand"), say("rules-tell-hand"), null],
    [say("rules-ask-leave"), say("rules-tell-leave"), null],
  ];
  return (
    <div class="rules-answers">
      {answers.map(([question, answer, picture]) => (
        <div key={question}>
          <h3>{question}</h3>
          <p>{answer}</p>
          {picture}
        </div>
      ))}
    </div>
  );
}

/** Who made the game, and what the printed rule sheets leave open. */
export function MakersSection() {
  return (
    <>
      <p>{say("about")}</p>
      <p>{say("rules-own-words")}</p>
    </>
  );
}
