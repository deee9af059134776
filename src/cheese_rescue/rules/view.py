"""What one seat, or a watcher, may know of a game."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from cheese_rescue.rules.board import Board, Cell, Square
from cheese_rescue.rules.cards import SEAT_LETTERS, Card, Seat, plies
from cheese_rescue.rules.chase import Outcome
from cheese_rescue.rules.frozen_dict import FrozenDict
from cheese_rescue.rules.move import Move, legal_moves
from cheese_rescue.rules.value import Value
from cheese_rescue.rules.variants import Rules


class Draw(NamedTuple):
    """A drawn card, and how many cards had been placed by then: 0 for the two cards of the deal.

    - `ply`: The number of cards placed by then.
    - `card`: The card.
    """

    ply: int
    card: Card


class ViewSlots(Value):
    """A View while it is filled in."""

    __slots__ = (
        "board",
        "cheeses",
        "draws",
        "hand",
        "hand_sizes",
        "legal_cells",
        "legal_moves",
        "moves",
        "outcome",
        "over",
        "pile_size",
        "players",
        "ply",
        "rules",
        "seat",
        "turn",
        "unseen",
    )


@dataclass(frozen=True, repr=False)
class View(ViewSlots):
    """A game as one seat sees it: the only form in which a running game is shown to anybody.

    No field depends on what the seat cannot know: other hands' animals and the order of the pile.

    `print(view)` shows the table and this seat's hand; `repr` leaves out the hand, because logs and
    error messages contain it. `dataclasses.replace` makes a changed copy.

    >>> from cheese_rescue import Seat, new_game
    >>> view = new_game(players=2, seed=7).view(Seat(1))
    >>> view
    <View of seat 1: 2 players, ply 0, seat 0 to move>
    >>> print(view)
    S
    <BLANKLINE>
    seat 0 (a): 8 cards, among them 1a 1a 1a 2a 2a 3a; to move
    seat 1 (b): 8 cards, among them 1b 1b 1b 2b 2b 3b
    pile: 14 cards
    hand of seat 1: C M 1b 1b 1b 2b 2b 3b
    >>> view.turn, view.hand_sizes, view.legal_moves
    (0, (8, 8), ())

    - `seat`: Whose view it is; None for a watcher, who sees no hand.
    - `players`: The number of players: 2, 3 or 4.
    - `rules`: The variants in use.
    - `ply`: The number of cards placed so far, without the start card.
    - `turn`: The seat to move.
    - `over`: Whether all cards have been placed.
    - `board`: The cards on the table.
    - `moves`: Every move so far; seat 0 made the first.
    - `hand`: This seat's cards; empty for a watcher.
    - `draws`: The cards that this seat has drawn, in order; empty for a watcher.
    - `hand_sizes`: The number of cards in each seat's hand.
    - `pile_size`: The number of cards left to draw.
    - `unseen`: How many of each animal are neither on the table nor in this seat's hand.
    - `cheeses`: The cheeses that each seat still holds, which are public.
    - `legal_cells`: Where the next card may be placed, no matter whose turn it is.
    - `legal_moves`: The legal moves; empty unless it is this seat's turn.
    - `outcome`: The finale and the score; None until the game is over.
    """

    __slots__ = ()

    seat: Seat | None
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
    cheeses: tuple[tuple[Card, ...], ...]
    legal_cells: tuple[Cell, ...]
    legal_moves: tuple[Move, ...]
    outcome: Outcome | None

    def __repr__(self) -> str:
        whose = "a watcher" if self.seat is None else f"seat {self.seat}"
        turn = turn_text(self.turn, over=self.over)
        return f"<View of {whose}: {self.players} players, ply {self.ply}, {turn}>"

    def __str__(self) -> str:
        lines = [str(self.board) or ".", "", *self._seats(), f"pile: {_cards(self.pile_size)}"]
        if self.seat is not None:
            lines.append(f"hand of seat {self.seat}: {' '.join(map(str, self.hand))}")
        return "\n".join(lines)

    def _seats(self) -> Iterator[str]:
        """A line about each seat: what everybody may know."""
        for seat in range(self.players):
            line = f"seat {seat} ({SEAT_LETTERS[seat]}): {_cards(self.hand_sizes[seat])}"
            if self.cheeses[seat]:
                line += f", among them {' '.join(map(str, self.cheeses[seat]))}"
            if self.outcome is not None:
                won = "; wins" if seat in self.outcome.winners else ""
                line += f"; {self.outcome.points[seat]} points{won}"
            elif seat == self.turn:
                line += "; to move"
            yield line


def turn_text(turn: Seat, *, over: bool) -> str:
    """Whose turn it is, in English."""
    return "over" if over else f"seat {turn} to move"


def _cards(count: int) -> str:
    return f"{count} card{'' if count == 1 else 's'}"


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
        unseen=FrozenDict(unseen),
        cheeses=cheeses,
        legal_cells=tuple(square.open),
        legal_moves=legal_moves(hand, square) if seat == turn else (),
        outcome=Outcome.of(square.board, rules, players) if over else None,
    )
