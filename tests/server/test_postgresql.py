"""A database in PostgreSQL is made, brought up to date or refused, as the file is."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from sqlalchemy import create_mock_engine
from sqlalchemy.engine.mock import MockConnection

from cheese_rescue.server import schema
from cheese_rescue.server.postgres import prepare
from cheese_rescue.server.store import DatabaseRefused
from tests.server.columns import Many
from tests.server.test_migrations import next_scripts, run, sentence

pytestmark = [
    pytest.mark.postgresql,
    pytest.mark.redis,
    pytest.mark.home("the databases are its own"),
]

NAMES = count()
COLUMNS = """
SELECT table_name, column_name, data_type, character_maximum_length, is_nullable
FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'alembic_version'
"""
INDEXES = """
SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' AND tablename <> 'alembic_version'
"""


class Empty:
    """A database with nothing in it."""

    def __init__(self, engines: Many) -> None:
        self.name = f"empty_{next(NAMES)}"
        self.url = engines.new_database(self.name)
        self._postgres = engines.postgres

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        return self._postgres.rows(self.name, query)

    def revision(self) -> str:
        ((found,),) = self.rows("SELECT version_num FROM alembic_version")
        return str(found)

    def opened(self) -> list[tuple[Any, ...]]:
        return self.rows("SELECT * FROM tables")

    def open(self) -> None:
        self.rows("INSERT INTO tables VALUES ('one', 'BCDFGH', 1.0)")


@pytest.fixture
def empty(engines: Many) -> Empty:
    return Empty(engines)


@pytest.fixture
def kept(empty: Empty) -> Empty:
    """One in which there is a table."""
    prepare(empty.url)
    empty.open()
    return empty


def refused(empty: Empty, **options: str) -> str:
    """The reason."""
    with pytest.raises(DatabaseRefused) as refusal:
        prepare(empty.url, **options)
    return refusal.value.values.get("reason", refusal.value.key)


def test_what_the_scripts_make_is_what_the_schema_says(engines: Many) -> None:
    ours, other = Empty(engines), Empty(engines)
    prepare(ours.url)
    assert ours.revision() == schema.REVISION
    for statement in schema_statements():
        other.rows(statement)
    assert sorted(ours.rows(COLUMNS)) == sorted(other.rows(COLUMNS))
    assert sorted(ours.rows(INDEXES)) == sorted(other.rows(INDEXES))


def schema_statements() -> list[str]:
    made: list[str] = []

    def keep(statement: Any, *_: object) -> None:
        made.append(str(statement.compile(dialect=engine.dialect)))

    engine: MockConnection = create_mock_engine("postgresql+asyncpg://", keep)
    schema.metadata.create_all(engine, checkfirst=False)
    return made


def test_many_starts_at_once_make_one_schema(empty: Empty) -> None:
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(prepare, [empty.url] * 4)) == [None] * 4
    assert empty.revision() == schema.REVISION


def test_a_database_that_is_up_to_date_is_left_alone(kept: Empty) -> None:
    prepare(kept.url)
    assert kept.opened() == [("one", "BCDFGH", 1.0)]


def test_an_older_database_is_migrated(kept: Empty, tmp_path: Path) -> None:
    prepare(kept.url, scripts=next_scripts(tmp_path))
    assert kept.revision() == "9999"
    assert kept.opened() == [("one", "BCDFGH", 1.0, None)]


def test_a_migration_that_fails_leaves_it_as_it_was(kept: Empty, tmp_path: Path) -> None:
    assert "nonsense" in refused(kept, scripts=next_scripts(tmp_path, "op.execute('nonsense')"))
    assert kept.revision() == schema.REVISION
    with pytest.raises(asyncpg.UndefinedColumnError):
        kept.rows("SELECT colour FROM tables")
    assert kept.opened() == [("one", "BCDFGH", 1.0)]


def test_a_newer_database_is_refused_with_a_sentence_and_not_touched(kept: Empty) -> None:
    kept.rows("UPDATE alembic_version SET version_num = 'from the future'")
    assert "were kept by a newer version" in sentence(run(kept.url))
    assert kept.opened() == [("one", "BCDFGH", 1.0)]
    assert kept.revision() == "from the future"


def test_a_database_of_something_else_is_refused_and_not_touched(empty: Empty) -> None:
    empty.rows("CREATE TABLE recipes (cheese TEXT)")
    assert refused(empty) == "not a database of this game"
    assert empty.rows("SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == [
        ("recipes",)
    ]


def test_one_that_may_forget_what_it_acknowledged_is_refused(kept: Empty) -> None:
    kept.rows(f"ALTER DATABASE {kept.name} SET synchronous_commit = off")
    assert "synchronous_commit" in sentence(run(kept.url))


@contextmanager
def without_fsync(engines: Many) -> Iterator[None]:
    engines.postgres.rows("postgres", "ALTER SYSTEM SET fsync = off")
    try:
        reload(engines, "off")
        yield
    finally:
        engines.postgres.rows("postgres", "ALTER SYSTEM RESET fsync")
        reload(engines, "on")


def reload(engines: Many, wanted: str) -> None:
    engines.postgres.rows("postgres", "SELECT pg_reload_conf()")
    while engines.postgres.rows("postgres", "SHOW fsync") != [(wanted,)]:
        time.sleep(0.01)


def test_one_that_never_syncs_is_refused(engines: Many, kept: Empty) -> None:
    with without_fsync(engines):
        assert "fsync" in refused(kept)
    prepare(kept.url)


def test_where_nobody_answers_or_there_is_no_such_database_it_says_so(engines: Many) -> None:
    assert "no_such_database" in sentence(run(engines.postgres.url("no_such_database")))
    with pytest.raises(DatabaseRefused):
        prepare("postgresql://cheese@127.0.0.1:1/tables")


def test_a_password_is_not_told(engines: Many) -> None:
    url = engines.postgres.url("no_such_database").replace("cheese@", "cheese:secret-words@")
    assert "secret-words" not in sentence(run(url))
