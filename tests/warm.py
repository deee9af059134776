"""`cheese-rescue` without the second that Python takes to import it.

Each is forked from a process that has imported everything, and is from then on a process like any
other. How it starts from nothing is seen in tests/server/test_start.py and tests/cli/test_help.py.

    python -m tests.warm FD

serves one process of the tests: it forks whenever a message over the socket FD asks for it.
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
from typing import Any

ROOT = Path(__file__).parents[1]
LONGEST = 1 << 20
SOON = (
    *("alembic.command", "uvloop"),
    *(f"cheese_rescue.cli.{name}" for name in ("serve", "terminal", "score", "replay", "verify")),
    *(f"cheese_rescue.cli.{name}" for name in ("review", "simulate", "bench")),
    *("cheese_rescue.server.postgres", "cheese_rescue.server.redis"),
)
"""What the game imports when it is needed."""


@dataclass
class Forked:
    """One that was forked, with what a `subprocess.Popen` can do."""

    pid: int
    parent: socket.socket
    returncode: int | None = None

    def __post_init__(self) -> None:
        self._end = os.pidfd_open(self.pid)

    def poll(self) -> int | None:
        return self._status(0)

    def wait(self, timeout: float | None = None) -> int:
        status = self._status(timeout)
        if status is None:
            raise subprocess.TimeoutExpired(f"cheese-rescue, {self.pid}", timeout or 0)
        return status

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            signal.pidfd_send_signal(self._end, number)

    def _status(self, timeout: float | None) -> int | None:
        if self.returncode is None and select.select([self._end], [], [], timeout)[0]:
            self.returncode = _ask(self.parent, {"reap": self.pid})
            os.close(self._end)
        return self.returncode


def fork(arguments: Sequence[str], environment: Mapping[str, str], *streams: int) -> Forked:
    """`cheese-rescue` in a session of its own, with these as its input, output and errors."""
    parent = _parent(frozenset(one for one in environment.items() if one[0].startswith("PYTHON")))
    wish = {
        "arguments": list(arguments),
        "environment": dict(environment),
        "folder": str(Path.cwd()),
    }
    return Forked(_ask(parent, wish, *streams), parent)


def _ask(parent: socket.socket, wish: dict[str, Any], *streams: int) -> int:
    socket.send_fds(parent, [json.dumps(wish).encode()], streams)
    return int(parent.recv(LONGEST))


@cache
def _parent(settings: frozenset[tuple[str, str]]) -> socket.socket:
    """Over which a Python with these settings is asked; once nobody can any more, it ends."""
    here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    others = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    with there:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.warm", str(there.fileno())],
            cwd=ROOT,
            env={**others, **dict(settings)},
            stdin=subprocess.DEVNULL,
            pass_fds=[there.fileno()],
        )
    atexit.register(process.wait)
    atexit.register(here.close)  # which comes first
    return here


def _serve(asked: socket.socket) -> Callable[[], None]:
    """Answers until nobody can ask; what is left to do then, or in one that was forked."""
    running: set[int] = set()
    while True:
        message, streams, _, _ = socket.recv_fds(asked, LONGEST, 3)
        if not message:
            for left in running:  # by tests that were themselves ended
                with suppress(ProcessLookupError):
                    os.killpg(left, signal.SIGKILL)
            return lambda: None
        wish = json.loads(message)
        if "reap" in wish:
            _, status = os.waitpid(wish["reap"], 0)
            answer = os.waitstatus_to_exitcode(status)
            running.remove(wish["reap"])
        elif not (answer := os.fork()):
            return partial(_become, streams, **wish)
        else:
            running.add(answer)
        for stream in streams:
            os.close(stream)
        asked.send(str(answer).encode())


def _become(
    streams: list[int], arguments: list[str], environment: dict[str, str], folder: str
) -> None:
    os.setsid()
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(folder)
    sys.argv = ["cheese-rescue", *arguments]
    import_module("cheese_rescue.cli.main").main()


def _main() -> None:
    for name in SOON:
        import_module(name)
    gc.freeze()  # else each that ends looks through all that it shares with the others
    with socket.socket(fileno=int(sys.argv[1])) as asked:
        then = _serve(asked)
    then()


if __name__ == "__main__":
    _main()
