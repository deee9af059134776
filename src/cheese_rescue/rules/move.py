"""Moves, and which of them are legal."""

from functools import cache
from typing import NamedTuple, Self

from cheese_rescue.rules.board import CELLS, Cell, Square
from cheese_rescue.rules.cards import Card
from cheese_rescue.rules.errors import Refusal, Unreadable


class Move(NamedTuple):
    """A card and the cell where it is placed. The text form is `M@2,-1`.

    - `card`: The card.
    - `cell`: Where it is placed.
    """

    card: Card
    cell: Cell

    def __repr__(self) -> str:
        return f"Move.parse({str(self)!r})"

    def __str__(self) -> str:
        x, y = self.cell
        return f"{self.card}@{x},{y}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The move written as `M@2,-1`. Raises Unreadable."""
        card, at, cell = text.partition("@")
        if not at:
            raise Unreadable(Refusal.NOT_A_MOVE, text=text[:20])
        return cls(Card.parse(card), Cell.parse(cell))


def as_move(move: object) -> Move:
    """The move itself, or the one that is written so.

    Raises Unreadable for any other text, and TypeError for anything else.
    """
    if isinstance(move, str):
        return Move.parse(move)
    if not isinstance(move, Move):
        kind = type(move).__name__
        raise TypeError(f"a move is a Move or its text form such as 'M@1,0', not a {kind}")
    if not isinstance(move.cell, Cell):
        raise TypeError(f"the cell of a move is a Cell, not a {type(move.cell).__name__}")
    return move


_move = cache(Move)


@cache
def _moves_with(faces: tuple[Card, ...]) -> tuple[tuple[Move, ...], ...]:
    """The moves with these faces, for each of CELLS. Cached, because creating moves is slow."""
    return tuple(tuple(_move(face, cell) for face in faces) for cell in CELLS)


class _MovesOf(dict[tuple[Card, ...], tuple[tuple[Move, ...], ...]]):
    """The same by hand. There are at most some thousands of hands, with far fewer sets of faces."""

    def __missing__(self, hand: tuple[Card, ...]) -> tuple[tuple[Move, ...], ...]:
        moves = self[hand] = _moves_with(tuple(dict.fromkeys(hand)))
        return moves


_moves_of = _MovesOf()


def legal_moves(hand: tuple[Card, ...], square: Square) -> tuple[Move, ...]:
    """Each different card of the hand at each open cell of the square."""
    moves_at = _moves_of[hand]
    moves: list[Move] = []
    for number in square.open.values():
        moves += moves_at[number]
    return tuple(moves)
