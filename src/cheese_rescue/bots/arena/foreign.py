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
from typing import Self

import msgspec

from cheese_rescue.bots.arena.foreign_protocol import (
    BeginGame,
    BotNotFound,
    BotRaised,
    BotReady,
    BotRequest,
    BotResponse,
    ChooseMove,
    FinishGame,
    MoveChosen,
    NotAMove,
    encode_view,
)
from cheese_rescue.bots.bot import Budget
from cheese_rescue.rules import Move, Unreadable, View

START_SECONDS = 20.0
"""Timeout for importing a bot's module, and again for creating an object of its class."""
MAX_LINE = 1 << 16
"""The longest response in bytes; the rest of a longer line is read as another one."""


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
    """It raised an exception."""
    LATE = "late"
    """It did not respond before the timeout."""
    DIED = "died"
    """Its process exited, or sent something that is not a response."""


class Forfeit(Exception):
    """Raised when a bot forfeits its game.

    `detail` depends on the reason: what the bot returned, the exception, the seconds it took, or
    empty if its process died.
    """

    def __init__(self, reason: ForfeitReason, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail


class NoSuchBot(Exception):
    """Raised if there is no bot of that name; the text is the error of the import."""


class ForeignBot:
    """A foreign bot in a process of its own; a context manager that kills the process at its end.

    `name` is `package.module:Class` or a built-in bot. `folder` is searched for the module first.
    `show_output` passes on what the bot prints to standard error. A Forfeit or NoSuchBot kills the
    process; `begin` starts another.
    """

    def __init__(self, name: str, folder: str, *, show_output: bool = False) -> None:
        self.name = name
        self._folder = folder
        self._show_output = show_output
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.end()

    def load(self) -> None:
        """Start the process and import the bot.

        Raises NoSuchBot if the module or the class does not exist, Forfeit if importing it fails or
        takes longer than START_SECONDS.
        """
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "cheese_rescue.bots.arena.foreign_process"),
                *(self.name, self._folder, str(START_SECONDS)),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if self._show_output else subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C does not reach it, and `end` can kill its children
        )
        self._lines = queue.SimpleQueue()
        threading.Thread(target=_read_lines, args=(self._process, self._lines), daemon=True).start()
        self._receive(START_SECONDS)

    def begin(self, seed: str) -> None:
        """Create an object of the bot's class for a new game, with random numbers from `seed`.

        Starts the process if necessary. Raises Forfeit, or NoSuchBot like `load`.
        """
        request = BeginGame(seed, START_SECONDS)
        if self._process is not None:
            try:
                self._request(request)
                return
            except Forfeit as forfeit:
                if forfeit.reason is not ForfeitReason.DIED:
                    raise
        self.load()  # the process exited between games
        self._request(request)

    def choose(self, view: View, budget: Budget, timeout: float) -> Move:
        """Ask the bot for a move and return it, if it is legal.

        Raises Forfeit if it is not, or if the bot fails or takes longer than `timeout` seconds.
        """
        response = self._request(ChooseMove(encode_view(view), budget, timeout))
        text = response.move if isinstance(response, MoveChosen) else ""
        try:
            move = Move.parse(text)
        except Unreadable:
            raise self._failed(ForfeitReason.NO_MOVE, text) from None
        if move not in view.legal_moves:
            raise self._failed(ForfeitReason.ILLEGAL, text)
        return move

    def over(self) -> None:
        """Tell the process that the game is over. It exits if no other game begins for a while."""
        if self._process is not None:
            with contextlib.suppress(Forfeit):
                self._send(FinishGame())

    def end(self) -> None:
        """Kill the process and all processes it started (on Windows, only the process itself)."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        process.wait()
        if process.stdin is not None:
            with contextlib.suppress(OSError):
                process.stdin.close()

    def _request(self, request: BeginGame | ChooseMove) -> BotResponse:
        self._send(request)
        return self._receive(request.timeout)

    def _send(self, request: BotRequest) -> None:
        if self._process is None or self._process.stdin is None:
            raise Forfeit(ForfeitReason.DIED, "")
        try:
            self._process.stdin.write(msgspec.json.encode(request) + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise self._failed(ForfeitReason.DIED, "") from None

    def _receive(self, timeout: float) -> BotResponse:
        begun = time.monotonic()
        try:
            line = self._lines.get(timeout=timeout)
        except queue.Empty:
            raise self._failed(ForfeitReason.LATE, f"{time.monotonic() - begun:.1f}") from None
        try:
            response: BotResponse = msgspec.json.decode(line, type=BotResponse)
        except msgspec.MsgspecError:  # an empty line after the process exited, or nonsense
            raise self._failed(ForfeitReason.DIED, "") from None
        match response:
            case BotRaised(what):
                raise self._failed(ForfeitReason.RAISED, what)
            case NotAMove(what):
                raise self._failed(ForfeitReason.NO_MOVE, what)
            case BotNotFound(what):
                self.end()
                raise NoSuchBot(what)
            case BotReady() | MoveChosen():
                return response

    def _failed(self, reason: ForfeitReason, detail: str) -> Forfeit:
        self.end()
        return Forfeit(reason, detail)


def _read_lines(process: "subprocess.Popen[bytes]", lines: "queue.SimpleQueue[bytes]") -> None:
    """Put every line of the process's output into the queue, and an empty one at the end."""
    if process.stdout is not None:
        with process.stdout as responses:
            while line := responses.readline(MAX_LINE):
                lines.put(line)
    lines.put(b"")
