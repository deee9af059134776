"""A whole game, secrets included."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain, repeat
from typing import Any, Self

from cheese_rescue.rules import cards
from cheese_rescue.rules.board import Board, Cell, Square
from cheese_rescue.rules.cards import DRAWN_AT_THE_DEAL, Card, Seat
from cheese_rescue.rules.chase import Outcome
from cheese_rescue.rules.errors import IllegalMove, Refusal
from cheese_rescue.rules.move import Move, as_move, legal_moves
from cheese_rescue.rules.position import Position, PositionSlots, play_card
from cheese_rescue.rules.value import Value
from cheese_rescue.rules.variants import Rules
from cheese_rescue.rules.view import Draw, View, turn_text


def _drawn_at_the_deal(dealt: tuple[Card, ...], seat: Seat) -> tuple[Card, ...]:
    first = DRAWN_AT_THE_DEAL * seat
    return dealt[first : first + DRAWN_AT_THE_DEAL]


def _impossible_pile(players: int, pile: tuple[Card, ...]) -> IllegalMove:
    if not all(isinstance(card, Card) for card in pile):
        raise TypeError("a pile is made of Cards")
    expected = cards.animals(players)
    found = Counter(pile)
    card = next(card for card in Card if found[card] != expected.get(card, 0))
    return IllegalMove(
        Refusal.IMPOSSIBLE_PILE,
        card=str(card),
        found=found[card],
        expected=expected.get(card, 0),
    )


_new = tuple.__new__  # takes half the time of Draw(...), which runs Python code


class GameSlots(Value):
    """A Game while it is filled in."""

    __slots__ = ("dealt", "hands", "moves", "pile", "rules", "square", "turn")


@dataclass(frozen=True, eq=False, repr=False)
class Game(GameSlots):
    """The state of a game after some moves, secrets included. Immutable: `play` returns a new Game.

    Only its `view` may be shown to players or bots. `print(game)` shows what a watcher may see.

    >>> from cheese_rescue import new_game
    >>> game = new_game(players=2, seed=7)
    >>> game
    <Game of 2 players, ply 0 of 24, seat 0 to move>
    >>> print(*game.legal_moves()[:3])
    D@1,0 M@1,0 1a@1,0
    >>> after = game.play("M@1,0")
    >>> print(after.board)
    S  M
    >>> game.ply, after.ply, after.over
    (0, 1, False)

    - `rules`: The variants in use.
    - `square`: The cards on the table and the open cells.
    - `hands`: Each seat's hand, sorted as by `cards.in_order`.
    - `turn`: The seat to move; once the square is full, the seat that would be next.
    - `pile`: The cards left to draw, top card first.
    - `dealt`: The whole shuffled pile before the deal, top card first.
    - `moves`: Every move so far; seat 0 made the first.
    """

    __slots__ = ()

    rules: Rules
    square: Square
    hands: tuple[tuple[Card, ...], ...]
    turn: Seat
    pile: tuple[Card, ...]
    dealt: tuple[Card, ...]
    moves: tuple[Move, ...]

    # The rest of the position follows from these, so comparing it would only cost time.
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return self.rules, self.dealt, self.moves, self.players

    def __repr__(self) -> str:
        ply, turn = (
            f"ply {self.ply} of {cards.plies(self.players)}",
            turn_text(self.turn, over=self.over),
        )
        return f"<Game of {self.players} players, {ply}, {turn}>"

    def __str__(self) -> str:
        return str(self.view(None))

    @classmethod
    def deal(cls, *, players: int, pile: Iterable[Card], rules: Rules = Rules()) -> Self:
        """The game before its first move. The first card of `pile` is its top.

        Seat 0 gets the first two cards, seat 1 the next two, and so on. Raises IllegalMove if the
        number of players, the variants or the pile are impossible.
        """
        rules.check(players)
        dealt = tuple(pile)
        animals = cards.animals(players)
        if len(dealt) != sum(animals.values()) or any(
            dealt.count(animal) != count for animal, count in animals.items()
        ):
            raise _impossible_pile(players, dealt)
        hands = tuple(
            cards.in_order((*_drawn_at_the_deal(dealt, seat), *cards.cheeses(seat)))
            for seat in cards.seats(players)
        )
        square = Square.begin(players, centred=rules.centred)
        pile_left = dealt[DRAWN_AT_THE_DEAL * players :]
        return cls(rules, square, hands, Seat(0), pile_left, dealt, ())

    @property
    def position(self) -> Position:
        """The game without its history."""
        position: Any = PositionSlots()
        position.rules = self.rules
        position.square = self.square
        position.hands = self.hands
        position.turn = self.turn
        position.pile = self.pile
        position.__class__ = Position
        return position  # type: ignore[no-any-return]  # its class was just set

    @property
    def players(self) -> int:
        """The number of players: 2, 3 or 4."""
        return len(self.hands)

    @property
    def ply(self) -> int:
        """The number of cards placed so far, without the start card."""
        return len(self.moves)

    @property
    def over(self) -> bool:
        """Whether all cards have been placed (R13)."""
        return not self.square.open

    @property
    def board(self) -> Board:
        """The cards on the table."""
        return self.square.board

    def legal_moves(self) -> tuple[Move, ...]:
        """Each different card of the mover's hand at each open cell; empty after the game."""
        return legal_moves(self.hands[self.turn], self.square)

    def play(self, move: Move | str) -> "Game":
        """The game after this move: a Move, or its text form `M@1,0`.

        Raises IllegalMove with the reason, and Unreadable for any other text.
        """
        if type(move) is not Move or type(move.cell) is not Cell:
            move = as_move(move)
        after: Any = GameSlots()
        after.rules = self.rules
        after.square, after.hands, after.turn, after.pile = play_card(
            self.square, self.hands, self.turn, self.pile, move
        )
        after.dealt = self.dealt
        after.moves = self.moves + (move,)
        after.__class__ = Game
        return after  # type: ignore[no-any-return]  # its class was just set

    def outcome(self) -> Outcome:
        """The finale and the score. Raises IllegalMove unless the game is over."""
        if not self.over:
            places = cards.plies(self.players) - self.ply
            raise IllegalMove(Refusal.GAME_NOT_OVER, places=places)
        return Outcome.of(self.board, self.rules, self.players)

    def view(self, seat: Seat | None) -> View:
        """What this seat, or a watcher (None), may know. Raises ValueError for an unknown seat."""
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}")
        draws = self._draws(seat) if seat is not None else ()
        return self.position.view(seat, moves=self.moves, draws=draws)

    def _draws(self, seat: Seat) -> tuple[Draw, ...]:
        players, dealt = self.players, self.dealt
        top = DRAWN_AT_THE_DEAL * players
        later = range(seat, min(len(self.moves), len(dealt) - top), players)
        plies = chain(repeat(0, DRAWN_AT_THE_DEAL), range(seat + 1, later.stop + 1, players))
        drawn = _drawn_at_the_deal(dealt, seat) + dealt[top + seat : top + later.stop : players]
        return tuple(map(_new, repeat(Draw), zip(plies, drawn, strict=True)))
