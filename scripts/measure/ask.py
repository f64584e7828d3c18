"""Asks the `stairway` command, as a user does."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from scripts.measure.sightings import Answer, parse_answers

if TYPE_CHECKING:
    from collections.abc import Sequence

CHUNK = 40
"""Photos for each call of the command."""


@dataclass(frozen=True, slots=True)
class Reply:
    """What a command gave back.

    Attributes:
        status: exit status; None when it did not end in time.
        out: standard output.
        err: standard error.
        seconds: wall time of the whole process.
        peak_mb: largest resident memory in MB (10^6 bytes).
    """

    status: int | None
    out: str
    err: str
    seconds: float
    peak_mb: float


def command() -> list[str]:
    """Return the command beside this interpreter, or the one on the path.

    Raises FileNotFoundError when the project is not installed.
    """
    beside = Path(sys.executable).with_name("stairway")
    if beside.is_file():
        return [str(beside)]
    found = shutil.which("stairway")
    if found is None:
        raise FileNotFoundError("the command stairway is not installed; run `pip install -e .`")
    return [found]


def ask(args: Sequence[str], *, timeout: float = 600.0) -> Reply:
    """Run `stairway ARGS` in its own process and measure it."""
    environment = {**os.environ, "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        start = time.perf_counter()
        process = subprocess.Popen([*command(), *args], stdout=out, stderr=err, env=environment)
        status, peak = _wait(process, start + timeout)
        seconds = time.perf_counter() - start
        out.seek(0)
        err.seek(0)
        texts = (out.read().decode("utf-8", "replace"), err.read().decode("utf-8", "replace"))
    return Reply(status, *texts, seconds, peak)


def _wait(process: subprocess.Popen[bytes], deadline: float) -> tuple[int | None, float]:
    """Return exit status (None: killed at the deadline) and peak memory of this one process."""
    late = False
    while True:
        pid, raw, usage = os.wait4(process.pid, os.WNOHANG)
        if pid:
            process.returncode = os.waitstatus_to_exitcode(raw)
            kib = usage.ru_maxrss / (1024 if sys.platform == "darwin" else 1)
            return (None if late else process.returncode), kib * 1024 / 1e6
        if time.perf_counter() > deadline and not late:
            late = True
            process.kill()
        time.sleep(0.002)


def recognize(photos: Sequence[Path]) -> list[Answer]:
    """Return the answers to many photos; raises RuntimeError where the command fails."""
    answers: list[Answer] = []
    for start in range(0, len(photos), CHUNK):
        part = photos[start : start + CHUNK]
        reply = ask(["recognize", *map(str, part), "--json"], timeout=60 + 20 * len(part))
        if reply.status not in (0, 2):
            raise RuntimeError(f"stairway recognize ended with {reply.status}: {reply.err[-2000:]}")
        answers.extend(parse_answers(reply.out.splitlines()))
    return answers
