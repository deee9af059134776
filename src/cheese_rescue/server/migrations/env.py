"""Alembic's entry: it works on the connection that it is given."""

from alembic import context

from cheese_rescue.server import schema

context.configure(
    connection=context.config.attributes["connection"], target_metadata=schema.metadata
)
with context.begin_transaction():
    context.run_migrations()
