"""Fits what a tower's embeddings mean: style heads from a deck alone, and what a cosine is worth.

No torch, seconds.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from recognizer.clip import STYLES, Heads

if TYPE_CHECKING:
    from collections.abc import Sequence

    from recognizer.bundle import CardInfo
    from recognizer.calibration import Calibration
    from recognizer.clip import Vectors

Numbers = NDArray[np.floating]

ROUNDS = 400
RATE = 8.0
MOMENTUM = 0.9
DECAY = 2e-4
"""Gradient descent on unit vectors: enough for a loss that no longer moves, see the test."""
RIDGE = 0.05
WRONG_SHARE = 1 / 500
"""So much of what is sure may be wrong."""
MISSED = 0.25
"""Share of cards of the deck among the outlines that nothing else names: missed cards among foreign
ones and patches of the table."""
CALLED = 0.001
"""So much of the pictures that the deck lacks may be called a card, sure or not."""
LIKELIER_THAN_NOT = 0.5


def fit_heads(embeddings: Vectors, cards: Sequence[CardInfo], tower: str) -> Heads:
    """Fit a softmax over the pairs of category and style by regularized logistic regression.

    A bridge counts half for each of its styles; pictures of specials are left out.

    Args:
        embeddings: (P, D) unit vectors of pictures.
        cards: the card that each picture shows.
        tower: name of the tower that the embeddings come from.
    """
    targets = np.zeros((len(cards), 2 * STYLES))
    for row, card in enumerate(cards):
        for style in card.styles:
            first = 0 if card.category == "painting" else STYLES
            targets[row, first + style - 1] = 1 / len(card.styles)
    works = targets.any(axis=1)
    vectors, targets = embeddings[works].astype(np.float64), targets[works]
    weight = np.zeros((embeddings.shape[1], 2 * STYLES))
    bias = np.zeros(2 * STYLES)
    speed, bias_speed = np.zeros_like(weight), np.zeros_like(bias)
    for _ in range(ROUNDS if len(vectors) else 0):
        logits = vectors @ weight + bias
        high = np.exp(logits - logits.max(axis=1, keepdims=True))
        gap = (high / high.sum(axis=1, keepdims=True) - targets) / len(vectors)
        speed = MOMENTUM * speed - RATE * (vectors.T @ gap + DECAY * weight)
        bias_speed = MOMENTUM * bias_speed - RATE * 0.1 * gap.sum(axis=0)
        weight += speed
        bias += bias_speed
    return Heads(weight.astype(np.float32), bias.astype(np.float32), tower)


def logistic(rows: Numbers, right: Numbers) -> tuple[Numbers, float]:
    """Fit a logistic model by Newton's method with a weak ridge; return the weights and the bias.

    Args:
        rows: (N, E) evidence.
        right: (N,) 0 or 1.
    """
    mean, spread = rows.mean(0), rows.std(0)
    x = np.column_stack([(rows - mean) / spread, np.ones(len(rows))])
    ridge = np.diag([RIDGE] * rows.shape[1] + [0.0])
    w = np.zeros(x.shape[1])
    for _ in range(50):
        p = 1 / (1 + np.exp(-(x @ w)))
        slope = x.T @ (right - p) - ridge @ w
        step = np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x + ridge + 1e-9, slope)
        w += step
        if np.abs(step).max() < 1e-8:
            break
    weights = w[:-1] / spread
    return weights, float(w[-1] - (weights * mean).sum())


def fit_cosines(
    calibration: Calibration,
    cosines: Numbers,
    truth: NDArray[np.int64],
    away: Numbers,
) -> Calibration:
    """Fit what the image tower's cosines are worth where it alone speaks.

    Cards count so much that they are the share `MISSED` of all rows.

    Args:
        calibration: its other numbers stay as they are.
        cosines: (N, C) of pictures of cards with every card.
        truth: (N,) the card that each shows.
        away: (M, C) of pictures that are no card.
    """
    rows = np.concatenate([nearest(cosines), nearest(away)])
    known = np.concatenate([np.ones(len(cosines)), np.zeros(len(away))])
    weights, bias = logistic(rows, known)
    odds = MISSED / (1 - MISSED) * len(away) / len(cosines)
    falls = np.geomspace(4, 80, 60)
    fall = float(min(falls, key=lambda f: _log_loss(cosines, truth, f)))
    model = replace(
        calibration,
        clip_weights=(round(float(weights[0]), 4), round(float(weights[1]), 4)),
        clip_bias=round(float(bias + np.log(odds)), 4),
        clip_fall=round(fall, 3),
    )
    named, right, strange, foreign = judge_cosines(model, cosines, truth, away)
    called = float(np.quantile(named[foreign], 1 - CALLED)) if foreign.any() else 1.0
    return replace(
        model,
        clip_named=round(max(LIKELIER_THAN_NOT, called), 4),
        clip_sure=_least(named, right),
        strange_sure=_least(strange, foreign),
    )


def nearest(cosines: Numbers) -> Numbers:
    """Nearest cosine and distance of the next card, (N, 2), of cosines (N, C)."""
    best = np.sort(cosines, axis=1)[:, ::-1]
    return np.column_stack([best[:, 0], best[:, 0] - best[:, 1]])


def _log_loss(cosines: Numbers, truth: NDArray[np.int64], fall: float) -> float:
    """Of the true card among all, when shares fall with the cosine like this."""
    logits = fall * cosines
    peak = logits.max(axis=1)
    total = np.log(np.exp(logits - peak[:, None]).sum(axis=1)) + peak
    return float((total - logits[np.arange(len(truth)), truth]).mean())


def judge_cosines(
    model: Calibration, cosines: Numbers, truth: NDArray[np.int64], away: Numbers
) -> tuple[Numbers, NDArray[np.bool_], Numbers, NDArray[np.bool_]]:
    """What a calibration makes of cosines; arguments as `fit_cosines`.

    Returns:
        Of every picture, cards first, four arrays (N + M,): the confidence of the likeliest name,
        whether that is right, the confidence that it is no card, whether that is so.
    """
    named, right, strange, foreign = [], [], [], []
    for rows, cards in ((cosines, truth), (away, np.full(len(away), -1))):
        for row, card in zip(rows, cards, strict=True):
            order = np.argsort(-row)[:5]
            shares = model.shares(row[order])
            named.append(shares[0])
            right.append(order[0] == card)
            strange.append(1 - shares.sum())
            foreign.append(card < 0)
    return np.array(named), np.array(right), np.array(strange), np.array(foreign)


def _least(confidence: Numbers, right: NDArray[np.bool_]) -> float:
    """The least confidence above which no more than the allowed share is wrong.

    1.01 where there is none, or where fewer are above it than can show so small a share.
    """
    order = np.argsort(-confidence)
    wrong = np.cumsum(~right[order])
    good = np.flatnonzero(wrong <= WRONG_SHARE * np.arange(1, len(order) + 1))
    if not len(good) or good.max() + 1 < 1 / WRONG_SHARE:
        return 1.01
    return round(float(confidence[order][good.max()]), 4)
