"""A store of jobs, and runners that do the tests' kinds of work."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.jobs.doing import COMMAND, KINDS
from trainer_api.jobs.runner import JobRunner, Pace
from trainer_api.store import open_store

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from trainer_api.store.jobs import Jobs

QUICK = Pace(look=0.02, beat=0.02, grace=0.2, stall=60)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    made = tmp_path / "data"
    made.mkdir()
    return made


@pytest.fixture
def jobs(folder: Path) -> Iterator[Jobs]:
    store = open_store(folder=folder)
    yield store.jobs
    store.close()


@pytest.fixture
def runner(jobs: Jobs, folder: Path) -> Callable[..., JobRunner]:
    """Make a runner; a pace or a clock may be given."""

    def make(pace: Pace = QUICK, **more: object) -> JobRunner:
        return JobRunner(jobs, folder, kinds=KINDS, command=COMMAND, pace=pace, **more)  # type: ignore[arg-type]

    return make
