/** Who plays on this device: one name and one shape, kept until somebody changes them. */

import { SHAPES } from "./cards";
import { say } from "./i18n";
import { GUESTS, type Shape } from "./protocol";
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

/** The name and shape of this device, for a request to open or join a table. */
export function profileRequest(): { name?: string; guest: number; shape: Shape } {
  const name = typedName();
  return { guest: guest(), shape: shape(), ...(name && { name }) };
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
