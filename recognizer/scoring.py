"""What became of each card on a photo and of each name: docs/truth.md, "How answers are scored"."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from recognizer.errors import PhotoError
    from recognizer.sighting import Quad, Sighting
    from recognizer.truth import TrueCard, TruePhoto

LEAST_UNION = 0.2
"""Intersection over union from which a sighting speaks of a card."""
LEAST_SHARED = 0.6
"""Share of the smaller quad from which a right name speaks of a card."""
LEAST_VISIBLE = 0.25
"""Part of the picture that must be seen before a card is expected to be named."""


class Outcome(StrEnum):
    """What became of a card, or of a name that belongs to none."""

    RIGHT = "right"
    MISSED = "missed"
    SILENT = "foreign_unnamed"
    OTHER = "called_another"
    FOREIGN = "foreign_called_card"
    NOTHING = "name_where_nothing"
    TWICE = "named_twice"


WRONG = (Outcome.OTHER, Outcome.FOREIGN, Outcome.NOTHING, Outcome.TWICE)


@dataclass(frozen=True, slots=True)
class Answer:
    """What the recognizer said about one photo.

    Attributes:
        photo: the truth about it.
        sightings: what was seen; empty where the photo could not be used.
        error: why it could not be used.
    """

    photo: TruePhoto
    sightings: tuple[Sighting, ...]
    error: PhotoError | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """One outcome.

    Attributes:
        outcome: what happened.
        photo: file name of the photo.
        layout: its layout.
        card: the card that lies there; None: a foreign card, or nothing.
        named: the card that was named, or None.
        sure: whether the name was sure.
        confidence: of the name, 0 without one.
        expected: whether enough is seen that a known card had to be named.
    """

    outcome: Outcome
    photo: str
    layout: str
    card: str | None
    named: str | None
    sure: bool
    confidence: float
    expected: bool

    def as_json(self) -> dict[str, Any]:
        """Return plain values for JSON."""
        return {
            "outcome": self.outcome.value,
            "photo": self.photo,
            "layout": self.layout,
            "card": self.card,
            "named": self.named,
            "sure": self.sure,
            "confidence": round(self.confidence, 4),
        }


def score(answer: Answer) -> list[Event]:
    """Return what became of each card of a photo and of each name that is left over."""
    cards, seen = answer.photo.cards, answer.sightings
    pairs = _pair(cards, seen)
    events = []
    for number, card in enumerate(cards):
        one = seen[pairs[number]] if number in pairs else None
        events.append(_event(answer, _outcome(card, one), card, one))
    for number, one in enumerate(seen):
        if one.card is not None and number not in pairs.values():
            twice = any(_says(one, card) for card in cards)
            events.append(_event(answer, Outcome.TWICE if twice else Outcome.NOTHING, None, one))
    return events


def _pair(cards: Sequence[TrueCard], seen: Sequence[Sighting]) -> dict[int, int]:
    """Give each card its sighting: first by the name it says, then by where it lies."""
    union = {
        (c, s): max(_union(card.quad, one.quad), _union(card.picture, one.quad))
        for c, card in enumerate(cards)
        for s, one in enumerate(seen)
    }
    best_first = sorted(union, key=lambda pair: (-union[pair], pair))
    named = [(c, s) for c, s in best_first if _says(seen[s], cards[c])]
    placed = [pair for pair in best_first if union[pair] >= LEAST_UNION]
    pairs: dict[int, int] = {}
    for c, s in [*named, *placed]:
        if c not in pairs and s not in pairs.values():
            pairs[c] = s
    return pairs


def _says(one: Sighting, card: TrueCard) -> bool:
    """Tell whether a sighting says this card's name where the card lies."""
    if card.card is None or one.card != card.card:
        return False
    if max(_union(card.quad, one.quad), _union(card.picture, one.quad)) >= LEAST_UNION:
        return True
    common, first, second = _areas(card.quad, one.quad)
    return min(first, second) > 0 and common >= LEAST_SHARED * min(first, second)


def _outcome(card: TrueCard, one: Sighting | None) -> Outcome:
    named = None if one is None else one.card
    if card.card is None:
        return Outcome.SILENT if named is None else Outcome.FOREIGN
    if named is None:
        return Outcome.MISSED
    return Outcome.RIGHT if named == card.card else Outcome.OTHER


def _event(answer: Answer, outcome: Outcome, card: TrueCard | None, one: Sighting | None) -> Event:
    named = None if one is None else one.card
    said = one is not None and named is not None
    return Event(
        outcome,
        answer.photo.photo,
        answer.photo.layout,
        None if card is None else card.card,
        named,
        said and one is not None and one.sure,
        one.confidence if said and one is not None else 0.0,
        card is not None and card.card is not None and card.visible >= LEAST_VISIBLE,
    )


def _union(first: Quad, second: Quad) -> float:
    """Intersection over union of the hulls of two quads, 0..1."""
    common, one, two = _areas(first, second)
    return common / (one + two - common) if one > 0 and two > 0 else 0.0


def _areas(first: Quad, second: Quad) -> tuple[float, float, float]:
    """Areas of what the hulls of two quads share, and of each."""
    a = cv2.convexHull(np.array(first, np.float32))
    b = cv2.convexHull(np.array(second, np.float32))
    one, two = cv2.contourArea(a), cv2.contourArea(b)
    common = float(cv2.intersectConvexConvex(a, b)[0]) if one > 0 and two > 0 else 0.0
    return common, one, two
