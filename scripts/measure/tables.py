"""Tables to lay cards on: drawn ones of many kinds, and photos of real ones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import cv2
import numpy as np

from scripts.measure.pictures import REAL, Half, halve, read_csv

if TYPE_CHECKING:
    from pathlib import Path

Array = np.ndarray[Any, Any]
Rng = np.random.Generator

UNFIT = frozenset(
    {
        "026", "027", "028", "029", "030", "031", "032", "035", "057", "058", "059", "060",
        "088", "093", "094", "096", "097",
    }
)  # fmt: skip
"""Numbers of scenes on which no table is free: cut-outs, broadcasts, binders, boxes, papers."""

SMALLEST = 900
"""Long side in pixels under which a scene is too coarse to carry cards."""

OBLIQUE = {"006": 42, "007": 42, "016": 24, "037": 20, "040": 38, "049": 26, "103": 46}
"""Scenes that look at their table at a slant, in degrees from straight above, by eye."""


@dataclass(frozen=True, slots=True)
class Table:
    """What cards are laid on.

    Attributes:
        name: kind of the drawn table, or the scene's file.
        image: (H, W, 3) uint8 RGB, of the photo's size.
        real: whether it is a photo.
        tilt: degrees from straight above, where known; else None.
    """

    name: str
    image: Array
    real: bool
    tilt: float | None = None


def scene_files(half: Half, real: Path = REAL) -> list[str]:
    """Return the half's photos of real tables on which cards can lie."""
    files = []
    for row in read_csv(real / "scenes.csv"):
        if row["file"][:3] in UNFIT:
            continue
        image = cv2.imread(str(real / "scenes" / row["file"]))
        if image is not None and max(image.shape[:2]) >= SMALLEST:
            files.append(row["file"])
    return halve(files, half)


def real_table(file: str, size: tuple[int, int], real: Path = REAL) -> Table:
    """Return a scene, cropped and scaled to fill the photo's long side, in its own proportions.

    `size` is the size wished: a portrait scene turns it, and the proportions stay the scene's.
    """
    bgr = cv2.imread(str(real / "scenes" / file))
    if bgr is None:
        raise FileNotFoundError(f"{real / 'scenes' / file} is no picture")
    scale = max(size) / max(bgr.shape[:2])
    wanted = (round(bgr.shape[1] * scale), round(bgr.shape[0] * scale))
    way = cv2.INTER_AREA if scale < 1 else cv2.INTER_CUBIC
    image = cv2.cvtColor(cv2.resize(bgr, wanted, interpolation=way), cv2.COLOR_BGR2RGB)
    return Table(file, image, True, OBLIQUE.get(file[:3]))


def drawn_table(size: tuple[int, int], rng: Rng) -> Table:
    """Draw a table of a random kind."""
    name = str(rng.choice(sorted(KINDS)))
    width, height = size
    factor = max(1, round(max(size) / 1600))
    small = (width // factor, height // factor)
    image = np.clip(KINDS[name](small, rng), 0, 255).astype(np.uint8)
    if factor > 1:
        image = cv2.resize(image, size, interpolation=cv2.INTER_CUBIC)
    return Table(name, image, False)


def noise(size: tuple[int, int], cell: tuple[float, float], rng: Rng) -> Array:
    """Return smooth noise of -1..1 with cells of about `cell` pixels, (H, W) float32."""
    width, height = size
    grid = (max(2, round(height / cell[1])), max(2, round(width / cell[0])))
    values = rng.uniform(-1, 1, grid).astype(np.float32)
    return cv2.resize(values, size, interpolation=cv2.INTER_CUBIC)


def _color(rng: Rng, low: int = 30, high: int = 225, spread: float = 35) -> Array:
    base = float(rng.uniform(low, high))
    return np.clip(base + rng.uniform(-spread, spread, 3), 8, 250).astype(np.float32)


def _tint(shape: Array, color: Array, strength: float) -> Array:
    return color[None, None] * (1 + strength * shape[..., None])


def _wood(size: tuple[int, int], rng: Rng) -> Array:
    grain = sum(
        (noise(size, (size[0] / 2, cell), rng) * weight)
        for cell, weight in ((60, 0.5), (14, 0.35), (4, 0.25))
    )
    rings = np.sin(noise(size, (size[0] / 2, 120), rng) * 22)
    base = float(rng.uniform(50, 190))
    color = np.array([base, base * rng.uniform(0.66, 0.82), base * rng.uniform(0.4, 0.62)])
    image = _tint(grain + 0.25 * rings, color.astype(np.float32), float(rng.uniform(0.1, 0.28)))
    step = round(float(rng.uniform(0.16, 0.4)) * size[1])
    for y in range(int(rng.integers(step)), size[1], step):
        image[y : y + 3] *= 0.55
    return image if rng.random() < 0.6 else np.ascontiguousarray(_turn(image, size))


def _turn(image: Array, size: tuple[int, int]) -> Array:
    return cv2.resize(np.rot90(image).copy(), size)


def _cloth(size: tuple[int, int], rng: Rng) -> Array:
    x = np.arange(size[0], dtype=np.float32)[None]
    y = np.arange(size[1], dtype=np.float32)[:, None]
    pitch = float(rng.uniform(4, 9))
    weave = np.sin(2 * np.pi * x / pitch) * np.sin(2 * np.pi * y / pitch)
    folds = noise(size, (260, 340), rng)
    return _tint(0.5 * weave + 1.2 * folds + 0.3 * noise(size, (2, 2), rng), _color(rng), 0.12)


def _felt(size: tuple[int, int], rng: Rng) -> Array:
    color = np.array(((24, 92, 52), (120, 24, 32), (30, 44, 96), (52, 52, 56))[rng.integers(4)])
    fuzz = noise(size, (1.5, 1.5), rng) + 0.5 * noise(size, (5, 5), rng)
    return _tint(fuzz, color.astype(np.float32), 0.16)


def _marble(size: tuple[int, int], rng: Rng) -> Array:
    warp = (
        noise(size, (300, 300), rng) * 3 + noise(size, (90, 90), rng) + noise(size, (24, 24), rng)
    )
    veins = 1 / (1 + 14 * np.abs(np.sin(warp * 2.2)))
    dark = rng.random() < 0.3
    color = _color(rng, 30, 60, 8) if dark else _color(rng, 195, 235, 10)
    return _tint(veins, color, 1.4 if dark else -0.35)


def _plain(size: tuple[int, int], rng: Rng) -> Array:
    return _tint(noise(size, (500, 500), rng) + 0.3 * noise(size, (1, 1), rng), _color(rng), 0.05)


def _tiles(size: tuple[int, int], rng: Rng) -> Array:
    image = _tint(noise(size, (40, 40), rng) + noise(size, (3, 3), rng), _color(rng, 90, 210), 0.07)
    step = int(rng.integers(150, 420))
    for x in range(int(rng.integers(step)), size[0], step):
        image[:, x : x + 5] *= 0.6
    for y in range(int(rng.integers(step)), size[1], step):
        image[y : y + 5] *= 0.6
    return image


def _checks(size: tuple[int, int], rng: Rng) -> Array:
    step = int(rng.integers(24, 90))
    x = (np.arange(size[0]) // step % 2)[None]
    y = (np.arange(size[1]) // step % 2)[:, None]
    color, other = _color(rng, 120, 240), _color(rng, 40, 220, 70)
    share = ((x + y) / 2)[..., None].astype(np.float32)
    return (color * (1 - share) + other * share) * (1 + 0.06 * noise(size, (3, 3), rng))[..., None]


def _playmat(size: tuple[int, int], rng: Rng) -> Array:
    """A printed mat: big soft shapes of many colors with line work, a busy ground."""
    layers = [noise(size, (cell, cell), rng) for cell in (320, 110, 40, 12)]
    image = np.empty((size[1], size[0], 3), np.float32)
    for channel in range(3):
        mix = rng.uniform(-1, 1, 4)
        shape = sum(float(m) * layer for m, layer in zip(mix, layers, strict=True))
        image[..., channel] = float(rng.uniform(50, 150)) + 70 * shape
    for _ in range(int(rng.integers(15, 60))):
        points = (rng.uniform(0, 1, (4, 2)) * size).astype(np.int32)
        color = tuple(float(v) for v in _color(rng, 10, 240, 60))
        cv2.polylines(image, [points], bool(rng.random() < 0.5), color, int(rng.integers(1, 7)))
    return cv2.GaussianBlur(image, (0, 0), 1.2)


def _newspaper(size: tuple[int, int], rng: Rng) -> Array:
    """Printed columns: lines of words, as a page or a rule book under the cards."""
    image = _tint(noise(size, (60, 60), rng), _color(rng, 205, 240, 12), 0.03)
    line, column = int(rng.integers(13, 26)), int(rng.integers(220, 420))
    for left in range(12, size[0], column):
        for top in range(16, size[1], line):
            x = left
            while x < left + column - 34:
                word = int(rng.integers(8, 46))
                for letter in range(x, min(x + word, left + column - 26), 7):
                    a = (letter, top + int(rng.integers(-4, 2)))
                    b = (letter + int(rng.integers(1, 6)), top + int(rng.integers(2, 8)))
                    cv2.line(image, a, b, (50.0, 48.0, 50.0), 1 + line // 18)
                x += word + 9
    return image


KINDS = {
    "wood": _wood,
    "cloth": _cloth,
    "felt": _felt,
    "marble": _marble,
    "plain": _plain,
    "tiles": _tiles,
    "checks": _checks,
    "playmat": _playmat,
    "newspaper": _newspaper,
}
