"""Fit the heads: kernel ridge regression from embeddings to the 20 pairs of category and style."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from recognizer.clip import STYLES, Heads, Vectors

PAIRS = 2 * STYLES
CATEGORY = 0.25
"""Share of a category's evidence that each of its pairs gets; more costs styles."""
STEADY = 1e-6
"""Added to the diagonal, in units of its mean: two views may be all but the same."""
Numbers = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Recipe:
    """How heads are fitted.

    Attributes:
        reach: steepness of the kernel.
        ridge: strength of the regularization.
        balance: 0 counts every picture alike, 1 every pair of category and style alike.
        views: how many views of each picture take part, the plain one first.
        support: views that carry the kernels, by number; none: all that take part.
    """

    reach: float = 1.5
    ridge: float = 0.3
    balance: float = 0.5
    views: int = 1
    support: tuple[int, ...] = ()


def fit_heads(embeddings: Vectors, pairs: Numbers, tower: str, recipe: Recipe) -> Heads:
    """Fit heads with sharpness 1.

    The least squares of all views, by kernels around some of them (the subset of regressors of
    Smola and Bartlett, NIPS 2000): as good as kernels around all, and a fraction of the size.

    Args:
        embeddings: (P, V, D) of the views of each picture.
        pairs: (P,) classes 0..19.
        tower: name of the tower.
        recipe: how.
    """
    size = embeddings.shape[-1]
    seen = embeddings[:, : recipe.views].astype(np.float32)
    labels = np.repeat(pairs, seen.shape[1])
    support = (seen[:, recipe.support] if recipe.support else seen).reshape(-1, size)
    counts = np.bincount(labels, minlength=PAIRS)
    weights = (len(labels) / np.maximum(counts, 1.0)) ** recipe.balance
    weights = weights[labels] / weights[labels].mean()
    wanted = np.eye(PAIRS)[labels]
    bias = (weights[:, None] * wanted).sum(axis=0) / weights.sum()
    felt = np.exp(recipe.reach * (seen.reshape(-1, size) @ support.T - 1)).astype(np.float64)
    inner = np.exp(recipe.reach * (support @ support.T - 1)).astype(np.float64)
    weighed = (felt * weights[:, None]).T
    both = weighed @ felt + recipe.ridge * inner
    both[np.diag_indices_from(both)] += STEADY * np.trace(both) / len(both)
    weight = _with_category(np.linalg.solve(both, weighed @ (wanted - bias)))
    bias = _with_category(bias)
    return Heads(weight.astype(np.float32), bias.astype(np.float32), tower, support, recipe.reach)


def _with_category(evidence: NDArray[np.float64]) -> NDArray[np.float64]:
    """Add to the evidence for each pair (..., 20) some of that for its whole category.

    The pairs of a category know together better which one it is than the likeliest pair does.
    """
    paintings, buildings = evidence[..., :STYLES], evidence[..., STYLES:]
    apart = CATEGORY * (buildings.sum(axis=-1) - paintings.sum(axis=-1))[..., None]
    return np.concatenate([paintings - apart, buildings + apart], axis=-1)


def held_out(
    embeddings: Vectors, pairs: Numbers, folds: Numbers, recipe: Recipe, *, views: int = 1
) -> NDArray[np.float32]:
    """Regression of every picture by heads that never saw its fold, (P, 20).

    Args:
        embeddings: (P, V, D).
        pairs: (P,) classes 0..19.
        folds: (P,) fold of each picture.
        recipe: how heads are fitted.
        views: the mean over so many views of each picture is given (test-time views).
    """
    out = np.zeros((len(pairs), PAIRS), np.float32)
    for fold in np.unique(folds):
        away = folds != fold
        heads = fit_heads(embeddings[away], pairs[away], "", recipe)
        for view in range(views):
            out[~away] += heads.logits(embeddings[~away, view]) / views
    return out


def fit_sharpness(regression: NDArray[np.float32], pairs: Numbers) -> float:
    """The factor to logits with the least log loss of the true pairs on held-out pictures."""
    choices = np.geomspace(2, 40, 30)

    def loss(sharpness: float) -> float:
        logits = sharpness * regression
        peak = logits.max(axis=1, keepdims=True)
        total = np.log(np.exp(logits - peak).sum(axis=1)) + peak[:, 0]
        return float((total - logits[np.arange(len(pairs)), pairs]).mean())

    return float(min(choices, key=loss))
