"""The rules on bitboards: random playouts, the chase, the points.

`cheese_rescue.rules` is the authority. The tests compare this module with it move by move.

- A hand is one number with five bits for each kind of card: dogs, cats, mice, then cheeses worth 1,
  2 and 3. In this module a kind is given as its bit offset in a hand: 0, 5, 10, 15, 20 or 25.
- The bounding box of all cards is kept in the upper left corner of the bitboard. When it grows
  upwards or to the left, all bitboards are shifted by a row or a column.
- `planes` has one bitboard for each kind, at the index of the kind's bit offset. `own` has one
  bitboard for each seat: the places of all cards it has laid.
- `chance` is the state of the random number generator.
"""

from typing import Any, NamedTuple

import numpy as np

from cheese_rescue.bots.kernel.bits import (
    COLUMN,
    ROW,
    beside,
    count,
    inlined,
    next_random,
    nth,
    seed_rng,
    square,
    uncounted,
)
from cheese_rescue.rules.cards import animals, square_size

FIELD = 5
"""Bits of a hand for each kind."""
FIELDS = 0x02108421
"""The lowest bit of each kind's field."""
ROLL = 0x7FFFFFFF
"""A mask for the 31 random bits that `draw` takes."""
CHEESES = 3 << 15 | 2 << 20 | 1 << 25
"""A hand of the six cheeses (R2)."""


@uncounted
def kinds_in(hand: int) -> int:
    """The kinds in a hand: the lowest bit of the field of each kind that it holds."""
    return (hand | hand >> 1 | hand >> 2 | hand >> 3 | hand >> 4) & FIELDS


@uncounted
def open_places(occupied: int, height: int, width: int, size: int, window: int) -> Any:
    """The legal places (R8 to R10) as three bitboards: inside the window, above and left of it.

    `occupied` has all cards, `height` and `width` are those of its bounding box, and `window` is
    the square of `size` in the upper left corner. A place above or to the left has no bit of its
    own. It is represented by the card that it touches, which is where it lies after the shift.
    """
    if occupied == 0:
        return 1, 0, 0
    inner = beside(occupied) & ~occupied & window
    above = occupied & ((1 << size) - 1) if height < size else 0
    beyond = occupied & COLUMN if width < size else 0
    return inner, above, beyond


@uncounted
def place_of(n: int, inner: int, above: int, beyond: int) -> Any:
    """The bit of the nth legal place, and the shift to apply to all bitboards before using it."""
    n_inner = count(inner)
    if n < n_inner:
        return nth(inner, n), 0
    n -= n_inner
    n_above = count(above)
    if n < n_above:
        return nth(above, n), ROW
    return nth(beyond, n - n_above), 1


@uncounted
def draw(hand: int, roll: int, dogs: int, cats: int, left: int) -> Any:
    """The hand with a random card from the pile, then the dogs, cats and cards left in the pile.

    `roll` is 31 random bits. Because only the numbers of cards are kept, every draw samples the
    order of the pile.
    """
    card = (roll * left) >> 31
    kind = int(card >= dogs) + int(card >= dogs + cats)  # branch-free: it cannot be predicted
    return hand + (1 << FIELD * kind), dogs - int(kind == 0), cats - int(kind == 1), left - 1


class Box(NamedTuple):
    """All cards on the table, and the size of their bounding box."""

    occupied: Any
    """The places that have a card, start card included."""
    height: Any
    width: Any


class Pile(NamedTuple):
    """The pile, by numbers of cards."""

    dogs: Any
    cats: Any
    left: Any
    """All cards in the pile: what are neither dogs nor cats are mice."""


class Cards(NamedTuple):
    """Arrays that say where the cards of a game are. Compiled code updates them in place."""

    hands: Any
    """The hand of each seat."""
    planes: Any
    """The places of each kind, at the index of its bit offset."""
    own: Any
    """The places of all cards that each seat has laid."""

    @classmethod
    def none(cls) -> "Cards":
        """New arrays, all zero."""
        return cls(*(np.zeros(length, np.int64) for length in (4, 6 * FIELD, 4)))


class Trace(NamedTuple):
    """What `play_out` lays at each ply: scratch space for 48 plies."""

    places: Any
    """Counted from the corner before the first move."""
    kinds: Any

    @classmethod
    def empty(cls) -> "Trace":
        """New arrays."""
        return cls(np.zeros(48, np.int64), np.zeros(48, np.int64))


@uncounted
def play_out(players: int, size: int, box: Any, pile: Any, ply: int, until: int,
             cards: Any, trace: Any, chance: Any) -> Any:  # fmt: skip
    """Play uniformly random moves from `ply` to `until`.

    A move is a kind drawn from those in the hand and, independently, a legal place. `cards` and
    `chance` are updated in place; `trace` is scratch space. Returns the total shift, the new box
    and the new pile.
    """
    hands, places, kinds = cards.hands, trace.places, trace.kinds
    occupied, height, width = box
    dogs, cats, left = pile
    s0, s1, s2, s3 = chance[0], chance[1], chance[2], chance[3]
    window = square(size)
    shifted = 0
    seat = ply % players
    for t in range(ply, until):
        roll, s0, s1, s2, s3 = next_random(s0, s1, s2, s3)
        hand = hands[seat]
        held = kinds_in(hand)
        kind = nth(held, ((roll & 0xFFFF) * count(held)) >> 16)
        inner, above, beyond = open_places(occupied, height, width, size, window)
        cells = count(inner) + count(above) + count(beyond)
        at, shift = place_of((((roll >> 16) & 0xFFFF) * cells) >> 16, inner, above, beyond)
        occupied = occupied << shift | 1 << at
        shifted += shift
        height = max(height + (shift >> 3), (at >> 3) + 1)
        width = max(width + (shift & 1), (at & 7) + 1)
        places[t] = at - shifted
        kinds[t] = kind
        hand -= 1 << kind
        if left:
            hand, dogs, cats, left = draw(hand, roll >> 32, dogs, cats, left)
        hands[seat] = hand
        seat = seat + 1 if seat + 1 < players else 0
    chance[0], chance[1], chance[2], chance[3] = s0, s1, s2, s3
    lay_traced(players, ply, until, shifted, cards, trace)
    return shifted, Box(occupied, height, width), Pile(dogs, cats, left)


@inlined
def lay_traced(players: int, ply: int, until: int, shifted: int, cards: Any, trace: Any) -> None:
    """Shift all bitboards by the total shift of these plies, and add the cards laid in them.

    So a playout shifts its bitboards once, and not at every ply.
    """
    planes, own = cards.planes, cards.own
    if shifted:
        shift_all(players, shifted, cards)
    seat = ply % players
    for t in range(ply, until):
        bit = 1 << (trace.places[t] + shifted)
        planes[trace.kinds[t]] |= bit
        own[seat] |= bit
        seat = seat + 1 if seat + 1 < players else 0


@uncounted
def shift_all(players: int, shift: int, cards: Any) -> None:
    """Shift the bitboards of all kinds and seats."""
    for k in range(0, 6 * FIELD, FIELD):
        cards.planes[k] <<= shift
    for p in range(players):
        cards.own[p] <<= shift


@uncounted
def points_of(planes: Any, own: int, eaten: int) -> int:
    """The points of one seat: its cards are `own`, and cheeses on the places `eaten` are lost."""
    mine = own & ~eaten
    return (
        count(planes[3 * FIELD] & mine)
        + 2 * count(planes[4 * FIELD] & mine)
        + 3 * count(planes[5 * FIELD] & mine)
    )


@uncounted
def hungry(dog: int, cat: int, mouse: int, dogs_hunt_mice: bool) -> int:
    """The places beside mice that survive the chase: a cheese there is eaten (R14, R15, V2)."""
    hunters = dog if dogs_hunt_mice else cat & ~beside(dog)
    return beside(mouse & ~beside(hunters))


@uncounted
def with_card(dog: int, cat: int, mouse: int, ones: int, twos: int,
              shift: int, kind: int, bit: int) -> Any:  # fmt: skip
    """Bitboards after a shift, with a card of that kind added; a cheese worth 3 is in two."""
    return (
        dog << shift | (bit if kind == 0 else 0),
        cat << shift | (bit if kind == FIELD else 0),
        mouse << shift | (bit if kind == 2 * FIELD else 0),
        ones << shift | (bit if kind in (3 * FIELD, 5 * FIELD) else 0),
        twos << shift | (bit if kind >= 4 * FIELD else 0),
    )


@uncounted
def deal(players: int, dogs: int, cats: int, left: int, hands: Any, chance: Any) -> Any:
    """Deal every seat its cheeses and two cards into `hands` (R5).

    Returns the dogs, cats and cards left in the pile.
    """
    s0, s1, s2, s3 = chance[0], chance[1], chance[2], chance[3]
    for seat in range(players):
        roll, s0, s1, s2, s3 = next_random(s0, s1, s2, s3)
        hand, dogs, cats, left = draw(CHEESES, roll & ROLL, dogs, cats, left)
        hands[seat], dogs, cats, left = draw(hand, roll >> 32, dogs, cats, left)
    chance[0], chance[1], chance[2], chance[3] = s0, s1, s2, s3
    return dogs, cats, left


@uncounted
def random_games(players: int, size: int, animals: Any, games: int, cards: Any, trace: Any,
                 chance: Any, totals: Any) -> None:  # fmt: skip
    """Play whole random games, deal and chase included, and add each seat's points to `totals`.

    `animals` is the pile before the deal.
    """
    planes, own = cards.planes, cards.own
    for _ in range(games):
        dogs, cats, left = deal(
            players, animals.dogs, animals.cats, animals.left, cards.hands, chance
        )
        for k in range(0, 6 * FIELD, FIELD):
            planes[k] = 0
        for p in range(players):
            own[p] = 0
        start = 0 if players == 3 else 1
        play_out(players, size, Box(start, start, start), Pile(dogs, cats, left), 0, 12 * players,
                 cards, trace, chance)  # fmt: skip
        eaten = hungry(planes[0], planes[FIELD], planes[2 * FIELD], False)
        for p in range(players):
            totals[p] += points_of(planes, own[p], eaten)


class RandomGames:
    """Whole games of uniformly random moves, used to measure speed."""

    def __init__(self, players: int, seed: int) -> None:
        self.players = players
        self.points = np.zeros(4, np.int64)
        """The sum of each seat's points over all games so far."""
        dogs, cats, mice = animals(players).values()
        self._animals = Pile(dogs, cats, dogs + cats + mice)
        self._chance = np.zeros(4, np.uint64)
        seed_rng(self._chance, seed)
        self._cards = Cards.none()
        self._trace = Trace.empty()

    def play(self, games: int) -> None:
        """Play that many more games and add their points to `points`."""
        random_games(
            self.players, square_size(self.players), self._animals, games, self._cards,
            self._trace, self._chance, self.points,
        )  # fmt: skip
