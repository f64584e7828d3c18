"""A service for the tests of its jobs: nothing in it looks at photos."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from starlette.testclient import TestClient

from trainer_api.app import create_app
from trainer_api.service.backend import BusyError
from trainer_api.service.token import owner_token
from trainer_api.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path
    from typing import BinaryIO

    from trainer_api.service.backend import Model, SeenPhoto


class Blind:
    """A backend that looks at nothing."""

    ready = True

    async def examine(self, photos: Sequence[BinaryIO], model: Model) -> list[SeenPhoto]:  # noqa: ARG002
        raise BusyError

    def drain(self) -> None:
        pass

    async def close(self) -> None:
        pass


@contextmanager
def service(folder: Path, *, run_jobs: bool = False) -> Iterator[TestClient]:
    """Run a service; the client is its owner's."""
    app = create_app(Settings(data=folder, run_jobs=run_jobs), backend=lambda *_: Blind())
    with TestClient(app, base_url="http://127.0.0.1:8017") as client:
        client.headers["Authorization"] = f"Bearer {owner_token(folder)}"
        yield client
