"""Where logs are kept and news are told: at home a file and a call, elsewhere existing engines."""

from pathlib import Path

from cheese_rescue.server import sqlite
from cheese_rescue.server.bus import Bus, LocalBus
from cheese_rescue.server.settings import Settings
from cheese_rescue.server.store import Store
from cheese_rescue.server.workers import Far


def prepare(database: Path | str) -> Path | None:
    """Bring it up to date; where the copy of an older file is. May be DatabaseRefused."""
    if isinstance(database, Path):
        return sqlite.prepare(database)
    from cheese_rescue.server import postgres  # noqa: PLC0415 - not at home

    postgres.prepare(database)
    return None


def store_of(settings: Settings) -> Store:
    if isinstance(settings.database, Path):
        return sqlite.SqliteStore(settings.database)
    from cheese_rescue.server.postgres import PostgresStore  # noqa: PLC0415 - not at home

    return PostgresStore(settings.database)


def bus_of(settings: Settings, process: str) -> Bus:
    if settings.bus is None:
        return LocalBus()
    from cheese_rescue.server.redis import RedisBus  # noqa: PLC0415 - not at home

    return RedisBus(settings.bus, process)


def far_of(settings: Settings, process: str) -> Far | None:
    """The workers at other machines, where there shall be none here."""
    if settings.bus is None or settings.workers:
        return None
    from cheese_rescue.server.afar import Afar  # noqa: PLC0415 - not at home

    return Afar(settings.bus, process)
