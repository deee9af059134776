"""Where a server keeps its tables and tells its news: at home, or as many machines do it.

Whoever serves a folder twice, or from two processes, finds the same tables there in either column.
"""

import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from cheese_rescue.server import postgres
from tests.server.engines import Postgres, Redis, in_a_thread

Found = list[tuple[Any, ...]]


class Column(Protocol):
    def database(self, folder: Path) -> Path | str:
        """What `--database` is told."""
        ...

    def bus(self, folder: Path) -> str | None:
        """What `--bus` is told, where it is."""
        ...

    @contextmanager
    def serving(self, folder: Path) -> Iterator[None]:
        """For so long the folder's tables are not given to anybody else."""
        ...

    def rows(self, folder: Path, query: str, *values: object) -> Found:
        """What a statement finds or changes; `?` stands for each of the values."""
        ...

    def check(self, folder: Path) -> None:
        """Nothing that is kept there is damaged."""
        ...

    def bytes_kept(self, folder: Path) -> bytes:
        """Everything that is on the disk."""
        ...


class Home:
    """One file, and a bus inside of the process."""

    def database(self, folder: Path) -> Path:
        return folder / "tables.db"

    def bus(self, _folder: Path) -> None:
        return None

    @contextmanager
    def serving(self, _folder: Path) -> Iterator[None]:
        yield

    def rows(self, folder: Path, query: str, *values: object) -> Found:
        return file_rows(self.database(folder), query, *values)

    def check(self, folder: Path) -> None:
        check_file(self.database(folder))

    def bytes_kept(self, folder: Path) -> bytes:
        return b"".join(file.read_bytes() for file in folder.iterdir())


def file_rows(path: Path, query: str, *values: object) -> Found:
    with closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(query, values).fetchall()


def check_file(path: Path) -> None:
    assert file_rows(path, "PRAGMA integrity_check") == [("ok",)]
    assert file_rows(path, "PRAGMA foreign_key_check") == []


class Lent(NamedTuple):
    database: str
    number: int
    """Of the database in Redis, which nobody had before."""


class Many:
    """PostgreSQL and Redis: a database of each for every folder."""

    def __init__(self, postgres: Postgres, redis: Redis) -> None:
        self.postgres = postgres
        self.redis = redis
        self._made = 0
        self._numbers = 0
        self._lent: dict[Path, Lent] = {}
        self._free: list[str] = []
        self._serving: Counter[Path] = Counter()

    def database(self, folder: Path) -> str:
        return self.postgres.url(self._of(folder).database)

    def bus(self, folder: Path) -> str:
        return self.redis.url(self._of(folder).number)

    @contextmanager
    def serving(self, folder: Path) -> Iterator[None]:
        self._serving[folder] += 1
        try:
            yield
        finally:
            self._serving[folder] -= 1

    def rows(self, folder: Path, query: str, *values: object) -> Found:
        return self.postgres.rows(self._of(folder).database, query, *values)

    def check(self, _folder: Path) -> None:
        """Its pages have checksums and its tables keys, so whatever can be read is whole."""

    def bytes_kept(self, _folder: Path) -> bytes:
        files = (self.postgres.folder / "data").rglob("*")
        return b"".join(file.read_bytes() for file in files if file.is_file())

    def take_back(self) -> None:
        """After a test: of the folders that nobody serves."""
        for folder in [folder for folder in self._lent if not self._serving[folder]]:
            self._free.append(self._lent.pop(folder).database)

    def _of(self, folder: Path) -> Lent:
        if folder not in self._lent:
            self._numbers += 1
            self._lent[folder] = Lent(self._empty(), self._numbers)
        return self._lent[folder]

    def _empty(self) -> str:
        """Dropping one takes a second and making one a quarter; so one is emptied where it can."""
        if self._free:
            name = self._free.pop()
            self.postgres.rows(name, CUT_OFF)
            self.postgres.rows(name, "TRUNCATE tables, entries")
            return name
        if not self._made:
            self.new_database("template")
            in_a_thread(partial(postgres.prepare, self.postgres.url("template")))
        self._made += 1
        name = f"tables_{self._made}"
        self.postgres.rows("postgres", f"CREATE DATABASE {name} TEMPLATE template")
        return name

    def new_database(self, name: str) -> str:
        """The URL of one with nothing in it."""
        self.postgres.rows("postgres", f"CREATE DATABASE {name}")
        return self.postgres.url(name)


CUT_OFF = """
SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""
"""Whoever is left of a server that was killed."""

_columns: list[Column] = [Home()]


def column() -> Column:
    """In which a server that is made now shall run."""
    return _columns[-1]


@contextmanager
def within(column: Column) -> Iterator[None]:
    _columns.append(column)
    try:
        yield
    finally:
        _columns.remove(column)
