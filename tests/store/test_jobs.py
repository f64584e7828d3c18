"""Jobs in the store: their life, one at a time, and what becomes of a dead runner's job."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta, timezone
from typing import TYPE_CHECKING

import pytest
from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError

from trainer_api.store.engine import writing
from trainer_api.store.jobs import (
    ATTEMPTS,
    LEASE,
    LOST_RUNNER,
    MAX_WAITING,
    Failure,
    Job,
    JobError,
    JobRefusal,
    Jobs,
    JobState,
)
from trainer_api.store.tables import JOBS

if TYPE_CHECKING:
    from trainer_api.store import Store

NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)


def refusal(call: object, *args: object) -> JobRefusal:
    with pytest.raises(JobError) as caught:
        call(*args)  # type: ignore[operator]
    return caught.value.code


@pytest.fixture
def jobs(store: Store) -> Jobs:
    return store.jobs


def claimed(jobs: Jobs, runner: str = "r1", now: datetime = NOON) -> Job:
    job = jobs.claim(runner, now)
    assert job is not None
    return job


def test_a_job_from_asking_to_its_end(jobs: Jobs) -> None:
    asked = jobs.add("build", "mine", NOON)
    assert asked == jobs.get(asked.id)
    assert (asked.state, asked.attempts, asked.created) == (JobState.QUEUED, 0, NOON)
    begun = claimed(jobs, now=NOON + SECOND)
    assert (begun.id, begun.state, begun.runner) == (asked.id, JobState.RUNNING, "r1")
    assert (begun.attempts, begun.started) == (1, NOON + SECOND)
    told = jobs.beat(asked.id, "r1", NOON + 2 * SECOND, 3, 7)
    assert told is not None
    assert (told.done, told.total, told.cancel_asked) == (3, 7, False)
    ended = jobs.finish(asked.id, "r1", NOON + 3 * SECOND, {"cards": 7})
    assert ended == jobs.get(asked.id)
    assert ended is not None
    assert (ended.state, ended.result, ended.ended) == (
        JobState.DONE,
        {"cards": 7},
        NOON + 3 * SECOND,
    )
    assert (ended.runner, ended.failure) == (None, None)
    assert jobs.claim("r1", NOON) is None


def test_a_job_that_fails_says_why(jobs: Jobs) -> None:
    job = jobs.add("build", "mine", NOON)
    claimed(jobs)
    why = Failure("jobs.unreadable", {"count": 2, "names": "a.png, ñ.png"})
    ended = jobs.fail(job.id, "r1", NOON, why)
    assert ended is not None
    assert (ended.state, ended.failure, ended.result) == (JobState.FAILED, why, None)


def test_one_at_a_time_in_the_order_of_asking(jobs: Jobs) -> None:
    first, second = (jobs.add("build", deck, NOON + n * SECOND) for n, deck in enumerate("ab"))
    assert claimed(jobs).id == first.id
    assert jobs.claim("r2", NOON) is None
    assert jobs.claim("r1", NOON) is None
    jobs.finish(first.id, "r1", NOON, {})
    assert claimed(jobs, "r2").id == second.id


def test_many_runners_reach_for_one_job(jobs: Jobs) -> None:
    jobs.add("build", "a", NOON)
    jobs.add("build", "b", NOON)
    with ThreadPoolExecutor(6) as pool:
        got = list(pool.map(lambda n: jobs.claim(f"r{n}", NOON), range(6)))
    assert len([job for job in got if job is not None]) == 1


def test_many_ask_for_the_same(jobs: Jobs) -> None:
    def ask(_: int) -> bool:
        try:
            jobs.add("build", "mine", NOON)
        except JobError as error:
            assert error.code is JobRefusal.ALREADY_ASKED  # noqa: PT017 - the others must not raise
            return False
        return True

    with ThreadPoolExecutor(6) as pool:
        assert sum(pool.map(ask, range(6))) == 1


def test_the_database_itself_refuses_a_second_running_job(store: Store) -> None:
    def run(name: str) -> None:
        row = {"kind": "k", "deck": "d", "state": "running", "done": 0, "total": 0}
        more = {"cancel_asked": False, "attempts": 1, "created": NOON}
        with writing(store.engine) as connection:
            connection.execute(insert(JOBS).values(id=name, **row, **more))

    run("a")
    with pytest.raises(IntegrityError):
        run("b")


def test_the_same_is_not_asked_twice_while_it_waits_or_runs(jobs: Jobs) -> None:
    job = jobs.add("build", "mine", NOON)
    assert refusal(jobs.add, "build", "mine", NOON) is JobRefusal.ALREADY_ASKED
    claimed(jobs)
    assert refusal(jobs.add, "build", "mine", NOON) is JobRefusal.ALREADY_ASKED
    jobs.add("build", "other", NOON)
    jobs.finish(job.id, "r1", NOON, {})
    assert jobs.add("build", "mine", NOON).id != job.id


def test_so_many_may_wait(jobs: Jobs) -> None:
    for n in range(MAX_WAITING):
        jobs.add("build", f"deck-{n}", NOON)
    assert refusal(jobs.add, "build", "mine", NOON) is JobRefusal.TOO_MANY
    claimed(jobs)
    jobs.add("build", "mine", NOON)


def test_a_waiting_job_is_cancelled_at_once(jobs: Jobs) -> None:
    job = jobs.add("build", "mine", NOON)
    ended = jobs.cancel(job.id, NOON + SECOND)
    assert (ended.state, ended.ended) == (JobState.CANCELLED, NOON + SECOND)
    assert jobs.claim("r1", NOON) is None
    assert jobs.cancel(job.id, NOON + 9 * SECOND) == ended


def test_a_running_job_is_told_to_stop(jobs: Jobs) -> None:
    job = jobs.add("build", "mine", NOON)
    claimed(jobs)
    asked = jobs.cancel(job.id, NOON)
    assert (asked.state, asked.cancel_asked) == (JobState.RUNNING, True)
    told = jobs.beat(job.id, "r1", NOON, 1, 2)
    assert told is not None
    assert told.cancel_asked
    ended = jobs.stopped(job.id, "r1", NOON + SECOND)
    assert ended is not None
    assert (ended.state, ended.ended) == (JobState.CANCELLED, NOON + SECOND)


def test_what_has_ended_is_not_cancelled(jobs: Jobs) -> None:
    job = jobs.add("build", "mine", NOON)
    claimed(jobs)
    jobs.finish(job.id, "r1", NOON, {})
    assert refusal(jobs.cancel, job.id, NOON) is JobRefusal.HAS_ENDED


def test_what_is_not_there_is_not_found(jobs: Jobs) -> None:
    assert refusal(jobs.get, "0" * 32) is JobRefusal.NO_SUCH_JOB
    assert refusal(jobs.cancel, "0" * 32, NOON) is JobRefusal.NO_SUCH_JOB


def test_a_runner_that_stops_gives_its_job_back(jobs: Jobs) -> None:
    job = jobs.add("build", "mine", NOON)
    for n in range(ATTEMPTS + 2):  # as often as the service is stopped
        assert claimed(jobs, f"r{n}").attempts == 1
        back = jobs.stopped(job.id, f"r{n}", NOON)
        assert back is not None
        assert (back.state, back.runner, back.attempts) == (JobState.QUEUED, None, 0)


def test_a_dead_runners_job_is_taken_over_after_a_while(jobs: Jobs) -> None:
    job = jobs.add("build", "mine", NOON)
    claimed(jobs)
    jobs.beat(job.id, "r1", NOON + SECOND, 1, 2)
    assert jobs.claim("r2", NOON + LEASE) is None
    later = NOON + LEASE + 2 * SECOND
    taken = claimed(jobs, "r2", later)
    assert (taken.id, taken.runner, taken.attempts, taken.done) == (job.id, "r2", 2, 0)
    # The first one is not dead, only late: it hears that the job is no longer its own.
    assert jobs.beat(job.id, "r1", later, 2, 2) is None
    assert jobs.finish(job.id, "r1", later, {}) is None
    assert jobs.fail(job.id, "r1", later, LOST_RUNNER) is None
    assert jobs.stopped(job.id, "r1", later) is None
    assert jobs.get(job.id) == taken


def test_a_job_that_kills_its_runners_fails(jobs: Jobs) -> None:
    job = jobs.add("build", "mine", NOON)
    for n in range(ATTEMPTS):
        assert claimed(jobs, f"r{n}", NOON + n * 2 * LEASE).attempts == n + 1
    assert jobs.claim("last", NOON + ATTEMPTS * 2 * LEASE) is None
    ended = jobs.get(job.id)
    assert (ended.state, ended.failure) == (JobState.FAILED, LOST_RUNNER)


def test_a_dead_runners_job_that_was_to_stop_has_ended(jobs: Jobs) -> None:
    job = jobs.add("build", "mine", NOON)
    other = jobs.add("build", "other", NOON + SECOND)
    claimed(jobs)
    jobs.cancel(job.id, NOON)
    assert claimed(jobs, "r2", NOON + 2 * LEASE).id == other.id
    assert jobs.get(job.id).state is JobState.CANCELLED


def test_the_newest_come_first(jobs: Jobs) -> None:
    added = [jobs.add("build", f"deck-{n}", NOON + n * SECOND) for n in range(5)]
    jobs.cancel(added[1].id, NOON)
    assert [job.id for job in jobs.newest(3)] == [job.id for job in added[:1:-1]]
    assert [job.id for job in jobs.newest(9, JobState.CANCELLED)] == [added[1].id]


def test_old_ones_are_forgotten(jobs: Jobs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("trainer_api.store.jobs.KEPT", 4)
    first = jobs.add("build", "waits", NOON - SECOND)
    for n in range(7):
        jobs.cancel(jobs.add("build", "mine", NOON + n * SECOND).id, NOON)
    jobs.add("build", "last", NOON + timedelta(days=1))
    assert len(jobs.newest(1000, JobState.CANCELLED)) == 4
    assert jobs.get(first.id).state is JobState.QUEUED


def test_moments_are_kept_whatever_their_zone(jobs: Jobs) -> None:
    madrid = timezone(timedelta(hours=1))
    job = jobs.add("build", "mine", NOON.astimezone(madrid))
    assert job.created == NOON
    assert job.created.tzinfo is UTC
    with pytest.raises(Exception, match="no time zone"):
        jobs.add("build", "other", NOON.replace(tzinfo=None))
