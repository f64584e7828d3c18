"""Shared fixtures: the repository root and the real pictures."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
REAL = ROOT.parent / "shared" / "real"


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
