"""Schema versions: numbered SQL files, applied in order and recorded in the database.

Each file runs on both SQLite and PostgreSQL. It must leave a schema that the previous version of
the game can still use, since the processes of a cluster are restarted one by one.
"""

from pathlib import Path
from typing import NamedTuple

MIGRATIONS = Path(__file__).with_name("migrations")
VERSION_TABLE = "alembic_version"
"""Alembic's name: it wrote this table until 2026-11, and such databases open unchanged."""
CREATE_VERSION_TABLE = f"""
CREATE TABLE {VERSION_TABLE} (
    version_num VARCHAR(32) NOT NULL,
    CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
)
"""
READ_VERSION = f"SELECT version_num FROM {VERSION_TABLE}"  # noqa: S608 - a constant


class DatabaseRefused(Exception):
    """The database cannot be used; `key` is the catalogue key of the message."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(key)
        self.key = key
        self.values = values


class Migration(NamedTuple):
    """A migration file: its number and its statements."""

    version: str
    statements: tuple[str, ...]


def pending(current: str | None, database: str, folder: Path = MIGRATIONS) -> list[Migration]:
    """The migrations that a database lacks. Raises DatabaseRefused if it is newer than these."""
    migrations = [_read(path) for path in sorted(folder.glob("[0-9]*.sql"))]
    versions = [migration.version for migration in migrations]
    if current is None:
        return migrations
    if current not in versions:
        raise DatabaseRefused("error-database-newer", file=database)
    return migrations[versions.index(current) + 1 :]


def record(version: str, *, first: bool) -> list[str]:
    """The statements that store the database's new version."""
    if first:
        return [
            CREATE_VERSION_TABLE,
            f"INSERT INTO {VERSION_TABLE} VALUES ('{version}')",  # noqa: S608 - a file's number
        ]
    return [f"UPDATE {VERSION_TABLE} SET version_num = '{version}'"]  # noqa: S608 - the same


def _read(path: Path) -> Migration:
    text = "\n".join(
        line
        for line in path.read_text(encoding="utf-8").splitlines()
        if not line.strip().startswith("--")
    )
    statements = tuple(part.strip() for part in text.split(";") if part.strip())
    return Migration(path.name.partition("_")[0], statements)
