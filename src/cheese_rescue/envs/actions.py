"""One numbering of the moves, for every environment and every seat.

An action is a kind of card and a place. The kinds are dog, cat, mouse, and the own cheese worth 1,
2 and 3. A place (x, y) counts from the upper left corner of the box around all placed cards, under
V1 of the whole square. So x and y go from -1, beside the box, to the size of the square - 1, and

    action = kind * side**2 + (y + 1) * side + (x + 1),    where side = size of the square + 1

There are 216 actions with two players, 294 with three and 384 with four.
"""

from functools import cache
from operator import index

from cheese_rescue.rules import Card, Cell, Kind, Move, Seat, View
from cheese_rescue.rules.cards import ANIMALS, CHEESE_POINTS, square_size

_POINTS = tuple(sorted(set(CHEESE_POINTS)))
KINDS = len(ANIMALS) + len(_POINTS)
"""The number of kinds of card in a hand: dog, cat, mouse, cheese worth 1, 2 and 3."""


_KINDS: dict[Card, int] = {
    card: len(ANIMALS) + card.points - 1 if card.kind is Kind.CHEESE else ANIMALS.index(card)
    for card in Card
    if card is not Card.START
}


@cache
def kinds(seat: Seat) -> tuple[Card, ...]:
    """The cards that a seat may place, in the order of the kinds."""
    return ANIMALS + tuple(Card.cheese(seat, points) for points in _POINTS)


def kind_of(card: Card) -> int:
    """The kind of a card, from 0 to 5. Raises ValueError for the start card."""
    kind = _KINDS.get(card)
    if kind is None:
        raise ValueError("nobody places the start card")
    return kind


@cache
def side(players: int) -> int:
    """The number of places along one side, including those beside the box: 6, 7 or 8."""
    return square_size(players) + 1


@cache
def number_of_actions(players: int) -> int:
    """The number of actions, legal or not: 216, 294 or 384."""
    return KINDS * side(players) ** 2


def corner(view: View) -> Cell:
    """The cell from which places count.

    It is the upper left corner of the box around all cards, or of the whole square under V1.
    """
    if view.rules.centred:
        reach = square_size(view.players) // 2
        return Cell(-reach, -reach)
    if not view.board:
        return Cell(0, 0)
    xs, ys = zip(*view.board, strict=True)
    return Cell(min(xs), min(ys))


def corner_after(view: View, at: Cell, move: Move) -> Cell:
    """The corner after a move, from the one before; faster than `corner`."""
    (x, y), (left, top) = move.cell, at
    if view.rules.centred or (x >= left and y >= top):
        return at
    return Cell(min(left, x), min(top, y))


def action_of(view: View, move: Move) -> int:
    """The number of a move. Raises ValueError unless it is one of the seat's `legal_moves`."""
    if move not in view.legal_moves:
        raise ValueError(f"{move} is not legal here")
    return _number(move, corner(view), side(view.players))


def move_of(view: View, action: int) -> Move:
    """The move with this number. Raises ValueError unless it is one of the seat's `legal_moves`."""
    move = decode(view, action, corner(view))
    if move not in view.legal_moves:
        raise ValueError(f"action {action} ({move}) is not legal here")
    return move


def decode(view: View, action: int, at: Cell) -> Move:
    """The move with this number, legal or not; `at` is the `corner` of the view.

    Raises ValueError for a number out of range.
    """
    across = side(view.players)
    number = index(action)  # TypeError for 3.7
    if not 0 <= number < KINDS * across**2:
        raise ValueError(f"{action} is not an action: there are {KINDS * across**2}")
    kind, place = divmod(number, across**2)
    y, x = divmod(place, across)
    return Move(kinds(view.turn)[kind], Cell(at.x + x - 1, at.y + y - 1))


def legal_actions(view: View) -> list[int]:
    """The numbers of the legal moves, lowest first; empty unless it is this seat's turn."""
    at, across = corner(view), side(view.players)
    return sorted(_number(move, at, across) for move in view.legal_moves)


def _number(move: Move, at: Cell, across: int) -> int:
    card, (x, y) = move
    return (kind_of(card) * across + y - at.y + 1) * across + x - at.x + 1
