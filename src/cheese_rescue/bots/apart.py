"""A process of its own for one bot that came from elsewhere. Ends with its input, or by itself.

    python -m cheese_rescue.bots.apart package.module:Class FOLDER

Lines of JSON go in and out. The bot's own prints go to standard error and it reads nothing, so
that it cannot break the talk.
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
from cheese_rescue.bots.bot import Bot, Budget
from cheese_rescue.rules import Card, Draw, Move, Rules, Seat, View
from cheese_rescue.rules.board import Square

IDLE_SECONDS = 60
"""Nobody has asked for so long: whoever did is busy elsewhere and will start another."""
ALARM_LATER = 10
"""Seconds after its time when a bot that hangs is ended even if nobody is left to do it."""
LONGEST_NOTE = 300


class Seen(msgspec.Struct, frozen=True, kw_only=True):
    """A View, without what follows from its moves."""

    seat: int
    players: int
    rules: Rules
    moves: tuple[str, ...]
    hand: tuple[Card, ...]
    draws: tuple[Draw, ...]
    hand_sizes: tuple[int, ...]
    pile_size: int
    unseen: dict[Card, int]
    cheeses: tuple[tuple[Card, ...], ...]


class Begin(msgspec.Struct, frozen=True, tag=True):
    """A new game: another object of the class, and its chance."""

    seed: str
    within: float


class Choose(msgspec.Struct, frozen=True, tag=True):
    """Its turn."""

    seen: Seen
    budget: Budget
    within: float


class Over(msgspec.Struct, frozen=True, tag=True):
    """The game is over; there is nothing to answer, and perhaps nothing more to do."""


Asked = Begin | Choose | Over


class Ready(msgspec.Struct, frozen=True, tag=True):
    """The class was found, or the object made."""


class Chosen(msgspec.Struct, frozen=True, tag=True):
    move: str


class NoMove(msgspec.Struct, frozen=True, tag=True):
    """It gave something else."""

    what: str


class Raised(msgspec.Struct, frozen=True, tag=True):
    """An exception, and where."""

    what: str


class NotFound(msgspec.Struct, frozen=True, tag=True):
    """There is no such module, or no such class in it."""

    what: str


Answer = Ready | Chosen | NoMove | Raised | NotFound


def seen(view: View) -> Seen:
    """What is told of a view to a seat in another process."""
    if view.seat is None:
        raise ValueError("a watcher has no move to choose")
    return Seen(
        seat=view.seat,
        players=view.players,
        rules=view.rules,
        moves=tuple(map(str, view.moves)),
        hand=view.hand,
        draws=view.draws,
        hand_sizes=view.hand_sizes,
        pile_size=view.pile_size,
        unseen=dict(view.unseen),
        cheeses=view.cheeses,
    )


def view_of(told: Seen) -> View:
    """The view that was told, of a game that is not over."""
    moves = tuple(map(Move.parse, told.moves))
    square = Square.begin(told.players, centred=told.rules.centred)
    for move in moves:
        square = square.lay(move.card, move.cell)
    turn = Seat(len(moves) % told.players)
    cells = tuple(square.open)
    faces = tuple(dict.fromkeys(told.hand))
    return View(
        seat=Seat(told.seat),
        players=told.players,
        rules=told.rules,
        ply=len(moves),
        turn=turn,
        over=False,
        board=square.board,
        moves=moves,
        hand=told.hand,
        draws=told.draws,
        hand_sizes=told.hand_sizes,
        pile_size=told.pile_size,
        unseen=told.unseen,
        cheeses=told.cheeses,
        legal_cells=cells,
        legal_moves=tuple(Move(face, cell) for cell in cells for face in faces)
        if told.seat == turn
        else (),
        outcome=None,
    )


def find(name: str) -> Callable[[], Bot]:
    """The class of that name, or one of our own bots; LookupError if there is none."""
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


class _Wire:
    """The real standard input and output, kept apart from what a bot prints and reads."""

    def __init__(self) -> None:
        self._asked = os.fdopen(os.dup(0), "rb")
        self._answers = os.fdopen(os.dup(1), "wb")
        nothing = os.open(os.devnull, os.O_RDONLY)
        os.dup2(nothing, 0)
        os.dup2(2, 1)
        self._lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        for line in self._asked:
            self._lines.put(line)
        os._exit(0)  # whoever asked is gone, and so are we, whatever the bot is doing

    def next(self, *, playing: bool) -> Asked:
        try:
            line = self._lines.get(timeout=None if playing else IDLE_SECONDS)
        except queue.Empty:
            os._exit(0)
        asked: Asked = msgspec.json.decode(line, type=Asked)
        return asked

    def answer(self, answer: Answer) -> None:
        _alarm(None)
        self._answers.write(msgspec.json.encode(answer) + b"\n")
        self._answers.flush()


def _alarm(within: float | None) -> None:
    """The system ends this process then, also one that never comes back to Python."""
    if hasattr(signal, "alarm"):
        signal.alarm(0 if within is None else math.ceil(within) + ALARM_LATER)


def main() -> None:
    name, folder, within = sys.argv[1:4]
    wire = _Wire()
    sys.path.insert(0, folder)
    _alarm(float(within))
    try:
        make = find(name)
    except LookupError as error:
        wire.answer(NotFound(str(error)[:LONGEST_NOTE]))
        return
    except BaseException as error:  # a foreign module may do anything
        wire.answer(_raised(error))
        return
    wire.answer(Ready())
    bot: Bot | None = None
    rng = Random()
    while True:
        asked = wire.next(playing=bot is not None)
        try:
            match asked:
                case Over():
                    bot = None
                case Begin(seed=seed):
                    _alarm(asked.within)
                    bot, rng = make(), Random(seed)
                    wire.answer(Ready())
                case Choose(seen=told, budget=budget) if bot is not None:
                    _alarm(asked.within)
                    wire.answer(_chosen(bot.choose(view_of(told), rng, budget)))
        except BaseException as error:  # the same: SystemExit, too, is only a way to fail
            wire.answer(_raised(error))


def _chosen(move: object) -> Answer:
    if isinstance(move, Move):
        try:
            if Move.parse(str(move)) == move:
                return Chosen(str(move))
        except Exception:  # a Move of something else
            return NoMove(repr(move)[:LONGEST_NOTE])
    return NoMove(repr(move)[:LONGEST_NOTE])


def _raised(error: BaseException) -> Raised:
    """The exception in a line, with the place in the bot's own file."""
    what = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
    places = traceback.extract_tb(error.__traceback__)
    here = Path(__file__).parent.parent
    own = [place for place in places if not Path(place.filename).is_relative_to(here)]
    own = [place for place in own if not place.filename.startswith("<")]
    where = f" ({Path(own[-1].filename).name}:{own[-1].lineno})" if own else ""
    return Raised(f"{what[:LONGEST_NOTE]}{where}")


if __name__ == "__main__":
    main()
