"""Runs foreign bots (bots that are not part of this package), each in a process of its own."""

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from enum import Enum
from typing import IO, Self

from cheese_rescue.bots.bot import Budget
from cheese_rescue.bots.foreign.escape import escaped, escaped_lines
from cheese_rescue.bots.foreign.line_protocol import (
    ERROR,
    HELLO,
    MOVE,
    READY,
    RESPONSES,
    VERSION,
    encode_budget,
    encode_view,
)
from cheese_rescue.bots.foreign.names import START_SECONDS, NoSuchBot, command_of, is_program
from cheese_rescue.rules import Move, Unreadable, View

MAX_LINE = 1 << 12
"""The longest response in bytes; the rest of a longer line counts as printed."""
MAX_WAITING = 16
"""The most responses that are kept until they are read."""
MAX_DETAIL = 400
"""The longest detail of a forfeit, in characters."""
MAX_PRINTED = 1000
"""How many characters are kept of what a bot prints during a game: the last ones."""
GRACE_SECONDS = 1.0
"""How long a process may take to exit after its input was closed."""

_running: "set[subprocess.Popen[bytes]]" = set()


def move_timeout(budget: Budget) -> float:
    """The default timeout of a move in seconds: 3 times the budget plus 2, or 60 for simulations.

    It is generous because wall-clock time depends on what else the machine is doing.
    """
    return 3 * budget.seconds + 2 if budget.simulations is None else 60.0


class ForfeitReason(Enum):
    """Why a bot forfeits a game."""

    ILLEGAL = "illegal"
    """It returned a move that is not legal."""
    NO_MOVE = "no-move"
    """It returned something that is not a move."""
    RAISED = "raised"
    """It raised an exception, sent an error, or could not be started."""
    LATE = "late"
    """It did not respond before the timeout."""
    DIED = "died"
    """Its process exited."""


class Forfeit(Exception):
    """Raised when a bot forfeits its game.

    `detail` depends on the reason: what the bot returned, the exception, the seconds it took, or
    empty if its process died. It has one line and no control characters.
    """

    def __init__(self, reason: ForfeitReason, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail


class ForeignBot:
    """A foreign bot in a process of its own; a context manager that ends the process.

    `names.py` says which names there are. `folder` is searched for a module first, and a program
    starts there. `show_output` passes on what the bot prints to standard error. A Forfeit ends the
    process; `begin` starts another.
    """

    def __init__(
        self,
        name: str,
        folder: str,
        *,
        show_output: bool = False,
        start_timeout: float = START_SECONDS,
    ) -> None:
        self.name = name
        self._folder = folder
        self._show_output = show_output
        self._start_timeout = start_timeout
        self._process: subprocess.Popen[bytes] | None = None
        self._responses: queue.Queue[str | None] = queue.Queue(MAX_WAITING)
        self._readers: list[threading.Thread] = []
        self._printed = _Printed()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    @property
    def printed(self) -> str:
        """What the bot has printed since `load`: the last MAX_PRINTED characters, escaped."""
        return self._printed.text()

    def load(self) -> None:
        """Start the process and wait until it says hello. Raises Forfeit."""
        self._printed = _Printed()
        try:
            self._process = process = subprocess.Popen(
                command_of(self.name, self._folder),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=self._folder if is_program(self.name) else None,
                start_new_session=True,  # Ctrl-C does not reach it, and `end` can kill its children
            )
        except NoSuchBot:
            raise Forfeit(ForfeitReason.RAISED, escaped(self.name)) from None
        except (OSError, ValueError) as error:  # not there, not executable, or a null byte
            why = getattr(error, "strerror", None) or str(error)
            raise Forfeit(ForfeitReason.RAISED, escaped(why)) from None
        _running.add(process)
        if process.stdin is not None and sys.platform != "win32":
            os.set_blocking(process.stdin.fileno(), False)
        self._responses = queue.Queue(MAX_WAITING)
        self._readers = [
            threading.Thread(target=self._read_responses, args=[process.stdout], daemon=True),
            threading.Thread(target=self._read_errors, args=[process.stderr], daemon=True),
        ]
        for reader in self._readers:
            reader.start()
        self._greet()

    def _greet(self) -> None:
        answer = self._request([f"{HELLO} {VERSION}"], HELLO, self._start_timeout)
        version = answer.split()[0] if answer else ""
        if not version.isascii() or not version.isdigit() or not 1 <= int(version) <= VERSION:
            raise self._failed(ForfeitReason.RAISED, f"{HELLO} {answer}")

    def begin(self, seed: str) -> None:
        """Begin a new game with random numbers from `seed`. Starts the process if there is none.

        Raises Forfeit.
        """
        if self._process is None:
            self.load()
        self._drop_responses()
        self._request([f"game {seed}"], READY, self._start_timeout)

    def choose(self, view: View, budget: Budget, timeout: float) -> Move:
        """Ask the bot for a move and return it, if it is legal.

        Raises Forfeit if it is not, or if the bot fails or takes longer than `timeout` seconds.
        """
        turn = [*encode_view(view), encode_budget(budget), f"timeout {timeout}", "choose"]
        self._drop_responses()
        text = self._request(turn, MOVE, timeout)
        try:
            move = Move.parse((text.split() or [""])[0])
        except Unreadable:
            raise self._failed(ForfeitReason.NO_MOVE, text) from None
        if move not in view.legal_moves:
            raise self._failed(ForfeitReason.ILLEGAL, text)
        return move

    def end(self) -> None:
        """End the process and all processes it started (on Windows, only the process itself).

        Its input is closed, and it is killed if it is still there after GRACE_SECONDS.
        """
        self._end(grace=GRACE_SECONDS)

    def _end(self, *, grace: float) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            with contextlib.suppress(OSError):
                process.stdin.close()
        self._readers[0].join(grace)  # it ends when the process closes its output
        _kill(process)
        process.wait()
        _running.discard(process)
        for reader in self._readers:  # what the process has printed is still in the pipes
            reader.join(GRACE_SECONDS)

    def _drop_responses(self) -> None:
        """Forget responses that nobody asked for. Raises Forfeit if the process has exited."""
        with contextlib.suppress(queue.Empty):
            while self._responses.get_nowait() is not None:
                pass
            raise self._failed(ForfeitReason.DIED, "")

    def _request(self, lines: list[str], expected: str, timeout: float) -> str:
        """Send a request and return the rest of the response, after its first word."""
        begun = time.monotonic()
        self._send(lines)
        while True:
            left = begun + timeout - time.monotonic()
            try:
                line = self._responses.get(timeout=max(0.0, left))
            except queue.Empty:
                late = f"{time.monotonic() - begun:.1f}"
                raise self._failed(ForfeitReason.LATE, late) from None
            if line is None:
                raise self._failed(ForfeitReason.DIED, "")
            word, _, rest = line.partition(" ")
            if word == ERROR:
                raise self._failed(ForfeitReason.RAISED, rest)
            if word == expected:
                return rest.strip()

    def _send(self, lines: list[str]) -> None:
        data = "".join(f"{line}\n" for line in lines).encode()
        if self._process is None or self._process.stdin is None:
            raise Forfeit(ForfeitReason.DIED, "")
        try:
            sent = os.write(self._process.stdin.fileno(), data)
        except OSError:  # it has exited, or does not read its input and the pipe is full
            sent = 0
        if sent < len(data):
            raise self._failed(ForfeitReason.DIED, "")

    def _failed(self, reason: ForfeitReason, detail: str) -> Forfeit:
        self._end(grace=0)
        return Forfeit(reason, escaped(detail)[:MAX_DETAIL])

    def _read_responses(self, stream: IO[bytes]) -> None:
        """Put every response into the queue, and None at the end. Other lines were printed."""
        responses = self._responses
        with stream:
            while line := stream.readline(MAX_LINE):
                text = line.decode("utf-8", "replace").strip()
                if text.partition(" ")[0] in RESPONSES:
                    with contextlib.suppress(queue.Full):  # more than anybody asked for
                        responses.put_nowait(text)
                else:
                    self._print(line)
        while True:
            try:
                responses.put_nowait(None)
                return
            except queue.Full:
                with contextlib.suppress(queue.Empty):
                    responses.get_nowait()

    def _read_errors(self, stream: IO[bytes]) -> None:
        with stream:
            while text := os.read(stream.fileno(), MAX_LINE):
                self._print(text)

    def _print(self, text: bytes) -> None:
        self._printed.add(text)
        if self._show_output:
            sys.stderr.write(escaped_lines(text.decode("utf-8", "replace")))
            sys.stderr.flush()


class _Printed:
    """The end of what a bot has printed."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._bytes = bytearray()
        self._is_cut = False

    def add(self, text: bytes) -> None:
        """Append a text."""
        most = 4 * MAX_PRINTED  # no character has more bytes
        with self._lock:
            self._bytes += text
            if len(self._bytes) > most:
                self._is_cut = True
                del self._bytes[:-most]

    def text(self) -> str:
        """The last MAX_PRINTED characters; an ellipsis stands for what came before."""
        with self._lock:
            text = escaped_lines(self._bytes.decode("utf-8", "replace")).strip("\n")
            cut = self._is_cut or len(text) > MAX_PRINTED
        return f"…{text[-MAX_PRINTED:]}" if cut else text


def _kill(process: "subprocess.Popen[bytes]") -> None:
    """Kill a process with its group."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


def kill_all() -> None:
    """Kill the processes of all foreign bots that this process has started."""
    for process in tuple(_running):
        _kill(process)
