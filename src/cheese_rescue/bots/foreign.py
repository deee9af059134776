"""Bots from elsewhere: each sits in a process of its own, which can be ended."""

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

from cheese_rescue.bots.apart import (
    Answer,
    Asked,
    Begin,
    Choose,
    Chosen,
    NoMove,
    NotFound,
    Over,
    Raised,
    Ready,
    seen,
)
from cheese_rescue.bots.bot import Budget
from cheese_rescue.rules import Move, Unreadable, View

START_SECONDS = 20.0
"""For importing a module, and again for making an object of its class."""
LONGEST_LINE = 1 << 16


def patience(budget: Budget) -> float:
    """Seconds after which a bot has overrun a budget: it is meant to be generous."""
    return 3 * budget.seconds + 2 if budget.simulations is None else 60.0


class Reason(Enum):
    """Why a game is forfeited."""

    ILLEGAL = "illegal"
    NO_MOVE = "no-move"
    RAISED = "raised"
    LATE = "late"
    DIED = "died"


class Forfeit(Exception):
    """A bot has broken the rules of playing; `detail` is its move, its error or the seconds."""

    def __init__(self, reason: Reason, detail: str) -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail


class NoSuchBot(Exception):
    """Nothing of that name can be loaded; the text says what the import said."""


class Foreign:
    """One bot in its process. After a Forfeit the process is gone; `begin` starts another."""

    def __init__(self, name: str, folder: str, *, heard: bool = False) -> None:
        self.name = name
        self._folder = folder
        self._heard = heard
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
                *(sys.executable, "-m", "cheese_rescue.bots.apart"),
                *(self.name, self._folder, str(START_SECONDS)),
            ],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=None if self._heard else subprocess.DEVNULL,
            start_new_session=True,  # so that Ctrl-C is ours, and its own children end with it
        )
        self._lines = queue.SimpleQueue()
        threading.Thread(target=_listen, args=(self._process, self._lines), daemon=True).start()
        self._hear(START_SECONDS)

    def begin(self, seed: str) -> None:
        """A new object of the class for a new game."""
        ask = Begin(seed, START_SECONDS)
        if self._process is not None:
            try:
                self._ask(ask)
                return
            except Forfeit as forfeit:
                if forfeit.reason is not Reason.DIED:
                    raise
        self.load()  # it went while nobody needed it
        self._ask(ask)

    def choose(self, view: View, budget: Budget, within: float) -> Move:
        """Its move, which is legal; or a Forfeit."""
        answer = self._ask(Choose(seen(view), budget, within))
        text = answer.move if isinstance(answer, Chosen) else ""
        try:
            move = Move.parse(text)
        except Unreadable:
            raise self._failed(Reason.NO_MOVE, text) from None
        if move not in view.legal_moves:
            raise self._failed(Reason.ILLEGAL, text)
        return move

    def over(self) -> None:
        """The game is over: until the next one the process may go."""
        if self._process is not None:
            with contextlib.suppress(Forfeit):
                self._say(Over())

    def end(self) -> None:
        """At once, and whatever it has started."""
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

    def _ask(self, ask: Begin | Choose) -> Answer:
        self._say(ask)
        return self._hear(ask.within)

    def _say(self, ask: Asked) -> None:
        if self._process is None or self._process.stdin is None:
            raise Forfeit(Reason.DIED, "")
        try:
            self._process.stdin.write(msgspec.json.encode(ask) + b"\n")
            self._process.stdin.flush()
        except OSError:
            raise self._failed(Reason.DIED, "") from None

    def _hear(self, within: float) -> Answer:
        begun = time.monotonic()
        try:
            line = self._lines.get(timeout=within)
        except queue.Empty:
            raise self._failed(Reason.LATE, f"{time.monotonic() - begun:.1f}") from None
        try:
            answer: Answer = msgspec.json.decode(line, type=Answer)
        except msgspec.MsgspecError:  # nothing, or nonsense
            raise self._failed(Reason.DIED, "") from None
        match answer:
            case Raised(what):
                raise self._failed(Reason.RAISED, what)
            case NoMove(what):
                raise self._failed(Reason.NO_MOVE, what)
            case NotFound(what):
                self.end()
                raise NoSuchBot(what)
            case Ready() | Chosen():
                return answer

    def _failed(self, reason: Reason, detail: str) -> Forfeit:
        self.end()
        return Forfeit(reason, detail)


def _listen(process: "subprocess.Popen[bytes]", lines: "queue.SimpleQueue[bytes]") -> None:
    """Puts every line there; an empty one at the end."""
    if process.stdout is not None:
        with process.stdout as answers:
            while line := answers.readline(LONGEST_LINE):
                lines.put(line)
    lines.put(b"")
