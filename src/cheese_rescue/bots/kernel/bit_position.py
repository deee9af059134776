"""Converts a View to the arrays of the compiled code, and moves back to the types of the rules."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import numpy as np

from cheese_rescue.bots.kernel.bits import COLUMN, ROW
from cheese_rescue.bots.kernel.playouts import FIELD
from cheese_rescue.rules import Card, Cell, Kind, Move, Seat, View
from cheese_rescue.rules.cards import ANIMALS, seats, square_size

KINDS = 6
"""The number of kinds of card: dog, cat, mouse, cheese worth 1, 2 and 3."""
_ANIMAL_KINDS = {card: number for number, card in enumerate(ANIMALS)}


def kind_of(card: Card) -> int:
    """The kind as a number from 0 to 5: dog, cat, mouse, cheese worth 1, 2, 3."""
    return 2 + card.points if card.kind is Kind.CHEESE else _ANIMAL_KINDS[card]


def card_of(kind: int, seat: Seat) -> Card:
    """The card of that kind. A cheese is the seat's own."""
    return ANIMALS[kind] if kind < len(ANIMALS) else Card.cheese(seat, kind - 2)


def hand_of(cards: Iterable[Card]) -> int:
    """A hand as one number, with five bits for each kind."""
    return sum(1 << (FIELD * kind_of(card)) for card in cards)


@dataclass(frozen=True)
class BitPosition:
    """The information set of the seat to move, as arrays for the compiled code.

    `kernel.playouts` explains bitboards, hands and planes.
    """

    players: int
    size: int
    """Cards along one side of the square."""
    dogs_hunt_mice: bool
    """Whether V2 is on."""
    seat: Seat
    """The seat to move."""
    state: Any
    """Occupied places, height and width of their box, ply, and the unseen dogs, cats, mice."""
    planes: Any
    """The places of each kind, at index FIELD times the kind."""
    own: Any
    """The places of each seat's cheeses."""
    hands: Any
    """The hand of the seat to move; of the other seats only the cheeses, which are public."""
    hidden: Any
    """How many unseen animals each seat holds."""
    corner: Cell
    """The cell of bit 0."""
    cells: tuple[Cell, ...]
    """The legal cells, in the order of the root node's slots."""

    @classmethod
    def of(cls, view: View) -> "BitPosition":
        """The position of a view. Raises ValueError unless it is that seat's turn."""
        if view.seat is None or view.seat != view.turn or view.over:
            raise ValueError("only the seat whose turn it is has a move to choose")
        size = square_size(view.players)
        left, top = _corner(view, size)
        planes = np.zeros(KINDS * FIELD, np.int64)
        own = np.zeros(4, np.int64)
        occupied = 0
        for cell, card in view.board.items():
            bit = 1 << _place(cell, left, top)
            occupied |= bit
            if card is not Card.START:
                planes[FIELD * kind_of(card)] |= bit
            if card.owner is not None:
                own[card.owner] |= bit
        height, width = _box(view, size)
        hidden = np.zeros(4, np.int64)
        hands = np.zeros(4, np.int64)
        for seat in seats(view.players):
            if seat == view.seat:
                hands[seat] = hand_of(view.hand)
            else:
                hands[seat] = hand_of(view.cheeses[seat])
                hidden[seat] = view.hand_sizes[seat] - len(view.cheeses[seat])
        unseen = [view.unseen[animal] for animal in ANIMALS]
        open_now = open_places(occupied, height, width, size)
        cells = tuple(Cell(x + left, y + top) for x, y in open_now)
        return cls(
            players=view.players,
            size=size,
            dogs_hunt_mice=view.rules.dogs_hunt_mice,
            seat=view.seat,
            state=np.array([occupied, height, width, view.ply, *unseen], np.int64),
            planes=planes,
            own=own,
            hands=hands,
            hidden=hidden,
            corner=Cell(left, top),
            cells=cells,
        )

    def move(self, slot: int) -> Move:
        """The move of a slot of the root node. Slots are ordered by kind, then by cell."""
        kind, at = divmod(slot, len(self.cells))
        return Move(card_of(kind, self.seat), self.cells[at])

    def slot(self, move: Move) -> int:
        """The slot of a move; the inverse of `move`. Raises ValueError if its cell is not legal."""
        return kind_of(move.card) * len(self.cells) + self.cells.index(move.cell)


def _corner(view: View, size: int) -> Cell:
    """The upper left cell of the bounding box, or of the whole square under V1."""
    if view.rules.centred:
        return Cell(-(size // 2), -(size // 2))
    return view.board.bounds()[0] if view.board else Cell(0, 0)


def _box(view: View, size: int) -> tuple[int, int]:
    """The height and width of the bounding box, or of the whole square under V1."""
    if view.rules.centred:
        return size, size
    if not view.board:
        return 0, 0
    (left, top), (right, bottom) = view.board.bounds()
    return bottom - top + 1, right - left + 1


def _place(cell: Cell, left: int, top: int) -> int:
    return ROW * (cell.y - top) + cell.x - left


def open_places(occupied: int, height: int, width: int, size: int) -> list[Cell]:
    """The legal places in slot order, relative to the corner: inside the window, above, left.

    The same order as in `kernel.playouts.open_places`, but in plain Python.
    """
    if not occupied:
        return [Cell(0, 0)]
    row = (1 << size) - 1
    window = sum(row << (ROW * y) for y in range(size))
    inner = (occupied << 1 | occupied >> 1 | occupied << ROW | occupied >> ROW) & ~occupied & window
    above = occupied & row if height < size else 0
    beyond = occupied & COLUMN if width < size else 0
    return [
        *(Cell(at & 7, at >> 3) for at in _bits(inner)),
        *(Cell(at, -1) for at in _bits(above)),
        *(Cell(-1, at >> 3) for at in _bits(beyond)),
    ]


def _bits(plane: int) -> list[int]:
    return [at for at in range(64) if plane >> at & 1]
