"""Scores sightings against the truth of a photo."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from scripts.measure.sightings import Answer, Seen
    from scripts.measure.truth import Truth, TruthCard

Array = np.ndarray[Any, Any]

LEAST_OVERLAP = 0.2
"""Intersection over union from which a sighting speaks of a card.

Low, since a matcher gives the picture's corners and an outline may be a card's visible part.
"""

LEAST_VISIBLE = 0.25
"""Fraction of a picture's area that must be seen before a card is expected to be named."""


LEAST_SHARED = 0.6
"""Share of the smaller of the two quads from which a *right* name speaks of a card.

A picture printed as a crop is found with the whole picture's corners, far beyond the card.
"""


class Outcome(StrEnum):
    """What became of one card, or of one sighting that belongs to none."""

    RIGHT = "right"
    UNSURE = "right, not sure"
    MISSED = "missed"
    OTHER = "called another"
    OTHER_UNSURE = "called another, not sure"
    SILENT = "foreign, unnamed"
    FOREIGN = "foreign called a work"
    FOREIGN_UNSURE = "foreign called a work, not sure"
    NOTHING = "name where nothing lies"
    NOTHING_UNSURE = "name where nothing lies, not sure"
    TWICE = "named twice"
    TWICE_UNSURE = "named twice, not sure"


WRONG = (Outcome.OTHER, Outcome.FOREIGN, Outcome.NOTHING, Outcome.TWICE)
"""Sure and wrong: what must never happen."""


@dataclass(frozen=True, slots=True)
class Event:
    """One outcome, with all that is needed to go and look at it.

    Attributes:
        outcome: what happened.
        photo: on which photo.
        layout: its layout.
        real: whether it was a real table.
        background: kind of the drawn table, or the photo's file.
        card: the card that lies there, or None (foreign, or nothing).
        named: the card that the recognizer named, or None.
        confidence: what it claimed; 0 where it said nothing.
        visible: fraction of the picture that is seen; 0 where nothing lies.
        source: picture file of the card.
    """

    outcome: Outcome
    photo: str
    layout: str
    real: bool
    background: str
    card: str | None
    named: str | None
    confidence: float
    visible: float
    source: str


@dataclass(slots=True)
class Tally:
    """Counts of outcomes; cards too hidden to be expected are left out of RIGHT and MISSED."""

    counts: Counter[Outcome] = field(default_factory=Counter)

    def add(self, outcome: Outcome) -> None:
        """Count one outcome."""
        self.counts[outcome] += 1

    @property
    def known(self) -> int:
        """Known cards that count."""
        kinds = (Outcome.RIGHT, Outcome.UNSURE, Outcome.MISSED, Outcome.OTHER, Outcome.OTHER_UNSURE)
        return sum(self.counts[kind] for kind in kinds)

    @property
    def foreign(self) -> int:
        """Foreign cards."""
        kinds = (Outcome.SILENT, Outcome.FOREIGN, Outcome.FOREIGN_UNSURE)
        return sum(self.counts[kind] for kind in kinds)

    @property
    def wrong(self) -> int:
        """Sure and wrong names of all kinds."""
        return sum(self.counts[kind] for kind in WRONG)

    @property
    def recall(self) -> float:
        """Share of known cards named right and sure, 0..1; NaN without cards."""
        return self.counts[Outcome.RIGHT] / self.known if self.known else float("nan")


def score(truths: Iterable[Truth], answers: Iterable[Answer]) -> list[Event]:
    """Return every event of the photos; raises ValueError when a photo has no answer.

    An answer belongs to the photo whose file name it ends with. An error is an answer that sees
    nothing.
    """
    by_name = {answer.photo.replace("\\", "/").rsplit("/", 1)[-1]: answer for answer in answers}
    events: list[Event] = []
    for truth in truths:
        answer = by_name.get(truth.photo.rsplit("/", 1)[-1])
        if answer is None:
            raise ValueError(f"no answer for {truth.photo}; recognize all photos of the truth file")
        events.extend(score_photo(truth, answer.seen))
    return events


def score_photo(truth: Truth, seen: Sequence[Seen]) -> list[Event]:
    """Return what became of each card and each surplus name on one photo.

    First a sighting goes to the card whose name it says, the best overlap first; then what is
    left goes to what it overlaps most; so a right name is never given away to a neighbor.
    """
    shape = (len(truth.cards), len(seen))
    overlap = np.array([[_overlap(c, one) for one in seen] for c in truth.cards]).reshape(shape)
    same = np.array([[_speaks(c, one) for one in seen] for c in truth.cards]).reshape(shape)
    owner: dict[int, int] = {}
    for named in (True, False):
        pairs = sorted(
            (
                (-float(overlap[i, j]), i, j)
                for i, j in np.ndindex(*shape)
                if (same[i, j] if named else overlap[i, j] >= LEAST_OVERLAP)
            )
        )
        for _, i, j in pairs:
            if i not in owner and j not in owner.values():
                owner[i] = j
    events = []
    for i, card in enumerate(truth.cards):
        answer = seen[owner[i]] if i in owner else None
        outcome = _of_card(card, answer)
        if outcome is not None:
            events.append(_event(truth, outcome, card, answer))
    for j, one in enumerate(seen):
        if j not in owner.values() and one.card is not None:
            if np.any(same[:, j]):
                outcome = Outcome.TWICE if one.sure else Outcome.TWICE_UNSURE
            else:
                outcome = Outcome.NOTHING if one.sure else Outcome.NOTHING_UNSURE
            events.append(_event(truth, outcome, None, one))
    return events


def _of_card(card: TruthCard, answer: Seen | None) -> Outcome | None:
    named = answer.card if answer else None
    sure = answer is not None and answer.sure
    if card.card is None:
        if named is None:
            return Outcome.SILENT
        return Outcome.FOREIGN if sure else Outcome.FOREIGN_UNSURE
    if named is not None and named != card.card:
        return Outcome.OTHER if sure else Outcome.OTHER_UNSURE
    if card.visible < LEAST_VISIBLE:
        return None
    if named is None:
        return Outcome.MISSED
    return Outcome.RIGHT if sure else Outcome.UNSURE


def _event(truth: Truth, outcome: Outcome, card: TruthCard | None, answer: Seen | None) -> Event:
    return Event(
        outcome,
        truth.photo,
        truth.layout,
        truth.real,
        truth.background,
        card.card if card else None,
        answer.card if answer else None,
        answer.confidence if answer else 0.0,
        card.visible if card else 0.0,
        card.source if card else "",
    )


def _speaks(card: TruthCard, seen: Seen) -> bool:
    """Tell whether a sighting names this card, and lies where it lies."""
    if card.card is None or card.card != seen.card:
        return False
    if _overlap(card, seen) >= LEAST_OVERLAP:
        return True
    shared, one, other = _areas(card.quad, seen.quad)
    return min(one, other) > 0 and shared / min(one, other) >= LEAST_SHARED


def _overlap(card: TruthCard, seen: Seen) -> float:
    """Return the better intersection over union of a sighting with the card or its picture."""
    return max(iou(card.quad, seen.quad), iou(card.picture, seen.quad))


def iou(first: Sequence[Sequence[float]], second: Sequence[Sequence[float]]) -> float:
    """Return intersection over union of the convex hulls of two quads, 0..1."""
    shared, one, other = _areas(first, second)
    return shared / (one + other - shared) if min(one, other) > 0 else 0.0


def _areas(
    first: Sequence[Sequence[float]], second: Sequence[Sequence[float]]
) -> tuple[float, float, float]:
    """Return the areas of what the hulls of two quads share, and of each."""
    a = cv2.convexHull(np.array(first, np.float32))
    b = cv2.convexHull(np.array(second, np.float32))
    one, other = cv2.contourArea(a), cv2.contourArea(b)
    if min(one, other) <= 0:
        return 0.0, one, other
    shared, _ = cv2.intersectConvexConvex(a, b)
    return float(shared), one, other


def wilson(hits: int, total: int, z: float = 1.96) -> tuple[float, float]:
    """Return the Wilson score interval of a share, 95 % by default (Wilson 1927)."""
    if total == 0:
        return (0.0, 1.0)
    share = hits / total
    middle = share + z * z / (2 * total)
    reach = z * ((share * (1 - share) + z * z / (4 * total)) / total) ** 0.5
    scale = 1 + z * z / total
    return (max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))


def tally(events: Iterable[Event]) -> Tally:
    """Count events."""
    total = Tally()
    for event in events:
        total.add(event.outcome)
    return total
