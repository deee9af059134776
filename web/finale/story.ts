/** The finale in words: a caption for every beat, and the story of every cell. */

import { type Cell, cellOf, type Kind, keyOf, kindOf, ownerOf, pointsOf } from "../cards";
import type { Values } from "../i18n";
import type { Person } from "../people";
import type { Card } from "../protocol";
import { beside, type Fate, fledCats, type Plot, type Scene, sceneStart } from "./plot";

/** The functions and names that turn a plot into sentences. */
export interface Teller {
  say: (key: string, values?: Values) => string;
  /** How the text refers to a cell. */
  mark: (cell: Cell) => string;
  joinNames: (names: readonly string[]) => string;
  people: readonly Person[];
}

export interface Story {
  cell: Cell;
  /** The card, and its owner if it is a cheese. */
  title: string;
  lines: string[];
}

/** Explains why the card of a cell left or stayed; null for an empty cell. */
export function storyOf(plot: Plot, cell: Cell, teller: Teller): Story | null {
  const card = plot.board.get(keyOf(cell));
  if (!card) return null;
  return { cell, title: titleOf(card, teller), lines: linesOf(plot, cell, kindOf(card), teller) };
}

/** The story with numerals for other cells, and those cells in the order of the numerals. */
export function markedStory(plot: Plot, cell: Cell | null, teller: Teller) {
  const marks: Cell[] = [];
  const mark = (other: Cell) => {
    const known = marks.findIndex((marked) => keyOf(marked) === keyOf(other));
    return numeral(known < 0 ? marks.push(other) - 1 : known);
  };
  const story = cell && storyOf(plot, cell, { ...teller, mark });
  return { story, marks: marks as readonly Cell[] };
}

/** A numeral in a circle: 0 becomes \u2460, which shows 1. */
function numeral(nth: number): string {
  return String.fromCodePoint(0x2460 + nth);
}

function titleOf(card: Card, { say, people }: Teller): string {
  const owner = ownerOf(card);
  if (owner === null) return say(`card-${kindOf(card)}`);
  const person = people[owner];
  const points = pointsOf(card);
  if (person?.mine && people.filter((one) => one.mine).length === 1) {
    return say("story-cheese-yours", { points });
  }
  return say("story-cheese-theirs", { points, who: person?.name ?? "" });
}

function linesOf(plot: Plot, cell: Cell, kind: Kind, teller: Teller): string[] {
  const { say } = teller;
  const fate = plot.fates.get(keyOf(cell));
  const caught = plot.prey[1]?.get(keyOf(cell)) ?? [];
  switch (kind) {
    case "dog": {
      const chased = plot.prey[0]?.get(keyOf(cell)) ?? [];
      return [
        ...(chased.length ? [say("story-dog-chased", named(teller, "cats", chased))] : []),
        ...(caught.length ? [say("story-dog-caught", named(teller, "mice", caught))] : []),
        ...(chased.length + caught.length ? [] : [say("story-dog-idle")]),
      ];
    }
    case "cat":
      if (fate) {
        const lucky = beside(plot, cell, "mouse").filter((mouse) => !plot.fates.has(keyOf(mouse)));
        const ran = say("story-cat-fled", named(teller, "dogs", fate.because));
        if (plot.dogsHuntMice || !lucky.length) return [ran];
        return [ran, say("story-cat-missed", named(teller, "mice", lucky))];
      }
      return [
        ...(beside(plot, cell, "dog").length ? [] : [say("story-cat-no-dog")]),
        plot.dogsHuntMice
          ? say("story-cats-catch-nothing")
          : caught.length
            ? say("story-cat-caught", named(teller, "mice", caught))
            : say("story-cat-idle"),
      ];
    case "mouse": {
      if (fate) return [caughtLine(plot, fate, teller)];
      const eaten = plot.prey[2]?.get(keyOf(cell)) ?? [];
      return [
        eaten.length
          ? say("story-mouse-ate", named(teller, "cheeses", eaten))
          : say("story-mouse-idle"),
        ...whyNotCaught(plot, cell, teller),
      ];
    }
    case "cheese":
      if (fate) {
        return fate.because.flatMap((mouse, nth) => [
          say(nth ? "story-cheese-eaten-too" : "story-cheese-eaten", { mouse: teller.mark(mouse) }),
          ...whyNotCaught(plot, mouse, teller),
        ]);
      }
      return [say("story-cheese-saved"), ...whySaved(plot, cell, teller)];
    case "start":
      return [say("story-start")];
    default:
      return kind satisfies never;
  }
}

/** Why a mouse that survived was not caught. */
function whyNotCaught(plot: Plot, mouse: Cell, teller: Teller): string[] {
  const { say } = teller;
  const cats = beside(plot, mouse, "cat");
  if (plot.dogsHuntMice) {
    return [
      ...(beside(plot, mouse, "dog").length ? [] : [say("story-mouse-no-dog")]),
      ...(cats.length ? [say("story-cats-catch-nothing")] : []),
    ];
  }
  if (!cats.length) return [say("story-mouse-no-cat")];
  return fledCats(plot, mouse).map((cat) => {
    const values = { cat: teller.mark(cat) };
    const dogs = plot.fates.get(keyOf(cat))?.because ?? [];
    return say("story-mouse-cat-fled", { ...values, ...named(teller, "dogs", dogs) });
  });
}

function whySaved(plot: Plot, cheese: Cell, teller: Teller): string[] {
  const mice = beside(plot, cheese, "mouse");
  if (!mice.length) return [teller.say("story-cheese-no-mouse")];
  return mice.flatMap((mouse) => {
    const fate = plot.fates.get(keyOf(mouse));
    if (!fate) return [];
    const values = { mouse: teller.mark(mouse) };
    return plot.dogsHuntMice
      ? teller.say("story-cheese-dog-helped", {
          ...values,
          ...named(teller, "dogs", fate.because),
        })
      : teller.say("story-cheese-cat-helped", {
          ...values,
          ...named(teller, "cats", fate.because),
        });
  });
}

function caughtLine(plot: Plot, fate: Fate, teller: Teller): string {
  return plot.dogsHuntMice
    ? teller.say("story-mouse-caught-by-dog", named(teller, "dogs", fate.because))
    : teller.say("story-mouse-caught-by-cat", named(teller, "cats", fate.because));
}

/** The values for a sentence: the number of cells, and the list of them as `name`. */
function named(teller: Teller, name: string, cells: readonly Cell[]): Values {
  return { count: cells.length, [name]: cells.map(teller.mark).join(" ") };
}

// -- the whole finale -----------------------------------------------------------------------------

/** The caption of a beat; all beats of a scene have the same one. */
export function caption(plot: Plot, index: number, teller: Teller): string {
  const { say } = teller;
  const [cats = 0, mice = 0, cheeses = 0] = plot.finale.waves.map((gone) => gone.length);
  const scene = plot.beats[index]?.scene ?? "before";
  switch (scene) {
    case "before":
      return say("finale-title");
    case "hush":
      return say("finale-hush");
    case "dogs":
      return say("finale-dogs", { count: cats });
    case "cats":
      return plot.dogsHuntMice
        ? say("finale-dogs-again", { count: mice })
        : say("finale-cats", { count: mice });
    case "mice":
      return say("finale-mice", { count: cheeses });
    case "count":
      return say("finale-count");
    case "result":
      return winnersLine(plot, teller);
    default:
      return scene satisfies never;
  }
}

function winnersLine({ finale }: Plot, { say, joinNames, people }: Teller): string {
  const names = finale.winners.map((seat) => people[seat]?.name ?? "");
  const who = joinNames(names);
  return names.length === 1 ? say("finale-winner", { who }) : say("finale-winners", { who });
}

export interface ResultWords {
  title: string;
  text: string;
}

/** The result for whoever holds the device: one person, several, or only watchers. */
export function resultWords(plot: Plot, teller: Teller): ResultWords {
  const { say, joinNames, people } = teller;
  const { winners, places, points } = plot.finale;
  const winner = winnersLine(plot, teller);
  const mine = people.filter((person) => person.mine);
  const placeOf = ({ seat }: Person) => say("result-place", { place: places[seat] ?? 1 });
  const placed = mine
    .filter(({ seat }) => !winners.includes(seat)) // the title names the others
    .map((one) => say("result-placed", { who: one.name, place: placeOf(one) }));
  const [me, ...rest] = mine;
  if (!me || rest.length > 0) {
    const won = say("points", { count: points[winners[0] ?? 0] ?? 0 });
    return { title: winner, text: placed.join(" · ") || won };
  }
  const saved = say("result-saved", { count: points[me.seat] ?? 0 });
  if (!winners.includes(me.seat)) {
    return { title: saved, text: say("result-you-placed", { place: placeOf(me), winner }) };
  }
  if (winners.length === 1) return { title: say("result-win"), text: saved };
  const others = people.filter(({ seat }) => seat !== me.seat && winners.includes(seat));
  const who = joinNames([...others.map(({ name }) => name), say("result-you")]);
  return { title: say("finale-winners", { who }), text: saved };
}

/** A line for every player, and one more if the number of cheeses broke a tie. */
export function results({ finale }: Plot, { say, people }: Teller): string[] {
  const lines = people.map(({ seat, name }) =>
    say("finale-result", {
      who: name,
      points: say("points", { count: finale.points[seat] ?? 0 }),
      cheeses: say("cheeses", { count: finale.cheeses[seat] ?? 0 }),
    }),
  );
  const best = Math.max(...finale.points);
  const level = finale.points.filter((points) => points === best).length;
  return level > finale.winners.length ? [...lines, say("finale-more-cheeses")] : lines;
}

export interface Chapter {
  text: string;
  stories: Story[];
  lines: string[];
}

/** The whole finale as text, one chapter per scene. */
export function chapters(plot: Plot, teller: Teller): Chapter[] {
  const [cats = [], mice = [], cheeses = []] = plot.finale.waves;
  const cellsByScene: Partial<Record<Scene, readonly Cell[]>> = {
    dogs: cats.map(({ cell }) => cell),
    cats: mice.map(({ cell }) => cell),
    mice: cheeses.map(({ cell }) => cell),
    count: plot.saved.flat().map(cellOf),
  };
  return plot.beats.flatMap(({ scene }, index) => {
    if (scene === "before" || sceneStart(plot, index) !== index) return [];
    const stories = (cellsByScene[scene] ?? []).flatMap(
      (cell) => storyOf(plot, cell, teller) ?? [],
    );
    const lines = scene === "result" ? results(plot, teller) : [];
    return [{ text: caption(plot, index, teller), stories, lines }];
  });
}
