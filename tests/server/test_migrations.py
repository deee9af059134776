"""The file is made, brought up to date or refused; nothing is ever lost on the way."""

import contextlib
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from cheese_rescue.rules import verify
from cheese_rescue.server.store.migrate import MIGRATIONS, DatabaseRefused
from cheese_rescue.server.store.sqlite import prepare
from cheese_rescue.table import Table
from cheese_rescue.table.log import Entry
from tests import fork_server
from tests.server.backends import check_file, file_rows
from tests.server.load import MINE, logs_among
from tests.server.site import Server, free_port, serving

Ran = subprocess.CompletedProcess[str]

NEWEST = "0006"
FIXTURES = Path(__file__).parent / "fixtures"
COLOUR = "-- One column more.\nALTER TABLE tables ADD COLUMN colour TEXT;\n"


def next_migrations(folder: Path, then: str = "") -> Path:
    """Our migrations and one more."""
    copied = shutil.copytree(MIGRATIONS, folder / "migrations")
    (copied / "9999_colour.sql").write_text(COLOUR + then)
    return copied


def run(database: Path | str, *, tamed: bool = False, **variables: str) -> Ran:
    """`cheese-rescue serve` on a database that it should refuse."""
    arguments = ["serve", "--no-browser", "--only-here", "--lang=en"]
    arguments += ["--port", str(free_port()), "--database", str(database)]
    environment = {**os.environ, **variables}
    if not tamed or os.geteuid() != 0:
        return fork_server.run(arguments, environment)
    powers = "-dac_override,-dac_read_search"  # with these, root writes anywhere
    setpriv = ["setpriv", "--bounding-set", powers, "--inh-caps", powers]
    return subprocess.run(
        [*setpriv, sys.executable, "-m", "cheese_rescue", *arguments],
        env=environment,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def sentence(ran: Ran) -> str:
    """The one line that says why it did not start."""
    assert "Traceback" not in ran.stderr
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.count("\n") == 1, ran.stderr
    return ran.stderr


def execute(database: Path, *statements: str) -> None:
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def revision(database: Path) -> str:
    with contextlib.closing(sqlite3.connect(database)) as connection:
        found: str
        ((found,),) = connection.execute("SELECT version_num FROM alembic_version").fetchall()
        return found


def read_logs(path: Path) -> dict[str, tuple[Entry, ...]]:
    check_file(path)
    return logs_among(partial(file_rows, path))


@pytest.fixture
def database(server: Server) -> Path:
    """The file of a server that was killed during a game, so that its journal is still needed."""
    opened = server.open(players=2, chairs=[MINE, {"bot": "greedy"}])
    device = server.device(opened["table"], opened["opener"], opened["tokens"][0])
    device.ask("start")
    device.play_out(*device.seats())
    server.kill()
    assert server.file.with_name("tables.db-wal").stat().st_size
    return server.file


def test_a_new_file_is_of_the_newest_version_and_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "a folder" / "of its own" / "tables.db"
    assert prepare(path) is None
    assert revision(path) == NEWEST == max(file.name[:4] for file in MIGRATIONS.glob("*.sql"))
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_the_changelog_names_the_newest_version() -> None:
    changes = Path(__file__).parents[2] / "CHANGELOG.md"
    assert f"The database has version {int(NEWEST)}:" in changes.read_text(encoding="utf-8")


def old_file(path: Path, version: str = "0001") -> Path:
    """A database as the version of that number wrote it."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.executescript((FIXTURES / f"sqlite-{version}.sql").read_text(encoding="utf-8"))
    return path


def test_a_new_file_has_the_same_schema_as_an_old_one(tmp_path: Path) -> None:
    """Keys and uniqueness too. Until version 0001 it was made by another tool."""
    path = tmp_path / "tables.db"
    prepare(path)

    def made(file: Path) -> set[str]:
        asked = "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL"
        with contextlib.closing(sqlite3.connect(file)) as connection:
            return {"".join(sql.split()) for (sql,) in connection.execute(asked)}

    assert made(path) == made(old_file(tmp_path / "old.db"))


def test_an_old_file_opens_and_its_game_goes_on(tmp_path: Path) -> None:
    path = old_file(tmp_path / "tables.db")
    before = read_logs(path)
    copy = prepare(path)
    assert copy is not None
    assert (revision(copy), revision(path)) == ("0001", NEWEST)
    assert read_logs(path) == read_logs(copy) == before
    assert sorted(map(len, before.values())) == [1, len(max(before.values(), key=len))]
    table = Table.replay(before["A" * 22])
    assert (table.game_number, [chair.player and chair.player.name for chair in table.chairs]) == (
        1,
        ["Ada", "Żółć"],
    )
    with serving(tmp_path, "--keep-days=36500") as server:
        assert server.get(f"/api/tables/{'A' * 22}").json()["phase"] == "playing"
        assert server.join(code="KLMPRS")["table"] == "B" * 22


def test_a_file_with_requests_and_hand_overs_opens_without_reacting_cards(tmp_path: Path) -> None:
    """Version 0002 had no option for them."""
    path = old_file(tmp_path / "tables.db", "0002")
    before = read_logs(path)
    copy = prepare(path)
    assert copy is not None
    assert (revision(copy), revision(path)) == ("0002", NEWEST)
    assert read_logs(path) == before
    ((name, log),) = before.items()
    table = Table.replay(log)
    assert table.options.neighbours is None
    assert [chair.player and chair.player.name for chair in table.chairs] == ["Ada", "Dan", "Cleo"]
    with serving(tmp_path, "--keep-days=36500") as server:
        shown = server.get(f"/api/tables/{name}").json()
        assert (shown["options"]["neighbours"], len(shown["hand_overs"])) == (False, 2)


def test_a_file_keeps_what_was_chosen_about_reacting_cards(tmp_path: Path) -> None:
    """Version 0003 decided it when the table was opened."""
    path = old_file(tmp_path / "tables.db", "0003")
    before = read_logs(path)
    prepare(path)
    assert (revision(path), read_logs(path)) == (NEWEST, before)
    tables = [Table.replay(log) for log in before.values()]
    assert sorted(table.options.neighbours or False for table in tables) == [False, True]
    with serving(tmp_path, "--keep-days=36500") as server:
        shown = [server.get(f"/api/tables/{name}").json() for name in before]
        assert sorted(one["options"]["neighbours"] for one in shown) == [False, True]


def test_a_file_with_a_rematch_that_nobody_had_to_agree_to_opens(tmp_path: Path) -> None:
    """Version 0004 had no entry for a wish. The score of the evening is derived from the moves."""
    path = old_file(tmp_path / "tables.db", "0004")
    before = read_logs(path)
    prepare(path)
    assert (revision(path), read_logs(path)) == (NEWEST, before)
    ((name, log),) = before.items()
    table = Table.replay(log)
    assert (table.game_number, table.running, table.pending_rematch) == (1, True, None)
    scores = [(chair.won, chair.points) for chair in table.chairs]
    assert sum(won for won, _ in scores) > 0
    with serving(tmp_path, "--keep-days=36500") as server:
        shown = server.get(f"/api/tables/{name}").json()
        assert [(chair["won"], chair["points"]) for chair in shown["chairs"]] == scores


def test_a_file_with_a_wish_for_a_rematch_opens_and_none_of_its_games_goes_on_from_another(
    tmp_path: Path,
) -> None:
    """Version 0005 had no entry for the beginning of a game."""
    path = old_file(tmp_path / "tables.db", "0005")
    before = read_logs(path)
    prepare(path)
    assert (revision(path), read_logs(path)) == (NEWEST, before)
    ((name, log),) = before.items()
    table = Table.replay(log)
    assert (table.source, table.pending_rematch is None) == (None, False)
    assert verify(table.record()).sealed_deal
    with serving(tmp_path, "--keep-days=36500") as server:
        shown = server.get(f"/api/tables/{name}").json()
        assert (shown["phase"], shown["source"]) == ("over", None)
        assert [chair["shape"] for chair in shown["chairs"]] == ["wheel", "heart"]


def test_a_file_that_is_up_to_date_is_left_alone(database: Path) -> None:
    before = read_logs(database)
    assert prepare(database) is None
    assert read_logs(database) == before
    assert {file.suffix for file in database.parent.glob("tables.db*")} <= {
        ".db",
        ".db-wal",
        ".db-shm",
    }


def test_an_older_file_is_migrated_and_a_whole_copy_of_it_is_kept(
    database: Path, tmp_path: Path
) -> None:
    copy = prepare(database, migrations=next_migrations(tmp_path))
    assert copy is not None
    assert revision(database) == "9999"
    assert revision(copy) == NEWEST
    logs = read_logs(copy)
    assert len(logs) == 1
    assert read_logs(database) == logs
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    execute(database, "UPDATE tables SET colour = 'yellow'")


def test_no_copy_is_written_over(database: Path, tmp_path: Path) -> None:
    migrations = next_migrations(tmp_path)
    first = prepare(database, migrations=migrations)
    assert first is not None
    shutil.copy(first, database)
    for journal in database.parent.glob("tables.db-*"):
        journal.unlink()
    second = prepare(database, migrations=migrations)
    assert second is not None
    assert second != first
    assert read_logs(first) == read_logs(second)


def test_a_copy_can_be_put_back_and_played_on(server: Server, database: Path) -> None:
    copy = prepare(database, migrations=next_migrations(server.folder))
    assert copy is not None
    for file in database.parent.glob("tables.db-*"):
        file.unlink()
    copy.rename(database)
    server.start()
    (name,) = read_logs(database)
    assert server.get(f"/api/tables/{name}").json()["phase"] == "over"


def test_a_migration_that_fails_leaves_the_file_as_it_was(database: Path, tmp_path: Path) -> None:
    before = read_logs(database)
    with pytest.raises(DatabaseRefused):
        prepare(database, migrations=next_migrations(tmp_path, "nonsense;"))
    assert revision(database) == NEWEST
    with pytest.raises(sqlite3.OperationalError, match="no such column: colour"):
        execute(database, "SELECT colour FROM tables")
    assert read_logs(database) == before
    assert prepare(database) is None


def test_a_newer_file_is_refused_with_a_sentence_and_not_touched(database: Path) -> None:
    execute(database, "UPDATE alembic_version SET version_num = 'from the future'")
    before = read_logs(database)
    ran = run(database)
    assert sentence(ran).startswith(f"The tables in {database} were saved by a newer version")
    assert read_logs(database) == before
    assert revision(database) == "from the future"


def text_file(path: Path) -> None:
    path.write_text("Dear diary, today a mouse ate the cheese. " * 100)


def torn_database(path: Path) -> None:
    prepare(path)
    os.truncate(path, path.stat().st_size // 2)


def half_a_header(path: Path) -> None:
    path.write_bytes(b"SQLite format 3\0" + bytes(20))


@pytest.mark.parametrize("make", [text_file, torn_database, half_a_header])
def test_what_is_no_database_is_refused_and_not_touched(
    make: Callable[[Path], None], tmp_path: Path
) -> None:
    path = tmp_path / "tables.db"
    make(path)
    before = path.read_bytes()
    ran = run(path)
    assert path.read_bytes() == before
    assert str(path) in sentence(ran)


def test_a_database_of_something_else_is_refused_and_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    execute(path, "CREATE TABLE recipes (cheese TEXT)", "INSERT INTO recipes VALUES ('Gouda')")
    before = path.read_bytes()
    assert "not a database of this game" in sentence(run(path))
    assert path.read_bytes() == before


def test_a_folder_of_that_name_is_refused(tmp_path: Path) -> None:
    assert "--database" in sentence(run(tmp_path))


def test_a_folder_that_cannot_be_written_to_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "locked"
    folder.mkdir(mode=0o555)
    assert str(folder) in sentence(run(folder / "tables.db", tamed=True))
    assert str(folder) in sentence(run(folder / "deeper" / "tables.db", tamed=True))


def test_a_file_that_cannot_be_written_to_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    prepare(path)
    path.chmod(0o444)
    assert str(path) in sentence(run(path, tamed=True))


def test_a_file_where_a_folder_should_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert str(tmp_path) in sentence(run(tmp_path / "file" / "tables.db"))


def test_two_starts_at_once_make_one_file(tmp_path: Path) -> None:
    servers = [Server(tmp_path) for _ in range(2)]
    try:
        for server in servers:
            server.spawn()
        for server in servers:
            server.until_ready()
        opened = servers[0].open(players=2)
        assert servers[1].get(f"/api/tables/{opened['table']}").status_code == 200
    finally:
        for server in servers:
            server.kill()
