"""Quads, hulls and homographies of the plane: what every step measures with."""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]


def inside(
    points: NDArray[np.floating], hull: NDArray[np.floating], margin: float = 0.0
) -> NDArray[np.bool_]:
    """Tell which of the points (N, 2) lie in a convex polygon (K, 2), or within `margin` of it."""
    if len(hull) < 3:
        return np.zeros(len(points), bool)
    step = np.roll(hull, -1, 0) - hull
    length = np.maximum(np.linalg.norm(step, axis=1), 1e-9)
    turn = np.sign(cv2.contourArea(hull.astype(np.float32), oriented=True))
    away = points[:, None] - hull[None]
    side = turn * (step[:, 0] * away[..., 1] - step[:, 1] * away[..., 0]) / length
    result: NDArray[np.bool_] = (side >= -margin).all(1)
    return result


def pairs_within(a: Floats, b: Floats, reach: float) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """Return rows i, j of all pairs of points a (N, 2), b (M, 2) no further apart than `reach`."""
    low = np.minimum(a.min(0), b.min(0))
    cell_a, cell_b = ((x - low) // reach + 1 for x in (a, b))
    wide = int(max(cell_a[:, 0].max(), cell_b[:, 0].max())) + 2
    key_b = (cell_b[:, 1] * wide + cell_b[:, 0]).astype(np.int64)
    order = np.argsort(key_b, kind="stable")
    sorted_b = key_b[order]
    rows, columns = [], []
    for down in (-1, 0, 1):
        # The three cells of a row of cells are neighbors in the sorted keys too.
        middle = ((cell_a[:, 1] + down) * wide + cell_a[:, 0]).astype(np.int64)
        first = np.searchsorted(sorted_b, middle - 1)
        count = np.searchsorted(sorted_b, middle + 1, side="right") - first
        row = np.repeat(np.arange(len(a)), count)
        start = np.repeat(first - np.cumsum(count) + count, count)
        rows.append(row)
        columns.append(order[start + np.arange(len(row))])
    i, j = np.concatenate(rows), np.concatenate(columns)
    near = ((a[i] - b[j]) ** 2).sum(1) < reach**2
    return i[near], j[near]


def corners(homography: Floats, size: NDArray[np.float32]) -> Floats:
    """Return the 4x2 corners TL, TR, BR, BL of a picture of `size` (w, h) under a homography."""
    w, h = float(size[0]), float(size[1])
    flat = np.array([[[0, 0], [w, 0], [w, h], [0, h]]])
    quad: Floats = cv2.perspectiveTransform(flat, homography)[0]
    return quad


def plausible(homography: Floats, size: NDArray[np.float32]) -> bool:
    """Tell whether a homography can be a card before a camera.

    It must keep the four corners in front of the camera, not mirror, stay convex, and stretch no
    side out of proportion.
    """
    w, h = float(size[0]), float(size[1])
    depth = np.array([[0, 0, 1], [w, 0, 1], [w, h, 1], [0, h, 1]]) @ homography[2]
    if depth.min() * depth.max() <= 0:
        return False
    near, far = np.abs(depth).max(), np.abs(depth).min()
    if near / far > 2.2:
        return False
    quad = corners(homography, size).astype(np.float32)
    if not cv2.isContourConvex(quad) or cv2.contourArea(quad, oriented=True) <= 0:
        return False
    sides = np.linalg.norm(quad - np.roll(quad, -1, 0), axis=1)
    stretch = np.log([sides[0] / w, sides[1] / h, sides[2] / w, sides[3] / h])
    return bool(sides.min() > 18 and np.ptp(stretch) < 1.1)


def overlap(a: Floats, b: Floats) -> float:
    """Return the common area of two convex quads as a part of the smaller one, 0..1."""
    one, two = a.astype(np.float32), b.astype(np.float32)
    common = float(cv2.intersectConvexConvex(one, two)[0])
    smaller = min(cv2.contourArea(one), cv2.contourArea(two))
    return common / smaller if smaller > 0 else 0.0


def grown(quad: Floats, factor: float) -> Floats:
    """Return a quad scaled about its middle."""
    middle = quad.mean(0)
    larger: Floats = (quad - middle) * factor + middle
    return larger


def side(quad: Floats) -> float:
    """Return the side in pixels of a square of the quad's area."""
    return float(np.sqrt(area(quad)))


def area(polygon: Floats) -> float:
    """Return the area in square pixels of a polygon (K, 2)."""
    return float(cv2.contourArea(polygon.astype(np.float32)))


def slimness(quad: Floats) -> float:
    """Return the ratio of the short to the long side of a quad, 0..1."""
    sides = np.linalg.norm(quad - np.roll(quad, -1, 0), axis=1)
    one, two = float(sides[0] + sides[2]), float(sides[1] + sides[3])
    return min(one, two) / max(one, two, 1e-9)
