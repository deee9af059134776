"""Messages between the arena and the process of a foreign bot: one JSON object per line."""

import msgspec

from cheese_rescue.bots.bot import Budget
from cheese_rescue.rules import Card, Draw, Move, Rules, Seat, View, rebuild_view


class ViewMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A View, without what can be derived from its moves."""

    seat: int
    players: int
    rules: Rules
    moves: tuple[str, ...]
    hand: tuple[Card, ...]
    draws: tuple[Draw, ...]
    hand_sizes: tuple[int, ...]
    pile_size: int
    unseen: dict[Card, int]
    cheeses: tuple[tuple[Card, ...], ...]


class BeginGame(msgspec.Struct, frozen=True, tag=True):
    """Create a new object of the class, with a new random seed."""

    seed: str
    timeout: float


class ChooseMove(msgspec.Struct, frozen=True, tag=True):
    """It is the bot's turn."""

    view: ViewMessage
    budget: Budget
    timeout: float


class FinishGame(msgspec.Struct, frozen=True, tag=True):
    """The game is over. There is no response, and perhaps no further request."""


BotRequest = BeginGame | ChooseMove | FinishGame


class BotReady(msgspec.Struct, frozen=True, tag=True):
    """The class was found, or its object was created."""


class MoveChosen(msgspec.Struct, frozen=True, tag=True):
    move: str


class NotAMove(msgspec.Struct, frozen=True, tag=True):
    """The bot returned something else."""

    what: str


class BotRaised(msgspec.Struct, frozen=True, tag=True):
    """The bot raised this exception, at this line of its file."""

    what: str


class BotNotFound(msgspec.Struct, frozen=True, tag=True):
    """There is no such module, or no such class in it."""

    what: str


BotResponse = BotReady | MoveChosen | NotAMove | BotRaised | BotNotFound


def encode_view(view: View) -> ViewMessage:
    """Serialise a View for the bot process."""
    if view.seat is None:
        raise ValueError("a watcher has no move to choose")
    return ViewMessage(
        seat=view.seat,
        players=view.players,
        rules=view.rules,
        moves=tuple(map(str, view.moves)),
        hand=view.hand,
        draws=view.draws,
        hand_sizes=view.hand_sizes,
        pile_size=view.pile_size,
        unseen=dict(view.unseen),
        cheeses=view.cheeses,
    )


def decode_view(message: ViewMessage) -> View:
    """The View that `encode_view` serialised."""
    return rebuild_view(
        seat=Seat(message.seat),
        players=message.players,
        rules=message.rules,
        moves=tuple(map(Move.parse, message.moves)),
        hand=message.hand,
        draws=message.draws,
        hand_sizes=message.hand_sizes,
        pile_size=message.pile_size,
        unseen=message.unseen,
        cheeses=message.cheeses,
    )
