"""Keeps the tables' logs. An entry is one row, and its key decides who was first."""

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple, Protocol

import msgspec

from cheese_rescue.table import log
from cheese_rescue.table.log import Entry

_KINDS: dict[str, type[Entry]] = {
    "opened": log.Opened,
    "sat": log.Sat,
    "left": log.Left,
    "help-changed": log.HelpChanged,
    "number-given": log.NumberGiven,
    "started": log.Started,
    "bot-took-over": log.BotTookOver,
    "came-back": log.CameBack,
    "played": log.Played,
    "rematch": log.Rematch,
}
_KIND_OF = {kind: name for name, kind in _KINDS.items()}
_decoders = {name: msgspec.json.Decoder(kind) for name, kind in _KINDS.items()}
_encode = msgspec.json.Encoder().encode


class StoreTrouble(Exception):
    """Nothing can be written or read now: a full disk, a locked file. It may pass."""


class TableGone(Exception):
    """The table has been deleted."""


class DatabaseRefused(Exception):
    """The database cannot be used at all, as `key` in the catalogues says."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


class Row(NamedTuple):
    """An entry as it is kept, in the order of the columns."""

    table: str
    n: int
    game: int
    ply: int | None
    kind: str
    body: str

    @classmethod
    def of(cls, table: str, n: int, game: int, entry: Entry) -> "Row":
        ply = entry.ply if isinstance(entry, log.Played) else None
        return cls(table, n, game, ply, _KIND_OF[type(entry)], _encode(entry).decode())


def entry_of(kind: str, body: str) -> Entry:
    return _decoders[kind].decode(body)


def written_before(since: float, kind: str, body: str) -> bool:
    """Whether the last entry of a table is so old that the table can go."""
    try:
        return entry_of(kind, body).at < since
    except (KeyError, ValueError):  # damaged: not ours to throw away
        return False


class Stored(NamedTuple):
    """A table as it is kept."""

    code: str | None
    log: tuple[Entry, ...]


class Store(Protocol):
    committed: Callable[[float], None]
    """Told after every group how many seconds it took."""

    async def open(self, table: str, code: str, rows: Sequence[Row], at: float) -> bool:
        """Keep a new table; False where its id or code is in use."""
        ...

    async def append(self, row: Row) -> bool:
        """Commit one entry more; False where another took its place. May be TableGone."""
        ...

    async def read(self, table: str) -> Stored | None: ...

    async def read_since(self, table: str, n: int) -> tuple[Entry, ...] | None:
        """The entries from number n on; None for a table that is gone."""
        ...

    async def find(self, code: str) -> str | None:
        """The table that is joined by that code."""
        ...

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """How many entries each log has; a table that is gone is left out."""
        ...

    async def delete(self, table: str) -> None: ...

    async def delete_untouched(self, since: float) -> tuple[str, ...]:
        """Delete tables whose last entry is older, some at a time; the ids of these."""
        ...

    async def close(self) -> None:
        """Finish what waits."""
        ...
