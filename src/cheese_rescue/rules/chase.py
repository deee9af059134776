"""The finale: three waves of the chase, then the points (R14 to R17)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from cheese_rescue.rules.board import Board, Cell, sides
from cheese_rescue.rules.cards import Kind, Seat, seats
from cheese_rescue.rules.variants import Rules


class Step(NamedTuple):
    """One wave: the cells that are emptied, and for each the neighbours that drove its card off."""

    gone: frozenset[Cell]
    because: Mapping[Cell, frozenset[Cell]]


@dataclass(frozen=True)
class Chase:
    """What happens to a board when the chase begins."""

    board: Board
    steps: tuple[Step, Step, Step]

    @cached_property
    def left(self) -> Board:
        """The cards that lie when all is over."""
        return self.board.without(frozenset().union(*(step.gone for step in self.steps)))


def chase(board: Board, rules: Rules = Rules()) -> Chase:
    """The three waves on any board, finished or not."""
    lying: dict[Kind, set[Cell]] = {kind: set() for kind in Kind}
    for cell, card in board.items():
        lying[card.kind].add(cell)

    def wave(hunter: Kind, hunted: Kind) -> Step:
        hunters = frozenset(lying[hunter])
        because = {
            cell: beside for cell in lying[hunted] if (beside := hunters.intersection(sides(cell)))
        }
        lying[hunted].difference_update(because)  # R15: they leave together and hunt no more
        return Step(frozenset(because), because)

    return Chase(
        board,
        (
            wave(Kind.DOG, Kind.CAT),
            wave(Kind.DOG if rules.dogs_hunt_mice else Kind.CAT, Kind.MOUSE),
            wave(Kind.MOUSE, Kind.CHEESE),
        ),
    )


@dataclass(frozen=True)
class Outcome:
    """How a chase ends for every seat."""

    chase: Chase
    points: tuple[int, ...]
    cheeses: tuple[int, ...]
    """How many cheeses each seat has left."""

    @classmethod
    def of(cls, board: Board, rules: Rules, players: int) -> "Outcome":
        """What the chase would leave to each player of that board."""
        ended = chase(board, rules)
        points = [0] * players
        left = [0] * players
        eaten = ended.steps[2].gone
        for cell, card in ended.board.items():
            if card.owner is not None and cell not in eaten:
                points[card.owner] += card.points
                left[card.owner] += 1
        return cls(ended, tuple(points), tuple(left))

    @cached_property
    def places(self) -> tuple[int, ...]:
        """Each seat's place, 1 for the winners; who is level shares the better place (R17)."""
        results = list(zip(self.points, self.cheeses, strict=True))
        return tuple(1 + sum(other > own for other in results) for own in results)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """Everyone who wins: most points, then most cheeses, then shared (R17)."""
        return tuple(seat for seat in seats(len(self.points)) if self.places[seat] == 1)
