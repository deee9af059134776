/** Stubs for the parts of a browser that storage and connection need. */

/** Replaces localStorage with an empty one and returns its items. */
export function emptyStorage(): Map<string, string> {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const keys = { ownKeys: () => [...items.keys()], getOwnPropertyDescriptor: described };
  define("localStorage", new Proxy(storage, keys));
  return items;
}

/** Replaces localStorage with one that always throws, as in some private windows. */
export function refusingStorage(): void {
  const refuse = () => {
    throw new Error("not allowed");
  };
  define("localStorage", { getItem: refuse, setItem: refuse, removeItem: refuse });
}

function described() {
  return { enumerable: true, configurable: true };
}

/** A WebSocket whose server is the test. */
export class StubSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: StubSocket[] = [];
  readyState = 0;
  readonly sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    StubSocket.all.push(this);
  }

  static get last(): StubSocket {
    return StubSocket.all[StubSocket.all.length - 1] as StubSocket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = StubSocket.CLOSED;
  }

  /** The messages of a type that the page sent. */
  of(type: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.type === type);
  }

  accept(): void {
    this.readyState = StubSocket.OPEN;
    this.onopen?.();
  }

  receive(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  fail(code = 1006): void {
    this.readyState = StubSocket.CLOSED;
    this.onclose?.({ code });
  }
}

/** Installs sockets, an address and events; returns a function that dispatches a window event. */
export function stubBrowser(): (type: string) => void {
  StubSocket.all = [];
  const events = new EventTarget();
  define("WebSocket", StubSocket);
  define("location", { protocol: "http:", host: "table.test" });
  define("addEventListener", events.addEventListener.bind(events));
  define("removeEventListener", events.removeEventListener.bind(events));
  Object.assign(document, {
    visibilityState: "visible",
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  });
  return (type) => void events.dispatchEvent(new Event(type));
}

function define(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}
