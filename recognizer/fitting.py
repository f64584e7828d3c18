"""Fits style heads to a tower from the pictures of a deck alone: no torch, seconds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from recognizer.clip import STYLES, Heads

if TYPE_CHECKING:
    from collections.abc import Sequence

    from recognizer.bundle import CardInfo
    from recognizer.clip import Vectors

ROUNDS = 400
RATE = 8.0
MOMENTUM = 0.9
DECAY = 2e-4
"""Gradient descent on unit vectors: enough for a loss that no longer moves, see the test."""


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
