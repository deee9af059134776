"""Brings a database up to date, whichever it is. The caller holds a transaction and a lock."""

from collections.abc import Callable

from sqlalchemy import Connection, inspect

from cheese_rescue.server.schema import REVISION
from cheese_rescue.server.store import DatabaseRefused

SCRIPTS = "cheese_rescue.server:migrations"
VERSIONS = "alembic_version"


def revision(connection: Connection) -> str | None:
    """Which one it is of; None for one that is empty."""
    if not inspect(connection).has_table(VERSIONS):
        return None
    return connection.exec_driver_sql(f"SELECT version_num FROM {VERSIONS}").scalar()  # noqa: S608 - ours


def is_ours(connection: Connection) -> bool:
    """Whether nothing else is in there."""
    names = inspect(connection).get_table_names()
    return not names or VERSIONS in names


def is_current(connection: Connection, scripts: str = SCRIPTS) -> bool:
    return scripts == SCRIPTS and revision(connection) == REVISION


def upgrade(
    connection: Connection,
    name: str,
    scripts: str = SCRIPTS,
    older: Callable[[str], None] = lambda _: None,
) -> None:
    """`older` is told the revision of one that is about to be changed.

    One of a newer version is refused, by the name that its host knows it by.
    """
    from alembic import command  # noqa: PLC0415 - slow to import, and seldom needed
    from alembic.config import Config  # noqa: PLC0415 - the same
    from alembic.script import ScriptDirectory  # noqa: PLC0415 - the same

    config = Config()
    config.set_main_option("script_location", scripts)
    directory = ScriptDirectory.from_config(config)
    found = revision(connection)
    if found == directory.get_current_head():
        return
    if found is not None:
        if found not in {script.revision for script in directory.walk_revisions()}:
            raise DatabaseRefused("error-database-newer", file=name)
        older(found)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
