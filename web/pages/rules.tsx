/** The rules of the game in our own words, with little boards. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { post } from "../api";
import { CardArt, type Pose } from "../art/card";
import { Icon } from "../art/icon";
import { lookOf } from "../board/layout";
import { SHAPES, type Board, boardOf, type Cell, keyOf, ownerOf, pointsOf } from "../cards";
import { FinaleShow } from "../finale/finale";
import { faceName, strangers } from "../people";
import type { Card, Finale, Shape } from "../protocol";
import { Page } from "../ui/page";
import { say } from "../words";

/** A finished square for two in which a mouse lives because a dog chases its cat away. */
const EXAMPLE = [
  "D  C  2b 1b M",
  "1a C  S  C  1b",
  "2a D  2a M  1a",
  "C  M  2b C  M",
  "M  3a 3b D  M",
];

export default function RulesPage() {
  const parts: [id: string, heading: string, body: ComponentChildren][] = [
    ["cards", say("rules-cards"), <Cards />],
    ["ready", say("rules-ready"), <Ready />],
    ["turn", say("rules-turn"), <Turn />],
    ["chase", say("rules-chase"), <Chase />],
    ["show", say("rules-show"), <Show />],
    ["points", say("rules-points"), <Points />],
    ["three", say("rules-three"), <Three />],
    ["variants", say("rules-variants"), <Variants />],
    ["questions", say("rules-questions"), <Questions />],
    ["makers", say("rules-makers"), <Makers />],
  ];
  return (
    <Page title={say("rules-title")}>
      <div class="rules">
        <div class="rules-chain">
          <Drawn rows={["D:bark C:alert"]}>{say("rules-chain-dogs")}</Drawn>
          <Drawn rows={["C:crouch M:alert"]}>{say("rules-chain-cats")}</Drawn>
          <Drawn rows={["M:munch 2a:bite1"]}>{say("rules-chain-mice")}</Drawn>
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

function Cards() {
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
      <Drawn rows={["1a 1a 1a 2a 2a 3a"]}>{say("rules-cards-worth")}</Drawn>
    </>
  );
}

function Ready() {
  const counted = (dogs: number, cats: number, mice: number) => ({
    dogs: say("dogs", { count: dogs }),
    cats: say("cats", { count: cats }),
    mice: say("mice", { count: mice }),
  });
  return (
    <>
      <div class="rules-panels">
        <Table players={2} size={5}>
          <li>{say("rules-ready-start")}</li>
          <li>{say("rules-ready-in", counted(3, 6, 9))}</li>
          <li>{say("rules-ready-out", counted(3, 6, 9))}</li>
        </Table>
        <Table players={3} size={6}>
          <li>{say("rules-ready-no-start")}</li>
          <li>{say("rules-ready-in", counted(4, 9, 14))}</li>
          <li>{say("rules-ready-out", counted(2, 3, 4))}</li>
        </Table>
        <Table players={4} size={7}>
          <li>{say("rules-ready-start")}</li>
          <li>{say("rules-ready-all", counted(6, 12, 18))}</li>
        </Table>
      </div>
      <ol>
        <li>{say("rules-ready-choose")}</li>
        <li>{say("rules-ready-shuffle")}</li>
        <li>{say("rules-ready-draw")}</li>
        <li>{say("rules-ready-oldest")}</li>
      </ol>
      <p>{say("rules-ready-here")}</p>
    </>
  );
}

interface TableProps {
  players: number;
  size: number;
  children: ComponentChildren;
}

function Table({ players, size, children }: TableProps) {
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

function Turn() {
  return (
    <>
      <ol>
        <li>{say("rules-turn-lay")}</li>
        <li>{say("rules-turn-draw")}</li>
      </ol>
      <h3>{say("rules-turn-where")}</h3>
      <p>{say("rules-turn-side")}</p>
      <div class="rules-row">
        <Drawn rows={["S C _", "_ M+ _"]}>
          <Verdict good>{say("rules-turn-side-yes")}</Verdict>
        </Drawn>
        <Drawn rows={["S C _", "_ _ M-"]}>
          <Verdict>{say("rules-turn-side-no")}</Verdict>
        </Drawn>
      </div>
      <p>{say("rules-turn-fit")}</p>
      <div class="rules-row">
        <Drawn rows={["C 1a S M 2b+"]}>
          <Verdict good>{say("rules-turn-fit-yes")}</Verdict>
        </Drawn>
        <Drawn rows={["C 1a S M 2b D-"]}>
          <Verdict>{say("rules-turn-fit-no")}</Verdict>
        </Drawn>
      </div>
      <p>{say("rules-turn-stay")}</p>
      <p>{say("rules-turn-secret")}</p>
    </>
  );
}

interface VerdictProps {
  good?: boolean;
  children: ComponentChildren;
}

function Verdict({ good = false, children }: VerdictProps) {
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

function Chase() {
  return (
    <>
      <p>{say("rules-chase-full")}</p>
      <p>{say("rules-chase-order")}</p>
      <ol class="rules-steps">
        <li>
          <b>{say("rules-chase-dogs")}</b>
          <Then
            before={["D:bark C:alert M", "3b M 2a", "M C 1b"]}
            after={["D . M", "3b M 2a", "M C 1b"]}
          >
            {say("rules-chase-dogs-here")}
          </Then>
        </li>
        <li>
          <b>{say("rules-chase-cats")}</b>
          <Then
            before={["D . M", "3b M:alert 2a", "M:alert C:crouch 1b"]}
            after={["D . M:relieved", "3b . 2a", ". C 1b"]}
          >
            {say("rules-chase-cats-here")}
          </Then>
        </li>
        <li>
          <b>{say("rules-chase-mice")}</b>
          <Then
            before={["D . M:munch", "3b . 2a:bite1", ". C 1b"]}
            after={["D . M", "3b:glow . .", ". C 1b:glow"]}
          >
            {say("rules-chase-mice-here")}
          </Then>
        </li>
      </ol>
      <p>{say("rules-chase-together")}</p>
    </>
  );
}

interface Played {
  dogsHuntMice: boolean;
  board: Board;
  finale: Finale;
}

/** The server plays the chase: no rule of the game is known here. */
function Show() {
  const [dogsHuntMice, setDogsHuntMice] = useState(false);
  const [played, setPlayed] = useState<Played | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let stale = false;
    const square = { drawing: EXAMPLE.join("\n"), dogs_hunt_mice: dogsHuntMice };
    post("/api/score", square).then(
      ({ board, finale }) => {
        if (!stale) setPlayed({ dogsHuntMice, board: boardOf(board, false), finale });
      },
      () => {
        if (!stale) setLost(true);
      },
    );
    return () => {
      stale = true;
      setLost(false);
    };
  }, [dogsHuntMice]);

  const ready = played?.dogsHuntMice === dogsHuntMice ? played : null;
  return (
    <>
      <p>{say("rules-show-text")}</p>
      <p>{say("rules-show-riddle")}</p>
      <fieldset class="rules-which">
        <legend>{say("rules-show-rules")}</legend>
        {[false, true].map((choice) => (
          <label key={String(choice)}>
            <input
              type="radio"
              name="rules-which"
              checked={choice === dogsHuntMice}
              onChange={() => setDogsHuntMice(choice)}
            />
            {choice ? say("rules-show-russian") : say("rules-show-usual")}
          </label>
        ))}
      </fieldset>
      {lost && <p role="alert">{say("rules-show-lost")}</p>}
      {ready ? (
        <FinaleShow
          key={String(dogsHuntMice)}
          board={ready.board}
          finale={ready.finale}
          dogsHuntMice={dogsHuntMice}
          people={strangers([say("bot-gentle"), say("bot-greedy")])}
          compact
        />
      ) : (
        <Diagram rows={EXAMPLE} />
      )}
    </>
  );
}

function Points() {
  return (
    <>
      <p>{say("rules-points-add")}</p>
      <p>{say("rules-points-level")}</p>
      <figure class="rules-figure">
        <Left cards={["3a"]} />
        <Left cards={["1b", "2b"]} />
        <figcaption>{say("rules-points-example")}</figcaption>
      </figure>
      <p>{say("rules-points-shared")}</p>
    </>
  );
}

interface LeftProps {
  cards: Card[];
}

/** What is left to somebody. */
function Left({ cards }: LeftProps) {
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

function Three() {
  return (
    <ul>
      <li>{say("rules-three-start")}</li>
      <li>{say("rules-three-size")}</li>
      <li>{say("rules-three-centred")}</li>
      <li>{say("rules-three-same")}</li>
    </ul>
  );
}

function Variants() {
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
      <Then before={["D:bark M:alert C M"]} after={["D . C M:relieved"]}>
        {say("rules-russian-here")}
      </Then>
    </>
  );
}

function Questions() {
  const answers: [ask: string, tell: string, picture: ComponentChildren][] = [
    [
      say("rules-ask-fled"),
      say("rules-tell-fled"),
      <Then before={["D:bark C:alert M 1a"]} after={["D . M:munch ."]} />,
    ],
    [
      say("rules-ask-two-cats"),
      say("rules-tell-two-cats"),
      <Then before={["D:bark C:alert M:alert C"]} after={["D . . C"]} />,
    ],
    [say("rules-ask-corner"), say("rules-tell-corner"), <Drawn rows={["D 1a", "2b C"]} />],
    [say("rules-ask-dogs"), say("rules-tell-dogs"), <Drawn rows={["M D 1a C"]} />],
    [
      say("rules-ask-own"),
      say("rules-tell-own"),
      <Then before={["M:munch 3a:bite1 1a"]} after={["M . 1a"]} />,
    ],
    [
      say("rules-ask-many"),
      say("rules-tell-many"),
      <Then
        before={["_ 1a _", "2b M:munch 1b", "_ 3a _"]}
        after={["_ . _", ". M .", "_ . _"]}
      />,
    ],
    [say("rules-ask-start"), say("rules-tell-start"), <Drawn rows={["M S 2a"]} />],
    [say("rules-ask-hand"), say("rules-tell-hand"), null],
    [say("rules-ask-leave"), say("rules-tell-leave"), null],
  ];
  return (
    <div class="rules-answers">
      {answers.map(([ask, tell, picture]) => (
        <div key={ask}>
          <h3>{ask}</h3>
          <p>{tell}</p>
          {picture}
        </div>
      ))}
    </div>
  );
}

function Makers() {
  return (
    <>
      <p>{say("about")}</p>
      <p>{say("rules-own-words")}</p>
    </>
  );
}

// -- little boards --------------------------------------------------------------------------------

interface DrawnProps {
  rows: readonly string[];
  children?: ComponentChildren;
}

function Drawn({ rows, children }: DrawnProps) {
  return (
    <figure class="rules-figure">
      <Diagram rows={rows} />
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

interface ThenProps {
  before: readonly string[];
  after: readonly string[];
  children?: ComponentChildren;
}

function Then({ before, after, children }: ThenProps) {
  return (
    <figure class="rules-figure">
      <div class={`rules-then ${before.length === 1 ? "down" : ""}`}>
        <Diagram rows={before} label={say("rules-before", { board: readAloud(before) })} />
        <span class="rules-arrow">
          <Icon name="arrow-right" />
        </span>
        <Diagram rows={after} label={say("rules-after", { board: readAloud(after) })} />
      </div>
      {children && <figcaption>{children}</figcaption>}
    </figure>
  );
}

interface Drawing {
  /** None on an empty place. */
  card: Card | null;
  pose: Pose;
  /** A card just laid where it may lie, or where it may not. */
  mark: "new" | "wrong" | null;
}

/** `M`, `M:munch`, `M+` new, `M-` not allowed, `.` an empty place, `_` nothing at all. */
function drawing(text: string): Drawing | null {
  const [, face = "_", pose = "rest", sign] = /^([^:+-]+)(?::(\w+))?([+-])?$/.exec(text) ?? [];
  if (face === "_") return null;
  return {
    card: face === "." ? null : (face as Card),
    pose: pose as Pose,
    mark: sign === undefined ? null : sign === "+" ? "new" : "wrong",
  };
}

function split(row: string): string[] {
  return row.trim().split(/\s+/);
}

interface DiagramProps {
  rows: readonly string[];
  /** Instead of what `readAloud` makes of it. */
  label?: string;
}

function Diagram({ rows, label = readAloud(rows) }: DiagramProps) {
  const places = rows.flatMap((row, y) =>
    split(row).map((text, x) => ({ cell: [x, y] as Cell, drawn: drawing(text) })),
  );
  const board: Board = new Map(
    places.flatMap(({ cell, drawn }) => (drawn?.card ? [[keyOf(cell), drawn.card]] : [])),
  );
  const columns = Math.max(...rows.map((row) => split(row).length));
  return (
    <div class="rules-board" role="img" aria-label={label} style={{ "--columns": columns }}>
      {places.map(({ cell, drawn }) => (
        <span key={keyOf(cell)} class={placeClass(drawn)}>
          {drawn?.card && (
            <CardArt card={drawn.card} pose={drawn.pose} look={lookOf(board, cell)} />
          )}
        </span>
      ))}
    </div>
  );
}

function placeClass(drawn: Drawing | null): string {
  if (!drawn) return "";
  return drawn.card ? `rules-place ${drawn.mark ?? ""}` : "rules-place empty";
}

interface EmptySquareProps {
  size: number;
  label: string;
  /** With the start card in its middle. */
  start?: boolean;
}

function EmptySquare({ size, label, start = false }: EmptySquareProps) {
  const middle = (size * size - 1) / 2;
  return (
    <div class="rules-board small" role="img" aria-label={label} style={{ "--columns": size }}>
      {Array.from({ length: size * size }, (_, place) => (
        <span key={place} class="rules-place empty">
          {start && place === middle && <CardArt card="S" />}
        </span>
      ))}
    </div>
  );
}

/** What a little board shows, for who does not see it. */
function readAloud(rows: readonly string[]): string {
  const read = rows.map((row) => {
    const drawn = split(row).flatMap((text) => drawing(text) ?? []);
    return drawn.map(({ card, mark }) => nameOf(card, mark === "new")).join(", ");
  });
  if (read.length === 1) return say("rules-row-alone", { cards: read[0] ?? "" });
  return read.map((cards, row) => say("rules-row", { row: row + 1, cards })).join(" ");
}

function nameOf(card: Card | null, isNew: boolean): string {
  if (!card) return say("rules-empty");
  const owner = ownerOf(card);
  const shape = owner === null ? undefined : SHAPES[owner];
  const name = faceName(card);
  const whole = shape ? say("rules-owned", { card: name, shape: shapeName(shape) }) : name;
  return isNew ? say("rules-new", { card: whole }) : whole;
}

function shapeName(shape: Shape): string {
  switch (shape) {
    case "wheel":
      return say("shape-wheel");
    case "wedge":
      return say("shape-wedge");
    case "block":
      return say("shape-block");
    case "heart":
      return say("shape-heart");
  }
}
