"""Fixtures for the tests of the routes: one with a fake backend."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.service.fakes import FakeBackend, client

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from starlette.testclient import TestClient


@pytest.fixture
def backend() -> FakeBackend:
    """What looks at photos."""
    return FakeBackend()


@pytest.fixture
def api(tmp_path: Path, backend: FakeBackend) -> Iterator[TestClient]:
    """A client of a service with that backend."""
    with client(tmp_path, backend) as opened:
        yield opened
