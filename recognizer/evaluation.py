"""How good a bundle is on photos whose cards are known: recall, wrong names, calibration."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby, pairwise, repeat
from typing import TYPE_CHECKING

import cv2

from recognizer.bundle import DESCRIPTION, hash_of
from recognizer.errors import PhotoError, PhotoProblem
from recognizer.pipeline import Recognizer
from recognizer.scoring import WRONG, Answer, Event, Outcome, score
from recognizer.sighting import Sighting

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from concurrent.futures import Executor
    from pathlib import Path

    from recognizer.truth import TruePhoto

BIN_EDGES = (0.0, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98, 0.99, 1.0)
"""Edges of the reliability table; the last bin includes 1."""

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True)
class Recall:
    """Known cards of one layout.

    Attributes:
        layout: its name; "" for all photos together.
        known: cards expected to be named.
        right: named right and sure.
        right_unsure: named right, not sure.
    """

    layout: str
    known: int
    right: int
    right_unsure: int

    @property
    def share(self) -> float | None:
        """Part of the known cards named right and sure, 0..1; None without cards."""
        return self.right / self.known if self.known else None

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of `share` (Wilson, JASA 1927)."""
        if not self.known:
            return (0.0, 1.0)
        z, n = 1.96, self.known
        share = self.right / n
        center = (share + z * z / (2 * n)) / (1 + z * z / n)
        half = z / (1 + z * z / n) * (share * (1 - share) / n + z * z / (4 * n * n)) ** 0.5
        return (max(0.0, center - half), min(1.0, center + half))


@dataclass(frozen=True, slots=True)
class Coverage:
    """How much is named when at most a given part of the names may be wrong.

    Attributes:
        error: part of the names that may be wrong, 0..1.
        confidence: least confidence that keeps to it and names most; None: nothing keeps to it.
        named: names at or above it.
        wrong: wrong ones among them.
        share: known cards named right at or above it, as a part of all known cards, 0..1.
    """

    error: float
    confidence: float | None
    named: int
    wrong: int
    share: float


@dataclass(frozen=True, slots=True)
class Bin:
    """Names whose confidence lies in `low`..`high`: how many, their mean, how many are right."""

    low: float
    high: float
    count: int
    mean: float
    right: int


@dataclass(frozen=True, slots=True)
class Report:
    """All figures of an evaluation.

    Attributes:
        photos: how many photos.
        foreign: cards on them that are not of the deck.
        recall: all photos together, then each layout.
        wrong: sure wrong names by outcome.
        wrong_unsure: wrong names that are not sure, by outcome.
        coverage: at the error asked for.
        bins: reliability of the confidences.
        calibration_error: mean distance of confidence and truth over the bins, 0..1; None
            without names.
        failures: every missed card and every wrong name.
        errors: photos that could not be used and why.
    """

    photos: int
    foreign: int
    recall: tuple[Recall, ...]
    wrong: Mapping[Outcome, int]
    wrong_unsure: Mapping[Outcome, int]
    coverage: Coverage
    bins: tuple[Bin, ...]
    calibration_error: float | None
    failures: tuple[Event, ...]
    errors: tuple[Answer, ...]


def ask(
    folder: Path,
    photos: Sequence[TruePhoto],
    bundle: Path,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> list[Answer]:
    """Recognize the photos.

    Args:
        folder: where they lie.
        photos: the truth about them.
        bundle: folder of the bundle.
        executor: processes that share the work; None: one photo after the other, here.
        progress: called with photos done and photos in all.

    Raises:
        BundleError: the bundle cannot be used.
    """
    paths = [str(folder / photo.photo) for photo in photos]
    answers = []
    for photo, reply in zip(photos, _replies(paths, bundle, executor), strict=True):
        if isinstance(reply, _Failure):
            answers.append(Answer(photo, (), PhotoError(reply.code, **reply.data)))
        else:
            answers.append(Answer(photo, reply))
        if progress is not None:
            progress(len(answers), len(photos))
    return answers


@dataclass(frozen=True, slots=True)
class _Failure:
    """A `PhotoError` that survives the way from another process."""

    code: PhotoProblem
    data: dict[str, str | int | float]


_Reply = tuple[Sighting, ...] | _Failure


def _replies(paths: Sequence[str], bundle: Path, executor: Executor | None) -> Iterator[_Reply]:
    if executor is None:
        recognizer = Recognizer.load(bundle)
        return (_examine(recognizer, path) for path in paths)
    Recognizer.load(bundle)  # a bundle that is refused is refused here, not in each process
    version = hash_of((bundle / DESCRIPTION).read_bytes())
    return executor.map(_examine_elsewhere, repeat(str(bundle)), repeat(version), paths)


def _examine_elsewhere(bundle: str, version: str, path: str) -> _Reply:
    return _examine(_recognizer(bundle, version), path)


@lru_cache(maxsize=1)
def _recognizer(bundle: str, _version: str) -> Recognizer:
    """Open a bundle once a process, and again when another one lies there."""
    return Recognizer.load(bundle)


def _examine(recognizer: Recognizer, path: str) -> _Reply:
    try:
        return recognizer.examine(path).sightings
    except PhotoError as error:
        return _Failure(PhotoProblem(error.code), dict(error.data))


def keep_to_one_core() -> None:
    """Prepare a process that works beside others: its share is one core."""
    cv2.setNumThreads(1)


def report(answers: Sequence[Answer], error: float) -> Report:
    """Add everything up.

    Args:
        answers: what was said about each photo.
        error: part of the names that may be wrong, 0..1, for the coverage.
    """
    events = [event for answer in answers for event in score(answer)]
    layouts = sorted({answer.photo.layout for answer in answers})
    bins = _bins(events)
    names = sum(b.count for b in bins)
    gap = sum(abs(b.mean * b.count - b.right) for b in bins)
    failures = [
        e for e in events if e.outcome in WRONG or (e.outcome is Outcome.MISSED and e.expected)
    ]
    return Report(
        len(answers),
        sum(card.card is None for answer in answers for card in answer.photo.cards),
        (_recall(events, None), *(_recall(events, layout) for layout in layouts)),
        _wrong(events, sure=True),
        _wrong(events, sure=False),
        _coverage(events, error),
        bins,
        gap / names if names else None,
        tuple(failures),
        tuple(answer for answer in answers if answer.error is not None),
    )


def _recall(events: Sequence[Event], layout: str | None) -> Recall:
    mine = [e for e in events if e.expected and (layout is None or e.layout == layout)]
    right = [e for e in mine if e.outcome is Outcome.RIGHT]
    sure = sum(e.sure for e in right)
    return Recall(layout or "", len(mine), sure, len(right) - sure)


def _wrong(events: Sequence[Event], *, sure: bool) -> dict[Outcome, int]:
    return {o: sum(e.outcome is o and e.sure is sure for e in events) for o in WRONG}


def _coverage(events: Sequence[Event], error: float) -> Coverage:
    """Try every confidence that occurs; names of the same confidence stand or fall together."""
    known = sum(e.expected for e in events)
    names = sorted((e for e in events if e.named is not None), key=lambda e: -e.confidence)
    best = Coverage(error, None, 0, 0, 0.0)
    named = wrong = right = 0
    for confidence, same in groupby(names, key=lambda e: e.confidence):
        for event in same:
            named += 1
            wrong += event.outcome in WRONG
            right += event.outcome is Outcome.RIGHT and event.expected
        if wrong <= error * named:
            best = Coverage(error, confidence, named, wrong, right / known if known else 0.0)
    return best


def _bins(events: Sequence[Event]) -> tuple[Bin, ...]:
    """Sort the names by confidence; bins without a name are left out."""
    names = [e for e in events if e.named is not None]
    bins = []
    for low, high in pairwise(BIN_EDGES):
        last = high == BIN_EDGES[-1]
        mine = [e for e in names if low <= e.confidence < high or (last and e.confidence == high)]
        if mine:
            mean = sum(e.confidence for e in mine) / len(mine)
            bins.append(
                Bin(low, high, len(mine), mean, sum(e.outcome is Outcome.RIGHT for e in mine))
            )
    return tuple(bins)
