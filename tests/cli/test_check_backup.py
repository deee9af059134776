"""`check-backup`: a good copy is counted; a damaged, cut-off or foreign one is refused."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from cheese_rescue.server.store import sqlite
from cheese_rescue.server.store.backup import Contents, check
from cheese_rescue.server.store.migrate import DatabaseRefused
from cheese_rescue.server.store.rows import Row
from cheese_rescue.table import Table
from tests.cli.command import cheese_rescue
from tests.server.test_migrations import NEWEST
from tests.table.tables import played_on, started

ENTRIES = len(started().log) + 6
TABLES = 40


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A backup of many tables, made as docs/operate.md says."""
    original, copy = tmp_path / "tables.db", tmp_path / "a copy?.db"
    sqlite.prepare(original)
    for number in range(TABLES):
        add(original, f"table {number}", played_on(started(), 6))
    change(original, f"VACUUM INTO '{copy}'")
    return copy


def add(path: Path, name: str, table: Table) -> None:
    rows = [Row.of(name, n, 0, entry) for n, entry in enumerate(table.log)]
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO tables VALUES (?, NULL, 0)", (name,))
        connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", rows)


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(statement)


def why_refused(path: Path) -> str:
    with pytest.raises(DatabaseRefused) as refused:
        check(path)
    return refused.value.key


def test_a_good_copy_is_counted_and_stays_as_it_is(copy: Path) -> None:
    before = copy.read_bytes(), copy.stat().st_mtime_ns, sorted(copy.parent.iterdir())
    copy.chmod(0o400)
    assert check(copy) == Contents(NEWEST, TABLES, TABLES * ENTRIES)
    said = cheese_rescue("check-backup", copy)
    assert (said.status, said.err) == (0, "")
    told = f"is good. Tables: {TABLES}. Log entries: {TABLES * ENTRIES}. Schema: {NEWEST}."
    assert told in said.out
    assert (copy.read_bytes(), copy.stat().st_mtime_ns, sorted(copy.parent.iterdir())) == before


def test_so_is_one_without_tables(tmp_path: Path) -> None:
    sqlite.prepare(tmp_path / "tables.db")
    assert check(tmp_path / "tables.db") == Contents(NEWEST, 0, 0)


@pytest.mark.parametrize("part", [0.03, 0.3, 0.5, 0.9, 0.999])
def test_a_copy_that_is_cut_off_is_refused(copy: Path, part: float) -> None:
    whole = copy.read_bytes()
    copy.write_bytes(whole[: int(part * len(whole))])
    assert why_refused(copy) == "error-backup-damaged"
    said = cheese_rescue("check-backup", copy)
    assert said.status != 0
    assert "damaged" in said.err
    assert len(said.err.splitlines()) == 1


def test_a_copy_with_a_lost_page_is_refused(copy: Path) -> None:
    whole = copy.read_bytes()
    pages = len(whole) // 4096
    for page in range(1, pages, 5):
        copy.write_bytes(whole[: page * 4096] + bytes(4096) + whole[(page + 1) * 4096 :])
        assert why_refused(copy).startswith("error-backup"), page


DAMAGE: dict[str, str] = {
    "no body": "UPDATE entries SET body = '' WHERE table_id = 'table 3' AND n = 5",
    "another move": "UPDATE entries SET body = replace(body, '\"ply\":2', '\"ply\":3')"
    " WHERE table_id = 'table 3' AND kind = 'played'",
    "a gap": "DELETE FROM entries WHERE table_id = 'table 3' AND n = 4",
    "no beginning": "DELETE FROM entries WHERE table_id = 'table 3' AND n = 0",
    "no log": "DELETE FROM entries WHERE table_id = 'table 3'",
    "an unknown kind": "UPDATE entries SET kind = 'x' WHERE table_id = 'table 3' AND n = 5",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_table_that_cannot_be_replayed_is_counted(copy: Path, damage: str) -> None:
    change(copy, DAMAGE[damage])
    with pytest.raises(DatabaseRefused) as refused:
        check(copy)
    assert refused.value.key == "error-backup-tables"
    assert (refused.value.values["broken"], refused.value.values["tables"]) == ("1", str(TABLES))
    said = cheese_rescue("check-backup", copy, LANG="pl_PL.UTF-8")
    assert said.status != 0
    assert f"Stoły, których nie można odtworzyć: 1 z {TABLES}." in said.err


def test_a_log_without_its_table_is_refused(copy: Path) -> None:
    change(copy, "DELETE FROM tables WHERE id = 'table 3'")
    assert why_refused(copy) == "error-backup-damaged"


FOREIGN: dict[str, Callable[[Path], object]] = {
    "nothing": lambda path: path.write_bytes(b""),
    "text": lambda path: path.write_text("a letter to grandma " * 1000, encoding="utf-8"),
    "another database": lambda path: change(path, "CREATE TABLE tables (id)"),
}


@pytest.mark.parametrize("kind", FOREIGN)
def test_a_file_that_is_not_ours_is_refused_and_stays_as_it_is(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "file"
    FOREIGN[kind](file)
    before = file.read_bytes()
    assert why_refused(file) == "error-backup-foreign"
    assert (file.read_bytes(), list(tmp_path.iterdir())) == (before, [file])


def test_a_newer_version_is_refused(copy: Path) -> None:
    change(copy, "UPDATE alembic_version SET version_num = '9999'")
    assert why_refused(copy) == "error-database-newer"


def test_a_file_whose_newest_moves_are_elsewhere_is_refused(tmp_path: Path) -> None:
    original = tmp_path / "tables.db"
    sqlite.prepare(original)
    with closing(sqlite3.connect(original)) as connection, connection:
        connection.execute("INSERT INTO tables VALUES ('x', NULL, 0)")
        connection.commit()
        assert why_refused(original) == "error-backup-in-use"


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert why_refused(tmp_path) == "error-backup-damaged"
    assert why_refused(tmp_path / "nowhere") == "error-no-file"
