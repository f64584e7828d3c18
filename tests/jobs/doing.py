"""Kinds of work for the tests of the runner; run as a script it is a job's process.

`python -m tests.jobs.doing` does what the kind's name says.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import TYPE_CHECKING, Any, NoReturn

from trainer_api.jobs.child import main
from trainer_api.jobs.kinds import Place, WorkFailed

if TYPE_CHECKING:
    from collections.abc import Mapping

    from trainer_api.jobs.kinds import Report, Task

COMMAND = (sys.executable, "-m", "tests.jobs.doing")


def quick(task: Task, report: Report) -> Mapping[str, Any]:
    for n in range(3):
        report(n + 1, 3)
    return {"deck": task.deck}


def noisy(task: Task, report: Report) -> Mapping[str, Any]:
    os.write(1, b'["result", {"from": "a library"}]\n')
    return quick(task, report)


def patient(task: Task, report: Report) -> NoReturn:
    """Go on until told to stop, as a long build does, picture by picture."""
    (task.folder / "pid").write_text(str(os.getpid()))
    while True:
        report(1, 2)
        time.sleep(0.01)  # the work, not the test


def deaf(task: Task, report: Report) -> NoReturn:
    """Never report again, as a decoder that hangs."""
    report(1, 2)
    while True:
        signal.pause()


def deaf_but_done(task: Task, report: Report) -> NoReturn:
    """Hang after the result is in place."""
    (task.folder / "done").touch()
    deaf(task, report)


def deadly(task: Task, report: Report) -> NoReturn:
    """End as a fault in a native library does."""
    report(1, 2)
    os.kill(os.getpid(), signal.SIGKILL)
    raise AssertionError


def refused(task: Task, report: Report) -> NoReturn:
    raise WorkFailed("jobs.no_pictures", name=task.deck)


def faulty(task: Task, report: Report) -> NoReturn:
    raise ZeroDivisionError("secret.jpg")


def lingering(task: Task, report: Report) -> Mapping[str, Any]:
    """Leave a thread that keeps the process from ending."""
    import threading

    threading.Thread(target=threading.Event().wait).start()
    return quick(task, report)


def tidy(task: Task) -> Mapping[str, Any] | None:
    (task.folder / "tidied").touch()
    return {"deck": "found"} if (task.folder / "done").exists() else None


WORKS = (quick, noisy, patient, deaf, deaf_but_done, deadly, refused, faulty, lingering)
KINDS = {work.__name__: Place("tests.jobs.doing", work.__name__) for work in WORKS}

if __name__ == "__main__":
    sys.exit(main(KINDS))
