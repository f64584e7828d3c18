"""Brings the database's tables to the form that this version of the program knows.

Every worker calls it when it starts. The first takes the writers' lock and migrates in one
transaction; the others wait for the lock and find nothing left to do. A step that fails leaves the
database as it was.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import DBAPIError

from trainer_api.store.engine import cannot_open, reading, writing
from trainer_api.store.errors import StoreError, StoreProblem

if TYPE_CHECKING:
    from sqlalchemy.engine import Connection, Engine

MIGRATIONS: Final = Path(__file__).with_name("migrations")


def migrate(engine: Engine) -> None:
    """Make or change the tables where that is needed.

    Raises:
        StoreError: NEWER, for a database that a newer version of the program has changed;
            CANNOT_OPEN, where it does not let itself be read or changed.
    """
    try:
        with reading(engine) as connection:
            if _is_current(connection):
                return
        with writing(engine) as connection:
            if not _is_current(connection):  # another worker may have been first
                command.upgrade(_config(connection), "head")
    except DBAPIError as error:
        raise cannot_open(engine.url, error) from error


def head() -> str:
    """Return the newest revision that this version of the program knows."""
    newest = ScriptDirectory(str(MIGRATIONS)).get_current_head()
    if newest is None:
        raise FileNotFoundError(f"{MIGRATIONS} has no versions; install the program again")
    return newest


def _is_current(connection: Connection) -> bool:
    found = MigrationContext.configure(connection).get_current_revision()
    if found is None:
        return False
    known = {step.revision for step in ScriptDirectory(str(MIGRATIONS)).walk_revisions()}
    if found not in known:
        where = connection.engine.url.render_as_string(hide_password=True)
        raise StoreError(StoreProblem.NEWER, where=where)
    return found == head()


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
