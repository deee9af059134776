"""Moves that are equivalent because the board is symmetric."""

from collections.abc import Callable

from cheese_rescue.rules import Board, Cell, Move, View

TURNS: tuple[Callable[[int, int], Cell], ...] = (
    lambda x, y: Cell(-y, x),
    lambda x, y: Cell(-x, -y),
    lambda x, y: Cell(y, -x),
    lambda x, y: Cell(-x, y),
    lambda x, y: Cell(x, -y),
    lambda x, y: Cell(y, x),
    lambda x, y: Cell(-y, -x),
)
"""The symmetries of a square other than the identity: three rotations and four reflections."""
MOST_CARDS = 6
"""Boards with more cards are not checked: they are hardly ever symmetric."""


def distinct_moves(view: View) -> tuple[Move, ...]:
    """The legal moves, but only one of each group that is equivalent by a symmetry of the board."""
    if len(view.board) > MOST_CARDS:
        return view.legal_moves
    keep = set(view.legal_cells)
    for turned in _symmetries(view.board, centred=view.rules.centred):
        for cell in view.legal_cells:
            if cell in keep and (image := turned(cell)) != cell:
                first, second = sorted((cell, image))
                if first in keep:
                    keep.discard(second)
    return tuple(move for move in view.legal_moves if move.cell in keep)


def _symmetries(board: Board, *, centred: bool) -> list[Callable[[Cell], Cell]]:
    """The symmetries that map the board to itself, each combined with a shift of the cards.

    Under V1 no shift is allowed, because the square is fixed.
    """
    if not board:
        return []
    corner = board.bounds()[0]
    found = []
    for turn in TURNS:
        image = Board({turn(*cell): card for cell, card in board.items()})
        dx, dy = (0, 0) if centred else _difference(corner, image.bounds()[0])
        if image.moved(dx, dy) == board:
            found.append(_then_shifted(turn, dx, dy))
    return found


def _difference(a: Cell, b: Cell) -> tuple[int, int]:
    return a.x - b.x, a.y - b.y


def _then_shifted(turn: Callable[[int, int], Cell], dx: int, dy: int) -> Callable[[Cell], Cell]:
    def moved(cell: Cell) -> Cell:
        x, y = turn(*cell)
        return Cell(x + dx, y + dy)

    return moved
