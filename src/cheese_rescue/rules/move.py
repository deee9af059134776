"""A card and the place where it is laid."""

from typing import NamedTuple, Self

from cheese_rescue.rules.board import Cell
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
