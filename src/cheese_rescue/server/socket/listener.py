"""Runs the server: listening sockets, the limit on open files, logging, and uvicorn."""

import errno
import gc
import logging
import socket
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from cheese_rescue.server.settings import DEFAULT_PORT, Settings
from cheese_rescue.server.socket.connections import Connections
from cheese_rescue.server.socket.guard import ACCESS_LOG
from cheese_rescue.server.socket.uvicorn_protocol import DrainingServer, guarded_by

BACKLOG = 2048
FILES_BESIDE_SOCKETS = 200
"""Open files that the process needs besides its connections."""
PORTS_TRIED = 20
SWITCH_SECONDS = 0.001
"""The interpreter's switch interval: its default of 5 ms makes moves a tenth slower."""
GC_THRESHOLDS = (20_000, 20, 20)
"""There is little cyclic garbage: collecting 30 times less often saves a third of the time."""


class PortTaken(Exception):
    """No socket can listen on the port, usually because another program does."""


def serve(
    app: ASGIApp,
    settings: Settings,
    sockets: Sequence[socket.socket],
    *,
    gate: Connections,
    drain: Callable[[], Awaitable[None]],
    ready: Callable[[], None],
) -> None:
    """Serve until a signal stops the process. Calls `ready` once it accepts connections."""
    http_protocol, socket_protocol = guarded_by(gate)
    config = uvicorn.Config(
        app,
        loop="auto",
        http=http_protocol,
        ws=socket_protocol,
        ws_max_size=settings.longest_message,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        lifespan="on",
        log_config=None,
        access_log=False,  # the guard has its own, without addresses
        proxy_headers=False,  # the guard reads them, but only from trusted proxies
        server_header=False,
        date_header=False,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=5,
        backlog=BACKLOG,
    )
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()  # what the startup created is never garbage
    gc.set_threshold(*GC_THRESHOLDS)
    # Do not log every malformed request.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)
    DrainingServer(config, drain, ready).run(list(sockets))


# -- listening sockets -----------------------------------------------------------------------------


def share(settings: Settings, port: int) -> list[socket.socket]:
    """Listening sockets on a port that other processes share: the system divides connections."""
    return _bound(settings, port, shared=True)


def listen_here(port: int) -> socket.socket:
    """A listening socket on a port of the loopback interface."""
    (found,) = _bound_to([(socket.AF_INET, "127.0.0.1")], port)
    return found


def listen(
    settings: Settings, port: int | None, remembered: Path | None, *, accept: bool = True
) -> list[socket.socket]:
    """Listening sockets on `port`; if None, on the last port, the default range or any port.

    Without `accept` they only show that the port is free, and no client can reach them.
    """
    if port is not None:
        return _bound(settings, port, accept=accept)
    last = _remembered(remembered)
    usual = [*([last] if last else []), *range(DEFAULT_PORT, DEFAULT_PORT + PORTS_TRIED)]
    for candidate in [*usual, 0]:
        with suppress(PortTaken):
            sockets = _bound(settings, candidate, accept=accept)
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
    """Remember the port: browsers store seats per origin, so the next start should reuse it."""
    if file is not None and _remembered(file) != port:
        with suppress(OSError):
            file.write_text(f"{port}\n", encoding="ascii")


def _bound(
    settings: Settings, port: int, *, shared: bool = False, accept: bool = True
) -> list[socket.socket]:
    return _bound_to(_addresses(settings), port, shared=shared, accept=accept)


def _bound_to(
    addresses: list[tuple[socket.AddressFamily, str]],
    port: int,
    *,
    shared: bool = False,
    accept: bool = True,
) -> list[socket.socket]:
    with ExitStack() as undo:
        sockets: list[socket.socket] = []
        for family, address in addresses:
            try:
                found = socket.socket(family, socket.SOCK_STREAM)
            except OSError:  # this machine has no IPv6
                continue
            undo.callback(found.close)
            if sys.platform != "win32":
                found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if shared:
                found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            if family == socket.AF_INET6:
                found.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            wanted = sockets[0].getsockname()[1] if sockets else port
            try:
                found.bind((address, wanted))
                if accept:
                    found.listen(BACKLOG)  # two programs may bind a port, but only one may listen
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
    """Raise the limit of open files for `sockets` connections; returns how many fit, if fewer."""
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
    """Log warnings to standard error, and every request if the access log is on."""
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    if settings.access_log:
        ACCESS_LOG.setLevel(logging.INFO)
