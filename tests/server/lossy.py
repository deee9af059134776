"""The server with a store that acknowledges moves before it writes them, to see who notices."""

import asyncio

from cheese_rescue.cli.main import main
from cheese_rescue.server.store import sqlite
from cheese_rescue.table.log import Entry, Played

DELAY = 0.3
_store = sqlite.SqliteStore.append
_tasks: set[asyncio.Task[None]] = set()
_locks: dict[str, asyncio.Lock] = {}


async def append(self: sqlite.SqliteStore, table: str, n: int, game: int, entry: Entry) -> bool:
    async def later() -> None:
        if isinstance(entry, Played):
            await asyncio.sleep(DELAY)
        async with _locks.setdefault(table, asyncio.Lock()):
            await _store(self, table, n, game, entry)

    task = asyncio.create_task(later())
    _tasks.add(task)
    task.add_done_callback(_tasks.discard)
    if not isinstance(entry, Played):
        await task
    return True


sqlite.SqliteStore.append = append  # type: ignore[method-assign]  # every store loses moves

main()
