"""Waiting for what another thread or process does, with a deadline."""

from __future__ import annotations

import os
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

DEADLINE = 300.0
_STEP = 0.01


def until(condition: Callable[[], object], what: str) -> None:
    """Return when the condition holds; fail when it does not within the deadline."""
    pause = threading.Event()
    for _ in range(int(DEADLINE / _STEP)):
        if condition():
            return
        pause.wait(_STEP)
    raise AssertionError(f"waited in vain for: {what}")


def alive(pid: int) -> bool:
    """Whether a process runs; one that has ended and waits for its parent does not."""
    try:
        os.kill(pid, 0)
        with open(f"/proc/{pid}/stat", encoding="utf-8") as stat:  # noqa: PTH123
            return stat.read().rpartition(")")[2].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
