/** The chairs of a table that is being set up: who sits where, and what the server is asked for. */

import { SHAPES } from "../cards";
import type { ProfileRequest } from "../profile";
import { type BotName, type ChairRequest, LEVELS, type Shape, type SQUARES } from "../protocol";

/** `me` has the name and shape of this device; `far` joins from another device. */
export const WHO = ["me", "here", "far"] as const;
export type Who = (typeof WHO)[number] | "bot";

export interface ChairDraft {
  who: Who;
  /** The typed name of somebody who is here. */
  name: string;
  level: BotName;
}

/** The four sides of the table, clockwise from the bottom; null where no chair stands. */
export type Chairs = readonly (ChairDraft | null)[];

export const MODES = ["together", "friends", "bots", "screen"] as const;
/** What a table is set up for; the fragment of the page's address. */
export type Mode = (typeof MODES)[number];

const FEWEST = 2;

/** A chair for somebody. */
export function chairFor(who: Who, level: BotName = LEVELS[0]): ChairDraft {
  return { who, name: "", level };
}

const PRESETS: Record<Mode, () => Chairs> = {
  together: () => [chairFor("me"), chairFor("here"), null, chairFor("here")],
  friends: () => [chairFor("me"), null, chairFor("far"), null],
  bots: () => [chairFor("me"), chairFor("bot"), null, chairFor("bot", LEVELS[1])],
  screen: () => [chairFor("far"), chairFor("far"), chairFor("far"), chairFor("far")],
};

/** The mode with this name; with friends by default. */
export function modeOf(name: string): Mode {
  return MODES.find((mode) => mode === name) ?? "friends";
}

/** The chairs that a mode starts with. */
export function presetOf(mode: Mode): Chairs {
  return PRESETS[mode]();
}

/** The chairs that stand at the table, clockwise. */
export function standing(chairs: Chairs): readonly ChairDraft[] {
  return chairs.filter((chair) => chair !== null);
}

/** The number of chairs at the table. */
export function playersAt(chairs: Chairs): keyof typeof SQUARES {
  return standing(chairs).length as keyof typeof SQUARES;
}

/** Whether a chair can be taken away. */
export function canRemove(chairs: Chairs): boolean {
  return standing(chairs).length > FEWEST;
}

/** The chairs with another one at that side. There is only one `me`: two people change places. */
export function changeChair(chairs: Chairs, side: number, chair: ChairDraft | null): Chairs {
  const before = chairs[side] ?? chairFor("here");
  return chairs.map((one, at) => {
    if (at === side) return chair;
    return chair?.who === "me" && one?.who === "me" ? { ...before, who: elsewhere(before) } : one;
  });
}

function elsewhere({ who }: ChairDraft): Who {
  return who === "me" ? "here" : who;
}

/** The shapes of the people here, by side; the others get theirs from the server. */
export function shapesHere(chairs: Chairs, own: Shape): readonly (Shape | null)[] {
  const hasMe = chairs.some((chair) => chair?.who === "me");
  const free = SHAPES.filter((shape) => !hasMe || shape !== own);
  return chairs.map((chair) => {
    if (chair?.who === "me") return own;
    return chair?.who === "here" ? (free.shift() ?? null) : null;
  });
}

/** What the server is asked for, clockwise. */
export function chairRequests(chairs: Chairs, me: ProfileRequest): ChairRequest[] {
  const shapes = shapesHere(chairs, me.shape);
  return chairs.flatMap((chair, side) => {
    if (!chair) return [];
    if (chair.who === "far") return [{}];
    if (chair.who === "bot") return [{ bot: chair.level }];
    if (chair.who === "me") return [{ mine: true, ...me }];
    const name = chair.name.trim();
    return [{ mine: true, shape: shapes[side] ?? null, ...(name && { name }) }];
  });
}
