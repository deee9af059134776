"""Everything that can happen at a table, as the entries of its log."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import overload

from cheese_rescue.rules import Move, Seat
from cheese_rescue.table.players import ChairNumber, Help, Options, Player


@dataclass(frozen=True, kw_only=True)
class Opened:
    at: float
    """Seconds since 1970, as in every entry; the table never looks at a clock."""
    options: Options
    secret: bytes = field(repr=False)
    key: bytes | None = field(default=None, repr=False)
    """A hash of what the one who opened it can show."""


@dataclass(frozen=True, kw_only=True)
class Sat:
    at: float
    chair: ChairNumber
    player: Player
    key: bytes | None = field(default=None, repr=False)


@dataclass(frozen=True, kw_only=True)
class Left:
    """The chair is empty again; during a game the bot plays on with its hand."""

    at: float
    chair: ChairNumber
    bot: str | None = None


@dataclass(frozen=True, kw_only=True)
class HelpChanged:
    at: float
    chair: ChairNumber
    help: Help


@dataclass(frozen=True, kw_only=True)
class NumberGiven:
    """The device of a chair mixed a number into the next shuffle."""

    at: float
    chair: ChairNumber
    number: bytes = field(repr=False)


@dataclass(frozen=True, kw_only=True)
class Started:
    at: float
    first: ChairNumber


@dataclass(frozen=True, kw_only=True)
class BotTookOver:
    at: float
    chair: ChairNumber
    bot: str


@dataclass(frozen=True, kw_only=True)
class CameBack:
    at: float
    chair: ChairNumber


@dataclass(frozen=True, kw_only=True)
class Played:
    at: float
    ply: int
    """How many cards lay before this one was placed, the start card apart."""
    seat: Seat
    move: Move
    bot: str | None


@dataclass(frozen=True, kw_only=True)
class Rematch:
    """The same people again; the next seat begins (R6)."""

    at: float
    secret: bytes = field(repr=False)


Entry = (
    Opened
    | Sat
    | Left
    | HelpChanged
    | NumberGiven
    | Started
    | BotTookOver
    | CameBack
    | Played
    | Rematch
)


class Log(Sequence[Entry]):
    """What happened, in order. A value: adding an entry makes another log.

    The logs of one table share one list, of which each shows its own beginning, so that a long
    evening costs no more a move than a short one.
    """

    __slots__ = ("_entries", "_length")

    def __init__(self, entries: Iterable[Entry] = ()) -> None:
        self._entries = list(entries)
        self._length = len(self._entries)

    def with_entry(self, entry: Entry) -> "Log":
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
            return tuple(self._entries[i] for i in range(*index.indices(self._length)))
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
