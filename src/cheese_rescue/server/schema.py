"""What the database holds: the tables that are open, and every entry of their logs."""

from sqlalchemy import Column, Float, ForeignKey, Integer, MetaData, String, Table, Text

REVISION = "0001"
"""The newest of `migrations`, which this schema is the result of."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("code", String(6), unique=True, nullable=True),  # until the start
    Column("opened", Float, nullable=False, index=True),
)

entries = Table(
    "entries",
    metadata,
    # The key is the concurrency control: two processes can never both write entry n.
    Column("table_id", String(22), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("game", Integer, nullable=False),
    Column("ply", Integer, nullable=True),
    Column("kind", String(20), nullable=False),
    Column("body", Text, nullable=False),
)
