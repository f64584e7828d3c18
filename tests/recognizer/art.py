"""Pictures made here that look like nothing in the deck, rich enough to be recognized."""

from __future__ import annotations

import cv2
import numpy as np

from recognizer.features import Features, extract
from recognizer.gallery import CONTRAST, make_gallery
from recognizer.matching import Matcher
from recognizer.search import Index


def picture(seed: int, size: tuple[int, int] = (480, 600)) -> np.ndarray:
    """An abstract picture of `size` (width, height), RGB."""
    rng = np.random.default_rng(seed)
    canvas = np.full((size[1], size[0], 3), rng.integers(60, 200, 3), np.uint8)
    for _ in range(160):
        center = tuple(int(v) for v in rng.integers(0, max(size), 2))
        color = tuple(int(v) for v in rng.integers(0, 255, 3))
        reach = int(rng.integers(4, 60))
        if rng.random() < 0.5:
            cv2.circle(canvas, center, reach, color, -1)
        else:
            points = rng.integers(-reach, reach, (4, 2)) + np.array(center)
            cv2.fillPoly(canvas, [points.astype(np.int32)], color)
    return canvas


def gray(pixels: np.ndarray) -> np.ndarray:
    """Its brightness."""
    return cv2.cvtColor(pixels, cv2.COLOR_RGB2GRAY)


def matcher(pictures: list[np.ndarray]) -> Matcher:
    """A matcher whose card number n is picture number n."""
    count = len(pictures)
    gallery = make_gallery(
        [gray(p) for p in pictures], range(count), np.eye(count, 8, dtype=np.float32)
    )
    references = gallery.references
    owners = references.card[references.picture]
    return Matcher(references, Index(references.features.descriptors, owners, gallery.centers))


def features(pixels: np.ndarray, count: int = 6000) -> Features:
    """What the recognizer finds in a photo."""
    return extract(gray(pixels), count, contrast=CONTRAST)
