"""The nine levels to play against: each has its own way of playing and makes human mistakes."""

import warnings
from random import Random
from typing import NamedTuple

from cheese_rescue.bots import kernel
from cheese_rescue.bots.bot import Bot, Budget
from cheese_rescue.bots.simple import GentleBot, GreedyBot, lead_on, liking
from cheese_rescue.extras import Extra, MissingExtra, has
from cheese_rescue.rules import Card, Kind, Move, View


class LittleMouseBot:
    """Keeps cheese away from mice, prefers to lay cheese, and otherwise plays at random."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (Bot's)
        """Choose a move that is not bad by `simple.liking`, if there is one; ignores the budget."""
        harmless = [move for move in view.legal_moves if liking(view, move) >= 0]
        cheeses = [move for move in harmless if move.card.kind is Kind.CHEESE]
        if cheeses and rng.random() < CHEESE_FIRST:
            return rng.choice(cheeses)
        return rng.choice(harmless or view.legal_moves)


CHEESE_FIRST = 0.5
"""The probability that LittleMouseBot considers only its cheeses, if one can be laid safely."""


class DistractedBot(NamedTuple):
    """A greedy bot that considers only a random sample of its moves."""

    attention: float
    """The fraction of its legal moves that it considers, from 0 to 1; at least one move."""
    sees_dogs: bool
    """Whether it takes dogs into account. If not, it computes the chase without them."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (Bot's)
        """Choose the sampled move with the best lead; the budget is ignored."""
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
    """A tree search with a fixed number of simulations per move, also in the endgame."""

    simulations: int
    """Simulations per move."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        """Choose the most visited move; the budget is ignored.

        Plays like GreedyBot while another thread loads or compiles the kernel, and, with a warning,
        without the extra `strong`.
        """
        if not kernel.usable():
            return _simpler_move(view, rng, budget)
        from cheese_rescue.bots.search import STRONG, tree_search  # noqa: PLC0415 - imports numba

        own = Budget(simulations=self.simulations)
        return tree_search(view, rng, own, STRONG[view.players]).moves[0].move


class StrongestBot:
    """The strongest bot: a tree search with the learned policy and an exact endgame."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        """Choose a move with `search.best_move`, using the whole budget.

        Plays like GreedyBot while another thread loads or compiles the kernel, and, with a warning,
        without the extra `strong`.
        """
        if not kernel.usable():
            return _simpler_move(view, rng, budget)
        from cheese_rescue.bots.search import best_move  # noqa: PLC0415 - imports numba

        return best_move(view, rng, budget)


class PlainSearchBot:
    """A textbook information-set MCTS (UCB1, random playouts) without policy, as a baseline."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:
        """Choose the most visited move, using the whole budget.

        Plays like GreedyBot while another thread loads or compiles the kernel, and, with a warning,
        without the extra `strong`.
        """
        if not kernel.usable():
            return _simpler_move(view, rng, budget)
        from cheese_rescue.bots.search import PLAIN, tree_search  # noqa: PLC0415 - imports numba

        return tree_search(view, rng, budget, PLAIN).moves[0].move


WITHOUT_KERNEL = GreedyBot()
"""Chooses the moves of the search bots while the kernel cannot be used."""


def _simpler_move(view: View, rng: Random, budget: Budget) -> Move:
    if not has(Extra.STRONG):
        why = MissingExtra(Extra.STRONG)
        warnings.warn(f"plays like GreedyBot: {why}", RuntimeWarning, stacklevel=3)
    return WITHOUT_KERNEL.choose(view, rng, budget)


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
"""The levels by the name that records use, weakest first."""
