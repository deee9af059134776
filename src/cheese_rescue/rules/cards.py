"""The cards, and how many of each are in play."""

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from types import MappingProxyType
from typing import NewType, Self

from cheese_rescue.rules.errors import Refusal, Unreadable

Seat = NewType("Seat", int)
"""A player's position in the order of play: 0 begins, then clockwise (R6)."""

SEAT_LETTERS = "abcd"
"""The letter of each seat in text forms: seat 0 is `a`."""


class Kind(Enum):
    """The kinds of card."""

    DOG = "dog"
    CAT = "cat"
    MOUSE = "mouse"
    CHEESE = "cheese"
    START = "start"

    __hash__ = object.__hash__  # faster, as for Card


class Card(Enum):
    """One of the sixteen card faces. Its value is its text form: a letter, or points and owner.

    - `kind`: Dog, cat, mouse, cheese or start card.
    - `owner`: The seat of a cheese; None for other cards.
    - `points`: The points of a cheese; 0 for other cards.
    """

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

    # Cards compare by identity, so they can be hashed by identity. Enum's own __hash__ is Python
    # code and took a tenth of the time of a random game.
    __hash__ = object.__hash__

    def __str__(self) -> str:
        return str(self.value)

    @classmethod
    def cheese(cls, owner: Seat, points: int) -> Self:
        """The cheese of that seat, worth 1, 2 or 3 points. Raises ValueError for other values."""
        return cls(f"{points}{SEAT_LETTERS[owner]}")

    @classmethod
    def parse(cls, text: str) -> "Card":
        """The card written as `D C M S` or `3a`, in upper or lower case. Raises Unreadable."""
        card = _CARDS.get(text.lower())
        if card is not None:
            return card
        if len(text) == 2 and text[0].isdigit() and text[1].lower() in SEAT_LETTERS:
            raise Unreadable(Refusal.NO_SUCH_CHEESE, text=text)
        raise Unreadable(Refusal.NO_SUCH_FACE, text=text[:20])


_CARDS = {card.value.lower(): card for card in Card}

ANIMALS = (Card.DOG, Card.CAT, Card.MOUSE)
"""The three animals: the cards of the pile."""

# R2, R3. The printed rules say only that there are 36 animals and that cheeses have points. The
# number of each animal and the values of the cheeses are assumed, and defined only here.
_IN_THE_BOX = {Card.DOG: 6, Card.CAT: 12, Card.MOUSE: 18}
_TAKEN_OUT = {
    2: {Card.DOG: 3, Card.CAT: 6, Card.MOUSE: 9},
    3: {Card.DOG: 2, Card.CAT: 3, Card.MOUSE: 4},
    4: {Card.DOG: 0, Card.CAT: 0, Card.MOUSE: 0},
}
CHEESE_POINTS = (1, 1, 1, 2, 2, 3)
"""The points of each player's six cheeses (R2)."""

PLAYER_COUNTS = tuple(_TAKEN_OUT)
"""How many people can play (R1)."""
DRAWN_AT_THE_DEAL = 2
"""Cards that each seat draws from the pile before the game (R5)."""
DRAWS_EACH = 7
"""Cards that each seat draws during the game, with any number of players (R11)."""
PLACED_EACH = 12
"""Cards that each seat places in a game (R13)."""
LEFT_IN_HAND = 3
"""Cards that each seat keeps at the end (R13)."""


def seats(players: int) -> tuple[Seat, ...]:
    """The seats in the order of play."""
    return tuple(Seat(number) for number in range(players))


def plies(players: int) -> int:
    """The number of moves in a whole game: 24, 36 or 48."""
    return players * PLACED_EACH


def square_size(players: int) -> int:
    """The length of the square's side, in cards: 5, 6 or 7 (R9)."""
    return players + 3


def has_start_card(players: int) -> bool:
    """Whether the start card is in play: not with 3 players (R4)."""
    return players != 3


@cache
def animals(players: int) -> Mapping[Card, int]:
    """The number of each animal in play (R3)."""
    out = _TAKEN_OUT[players]
    return MappingProxyType({animal: _IN_THE_BOX[animal] - out[animal] for animal in _IN_THE_BOX})


@cache
def unshuffled_pile(players: int) -> tuple[Card, ...]:
    """Every animal in play: dogs, then cats, then mice."""
    return tuple(animal for animal, count in animals(players).items() for _ in range(count))


@cache
def cheeses(owner: Seat) -> tuple[Card, ...]:
    """The six cheeses of a seat, lowest points first (R2)."""
    return tuple(Card.cheese(owner, points) for points in CHEESE_POINTS)


_ORDER = {card: number for number, card in enumerate(Card)}


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards sorted: dogs, cats, mice, start card, then cheeses by owner and points."""
    return tuple(sorted(cards, key=_ORDER.__getitem__))
