"""Subclasses of uvicorn: protocols hardened against hostile peers, and an orderly shutdown.

They rely on uvicorn's internals, so pyproject.toml limits uvicorn to the versions tested here.
"""

import socket
import struct
import time
from collections.abc import Awaitable, Callable
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request as Handshake

from cheese_rescue.server.bus.limits import Bucket
from cheese_rescue.server.socket.connections import Connections

HEAD_SECONDS = 15.0
"""Timeout for the head of a request."""
BODY_SECONDS = 20.0
"""Timeout for the body of a request."""
LONGEST_HEAD = 32_768
"""Bytes of the head of a request."""
LONGEST_BODY = 131_072
"""Bytes of a refused body that are read before the connection is cut."""
MOST_HEADERS = 100
"""Headers of a request."""
MOST_PIPELINED = 8
"""Requests that a client may send before the first is answered. Browsers send one."""
HTTP_SLICE = 4_096
"""Bytes of a request that are parsed before the limits are checked."""
FRAMES_SLICE = 512
"""Bytes of frames that are parsed at once: at most 85 empty frames, in about 1 ms."""
MOST_UNPARSED = 1 << 19
"""Bytes of frames that may wait to be parsed."""
MOST_QUEUED = 128
"""Messages that may wait to be handled: more than the rate limit of messages ever allows."""
CONTROL_FRAMES_PER_SECOND = 5.0
MOST_CONTROL_FRAMES = 20.0
"""Pings and pongs in one burst."""
MOST_FRAMES = 64
"""Frames per message."""
LOOPBACK = "127.0.0.1"
"""Stands for a peer without an address."""

_FINAL_TEXT = 0x81
_HEAD_16 = struct.Struct("!BBH")
_HEAD_64 = struct.Struct("!BBQ")
"""Frame heads (RFC 6455). Packing them here takes a tenth of the library's time."""


class HttpProtocol(HttpToolsProtocol):
    """HTTP protocol that cuts connections that send nothing, too slowly or too much."""

    gate: Connections
    """Decides whether and when a connection is read. Set by `guarded_by`."""

    def connection_made(self, transport: Any) -> None:
        """Read the connection now, later or never. Start the timeout for the first request."""
        super().connection_made(transport)
        self._peer = self.client[0].partition("%")[0] if self.client else LOOPBACK
        self._expect_request()
        delay = self.gate.add(self._peer, self)
        if delay is None:
            self._reject("connection")
        elif delay:
            self.rest(delay)

    def _expect_request(self) -> None:
        self._received = 0
        self._limit = LONGEST_HEAD
        self._timeout = self.loop.call_later(HEAD_SECONDS, self.cut)
        self._expecting = True

    def cut(self) -> None:
        """Cut the connection."""
        if not self.transport.is_closing():
            self.transport.abort()

    def _reject(self, reason: str) -> None:
        self.gate.on_rejection(reason)
        self.cut()

    def rest(self, seconds: float) -> None:
        """Do not read the connection for that long."""
        self.transport.pause_reading()
        self.loop.call_later(seconds, self._rested)

    def _rested(self) -> None:
        if not (self.transport.is_closing() or self.flow.read_paused):
            self.transport.resume_reading()

    def on_message_begin(self) -> None:
        """Start the timeout for a request."""
        super().on_message_begin()
        self.scope["rest"] = self.rest  # type: ignore[typeddict-unknown-key]  # for the guard
        if not self._expecting:  # the next request on the same connection
            self._expect_request()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a header; cuts the connection after too many."""
        if len(self.headers) >= MOST_HEADERS:
            self._reject("head")
        else:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Start the timeout for the body."""
        self._limit += LONGEST_BODY
        self._timeout.cancel()
        self._timeout = self.loop.call_later(BODY_SECONDS, self.cut)
        if not self.transport.is_closing():
            super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the timeout."""
        self._stop_expecting()
        if self.cycle is not None:  # it is None if the head was rejected
            super().on_message_complete()

    def _stop_expecting(self) -> None:
        self._expecting = False
        self._timeout.cancel()

    def data_received(self, data: bytes) -> None:
        """Parse what was received, a little at a time, and cut the connection if it is too much."""
        for start in range(0, len(data), HTTP_SLICE):
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._parse(data[start : start + HTTP_SLICE])

    def _parse(self, data: bytes) -> None:
        answered = not self._expecting
        super().data_received(data)
        if answered and not self._expecting and self.cycle.response_complete:
            self._expect_request()  # a blank line, or the rest of a refused body
        if self._expecting:
            self._received += len(data)
            if self._received > self._limit:
                self._reject("head")
        if len(self.pipeline) > MOST_PIPELINED:
            self._reject("request")

    def handle_websocket_upgrade(self) -> None:
        """Stop the timeout: the WebSocket has its own."""
        self._stop_expecting()
        self.gate.upgraded(self)
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timeout."""
        self._stop_expecting()
        self.gate.remove(self._peer, self)
        super().connection_lost(exc)


class SocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket protocol that writes without waiting and cuts peers that flood it."""

    gate: Connections
    """Counts the connections. Set by `guarded_by`."""
    drained: Callable[[], None] | None = None
    """Called when the send buffer is no longer full."""
    _unparsed = b""

    def handle_connect(self, event: Handshake) -> None:
        """Put this object into the scope, for `session`."""
        now = time.monotonic()
        self._control_frames = Bucket(CONTROL_FRAMES_PER_SECOND, MOST_CONTROL_FRAMES, now)
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["wire"] = self  # type: ignore[typeddict-unknown-key]

    def connection_lost(self, exc: Exception | None) -> None:
        """Count one connection fewer."""
        self._unparsed = b""
        self.gate.remove(self.client[0].partition("%")[0] if self.client else LOOPBACK)
        super().connection_lost(exc)

    @property
    def full(self) -> bool:
        """Whether the send buffer is full."""
        return not self.writable.is_set()

    def put(self, text: bytes) -> None:
        """Write a text frame."""
        if self.disconnected or self.close_sent or self.transport.is_closing():
            return
        size = len(text)
        if size < 126:
            self.transport.write(bytes((_FINAL_TEXT, size)) + text)
        elif size < 1 << 16:
            self.transport.write(_HEAD_16.pack(_FINAL_TEXT, 126, size) + text)
        else:
            self.transport.write(_HEAD_64.pack(_FINAL_TEXT, 127, size) + text)

    def abort(self) -> None:
        """Cut the connection."""
        self.transport.abort()

    def _reject(self) -> None:
        self.gate.on_rejection("frames")
        self.abort()

    # -- incoming frames -------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Parse what was received: a little now, and the rest when others have had their turn."""
        if not self._unparsed and (len(data) <= FRAMES_SLICE or not self.handshake_initiated):
            self._parse(data)
            return
        waits = bool(self._unparsed)
        self._unparsed += data
        self.transport.pause_reading()  # again, if the application has just resumed it
        if len(self._unparsed) > MOST_UNPARSED:
            self._reject()
        elif not waits:
            self._parse_slice()

    def _parse_slice(self) -> None:
        if self.transport.is_closing():
            return
        data, self._unparsed = self._unparsed[:FRAMES_SLICE], self._unparsed[FRAMES_SLICE:]
        self._parse(data)
        if self._unparsed:
            self.loop.call_soon(self._parse_slice)
        elif not (self.read_paused or self.transport.is_closing()):
            self.transport.resume_reading()

    def _parse(self, data: bytes) -> None:
        super().data_received(data)
        if self.queue.qsize() > MOST_QUEUED:
            self._reject()

    def send_receive_event_to_app(self) -> None:
        """Pass a message on; closes the connection if it is not UTF-8."""
        if self.close_sent:
            self.frames = []
        elif self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def _admits_control_frame(self) -> bool:
        """Whether a ping or pong may pass. They bypass every other limit; too many are fatal."""
        if self.transport.is_closing():
            return False
        if self.full or not self._control_frames.take(time.monotonic()):
            self._reject()
            return False
        return True

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self._admits_control_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Note that the peer is alive, if it answers our ping."""
        if self._admits_control_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Add a frame to a message; cuts the connection after too many."""
        if len(self.frames) >= MOST_FRAMES:
            self._reject()
        else:
            super().handle_cont(event)

    def resume_writing(self) -> None:
        """Call `drained`: the send buffer has room again."""
        super().resume_writing()
        if self.drained is not None:
            self.drained()


def guarded_by(gate: Connections) -> tuple[type[HttpProtocol], type[SocketProtocol]]:
    """The two protocols, with their connections limited by `gate`."""
    return (
        type("HttpProtocol", (HttpProtocol,), {"gate": gate}),
        type("SocketProtocol", (SocketProtocol,), {"gate": gate}),
    )


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class DrainingServer(uvicorn.Server):
    """Drains the application before it closes the connections."""

    def __init__(
        self,
        config: uvicorn.Config,
        drain: Callable[[], Awaitable[None]],
        ready: Callable[[], None],
    ) -> None:
        super().__init__(config)
        self._drain = drain
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept connections, then call `ready`."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Drain the application, then close the connections."""
        await self._drain()
        await super().shutdown(sockets)
