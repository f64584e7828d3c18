"""Asks the `stairway` command, as a user does."""

from __future__ import annotations

import os
import shutil
import signal
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


WATCH = """\
import os, subprocess, sys, time
start = time.perf_counter()
process = subprocess.Popen(sys.argv[2:])
_, raw, usage = os.wait4(process.pid, 0)
seconds = time.perf_counter() - start
process.returncode = os.waitstatus_to_exitcode(raw)
with open(sys.argv[1], "w") as file:
    print(process.returncode, seconds, usage.ru_maxrss, file=file)
"""
"""Runs a command and writes exit status, wall time and peak memory of that process alone.

In an interpreter of its own, for a process starts with its parent's peak as its own (Linux keeps
the high-water mark through fork and exec), and the benchmark's is large.
"""


def ask(args: Sequence[str], *, timeout: float = 600.0) -> Reply:
    """Run `stairway ARGS` in its own process and measure it; at the timeout it is killed."""
    environment = {**os.environ, "NO_COLOR": "1", "PYTHONIOENCODING": "utf-8"}
    with tempfile.TemporaryDirectory() as folder:
        figures = Path(folder) / "figures"
        watched = [sys.executable, "-I", "-S", "-c", WATCH, str(figures), *command(), *args]
        start = time.perf_counter()
        process = subprocess.Popen(
            watched,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            start_new_session=True,
        )
        try:
            out, err = process.communicate(timeout=timeout)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            out, err = process.communicate()
        status: int | None = None
        seconds, peak = time.perf_counter() - start, 0.0
        if figures.is_file():
            first, second, third = figures.read_text(encoding="ascii").split()
            status, seconds = int(first), float(second)
            peak = float(third) * (1 if sys.platform == "darwin" else 1024) / 1e6
    return Reply(
        status, out.decode("utf-8", "replace"), err.decode("utf-8", "replace"), seconds, peak
    )


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
