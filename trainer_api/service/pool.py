"""A bounded pool of processes that look at photos."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, BinaryIO, Final

from recognizer.errors import BundleError, PhotoError
from trainer_api.service.backend import (
    BadPhotoError,
    BusyError,
    Model,
    PhotoStoppedError,
    SeenPhoto,
    WorkerBugError,
)
from trainer_api.service.log import event, trace
from trainer_api.service.process import COMMAND, LOAD_SECONDS, PhotoProcess, ProcessDiedError

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from trainer_api.service.metrics import Metrics


_AGAIN: Final = 5.0
"""Seconds until what could not be started, or could not look at the probe, tries again."""
_PROBE_SECONDS: Final = LOAD_SECONDS
"""Time for the probe, which is the first photo: more than others have, for nobody waits for it."""


@dataclass(frozen=True, slots=True)
class PoolSize:
    """How much at a time.

    Attributes:
        workers: processes.
        queue: requests that may wait for one.
        seconds: that one photo may take.
    """

    workers: int
    queue: int
    seconds: float


@dataclass(frozen=True, slots=True, eq=False)
class _Job:
    photos: Sequence[BinaryIO]
    model: Model
    answer: asyncio.Future[list[SeenPhoto]]


class Pool:
    """Looks at photos in processes of its own; see `RecognitionBackend` for what it promises.

    A request takes one place however many photos it has: they go one after another. A request
    whose client has gone frees its place at once while it waits, and after the photo that is
    being looked at when it is running.

    Args:
        size: processes and places.
        model: gives the bundle to start with.
        probe: opens a photo that each process looks at before the pool is ready.
        metrics: counts photos and processes.
        command: starts a process.
    """

    def __init__(
        self,
        size: PoolSize,
        model: Callable[[], Model],
        probe: Callable[[], BinaryIO],
        metrics: Metrics,
        command: Sequence[str] = COMMAND,
    ) -> None:
        self._size = size
        self._model = model
        self._probe = probe
        self._metrics = metrics
        self._command = command
        self._waiting: deque[_Job] = deque()
        self._awake = asyncio.Condition()
        self._running = 0
        self._proven: set[int] = set()
        self._draining = False
        self._tasks: list[asyncio.Task[None]] = []
        metrics.watch("photo_places_taken", "Requests looked at or waiting.", lambda: self.taken)
        metrics.watch("photo_places", "Places for them.", lambda: self.places)

    @property
    def places(self) -> int:
        """How many requests may be looked at or wait."""
        return self._size.workers + self._size.queue

    @property
    def taken(self) -> int:
        """How many of the places are taken."""
        return self._running + len(self._waiting)

    @property
    def ready(self) -> bool:
        """Whether every process has looked at the probe."""
        return len(self._proven) == self._size.workers and not self._draining

    def start(self) -> None:
        """Start the processes; `ready` tells when they are there."""
        places = range(self._size.workers)
        self._tasks = [asyncio.create_task(self._supervise(place)) for place in places]

    async def examine(self, photos: Sequence[BinaryIO], model: Model) -> list[SeenPhoto]:
        """Return what is in the photos of one request, see `RecognitionBackend`."""
        if self._draining or self.taken >= self.places:
            self._metrics.photo("refused")
            raise BusyError
        job = _Job(photos, model, asyncio.get_running_loop().create_future())
        self._waiting.append(job)
        try:
            async with self._awake:
                self._awake.notify()
            return await job.answer
        finally:
            job.answer.cancel()
            if job in self._waiting:
                self._waiting.remove(job)
                self._metrics.photo("dropped")

    def drain(self) -> None:
        """Turn away what waits and what comes."""
        self._draining = True
        self._turn_away()

    def _turn_away(self) -> None:
        while self._waiting:
            job = self._waiting.popleft()
            if not job.answer.done():
                job.answer.set_exception(BusyError())

    async def close(self) -> None:
        """Stop all processes."""
        self.drain()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []

    async def _supervise(self, place: int) -> None:
        """Keep a process in a place, whatever happens."""
        while True:
            try:
                await self._serve(place)
            except Exception as error:  # noqa: BLE001 - the system starts none, or a fault of ours
                event("photo_worker_lost", logging.ERROR, trace=trace(error))
            self._proven.discard(place)
            if not self._proven:
                self._turn_away()  # there may be nobody for a long time
            await asyncio.sleep(_AGAIN)

    async def _serve(self, place: int) -> None:
        """Keep one process running and give it work."""
        process: PhotoProcess | None = None
        proven = False
        try:
            while True:
                if process is None or not process.alive:
                    process, proven = await self._fresh(process), False
                proven = proven or await self._prove(process, place)
                try:
                    async with asyncio.timeout(None if proven else _AGAIN):
                        job = await self._next()
                except TimeoutError:
                    continue
                self._running += 1
                try:
                    usable = await self._work(process, job)
                finally:
                    self._running -= 1
                if not usable:  # until the probe has gone through again
                    proven = False
                    self._proven.discard(place)
        finally:
            if process is not None:
                await process.stop()

    async def _fresh(self, old: PhotoProcess | None) -> PhotoProcess:
        """Start a process in the place of another."""
        if old is not None:
            await old.stop()
        process = await PhotoProcess.start(self._command)
        self._metrics.worker_started()
        return process

    async def _prove(self, process: PhotoProcess, place: int) -> bool:
        """Send a photo the whole way through a process; the place is ready from the first time on.

        Returns:
            Whether it has arrived.
        """
        try:
            await process.load(self._model())
            with self._probe() as photo:
                await process.examine(photo, _PROBE_SECONDS)
        except (BundleError, PhotoError, ProcessDiedError, TimeoutError, WorkerBugError) as error:
            why, code = type(error).__name__, str(error)
            event("photo_worker_not_ready", logging.ERROR, why=why, code=code)
            return False
        if place not in self._proven:
            self._proven.add(place)
            event("photo_worker_ready", ready=len(self._proven), workers=self._size.workers)
        return True

    async def _next(self) -> _Job:
        """Wait for a job that somebody still wants."""
        async with self._awake:
            await self._awake.wait_for(lambda: self._waiting)
            return self._waiting.popleft()

    async def _work(self, process: PhotoProcess, job: _Job) -> bool:
        """Look at the photos of a job; whatever happens becomes its answer.

        Returns:
            Whether the bundle could be used.
        """
        seen: list[SeenPhoto] = []
        try:
            await process.load(job.model)
            for number, photo in enumerate(job.photos):
                if job.answer.done():
                    return True  # nobody waits any more
                seen.append(await self._look(process, number, photo))
        except (
            BadPhotoError,
            BundleError,
            PhotoStoppedError,
            ProcessDiedError,
            WorkerBugError,
        ) as error:
            if isinstance(error, ProcessDiedError | PhotoStoppedError):
                await process.stop()
            if not job.answer.done():
                busy = isinstance(error, ProcessDiedError)
                job.answer.set_exception(BusyError() if busy else error)
            return not isinstance(error, BundleError)
        except asyncio.CancelledError:
            if not job.answer.done():
                job.answer.set_exception(BusyError())
            raise
        except Exception as error:  # a fault of the program: nobody shall wait for ever
            if not job.answer.done():
                job.answer.set_exception(error)
            raise
        else:
            if not job.answer.done():
                job.answer.set_result(seen)
            return True

    async def _look(self, process: PhotoProcess, number: int, photo: BinaryIO) -> SeenPhoto:
        """Look at one photo and count it."""
        start = time.perf_counter()
        try:
            seen = await process.examine(photo, self._size.seconds)
        except PhotoError as error:
            self._metrics.photo("unreadable")
            raise BadPhotoError(number, error) from error
        except TimeoutError as error:
            self._metrics.photo("too_slow")
            raise PhotoStoppedError(number, self._size.seconds) from error
        except ProcessDiedError as error:
            self._metrics.photo("died")
            raise PhotoStoppedError(number, None) from error
        self._metrics.photo("seen", time.perf_counter() - start)
        return seen
