"""A database in PostgreSQL is made, brought up to date or refused, as the file is."""

import os
from concurrent.futures import ThreadPoolExecutor
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from cheese_rescue.server.store.migrate import DatabaseRefused
from cheese_rescue.server.store.postgres import prepare
from tests.server.backends import ClusterBackend
from tests.server.test_migrations import FIXTURES, NEWEST, next_migrations, run, sentence

pytestmark = [pytest.mark.postgresql, pytest.mark.redis]

NAMES = count()
COLUMNS = """
SELECT table_name, column_name, data_type, character_maximum_length, is_nullable
FROM information_schema.columns WHERE table_schema = 'public'
"""
INDEXES = """
SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
"""


class Empty:
    """A database with nothing in it."""

    def __init__(self, cluster: ClusterBackend) -> None:
        self.name = f"empty_{os.getpid()}_{next(NAMES)}"
        self.url = cluster.new_database(self.name)
        self._postgres = cluster.postgres

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
def empty(cluster: ClusterBackend) -> Empty:
    return Empty(cluster)


@pytest.fixture
def kept(empty: Empty) -> Empty:
    """One in which there is a table."""
    prepare(empty.url)
    empty.open()
    return empty


def refused(empty: Empty, **options: Path) -> str:
    """The reason."""
    with pytest.raises(DatabaseRefused) as refusal:
        prepare(empty.url, **options)
    return refusal.value.values.get("reason", refusal.value.key)


def old_database(cluster: ClusterBackend, version: str = "0001") -> Empty:
    """A database as the version of that number made it; later ones differ only in the number."""
    old = Empty(cluster)
    text = (FIXTURES / f"postgresql-{version}.sql").read_text(encoding="utf-8")
    for statement in filter(str.strip, text.split(";")):
        old.rows(statement)
    return old


def test_a_new_database_has_the_same_schema_as_an_old_one(cluster: ClusterBackend) -> None:
    """Until version 0001 it was made by another tool."""
    new, old = Empty(cluster), old_database(cluster)
    prepare(new.url)
    assert new.revision() == NEWEST
    assert sorted(new.rows(COLUMNS)) == sorted(old.rows(COLUMNS))
    assert sorted(new.rows(INDEXES)) == sorted(old.rows(INDEXES))


@pytest.mark.parametrize("version", ["0001", "0002", "0003", "0004", "0005"])
def test_an_old_database_opens(cluster: ClusterBackend, version: str) -> None:
    old = old_database(cluster, version)
    old.open()
    prepare(old.url)
    assert (old.revision(), old.opened()) == (NEWEST, [("one", "BCDFGH", 1.0)])


def test_many_starts_at_once_make_one_schema(empty: Empty) -> None:
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(prepare, [empty.url] * 4)) == [None] * 4
    assert empty.revision() == NEWEST


def test_a_database_that_is_up_to_date_is_left_alone(kept: Empty) -> None:
    prepare(kept.url)
    assert kept.opened() == [("one", "BCDFGH", 1.0)]


def test_an_older_database_is_migrated(kept: Empty, tmp_path: Path) -> None:
    prepare(kept.url, migrations=next_migrations(tmp_path))
    assert kept.revision() == "9999"
    assert kept.opened() == [("one", "BCDFGH", 1.0, None)]


def test_a_migration_that_fails_leaves_it_as_it_was(kept: Empty, tmp_path: Path) -> None:
    assert "nonsense" in refused(kept, migrations=next_migrations(tmp_path, "nonsense;"))
    assert kept.revision() == NEWEST
    with pytest.raises(asyncpg.UndefinedColumnError):
        kept.rows("SELECT colour FROM tables")
    assert kept.opened() == [("one", "BCDFGH", 1.0)]


def test_a_newer_database_is_refused_with_a_sentence_and_not_touched(kept: Empty) -> None:
    kept.rows("UPDATE alembic_version SET version_num = 'from the future'")
    assert "were saved by a newer version" in sentence(run(kept.url))
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


def test_where_nobody_answers_or_there_is_no_such_database_it_says_so(
    cluster: ClusterBackend,
) -> None:
    assert "no_such_database" in sentence(run(cluster.postgres.url("no_such_database")))
    with pytest.raises(DatabaseRefused):
        prepare("postgresql://cheese@127.0.0.1:1/tables")


def test_a_password_is_not_told(cluster: ClusterBackend) -> None:
    url = cluster.postgres.url("no_such_database").replace("cheese@", "cheese:secret-words@")
    assert "secret-words" not in sentence(run(url))
