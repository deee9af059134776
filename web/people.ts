/** Who sits where, as the page tells it. */
import type { Card, ChairNumber, ChairShown, Seat, Shape, TableShown } from "./protocol";
import { kindOf, ownerOf, pointsOf, SHAPES } from "./cards";
import { say } from "./words";

export interface Person {
  seat: Seat;
  name: string;
  shape: Shape;
  /** Sits at this device. */
  mine: boolean;
  bot: string | null;
}

export function chairName(chair: ChairShown): string {
  if (chair.bot) return say(`bot-${chair.bot}`);
  return chair.name ?? say(`guest-${chair.guest ?? 1}`);
}

export function seatOf(table: TableShown, chair: ChairNumber): Seat {
  const players = table.options.players;
  return (chair - (table.first ?? 0) + players) % players;
}

export function chairOf(table: TableShown, seat: Seat): ChairNumber {
  return ((table.first ?? 0) + seat) % table.options.players;
}

/** By chair. Bots of one kind are counted, or nobody could tell them apart by ear. */
function chairNames(table: TableShown): string[] {
  const times = new Map<string, number>();
  return table.chairs.map((chair) => {
    const name = chairName(chair);
    if (!chair.bot) return name;
    const count = (times.get(name) ?? 0) + 1;
    times.set(name, count);
    return count > 1 ? `${name} ${count}` : name;
  });
}

/** By seat. */
export function peopleAt(table: TableShown, holds: readonly ChairNumber[]): Person[] {
  const names = chairNames(table);
  return table.chairs.map((_, seat) => {
    const number = chairOf(table, seat);
    const chair = table.chairs[number] as ChairShown;
    return {
      seat,
      name: names[number] ?? "",
      shape: chair.shape ?? (SHAPES[number] as Shape),
      mine: holds.includes(number) && !chair.bot,
      bot: chair.bot,
    };
  });
}

/** For games without a table: replays and real cards. */
export function strangers(names: readonly string[]): Person[] {
  return names.map((name, seat) => ({
    seat,
    name,
    shape: SHAPES[seat] as Shape,
    mine: false,
    bot: null,
  }));
}

/** "Anna", "Anna and Ben", "Anna, Ben and Zoe" */
export function listed(names: readonly string[]): string {
  const last = names[names.length - 1] ?? "";
  if (names.length < 2) return last;
  return say("list-and", { first: names.slice(0, -1).join(", "), last });
}

/** "cat", "cheese worth 3" */
export function faceName(card: Card): string {
  const kind = kindOf(card);
  return kind === "cheese" ? say("card-cheese", { points: pointsOf(card) }) : say(`card-${kind}`);
}

/** "cat", "Anna: cheese worth 3", "your cheese worth 3" */
export function cardName(card: Card, people: readonly Person[]): string {
  const owner = ownerOf(card);
  const person = owner === null ? undefined : people[owner];
  if (!person) return faceName(card);
  if (person.mine && people.filter((one) => one.mine).length === 1) {
    return say("cheese-yours", { points: pointsOf(card) });
  }
  return say("cheese-theirs", { who: person.name, points: pointsOf(card) });
}
