"""What a manner adds to a finished picture: craquelure of old oil, canvas, poster and print."""

import cv2
import numpy as np

from .pigment import clouds
from .sculpt import Relief


def craquelure(
    width: int, height: int, seed: int = 1, size: float = 22, strength: float = 0.3
) -> Relief:
    """The net of fine cracks of an old oil painting, as a dark veil to lay on top.

    `size` is the width of a flake in plate units, `strength` 0..1 how dark the cracks are.
    """
    chance = np.random.default_rng(seed)
    count = int(width * height / size**2)
    subdivision = cv2.Subdiv2D((0, 0, width, height))
    for x, y in chance.uniform((1, 1), (width - 1, height - 1), (count, 2)):
        subdivision.insert((float(x), float(y)))
    facets, _ = subdivision.getVoronoiFacetList([])
    lines = np.zeros((height, width), np.uint8)
    for facet in facets:
        cv2.polylines(
            lines, [np.round(np.array(facet) * 8).astype(np.int32)], True, 255, 1, cv2.LINE_AA, 3
        )
    shift = (clouds((height, width), 14, 3, seed + 1) * 3.4).astype(np.float32)
    yy, xx = np.mgrid[0:height, 0:width].astype(np.float32)
    warped = cv2.remap(lines, xx + shift, yy + shift[::-1], cv2.INTER_LINEAR)
    patchy = np.clip(0.55 + 0.7 * clouds((height, width), 90, 4, seed + 2), 0, 1)
    alpha = warped.astype(np.float32) / 255 * strength * patchy
    pixels = np.zeros((height, width, 4), np.float32)
    pixels[..., :3] = (0.06, 0.045, 0.03)
    pixels[..., 3] = alpha
    return Relief(pixels, 0, 0, width, height, alpha)
