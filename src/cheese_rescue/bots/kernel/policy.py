"""The learned policy: scores a move without searching, to decide where to search first.

Every cheese that lies is of one sort: eaten as things stand, safe beside a mouse that is caught, or
safe; and by how many open sides a mouse could come from which no cat guards. What the cheeses of
each sort are worth, the mover's and the others', was learned for every ply, and so was when to play
which kind of card out of which hand (`bots.learning`).
"""

from typing import Any

from cheese_rescue.bots.kernel.bits import ROW, beside, compiled, count
from cheese_rescue.bots.kernel.playouts import FIELD
from cheese_rescue.bots.kernel.position import KINDS

SORTS = 15
_SIDE = SORTS + 2
FEATURES = 2 * _SIDE + 1
LEARNED = FEATURES + KINDS * (KINDS + 1)
"""Weights of a ply: the features', then for every kind one, and one for each card in the hand."""


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
    """The features of the square with that card laid; `mine` are the mover's cards."""
    occupied = occupied << shift | 1 << at
    height = max(height + (shift >> 3), (at >> 3) + 1)
    width = max(width + (shift & 1), (at & 7) + 1)
    room = (ROW if height < size else 0) + (1 if width < size else 0)  # above and beyond the box
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
    lost = beside(alive & ~exposed)  # to a mouse that nothing can reach any more
    ones &= ~lost
    twos &= ~lost
    guarded = free & caught
    unguarded = free & ~caught
    # how many unguarded open sides each place has: one, two and four in three planes
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
    """The score of a move, as log odds; `hand` is the hand before it."""
    liked = 0.0
    for f in range(FEATURES):
        liked += learned[f] * features[f]
    return liked + card_score(hand, kind, learned)


@compiled
def card_score(hand: int, kind: int, learned: Any) -> float:
    """The part of the score that does not depend on the place."""
    at = FEATURES + (kind // FIELD) * (KINDS + 1)
    liked = learned[at]
    for k in range(KINDS):
        liked += learned[at + 1 + k] * ((hand >> k * FIELD) & 31)
    return float(liked)
