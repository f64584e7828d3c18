"""Alembic's environment: runs in a transaction that the caller has begun (see `migrating`)."""

from __future__ import annotations

from alembic import context

from trainer_api.store.tables import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite changes a column by making the table anew
    compare_type=True,
    transactional_ddl=True,  # Alembic believes that SQLite cannot; it can, once BEGIN is ours
)
context.run_migrations()
