"""Photo in, cards out. Knows pixels and embeddings; no rule, no player, no web.

>>> from recognizer import Recognizer
>>> recognizer = Recognizer.load()
>>> for sighting in recognizer.recognize("hand.jpg"): ...
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from recognizer.errors import BundleError, PhotoError, RecognizerError
from recognizer.sighting import Candidate, Kind, Sighting, Step, Witness

if TYPE_CHECKING:
    from recognizer.pipeline import Recognition, Recognizer

# ONNX Runtime's own builds report to Microsoft unless this is set before they are imported, as from
# here everywhere (their Privacy.md). What is photographed here is nobody's business.
os.environ["ORT_DISABLE_TELEMETRY"] = "1"

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
