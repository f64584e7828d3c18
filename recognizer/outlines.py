"""Card-shaped quadrilaterals: where a card may lie that nothing has explained yet.

Three maps of the photo are searched for closed outlines: edges (Canny), brightness and color
against the table (Otsu). Each outline is simplified (Douglas and Peucker) to four corners.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

from recognizer.geometry import area, grown, inside, overlap, slimness

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Floats = NDArray[np.float64]
Pixels = NDArray[np.uint8]

WORKING_SIDE = 900
"""Long side in pixels at which outlines are searched."""
SMALLEST_SHARE = 0.002
LARGEST_SHARE = 0.9
SLIMMEST = 0.36
"""Least ratio of short to long side; a card of 63 x 88 mm has 0.72, tilted cards less."""
BLANK = 6.0
"""Standard deviation of lightness (0..255) below which there is no picture."""
LIKE_COLOR, LIKE_TEXTURE = 12.0, 0.5
"""Inside and outside are alike below this distance of Lab medians and log ratio of spreads."""
MOST_BENT = 33.0
"""Degrees by which a corner of a card on a table before a camera may differ from a right angle."""
FIT_SIZES = (0.3, 2.6)
"""How much smaller or larger than a matched picture the outline of its card may be."""


@dataclass(frozen=True, slots=True)
class Outline:
    """A quadrilateral that may be a card.

    Attributes:
        quad: 4x2 corners in pixels of the photo, clockwise from the one nearest to its top left.
        score: 0..1, how straight and closed the outline is.
    """

    quad: Floats
    score: float


def find_outlines(photo: Pixels, *, most: int = 24) -> list[Outline]:
    """Find card-shaped outlines in an RGB photo (H, W, 3), best first, none on another."""
    scale = min(1.0, WORKING_SIDE / max(photo.shape[:2]))
    small = cv2.resize(photo, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    found = [o for mask in _maps(small) for o in _quads(mask)]
    found.sort(key=lambda o: -o.score)
    kept: list[Outline] = []
    for outline in found:
        if len(kept) == most:
            break
        if all(_same(outline.quad, k.quad) < 0.5 for k in kept):
            kept.append(outline)
    return [Outline(_clockwise(o.quad / scale), o.score) for o in kept]


def _maps(small: Pixels) -> Iterator[Pixels]:
    """Yield binary maps whose closed regions may be cards."""
    lab = cv2.cvtColor(cv2.GaussianBlur(small, (0, 0), 1.2), cv2.COLOR_RGB2LAB)
    light = np.ascontiguousarray(lab[..., 0])
    kernel = np.ones((3, 3), np.uint8)
    for low, high in ((25, 75), (60, 150)):
        edges = cv2.Canny(light, low, high)
        yield cv2.dilate(edges, kernel)
    chroma = np.abs(lab[..., 1:].astype(np.int16) - np.median(lab[..., 1:], axis=(0, 1)))
    color = np.minimum(chroma.sum(-1) * 3, 255).astype(np.uint8)
    yield cv2.threshold(color, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)[1]
    bright = cv2.threshold(light, 0, 255, cv2.THRESH_BINARY + cv2.THRESH_OTSU)[1]
    yield bright
    yield cv2.bitwise_not(bright)


def _quads(mask: Pixels) -> Iterator[Outline]:
    """Yield the four-cornered regions of a binary map."""
    total = mask.shape[0] * mask.shape[1]
    contours = cv2.findContours(mask, cv2.RETR_LIST, cv2.CHAIN_APPROX_SIMPLE)[0]
    for contour in contours:
        if len(contour) < 4:
            continue
        _, (w, h), _ = cv2.minAreaRect(contour)
        if not SMALLEST_SHARE * total < w * h < LARGEST_SHARE * total:
            continue
        hull = cv2.convexHull(contour)
        covered = cv2.contourArea(hull)
        if covered < 0.6 * w * h or cv2.contourArea(contour) < 0.75 * covered:
            continue
        corners = _four_corners(hull)
        if corners is None:
            continue
        if slimness(corners) < SLIMMEST or _most_bent(corners) > MOST_BENT:
            continue
        filled = covered / max(cv2.contourArea(corners.astype(np.float32)), 1.0)
        score = float(np.clip(1 - 4 * abs(1 - filled), 0, 1))
        if score > 0.3 and not _touches_frame(corners, mask.shape):
            yield Outline(corners, score)


def _four_corners(hull: NDArray[np.int32]) -> Floats | None:
    """Simplify a convex hull until four corners are left; None when it is no quadrilateral."""
    length = cv2.arcLength(hull, True)
    for share in (0.02, 0.03, 0.045, 0.06):
        corners = cv2.approxPolyDP(hull, share * length, True)
        if len(corners) == 4:
            four: Floats = corners[:, 0].astype(np.float64)
            return four
        if len(corners) < 4:
            return None
    return None


def _most_bent(corners: Floats) -> float:
    """Return how far the corner that is furthest from a right angle is from it, in degrees."""
    step = np.roll(corners, -1, 0) - corners
    step /= np.maximum(np.linalg.norm(step, axis=1, keepdims=True), 1e-9)
    cosines = np.abs((step * np.roll(step, 1, 0)).sum(1))
    return float(np.degrees(np.arcsin(min(1.0, float(cosines.max())))))


def _touches_frame(corners: Floats, shape: tuple[int, ...]) -> bool:
    """Tell whether two or more corners lie on the photo's own frame."""
    x, y = corners[:, 0], corners[:, 1]
    on = (x < 3) | (y < 3) | (x > shape[1] - 4) | (y > shape[0] - 4)
    return bool(on.sum() >= 2)


def _same(a: Floats, b: Floats) -> float:
    """Return the common area of two quads as a part of their union, 0..1."""
    small, one, two = overlap(a, b), area(a), area(b)
    common = small * min(one, two)
    return common / (one + two - common)


def _clockwise(quad: Floats) -> Floats:
    """Order corners clockwise on the screen, beginning with the one nearest to the top left."""
    if cv2.contourArea(quad.astype(np.float32), oriented=True) < 0:
        quad = quad[::-1]
    return np.roll(quad, -int(quad.sum(1).argmin()), axis=0)


def fit_to_outlines(
    quads: Sequence[Floats], hulls: Sequence[Floats], outlines: Sequence[Outline]
) -> list[Floats]:
    """Replace quads of matched pictures by the outlines of their cards, where one fits.

    A match says where the reference picture's corners would be: not where the card ends, and on
    a print that shows only a part of the picture not even on the card. An outline fits when all
    that was found lies in it, no other card's findings do, and it is not much larger.

    Args:
        quads: 4x2 corners of each matched picture, its own TL, TR, BR, BL.
        hulls: (K, 2) where each match's features lie.
        outlines: of the same photo.

    Returns:
        For each quad the fitting outline with its corners in the quad's order, or the quad.
    """
    middles = np.array([hull.mean(0) for hull in hulls]).reshape(-1, 2)
    fitted = []
    for number, (quad, hull) in enumerate(zip(quads, hulls, strict=True)):
        others = np.delete(middles, number, axis=0)
        best = quad
        for outline in outlines:
            size = area(outline.quad) / max(area(quad), 1.0)
            margin = 0.03 * np.sqrt(area(outline.quad))
            if not FIT_SIZES[0] < size < FIT_SIZES[1] or inside(others, outline.quad).any():
                continue
            whole = size >= 1 and inside(quad, outline.quad, margin).all()
            part = size < 1 and area(hull) > 0.25 * area(outline.quad)
            if (whole or part) and inside(hull, outline.quad, margin).all():
                best = _turned_like(outline.quad, quad)
                break
        fitted.append(best)
    return fitted


def _turned_like(outline: Floats, quad: Floats) -> Floats:
    """Return the outline's corners beginning with the one that corresponds to the quad's first."""
    one, two = outline - outline.mean(0), quad - quad.mean(0)
    gaps = [float(np.abs(np.roll(one, -k, 0) - two).sum()) for k in range(4)]
    return np.roll(outline, -int(np.argmin(gaps)), axis=0)


def stands_out(photo: Pixels, quad: Floats) -> bool:
    """Tell whether what a quad frames is a picture on something else.

    The tiles of a floor look inside as they look around; a card's blank margin shows nothing.

    Args:
        photo: (H, W, 3) RGB.
        quad: 4x2 corners in its pixels.
    """
    flat, _ = rectify(photo, grown(quad, 1.5), 96)
    lab = cv2.cvtColor(cv2.GaussianBlur(flat, (0, 0), 1.5), cv2.COLOR_RGB2LAB).astype(np.float64)
    h, w = lab.shape[:2]
    within = np.zeros((h, w), bool)
    within[round(h * 0.22) : round(h * 0.78), round(w * 0.22) : round(w * 0.78)] = True
    beyond = np.ones((h, w), bool)
    beyond[round(h * 0.14) : round(h * 0.86), round(w * 0.14) : round(w * 0.86)] = False
    inner, outer = lab[within], lab[beyond]
    if inner[:, 0].std() < BLANK:
        return False
    # Medians and quartiles: another card that reaches into the surroundings changes little.
    spread_in, spread_out = (
        float(np.ptp(np.percentile(x[:, 0], (25, 75)))) for x in (inner, outer)
    )
    apart = float(np.linalg.norm(np.median(inner, axis=0) - np.median(outer, axis=0)))
    rougher = abs(float(np.log((spread_in + 1) / (spread_out + 1))))
    return apart > LIKE_COLOR or rougher > LIKE_TEXTURE


def rectify(photo: Pixels, quad: Floats, long_side: int) -> tuple[Pixels, Floats]:
    """Cut a quadrilateral out and straighten it.

    Args:
        photo: (H, W, 3) or (H, W) uint8.
        quad: 4x2 corners in its pixels.
        long_side: long side of the result in pixels.

    Returns:
        The straightened picture, and the homography from its pixels to the photo's.
    """
    sides = np.linalg.norm(quad - np.roll(quad, -1, 0), axis=1)
    width, height = max(sides[0], sides[2]), max(sides[1], sides[3])
    scale = long_side / max(width, height)
    w, h = max(8, round(width * scale)), max(8, round(height * scale))
    flat = np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32)
    back = cv2.getPerspectiveTransform(flat, quad.astype(np.float32))
    straight = cv2.warpPerspective(
        photo,
        back,
        (w, h),
        flags=cv2.INTER_CUBIC | cv2.WARP_INVERSE_MAP,
        borderMode=cv2.BORDER_REPLICATE,
    )
    return straight, back
