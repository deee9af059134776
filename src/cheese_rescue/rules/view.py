"""What one seat, or a watcher, may know of a game."""

from collections.abc import Mapping
from typing import NamedTuple

from cheese_rescue.rules.board import Board, Cell, Square
from cheese_rescue.rules.cards import Card, Seat, plies
from cheese_rescue.rules.chase import Outcome
from cheese_rescue.rules.move import Move, legal_moves
from cheese_rescue.rules.variants import Rules


class Draw(NamedTuple):
    """A drawn card, and how many cards had been placed by then: 0 for the two cards of the deal."""

    ply: int
    card: Card


class View(NamedTuple):
    """A game as one seat sees it: the only form in which a running game is shown to anybody.

    No field depends on what the seat cannot know: other hands' animals and the order of the pile.

    >>> from cheese_rescue.rules import Game, Seat
    >>> from cheese_rescue.rules.seal import shuffled_pile
    >>> pile = shuffled_pile(players=2, secret=bytes(32), numbers=[None, None])
    >>> view = Game.deal(players=2, pile=pile).view(Seat(1))
    >>> print(*view.hand)
    D M 1b 1b 1b 2b 2b 3b
    >>> view.turn, view.hand_sizes, view.pile_size
    (0, (8, 8), 14)
    >>> view.legal_moves
    ()
    """

    seat: Seat | None
    """Whose view it is; None for a watcher, who sees no hand."""
    players: int
    """The number of players: 2, 3 or 4."""
    rules: Rules
    """The variants in use."""
    ply: int
    """The number of cards placed so far, without the start card."""
    turn: Seat
    """The seat to move."""
    over: bool
    """Whether all cards have been placed."""
    board: Board
    """The cards on the table."""
    moves: tuple[Move, ...]
    """Every move so far; seat 0 made the first."""
    hand: tuple[Card, ...]
    """This seat's cards; empty for a watcher."""
    draws: tuple[Draw, ...]
    """The cards that this seat has drawn, in order; empty for a watcher."""
    hand_sizes: tuple[int, ...]
    """The number of cards in each seat's hand."""
    pile_size: int
    """The number of cards left to draw."""
    unseen: Mapping[Card, int]
    """How many of each animal are neither on the table nor in this seat's hand."""
    cheeses: tuple[tuple[Card, ...], ...]
    """The cheeses that each seat still holds, which are public."""
    legal_cells: tuple[Cell, ...]
    """Where the next card may be placed, no matter whose turn it is."""
    legal_moves: tuple[Move, ...]
    """The legal moves; empty unless it is this seat's turn."""
    outcome: Outcome | None
    """The finale and the score; None until the game is over."""


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
    """A View from the fields that the moves do not determine; replaying the moves gives the others.

    Raises IllegalMove if a card was placed at a cell that was not open.
    """
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
