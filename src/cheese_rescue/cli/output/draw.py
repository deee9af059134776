"""Draws boards in a terminal. Readable without colours, by shapes and letters."""

from collections.abc import Collection, Mapping, Sequence

from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from cheese_rescue.rules import Board, Card, Cell, Kind
from cheese_rescue.table import Shape

SHAPES = {Shape.WHEEL: "●", Shape.WEDGE: "▲", Shape.BLOCK: "■", Shape.HEART: "♥"}
SHAPE_COLOURS = {
    Shape.WHEEL: "#e69f00",
    Shape.WEDGE: "#56b4e9",
    Shape.BLOCK: "#009e73",
    Shape.HEART: "#cc79a7",
}
# Dark enough for white letters (4.5 : 1), and different in a terminal with 16 colours.
_GROUNDS = {Kind.DOG: "#4f6d8f", Kind.CAT: "#b5563c", Kind.MOUSE: "#6f656b", Kind.START: "#e9d8c3"}
_INK = "#2b2433"
_PAPER = "#fff9f0"
_CARD_WIDTH = 5

Shapes = Sequence[Shape]
"""The shape of every seat."""


def reading_order(cell: Cell) -> tuple[int, int]:
    """Sort key for cells: row by row, from left to right."""
    return cell.y, cell.x


def shape_text(shape: Shape) -> Text:
    """A shape in its colour."""
    return Text(SHAPES[shape], Style(color=SHAPE_COLOURS[shape]))


def card_text(card: Card, shapes: Shapes, *, mark: str = " ") -> Text:
    """A card as wide as a cell, with the mark on both sides of its letters."""
    if card.owner is not None:
        shape = shapes[card.owner]
        letters = f"{SHAPES[shape]}{card}"
        style = Style(color=_INK, bgcolor=SHAPE_COLOURS[shape], bold=True)
    else:
        letters = str(card)
        light = card.kind is Kind.START
        style = Style(color=_INK if light else _PAPER, bgcolor=_GROUNDS[card.kind], bold=True)
    return Text(f"{mark}{letters:^3}{mark}", style)


def board_grid(
    board: Board,
    shapes: Shapes,
    *,
    ghost: Cell | None = None,
    gone: Mapping[Cell, Card] | None = None,
    last: Cell | None = None,
    places: Mapping[Cell, int] | None = None,
    marked: Collection[Cell] = (),
    room: int = 0,
) -> Grid:
    """The cards with their coordinates; `places` are numbered, `gone` cards are crossed out.

    Empty `marked` cells are highlighted. `room` empty rows and columns are drawn on every side.
    """
    gone = gone or {}
    places = places or {}
    cells = [*board, *gone, *places, *marked] or [Cell(0, 0)]
    columns = range(min(x for x, _ in cells) - room, max(x for x, _ in cells) + room + 1)
    rows = range(min(y for _, y in cells) - room, max(y for _, y in cells) + room + 1)

    def content(cell: Cell) -> Text:
        if cell in gone:
            struck = card_text(gone[cell], shapes, mark="×")
            struck.stylize(Style(color="red", bgcolor="default", dim=True))
            return struck
        if cell in board:
            mark = "?" if cell == ghost else "*" if cell == last else " "
            return card_text(board[cell], shapes, mark=mark)
        if cell in marked:
            return Text(f"[{places.get(cell, '!'):^3}]", "bold reverse")
        if cell in places:
            return Text(f"{places[cell]:^{_CARD_WIDTH}}", "bold")
        return Text("·".center(_CARD_WIDTH), "dim")

    grid = Grid.grid(padding=0)
    for _ in range(len(columns) + 1):
        grid.add_column(width=_CARD_WIDTH, no_wrap=True)
    grid.add_row("", *(Text(f"{x:^{_CARD_WIDTH}}", "dim") for x in columns))
    for y in rows:
        grid.add_row(Text(f"{y:>3}  ", "dim"), *(content(Cell(x, y)) for x in columns))
    return grid


def shapes_by_seat(players: int) -> list[Shape]:
    """The shapes of the seats, if the players are not known."""
    return list(Shape)[:players]
