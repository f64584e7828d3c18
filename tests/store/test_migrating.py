"""Migrations: they make what the program reads, once, and all or nothing."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import downgrade
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect, text

from trainer_api.store import Store, StoreError, StoreProblem, migrating, open_store
from trainer_api.store.engine import connect, parse_url, reading, writing
from trainer_api.store.tables import METADATA

if TYPE_CHECKING:
    from pathlib import Path

NEW = """
import sqlalchemy as sa
from alembic import op

revision = "{revision}"
down_revision = "{before}"
branch_labels = None
depends_on = None


def upgrade():
    op.create_table("novelties", sa.Column("n", sa.Integer, primary_key=True))
    op.execute("INSERT INTO novelties VALUES (1)")
    {last}
"""


def tables(url: str) -> set[str]:
    engine = connect(parse_url(url))
    try:
        return set(inspect(engine).get_table_names())
    finally:
        engine.dispose()


@pytest.fixture
def steps(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a copy of the migrations, to which a test may add."""
    copy = tmp_path / "migrations"
    for path in migrating.MIGRATIONS.rglob("*.*"):
        if path.suffix in {".py", ".mako"}:
            target = copy / path.relative_to(migrating.MIGRATIONS)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(path.read_bytes())
    monkeypatch.setattr(migrating, "MIGRATIONS", copy)
    return copy / "versions"


def test_they_make_the_tables_that_the_program_reads(store: Store) -> None:
    with reading(store.engine) as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, METADATA) == []


def test_they_are_one_line() -> None:
    script = ScriptDirectory(str(migrating.MIGRATIONS))
    assert len(script.get_heads()) == len(script.get_bases()) == 1


def test_a_second_opening_changes_nothing(url: str) -> None:
    first = open_store(url)
    first.close()
    before = tables(url)
    open_store(url).close()
    assert tables(url) == before == {"jobs", "alembic_version"}


def test_the_way_back(store: Store) -> None:
    with writing(store.engine) as connection:
        downgrade(migrating._config(connection), "base")
    assert set(inspect(store.engine).get_table_names()) == {"alembic_version"}
    migrating.migrate(store.engine)
    assert "jobs" in inspect(store.engine).get_table_names()


def test_many_workers_start_at_once(url: str) -> None:
    code = f"from trainer_api.store import open_store; open_store({url!r}).close()"
    command = [sys.executable, "-W", "error", "-c", code]
    with ThreadPoolExecutor(3) as pool:
        runs = [
            pool.submit(subprocess.run, command, capture_output=True, text=True, check=False)
            for _ in range(3)
        ]
    assert [run.result().stderr for run in runs] == [""] * 3
    assert tables(url) == {"jobs", "alembic_version"}


def test_a_new_step_is_made(url: str, steps: Path) -> None:
    open_store(url).close()
    before = migrating.head()
    (steps / "v_next.py").write_text(NEW.format(revision="next", before=before, last="pass"))
    open_store(url).close()
    assert "novelties" in tables(url)


def test_a_step_that_fails_leaves_the_database_as_it_was(url: str, steps: Path) -> None:
    open_store(url).close()
    step = NEW.format(revision="next", before=migrating.head(), last="raise RuntimeError('midway')")
    (steps / "v_next.py").write_text(step)
    with pytest.raises(RuntimeError, match="midway"):
        open_store(url)
    assert tables(url) == {"jobs", "alembic_version"}
    (steps / "v_next.py").unlink()
    open_store(url).close()


def test_what_a_newer_version_made_is_refused_and_kept(store: Store, url: str) -> None:
    with writing(store.engine) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(StoreError) as caught:
        open_store(url)
    assert caught.value.code is StoreProblem.NEWER
    assert tables(url) == {"jobs", "alembic_version"}
