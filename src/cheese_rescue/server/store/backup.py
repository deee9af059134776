"""Checks a backup of the SQLite file without changing it."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from sqlite3 import Connection
from typing import NamedTuple
from urllib.parse import quote

from cheese_rescue.server.store import migrate
from cheese_rescue.server.store.batching import reason_of
from cheese_rescue.server.store.migrate import VERSION_TABLE, DatabaseRefused
from cheese_rescue.server.store.rows import entry_of
from cheese_rescue.table import Table

_ENTRIES = "SELECT table_id, n, kind, body FROM entries ORDER BY table_id, n"
_WITHOUT_LOG = "SELECT count(*) FROM tables WHERE id NOT IN (SELECT table_id FROM entries)"


class Contents(NamedTuple):
    """What a good backup contains."""

    version: str
    """The version of its schema."""
    tables: int
    entries: int


def check(path: Path) -> Contents:
    """What the backup contains, once everything in it has been read and every log replayed.

    Raises DatabaseRefused if it is damaged, in use or no file of this game.
    """
    wal = Path(f"{path}-wal")
    if wal.exists() and wal.stat().st_size:  # an immutable file is read without it
        raise DatabaseRefused("error-backup-in-use", file=str(path), wal=str(wal))
    try:
        with path.open("rb"):  # SQLite only says that it is unable to open a file
            pass
        # Immutable: SQLite neither locks the file nor writes another one beside it.
        uri = f"file:{quote(str(path.absolute()))}?mode=ro&immutable=1"
        with closing(sqlite3.connect(uri, uri=True)) as connection:
            version = _version(connection, path)
            _check_pages(connection)
            return _replay(connection, version, path)
    except FileNotFoundError:
        raise DatabaseRefused("error-no-file", file=str(path)) from None
    except (OSError, sqlite3.Error) as error:
        reason = reason_of(error)
        raise DatabaseRefused("error-backup-damaged", file=str(path), reason=reason) from error


def _version(connection: Connection, path: Path) -> str:
    try:
        names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
        found = VERSION_TABLE in names and connection.execute(migrate.READ_VERSION).fetchone()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode != sqlite3.SQLITE_NOTADB:
            raise
        found = None
    if not found:
        raise DatabaseRefused("error-backup-foreign", file=str(path))
    migrate.pending(found[0], str(path))  # refuses a newer one
    return str(found[0])


def _check_pages(connection: Connection) -> None:
    (first, *_) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if first != "ok":
        raise sqlite3.DatabaseError(first)
    if connection.execute("PRAGMA foreign_key_check").fetchone():
        raise sqlite3.DatabaseError("a log without its table")


def _replay(connection: Connection, version: str, path: Path) -> Contents:
    (broken,) = connection.execute(_WITHOUT_LOG).fetchone()
    tables, entries = broken, 0
    for _, group in groupby(connection.execute(_ENTRIES), key=itemgetter(0)):
        rows = list(group)
        tables, entries = tables + 1, entries + len(rows)
        broken += not _can_be_replayed(rows)
    if broken:
        raise DatabaseRefused(
            "error-backup-tables", file=str(path), broken=str(broken), tables=str(tables)
        )
    return Contents(version, tables, entries)


def _can_be_replayed(rows: Iterable[tuple[str, int, str, str]]) -> bool:
    log = []
    try:
        for n, (_, number, kind, body) in enumerate(rows):
            if number != n:
                return False
            log.append(entry_of(kind, body))
        Table.replay(log)
    except Exception:  # whatever a damaged log makes the rules raise
        return False
    return True
