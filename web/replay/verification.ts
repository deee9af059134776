/** Checks a record against the seal and the numbers that this device saw before the deal. */

import type { Verified } from "../protocol";
import type { StoredGame } from "../storage";
import { numbersIn, sealIn } from "./record";

/** `absent`: this device did not take part, or stored nothing. */
export type OwnEvidence = "same" | "same-seal" | "other-seal" | "other-number" | "absent";

/** Compares a record with the seal and the numbers that this device stored. */
export function ownEvidence(
  record: string,
  stored: Pick<StoredGame, "seal" | "numbers"> | null,
): OwnEvidence {
  if (!stored?.seal) return "absent";
  if (sealIn(record) !== stored.seal) return "other-seal";
  const given = new Set(numbersIn(record));
  const own = stored.numbers ?? [];
  if (!own.every((number) => given.has(number))) return "other-number";
  return own.length ? "same" : "same-seal";
}

export type DealVerdict = "true-sealed" | "true-unsealed" | "true-played-before" | "false";

/** Sums up the server's findings; only a fitting seal and deal together prove the deal. */
export function dealVerdict({ seal, deal, moves, result }: Verified): DealVerdict {
  if ([seal, deal, moves, result].includes("differs")) return "false";
  if (seal === "played-before") return "true-played-before";
  return seal === "fits" && deal === "fits" ? "true-sealed" : "true-unsealed";
}
