"""A photo studio in code: cards on a table or in a hand, as a phone would see them.

Used by the demo, by tests and by training. What measures the recognizer has a composer of its
own (`scripts/measure`), so that a mistake here cannot flatter the figures.

Everything random comes from the generator that is passed in: the same generator state gives the
same photo.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

import cv2
import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Sequence

Pixels = NDArray[np.uint8]
Floats = NDArray[np.float64]

CARD_MM = (70.0, 110.0)
"""Width and height of a printed card in millimeters."""
PIXELS_PER_MM = 6.0
TITLE_SHARE = 0.13
"""Part of the card's height that the title strip takes."""


class Layout(StrEnum):
    """How cards lie."""

    FREE = "free"
    ROW = "row"
    OVERLAP = "overlap"
    FAN = "fan"


@dataclass(frozen=True, slots=True)
class Print:
    """How a card is printed.

    Attributes:
        border: width of the border in millimeters.
        border_color: RGB of border and title strip.
        ink: RGB of the title.
        title: whether there is a title strip.
        turned: a wide picture lies on its side to fill the card.
        whole: the picture keeps its proportions inside margins (else it is cropped to fill).
    """

    border: float = 3.0
    border_color: tuple[int, int, int] = (250, 248, 242)
    ink: tuple[int, int, int] = (30, 28, 26)
    title: bool = True
    turned: bool = False
    whole: bool = True


@dataclass(frozen=True, slots=True)
class Card:
    """A flat card: RGB pixels (H, W, 3) and the picture's corners on it, 4x2 pixels."""

    pixels: Pixels
    picture_quad: Floats


@dataclass(frozen=True, slots=True)
class Placed:
    """Where a card ended up.

    Attributes:
        index: its place in the sequence of cards given.
        quad: 4x2 corners TL, TR, BR, BL of the card in pixels of the photo.
        visible: part of the card's area that nothing covers and that lies inside the photo, 0..1.
    """

    index: int
    quad: Floats
    visible: float


@dataclass(frozen=True, slots=True)
class Shot:
    """A rendered photo: RGB pixels (H, W, 3) and the cards in it in painting order."""

    pixels: Pixels
    cards: tuple[Placed, ...]


@dataclass(frozen=True, slots=True)
class Conditions:
    """What the camera and the light do; 0 is none, 1 is as bad as phones get.

    Attributes:
        tilt: how far the camera leans, degrees.
        light: strength of uneven light and color cast.
        glare: strength of reflections.
        shadow: darkness of a shadow across the table.
        blur: standard deviation in pixels of the photo.
        noise: standard deviation in gray levels.
        quality: JPEG quality, 1..95.
    """

    tilt: float = 25.0
    light: float = 0.4
    glare: float = 0.3
    shadow: float = 0.3
    blur: float = 0.8
    noise: float = 4.0
    quality: int = 85


def random_conditions(rng: np.random.Generator) -> Conditions:
    """Draw the conditions of an ordinary indoor phone photo."""
    return Conditions(
        tilt=float(rng.uniform(0, 38)),
        light=float(rng.uniform(0, 1)),
        glare=float(rng.choice([0.0, rng.uniform(0, 0.9)])),
        shadow=float(rng.choice([0.0, rng.uniform(0, 0.8)])),
        blur=float(rng.uniform(0.3, 1.8)),
        noise=float(rng.uniform(1, 9)),
        quality=int(rng.integers(60, 95)),
    )


def random_print(rng: np.random.Generator) -> Print:
    """Draw a way of printing cards: border, color, title, margins."""
    light = bool(rng.random() < 0.7)
    color = rng.integers(225, 256, 3) if light else rng.integers(5, 90, 3)
    ink = (30, 28, 26) if light else (240, 238, 230)
    return Print(
        border=float(rng.choice([0.0, rng.uniform(1.5, 6)], p=[0.2, 0.8])),
        border_color=(int(color[0]), int(color[1]), int(color[2])),
        ink=ink,
        title=bool(rng.random() < 0.8),
        turned=bool(rng.random() < 0.5),
        whole=bool(rng.random() < 0.7),
    )


def print_card(picture: Pixels, title: str, how: Print | None = None) -> Card:
    """Print a picture (H, W, 3) RGB with its title as a card of `CARD_MM`."""
    how = how or Print()
    width, height = (round(side * PIXELS_PER_MM) for side in CARD_MM)
    border = round(how.border * PIXELS_PER_MM)
    strip = round(height * TITLE_SHARE) if how.title else 0
    if how.turned and picture.shape[1] > picture.shape[0]:
        picture = np.ascontiguousarray(np.rot90(picture, -1))
    room_w, room_h = width - 2 * border, height - 2 * border - strip
    fit = min if how.whole else max
    scale = fit(room_w / picture.shape[1], room_h / picture.shape[0])
    size = (max(1, round(picture.shape[1] * scale)), max(1, round(picture.shape[0] * scale)))
    shrunk = cv2.resize(
        picture, size, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    )
    top, left = max(0, (size[1] - room_h) // 2), max(0, (size[0] - room_w) // 2)
    shrunk = shrunk[top : top + room_h, left : left + room_w]
    card = np.full((height, width, 3), how.border_color, np.uint8)
    y, x = border + (room_h - shrunk.shape[0]) // 2, border + (room_w - shrunk.shape[1]) // 2
    card[y : y + shrunk.shape[0], x : x + shrunk.shape[1]] = shrunk
    if strip:
        card = _write_title(card, title, strip, border, how)
    h, w = shrunk.shape[:2]
    quad = np.array([[x, y], [x + w, y], [x + w, y + h], [x, y + h]], np.float64)
    return Card(card, quad)


def _write_title(card: Pixels, title: str, strip: int, border: int, how: Print) -> Pixels:
    # OpenCV's own font has the accents that Pillow's built-in one lacks.
    font, weight = cv2.FontFace("sans"), 400
    size, wide = 26, 0
    for size in range(26, 9, -1):
        wide = cv2.getTextSize((0, 0), title, (0, 0), font, size, weight)[2]
        if wide <= card.shape[1] * 0.9:
            break
    x = round((card.shape[1] - wide) / 2)
    y = round(card.shape[0] - border - strip / 2 + size * 0.35)
    written = np.ascontiguousarray(card)
    cv2.putText(written, title, (x, y), how.ink, font, size, weight)
    return written


def shoot(
    cards: Sequence[Card],
    layout: Layout,
    rng: np.random.Generator,
    *,
    size: tuple[int, int] = (1600, 1200),
    conditions: Conditions | None = None,
    table: Pixels | None = None,
) -> Shot:
    """Lay the cards out, photograph them.

    Args:
        cards: printed cards, in painting order (the last lies on top).
        layout: how they lie.
        rng: source of everything random.
        size: width and height of the photo in pixels.
        conditions: camera and light; drawn from `rng` when None.
        table: RGB picture of a table to use; a procedural one when None.
    """
    conditions = conditions or random_conditions(rng)
    spots = _LAYOUTS[layout](len(cards), rng)
    camera = _camera(spots, size, conditions.tilt, rng)
    photo = (_table(size, rng) if table is None else cv2.resize(table, size)).astype(np.float32)
    owner = np.full((size[1], size[0]), -1, np.int16)
    quads = []
    for index, (card, spot) in enumerate(zip(cards, spots, strict=True)):
        quad = cv2.perspectiveTransform(spot[None], camera)[0]
        quads.append(quad)
        _lay(photo, owner, card.pixels, quad, index)
    placed = []
    for index, quad in enumerate(quads):
        area = abs(cv2.contourArea(quad.astype(np.float32)))
        seen = float((owner == index).sum())
        placed.append(Placed(index, quad.astype(np.float64), min(1.0, seen / max(area, 1.0))))
    return Shot(_expose(photo, conditions, rng), tuple(placed))


def render_hand(
    pictures: Sequence[Pixels], titles: Sequence[str], seed: int, *, layout: Layout = Layout.FREE
) -> Shot:
    """Photograph a hand of cards as the demo does: one print, one table, mild conditions."""
    rng = np.random.default_rng(seed)
    cards = [print_card(p, t) for p, t in zip(pictures, titles, strict=True)]
    mild = Conditions(tilt=18, light=0.4, glare=0.2, shadow=0.3, blur=0.6, noise=3, quality=88)
    return shoot(cards, layout, rng, conditions=mild)


def _corners(x: float, y: float, turn: float) -> Floats:
    """Corners of a card whose center is (x, y) mm, turned by `turn` radians."""
    w, h = CARD_MM[0] / 2, CARD_MM[1] / 2
    flat = np.array([[-w, -h], [w, -h], [w, h], [-w, h]])
    c, s = np.cos(turn), np.sin(turn)
    placed: Floats = flat @ np.array([[c, s], [-s, c]]) + [x, y]
    return placed


def _free(count: int, rng: np.random.Generator) -> list[Floats]:
    columns = int(np.ceil(np.sqrt(count * 1.5)))
    step = np.hypot(*CARD_MM) * rng.uniform(0.9, 1.15)
    any_turn = rng.random() < 0.4
    spots = []
    for index in range(count):
        turn = rng.uniform(0, 2 * np.pi) if any_turn else rng.normal(0, 0.25)
        jitter = rng.uniform(-6, 6, 2)
        x, y = (index % columns) * step + jitter[0], (index // columns) * step + jitter[1]
        spots.append(_corners(x, y, turn))
    return spots


def _row(count: int, rng: np.random.Generator) -> list[Floats]:
    gap = CARD_MM[0] + rng.uniform(3, 12)
    return [_corners(i * gap, rng.uniform(-4, 4), rng.normal(0, 0.04)) for i in range(count)]


def _overlap(count: int, rng: np.random.Generator) -> list[Floats]:
    step = CARD_MM[0] * rng.uniform(0.5, 0.62)
    lean = rng.normal(0, 0.1)
    return [
        _corners(i * step, rng.uniform(-3, 3), lean + rng.normal(0, 0.04)) for i in range(count)
    ]


def _fan(count: int, rng: np.random.Generator) -> list[Floats]:
    step = rng.uniform(0.13, 0.2)
    radius = rng.uniform(150, 200)
    spots = []
    for index in range(count):
        turn = (index - (count - 1) / 2) * step + rng.normal(0, 0.02)
        spots.append(_corners(radius * np.sin(turn), -radius * np.cos(turn), turn))
    return spots


_LAYOUTS = {Layout.FREE: _free, Layout.ROW: _row, Layout.OVERLAP: _overlap, Layout.FAN: _fan}


def _camera(
    spots: Sequence[Floats], size: tuple[int, int], tilt: float, rng: np.random.Generator
) -> Floats:
    """Homography from table millimeters to pixels: a pinhole camera that frames all the spots."""
    points = np.concatenate(list(spots))
    center = (points.min(0) + points.max(0)) / 2
    extent = float(np.ptp(points, axis=0).max())
    a, b = np.radians(tilt), rng.uniform(0, 2 * np.pi)
    roll = rng.normal(0, 0.06)
    turn = _turn_z(-b) @ _turn_x(a) @ _turn_z(b + roll)
    distance = extent * 2.2
    # Columns of the rotation for x, y of the plane and the translation in front of the camera.
    plane = np.stack([turn[:, 0], turn[:, 1], np.array([0, 0, distance])], axis=1)
    shift = np.array([[1, 0, -center[0]], [0, 1, -center[1]], [0, 0, 1.0]])
    camera = plane @ shift
    seen = cv2.perspectiveTransform(points[None], camera)[0]
    low, high = seen.min(0), seen.max(0)
    room = np.array(size, float) * rng.uniform(0.82, 0.96)
    zoom = float((room / (high - low)).min())
    middle = np.array(size) / 2 - zoom * (low + high) / 2
    frame = np.array([[zoom, 0, middle[0]], [0, zoom, middle[1]], [0, 0, 1.0]])
    result: Floats = frame @ camera
    return result


def _turn_x(angle: float) -> Floats:
    c, s = np.cos(angle), np.sin(angle)
    return np.array([[1, 0, 0], [0, c, -s], [0, s, c]])


def _turn_z(angle: float) -> Floats:
    c, s = np.cos(angle), np.sin(angle)
    return np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])


def _lay(
    photo: NDArray[np.float32], owner: NDArray[np.int16], card: Pixels, quad: Floats, index: int
) -> None:
    """Draw a card with its cast shadow into the photo, in place."""
    height, width = card.shape[:2]
    # Shrink first: warping alone would alias when the card is much larger than its image.
    long_side = max(np.linalg.norm(quad - np.roll(quad, 1, 0), axis=1))
    shrink = min(1.0, 1.3 * long_side / max(height, width))
    small = cv2.resize(card, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA)
    h, w = small.shape[:2]
    flat = np.array([[0, 0], [w, 0], [w, h], [0, h]], np.float32)
    warp = cv2.getPerspectiveTransform(flat, quad.astype(np.float32))
    shape = (photo.shape[1], photo.shape[0])
    drawn = cv2.warpPerspective(small, warp, shape, flags=cv2.INTER_LINEAR)
    mask = cv2.warpPerspective(np.full((h, w), 255, np.uint8), warp, shape).astype(np.float32) / 255
    reach = max(2.0, long_side / 60)
    shade = cv2.GaussianBlur(mask, (0, 0), reach)
    moved = np.array([[1, 0, reach], [0, 1, reach]], np.float32)
    shade = cv2.warpAffine(shade, moved, shape)
    photo *= 1 - 0.45 * shade[..., None] * (1 - mask[..., None])
    photo *= 1 - mask[..., None]
    photo += drawn.astype(np.float32) * mask[..., None]
    owner[mask > 0.5] = index


def _smooth_noise(size: tuple[int, int], cell: float, rng: np.random.Generator) -> Floats:
    """Noise of about -1..1 that changes over `cell` pixels, shape (H, W)."""
    w, h = max(2, round(size[0] / cell)), max(2, round(size[1] / cell))
    coarse = rng.normal(0, 0.6, (h, w))
    smooth: Floats = cv2.resize(coarse, size, interpolation=cv2.INTER_CUBIC)
    return smooth


def _table(size: tuple[int, int], rng: np.random.Generator) -> Pixels:
    """A procedural table: wood, cloth, paper, stone or a busy print."""
    color = rng.uniform(40, 230, 3) * rng.uniform(0.5, 1.0)
    kind = rng.integers(0, 4)
    texture = 14 * _smooth_noise(size, 160, rng) + 6 * _smooth_noise(size, 7, rng)
    if kind == 0:  # wood: noise stretched along the grain
        stretched = _smooth_noise((max(2, size[0] // 40), size[1]), 2.5, rng)
        texture = texture + 26 * cv2.resize(stretched, size, interpolation=cv2.INTER_LINEAR)
    elif kind == 1:  # cloth: a fine weave
        y, x = np.mgrid[0 : size[1], 0 : size[0]]
        period = rng.uniform(3, 7)
        weave = np.sin(2 * np.pi * x / period) * np.sin(2 * np.pi * y / period)
        texture = texture + 12 * weave
    elif kind == 2:  # a busy print
        texture = texture + 40 * np.sign(_smooth_noise(size, rng.uniform(25, 90), rng))
    photo = color + texture[..., None] * rng.uniform(0.6, 1.2, 3)
    return np.clip(photo, 0, 255).astype(np.uint8)


def _expose(photo: NDArray[np.float32], conditions: Conditions, rng: np.random.Generator) -> Pixels:
    """Light, glare, shadow, optics, sensor and JPEG."""
    size = (photo.shape[1], photo.shape[0])
    y, x = np.mgrid[0 : size[1], 0 : size[0]].astype(np.float32)
    x, y = x / size[0] - 0.5, y / size[1] - 0.5
    way = rng.uniform(0, 2 * np.pi)
    slope = 1 + 0.6 * conditions.light * (x * np.cos(way) + y * np.sin(way))
    cast = 1 + 0.14 * conditions.light * rng.uniform(-1, 1, 3)
    gain = rng.uniform(1 - 0.35 * conditions.light, 1 + 0.12 * conditions.light)
    photo = photo * (slope[..., None] * cast * gain).astype(np.float32)
    if conditions.shadow > 0:
        edge = x * np.cos(way + 1) + y * np.sin(way + 1) - rng.uniform(-0.35, 0.35)
        dark = 1 / (1 + np.exp(-edge * rng.uniform(15, 90)))
        photo = photo * (1 - 0.6 * conditions.shadow * dark[..., None]).astype(np.float32)
    if conditions.glare > 0:
        for _ in range(int(rng.integers(1, 4))):
            at, wide = rng.uniform(-0.45, 0.45, 2), rng.uniform(0.02, 0.1, 2)
            spot = np.exp(-(((x - at[0]) / wide[0]) ** 2) - ((y - at[1]) / wide[1]) ** 2)
            photo = photo + 210 * conditions.glare * spot[..., None]
    if conditions.blur > 0.2:
        photo = cv2.GaussianBlur(photo, (0, 0), conditions.blur)
    grain = rng.normal(0, 1, (size[1], size[0], 1)).astype(np.float32)
    photo = photo + conditions.noise * grain
    pixels = np.clip(photo, 0, 255).astype(np.uint8)
    flags = [cv2.IMWRITE_JPEG_QUALITY, conditions.quality]
    packed = cv2.imencode(".jpg", pixels[..., ::-1], flags)[1]
    return np.ascontiguousarray(cv2.imdecode(packed, cv2.IMREAD_COLOR)[..., ::-1])
