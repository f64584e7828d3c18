"""Jobs: long work that was asked for.

Revision 0001, the first.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the step."""
    moment = sa.DateTime(timezone=True)
    op.create_table(
        "jobs",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(40), nullable=False),
        sa.Column("deck", sa.String(40), nullable=False),
        sa.Column("state", sa.String(16), nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("cancel_asked", sa.Boolean, nullable=False),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("runner", sa.String(64)),
        sa.Column("heartbeat", moment),
        sa.Column("created", moment, nullable=False),
        sa.Column("started", moment),
        sa.Column("ended", moment),
        sa.Column("result", sa.JSON),
        sa.Column("error", sa.JSON),
    )
    op.create_index("jobs_by_state", "jobs", ["state", "created"])
    running: sa.ColumnElement[bool] = sa.literal_column("state = 'running'")
    op.create_index(
        "jobs_one_runs",
        "jobs",
        ["state"],
        unique=True,
        sqlite_where=running,
        postgresql_where=running,
    )


def downgrade() -> None:
    """Take the step back."""
    op.drop_index("jobs_one_runs", "jobs")
    op.drop_index("jobs_by_state", "jobs")
    op.drop_table("jobs")
