"""The server with a store that never syncs, to see that its test would notice."""

from functools import partial

from cheese_rescue.cli.main import main
from cheese_rescue.server.store import sqlite

never = partial(sqlite.SqliteStore, synchronous="OFF")
sqlite.SqliteStore = never  # type: ignore[assignment, misc]  # where it is taken from

main()
