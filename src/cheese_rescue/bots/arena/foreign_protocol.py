"""Messages between the arena and the process of a foreign bot: one JSON object per line."""

import msgspec

from cheese_rescue.bots.bot import Budget
from cheese_rescue.rules import Card, Draw, Move, Rules, Seat, View, rebuild_view


class ViewMessage(msgspec.Struct, frozen=True, kw_only=True):
    """A View without the fields that follow from its moves."""

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
    """Request: create an object of the bot's class for a new game. Response: BotReady."""

    seed: str
    """The seed of the bot's random numbers."""
    timeout: float
    """Seconds until the arena gives up on the bot."""


class ChooseMove(msgspec.Struct, frozen=True, tag=True):
    """Request: it is the bot's turn. Response: MoveChosen or NotAMove."""

    view: ViewMessage
    """What the bot's seat knows."""
    budget: Budget
    """What the bot may spend on the move."""
    timeout: float
    """Seconds until the arena gives up on the bot."""


class FinishGame(msgspec.Struct, frozen=True, tag=True):
    """Request: the game is over. There is no response."""


BotRequest = BeginGame | ChooseMove | FinishGame
"""Any message from the arena."""


class BotReady(msgspec.Struct, frozen=True, tag=True):
    """Response: the bot's class was found (at the start), or its object was created."""


class MoveChosen(msgspec.Struct, frozen=True, tag=True):
    """Response: the bot returned a move. It may still be illegal."""

    move: str
    """The move as text, such as `M@2,-1`."""


class NotAMove(msgspec.Struct, frozen=True, tag=True):
    """Response: the bot returned something that is not a move."""

    what: str
    """Its repr, shortened."""


class BotRaised(msgspec.Struct, frozen=True, tag=True):
    """Response: the bot raised an exception."""

    what: str
    """The exception in one line, and the file and line of the bot's code that raised it."""


class BotNotFound(msgspec.Struct, frozen=True, tag=True):
    """Response at the start: there is no such module, or no such class in it."""

    what: str
    """The error of the import."""


BotResponse = BotReady | MoveChosen | NotAMove | BotRaised | BotNotFound
"""Any message from the process of the bot."""


def encode_view(view: View) -> ViewMessage:
    """The message for a View. Raises ValueError for a watcher's view."""
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
    """The View of a message. Raises IllegalMove or Unreadable if its moves are impossible."""
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
