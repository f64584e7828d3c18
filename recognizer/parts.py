"""Cards that show only a part of the reference picture: a detail, another crop.

The corners of the whole reference would then lie on the table, or on the next card. Where nothing
explains why the rest of the reference was not found - no other card over it, not the photo's
edge - the card shows no more than what was found.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

from recognizer.geometry import inside, side

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from recognizer.fusion import Found

    Floats = NDArray[np.float64]

WHOLE = 0.55
"""Share of the reference in the box of what was found from which it counts as whole."""
ROOM = 0.05
"""Part of the reference's sides that is added around what was found: corners have few features."""
EXPLAINED = 0.45
"""Share of the missing part that other cards or the photo's edge must hide."""
GIANT = 1.7
"""A whole reference so much larger than the other cards would be no card beside them."""
SAMPLES = 9


def shown_parts(found: Sequence[Found], shape: tuple[int, ...]) -> list[Floats]:
    """Return for each match the 4x2 corners of the part of its reference that the photo shows.

    Args:
        found: the matches of one photo.
        shape: height and width (and more) of the photo in pixels.
    """
    return [_shown(one, [f for f in found if f is not one], shape) for one in found]


def _shown(one: Found, others: Sequence[Found], shape: tuple[int, ...]) -> Floats:
    unit = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
    to_photo = cv2.getPerspectiveTransform(unit, one.quad.astype(np.float32)).astype(np.float64)
    places = cv2.perspectiveTransform(one.hull[None], np.linalg.inv(to_photo))[0]
    low = np.clip(places.min(0) - ROOM, 0, 1)
    high = np.clip(places.max(0) + ROOM, 0, 1)
    if float(np.prod(high - low)) >= WHOLE:
        return one.quad
    steps = (np.arange(SAMPLES) + 0.5) / SAMPLES
    grid = np.stack(np.meshgrid(steps, steps), axis=-1).reshape(-1, 2)
    missing = grid[((grid < low) | (grid > high)).any(1)]
    spots = cv2.perspectiveTransform(missing[None], to_photo)[0]
    hidden = (spots < 0).any(1) | (spots >= [shape[1], shape[0]]).any(1)
    for other in others:
        hidden |= inside(spots, other.quad)
    giant = len(others) >= 2 and side(one.quad) > GIANT * np.median([side(o.quad) for o in others])
    if hidden.mean() >= EXPLAINED and not giant:
        return one.quad
    box = np.array([low, [high[0], low[1]], high, [low[0], high[1]]])
    part: Floats = cv2.perspectiveTransform(box[None], to_photo)[0]
    return part
