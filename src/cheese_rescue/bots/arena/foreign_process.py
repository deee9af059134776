"""The process that a foreign bot runs in.

    python -m cheese_rescue.bots.arena.foreign_process package.module:Class FOLDER SECONDS

SECONDS is the timeout for importing the module. Requests come in on standard input and responses go
out on standard output. Anything the bot prints goes to standard error, and its standard input is
empty, so that it cannot disturb the messages. The process exits when its input is closed, or when
it has been idle for IDLE_SECONDS between games.
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
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from cheese_rescue.bots import BOTS
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
    decode_view,
)
from cheese_rescue.bots.bot import Bot
from cheese_rescue.rules import Move

IDLE_SECONDS = 60
"""Exit after this long without a request between games. The arena then starts another process."""
ALARM_GRACE = 10
"""Seconds after its timeout at which a bot that hangs is killed even if the arena has exited."""
MAX_NOTE = 300
"""The longest error message in a response, in characters."""
_PACKAGE = Path(__file__).parents[2]


def find_bot(name: str) -> Callable[[], Bot]:
    """A function that creates the bot of that name: `package.module:Class`, or a built-in bot.

    Raises LookupError if there is none, and anything that importing its module raises.
    """
    if name in BOTS:
        return lambda: BOTS[name]
    module, _, path = name.partition(":")
    try:
        found: Any = importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{module}.".startswith(f"{error.name}."):
            raise LookupError(str(error)) from None
        raise
    for part in path.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        raise LookupError(f"no class {path} in {module}")
    bot: Callable[[], Bot] = found
    return bot


class _Pipe:
    """The connection to the arena: the original standard input and output of the process.

    The bot gets an empty standard input instead, and its standard output goes to standard error.
    """

    def __init__(self) -> None:
        self._requests = os.fdopen(os.dup(0), "rb")
        self._responses = os.fdopen(os.dup(1), "wb")
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.dup2(2, 1)
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in self._requests:
            self._lines.put(line)
        os._exit(0)  # the arena has exited: exit immediately, whatever the bot is doing

    def receive(self, *, playing: bool) -> BotRequest:
        """Wait for a request. Between games, exit after IDLE_SECONDS."""
        try:
            line = self._lines.get(timeout=None if playing else IDLE_SECONDS)
        except queue.Empty:
            os._exit(0)
        request: BotRequest = msgspec.json.decode(line, type=BotRequest)
        return request

    def send(self, response: BotResponse) -> None:
        """Send a response and cancel the alarm."""
        _set_alarm(None)
        self._responses.write(msgspec.json.encode(response) + b"\n")
        self._responses.flush()


def _set_alarm(timeout: float | None) -> None:
    """Have the system kill this process after the timeout, even if the bot is stuck in C code.

    None cancels the alarm. Does nothing on Windows.
    """
    if hasattr(signal, "alarm"):
        signal.alarm(0 if timeout is None else math.ceil(timeout) + ALARM_GRACE)


def main() -> None:
    """Import the bot, then answer requests until standard input is closed."""
    name, folder, timeout = sys.argv[1:4]
    pipe = _Pipe()
    sys.path.insert(0, folder)
    _set_alarm(float(timeout))
    try:
        make = find_bot(name)
    except LookupError as error:
        pipe.send(BotNotFound(str(error)[:MAX_NOTE]))
        return
    except BaseException as error:  # a foreign module may raise anything
        pipe.send(_raised(error))
        return
    pipe.send(BotReady())
    bot: Bot | None = None
    rng = Random()
    while True:
        request = pipe.receive(playing=bot is not None)
        try:
            match request:
                case FinishGame():
                    bot = None
                case BeginGame(seed=seed):
                    _set_alarm(request.timeout)
                    bot, rng = make(), Random(seed)
                    pipe.send(BotReady())
                case ChooseMove(view=view, budget=budget) if bot is not None:
                    _set_alarm(request.timeout)
                    pipe.send(_chosen(bot.choose(decode_view(view), rng, budget)))
        except BaseException as error:  # SystemExit is just another failure
            pipe.send(_raised(error))


def _chosen(move: object) -> BotResponse:
    """The response for what a bot returned, which may be anything."""
    if isinstance(move, Move):
        try:
            if Move.parse(str(move)) == move:
                return MoveChosen(str(move))
        except Exception:  # a Move whose fields are something else
            return NotAMove(repr(move)[:MAX_NOTE])
    return NotAMove(repr(move)[:MAX_NOTE])


def _raised(error: BaseException) -> BotRaised:
    """The exception in one line, with the last line of the bot's own code in the traceback."""
    what = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not Path(frame.filename).is_relative_to(_PACKAGE)]
    own = [frame for frame in own if not frame.filename.startswith("<")]
    where = f" ({Path(own[-1].filename).name}:{own[-1].lineno})" if own else ""
    return BotRaised(f"{what[:MAX_NOTE]}{where}")


if __name__ == "__main__":
    main()
