"""Things that lie on cards: coins, pens, fingers, dice."""

from __future__ import annotations

import math
from typing import Any

import cv2
import numpy as np

Array = np.ndarray[Any, Any]
Rng = np.random.Generator

SKIN = ((224, 182, 154), (198, 148, 118), (150, 104, 78), (92, 62, 48))
METAL = ((196, 170, 96), (186, 188, 190), (150, 96, 62))


def drop(canvas: Array, labels: Array, quad: Array, rng: Rng) -> None:
    """Lay one thing on a card: its pixels are drawn, and belong to no card any more.

    Args:
        canvas: (H, W, 3) float32 RGB, changed.
        labels: (H, W) which card is seen; the thing's pixels become -1.
        quad: the card's corners, (4, 2).
        rng: draws the thing and its place.
    """
    weights = rng.dirichlet((1.5, 1.5, 1.5, 1.5))
    center = weights @ quad
    size = float(np.linalg.norm(quad[1] - quad[0]) + np.linalg.norm(quad[3] - quad[0])) / 2
    mask = np.zeros(labels.shape, np.uint8)
    way = float(rng.uniform(0, 2 * math.pi))
    ahead = np.array([math.cos(way), math.sin(way)])
    color: tuple[int, ...]
    kind = str(rng.choice(["coin", "pen", "finger", "die"]))
    if kind == "coin":
        _circle(mask, center, 0.16 * size)
        color = METAL[int(rng.integers(len(METAL)))]
    elif kind == "pen":
        _capsule(mask, center - ahead * size, center + ahead * size, 0.06 * size)
        color = tuple(int(v) for v in rng.integers(15, 235, 3))
    elif kind == "finger":
        _capsule(mask, center, center + ahead * 1.3 * size, 0.13 * size)
        color = SKIN[int(rng.integers(len(SKIN)))]
    else:
        side = np.array([-ahead[1], ahead[0]])
        box = [center + 0.12 * size * (a * ahead + b * side) for a, b in _SQUARE]
        cv2.fillConvexPoly(mask, np.round(box).astype(np.int32), 255, cv2.LINE_AA)
        color = (236, 232, 222)
    _shade(canvas, mask, np.array(color, np.float32), size)
    labels[mask > 127] = -1


_SQUARE = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def _circle(mask: Array, center: Array, radius: float) -> None:
    at = (round(float(center[0])), round(float(center[1])))
    cv2.circle(mask, at, max(2, round(radius)), 255, -1, cv2.LINE_AA)


def _capsule(mask: Array, start: Array, end: Array, radius: float) -> None:
    a = (round(float(start[0])), round(float(start[1])))
    b = (round(float(end[0])), round(float(end[1])))
    cv2.line(mask, a, b, 255, max(3, round(2 * radius)), cv2.LINE_AA)


def _shade(canvas: Array, mask: Array, color: Array, size: float) -> None:
    """Paint a body that is darker toward its edges, with its shadow on what is below."""
    alpha = mask.astype(np.float32) / 255
    shadow = cv2.GaussianBlur(np.roll(alpha, round(0.04 * size), axis=0), (0, 0), 0.05 * size)
    canvas *= (1 - 0.5 * shadow)[..., None]
    depth = cv2.distanceTransform((mask > 127).astype(np.uint8), cv2.DIST_L2, 3)
    peak = max(1.0, float(depth.max()))
    body = color[None, None] * (0.55 + 0.5 * np.sqrt(depth / peak))[..., None]
    canvas += (body - canvas) * alpha[..., None]
