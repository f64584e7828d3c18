"""A process that looks at photos for the service, one at a time.

Apart from the service, since a decoder may crash or hang on a damaged file: then this process is
stopped and another one started. It reads orders from standard input and answers on standard
output (`trainer_api.service.wire`); when standard input ends, so does it.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
from typing import TYPE_CHECKING, Any, BinaryIO, Final, Protocol

from recognizer.errors import BundleError, PhotoError
from trainer_api.service import wire
from trainer_api.service.log import trace

if TYPE_CHECKING:
    from trainer_api.checks.documents import Seen

_NICE: Final = 5
"""The service itself goes first: it must answer while photos are looked at."""


class Eyes(Protocol):
    """The recognizer."""

    def examine(self, photo: bytes) -> Seen:
        """Return what is in a photo, given by the bytes of its file."""


class Worker:
    """Answers orders one after another."""

    def __init__(self) -> None:
        self._eyes: Eyes | None = None

    def answer(self, order: dict[str, Any], photo: bytes) -> bytes:
        """Carry out an order and return the frame of the answer; every error becomes one."""
        try:
            if order["do"] == "load":
                return wire.frame(self._load(order["folder"]))
            return wire.frame(self._examine(photo, int(order["seconds"])))
        except (PhotoError, BundleError) as error:
            return wire.frame(wire.error_as_json(error))
        except Exception as error:  # noqa: BLE001 - told to the service, which raises it as a bug
            return wire.frame({"bug": trace(error)})

    def _load(self, folder: str) -> dict[str, Any]:
        from recognizer import Recognizer

        self._eyes = None  # two bundles at once would double the memory
        self._eyes = Recognizer.load(folder)
        return {"loaded": True}

    def _examine(self, photo: bytes, seconds: int) -> dict[str, Any]:
        if self._eyes is None:
            raise RuntimeError("a photo came before a bundle")
        with _deadline(seconds):
            return wire.seen_as_json(self._eyes.examine(photo))


@contextlib.contextmanager
def _deadline(seconds: int) -> Any:
    """Let the system end this process after a time, even when a decoder holds the interpreter.

    The service stops a slow process itself; this is for a process that outlives its service.
    """
    alarm = getattr(signal, "alarm", None)
    if alarm is not None:
        alarm(seconds)
    try:
        yield
    finally:
        if alarm is not None:
            alarm(0)


def serve(orders: BinaryIO, answers: BinaryIO, worker: Worker) -> None:
    """Answer orders until they end."""
    while head := orders.read(wire.HEAD.size):
        (length,) = wire.HEAD.unpack(head)
        order = wire.message(orders.read(length))
        photo = orders.read(order.get("bytes", 0))
        answers.write(worker.answer(order, photo))
        answers.flush()


def main() -> None:
    """Run the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the service
    if hasattr(os, "nice"):
        os.nice(_NICE)
    # Whatever a library prints must not get among the answers.
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with contextlib.suppress(BrokenPipeError):  # the service is gone
        serve(sys.stdin.buffer, answers, Worker())


if __name__ == "__main__":
    main()
