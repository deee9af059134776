"""All that one seat, or a watcher, may know of a game."""

from collections.abc import Mapping
from typing import NamedTuple

from cheese_rescue.rules.board import Board, Cell
from cheese_rescue.rules.cards import Card, Seat
from cheese_rescue.rules.chase import Outcome, Rules
from cheese_rescue.rules.move import Move


class Draw(NamedTuple):
    """A card drawn when so many cards had been placed; the two of the deal were drawn at 0."""

    ply: int
    card: Card


class View(NamedTuple):
    """A game as one seat sees it. The only thing about a running game that ever leaves."""

    seat: Seat | None
    """Whose view it is; None for a watcher, who sees no hand."""
    players: int
    rules: Rules
    ply: int
    turn: Seat
    over: bool
    board: Board
    moves: tuple[Move, ...]
    hand: tuple[Card, ...]
    draws: tuple[Draw, ...]
    hand_sizes: tuple[int, ...]
    pile_size: int
    unseen: Mapping[Card, int]
    """The animals that are neither on the table nor in the own hand."""
    cheeses: tuple[tuple[Card, ...], ...]
    """The cheeses that each seat still holds: everybody can count them."""
    legal_cells: tuple[Cell, ...]
    """Where the next card may lie, whoever's turn it is."""
    legal_moves: tuple[Move, ...]
    """Empty unless it is this seat's turn."""
    outcome: Outcome | None
    """None until the game is over."""
