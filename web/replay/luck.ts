/** Whether a record has the seal and the numbers that this device saw before the deal. */
import type { KeptGame } from "../keep";
import type { Verified } from "../protocol";
import { numbersIn, sealIn } from "./record";

/** `absent`: this device was not there, or did not note it down. */
export type Ours = "same" | "same-seal" | "other-seal" | "other-number" | "absent";

export function oursIn(record: string, kept: Pick<KeptGame, "seal" | "numbers"> | null): Ours {
  if (!kept?.seal) return "absent";
  if (sealIn(record) !== kept.seal) return "other-seal";
  const given = new Set(numbersIn(record));
  const own = kept.numbers ?? [];
  if (!own.every((number) => given.has(number))) return "other-number";
  return own.length ? "same" : "same-seal";
}

export type Verdict = "true-sealed" | "true-unsealed" | "false";

export function verdictOf({ seal, deal, moves, result }: Verified): Verdict {
  if ([seal, deal, moves, result].includes("differs")) return "false";
  return seal === "fits" && deal === "fits" ? "true-sealed" : "true-unsealed";
}
