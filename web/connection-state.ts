/** What a page knows of its table and of its connection to it. */

import type { AnyRefusal, ChairNumber, GameNumber, TableData, ViewData } from "./protocol";

/** `closed` is final: the connection does not reconnect. */
export type ConnectionStatus = "connecting" | "open" | "lost" | "closed";

export interface ConnectionState {
  status: ConnectionStatus;
  /** Why the connection is closed, or why the server refused the hello. */
  reason: AnyRefusal | "ended" | null;
  /** Whether the server announced that it is restarting. */
  restarting: boolean;
  table: TableData | null;
  views: readonly ViewData[];
  holds: readonly ChairNumber[];
  opener: boolean;
  /** On how many connected devices each chair of this device is open. */
  devices: ReadonlyMap<ChairNumber, number>;
  /** The chairs that this device has lost. */
  lost: readonly LostChair[];
  /** The empty chairs that this device had earlier in this game. */
  former: readonly ChairNumber[];
  /** The chair that this device has asked for, until the others have decided. */
  asked: ChairNumber | null;
  /** The last request of this device that the others objected to. */
  declined: DeclinedRequest | null;
}

/** The others objected: nobody can ask for that chair again in that game. */
export interface DeclinedRequest {
  chair: ChairNumber;
  game: GameNumber;
}

/** A chair that this device no longer holds, and the guest number of its player at that time. */
export interface LostChair {
  chair: ChairNumber;
  guest: number | null;
}

/** The state before the first message. */
export const CONNECTING: ConnectionState = {
  status: "connecting",
  reason: null,
  restarting: false,
  table: null,
  views: [],
  holds: [],
  opener: false,
  devices: new Map(),
  lost: [],
  former: [],
  asked: null,
  declined: null,
};
