"""A store in memory, without a database."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from cheese_rescue.live.ports import StoredTable, StoreUnavailable, TableDeleted
from cheese_rescue.table.log import Entry, Started


@dataclass
class _Kept:
    code: str | None
    log: list[Entry]


class MemoryStore:
    """A Store whose tables are lost when the process ends."""

    def __init__(self) -> None:
        self._tables: dict[str, _Kept] = {}
        self._closed = False

    async def create(self, table: str, code: str, log: Sequence[Entry], at: float) -> bool:  # noqa: ARG002 - the entries have their own times
        """Store a new table. Returns False if its id or code is in use."""
        if table in self._tables or await self.find(code) is not None:
            return False
        self._tables[table] = _Kept(code, [*log])
        return True

    async def append(self, table: str, n: int, game: int, entry: Entry) -> bool:  # noqa: ARG002 - only of use to people who look at a database
        """Add entry n. Returns False if it exists. Raises TableDeleted and StoreUnavailable."""
        if self._closed:
            raise StoreUnavailable("the store is closed")
        kept = self._tables.get(table)
        if kept is None:
            raise TableDeleted
        if n != len(kept.log):
            return False
        kept.log.append(entry)
        if isinstance(entry, Started):
            kept.code = None  # a join code is valid until the start
        return True

    async def read(self, table: str) -> StoredTable | None:
        """The whole table; None if it does not exist."""
        kept = self._tables.get(table)
        return StoredTable(kept.code, tuple(kept.log)) if kept else None

    async def read_since(self, table: str, n: int) -> tuple[Entry, ...] | None:
        """The entries from n on; None if the table does not exist."""
        kept = self._tables.get(table)
        return tuple(kept.log[n:]) if kept else None

    async def find(self, code: str) -> str | None:
        """The id of the table with this join code, or None."""
        return next((name for name, kept in self._tables.items() if kept.code == code), None)

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """The number of entries in each log, without tables that do not exist."""
        return {name: len(self._tables[name].log) for name in tables if name in self._tables}

    async def delete(self, table: str) -> None:
        """Delete the table and its log, if it exists."""
        self._tables.pop(table, None)

    async def delete_inactive(self, since: float) -> tuple[str, ...]:
        """Delete all tables whose last entry is older than `since`. Returns their ids."""
        old = tuple(name for name, kept in self._tables.items() if kept.log[-1].at < since)
        for name in old:
            del self._tables[name]
        return old

    async def close(self) -> None:
        """Refuse further entries. What is stored can still be read."""
        self._closed = True
