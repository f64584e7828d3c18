"""Where the cards of a photo lie, seen straight from above, in painting order."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

Array = np.ndarray[Any, Any]
Rng = np.random.Generator
Size = tuple[float, float]

LAYOUTS = ("free", "row", "overlap", "fan", "single", "small", "copies", "covered")


@dataclass(frozen=True, slots=True)
class Placement:
    """Where one card lies.

    Attributes:
        center: pixels of the photo's frame.
        angle: degrees, clockwise as seen on the photo.
        scale: pixels for each millimeter of the card.
    """

    center: tuple[float, float]
    angle: float
    scale: float

    def matrix(self) -> Array:
        """Return the 3x3 matrix from the card's millimeters, origin at its center, to pixels."""
        c, s = math.cos(math.radians(self.angle)), math.sin(math.radians(self.angle))
        k = self.scale
        return np.array(
            [[k * c, -k * s, self.center[0]], [k * s, k * c, self.center[1]], [0, 0, 1]]
        )


def how_many(layout: str, rng: Rng) -> int:
    """Draw the number of cards that a layout holds."""
    return {
        "free": int(rng.integers(1, 13)),
        "row": 7,
        "overlap": int(rng.integers(4, 11)),
        "fan": int(rng.integers(5, 8)),
        "single": 1,
        "small": int(rng.integers(6, 15)),
        "copies": int(rng.integers(5, 10)),
        "covered": int(rng.integers(3, 9)),
    }[layout]


def place(layout: str, sizes: Sequence[Size], frame: tuple[int, int], rng: Rng) -> list[Placement]:
    """Place cards of the given sizes (millimeters) on a frame (pixels).

    Raises ValueError at a layout that does not exist.
    """
    makers = {
        "free": _free,
        "row": _row,
        "overlap": _overlap,
        "fan": _fan,
        "single": _single,
        "small": _small,
        "copies": _free,
        "covered": _free,
    }
    if layout not in makers:
        raise ValueError(f"{layout!r} is no layout; choose one of {', '.join(LAYOUTS)}")
    return makers[layout](sizes, frame, rng)


def _grid(count: int, frame: tuple[int, int]) -> tuple[int, int]:
    """Return columns and rows of the most square cells that hold `count` cards."""
    width, height = frame
    best = min(
        range(1, count + 1),
        key=lambda c: abs(math.log((width / c) / (height / math.ceil(count / c)))),
    )
    return best, math.ceil(count / best)


def _scattered(
    sizes: Sequence[Size], frame: tuple[int, int], rng: Rng, longest: float, turn: float
) -> list[Placement]:
    """Place each card in its own cell, at most `longest` pixels long, turned up to `turn`."""
    columns, rows = _grid(len(sizes), frame)
    cell = (frame[0] / columns, frame[1] / rows)
    cells = rng.permutation(columns * rows)[: len(sizes)]
    deck = float(rng.uniform(0.86, 1.0))
    placed = []
    for size, index in zip(sizes, cells, strict=True):
        row, column = divmod(int(index), columns)
        angle = float(rng.uniform(-turn, turn))
        c, s = abs(math.cos(math.radians(angle))), abs(math.sin(math.radians(angle)))
        box = (size[0] * c + size[1] * s, size[0] * s + size[1] * c)
        scale = min(cell[0] / box[0], cell[1] / box[1], longest / max(size)) * deck * 0.97
        slack = (max(0.0, cell[0] - box[0] * scale), max(0.0, cell[1] - box[1] * scale))
        center = (
            (column + 0.5) * cell[0] + float(rng.uniform(-0.5, 0.5)) * slack[0],
            (row + 0.5) * cell[1] + float(rng.uniform(-0.5, 0.5)) * slack[1],
        )
        placed.append(Placement(center, angle, scale))
    return placed


def _free(sizes: Sequence[Size], frame: tuple[int, int], rng: Rng) -> list[Placement]:
    return _scattered(sizes, frame, rng, float(rng.uniform(0.3, 0.62)) * min(frame), 180)


def _small(sizes: Sequence[Size], frame: tuple[int, int], rng: Rng) -> list[Placement]:
    """Cards 110 to 170 pixels wide on a 1600-pixel photo, anywhere."""
    longest = float(rng.uniform(150, 240)) * max(frame) / 1600
    return _scattered(sizes, frame, rng, longest, 180 if rng.random() < 0.5 else 12)


def _row(sizes: Sequence[Size], frame: tuple[int, int], rng: Rng) -> list[Placement]:
    """All cards side by side across the photo's width, with gaps, seen from either side."""
    widths = [size[0] for size in sizes]
    gap = float(rng.uniform(0.04, 0.16)) * max(widths)
    scale = 0.96 * frame[0] / (sum(widths) + gap * (len(sizes) + 1))
    scale = min(scale, 0.9 * frame[1] / max(size[1] for size in sizes))
    total = (sum(widths) + gap * (len(sizes) - 1)) * scale
    x = (frame[0] - total) / 2
    y = frame[1] * float(rng.uniform(0.4, 0.6))
    turned = 180.0 if rng.random() < 0.2 else 0.0
    placed = []
    for size in sizes:
        wobble = float(rng.normal(0, 2.0))
        lift = float(rng.normal(0, 0.03)) * size[1] * scale
        placed.append(Placement((x + size[0] * scale / 2, y + lift), turned + wobble, scale))
        x += (size[0] + gap) * scale
    return placed


def _overlap(sizes: Sequence[Size], frame: tuple[int, int], rng: Rng) -> list[Placement]:
    """One or two rows, or columns, where each card covers about half of the one before."""
    down = bool(rng.random() < 0.3)
    lines = 2 if len(sizes) > 5 else 1
    parts = np.array_split(np.arange(len(sizes)), lines)
    turned = 180.0 if rng.random() < 0.2 else 0.0
    back = bool(rng.random() < 0.3)
    placed: list[Placement] = []
    for number, part in enumerate(parts):
        line = [sizes[int(i)] for i in part]
        along, across = (1, 0) if down else (0, 1)
        steps = [float(rng.uniform(0.48, 0.58)) * size[along] for size in line]
        length = sum(steps[:-1]) + line[-1][along]
        room = (frame[along] * 0.88, frame[across] / lines * 0.88)
        thick = max(size[across] for size in line)
        scale = min(room[0] / length, room[1] / thick, 0.62 * min(frame) / max(line[0]))
        at = (frame[along] - length * scale) / 2
        middle = frame[across] * (number + 0.5) / lines
        for size, step in zip(line, steps, strict=True):
            where = at + size[along] * scale / 2
            if back:
                where = frame[along] - where
            side = middle + float(rng.normal(0, 0.02)) * thick * scale
            center = (side, where) if down else (where, side)
            placed.append(Placement(center, turned + float(rng.normal(0, 1.5)), scale))
            at += step * scale
    return placed


def _fan(sizes: Sequence[Size], frame: tuple[int, int], rng: Rng) -> list[Placement]:
    """A hand held in a fan: every card but the last shows about a third."""
    tall = max(size[1] for size in sizes)
    wide = max(size[0] for size in sizes)
    radius = float(rng.uniform(1.25, 1.7)) * tall
    step = math.degrees(float(rng.uniform(0.36, 0.42)) * wide / radius)
    spread = step * (len(sizes) - 1)
    tilt = float(rng.uniform(-14, 14)) + (180.0 if rng.random() < 0.12 else 0.0)
    hand = -1 if rng.random() < 0.3 else 1
    angles = [
        hand * (index * step - spread / 2) + float(rng.normal(0, 0.8))
        for index in range(len(sizes))
    ]
    points = [
        (radius * math.sin(math.radians(a)), -radius * math.cos(math.radians(a))) for a in angles
    ]
    turn = Placement((0, 0), tilt, 1).matrix()
    corners = []
    for angle, point, size in zip(angles, points, sizes, strict=True):
        box = Placement(point, angle, 1).matrix() @ np.array(
            [[-size[0] / 2, size[0] / 2, size[0] / 2, -size[0] / 2],
             [-size[1] / 2, -size[1] / 2, size[1] / 2, size[1] / 2],
             [1, 1, 1, 1]]
        )  # fmt: skip
        corners.append((turn @ box)[:2].T)
    low, high = np.min(np.concatenate(corners), axis=0), np.max(np.concatenate(corners), axis=0)
    scale = float(np.min(np.array(frame) * 0.92 / (high - low))) * float(rng.uniform(0.8, 1.0))
    middle = (low + high) / 2
    placed = []
    for angle, point in zip(angles, points, strict=True):
        x, y, _ = turn @ np.array([*point, 1])
        center = (
            frame[0] / 2 + (x - middle[0]) * scale,
            frame[1] / 2 + (y - middle[1]) * scale,
        )
        placed.append(Placement(center, angle + tilt, scale))
    return placed


def _single(sizes: Sequence[Size], frame: tuple[int, int], rng: Rng) -> list[Placement]:
    """One picture that fills much of the photo."""
    share = float(rng.uniform(0.5, 0.97))
    scale = share * min(frame[0] / sizes[0][0], frame[1] / sizes[0][1])
    center = (
        frame[0] * (0.5 + float(rng.uniform(-0.5, 0.5)) * (1 - share) * 0.5),
        frame[1] * (0.5 + float(rng.uniform(-0.5, 0.5)) * (1 - share) * 0.5),
    )
    angle = float(rng.normal(0, 3)) if share < 0.85 else float(rng.normal(0, 0.8))
    return [Placement(center, angle, scale)]
