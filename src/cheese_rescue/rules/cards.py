"""The cards of the box, and how many of each are in play."""

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from types import MappingProxyType
from typing import NewType, Self

from cheese_rescue.rules.errors import Refusal, Unreadable

Seat = NewType("Seat", int)
"""0 for who begins, then clockwise (R6)."""

SEAT_LETTERS = "abcd"


class Kind(Enum):
    DOG = "dog"
    CAT = "cat"
    MOUSE = "mouse"
    CHEESE = "cheese"
    START = "start"

    __hash__ = object.__hash__  # as for cards, below


class Card(Enum):
    """One of the sixteen faces; its value is its text form."""

    kind: Kind
    owner: Seat | None
    points: int

    DOG = "D"
    CAT = "C"
    MOUSE = "M"
    START = "S"
    CHEESE_1A, CHEESE_2A, CHEESE_3A = "1a", "2a", "3a"
    CHEESE_1B, CHEESE_2B, CHEESE_3B = "1b", "2b", "3b"
    CHEESE_1C, CHEESE_2C, CHEESE_3C = "1c", "2c", "3c"
    CHEESE_1D, CHEESE_2D, CHEESE_3D = "1d", "2d", "3d"

    def __init__(self, text: str) -> None:
        if len(text) == 2:
            self.kind = Kind.CHEESE
            self.owner = Seat(SEAT_LETTERS.index(text[1]))
            self.points = int(text[0])
        else:
            self.kind = Kind[self.name]
            self.owner = None
            self.points = 0

    # Cards are compared by identity, so identity may hash them: Enum's own hash is written in
    # Python and took a tenth of a random game.
    __hash__ = object.__hash__

    def __str__(self) -> str:
        return str(self.value)

    @classmethod
    def cheese(cls, owner: Seat, points: int) -> Self:
        """The cheese of that seat worth that many points."""
        return cls(f"{points}{SEAT_LETTERS[owner]}")

    @classmethod
    def parse(cls, text: str) -> "Card":
        """The card written as `D C M S` or `3a`, in capitals or not."""
        card = _CARDS.get(text.lower())
        if card is not None:
            return card
        if len(text) == 2 and text[0].isdigit() and text[1].lower() in SEAT_LETTERS:
            raise Unreadable(Refusal.NO_SUCH_CHEESE, text=text)
        raise Unreadable(Refusal.NO_SUCH_FACE, text=text[:20])


_CARDS = {card.value.lower(): card for card in Card}

ANIMALS = (Card.DOG, Card.CAT, Card.MOUSE)

# R2 and R3. The sheets say "36 cards" and that points are on the cheeses: the split of the animals
# and the values of the cheeses are assumed, and stand here only.
_IN_THE_BOX = {Card.DOG: 6, Card.CAT: 12, Card.MOUSE: 18}
_TAKEN_OUT = {
    2: {Card.DOG: 3, Card.CAT: 6, Card.MOUSE: 9},
    3: {Card.DOG: 2, Card.CAT: 3, Card.MOUSE: 4},
    4: {Card.DOG: 0, Card.CAT: 0, Card.MOUSE: 0},
}
CHEESE_POINTS = (1, 1, 1, 2, 2, 3)

PLAYER_COUNTS = tuple(_TAKEN_OUT)
DRAWN_AT_THE_DEAL = 2  # R5
DRAWS_EACH = 7  # R11, with every number of players
PLACED_EACH = 12  # R13
LEFT_IN_HAND = 3  # R13


def seats(players: int) -> tuple[Seat, ...]:
    return tuple(Seat(number) for number in range(players))


def plies(players: int) -> int:
    """How many cards are placed in a whole game."""
    return players * PLACED_EACH


def square_size(players: int) -> int:
    """Cards along one side of the square (R9)."""
    return players + 3


def has_start_card(players: int) -> bool:
    """Whether the start card is used (R4)."""
    return players != 3


@cache
def animals(players: int) -> Mapping[Card, int]:
    """How many of each animal are in play (R3)."""
    out = _TAKEN_OUT[players]
    return MappingProxyType({animal: _IN_THE_BOX[animal] - out[animal] for animal in _IN_THE_BOX})


@cache
def unshuffled_pile(players: int) -> tuple[Card, ...]:
    """All animals in play: the dogs, then the cats, then the mice."""
    return tuple(animal for animal, count in animals(players).items() for _ in range(count))


@cache
def cheeses(owner: Seat) -> tuple[Card, ...]:
    """The six cheeses of a seat (R2)."""
    return tuple(Card.cheese(owner, points) for points in CHEESE_POINTS)


_ORDER = {card: number for number, card in enumerate(Card)}


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The same cards: dogs, cats, mice, start card, then cheeses by owner and points."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))
