"""The store in PostgreSQL, or in what speaks its protocol: any number of processes share it."""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, Generic, TypeVar

import asyncpg
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from cheese_rescue.server import migrating
from cheese_rescue.server.patience import Patience
from cheese_rescue.server.settings import without_secrets
from cheese_rescue.server.store import (
    DatabaseRefused,
    Row,
    Stored,
    StoreTrouble,
    TableGone,
    entry_of,
    written_before,
)
from cheese_rescue.table.log import Entry

LARGEST_GROUP = 256
LONGEST_QUEUE = 10_000
DELETED_AT_ONCE = 200
LOOKED_AT_ONCE = 1_000
CONNECTIONS = 4
"""Beside the two that work in groups: for reading, and for what needs its own transaction."""
CONNECT_SECONDS = 2.0
LONGEST_COMMAND = 3.0
"""Whoever waits longer is told that nothing can be written now."""
GIVES_UP = {
    "lock_timeout": "1s",
    "statement_timeout": "5s",
    "idle_in_transaction_session_timeout": "10s",
}
"""What nobody waits for any more must end there too: else each try leaves a connection behind."""
APPLICATION = {"application_name": "cheese-rescue"}
PATIENT = {"command_timeout": None, "server_settings": APPLICATION}
"""Bringing a large database up to date takes its time, and so does waiting for who does it."""
MOST_TRIES = 5
"""Of a transaction that another one was in the way of."""
LOCK = 0x_C4EE5E
"""Of those that migrate: the others wait."""
DURABLE = ("fsync", "synchronous_commit")
"""What must not be off: an acknowledged move outlives a power cut."""

_INSERT = """
INSERT INTO entries (table_id, n, game, ply, kind, body)
SELECT row.table_id, row.n, game, ply, kind, body
FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[], $6::text[], $7::int[])
AS row (table_id, n, game, ply, kind, body, before)
WHERE before IS NULL
OR (SELECT n FROM entries WHERE entries.table_id = row.table_id AND entries.n = before) = before
ON CONFLICT DO NOTHING RETURNING table_id, n
"""
"""No entry without the one before it: a database that has lost its newest ones, for another has
taken its place, must not be gone on with by who remembers them.
"""
_SINCE = """
SELECT place, (SELECT id FROM tables WHERE id = asked), kind, body
FROM unnest($1::int[], $2::text[], $3::int[]) AS wanted (place, asked, since)
LEFT JOIN LATERAL (
    SELECT n, kind, body FROM entries WHERE table_id = asked AND n >= since OFFSET 0
) AS found ON true
ORDER BY place, n
"""
"""The zero keeps PostgreSQL from a plan that reads the whole table because it was small once."""
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
_LOCKED = "SELECT id FROM tables WHERE id = ANY($1) ORDER BY id FOR UPDATE"

_TROUBLE = (
    OSError,
    TimeoutError,
    RuntimeError,  # uvloop's word for a line that was closed a moment ago
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # asyncpg's, where the other side has just hung up
)
_IN_THE_WAY = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)

Connection = Any  # what a pool lends is no asyncpg.Connection by type
Result = TypeVar("Result")
Asked = TypeVar("Asked")
Answer = TypeVar("Answer")


class _Line(Generic[Asked, Answer]):
    """A connection, and what waits for it: whatever comes while it is busy is the next group."""

    def __init__(
        self,
        connect: Callable[[], Awaitable[Connection]],
        work: Callable[[Connection, list[Asked]], Awaitable[Sequence[Answer | Exception]]],
    ) -> None:
        self._connect = connect
        self._work = work
        self._connection: Connection | None = None
        self._waiting: deque[tuple[Asked, asyncio.Future[Answer]]] = deque()
        self._more = asyncio.Event()
        self._busy = False
        self._task = asyncio.create_task(self._go_on())

    def ask(self, asked: Asked) -> "asyncio.Future[Answer]":
        if len(self._waiting) >= LONGEST_QUEUE:
            raise StoreTrouble("too many wait")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiting.append((asked, answer))
        self._more.set()
        return answer

    async def _go_on(self) -> None:
        while True:
            await self._more.wait()
            size = min(len(self._waiting), LARGEST_GROUP)
            group = [self._waiting.popleft() for _ in range(size)]
            self._busy = True
            results = await self._group([asked for asked, _ in group])
            self._busy = False
            if not self._waiting:
                self._more.clear()
            for (_, answer), result in zip(group, results, strict=True):
                if answer.done():
                    continue
                if isinstance(result, Exception):
                    answer.set_exception(result)
                else:
                    answer.set_result(result)

    async def _group(self, asked: list[Asked]) -> Sequence[Answer | Exception]:
        try:
            for _ in range(MOST_TRIES):
                with suppress(*_IN_THE_WAY):
                    if self._connection is None or self._connection.is_closed():
                        self._connection = await self._connect()
                    return await self._work(self._connection, asked)
            raise OSError("others are in the way")
        except Exception as why:  # whatever it was: the next group is tried all the same
            if self._connection is not None:
                self._connection.terminate()
            self._connection = None
            return [StoreTrouble(_reason(why)) for _ in asked]

    async def close(self) -> None:
        """After what waits."""
        while self._waiting or self._busy:
            await asyncio.sleep(0.01)
        self._task.cancel()
        if self._connection is not None:
            self._connection.terminate()


class PostgresStore:
    """Of a database that was prepared before. It may be away, and comes back by itself."""

    def __init__(self, url: str) -> None:
        self._url = url
        self.committed: Callable[[float], None] = lambda _: None
        self._patience = Patience()
        self._pool = asyncpg.create_pool(
            url,
            connect=lambda *_, **options: _connect(url, **options),
            min_size=0,
            max_size=CONNECTIONS,
            max_inactive_connection_lifetime=0,
            reset=_nothing,
        )
        self._under_way = 0
        self._closed = False
        self._writing = _Line(self._reach, self._commit)
        self._reading = _Line(self._reach, _since)

    async def _reach(self) -> Connection:
        return await self._patience.with_it(lambda: _connect(self._url))

    # -- writing ---------------------------------------------------------------------------------

    async def open(self, table: str, code: str, rows: Sequence[Row], at: float) -> bool:
        async def work(connection: Connection) -> bool:
            new = await connection.fetchval(
                "INSERT INTO tables (id, code, opened) VALUES ($1, $2, $3)"
                " ON CONFLICT DO NOTHING RETURNING id",
                *(table, code, at),
            )
            if new is not None:
                await _insert(connection, rows)
            return new is not None

        return await self._do(work)

    async def append(self, row: Row) -> bool:
        if row.kind == "started":
            return await self._do(lambda connection: _start(connection, row))
        if self._closed:
            raise StoreTrouble("closed")
        return await self._writing.ask(row)

    async def delete(self, table: str) -> None:
        await self._do(lambda connection: _delete(connection, [table]))

    async def delete_untouched(self, since: float) -> tuple[str, ...]:
        return await self._do(lambda connection: _delete_untouched(connection, since))

    async def _commit(self, connection: Connection, rows: list[Row]) -> list[bool | Exception]:
        """What came of every row. A statement is a transaction; lost on the way, it may have been
        kept all the same.
        """
        began = time.monotonic()
        results = await _insert_each(connection, rows)
        self.committed(time.monotonic() - began)
        return results

    async def _do(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        """In a transaction of its own."""

        async def transaction(connection: Connection) -> Result:
            async with connection.transaction():
                return await work(connection)

        if self._closed:
            raise StoreTrouble("closed")
        began = time.monotonic()
        try:
            return await self._with_connection(transaction)
        except asyncpg.ForeignKeyViolationError:
            raise TableGone from None
        finally:
            self.committed(time.monotonic() - began)

    async def close(self) -> None:
        self._closed = True
        await self._writing.close()
        await self._reading.close()
        while self._under_way:
            await asyncio.sleep(0.01)
        self._pool.terminate()

    # -- reading ---------------------------------------------------------------------------------

    async def read(self, table: str) -> Stored | None:
        if not _is_text(table):
            return None

        async def query(connection: Connection) -> Stored | None:
            entries = await _entries(connection, table)  # first: it may be deleted meanwhile
            found = await connection.fetchrow("SELECT code FROM tables WHERE id = $1", table)
            return Stored(found[0], entries) if found else None

        return await self._with_connection(query)

    async def read_since(self, table: str, n: int) -> tuple[Entry, ...] | None:
        return await self._reading.ask((table, n)) if _is_text(table) else None

    async def find(self, code: str) -> str | None:
        if not _is_text(code):
            return None
        found: str | None = await self._with_connection(
            lambda connection: connection.fetchval("SELECT id FROM tables WHERE code = $1", code)
        )
        return found

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        rows = await self._with_connection(
            lambda connection: connection.fetch(_LENGTHS, [*filter(_is_text, tables)])
        )
        return dict(map(tuple, rows))

    async def _with_connection(self, work: Callable[[Connection], Awaitable[Result]]) -> Result:
        self._under_way += 1
        try:
            for attempt in range(MOST_TRIES):
                try:
                    connection = await self._patience.with_it(self._lend)
                    try:
                        return await work(connection)
                    except (TableGone, asyncpg.ForeignKeyViolationError, *_IN_THE_WAY):
                        raise
                    except BaseException:
                        connection.terminate()  # it may lead to a database that only reads
                        raise
                    finally:
                        await self._pool.release(connection)
                except _IN_THE_WAY as why:
                    if attempt + 1 == MOST_TRIES:
                        raise StoreTrouble(_reason(why)) from None
            raise AssertionError
        except asyncpg.ForeignKeyViolationError:
            raise
        except _TROUBLE as why:
            raise StoreTrouble(_reason(why)) from None
        finally:
            self._under_way -= 1

    async def _lend(self) -> Connection:
        await self._pool  # makes nothing but itself
        return await self._pool.acquire(timeout=LONGEST_COMMAND)


async def _nothing(_: Connection) -> None:
    """There is nothing in a connection that has to be put back."""


async def _connect(url: str, **options: Any) -> Connection:
    connection = await asyncpg.connect(
        url,
        **{
            "timeout": CONNECT_SECONDS,
            "command_timeout": LONGEST_COMMAND,
            "server_settings": APPLICATION | GIVES_UP,
            **options,
        },
    )
    try:
        for name in await _not_durable(connection):
            raise OSError(f"{name} is off")
    except BaseException:
        connection.terminate()
        raise
    return connection


async def _not_durable(connection: Connection) -> list[str]:
    found = []
    for name in DURABLE:
        with suppress(asyncpg.UndefinedObjectError):  # a compatible database may have no such thing
            if await connection.fetchval(f"SHOW {name}") == "off":
                found.append(name)
    return found


async def _insert_each(connection: Connection, rows: list[Row]) -> list[bool | Exception]:
    """In one transaction; row by row where one spoils it for all."""
    try:
        kept = await _insert(connection, rows)
    except (asyncpg.ForeignKeyViolationError, asyncpg.LockNotAvailableError) as why:
        if len(rows) == 1:
            gone = isinstance(why, asyncpg.ForeignKeyViolationError)
            return [TableGone() if gone else StoreTrouble(_reason(why))]
        return [(await _insert_each(connection, [row]))[0] for row in rows]
    missing = {row.table for row in rows if (row.table, row.n) not in kept}
    gone_ones = missing - await _existing(connection, [*missing]) if missing else missing
    results: list[bool | Exception] = []
    for row in rows:
        key = row.table, row.n
        results.append(TableGone() if row.table in gone_ones else key in kept)
        kept.discard(key)  # of two with one number only one was kept
    return results


async def _existing(connection: Connection, tables: Sequence[str]) -> set[str]:
    found = await connection.fetch("SELECT id FROM tables WHERE id = ANY($1)", tables)
    return {row["id"] for row in found}


async def _insert(connection: Connection, rows: Sequence[Row]) -> set[tuple[str, int]]:
    """The keys of the rows that were not there."""
    in_order = sorted(rows, key=lambda row: row[:2])  # the same everywhere: no deadlocks
    keys = {row[:2] for row in rows}
    before = [
        row.n - 1 if row.n and (row.table, row.n - 1) not in keys else None for row in in_order
    ]
    columns = map(list, zip(*in_order, strict=True))
    return set(map(tuple, await connection.fetch(_INSERT, *columns, before)))


async def _start(connection: Connection, row: Row) -> bool:
    """A code is valid until the start."""
    if not await _insert(connection, [row]):
        if not await _existing(connection, [row.table]):
            raise TableGone
        return False
    await connection.execute("UPDATE tables SET code = NULL WHERE id = $1", row.table)
    return True


async def _delete(connection: Connection, ids: Collection[str]) -> None:
    """Locked first: nobody writes an entry for a table that is half gone."""
    await connection.execute(_LOCKED, ids)
    await connection.execute("DELETE FROM entries WHERE table_id = ANY($1)", ids)
    await connection.execute("DELETE FROM tables WHERE id = ANY($1)", ids)


async def _delete_untouched(connection: Connection, since: float) -> tuple[str, ...]:
    """By the earlier of two clocks: one that is wrong must not delete what people play."""
    there = await connection.fetchval("SELECT extract(epoch FROM clock_timestamp())::float")
    since -= max(0.0, time.time() - there)
    old: list[str] = []
    last = (-1.0, "")
    while len(old) < DELETED_AT_ONCE:
        found = await connection.fetch(_OLD, since, *last, LOOKED_AT_ONCE)
        if not found:
            break
        last = found[-1]["opened"], found[-1]["id"]
        old += await _untouched(connection, since, [row["id"] for row in found])
    old = old[:DELETED_AT_ONCE]
    await connection.execute(_LOCKED, old)
    gone = await _untouched(connection, since, old)  # once more: now nothing can come between
    await _delete(connection, gone)
    return tuple(gone)


async def _untouched(connection: Connection, since: float, ids: list[str]) -> list[str]:
    return [
        row["id"]
        for row in await connection.fetch(_LAST, ids)
        if row["kind"] is None or written_before(since, row["kind"], row["body"])
    ]


async def _entries(connection: Connection, table: str) -> tuple[Entry, ...]:
    return tuple(entry_of(*row) for row in await connection.fetch(_ALL, table))


async def _since(
    connection: Connection, asked: list[tuple[str, int]]
) -> list[tuple[Entry, ...] | Exception | None]:
    """Of each table the entries from that number on; None for one that is gone."""
    found: list[list[tuple[str, str]] | None] = [None for _ in asked]
    tables, numbers = zip(*asked, strict=True)
    places = list(range(len(asked)))
    for place, table, kind, body in await connection.fetch(_SINCE, places, tables, numbers):
        if table is not None:
            rows = found[place] = found[place] or []
            if kind is not None:
                rows.append((kind, body))
    return [None if rows is None else _read(rows) for rows in found]


def _read(rows: list[tuple[str, str]]) -> tuple[Entry, ...] | Exception:
    """What is damaged at one table is no trouble of others."""
    try:
        return tuple(entry_of(*row) for row in rows)
    except (KeyError, ValueError) as why:
        return StoreTrouble(_reason(why))


def _is_text(asked: str) -> bool:
    """Whether PostgreSQL could be asked for it at all."""
    try:
        return b"\0" not in asked.encode()
    except UnicodeEncodeError:
        return False


def _reason(why: BaseException) -> str:
    """In one line; a time-out has no words of its own."""
    return (str(why) or type(why).__name__).partition("\n")[0]


# -- the database --------------------------------------------------------------------------------


def prepare(url: str, *, scripts: str = migrating.SCRIPTS) -> None:
    """Make what is needed, or bring it up to date."""
    try:
        asyncio.run(_prepare(url, scripts))
    except (*_TROUBLE, SQLAlchemyError, ValueError) as why:
        reason = _reason(getattr(why, "orig", None) or why)
        if isinstance(why, ValueError):  # its words are pieces of what was given
            reason = "the URL cannot be read"
        raise DatabaseRefused("error-database", file=without_secrets(url), reason=reason) from why


async def _prepare(url: str, scripts: str) -> None:
    engine = create_async_engine(
        "postgresql+asyncpg://",
        async_creator=lambda: _connect(url, **PATIENT),
        poolclass=NullPool,
    )
    async with engine.begin() as connection:
        await connection.run_sync(_migrate, without_secrets(url), scripts)


def _migrate(connection: Any, name: str, scripts: str) -> None:
    if migrating.is_current(connection, scripts):
        return
    connection.exec_driver_sql("SELECT pg_advisory_xact_lock($1)", (LOCK,))
    if not migrating.is_ours(connection):
        raise OSError("not a database of this game")
    migrating.upgrade(connection, name, scripts)
