"""The store's tables, as this version of the program reads and writes them.

The migrations make them; a test holds both equal.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    DateTime,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    TypeDecorator,
)
from sqlalchemy import text as sql

if TYPE_CHECKING:
    from sqlalchemy.engine import Dialect

METADATA: Final = MetaData()
ID_LENGTH: Final = 32
"""Characters of an id: a UUID's hexadecimal digits."""


class Instant(TypeDecorator[datetime]):
    """A moment in UTC: databases without time zones give it back with one."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(
        self,
        value: datetime | None,
        dialect: Dialect,  # noqa: ARG002 - named by SQLAlchemy
    ) -> datetime | None:
        """Turn any time zone into UTC.

        Raises:
            ValueError: a moment without time zone, which is a bug of the caller.
        """
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"{value!r} has no time zone")
        return value.astimezone(UTC)

    def process_result_value(
        self,
        value: datetime | None,
        dialect: Dialect,  # noqa: ARG002 - named by SQLAlchemy
    ) -> datetime | None:
        """Give back a moment in UTC."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


JOBS: Final = Table(
    "jobs",
    METADATA,
    Column("id", String(ID_LENGTH), primary_key=True),
    Column("kind", String(40), nullable=False),
    Column("deck", String(40), nullable=False),
    Column("state", String(16), nullable=False),
    Column("done", Integer, nullable=False),
    Column("total", Integer, nullable=False),
    Column("cancel_asked", Boolean, nullable=False),
    Column("attempts", Integer, nullable=False),
    # The lease: who runs it, and when that one was last heard of.
    Column("runner", String(64)),
    Column("heartbeat", Instant),
    Column("created", Instant, nullable=False),
    Column("started", Instant),
    Column("ended", Instant),
    Column("result", JSON(none_as_null=True)),
    Column("error", JSON(none_as_null=True)),
    Index("jobs_by_state", "state", "created"),
    # The database itself refuses a second running job.
    Index(
        "jobs_one_runs",
        "state",
        unique=True,
        sqlite_where=sql("state = 'running'"),
        postgresql_where=sql("state = 'running'"),
    ),
)
"""Long work: asked for, running, or ended."""
