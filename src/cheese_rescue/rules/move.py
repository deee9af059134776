"""A card and the place where it is laid, and which moves are legal."""

from functools import cache
from typing import NamedTuple, Self

from cheese_rescue.rules.board import CELLS, Cell, Square
from cheese_rescue.rules.cards import Card
from cheese_rescue.rules.errors import Refusal, Unreadable


class Move(NamedTuple):
    card: Card
    cell: Cell

    def __str__(self) -> str:
        x, y = self.cell
        return f"{self.card}@{x},{y}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The move written as `M@2,-1`."""
        card, at, cell = text.partition("@")
        if not at:
            raise Unreadable(Refusal.NOT_A_MOVE, text=text[:20])
        return cls(Card.parse(card), Cell.parse(cell))


_move = cache(Move)


@cache
def _moves_with(faces: tuple[Card, ...]) -> tuple[tuple[Move, ...], ...]:
    """The moves with these faces at each of CELLS, made once: this is where the time goes."""
    return tuple(tuple(_move(face, cell) for face in faces) for cell in CELLS)


class _MovesOf(dict[tuple[Card, ...], tuple[tuple[Move, ...], ...]]):
    """The same for whole hands: some thousands at most, of far fewer sets of faces."""

    def __missing__(self, hand: tuple[Card, ...]) -> tuple[tuple[Move, ...], ...]:
        moves = self[hand] = _moves_with(tuple(dict.fromkeys(hand)))
        return moves


_moves_of = _MovesOf()


def legal_moves(hand: tuple[Card, ...], square: Square) -> tuple[Move, ...]:
    """Every card of the hand, equal ones once, at every open place."""
    moves_at = _moves_of[hand]
    moves: list[Move] = []
    for number in square.open.values():
        moves += moves_at[number]
    return tuple(moves)
