"""Three bots without search: random, gentle and greedy."""

from collections.abc import Callable
from random import Random
from typing import TypeVar

from cheese_rescue.bots.bot import Budget
from cheese_rescue.rules import Board, Kind, Move, Outcome, Seat, View, sides

Worth = TypeVar("Worth", int, tuple[int, int])


class RandomBot:
    """Plays uniformly random legal moves."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (Bot's)
        """Choose any legal move; the budget is ignored."""
        return rng.choice(view.legal_moves)


class GreedyBot:
    """Maximises its lead if the chase came right after its move (a one-ply search)."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (Bot's)
        """Choose a move with the best lead, ties at random; the budget is ignored.

        Raises ValueError for a watcher's view.
        """
        return _any_best(view, rng, _lead_after)


def _any_best(view: View, rng: Random, worth: Callable[[View, Move], Worth]) -> Move:
    """A random one of the moves with the highest worth."""
    worths = {move: worth(view, move) for move in view.legal_moves}
    most = max(worths.values())
    return rng.choice([move for move in view.legal_moves if worths[move] == most])


def _lead_after(view: View, move: Move) -> tuple[int, int]:
    """The lead on the board after a move; see `lead_on`."""
    return lead_on(view.board.with_card(move.card, move.cell), view)


def lead_on(board: Board, view: View) -> tuple[int, int]:
    """The lead of the view's seat over the best other seat if the chase came on that board.

    Returns the difference in points, then in cheeses left. Raises ValueError for a watcher's view.
    """
    outcome = Outcome.of(board, view.rules, view.players)
    results = list(zip(outcome.points, outcome.cheeses, strict=True))
    own = results.pop(_seat(view))
    best = max(results)
    return own[0] - best[0], own[1] - best[1]


class GentleBot:
    """Looks only at mice beside cheese; dogs and cats mean nothing to it."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (Bot's)
        """Choose a move with the highest `liking`, ties at random; the budget is ignored.

        Raises ValueError for a watcher's view.
        """
        return _any_best(view, rng, liking)


def liking(view: View, move: Move) -> int:
    """A crude score of a move: 1 for good, -1 for bad, 0 for anything else.

    Cheese is bad beside a mouse and good elsewhere. A mouse is bad beside one's own cheese and good
    beside only others' cheese. Raises ValueError for a watcher's view.
    """
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
