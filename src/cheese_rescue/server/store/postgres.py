"""A store in PostgreSQL or a compatible database, shared by any number of processes."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

from cheese_rescue.live.ports import StoredTable, StoreUnavailable, TableDeleted
from cheese_rescue.server.backoff import Backoff
from cheese_rescue.server.settings import without_secrets
from cheese_rescue.server.store import migrate
from cheese_rescue.server.store.batching import Batcher, OnCommit, reason_of
from cheese_rescue.server.store.migrate import MIGRATIONS, VERSION_TABLE, DatabaseRefused
from cheese_rescue.server.store.rows import Row, decoded, is_older
from cheese_rescue.table.log import Entry, Started

DELETED_AT_ONCE = 200
"""Tables deleted in one transaction."""
EXAMINED_AT_ONCE = 1_000
"""Tables examined in one query for old ones."""
POOL_SIZE = 4
"""Connections for reads and transactions, besides the two for batches."""
CONNECT_SECONDS = 2.0
COMMAND_SECONDS = 3.0
"""Timeout of a command, which then fails with StoreUnavailable."""
SERVER_TIMEOUTS = {
    "lock_timeout": "1s",
    "statement_timeout": "5s",
    "idle_in_transaction_session_timeout": "10s",
}
"""Timeouts in PostgreSQL itself: without them, retries would leave busy connections behind."""
APPLICATION = {"application_name": "cheese-rescue"}
MIGRATING = {"command_timeout": None, "server_settings": APPLICATION}
"""No timeout: migrating a large database takes long, and so does waiting for it."""
MOST_TRIES = 5
"""Attempts at a transaction that conflicts with another one."""
MIGRATION_LOCK = 0x_C4EE5E
"""The advisory lock under which one process migrates while the others wait."""
DURABLE = ("fsync", "synchronous_commit")
"""Settings that must not be off: an acknowledged move must survive a power cut."""

_INSERT = """
INSERT INTO entries (table_id, n, game, ply, kind, body)
SELECT row.table_id, row.n, game, ply, kind, body
FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[], $6::text[])
AS row (table_id, n, game, ply, kind, body)
WHERE row.n = 0 OR (
    SELECT n FROM entries WHERE entries.table_id = row.table_id AND entries.n = row.n - 1
) = row.n - 1
ON CONFLICT DO NOTHING RETURNING table_id, n
"""
"""Requires the previous entry, so that no process appends to a database that lost recent writes."""
_INSERT_ONE = "INSERT INTO entries VALUES ($1, $2, $3, $4, $5, $6)"
_SINCE = """
SELECT ordinal, (SELECT id FROM tables WHERE id = asked), kind, body
FROM unnest($1::int[], $2::text[], $3::int[]) AS wanted (ordinal, asked, since)
LEFT JOIN LATERAL (
    SELECT n, kind, body FROM entries WHERE table_id = asked AND n >= since OFFSET 0
) AS found ON true
ORDER BY ordinal, n
"""
"""OFFSET 0 keeps the planner from scanning all entries when its statistics are outdated."""
_ALL = "SELECT kind, body FROM entries WHERE table_id = $1 ORDER BY n"
_LENGTHS = "SELECT table_id, max(n) + 1 FROM entries WHERE table_id = ANY($1) GROUP BY table_id"
_OLD = """
SELECT id, opened FROM tables WHERE opened < $1 AND (opened, id) > ($2, $3)
ORDER BY opened, id LIMIT $4
"""
_LAST = """
SELECT tables.id, kind, body FROM tables LEFT JOIN entries ON table_id = tables.id
AND n = (SELECT max(n) FROM entries WHERE table_id = tables.id) WHERE tables.id = ANY($1)
"""
_TABLE_NAMES = """
SELECT table_name FROM information_schema.tables
WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
"""
_LOCKED = "SELECT id FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE"

_UNAVAILABLE = (
    OSError,
    TimeoutError,
    RuntimeError,  # uvloop's error for a connection that was closed a moment ago
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # asyncpg's error when the server has just disconnected
)
_CONFLICT = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)

PgConnection = Any  # a pool's connections have another type than asyncpg.Connection
T = TypeVar("T")


class PostgresStore:
    """The store in a database that `prepare` has migrated. Reconnects after an outage."""

    def __init__(self, url: str, *, on_commit: OnCommit = lambda _: None) -> None:
        self._url = url
        self._on_commit = on_commit
        self._backoff = Backoff()
        self._pool = asyncpg.create_pool(
            url,
            connect=lambda *_, **options: _connect(url, **options),
            min_size=0,
            max_size=POOL_SIZE,
            max_inactive_connection_lifetime=0,
            reset=_no_reset,
        )
        self._transactions = 0
        self._no_transaction = asyncio.Event()
        self._no_transaction.set()
        self._closed = False
        self._write_connection = _Reconnecting(self._connect)
        self._read_connection = _Reconnecting(self._connect)
        self._writes = Batcher[Row, bool](self._append_batch)
        self._reads = Batcher[tuple[str, int], tuple[Entry, ...] | None](self._read_batch)

    async def _connect(self) -> PgConnection:
        return await self._backoff.run(lambda: _connect(self._url))

    async def _append_batch(self, rows: list[Row]) -> list[bool | Exception]:
        async def append(connection: PgConnection) -> list[bool | Exception]:
            began = time.monotonic()
            results = await _append(connection, rows)
            self._on_commit(time.monotonic() - began)
            return results

        return await self._write_connection.run(append)

    async def _read_batch(
        self, wanted: list[tuple[str, int]]
    ) -> list[tuple[Entry, ...] | Exception | None]:
        return await self._read_connection.run(lambda connection: _since(connection, wanted))

    # -- writing ---------------------------------------------------------------------------------

    async def create(self, table: str, code: str, log: Sequence[Entry], at: float) -> bool:
        """Store a new table; False if its id or code is in use."""
        rows = [Row.of(table, n, 0, entry) for n, entry in enumerate(log)]

        async def work(connection: PgConnection) -> bool:
            new = await connection.fetchval(
                "INSERT INTO tables (id, code, opened) VALUES ($1, $2, $3)"
                " ON CONFLICT DO NOTHING RETURNING id",
                *(table, code, at),
            )
            if new is not None:
                await connection.executemany(_INSERT_ONE, rows)
            return new is not None

        return await self._transaction(work)

    async def append(self, table: str, n: int, game: int, entry: Entry) -> bool:
        """Commit entry n; False if another process wrote it first. Raises TableDeleted."""
        row = Row.of(table, n, game, entry)
        if isinstance(entry, Started):
            return await self._transaction(lambda connection: _start(connection, row))
        return await self._writes.submit(row)

    async def delete(self, table: str) -> None:
        """Delete the table and its log."""
        await self._transaction(lambda connection: _delete(connection, [table]))

    async def delete_inactive(self, since: float) -> tuple[str, ...]:
        """Delete a batch of tables without an entry after `since`; returns their ids."""
        return await self._transaction(lambda connection: _delete_inactive(connection, since))

    async def _transaction(self, work: Callable[[PgConnection], Awaitable[T]]) -> T:
        """Run `work` in its own transaction."""

        async def transaction(connection: PgConnection) -> T:
            async with connection.transaction():
                return await work(connection)

        if self._closed:
            raise StoreUnavailable("the store is closed")
        began = time.monotonic()
        try:
            return await self._on_pool(transaction)
        except asyncpg.ForeignKeyViolationError:
            raise TableDeleted from None
        finally:
            self._on_commit(time.monotonic() - began)

    # -- reading ---------------------------------------------------------------------------------

    async def read(self, table: str) -> StoredTable | None:
        """The whole table; None if there is none."""
        if not _is_text(table):
            return None

        async def query(connection: PgConnection) -> StoredTable | None:
            # The log first: if the table is deleted in between, the second query notices.
            log = decoded(await connection.fetch(_ALL, table))
            found = await connection.fetchrow("SELECT code FROM tables WHERE id = $1", table)
            return StoredTable(found[0], log) if found else None

        return await self._on_pool(query)

    async def read_since(self, table: str, n: int) -> tuple[Entry, ...] | None:
        """The entries from number n on; None if the table does not exist."""
        return await self._reads.submit((table, n)) if _is_text(table) else None

    async def find(self, code: str) -> str | None:
        """The id of the table that has this join code."""
        if not _is_text(code):
            return None
        found: str | None = await self._on_pool(
            lambda connection: connection.fetchval("SELECT id FROM tables WHERE code = $1", code)
        )
        return found

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        """The number of entries of each log; tables that do not exist are left out."""
        rows = await self._on_pool(
            lambda connection: connection.fetch(_LENGTHS, [*filter(_is_text, tables)])
        )
        return dict(map(tuple, rows))

    async def close(self) -> None:
        """Finish pending work and disconnect."""
        self._closed = True
        await self._writes.close()
        await self._reads.close()
        await self._no_transaction.wait()
        for connection in (self._write_connection, self._read_connection):
            connection.terminate()
        self._pool.terminate()

    # -- the pool --------------------------------------------------------------------------------

    async def _on_pool(self, work: Callable[[PgConnection], Awaitable[T]]) -> T:
        """Run `work` on a pooled connection; retried if it conflicts with another transaction."""
        self._transactions += 1
        self._no_transaction.clear()
        try:
            for attempt in range(MOST_TRIES):
                with _conflicts_ignored(unless=attempt + 1 == MOST_TRIES):
                    async with self._pooled() as connection:
                        return await work(connection)
            raise AssertionError("unreachable")
        except asyncpg.ForeignKeyViolationError:
            raise
        except _UNAVAILABLE as error:
            raise StoreUnavailable(reason_of(error)) from None
        finally:
            self._transactions -= 1
            if not self._transactions:
                self._no_transaction.set()

    @asynccontextmanager
    async def _pooled(self) -> AsyncIterator[PgConnection]:
        """A connection from the pool, discarded after an unexpected error."""
        connection = await self._backoff.run(self._acquire)
        try:
            yield connection
        except (StoreUnavailable, TableDeleted, asyncpg.ForeignKeyViolationError, *_CONFLICT):
            raise
        except BaseException:
            connection.terminate()  # the server may have become read-only
            raise
        finally:
            await self._pool.release(connection)

    async def _acquire(self) -> PgConnection:
        await self._pool  # initialises the pool once; opens no connection
        return await self._pool.acquire(timeout=COMMAND_SECONDS)


class _Reconnecting:
    """One connection, opened on first use and again after an error."""

    def __init__(self, connect: Callable[[], Awaitable[PgConnection]]) -> None:
        self._connect = connect
        self._connection: PgConnection | None = None

    async def run(self, work: Callable[[PgConnection], Awaitable[T]]) -> T:
        try:
            for _ in range(MOST_TRIES):
                with suppress(*_CONFLICT):
                    if self._connection is None or self._connection.is_closed():
                        self._connection = await self._connect()
                    return await work(self._connection)
            raise OSError("too many conflicting transactions")
        except BaseException:
            self.terminate()
            raise

    def terminate(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None


@contextmanager
def _conflicts_ignored(*, unless: bool) -> Iterator[None]:
    try:
        yield
    except _CONFLICT:
        if unless:
            raise


async def _no_reset(_: PgConnection) -> None:
    """The connections have no state that the pool would have to reset."""


async def _connect(url: str, **options: Any) -> PgConnection:
    connection = await asyncpg.connect(
        url,
        **{
            "timeout": CONNECT_SECONDS,
            "command_timeout": COMMAND_SECONDS,
            "server_settings": APPLICATION | SERVER_TIMEOUTS,
            **options,
        },
    )
    try:
        for name in await _not_durable(connection):
            raise OSError(f"{name} is off, so a power cut could lose moves")
    except BaseException:
        connection.terminate()
        raise
    return connection


async def _not_durable(connection: PgConnection) -> list[str]:
    found = []
    for name in DURABLE:
        with suppress(asyncpg.UndefinedObjectError):  # a compatible database may lack it
            if await connection.fetchval(f"SHOW {name}") == "off":
                found.append(name)
    return found


async def _append(connection: PgConnection, rows: list[Row]) -> list[bool | Exception]:
    """For each row, whether it was inserted, or the error.

    One statement, hence one transaction. If one row makes it fail, each row is tried on its own.
    """
    try:
        kept = await _insert(connection, rows)
    except (asyncpg.ForeignKeyViolationError, asyncpg.LockNotAvailableError) as error:
        if len(rows) > 1:
            return [(await _append(connection, [row]))[0] for row in rows]
        if isinstance(error, asyncpg.ForeignKeyViolationError):
            return [TableDeleted()]
        return [StoreUnavailable(reason_of(error))]
    missing = {row.table for row in rows if (row.table, row.n) not in kept}
    deleted = missing - await _existing(connection, [*missing]) if missing else missing
    results: list[bool | Exception] = []
    for row in rows:
        key = row.table, row.n
        results.append(TableDeleted() if row.table in deleted else key in kept)
        kept.discard(key)  # of two rows with the same key, only one was inserted
    return results


async def _existing(connection: PgConnection, tables: Sequence[str]) -> set[str]:
    found = await connection.fetch("SELECT id FROM tables WHERE id = ANY($1)", tables)
    return {row["id"] for row in found}


async def _insert(connection: PgConnection, rows: Sequence[Row]) -> set[tuple[str, int]]:
    """Insert the rows whose key is free and whose previous entry exists; returns their keys."""
    in_order = sorted(rows, key=lambda row: row[:2])  # the same lock order in every process
    columns = map(list, zip(*in_order, strict=True))
    return set(map(tuple, await connection.fetch(_INSERT, *columns)))


async def _start(connection: PgConnection, row: Row) -> bool:
    """Append the start of a game, and clear the join code, which is valid until then."""
    if not await _insert(connection, [row]):
        if not await _existing(connection, [row.table]):
            raise TableDeleted
        return False
    await connection.execute("UPDATE tables SET code = NULL WHERE id = $1", row.table)
    return True


async def _delete(connection: PgConnection, ids: Collection[str]) -> None:
    """Delete the tables; locked first, so that nobody appends to a half-deleted table."""
    await connection.execute(_LOCKED, ids)
    await connection.execute("DELETE FROM entries WHERE table_id = ANY($1)", ids)
    await connection.execute("DELETE FROM tables WHERE id = ANY($1)", ids)


async def _delete_inactive(connection: PgConnection, since: float) -> tuple[str, ...]:
    """Delete a batch of inactive tables; returns their ids.

    Uses the earlier of our clock and the database's: a wrong clock must not delete live tables.
    """
    there = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float")
    since -= max(0.0, time.time() - there)
    old: list[str] = []
    last = (-1.0, "")
    while len(old) < DELETED_AT_ONCE:
        found = await connection.fetch(_OLD, since, *last, EXAMINED_AT_ONCE)
        if not found:
            break
        last = found[-1]["opened"], found[-1]["id"]
        old += await _inactive(connection, since, [row["id"] for row in found])
    old = old[:DELETED_AT_ONCE]
    await connection.execute(_LOCKED, old)
    gone = await _inactive(connection, since, old)  # check again, now that nobody can append
    await _delete(connection, gone)
    return tuple(gone)


async def _inactive(connection: PgConnection, since: float, ids: list[str]) -> list[str]:
    return [
        row["id"]
        for row in await connection.fetch(_LAST, ids)
        if row["kind"] is None or is_older(since, row["kind"], row["body"])
    ]


async def _since(
    connection: PgConnection, wanted: list[tuple[str, int]]
) -> list[tuple[Entry, ...] | Exception | None]:
    """For each (table, n) the entries from n on; None if the table does not exist."""
    found: list[list[tuple[str, str]] | None] = [None for _ in wanted]
    tables, numbers = zip(*wanted, strict=True)
    positions = list(range(len(wanted)))
    for position, table, kind, body in await connection.fetch(_SINCE, positions, tables, numbers):
        if table is not None:
            rows = found[position] = found[position] or []
            if kind is not None:
                rows.append((kind, body))
    return [None if rows is None else _decoded_or_error(rows) for rows in found]


def _decoded_or_error(rows: list[tuple[str, str]]) -> tuple[Entry, ...] | Exception:
    """A damaged entry of one table must not fail the whole batch."""
    try:
        return decoded(rows)
    except StoreUnavailable as error:
        return error


def _is_text(value: str) -> bool:
    """Whether PostgreSQL accepts it as a parameter."""
    try:
        return b"\0" not in value.encode()
    except UnicodeEncodeError:
        return False


# -- schema ----------------------------------------------------------------------------------------


def prepare(url: str, *, migrations: Path = MIGRATIONS) -> None:
    """Create the schema, or migrate an older one. Raises DatabaseRefused."""
    try:
        asyncio.run(_prepare(url, migrations))
    except (*_UNAVAILABLE, ValueError) as error:
        # a ValueError's message may contain parts of the URL, such as the password
        reason = "the URL is malformed" if isinstance(error, ValueError) else reason_of(error)
        raise DatabaseRefused("error-database", file=without_secrets(url), reason=reason) from error


async def _prepare(url: str, migrations: Path) -> None:
    name = without_secrets(url)
    connection = await _connect(url, **MIGRATING)
    try:
        if not migrate.pending(await _version(connection), name, migrations):
            return
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
            if not await _is_ours(connection):
                raise OSError("not a database of this game")
            await _migrate(connection, name, migrations)
    finally:
        await connection.close()


async def _is_ours(connection: PgConnection) -> bool:
    rows = await connection.fetch(_TABLE_NAMES)
    return not rows or VERSION_TABLE in {row[0] for row in rows}


async def _version(connection: PgConnection) -> str | None:
    if await connection.fetchval("SELECT to_regclass($1)", VERSION_TABLE) is None:
        return None
    version: str | None = await connection.fetchval(migrate.READ_VERSION)
    return version


async def _migrate(connection: PgConnection, name: str, migrations: Path) -> None:
    version = await _version(connection)  # again: another process may have migrated it
    for step in migrate.pending(version, name, migrations):
        for statement in (*step.statements, *migrate.record(step.version, first=version is None)):
            await connection.execute(statement)
        version = step.version
