"""Hints: which moves are good by the strongest search, and why."""

from enum import Enum
from itertools import pairwise
from math import atan2, hypot
from random import Random
from typing import NamedTuple

from cheese_rescue.bots.advice.reasons import Reason, ReasonCode, Reasons, most_important
from cheese_rescue.bots.bot import Budget
from cheese_rescue.rules import Card, Cell, Move, View


class AdvisedMove(NamedTuple):
    """A move with every seat's expected chance and points, and the reasons for it."""

    move: Move
    chances: tuple[float, ...]
    points: tuple[float, ...]
    visits: int
    reasons: tuple[Reason, ...]


class Advice(NamedTuple):
    """Moves, best first. If `exact`, the end was solved; else the numbers are estimates."""

    moves: tuple[AdvisedMove, ...]
    exact: bool
    simulations: int


class HintStrength(Enum):
    """How much a hint gives away."""

    CARD = "card"
    REGION = "region"
    PLACE = "place"


class MoveHint(NamedTuple):
    """The best card, and perhaps where. Without the place, the reasons have no cells either."""

    card: Card
    region: tuple[Cell, ...]
    cell: Cell | None
    reasons: tuple[Reason, ...]
    exact: bool


def view_rng(view: View) -> Random:
    """Random numbers seeded by the view alone, so the same question gets the same answer."""
    moves, hand = (" ".join(map(str, known)) for known in (view.moves, view.hand))
    return Random(f"{view.seat} {moves} {hand}")


def advise(view: View, budget: Budget, rng: Random | None = None) -> Advice:
    """The view's moves evaluated by a search, each with its reasons."""
    from cheese_rescue.bots.search import evaluate  # noqa: PLC0415 (numba only where it is used)

    if not view.legal_moves:
        raise ValueError("nobody waits for a move of this view's seat")
    evaluation = evaluate(view, rng or view_rng(view), budget)
    reasons = Reasons(view)
    return Advice(
        tuple(
            AdvisedMove(
                evaluated.move,
                evaluated.chances,
                evaluated.points,
                evaluated.visits,
                reasons_for(
                    reasons, view, evaluated.move, evaluated.chances, exact=evaluation.exact
                ),
            )
            for evaluated in evaluation.moves
        ),
        evaluation.exact,
        evaluation.simulations,
    )


def reasons_for(
    reasons: Reasons, view: View, move: Move, chances: tuple[float, ...], *, exact: bool
) -> tuple[Reason, ...]:
    """The reasons for a move; first, that it wins or shares the victory, if that is certain."""
    found = reasons.of(move)
    if not exact or view.seat is None or not chances[view.seat]:
        return found
    code = ReasonCode.WINS if chances[view.seat] == 1 else ReasonCode.SHARES_VICTORY
    return most_important([Reason(code, (), ()), *found])


def hint(advice: Advice, view: View, strength: HintStrength) -> MoveHint:
    """As much of the best move as that strength reveals."""
    best = advice.moves[0]
    card, cell = best.move
    unplaced = tuple(reason._replace(cells=()) for reason in best.reasons)
    match strength:
        case HintStrength.CARD:
            return MoveHint(card, (), None, unplaced, advice.exact)
        case HintStrength.REGION:
            return MoveHint(card, _region(view, cell), None, unplaced, advice.exact)
        case HintStrength.PLACE:
            return MoveHint(card, (cell,), cell, best.reasons, advice.exact)


def _region(view: View, best: Cell) -> tuple[Cell, ...]:
    """Some open places near each other, the best among them, in reading order.

    All open places are divided into regions of two to five places before looking which one is best,
    so a region reveals nothing but that the best place is in it.
    """
    places = _by_angle(view)
    splits = [_split(places[first:] + places[:first]) for first in range(len(places))]
    view_rng(view).shuffle(splits)
    closest = min(splits, key=lambda regions: sum(map(_width, regions)))
    region = next(region for region in closest if best in region)
    return tuple(sorted(region, key=lambda place: (place.y, place.x)))


def _split(places: list[Cell]) -> list[list[Cell]]:
    """Cut the list into regions of nearly equal size."""
    count = len(places)
    regions = max(1, count // 2 if count < 6 else -(-count // 4))
    cuts = [count * region // regions for region in range(regions + 1)]
    return [places[begin:end] for begin, end in pairwise(cuts)]


def _width(region: list[Cell]) -> int:
    """The largest distance between two of its places."""
    return max(abs(a.x - b.x) + abs(a.y - b.y) for a in region for b in region)


def _by_angle(view: View) -> list[Cell]:
    """The open places, sorted by their angle around the middle of the cards."""
    if not view.board:
        return list(view.legal_cells)
    (left, top), (right, bottom) = view.board.bounds()

    def angle(place: Cell) -> tuple[float, float]:
        x, y = place.x - (left + right) / 2, place.y - (top + bottom) / 2
        return atan2(y, x), hypot(x, y)

    return sorted(view.legal_cells, key=angle)
