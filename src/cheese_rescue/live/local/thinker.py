"""A thinker that computes on the event loop of its caller."""

from collections.abc import Mapping
from random import Random

from cheese_rescue.bots import BOTS, Budget
from cheese_rescue.bots.advice import HintStrength, MoveHint, advise, hint
from cheese_rescue.bots.advice.review import ReviewedMove, review_ply
from cheese_rescue.bots.kernel_loader import bot_or_simpler
from cheese_rescue.live.ports import RandomBytes
from cheese_rescue.live.seating import STAND_IN
from cheese_rescue.rules import Move, Record, View
from cheese_rescue.rules.replay import beginning, games


class InlineThinker:
    """A Thinker that blocks the event loop: for tests, and for a single player."""

    def __init__(self, random_bytes: RandomBytes, budget: Budget) -> None:
        self._random_bytes = random_bytes
        self._budget = budget

    async def choose(self, bot: str, view: View, *, origin: str = "") -> Move:  # noqa: ARG002 - nobody waits
        """The bot's move. The stand-in moves for a bot that does not exist."""
        rng = Random(self._random_bytes(16))
        return bot_or_simpler(bot if bot in BOTS else STAND_IN).choose(view, rng, self._budget)

    async def advise(
        self,
        view: View,
        *,
        origin: str = "",  # noqa: ARG002 - as above
    ) -> Mapping[HintStrength, MoveHint]:
        """A hint for the seat to move, in every strength."""
        advice = advise(view, self._budget)
        return {strength: hint(advice, view, strength) for strength in HintStrength}

    async def review(self, record: str, ply: int, *, origin: str = "") -> ReviewedMove:  # noqa: ARG002
        """The review of one move of a finished game."""
        before, after = tuple(games(Record.parse(record)))[ply : ply + 2]
        return review_ply(before, after.moves[-1], self._budget)

    async def begin(self, record: str, ply: int, *, origin: str = "") -> Record:  # noqa: ARG002
        """The record of a new game that goes on from that ply of a record."""
        return beginning(Record.parse(record), ply)

    def prepare(self) -> None:
        """Do nothing."""

    async def close(self) -> None:
        """Do nothing."""
