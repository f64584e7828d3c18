"""A store on each kind of database."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import create_engine, text

from tests.conftest import need
from tests.store.databases import postgresql, server
from trainer_api.store import Store, open_store
from trainer_api.store.engine import parse_url

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture(scope="session")
def postgresql_url() -> Iterator[str]:
    """The URL of a running server, with {name} for that of a database."""
    programs = postgresql()
    need(programs is not None, "PostgreSQL")
    assert programs is not None
    with server(programs) as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'store.db'}"
        return
    form = request.getfixturevalue("postgresql_url")
    name = f"t{secrets.token_hex(6)}"
    admin = create_engine(parse_url(form.format(name="postgres")), isolation_level="AUTOCOMMIT")
    with admin.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    yield form.format(name=name)
    with admin.connect() as connection:
        connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    admin.dispose()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """A store on an empty database."""
    opened = open_store(url)
    yield opened
    opened.close()
