"""The page on running the service says nothing that is not so."""

from __future__ import annotations

import re
from dataclasses import fields

from tests.docs.pages import ROOT, read
from trainer_api.jobs.runner import Pace
from trainer_api.settings import PORT, PREFIX, Settings
from trainer_api.store import STORE_FILE
from trainer_api.store.jobs import ATTEMPTS, KEPT, LEASE, MAX_WAITING, JobState

PAGE = read(ROOT / "docs" / "running.md")


def test_its_variables_are_settings() -> None:
    named = set(re.findall(r"STAIRWAY_[A-Z_]+", PAGE))
    known = {PREFIX + field.name.upper() for field in fields(Settings)}
    assert named
    assert named <= known


def test_its_figures_are_the_programs() -> None:
    assert f"127.0.0.1:{PORT}" in PAGE
    assert f"at most {MAX_WAITING} wait" in PAGE
    assert f"not heard of for {LEASE.seconds} seconds" in PAGE
    assert ATTEMPTS == 3  # "After three such ends"
    assert Pace().stall == 600  # "for ten minutes"
    assert f"last {KEPT} jobs" in PAGE
    assert f"{Settings().request_bytes // 1_000_000} MB" in PAGE
    assert f"`{STORE_FILE}`" in PAGE


def test_every_state_of_a_job_is_told() -> None:
    assert re.findall(r"^\| `([a-z]+)` \|", PAGE, re.MULTILINE) == [
        state.value for state in JobState
    ]
