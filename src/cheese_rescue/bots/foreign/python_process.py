"""The process that a foreign bot written in Python runs in.

    python -m cheese_rescue.bots.foreign.python_process package.module:Class FOLDER SECONDS

It speaks the line protocol on standard input and output. SECONDS is the timeout for importing the
module. Anything the bot prints goes to standard error, and its standard input is empty, so that it
cannot disturb the protocol. When its input is closed, the process ends with all that it started.
"""

import importlib
import math
import os
import queue
import signal
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any, NoReturn

from cheese_rescue.bots import BOTS
from cheese_rescue.bots.bot import Bot
from cheese_rescue.bots.foreign.line_protocol import (
    ERROR,
    HELLO,
    MOVE,
    READY,
    VERSION,
    decode_budget,
    decode_view,
)
from cheese_rescue.rules import Move

ALARM_GRACE = 10
"""Seconds after its timeout at which a bot that hangs is killed even if the arena has exited."""
MAX_NOTE = 300
"""The longest error message in a response, in characters."""
_PACKAGE = Path(__file__).parents[2]


class NotABot(Exception):
    """Raised if there is no such class, or its objects cannot choose moves; the text says why."""


def find_bot(name: str) -> Callable[[], Bot]:
    """A function that creates the bot of that name: `package.module:Class`, or a built-in bot.

    Raises NotABot if there is none, and anything that importing its module raises.
    """
    if name in BOTS:
        return lambda: BOTS[name]
    module, _, path = name.partition(":")
    try:
        found: Any = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise NotABot(str(error)) from None
        raise
    for part in path.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        raise NotABot(f"no class {path} in {module}")
    bot: Callable[[], Bot] = found
    return bot


class _Pipe:
    """The connection to the arena: the original standard input and output of the process.

    The bot gets an empty standard input instead, and its standard output goes to standard error.
    """

    def __init__(self) -> None:
        self._requests = os.fdopen(os.dup(0), encoding="utf-8", errors="replace")
        self._responses = os.fdopen(os.dup(1), "w", encoding="utf-8", errors="replace")
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.dup2(2, 1)
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in self._requests:
            self._lines.put(line)
        _end()  # the game is over or the arena has exited: end at once, whatever the bot is doing

    def receive(self) -> list[str]:
        """Wait for a line and return its words."""
        return self._lines.get().split()

    def send(self, *words: object) -> None:
        """Send a response and cancel the alarm. What the bot has printed comes first."""
        _set_alarm(None)
        for stream in (sys.stdout, sys.stderr):
            with suppress(Exception):  # the bot may have closed or replaced it
                stream.flush()
        self._responses.write(" ".join(map(str, words)) + "\n")
        self._responses.flush()


def _end() -> NoReturn:
    """Kill this process and all processes it started (on Windows, only the process itself)."""
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def _set_alarm(timeout: float | None) -> None:
    """Have the system kill this process after the timeout, even if the bot is stuck in C code.

    None cancels the alarm. Does nothing on Windows.
    """
    if hasattr(signal, "alarm"):
        signal.alarm(0 if timeout is None else math.ceil(timeout) + ALARM_GRACE)


class _Player:
    """The bot and the game that it plays."""

    def __init__(self, name: str, start_timeout: float) -> None:
        self._name = name
        self._start_timeout = start_timeout
        self._make: Callable[[], Bot] | None = None
        self._bot: Bot | None = None
        self._rng = Random()
        self._values: dict[str, list[str]] = {}
        """The latest values of each line that describes the turn."""

    def respond(self, word: str, values: list[str]) -> tuple[object, ...] | None:
        """The response to a line; None if it needs none. Raises whatever the bot raises."""
        match word:
            case "cheese-rescue":
                _set_alarm(self._start_timeout)
                self._make = find_bot(self._name)
                if isinstance(self._make, type):
                    _check(self._make, self._name)
                return HELLO, VERSION
            case "game" if self._make is not None:
                _set_alarm(self._start_timeout)
                self._bot, self._rng = self._make(), Random(values[0])
                _check(self._bot, self._name)
                return (READY,)
            case "choose" if self._bot is not None:
                budget = decode_budget(self._values)
                _set_alarm(float(self._values["timeout"][0]))
                move = self._bot.choose(decode_view(self._values), self._rng, budget)
                self._values = {}
                return MOVE, _text_of(move)
            case _:
                self._values[word] = values
                return None


def _check(bot: object, name: str) -> None:
    """Raise NotABot if it cannot choose moves."""
    if not callable(getattr(bot, "choose", None)):
        raise NotABot(f"{name} has no method choose")


def _text_of(move: object) -> str:
    """What a bot returned, which may be anything, in one line."""
    if isinstance(move, Move):
        with suppress(Exception):  # a Move whose fields are something else
            if Move.parse(str(move)) == move:
                return str(move)
    return " ".join(repr(move).split())[:MAX_NOTE]


def _error(error: BaseException) -> str:
    """The exception in one line, with the last line of the bot's own code in the traceback."""
    lines = "".join(traceback.format_exception_only(error)).strip().splitlines()
    if isinstance(error, SyntaxError):
        where = (error.filename, error.lineno) if error.filename else None
        what = f"{type(error).__name__}: {error.msg}"
    elif isinstance(error, NotABot):
        where, what = None, str(error)
    else:
        where = _own_line(error)
        what = lines[0] if lines[0].rstrip(": ") == lines[0] else " ".join(lines[:2])
    at = f" ({Path(where[0]).name}:{where[1]})" if where else ""
    return f"{' '.join(what.split())[:MAX_NOTE]}{at}"


def _own_line(error: BaseException) -> tuple[str, int | None] | None:
    """File and line of the bot's own code that raised the exception, or passed it on."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not Path(frame.filename).is_relative_to(_PACKAGE)]
    own = [frame for frame in own if not frame.filename.startswith("<")]
    return (own[-1].filename, own[-1].lineno) if own else None


def main() -> None:
    """Answer requests until standard input is closed."""
    name, folder, timeout = sys.argv[1:4]
    pipe = _Pipe()
    sys.path.insert(0, folder)
    player = _Player(name, float(timeout))
    while True:
        word, *values = pipe.receive() or [""]
        try:
            response = player.respond(word, values)
        except BaseException as error:  # SystemExit is just another failure
            pipe.send(ERROR, _error(error))
        else:
            if response is not None:
                pipe.send(*response)


if __name__ == "__main__":
    main()
