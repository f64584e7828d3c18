"""Jobs: long work that somebody asked for, one running at a time.

A job waits (QUEUED), runs (RUNNING), and ends (DONE, FAILED, CANCELLED). Runners, one in each
worker, ask for the next job; the row of the one that runs is the lease: it names its runner and
when that one was last heard of. A runner not heard of for `LEASE` has died, and its job is queued
again, `ATTEMPTS` times in all. A runner that stops in order gives its job back, which costs none.

The clock is the caller's, in UTC; workers on several machines need clocks that agree to seconds.
"""

from __future__ import annotations

import uuid
from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum
from typing import TYPE_CHECKING, Any, Final, Self

from sqlalchemy import delete, func, insert, select, update

from trainer_api.store.engine import reading, writing
from trainer_api.store.tables import JOBS

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from sqlalchemy.engine import Connection, Engine, Row

LEASE: Final = timedelta(seconds=30)
"""A running job whose runner was not heard of for so long has lost its runner."""
ATTEMPTS: Final = 3
"""So often is a job begun whose runner dies; then it has failed."""
MAX_WAITING: Final = 20
"""So many jobs may wait."""
KEPT: Final = 200
"""So many ended jobs are kept; older ones are forgotten."""


class JobState(StrEnum):
    """Where a job stands."""

    QUEUED = "queued"
    RUNNING = "running"
    DONE = "done"
    FAILED = "failed"
    CANCELLED = "cancelled"

    @property
    def has_ended(self) -> bool:
        """Whether nothing more will happen to the job."""
        return self not in _OPEN


_OPEN: Final = (JobState.QUEUED, JobState.RUNNING)
_ENDED: Final = (JobState.DONE, JobState.FAILED, JobState.CANCELLED)


class JobRefusal(StrEnum):
    """Why a job is not taken, or not cancelled."""

    ALREADY_ASKED = "already_asked"
    TOO_MANY = "too_many"
    NO_SUCH_JOB = "no_such_job"
    HAS_ENDED = "has_ended"


class JobError(Exception):
    """A job that is not taken or not cancelled.

    Attributes:
        code: the reason.
        data: what its text needs.
    """

    def __init__(self, code: JobRefusal, **data: str | int) -> None:
        self.code = code
        self.data = data
        super().__init__(f"{code}({data})")


@dataclass(frozen=True, slots=True)
class Failure:
    """Why a job failed.

    Attributes:
        key: of the text that says so.
        data: what the text needs.
    """

    key: str
    data: Mapping[str, str | int | float]


LOST_RUNNER: Final = Failure("jobs.lost_runner", {"attempts": ATTEMPTS})


@dataclass(frozen=True, slots=True)
class Job:
    """One job as it is now.

    Attributes:
        id: 32 hexadecimal digits.
        kind: name of what to do.
        deck: name of the deck to do it to.
        state: where it stands.
        done, total: steps done, and steps in all (0: not known yet).
        cancel_asked: somebody wants it to stop.
        attempts: how often it was begun.
        runner: who runs it, or None.
        created, started, ended: when, in UTC; None: not yet. `started` is the last beginning.
        result: what a done job says of what it made.
        failure: why it failed.
    """

    id: str
    kind: str
    deck: str
    state: JobState
    done: int
    total: int
    cancel_asked: bool
    attempts: int
    runner: str | None
    created: datetime
    started: datetime | None
    ended: datetime | None
    result: Mapping[str, Any] | None
    failure: Failure | None

    @classmethod
    def from_row(cls, row: Row[Any]) -> Self:
        """Read a row."""
        told = dict(row._mapping)  # noqa: SLF001 - public in spite of its name
        del told["heartbeat"]
        error = told.pop("error")
        failure = None if error is None else Failure(error["key"], error["data"])
        return cls(**{**told, "state": JobState(told["state"]), "failure": failure})


@dataclass(frozen=True, slots=True)
class Jobs:
    """All jobs. Safe to use from several threads and processes.

    Attributes:
        engine: connections to the store's database.
    """

    engine: Engine

    def add(self, kind: str, deck: str, now: datetime) -> Job:
        """Ask for a job.

        Raises:
            JobError: ALREADY_ASKED, the same is waiting or running (`id` says which); TOO_MANY.
        """
        fresh = uuid.uuid4().hex
        with writing(self.engine) as connection:
            same = select(JOBS.c.id).where(
                JOBS.c.kind == kind, JOBS.c.deck == deck, JOBS.c.state.in_(_OPEN)
            )
            if (there := connection.scalar(same)) is not None:
                raise JobError(JobRefusal.ALREADY_ASKED, id=there, deck=deck)
            waiting = select(func.count()).where(JOBS.c.state == JobState.QUEUED)
            if connection.execute(waiting).scalar_one() >= MAX_WAITING:
                raise JobError(JobRefusal.TOO_MANY, limit=MAX_WAITING)
            connection.execute(
                insert(JOBS).values(
                    id=fresh,
                    kind=kind,
                    deck=deck,
                    state=JobState.QUEUED,
                    done=0,
                    total=0,
                    cancel_asked=False,
                    attempts=0,
                    created=now,
                )
            )
            _forget_old(connection)
            return _read(connection, fresh)

    def get(self, job: str) -> Job:
        """Return a job.

        Raises:
            JobError: NO_SUCH_JOB.
        """
        with reading(self.engine) as connection:
            return _read(connection, job)

    def newest(self, limit: int, state: JobState | None = None) -> tuple[Job, ...]:
        """Return the newest jobs, the newest first; with a state, only those."""
        query = select(JOBS).order_by(JOBS.c.created.desc(), JOBS.c.id).limit(limit)
        if state is not None:
            query = query.where(JOBS.c.state == state)
        with reading(self.engine) as connection:
            return tuple(Job.from_row(row) for row in connection.execute(query))

    def cancel(self, job: str, now: datetime) -> Job:
        """Ask a job to stop: one that waits has ended by that, one that runs will soon.

        Raises:
            JobError: NO_SUCH_JOB; HAS_ENDED (a cancelled one is returned as it is).
        """
        with writing(self.engine) as connection:
            found = _read(connection, job)
            if found.state is JobState.CANCELLED:
                return found
            if found.state.has_ended:
                raise JobError(JobRefusal.HAS_ENDED, state=found.state.value)
            change: dict[str, Any] = {"cancel_asked": True}
            if found.state is JobState.QUEUED:
                change |= {"state": JobState.CANCELLED, "ended": now}
            connection.execute(update(JOBS).where(JOBS.c.id == job).values(change))
            return _read(connection, job)

    def claim(self, runner: str, now: datetime) -> Job | None:
        """Give the oldest waiting job to a runner; None when there is none or one is running.

        A job whose runner has died is queued again first (or ends: cancelled where that was
        asked, failed after `ATTEMPTS`).
        """
        with reading(self.engine) as connection:  # most often there is nothing, and no lock needed
            if not connection.execute(select(JOBS.c.id).where(JOBS.c.state.in_(_OPEN))).first():
                return None
        with writing(self.engine) as connection:
            running = select(JOBS).where(JOBS.c.state == JobState.RUNNING)
            for row in connection.execute(running).all():
                if row.heartbeat is not None and row.heartbeat > now - LEASE:
                    return None
                _take_back(connection, Job.from_row(row), now)
            query = (
                select(JOBS.c.id)
                .where(JOBS.c.state == JobState.QUEUED)
                .order_by(JOBS.c.created, JOBS.c.id)
                .limit(1)
            )
            if (job := connection.scalar(query)) is None:
                return None
            connection.execute(
                update(JOBS)
                .where(JOBS.c.id == job)
                .values(
                    state=JobState.RUNNING,
                    runner=runner,
                    heartbeat=now,
                    started=now,
                    done=0,
                    attempts=JOBS.c.attempts + 1,
                )
            )
            return _read(connection, job)

    def beat(self, job: str, runner: str, now: datetime, done: int, total: int) -> Job | None:
        """Say that a runner still works on a job, and how far it is.

        Returns:
            The job, which tells whether it shall stop; None when it is no longer this runner's.
        """
        change = {"heartbeat": now, "done": done, "total": total}
        return self._change(job, runner, change)

    def finish(self, job: str, runner: str, now: datetime, result: Mapping[str, Any]) -> Job | None:
        """End a job that is done; None when it is no longer this runner's."""
        return self._end(job, runner, now, state=JobState.DONE, result=dict(result))

    def fail(self, job: str, runner: str, now: datetime, failure: Failure) -> Job | None:
        """End a job that failed; None when it is no longer this runner's."""
        return self._end(job, runner, now, state=JobState.FAILED, error=_as_json(failure))

    def stopped(self, job: str, runner: str, now: datetime) -> Job | None:
        """Say that a job was stopped before it was done.

        Where somebody asked for that it has ended; else its runner stops, and it is queued again
        as if it had not been begun. None when it is no longer this runner's.
        """
        with writing(self.engine) as connection:
            found = _held(connection, job, runner)
            if found is None:
                return None
            if found.cancel_asked:
                change: dict[str, Any] = {"state": JobState.CANCELLED, "ended": now}
            else:
                change = {
                    "state": JobState.QUEUED,
                    "attempts": found.attempts - 1,
                    "started": None,
                    "done": 0,
                }
            change |= {"runner": None, "heartbeat": None}
            connection.execute(update(JOBS).where(JOBS.c.id == job).values(change))
            return _read(connection, job)

    def _end(self, job: str, runner: str, now: datetime, **change: Any) -> Job | None:
        ended = {"ended": now, "runner": None, "heartbeat": None}
        return self._change(job, runner, change | ended)

    def _change(self, job: str, runner: str, change: Mapping[str, Any]) -> Job | None:
        with writing(self.engine) as connection:
            if _held(connection, job, runner) is None:
                return None
            connection.execute(update(JOBS).where(JOBS.c.id == job).values(change))
            return _read(connection, job)


def _read(connection: Connection, job: str) -> Job:
    row = connection.execute(select(JOBS).where(JOBS.c.id == job)).first()
    if row is None:
        raise JobError(JobRefusal.NO_SUCH_JOB, id=job)
    return Job.from_row(row)


def _held(connection: Connection, job: str, runner: str) -> Job | None:
    """Return a job that a runner holds; None when it was taken back or is gone."""
    query = select(JOBS).where(
        JOBS.c.id == job, JOBS.c.runner == runner, JOBS.c.state == JobState.RUNNING
    )
    row = connection.execute(query).first()
    return None if row is None else Job.from_row(row)


def _take_back(connection: Connection, job: Job, now: datetime) -> None:
    """Free a job whose runner has died."""
    change: dict[str, Any] = {"runner": None, "heartbeat": None}
    if job.cancel_asked:
        change |= {"state": JobState.CANCELLED, "ended": now}
    elif job.attempts >= ATTEMPTS:
        change |= {"state": JobState.FAILED, "ended": now, "error": _as_json(LOST_RUNNER)}
    else:
        change |= {"state": JobState.QUEUED}
    connection.execute(update(JOBS).where(JOBS.c.id == job.id).values(change))


def _forget_old(connection: Connection) -> None:
    """Remove ended jobs beyond those that are kept."""
    kept = (
        select(JOBS.c.id)
        .where(JOBS.c.state.in_(_ENDED))
        .order_by(JOBS.c.created.desc(), JOBS.c.id)
        .limit(KEPT)
    )
    connection.execute(delete(JOBS).where(JOBS.c.state.in_(_ENDED), JOBS.c.id.not_in(kept)))


def _as_json(failure: Failure) -> dict[str, Any]:
    return {"key": failure.key, "data": dict(failure.data)}
