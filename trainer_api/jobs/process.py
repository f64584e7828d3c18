"""A running child process of a job, seen from the runner."""

from __future__ import annotations

import json
import queue
import subprocess
import sys
import threading
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from trainer_api.jobs.child import STOP, Said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from trainer_api.jobs.kinds import Task

COMMAND: Final = (sys.executable, "-P", "-m", "trainer_api.jobs")
"""What does a job. -P: nothing is imported from the folder that the service was started in."""

_LAST_SECONDS: Final = 2


@dataclass(frozen=True, slots=True)
class Message:
    """What a child has said, or that it has ended without a last word.

    Attributes:
        about: what it is about; None: it has ended.
        data: see `child`.
    """

    about: Said | None
    data: Any = None


class Process:
    """One child process.

    Args:
        command: program and arguments.
        kind: name of what to do.
        task: what to do.
    """

    def __init__(self, command: Sequence[str], kind: str, task: Task) -> None:
        self._messages: queue.SimpleQueue[Message | None] = queue.SimpleQueue()
        self._popen = subprocess.Popen(  # noqa: S603 - our own module
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            start_new_session=True,  # Ctrl-C is for the service, which then stops its job in order
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        order = {"job": task.job, "kind": kind, "deck": task.deck, "folder": str(task.folder)}
        self._write(json.dumps(order))

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._popen.pid

    def next(self, timeout: float) -> Message | None:
        """Return the next message; None after so many seconds, or when woken."""
        try:
            return self._messages.get(timeout=timeout)
        except queue.Empty:
            return None

    def wake(self) -> None:
        """Let a waiting `next` return."""
        self._messages.put(None)

    def stop(self) -> None:
        """Ask it to stop when it next reports."""
        self._write(STOP)

    def kill(self) -> None:
        """End it now, whatever it does."""
        self._popen.kill()

    def close(self) -> int:
        """Wait for its end, free what belongs to it and return its exit status."""
        try:
            status = self._popen.wait(_LAST_SECONDS)
        except subprocess.TimeoutExpired:  # it has said its last word, and hangs
            self.kill()
            status = self._popen.wait()
        self._reader.join()
        for stream in (self._popen.stdin, self._popen.stdout):
            if stream is not None:
                with suppress(BrokenPipeError):  # an order that it did not wait for
                    stream.close()
        return status

    def _write(self, line: str) -> None:
        stream = self._popen.stdin
        assert stream is not None  # noqa: S101 - for the type checker: it is a pipe
        with suppress(BrokenPipeError):  # it has ended; the reader says so
            stream.write(line + "\n")
            stream.flush()

    def _read(self) -> None:
        """Put what it says into the queue, at last that it has ended."""
        stream = self._popen.stdout
        assert stream is not None  # noqa: S101 - for the type checker: it is a pipe
        for line in stream:
            about, data = json.loads(line)
            self._messages.put(Message(Said(about), data))
        self._messages.put(Message(None))
