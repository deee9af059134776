"""A store in one SQLite file: a writer thread that commits in batches, and a reader thread."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from functools import cache, partial
from pathlib import Path
from sqlite3 import Connection
from typing import Any, TypeVar

from cheese_rescue.live.ports import StoredTable, StoreUnavailable, TableDeleted
from cheese_rescue.server.store import migrate
from cheese_rescue.server.store.batching import LARGEST_BATCH, Batcher, OnCommit, reason_of
from cheese_rescue.server.store.migrate import MIGRATIONS, VERSION_TABLE, DatabaseRefused
from cheese_rescue.server.store.rows import Row, decoded, is_older
from cheese_rescue.table.log import Entry, Started

BUSY_SECONDS = 1.0
"""Seconds to wait for a file that another process has locked."""
DELETED_AT_ONCE = 200
"""Tables deleted in one transaction."""
TABLES_AT_ONCE = 500
"""Tables in one query: SQLite limits the number of parameters."""

T = TypeVar("T")
Job = Callable[[Connection], Any]
"""A job that needs more than one INSERT; it runs in the transaction of its batch."""


class SqliteStore:
    """The store in a file that `prepare` has migrated."""

    def __init__(
        self, path: Path, *, synchronous: str = "FULL", on_commit: OnCommit = lambda _: None
    ) -> None:
        self._writer = _Thread("writer", path, synchronous)
        self._reader = _Thread("reader", path, synchronous)
        self._reader.start(_touch)  # connects now: it may fail once the disk is full
        self._writes: Batcher[Row | Job, Any] = Batcher(self._commit, on_commit)

    async def _commit(self, jobs: list[Row | Job]) -> list[Any]:
        return await self._writer.run(partial(_commit, jobs))

    # -- writing ---------------------------------------------------------------------------------

    async def create(self, table: str, code: str, log: Sequence[Entry], at: float) -> bool:
        """Store a new table; False if its id or code is in use."""
        rows = [Row.of(table, n, 0, entry) for n, entry in enumerate(log)]

        def work(connection: Connection) -> bool:
            taken = "SELECT 1 FROM tables WHERE id = ? OR code = ?"
            if connection.execute(taken, (table, code)).fetchone():
                return False
            connection.execute("INSERT INTO tables VALUES (?, ?, ?)", (table, code, at))
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", rows)
            return True

        created: bool = await self._writes.submit(work)
        return created

    async def append(self, table: str, n: int, game: int, entry: Entry) -> bool:
        """Commit entry n; False if another process wrote it first. Raises TableDeleted."""
        row = Row.of(table, n, game, entry)
        job = partial(_start, row) if isinstance(entry, Started) else row
        appended: bool = await self._writes.submit(job)
        return appended

    async def delete(self, table: str) -> None:
        """Delete the table and its log."""
        await self._writes.submit(partial(_delete, [table]))

    async def delete_inactive(self, since: float) -> tuple[str, ...]:
        """Delete a batch of tables without an entry after `since`; returns their ids."""
        deleted: tuple[str, ...] = await self._writes.submit(partial(_delete_inactive, since))
        return deleted

    # -- reading ---------------------------------------------------------------------------------

    async def read(self, table: str) -> StoredTable | None:
        """The whole table; None if there is none."""

        def query(connection: Connection) -> StoredTable | None:
            # The log first: if the table is deleted in between, the second query notices.
            log = _entries(connection, table, 0)
            found = connection.execute("SELECT code FROM tables WHERE id = ?", (table,)).fetchone()
            return StoredTable(found[0], log) if found else None

        return await self._reader.run(query)

    async def read_since(self, table: str, n: int) -> tuple[Entry, ...] | None:
        """The entries from number n on; None if the table does not exist."""

        def query(connection: Connection) -> tuple[Entry, ...] | None:
            log = _entries(connection, table, n)
            found = connection.execute("SELECT 1 FROM tables WHERE id = ?", (table,)).fetchone()
            return log if found else None

        return await self._reader.run(query)

    async def find(self, code: str) -> str | None:
        """The id of the table that has this join code."""

        def query(connection: Connection) -> str | None:
            found = connection.execute("SELECT id FROM tables WHERE code = ?", (code,)).fetchone()
            return found[0] if found else None

        return await self._reader.run(query)

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """The number of entries of each log; tables that do not exist are left out."""
        names = list(tables)

        def query(connection: Connection) -> dict[str, int]:
            found: dict[str, int] = {}
            for start in range(0, len(names), TABLES_AT_ONCE):
                group = names[start : start + TABLES_AT_ONCE]
                found.update(
                    connection.execute(
                        "SELECT table_id, max(n) + 1 FROM entries"  # noqa: S608 - question marks
                        f" WHERE table_id IN ({_marks(group)}) GROUP BY table_id",
                        group,
                    )
                )
            return found

        return await self._reader.run(query)

    async def close(self) -> None:
        """Finish pending writes and disconnect."""
        await self._writes.close()
        await self._writer.close()
        await self._reader.close()


class _Thread:
    """A thread with its own connection, reopened after an error."""

    def __init__(self, name: str, path: Path, synchronous: str) -> None:
        self._path = path
        self._synchronous = synchronous
        self._executor = ThreadPoolExecutor(1, name)
        self._connection: Connection | None = None
        self._closed = False

    def start(self, work: Callable[[Connection], object]) -> None:
        """Run `work` without waiting for it."""
        self._executor.submit(self._run, work)

    async def run(self, work: Callable[[Connection], T]) -> T:
        """The result of `work`; raises StoreUnavailable if SQLite fails."""
        if self._closed:
            raise StoreUnavailable("the store is closed")
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._executor, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        try:
            self._connection = self._connection or _connect(self._path, self._synchronous)
            return work(self._connection)
        except StoreUnavailable:  # a damaged entry; the connection is fine
            raise
        except sqlite3.Error as error:
            self._disconnect()
            raise StoreUnavailable(reason_of(error)) from None
        except BaseException:
            self._disconnect()
            raise

    def _disconnect(self) -> None:
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
        self._connection = None

    async def close(self) -> None:
        """Disconnect and end the thread."""
        self._closed = True
        await asyncio.get_running_loop().run_in_executor(self._executor, self._disconnect)
        self._executor.shutdown()


def _connect(path: Path, synchronous: str) -> Connection:
    connection = sqlite3.connect(
        path,
        timeout=BUSY_SECONDS,
        isolation_level=None,  # transactions are explicit
        check_same_thread=False,
        cached_statements=2 * LARGEST_BATCH,
    )
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {synchronous}")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # overwrites deleted content
    except BaseException:
        connection.close()
        raise
    return connection


def _touch(connection: Connection) -> None:
    connection.execute("SELECT id FROM tables LIMIT 1").fetchone()


@contextmanager
def _transaction(connection: Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with suppress(sqlite3.Error):  # SQLite may have rolled back by itself on a full disk
            connection.execute("ROLLBACK")
        raise


def _commit(jobs: list[Row | Job], connection: Connection) -> list[Any]:
    """Run all jobs in one transaction; returns the result of each."""
    with _transaction(connection):
        rows = [job for job in jobs if isinstance(job, Row)]
        appended = iter(_append(connection, rows))
        return [next(appended) if isinstance(job, Row) else job(connection) for job in jobs]


def _append(connection: Connection, rows: list[Row]) -> list[bool | TableDeleted]:
    """For each row, whether it was inserted, or TableDeleted."""
    kept = _insert(connection, rows)
    missing = {row.table for row in rows if (row.table, row.n) not in kept}
    deleted = missing - _existing(connection, missing)
    results: list[bool | TableDeleted] = []
    for row in rows:
        key = row.table, row.n
        results.append(TableDeleted() if row.table in deleted else key in kept)
        kept.discard(key)  # of two rows with the same key, only one was inserted
    return results


def _insert(connection: Connection, rows: Sequence[Row]) -> set[tuple[str, int]]:
    """Insert the rows whose key is free and whose previous entry exists; returns their keys.

    Nobody appends n + 1 before n is acknowledged, so the previous entry is never in the same batch.
    """
    if not rows:
        return set()
    values = [value for row in rows for value in row]
    return {(table, n) for table, n in connection.execute(_insert_statement(len(rows)), values)}


@cache
def _insert_statement(count: int) -> str:
    row = f"({_marks(Row._fields)})"
    return (
        "INSERT INTO entries (table_id, n, game, ply, kind, body)"  # noqa: S608 - question marks
        " SELECT column1, column2, column3, column4, column5, column6"
        f" FROM (VALUES {', '.join([row] * count)})"
        " WHERE EXISTS (SELECT 1 FROM entries WHERE table_id = column1 AND n = column2 - 1)"
        " ON CONFLICT DO NOTHING RETURNING table_id, n"
    )


def _existing(connection: Connection, tables: Collection[str]) -> set[str]:
    names = list(tables)
    query = f"SELECT id FROM tables WHERE id IN ({_marks(names)})"  # noqa: S608 - question marks
    return {name for (name,) in connection.execute(query, names)} if names else set()


def _start(row: Row, connection: Connection) -> bool | TableDeleted:
    """Append the start of a game, and clear the join code, which is valid until then."""
    (appended,) = _append(connection, [row])
    if appended is True:
        connection.execute("UPDATE tables SET code = NULL WHERE id = ?", (row.table,))
    return appended


def _delete(ids: Sequence[str], connection: Connection) -> None:
    for column, table in (("table_id", "entries"), ("id", "tables")):
        statement = f"DELETE FROM {table} WHERE {column} IN ({_marks(ids)})"  # noqa: S608 - ours
        connection.execute(statement, ids)


def _delete_inactive(since: float, connection: Connection) -> tuple[str, ...]:
    candidates = connection.execute(
        "SELECT id FROM tables WHERE opened < ? ORDER BY opened", (since,)
    ).fetchall()
    last = "SELECT kind, body FROM entries WHERE table_id = ? ORDER BY n DESC LIMIT 1"
    old: list[str] = []
    for (table,) in candidates:
        found = connection.execute(last, (table,)).fetchone()
        if found is None or is_older(since, *found):
            old.append(table)
        if len(old) == DELETED_AT_ONCE:
            break
    _delete(old, connection)
    return tuple(old)


def _entries(connection: Connection, table: str, since: int) -> tuple[Entry, ...]:
    rows = connection.execute(
        "SELECT kind, body FROM entries WHERE table_id = ? AND n >= ? ORDER BY n", (table, since)
    )
    return decoded(rows)


def _marks(values: Collection[object]) -> str:
    return ", ".join("?" * len(values))


# -- schema ----------------------------------------------------------------------------------------


def prepare(path: Path, *, migrations: Path = MIGRATIONS) -> Path | None:
    """Create the file, or migrate an older one. Returns the backup, if one was made."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # it holds secrets
        _check_ours(path)
        with closing(_connect(path, "FULL")) as connection:
            if not migrate.pending(_version(connection), str(path), migrations):
                return None
            with _transaction(connection):  # of two processes, the second finds nothing to do
                return _migrate(path, connection, migrations)
    except (OSError, sqlite3.Error) as error:
        reason = reason_of(error)
        raise DatabaseRefused("error-database", file=str(path), reason=reason) from error


def _check_ours(path: Path) -> None:
    """Raise an error if the file belongs to another program. Does not change the file."""
    with closing(sqlite3.connect(path)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if names and VERSION_TABLE not in names:
        raise sqlite3.DatabaseError("not a database of this game")


def _version(connection: Connection) -> str | None:
    there = "SELECT 1 FROM sqlite_master WHERE name = ?"
    if not connection.execute(there, (VERSION_TABLE,)).fetchone():
        return None
    found = connection.execute(migrate.READ_VERSION).fetchone()
    return found[0] if found else None


def _migrate(path: Path, connection: Connection, migrations: Path) -> Path | None:
    version = _version(connection)
    steps = migrate.pending(version, str(path), migrations)
    copy = _copy(path, version) if version is not None and steps else None
    for step in steps:
        for statement in (*step.statements, *migrate.record(step.version, first=version is None)):
            connection.execute(statement)
        version = step.version
    return copy


def _copy(path: Path, version: str) -> Path:
    """Back up the database with SQLite's own backup; returns the path of the copy."""
    target = path.with_name(f"{path.name}.{version}")
    number = 1
    while target.exists():
        number += 1
        target = path.with_name(f"{path.name}.{version}-{number}")
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
    return target
