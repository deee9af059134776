"""The levels for people: each bot plays in its own way and makes human mistakes."""

from random import Random
from typing import NamedTuple

from cheese_rescue.bots import kernel
from cheese_rescue.bots.bot import Bot, Budget
from cheese_rescue.bots.simple import GentleBot, GreedyBot, lead_on, liking
from cheese_rescue.rules import Card, Kind, Move, View


class LittleMouseBot:
    """Prefers to lay cheese, never beside a mouse; otherwise plays at random."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (Bot's)
        harmless = [move for move in view.legal_moves if liking(view, move) >= 0]
        cheeses = [move for move in harmless if move.card.kind is Kind.CHEESE]
        if cheeses and rng.random() < CHEESE_FIRST:
            return rng.choice(cheeses)
        return rng.choice(harmless or view.legal_moves)


CHEESE_FIRST = 0.5


class DistractedBot(NamedTuple):
    """Looks one move ahead, and considers only some of its moves."""

    attention: float
    """The share of its moves that it considers."""
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


class SearchBot(NamedTuple):
    """A tree search with a fixed number of simulations for each move."""

    simulations: int

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        if not kernel.usable():
            return WITHOUT_KERNEL.choose(view, rng, budget)
        from cheese_rescue.bots.search import STRONG, tree_search  # noqa: PLC0415 - brings numba

        own = Budget(simulations=self.simulations)
        return tree_search(view, rng, own, STRONG[view.players]).moves[0].move


class StrongestBot:
    """The strongest search its budget allows, and a perfect endgame."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        if not kernel.usable():
            return WITHOUT_KERNEL.choose(view, rng, budget)
        from cheese_rescue.bots.search import best_move  # noqa: PLC0415 - brings numba

        return best_move(view, rng, budget)


class PlainSearchBot:
    """A tree search with its whole budget, random playouts and no learned policy."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        if not kernel.usable():
            return WITHOUT_KERNEL.choose(view, rng, budget)
        from cheese_rescue.bots.search import PLAIN, tree_search  # noqa: PLC0415 - brings numba

        return tree_search(view, rng, budget, PLAIN).moves[0].move


WITHOUT_KERNEL = GreedyBot()
"""Plays until the kernel is ready, and where it cannot be compiled."""

LEVELS: dict[str, Bot] = {
    "little-mouse": LittleMouseBot(),
    "mouse": GentleBot(),
    "kitten": DistractedBot(attention=0.32, sees_dogs=False),
    "cat": DistractedBot(attention=0.4, sees_dogs=True),
    "tomcat": GreedyBot(),
    "puppy": SearchBot(simulations=24),
    "dog": SearchBot(simulations=350),
    "sheepdog": SearchBot(simulations=4500),
    "old-dog": StrongestBot(),
}
"""Weakest first, by the name that records use."""
