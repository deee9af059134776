"""What the strongest player would tell somebody: which moves are good, and why."""

from enum import Enum
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


_SMALLEST, _LARGEST = 2, 5


def _region(view: View, best: Cell) -> tuple[Cell, ...]:
    """Some open places near each other, the best among them; nothing tells which one it is.

    Around every open place lies a region: itself and those nearest to it. One of the regions with
    the best place in it is drawn, by a chance that does not depend on the best place.
    """
    places = list(view.legal_cells)
    rng = own_chance(view)
    rng.shuffle(places)
    size = max(_SMALLEST, min(_LARGEST, len(places) // 2))
    around = [
        sorted(places, key=lambda place: _distance(middle, place))[:size] for middle in places
    ]
    region = next(region for region in around if best in region)
    return tuple(sorted(region, key=lambda place: (place.y, place.x)))


def _distance(one: Cell, other: Cell) -> int:
    return abs(one.x - other.x) + abs(one.y - other.y)
