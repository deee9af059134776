"""A fork server: starts `cheese-rescue` without the second that Python takes to import it.

A process that has imported everything forks once for each request, and the child behaves like any
other `cheese-rescue`. How the program starts from nothing is tested in tests/server/test_start.py
and tests/cli/test_help.py.

    python -m tests.fork_server FD

serves one process of the tests, over the socket FD.
"""

import atexit
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

ROOT = Path(__file__).parents[1]
MAX_MESSAGE = 1 << 20
PRELOADED = (
    "uvloop",
    *(f"cheese_rescue.cli.{name}" for name in ("serve", "terminal", "score", "replay", "verify")),
    *(f"cheese_rescue.cli.{name}" for name in ("review", "simulate", "bench")),
    *("cheese_rescue.server.store.postgres", "cheese_rescue.server.bus.redis"),
)
"""Modules that the program imports only when it needs them."""


@dataclass
class Forked:
    """A child of the fork server, with the methods of `subprocess.Popen` that the tests use."""

    pid: int
    server: socket.socket
    returncode: int | None = None

    def __post_init__(self) -> None:
        self._pidfd = os.pidfd_open(self.pid)

    def poll(self) -> int | None:
        return self._status(0)

    def wait(self, timeout: float | None = None) -> int:
        status = self._status(timeout)
        if status is None:
            raise subprocess.TimeoutExpired(f"cheese-rescue, {self.pid}", timeout or 0)
        return status

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            signal.pidfd_send_signal(self._pidfd, number)

    def _status(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._pidfd], [], [], timeout)[0]:
            self.returncode = _request(self.server, {"reap": self.pid})
            os.close(self._pidfd)
        return self.returncode


def fork(arguments: Sequence[str], environment: Mapping[str, str], *streams: int) -> Forked:
    """Starts `cheese-rescue` in a session of its own, with these as stdin, stdout and stderr."""
    settings = frozenset(item for item in environment.items() if item[0].startswith("PYTHON"))
    server = _server(settings)
    request = {
        "arguments": list(arguments),
        "environment": dict(environment),
        "folder": str(Path.cwd()),
    }
    return Forked(_request(server, request, *streams), server)


def run(
    arguments: Sequence[str],
    environment: Mapping[str, str],
    typed: bytes = b"",
    timeout: float = 60,
) -> subprocess.CompletedProcess[str]:
    """Runs `cheese-rescue` to its end, like `subprocess.run`."""
    with TemporaryFile() as stdin, TemporaryFile() as stdout, TemporaryFile() as stderr:
        stdin.write(typed)
        stdin.seek(0)
        process = fork(arguments, environment, *(file.fileno() for file in (stdin, stdout, stderr)))
        try:
            status = process.wait(timeout)
        finally:
            process.send_signal(signal.SIGKILL)
        for file in (stdout, stderr):
            file.seek(0)
        return subprocess.CompletedProcess(
            ["cheese-rescue", *arguments], status, stdout.read().decode(), stderr.read().decode()
        )


def _request(server: socket.socket, request: dict[str, Any], *streams: int) -> int:
    socket.send_fds(server, [json.dumps(request).encode()], streams)
    return int(server.recv(MAX_MESSAGE))


@cache
def _server(settings: frozenset[tuple[str, str]]) -> socket.socket:
    """The socket of a fork server with these settings of Python; it ends with us at the latest."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    others = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    with there:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.fork_server", str(there.fileno())],
            cwd=ROOT,
            env={**others, **dict(settings)},
            stdin=subprocess.DEVNULL,
            pass_fds=[there.fileno()],
        )
    _started.append((here, process))
    return here


_started: list[tuple[socket.socket, subprocess.Popen[bytes]]] = []


@atexit.register
def close() -> None:
    """Ends our fork servers."""
    _server.cache_clear()
    while _started:
        here, process = _started.pop()
        here.close()
        process.wait()


def _serve(client: socket.socket) -> Callable[[], None]:
    """Answers requests; returns what to do next: in a child, to become the program."""
    running: set[int] = set()
    while True:
        message, streams, _, _ = socket.recv_fds(client, MAX_MESSAGE, 3)
        if not message:
            for child in running:  # its tests were killed
                with suppress(ProcessLookupError):
                    os.killpg(child, signal.SIGKILL)
            return lambda: None
        request = json.loads(message)
        if "reap" in request:
            _, status = os.waitpid(request["reap"], 0)
            answer = os.waitstatus_to_exitcode(status)
            running.remove(request["reap"])
        elif not (answer := os.fork()):
            return partial(_become, streams, **request)
        else:
            running.add(answer)
        for stream in streams:
            os.close(stream)
        client.send(str(answer).encode())


def _become(
    streams: list[int], arguments: list[str], environment: dict[str, str], folder: str
) -> None:
    os.setsid()
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    for number, (name, mode) in enumerate((("stdin", "r"), ("stdout", "w"), ("stderr", "w"))):
        old = getattr(sys, name)  # knows of the old file whether it can be sought in
        how = {"encoding": old.encoding, "errors": old.errors, "newline": "\n", "closefd": False}
        setattr(sys, name, os.fdopen(number, mode, -1 if number < 2 else 1, **how))
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv = ["cheese-rescue", *arguments]
    import_module("cheese_rescue.cli.main").main()


def _main() -> None:
    for name in PRELOADED:
        import_module(name)
    gc.freeze()  # otherwise every child that exits scans the objects it shares with us
    with socket.socket(fileno=int(sys.argv[1])) as client:
        then = _serve(client)
    then()


if __name__ == "__main__":
    _main()
