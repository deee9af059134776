/** The WebSocket of a table, which may be opened before the page knows which table it will show. */

let ahead: WebSocket | null = null;

function open(): WebSocket {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${location.host}/live`);
}

/** Opens a socket while the server opens the table: each takes a round trip. */
export function openSocketAhead(): void {
  ahead ??= open();
}

/** Closes a socket that was opened ahead, if no table has taken it. */
export function closeSocketAhead(): void {
  const socket = ahead;
  ahead = null;
  if (!socket) return;
  if (socket.readyState === WebSocket.OPEN) socket.close();
  else socket.onopen = () => socket.close(); // closing it earlier makes browsers warn
}

/** The socket that was opened ahead, or a new one. */
export function takeSocket(): WebSocket {
  const found = ahead;
  ahead = null;
  return found && found.readyState <= WebSocket.OPEN ? found : open();
}
