"""What a photo showed and what a check answered, as plain values for JSON.

These are the documents of `--json` and the bodies of the service; their fields are fixed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from recognizer.sighting import Quad, Sighting
    from trainer_api.catalogue import Catalogue
    from trainer_api.checks.answer import Reason, SpecialResult, Spot, StairwayResult
    from trainer_api.checks.words import Words


class Code(Protocol):
    """A QR code found in a photo."""

    @property
    def text(self) -> str:
        """What it says."""

    @property
    def quad(self) -> Quad:
        """Its corners in pixels of the upright photo."""


class Seen(Protocol):
    """What the recognizer makes of one photo."""

    @property
    def sightings(self) -> tuple[Sighting, ...]:
        """The cards, in reading order."""

    @property
    def codes(self) -> Sequence[Code]:
        """All QR codes."""

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the upright photo in pixels."""

    @property
    def ms(self) -> Mapping[str, float]:
        """Milliseconds that each step took."""


def photo_document(photo: str, seen: Seen) -> dict[str, Any]:
    """Return the JSON document for one photo; `photo` is the argument as given."""
    return {
        "photo": photo,
        "size": list(seen.size),
        "cards": [sighting.as_json() for sighting in seen.sightings],
        "codes": [
            {"text": code.text, "quad": [[round(x, 1), round(y, 1)] for x, y in code.quad]}
            for code in seen.codes
        ],
        "ms": {step: round(time, 1) for step, time in seen.ms.items()},
    }


def stairway_document(
    result: StairwayResult, words: Words, photos: Sequence[str], cards: Sequence[dict[str, Any]]
) -> dict[str, Any]:
    """Return the JSON document of a stairway; `cards` stand in where there is no photo."""
    return {
        "verdict": result.answer.value,
        "mode": result.mode,
        "edition": result.edition,
        "category": None if result.category is None else result.category.value,
        "assignment": [{"card": card, "style": int(style)} for card, style in result.assignment],
        "reasons": reasons_json(result.reasons, words),
        "cards": spots_json(result.spots, photos) or list(cards),
    }


def special_document(
    result: SpecialResult, words: Words, photos: Sequence[str], cards: Sequence[dict[str, Any]]
) -> dict[str, Any]:
    """Return the JSON document of a special card; `cards` stand in where there is no photo."""
    return {
        "verdict": result.answer.value,
        "edition": result.edition,
        "special": result.special,
        "work": result.work,
        "reasons": reasons_json(result.reasons, words),
        "cards": spots_json(result.spots, photos) or list(cards),
    }


def reasons_json(reasons: Sequence[Reason], words: Words) -> list[dict[str, Any]]:
    """Return the reasons as plain values, each with its text."""
    return [
        {"code": reason.code.value, "text": words.reason(reason), "cards": list(reason.cards)}
        for reason in reasons
    ]


def spots_json(spots: Sequence[Spot], photos: Sequence[str]) -> list[dict[str, Any]]:
    """Return the sightings as plain values, each with the photo that it is in."""
    return [{"photo": photos[spot.photo], **spot.sighting.as_json()} for spot in spots]


def cards_by_id(ids: Sequence[str], catalogue: Catalogue) -> list[dict[str, Any]]:
    """Return cards given by id in the shape of sightings: certain, and nowhere in a photo."""
    works = {work.id: work for work in catalogue.works}
    return [
        {
            "photo": None,
            "card": card,
            "kind": "work" if card in works else "special",
            "sure": True,
            "confidence": 1.0,
            "candidates": [],
            "quad": None,
            "category": works[card].category.value if card in works else None,
            "styles": list(works[card].styles) if card in works else [],
            "style_scores": [],
            "code": None,
            "witnesses": [],
        }
        for card in ids
    ]
