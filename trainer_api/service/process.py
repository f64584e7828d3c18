"""One process for photos, as the service holds it."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final

import trainer_api
from trainer_api.service import wire
from trainer_api.service.backend import Model, SeenPhoto, WorkerBugError

if TYPE_CHECKING:
    from collections.abc import Sequence

    from recognizer.errors import BundleError, PhotoError

COMMAND: Final = (sys.executable, "-P", "-m", "trainer_api.service.worker")
LOAD_SECONDS: Final = 120.0
"""Time to start and to open a bundle; it takes one or two seconds on an idle machine."""
_GRACE: Final = 5
"""Seconds that the process itself waits longer than the service before it gives up."""
_KILL: Final = getattr(signal, "SIGKILL", signal.SIGTERM)
_THREADS: Final = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1", "MALLOC_ARENA_MAX": "2"}
"""One thread of linear algebra a process; few arenas, so that freed memory goes back."""


class ProcessDiedError(Exception):
    """The process ended, or said what makes no sense."""


class PhotoProcess:
    """A process that looks at photos. Not for two tasks at a time.

    Args:
        process: it runs `trainer_api.service.worker`.
    """

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._model: Model | None = None
        self._owes = False

    @classmethod
    async def start(cls, command: Sequence[str] = COMMAND) -> PhotoProcess:
        """Start a process.

        Raises:
            OSError: the system starts none.
        """
        root = str(Path(trainer_api.__file__).parent.parent)
        process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,  # decoders print what they think of bad files
            env={**os.environ, **_THREADS, "PYTHONPATH": root},
            start_new_session=True,  # a Ctrl-C at the terminal is for the service
        )
        return cls(process)

    @property
    def alive(self) -> bool:
        """Whether it runs, and owes no answer to an order that was given up.

        One that does would give that answer to whoever asks next: it must be stopped.
        """
        return self._process.returncode is None and not self._owes

    async def load(self, model: Model) -> None:
        """Open a bundle, if it is not the one that is open.

        Raises:
            BundleError: the bundle cannot be used.
            ProcessDiedError: the process ended or did not answer.
        """
        if model == self._model and self.alive:
            return
        self._model = None
        try:
            async with asyncio.timeout(LOAD_SECONDS):
                await self._ask({"do": "load", "folder": str(model.folder)})
        except TimeoutError:
            raise ProcessDiedError from None
        self._model = model

    async def examine(self, photo: BinaryIO, seconds: float) -> SeenPhoto:
        """Return what is in a photo.

        Args:
            photo: its file, read from the start.
            seconds: the time that it may take.

        Raises:
            PhotoError: the photo cannot be used.
            TimeoutError: it takes too long; stop the process.
            ProcessDiedError: the process ended.
            WorkerBugError: a fault of the program.
        """
        size = photo.seek(0, os.SEEK_END)
        photo.seek(0)
        order = {"do": "examine", "bytes": size, "seconds": int(seconds) + _GRACE}
        async with asyncio.timeout(seconds):
            answer = await self._ask(order, photo)
        try:
            return wire.seen_from_json(answer)
        except (KeyError, TypeError, ValueError) as error:
            raise ProcessDiedError from error

    async def stop(self) -> None:
        """Stop the process at once, whatever it does."""
        with contextlib.suppress(ProcessLookupError):
            if self._process.returncode is None:
                # Not by the process' own method: that asks first whether it has ended, and then
                # whoever waits for it finds nothing.
                os.kill(self._process.pid, _KILL)
        if self._process.stdin is not None:
            self._process.stdin.close()
        await self._process.wait()

    async def _ask(self, order: dict[str, Any], photo: BinaryIO | None = None) -> dict[str, Any]:
        """Send an order, with a photo's bytes after it, and return the answer."""
        if self._owes:
            raise ProcessDiedError
        self._owes = True  # until its answer has been read, whatever happens meanwhile
        orders, answers = self._process.stdin, self._process.stdout
        assert orders is not None  # noqa: S101 - both are pipes
        assert answers is not None  # noqa: S101
        try:
            orders.write(wire.frame(order))
            while photo is not None and (chunk := photo.read(wire.CHUNK)):
                orders.write(chunk)
                await orders.drain()
            await orders.drain()
            (length,) = wire.HEAD.unpack(await answers.readexactly(wire.HEAD.size))
            if length > wire.LONGEST:
                raise ProcessDiedError
            answer = wire.message(await answers.readexactly(length))
        except (ConnectionError, asyncio.IncompleteReadError, ValueError) as error:
            raise ProcessDiedError from error
        self._owes = False
        if "bug" in answer:
            raise WorkerBugError([str(line) for line in answer["bug"]])
        if "error" in answer:
            raise _typed(answer)
        return answer


def _typed(answer: dict[str, Any]) -> PhotoError | BundleError | ProcessDiedError:
    try:
        return wire.error_from_json(answer)
    except (KeyError, TypeError, ValueError):
        return ProcessDiedError("an error that makes no sense")
