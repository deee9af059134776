"""A store that counts entries and failures, for the metrics."""

from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager

from cheese_rescue.live.ports import Store, StoredTable, StoreUnavailable
from cheese_rescue.server.store.rows import kind_of
from cheese_rescue.table.log import Entry


class MeteredStore:
    """Wraps a store, and reports every entry written and every failure."""

    def __init__(
        self,
        store: Store,
        *,
        on_entry: Callable[[str], None],
        on_unavailable: Callable[[StoreUnavailable], None],
    ) -> None:
        self._store = store
        self._on_entry = on_entry
        self._on_unavailable = on_unavailable

    @contextmanager
    def _reporting(self) -> Iterator[None]:
        try:
            yield
        except StoreUnavailable as error:
            self._on_unavailable(error)
            raise

    async def create(self, table: str, code: str, log: Sequence[Entry], at: float) -> bool:
        """Store a new table; False if its id or code is in use."""
        with self._reporting():
            created = await self._store.create(table, code, log, at)
        if created:
            for entry in log:
                self._on_entry(kind_of(entry))
        return created

    async def append(self, table: str, n: int, game: int, entry: Entry) -> bool:
        """Commit entry n; False if another process wrote it first."""
        try:
            appended = await self._store.append(table, n, game, entry)
        except StoreUnavailable as error:
            self._on_unavailable(error)
            raise
        if appended:
            self._on_entry(kind_of(entry))
        return appended

    async def read(self, table: str) -> StoredTable | None:
        """The whole table; None if there is none."""
        with self._reporting():
            return await self._store.read(table)

    async def find(self, code: str) -> str | None:
        """The id of the table that has this join code."""
        with self._reporting():
            return await self._store.find(code)

    async def read_since(self, table: str, n: int) -> tuple[Entry, ...] | None:
        """The entries from number n on; None if the table does not exist."""
        return await self._store.read_since(table, n)

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """The number of entries of each log; tables that do not exist are left out."""
        return await self._store.lengths(tables)

    async def delete(self, table: str) -> None:
        """Delete the table and its log."""
        await self._store.delete(table)

    async def delete_inactive(self, since: float) -> tuple[str, ...]:
        """Delete a batch of tables without an entry after `since`; returns their ids."""
        return await self._store.delete_inactive(since)

    async def close(self) -> None:
        """Close the wrapped store."""
        await self._store.close()
