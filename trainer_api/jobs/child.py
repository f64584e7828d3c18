"""The process that does one job: `python -m trainer_api.jobs`.

It reads lines of JSON on standard input: first the job, later perhaps that it shall stop. When its
input ends, whoever started it has died, and it ends at once. It writes lines of JSON on what was
its standard output: progress, and at last a result, a failure, that it stopped, or a fault. Other
output of the libraries in it goes to standard error, so that it cannot be taken for a message.
"""

from __future__ import annotations

import json
import os
import threading
import traceback
from contextlib import suppress
from enum import StrEnum
from importlib import import_module
from io import FileIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from trainer_api.jobs.kinds import KINDS, Place, Task, WorkFailed, WorkStopped

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import TextIO

ORPHANED: Final = 75
"""Exit status of a process whose runner has died."""
STOP: Final = "stop"
"""The line that tells it to stop."""
_NICE: Final = 10
_NICE_SESSION: Final = 5
"""So much less pressing is long work than an answer that somebody waits for."""


class Said(StrEnum):
    """What a message is about."""

    PROGRESS = "progress"
    RESULT = "result"
    FAILURE = "failure"
    STOPPED = "stopped"
    FAULT = "fault"


def main(kinds: Mapping[str, Place] = KINDS) -> int:
    """Do the job that standard input names; return the exit status."""
    with os.fdopen(os.dup(1), "w", encoding="utf-8", buffering=1) as out:
        os.dup2(2, 1)
        _be_nice()
        # Unbuffered: a thread that waits for a buffered line would hold up the process's end.
        orders = FileIO(0, closefd=False)
        told = json.loads(orders.readline())
        task = Task(told["job"], told["deck"], Path(told["folder"]))
        stop = threading.Event()
        threading.Thread(target=_listen, args=(orders, stop), daemon=True).start()
        say(out, *_do(kinds[told["kind"]], task, stop, out))
    return 0


def say(out: TextIO, about: Said, data: Any = None) -> None:
    """Write a message."""
    out.write(json.dumps([about, data]) + "\n")


def _do(place: Place, task: Task, stop: threading.Event, out: TextIO) -> tuple[Said, Any]:
    """Do the job and return the last message."""

    def report(done: int, total: int) -> None:
        if stop.is_set():
            raise WorkStopped
        say(out, Said.PROGRESS, [done, total])

    try:
        work = getattr(import_module(place.module), place.work)
        return Said.RESULT, dict(work(task, report))
    except WorkStopped:
        return Said.STOPPED, None
    except WorkFailed as failure:
        return Said.FAILURE, {"key": failure.key, "data": failure.data}
    except Exception as error:  # noqa: BLE001 - told to the runner, which logs it as a fault
        frames = traceback.extract_tb(error.__traceback__)
        lines = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        return Said.FAULT, [*lines, type(error).__name__]


def _listen(orders: FileIO, stop: threading.Event) -> None:
    """Note the order to stop; end with whoever started this process."""
    while line := orders.readline():
        if line.decode().strip() == STOP:
            stop.set()
    os._exit(ORPHANED)


def _be_nice() -> None:
    if hasattr(os, "nice"):
        os.nice(_NICE)
    # Where Linux shares the processor among sessions first, this process has one of its own.
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text(str(_NICE_SESSION), encoding="ascii")
