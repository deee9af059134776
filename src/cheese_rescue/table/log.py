"""The log of a table: one entry for everything that happens there."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import overload

from cheese_rescue.rules import Move, Seat
from cheese_rescue.table.players import ChairNumber, Help, Options, Player, Shape


@dataclass(frozen=True, kw_only=True)
class Opened:
    """The table was opened: always the first entry, and only the first."""

    at: float
    """Seconds since 1970, as in every entry. The caller supplies it."""
    options: Options
    secret: bytes = field(repr=False)
    """The 32 secret bytes of the first game."""
    key: bytes | None = field(default=None, repr=False)
    """The hash of the opener's token, if the table uses tokens."""


@dataclass(frozen=True, kw_only=True)
class BeginningSet:
    """The first game here will go on from an earlier game, with its cards and its first moves."""

    at: float
    record: str = field(repr=False)
    """The text of the record that the game begins with."""


@dataclass(frozen=True, kw_only=True)
class Sat:
    """A person or a bot took the chair, in place of anybody who had it."""

    at: float
    chair: ChairNumber
    player: Player
    key: bytes | None = field(default=None, repr=False)
    """The hash of the chair's token, if the table uses tokens."""


@dataclass(frozen=True, kw_only=True)
class Left:
    """The chair became empty. During a game, the bot continues with its hand."""

    at: float
    chair: ChairNumber
    bot: str | None = None


@dataclass(frozen=True, kw_only=True)
class ChairRequested:
    """A person asked for a chair that was emptied during the game. The others decide."""

    at: float
    chair: ChairNumber
    player: Player
    key: bytes | None = field(default=None, repr=False)
    """The hash of the token that opens the chair once the request is granted."""
    again: bool = False
    """Whether the same device had the chair earlier in this game."""


@dataclass(frozen=True, kw_only=True)
class RequestAnswered:
    """The players of some chairs agreed or objected to a request, or it was withdrawn."""

    at: float
    chair: ChairNumber
    by: tuple[ChairNumber, ...]
    """The chairs of those who answered; empty if the request was withdrawn."""
    agree: bool


@dataclass(frozen=True, kw_only=True)
class TokenReplaced:
    """The chair has a new token; the old one opens nothing any more."""

    at: float
    chair: ChairNumber
    key: bytes = field(repr=False)
    """The hash of the new token."""


@dataclass(frozen=True, kw_only=True)
class HelpChanged:
    """The player in that chair has another help level."""

    at: float
    chair: ChairNumber
    help: Help


@dataclass(frozen=True, kw_only=True)
class ProfileChanged:
    """The person in that chair has another name or shape."""

    at: float
    chair: ChairNumber
    name: str | None
    """None for the guest name."""
    shape: Shape


@dataclass(frozen=True, kw_only=True)
class NumberGiven:
    """The chair's device added 16 bytes to the next shuffle."""

    at: float
    chair: ChairNumber
    number: bytes = field(repr=False)


@dataclass(frozen=True, kw_only=True)
class Started:
    """The cards were dealt and the game began."""

    at: float
    first: ChairNumber
    """The chair of seat 0."""


@dataclass(frozen=True, kw_only=True)
class BotTookOver:
    """A bot stands in for the player in that chair."""

    at: float
    chair: ChairNumber
    bot: str


@dataclass(frozen=True, kw_only=True)
class CameBack:
    """The player in that chair plays again instead of the stand-in."""

    at: float
    chair: ChairNumber


@dataclass(frozen=True, kw_only=True)
class Played:
    """A card was placed."""

    at: float
    ply: int
    """The number of cards placed before this one, without the start card."""
    seat: Seat
    move: Move
    bot: str | None
    """The bot that made the move, or None for a person."""


@dataclass(frozen=True, kw_only=True)
class RematchRequested:
    """The players of some chairs, or the opener, would like another game."""

    at: float
    by: tuple[ChairNumber, ...]
    """The chairs of those who asked or agreed; empty if the opener asked and has no chair."""


@dataclass(frozen=True, kw_only=True)
class Rematch:
    """The next game was prepared for the same players. The next seat begins (R6)."""

    at: float
    secret: bytes = field(repr=False)
    """The 32 secret bytes of the next game."""


Entry = (
    Opened
    | BeginningSet
    | Sat
    | Left
    | ChairRequested
    | RequestAnswered
    | TokenReplaced
    | HelpChanged
    | ProfileChanged
    | NumberGiven
    | Started
    | BotTookOver
    | CameBack
    | Played
    | RematchRequested
    | Rematch
)
"""Any entry of a log."""


class Log(Sequence[Entry]):
    """The entries of a table, oldest first: an immutable sequence.

    Successive logs of a table share one list, and each covers a prefix of it. Adding an entry takes
    constant time, except to a log that has a successor already: that one is copied.
    """

    __slots__ = ("_entries", "_length")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._entries = list(entries)
        self._length = len(self._entries)

    def with_entry(self, entry: Entry) -> "Log":
        """The log with one more entry."""
        log = Log.__new__(Log)
        whole = self._length == len(self._entries)
        log._entries = self._entries if whole else self._entries[: self._length]
        log._entries.append(entry)
        log._length = self._length + 1
        return log

    @overload
    def __getitem__(self, index: int) -> Entry: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[Entry, ...]: ...

    def __getitem__(self, index: int | slice) -> Entry | tuple[Entry, ...]:
        if isinstance(index, slice):
            start, stop, step = index.indices(self._length)
            if step == 1:
                return tuple(self._entries[start:stop])
            return tuple(self._entries[i] for i in range(start, stop, step))
        if not -self._length <= index < self._length:
            raise IndexError(index)
        return self._entries[index % self._length]

    def __iter__(self) -> Iterator[Entry]:
        return iter(self[:])

    def __len__(self) -> int:
        return self._length

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Log | tuple) and self[:] == other[:]

    def __hash__(self) -> int:
        return hash(self[:])

    def __repr__(self) -> str:
        return f"Log({list(self[:])!r})"
