"""Matches of a picture with their confidence: the photo as a whole, or one outline closer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

from recognizer.features import Features, extract
from recognizer.fusion import Found
from recognizer.outlines import rectify
from recognizer.sketch import agreement

if TYPE_CHECKING:
    from recognizer.calibration import Calibration
    from recognizer.gallery import Gallery
    from recognizer.matching import Match, Matcher
    from recognizer.photo import Photo

Floats = NDArray[np.float64]

CLOSER_SIDE = 480
CLOSER_FEATURES = 900
CLOSER_CONTRAST = 0.01


@dataclass(frozen=True, slots=True)
class Look:
    """A picture to search: its features and its gray pixels (H, W) uint8.

    Attributes:
        to_photo: 3x3 homography to pixels of the photo; None: it is the photo.
    """

    features: Features
    gray: NDArray[np.uint8]
    to_photo: Floats | None = None


class Eye:
    """Finds cards and says how sure it is.

    Args:
        matcher: finds references by their features.
        gallery: for the sketches of the references.
        calibration: turns evidence into confidence.
    """

    def __init__(self, matcher: Matcher, gallery: Gallery, calibration: Calibration) -> None:
        self._matcher = matcher
        self._gallery = gallery
        self._calibration = calibration

    def look(self, look: Look) -> list[Found]:
        """Find all cards, in pixels of the photo."""
        return [found for found, _ in self.consider(look)]

    def look_closer(self, photo: Photo, quad: Floats) -> list[Found]:
        """Search one outline alone, see `closer`."""
        return self.look(self.closer(photo, quad))

    def closer(self, photo: Photo, quad: Floats) -> Look:
        """Straighten one outline from the full-size photo.

        Args:
            photo: the photo.
            quad: 4x2 corners in pixels of `photo.pixels`.
        """
        straight, back = rectify(photo.gray, quad / photo.scale, CLOSER_SIDE)
        features = extract(straight, CLOSER_FEATURES, contrast=CLOSER_CONTRAST)
        to_photo = np.diag([photo.scale, photo.scale, 1.0]) @ back
        return Look(features, straight, to_photo)

    def consider(self, look: Look) -> list[tuple[Found, float]]:
        """Return every match in pixels of the photo, and the agreement of its edges."""
        considered = []
        for match in self._matcher.match(look.features):
            agreed = self._agreement(match, look)
            confidence = self._calibration.confidence(match, agreed)
            quad, hull = match.quad, match.hull
            if look.to_photo is not None:
                quad = cv2.perspectiveTransform(quad[None], look.to_photo)[0]
                hull = cv2.perspectiveTransform(hull[None], look.to_photo)[0]
            considered.append((Found(match, confidence, quad, hull), agreed))
        return considered

    def _agreement(self, match: Match, look: Look) -> float:
        """Return how well the edges of the picture agree with the reference's, -1..1."""
        size = self._gallery.references.sizes[match.picture]
        return agreement(
            self._gallery.sketches[match.picture],
            look.gray,
            match.homography,
            (float(size[0]), float(size[1])),
            match.hull,
        )
