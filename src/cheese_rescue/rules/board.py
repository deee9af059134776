"""The cards on the table, and where the next one may be placed."""

import re
from collections.abc import ItemsView, Iterator, Mapping, ValuesView
from functools import cache, lru_cache
from typing import NamedTuple, Self

from cheese_rescue.rules.cards import PLAYER_COUNTS, Card, has_start_card, square_size
from cheese_rescue.rules.errors import IllegalMove, ImpossibleSquare, Refusal, Unreadable
from cheese_rescue.rules.pictured import Pictured

_CELL = re.compile(r"([+-]?[0-9]{1,3}),([+-]?[0-9]{1,3})", re.ASCII)


class Cell(NamedTuple):
    """A position on the table: x counts to the right, y downwards.

    (0, 0) is the start card or, with 3 players, the first card placed. The text form is `2,-1`.

    - `x`: How far to the right.
    - `y`: How far down.
    """

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The cell written as `2,-1`. Raises Unreadable."""
        numbers = _CELL.fullmatch(text)
        if numbers is None:
            raise Unreadable(Refusal.NOT_A_CELL, text=text[:20])
        return cls(int(numbers[1]), int(numbers[2]))


ORIGIN = Cell(0, 0)
"""The cell of the start card, or of the first card with 3 players."""


@lru_cache(maxsize=4096)
def sides(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells that share a side with this one: right, left, below, above."""
    x, y = cell
    return Cell(x + 1, y), Cell(x - 1, y), Cell(x, y + 1), Cell(x, y - 1)


def corners(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four cells that share only a corner with this one."""
    x, y = cell
    return Cell(x + 1, y + 1), Cell(x - 1, y + 1), Cell(x + 1, y - 1), Cell(x - 1, y - 1)


class Board(Pictured, Mapping[Cell, Card]):
    """The cards on the table, by cell: an immutable mapping.

    `Board.parse` reads a drawing and `str(board)` draws it again. A board with a start card reads
    back exactly; one without is shifted so that its first card is at (0, 0).
    """

    __slots__ = ("_cards",)
    _cards: dict[Cell, Card]

    def __init__(self, cards: Mapping[Cell, Card] | None = None) -> None:
        self._cards = dict(cards or {})

    @classmethod
    def wrap(cls, cards: dict[Cell, Card]) -> Self:
        """A board that uses this dict without copying it; the caller must not change the dict."""
        board = object.__new__(cls)
        board._cards = cards
        return board

    def __getitem__(self, cell: Cell) -> Card:
        return self._cards[cell]

    def __iter__(self) -> Iterator[Cell]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    # Mapping implements these three with a lookup per card; the dict's own methods are faster.
    def __contains__(self, cell: object) -> bool:
        return cell in self._cards

    def items(self) -> ItemsView[Cell, Card]:
        """Every cell with its card."""
        return self._cards.items()

    def values(self) -> ValuesView[Card]:
        """Every card."""
        return self._cards.values()

    def __eq__(self, other: object) -> bool:
        return self._cards == other._cards if isinstance(other, Board) else NotImplemented

    def __hash__(self) -> int:
        return hash(frozenset(self._cards.items()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({str(self)!r})"

    def with_card(self, card: Card, cell: Cell) -> "Board":
        """The board with one more card. Does not check whether the move is legal."""
        return Board.wrap({**self._cards, cell: card})

    def without(self, gone: frozenset[Cell]) -> "Board":
        """The board without the cards in those cells."""
        return Board({cell: card for cell, card in self._cards.items() if cell not in gone})

    def moved(self, dx: int, dy: int) -> Self:
        """The board with every card shifted by (dx, dy)."""
        return type(self)({Cell(x + dx, y + dy): card for (x, y), card in self._cards.items()})

    def bounds(self) -> tuple[Cell, Cell]:
        """The top left and bottom right corners of the bounding box. ValueError without cards."""
        xs = [x for x, _ in self._cards]
        ys = [y for _, y in self._cards]
        return Cell(min(xs), min(ys)), Cell(max(xs), max(ys))

    def __str__(self) -> str:
        """The drawing: one line per row, `D C M S` or `3a` for a card and `.` for an empty cell."""
        if not self._cards:
            return ""
        (left, top), (right, bottom) = self.bounds()
        return "\n".join(
            " ".join(
                f"{self._cards.get(Cell(x, y)) or '.'!s:2}" for x in range(left, right + 1)
            ).rstrip()
            for y in range(top, bottom + 1)
        )

    @classmethod
    def parse(cls, drawing: str) -> Self:
        """The board of a drawing. The start card or, without one, the first card is at (0, 0).

        Raises Unreadable, with line and column, for anything that is not a card.
        """
        cards: dict[Cell, Card] = {}
        for y, line in enumerate(drawing.split("\n")):
            for x, text in enumerate(line.split()):
                if text == ".":
                    continue
                try:
                    cards[Cell(x, y)] = Card.parse(text)
                except Unreadable as why:
                    raise Unreadable(why.refusal, **why.data, line=y + 1, column=x + 1) from None
        if not cards:
            return cls()
        starts = [cell for cell, card in cards.items() if card is Card.START]
        if len(starts) > 1:
            raise Unreadable(Refusal.TWO_START_CARDS, found=len(starts))
        x, y = starts[0] if starts else next(iter(cards))
        return cls(cards).moved(-x, -y)


# No cell of a game is further than this from (0, 0), wherever the square ends up (R9).
_FURTHEST = max(map(square_size, PLAYER_COUNTS)) - 1
_ACROSS = range(-_FURTHEST, _FURTHEST + 1)
CELLS = tuple(Cell(x, y) for y in _ACROSS for x in _ACROSS)
"""Every cell that a game can reach; its index is the number of the cell."""


def number_of(cell: Cell) -> int:
    """The index of the cell in CELLS. Lookups by number are faster than by cell."""
    x, y = cell
    return (y + _FURTHEST) * len(_ACROSS) + x + _FURTHEST


class Window:
    """The cells that the square can still cover, and how a placed card narrows them (R9).

    A cell is inside if all cards, including one placed there, fit into a square of `size` x `size`.
    A window only ever shrinks. There are few distinct ones, so `Window.of` creates each of them
    once, and `known` caches the results of `after`.
    """

    __slots__ = ("bottom", "cells", "known", "left", "right", "size", "top")

    def __init__(self, size: int, left: int, top: int, right: int, bottom: int) -> None:
        self.size = size
        self.left, self.top, self.right, self.bottom = left, top, right, bottom
        self.cells = frozenset(
            Cell(x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)
        )
        self.known: dict[Cell, tuple[Window, tuple[tuple[Cell, int], ...]]] = {}

    @staticmethod
    @cache
    def of(size: int, left: int, top: int, right: int, bottom: int) -> "Window":
        """The one window with these bounds, which are inclusive."""
        return Window(size, left, top, right, bottom)

    def __reduce__(self) -> tuple[object, ...]:
        return Window.of, (self.size, self.left, self.top, self.right, self.bottom)

    def after(self, cell: Cell) -> "tuple[Window, tuple[tuple[Cell, int], ...]]":
        """The window after a card is placed there, and the cell's neighbours in it, numbered."""
        reach = self.size - 1
        x, y = cell
        window = Window.of(
            self.size,
            max(self.left, x - reach),
            max(self.top, y - reach),
            min(self.right, x + reach),
            min(self.bottom, y + reach),
        )
        around = tuple((place, number_of(place)) for place in sides(cell) if place in window.cells)
        return self.known.setdefault(cell, (window, around))

    def excess(self, cell: Cell) -> tuple[int, str]:
        """How many cells beyond the window this cell is, and on which side; 0 or less inside.

        The side is `left`, `top`, `right` or `bottom`.
        """
        x, y = cell
        return max(
            (self.left - x, "left"),
            (self.top - y, "top"),
            (x - self.right, "right"),
            (y - self.bottom, "bottom"),
        )


def _too_large(board: Board) -> ImpossibleSquare:
    (left, top), (right, bottom) = board.bounds()
    width, height = right - left + 1, bottom - top + 1
    return ImpossibleSquare(Refusal.WRONG_SIZE, width=width, height=height)


_new = tuple.__new__  # takes half the time of Square(...), which runs Python code


class Square(NamedTuple):
    """The cards on the table and the cells that are open for the next one.

    This class alone decides where a card may be placed (R8 to R10, V1).

    - `cards`: The placed cards and the start card. Do not change it.
    - `window`: The cells that are still inside the square.
    - `open`: The cells where a card may be placed now, in the order in which they opened, with
      numbers. Do not change it.
    """

    cards: dict[Cell, Card]
    window: Window
    open: dict[Cell, int]

    @property
    def board(self) -> Board:
        """The cards as a Board, not copied."""
        return Board.wrap(self.cards)

    @staticmethod
    @cache
    def begin(players: int, *, centred: bool) -> "Square":
        """The square before the first move. `centred` is variant V1."""
        board = Board({ORIGIN: Card.START} if has_start_card(players) else {})
        return Square.around(board, size=square_size(players), centred=centred)

    @staticmethod
    def around(board: Board, *, size: int, centred: bool = False) -> "Square":
        """The square of `size` x `size` with these cards. `centred` is variant V1.

        Raises ImpossibleSquare if they do not fit.
        """
        reach = size // 2 if centred else size - 1
        window = Window.of(size, -reach, -reach, reach, reach)
        places = {} if board else {ORIGIN: number_of(ORIGIN)}  # R10: the first card defines (0, 0)
        for cell in board:
            if cell not in window.cells:
                raise _too_large(board)
            window, beside = window.after(cell)
            places.update(beside)
        open_places = {
            place: number
            for place, number in places.items()
            if place in window.cells and place not in board
        }
        return Square(dict(board.items()), window, open_places)

    def lay(self, card: Card, cell: Cell) -> "Square":
        """The square with one more card. Raises IllegalMove if the cell is not open."""
        if cell not in self.open:
            raise self.refusal(cell)
        return self.with_card(card, cell)

    def with_card(self, card: Card, cell: Cell) -> "Square":
        """The square with one more card. The caller has checked that the cell is open."""
        cards, window, places = self
        cards = cards.copy()
        cards[cell] = card
        narrowed, around = window.known.get(cell) or window.after(cell)
        if narrowed is window:
            places = places.copy()
        else:
            inside = narrowed.cells
            places = {place: number for place, number in places.items() if place in inside}
        del places[cell]
        for place, number in around:
            if place not in cards:
                places[place] = number
        return _new(Square, (cards, narrowed, places))

    def refusal(self, cell: Cell) -> IllegalMove:
        """The reason why no card may be placed there. Only for cells that are not open."""
        taken = self.cards.get(cell)
        if taken is not None:
            return IllegalMove(Refusal.PLACE_TAKEN, cell=str(cell), card=str(taken))
        by, side = self.window.excess(cell)
        if by > 0:
            return IllegalMove(Refusal.OUTSIDE_THE_SQUARE, side=side, by=by, size=self.window.size)
        if any(corner in self.cards for corner in corners(cell)):
            return IllegalMove(Refusal.TOUCHES_A_CORNER_ONLY, cell=str(cell))
        return IllegalMove(Refusal.TOUCHES_NOTHING, cell=str(cell))
