"""Samples what the other seats may have drawn, given what one seat knows."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import factorial, prod
from typing import NamedTuple, TypeVar

from cheese_rescue.rules import Card, Seat, View
from cheese_rescue.rules.cards import (
    ANIMALS,
    CHEESE_POINTS,
    DRAWN_AT_THE_DEAL,
    DRAWS_EACH,
    animals,
    seats,
)

Counts = tuple[int, ...]
"""The number of dogs, cats and mice."""
Chance = Callable[[], float]
"""Returns a random number from 0 up to, but not including, 1."""

_Key = TypeVar("_Key")
_NONE = (0,) * len(ANIMALS)


class HiddenDraws(NamedTuple):
    """What one seat knows of the draws of another.

    - `number`: How many cards the other seat has drawn.
    - `placed`: A number of draws, and the animals that were among them because they were placed
      before the next draw.
    """

    number: int
    placed: tuple[tuple[int, Counts], ...]

    @classmethod
    def of(cls, view: View, seat: Seat) -> "HiddenDraws":
        """What the view tells about the draws of that seat."""
        moves = view.moves[seat :: view.players]
        counts = _NONE
        placed = {}
        for turn, (card, _) in enumerate(moves):
            if card in ANIMALS:
                counts = _add(counts, ANIMALS.index(card), 1)
                placed[DRAWN_AT_THE_DEAL + min(turn, DRAWS_EACH)] = counts
        number = view.hand_sizes[seat] + len(moves) - len(CHEESE_POINTS)
        return cls(number, tuple(placed.items()))


def sample_draws(view: View, chance: Chance) -> dict[Seat, tuple[Card, ...]]:
    """The draws of every seat, in order: known for the view's seat, sampled for the others.

    Every order of the pile that agrees with the view is equally likely. Moves count as evidence
    only of what was in a hand, not of why it was placed.
    """
    draws = {}
    if view.seat is not None:
        draws[view.seat] = tuple(draw.card for draw in view.draws)
    left, hidden = _unknown(view)
    others = [seat for seat in seats(view.players) if seat != view.seat]
    for index, seat in enumerate(others):
        counts = _pick(_worlds_by_draws(hidden[index:], left), chance)
        draws[seat] = _sample_order(hidden[index], counts, chance)
        left = _subtract(left, counts)
    return draws


def count_worlds(view: View) -> int:
    """The number of orders of the pile that agree with the view."""
    left, hidden = _unknown(view)
    return _count(hidden, left)


def _unknown(view: View) -> tuple[Counts, tuple[HiddenDraws, ...]]:
    """The animals that the view's seat has not drawn, and what it knows of the others' draws."""
    own = [draw.card for draw in view.draws]
    left = tuple(count - own.count(animal) for animal, count in animals(view.players).items())
    return left, tuple(
        HiddenDraws.of(view, seat) for seat in seats(view.players) if seat != view.seat
    )


def _count(hidden: tuple[HiddenDraws, ...], left: Counts) -> int:
    """How many orders of these animals there are, for the draws of those seats and the pile."""
    if hidden:
        return sum(_worlds_by_draws(hidden, left).values())
    return factorial(sum(left)) // prod(map(factorial, left))


@lru_cache(maxsize=1 << 10)
def _worlds_by_draws(hidden: tuple[HiddenDraws, ...], left: Counts) -> Mapping[Counts, int]:
    """The same number, by the animals that the first of the seats has drawn."""
    return {
        counts: orders * _count(hidden[1:], _subtract(left, counts))
        for counts, orders in _orders(hidden[0])[-1].items()
        if _contains(left, counts)
    }


@lru_cache(maxsize=1 << 10)
def _orders(hidden: HiddenDraws) -> tuple[Mapping[Counts, int], ...]:
    """For each number of draws: in how many orders a seat can have drawn which animals."""
    placed = dict(hidden.placed)
    orders: dict[Counts, int] = {_NONE: 1}
    by_number = [orders]
    for number in range(1, hidden.number + 1):
        longer: dict[Counts, int] = {}
        for counts, ways in orders.items():
            for animal in range(len(ANIMALS)):
                after = _add(counts, animal, 1)
                longer[after] = longer.get(after, 0) + ways
        held = placed.get(number, _NONE)
        orders = {counts: ways for counts, ways in longer.items() if _contains(counts, held)}
        by_number.append(orders)
    return tuple(by_number)


def _sample_order(hidden: HiddenDraws, counts: Counts, chance: Chance) -> tuple[Card, ...]:
    """One of the orders in which a seat can have drawn these animals."""
    backwards = []
    for orders in reversed(_orders(hidden)[:-1]):
        ways = {animal: orders.get(_add(counts, animal, -1), 0) for animal in range(len(ANIMALS))}
        animal = _pick(ways, chance)
        backwards.append(ANIMALS[animal])
        counts = _add(counts, animal, -1)
    return tuple(reversed(backwards))


def _pick(weights: Mapping[_Key, int], chance: Chance) -> _Key:
    """One of the keys, each as likely as its weight."""
    number = int(chance() * sum(weights.values()))
    for key, weight in weights.items():
        if number < weight:
            return key
        number -= weight
    raise ValueError("a random number must be at least 0 and less than 1")


def _add(counts: Counts, animal: int, number: int) -> Counts:
    return (*counts[:animal], counts[animal] + number, *counts[animal + 1 :])


def _subtract(counts: Counts, others: Counts) -> Counts:
    return tuple(count - other for count, other in zip(counts, others, strict=True))


def _contains(counts: Counts, others: Counts) -> bool:
    return all(count >= other for count, other in zip(counts, others, strict=True))
