"""Shared fixtures: the repository root and the real pictures; what holds for every test."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from trainer_api.catalogue import Catalogue
from trainer_api.resources import house_catalogue

if TYPE_CHECKING:
    from _pytest.terminal import TerminalReporter

ROOT = Path(__file__).resolve().parent.parent
REAL = ROOT.parent / "shared" / "real"

# No test fails because the machine is busy. Examples stay random, so that each run looks
# elsewhere; in CI hypothesis' own profile of that name makes them repeatable.
settings.register_profile("house", deadline=None)
settings.load_profile("house")


def need(condition: bool, what: str) -> None:
    """Skip where a tool or picture is missing; in CI fail, so that nothing is skipped unseen."""
    if condition:
        return
    if os.environ.get("CI"):
        pytest.fail(f"{what} is missing, and CI must not skip")
    pytest.skip(f"{what} is missing")


@pytest.fixture(scope="session")
def root() -> Path:
    """The repository's root."""
    return ROOT


@pytest.fixture(scope="session")
def real() -> Path:
    """The folder of real pictures; skips (fails in CI) when it is absent."""
    need(REAL.is_dir(), "the folder of real pictures")
    return REAL


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    """In CI name what was skipped, whichever way it was."""
    for report in _skipped_in_ci(terminalreporter):
        terminalreporter.write_line(f"SKIPPED, and CI must not skip: {report.nodeid}", red=True)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """In CI a run that skipped anything has failed."""
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    passed = session.exitstatus == pytest.ExitCode.OK
    if reporter is not None and passed and _skipped_in_ci(reporter):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def _skipped_in_ci(reporter: TerminalReporter) -> list[pytest.TestReport]:
    """Return the reports of skipped tests and files; none outside CI."""
    return list(reporter.stats.get("skipped", [])) if os.environ.get("CI") else []


def house_emblems() -> int:
    """Pictures of special cards that every deck takes over from the house."""
    house = Catalogue.open(house_catalogue())
    return sum(len(house.pictures_of(special.id)) for special in house.specials)
