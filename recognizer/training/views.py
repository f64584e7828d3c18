"""Photo-like views of a picture: a card cut out of a photo, or the picture alone.

Cards come from the studio (print, table, camera, light); here they are cut out along a
quadrilateral that is a little off, as `outlines` would find it, and sometimes partly covered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import cv2
import numpy as np

from recognizer.clip import Pixels, squash
from recognizer.geometry import grown
from recognizer.strangers import TRIM
from recognizer.studio import Layout, print_card, random_conditions, random_print, shoot

if TYPE_CHECKING:
    from numpy.typing import NDArray

PHOTO = (330, 440)
"""Size in pixels of the small photo a card view is cut from: a card among several in a photo."""
OUTLINE_JITTER = 0.006
"""Standard deviation of corners, in diagonals of the card, as found outlines are off."""


def view(picture: Pixels, title: str, side: int, rng: np.random.Generator) -> Pixels:
    """Draw one view (side, side, 3) of a picture: mostly a card, else a loosely framed photo."""
    if rng.random() < 0.6:
        return card_view(picture, title, side, rng)
    return loose_view(picture, side, rng)


def card_view(picture: Pixels, title: str, side: int, rng: np.random.Generator) -> Pixels:
    """Print the picture as a card, photograph it, cut it out along its outline.

    A picture that was printed on its side is turned upright again, since the gallery holds all
    four turns of every reference.
    """
    how = random_print(rng)
    if rng.random() < 0.5:
        picture = crop(picture, rng, least=0.45)
    card = print_card(picture, title, how)
    shot = shoot([card], Layout.FREE, rng, size=PHOTO, conditions=random_conditions(rng))
    quad = shot.cards[0].quad.astype(np.float32)
    if rng.random() < 0.4:  # only the picture, without border and title
        flat = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32) * card.pixels.shape[1::-1]
        way = cv2.getPerspectiveTransform(flat.astype(np.float32), quad)
        quad = cv2.perspectiveTransform(card.picture_quad[None].astype(np.float32), way)[0]
    cut = cut_out(shot.pixels, quad, side, rng, jitter=0.015)
    if how.turned and picture.shape[1] > picture.shape[0]:
        cut = np.rot90(cut)
    whole: Pixels = np.ascontiguousarray(cut, dtype=np.uint8)
    return cover(whole, rng) if rng.random() < 0.25 else whole


def cut_out(
    photo: Pixels, quad: NDArray[np.float32], side: int, rng: np.random.Generator, *, jitter: float
) -> Pixels:
    """Cut a card out of a photo as a square, along corners that are a little off.

    Args:
        photo: (H, W, 3) uint8 RGB.
        quad: 4x2 corners in its pixels: the card's TL, TR, BR, BL.
        side: of the square that is returned, (side, side, 3).
        rng: draws by how much the corners are off.
        jitter: their standard deviation, in diagonals of the card.
    """
    reach = float(np.linalg.norm(quad[2] - quad[0]))
    corners = quad + rng.normal(0, jitter * reach, (4, 2)).astype(np.float32)
    square = np.array([[0, 0], [side, 0], [side, side], [0, side]], np.float32)
    way = cv2.getPerspectiveTransform(corners, square)
    cut = cv2.warpPerspective(photo, way, (side, side), borderMode=cv2.BORDER_REPLICATE)
    return np.asarray(cut, np.uint8)


def cut_card(
    photo: Pixels, quad: NDArray[np.float64], side: int, rng: np.random.Generator
) -> Pixels:
    """Cut a card out of a photo as the recognizer would: a found outline is off, and is trimmed.

    Arguments as `cut_out`.
    """
    trimmed = grown(quad, TRIM).astype(np.float32)
    return cut_out(photo, trimmed, side, rng, jitter=OUTLINE_JITTER)


def loose_view(picture: Pixels, side: int, rng: np.random.Generator) -> Pixels:
    """Photograph the picture alone: another framing, another light, another camera."""
    out = squash(crop(picture, rng, least=0.4), side).astype(np.float32)
    out *= rng.uniform(0.6, 1.2) * (1 + rng.uniform(-0.12, 0.12, 3)).astype(np.float32)
    out = (out - 128) * rng.uniform(0.7, 1.2) + 128
    gray = out.mean(axis=2, keepdims=True)
    out = gray + (out - gray) * rng.uniform(0.5, 1.3)
    if rng.random() < 0.5:
        out = cv2.GaussianBlur(out, (0, 0), rng.uniform(0.4, 1.8))
    out += rng.normal(0, rng.uniform(0, 6), out.shape)
    result: Pixels = np.clip(out, 0, 255).astype(np.uint8)
    return result


def part_view(picture: Pixels, side: int, rng: np.random.Generator) -> Pixels:
    """Draw a part (side, side, 3) of a picture, a quarter of it or more, half of them mirrored.

    Style lives in details too: a part at full size shows brush and ornament nearer.
    """
    part = squash(crop(picture, rng, least=0.25), side)
    return np.ascontiguousarray(part[:, ::-1]) if rng.random() < 0.5 else part


def crop(picture: Pixels, rng: np.random.Generator, *, least: float) -> Pixels:
    """Cut out a random part of at least `least` of the area, near the picture's proportions."""
    height, width = picture.shape[:2]
    share = np.sqrt(rng.uniform(least, 1.0))
    bend = np.exp(rng.uniform(-0.2, 0.2))
    h, w = int(min(1, share * bend) * height), int(min(1, share / bend) * width)
    top, left = int(rng.integers(0, height - h + 1)), int(rng.integers(0, width - w + 1))
    return picture[top : top + h, left : left + w]


def cover(pixels: Pixels, rng: np.random.Generator) -> Pixels:
    """Lay something plain over one side, as a neighbor in a row or a thumb would lie."""
    side = len(pixels)
    part = int(side * rng.uniform(0.15, 0.55))
    color: NDArray[np.uint8] = rng.integers(20, 240, 3).astype(np.uint8)
    turn = int(rng.integers(4))
    out = np.rot90(pixels, turn).copy()
    out[:, :part] = color
    return np.ascontiguousarray(np.rot90(out, -turn))
