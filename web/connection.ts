/** The connection to a table: a WebSocket that reconnects by itself, and the state it receives. */

import { ChairTokens } from "./chair-tokens";
import { CONNECTING, type ConnectionState } from "./connection-state";
import {
  type AnyCommand,
  type AnyMessage,
  type AnyRefusal,
  type ChairNumber,
  type HeldChair,
  PROTOCOL,
  type Reaction,
  type RefusedMessage,
  type TableData,
  type TableId,
  type Token,
  type Welcome,
} from "./protocol";
import { ShuffleNumbers } from "./shuffle-numbers";
import { takeSocket } from "./socket";
import { type AskedChair, storeTable } from "./storage";

export type { ConnectionState, ConnectionStatus } from "./connection-state";

// Times are in milliseconds.
const FIRST_BACKOFF = 1_000;
const LONGEST_BACKOFF = 30_000;
const PING_INTERVAL = 10_000;
const PONG_TIMEOUT = 6_000;
const WELCOME_TIMEOUT = 15_000;

// Close codes that are final. After any other, the page reconnects.
const REFUSED = 4000;
const TABLE_DELETED = 4004;

type Timer = ReturnType<typeof setTimeout>;

type WithoutId<Kind> = Kind extends AnyCommand ? Omit<Kind, "id"> : never;
/** What a component may send; the connection adds the id. */
export type Command = WithoutId<Exclude<AnyCommand, { type: "hello" }>>;

/** Events that do not change the state of a table. */
export type TableEvent =
  | { type: "reacted"; chair: ChairNumber; reaction: Reaction }
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
  state: ConnectionState = CONNECTING;
  /** Whether its people play in the current game; not while they still watch the last finale. */
  arePlaying = true;
  private socket: WebSocket | null = null;
  private pending = new Map<number, PendingCommand>();
  private readonly chairTokens: ChairTokens;
  private readonly numbers: ShuffleNumbers;
  private isSettling = false;
  /** Why the server refused the hello; the close code tells whether for good. */
  private helloRefusal: AnyRefusal | null = null;
  /** Whether the server is older than this page. It is being updated: another one may answer. */
  private isServerOlder = false;
  private nextId = 1;
  private backoff = FIRST_BACKOFF;
  private timers: { reconnect?: Timer; ping?: Timer; pong?: Timer } = {};
  private readonly stateListeners = new Set<(state: ConnectionState) => void>();
  private readonly eventListeners = new Set<(event: TableEvent) => void>();

  constructor(readonly name: TableId) {
    this.chairTokens = new ChairTokens(name);
    this.numbers = new ShuffleNumbers(this.chairTokens, (command) => this.request(command));
    this.state = { ...this.state, asked: this.chairTokens.asked?.chair ?? null };
    addEventListener("online", this.onWake);
    addEventListener("offline", this.disconnect);
    document.addEventListener("visibilitychange", this.onWake);
    this.connect();
  }

  /** The tokens that this device presents. */
  get tokens(): readonly Token[] {
    return this.chairTokens.all;
  }

  /** The tokens that a join request names: nobody may take a second hand during a game. */
  get joinTokens(): readonly Token[] {
    return this.chairTokens.forJoining;
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
    return this.chairTokens.of(chair);
  }

  /** Adds a chair to this device. `isHanded`: another device sends its random number. */
  async claim(token: Token, { isHanded = false } = {}): Promise<void> {
    storeTable(this.name, [token], isHanded ? { handed: [token] } : {});
    // Without a connection, the token is claimed after the next welcome.
    if (this.chairTokens.isPresented(token) || !this.isOpen()) return;
    await this.present(token);
  }

  /** Waits for a chair that was emptied during the game: the others have to agree. */
  async waitFor(asked: AskedChair): Promise<void> {
    this.chairTokens.ask(asked);
    this.update({ asked: asked.chair, declined: null });
    await this.claim(asked.token);
  }

  /** Signs the chair out on all other devices: its token is replaced. */
  async signOutOthers(chair: ChairNumber): Promise<void> {
    await this.request({ type: "replace-token", chair });
  }

  /** Takes a chair back from the bot that plays for it. */
  async comeBack(chair: ChairNumber): Promise<void> {
    const token = this.tokenOf(chair);
    if (!this.state.holds.includes(chair) && token) await this.present(token);
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
    const socket = takeSocket();
    this.socket = socket;
    this.helloRefusal = null;
    this.isServerOlder = false;
    // Some broken networks never report a failure.
    this.timers.pong = setTimeout(this.disconnect, WELCOME_TIMEOUT);
    const sayHello = () => {
      const tokens = this.chairTokens.presentAll();
      const back = this.arePlaying;
      this.send({ type: "hello", protocol: PROTOCOL, table: this.name, tokens, back, id: 0 });
    };
    if (socket.readyState === WebSocket.OPEN) sayHello();
    else socket.onopen = sayHello;
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
    const isFinal = code === TABLE_DELETED || (code === REFUSED && !this.isServerOlder);
    if (this.state.status === "closed" || isFinal) {
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
        this.readChairs(message);
        this.update({
          status: "open",
          reason: null,
          restarting: false,
          opener: message.opener,
          // A `holding` follows the hello's welcome if there is anything to say.
          ...(message.re === 0 && { former: [], devices: new Map() }),
          ...this.holding(message.holds),
        });
        this.timers.ping = setTimeout(this.ping, PING_INTERVAL);
        if (message.re === 0) this.resendMoves();
        this.claimNewTokens();
        return;
      case "holding":
        this.hold(message.chairs, message.former);
        return;
      case "token-replaced":
        this.storeNewToken(message.chair, message.token);
        return;
      case "table":
        this.update({ table: message.table, ...this.withoutOldViews(message.table) });
        if (message.table.phase !== "gathering") this.chairTokens.takeOverNumbers();
        this.numbers.send(message.table, this.state.holds);
        this.settleRequest(message.table);
        return;
      case "views":
        this.update({ views: message.views });
        return;
      case "refused":
        if (this.state.status === "open") return;
        this.helloRefusal = message.refusal;
        this.isServerOlder =
          message.refusal === "old-page" && Number(message.data.protocol) < PROTOCOL;
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

  // -- the chairs of this device ------------------------------------------------------------------

  /** Presents one token and waits for the answer. */
  private async present(token: Token): Promise<void> {
    await this.request({ type: "claim", tokens: this.chairTokens.present([token]) });
  }

  /** Notes which chairs the tokens open that this welcome answers. */
  private readChairs({ re, chairs }: Welcome): void {
    const claim = re === null ? undefined : this.pending.get(re)?.message;
    const tokens = claim?.type === "claim" ? claim.tokens : undefined;
    for (const chair of this.chairTokens.read(chairs, tokens)) this.lose(chair);
    const { asked } = this.chairTokens;
    if (asked && this.tokenOf(asked.chair) === asked.token) this.grant();
  }

  /** The part of the state that depends on which chairs this device holds. */
  private holding(holds: readonly ChairNumber[]): Partial<ConnectionState> {
    const lost = this.state.lost.filter(({ chair }) => !holds.includes(chair));
    return { holds, lost };
  }

  /** Adopts the chairs that the server says this device holds. */
  private hold(chairs: readonly HeldChair[], former: readonly ChairNumber[]): void {
    const holds = chairs.map(({ chair }) => chair);
    const devices = new Map(chairs.map(({ chair, devices }) => [chair, devices]));
    for (const chair of this.state.holds) {
      if (!holds.includes(chair) && !this.isLeaving(chair)) this.lose(chair);
    }
    const { asked } = this.chairTokens;
    if (asked && holds.includes(asked.chair)) this.grant();
    for (const chair of holds) this.chairTokens.regain(chair);
    this.update({ devices, former, ...this.holding(holds) });
  }

  private isLeaving(chair: ChairNumber): boolean {
    const commands = [...this.pending.values()].map(({ message }) => message);
    return commands.some((message) => message.type === "leave" && message.chair === chair);
  }

  /** Forgets the token of a chair: it was signed out, or the chair was emptied. */
  private lose(chair: ChairNumber): void {
    this.chairTokens.lose(chair);
    if (!this.state.holds.includes(chair)) return; // it had been left before
    const guest = this.state.table?.chairs[chair]?.guest ?? null;
    const others = this.state.lost.filter((one) => one.chair !== chair);
    this.update({ lost: [...others, { chair, guest }] });
  }

  private storeNewToken(chair: ChairNumber, token: Token): void {
    this.chairTokens.replace(chair, token);
    if (this.state.table?.phase !== "gathering") this.chairTokens.takeOverNumbers();
    this.update({ devices: new Map(this.state.devices).set(chair, 1) });
  }

  /** Once the request of this device has disappeared, claims the chair to learn the decision. */
  private settleRequest(table: TableData): void {
    const { asked, isAskedPresented } = this.chairTokens;
    if (!asked || !isAskedPresented || this.isSettling) return;
    if (table.requests.some(({ chair }) => chair === asked.chair)) return;
    this.isSettling = true;
    this.present(asked.token)
      .then(() => {
        if (this.chairTokens.asked !== asked) return; // the welcome has opened the chair
        this.chairTokens.decline();
        this.update({ asked: null, declined: { chair: asked.chair, game: table.game } });
      })
      .catch(() => undefined) // the next table tries again
      .finally(() => {
        this.isSettling = false;
      });
  }

  private grant(): void {
    this.chairTokens.grant();
    this.update({ asked: null });
  }

  /** Sends unanswered moves again after a reconnect; other commands are never repeated. */
  private resendMoves(): void {
    for (const { message } of this.pending.values()) {
      if (message.type === "play") this.send(message);
    }
  }

  /** Claims tokens that were stored while there was no connection. */
  private claimNewTokens(): void {
    const { fresh } = this.chairTokens;
    if (fresh.length) this.send({ type: "claim", tokens: this.chairTokens.present(fresh) });
  }

  /** Drops the views of the previous game once players gather for the next one. */
  private withoutOldViews(table: TableData): Partial<ConnectionState> {
    const isOld = this.state.views.some((view) => view.game !== table.game);
    return isOld && table.phase === "gathering" ? { views: [] } : {};
  }
}
