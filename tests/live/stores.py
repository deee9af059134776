"""A store that fails, hangs or forgets when the test says so."""

import asyncio
from collections.abc import Collection, Sequence

from cheese_rescue.live.local import MemoryStore
from cheese_rescue.live.ports import StoredTable, StoreUnavailable
from cheese_rescue.table.log import Entry


class UnreliableStore(MemoryStore):
    """Outlives the processes that close it, as a database does."""

    def __init__(self) -> None:
        super().__init__()
        self.down = False
        """Nothing is read or written."""
        self.unreadable = False
        """Nothing is read, but it can be written."""
        self.answers_to_lose = 0
        """Of so many writes to come it keeps the entry, but the writer hears that it failed."""
        self.writes_to_refuse = 0
        """So many writes to come fail, and nothing is kept, unless `land` is called."""
        self.last_logs: dict[str, tuple[Entry, ...]] = {}
        """What was kept of tables that were deleted."""
        self._lost: list[tuple[str, int, int, Entry]] = []
        self._go_on = asyncio.Event()
        self._go_on.set()
        self._delivery = asyncio.Event()
        self._delivery.set()

    def hold(self) -> None:
        """Writes wait from now on."""
        self._go_on.clear()

    def release(self) -> None:
        """Writes that wait are carried out."""
        self._go_on.set()

    def delay(self) -> None:
        """A table that is read from now on arrives only after `deliver`, as old as it is then."""
        self._delivery.clear()

    def deliver(self) -> None:
        """What was delayed arrives."""
        self._delivery.set()

    async def land(self) -> None:
        """Writes that failed are kept after all, as when a commit outlasts its connection."""
        lost, self._lost = self._lost, []
        for write in lost:
            await super().append(*write)

    def forget(self, table: str, entries: int) -> None:
        """Lose the newest entries, as when an older copy is restored."""
        del self._tables[table].log[-entries:]

    def log(self, table: str) -> tuple[Entry, ...]:
        """What is kept of a table, whether or not it can be read now."""
        kept = self._tables.get(table)
        return tuple(kept.log) if kept else ()

    def _check(self, *, reading: bool = False) -> None:
        if self.down or (reading and self.unreadable):
            raise StoreUnavailable("the test says so")

    async def create(self, table: str, code: str, log: Sequence[Entry], at: float) -> bool:
        await self._go_on.wait()
        self._check()
        return await super().create(table, code, log, at)

    async def append(self, table: str, n: int, game: int, entry: Entry) -> bool:
        await self._go_on.wait()
        self._check()
        if self.writes_to_refuse:
            self.writes_to_refuse -= 1
            self._lost.append((table, n, game, entry))
            raise StoreUnavailable("the write was lost")
        written = await super().append(table, n, game, entry)
        if written and self.answers_to_lose:
            self.answers_to_lose -= 1
            raise StoreUnavailable("the answer was lost")
        return written

    async def read(self, table: str) -> StoredTable | None:
        self._check(reading=True)
        found = await super().read(table)
        await self._delivery.wait()
        return found

    async def read_since(self, table: str, n: int) -> tuple[Entry, ...] | None:
        self._check(reading=True)
        return await super().read_since(table, n)

    async def find(self, code: str) -> str | None:
        self._check(reading=True)
        return await super().find(code)

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        self._check(reading=True)
        return await super().lengths(tables)

    async def delete(self, table: str) -> None:
        self._check()
        self.last_logs[table] = self.log(table) or self.last_logs.get(table, ())
        await super().delete(table)

    async def delete_inactive(self, since: float) -> tuple[str, ...]:
        self._check()
        return await super().delete_inactive(since)

    async def close(self) -> None:
        pass
