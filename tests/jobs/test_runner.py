"""The runner: what becomes of a job, whatever its process does."""

from __future__ import annotations

import json
import logging
import signal
import subprocess
import sys
import threading
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from tests.jobs.conftest import QUICK
from tests.jobs.doing import COMMAND, KINDS
from tests.jobs.waiting import DEADLINE, alive, until
from trainer_api.jobs.child import Said
from trainer_api.jobs.kinds import Task
from trainer_api.jobs.process import COMMAND as REAL
from trainer_api.jobs.process import Process
from trainer_api.jobs.runner import JobRunner, Pace, now
from trainer_api.store import StoreError, StoreProblem
from trainer_api.store.jobs import ATTEMPTS, LEASE, Failure, Job, Jobs, JobState

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    Make = Callable[..., JobRunner]


def state(jobs: Jobs, job: Job) -> JobState:
    return jobs.get(job.id).state


def progressing(jobs: Jobs, job: Job) -> None:
    until(lambda: jobs.get(job.id).done == 1, "the job's first step")


def test_nothing_to_do(runner: Make) -> None:
    assert runner().run_next() is None


def test_a_job_is_done(jobs: Jobs, runner: Make) -> None:
    job = jobs.add("quick", "mine", now())
    ended = runner().run_next()
    assert ended == jobs.get(job.id)
    assert ended is not None
    assert (ended.state, ended.result, ended.attempts) == (JobState.DONE, {"deck": "mine"}, 1)


def test_what_libraries_print_is_no_message(jobs: Jobs, runner: Make) -> None:
    jobs.add("noisy", "mine", now())
    ended = runner().run_next()
    assert ended is not None
    assert (ended.state, ended.result) == (JobState.DONE, {"deck": "mine"})


def test_a_process_that_does_not_end_is_ended(jobs: Jobs, runner: Make) -> None:
    jobs.add("lingering", "mine", now())
    ended = runner().run_next()
    assert ended is not None
    assert ended.state is JobState.DONE


def test_a_refusal_is_told(jobs: Jobs, runner: Make) -> None:
    jobs.add("refused", "mine", now())
    ended = runner().run_next()
    assert ended is not None
    assert ended.failure == Failure("jobs.no_pictures", {"name": "mine"})


def test_a_fault_is_told_and_logged_without_its_message(
    jobs: Jobs, runner: Make, caplog: pytest.LogCaptureFixture
) -> None:
    jobs.add("faulty", "mine", now())
    ended = runner().run_next()
    assert ended is not None
    assert (ended.state, ended.failure) == (
        JobState.FAILED,
        Failure("jobs.fault", {"kind": "ZeroDivisionError"}),
    )
    (record,) = (one for one in caplog.records if one.levelno == logging.ERROR)
    data = json.dumps(record.__dict__["data"])
    assert "doing.py" in data
    assert "secret" not in data


def test_a_crash_is_told(jobs: Jobs, runner: Make, folder: Path) -> None:
    jobs.add("deadly", "mine", now())
    ended = runner().run_next()
    assert ended is not None
    assert ended.failure == Failure("jobs.crashed", {"status": -signal.SIGKILL})
    assert (folder / "tidied").exists()


def test_work_that_hangs_is_ended(jobs: Jobs, runner: Make, folder: Path) -> None:
    jobs.add("deaf", "mine", now())
    ended = runner(Pace(beat=0.02, stall=0.3)).run_next()
    assert ended is not None
    assert ended.failure is not None
    assert (ended.state, ended.failure.key) == (JobState.FAILED, "jobs.stalled")
    assert (folder / "tidied").exists()


@pytest.mark.parametrize("kind", ["patient", "deaf"])
def test_a_running_job_is_cancelled(jobs: Jobs, runner: Make, kind: str) -> None:
    one = runner()
    one.start()
    job = jobs.add(kind, "mine", now())
    progressing(jobs, job)
    jobs.cancel(job.id, now())
    until(lambda: state(jobs, job) is JobState.CANCELLED, "the job's end")
    after = jobs.add("quick", "mine", now())
    until(lambda: state(jobs, after) is JobState.DONE, "the next job's end")
    one.stop()


def test_what_is_done_is_done_though_its_process_hung(jobs: Jobs, runner: Make) -> None:
    one = runner()
    one.start()
    job = jobs.add("deaf_but_done", "mine", now())
    progressing(jobs, job)
    jobs.cancel(job.id, now())
    until(lambda: state(jobs, job) is JobState.DONE, "the job's end")
    assert jobs.get(job.id).result == {"deck": "found"}
    one.stop()


@pytest.mark.parametrize("kind", ["patient", "deaf"])
def test_a_runner_that_stops_gives_its_job_back(jobs: Jobs, runner: Make, kind: str) -> None:
    one = runner()
    one.start()
    job = jobs.add(kind, "mine", now())
    one.wake()
    progressing(jobs, job)
    one.stop()
    back = jobs.get(job.id)
    assert (back.state, back.attempts, back.runner) == (JobState.QUEUED, 0, None)
    assert not [thread for thread in threading.enumerate() if thread.name == "jobs"]


def test_a_job_that_was_given_back_is_resumed(jobs: Jobs, runner: Make) -> None:
    job = jobs.add("quick", "mine", now())
    jobs.claim("earlier", now())
    jobs.stopped(job.id, "earlier", now())
    ended = runner().run_next()
    assert ended is not None
    assert (ended.id, ended.state, ended.attempts) == (job.id, JobState.DONE, 1)


def test_two_runners_run_one_job(jobs: Jobs, runner: Make) -> None:
    first, second = runner(), runner()
    first.start()
    job = jobs.add("patient", "mine", now())
    progressing(jobs, job)
    jobs.add("quick", "mine", now())
    assert second.run_next() is None
    first.stop()


def test_a_job_taken_over_is_let_go(jobs: Jobs, runner: Make, folder: Path) -> None:
    """A runner that was frozen past its lease finds its job taken, and ends its process."""
    one = runner()
    job = jobs.add("patient", "mine", now())
    ended: list[Job | None] = []
    thread = threading.Thread(target=lambda: ended.append(one.run_next()))
    thread.start()
    progressing(jobs, job)
    taken = jobs.claim("other", now() + 2 * LEASE)
    thread.join()
    assert ended == [None]
    assert taken is not None
    assert (jobs.get(job.id).state, jobs.get(job.id).runner) == (JobState.RUNNING, "other")
    assert not alive(int((folder / "pid").read_text()))


KILLED = """
import sys
from pathlib import Path
from tests.jobs.conftest import QUICK
from tests.jobs.doing import COMMAND, KINDS
from trainer_api.jobs.child import Said
from trainer_api.jobs.kinds import Task
from trainer_api.jobs.process import COMMAND as REAL
from trainer_api.jobs.process import Process
from trainer_api.jobs.runner import JobRunner
from trainer_api.store import open_store

folder = Path(sys.argv[1])
jobs = open_store(folder=folder).jobs
JobRunner(jobs, folder, kinds=KINDS, command=COMMAND, pace=QUICK).run_next()
"""


def test_a_runner_that_is_killed(jobs: Jobs, runner: Make, folder: Path) -> None:
    """Its child ends with it; another takes the job when it was not heard of for long."""
    job = jobs.add("patient", "mine", now())
    with subprocess.Popen([sys.executable, "-c", KILLED, str(folder)]) as other:
        progressing(jobs, job)
        other.kill()
    child = int((folder / "pid").read_text())
    until(lambda: not alive(child), "the child's end")
    assert runner().run_next() is None
    later = runner(clock=lambda: now() + LEASE + timedelta(seconds=1))
    thread = threading.Thread(target=later.run_next)
    thread.start()
    until(lambda: jobs.get(job.id).runner == later.name, "the take-over")
    assert jobs.get(job.id).attempts == 2
    later.stop()
    thread.join()


def test_a_job_whose_runners_all_died_fails(jobs: Jobs, runner: Make) -> None:
    job = jobs.add("quick", "mine", now())
    for n in range(ATTEMPTS):
        assert jobs.claim(f"dead-{n}", now() - (ATTEMPTS - n + 1) * 2 * LEASE) is not None
    assert runner().run_next() is None
    assert state(jobs, job) is JobState.FAILED


def test_a_store_that_is_away_for_a_while(
    jobs: Jobs, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither a look for jobs nor a sign of life that fails ends the runner."""
    left = {"claim": 3, "beat": 3}

    def flaky(name: str) -> None:
        there = getattr(Jobs, name)

        def call(self: Jobs, *args: object) -> object:
            if left[name]:
                left[name] -= 1
                raise StoreError(StoreProblem.CANNOT_OPEN, where="host", why="the server is away")
            return there(self, *args)

        monkeypatch.setattr(Jobs, name, call)

    flaky("claim")
    flaky("beat")
    job = jobs.add("patient", "mine", now())
    one = JobRunner(jobs, folder, kinds=KINDS, command=COMMAND, pace=QUICK)
    one.start()
    progressing(jobs, job)
    assert left == {"claim": 0, "beat": 0}
    one.stop()
    assert state(jobs, job) is JobState.QUEUED


def test_the_process_imports_nothing_from_here(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file of a module's name in the folder where the service was started is not run."""
    (folder / "json.py").write_text("raise SystemExit('run from here')")
    monkeypatch.chdir(folder)
    monkeypatch.delenv("PYTHONPATH", raising=False)
    monkeypatch.setenv("PYTHONWARNINGS", "error")
    process = Process(REAL, "model_build", Task("0" * 32, "none", folder))
    said = process.next(DEADLINE)
    assert process.close() == 0
    assert said is not None
    assert (said.about, said.data["key"]) == (Said.FAILURE, "deck_errors.no_such_deck")
