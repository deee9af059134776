"""The finale: the three waves of the chase, then the score (R14 to R17)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from cheese_rescue.rules.board import Board, Cell, sides
from cheese_rescue.rules.cards import Kind, Seat, seats
from cheese_rescue.rules.frozen_dict import FrozenDict
from cheese_rescue.rules.pictured import Pictured
from cheese_rescue.rules.variants import Rules


class Step(NamedTuple):
    """One wave of the chase.

    - `gone`: The cells whose cards leave in this wave.
    - `because`: For each of these cells, the neighbouring cells whose cards drove its card away.
    """

    gone: frozenset[Cell]
    because: Mapping[Cell, frozenset[Cell]]


@dataclass(frozen=True, repr=False)
class Chase:
    """The chase on one board.

    - `board`: The board before the chase.
    - `steps`: The waves: cats leave, then mice, then cheeses.
    """

    board: Board
    steps: tuple[Step, Step, Step]

    def __repr__(self) -> str:
        cats, mice, cheeses = (len(step.gone) for step in self.steps)
        return (
            f"<Chase of {len(self.board)} cards: cats {cats}, mice {mice}, cheeses {cheeses} gone>"
        )

    @cached_property
    def left(self) -> Board:
        """The board after all three waves."""
        return self.board.without(frozenset().union(*(step.gone for step in self.steps)))


class HuntingPair(NamedTuple):
    """Two neighbouring cells with cards of which one hunts the other.

    - `hunter`: The cell of the card that hunts.
    - `hunted`: The cell of the other card.
    """

    hunter: Cell
    hunted: Cell


def hunting_kinds(rules: Rules) -> tuple[tuple[Kind, Kind], ...]:
    """Which kind hunts which, in the order of the waves (R14, V2)."""
    return (
        (Kind.DOG, Kind.CAT),
        (Kind.DOG if rules.dogs_hunt_mice else Kind.CAT, Kind.MOUSE),
        (Kind.MOUSE, Kind.CHEESE),
    )


def hunting_pairs(board: Board, cell: Cell, rules: Rules = Rules()) -> tuple[HuntingPair, ...]:
    """The card in this cell paired with each neighbour that it hunts or that hunts it."""
    card = board.get(cell)
    if card is None:
        return ()
    hunts = hunting_kinds(rules)
    pairs = []
    for side in sides(cell):
        beside = board.get(side)
        if beside is None:
            continue
        if (card.kind, beside.kind) in hunts:
            pairs.append(HuntingPair(cell, side))
        elif (beside.kind, card.kind) in hunts:
            pairs.append(HuntingPair(side, cell))
    return tuple(pairs)


def chase(board: Board, rules: Rules = Rules()) -> Chase:
    """The three waves of the chase on any board, finished or not."""
    lying: dict[Kind, set[Cell]] = {kind: set() for kind in Kind}
    for cell, card in board.items():
        lying[card.kind].add(cell)

    def wave(hunter: Kind, hunted: Kind) -> Step:
        hunters = frozenset(lying[hunter])
        because = {
            cell: beside for cell in lying[hunted] if (beside := hunters.intersection(sides(cell)))
        }
        lying[hunted].difference_update(because)  # R15: they leave together and hunt no more
        return Step(frozenset(because), FrozenDict(because))

    first, second, third = hunting_kinds(rules)
    return Chase(board, (wave(*first), wave(*second), wave(*third)))


@dataclass(frozen=True, repr=False)
class Outcome(Pictured):
    """The score of every seat after the chase.

    - `chase`: The chase that led to it.
    - `points`: The points of each seat's remaining cheeses (R16).
    - `cheeses`: The number of each seat's remaining cheeses.
    """

    chase: Chase
    points: tuple[int, ...]
    cheeses: tuple[int, ...]

    def __repr__(self) -> str:
        return f"<Outcome: points {self.points}, cheeses {self.cheeses}, winners {self.winners}>"

    @classmethod
    def of(cls, board: Board, rules: Rules, players: int) -> "Outcome":
        """The outcome if the game ended with this board, finished or not."""
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
        """Each seat's rank, 1 for the winners. Seats that tie share the better rank (R17)."""
        results = list(zip(self.points, self.cheeses, strict=True))
        return tuple(1 + sum(other > own for other in results) for own in results)

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that win: most points, then most cheeses, else a shared win (R17)."""
        return tuple(seat for seat in seats(len(self.points)) if self.places[seat] == 1)
