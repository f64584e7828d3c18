"""The store: one database, opened and brought up to date; a table each for what is kept."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from sqlalchemy import text as sql

from trainer_api.resources import data_folder
from trainer_api.store.engine import connect, parse_url, reading, sqlite_url
from trainer_api.store.jobs import Jobs
from trainer_api.store.migrating import migrate

if TYPE_CHECKING:
    from pathlib import Path

    from sqlalchemy.engine import Engine

STORE_FILE: Final = "store.db"
"""Name of the database in the user's data folder."""


@dataclass(frozen=True, slots=True)
class Store:
    """What is kept. Safe to use from several threads and processes.

    Attributes:
        engine: connections to the database.
        jobs: long work.
    """

    engine: Engine
    jobs: Jobs = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "jobs", Jobs(self.engine))

    def check(self) -> None:
        """See that the database answers.

        Raises:
            StoreError: CANNOT_OPEN or GONE.
        """
        with reading(self.engine) as connection:
            connection.execute(sql("SELECT 1"))

    def close(self) -> None:
        """Close all connections."""
        self.engine.dispose()


def open_store(url: str | None = None, *, folder: Path | None = None) -> Store:
    """Open the store and bring its tables up to date.

    Args:
        url: `sqlite:///file` or `postgresql://user:password@host/name`; None: `STORE_FILE` in
            the folder, which is made where it is missing.
        folder: the user's data folder; None: the default one.

    Raises:
        StoreError: the database cannot be used; nothing in it has changed.
    """
    place = (folder or data_folder()) / STORE_FILE
    engine = connect(parse_url(url) if url else sqlite_url(place))
    try:
        migrate(engine)
    except BaseException:
        engine.dispose()
        raise
    return Store(engine)
