"""The ladder for people: each level plays in a way of its own, and errs like a person."""

from random import Random
from typing import NamedTuple

from cheese_rescue.bots import kernel
from cheese_rescue.bots.bot import Bot, Budget
from cheese_rescue.bots.simple import GentleBot, GreedyBot, lead_on, liking
from cheese_rescue.rules import Card, Kind, Move, View


class LittleMouse:
    """Likes to lay down cheese, never beside a mouse; else anything anywhere."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (Bot's)
        harmless = [move for move in view.legal_moves if liking(view, move) >= 0]
        cheeses = [move for move in harmless if move.card.kind is Kind.CHEESE]
        if cheeses and rng.random() < CHEESE_FIRST:
            return rng.choice(cheeses)
        return rng.choice(harmless or view.legal_moves)


CHEESE_FIRST = 0.5


class Onlooker(NamedTuple):
    """Looks at some of its moves, and one move ahead."""

    attention: float
    """The part of its moves that comes to its mind."""
    sees_dogs: bool

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (Bot's)
        number = max(1, round(self.attention * len(view.legal_moves)))
        return max(
            rng.sample(view.legal_moves, number), key=lambda move: self._lead_after(view, move)
        )

    def _lead_after(self, view: View, move: Move) -> tuple[int, int]:
        board = view.board.with_card(move.card, move.cell)
        if not self.sees_dogs:
            board = board.without(
                frozenset(cell for cell, card in board.items() if card is Card.DOG)
            )
        return lead_on(board, view)


class Thinker(NamedTuple):
    """Plays out in its head how the game may go on, so many times for a move."""

    simulations: int

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        if not kernel.usable():
            return WITHOUT_KERNEL.choose(view, rng, budget)
        from cheese_rescue.bots.search import STRONG, searched  # noqa: PLC0415 - brings numba

        own = Budget(simulations=self.simulations)
        return searched(view, rng, own, STRONG[view.players]).moves[0].move


class Strongest:
    """The best move that can be found within its budget, and a perfect end."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        if not kernel.usable():
            return WITHOUT_KERNEL.choose(view, rng, budget)
        from cheese_rescue.bots.search import best_move  # noqa: PLC0415 - brings numba

        return best_move(view, rng, budget)


class Plain:
    """A plain search of its whole budget, with random playouts and nothing learned."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        if not kernel.usable():
            return WITHOUT_KERNEL.choose(view, rng, budget)
        from cheese_rescue.bots.search import PLAIN, searched  # noqa: PLC0415 - brings numba

        return searched(view, rng, budget, PLAIN).moves[0].move


WITHOUT_KERNEL = GreedyBot()
"""Plays until the compiled code is ready, and where there is none."""

LEVELS: dict[str, Bot] = {
    "little-mouse": LittleMouse(),
    "mouse": GentleBot(),
    "kitten": Onlooker(attention=0.32, sees_dogs=False),
    "cat": Onlooker(attention=0.4, sees_dogs=True),
    "tomcat": GreedyBot(),
    "puppy": Thinker(simulations=24),
    "dog": Thinker(simulations=350),
    "sheepdog": Thinker(simulations=4500),
    "old-dog": Strongest(),
}
"""Weakest first, by the name that records use."""
