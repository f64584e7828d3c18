"""Local features: SIFT keypoints with root-SIFT descriptors, evenly lit.

SIFT: Lowe, "Distinctive image features from scale-invariant keypoints", IJCV 2004.
Root-SIFT: Arandjelovic and Zisserman, "Three things everyone should know to improve object
retrieval", CVPR 2012.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import cv2
import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Sequence

DESCRIPTOR_SCALE = 400.0
"""Root-SIFT values lie in 0..1, mostly below 0.3: stored as bytes after this factor."""
MOST_CONSIDERED = 30_000
"""Features among which those of crowded cells are chosen; bounds the time of a busy photo."""


@dataclass(frozen=True, slots=True)
class Features:
    """Keypoints of one picture.

    Attributes:
        points: (N, 2) float32, x and y in pixels.
        sizes: (N,) float32, diameter of the described region in pixels.
        angles: (N,) float32, orientation in radians.
        descriptors: (N, 128) uint8, root-SIFT times `DESCRIPTOR_SCALE`.
    """

    points: NDArray[np.float32]
    sizes: NDArray[np.float32]
    angles: NDArray[np.float32]
    descriptors: NDArray[np.uint8]

    def __len__(self) -> int:
        return len(self.points)

    def take(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> Features:
        """Return the features of these rows."""
        return Features(
            self.points[rows], self.sizes[rows], self.angles[rows], self.descriptors[rows]
        )


def unit(descriptors: NDArray[np.uint8]) -> NDArray[np.float32]:
    """Return byte descriptors as float32 vectors of length 1, shape (N, 128)."""
    values = descriptors.astype(np.float32)
    values /= np.maximum(np.linalg.norm(values, axis=1, keepdims=True), 1e-6)
    return values


def extract(
    gray: NDArray[np.uint8],
    count: int,
    *,
    contrast: float = 0.02,
    cells: tuple[int, int] | None = None,
) -> Features:
    """Find features of a gray picture (H, W) uint8.

    Args:
        gray: the picture.
        count: at most so many features.
        contrast: SIFT's contrast threshold; lower finds more in soft pictures.
        cells: columns and rows; the strongest of each cell are taken in turn, so that a busy
            table cannot outshout a soft picture on it. None: the strongest of all.
    """
    pool = count if cells is None else MOST_CONSIDERED
    sift = cv2.SIFT_create(nfeatures=pool, contrastThreshold=contrast)
    keypoints, descriptors = sift.detectAndCompute(gray, None)
    if descriptors is None:
        empty = np.zeros(0, np.float32)
        return Features(np.zeros((0, 2), np.float32), empty, empty, np.zeros((0, 128), np.uint8))
    if cells is not None and len(keypoints) > count:
        kept = _in_turn(keypoints, gray.shape, count, cells)
        keypoints, descriptors = [keypoints[row] for row in kept], descriptors[kept]
    points = np.array([k.pt for k in keypoints], np.float32)
    sizes = np.array([k.size for k in keypoints], np.float32)
    angles = np.radians(np.array([k.angle for k in keypoints], np.float32))
    total = np.maximum(descriptors.sum(1, keepdims=True), 1e-6)
    root = np.sqrt(descriptors / total)
    packed = np.minimum(np.rint(root * DESCRIPTOR_SCALE), 255).astype(np.uint8)
    return Features(points, sizes, angles, packed)


def _in_turn(
    keypoints: Sequence[cv2.KeyPoint], shape: tuple[int, ...], count: int, cells: tuple[int, int]
) -> NDArray[np.intp]:
    """Return rows of keypoints: the strongest of every cell, then the second of every cell ..."""
    points = np.array([k.pt for k in keypoints], np.float32)
    response = np.array([k.response for k in keypoints], np.float32)
    place = (points / [shape[1] / cells[0], shape[0] / cells[1]]).astype(np.intp)
    cell = place[:, 1].clip(0, cells[1] - 1) * cells[0] + place[:, 0].clip(0, cells[0] - 1)
    order = np.lexsort((-response, cell))
    begins = np.searchsorted(cell[order], np.arange(cells[0] * cells[1]))
    rank = np.arange(len(order)) - begins[cell[order]]
    chosen: NDArray[np.intp] = order[np.argsort(rank, kind="stable")[:count]]
    return chosen
