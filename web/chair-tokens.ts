/** The tokens of this device at one table, and the chairs that they open. */

import type { ChairNumber, TableId, Token } from "./protocol";
import {
  type AskedChair,
  forgetAsked,
  replaceToken,
  restoreToken,
  retireToken,
  storedTable,
  storeTable,
  takeOverNumbers,
} from "./storage";

const MOST_TOKENS = 5; // as many as a hello, a claim or a join request may have

/** The tokens of this device at one table. They are stored, so that they outlast the page. */
export class ChairTokens {
  /** The request of this device for an emptied chair, until it is decided. */
  asked: AskedChair | null;
  /** Whether the server has seen the token of that request, so that it knows the request. */
  isAskedPresented = false;
  private readonly byChair = new Map<ChairNumber, Token>();
  /** The last token of each chair that this device has lost. */
  private readonly lost = new Map<ChairNumber, Token>();
  /** The tokens of the last hello or claim, in the order in which `welcome` answers them. */
  private presented: readonly Token[] = [];
  /** All tokens presented over the current socket. */
  private readonly everPresented = new Set<Token>();
  /** New tokens of chairs that were signed out on all other devices. */
  private readonly replaced = new Set<Token>();

  constructor(private readonly table: TableId) {
    this.asked = storedTable(table)?.asked ?? null;
  }

  /** Up to five stored tokens: the first (the opener's, if this device has it) and the newest. */
  get all(): readonly Token[] {
    const tokens = storedTable(this.table)?.tokens ?? [];
    if (tokens.length <= MOST_TOKENS) return tokens;
    return [...tokens.slice(0, 1), ...tokens.slice(1 - MOST_TOKENS)];
  }

  /** The newest tokens, including those of chairs that this device has lost. */
  get forJoining(): readonly Token[] {
    const stored = storedTable(this.table);
    return [...(stored?.former ?? []), ...(stored?.tokens ?? [])].slice(-MOST_TOKENS);
  }

  /** The token of a chair that this device holds or has left; null for any other chair. */
  of(chair: ChairNumber): Token | null {
    return this.byChair.get(chair) ?? null;
  }

  // -- presenting ---------------------------------------------------------------------------------

  /**
   * Forgets what was presented over the last socket; returns the tokens for a hello. Those of
   * lost chairs open nothing, but their person has a say in who gets such a chair.
   */
  presentAll(): Token[] {
    this.everPresented.clear();
    const former = storedTable(this.table)?.former ?? [];
    const room = MOST_TOKENS - this.all.length;
    return this.present([...this.all, ...former.slice(Math.max(0, former.length - room))]);
  }

  /** Notes that these tokens are presented; returns them. */
  present(tokens: readonly Token[]): Token[] {
    this.presented = tokens;
    for (const token of tokens) this.everPresented.add(token);
    return [...tokens];
  }

  /** Whether the token was presented over the current socket. */
  isPresented(token: Token): boolean {
    return this.everPresented.has(token);
  }

  /** The stored tokens that were not presented over the current socket. */
  get fresh(): Token[] {
    return this.all.filter((token) => !this.everPresented.has(token));
  }

  /**
   * Notes which chair each of these tokens opens, by default those presented last. Returns the
   * chairs that they opened before and open no longer.
   */
  read(chairs: readonly (ChairNumber | null)[], tokens = this.presented): ChairNumber[] {
    const dead = tokens.filter((_, index) => chairs[index] == null);
    const lost = [...this.byChair].filter(([, token]) => dead.includes(token));
    tokens.forEach((token, index) => {
      const chair = chairs[index];
      if (chair == null) return;
      this.byChair.set(chair, token);
      restoreToken(this.table, token);
    });
    if (this.asked && tokens.includes(this.asked.token)) this.isAskedPresented = true;
    return lost.map(([chair]) => chair);
  }

  // -- losing and replacing -----------------------------------------------------------------------

  /** Forgets the token of a chair: it was signed out, or the chair was emptied. */
  lose(chair: ChairNumber): void {
    const token = this.byChair.get(chair);
    if (!token) return;
    this.byChair.delete(chair);
    this.lost.set(chair, token);
    retireToken(this.table, token);
  }

  /** The server says that this device has the chair: a lost token opens it again. */
  regain(chair: ChairNumber): void {
    const token = this.lost.get(chair);
    if (!token || this.byChair.has(chair)) return;
    this.byChair.set(chair, token);
    restoreToken(this.table, token);
  }

  /** Stores the new token of a chair, which no other device has. */
  replace(chair: ChairNumber, token: Token): void {
    replaceToken(this.table, this.of(chair), token);
    this.byChair.set(chair, token);
    this.everPresented.add(token);
    this.replaced.add(token);
  }

  /**
   * From now on, this device sends the random numbers of the chairs whose token it has replaced.
   * To be called after the deal: before it, a device that was signed out may have sent a number.
   */
  takeOverNumbers(): void {
    for (const token of this.replaced) takeOverNumbers(this.table, token);
    this.replaced.clear();
  }

  // -- asking for an emptied chair ----------------------------------------------------------------

  /** Stores a request that the others have to agree to. */
  ask(asked: AskedChair): void {
    storeTable(this.table, [asked.token], { asked });
    this.asked = asked;
    this.isAskedPresented = false;
  }

  /** The others have agreed: the token of the request opens its chair. */
  grant(): void {
    if (this.asked) this.byChair.set(this.asked.chair, this.asked.token);
    this.endRequest();
  }

  /** The others have objected: the token of the request opens nothing. */
  decline(): void {
    if (this.asked) retireToken(this.table, this.asked.token, { isFormer: false });
    this.endRequest();
  }

  private endRequest(): void {
    this.asked = null;
    forgetAsked(this.table);
  }
}
