/** The players of a table and their names. */

import { botName } from "./bot-names";
import { kindOf, ownerOf, pointsOf, SHAPES } from "./cards";
import { say } from "./i18n";
import type { Card, ChairData, ChairNumber, Seat, Shape, TableData } from "./protocol";

export interface Person {
  seat: Seat;
  name: string;
  shape: Shape;
  /** Whether this person plays on this device. */
  mine: boolean;
  bot: string | null;
}

/** The name of a person; without a typed name, the guest name. */
export function personName({ name, guest }: { name: string | null; guest: number | null }): string {
  return name ?? say(`guest-${guest ?? 1}`);
}

/** The name of the bot or person on a chair. A bot plays for a chair emptied during a game. */
export function chairName(chair: ChairData): string {
  const bot = botOf(chair);
  return bot ? botName(bot) : personName(chair);
}

/** The bot that has a chair, or plays on after it was emptied; null for a person. */
export function botOf(chair: ChairData): string | null {
  return chair.bot ?? (chair.taken ? null : chair.stand_in);
}

/** Whether bots have all chairs but this one. */
export function isOnlyPerson(table: TableData, chair: ChairNumber): boolean {
  return table.chairs.every((one, number) => number === chair || botOf(one) !== null);
}

/** The seat of a chair in the current game. */
export function seatOf(table: TableData, chair: ChairNumber): Seat {
  const players = table.options.players;
  return (chair - (table.first ?? 0) + players) % players;
}

/** The chair of a seat in the current game. */
export function chairOf(table: TableData, seat: Seat): ChairNumber {
  return ((table.first ?? 0) + seat) % table.options.players;
}

/** The names by chair; equal bots are numbered to tell them apart. */
function chairNames(table: TableData): string[] {
  const times = new Map<string, number>();
  return table.chairs.map((chair) => {
    const name = chairName(chair);
    if (!botOf(chair)) return name;
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    return count > 1 ? `${name} ${count}` : name;
  });
}

/** The shapes by chair; a chair that was emptied during the game has one that nobody else has. */
function chairShapes(table: TableData): Shape[] {
  const free = SHAPES.filter((shape) => table.chairs.every((chair) => chair.shape !== shape));
  return table.chairs.map((chair) => chair.shape ?? (free.shift() as Shape));
}

/** The players of a table, by seat; `holds` are the chairs of this device. */
export function peopleAt(table: TableData, holds: readonly ChairNumber[]): Person[] {
  const names = chairNames(table);
  const shapes = chairShapes(table);
  return table.chairs.map((_, seat) => {
    const number = chairOf(table, seat);
    const chair = table.chairs[number] as ChairData;
    return {
      seat,
      name: names[number] ?? "",
      shape: shapes[number] as Shape,
      mine: holds.includes(number) && !chair.bot,
      bot: chair.bot,
    };
  });
}

/** The players of a game without a table, by seat. */
export function peopleNamed(names: readonly string[]): Person[] {
  return names.map((name, seat) => ({
    seat,
    name,
    shape: SHAPES[seat] as Shape,
    mine: false,
    bot: null,
  }));
}

/** Joins names: "Anna", "Anna and Ben", "Anna, Ben and Zoe". */
export function joinNames(names: readonly string[]): string {
  const last = names[names.length - 1] ?? "";
  if (names.length < 2) return last;
  return say("list-and", { first: names.slice(0, -1).join(", "), last });
}

/** The name of a card without its owner: "cat", "cheese worth 3". */
export function faceName(card: Card): string {
  const kind = kindOf(card);
  return kind === "cheese" ? say("card-cheese", { points: pointsOf(card) }) : say(`card-${kind}`);
}

/** The name of a card with its owner: "cat", "Anna’s cheese worth 3", "your cheese worth 3". */
export function cardName(card: Card, people: readonly Person[]): string {
  const owner = ownerOf(card);
  const person = owner === null ? undefined : people[owner];
  if (!person) return faceName(card);
  if (person.mine && people.filter((one) => one.mine).length === 1) {
    return say("cheese-yours", { points: pointsOf(card) });
  }
  return say("cheese-theirs", { who: person.name, points: pointsOf(card) });
}
