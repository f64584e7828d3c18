"""Prints a picture as a card: format, border, title strip, margins, and the print's own colours."""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np
from PIL import Image, ImageDraw, ImageFont

if TYPE_CHECKING:
    from scripts.measure.pictures import Picture

Array = np.ndarray[Any, Any]
Rng = np.random.Generator

FORMATS = ((63, 88), (63, 88), (70, 120), (57, 89), (70, 70), (80, 120))
"""Card sizes in millimeters, width and height: the commonest twice."""

FONTS = (
    "truetype/dejavu/DejaVuSerif.ttf",
    "truetype/dejavu/DejaVuSans.ttf",
    "truetype/liberation/LiberationSerif-Italic.ttf",
    "truetype/liberation/LiberationSans-Bold.ttf",
    "opentype/urw-base35/P052-Roman.otf",
    "opentype/urw-base35/URWGothic-Book.otf",
)
"""Under the system's font folder; where one is missing Pillow's own font prints the title."""

INKS = ((250, 250, 247), (240, 232, 212), (24, 22, 22), (120, 30, 34), (32, 52, 96), (60, 78, 56))
"""Border colors (RGB): white, cream, black, wine, blue, green."""

DOTS = 9.0
"""Pixels of a card's face for each millimeter."""


@dataclass(frozen=True, slots=True)
class Style:
    """How the cards of one deck are printed.

    Attributes:
        size: width and height in millimeters, portrait.
        border: width of the border in millimeters; 0 for none.
        ink: color of the border and of the margins (RGB).
        strip: height of the title strip in millimeters; 0 for none.
        landscape: what happens to a landscape picture: "margins", "turned" (a landscape card)
            or "cropped" to the card's face.
        spanish: language of the titles.
        font: which of FONTS.
        corner: radius of the corners in millimeters.
    """

    size: tuple[int, int]
    border: float
    ink: tuple[int, int, int]
    strip: float
    landscape: str
    spanish: bool
    font: int
    corner: float


@dataclass(frozen=True, slots=True)
class Face:
    """A printed card seen straight from above.

    Attributes:
        image: (H, W, 3) uint8 RGB.
        mask: (H, W) uint8, 255 on the card.
        size: millimeters, width and height.
        picture: x, y, width, height of the picture on the face, in pixels.
        of: what is printed.
        alone: the picture is no card: the face is the wall, page or screen around it.
    """

    image: Array
    mask: Array
    size: tuple[float, float]
    picture: tuple[int, int, int, int]
    of: Picture
    alone: bool = False


def draw_style(rng: Rng) -> Style:
    """Draw a deck's style."""
    bordered = rng.random() < 0.75
    return Style(
        size=FORMATS[int(rng.integers(len(FORMATS)))],
        border=float(rng.uniform(1.5, 5.0)) if bordered else 0.0,
        ink=INKS[int(rng.choice(len(INKS), p=(0.4, 0.16, 0.2, 0.08, 0.08, 0.08)))],
        strip=float(rng.uniform(6, 11)) if rng.random() < 0.7 else 0.0,
        landscape=("margins", "turned", "cropped")[int(rng.choice(3, p=(0.4, 0.35, 0.25)))],
        spanish=bool(rng.random() < 0.5),
        font=int(rng.integers(len(FONTS))),
        corner=float(rng.uniform(0.5, 4.0)),
    )


def bare(style: Style) -> Style:
    """Return the style of a picture alone: no border, no strip, square corners."""
    return replace(style, border=0.0, strip=0.0, landscape="alone", corner=0.0)


@functools.lru_cache(maxsize=160)
def _load(path: Path) -> Array:
    bgr = cv2.imread(str(path), cv2.IMREAD_COLOR)
    if bgr is None:
        raise FileNotFoundError(f"{path} is no picture that OpenCV reads")
    return cv2.cvtColor(bgr, cv2.COLOR_BGR2RGB)


def print_card(picture: Picture, style: Style, rng: Rng) -> Face:
    """Print a picture in a deck's style."""
    image = _print_colors(_trim(_load(picture.path), rng), rng)
    if style.landscape == "alone":
        return _alone(image, picture, rng)
    height, width = image.shape[:2]
    wide, tall = style.size
    if width > 1.1 * height and style.landscape == "turned":
        wide, tall = tall, wide
    pixels = (round(wide * DOTS), round(tall * DOTS))
    face = np.empty((pixels[1], pixels[0], 3), np.uint8)
    face[:] = style.ink
    edge = round(style.border * DOTS)
    strip = round(style.strip * DOTS)
    room = (pixels[0] - 2 * edge, pixels[1] - 2 * edge - strip)
    image = _crop_toward(image, room[0] / room[1], 10.0 if style.landscape == "cropped" else 1.3)
    scale = min(room[0] / image.shape[1], room[1] / image.shape[0])
    size = (max(1, round(image.shape[1] * scale)), max(1, round(image.shape[0] * scale)))
    x, y = edge + (room[0] - size[0]) // 2, edge + (room[1] - size[1]) // 2
    face[y : y + size[1], x : x + size[0]] = _resize(image, size)
    if strip:
        _title(face, picture, style, (edge, pixels[1] - edge - strip, room[0], strip))
    return Face(face, _rounded(pixels, style.corner), (wide, tall), (x, y, *size), picture)


def _alone(image: Array, picture: Picture, rng: Rng) -> Face:
    """Return a picture without border, or on a page, or on a screen."""
    height, width = image.shape[:2]
    scale = 1000 / max(height, width)
    size = (round(width * scale), round(height * scale))
    place = rng.choice(["bare", "page", "screen"])
    pad = [0, 0, 0, 0]
    if place != "bare":
        pad = [round(float(v) * 1000) for v in rng.uniform(0.04, 0.3, 4)]
    wide, tall = size[0] + pad[0] + pad[2], size[1] + pad[1] + pad[3]
    face = np.empty((tall, wide, 3), np.uint8)
    face[:] = (244, 240, 230) if place == "page" else (18, 18, 20)
    if place == "page":
        for y in range(30, tall - 20, 26):
            x = 40
            while x < wide - 60:
                word = int(rng.integers(20, 90))
                cv2.line(face, (x, y), (min(x + word, wide - 40), y), (90, 86, 84), 7)
                x += word + 16
    elif place == "screen":
        cv2.rectangle(face, (0, 0), (wide, 34), (52, 54, 60), -1)
    face[pad[1] : pad[1] + size[1], pad[0] : pad[0] + size[0]] = _resize(image, size)
    mask = np.full((tall, wide), 255, np.uint8)
    box = (pad[0], pad[1], *size)
    return Face(face, mask, (wide / DOTS, tall / DOTS), box, picture, alone=True)


def _resize(image: Array, size: tuple[int, int]) -> Array:
    shrinks = size[0] < image.shape[1]
    return cv2.resize(image, size, interpolation=cv2.INTER_AREA if shrinks else cv2.INTER_CUBIC)


def _trim(image: Array, rng: Rng) -> Array:
    """Cut up to 6 % off each side, as printers do."""
    height, width = image.shape[:2]
    left, top, right, bottom = rng.uniform(0, 0.06, 4) * (rng.random() < 0.6)
    return image[
        round(top * height) : height - round(bottom * height),
        round(left * width) : width - round(right * width),
    ]


def _crop_toward(image: Array, ratio: float, most: float) -> Array:
    """Cut the longer direction by at most the factor `most`, to come nearer to a ratio."""
    height, width = image.shape[:2]
    if width / height > ratio:
        keep = max(round(width / most), round(height * ratio), round(0.6 * width))
        start = (width - keep) // 2
        return image[:, start : start + keep]
    keep = max(round(height / most), round(width / ratio), round(0.75 * height))
    start = (height - keep) // 3
    return image[start : start + keep]


def _print_colors(image: Array, rng: Rng) -> Array:
    """Change tone, saturation and cast as inks do."""
    values = image.astype(np.float32) / 255
    values = values ** float(rng.uniform(0.85, 1.2))
    gray = values.mean(axis=2, keepdims=True)
    values = gray + (values - gray) * float(rng.uniform(0.75, 1.2))
    values *= rng.uniform(0.95, 1.03, 3).astype(np.float32)
    low, high = float(rng.uniform(0.0, 0.07)), float(rng.uniform(0.92, 1.0))
    values = low + np.clip(values, 0, 1) * (high - low)
    return np.asarray((np.clip(values, 0, 1) * 255).astype(np.uint8))


def _rounded(size: tuple[int, int], radius_mm: float) -> Array:
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, size[0] - 1, size[1] - 1), radius_mm * DOTS, fill=255
    )
    drawn: Array = np.asarray(mask)
    return drawn


@functools.lru_cache(maxsize=64)
def _font(which: int, size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    path = Path("/usr/share/fonts") / FONTS[which]
    if path.is_file():
        return ImageFont.truetype(str(path), size)
    return ImageFont.load_default(size)


def _title(face: Array, picture: Picture, style: Style, box: tuple[int, int, int, int]) -> None:
    """Write the title into the strip, smaller where it would not fit."""
    x, y, width, height = box
    text = picture.titles[0 if style.spanish else 1]
    dark = sum(style.ink) < 380
    size = round(height * 0.62)
    while size > 10 and _font(style.font, size).getbbox(text)[2] > width * 0.96:
        size -= 2
    strip = Image.fromarray(face[y : y + height, x : x + width])
    ImageDraw.Draw(strip).text(
        (width / 2, height / 2),
        text,
        font=_font(style.font, size),
        fill=(240, 236, 226) if dark else (30, 26, 26),
        anchor="mm",
    )
    face[y : y + height, x : x + width] = np.asarray(strip)
