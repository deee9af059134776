/** The random numbers that this device adds to the shuffle of each game. */

import type { ChairTokens } from "./chair-tokens";
import type { ChairNumber, TableData } from "./protocol";
import { storedTable, storeLuck } from "./storage";

const NUMBER_BYTES = 16;

type Give = (command: { type: "number"; chair: ChairNumber; number: string }) => Promise<unknown>;

/** Sends one number per game for each chair whose numbers this device sends. */
export class ShuffleNumbers {
  /** `game chair` for every number that was sent or is being sent. */
  private readonly sent = new Set<string>();

  constructor(
    private readonly tokens: ChairTokens,
    private readonly give: Give,
  ) {}

  /** Sends the numbers that are missing, now that the seal is known. */
  send(table: TableData, holds: readonly ChairNumber[]): void {
    if (table.phase !== "gathering" || table.source) return; // cards of an earlier game stay as they are
    for (const chair of holds) {
      const key = `${table.game} ${chair}`;
      const token = this.tokens.of(chair);
      const stored = storedTable(table.table);
      const isOthers = token !== null && stored?.handed?.includes(token);
      if (table.chairs[chair]?.bot || isOthers || this.sent.has(key)) continue;
      if (stored?.luck[table.game]?.numbers[chair]) continue;
      this.sent.add(key);
      const number = hex(crypto.getRandomValues(new Uint8Array(NUMBER_BYTES)));
      this.give({ type: "number", chair, number }).then(
        () => store(table, chair, number),
        () => this.sent.delete(key), // the deal works without it
      );
    }
  }
}

/** Stores an accepted number and the seal, so that the deal can be checked after the game. */
function store(table: TableData, chair: ChairNumber, number: string): void {
  const numbers = storedTable(table.table)?.luck[table.game]?.numbers;
  storeLuck(table.table, table.game, {
    seal: table.seal,
    numbers: { ...numbers, [chair]: number },
  });
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
