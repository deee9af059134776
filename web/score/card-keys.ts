/** Typing cards: D, C, M or S; for a cheese its points and then its owner's letter, as in 3a. */

import type { Card } from "../protocol";

/** First letters of dog, cat and mouse in our languages; S is the start card in all of them. */
const LETTERS: Record<string, Card> = {
  d: "D",
  p: "D",
  h: "D",
  д: "D",
  в: "D",
  c: "C",
  k: "C",
  g: "C",
  с: "C",
  к: "C",
  m: "M",
  r: "M",
  м: "M",
  ь: "M",
  s: "S",
  ы: "S",
};

export interface CardKey {
  /** The card, once it is complete. */
  card: Card | null;
  /** The points of a cheese whose owner is still missing. */
  points: number | null;
}

/** What a key means after the points typed before it; null if it does not belong to a card. */
export function readCardKey(key: string, code: string, points: number | null): CardKey | null {
  if (/^[123]$/.test(key)) return { card: null, points: Number(key) };
  if (key === "Escape" && points !== null) return { card: null, points: null };
  if (key.length !== 1) return null;
  const letter = key.toLowerCase();
  if (points !== null) {
    const owner = /^[a-d]$/.test(letter) ? letter : /^Key([A-D])$/.exec(code)?.[1]?.toLowerCase();
    return owner ? { card: `${points}${owner}` as Card, points: null } : null;
  }
  const card = LETTERS[letter];
  return card ? { card, points: null } : null;
}
