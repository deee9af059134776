/** Who plays on this device: one name and one shape, kept until somebody changes them. */

import { RequestRefused } from "./api";
import { SHAPES } from "./cards";
import { say } from "./i18n";
import { GUESTS, type Shape, type TableData } from "./protocol";
import { readSetting, writeSetting } from "./storage";

export interface Profile {
  /** The typed name, or else the guest name in the current language. */
  name: string;
  shape: Shape;
}

/** The name and shape of this device; the first call chooses them at random. */
export function profile(): Profile {
  return { name: typedName() ?? guestName(), shape: shape() };
}

/** The name that was typed on this device, or null. */
export function typedName(): string | null {
  return readSetting("name");
}

/** The name of this device while nobody has typed one, in the current language. */
export function guestName(): string {
  return say(`guest-${guest()}`);
}

/** Stores another name or shape; an empty name brings the guest name back. */
export function changeProfile({ name, shape }: Partial<Profile>): void {
  if (name !== undefined) writeSetting("name", name.trim() || null);
  if (shape !== undefined) writeSetting("shape", shape);
}

export interface ProfileRequest {
  name?: string;
  guest: number;
  shape: Shape;
}

/** The name and shape of this device, for a request to open or join a table. */
export function profileRequest(): ProfileRequest {
  const name = typedName();
  return { guest: guest(), shape: shape(), ...(name && { name }) };
}

/**
 * Sends a request with the name and shape of this device. If only the typed name is refused, for
 * example one without a letter, it is forgotten: nobody should have to correct it to play.
 */
export async function withProfile<Answer>(
  send: (me: ProfileRequest) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await send(profileRequest());
  } catch (error) {
    const isAboutName = error instanceof RequestRefused && error.refusal === "name-not-good";
    if (!isAboutName || typedName() === null) throw error;
    const { name: _, ...nameless } = profileRequest();
    const answer = await send(nameless);
    changeProfile({ name: "" });
    return answer;
  }
}

/** What changes at a chair of this device: its shape only before the deal, and if it is free. */
export function chairChange(
  { phase, chairs }: Pick<TableData, "phase" | "chairs">,
  chair: number,
  { name, shape }: { name: string | null; shape: Shape },
): { name: string | null; shape?: Shape } {
  const isFree = chairs.every((one, other) => other === chair || one.shape !== shape);
  return { name, ...(phase === "gathering" && isFree && { shape }) };
}

/** The number of the guest name of this device. */
function guest(): number {
  const stored = Number(readSetting("guest"));
  if (Number.isInteger(stored) && stored >= 1 && stored <= GUESTS) return stored;
  const chosen = 1 + Math.floor(Math.random() * GUESTS);
  writeSetting("guest", String(chosen));
  return chosen;
}

function shape(): Shape {
  const stored = SHAPES.find((one) => one === readSetting("shape"));
  if (stored) return stored;
  const chosen = SHAPES[Math.floor(Math.random() * SHAPES.length)] as Shape;
  writeSetting("shape", chosen);
  return chosen;
}
