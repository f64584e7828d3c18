"""The projection of the house CLIP, solved in closed form: what tells pictures apart, kept.

Linear discriminant analysis with every picture as a class of its own and its photo-like views as
the class's members: directions that views of one picture agree on are stretched, directions that
light, print and camera change are shrunk. It needs no learning rate, takes seconds, and named more
cards than the contrastive training that fits on two cores (docs/benchmarks.md keeps what lost).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Sequence

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Projection:
    """An affine map of features (N, F): `features @ weight + bias` is (N, D)."""

    weight: Floats
    bias: Floats

    def apply(self, features: NDArray[np.floating]) -> NDArray[np.float32]:
        """Project features (..., F) and scale to unit length, (..., D) float32."""
        out = features.astype(np.float64) @ self.weight + self.bias
        result: NDArray[np.float32] = (out / np.linalg.norm(out, axis=-1, keepdims=True)).astype(
            np.float32
        )
        return result


def discriminant(
    features: NDArray[np.floating],
    parts: Sequence[int],
    size: int,
    *,
    shrinkage: float = 0.2,
    between: int = 1400,
) -> Projection:
    """Fit the projection.

    Args:
        features: (P, V, F) pooled levels of V views of P pictures.
        parts: lengths of the parts of F; each part weighs alike, the last one three times.
        size: D.
        shrinkage: added to the within-picture covariance, in units of its mean variance.
        between: principal components that are kept before.
    """
    pictures, views, length = features.shape
    flat = features.reshape(-1, length).astype(np.float64)
    mean, spread = flat.mean(axis=0), flat.std(axis=0) + 1e-4
    shares = np.sqrt(np.repeat([1.0] * (len(parts) - 1) + [3.0], parts) / np.repeat(parts, parts))
    scale = shares / spread
    even = (flat - mean) * scale
    between = min(between, *even.shape)
    _, axes = np.linalg.eigh(even.T @ even / len(even))
    axes = axes[:, ::-1][:, :between]
    inner = (even @ axes).reshape(pictures, views, between)
    within = (inner - inner.mean(axis=1, keepdims=True)).reshape(-1, between)
    inside = within.T @ within / len(within)
    inside += shrinkage * np.trace(inside) / between * np.eye(between)
    variance, directions = np.linalg.eigh(inside)
    whiten = directions / np.sqrt(variance)
    white = inner.reshape(-1, between) @ whiten
    _, kept = np.linalg.eigh(white.T @ white / len(white))
    weight = scale[:, None] * (axes @ whiten @ kept[:, ::-1][:, :size])
    return Projection(weight, -mean @ weight)
