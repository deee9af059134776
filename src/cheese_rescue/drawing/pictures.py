"""Draws the values of the rules: a square of cards, and a row for each seat below it."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import chain
from typing import TypeAlias

from cheese_rescue.drawing.drawings import load
from cheese_rescue.rules import (
    Board,
    Cell,
    Game,
    Kind,
    Outcome,
    Position,
    Record,
    Seat,
    View,
)
from cheese_rescue.rules.cards import SEAT_LETTERS, seats
from cheese_rescue.rules.replay import boards

Picturable: TypeAlias = Board | Position | Game | View | Outcome | Record
"""What can be drawn."""

_CELL = 100
_CARD = 92
_MARGIN = 20
_ROW = 56
"""The height of a seat's row, and the width of a card in it."""
_SMALL = 50
_ROW_CARDS = 8
_PIXELS = 0.6
"""The size of a unit on the screen."""
_ID = "cheese-rescue"


def svg(value: Picturable) -> str:
    """The picture of a board, position, game, view, outcome or record, as the text of an SVG image.

    A game or a position shows what a watcher may see; a view, also its own hand. A record shows
    its last board and, if it is finished, the score. The colours follow the reader's light or dark
    setting. Raises NotBuilt if there are no drawings, Unreadable if a move of a record is
    impossible, and TypeError for anything else.

    >>> from cheese_rescue import new_game, svg
    >>> picture = svg(new_game(seed=7))  # for a file: Path("game.svg").write_text(picture)
    >>> picture.startswith("<svg "), picture.count('<use href="#cheese-rescue-S"')
    (True, 1)
    """
    match value:
        case Board():
            picture = _Picture(f"Board of {len(value)} cards", value)
        case Game() | Position():
            picture = _of_view(value.view(None), _name(value))
        case View():
            picture = _of_view(value, _name(value))
        case Outcome():
            picture = _of_outcome(value, _name(value))
        case Record():
            picture = _of_record(value)
        case _:
            raise TypeError(f"there is no picture of a {type(value).__name__}")
    return picture.drawn()


def _name(value: object) -> str:
    return repr(value)[1:-1]


@dataclass(frozen=True)
class _Row:
    """What is drawn about a seat."""

    seat: Seat
    cards: Sequence[str]
    """The drawings of its cards, from left to right."""
    marked: bool
    """Whether it is its turn, or it has won."""
    number: int | None = None
    """Its points, at the end."""


@dataclass(frozen=True)
class _Picture:
    """The parts of a picture."""

    title: str
    """What a screen reader says."""
    board: Board
    open: Collection[Cell] = ()
    """Empty cells with a frame."""
    last: Cell | None = None
    """The cell of the last card placed."""
    gone: Collection[Cell] = ()
    """Cells whose cards have left and only have left traces."""
    rows: Sequence[_Row] = ()
    pile: int = 0
    """The number of cards in the pile."""

    def drawn(self) -> str:
        """The picture as text."""
        cells = [*self.board, *self.open] or [Cell(0, 0)]
        left, right = min(x for x, _ in cells), max(x for x, _ in cells)
        top, bottom = min(y for _, y in cells), max(y for _, y in cells)
        wide, high = _CELL * (right - left + 1), _CELL * (bottom - top + 1)
        width = wide + 2 * _MARGIN
        height = high + 2 * _MARGIN
        if self.rows:
            width = max(width, (_ROW_CARDS + 3) * _ROW + 2 * _MARGIN)
            height += _MARGIN + _ROW * len(self.rows)
        x, y = (width - wide) // 2 - _CELL * left, _MARGIN - _CELL * top
        shapes = [
            *chain.from_iterable(self._cell(cell, x, y) for cell in [*self.board, *self.open]),
            *chain.from_iterable(
                _row(row, high + 2 * _MARGIN + _ROW * number)
                for number, row in enumerate(self.rows)
            ),
            *(_pile(self.pile, width, high + 2 * _MARGIN) if self.pile else ()),
        ]
        return _document(self.title, width, height, shapes)

    def _cell(self, cell: Cell, x: int, y: int) -> Iterable[str]:
        """A card, its traces, or a frame. The cell 0,0 is drawn at (x, y)."""
        card = self.board.get(cell)
        inset = (_CELL - _CARD) // 2
        at = x + _CELL * cell.x + inset, y + _CELL * cell.y + inset
        frame = f'<rect x="{at[0]}" y="{at[1]}" width="{_CARD}" height="{_CARD}" rx="13"'
        if card is None:
            yield f'{frame} {_paint("line", "stroke")} fill="none" stroke-dasharray="6 8"/>'
        elif cell in self.gone:
            yield f'{frame} fill="currentColor" fill-opacity=".08"/>'
            if card.kind is Kind.CAT:
                yield _use("paws", *at, _CARD)
            elif card.owner is not None:
                yield _use(f"crumbs-{SEAT_LETTERS[card.owner]}", *at, _CARD)
        else:
            yield _use(str(card), *at, _CARD)
            if cell == self.last:
                yield f'{frame} {_paint("accent", "stroke")} fill="none" stroke-width="6"/>'


def _of_view(view: View, title: str) -> _Picture:
    if view.outcome is not None:
        return _of_outcome(view.outcome, title)
    return _Picture(
        title,
        view.board,
        open=view.legal_cells,
        last=view.moves[-1].cell if view.moves else None,
        rows=[
            _Row(seat, _hand(view, seat), marked=seat == view.turn) for seat in seats(view.players)
        ],
        pile=view.pile_size,
    )


def _hand(view: View, seat: Seat) -> list[str]:
    """The cards of a seat as this view shows them: of others, the animals are hidden."""
    if seat == view.seat:
        return [str(card) for card in view.hand]
    cheeses = [str(card) for card in view.cheeses[seat]]
    return ["back"] * (view.hand_sizes[seat] - len(cheeses)) + cheeses


def _of_outcome(outcome: Outcome, title: str) -> _Picture:
    board = outcome.chase.board
    gone = frozenset[Cell]().union(*(step.gone for step in outcome.chase.steps))

    def saved(seat: Seat) -> list[str]:
        left = (card for cell, card in board.items() if cell not in gone)
        return sorted(str(card) for card in left if card.owner == seat)

    return _Picture(
        title,
        board,
        gone=gone,
        rows=[
            _Row(seat, saved(seat), marked=seat in outcome.winners, number=points)
            for seat, points in zip(seats(len(outcome.points)), outcome.points, strict=True)
        ],
    )


def _of_record(record: Record) -> _Picture:
    *_, board = boards(record)
    if record.finished:
        return _of_outcome(Outcome.of(board, record.rules, record.players), _name(record))
    last = record.plays[-1].move.cell if record.plays else None
    return _Picture(_name(record), board, last=last)


def _row(row: _Row, y: int) -> Iterable[str]:
    x = _MARGIN + _ROW // 2
    if row.marked:
        points = f"{_MARGIN},{y + 14} {x - 4},{y + _SMALL // 2} {_MARGIN},{y + _SMALL - 14}"
        yield f'<polygon points="{points}" {_paint("accent", "fill")}/>'
    yield _use(f"mark-{SEAT_LETTERS[row.seat]}", x, y, _SMALL)
    x += _ROW + _ROW // 4
    if row.number is not None:
        yield _text(str(row.number), x, y)
        x += _ROW
    for card in row.cards:
        yield _use(card, x, y, _SMALL)
        x += _ROW


def _pile(count: int, width: int, y: int) -> Iterable[str]:
    """The back of a card and the number of cards in the pile, in the lower right corner."""
    x = width - _MARGIN - _ROW
    yield _use("back", x, y, _SMALL)
    yield f'<circle cx="{x + 25}" cy="{y + 25}" r="19" {_paint("table", "fill")}/>'
    yield _text(str(count), x + 25, y, anchor="middle")


def _text(text: str, x: int, y: int, *, anchor: str = "start") -> str:
    return (
        f'<text x="{x}" y="{y + 35}" fill="currentColor" text-anchor="{anchor}"'
        f' font-family="system-ui, sans-serif" font-size="28" font-weight="700">{text}</text>'
    )


def _use(drawing: str, x: int, y: int, size: int) -> str:
    return f'<use href="#{_ID}-{drawing}" x="{x}" y="{y}" width="{size}" height="{size}"/>'


def _paint(colour: str, attribute: str) -> str:
    """The light colour; the style sheet of the picture replaces it by the dark one."""
    return f'class="{colour}" {attribute}="{load().light[colour]}"'


def _document(title: str, width: int, height: int, shapes: Sequence[str]) -> str:
    known = load()
    text = "".join(shapes)
    symbols = "".join(
        f'<symbol id="{_ID}-{name}" viewBox="{drawing.view_box}">{drawing.markup}</symbol>'
        for name, drawing in known.drawings.items()
        if f'"#{_ID}-{name}"' in text
    )
    dark = "".join(
        f".{_ID} .{name}[{attribute}^='#']{{{attribute}:{known.dark[name]}}}"
        for name in ("table", "line", "accent")
        for attribute in ("fill", "stroke")
    )
    dark += f".{_ID}{{color:{known.dark['ink']}}}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{_ID}" role="img"'
        f' color="{known.light["ink"]}"'
        f' viewBox="0 0 {width} {height}"'
        f' width="{width * _PIXELS:.0f}" height="{height * _PIXELS:.0f}">'
        f"<title>{escape(title)}</title>"
        f"<style>@media (prefers-color-scheme: dark){{{dark}}}</style>"
        f"<defs>{symbols}</defs>"
        f'<rect width="{width}" height="{height}" rx="24" {_paint("table", "fill")}/>'
        f"{text}</svg>\n"
    )
