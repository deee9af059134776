"""Three bots that need no search."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

from cheese_rescue.bots.bot import Budget
from cheese_rescue.rules import Board, Kind, Move, Outcome, Seat, View, sides

Worth = TypeVar("Worth", int, tuple[int, int])


class RandomBot:
    """Takes any move."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (Bot's)
        return rng.choice(view.legal_moves)


class GreedyBot:
    """Looks one move ahead: what if the chase came right after it?"""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (Bot's)
        return _any_best(view, rng, _lead_after)


def _any_best(view: View, rng: Random, worth: Callable[[View, Move], Worth]) -> Move:
    """One of the moves that are worth most."""
    worths = {move: worth(view, move) for move in view.legal_moves}
    most = max(worths.values())
    return rng.choice([move for move in view.legal_moves if worths[move] == most])


def _lead_after(view: View, move: Move) -> tuple[int, int]:
    """How far ahead of the best other seat the view's own would be, in points, then in cheeses."""
    return lead_on(view.board.with_card(move.card, move.cell), view)


def lead_on(board: Board, view: View) -> tuple[int, int]:
    """The same if that board were the table's."""
    outcome = Outcome.of(board, view.rules, view.players)
    results = list(zip(outcome.points, outcome.cheeses, strict=True))
    own = results.pop(_seat(view))
    best = max(results)
    return own[0] - best[0], own[1] - best[1]


class GentleBot:
    """Sees only mice beside cheese, and takes any move that looks good to it."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (Bot's)
        return _any_best(view, rng, liking)


def liking(view: View, move: Move) -> int:
    """1 for a move that looks good, 0 for any other, -1 for one that looks bad."""
    own = _seat(view)
    around = [view.board[cell] for cell in sides(move.cell) if cell in view.board]
    match move.card.kind:
        case Kind.CHEESE:
            return -1 if any(card.kind is Kind.MOUSE for card in around) else 1
        case Kind.MOUSE:
            owners = {card.owner for card in around if card.owner is not None}
            if own in owners:
                return -1
            return 1 if owners else 0
        case _:
            return 0


def _seat(view: View) -> Seat:
    if view.seat is None:
        raise ValueError("a watcher has no move to choose")
    return view.seat
