/** A table as this device hears of it: one socket that comes back by itself. */
import { keepLuck, keepTable, keptTable } from "./keep";
import {
  PROTOCOL,
  type AnyRefusal,
  type Ask,
  type ChairNumber,
  type RefusedTold,
  type TableId,
  type TableShown,
  type Tell,
  type Token,
  type ViewShown,
} from "./protocol";

const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;
const PING_EVERY = 10_000;
const PONG_WITHIN = 6_000;
const WELCOME_WITHIN = 15_000;
const NUMBER_BYTES = 16;
const MOST_TOKENS = 5;

/** How it stands with the socket; after `closed` it does not come back. */
export type Link = "connecting" | "open" | "lost" | "closed";

type Timer = ReturnType<typeof setTimeout>;

/** Ask without what every ask has. */
type Bare<Kind> = Kind extends Ask ? Omit<Kind, "id"> : never;
export type Asked = Bare<Exclude<Ask, { type: "hello" }>>;

export interface LiveState {
  link: Link;
  /** Why it is closed, or why the hello was refused. */
  reason: AnyRefusal | "ended" | null;
  /** The server said that it is starting anew. */
  restarting: boolean;
  table: TableShown | null;
  views: readonly ViewShown[];
  holds: readonly ChairNumber[];
  opener: boolean;
}

export type Happening =
  | { type: "reacted"; chair: ChairNumber; reaction: string }
  | { type: "nudge"; chair: ChairNumber };

/** The link went away before the answer came. */
export class LinkLost extends Error {}

export class AskRefused extends Error {
  constructor(readonly told: RefusedTold) {
    super(told.refusal);
  }
}

interface Waiting {
  ask: Ask;
  resolve: (told: Tell) => void;
  reject: (error: Error) => void;
}

export class Live {
  state: LiveState = {
    link: "connecting",
    reason: null,
    restarting: false,
    table: null,
    views: [],
    holds: [],
    opener: false,
  };
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private readonly opens = new Map<ChairNumber, Token>();
  /** The tokens of the last hello or claim, in the order that `welcome` answers. */
  private shown: readonly Token[] = [];
  /** All that this socket was told. */
  private readonly said = new Set<Token>();
  /** The numbers under way or given, by game and chair. */
  private readonly given = new Set<string>();
  private nextId = 1;
  private wait = FIRST_WAIT;
  private timers: { again?: Timer; ping?: Timer; pong?: Timer } = {};
  private readonly listeners = new Set<(state: LiveState) => void>();
  private readonly happenings = new Set<(happening: Happening) => void>();

  constructor(readonly name: TableId) {
    addEventListener("online", this.hurry);
    addEventListener("offline", this.drop);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  /** The first is the opener's, if we opened; of the others the newest. */
  get tokens(): readonly Token[] {
    const tokens = keptTable(this.name)?.tokens ?? [];
    if (tokens.length <= MOST_TOKENS) return tokens;
    return [...tokens.slice(0, 1), ...tokens.slice(1 - MOST_TOKENS)];
  }

  listen(listener: (state: LiveState) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  hear(listener: (happening: Happening) => void): () => void {
    this.happenings.add(listener);
    return () => this.happenings.delete(listener);
  }

  /** The answer, or AskRefused. A move is asked again after a lost link: twice is harmless. */
  ask(asked: Asked): Promise<Tell> {
    return new Promise((resolve, reject) => {
      const id = this.nextId++;
      const ask = { ...asked, id } as Ask;
      if (!this.isOpen() && asked.type !== "play") {
        reject(new LinkLost());
        return;
      }
      this.waiting.set(id, { ask, resolve, reject });
      this.send(ask);
    });
  }

  /** What opens a chair of this device. */
  tokenOf(chair: ChairNumber): Token | null {
    return this.opens.get(chair) ?? null;
  }

  /** One more chair for this device; one that was handed on has its lucky number already. */
  async claim(token: Token, { isHanded = false } = {}): Promise<void> {
    keepTable(this.name, [token], isHanded ? { handed: [token] } : {});
    if (this.said.has(token) || !this.isOpen()) return; // the next welcome looks for it
    this.show([token]);
    await this.ask({ type: "claim", tokens: [token] });
  }

  /** Back to a chair that a bot plays for. */
  async comeBack(chair: ChairNumber): Promise<void> {
    const token = this.tokenOf(chair);
    if (!this.state.holds.includes(chair) && token) {
      this.show([token]);
      await this.ask({ type: "claim", tokens: [token] });
    }
    await this.ask({ type: "come-back", chair });
  }

  close(): void {
    removeEventListener("online", this.hurry);
    removeEventListener("offline", this.drop);
    document.removeEventListener("visibilitychange", this.hurry);
    this.end();
    this.socket?.close();
  }

  // -- coming and going ---------------------------------------------------------------------------

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN && this.state.link === "open";
  }

  private connect(): void {
    clearTimeout(this.timers.again);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/live`);
    this.socket = socket;
    this.timers.pong = setTimeout(this.drop, WELCOME_WITHIN); // a half-dead network never says no
    socket.onopen = () => {
      const tokens = [...this.tokens];
      this.said.clear();
      this.show(tokens);
      this.send({ type: "hello", protocol: PROTOCOL, table: this.name, tokens, id: 0 });
    };
    socket.onmessage = (message) => {
      if (socket === this.socket) this.take(JSON.parse(String(message.data)) as Tell);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.lose(event.code);
    };
  }

  private send(ask: Ask): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(ask));
  }

  private lose(code: number): void {
    clearTimeout(this.timers.ping);
    clearTimeout(this.timers.pong);
    for (const [id, { ask, reject }] of this.waiting) {
      if (ask.type === "play" && this.state.link !== "closed") continue;
      this.waiting.delete(id);
      reject(new LinkLost());
    }
    if (this.state.link === "closed" || code === 4000 || code === 4004) {
      this.end();
      if (code === 4004 && !this.state.reason) this.change({ reason: "ended" });
      return;
    }
    this.change({ link: "lost" });
    this.timers.again = setTimeout(() => this.connect(), Math.random() * this.wait);
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  /** The device is back on the network, or somebody looks at the page again. */
  private hurry = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.state.link === "lost" && this.socket?.readyState === WebSocket.CLOSED) this.connect();
    else if (this.state.link === "open") this.ping();
  };

  /** The device says that it has no network: do not wait until a pong is missing. */
  private drop = (): void => {
    const socket = this.socket;
    if (!socket || this.state.link === "closed") return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.lose(1006);
  };

  private ping = (): void => {
    clearTimeout(this.timers.ping);
    clearTimeout(this.timers.pong);
    this.send({ type: "ping", id: 0 });
    this.timers.pong = setTimeout(this.drop, PONG_WITHIN);
  };

  private end(): void {
    clearTimeout(this.timers.again);
    clearTimeout(this.timers.ping);
    clearTimeout(this.timers.pong);
    this.change({ link: "closed" });
  }

  private change(part: Partial<LiveState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener(this.state);
  }

  // -- what the server says -----------------------------------------------------------------------

  private take(told: Tell): void {
    this.note(told);
    const waiting = told.re === null ? undefined : this.waiting.get(told.re);
    if (!waiting || told.re === null) return;
    this.waiting.delete(told.re);
    if (told.type === "refused") {
      waiting.reject(new AskRefused(told));
      return;
    }
    if (waiting.ask.type === "leave") this.letGo(waiting.ask.chair);
    waiting.resolve(told);
  }

  private note(told: Tell): void {
    switch (told.type) {
      case "welcome":
        this.wait = FIRST_WAIT;
        clearTimeout(this.timers.pong);
        clearTimeout(this.timers.ping);
        told.chairs.forEach((chair, index) => {
          const token = this.shown[index];
          if (chair !== null && token) this.opens.set(chair, token);
        });
        this.change({
          link: "open",
          reason: null,
          restarting: false,
          holds: told.holds,
          opener: told.opener,
        });
        this.timers.ping = setTimeout(this.ping, PING_EVERY);
        if (told.re === 0) this.sendAgain();
        this.claimLate();
        return;
      case "table":
        this.change({ table: told.table, ...this.forgetOldViews(told.table) });
        this.giveNumbers(told.table);
        return;
      case "views":
        this.change({ views: told.views });
        return;
      case "refused":
        if (this.state.link === "open") return;
        this.change({ reason: told.refusal }); // the hello
        if (told.re === null) this.close(); // not even read: it would never be answered
        return;
      case "bye":
        if (told.reason === "stopping") this.change({ restarting: true });
        else this.change({ reason: told.reason as LiveState["reason"] });
        return;
      case "reacted":
      case "nudge":
        for (const listener of this.happenings) listener(told);
        return;
      case "pong":
        clearTimeout(this.timers.pong);
        this.timers.ping = setTimeout(this.ping, PING_EVERY);
        return;
      case "done":
      case "considered":
      case "hinted":
        return;
      default:
        return; // a newer server may say more
    }
  }

  /** Who stood up holds the chair no more, though its token still opens it. */
  private letGo(chair: ChairNumber): void {
    this.change({ holds: this.state.holds.filter((held) => held !== chair) });
  }

  /** After a lost link: what may be asked twice. */
  private sendAgain(): void {
    for (const { ask } of this.waiting.values()) {
      if (ask.type === "play") this.send(ask);
    }
  }

  private show(tokens: readonly Token[]): void {
    this.shown = tokens;
    for (const token of tokens) this.said.add(token);
  }

  /** Tokens that came while nobody could be asked. */
  private claimLate(): void {
    const late = this.tokens.filter((token) => !this.said.has(token));
    if (!late.length) return;
    this.show(late);
    this.send({ type: "claim", tokens: late });
  }

  /** Views of the game before are no views of the game that gathers. */
  private forgetOldViews(table: TableShown): Partial<LiveState> {
    const isOld = this.state.views.some((view) => view.game !== table.game);
    return isOld && table.phase === "gathering" ? { views: [] } : {};
  }

  /** The seal has been shown: now our own chance goes into the shuffle. */
  private giveNumbers(table: TableShown): void {
    if (table.phase !== "gathering") return;
    for (const chair of this.state.holds) {
      const given = `${table.game} ${chair}`;
      const token = this.tokenOf(chair);
      const kept = keptTable(this.name);
      const isOthers = token !== null && kept?.handed?.includes(token);
      if (table.chairs[chair]?.bot || isOthers || this.given.has(given)) continue;
      if (kept?.luck[table.game]?.numbers[chair]) continue;
      this.given.add(given);
      const number = hex(crypto.getRandomValues(new Uint8Array(NUMBER_BYTES)));
      this.ask({ type: "number", chair, number }).then(
        () => this.keepNumber(table, chair, number),
        () => this.given.delete(given), // the deal does not need it
      );
    }
  }

  /** Only what the server took is kept, to check the luck after the game. */
  private keepNumber(table: TableShown, chair: ChairNumber, number: string): void {
    const numbers = keptTable(this.name)?.luck[table.game]?.numbers;
    keepLuck(this.name, table.game, {
      seal: table.seal,
      numbers: { ...numbers, [chair]: number },
    });
  }
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
