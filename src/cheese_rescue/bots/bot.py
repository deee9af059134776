"""The interface of a bot. A bot gets a View, never a Game, so it cannot see hidden cards."""

from random import Random
from typing import NamedTuple, Protocol

from cheese_rescue.rules import Move, View


class Budget(NamedTuple):
    """How much computation a bot may spend on one move.

    - `seconds`: Wall-clock seconds. Ignored if `simulations` is given.
    - `simulations`: The number of simulations. With it, the same state of `rng` gives the same
      move again.
    - `threads`: The number of threads to search with.
    """

    seconds: float = 1.0
    simulations: int | None = None
    threads: int = 1


class Bot(Protocol):
    """Anything with a method `choose`. A bot need not inherit from this class."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        """Choose one of `view.legal_moves`. It is the turn of the view's seat.

        `rng` should be the only source of randomness, so that games can be repeated.
        """
        ...
