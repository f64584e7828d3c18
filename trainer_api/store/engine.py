"""Connections to the database: SQLite in the user's data folder, or PostgreSQL by URL."""

from __future__ import annotations

import os
import sqlite3
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import create_engine, event
from sqlalchemy import text as sql
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DatabaseError,
    DBAPIError,
    InterfaceError,
    NoSuchModuleError,
    OperationalError,
    TimeoutError,  # noqa: A004 - all connections of the pool are in use
)

from trainer_api.store.errors import StoreError, StoreProblem

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sqlalchemy.engine import Connection, Engine

BUSY_SECONDS: Final = 15
"""How long a writer waits for another one before it fails; our transactions take milliseconds."""

WRITER_LOCK: Final = 0x57A1_23A7
"""Number of the advisory lock that makes PostgreSQL's writers take turns, as SQLite's do."""

_SQLITE: Final = "sqlite"
_POSTGRESQL: Final = "postgresql+psycopg"
_ALIASES: Final = {"postgres": _POSTGRESQL, "postgresql": _POSTGRESQL}


def parse_url(url: str) -> URL:
    """Return the URL of a database; `postgres://` and `postgresql://` mean psycopg 3.

    Raises:
        StoreError: BAD_URL, or OTHER_DATABASE for one that is neither SQLite nor PostgreSQL.
    """
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise StoreError(StoreProblem.BAD_URL) from error  # it may hold a password: not repeated
    parsed = parsed.set(drivername=_ALIASES.get(parsed.drivername, parsed.drivername))
    if parsed.drivername not in (_SQLITE, _POSTGRESQL):
        raise StoreError(StoreProblem.OTHER_DATABASE, name=parsed.drivername)
    in_memory = parsed.database in (None, "", ":memory:")
    if parsed.drivername == _SQLITE and (in_memory or parsed.query):
        raise StoreError(StoreProblem.BAD_URL)  # each connection would see a database of its own
    return parsed


def sqlite_url(path: Path) -> URL:
    """Return the URL of a file."""
    return URL.create(_SQLITE, database=str(path))


def connect(url: URL) -> Engine:
    """Return an engine whose connections are set up and tried.

    Raises:
        StoreError: NO_DRIVER, CANNOT_OPEN or NO_WAL.
    """
    where = url.render_as_string(hide_password=True)
    try:
        engine = _sqlite(url) if url.drivername == _SQLITE else create_engine(url, **_SERVER)
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise StoreError(StoreProblem.NO_DRIVER) from error
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise StoreError(StoreProblem.CANNOT_OPEN, where=where, why=why) from error
    try:
        with engine.connect() as connection:
            connection.execute(sql("SELECT 1"))
    except (DBAPIError, sqlite3.Error) as error:
        engine.dispose()
        raise cannot_open(url, error) from error
    except StoreError:
        engine.dispose()
        raise
    return engine


def cannot_open(url: URL, error: Exception) -> StoreError:
    """Return the refusal for a database that does not answer."""
    first = str(getattr(error, "orig", None) or error).strip().splitlines()
    return StoreError(
        StoreProblem.CANNOT_OPEN,
        where=url.render_as_string(hide_password=True),
        why=first[0] if first else type(error).__name__,
    )


@contextmanager
def writing(engine: Engine) -> Iterator[Connection]:
    """Give a transaction that writes: all or nothing, and one writer at a time.

    What it reads stays true until it ends: on SQLite it takes the write lock first (BEGIN
    IMMEDIATE), on PostgreSQL an advisory lock. Keep it short.

    Raises:
        StoreError: CANNOT_OPEN, when the database does not answer (any more); GONE.
    """
    with _answering(engine), engine.connect() as connection:
        if is_sqlite(engine):
            connection.execution_options(writes=True)
        with connection.begin():
            if not is_sqlite(engine):
                connection.execute(sql("SELECT pg_advisory_xact_lock(:n)"), {"n": WRITER_LOCK})
            yield connection


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """Give a transaction that reads one state of the database and writes nothing.

    Raises:
        StoreError: CANNOT_OPEN, when the database does not answer (any more); GONE.
    """
    with _answering(engine), engine.connect() as connection, connection.begin():
        yield connection


@contextmanager
def _answering(engine: Engine) -> Iterator[None]:
    """Tell a database that does not answer from a fault of ours.

    The former are: one that is away or locked, all connections in use, a file that is damaged (a
    plain DatabaseError; its kinds, such as a row that may not be, are ours).
    """
    try:
        yield
    except (OperationalError, InterfaceError, TimeoutError) as error:
        raise cannot_open(engine.url, error) from error
    except DatabaseError as error:
        if type(error) is not DatabaseError:
            raise
        raise cannot_open(engine.url, error) from error


def is_sqlite(engine: Engine) -> bool:
    """Whether the database is a file of SQLite."""
    return engine.dialect.name == _SQLITE


_SERVER: Final[dict[str, Any]] = {
    "pool_pre_ping": True,  # a server that was started anew is no error
    "pool_size": 5,
    "max_overflow": 5,
    "connect_args": {"connect_timeout": 10, "application_name": "stairway-trainer"},
}


def _sqlite(url: URL) -> Engine:
    """Return an engine for a file: made here, readable by its owner alone."""
    path = Path(str(url.database)).expanduser()
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    made = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)  # WAL's files take the same mode
    held = os.fstat(made)
    os.close(made)
    engine = create_engine(sqlite_url(path), connect_args={"timeout": BUSY_SECONDS})

    def begin(connection: Connection) -> None:
        _still_there(path, held)
        _begin(connection)

    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", begin)
    return engine


def _still_there(path: Path, held: os.stat_result) -> None:
    """See that the file is the one that was opened.

    An open file that was deleted goes on taking rows, and all of them are lost with the process.

    Raises:
        StoreError: GONE.
    """
    try:
        now = path.stat()
    except OSError:
        now = None
    if now is None or not os.path.samestat(now, held):
        raise StoreError(StoreProblem.GONE, where=str(path))


def _set_up(connection: sqlite3.Connection, _record: object) -> None:
    """Set a connection's pragmas and see that they hold.

    Raises:
        StoreError: NO_WAL. A folder on a network share cannot have it, and could lose data.
    """
    # The driver would begin transactions of its own accord, never with DDL nor IMMEDIATE.
    connection.isolation_level = None
    cursor = connection.cursor()
    try:
        mode = cursor.execute("PRAGMA journal_mode = WAL").fetchone()[0]
        if mode != "wal":
            raise StoreError(StoreProblem.NO_WAL, mode=str(mode))
        cursor.execute("PRAGMA synchronous = NORMAL")
        cursor.execute("PRAGMA foreign_keys = ON")
        if cursor.execute("PRAGMA foreign_keys").fetchone() != (1,):
            raise RuntimeError("this SQLite was built without foreign keys")
    finally:
        cursor.close()


def _begin(connection: Connection) -> None:
    """Begin as the transaction needs it: a writer takes the lock before it reads."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
