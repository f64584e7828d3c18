"""What the service asks of whatever looks at photos.

The default is a pool of processes on this machine (`trainer_api.service.pool`); an engine that
spreads the work over several machines can stand in its place.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, BinaryIO, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from recognizer.errors import PhotoError
    from recognizer.sighting import Quad, Sighting


@dataclass(frozen=True, slots=True)
class Model:
    """Which bundle to look with.

    Attributes:
        folder: where it lies.
        version: changes whenever another bundle is swapped in there.
    """

    folder: Path
    version: str


@dataclass(frozen=True, slots=True)
class SeenCode:
    """A QR code found in a photo: what it says, and its corners in pixels of the photo."""

    text: str
    quad: Quad


@dataclass(frozen=True, slots=True)
class SeenPhoto:
    """What is in one photo.

    Attributes:
        sightings: the cards, in reading order.
        codes: all QR codes, of cards or not.
        size: width and height of the upright photo in pixels.
        ms: milliseconds that each step took.
    """

    sightings: tuple[Sighting, ...]
    codes: tuple[SeenCode, ...] = ()
    size: tuple[int, int] = (0, 0)
    ms: dict[str, float] = field(default_factory=dict)


class BusyError(Exception):
    """There is no place for another request now."""


class BadPhotoError(Exception):
    """A photo that cannot be looked at.

    Attributes:
        number: which of the request's photos, from 0.
        error: why.
    """

    def __init__(self, number: int, error: PhotoError) -> None:
        self.number = number
        self.error = error
        super().__init__(f"photo {number}: {error}")


class PhotoStoppedError(Exception):
    """Looking at a photo was stopped, or killed the process that did it.

    Attributes:
        number: which of the request's photos, from 0.
        seconds: the time limit that it passed; None: the process died.
    """

    def __init__(self, number: int, seconds: float | None) -> None:
        self.number = number
        self.seconds = seconds
        super().__init__(f"photo {number}: {'died' if seconds is None else 'too slow'}")


class WorkerBugError(Exception):
    """Looking at a photo raised what nobody foresaw: a fault of the program.

    Attributes:
        trace: where, outermost call first, and the exception's class.
    """

    def __init__(self, trace: Sequence[str]) -> None:
        self.trace = tuple(trace)
        super().__init__(" > ".join(trace))


class RecognitionBackend(Protocol):
    """Looks at photos, many requests at a time."""

    async def examine(self, photos: Sequence[BinaryIO], model: Model) -> list[SeenPhoto]:
        """Return what is in the photos of one request.

        When the caller is cancelled, what still waits is dropped and frees its place.

        Args:
            photos: files at their start, open until this returns.
            model: the bundle to look with.

        Raises:
            BusyError: at once, when there is no place.
            BadPhotoError: a photo cannot be used; the others are not told of.
            PhotoStoppedError: a photo took too long or killed its process.
            BundleError: the bundle cannot be used.
            WorkerBugError: a fault of the program.
        """

    @property
    def ready(self) -> bool:
        """Whether a photo has gone the whole way, everywhere that photos are looked at."""

    def drain(self) -> None:
        """Take no more requests, and turn away those that wait: the service is stopping."""

    async def close(self) -> None:
        """Stop everything."""
