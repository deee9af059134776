"""Players, chairs and the options of a table."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NewType

from cheese_rescue.rules import Rules
from cheese_rescue.rules.record import check_bot_name
from cheese_rescue.table.errors import TableRefusal, TableRefused

ChairNumber = NewType("ChairNumber", int)
"""A place around the table, clockwise from 0. It stays the same when another player begins."""


class Shape(Enum):
    """A player's symbol at the table. It stays the same in every seat."""

    WHEEL = "wheel"
    WEDGE = "wedge"
    BLOCK = "block"
    HEART = "heart"


class Help(Enum):
    """The help level of a chair: what its player is shown."""

    REAL_TABLE = "real-table"
    """No legal cells are shown. A refused cell is explained."""
    PLACES = "places"
    """The legal cells."""
    FORECAST = "forecast"
    """The same as `hint-place`, and the finale as if the game ended now."""
    HINT_CARD = "hint-card"
    """The legal cells and, on request, a good card."""
    HINT_REGION = "hint-region"
    """The legal cells and, on request, a good card and roughly where to place it."""
    HINT_PLACE = "hint-place"
    """The legal cells and, on request, a good card, where to place it, and why."""

    @property
    def hints(self) -> bool:
        """Whether this level includes hints."""
        return self not in (Help.REAL_TABLE, Help.PLACES)


class Begins(Enum):
    """Who begins the first game at a table. In a rematch the next seat begins (R6)."""

    OLDEST = "oldest"
    """The oldest player; the people at the table say who that is."""
    DRAWN = "drawn"
    """A player drawn by lot. The secret determines who."""


class Pace(Enum):
    """Whether a bot stands in for an absent player by itself."""

    TOGETHER = "together"
    """Everybody plays at the same time. A bot stands in for a disconnected or idle player."""
    OVER_DAYS = "over-days"
    """The game may take days. A bot stands in only if somebody asks for it."""


@dataclass(frozen=True, kw_only=True)
class Options:
    """The options chosen when a table is opened.

    Raises IllegalMove if the number of players or the variants are impossible.
    """

    players: int
    """The number of chairs: 2, 3 or 4."""
    rules: Rules = Rules()
    """The variants in use."""
    begins: Begins = Begins.DRAWN
    pace: Pace = Pace.TOGETHER
    watchers: bool = True
    """Whether people without a chair may watch."""
    help: tuple[Help, ...] = ()
    """The initial help level of each chair; PLACES for chairs that are not listed."""
    neighbours: bool | None = None
    """Whether `consider` names the neighbours that hunt the card, or that it hunts.

    None means only while one person plays against bots.
    """

    def __post_init__(self) -> None:
        self.rules.check(self.players)

    def help_at(self, chair: ChairNumber) -> Help:
        """The help level that a player starts with in that chair."""
        return self.help[chair] if chair < len(self.help) else Help.PLACES


@dataclass(frozen=True, kw_only=True)
class Player:
    """A person or a bot. `Table.sit` checks the name: an older log may have one that it refuses."""

    shape: Shape
    name: str | None = None
    """A typed name, shown only to people seated at the same table. Others see the guest name."""
    guest: int = 0
    """The number of a guest name in the catalogues, which everybody reads in their own language."""
    language: str = "en"
    help: Help = Help.PLACES
    bot: str | None = None
    """The name of the bot, or None for a person."""

    def __post_init__(self) -> None:
        if self.bot is not None:
            check_bot_name(self.bot)


@dataclass(frozen=True, kw_only=True)
class PendingRequest:
    """A person asks for a chair that was emptied during the game. The others have not decided."""

    n: int
    """The length of the log with the request, which identifies it."""
    player: Player
    key: bytes | None = field(default=None, repr=False)
    """The hash of the token that opens the chair once the request is granted."""
    again: bool = False
    """Whether the same device had the chair earlier in this game."""
    at: float
    agreed: frozenset[ChairNumber] = frozenset()
    """The chairs whose players have agreed."""


@dataclass(frozen=True, kw_only=True)
class PendingRematch:
    """Somebody would like another game, which is not prepared yet."""

    at: float
    """When the first of them asked."""
    agreed: frozenset[ChairNumber] = frozenset()
    """The chairs whose players would like it; none if only an opener without a chair asked."""


@dataclass(frozen=True, kw_only=True)
class ChairHandOver:
    """During a game, the cards of a chair went to another player."""

    ply: int
    """The number of cards placed before."""
    chair: ChairNumber
    player: Player | None
    """The person or bot that took the chair; None if it was emptied."""
    bot: str | None
    """The bot that played on; None for a person."""


@dataclass(frozen=True)
class Chair:
    """A chair and who plays there."""

    player: Player | None = None
    """The person or bot who has the chair."""
    stand_in: str | None = None
    """The bot that plays for a person who is away, or who left during the game."""
    number: bytes | None = field(default=None, repr=False)
    """The 16 bytes that the chair's device gave for the shuffle."""
    key: bytes | None = field(default=None, repr=False)
    """The hash of the token that proves who has the chair, if the table uses tokens."""
    held_by: frozenset[bytes] = field(default=frozenset(), repr=False)
    """The hashes of all tokens that opened the chair during this game."""
    replaced: frozenset[bytes] = field(default=frozenset(), repr=False)
    """Those of them that its player has replaced: they give no say in who gets the chair."""
    handed_over: bool = False
    """Whether its player took it during this game."""
    request: PendingRequest | None = None
    """Somebody asks for the chair, which was emptied during this game."""
    objected: bool = False
    """Whether a request for the chair was refused in this game."""
    objected_again: bool = False
    """Whether a request by somebody who had the chair before was refused in this game."""
    won: int = 0
    """How many games its player has won at this table; a shared win counts."""
    points: int = 0
    """The points of its player in all games that they have finished at this table."""

    @property
    def bot(self) -> str | None:
        """The bot that plays here now, as a player or a stand-in; None for a person."""
        return self.stand_in or (self.player.bot if self.player else None)

    @property
    def lost_by(self) -> frozenset[bytes]:
        """The hashes of the tokens of those who have the chair, or had it until it was emptied."""
        return self.held_by - self.replaced

    @property
    def people(self) -> tuple[Player, ...]:
        """The person who has the chair or asks for it; empty for a bot."""
        applicant = self.request.player if self.request else None
        return tuple(one for one in (self.player, applicant) if one and one.bot is None)


def chair_at(chairs: Sequence[Chair], number: ChairNumber) -> Chair:
    """The chair with that number. Raises TableRefused if there is none."""
    if not 0 <= number < len(chairs):
        raise TableRefused(TableRefusal.NO_SUCH_CHAIR, chair=number)
    return chairs[number]


def player_at(chairs: Sequence[Chair], number: ChairNumber) -> Player:
    """The player in that chair. Raises TableRefused if it is empty."""
    player = chair_at(chairs, number).player
    if player is None:
        raise TableRefused(TableRefusal.CHAIR_EMPTY, chair=number)
    return player
