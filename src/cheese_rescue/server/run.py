"""Runs the site: sockets to listen on, signals, the open-file limit, and uvicorn."""

import errno
import gc
import logging
import socket
import struct
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request as Handshake

from cheese_rescue.server.app import Site
from cheese_rescue.server.guard import ACCESS_LOG
from cheese_rescue.server.limits import Bucket
from cheese_rescue.server.settings import DEFAULT_PORT, Settings

HEAD_SECONDS = 15.0
BODY_SECONDS = 20.0
LONGEST_HEAD = 32_768
MOST_BESIDE_THE_HEAD = 131_072
"""Of a body that is refused as too long, before nobody listens any more."""
PINGS_PER_SECOND = 5.0
MOST_FRAMES = 64
"""Of one message."""
BACKLOG = 2048
FILES_BESIDE_SOCKETS = 200
PORTS_TRIED = 20
SWITCH_SECONDS = 0.001
"""The writer waits no longer for its turn; Python's usual 5 ms made moves a tenth slower."""
COLLECT_AFTER = (20_000, 20, 20)
"""Next to nothing here is a cycle: looking for them 30 times less often saves a third."""


_FINAL_TEXT = 0x81
_HEAD_16 = struct.Struct("!BBH")
_HEAD_64 = struct.Struct("!BBQ")
"""Heads of frames (RFC 6455); writing our own takes a tenth of the time."""


class PortTaken(Exception):
    """Somebody else listens there."""


class _Http(HttpToolsProtocol):
    """Hangs up on who asks for nothing, or takes too long or too much to say what."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._expect_a_request()

    def _expect_a_request(self) -> None:
        self._taken = 0
        self._most = LONGEST_HEAD
        self._hurry = self.loop.call_later(HEAD_SECONDS, self._hang_up)
        self._expecting = True

    def _hang_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if not self._expecting:  # the next one on the same connection
            self._expect_a_request()

    def on_headers_complete(self) -> None:
        self._most += MOST_BESIDE_THE_HEAD
        self._hurry.cancel()
        self._hurry = self.loop.call_later(BODY_SECONDS, self._hang_up)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_expecting()
        super().on_message_complete()

    def _stop_expecting(self) -> None:
        self._expecting = False
        self._hurry.cancel()

    def data_received(self, data: bytes) -> None:
        answered = not self._expecting
        super().data_received(data)
        if answered and not self._expecting and self.cycle.response_complete:
            self._expect_a_request()  # a blank line, or a rest that nobody wants
        if self._expecting:
            self._taken += len(data)
            if self._taken > self._most:
                self._hang_up()

    def handle_websocket_upgrade(self) -> None:
        self._stop_expecting()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_expecting()
        super().connection_lost(exc)


class _Socket(WebSocketsSansIOProtocol):
    """Is the wire of a device: it writes at once, and hangs up on who does not read."""

    drained: Callable[[], None] | None = None

    def handle_connect(self, event: Handshake) -> None:
        self._pings = Bucket(PINGS_PER_SECOND, 4 * PINGS_PER_SECOND, time.monotonic())
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["wire"] = self  # type: ignore[typeddict-unknown-key]

    @property
    def full(self) -> bool:
        return not self.writable.is_set()

    def put(self, text: bytes) -> None:
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
        self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.close_sent:
            self.frames = []
        elif self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()

    def handle_ping(self) -> None:
        """Answered past every other limit, so it has one of its own."""
        if self.full or not self._pings.take(time.monotonic()):
            self.abort()
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAMES:
            self.abort()
        else:
            super().handle_cont(event)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.drained is not None:
            self.drained()


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


class _Server(uvicorn.Server):
    """Finishes what it owes before it closes."""

    def __init__(self, config: uvicorn.Config, site: Site, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._site = site
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._site.drain()
        await super().shutdown(sockets)


def serve(
    site: Site, settings: Settings, sockets: Sequence[socket.socket], ready: Callable[[], None]
) -> None:
    """Until a signal ends it."""
    config = uvicorn.Config(
        site.app,
        loop="auto",
        http=_Http,
        ws=_Socket,
        ws_max_size=settings.longest_message,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        log_config=None,
        access_log=False,  # the guard writes one that names nobody
        proxy_headers=False,  # the guard reads them, and knows whom to believe
        server_header=False,
        date_header=False,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=5,
        backlog=BACKLOG,
    )
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()  # what is there now stays
    gc.set_threshold(*COLLECT_AFTER)
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)  # not a line for every stray byte
    _Server(config, site, ready).run(list(sockets))


# -- where it listens ------------------------------------------------------------------------------


def listen(settings: Settings, port: int | None, remembered: Path | None) -> list[socket.socket]:
    """Sockets on the port asked for; else on the one used last time, the usual one, or another."""
    if port is not None:
        return _bound(settings, port)
    last = _remembered(remembered)
    usual = [*([last] if last else []), *range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED)]
    for candidate in [*usual, 0]:
        with suppress(PortTaken):
            sockets = _bound(settings, candidate)
            _remember(remembered, sockets[0].getsockname()[1])
            return sockets
    raise PortTaken


def _remembered(file: Path | None) -> int | None:
    if file is None:
        return None
    try:
        number = int(file.read_text(encoding="ascii"))
    except (OSError, ValueError):
        return None
    return number if 1024 <= number <= 65535 else None


def _remember(file: Path | None, port: int) -> None:
    """Browsers keep seats by address and port: the next start should have the same."""
    if file is not None and _remembered(file) != port:
        with suppress(OSError):
            file.write_text(f"{port}\n", encoding="ascii")


def _bound(settings: Settings, port: int) -> list[socket.socket]:
    with ExitStack() as undo:
        sockets: list[socket.socket] = []
        for family, address in _addresses(settings):
            try:
                found = socket.socket(family, socket.SOCK_STREAM)
            except OSError:  # a machine without IPv6
                continue
            undo.callback(found.close)
            if sys.platform != "win32":
                found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                found.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            wanted = sockets[0].getsockname()[1] if sockets else port
            try:
                found.bind((address, wanted))
                found.listen(BACKLOG)  # two may bind, only one may listen
            except OSError as error:
                if family == socket.AF_INET6 and sockets and not _is_taken(error):
                    found.close()
                    continue
                raise PortTaken(str(error)) from error
            found.setblocking(False)  # noqa: FBT003 - takes no keyword
            sockets.append(found)
        if not sockets:
            raise PortTaken
        undo.pop_all()
        return sockets


def _is_taken(error: OSError) -> bool:
    return error.errno == errno.EADDRINUSE


def _addresses(settings: Settings) -> list[tuple[socket.AddressFamily, str]]:
    if settings.host is not None:
        family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
        return [(family, settings.host)]
    if settings.only_here:
        return [(socket.AF_INET, "127.0.0.1"), (socket.AF_INET6, "::1")]
    return [(socket.AF_INET, "0.0.0.0"), (socket.AF_INET6, "::")]  # noqa: S104 - the guard checks


def raise_open_files(sockets: int) -> int | None:
    """Let the process have so many sockets; how many it may, where that is less."""
    if sys.platform == "win32":
        return None
    import resource  # noqa: PLC0415 - not on Windows

    wanted = sockets + FILES_BESIDE_SOCKETS
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return None
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        soft = most
    return None if soft >= wanted else max(soft - FILES_BESIDE_SOCKETS, 1)


def log_to_stderr(settings: Settings) -> None:
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    if settings.access_log:
        ACCESS_LOG.setLevel(logging.INFO)
