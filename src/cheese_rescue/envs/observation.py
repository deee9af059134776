"""What a seat may know, as a vector of uint8, made from nothing but that seat's own View.

Seats are relative: 0 is the observer, 1 the next one clockwise. Places are those of the actions, so
a plane has `side(players)` rows and columns, and the box around all cards begins at row 1,
column 1.

The planes come first. Their values are 0 and 1:

| plane | 1 where |
|---|---|
| 0, 1, 2 | a dog, cat, mouse lies |
| 3, 4, 5 | a cheese worth 1, 2, 3 lies |
| 6 | the start card lies |
| 7 + r | the seat r has placed a card; a cheese there is its own |
| 7 + players | the next card may be placed, no matter whose turn it is |

The features follow. They are small numbers:

| features | what |
|---|---|
| 6 | the observer's hand: how many dogs, cats, mice, cheeses worth 1, 2, 3 |
| 3 for each r from 1 | cheeses worth 1, 2, 3 that the seat r still holds |
| 3 | dogs, cats, mice that are neither on the table nor in the observer's hand |
| 1 | cards left in the pile |
| 1 for each r | cards in the hand of the seat r |
| 1 for each r | 1 if it is the turn of the seat r |
| 1 | cards placed so far |
| 2 | 1 if the variant is on: centred (V1), dogs hunt mice (V2) |
"""

from functools import cache, lru_cache
from itertools import cycle
from typing import Any

import numpy as np
import numpy.typing as npt

from cheese_rescue.envs.actions import (
    KINDS,
    corner,
    kind_of,
    legal_actions,
    number_of_actions,
    side,
)
from cheese_rescue.rules import Card, Cell, View
from cheese_rescue.rules.cards import (
    ANIMALS,
    CHEESE_POINTS,
    DRAWN_AT_THE_DEAL,
    animals,
    has_start_card,
    plies,
)

START = KINDS
"""The plane of the start card."""
_PLANE = {card: START if card is Card.START else kind_of(card) for card in Card}
PLACED_BY = KINDS + 1
"""The first of the planes that say who has placed a card."""
_CHEESES = sorted(set(CHEESE_POINTS))
_HAND = DRAWN_AT_THE_DEAL + len(CHEESE_POINTS)

Observation = npt.NDArray[np.uint8]
Mask = npt.NDArray[np.int8]


def number_of_planes(players: int) -> int:
    """The number of planes: 10, 11 or 12. The last one has the open places."""
    return PLACED_BY + players + 1


def number_of_features(players: int) -> int:
    """The number of features: 20, 25 or 30."""
    return len(_highest_features(players))


def length(players: int) -> int:
    """The length of an observation: 380, 564 or 798."""
    return number_of_planes(players) * side(players) ** 2 + number_of_features(players)


@cache
def highest(players: int) -> Observation:
    """The highest value that each entry of an observation can have."""
    planes = np.ones(number_of_planes(players) * side(players) ** 2, np.uint8)
    return np.concatenate([planes, np.array(_highest_features(players), np.uint8)])


def _highest_features(players: int) -> list[int]:
    in_play = list(animals(players).values())
    cheeses = [CHEESE_POINTS.count(points) for points in _CHEESES]
    return [
        *in_play,
        *cheeses,
        *cheeses * (players - 1),
        *in_play,
        sum(in_play) - DRAWN_AT_THE_DEAL * players,
        *[_HAND] * players,
        *[1] * players,
        plies(players),
        *[1, 1],
    ]


def split(observations: npt.NDArray[Any], players: int) -> tuple[npt.NDArray[Any], ...]:
    """The planes and the features of one or many observations, not copied.

    Of an array whose last axis is an observation, the planes have three axes in its place: plane,
    row, column.
    """
    across, planes = side(players), number_of_planes(players)
    end = planes * across**2
    shape = (*observations.shape[:-1], planes, across, across)
    return observations[..., :end].reshape(shape), observations[..., end:]


def observe(view: View) -> Observation:
    """The observation of the seat whose view of a game it is. ValueError for a watcher's view."""
    return np.frombuffer(_entries(view, corner(view)), np.uint8)


def observe_with_mask(view: View, at: Cell) -> tuple[Observation, Mask]:
    """`observe` and `action_mask` together, in less time; `at` is the `corner` of the view."""
    entries = _entries(view, at)
    players = view.players
    places = side(players) ** 2
    none = bytes(places)
    first = places * (PLACED_BY + players)
    legal = entries[first : first + places] if view.legal_moves else none
    mask = bytearray().join([legal if held else none for held in _counts(view.hand)])
    return np.frombuffer(entries, np.uint8), np.frombuffer(mask, np.int8)


def _entries(view: View, at: Cell) -> bytearray:
    """The observation; a bytearray is filled faster than an array."""
    seat, players = view.seat, view.players
    if seat is None:
        raise ValueError("a watcher has no seat to observe from")
    across = side(players)
    places = across**2
    left, top = at
    first = across * (1 - top) + 1 - left
    entries = bytearray((PLACED_BY + players + 1) * places)
    if has_start_card(players):
        entries[START * places + first] = 1
    placed_by = [first + places * (PLACED_BY + (turn - seat) % players) for turn in range(players)]
    for (card, (x, y)), owner in zip(view.moves, cycle(placed_by)):
        place = across * y + x
        entries[_PLANE[card] * places + first + place] = 1
        entries[owner + place] = 1
    first += (PLACED_BY + players) * places
    for x, y in view.legal_cells:
        entries[first + across * y + x] = 1
    entries += _counts(view.hand)
    for other in (*range(seat + 1, players), *range(seat)):
        entries += _counts(view.cheeses[other])[len(ANIMALS) :]
    hands, unseen, rules = view.hand_sizes, view.unseen, view.rules
    turns = [0] * players
    turns[(view.turn - seat) % players] = 1
    entries += bytes(
        (
            *(unseen[Card.DOG], unseen[Card.CAT], unseen[Card.MOUSE], view.pile_size),
            *hands[seat:],
            *hands[:seat],
            *turns,
            *(view.ply, rules.centred, rules.dogs_hunt_mice),
        )
    )
    return entries


@lru_cache(maxsize=1 << 12)
def _counts(cards: tuple[Card, ...]) -> bytes:
    """How many cards there are of each kind."""
    found = [kind_of(card) for card in cards]
    return bytes(found.count(kind) for kind in range(KINDS))


def action_mask(view: View) -> Mask:
    """1 for every legal action, 0 for the others; all 0 unless it is this seat's turn."""
    mask = np.zeros(number_of_actions(view.players), np.int8)
    mask[legal_actions(view)] = 1
    return mask
