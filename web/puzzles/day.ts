/** The square of the day: its date, its puzzles, and how they went on this device. */

import { useEffect, useState } from "preact/hooks";
import { RequestRefused, request } from "../api";
import { storedPuzzle } from "../exercise-storage";
import { say } from "../i18n";
import { BASE } from "../page-config";
import type { DayData } from "../protocol";
import { dateText } from "../replay/dates";
import { GRADES, type Grade, type Outcome, outcomeOf } from "./puzzle-list";

const DAY = 86_400_000;
const FACES: Record<Grade, string> = { easy: "\u{1f42d}", medium: "\u{1f431}", hard: "\u{1f436}" };

/** A puzzle of the day and how it went here. */
export interface DayPuzzle {
  grade: Grade;
  number: number;
  outcome: Outcome;
}

/** The date of a moment on this device, as `2026-11-19`. */
export function localDate(at: Date): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** The date so many days later. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY).toISOString().slice(0, 10);
}

/** The date in the language of the page. */
export function dayText(date: string): string {
  // Noon is on the same day in every time zone that the text could be in.
  const noon = new Date(`${date}T12:00`);
  return dateText(noon.getTime(), { dateStyle: "long" });
}

async function requestDay(date: string): Promise<DayData> {
  const answer = await request(`/api/day${date && `?date=${date}`}`, { method: "GET" });
  return (await answer.json()) as DayData;
}

/** The squares of a date, by default of today. If this clock is wrong, those of the server's day. */
async function loadDay(asked: string | null): Promise<DayData> {
  if (asked) return requestDay(asked);
  try {
    return await requestDay(localDate(new Date()));
  } catch (error) {
    if (error instanceof RequestRefused && error.refusal === "no-such-day") return requestDay("");
    throw error;
  }
}

/** The squares of a date; `trouble` says why there are none. */
export function useDay(asked: string | null) {
  const [day, setDay] = useState<DayData | null>(null);
  const [trouble, setTrouble] = useState("");
  const load = () => {
    setTrouble("");
    loadDay(asked).then(setDay, (error: unknown) => {
      if (!(error instanceof RequestRefused)) throw error;
      const isKnown = error.refusal === "no-such-day" || error.refusal === "unreadable";
      setTrouble(say(isKnown ? "refusal-no-such-day" : "puzzle-lost"));
    });
  };
  useEffect(load, [asked]);
  return { day, trouble, load };
}

/** The three puzzles of a day, the easiest first. */
export function dayPuzzles(day: DayData): DayPuzzle[] {
  return GRADES.flatMap((grade, nth) => {
    const number = day.puzzles[nth];
    return number ? { grade, number, outcome: outcomeOf(storedPuzzle(number)) } : [];
  });
}

/** How a puzzle of the day went, in words. */
export function outcomeText({ outcome }: DayPuzzle): string {
  return say(`day-${outcome}`);
}

/** The heading of a shared result: it names the day, and no card. */
export function dayHeading({ number }: DayData): string {
  return say("day-heading", { number });
}

/** The result as text, which gives nothing of the solution away. */
export function shareText(day: DayData, puzzles: readonly DayPuzzle[]): string {
  const lines = puzzles.map(
    (one) => `${FACES[one.grade]} ${say(`grade-${one.grade}`)}: ${outcomeText(one)}`,
  );
  return [dayHeading(day), ...lines, `${BASE}/day/${day.date}`].join("\n");
}
