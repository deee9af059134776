"""What legality and play depend on, and nothing else."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Self

from cheese_rescue.rules import cards
from cheese_rescue.rules.board import ORIGIN, Board, Cell, Square
from cheese_rescue.rules.cards import Card, Kind, Seat
from cheese_rescue.rules.chase import Outcome
from cheese_rescue.rules.errors import IllegalMove, Refusal
from cheese_rescue.rules.frozen_dict import FrozenDict
from cheese_rescue.rules.move import Move, as_move, legal_moves
from cheese_rescue.rules.value import Value
from cheese_rescue.rules.variants import Rules
from cheese_rescue.rules.view import Draw, View, ViewSlots, turn_text


class _CheesesOf(dict[tuple[Card, ...], tuple[Card, ...]]):
    """Maps a hand to its cheeses; each is computed once."""

    def __missing__(self, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        cheeses = self[hand] = tuple(card for card in hand if card.kind is Kind.CHEESE)
        return cheeses


_cheeses_of = _CheesesOf()


@lru_cache(maxsize=1 << 16)
def _exchange(hand: tuple[Card, ...], card: Card, drawn: Card | None) -> tuple[Card, ...]:
    """The hand after placing one card and drawing another."""
    at = hand.index(card)
    return cards.in_order((*hand[:at], *hand[at + 1 :], *((drawn,) if drawn else ())))


FIRST_SEAT = Seat(0)


class PositionSlots(Value):
    """A Position while it is filled in."""

    __slots__ = ("hands", "pile", "rules", "square", "turn")


@dataclass(frozen=True, eq=False, repr=False)
class Position(PositionSlots):
    """The cards on the table, in the hands and in the pile, and whose turn it is. Immutable.

    A `Game` is a position and how it came about. A position can also be set up: with a square of
    any size, with any cards.

    >>> from cheese_rescue.rules import Board, Card, Position
    >>> board = Board.parse("M  1a")
    >>> position = Position.set_up(board, size=3, hands=[[Card.CAT]])
    >>> print(*position.legal_moves())
    C@-1,0 C@0,1 C@0,-1 C@2,0 C@1,1 C@1,-1
    >>> after = position.play("C@0,1")
    >>> print(after.board)
    M  1a
    C  .
    >>> print(after.outcome().chase.left)
    .  1a
    C  .

    - `rules`: The variants in use.
    - `square`: The cards on the table and the open cells.
    - `hands`: Each seat's hand, sorted as by `cards.in_order`.
    - `turn`: The seat to move; once the square is full, the seat that would be next.
    - `pile`: The cards left to draw, top card first.
    """

    __slots__ = ()

    rules: Rules
    square: Square
    hands: tuple[tuple[Card, ...], ...]
    turn: Seat
    pile: tuple[Card, ...]

    # The open cells follow from the rest, so comparing them would only cost time.
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return self.rules, self.board, self.square.window, self.hands, self.turn, self.pile

    def __repr__(self) -> str:
        size, lying = self.square.window.size, len(self.board)
        turn = turn_text(self.turn, over=self.over)
        return f"<Position of {lying} cards, {size} x {size}, {turn}>"

    def __str__(self) -> str:
        return str(self.view(None))

    @classmethod
    def set_up(
        cls,
        board: Board,
        *,
        size: int,
        hands: Iterable[Iterable[Card]],
        turn: Seat = FIRST_SEAT,
        pile: Iterable[Card] = (),
        rules: Rules = Rules(),
    ) -> Self:
        """The position with these cards, in a square of `size` x `size`; the pile's top is first.

        Raises ImpossibleSquare if the board does not fit, and ValueError for an impossible turn.
        """
        square = Square.around(board, size=size, centred=rules.centred)
        sorted_hands = tuple(map(cards.in_order, hands))
        if not 0 <= turn < len(sorted_hands):
            raise ValueError(f"there is no seat {turn}")
        return cls(rules, square, sorted_hands, turn, tuple(pile))

    @property
    def board(self) -> Board:
        """The cards on the table."""
        return self.square.board

    @property
    def over(self) -> bool:
        """Whether no card can be placed any more: the square is full (R13), or the hands are empty.

        The hands of a whole game are never empty.
        """
        return not (self.square.open and self.hands[self.turn])

    def legal_moves(self) -> tuple[Move, ...]:
        """Each different card of the mover's hand at each open cell."""
        return legal_moves(self.hands[self.turn], self.square)

    def play(self, move: Move | str) -> "Position":
        """The position after this move: a Move, or its text form `M@1,0`.

        Raises IllegalMove with the reason, and Unreadable for any other text.
        """
        if type(move) is not Move or type(move.cell) is not Cell:
            move = as_move(move)
        after: Any = PositionSlots()
        after.rules = self.rules
        after.square, after.hands, after.turn, after.pile = play_card(
            self.square, self.hands, self.turn, self.pile, move
        )
        after.__class__ = Position
        return after  # type: ignore[no-any-return]  # its class was just set

    def view(
        self, seat: Seat | None, *, moves: tuple[Move, ...] = (), draws: tuple[Draw, ...] = ()
    ) -> View:
        """What this seat, or a watcher (None), may know, given how the position came about.

        Raises ValueError for an unknown seat.
        """
        square, hands, turn, pile = self.square, self.hands, self.turn, self.pile
        if seat is not None and not 0 <= seat < len(hands):
            raise ValueError(f"there is no seat {seat}")
        over = self.over
        hidden = pile
        for other, hand in enumerate(hands):
            if other != seat:
                hidden += hand
        view: Any = ViewSlots()
        view.seat = seat
        view.players = len(hands)
        view.rules = self.rules
        view.ply = len(square.cards) - (square.cards.get(ORIGIN) is Card.START)
        view.turn = turn
        view.over = over
        view.board = square.board
        view.moves = moves
        view.hand = hands[seat] if seat is not None else ()
        view.draws = draws
        view.hand_sizes = tuple(map(len, hands))
        view.pile_size = len(pile)
        view.unseen = FrozenDict({animal: hidden.count(animal) for animal in cards.ANIMALS})
        view.cheeses = tuple(map(_cheeses_of.__getitem__, hands))
        view.legal_cells = tuple(square.open)
        view.legal_moves = self.legal_moves() if seat == turn else ()
        view.outcome = self.outcome() if over else None
        view.__class__ = View
        return view  # type: ignore[no-any-return]  # its class was just set

    def outcome(self) -> Outcome:
        """The finale and the score if the chase came now, whether the square is full or not."""
        return Outcome.of(self.board, self.rules, len(self.hands))


def play_card(
    square: Square,
    hands: tuple[tuple[Card, ...], ...],
    turn: int,  # a Seat, as in the result; calling Seat would take time
    pile: tuple[Card, ...],
    move: Move,
) -> tuple[Square, tuple[tuple[Card, ...], ...], int, tuple[Card, ...]]:
    """The fields of a position that a move changes, afterwards. Raises IllegalMove with the reason.

    This is all there is to playing: `Position` and `Game` differ in what else they remember.
    """
    card, cell = move
    hand = hands[turn]
    if card not in hand or cell not in square.open:
        raise _refusal(square, hand, move)
    new_hands = list(hands)
    if pile:
        new_hands[turn] = _exchange(hand, card, pile[0])  # R11
        pile = pile[1:]
    else:
        new_hands[turn] = _exchange(hand, card, None)
    following = (turn + 1) % len(new_hands)
    if not new_hands[following]:
        following = _next_with_cards(new_hands, following)
    return square.with_card(card, cell), tuple(new_hands), following, pile


def _refusal(square: Square, hand: tuple[Card, ...], move: Move) -> IllegalMove:
    if not (square.open and hand):
        return IllegalMove(Refusal.GAME_OVER)
    if move.card not in hand:
        return IllegalMove(Refusal.NO_SUCH_CARD, card=str(move.card))
    return square.refusal(move.cell)


def _next_with_cards(hands: Sequence[tuple[Card, ...]], turn: int) -> int:
    """The first seat from `turn` on that has cards; `turn` if nobody has any."""
    after = (*range(turn, len(hands)), *range(turn))
    return next((seat for seat in after if hands[seat]), turn)
