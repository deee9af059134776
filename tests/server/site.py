"""A real server process on a free port, and devices that talk to it over real sockets."""

import contextlib
import http.client
import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import connect

from tests.device import Device, Message
from tests.fork_server import Forked, fork
from tests.server.backends import Backend, Rows, SqliteBackend, current

_CERTIFICATES = ssl.create_default_context()
"""Never needed over plain http; made anew for every request they take 40 ms."""

START_TIMEOUT = 20
GAME = ("-m", "cheese_rescue")
GENEROUS = (
    "--messages-per-second=100000",
    "--address-messages-per-second=100000",
    "--requests-per-second=100000",
    "--tables-per-hour=100000",
    "--sockets-per-address=100000",
)
"""For tests that are not about limits."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@dataclass
class Server:
    """`cheese-rescue serve` on one database; it can be killed and started again."""

    folder: Path
    options: Sequence[str] = ()
    port: int = field(default_factory=free_port)
    prefix: Sequence[str] = ()
    """Words before the command: strace and the like."""
    program: Sequence[str] = GAME
    """What Python runs."""
    limits: Sequence[str] = GENEROUS
    """Empty for those that a host has without asking."""
    process: subprocess.Popen[bytes] | Forked | None = None
    backend: Backend = field(default_factory=current)

    @property
    def database(self) -> Path | str:
        return self.backend.database(self.folder)

    @property
    def file(self) -> Path:
        """Of the database, where it is one."""
        assert isinstance(self.backend, SqliteBackend)
        return self.backend.database(self.folder)

    def rows(self, query: str, *values: object) -> Rows:
        """What a statement finds or changes in the database; `?` stands for each of the values."""
        return self.backend.rows(self.folder, query, *values)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        self.spawn()
        return self.until_ready()

    def spawn(self) -> None:
        """Start it, without waiting for anything."""
        arguments = ["serve", "--only-here", "--no-browser", "--port", str(self.port)]
        arguments += ["--database", str(self.database), "--bot-pause=0"]
        if bus := self.backend.bus(self.folder):
            arguments += ["--bus", bus]
        arguments += [*self.limits, *self.options]
        with (self.folder / "log.txt").open("ab") as log, Path(os.devnull).open("rb") as nothing:
            if not self.prefix and self.program == GAME:
                streams = [stream.fileno() for stream in (nothing, log, log)]
                self.process = fork(arguments, os.environ, *streams)
                return
            self.process = subprocess.Popen(
                [*self.prefix, sys.executable, *self.program, *arguments],
                stdin=nothing,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )

    def until_ready(self) -> Self:
        """Waits until it answers. It listens a little earlier, and then lets a request wait."""
        assert self.process is not None
        end = time.monotonic() + START_TIMEOUT
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise AssertionError(self.log())
            with (
                contextlib.suppress(OSError, http.client.HTTPException),
                contextlib.closing(
                    http.client.HTTPConnection("127.0.0.1", self.port, timeout=START_TIMEOUT)
                ) as connection,
            ):
                connection.request("GET", "/healthz")
                if connection.getresponse().status == 200:
                    return self
            time.sleep(0.005)  # nothing tells when a port begins to listen
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """SIGKILL, to the server alone: its workers have to notice by themselves."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """SIGTERM; its exit status."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    def log(self) -> str:
        return (self.folder / "log.txt").read_text(encoding="utf-8")

    def post(self, path: str, body: object, **headers: str) -> httpx.Response:
        return httpx.post(
            f"{self.url}{path}", json=body, headers=headers, timeout=20, verify=_CERTIFICATES
        )

    def get(self, path: str, **headers: str) -> httpx.Response:
        return httpx.get(f"{self.url}{path}", headers=headers, timeout=20, verify=_CERTIFICATES)

    def delete(self, path: str, **headers: str) -> httpx.Response:
        return httpx.delete(f"{self.url}{path}", headers=headers, timeout=20, verify=_CERTIFICATES)

    def open(self, **wish: Any) -> Message:
        """A new table; see OpenTable."""
        answer = self.post("/api/tables", wish)
        assert answer.status_code == 201, answer.text
        opened: Message = answer.json()
        return opened

    def join(self, **wish: Any) -> Message:
        answer = self.post("/api/join", wish)
        assert answer.status_code == 201, answer.text
        joined: Message = answer.json()
        return joined

    def device(self, table: str, *tokens: str) -> Device:
        """A device at that table that has said hello and been welcomed."""
        url = f"ws://127.0.0.1:{self.port}/live"
        # A browser sends no pings. And those of a connection that a test left open draw from
        # `random`, which hypothesis would notice in the tests that follow in this process.
        device = Device(connect(url, legacy=True, ping_interval=None))
        device.say_hello(table, *tokens)
        return device


@contextlib.contextmanager
def serving(
    folder: Path,
    *options: str,
    prefix: Sequence[str] = (),
    program: Sequence[str] = GAME,
    limits: Sequence[str] = GENEROUS,
    port: int | None = None,
) -> Iterator[Server]:
    folder.mkdir(exist_ok=True)
    where = port or free_port()
    server = Server(folder, options, where, prefix, program, limits)
    with server.backend.serving(folder):
        try:
            yield server.start()
        finally:
            end(server.process)


def end(process: subprocess.Popen[bytes] | Forked | None) -> None:
    """Kills what is left of a server; where coverage is measured, lets it write its data first."""
    if process is None or process.poll() is not None:
        return
    if "COVERAGE_PROCESS_CONFIG" in os.environ:
        process.send_signal(signal.SIGTERM)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(5)
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
