"""How the service and its processes for photos talk: frames of JSON, a photo's bytes after one.

JSON and not pickle: what looks at strangers' files must not be able to run code in the service.
A frame is its length, 4 bytes, the highest first, and that many bytes of UTF-8.
"""

from __future__ import annotations

import json
import struct
from typing import TYPE_CHECKING, Any, Final, cast

from recognizer.errors import BundleError, BundleProblem, PhotoError, PhotoProblem
from recognizer.sighting import Candidate, Kind, Quad, Sighting, Step, Witness
from trainer_api.service.backend import SeenCode, SeenPhoto

if TYPE_CHECKING:
    from collections.abc import Mapping

    from trainer_api.checks.documents import Seen

HEAD: Final = struct.Struct(">I")
LONGEST: Final = 8_000_000
"""Bytes of a frame: far more than any photo's cards and codes."""
CHUNK: Final = 1 << 18
"""Bytes of a photo that are passed on at a time."""


def frame(message: Mapping[str, Any]) -> bytes:
    """Return a message as the bytes of a frame."""
    body = json.dumps(message).encode()
    return HEAD.pack(len(body)) + body


def message(body: bytes) -> dict[str, Any]:
    """Return the message of a frame's body.

    Raises:
        ValueError: it is no JSON object.
    """
    read = json.loads(body)
    if not isinstance(read, dict):
        raise ValueError("a frame holds a JSON object")  # noqa: TRY004 - as json.loads raises it
    return read


def seen_as_json(seen: Seen) -> dict[str, Any]:
    """Return what was seen as plain values that lose nothing."""
    return {
        "sightings": [_sighting_as_json(sighting) for sighting in seen.sightings],
        "codes": [{"text": code.text, "quad": _corners(code.quad)} for code in seen.codes],
        "size": list(seen.size),
        "ms": dict(seen.ms),
    }


def seen_from_json(data: Mapping[str, Any]) -> SeenPhoto:
    """Read what `seen_as_json` wrote.

    Raises:
        KeyError, TypeError, ValueError: it is something else.
    """
    width, height = data["size"]
    return SeenPhoto(
        tuple(_sighting_from_json(each) for each in data["sightings"]),
        tuple(SeenCode(str(code["text"]), _quad(code["quad"])) for code in data["codes"]),
        (int(width), int(height)),
        {str(step): float(ms) for step, ms in data["ms"].items()},
    )


def error_as_json(error: PhotoError | BundleError) -> dict[str, Any]:
    """Return a typed error of the recognizer as plain values."""
    kind = "photo" if isinstance(error, PhotoError) else "bundle"
    return {"error": kind, "code": error.code.value, "data": error.data}


def error_from_json(data: Mapping[str, Any]) -> PhotoError | BundleError:
    """Read what `error_as_json` wrote.

    Raises:
        KeyError, TypeError, ValueError: it is something else.
    """
    if data["error"] == "photo":
        return PhotoError(PhotoProblem(data["code"]), **data["data"])
    return BundleError(BundleProblem(data["code"]), **data["data"])


def _sighting_as_json(sighting: Sighting) -> dict[str, Any]:
    return {
        "card": sighting.card,
        "kind": sighting.kind.value,
        "sure": bool(sighting.sure),
        "confidence": float(sighting.confidence),
        "quad": _corners(sighting.quad),
        "candidates": [[c.card, float(c.confidence)] for c in sighting.candidates],
        "category": sighting.category,
        "styles": [int(style) for style in sighting.styles],
        "style_scores": [float(score) for score in sighting.style_scores],
        "code": sighting.code,
        "witnesses": [[w.step.value, w.card, float(w.strength)] for w in sighting.witnesses],
    }


def _sighting_from_json(data: Mapping[str, Any]) -> Sighting:
    return Sighting(
        card=data["card"],
        kind=Kind(data["kind"]),
        sure=data["sure"],
        confidence=data["confidence"],
        quad=_quad(data["quad"]),
        candidates=tuple(Candidate(card, confidence) for card, confidence in data["candidates"]),
        category=data["category"],
        styles=tuple(data["styles"]),
        style_scores=tuple(data["style_scores"]),
        code=data["code"],
        witnesses=tuple(Witness(Step(step), card, s) for step, card, s in data["witnesses"]),
    )


def _corners(quad: Quad) -> list[list[float]]:
    return [[float(x), float(y)] for x, y in quad]


def _quad(corners: list[list[float]]) -> Quad:
    if len(corners) != 4:
        raise ValueError("a quad has four corners")
    return cast("Quad", tuple((float(x), float(y)) for x, y in corners))
