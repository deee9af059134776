/** The connection to a table: a WebSocket that reconnects by itself, and the state it receives. */

import {
  type AnyCommand,
  type AnyMessage,
  type AnyRefusal,
  type ChairNumber,
  PROTOCOL,
  type RefusedMessage,
  type TableData,
  type TableId,
  type Token,
  type ViewData,
} from "./protocol";
import { storedTable, storeLuck, storeTable } from "./storage";

// Times are in milliseconds.
const FIRST_BACKOFF = 1_000;
const LONGEST_BACKOFF = 30_000;
const PING_INTERVAL = 10_000;
const PONG_TIMEOUT = 6_000;
const WELCOME_TIMEOUT = 15_000;
const NUMBER_BYTES = 16;
const MOST_TOKENS = 5;

// Close codes that are final. After any other, the page reconnects.
const REFUSED = 4000;
const TABLE_DELETED = 4004;

/** `closed` is final: the connection does not reconnect. */
export type ConnectionStatus = "connecting" | "open" | "lost" | "closed";

type Timer = ReturnType<typeof setTimeout>;

type WithoutId<Kind> = Kind extends AnyCommand ? Omit<Kind, "id"> : never;
/** What a component may send; the connection adds the id. */
export type Command = WithoutId<Exclude<AnyCommand, { type: "hello" }>>;

export interface ConnectionState {
  status: ConnectionStatus;
  /** Why the connection is closed for good. */
  reason: AnyRefusal | "ended" | null;
  /** Whether the server announced that it is restarting. */
  restarting: boolean;
  table: TableData | null;
  views: readonly ViewData[];
  holds: readonly ChairNumber[];
  opener: boolean;
}

/** Events that do not change the state of a table. */
export type TableEvent =
  | { type: "reacted"; chair: ChairNumber; reaction: string }
  | { type: "nudge"; chair: ChairNumber };

/** Rejects a command that got no answer because the connection is lost. */
export class ConnectionLost extends Error {}

/** Rejects a command that the server refused. */
export class CommandRefused extends Error {
  constructor(readonly answer: RefusedMessage) {
    super(answer.refusal);
  }
}

interface PendingCommand {
  message: AnyCommand;
  resolve: (answer: AnyMessage) => void;
  reject: (error: Error) => void;
}

/** A connection to one table; it reconnects until it is closed. */
export class Connection {
  state: ConnectionState = {
    status: "connecting",
    reason: null,
    restarting: false,
    table: null,
    views: [],
    holds: [],
    opener: false,
  };
  private socket: WebSocket | null = null;
  private pending = new Map<number, PendingCommand>();
  private readonly tokenByChair = new Map<ChairNumber, Token>();
  /** The tokens of the last hello or claim, in the order in which `welcome` answers them. */
  private presented: readonly Token[] = [];
  /** All tokens presented over the current socket. */
  private readonly everPresented = new Set<Token>();
  /** `game chair` for every random number that was sent or is being sent. */
  private readonly numbersSent = new Set<string>();
  /** Why the server refused the hello; the close code tells whether for good. */
  private helloRefusal: AnyRefusal | null = null;
  private nextId = 1;
  private backoff = FIRST_BACKOFF;
  private timers: { reconnect?: Timer; ping?: Timer; pong?: Timer } = {};
  private readonly stateListeners = new Set<(state: ConnectionState) => void>();
  private readonly eventListeners = new Set<(event: TableEvent) => void>();

  constructor(readonly name: TableId) {
    addEventListener("online", this.onWake);
    addEventListener("offline", this.disconnect);
    document.addEventListener("visibilitychange", this.onWake);
    this.connect();
  }

  /** Up to five stored tokens: the first (the opener's, if this device has it) and the newest. */
  get tokens(): readonly Token[] {
    const tokens = storedTable(this.name)?.tokens ?? [];
    if (tokens.length <= MOST_TOKENS) return tokens;
    return [...tokens.slice(0, 1), ...tokens.slice(1 - MOST_TOKENS)];
  }

  /** Calls the listener after every change of state; returns a function that removes it. */
  onState(listener: (state: ConnectionState) => void): () => void {
    this.stateListeners.add(listener);
    return () => this.stateListeners.delete(listener);
  }

  /** Calls the listener for every event; returns a function that removes it. */
  onEvent(listener: (event: TableEvent) => void): () => void {
    this.eventListeners.add(listener);
    return () => this.eventListeners.delete(listener);
  }

  /**
   * Resolves to the answer, or rejects with CommandRefused or ConnectionLost. A move survives a
   * lost connection: it is sent again, and the server accepts a repeated move.
   */
  request(command: Command): Promise<AnyMessage> {
    return new Promise((resolve, reject) => {
      const id = this.nextId++;
      const message = { ...command, id } as AnyCommand;
      if (!this.isOpen() && command.type !== "play") {
        reject(new ConnectionLost());
        return;
      }
      this.pending.set(id, { message, resolve, reject });
      this.send(message);
    });
  }

  /** The token of a chair that this device holds or has left; null for any other chair. */
  tokenOf(chair: ChairNumber): Token | null {
    return this.tokenByChair.get(chair) ?? null;
  }

  /** Adds a chair to this device. `isHanded`: another device sends its random number. */
  async claim(token: Token, { isHanded = false } = {}): Promise<void> {
    storeTable(this.name, [token], isHanded ? { handed: [token] } : {});
    // Without a connection, the token is claimed after the next welcome.
    if (this.everPresented.has(token) || !this.isOpen()) return;
    this.markPresented([token]);
    await this.request({ type: "claim", tokens: [token] });
  }

  /** Takes a chair back from the bot that plays for it. */
  async comeBack(chair: ChairNumber): Promise<void> {
    const token = this.tokenOf(chair);
    if (!this.state.holds.includes(chair) && token) {
      this.markPresented([token]);
      await this.request({ type: "claim", tokens: [token] });
    }
    await this.request({ type: "come-back", chair });
  }

  /** Closes the connection for good. */
  close(): void {
    removeEventListener("online", this.onWake);
    removeEventListener("offline", this.disconnect);
    document.removeEventListener("visibilitychange", this.onWake);
    this.end();
    this.socket?.close();
  }

  // -- connecting and reconnecting ----------------------------------------------------------------

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN && this.state.status === "open";
  }

  private connect(): void {
    clearTimeout(this.timers.reconnect);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/live`);
    this.socket = socket;
    this.helloRefusal = null;
    // Some broken networks never report a failure.
    this.timers.pong = setTimeout(this.disconnect, WELCOME_TIMEOUT);
    socket.onopen = () => {
      const tokens = [...this.tokens];
      this.everPresented.clear();
      this.markPresented(tokens);
      this.send({ type: "hello", protocol: PROTOCOL, table: this.name, tokens, id: 0 });
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.receive(JSON.parse(String(event.data)) as AnyMessage);
    };
    socket.onclose = (event) => {
      if (socket === this.socket) this.onLost(event.code);
    };
  }

  private send(message: AnyCommand): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private onLost(code: number): void {
    clearTimeout(this.timers.ping);
    clearTimeout(this.timers.pong);
    for (const [id, { message, reject }] of this.pending) {
      if (message.type === "play" && this.state.status !== "closed") continue;
      this.pending.delete(id);
      reject(new ConnectionLost());
    }
    if (this.state.status === "closed" || code === REFUSED || code === TABLE_DELETED) {
      const reason = code === TABLE_DELETED ? "ended" : this.helloRefusal;
      this.end();
      if (!this.state.reason) this.update({ reason });
      return;
    }
    this.update({ status: "lost", reason: null });
    this.timers.reconnect = setTimeout(() => this.connect(), Math.random() * this.backoff);
    this.backoff = Math.min(2 * this.backoff, LONGEST_BACKOFF);
  }

  /** Reconnects or pings immediately: the network is back, or the page is visible again. */
  private onWake = (): void => {
    if (document.visibilityState === "hidden") return;
    const isSocketClosed = this.socket?.readyState === WebSocket.CLOSED;
    if (this.state.status === "lost" && isSocketClosed) this.connect();
    else if (this.state.status === "open") this.ping();
  };

  /** Drops the socket without waiting for its close event: offline, or the server is silent. */
  private disconnect = (): void => {
    const socket = this.socket;
    if (!socket || this.state.status === "closed") return;
    socket.onclose = null;
    socket.onmessage = null;
    socket.close();
    this.onLost(1006);
  };

  private ping = (): void => {
    clearTimeout(this.timers.ping);
    clearTimeout(this.timers.pong);
    this.send({ type: "ping", id: 0 });
    this.timers.pong = setTimeout(this.disconnect, PONG_TIMEOUT);
  };

  private end(): void {
    clearTimeout(this.timers.reconnect);
    clearTimeout(this.timers.ping);
    clearTimeout(this.timers.pong);
    this.update({ status: "closed" });
  }

  private update(part: Partial<ConnectionState>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.stateListeners) listener(this.state);
  }

  // -- messages from the server -------------------------------------------------------------------

  private receive(message: AnyMessage): void {
    this.apply(message);
    const pending = message.re === null ? undefined : this.pending.get(message.re);
    if (!pending || message.re === null) return;
    this.pending.delete(message.re);
    if (message.type === "refused") {
      pending.reject(new CommandRefused(message));
      return;
    }
    if (pending.message.type === "leave") this.releaseChair(pending.message.chair);
    pending.resolve(message);
  }

  private apply(message: AnyMessage): void {
    switch (message.type) {
      case "welcome":
        this.backoff = FIRST_BACKOFF;
        clearTimeout(this.timers.pong);
        clearTimeout(this.timers.ping);
        message.chairs.forEach((chair, index) => {
          const token = this.presented[index];
          if (chair !== null && token) this.tokenByChair.set(chair, token);
        });
        this.update({
          status: "open",
          reason: null,
          restarting: false,
          holds: message.holds,
          opener: message.opener,
        });
        this.timers.ping = setTimeout(this.ping, PING_INTERVAL);
        if (message.re === 0) this.resendMoves();
        this.claimNewTokens();
        return;
      case "table":
        this.update({ table: message.table, ...this.withoutOldViews(message.table) });
        this.sendNumbers(message.table);
        return;
      case "views":
        this.update({ views: message.views });
        return;
      case "refused":
        if (this.state.status !== "open") this.helloRefusal = message.refusal;
        return;
      case "bye":
        if (message.reason === "stopping") this.update({ restarting: true });
        else this.update({ reason: message.reason as ConnectionState["reason"] });
        return;
      case "reacted":
      case "nudge":
        for (const listener of this.eventListeners) listener(message);
        return;
      case "pong":
        clearTimeout(this.timers.pong);
        this.timers.ping = setTimeout(this.ping, PING_INTERVAL);
        return;
      case "done":
      case "considered":
      case "hinted":
        return;
      default:
        return; // a newer server may send messages that this page does not know
    }
  }

  /** Removes a chair that was left from `holds`; its token stays valid. */
  private releaseChair(chair: ChairNumber): void {
    this.update({ holds: this.state.holds.filter((held) => held !== chair) });
  }

  /** Sends unanswered moves again after a reconnect; other commands are never repeated. */
  private resendMoves(): void {
    for (const { message } of this.pending.values()) {
      if (message.type === "play") this.send(message);
    }
  }

  private markPresented(tokens: readonly Token[]): void {
    this.presented = tokens;
    for (const token of tokens) this.everPresented.add(token);
  }

  /** Claims tokens that were stored while there was no connection. */
  private claimNewTokens(): void {
    const fresh = this.tokens.filter((token) => !this.everPresented.has(token));
    if (!fresh.length) return;
    this.markPresented(fresh);
    this.send({ type: "claim", tokens: fresh });
  }

  /** Drops the views of the previous game once players gather for the next one. */
  private withoutOldViews(table: TableData): Partial<ConnectionState> {
    const isOld = this.state.views.some((view) => view.game !== table.game);
    return isOld && table.phase === "gathering" ? { views: [] } : {};
  }

  /** Sends a random number for each chair of this device, now that the seal is known. */
  private sendNumbers(table: TableData): void {
    if (table.phase !== "gathering") return;
    for (const chair of this.state.holds) {
      const key = `${table.game} ${chair}`;
      const token = this.tokenOf(chair);
      const stored = storedTable(this.name);
      const isOthers = token !== null && stored?.handed?.includes(token);
      if (table.chairs[chair]?.bot || isOthers || this.numbersSent.has(key)) continue;
      if (stored?.luck[table.game]?.numbers[chair]) continue;
      this.numbersSent.add(key);
      const number = hex(crypto.getRandomValues(new Uint8Array(NUMBER_BYTES)));
      this.request({ type: "number", chair, number }).then(
        () => this.storeNumber(table, chair, number),
        () => this.numbersSent.delete(key), // the deal works without it
      );
    }
  }

  /** Stores an accepted number and the seal, so that the deal can be checked after the game. */
  private storeNumber(table: TableData, chair: ChairNumber, number: string): void {
    const numbers = storedTable(this.name)?.luck[table.game]?.numbers;
    storeLuck(this.name, table.game, {
      seal: table.seal,
      numbers: { ...numbers, [chair]: number },
    });
  }
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
