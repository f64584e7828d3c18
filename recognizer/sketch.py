"""The drawing of a picture as strengths of edges on a grid: a second opinion on a homography.

Features that repeat (a woven mat, a row of windows) can agree on a place where no card lies. The
edges of the whole region do not agree by chance. Histograms of oriented gradients: Dalal and
Triggs, CVPR 2005.
"""

from __future__ import annotations

import cv2
import numpy as np
from numpy.typing import NDArray

from recognizer.geometry import inside

Floats = NDArray[np.float64]

GRID = 16
"""Cells a side, whatever the proportions of the picture."""
BINS = 8
CELL = 6
SIDE = GRID * CELL


def sketch(gray: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Return the edges of a gray picture (H, W), shape (GRID, GRID, BINS) float32.

    Each cell holds the strengths of edges in `BINS` directions of half a turn, of the picture
    squeezed to a square; the root evens out strong and weak edges.
    """
    square = cv2.resize(gray, (SIDE, SIDE), interpolation=cv2.INTER_AREA)
    return _edges(square)


def _edges(square: NDArray[np.uint8]) -> NDArray[np.float32]:
    soft = cv2.GaussianBlur(square.astype(np.float32), (0, 0), 1.0)
    dx, dy = cv2.Sobel(soft, cv2.CV_32F, 1, 0), cv2.Sobel(soft, cv2.CV_32F, 0, 1)
    strength = np.sqrt(dx * dx + dy * dy)
    direction = (np.arctan2(dy, dx) % np.pi) * (BINS / np.pi)
    low = np.floor(direction).astype(np.int64) % BINS
    part = direction - np.floor(direction)
    cells = np.zeros((GRID, GRID, BINS), np.float32)
    rows, columns = np.mgrid[0:SIDE, 0:SIDE] // CELL
    np.add.at(cells, (rows, columns, low), strength * (1 - part))
    np.add.at(cells, (rows, columns, (low + 1) % BINS), strength * part)
    return np.sqrt(cells)


def agreement(
    reference: NDArray[np.float32],
    photo: NDArray[np.uint8],
    homography: Floats,
    size: tuple[float, float],
    hull: Floats,
) -> float:
    """Return how well a region of the photo agrees with a reference's sketch, -1..1.

    Args:
        reference: sketch of the reference picture.
        photo: gray photo (H, W).
        homography: 3x3, pixels of the reference to pixels of the photo.
        size: width and height of the reference in its pixels.
        hull: (K, 2) part of the photo to compare; the rest may be covered.

    Returns:
        Pearson's correlation over the cells in the hull; 0 when fewer than 9 cells lie in it.
    """
    scale = np.diag([size[0] / SIDE, size[1] / SIDE, 1.0])
    to_photo = homography @ scale
    # Average before sampling: the region may be many times larger than the sketch.
    zoom = max(1.0, _shrink(to_photo))
    seen = cv2.warpPerspective(
        photo if zoom < 1.5 else cv2.blur(photo, (int(zoom), int(zoom))),
        np.linalg.inv(to_photo),
        (SIDE, SIDE),
        flags=cv2.INTER_LINEAR,
    )
    cells = np.mgrid[0:GRID, 0:GRID][::-1].reshape(2, -1).T * CELL + CELL / 2
    places = cv2.perspectiveTransform(cells.astype(np.float64)[None], to_photo)[0]
    use = inside(places, hull, CELL * zoom)
    if use.sum() < 9:
        return 0.0
    one = reference.reshape(-1, BINS)[use]
    two = _edges(seen).reshape(-1, BINS)[use]
    one, two = one - one.mean(0), two - two.mean(0)
    return float((one * two).sum() / np.sqrt((one**2).sum() * (two**2).sum() + 1e-9))


def _shrink(to_photo: Floats) -> float:
    """Pixels of the photo for one pixel of the sketch, in the middle."""
    square = np.array([[[0, 0], [SIDE, 0], [SIDE, SIDE], [0, SIDE]]], np.float64)
    quad = cv2.perspectiveTransform(square, to_photo)[0].astype(np.float32)
    return float(np.sqrt(cv2.contourArea(quad)) / SIDE)
