"""From evidence to the probability that a name is right.

A logistic model of four numbers, fitted by `scripts/calibrate.py` on photos of the half of the
other scans that may set thresholds. The fitted numbers are stored in the bundle.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from recognizer.matching import Match

EVIDENCE = ("log_support", "agreement", "found_share", "log_area")


@dataclass(frozen=True, slots=True)
class Calibration:
    """Weights of the logistic model and the thresholds that follow from it.

    Attributes:
        weights: one for each of `EVIDENCE`.
        bias: added to the weighted sum.
        sure: confidence from which a sighting is sure.
        shown: confidence from which a match is reported at all.
        least_support, least_agreement: a sure match has at least these, whatever the sum says.
    """

    weights: tuple[float, float, float, float] = (2.6974, 10.7497, 2.6796, 0.0634)
    bias: float = -9.7075
    sure: float = 0.9
    shown: float = 0.3
    least_support: float = 4.0
    least_agreement: float = 0.2

    def confidence(self, match: Match, agreement: float, zoom: float = 1.0) -> float:
        """Return the probability, 0..1, that a match is right."""
        if match.support < self.least_support or agreement < self.least_agreement:
            return min(0.5 * self.shown, self._model(match, agreement, zoom))
        return self._model(match, agreement, zoom)

    def _model(self, match: Match, agreement: float, zoom: float) -> float:
        score = float(np.dot(self.weights, evidence(match, agreement, zoom))) + self.bias
        return float(1 / (1 + np.exp(-score)))

    def as_json(self) -> dict[str, Any]:
        """Return plain values for JSON."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Calibration:
        """Read what `as_json` wrote."""
        return cls(**{**data, "weights": tuple(data["weights"])})


def evidence(match: Match, agreement: float, zoom: float = 1.0) -> NDArray[np.float64]:
    """Return the numbers that the model weighs, in the order of `EVIDENCE`.

    Args:
        match: the match.
        agreement: of edges, see `sketch.agreement`.
        zoom: pixels of the searched picture for one pixel of the photo.
    """
    share = min(1.0, match.inliers / max(match.due, 1)) if match.due >= 4 else 0.0
    area = hull_area(match) / zoom**2
    return np.array(
        [np.log(max(match.support, 0.1)), agreement, share, np.log(max(area, 1.0) / 1000)]
    )


def hull_area(match: Match) -> float:
    """Area in square pixels of the hull of the features that voted."""
    x, y = match.hull[:, 0], match.hull[:, 1]
    return float(abs(np.dot(x, np.roll(y, 1)) - np.dot(y, np.roll(x, 1))) / 2)
