"""Three bots that need no search."""

from random import Random

from cheese_rescue.bots.bot import Budget
from cheese_rescue.rules import Kind, Move, Outcome, Seat, View, chase, sides


class RandomBot:
    """Takes any move."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (Bot's)
        return rng.choice(view.legal_moves)


class GreedyBot:
    """Looks one move ahead: what if the chase came right after it?"""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (Bot's)
        lead = {move: _lead_after(view, move) for move in view.legal_moves}
        best = max(lead.values())
        return rng.choice([move for move in view.legal_moves if lead[move] == best])


def _lead_after(view: View, move: Move) -> tuple[int, int]:
    """How far ahead of the best other seat the view's own would be, in points, then in cheeses."""
    board = view.board.with_card(move.card, move.cell)
    outcome = Outcome.of(chase(board, view.rules), view.players)
    results = list(zip(outcome.points, outcome.cheeses, strict=True))
    own = results.pop(_seat(view))
    best = max(results)
    return own[0] - best[0], own[1] - best[1]


class GentleBot:
    """Sees only mice beside cheese, and takes any move that looks good to it."""

    def choose(self, view: View, rng: Random, budget: Budget) -> Move:  # noqa: ARG002 (Bot's)
        liking = {move: _liking(view, move) for move in view.legal_moves}
        best = max(liking.values())
        return rng.choice([move for move in view.legal_moves if liking[move] == best])


def _liking(view: View, move: Move) -> int:
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
