/** Cards by keyboard: D C M S; a cheese by its points and then its owner's letter, as in 3a. */
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

export interface Typed {
  /** The card that is meant, once it is clear. */
  card: Card | null;
  /** Points that still want an owner. */
  points: number | null;
}

/** What a key means after such points; null for a key that means nothing here. */
export function typed(key: string, code: string, points: number | null): Typed | null {
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
