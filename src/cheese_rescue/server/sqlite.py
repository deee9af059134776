"""The store in one SQLite file: a writer that commits what waits in groups, and a reader."""

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, delete, func, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.pool import NullPool

from cheese_rescue.server.migrating import SCRIPTS, VERSIONS, is_current, upgrade
from cheese_rescue.server.schema import entries, tables
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
BUSY_SECONDS = 1.0
"""How long a locked file is waited for."""
DELETED_AT_ONCE = 200

Result = TypeVar("Result")


@dataclass(slots=True, eq=False)
class _Job:
    """What waits to be written: an entry, or work that needs a transaction of its own."""

    done: "asyncio.Future[Any]"
    row: Row | None = None
    work: Callable[[Connection], object] | None = None


class SqliteStore:
    """Of a file that was prepared before."""

    def __init__(self, path: Path, *, synchronous: str = "FULL") -> None:
        self._engine = _engine(path, synchronous)
        self._loop = asyncio.get_running_loop()
        self._jobs: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._gathered: list[_Job] = []
        self._waiting = 0
        self._closed = False
        self.committed: Callable[[float], None] = lambda _: None
        self._reader = ThreadPoolExecutor(1, "reader")
        self._reading: Connection | None = None
        self._reader.submit(self._read, _touch)  # on a full disk it would come too late
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self._writer.start()

    # -- writing ---------------------------------------------------------------------------------

    async def open(self, table: str, code: str, rows: Sequence[Row], at: float) -> bool:
        def work(connection: Connection) -> bool:
            taken = select(tables.c.id).where((tables.c.id == table) | (tables.c.code == code))
            if connection.execute(taken).first():
                return False
            connection.execute(insert(tables).values(id=table, code=code, opened=at))
            _insert(connection, rows)
            return True

        return await self._do(work)

    async def append(self, row: Row) -> bool:
        if row.kind == "started":
            return await self._do(partial(_start, row))
        appended: bool = await self._enqueue(row=row)
        return appended

    async def delete(self, table: str) -> None:
        await self._do(partial(_delete, [table]))

    async def delete_untouched(self, since: float) -> tuple[str, ...]:
        return await self._do(partial(_delete_untouched, since))

    async def _do(self, work: Callable[[Connection], Result]) -> Result:
        result: Result = await self._enqueue(work=work)
        return result

    def _enqueue(self, **job: Any) -> "asyncio.Future[Any]":
        if self._waiting >= LONGEST_QUEUE or self._closed:
            raise StoreTrouble("too many entries wait" if not self._closed else "closed")
        done = self._loop.create_future()
        self._waiting += 1
        self._gathered.append(_Job(done, **job))
        if len(self._gathered) == 1:  # whatever is asked for in this turn of the loop goes along
            self._loop.call_soon(self._hand_over)
        return done

    def _hand_over(self) -> None:
        for start in range(0, len(self._gathered), LARGEST_GROUP):
            self._jobs.put(self._gathered[start : start + LARGEST_GROUP])
        self._gathered = []

    async def close(self) -> None:
        self._closed = True
        self._hand_over()
        self._jobs.put(None)
        await self._loop.run_in_executor(None, self._writer.join)
        if self._reading is not None:
            await self._loop.run_in_executor(self._reader, self._reading.close)
        self._reader.shutdown()

    def _write(self) -> None:
        """The writer thread: commits whatever waits, again and again."""
        connection: Connection | None = None
        open_for_more = True
        while open_for_more:
            group, open_for_more = self._next_group()
            if not group:
                continue
            began = time.monotonic()
            try:
                connection = connection or self._engine.connect()
                results = _commit(connection, group)
            except Exception as why:  # whatever it was: the next group is tried all the same
                if connection is not None:
                    _drop(connection)
                connection = None  # whatever state it was in
                results = [StoreTrouble(_reason(why))] * len(group)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                took = time.monotonic() - began
                self._loop.call_soon_threadsafe(self._settle, group, results, took)
        if connection is not None:
            _drop(connection)
        self._engine.dispose()

    def _next_group(self) -> tuple[list[_Job], bool]:
        """All that waits, and whether more may come."""
        gathered = self._jobs.get()
        group: list[_Job] = []
        while gathered is not None:
            group += gathered
            if len(group) >= LARGEST_GROUP:
                return group, True
            try:
                gathered = self._jobs.get_nowait()
            except Empty:
                return group, True
        return group, False

    def _settle(self, group: list[_Job], results: list[object], took: float) -> None:
        self._waiting -= len(group)
        self.committed(took)
        for job, result in zip(group, results, strict=True):
            if job.done.cancelled():
                continue
            if isinstance(result, Exception):
                job.done.set_exception(result)
            else:
                job.done.set_result(result)

    # -- reading ---------------------------------------------------------------------------------

    async def read(self, table: str) -> Stored | None:
        def query(connection: Connection) -> Stored | None:
            found = connection.execute(select(tables.c.code).where(tables.c.id == table)).first()
            return Stored(found.code, _entries(connection, table, 0)) if found else None

        return await self._query(query)

    async def read_since(self, table: str, n: int) -> tuple[Entry, ...] | None:
        def query(connection: Connection) -> tuple[Entry, ...] | None:
            found = connection.execute(select(tables.c.id).where(tables.c.id == table)).first()
            return _entries(connection, table, n) if found else None

        return await self._query(query)

    async def find(self, code: str) -> str | None:
        chosen = select(tables.c.id).where(tables.c.code == code)
        return await self._query(lambda connection: connection.execute(chosen).scalar())

    async def lengths(self, tables: Collection[str]) -> dict[str, int]:
        chosen = (
            select(entries.c.table_id, func.max(entries.c.n) + 1)
            .where(entries.c.table_id.in_(list(tables)))
            .group_by(entries.c.table_id)
        )
        return await self._query(
            lambda connection: {row[0]: row[1] for row in connection.execute(chosen)}
        )

    async def _query(self, query: Callable[[Connection], Result]) -> Result:
        return await self._loop.run_in_executor(self._reader, self._read, query)

    def _read(self, query: Callable[[Connection], Result]) -> Result:
        """In the reader's thread."""
        try:
            self._reading = self._reading or self._engine.connect()
            return query(self._reading)
        except (DBAPIError, sqlite3.Error) as why:
            if self._reading is not None:
                _drop(self._reading)
            self._reading = None
            raise StoreTrouble(_reason(why)) from None


def _engine(path: Path, synchronous: str) -> Engine:
    def connect() -> sqlite3.Connection:
        connection = sqlite3.connect(
            path,
            timeout=BUSY_SECONDS,
            isolation_level=None,  # no transaction but ours
            check_same_thread=False,
            cached_statements=2 * LARGEST_GROUP,
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute(f"PRAGMA synchronous = {synchronous}")
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA secure_delete = ON")  # what is deleted is gone
        return connection

    return create_engine(
        "sqlite://",
        creator=connect,
        poolclass=NullPool,
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
    )


def _reason(why: Exception) -> str:
    """What SQLite says, without what SQLAlchemy adds."""
    return str(why.orig if isinstance(why, DBAPIError) else why)


def _touch(connection: Connection) -> None:
    connection.execute(select(tables.c.id).limit(1)).first()


def _drop(connection: Connection) -> None:
    with suppress(DBAPIError, sqlite3.Error):
        connection.close()


@contextmanager
def _transaction(connection: Connection) -> Iterator[None]:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
    try:
        yield
        connection.exec_driver_sql("COMMIT")
    except BaseException:
        with suppress(DBAPIError):  # a full disk may have rolled back by itself
            connection.exec_driver_sql("ROLLBACK")
        raise


def _commit(connection: Connection, group: list[_Job]) -> list[object]:
    """What came of every job, in one transaction; row by row where one spoils it for all."""
    try:
        with _transaction(connection):
            return _write_all(connection, group)
    except IntegrityError:
        return [_commit_one(connection, job) for job in group]


def _commit_one(connection: Connection, job: _Job) -> object:
    try:
        with _transaction(connection):
            return _write_all(connection, [job])[0]
    except IntegrityError:  # the only key that ON CONFLICT does not cover is the table's own
        return TableGone()
    except DBAPIError as why:  # what was committed before it stays acknowledged
        return StoreTrouble(_reason(why))


def _write_all(connection: Connection, group: list[_Job]) -> list[object]:
    rows = [job.row for job in group if job.row is not None]
    kept = _insert(connection, rows) if rows else set()
    results: list[object] = []
    for job in group:
        if job.row is not None:
            key = job.row.table, job.row.n
            results.append(key in kept)
            kept.discard(key)  # of two with one number only one was kept
        elif job.work is not None:
            results.append(job.work(connection))
    return results


@cache
def _insertion(count: int) -> str:
    places = f"({', '.join('?' * len(Row._fields))})"
    return (
        "INSERT INTO entries (table_id, n, game, ply, kind, body)"  # noqa: S608 - question marks
        f" VALUES {', '.join([places] * count)}"
        " ON CONFLICT DO NOTHING RETURNING table_id, n"
    )


def _insert(connection: Connection, rows: Sequence[Row]) -> set[tuple[str, int]]:
    """The keys of the rows that were not there."""
    values = tuple(value for row in rows for value in row)
    inserted = connection.exec_driver_sql(_insertion(len(rows)), values)
    return {(table, n) for table, n in inserted}


def _start(row: Row, connection: Connection) -> bool:
    """A code is valid until the start."""
    if not _insert(connection, [row]):
        return False
    connection.execute(update(tables).where(tables.c.id == row.table).values(code=None))
    return True


def _delete(ids: Collection[str], connection: Connection) -> None:
    connection.execute(delete(entries).where(entries.c.table_id.in_(ids)))
    connection.execute(delete(tables).where(tables.c.id.in_(ids)))


def _delete_untouched(since: float, connection: Connection) -> tuple[str, ...]:
    candidates = select(tables.c.id).where(tables.c.opened < since).order_by(tables.c.opened)
    old: list[str] = []
    for table in connection.execute(candidates).scalars():
        last = (
            select(entries.c.kind, entries.c.body)
            .where(entries.c.table_id == table)
            .order_by(entries.c.n.desc())
            .limit(1)
        )
        found = connection.execute(last).first()
        if found is None or written_before(since, found.kind, found.body):
            old.append(table)
        if len(old) == DELETED_AT_ONCE:
            break
    _delete(old, connection)
    return tuple(old)


def _entries(connection: Connection, table: str, since: int) -> tuple[Entry, ...]:
    chosen = (
        select(entries.c.kind, entries.c.body)
        .where(entries.c.table_id == table, entries.c.n >= since)
        .order_by(entries.c.n)
    )
    return tuple(entry_of(kind, body) for kind, body in connection.execute(chosen))


# -- the file ------------------------------------------------------------------------------------


def prepare(path: Path, *, scripts: str = SCRIPTS) -> Path | None:
    """Make the file, or bring an older one up to date; where the copy of that one is."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # secrets are in there
        _check_ours(path)
        with closing(_engine(path, "FULL").connect()) as connection:
            return _migrate(path, connection, scripts)
    except (OSError, DBAPIError, sqlite3.Error) as why:
        raise DatabaseRefused("error-database", file=str(path), reason=_reason(why)) from why


def _check_ours(path: Path) -> None:
    """Before anything in the file is changed."""
    with closing(sqlite3.connect(path)) as connection:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if names and VERSIONS not in names:
        raise sqlite3.DatabaseError("not a database of this game")


def _migrate(path: Path, connection: Connection, scripts: str) -> Path | None:
    if is_current(connection, scripts):
        return None
    copies: list[Path] = []
    with _transaction(connection):  # two processes at once: the second finds the work done
        upgrade(connection, str(path), scripts, lambda older: copies.append(_copy(path, older)))
    return copies[0] if copies else None


def _copy(path: Path, revision: str) -> Path:
    """The database as it was, by SQLite's own backup."""
    target = path.with_name(f"{path.name}.{revision}")
    number = 1
    while target.exists():
        number += 1
        target = path.with_name(f"{path.name}.{revision}-{number}")
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(target)) as copy:
        source.backup(copy)
    return target
