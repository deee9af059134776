"""A process that thinks for bots and players: what one seat knows in, what comes to mind out.

A line of JSON each. It ends with its input.
"""

import os
import signal
import sys
from functools import lru_cache
from random import Random
from typing import assert_never

import msgspec

from cheese_rescue.bots import BOTS, Budget
from cheese_rescue.bots.advice import Strength, advise, hint
from cheese_rescue.bots.compiled import Compiled, needs_compiled
from cheese_rescue.bots.review import review_ply
from cheese_rescue.rules import Card, Game, Record
from cheese_rescue.rules.replay import games
from cheese_rescue.server.messages import Place, ReasonShown, ReviewedShown, ViewShown
from cheese_rescue.server.shown import reasons_shown, reviewed_shown, view_read

STAND_IN = "greedy"
"""Plays for people who are away, and for a bot that is no longer known."""
GLANCE = 0.2
"""Seconds for which a hint or a review waits for compiled code, before others have their turn."""


class Thought(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """What is asked of a worker."""

    seconds: float


class Choose(Thought, frozen=True):
    """A bot's move. It knows no more than the seat does."""

    bot: str
    view: ViewShown
    seed: str


class Advise(Thought, frozen=True):
    """A hint for who sits there, from what the seat knows."""

    view: ViewShown


class Judge(Thought, frozen=True):
    """One move of a finished game."""

    record: str
    ply: int


class Prepare(Thought, frozen=True):
    """Something else will be asked soon: compile what it needs."""


Thoughts = Choose | Advise | Judge | Prepare


class Chosen(msgspec.Struct, frozen=True, tag=True):
    move: str


class HintShown(msgspec.Struct, frozen=True, kw_only=True):
    """A good move, as much of it as one strength of hint tells."""

    card: Card
    region: list[Place]
    cell: Place | None
    reasons: list[ReasonShown]
    exact: bool


class Advised(msgspec.Struct, frozen=True, tag=True):
    hints: dict[str, HintShown]
    """By strength: whoever asked is told one of them."""


class Judged(msgspec.Struct, frozen=True, tag=True):
    reviewed: ReviewedShown


class Preparing(msgspec.Struct, frozen=True, tag=True):
    """The compiled code will be there."""


class Unready(msgspec.Struct, frozen=True, tag=True):
    """The compiled code is not there yet. Ask again."""


Answers = Chosen | Advised | Judged | Preparing | Unready


@lru_cache(maxsize=4)
def _games(record: str) -> tuple[Game, ...]:
    return tuple(games(Record.parse(record)))


class Mind:
    """Answers one thought after the other."""

    def __init__(self) -> None:
        self._compiled = Compiled()

    def answer(self, thought: Thoughts) -> Answers:
        match thought:
            case Choose():
                return self._choose(thought)
            case Prepare():
                self._compiled.want()
                return Preparing()
            case Advise() | Judge() if not self._compiled.ready(within=GLANCE):
                return Unready()
            case Advise():
                return self._advise(thought)
            case Judge():
                return self._judge(thought)
            case _:
                assert_never(thought)

    def _choose(self, thought: Choose) -> Chosen:
        if needs_compiled(thought.bot):
            self._compiled.wait_for_loading()
        bot = BOTS.get(thought.bot) or BOTS[STAND_IN]
        move = bot.choose(
            view_read(thought.view), Random(thought.seed), Budget(seconds=thought.seconds)
        )
        return Chosen(str(move))

    def _advise(self, thought: Advise) -> Advised:
        view = view_read(thought.view)
        advice = advise(view, Budget(seconds=thought.seconds))
        hints = {strength: hint(advice, view, strength) for strength in Strength}
        return Advised(
            {
                strength.value: HintShown(
                    card=found.card,
                    region=list(found.region),
                    cell=found.cell,
                    reasons=reasons_shown(found.reasons),
                    exact=found.exact,
                )
                for strength, found in hints.items()
            }
        )

    def _judge(self, thought: Judge) -> Judged:
        before, after = _games(thought.record)[thought.ply : thought.ply + 2]
        reviewed = review_ply(before, after.moves[-1], Budget(seconds=thought.seconds))
        return Judged(reviewed_shown(reviewed))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes the pipe
    if hasattr(os, "nice"):
        os.nice(19)
    decoder: msgspec.json.Decoder[Thoughts] = msgspec.json.Decoder(Thoughts)
    mind = Mind()
    for line in sys.stdin.buffer:
        answer = mind.answer(decoder.decode(line))
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
