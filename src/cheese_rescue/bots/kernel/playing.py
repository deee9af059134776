"""The rules on bitboards: playing at random to the end, the chase, the points.

`cheese_rescue.rules` is the authority; the tests hold this to it move by move. A hand is one
number, five bits a kind: dogs, cats, mice, cheeses worth 1, 2, 3. The box around all cards lies in
the square's upper left corner; everything is shifted when it grows upwards or to the left.
"""

from typing import Any

import numpy as np

from cheese_rescue.bots.kernel.bits import (
    COLUMN,
    ROW,
    beside,
    compiled,
    count,
    next_chance,
    nth,
    seed_chance,
    square,
)
from cheese_rescue.rules.cards import animals, square_size

FIELD = 5
"""Bits of a hand for each kind."""
FIELDS = 0x02108421
"""The lowest bit of each."""
CHEESES = 3 << 15 | 2 << 20 | 1 << 25
"""A hand of the six cheeses."""


@compiled
def kinds_in(hand: int) -> int:
    """A bit at the lowest place of each kind that the hand has."""
    return (hand | hand >> 1 | hand >> 2 | hand >> 3 | hand >> 4) & FIELDS


@compiled
def play_out(
    players: int,
    size: int,
    occupied: int,
    height: int,
    width: int,
    ply: int,
    dogs: int,
    cats: int,
    left: int,
    hands: Any,
    planes: Any,
    own: Any,
    chance: Any,
    places: Any,
    kinds: Any,
) -> None:
    """From here to a full square by uniformly random moves; planes and own then show it.

    `left` cards are in the pile, `dogs` and `cats` of them; `planes` are the six kinds' places by
    FIELD times kind, `own` what each seat has placed. `places` and `kinds` are scratch.
    """
    s0, s1, s2, s3 = chance[0], chance[1], chance[2], chance[3]
    row = (1 << size) - 1
    window = square(size)
    last = players * 12
    shift = 0
    seat = ply % players
    for t in range(ply, last):
        drawn, s0, s1, s2, s3 = next_chance(s0, s1, s2, s3)
        hand = hands[seat]
        held = kinds_in(hand)
        kind = nth(held, ((drawn & 0xFFFF) * count(held)) >> 16)
        inner = beside(occupied) & ~occupied & window
        if occupied == 0:
            inner = 1
        above = occupied & row if height < size else 0
        beyond = occupied & COLUMN if width < size else 0
        n_inner = count(inner)
        n_above = count(above)
        i = (((drawn >> 16) & 0xFFFFFF) * (n_inner + n_above + count(beyond))) >> 24
        if i < n_inner:
            at = nth(inner, i)
        elif i < n_inner + n_above:
            at = nth(above, i - n_inner)
            occupied <<= ROW
            shift += ROW
            height += 1
        else:
            at = nth(beyond, i - n_inner - n_above)
            occupied <<= 1
            shift += 1
            width += 1
        occupied |= 1 << at
        height = max(height, (at >> 3) + 1)
        width = max(width, (at & 7) + 1)
        places[t] = at - shift
        kinds[t] = kind
        hand -= 1 << kind
        if left:
            q = (((drawn >> 40) & 0x7FFFFF) * left) >> 23
            left -= 1
            if q < dogs:
                dogs -= 1
                hand += 1
            elif q < dogs + cats:
                cats -= 1
                hand += 1 << FIELD
            else:
                hand += 1 << (2 * FIELD)
        hands[seat] = hand
        seat = seat + 1 if seat + 1 < players else 0
    chance[0], chance[1], chance[2], chance[3] = s0, s1, s2, s3
    if shift:
        for k in range(0, 6 * FIELD, FIELD):
            planes[k] <<= shift
        for p in range(players):
            own[p] <<= shift
    seat = ply % players
    for t in range(ply, last):
        bit = 1 << (places[t] + shift)
        planes[kinds[t]] |= bit
        own[seat] |= bit
        seat = seat + 1 if seat + 1 < players else 0


@compiled
def points_of(planes: Any, own: int, eaten: int) -> int:
    """What a seat's cheeses are worth that are not eaten."""
    mine = own & ~eaten
    return (
        count(planes[3 * FIELD] & mine)
        + 2 * count(planes[4 * FIELD] & mine)
        + 3 * count(planes[5 * FIELD] & mine)
    )


@compiled
def hungry(dog: int, cat: int, mouse: int, dogs_hunt_mice: bool) -> int:
    """The places beside mice that are left: what lies there is eaten (R14, V2)."""
    if dogs_hunt_mice:
        hunters = dog
    else:
        hunters = cat & ~beside(dog)
    return beside(mouse & ~beside(hunters))


@compiled
def deal(players: int, dogs: int, cats: int, left: int, hands: Any, chance: Any) -> Any:
    """Two cards and the cheeses for everyone; dogs, cats and cards left in the pile."""
    s0, s1, s2, s3 = chance[0], chance[1], chance[2], chance[3]
    for seat in range(players):
        drawn, s0, s1, s2, s3 = next_chance(s0, s1, s2, s3)
        hand = CHEESES
        for _ in range(2):
            q = ((drawn & 0x7FFFFFFF) * left) >> 31
            drawn >>= 31
            left -= 1
            if q < dogs:
                dogs -= 1
                hand += 1
            elif q < dogs + cats:
                cats -= 1
                hand += 1 << FIELD
            else:
                hand += 1 << (2 * FIELD)
        hands[seat] = hand
    chance[0], chance[1], chance[2], chance[3] = s0, s1, s2, s3
    return dogs, cats, left


@compiled
def random_games(
    players: int,
    size: int,
    dogs: int,
    cats: int,
    mice: int,
    games: int,
    chance: Any,
    hands: Any,
    planes: Any,
    own: Any,
    places: Any,
    kinds: Any,
    totals: Any,
) -> None:
    """Whole random games, deal and points included; the points of each seat are added up."""
    for _ in range(games):
        d, c, left = deal(players, dogs, cats, dogs + cats + mice, hands, chance)
        for k in range(0, 6 * FIELD, FIELD):
            planes[k] = 0
        for p in range(players):
            own[p] = 0
        start = 0 if players == 3 else 1
        play_out(
            players, size, start, start, start, 0, d, c, left,
            hands, planes, own, chance, places, kinds,
        )  # fmt: skip
        eaten = hungry(planes[0], planes[FIELD], planes[2 * FIELD], False)
        for p in range(players):
            totals[p] += points_of(planes, own[p], eaten)


def scratch() -> tuple[Any, ...]:
    """Hands, planes, own, places and kinds, for `random_games`."""
    lengths = (4, 6 * FIELD, 4, 48, 48)
    return tuple(np.zeros(length, np.int64) for length in lengths)


class RandomGames:
    """Whole games by uniformly random moves, as a yardstick for speed."""

    def __init__(self, players: int, seed: int) -> None:
        self.players = players
        self.points = np.zeros(4, np.int64)
        """The sum of each seat's points so far."""
        self._animals = tuple(animals(players).values())
        self._chance = np.zeros(4, np.uint64)
        seed_chance(self._chance, seed)
        self._scratch = scratch()

    def play(self, games: int) -> None:
        random_games(
            self.players, square_size(self.players), *self._animals, games,
            self._chance, *self._scratch, self.points,
        )  # fmt: skip
