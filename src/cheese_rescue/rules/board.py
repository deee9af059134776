"""Cards that lie on the table, where they lie, and where the next one may."""

import re
from collections.abc import ItemsView, Iterator, Mapping, ValuesView
from functools import cache, lru_cache
from typing import NamedTuple, Self

from cheese_rescue.rules.cards import PLAYER_COUNTS, Card, has_start_card, square_size
from cheese_rescue.rules.errors import IllegalMove, Refusal, Unreadable

_CELL = re.compile(r"([+-]?[0-9]{1,3}),([+-]?[0-9]{1,3})", re.ASCII)


class Cell(NamedTuple):
    """A place: x to the right and y downwards, from the start card or the first card laid."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"{self.x},{self.y}"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The cell written as `2,-1`."""
        numbers = _CELL.fullmatch(text)
        if numbers is None:
            raise Unreadable(Refusal.NOT_A_CELL, text=text[:20])
        return cls(int(numbers[1]), int(numbers[2]))


ORIGIN = Cell(0, 0)


@lru_cache(maxsize=4096)
def sides(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four places that share a side with this one: right, left, below, above."""
    x, y = cell
    return Cell(x + 1, y), Cell(x - 1, y), Cell(x, y + 1), Cell(x, y - 1)


def corners(cell: Cell) -> tuple[Cell, Cell, Cell, Cell]:
    """The four places that share only a corner with this one."""
    x, y = cell
    return Cell(x + 1, y + 1), Cell(x - 1, y + 1), Cell(x + 1, y - 1), Cell(x - 1, y - 1)


class Board(Mapping[Cell, Card]):
    """The cards that lie, by their cells. Never changes; `with_card` makes the next one."""

    __slots__ = ("_cards",)
    _cards: dict[Cell, Card]

    def __init__(self, cards: Mapping[Cell, Card] | None = None) -> None:
        self._cards = dict(cards or {})

    @classmethod
    def wrap(cls, cards: dict[Cell, Card]) -> Self:
        """A board of these very cards, not copied: for a dict that nobody will change."""
        board = object.__new__(cls)
        board._cards = cards
        return board

    def __getitem__(self, cell: Cell) -> Card:
        return self._cards[cell]

    def __iter__(self) -> Iterator[Cell]:
        return iter(self._cards)

    def __len__(self) -> int:
        return len(self._cards)

    # Mapping would walk these card by card; a dict does it at once.
    def __contains__(self, cell: object) -> bool:
        return cell in self._cards

    def items(self) -> ItemsView[Cell, Card]:
        return self._cards.items()

    def values(self) -> ValuesView[Card]:
        return self._cards.values()

    def __eq__(self, other: object) -> bool:
        return self._cards == other._cards if isinstance(other, Board) else NotImplemented

    def __hash__(self) -> int:
        return hash(frozenset(self._cards.items()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}.parse({str(self)!r})"

    def with_card(self, card: Card, cell: Cell) -> "Board":
        """This board and one more card."""
        return Board.wrap({**self._cards, cell: card})

    def without(self, gone: frozenset[Cell]) -> "Board":
        """This board after those cells were emptied."""
        return Board({cell: card for cell, card in self._cards.items() if cell not in gone})

    def moved(self, dx: int, dy: int) -> Self:
        """The same cards, all shifted alike."""
        return type(self)({Cell(x + dx, y + dy): card for (x, y), card in self._cards.items()})

    def bounds(self) -> tuple[Cell, Cell]:
        """The top left and the bottom right cell of the smallest rectangle around all cards."""
        xs = [x for x, _ in self._cards]
        ys = [y for _, y in self._cards]
        return Cell(min(xs), min(ys)), Cell(max(xs), max(ys))

    def __str__(self) -> str:
        """The drawing: rows of `D C M S`, `3a` and `.` for an empty place."""
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
        """The board that is drawn. The start card is at (0, 0); without one, the first card is."""
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


# Wherever the square floats, no cell of a game is further than this from (0, 0) (R9).
_FURTHEST = max(map(square_size, PLAYER_COUNTS)) - 1
_ACROSS = range(-_FURTHEST, _FURTHEST + 1)
CELLS = tuple(Cell(x, y) for y in _ACROSS for x in _ACROSS)
"""Every cell that a game can reach, by its number."""


def number_of(cell: Cell) -> int:
    """Where the cell stands in CELLS; looking things up by number is faster than by cell."""
    x, y = cell
    return (y + _FURTHEST) * len(_ACROSS) + x + _FURTHEST


class Window:
    """All places that the square can still reach, and how laying a card narrows it (R9).

    The square floats: a place is inside as long as all cards, with one there, fit into
    `size` x `size`. What is once out of reach stays so. There are few windows, so each is made
    once (`Window.of`) and remembers where every card leads.
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
        return Window(size, left, top, right, bottom)

    def __reduce__(self) -> tuple[object, ...]:
        return Window.of, (self.size, self.left, self.top, self.right, self.bottom)

    def after(self, cell: Cell) -> "tuple[Window, tuple[tuple[Cell, int], ...]]":
        """The window once a card lies there, and that cell's neighbours inside it, numbered."""
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
        """How far beyond the window a place is, and on which side; 0 or less inside."""
        x, y = cell
        return max(
            (self.left - x, "left"),
            (self.top - y, "top"),
            (x - self.right, "right"),
            (y - self.bottom, "bottom"),
        )


_new = tuple.__new__  # half the time of Square(...), which runs Python code


class Square(NamedTuple):
    """The cards that lie and the places that are open: the one authority on where a card may go."""

    cards: dict[Cell, Card]
    window: Window
    open: dict[Cell, int]
    """The places where a card may lie now, each with its number, in the order they opened in."""

    @property
    def board(self) -> Board:
        return Board.wrap(self.cards)

    @staticmethod
    def begin(players: int, *, centred: bool) -> "Square":
        """The square before the first card."""
        size = square_size(players)
        reach = size // 2 if centred else size - 1
        window = Window.of(size, -reach, -reach, reach, reach)
        if has_start_card(players):
            places = {place: number_of(place) for place in sides(ORIGIN)}
            return Square({ORIGIN: Card.START}, window, places)
        # R10: the first card defines (0, 0)
        return Square({}, window, {ORIGIN: number_of(ORIGIN)})

    def lay(self, card: Card, cell: Cell) -> "Square":
        """The square with one more card, or an IllegalMove."""
        if cell not in self.open:
            raise self.refusal(cell)
        return self.with_card(card, cell)

    def with_card(self, card: Card, cell: Cell) -> "Square":
        """The square with one more card at a place that is known to be open."""
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
        """Why no card may lie there; only for places that are not open."""
        taken = self.cards.get(cell)
        if taken is not None:
            return IllegalMove(Refusal.PLACE_TAKEN, cell=str(cell), card=str(taken))
        by, side = self.window.excess(cell)
        if by > 0:
            return IllegalMove(Refusal.OUTSIDE_THE_SQUARE, side=side, by=by, size=self.window.size)
        if any(corner in self.cards for corner in corners(cell)):
            return IllegalMove(Refusal.TOUCHES_A_CORNER_ONLY, cell=str(cell))
        return IllegalMove(Refusal.TOUCHES_NOTHING, cell=str(cell))
