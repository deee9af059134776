"""What the strongest player would tell somebody: which moves are good, and why."""

from enum import Enum
from itertools import pairwise
from math import atan2, hypot
from random import Random
from typing import NamedTuple

from cheese_rescue.bots.bot import Budget
from cheese_rescue.bots.reasons import Reason, ReasonCode, Reasons, best_of
from cheese_rescue.rules import Card, Cell, Move, View

__all__ = [
    "Advice",
    "Advised",
    "Hint",
    "Reason",
    "ReasonCode",
    "Strength",
    "advise",
    "hint",
    "own_chance",
    "reasons_for",
]


class Advised(NamedTuple):
    """A move with what is expected of it for every seat, and why it is good."""

    move: Move
    chances: tuple[float, ...]
    points: tuple[float, ...]
    visits: int
    reasons: tuple[Reason, ...]


class Advice(NamedTuple):
    """Moves, best first. Only where it is exact is all of it certain; else it is an estimate."""

    moves: tuple[Advised, ...]
    exact: bool
    simulations: int


class Strength(Enum):
    """How much a hint gives away."""

    CARD = "card"
    REGION = "region"
    PLACE = "place"


class Hint(NamedTuple):
    """The best card, and perhaps where; the cells of the reasons are left out with the place."""

    card: Card
    region: tuple[Cell, ...]
    cell: Cell | None
    reasons: tuple[Reason, ...]
    exact: bool


def own_chance(view: View) -> Random:
    """Chance that depends on the view alone, so that the same question has the same answer."""
    moves, hand = (" ".join(map(str, known)) for known in (view.moves, view.hand))
    return Random(f"{view.seat} {moves} {hand}")


def advise(view: View, budget: Budget, rng: Random | None = None) -> Advice:
    """The view's moves judged by searching, each with its reasons."""
    from cheese_rescue.bots.search import think  # noqa: PLC0415 (numba only where it is used)

    if not view.legal_moves:
        raise ValueError("nobody waits for a move of this view's seat")
    thinking = think(view, rng or own_chance(view), budget)
    reasons = Reasons(view)
    return Advice(
        tuple(
            Advised(
                judged.move,
                judged.chances,
                judged.points,
                judged.visits,
                reasons_for(reasons, view, judged.move, judged.chances, exact=thinking.exact),
            )
            for judged in thinking.moves
        ),
        thinking.exact,
        thinking.simulations,
    )


def reasons_for(
    reasons: Reasons, view: View, move: Move, chances: tuple[float, ...], *, exact: bool
) -> tuple[Reason, ...]:
    """The reasons for a move, and before them its certain end where that is good."""
    found = reasons.of(move)
    if not exact or view.seat is None or not chances[view.seat]:
        return found
    code = ReasonCode.WINS if chances[view.seat] == 1 else ReasonCode.SHARES_VICTORY
    return best_of([Reason(code, (), ()), *found])


def hint(advice: Advice, view: View, strength: Strength) -> Hint:
    """The best move, told as far as that strength goes."""
    best = advice.moves[0]
    card, cell = best.move
    unplaced = tuple(reason._replace(cells=()) for reason in best.reasons)
    match strength:
        case Strength.CARD:
            return Hint(card, (), None, unplaced, advice.exact)
        case Strength.REGION:
            return Hint(card, _region(view, cell), None, unplaced, advice.exact)
        case Strength.PLACE:
            return Hint(card, (cell,), cell, best.reasons, advice.exact)


def _region(view: View, best: Cell) -> tuple[Cell, ...]:
    """Some open places near each other, the best among them, in reading order.

    All open places are parted into regions, two to five places each, before anybody looks which
    one is best: so a region tells that the best place is in it, and no more.
    """
    places = _around(view)
    ways = [_parted(places[first:] + places[:first]) for first in range(len(places))]
    own_chance(view).shuffle(ways)
    closest = min(ways, key=lambda regions: sum(map(_width, regions)))
    region = next(region for region in closest if best in region)
    return tuple(sorted(region, key=lambda place: (place.y, place.x)))


def _parted(places: list[Cell]) -> list[list[Cell]]:
    """Cut into regions, as equal as can be."""
    count = len(places)
    regions = max(1, count // 2 if count < 6 else -(-count // 4))
    cuts = [count * region // regions for region in range(regions + 1)]
    return [places[begin:end] for begin, end in pairwise(cuts)]


def _width(region: list[Cell]) -> int:
    """The longest way between two of its places."""
    return max(abs(a.x - b.x) + abs(a.y - b.y) for a in region for b in region)


def _around(view: View) -> list[Cell]:
    """The open places as one comes by them walking around the middle of the cards."""
    if not view.board:
        return list(view.legal_cells)
    (left, top), (right, bottom) = view.board.bounds()

    def way(place: Cell) -> tuple[float, float]:
        x, y = place.x - (left + right) / 2, place.y - (top + bottom) / 2
        return atan2(y, x), hypot(x, y)

    return sorted(view.legal_cells, key=way)
