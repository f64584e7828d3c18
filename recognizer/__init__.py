"""Photo in, cards out. Knows pixels and embeddings; no rule, no player, no web.

>>> from recognizer import Recognizer
>>> recognizer = Recognizer.load()
>>> for sighting in recognizer.recognize("hand.jpg"): ...
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from recognizer.errors import BundleError, PhotoError, RecognizerError
from recognizer.sighting import Candidate, Kind, Sighting, Step, Witness

if TYPE_CHECKING:
    from recognizer.pipeline import Recognition, Recognizer

__all__ = [
    "BundleError",
    "Candidate",
    "Kind",
    "PhotoError",
    "Recognition",
    "Recognizer",
    "RecognizerError",
    "Sighting",
    "Step",
    "Witness",
]


def __getattr__(name: str) -> object:
    """Load the recognizer itself, and with it OpenCV and ONNX Runtime, only when it is used."""
    if name in {"Recognition", "Recognizer"}:
        from recognizer import pipeline

        return getattr(pipeline, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
