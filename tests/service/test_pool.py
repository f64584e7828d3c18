"""The pool: bounded, and no photo can break it. Real processes, odd eyes."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from contextlib import asynccontextmanager
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from recognizer.errors import BundleError, PhotoError, PhotoProblem
from trainer_api.service import pool as pools
from trainer_api.service.backend import (
    BadPhotoError,
    BusyError,
    Model,
    PhotoStoppedError,
    SeenPhoto,
    WorkerBugError,
)
from trainer_api.service.metrics import Metrics
from trainer_api.service.pool import Pool, PoolSize
from trainer_api.service.process import PhotoProcess, ProcessDiedError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine

COMMAND = (sys.executable, "-P", str(Path(__file__).with_name("odd_worker.py")))
MODEL = Model(Path("house"), "1")
LONG = 120.0
"""Seconds that nothing here takes, however busy the machine is."""
HANGS = 1.0
_NEVER = threading.Event()


@asynccontextmanager
async def pool(
    workers: int = 1, queue: int = 2, seconds: float = LONG, model: Model = MODEL
) -> AsyncIterator[Pool]:
    """A pool that is ready."""
    size = PoolSize(workers, queue, seconds)
    made = Pool(size, lambda: model, lambda: BytesIO(b"probe"), Metrics(), COMMAND)
    made.start()
    try:
        if model is MODEL:
            await until(lambda: made.ready)
        yield made
    finally:
        await made.close()


async def until(true: Callable[[], bool]) -> None:
    """Wait for something to become true, with a deadline far away."""
    async with asyncio.timeout(LONG):
        while not true():
            await asyncio.to_thread(_NEVER.wait, 0.01)


def run(work: Coroutine[None, None, None]) -> None:
    asyncio.run(work)


async def look(made: Pool, *photos: bytes, model: Model = MODEL) -> list[SeenPhoto]:
    return await made.examine([BytesIO(photo) for photo in photos], model)


def counted(made: Pool, name: str) -> float:
    return made._metrics.registry.get_sample_value(f"stairway_{name}") or 0.0


def test_photos_of_a_request_come_back_in_order_and_exact() -> None:
    async def work() -> None:
        async with pool() as made:
            seen = await look(made, b"one", b"two" + b" " * 3_000_000)
            assert [photo.sightings[0].card for photo in seen] == ["one", "two" + " " * 37]
            assert seen[1].size[0] == 3_000_003
            assert seen[0].sightings[0].confidence == 1 / 3
            assert seen[0].sightings[0].quad[0] == (0.5, 0.0)
            assert made.taken == 0

    run(work())


def test_a_full_pool_turns_away_at_once() -> None:
    async def work() -> None:
        async with pool(queue=2) as made:
            waiting = [asyncio.create_task(look(made, b"hang")) for _ in range(3)]
            await until(lambda: made.taken == 3)
            with pytest.raises(BusyError):
                await look(made, b"one too many")
            assert made.taken == 3
            for task in waiting:
                task.cancel()

    run(work())


def test_who_goes_away_frees_the_place_at_once() -> None:
    async def work() -> None:
        async with pool(queue=1) as made:
            first = asyncio.create_task(look(made, b"hang"))
            await until(lambda: made._running == 1)
            second = asyncio.create_task(look(made, b"dropped"))
            await until(lambda: made.taken == 2)
            second.cancel()
            await asyncio.gather(second, return_exceptions=True)
            assert made.taken == 1
            third = asyncio.create_task(look(made, b"takes its place"))
            await until(lambda: made.taken == 2)
            first.cancel()
            third.cancel()

    run(work())


def test_a_photo_that_hangs_is_stopped_and_the_next_one_is_seen() -> None:
    async def work() -> None:
        async with pool() as made:
            await look(made, b"fine")
            made._size = PoolSize(1, 2, HANGS)
            with pytest.raises(PhotoStoppedError) as stopped:
                await look(made, b"hang")
            assert (stopped.value.number, stopped.value.seconds) == (0, HANGS)
            made._size = PoolSize(1, 2, LONG)
            (seen,) = await look(made, b"next")
            assert seen.sightings[0].card == "next"
            assert (made.ready, made.taken) == (True, 0)
            assert counted(made, "photo_worker_starts_total") == 2

    run(work())


def test_one_that_nobody_waits_for_any_more_frees_its_place_when_it_is_stopped() -> None:
    async def work() -> None:
        async with pool(queue=0) as made:
            made._size = PoolSize(1, 0, HANGS)
            task = asyncio.create_task(look(made, b"hang", b"never looked at"))
            await until(lambda: made._running == 1)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            assert made.taken == 1  # the process is still at it
            await until(lambda: made.taken == 0)

    run(work())


def test_further_photos_of_one_who_went_away_are_not_looked_at(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)

    async def work() -> None:
        async with pool() as made:
            task = asyncio.create_task(look(made, b"pipe " + bytes(pipe), b"second", b"third"))
            await until(lambda: made._running == 1)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await asyncio.to_thread(pipe.write_bytes, b"go on")
            await until(lambda: made.taken == 0)
            seen = made._metrics.registry.get_sample_value(
                "stairway_photos_total", {"outcome": "seen"}
            )
            assert seen == 1

    run(work())


def test_a_photo_that_kills_its_process_is_told_of() -> None:
    async def work() -> None:
        async with pool() as made:
            for deadly in (b"die", b"babble"):
                with pytest.raises(PhotoStoppedError) as stopped:
                    await look(made, deadly)
                assert stopped.value.seconds is None
                (seen,) = await look(made, b"next")
                assert seen.sightings[0].card == "next"

    run(work())


def test_errors_come_back_as_what_they_are() -> None:
    async def work() -> None:
        async with pool() as made:
            with pytest.raises(BadPhotoError) as bad:
                await look(made, b"fine", b"damaged", b"fine")
            assert bad.value.number == 1
            assert isinstance(bad.value.error, PhotoError)
            assert bad.value.error.code is PhotoProblem.DAMAGED
            with pytest.raises(WorkerBugError) as bug:
                await look(made, b"bug")
            assert bug.value.trace[-1] == "ZeroDivisionError"
            assert "with what a user sent" not in str(bug.value)
            with pytest.raises(BundleError):
                await look(made, b"fine", model=Model(Path("broken"), "1"))
            with pytest.raises(BusyError):
                await look(made, b"fine", model=Model(Path("die"), "1"))
            assert counted(made, "photo_worker_starts_total") == 1
            (seen,) = await look(made, b"fine")
            assert seen.sightings[0].card == "fine"
            assert counted(made, "photo_worker_starts_total") == 2

    run(work())


def test_another_version_of_the_bundle_is_loaded() -> None:
    async def work() -> None:
        async with pool() as made:
            for name, version in (("house", "1"), ("house", "2"), ("mine", "2")):
                (seen,) = await look(made, b"photo", model=Model(Path(name), version))
                assert seen.sightings[0].code == name
            assert counted(made, "photo_worker_starts_total") == 1

    run(work())


def test_processes_work_side_by_side() -> None:
    async def work() -> None:
        async with pool(workers=2, queue=4) as made:
            hanging = asyncio.create_task(look(made, b"hang"))
            await until(lambda: made._running == 1)
            seen = [(await look(made, b"beside"))[0].size[1] for _ in range(3)]
            assert len(set(seen)) == 1
            hanging.cancel()

    run(work())


def test_it_is_not_ready_while_the_bundle_is_broken() -> None:
    async def work() -> None:
        async with pool(model=Model(Path("broken"), "1")) as made:
            with pytest.raises(BundleError):
                await look(made, b"photo", model=Model(Path("broken"), "1"))
            assert not made.ready
            (seen,) = await look(made, b"photo")  # a good bundle works meanwhile
            assert seen.sightings[0].card == "photo"

    run(work())


def test_it_is_ready_no_more_when_a_broken_bundle_is_swapped_in() -> None:
    async def work() -> None:
        models = {"now": MODEL}
        made = Pool(
            PoolSize(1, 2, LONG),
            lambda: models["now"],
            lambda: BytesIO(b"probe"),
            Metrics(),
            COMMAND,
        )
        made.start()
        await until(lambda: made.ready)
        models["now"] = Model(Path("broken"), "2")
        with pytest.raises(BundleError):
            await look(made, b"photo", model=models["now"])
        await until(lambda: not made.ready)
        models["now"] = Model(Path("mended"), "3")
        await look(made, b"photo", model=models["now"])
        await until(lambda: made.ready)
        await made.close()

    run(work())


def test_draining_turns_away_what_waits_and_lets_the_rest_end() -> None:
    async def work() -> None:
        async with pool() as made:
            running = asyncio.create_task(look(made, b"hang"))
            await until(lambda: made._running == 1)
            waiting = asyncio.create_task(look(made, b"waits"))
            await until(lambda: made.taken == 2)
            made.drain()
            with pytest.raises(BusyError):
                await waiting
            with pytest.raises(BusyError):
                await look(made, b"late")
            assert not made.ready
            assert not running.done()
            await made.close()
            with pytest.raises(BusyError):
                await running

    run(work())


def test_closing_leaves_no_process() -> None:
    async def work() -> None:
        async with pool(workers=2) as made:
            hanging = asyncio.create_task(look(made, b"hang"))
            await until(lambda: made._running == 1)
            pid = (await look(made, b"photo"))[0].size[1]
            os.kill(pid, 0)  # it is there
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
        with pytest.raises(BusyError):
            await hanging

    run(work())


def test_an_answer_that_was_given_up_goes_to_nobody_else() -> None:
    async def work() -> None:
        process = await PhotoProcess.start(COMMAND)
        try:
            await process.load(MODEL)
            with pytest.raises(TimeoutError):
                await process.examine(BytesIO(b"hang"), HANGS)
            assert not process.alive
            with pytest.raises(ProcessDiedError):
                await process.examine(BytesIO(b"somebody else's"), LONG)
        finally:
            await process.stop()

    run(work())


def test_a_probe_that_takes_too_long_is_not_taken_for_an_answer(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    monkeypatch.setattr(pools, "_PROBE_SECONDS", HANGS)
    monkeypatch.setattr(pools, "_AGAIN", LONG)
    probes = iter([b"pipe " + bytes(pipe), b"probe"])

    async def work() -> None:
        made = Pool(
            PoolSize(1, 2, LONG), lambda: MODEL, lambda: BytesIO(next(probes)), Metrics(), COMMAND
        )
        made.start()
        with pytest.raises(BusyError):  # the first process was given up
            await look(made, b"mine")
        (seen,) = await look(made, b"mine")
        assert seen.sightings[0].card == "mine"
        assert made.ready
        await made.close()

    run(work())


def test_a_system_that_starts_no_process_lets_nobody_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pools, "_AGAIN", 0.01)

    async def work() -> None:
        size = PoolSize(1, 2, LONG)
        command = ("no such program",)
        made = Pool(size, lambda: MODEL, lambda: BytesIO(b"probe"), Metrics(), command)
        made.start()
        with pytest.raises(BusyError):
            await look(made, b"photo")
        made._command = COMMAND  # it does again
        await until(lambda: made.ready)
        (seen,) = await look(made, b"photo")
        assert seen.sightings[0].card == "photo"
        await made.close()

    run(work())


def test_a_fault_of_the_program_is_told_and_the_next_photo_is_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pools, "_AGAIN", 0.01)

    async def work() -> None:
        async with pool() as made:
            closed = BytesIO(b"photo")
            closed.close()
            with pytest.raises(ValueError, match="closed"):
                await made.examine([closed], MODEL)
            await until(lambda: counted(made, "photo_worker_starts_total") == 2 and made.ready)
            (seen,) = await look(made, b"next")
            assert seen.sightings[0].card == "next"

    run(work())
