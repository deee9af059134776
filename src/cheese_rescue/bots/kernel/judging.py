"""What a position is worth at sight: the points that everyone can expect, by what was learned.

Every cheese that lies is of one sort: eaten for good, eaten as things stand, safe beside a mouse
that is caught, or safe; and by how many open sides a mouse could come from which no cat guards.
What such a cheese keeps of its points was learned from games, for every ply (`bots.learning`).
"""

from typing import Any

from cheese_rescue.bots.kernel.bits import ROW, beside, compiled, count
from cheese_rescue.bots.kernel.playing import FIELD

SORTS = 15
FEATURES = 31
_GUARDED, _HELD, _ROUND = 16, 18, 26


@compiled
def describe(
    players: int,
    size: int,
    window: int,
    occupied: int,
    height: int,
    width: int,
    planes: Any,
    own: Any,
    hands: Any,
    ply: int,
    dogs: int,
    cats: int,
    left: int,
    russian: bool,
    features: Any,
) -> None:
    """A row of features for every seat."""
    shift = (ROW if height < size else 0) + (1 if width < size else 0)
    occupied <<= shift
    dog, cat, mouse = planes[0] << shift, planes[5] << shift, planes[10] << shift
    free = window & ~occupied
    exposed = beside(free)
    scared = beside(dog)
    awake = cat & ~scared
    hunters = dog if russian else awake
    caught = beside(hunters)
    alive = mouse & ~caught
    hungry = beside(alive)
    # a mouse that nothing can reach any more eats for good
    lost = beside(alive & ~exposed)
    guarded = free & caught
    unguarded = free & ~caught
    # how many unguarded open sides each place has: one, two and four in three planes
    a, b, c, d = unguarded << 1, unguarded >> 1, unguarded << ROW, unguarded >> ROW
    ab, cd = a ^ b, c ^ d
    once = ab ^ cd
    carry = ab & cd
    two_ab, two_cd = a & b, c & d
    twice = two_ab ^ two_cd ^ carry
    four = two_ab & two_cd
    g1, g2, g3, g4 = guarded << 1, guarded >> 1, guarded << ROW, guarded >> ROW
    by_caught = beside(mouse & caught)
    ones = (planes[15] | planes[25]) << shift & ~lost
    twos = (planes[20] | planes[25]) << shift & ~lost
    quiet_places = count(free & ~hungry & beside(occupied))
    mice_left = left - dogs - cats
    all_dogs, all_cats, all_mice = 0, 0, 0
    for p in range(players):
        hand = hands[p]
        all_dogs += hand & 31
        all_cats += (hand >> FIELD) & 31
        all_mice += (hand >> 2 * FIELD) & 31
    for p in range(players):
        row = features[p]
        mine = own[p] << shift
        row[0] = 1.0
        for sort in range(SORTS):
            k = sort % 5
            if sort < 5:
                where = mine & ~hungry & ~by_caught
            elif sort < 10:
                where = mine & ~hungry & by_caught
            else:
                where = mine & hungry
            if k == 4:
                where &= four
            else:
                where &= ~four
                where &= once if k & 1 else ~once
                where &= twice if k & 2 else ~twice
            row[1 + sort] = count(ones & where) + 2 * count(twos & where)
        for eaten in range(2):
            where = mine & (hungry if eaten else ~hungry)
            row[_GUARDED + eaten] = (
                count(ones & where & g1) + 2 * count(twos & where & g1)
                + count(ones & where & g2) + 2 * count(twos & where & g2)
                + count(ones & where & g3) + 2 * count(twos & where & g3)
                + count(ones & where & g4) + 2 * count(twos & where & g4)
            )  # fmt: skip
        hand = hands[p]
        one, two, three = (hand >> 15) & 31, (hand >> 20) & 31, (hand >> 25) & 31
        row[_HELD] = one + 2 * two + 3 * three
        row[_HELD + 1] = one + two + three
        own_dogs, own_cats, own_mice = hand & 31, (hand >> FIELD) & 31, (hand >> 2 * FIELD) & 31
        row[_HELD + 2] = own_dogs
        row[_HELD + 3] = own_cats
        row[_HELD + 4] = own_mice
        row[_HELD + 5] = all_dogs - own_dogs
        row[_HELD + 6] = all_cats - own_cats
        row[_HELD + 7] = all_mice - own_mice
        row[_ROUND] = (p - ply) % players
        row[_ROUND + 1] = dogs
        row[_ROUND + 2] = cats
        row[_ROUND + 3] = mice_left
        row[_ROUND + 4] = quiet_places


@compiled
def liking(features: Any, players: int, seat: int, learned: Any) -> float:
    """How much a seat likes what it has just done, as the logarithm of odds."""
    mine, others = 0.0, 0.0
    for f in range(FEATURES):
        rest = 0.0
        for p in range(players):
            if p != seat:
                rest += features[p, f]
        mine += learned[f] * features[seat, f]
        others += learned[FEATURES + f] * rest
    return mine + others / (players - 1)
