"""The gallery: what is remembered of every reference picture, in one file of numbers."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import TYPE_CHECKING

import cv2
import numpy as np

from recognizer.errors import BundleError, BundleProblem
from recognizer.features import Features, extract
from recognizer.matching import References
from recognizer.search import cell_centers
from recognizer.sketch import sketch

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

LARGE_SIDE, LARGE_COUNT = 480, 600
SMALL_SIDE, SMALL_COUNT = 240, 300
"""References are described twice: small cards show only what is left at the small size."""
CONTRAST = 0.02
"""SIFT's contrast threshold for references and photos; half of OpenCV's, for soft pictures."""
POINT_SCALE = 64.0
KEPT_BITS = np.uint8(0b11111110)
"""Of every number of a descriptor; the last bit is noise, and an eighth of the gallery's size."""


@dataclass(frozen=True, slots=True)
class Gallery:
    """Every reference picture of a deck.

    Attributes:
        references: local features of all pictures.
        centers: (K, 128) float32 cell centers of the search index.
        sketches: (P, GRID, GRID, BINS) float32, see `sketch`.
        embeddings: (P, D) float32 unit vectors of the image tower.
    """

    references: References
    centers: NDArray[np.float32]
    sketches: NDArray[np.float32]
    embeddings: NDArray[np.float32]

    def pack(self) -> bytes:
        """Return the gallery as the bytes of an .npz file, the same for the same gallery."""
        features = self.references.features
        buffer = io.BytesIO()
        np.savez_compressed(
            buffer,
            points=np.rint(features.points * POINT_SCALE).astype(np.uint16),
            sizes=features.sizes.astype(np.float16),
            angles=features.angles.astype(np.float16),
            descriptors=features.descriptors,
            counts=np.bincount(self.references.picture, minlength=len(self.references.card)),
            picture_sizes=self.references.sizes,
            card=self.references.card,
            centers=self.centers.astype(np.float16),
            sketches=self.sketches.astype(np.float16),
            embeddings=self.embeddings.astype(np.float16),
        )
        return buffer.getvalue()

    @classmethod
    def unpack(cls, data: bytes) -> Gallery:
        """Read what `pack` wrote.

        Raises:
            BundleError: the bytes are no gallery.
        """
        try:
            with np.load(io.BytesIO(data), allow_pickle=False) as file:
                part = {name: file[name] for name in file.files}
            counts = part["counts"]
            references = References(
                Features(
                    (part["points"].astype(np.float32) / POINT_SCALE),
                    part["sizes"].astype(np.float32),
                    part["angles"].astype(np.float32),
                    part["descriptors"],
                ),
                np.repeat(np.arange(len(counts), dtype=np.int32), counts),
                part["picture_sizes"].astype(np.float32),
                part["card"].astype(np.int32),
            )
            return cls(
                references,
                part["centers"].astype(np.float32),
                part["sketches"].astype(np.float32),
                _units(part["embeddings"].astype(np.float32)),
            )
        except (KeyError, ValueError, OSError, EOFError) as error:
            raise BundleError(BundleProblem.NOT_A_BUNDLE, file="gallery.npz") from error


def _units(vectors: NDArray[np.float32]) -> NDArray[np.float32]:
    lengths = np.maximum(np.linalg.norm(vectors, axis=1, keepdims=True), 1e-6)
    result: NDArray[np.float32] = (vectors / lengths).astype(np.float32)
    return result


def describe(gray: NDArray[np.uint8]) -> tuple[Features, tuple[float, float]]:
    """Describe a reference picture at two sizes.

    Args:
        gray: the picture (H, W) uint8.

    Returns:
        Its features in pixels of the larger size, and that size (width, height).
    """
    scale = LARGE_SIDE / max(gray.shape)
    how = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    large = cv2.resize(gray, None, fx=scale, fy=scale, interpolation=how)
    fine = extract(large, LARGE_COUNT, contrast=CONTRAST)
    half = SMALL_SIDE / LARGE_SIDE
    small = cv2.resize(large, None, fx=half, fy=half, interpolation=cv2.INTER_AREA)
    coarse = extract(small, SMALL_COUNT, contrast=CONTRAST)
    both = Features(
        np.concatenate([fine.points, coarse.points / half]).clip(0, 65535 / POINT_SCALE),
        np.concatenate([fine.sizes, coarse.sizes / half]),
        np.concatenate([fine.angles, coarse.angles]),
        np.concatenate([fine.descriptors, coarse.descriptors]),
    )
    return both, (float(large.shape[1]), float(large.shape[0]))


def make_gallery(
    grays: Sequence[NDArray[np.uint8]],
    cards: Sequence[int],
    embeddings: NDArray[np.float32],
) -> Gallery:
    """Build the gallery of reference pictures.

    Args:
        grays: the pictures, each (H, W) uint8.
        cards: number of the card that each shows.
        embeddings: (P, D) float32, what the image tower says of each.
    """
    described = [describe(gray) for gray in grays]
    parts = [features for features, _ in described]
    features = Features(
        np.concatenate([p.points for p in parts]).astype(np.float32),
        np.concatenate([p.sizes for p in parts]),
        np.concatenate([p.angles for p in parts]),
        np.concatenate([p.descriptors for p in parts]) & KEPT_BITS,
    )
    picture = np.repeat(np.arange(len(parts), dtype=np.int32), [len(p) for p in parts])
    sizes = np.array([size for _, size in described], np.float32)
    references = References(features, picture, sizes, np.array(cards, np.int32))
    sketches = np.stack([sketch(gray) for gray in grays])
    return Gallery(references, cell_centers(features.descriptors), sketches, embeddings)
