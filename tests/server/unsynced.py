"""The server with a store that never syncs, to see that its test would notice."""

from functools import partial

from cheese_rescue.cli.main import main
from cheese_rescue.server import app, sqlite

never = partial(sqlite.SqliteStore, synchronous="OFF")
app.SqliteStore = never  # type: ignore[attr-defined, assignment]  # where it is taken from

main()
