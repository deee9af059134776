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

HEAD_SECONDS = 15.0
"""Timeout for the head of a request."""
BODY_SECONDS = 20.0
"""Timeout for the body of a request."""
LONGEST_HEAD = 32_768
"""Bytes of the head of a request."""
LONGEST_BODY = 131_072
"""Bytes of a refused body that are read before the connection is cut."""
PINGS_PER_SECOND = 5.0
MOST_FRAMES = 64
"""Frames per message."""

_FINAL_TEXT = 0x81
_HEAD_16 = struct.Struct("!BBH")
_HEAD_64 = struct.Struct("!BBQ")
"""Frame heads (RFC 6455). Packing them here takes a tenth of the library's time."""


class HttpProtocol(HttpToolsProtocol):
    """HTTP protocol that cuts connections that send nothing, too slowly or too much."""

    def connection_made(self, transport: Any) -> None:
        """Start the timeout for the first request."""
        super().connection_made(transport)
        self._expect_request()

    def _expect_request(self) -> None:
        self._received = 0
        self._limit = LONGEST_HEAD
        self._timeout = self.loop.call_later(HEAD_SECONDS, self._cut)
        self._expecting = True

    def _cut(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()

    def on_message_begin(self) -> None:
        """Start the timeout for a request."""
        super().on_message_begin()
        if not self._expecting:  # the next request on the same connection
            self._expect_request()

    def on_headers_complete(self) -> None:
        """Start the timeout for the body."""
        self._limit += LONGEST_BODY
        self._timeout.cancel()
        self._timeout = self.loop.call_later(BODY_SECONDS, self._cut)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Stop the timeout."""
        self._stop_expecting()
        super().on_message_complete()

    def _stop_expecting(self) -> None:
        self._expecting = False
        self._timeout.cancel()

    def data_received(self, data: bytes) -> None:
        """Cut the connection if the request is too long."""
        answered = not self._expecting
        super().data_received(data)
        if answered and not self._expecting and self.cycle.response_complete:
            self._expect_request()  # a blank line, or the rest of a refused body
        if self._expecting:
            self._received += len(data)
            if self._received > self._limit:
                self._cut()

    def handle_websocket_upgrade(self) -> None:
        """Stop the timeout: the WebSocket has its own."""
        self._stop_expecting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timeout."""
        self._stop_expecting()
        super().connection_lost(exc)


class SocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket protocol that writes without waiting and cuts peers that flood it."""

    drained: Callable[[], None] | None = None
    """Called when the send buffer is no longer full."""

    def handle_connect(self, event: Handshake) -> None:
        """Put this object into the scope, for `session`."""
        self._pings = Bucket(PINGS_PER_SECOND, 4 * PINGS_PER_SECOND, time.monotonic())
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["wire"] = self  # type: ignore[typeddict-unknown-key]

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

    def handle_ping(self) -> None:
        """Answer a ping. Pings bypass every other limit, so they have their own."""
        if self.full or not self._pings.take(time.monotonic()):
            self.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        """Add a frame to a message; cuts the connection after too many."""
        if len(self.frames) >= MOST_FRAMES:
            self.abort()
        else:
            super().handle_cont(event)

    def resume_writing(self) -> None:
        """Call `drained`: the send buffer has room again."""
        super().resume_writing()
        if self.drained is not None:
            self.drained()


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
