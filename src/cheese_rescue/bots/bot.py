"""What a bot is: it sees a View, never a Game, so it cannot cheat."""

from random import Random
from typing import NamedTuple, Protocol

from cheese_rescue.rules import Move, View


class Budget(NamedTuple):
    """How long a bot may think about one move."""

    seconds: float = 1.0
    simulations: int | None = None
    """If given, it alone counts, and the same chance gives the same move again."""
    threads: int = 1


class Bot(Protocol):
    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        """One of the view's legal moves; it is this seat's turn."""
        ...
