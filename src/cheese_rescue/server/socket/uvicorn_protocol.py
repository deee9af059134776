"""Subclasses of uvicorn: protocols hardened against hostile peers, and an orderly shutdown.

They rely on uvicorn's internals, so pyproject.toml limits uvicorn to the versions tested here.
"""

import asyncio
import socket
import struct
import time
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
import uvicorn
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame
from websockets.http11 import Request as Handshake
from websockets.utils import apply_mask

from cheese_rescue.live.messages import RefusedBody, ServerRefusal
from cheese_rescue.server.bus.limits import Bucket
from cheese_rescue.server.socket.connections import HOLD_SECONDS, READ_REST, Connections

HEAD_SECONDS = 15.0
"""Timeout for the head of a request."""
BODY_SECONDS = 20.0
"""Timeout for the body of a request."""
LONGEST_HEAD = 16_384
"""Bytes of the head of a request."""
LONGEST_URL = 2_048
"""Bytes of a URL. Decoding a longer one takes milliseconds."""
LONGEST_BODY = 131_072
"""Bytes of a refused body that are read before the connection is cut."""
MOST_HEADERS = 100
"""Headers of a request."""
MOST_CHUNKS = 64
"""Chunks of a chunked body. Browsers send none."""
MOST_PIPELINED = 2
"""Requests that may wait while another on the same connection is answered. Browsers send none."""
HTTP_SLICE = 4_096
"""Bytes of a request that are parsed before the limits are checked."""
FRAMES_SLICE = 512
"""Bytes of frames that are parsed at once: at most 85 empty frames, in about 1 ms."""
MOST_UNPARSED = 1 << 19
"""Bytes of frames that may wait to be parsed."""
CONTROL_FRAMES_PER_SECOND = 5.0
MOST_CONTROL_FRAMES = 20.0
"""Pings and pongs in one burst."""
MOST_FRAMES = 8
"""Frames per message."""
LATER_PAUSE = 0.002
"""Seconds between two connections that are read again, or cut: at most 500 a second."""
CLOSE_SECONDS = 2.0
"""Timeout for the answer to a close frame."""
MOST_AFTER_CLOSE = 256
"""Bytes that are read after a close frame was sent."""

_REFUSED = msgspec.json.encode(RefusedBody(refusal=ServerRefusal.UNREADABLE.value))
_UNREADABLE = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: %d\r\n"
    b"x-content-type-options: nosniff\r\ncache-control: no-store\r\nconnection: close\r\n\r\n%s"
) % (len(_REFUSED), _REFUSED)
"""The answer to a URL that is too long."""
_FINAL_TEXT = 0x81
_MASKED = 0x80
_SHORT_HEADS = [bytes((_MASKED | size,)) for size in range(126)]
_LONG_HEAD = struct.Struct("!BH")
"""The length of a masked frame, up to 125 bytes and up to 65,535."""
_MASK = 4
"""Bytes of the mask that every frame of a client has."""
MOST_WAITING = 2
"""Messages that may wait for the application before no more are read."""
_HEAD_16 = struct.Struct("!BBH")
_HEAD_64 = struct.Struct("!BBQ")
"""Frame heads (RFC 6455). Packing them here takes a tenth of the library's time."""


class Rota:
    """Takes one step in each pass of the event loop, so that others have their turn in between."""

    def __init__(self, pause: float = 0.0) -> None:
        """With a pause, the event loop has nothing to do for that many seconds after each step."""
        self._pause = pause
        self._steps: deque[Callable[[], None]] = deque()

    def add(self, step: Callable[[], None]) -> None:
        """Take this step after those that wait already."""
        self._steps.append(step)
        if len(self._steps) == 1:
            asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        step = self._steps[0]
        try:
            step()
        finally:
            self._steps.popleft()
            if self._steps and self._pause:
                asyncio.get_running_loop().call_later(self._pause, self._next)
            elif self._steps:
                asyncio.get_running_loop().call_soon(self._next)


class Doorkeeper(asyncio.Protocol):
    """Receives a new connection, and hands it to HttpProtocol once the limits allow it."""

    gate: Connections
    """The limits. Set by `guarded_by`."""
    http: type["HttpProtocol"]
    rota: Rota
    """Admits one connection in each pass of the event loop."""
    later: Rota
    """Cuts connections, or reads them again after a rest: hundreds may be due at the same time."""
    __slots__ = ("_admitted", "_arguments", "_received", "_transport")

    def __init__(self, **arguments: Any) -> None:
        self._arguments = arguments
        self._received = b""
        self._admitted = False

    def connection_made(self, transport: Any) -> None:
        """Admit the connection now or later, or cut it."""
        self._transport = transport
        peer = _peer_of(transport)
        if peer is None:  # it has disconnected already
            transport.abort()
            return
        seconds, self._admitted = self.gate.add(peer, transport)
        if self._admitted and not seconds:
            self.rota.add(self._admit)
        elif self._admitted:
            asyncio.get_running_loop().call_later(seconds, self.rota.add, self._admit)
        elif seconds:
            asyncio.get_running_loop().call_later(seconds, self.later.add, self._cut)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        """Keep what is received while the connection waits, and read no more."""
        self._transport.pause_reading()
        if self._admitted:
            self._received = data

    def _cut(self) -> None:
        if not self._transport.is_closing():
            self._transport.abort()

    def _admit(self) -> None:
        if not self._transport.is_closing():
            protocol = self.http(**self._arguments)
            protocol.connection_made(self._transport)
            self._transport.set_protocol(protocol)
            if self._received:
                protocol.data_received(self._received)
                protocol.rest(0)  # answers a client that says no more before its end is read

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - asyncio's signature
        """Count one connection fewer."""
        self.gate.remove(self._transport)


class HttpProtocol(HttpToolsProtocol):
    """HTTP protocol that rejects connections that send nothing, too slowly or too much."""

    gate: Connections
    """Counts the connections. Set by `guarded_by`."""
    later: Rota
    _rejected = False
    _answering: RequestResponseCycle | None = None
    _resting = 0
    """How many rests are under way."""
    _unparsed = b""
    """What was received during a rest."""
    _chunks = 0

    def connection_made(self, transport: Any) -> None:
        """Start the timeout for the first request."""
        super().connection_made(transport)
        self._reads = self.gate.reads(transport)
        self._expect_request()

    def _expect_request(self) -> None:
        self._received = 0
        self._limit = LONGEST_HEAD
        self._timeout = self.loop.call_later(HEAD_SECONDS, self._cut)
        self._expecting = True

    def _cut(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()

    def _reject(self, reason: str) -> None:
        """Read no more, and cut the connection a little later."""
        if not self._rejected and not self.transport.is_closing():
            self._rejected = True
            self.gate.on_rejection(reason)
            self.transport.pause_reading()
            self.loop.call_later(HOLD_SECONDS, self.later.add, self._cut)

    def rest(self, seconds: float) -> None:
        """Do not read the connection for that long."""
        if not self.transport.is_closing():
            self._resting += 1
            self.transport.pause_reading()
            if seconds:
                self.loop.call_later(seconds, self.later.add, self._rested)
            else:
                self.loop.call_soon(self._rested)

    def _rested(self) -> None:
        self._resting -= 1
        if self._resting or self._rejected or self.transport.is_closing():
            return
        if not self.flow.read_paused:
            self.transport.resume_reading()
        data, self._unparsed = self._unparsed, b""
        self._parse_all(data)

    def on_message_begin(self) -> None:
        """Start the timeout for a request."""
        super().on_message_begin()
        self._chunks = 0
        self.scope["rest"] = self.rest  # type: ignore[typeddict-unknown-key]  # for the guard
        if not self._expecting:  # the next request on the same connection
            self._expect_request()

    def on_url(self, url: bytes) -> None:
        """Keep a part of the URL; rejects the connection if it is too long."""
        if len(self.url) + len(url) > LONGEST_URL:
            if not self._rejected and not self._is_answering():
                self.transport.write(_UNREADABLE)
            self._reject("head")
        else:
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Keep a header; rejects the connection after too many."""
        if self._rejected or len(self.headers) >= MOST_HEADERS:
            self._reject("head")
        else:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Start the timeout for the body."""
        self._limit += LONGEST_BODY
        self._timeout.cancel()
        self._timeout = self.loop.call_later(BODY_SECONDS, self._cut)
        self.gate.requested(self.transport)
        if len(self.pipeline) >= MOST_PIPELINED:
            self._reject("request")
        if not self._rejected:
            super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_chunk_header(self) -> None:
        """Count a chunk of a chunked body; rejects the connection after too many."""
        self._chunks += 1
        if self._chunks > MOST_CHUNKS:
            self._reject("request")

    def _is_answering(self) -> bool:
        return self._answering is not None and not self._answering.response_complete

    def on_body(self, body: bytes) -> None:
        """Pass the body on."""
        if not self._rejected:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Stop the timeout."""
        self._stop_expecting()
        if not self._rejected:
            super().on_message_complete()

    def _stop_expecting(self) -> None:
        self._expecting = False
        self._timeout.cancel()

    def data_received(self, data: bytes) -> None:
        """Parse what was received, or keep it while the connection rests."""
        if self._resting:
            self._unparsed += data
            self.transport.pause_reading()  # again: uvicorn has resumed it after an answer
            return
        if self._reads is not None and not self._reads.take(time.monotonic()):
            self.rest(READ_REST)
        self._parse_all(data)

    def _parse_all(self, data: bytes) -> None:
        """Parse a little at a time, until it is too much."""
        for start in range(0, len(data), HTTP_SLICE):
            if self._rejected or self.transport.is_closing():
                return
            if self.transport.get_protocol() is not self:  # it is a WebSocket now
                return
            self._parse(data[start : start + HTTP_SLICE])

    def _parse(self, data: bytes) -> None:
        answered = not self._expecting
        super().data_received(data)
        if self._rejected:
            return
        if answered and not self._expecting and self.cycle.response_complete:
            self._expect_request()  # a blank line, or the rest of a refused body
        if self._expecting:
            self._received += len(data)
            if self._received > self._limit:
                self._reject("head")

    def handle_websocket_upgrade(self) -> None:
        """Stop the timeout: the WebSocket has its own."""
        self._stop_expecting()
        if self._rejected:
            return
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if isinstance(protocol, SocketProtocol) and not protocol.handshake_initiated:
            protocol.reject()  # the head is not that of a handshake

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop the timeout, and tell the application, also if it answers a pipelined request."""
        self._stop_expecting()
        self.gate.remove(self.transport)
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)


def _peer_of(transport: asyncio.BaseTransport) -> str | None:
    """The address of the peer; None if it has disconnected."""
    peer = transport.get_extra_info("peername")
    return peer[0].partition("%")[0] if peer else None


class FrameBoundary:
    """Follows a stream of frames (RFC 6455): whether a frame begins next."""

    def __init__(self) -> None:
        self._head = b""
        """What was received of the head of a frame, without its mask."""
        self._left = 0
        """Bytes left of the mask and the payload."""

    @property
    def here(self) -> bool:
        """Whether the next byte is the first of a frame."""
        return not (self._head or self._left)

    def pass_over(self, data: bytes) -> None:
        """Go on by this data."""
        while data:
            if self._left:
                passed = min(self._left, len(data))
                self._left -= passed
                data = data[passed:]
                continue
            missing = _head_size(self._head) - len(self._head)
            self._head += data[:missing]
            data = data[missing:]
            size = _head_size(self._head)
            if len(self._head) == size:
                length = self._head[1] & 0x7F
                if size > 2:
                    length = int.from_bytes(self._head[2:])
                self._left = length + (_MASK if self._head[1] & _MASKED else 0)
                self._head = b""


def _head_size(head: bytes) -> int:
    """The bytes of a frame's head, without its mask, as far as it is known."""
    if len(head) < 2:
        return 2
    return {126: 4, 127: 10}.get(head[1] & 0x7F, 2)


class SocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket protocol that writes without waiting and cuts peers that flood it."""

    gate: Connections
    """Counts the connections. Set by `guarded_by`."""
    later: Rota
    rota: Rota
    """Parses one slice of the longer input in each pass of the event loop."""
    drained: Callable[[], None] | None = None
    """Called when the send buffer is no longer full."""
    lost: Callable[[], None] | None = None
    """Called when the connection is lost."""
    _after_close = 0
    """Bytes received after a close frame was sent."""
    _unparsed = b""
    _parsing = False
    _resting = False
    _rejected = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Prepare the limits of the connection."""
        super().connection_made(transport)
        self._boundary = FrameBoundary()
        self.close_timeout = CLOSE_SECONDS
        self._reads = self.gate.reads(self.transport)

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
        self.gate.remove(self.transport)
        super().connection_lost(exc)
        if self.lost is not None:
            self.lost()

    def shutdown(self) -> None:
        """Close the WebSocket because the server stops."""
        self.stop_keepalive()
        if self.handshake_complete and not self._rejected:
            with suppress(InvalidState):  # the peer closes it at the same time
                super().shutdown()
                return
        self.transport.abort()

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

    def reject(self) -> None:
        """Read no more, and cut the connection a little later."""
        if not self._rejected and not self.transport.is_closing():
            self._rejected = True
            self._unparsed = b""
            self.gate.on_rejection("frames")
            self.transport.pause_reading()
            self.loop.call_later(HOLD_SECONDS, self.later.add, self._cut)

    def _cut(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()

    def _is_over(self) -> bool:
        """Whether nothing more is read."""
        return self._rejected or self.transport.is_closing()

    # -- incoming frames -------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Parse what was received: a little now, and the rest when others have had their turn."""
        if self._rejected:
            self.transport.pause_reading()  # again, if the application has resumed it
            return
        if self.handshake_initiated and not self._admits(data):
            self.reject()
            return
        if self._reads is not None and not self._reads.take(time.monotonic()):
            self._rest()
        if not self._unparsed and (len(data) <= FRAMES_SLICE or not self.handshake_initiated):
            if not self._receive_whole(data):
                self._parse(data)
            return
        self._unparsed += data
        if self.close_sent or len(self._unparsed) > MOST_UNPARSED:
            self.reject()
        else:
            self._parse_later()

    def _parse(self, data: bytes) -> None:
        if self.handshake_initiated:
            self._boundary.pass_over(data)
        super().data_received(data)

    def _receive_whole(self, data: bytes) -> bool:
        """Receive data that is exactly one short text message; False if it is anything else.

        Nearly all data is, and the library takes ten times as long for it: it parses frames in
        generators, and pauses reading after every message.
        """
        if not self._boundary.here or self.frames or self.close_sent:
            return False
        head = 2 if len(data) < 126 + 2 + _MASK else 4
        payload = head + _MASK
        size = len(data) - payload
        if size < 0 or data[0] != _FINAL_TEXT or size > self.config.ws_max_size:
            return False
        if data[1:head] != (
            _SHORT_HEADS[size] if head == 2 else _LONG_HEAD.pack(_MASKED | 126, size)
        ):
            return False
        try:
            text = apply_mask(data[payload:], data[head:payload]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_WAITING and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def _admits(self, data: bytes) -> bool:
        """Whether data may be received now: neither before the handshake nor after the close."""
        if self.close_sent:
            self._after_close += len(data)
        return self.handshake_complete and self._after_close <= MOST_AFTER_CLOSE

    def _rest(self) -> None:
        """Parse no more for a while: the address has sent too many small packets."""
        if not self._resting:
            self._resting = True
            self.transport.pause_reading()
            self.loop.call_later(READ_REST, self.later.add, self._rested)

    def _rested(self) -> None:
        self._resting = False
        if self._unparsed:
            self._parse_later()
        elif not (self.read_paused or self._is_over()):
            self.transport.resume_reading()

    def _parse_later(self) -> None:
        """Parse the next slice soon, unless messages wait for the application."""
        if not self.transport.is_closing():
            self.transport.pause_reading()
            if not (self._parsing or self._resting or self.read_paused):
                self._parsing = True
                self.rota.add(self._parse_slice)

    def _parse_slice(self) -> None:
        self._parsing = False
        data, self._unparsed = self._unparsed[:FRAMES_SLICE], self._unparsed[FRAMES_SLICE:]
        if self._is_over():
            return
        self._parse(data)
        if self._unparsed:
            self._parse_later()
        elif not (self.read_paused or self._resting or self._is_over()):
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message for the application. Once it has read all, parsing goes on."""
        message: ASGIReceiveEvent = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if not (self._unparsed or self._resting):
                self.transport.resume_reading()
        if self._unparsed:
            self._parse_later()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """Send an event of the application."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body":
            self.handshake_complete = True  # otherwise uvicorn logs every refusal as an error
        elif self._unparsed and self.close_sent:
            self.reject()  # it has sent more than the answer to a close

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
        if self._is_over():
            return False
        if self.full or not self._control_frames.take(time.monotonic()):
            self.reject()
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
        if self._rejected or len(self.frames) >= MOST_FRAMES:
            self.reject()
        else:
            super().handle_cont(event)

    def resume_writing(self) -> None:
        """Call `drained`: the send buffer has room again."""
        super().resume_writing()
        if self.drained is not None:
            self.drained()


def guarded_by(gate: Connections) -> tuple[type[Doorkeeper], type[SocketProtocol]]:
    """The protocols for new connections and for WebSockets, with these limits."""
    limits = {"gate": gate, "later": Rota(LATER_PAUSE)}
    http = type("HttpProtocol", (HttpProtocol,), limits)
    return (
        type("Doorkeeper", (Doorkeeper,), {**limits, "http": http, "rota": Rota()}),
        type("SocketProtocol", (SocketProtocol,), {**limits, "rota": Rota()}),
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
