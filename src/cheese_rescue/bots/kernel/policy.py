"""The learned policy: a linear score for each move, from which the search gets its PUCT priors.

The score of a move is the dot product of its features with a row of weights. `bots.learning` fits
one row for every ply. The features describe the board with the card laid:

- The cheeses are divided into 15 classes by three states and by the number of unguarded open sides
  (0 to 4). The states, if the chase came now: not eaten, not eaten but beside a mouse that is
  caught, eaten. An open side is guarded if a mouse laid there would be caught. A feature is the sum
  of the points in a class.
- Two more features count the guarded open sides of the cheeses, weighted by points: of those that
  are not eaten and of those that are.
- These 17 features are computed for the mover's cheeses and for those of all others together.
- The last feature is the number of open places where a cheese would not be eaten.

For each kind of card there are seven more weights: a constant, and one for each kind in the hand.
"""

from typing import Any, NamedTuple

from cheese_rescue.bots.kernel.bit_position import KINDS
from cheese_rescue.bots.kernel.bits import ROW, beside, count, inlined, uncounted
from cheese_rescue.bots.kernel.playouts import FIELD, with_card

SORTS = 15
"""The number of classes of cheeses."""
_SIDE = SORTS + 2
FEATURES = 2 * _SIDE + 1
"""The number of features of the board."""
LEARNED = FEATURES + KINDS * (KINDS + 1)
"""Weights for one ply: of the features, then for every kind a constant and one per kind held."""


class Area(NamedTuple):
    """The square of one number of players."""

    size: int
    """Cards along a side."""
    window: int
    """All its places, in the upper left corner."""


class Threats(NamedTuple):
    """What threatens the cheeses on a board, as bitboards."""

    hungry: Any
    """The places beside mice that are not caught."""
    by_caught: Any
    """The places beside mice that are caught."""
    once: Any
    twice: Any
    four: Any
    """The number of unguarded open sides of every place: binary digits in three bitboards."""
    guarded: Any
    """The free places where a mouse would be caught."""


@uncounted
def move_features(area: Any, box: Any, planes: Any, mine: int, at: int, shift: int, kind: int,
                  dogs_hunt_mice: bool, features: Any) -> None:  # fmt: skip
    """Write the features of a move to `features`.

    The card of that `kind` is laid at the bit `at` after all bitboards are shifted by `shift`, as
    `place_of` returns them. `mine` has the mover's cards.
    """
    occupied = box.occupied << shift | 1 << at
    height = max(box.height + (shift >> 3), (at >> 3) + 1)
    width = max(box.width + (shift & 1), (at & 7) + 1)
    # Where the square can still grow, shift once more, so that the window includes the places above
    # and to the left. If the box lacks only one row or column, the window then ends before the
    # places below it or to its right: an approximation.
    room = (ROW if height < area.size else 0) + (1 if width < area.size else 0)
    occupied <<= room
    bit = 1 << (at + room)
    shift += room
    three = planes[5 * FIELD]
    dog, cat, mouse, ones, twos = with_card(
        planes[0], planes[FIELD], planes[2 * FIELD], planes[3 * FIELD] | three,
        planes[4 * FIELD] | three, shift, kind, bit,
    )  # fmt: skip
    mine = mine << shift | bit
    free = area.window & ~occupied
    caught = beside(dog if dogs_hunt_mice else cat & ~beside(dog))
    alive = mouse & ~caught
    # Cheeses beside a mouse that no card can reach any more are lost for good: no class has them.
    lost = beside(alive & ~beside(free))
    ones &= ~lost
    twos &= ~lost
    hungry = beside(alive)
    once, twice, four = open_sides(free & ~caught)
    threats = Threats(hungry, beside(mouse & caught), once, twice, four, free & caught)
    for side in range(2):
        theirs = mine if side == 0 else ~mine
        count_side(side * _SIDE, ones & theirs, twos & theirs, threats, features)
    features[2 * _SIDE] = count(free & ~hungry & beside(occupied))


@inlined
def open_sides(free: int) -> Any:
    """How many of the sides of every place are `free`, as binary digits in three bitboards.

    A full adder over the four shifted copies.
    """
    a, b, c, d = free << 1, free >> 1, free << ROW, free >> ROW
    ab, cd = a ^ b, c ^ d
    two_ab, two_cd = a & b, c & d
    return ab ^ cd, two_ab ^ two_cd ^ (ab & cd), two_ab & two_cd


@inlined
def count_side(start: int, ones: int, twos: int, threats: Any, features: Any) -> None:
    """Write the 17 features of some cheeses, from the index `start` on."""
    for sort in range(SORTS):
        k = sort % 5
        if sort < 5:
            where = ~threats.hungry & ~threats.by_caught
        elif sort < 10:
            where = ~threats.hungry & threats.by_caught
        else:
            where = threats.hungry
        if k == 4:
            where &= threats.four
        else:
            where &= ~threats.four
            where &= threats.once if k & 1 else ~threats.once
            where &= threats.twice if k & 2 else ~threats.twice
        features[start + sort] = count(ones & where) + 2 * count(twos & where)
    for eaten in range(2):
        where = threats.hungry if eaten else ~threats.hungry
        features[start + SORTS + eaten] = sides_of(ones & where, threats.guarded) + 2 * sides_of(
            twos & where, threats.guarded
        )


@uncounted
def sides_of(places: int, others: int) -> int:
    """On how many sides all these places together touch the others."""
    return (
        count(places & others << 1)
        + count(places & others >> 1)
        + count(places & others << ROW)
        + count(places & others >> ROW)
    )


@inlined
def move_score(features: Any, hand: int, kind: int, learned: Any) -> float:
    """The score of a move (a logit); `hand` is the hand before the move."""
    liked = 0.0
    for f in range(FEATURES):
        liked += learned[f] * features[f]
    return liked + card_score(hand, kind, learned)


@inlined
def card_score(hand: int, kind: int, learned: Any) -> float:
    """The part of the score that depends on the kind and the hand, but not on the place."""
    at = FEATURES + (kind // FIELD) * (KINDS + 1)
    liked: float = learned[at]
    for k in range(KINDS):
        liked += learned[at + 1 + k] * ((hand >> k * FIELD) & 31)
    return liked
