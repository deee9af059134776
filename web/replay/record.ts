/** Reads a few facts from a record. Only the server can verify them. */

import type { Seat } from "../protocol";

/** In characters. */
export const LONGEST_RECORD = 20_000;

// -- in an address --------------------------------------------------------------------------------

/** A record as a URL fragment: base64url without padding. */
export function fragmentOf(record: string): string {
  const bytes = new TextEncoder().encode(record);
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
}

/** The record in a fragment, or null if it cannot be decoded. */
export function recordIn(fragment: string): string | null {
  const plain = fragment.replace(/^#/, "").replace(/(%3D|=)+$/i, "");
  try {
    const text = atob(plain.replace(/-/g, "+").replace(/_/g, "/"));
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

// -- its lines ------------------------------------------------------------------------------------

/** The words of each line, without comments. */
export function wordsOf(record: string): string[][] {
  return record
    .replace(/^\uFEFF/, "")
    .split("\n")
    .map((line) => line.split(/\s+/).filter(Boolean))
    .filter(([first]) => first !== undefined && !first.startsWith("#"));
}

/** The record without comments and extra spaces, so that equal games are equal texts. */
export function plainRecord(record: string): string {
  return wordsOf(record)
    .map((words) => words.join(" "))
    .join("\n");
}

/** The words after the first one, of the first line that begins with it. */
export function lineOf(record: string, first: string): string[] {
  return (
    wordsOf(record)
      .find((words) => words[0] === first)
      ?.slice(1) ?? []
  );
}

/** Whether a text starts like a record and is not too long. */
export function isRecord(text: string): boolean {
  return wordsOf(text)[0]?.[0] === "cheese-rescue" && text.length <= LONGEST_RECORD;
}

/** The number of players; 2 if it is missing or invalid. */
export function playerCount(record: string): number {
  const players = Number(lineOf(record, "players")[0]);
  return players >= 2 && players <= 4 ? players : 2;
}

/** The seal of the shuffle, or null if it is unknown. */
export function sealIn(record: string): string | null {
  const [seal] = lineOf(record, "seal");
  return seal === undefined || seal === "?" ? null : seal;
}

/** Whether the game went on from an earlier one: somebody may have known the cards. */
export function wasPlayedBefore(record: string): boolean {
  return lineOf(record, "source").length > 0;
}

/** The random numbers that players' devices added to the shuffle. */
export function numbersIn(record: string): string[] {
  return lineOf(record, "numbers").filter((number) => number !== "-");
}

export interface Result {
  /** By seat. */
  points: number[];
  winners: Seat[];
}

/** Reads `result a:7/4 b:5/4 winners:a`; null for a game without a result. */
export function resultIn(record: string): Result | null {
  const line = lineOf(record, "result");
  const points = line.flatMap((word) => /^[a-d]:(\d+)\/\d$/.exec(word)?.[1] ?? []).map(Number);
  const winners = /^winners:([a-d]+)$/.exec(line[line.length - 1] ?? "")?.[1];
  if (!winners || points.length < 2) return null;
  return { points, winners: [...winners].map((letter) => letter.charCodeAt(0) - 97) };
}

/** Who laid each card: `person`, or `bot:` and its name. */
export function makersIn(record: string): string[] {
  return wordsOf(record)
    .filter((words) => words.length === 4 && /^\d{1,3}$/.test(words[0] ?? ""))
    .map((words) => words[3] ?? "person");
}

/** By seat, the bot that made all of the seat's moves; null if there is none. */
export function botsOf(makers: readonly string[], players: number): (string | null)[] {
  return Array.from({ length: players }, (_, seat) => {
    const own = new Set(makers.filter((_, ply) => ply % players === seat));
    const [only] = own;
    return own.size === 1 ? botOf(only ?? "") : null;
  });
}

/** The name of a bot: `gentle` for `bot:gentle`; null for a person. */
export function botOf(maker: string): string | null {
  return maker.startsWith("bot:") ? maker.slice(4) : null;
}
