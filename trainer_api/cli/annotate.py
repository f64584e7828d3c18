"""Draws on a photo what was recognized: an outline and a name for each card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import cv2
import numpy as np
from PIL import Image, ImageDraw

from recognizer.sighting import Kind

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from recognizer.sighting import Quad, Sighting

    Box = tuple[float, float, float, float]

SURE: Final = (22, 130, 72)
SPECIAL: Final = (112, 60, 168)
UNKNOWN: Final = (88, 92, 100)
NOT_SURE: Final = (186, 92, 0)
"""Colors of outline and label; white on each reads at a contrast of at least 4 to 1."""

_WHITE: Final = (255, 255, 255)
_FONT: Final = "sans"
"""OpenCV's built-in font: it has the accents that Pillow's lacks."""
_WEIGHT: Final = 500
_LEADING: Final = 1.25
"""Height of a line of text, in text sizes."""


def annotate(
    pixels: NDArray[np.uint8], sightings: Sequence[Sighting], labels: Sequence[str]
) -> Image.Image:
    """Return the photo with every sighting outlined, numbered and named.

    Green is a sure work, violet a sure special, gray surely no card of the deck, orange not sure.

    Args:
        pixels: (H, W, 3) uint8 RGB, the upright photo at full size; stays as it is.
        sightings: in reading order; their quads are in pixels of this photo.
        labels: a name for each.
    """
    picture = Image.fromarray(pixels)
    draw = ImageDraw.Draw(picture, "RGBA")
    size = max(13, round(max(picture.size) / 55))
    line = max(2, round(size / 6))
    for sighting in sightings:
        ring = [*sighting.quad, sighting.quad[0], sighting.quad[1]]
        draw.line(ring, fill=(*_WHITE, 190), width=line * 2, joint="curve")
        draw.line(ring, fill=color(sighting), width=line, joint="curve")
    face = cv2.FontFace(_FONT)
    taken: list[Box] = []
    texts: list[list[str]] = []
    for number, (sighting, label) in enumerate(zip(sightings, labels, strict=True), 1):
        widest = max(_width(sighting.quad), size * 9)
        lines = _lines(f"{number}  {label}", widest, size, face)
        wide = max(_length(text, size, face) for text in lines) + size * 0.9
        high = len(lines) * size * _LEADING + size * 0.4
        box = _free_box(sighting.quad, (wide, high), picture.size, taken)
        taken.append(box)
        texts.append(lines)
        draw.rounded_rectangle(box, size / 3, fill=(*color(sighting), 235), outline=_WHITE)
    drawn = np.array(picture)
    for box, lines in zip(taken, texts, strict=True):
        for row, text in enumerate(lines):
            base = (round(box[0] + size * 0.45), round(box[1] + size * (1.15 + row * _LEADING)))
            cv2.putText(drawn, text, base, _WHITE, face, size, _WEIGHT)
    return Image.fromarray(drawn)


def color(sighting: Sighting) -> tuple[int, int, int]:
    """Return the color that says what sort of sighting this is."""
    if not sighting.sure:
        return NOT_SURE
    return {Kind.WORK: SURE, Kind.SPECIAL: SPECIAL, Kind.UNKNOWN: UNKNOWN}[sighting.kind]


def _width(quad: Quad) -> float:
    return max(x for x, _ in quad) - min(x for x, _ in quad)


def _length(text: str, size: int, face: cv2.FontFace) -> float:
    """Return the width of a line of text in pixels."""
    return float(cv2.getTextSize((0, 0), text, (0, 0), face, size, _WEIGHT)[2])


def _lines(label: str, widest: float, size: int, face: cv2.FontFace) -> list[str]:
    """Break a label into lines no wider than the card, a word at least."""
    words = label.split(" ")
    lines = [words[0]]
    for word in words[1:]:
        longer = f"{lines[-1]} {word}"
        if _length(longer, size, face) <= widest:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _free_box(
    quad: Quad, wanted: tuple[float, float], frame: tuple[int, int], taken: Sequence[Box]
) -> Box:
    """Place a label where it covers least of the other labels, on the card's lower edge first."""
    wide, high = wanted
    x = sum(px for px, _ in quad) / 4
    ys = [y for _, y in quad]
    boxes: list[Box] = []
    for share in (1.0, 0.0, 0.85, 0.15, 0.7, 0.3, 0.5):
        y = min(ys) + share * (max(ys) - min(ys))
        x0 = min(max(x - wide / 2, 2.0), max(frame[0] - wide - 2, 2.0))
        y0 = min(max(y - high / 2, 2.0), max(frame[1] - high - 2, 2.0))
        boxes.append((x0, y0, x0 + wide, y0 + high))
    return min(boxes, key=lambda box: sum(_common(box, other) for other in taken))


def _common(one: Box, other: Box) -> float:
    """Return the area that two boxes share."""
    wide = min(one[2], other[2]) - max(one[0], other[0])
    high = min(one[3], other[3]) - max(one[1], other[1])
    return max(wide, 0.0) * max(high, 0.0)
