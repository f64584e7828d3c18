"""What the recognizer says about one card that it saw."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


class Kind(StrEnum):
    """What sort of card a sighting is."""

    WORK = "work"
    SPECIAL = "special"
    UNKNOWN = "unknown"


class Step(StrEnum):
    """A step of the recognizer that can speak for a card."""

    CODE = "code"
    MATCH = "match"
    CLIP = "clip"
    TITLE = "title"


Quad = tuple[tuple[float, float], tuple[float, float], tuple[float, float], tuple[float, float]]
"""Four corners (x, y) in pixels of the upright photo: the card's own TL, TR, BR, BL."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """One possible card with its calibrated probability, 0 to 1."""

    card: str
    confidence: float


@dataclass(frozen=True, slots=True)
class Witness:
    """A step that spoke for a card.

    Attributes:
        step: which one.
        card: the card that it named; None: it saw no known card.
        strength: in the step's own unit (inliers for `match`, cosine for `clip`, 1 for `code`,
            likeness 0..1 for `title`).
    """

    step: Step
    card: str | None
    strength: float


@dataclass(frozen=True, slots=True)
class Sighting:
    """One card seen on a photo.

    Attributes:
        card: id of the card, or None when it is no card of the deck.
        kind: work, special or unknown.
        sure: confidence at or above the bundle's threshold and no witness contradicts.
        confidence: calibrated probability that `card` is right (for `unknown`: that it is none).
        candidates: up to 5 cards, likeliest first.
        quad: corners in pixels of the upright photo.
        category: "painting" or "architecture"; for an unknown picture the likelier one; else None.
        styles: styles 1..10 of a known work (two for a bridge); empty otherwise.
        style_scores: 10 floats that sum to 1, styles 1 to 10, of the picture as seen.
        code: QR payload on the card, or None.
        witnesses: the steps that spoke, in the order code, match, clip, title.
    """

    card: str | None
    kind: Kind
    sure: bool
    confidence: float
    quad: Quad
    candidates: tuple[Candidate, ...] = ()
    category: str | None = None
    styles: tuple[int, ...] = ()
    style_scores: tuple[float, ...] = ()
    code: str | None = None
    witnesses: tuple[Witness, ...] = field(default=())

    def as_json(self) -> dict[str, Any]:
        """Return the sighting as plain values for JSON, numbers rounded for reading."""
        return {
            "card": self.card,
            "kind": self.kind.value,
            "sure": self.sure,
            "confidence": round(self.confidence, 4),
            "candidates": [
                {"card": c.card, "confidence": round(c.confidence, 4)} for c in self.candidates
            ],
            "quad": [[round(x, 1), round(y, 1)] for x, y in self.quad],
            "category": self.category,
            "styles": list(self.styles),
            "style_scores": [round(s, 4) for s in self.style_scores],
            "code": self.code,
            "witnesses": [
                {"step": w.step.value, "card": w.card, "strength": round(w.strength, 3)}
                for w in self.witnesses
            ],
        }
