"""Makes sightings for the tests of the checks, with a fake recognizer to hand them out."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from recognizer.errors import PhotoError, PhotoProblem
from recognizer.sighting import Candidate, Kind, Quad, Sighting, Step, Witness
from trainer_api.rules.stairway import Special

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


def quad(x: float, y: float = 0, width: float = 70, height: float = 110) -> Quad:
    """An upright card whose upper left corner is (x, y)."""
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def sighting(
    card: str | None,
    at: Quad,
    *,
    sure: bool = True,
    candidates: Sequence[tuple[str, float]] = (),
    witnesses: Sequence[tuple[Step, str | None]] = (),
) -> Sighting:
    """A sighting of a work, of a special (by its key), or of an unknown card (None)."""
    kind = Kind.UNKNOWN if card is None else Kind.WORK
    kind = Kind.SPECIAL if card in set(Special) else kind
    return Sighting(
        card,
        kind,
        sure,
        0.99 if sure else 0.6,
        at,
        tuple(Candidate(c, p) for c, p in candidates),
        style_scores=(0.1,) * 10,
        witnesses=tuple(Witness(step, named, 20) for step, named in witnesses),
    )


def row(*cards: str | None, y: float = 0) -> list[Sighting]:
    """Sure sightings side by side; `~id` is one that is not sure, `~` one without a guess."""
    found = []
    for number, card in enumerate(cards):
        at = quad(number * 80, y)
        if card is not None and card.startswith("~"):
            guess = card[1:] or None
            likely = [(guess, 0.6)] if guess else []
            seen = [(Step.MATCH, guess)] if guess else []
            found.append(sighting(guess, at, sure=False, candidates=likely, witnesses=seen))
        else:
            found.append(sighting(card, at))
    return found


@dataclass(frozen=True)
class Code:
    """A QR code, in the shape that the recognizer gives it."""

    text: str
    quad: Quad


@dataclass(frozen=True)
class Recognition:
    """What the recognizer's `examine` returns, in the same shape."""

    sightings: tuple[Sighting, ...]
    codes: tuple[Code, ...] = ()
    size: tuple[int, int] = (640, 480)
    ms: dict[str, float] = field(default_factory=lambda: {"photo": 1.25})


class FakeRecognizer:
    """Knows photos by their file name; any other file cannot be read."""

    def __init__(self, photos: Mapping[str, Sequence[Sighting]]) -> None:
        self.photos = photos

    def examine(self, photo: str | Path) -> Recognition:
        name = Path(photo).name
        if name not in self.photos:
            raise PhotoError(PhotoProblem.NOT_FOUND, path=str(photo))
        return Recognition(tuple(self.photos[name]))

    def recognize(self, photo: str | Path) -> list[Sighting]:
        return list(self.examine(photo).sightings)
