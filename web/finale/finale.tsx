/** The finale, shown: a play of beats that can be stopped, stepped, slowed and read. */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { CardArt, Crumbs, Paws, Puff, ShapeMark } from "../art/card";
import { cellName, placeName } from "../board/names";
import { Square } from "../board/square";
import { type Board, type Cell, boxOf, cellsOf, keyOf, ownerOf } from "../cards";
import { keep, kept } from "../keep";
import { type Person, cardName, listed } from "../people";
import type { Card, Finale, Shape } from "../protocol";
import { sound } from "../sound";
import { announce } from "../ui/announce";
import { Button, IconButton } from "../ui/button";
import { isMotionReduced } from "../ui/motion";
import { say } from "../words";
import { AsText, StoryBox, spoken } from "./read";
import {
  type Beat,
  type Cry,
  type Plot,
  type Shown,
  type Trace,
  boardAt,
  caption,
  picture,
  plotOf,
  pointsAt,
  results,
  sceneStart,
  storyOf,
} from "./story";

interface FinaleShowProps {
  board: Board;
  finale: Finale;
  dogsHuntMice: boolean;
  people: readonly Person[];
  /** The end was reached, for the first time. */
  onEnd?: (() => void) | undefined;
  /** Begins by itself; else with a big button. */
  autoplay?: boolean | undefined;
  /** Small, inside a text. */
  compact?: boolean | undefined;
}

const SLOW = 2.2;

interface Playing {
  beat: number;
  /** Beats follow each other by themselves. */
  runs: boolean;
  /** Stopped in the middle of a beat; one that was stepped to plays to its end. */
  held: boolean;
  /** Grows when a beat begins anew. */
  take: number;
}

export function FinaleShow(props: FinaleShowProps) {
  const { board, finale, dogsHuntMice, people, onEnd, compact = false } = props;
  const { autoplay = !compact } = props;
  const plot = useMemo(
    () => plotOf(board, finale, dogsHuntMice),
    [board, finale, dogsHuntMice],
  );
  const last = plot.beats.length - 1;
  const [playing, setPlaying] = useState<Playing>({
    beat: 0,
    runs: autoplay,
    held: false,
    take: 0,
  });
  const [isSlow, setSlow] = useState(kept("slow") === "yes");
  const [chosen, setChosen] = useState<Cell | null>(null);
  const [isReading, setReading] = useState(false);
  const stage = useRef<HTMLElement>(null);
  const ended = useRef(false);

  const index = Math.min(playing.beat, last);
  const beat = plot.beats[index] as Beat;
  const pace = isSlow ? SLOW : 1;
  const isOver = index === last;
  const isWaiting = !playing.runs && index === 0 && playing.take === 0;
  const teller = { say, listed, people, mark: spoken };
  const text = caption(plot, index, teller);
  const said = isOver ? [...results(plot, teller).map(sentence), text].join(" ") : text;

  /** Shows a beat from its beginning. */
  const go = (to: number, runs: boolean) => {
    if (to < 0 || to > last) return;
    setChosen(null);
    setPlaying(({ take }) => ({
      beat: to,
      runs: runs && to < last,
      held: false,
      take: take + 1,
    }));
  };

  useEffect(() => {
    if (!playing.runs) return;
    const timer = setTimeout(() => go(index + 1, true), beat.ms * pace);
    return () => clearTimeout(timer);
  }, [playing.runs, index, playing.take, beat.ms, pace]);

  useEffect(() => {
    if (isWaiting) return;
    const timers = beat.sounds.map((cue) => setTimeout(() => sound(cue.sound), cue.at * pace));
    return () => timers.forEach(clearTimeout);
  }, [isWaiting, index, playing.take]);

  useEffect(() => {
    if (!isWaiting) announce(said);
  }, [isWaiting, said]);

  useEffect(() => {
    if (!isOver || ended.current) return;
    ended.current = true;
    onEnd?.();
  }, [isOver]);

  useEffect(() => {
    if (chosen) stage.current?.querySelector(".finale-story")?.scrollIntoView({ block: "nearest" });
  }, [chosen]);

  useLayoutEffect(() => flyToChips(stage.current, pace), [index, playing.take]);

  const start = () => {
    go(1, true);
    stage.current?.querySelector<HTMLElement>(".finale-play")?.focus();
  };
  const toggle = () => {
    if (isOver) return go(0, true);
    setPlaying((now) => ({ ...now, runs: !now.runs, held: now.runs, take: now.take || 1 }));
  };
  const slow = () => {
    keep("slow", isSlow ? null : "yes");
    setSlow(!isSlow);
  };
  const choose = (cell: Cell) => {
    if (!isOver || !board.has(keyOf(cell))) return;
    setChosen(cell);
    const story = storyOf(plot, cell, teller);
    if (story) announce(`${story.title}. ${story.lines.join(" ")}`);
  };
  const read = () => {
    if (playing.runs) toggle();
    setReading(true);
  };

  const marks: Cell[] = [];
  const mark = (cell: Cell) => {
    const known = marks.findIndex((other) => keyOf(other) === keyOf(cell));
    return numeral(known < 0 ? marks.push(cell) - 1 : known);
  };
  const story = chosen && storyOf(plot, chosen, { ...teller, mark });
  const classes = [
    "finale",
    `scene-${beat.scene}`,
    `act-${beat.act}`,
    dogsHuntMice && "dogs-again",
    compact && "compact",
    playing.held && "held",
    chosen && "telling",
  ];

  return (
    <section
      class={classes.filter(Boolean).join(" ")}
      aria-label={say("finale-title")}
      style={{ "--pace": pace }}
      ref={stage}
    >
      <div class="finale-body">
        <p class="finale-caption" key={text}>
          {text}
        </p>
        <Chips plot={plot} index={index} people={people} />
        <Stage
          plot={plot}
          index={index}
          take={playing.take}
          people={people}
          chosen={chosen}
          marks={marks}
          choose={choose}
        >
          {isWaiting && (
            <Button tone="big" icon="play" class="finale-start" onClick={start}>
              {say("finale-start")}
            </Button>
          )}
          {isOver && <Confetti people={people} winners={finale.winners} />}
        </Stage>
        <div class="finale-controls" role="group" aria-label={say("finale-controls")}>
          <IconButton
            icon="back"
            label={say("finale-back")}
            aria-disabled={index === 0}
            onClick={() => go(index - 1, false)}
          />
          <IconButton
            class="finale-play"
            icon={playing.runs ? "pause" : "play"}
            label={playing.runs ? say("finale-pause") : say("finale-play")}
            onClick={toggle}
          />
          <IconButton
            icon="forward"
            label={say("finale-on")}
            aria-disabled={isOver}
            onClick={() => go(index + 1, false)}
          />
          <IconButton
            icon="repeat"
            label={isOver ? say("finale-again") : say("finale-again-part")}
            onClick={() => go(isOver ? 0 : sceneStart(plot, index), true)}
          />
          <IconButton
            icon="slower"
            label={say("finale-slower")}
            aria-pressed={isSlow}
            onClick={slow}
          />
          <IconButton
            icon="skip"
            label={say("finale-skip")}
            aria-disabled={isOver}
            onClick={() => isOver || go(last, false)}
          />
          <IconButton icon="text" label={say("finale-text")} onClick={read} />
        </div>
        {isOver && <StoryBox story={story} plot={plot} teller={teller} />}
      </div>
      {isReading && <AsText plot={plot} teller={teller} onClose={() => setReading(false)} />}
    </section>
  );
}

function sentence(line: string): string {
  return line.endsWith(".") ? line : `${line}.`;
}

/** A sign that stands in a story and on the card it speaks of. */
function numeral(nth: number): string {
  return String.fromCodePoint(0x2460 + nth);
}

interface StageProps {
  plot: Plot;
  index: number;
  take: number;
  people: readonly Person[];
  chosen: Cell | null;
  marks: readonly Cell[];
  choose: (cell: Cell) => void;
  children: ComponentChildren;
}

function Stage({ plot, index, take, people, chosen, marks, choose, children }: StageProps) {
  const { board } = plot;
  const box = boxOf(cellsOf(board));
  const cards = picture(plot, index);
  const left = boardAt(plot, index);
  const nameOf = (cell: Cell) => {
    const gone = left.has(keyOf(cell)) ? undefined : board.get(keyOf(cell));
    if (!gone) return placeName(left, cell, people);
    return say("finale-place-gone", { cell: cellName(cell), card: cardName(gone, people) });
  };
  const draw = (cell: Cell) => {
    const card = board.get(keyOf(cell));
    const shown = cards.get(keyOf(cell));
    if (!card || !shown) return null;
    const owner = ownerOf(card);
    const shape = owner === null ? undefined : people[owner]?.shape;
    const nth = marks.findIndex((other) => keyOf(other) === keyOf(cell));
    const isTold = nth >= 0 || (chosen && keyOf(chosen) === keyOf(cell));
    return (
      <>
        <Actor card={card} shape={shape} shown={shown} take={take} isTold={!!isTold} />
        {nth >= 0 && <span class="finale-mark" data-text={nth + 1} aria-hidden="true" />}
      </>
    );
  };
  const tone = (cell: Cell) => {
    const shown = cards.get(keyOf(cell));
    const isChosen = chosen && keyOf(chosen) === keyOf(cell);
    const isMarked = marks.some((other) => keyOf(other) === keyOf(cell));
    const acts = shown?.motion ?? shown?.trace ?? shown?.fliesTo ?? null;
    return [
      acts !== null && "front",
      shown?.cry && shown.cry !== "gasp" && "loud",
      cell[0] === box.right && "right",
      isChosen ? "chosen" : isMarked && "marked",
    ]
      .filter(Boolean)
      .join(" ");
  };
  const ratio = (box.bottom - box.top + 1) / (box.right - box.left + 1);
  return (
    <div class="finale-stage" style={{ "--ratio": ratio }}>
      <div class="finale-wood">
        <Square
          box={box}
          label={say("finale-square")}
          draw={draw}
          name={nameOf}
          tone={tone}
          choose={choose}
        />
      </div>
      {children}
    </div>
  );
}

interface ActorProps {
  card: Card;
  shape: Shape | undefined;
  shown: Shown;
  take: number;
  /** A story speaks of it: it is seen again, faintly, though it has left. */
  isTold: boolean;
}

/** A card with what it does, and what it leaves behind. */
function Actor({ card, shape, shown, take, isTold }: ActorProps) {
  const { state, motion, ways, trace, cry } = shown;
  const style = {
    "--late": `${shown.late}ms`,
    "--x": ways[0][0],
    "--y": ways[0][1],
    "--x2": ways[1][0],
    "--y2": ways[1][1],
    "--turned": `${Math.round((Math.atan2(ways[0][1], ways[0][0]) * 180) / Math.PI) + 40}deg`,
  };
  const seen = state !== "gone" || isTold;
  return (
    <div class="finale-actor" style={style} key={motion || trace || cry ? take : 0}>
      {trace && <div class={`finale-trace ${trace}`}>{traced(trace, shape)}</div>}
      {seen && (
        <div class={`finale-mover ${state} ${motion ? `move-${motion}` : ""}`}>
          <div class="finale-card">
            <CardArt card={card} shape={shape} pose={shown.pose} look={shown.look} />
          </div>
        </div>
      )}
      {cry && (
        <span class={`finale-cry ${cry}`} data-text={cried(cry)} aria-hidden="true" />
      )}
      {shown.fliesTo !== null && (
        <div class="finale-flight" data-to={shown.fliesTo}>
          {trace ? <Crumbs shape={shape} /> : shape && <ShapeMark shape={shape} />}
        </div>
      )}
    </div>
  );
}

function traced(trace: Trace, shape: Shape | undefined) {
  switch (trace) {
    case "paws":
      return <Paws />;
    case "puff":
      return <Puff />;
    case "crumbs":
      return <Crumbs shape={shape} />;
  }
}

function cried(cry: Cry): string {
  switch (cry) {
    case "woof":
      return say("finale-woof");
    case "gasp":
      return "!";
    case "phew":
      return say("finale-phew");
    case "munch":
      return say("finale-munch");
    case "burp":
      return say("finale-burp");
  }
}

interface ChipsProps {
  plot: Plot;
  index: number;
  people: readonly Person[];
}

/** Everyone's points as they grow. */
function Chips({ plot, index, people }: ChipsProps) {
  const beat = plot.beats[index] as Beat;
  const isOver = beat.act === "result";
  return (
    <ul class="finale-chips">
      {people.map(({ seat, name, shape }) => {
        const points = pointsAt(plot, index, seat);
        const counted = (plot.saved[seat] ?? []).slice(0, beat.counted);
        const won = isOver && plot.finale.winners.includes(seat);
        return (
          <li key={seat} class={`finale-chip ${won ? "won" : ""}`} data-chip={seat}>
            <span class="finale-shape">
              <ShapeMark shape={shape} />
            </span>
            <span class="finale-name">{name}</span>
            <span class="finale-points" key={`points${points}`}>
              <span aria-hidden="true">{points}</span>
              <span class="hidden-text">{say("points", { count: points })}</span>
            </span>
            <span class="finale-counted">
              <span class="finale-track" aria-hidden="true">
                {counted.map((key) => (
                  <i key={key}>
                    <ShapeMark shape={shape} />
                  </i>
                ))}
              </span>
              {isOver && say("finale-left", { count: plot.finale.cheeses[seat] ?? 0 })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const PIECES = 36;
const PAPERS = ["wheel", "wedge", "block", "heart", "dog", "cat"];

function Confetti({ people, winners }: { people: readonly Person[]; winners: readonly number[] }) {
  const shapes = winners.flatMap((seat) => people[seat]?.shape ?? []);
  return (
    <div class="finale-confetti" aria-hidden="true">
      {Array.from({ length: PIECES }, (_, piece) => {
        const shape = piece % 3 ? undefined : shapes[(piece / 3) % shapes.length];
        const style = {
          left: `${(piece * 61) % 100}%`,
          "--late": `${(piece * 83) % 1100}ms`,
          "--turn": `${((piece * 137) % 5) - 2}turn`,
          "--drift": `${((piece * 53) % 9) - 4}rem`,
          ...(shape ? {} : { background: `var(--${PAPERS[piece % PAPERS.length]})` }),
        };
        return (
          <i key={piece} style={style}>
            {shape && <ShapeMark shape={shape} />}
          </i>
        );
      })}
    </div>
  );
}

/** Sends what has a chip to fly to there; the answer stops it. */
function flyToChips(stage: HTMLElement | null, pace: number): () => void {
  if (!stage || isMotionReduced()) return () => undefined;
  const flights = [...stage.querySelectorAll<HTMLElement>("[data-to]")].flatMap((flight) => {
    const chip = stage.querySelector(`[data-chip="${flight.dataset["to"]}"] .finale-shape`);
    if (!chip || !("animate" in flight)) return [];
    const from = flight.getBoundingClientRect();
    const to = chip.getBoundingClientRect();
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    return flight.animate(
      [
        { transform: "scale(0.4)", opacity: 1 },
        { transform: `translate(${x / 3}px, ${y / 3 - 24}px) scale(0.6)`, opacity: 1, offset: 0.5 },
        { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 1 },
      ],
      { duration: 420 * pace, easing: "ease-in" },
    );
  });
  return () => flights.forEach((flight) => flight.cancel());
}
