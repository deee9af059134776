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

from typing import Any

from cheese_rescue.bots.kernel.bit_position import KINDS
from cheese_rescue.bots.kernel.bits import ROW, beside, compiled, count
from cheese_rescue.bots.kernel.playouts import FIELD

SORTS = 15
"""The number of classes of cheeses."""
_SIDE = SORTS + 2
FEATURES = 2 * _SIDE + 1
"""The number of features of the board."""
LEARNED = FEATURES + KINDS * (KINDS + 1)
"""Weights for one ply: of the features, then for every kind a constant and one per kind held."""


@compiled
def move_features(
    size: int,
    window: int,
    occupied: int,
    height: int,
    width: int,
    planes: Any,
    mine: int,
    at: int,
    shift: int,
    kind: int,
    dogs_hunt_mice: bool,
    features: Any,
) -> None:
    """Write the features of a move to `features`.

    The card of that `kind` is laid at the bit `at` after all bitboards are shifted by `shift`, as
    `place_of` returns them. `mine` has the mover's cards.
    """
    occupied = occupied << shift | 1 << at
    height = max(height + (shift >> 3), (at >> 3) + 1)
    width = max(width + (shift & 1), (at & 7) + 1)
    # Where the square can still grow, shift once more, so that the window includes the places above
    # and to the left. If the box lacks only one row or column, the window then ends before the
    # places below it or to its right: an approximation.
    room = (ROW if height < size else 0) + (1 if width < size else 0)
    occupied <<= room
    bit = 1 << (at + room)
    shift += room
    dog = planes[0] << shift | (bit if kind == 0 else 0)
    cat = planes[FIELD] << shift | (bit if kind == FIELD else 0)
    mouse = planes[2 * FIELD] << shift | (bit if kind == 2 * FIELD else 0)
    three = planes[5 * FIELD] << shift | (bit if kind == 5 * FIELD else 0)
    ones = planes[3 * FIELD] << shift | (bit if kind == 3 * FIELD else 0) | three
    twos = planes[4 * FIELD] << shift | (bit if kind == 4 * FIELD else 0) | three
    mine = mine << shift | bit
    free = window & ~occupied
    exposed = beside(free)
    caught = beside(dog if dogs_hunt_mice else cat & ~beside(dog))
    alive = mouse & ~caught
    hungry = beside(alive)
    # Cheeses beside a mouse that no card can reach any more are lost for good: no class has them.
    lost = beside(alive & ~exposed)
    ones &= ~lost
    twos &= ~lost
    guarded = free & caught
    unguarded = free & ~caught
    # The number of unguarded open sides of every place at once, as binary digits in three
    # bitboards: a full adder over the four shifted copies.
    a, b, c, d = unguarded << 1, unguarded >> 1, unguarded << ROW, unguarded >> ROW
    ab, cd = a ^ b, c ^ d
    once = ab ^ cd
    two_ab, two_cd = a & b, c & d
    twice = two_ab ^ two_cd ^ (ab & cd)
    four = two_ab & two_cd
    g1, g2, g3, g4 = guarded << 1, guarded >> 1, guarded << ROW, guarded >> ROW
    by_caught = beside(mouse & caught)
    for side in range(2):
        theirs = mine if side == 0 else ~mine
        first = side * _SIDE
        for sort in range(SORTS):
            k = sort % 5
            if sort < 5:
                where = theirs & ~hungry & ~by_caught
            elif sort < 10:
                where = theirs & ~hungry & by_caught
            else:
                where = theirs & hungry
            if k == 4:
                where &= four
            else:
                where &= ~four
                where &= once if k & 1 else ~once
                where &= twice if k & 2 else ~twice
            features[first + sort] = count(ones & where) + 2 * count(twos & where)
        for eaten in range(2):
            where = theirs & (hungry if eaten else ~hungry)
            one, two = ones & where, twos & where
            features[first + SORTS + eaten] = (
                count(one & g1) + count(one & g2) + count(one & g3) + count(one & g4)
                + 2 * (count(two & g1) + count(two & g2) + count(two & g3) + count(two & g4))
            )  # fmt: skip
    features[2 * _SIDE] = count(free & ~hungry & beside(occupied))


@compiled
def move_score(features: Any, hand: int, kind: int, learned: Any) -> float:
    """The score of a move (a logit); `hand` is the hand before the move."""
    liked = 0.0
    for f in range(FEATURES):
        liked += learned[f] * features[f]
    return liked + card_score(hand, kind, learned)


@compiled
def card_score(hand: int, kind: int, learned: Any) -> float:
    """The part of the score that depends on the kind and the hand, but not on the place."""
    at = FEATURES + (kind // FIELD) * (KINDS + 1)
    liked = learned[at]
    for k in range(KINDS):
        liked += learned[at + 1 + k] * ((hand >> k * FIELD) & 31)
    return float(liked)
