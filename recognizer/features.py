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

DESCRIPTOR_SCALE = 400.0
"""Root-SIFT values lie in 0..1, mostly below 0.3: stored as bytes after this factor."""


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


def even_light(gray: NDArray[np.uint8], clip: float = 2.0) -> NDArray[np.uint8]:
    """Lift shadows and dark pictures by local contrast equalization (CLAHE)."""
    evened: NDArray[np.uint8] = cv2.createCLAHE(clip, (8, 8)).apply(gray)
    return evened


def extract(
    gray: NDArray[np.uint8], count: int, *, contrast: float = 0.04, edge: float = 10.0
) -> Features:
    """Find the `count` strongest features of a gray picture (H, W) uint8.

    Args:
        gray: the picture.
        count: at most so many features.
        contrast: SIFT's contrast threshold; lower finds more in soft pictures.
        edge: SIFT's edge threshold.
    """
    sift = cv2.SIFT_create(nfeatures=count, contrastThreshold=contrast, edgeThreshold=edge)
    keypoints, descriptors = sift.detectAndCompute(gray, None)
    if descriptors is None:
        empty = np.zeros(0, np.float32)
        return Features(np.zeros((0, 2), np.float32), empty, empty, np.zeros((0, 128), np.uint8))
    points = np.array([k.pt for k in keypoints], np.float32)
    sizes = np.array([k.size for k in keypoints], np.float32)
    angles = np.radians(np.array([k.angle for k in keypoints], np.float32))
    total = np.maximum(descriptors.sum(1, keepdims=True), 1e-6)
    root = np.sqrt(descriptors / total)
    packed = np.minimum(np.rint(root * DESCRIPTOR_SCALE), 255).astype(np.uint8)
    return Features(points, sizes, angles, packed)
