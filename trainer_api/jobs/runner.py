"""Runs the store's jobs, one at a time, each in a process of its own.

Every worker of the service has a runner; the store sees to it that only one job runs in all. When
a runner is stopped it stops its job in order and gives it back; when it is killed, its child ends
with it, and another runner takes the job after a while.
"""

from __future__ import annotations

import logging
import os
import secrets
import socket
import threading
import time
from dataclasses import dataclass
from datetime import UTC, datetime
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from trainer_api.jobs.child import Said
from trainer_api.jobs.kinds import KINDS, Place, Task
from trainer_api.jobs.process import COMMAND, Message, Process
from trainer_api.store.errors import StoreError
from trainer_api.store.jobs import LEASE, Failure, Job, JobState

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from pathlib import Path

    from trainer_api.store.jobs import Jobs

LOGGER: Final = logging.getLogger("stairway.jobs")


@dataclass(frozen=True, slots=True)
class Pace:
    """How often and how long, in seconds.

    Attributes:
        look: between two looks for a job that another worker was asked for.
        beat: between two signs of life of a running job.
        grace: for a job to stop in order before its process is killed.
        stall: without any progress; a job that takes longer over one step hangs.
    """

    look: float = 2.0
    beat: float = 1.0
    grace: float = 2.5
    stall: float = 600.0


def now() -> datetime:
    """Return the time, in UTC."""
    return datetime.now(UTC)


class JobRunner:
    """Runs jobs until it is stopped.

    Args:
        jobs: those of the store.
        folder: the user's data folder.
        kinds: where each kind's work is.
        command: what does a job, see `child`.
        pace: how often and how long.
        clock: returns the time in UTC.
    """

    def __init__(
        self,
        jobs: Jobs,
        folder: Path,
        *,
        kinds: Mapping[str, Place] = KINDS,
        command: Sequence[str] = COMMAND,
        pace: Pace | None = None,
        clock: Callable[[], datetime] = now,
    ) -> None:
        self.name = f"{socket.gethostname()[:32]}-{os.getpid()}-{secrets.token_hex(4)}"
        self._jobs = jobs
        self._folder = folder
        self._kinds = kinds
        self._command = command
        self._pace = pace or Pace()
        self._clock = clock
        self._stopping = threading.Event()
        self._wake = threading.Event()
        self._process: Process | None = None
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin to run jobs, in a thread."""
        self._thread = threading.Thread(target=self._loop, name="jobs", daemon=True)
        self._thread.start()

    def wake(self) -> None:
        """Look for a job now, or hear at once that the running one shall stop."""
        self._wake.set()
        if (process := self._process) is not None:
            process.wake()

    def halt(self) -> None:
        """Begin to stop, and return at once; `stop` waits for the end."""
        self._stopping.set()
        self.wake()

    def stop(self) -> None:
        """Stop in order: a running job is given back. Takes `Pace.grace` and a little at most."""
        self.halt()
        if self._thread is not None:
            self._thread.join()
            self._thread = None

    def run_next(self) -> Job | None:
        """Run the next job to its end.

        Returns:
            The job as it is then; None when there was none, or when it is no longer this runner's.
        """
        job = self._jobs.claim(self.name, self._clock())
        if job is None:
            return None
        _log("job_begun", job)
        task = Task(job.id, job.deck, self._folder)
        last = self._work(job, task)
        if last is None:
            _log("job_lost", job, logging.WARNING)
            return None
        ended = self._write_down(job, last)
        _log("job_ended", ended or job, logging.INFO if ended else logging.WARNING)
        return ended

    def _loop(self) -> None:
        while not self._stopping.is_set():
            self._wake.clear()
            try:
                if self.run_next() is not None:
                    continue
            except StoreError as error:  # the database is away: it may come back
                LOGGER.warning("no_store", extra={"data": {"error": error.code.value}})
            except Exception as error:
                # A fault of ours, and the top of the thread: later jobs shall run all the same.
                LOGGER.exception("bug", extra={"data": {"error": type(error).__name__}})
            if not self._stopping.is_set():
                self._wake.wait(self._pace.look)

    def _work(self, job: Job, task: Task) -> Message | None:
        """Let a process do a job; return its last message, None when the job was taken away."""
        process = Process(self._command, job.kind, task)
        self._process = process
        watch = _Watch(self._pace)
        last: Message | None = None
        try:
            while last is None:
                message = process.next(watch.patience())
                if message is not None and message.about is Said.PROGRESS:
                    watch.progress(*message.data)
                else:
                    last = message
                if watch.due() and not self._beat(job, watch):
                    return None
                if watch.must_stop(asked=self._stopping.is_set()):
                    process.stop()
                if watch.must_kill():
                    process.kill()
        finally:
            self._process = None
            if last is None:  # nobody waits for it any more
                process.kill()
            status = process.close()
        return self._killed(job, task, watch, status) if last.about is None else last

    def _beat(self, job: Job, watch: _Watch) -> bool:
        """Say that the job still runs; False when it is this runner's no more."""
        try:
            found = self._jobs.beat(job.id, self.name, self._clock(), watch.done, watch.total)
        except StoreError:
            return watch.silent() < LEASE.total_seconds() / 2  # before another may take it
        watch.beaten(cancel=found is not None and found.cancel_asked)
        return found is not None

    def _killed(self, job: Job, task: Task, watch: _Watch, status: int) -> Message:
        """Clean up after a process that ended without a last word; return what that comes to."""
        place = self._kinds[job.kind]
        built = getattr(import_module(place.module), place.tidy)(task)
        if built is not None:
            return Message(Said.RESULT, built)
        if watch.stopping:
            return Message(Said.STOPPED)
        if watch.stalled:
            key, data = "jobs.stalled", {"seconds": round(self._pace.stall)}
        else:
            key, data = "jobs.crashed", {"status": status}
        return Message(Said.FAILURE, {"key": key, "data": data})

    def _write_down(self, job: Job, last: Message) -> Job | None:
        """Write down how a job ended."""
        moment = self._clock()
        if last.about is Said.RESULT:
            return self._jobs.finish(job.id, self.name, moment, last.data)
        if last.about is Said.STOPPED:
            return self._jobs.stopped(job.id, self.name, moment)
        if last.about is Said.FAULT:
            LOGGER.error("bug", extra={"data": {"job": job.id, "trace": last.data}})
            failure = Failure("jobs.fault", {"kind": last.data[-1]})
        else:
            failure = Failure(last.data["key"], last.data["data"])
        return self._jobs.fail(job.id, self.name, moment, failure)


class _Watch:
    """What a runner knows of its running job, by a clock that only goes forward."""

    def __init__(self, pace: Pace) -> None:
        self._pace = pace
        self._begun = self._moved = self._heard = self._beat_at = time.monotonic()
        self._stop_at: float | None = None
        self._cancel = False
        self._killed = False
        self.stalled = False
        self.done = 0
        self.total = 0

    @property
    def stopping(self) -> bool:
        """Whether the job was told to stop."""
        return self._stop_at is not None

    def progress(self, done: int, total: int) -> None:
        """Note how far it is."""
        self.done, self.total = done, total
        self._moved = time.monotonic()

    def patience(self) -> float:
        """Return how long to wait for its next message, in seconds."""
        return max(0.0, self._beat_at + self._pace.beat - time.monotonic())

    def due(self) -> bool:
        """Whether it is time for a sign of life."""
        if self.patience() > 0:
            return False
        self._beat_at = time.monotonic()
        return True

    def beaten(self, *, cancel: bool) -> None:
        """Note that the store took the sign of life, and whether the job shall stop."""
        self._heard = time.monotonic()
        self._cancel = self._cancel or cancel

    def silent(self) -> float:
        """Return for how many seconds the store was not reached."""
        return time.monotonic() - self._heard

    def must_stop(self, *, asked: bool) -> bool:
        """Whether to tell the job to stop, which is told once."""
        if self.stopping or not (asked or self._cancel):
            return False
        self._stop_at = time.monotonic()
        return True

    def must_kill(self) -> bool:
        """Whether to end its process: it does not stop, or does not move."""
        if self._killed:
            return False
        moment = time.monotonic()
        self.stalled = self._stop_at is None and moment - self._moved > self._pace.stall
        too_slow = self._stop_at is not None and moment - self._stop_at > self._pace.grace
        self._killed = self.stalled or too_slow
        return self._killed


def _log(event: str, job: Job, level: int = logging.INFO) -> None:
    data: dict[str, Any] = {"job": job.id, "kind": job.kind, "state": job.state.value}
    if job.state is JobState.FAILED and job.failure is not None:
        data["why"] = job.failure.key
    LOGGER.log(level, event, extra={"data": data})
