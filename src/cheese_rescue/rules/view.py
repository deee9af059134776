"""All that one seat, or a watcher, may know of a game."""

from collections.abc import Mapping
from typing import NamedTuple

from cheese_rescue.rules.board import Board, Cell, Square
from cheese_rescue.rules.cards import Card, Seat, plies
from cheese_rescue.rules.chase import Outcome
from cheese_rescue.rules.move import Move, legal_moves
from cheese_rescue.rules.variants import Rules


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


def rebuild_view(
    *,
    seat: Seat | None,
    players: int,
    rules: Rules,
    moves: tuple[Move, ...],
    hand: tuple[Card, ...],
    draws: tuple[Draw, ...],
    hand_sizes: tuple[int, ...],
    pile_size: int,
    unseen: Mapping[Card, int],
    cheeses: tuple[tuple[Card, ...], ...],
) -> View:
    """The View with these fields; replaying the moves gives the others, or an IllegalMove."""
    square = Square.begin(players, centred=rules.centred)
    for card, cell in moves:
        square = square.lay(card, cell)
    ply = len(moves)
    turn = Seat(ply % players)
    over = ply == plies(players)
    return View(
        seat=seat,
        players=players,
        rules=rules,
        ply=ply,
        turn=turn,
        over=over,
        board=square.board,
        moves=moves,
        hand=hand,
        draws=draws,
        hand_sizes=hand_sizes,
        pile_size=pile_size,
        unseen=unseen,
        cheeses=cheeses,
        legal_cells=tuple(square.open),
        legal_moves=legal_moves(hand, square) if seat == turn else (),
        outcome=Outcome.of(square.board, rules, players) if over else None,
    )
