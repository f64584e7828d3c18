"""From evidence to the probability that a name is right.

A logistic model of two numbers, fitted by `scripts/calibrate.py` on photos of the half of the
other scans that may set thresholds. The fitted numbers are stored in the bundle.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from recognizer.matching import Match

EVIDENCE = ("log_distinct", "agreement")


@dataclass(frozen=True, slots=True)
class Calibration:
    """Weights of the logistic model and the thresholds that follow from it.

    Attributes:
        weights: one for each of `EVIDENCE`.
        bias: added to the weighted sum.
        sure: confidence from which a sighting is sure.
        shown: confidence from which a match is reported at all.
        named: confidence from which it is reported by its name; below, as a card that nobody knows,
            which the name is a candidate for: what is overlooked costs a verdict.
        sure_support: a match that is sure has at least this, whatever the sum says: the columns of
            two porticos agree in all but a few features.
        clip_weights: of the nearest card's cosine and of the next card's distance from it, where
            only the image tower speaks (fitted by `scripts/calibrate_clip.py`).
        clip_bias: added to the weighted sum.
        clip_fall: how fast the probability of a card falls with its cosine.
        clip_named: confidence from which the image tower alone gives a name at all.
        clip_sure: confidence from which a name by the image tower alone is sure.
        strange_sure: confidence from which a picture is surely no card of the deck.
    """

    weights: tuple[float, ...] = (6.4431, 2.973)
    bias: float = -12.2158
    sure: float = 0.95
    shown: float = 0.3
    named: float = 0.95
    sure_support: float = 5.0
    clip_weights: tuple[float, float] = (20.0, 5.0)
    clip_bias: float = -10.0
    clip_fall: float = 12.0
    clip_named: float = 0.95
    clip_sure: float = 1.01
    strange_sure: float = 1.01

    def confidence(self, match: Match, agreement: float) -> float:
        """Return the probability, 0..1, that a match is right.

        Args:
            match: the match.
            agreement: of its edges, see `sketch.agreement`.
        """
        confidence = self.of(evidence(match, agreement))
        few = match.support < self.sure_support
        return min(0.99 * self.sure, confidence) if few else confidence

    def of(self, numbers: NDArray[np.float64]) -> float:
        """Return the probability, 0..1, that a match with this evidence is right."""
        score = float(np.dot(self.weights, numbers)) + self.bias
        return float(1 / (1 + np.exp(-score)))

    def shares(self, cosines: NDArray[np.floating]) -> NDArray[np.float64]:
        """Return the probability of each of the nearest cards; the rest is that it is none.

        Args:
            cosines: (K,) of the image tower with the nearest cards, falling.
        """
        behind = float(cosines[0] - cosines[1]) if len(cosines) > 1 else 1.0
        score = float(np.dot(self.clip_weights, (float(cosines[0]), behind))) + self.clip_bias
        weights = np.exp(self.clip_fall * (np.asarray(cosines, np.float64) - cosines[0]))
        share: NDArray[np.float64] = weights / weights.sum() / (1 + np.exp(-score))
        return share

    def as_json(self) -> dict[str, Any]:
        """Return plain values for JSON."""
        return asdict(self)

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Calibration:
        """Read what `as_json` wrote."""
        told = dict(data)
        tuples = {name: tuple(value) for name, value in told.items() if isinstance(value, list)}
        return cls(**{**told, **tuples})


def evidence(match: Match, agreement: float) -> NDArray[np.float64]:
    """Return the numbers that the model weighs, in the order of `EVIDENCE`.

    Shares of features found, areas and votes were weighed too and told nothing more.

    Args:
        match: the match.
        agreement: of edges, see `sketch.agreement`.
    """
    return np.array([np.log1p(match.distinct), agreement])
