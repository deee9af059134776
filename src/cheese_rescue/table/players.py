"""Who sits at a table, and what was agreed there."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import NewType

from cheese_rescue.rules import Rules
from cheese_rescue.rules.record import check_bot_name
from cheese_rescue.table.errors import TableRefusal, TableRefused

ChairNumber = NewType("ChairNumber", int)
"""A place around the table, clockwise from 0. It stays; the seat changes with who begins."""

LONGEST_NAME = 12
_FILLERS = "\u115f\u1160\u3164\uffa0"
"""Letters to Unicode, nothing to the eye."""


class Shape(Enum):
    """Belongs to a person for as long as they sit here, whatever their seat."""

    WHEEL = "wheel"
    WEDGE = "wedge"
    BLOCK = "block"
    HEART = "heart"


class Help(Enum):
    """What a chair is shown."""

    REAL_TABLE = "real-table"
    """No legal places; a refused place is explained."""
    PLACES = "places"
    """Where a card may lie."""
    FORECAST = "forecast"
    """Also the chase as if the game ended now."""
    HINT_CARD = "hint-card"
    """Also, where one asks for it, which card is a good one."""
    HINT_REGION = "hint-region"
    """Also, where one asks for it, a good card and about where."""
    HINT_PLACE = "hint-place"
    """Also, where one asks for it, a good card, where, and why."""

    @property
    def hints(self) -> bool:
        """Whether one may ask for a hint."""
        return self in (Help.HINT_CARD, Help.HINT_REGION, Help.HINT_PLACE)


class Begins(Enum):
    OLDEST = "oldest"
    """R6: the people at the table say who that is."""
    DRAWN = "drawn"
    """It follows from the secret."""


class Pace(Enum):
    TOGETHER = "together"
    """All are here; a bot plays on for who is gone or idle."""
    OVER_DAYS = "over-days"
    """A bot plays for somebody only where the others ask for it."""


@dataclass(frozen=True, kw_only=True)
class Options:
    """What was agreed when the table was opened."""

    players: int
    rules: Rules = Rules()
    begins: Begins = Begins.DRAWN
    pace: Pace = Pace.TOGETHER
    watchers: bool = True
    help: tuple[Help, ...] = ()
    """The level agreed for each chair; left out, the usual one."""

    def __post_init__(self) -> None:
        self.rules.check(self.players)

    def help_at(self, chair: ChairNumber) -> Help:
        """The level that whoever sits down there begins with."""
        return self.help[chair] if chair < len(self.help) else Help.PLACES


@dataclass(frozen=True, kw_only=True)
class Player:
    """A person, or the bot of that name."""

    shape: Shape
    name: str | None = None
    """Typed, and only for those who sit here too; everybody else knows a guest."""
    guest: int = 0
    """The number of a name in the catalogues, so that all read it in their own language."""
    language: str = "en"
    help: Help = Help.PLACES
    bot: str | None = None

    def __post_init__(self) -> None:
        if self.name is not None and not _good(self.name):
            raise TableRefused(TableRefusal.NAME_NOT_GOOD, most=LONGEST_NAME)
        if self.bot is not None:
            check_bot_name(self.bot)


def _good(name: str) -> bool:
    readable = any(map(str.isalnum, name)) and not any(map(_hidden, name))
    return readable and len(name) <= LONGEST_NAME


def _hidden(letter: str) -> bool:
    """Whether it is a control sign, breaks the line, or shows nothing."""
    category = unicodedata.category(letter)
    return category.startswith("C") or category in ("Zl", "Zp") or letter in _FILLERS


@dataclass(frozen=True)
class Chair:
    """Who sits there, and what was given for the next shuffle."""

    player: Player | None = None
    stand_in: str | None = None
    """The bot that plays for a person who is away, or who left during the game."""
    number: bytes | None = field(default=None, repr=False)
    key: bytes | None = field(default=None, repr=False)
    """A hash of what whoever sits here can show, where the table is kept by a server."""

    @property
    def bot(self) -> str | None:
        """The bot that plays now, if one does."""
        return self.stand_in or (self.player.bot if self.player else None)


def chair_at(chairs: Sequence[Chair], number: ChairNumber) -> Chair:
    """The chair of that number, or a refusal."""
    if not 0 <= number < len(chairs):
        raise TableRefused(TableRefusal.NO_SUCH_CHAIR, chair=number)
    return chairs[number]


def player_at(chairs: Sequence[Chair], number: ChairNumber) -> Player:
    """Who sits there, or a refusal."""
    player = chair_at(chairs, number).player
    if player is None:
        raise TableRefused(TableRefusal.CHAIR_EMPTY, chair=number)
    return player
