"""A process for photos that does what the photo says: for the tests of the pool."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Any

from recognizer.errors import BundleError, BundleProblem, PhotoError, PhotoProblem
from recognizer.sighting import Kind, Sighting
from trainer_api.service import wire
from trainer_api.service.backend import SeenPhoto
from trainer_api.service.worker import Worker, serve


class Odd:
    """Eyes that see what the bytes of the photo say."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def examine(self, photo: bytes) -> SeenPhoto:
        match photo.split(b" ", 1)[0]:
            case b"hang":
                while True:
                    signal.pause()
            case b"pipe":  # until the test opens the other end
                Path(photo.decode().split(" ", 1)[1]).read_bytes()
            case b"die":
                os._exit(9)
            case b"bug":
                raise ZeroDivisionError("with what a user sent")
            case b"damaged":
                raise PhotoError(PhotoProblem.DAMAGED)
            case b"babble":
                os.write(1, b"\0\0\0\x02no")
        quad = ((0.5, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
        card = photo.decode("latin-1")[:40]
        scores = (0.1,) * 10
        seen = Sighting(card, Kind.WORK, True, 1 / 3, quad, style_scores=scores, code=self.folder)
        return SeenPhoto((seen,), (), (len(photo), os.getpid()), {"photo": 1.5})


class OddWorker(Worker):
    """Loads what the name of the bundle's folder says."""

    def _load(self, folder: str) -> dict[str, Any]:
        if folder.endswith("broken"):
            raise BundleError(BundleProblem.NOT_FOUND, file="bundle.json", folder=folder)
        if folder.endswith("die"):
            os._exit(9)
        self._eyes = Odd(folder)
        return {"loaded": True}


if __name__ == "__main__":
    assert wire.HEAD.size == 4
    serve(sys.stdin.buffer, sys.stdout.buffer, OddWorker())
