"""Hints: the best moves by the strongest search, with reasons."""

from enum import Enum
from itertools import pairwise
from math import atan2, hypot
from random import Random
from typing import NamedTuple

from cheese_rescue.bots.advice.reasons import Reason, ReasonCode, Reasons, most_important
from cheese_rescue.bots.bot import Budget
from cheese_rescue.extras import Extra, require
from cheese_rescue.rules import Card, Cell, Move, View


class AdvisedMove(NamedTuple):
    """A move with its evaluation and the reasons for it."""

    move: Move
    """The move."""
    chances: tuple[float, ...]
    """Every seat's expected share of the victory, from 0 to 1."""
    points: tuple[float, ...]
    """Every seat's expected points."""
    visits: int
    """The simulations that began with this move; 1 if it was solved exactly."""
    reasons: tuple[Reason, ...]
    """One to three reasons, the most important first."""


class Advice(NamedTuple):
    """The evaluated moves of a view."""

    moves: tuple[AdvisedMove, ...]
    """The moves that were tried, best first."""
    exact: bool
    """Whether the game was solved to its end; if not, the numbers are estimates."""
    simulations: int
    """The simulations run, or the positions searched if `exact`."""


class HintStrength(Enum):
    """How much a hint reveals."""

    CARD = "card"
    """The card only."""
    REGION = "region"
    """The card and a few places, two to four if there are several, one of which is the best."""
    PLACE = "place"
    """The card and its place."""


class MoveHint(NamedTuple):
    """A hint: as much of the best move as its strength reveals."""

    card: Card
    """The card to lay."""
    region: tuple[Cell, ...]
    """The places that the hint names; empty if it names only the card."""
    cell: Cell | None
    """The place, or None if it is not revealed."""
    reasons: tuple[Reason, ...]
    """The reasons for the move; without their cells if the place is not revealed."""
    exact: bool
    """Whether the game was solved to its end."""


def view_rng(view: View) -> Random:
    """A random number generator seeded by the view, so that the same view gets the same advice."""
    moves, hand = (" ".join(map(str, known)) for known in (view.moves, view.hand))
    return Random(f"{view.seat} {moves} {hand}")


def advise(view: View, budget: Budget, rng: Random | None = None) -> Advice:
    """Evaluate the moves of a view and find the reasons for each.

    Without `rng`, the random numbers depend on the view only. Loads or compiles the kernel if
    necessary. Raises MissingExtra without the extra `strong`, and ValueError unless it is the turn
    of the view's seat.
    """
    require(Extra.STRONG)
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
    """At most three reasons for a move, given its evaluation.

    If the evaluation is `exact` and the move wins or shares the victory, that is the first reason.
    """
    found = reasons.of(move)
    if not exact or view.seat is None or not chances[view.seat]:
        return found
    code = ReasonCode.WINS if chances[view.seat] == 1 else ReasonCode.SHARES_VICTORY
    return most_important([Reason(code, (), ()), *found])


def hint(advice: Advice, view: View, strength: HintStrength) -> MoveHint:
    """The hint for the best move of the advice. `view` must be the one that was advised."""
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
    """Some legal places close to each other, including the best one, in reading order.

    The division into regions does not depend on the best place, so a region reveals nothing except
    that the best place is in it. All places are ordered by angle and cut into regions of nearly
    equal size; of all starting points for the cut, the one with the most compact regions is taken.
    """
    places = _by_angle(view)
    splits = [_split(places[first:] + places[:first]) for first in range(len(places))]
    view_rng(view).shuffle(splits)
    closest = min(splits, key=lambda regions: sum(map(_width, regions)))
    region = next(region for region in closest if best in region)
    return tuple(sorted(region, key=lambda place: (place.y, place.x)))


def _split(places: list[Cell]) -> list[list[Cell]]:
    """Cut the list into regions of two to four places and nearly equal size."""
    count = len(places)
    regions = max(1, count // 2 if count < 6 else -(-count // 4))
    cuts = [count * region // regions for region in range(regions + 1)]
    return [places[begin:end] for begin, end in pairwise(cuts)]


def _width(region: list[Cell]) -> int:
    """The largest Manhattan distance between two places of a region."""
    return max(abs(a.x - b.x) + abs(a.y - b.y) for a in region for b in region)


def _by_angle(view: View) -> list[Cell]:
    """The legal places, sorted by their angle around the middle of the cards."""
    if not view.board:
        return list(view.legal_cells)
    (left, top), (right, bottom) = view.board.bounds()

    def angle(place: Cell) -> tuple[float, float]:
        x, y = place.x - (left + right) / 2, place.y - (top + bottom) / 2
        return atan2(y, x), hypot(x, y)

    return sorted(view.legal_cells, key=angle)
