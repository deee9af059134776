"""Bots that are not ours. Each runs in a process of its own, which can be killed."""

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
"""Timeout for importing a module, and again for creating an object of its class."""
MAX_LINE = 1 << 16


def move_timeout(budget: Budget) -> float:
    """Seconds after which a bot has overrun its budget; generous, because machines are busy."""
    return 3 * budget.seconds + 2 if budget.simulations is None else 60.0


class ForfeitReason(Enum):
    """Why a bot forfeits a game."""

    ILLEGAL = "illegal"
    NO_MOVE = "no-move"
    RAISED = "raised"
    LATE = "late"
    DIED = "died"


class Forfeit(Exception):
    """A bot forfeits its game; `detail` is its move, its error or the seconds it took."""

    def __init__(self, reason: ForfeitReason, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail


class NoSuchBot(Exception):
    """There is no bot of that name; the text is the error of the import."""


class ForeignBot:
    """One bot in its process. After a Forfeit the process is gone; `begin` starts another."""

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
        """Start the process and import the bot; NoSuchBot or Forfeit where that fails."""
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-m", "cheese_rescue.bots.arena.foreign_process"),
                *(self.name, self._folder, str(START_SECONDS)),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if self._show_output else subprocess.DEVNULL,
            start_new_session=True,  # no Ctrl-C; its children can be killed with it
        )
        self._lines = queue.SimpleQueue()
        threading.Thread(target=_read_lines, args=(self._process, self._lines), daemon=True).start()
        self._receive(START_SECONDS)

    def begin(self, seed: str) -> None:
        """Create an object of the class for a new game."""
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
        """A legal move, or a Forfeit."""
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
        """Tell the process that the game is over; it may exit before the next one."""
        if self._process is not None:
            with contextlib.suppress(Forfeit):
                self._send(FinishGame())

    def end(self) -> None:
        """Kill the process and every process that it started."""
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
        except msgspec.MsgspecError:  # nothing, or nonsense
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
    """Put every line into the queue, and an empty one at the end."""
    if process.stdout is not None:
        with process.stdout as responses:
            while line := responses.readline(MAX_LINE):
                lines.put(line)
    lines.put(b"")
