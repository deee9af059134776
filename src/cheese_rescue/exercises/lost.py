"""Why a puzzle was not solved: what the chase at the end cost the learner."""

from enum import Enum
from typing import NamedTuple

from cheese_rescue.exercises.attempt import Attempt, Progress
from cheese_rescue.rules import Board, Card, Cell, Chase, Outcome, Seat, chase, sides


class LossReason(Enum):
    """What decided against the learner."""

    EATEN = "eaten"
    """A cheese of the learner is eaten, and no cat was there to prevent it."""
    GUARD_FLED = "guard-fled"
    """A cheese of the learner is eaten by a mouse whose cats were scared away by a dog."""
    SAFE = "safe"
    """A cheese of the other stays."""
    FEWER_CHEESES = "fewer-cheeses"
    """Both have as many points, but the other has more cheeses left."""
    SHARED = "shared"
    """Both have as many points and cheeses."""


class Loss(NamedTuple):
    """Why an attempt missed the victory."""

    reason: LossReason
    cell: Cell | None
    """The cell of the cheese that it is about."""
    points: int
    """What that cheese is worth; 0 without one."""


def why_lost(attempt: Attempt) -> Loss | None:
    """Why the learner has not won; None unless a victory was the goal and was missed.

    A cheese that is eaten because of cards laid after the learner's last move comes first: it shows
    what the move has overlooked. Otherwise it is the biggest cheese that was lost, or that the
    other has saved.
    """
    if attempt.progress is not Progress.MISSED or not attempt.exercise.goal.wins:
        return None
    outcome, seat = attempt.position.outcome(), attempt.exercise.learner
    if len(set(outcome.points)) == 1:
        shared = seat in outcome.winners
        return Loss(LossReason.SHARED if shared else LossReason.FEWER_CHEESES, None, 0)
    board = attempt.position.board
    eaten = _cheeses_eaten(outcome.chase, seat)
    laid_later = frozenset(move.cell for move in attempt.replies)
    before = chase(board.without(laid_later), attempt.position.rules)
    surprising = eaten.keys() - _cheeses_eaten(before, seat).keys()
    own = max(surprising or eaten, key=lambda cell: eaten[cell], default=None)
    kept = _cheeses_kept(outcome, seat)
    others = max(kept, key=lambda cell: kept[cell], default=None)
    if own is None or (not surprising and others and kept[others] > eaten[own]):
        return Loss(LossReason.SAFE, others, kept[others] if others else 0)
    return Loss(_how_eaten(outcome.chase, own), own, eaten[own])


def _cheeses_eaten(ended: Chase, seat: Seat) -> dict[Cell, int]:
    """The cells of a seat's cheeses that leave, with their points."""
    lying = ((cell, ended.board[cell]) for cell in ended.steps[2].gone)
    return {cell: card.points for cell, card in lying if card.owner == seat}


def _cheeses_kept(outcome: Outcome, seat: Seat) -> dict[Cell, int]:
    """The cells of the other's cheeses that stay, with their points."""
    left = outcome.chase.left.items()
    return {cell: card.points for cell, card in left if card.owner not in (None, seat)}


def _how_eaten(ended: Chase, cheese: Cell) -> LossReason:
    mice = ended.steps[2].because[cheese]
    guarded = any(_has_cat_beside(ended.board, mouse) for mouse in mice)
    return LossReason.GUARD_FLED if guarded else LossReason.EATEN


def _has_cat_beside(board: Board, mouse: Cell) -> bool:
    return any(board.get(cell) is Card.CAT for cell in sides(mouse))
