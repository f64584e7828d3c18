"""Opening the store: where it lies, how it is set up, what is refused."""

from __future__ import annotations

import builtins
import os
import sqlite3
import stat
from contextlib import closing
from typing import TYPE_CHECKING, Any

import pytest
from sqlalchemy import create_engine, inspect, text
from sqlalchemy.exc import OperationalError

from trainer_api.store import STORE_FILE, Store, StoreError, StoreProblem, open_store
from trainer_api.store.engine import (
    WRITER_LOCK,
    _set_up,
    connect,
    is_sqlite,
    parse_url,
    reading,
    sqlite_url,
    writing,
)

if TYPE_CHECKING:
    from pathlib import Path


def refusal(url: str) -> StoreError:
    with pytest.raises(StoreError) as caught:
        open_store(url)
    return caught.value


@pytest.mark.parametrize("odd", ["data", "with space", "a?b", "100%", "#1", "ñandú"])
def test_by_default_it_lies_in_the_users_folder(odd: str, tmp_path: Path) -> None:
    folder = tmp_path / odd
    open_store(folder=folder).close()
    assert (folder / STORE_FILE).is_file()


def test_the_users_folder_is_found(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("STAIRWAY_DATA", str(tmp_path / "own"))
    open_store().close()
    assert (tmp_path / "own" / STORE_FILE).is_file()


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be moved there")
def test_a_file_that_went_away_while_it_was_open_takes_no_more_rows(tmp_path: Path) -> None:
    store = open_store(folder=tmp_path)
    file, aside = tmp_path / STORE_FILE, tmp_path / "aside"
    file.rename(aside)
    with pytest.raises(StoreError) as missing:
        store.check()
    file.write_bytes(b"")
    with pytest.raises(StoreError) as another, writing(store.engine):
        raise AssertionError("a transaction began")
    aside.replace(file)
    store.check()
    store.close()
    for caught in (missing, another):
        assert caught.value.code is StoreProblem.GONE
        assert caught.value.data == {"where": str(file)}


@pytest.mark.skipif(os.name == "nt", reason="modes are of POSIX")
def test_only_its_owner_may_read_it(tmp_path: Path) -> None:
    store = open_store(folder=tmp_path / "data")
    files = sorted((tmp_path / "data").iterdir())
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in files}
    store.close()
    assert STORE_FILE in modes
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700


def test_a_file_has_a_write_ahead_log_and_foreign_keys(tmp_path: Path) -> None:
    store = open_store(folder=tmp_path)
    with reading(store.engine) as connection:
        assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert connection.scalar(text("PRAGMA foreign_keys")) == 1
    store.close()


def test_a_place_without_write_ahead_log_is_refused() -> None:
    """A folder on a network share answers as memory does: it keeps the mode that it had."""
    with closing(sqlite3.connect(":memory:")) as memory, pytest.raises(StoreError) as caught:
        _set_up(memory, None)
    assert caught.value.code is StoreProblem.NO_WAL
    assert caught.value.data == {"mode": "memory"}


def test_it_answers_and_says_so(store: Store) -> None:
    store.check()


def test_a_database_that_went_away_is_told(tmp_path: Path) -> None:
    store = open_store(folder=tmp_path / "data")
    store.close()
    for path in (tmp_path / "data").iterdir():
        path.unlink()
    (tmp_path / "data").rmdir()
    with pytest.raises(StoreError) as caught:
        store.check()
    assert caught.value.code is StoreProblem.CANNOT_OPEN


def test_a_damaged_file_is_told(tmp_path: Path) -> None:
    open_store(folder=tmp_path).close()
    path = tmp_path / STORE_FILE
    damaged = Store(connect(sqlite_url(path)))
    content = path.read_bytes()
    path.write_bytes(content[:4096] + b"\xff" * (len(content) - 4096))
    with pytest.raises(StoreError) as caught:
        damaged.jobs.newest(9)
    assert caught.value.code is StoreProblem.CANNOT_OPEN
    damaged.close()


def test_connections_that_are_all_in_use_are_told(tmp_path: Path) -> None:
    store = open_store(folder=tmp_path)
    few = create_engine(store.engine.url, pool_size=1, max_overflow=0, pool_timeout=0.01)
    with reading(few), pytest.raises(StoreError) as caught:
        Store(few).check()
    assert caught.value.code is StoreProblem.CANNOT_OPEN
    few.dispose()
    store.close()


@pytest.mark.parametrize("url", ["nonsense", "sqlite://", "sqlite:///:memory:", "sqlite:///a?b=c"])
def test_an_address_that_makes_no_sense_is_refused(url: str) -> None:
    assert refusal(url).code is StoreProblem.BAD_URL


@pytest.mark.parametrize("kind", ["mysql", "oracle", "mssql+pyodbc", "postgresql+asyncpg"])
def test_other_databases_are_refused(kind: str) -> None:
    error = refusal(f"{kind}://user:secret@host/name")
    assert error.code is StoreProblem.OTHER_DATABASE
    assert "secret" not in str(error)


@pytest.mark.parametrize("name", ["postgres", "postgresql", "postgresql+psycopg"])
def test_postgresql_has_several_names(name: str) -> None:
    assert parse_url(f"{name}://u:p@h/n").drivername == "postgresql+psycopg"


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    there = builtins.__import__

    def missing(name: str, *rest: Any) -> Any:
        if name.split(".")[0] == "psycopg":
            raise ModuleNotFoundError("No module named 'psycopg'", name="psycopg")
        return there(name, *rest)

    monkeypatch.setattr(builtins, "__import__", missing)
    assert refusal("postgresql://user:secret@host/name").code is StoreProblem.NO_DRIVER


def test_no_password_is_told(tmp_path: Path) -> None:
    error = refusal(f"postgresql://user:secret@/name?host={tmp_path}")
    assert error.code is StoreProblem.CANNOT_OPEN
    assert "secret" not in str(error)
    assert "***" in str(error.data["where"])


def test_a_file_that_is_no_database_is_refused_and_kept(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    path.write_bytes(b"my holiday diary" * 100)
    assert refusal(f"sqlite:///{path}").code is StoreProblem.CANNOT_OPEN
    assert path.read_bytes() == b"my holiday diary" * 100


def test_a_folder_in_its_place_is_refused(tmp_path: Path) -> None:
    (tmp_path / "store.db").mkdir()
    error = refusal(f"sqlite:///{tmp_path / 'store.db'}")
    assert error.code is StoreProblem.CANNOT_OPEN


def test_what_fails_leaves_nothing(store: Store) -> None:
    def fail() -> None:
        with writing(store.engine) as connection:
            connection.execute(text("CREATE TABLE half (n INTEGER)"))
            connection.execute(text("INSERT INTO half VALUES (1)"))
            raise RuntimeError("midway")

    with pytest.raises(RuntimeError, match="midway"):
        fail()
    assert inspect(store.engine).get_table_names() == ["alembic_version", "jobs"]


def test_a_writer_takes_its_lock_before_it_reads(store: Store) -> None:
    """So that what it has read is still true when it writes."""
    with writing(store.engine) as first:
        first.execute(text("SELECT 1"))
        with store.engine.connect() as second:
            if is_sqlite(store.engine):
                second.exec_driver_sql("PRAGMA busy_timeout = 0")
                second.rollback()
                second.execution_options(writes=True)
                with pytest.raises(OperationalError, match="locked"):
                    second.begin()
            else:
                free = second.scalar(text("SELECT pg_try_advisory_lock(:n)"), {"n": WRITER_LOCK})
                assert free is False
