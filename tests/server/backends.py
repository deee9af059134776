"""Where a server under test stores its tables and publishes its news.

Servers that are started on the same folder share its tables, whichever backend they use.
"""

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from cheese_rescue.server.store.postgres import prepare
from tests.server.engines import Postgres, Redis, in_a_thread

TEMPLATE = "template_tables"
"""A database with the schema and no rows; every other one is a copy of it."""
REDIS_DATABASES = 1000
"""How many of them each pytest worker may use."""

Rows = list[tuple[Any, ...]]


class Backend(Protocol):
    def database(self, folder: Path) -> Path | str:
        """The value of `--database`."""
        ...

    def bus(self, folder: Path) -> str | None:
        """The value of `--bus`, if there is one."""
        ...

    @contextmanager
    def serving(self, folder: Path) -> Iterator[None]:
        """Keeps the folder's database from being reused."""
        ...

    def rows(self, folder: Path, query: str, *values: object) -> Rows:
        """Runs a statement with `?` as placeholders; the rows it returns."""
        ...

    def check(self, folder: Path) -> None:
        """Fails if the database is damaged."""
        ...

    def stored_bytes(self, folder: Path) -> bytes:
        """Everything on the disk that belongs to the database."""
        ...


class SqliteBackend:
    """A SQLite file, and a bus inside the process."""

    def database(self, folder: Path) -> Path:
        return folder / "tables.db"

    def bus(self, _folder: Path) -> None:
        return None

    @contextmanager
    def serving(self, _folder: Path) -> Iterator[None]:
        yield

    def rows(self, folder: Path, query: str, *values: object) -> Rows:
        return file_rows(self.database(folder), query, *values)

    def check(self, folder: Path) -> None:
        check_file(self.database(folder))

    def stored_bytes(self, folder: Path) -> bytes:
        return b"".join(file.read_bytes() for file in folder.iterdir())


def file_rows(path: Path, query: str, *values: object) -> Rows:
    with closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(query, values).fetchall()


def check_file(path: Path) -> None:
    assert file_rows(path, "PRAGMA integrity_check") == [("ok",)]
    assert file_rows(path, "PRAGMA foreign_key_check") == []


class Lease(NamedTuple):
    database: str
    redis_database: int
    """Never used before."""


class ClusterBackend:
    """PostgreSQL and Redis, with a database of each for every folder.

    Several pytest workers share the engines, so `worker` tells their databases apart.
    """

    def __init__(self, postgres: Postgres, redis: Redis, worker: int = 0) -> None:
        self.postgres = postgres
        self.redis = redis
        self._worker = worker
        self._made = 0
        self._redis_databases = 0
        self._leases: dict[Path, Lease] = {}
        self._free: list[str] = []
        self._serving: Counter[Path] = Counter()

    def database(self, folder: Path) -> str:
        return self.postgres.url(self._lease(folder).database)

    def bus(self, folder: Path) -> str:
        return self.redis.url(self._lease(folder).redis_database)

    @contextmanager
    def serving(self, folder: Path) -> Iterator[None]:
        self._serving[folder] += 1
        try:
            yield
        finally:
            self._serving[folder] -= 1

    def rows(self, folder: Path, query: str, *values: object) -> Rows:
        return self.postgres.rows(self._lease(folder).database, query, *values)

    def check(self, _folder: Path) -> None:
        """PostgreSQL verifies its checksums and keys itself, whenever it reads a row."""

    def stored_bytes(self, folder: Path) -> bytes:
        own = "SELECT oid::text FROM pg_database WHERE datname = current_database()"
        ((oid,),) = self.rows(folder, own)
        self.rows(folder, "CHECKPOINT")  # in the write-ahead log, a page may end in mid-row
        data = self.postgres.folder / "data"
        kept = b""
        for file in (*(data / "base" / oid).iterdir(), *(data / "pg_wal").iterdir()):
            with suppress(FileNotFoundError, IsADirectoryError):  # the log is recycled meanwhile
                kept += file.read_bytes()
        return kept

    def take_back(self) -> None:
        """After a test: frees the databases of the folders that no server uses."""
        for folder in [folder for folder in self._leases if not self._serving[folder]]:
            self._free.append(self._leases.pop(folder).database)

    def new_database(self, name: str) -> str:
        """The URL of a database without a schema."""
        self.postgres.rows("postgres", f"CREATE DATABASE {name}")
        return self.postgres.url(name)

    def _lease(self, folder: Path) -> Lease:
        if folder not in self._leases:
            self._redis_databases += 1
            number = self._worker * REDIS_DATABASES + self._redis_databases
            self._leases[folder] = Lease(self._empty_database(), number)
        return self._leases[folder]

    def _empty_database(self) -> str:
        """To drop one takes a second and to copy one a quarter, so used ones are emptied."""
        if self._free:
            name = self._free.pop()
            self.postgres.rows(name, DISCONNECT_OTHERS)
            self.postgres.rows(name, "TRUNCATE tables, entries")
            return name
        self._made += 1
        name = f"tables_{self._worker}_{self._made}"
        self.postgres.rows("postgres", f"CREATE DATABASE {name} TEMPLATE {TEMPLATE}")
        return name


def make_template(postgres: Postgres) -> None:
    postgres.rows("postgres", f"CREATE DATABASE {TEMPLATE}")
    in_a_thread(partial(prepare, postgres.url(TEMPLATE)))


@contextmanager
def own_cluster(engine: type[Postgres] = Postgres) -> Iterator[ClusterBackend]:
    """Engines for one test or file that kills, stops or configures them."""
    with engine.running() as postgres, Redis.running() as redis:
        make_template(postgres)
        yield ClusterBackend(postgres, redis)


DISCONNECT_OTHERS = """
SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
"""A server that was killed may still have connections."""

_backends: list[Backend] = [SqliteBackend()]


def current() -> Backend:
    """The backend of servers that are started now."""
    return _backends[-1]


@contextmanager
def using(backend: Backend) -> Iterator[None]:
    """Servers that are started meanwhile use this backend."""
    _backends.append(backend)
    try:
        yield
    finally:
        _backends.remove(backend)
