"""Pigment on a wall: rock, plaster and fresco, where the ground shows through the paint.

A wall has a color and a height at every point. Paint soaks into it: it takes the grain of the
wall, fades, flakes off; the light at the end falls on the wall, not on the paint.
"""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

import cv2
import numpy as np

from .core import Dice, Point, jagged
from .drapery import smooth
from .sculpt import Array, Relief, Vec, rgb


def clouds(shape: tuple[int, int], cell: float, octaves: int, seed: int) -> Array:
    """Smooth noise (h, w) of about -1..1 whose largest spots are `cell` pixels wide."""
    chance = np.random.default_rng(seed)
    out = np.zeros(shape, np.float32)
    weight = 1.0
    for _ in range(octaves):
        rows, columns = int(shape[0] / cell) + 3, int(shape[1] / cell) + 3
        small = chance.normal(0, 0.5, (rows, columns)).astype(np.float32)
        big = cv2.resize(
            small, (int(columns * cell) + 1, int(rows * cell) + 1), interpolation=cv2.INTER_CUBIC
        )
        out += big[: shape[0], : shape[1]] * weight
        weight *= 0.55
        cell = max(cell / 2.1, 1.3)
    return out


class Wall:
    """A wall in plate units (one pixel each), from its darkest to its lightest color."""

    def __init__(
        self, width: int, height: int, colors: Sequence[str], seed: int = 1, cell: float = 260.0
    ) -> None:
        self.shape = (height, width)
        self._seed = seed
        tone = 0.5 + 0.36 * clouds(self.shape, cell, 6, seed)
        table = np.stack([rgb(c) for c in colors])
        place = np.clip(tone, 0, 1) * (len(colors) - 1)
        low = np.minimum(place.astype(int), len(colors) - 2)
        t = (place - low)[..., None]
        self.color: Array = (table[low] * (1 - t) + table[low + 1] * t).astype(np.float32)
        self.bare: Array = self.color.copy()
        self.height: Array = clouds(self.shape, cell, 7, seed + 1) * cell * 0.05
        self._losses: dict[int, Array] = {}
        self.grain: Array = clouds(self.shape, 7, 3, seed + 2)

    def cover(self, points: Sequence[Point], soft: float = 1.0, curved: bool = True) -> Array:
        """Coverage (h, w) 0..1 of an outline, blurred by `soft` pixels."""
        out = np.zeros(self.shape, np.float32)
        edge = smooth(points, close=True) if curved else list(points)
        place, mask = self._patch(edge, soft * 3 + 2)
        cv2.fillPoly(mask, [_fixed(edge, place)], 255, cv2.LINE_AA, 4)
        out[place] = _softened(mask, soft)
        return out

    def _patch(self, points: Sequence[Point], margin: float) -> tuple[tuple[slice, slice], Array]:
        """The part of the wall around points, and an empty mask for it."""
        xs, ys = [q[0] for q in points], [q[1] for q in points]
        y0, y1 = (
            int(np.clip(v, 0, self.shape[0])) for v in (min(ys) - margin, max(ys) + margin + 1)
        )
        x0, x1 = (
            int(np.clip(v, 0, self.shape[1])) for v in (min(xs) - margin, max(xs) + margin + 1)
        )
        return (slice(y0, y1), slice(x0, x1)), np.zeros((y1 - y0, x1 - x0), np.uint8)

    def soak(
        self, mask: Array, color: str, opacity: float = 1.0, grain: float = 0.3, seed: int = 0
    ) -> None:
        """Lay a color where `mask` (of the whole wall) is; `grain` 0..1 is what stays bare."""
        self._lay((slice(None), slice(None)), mask, color, opacity, grain, seed)

    def _lay(
        self,
        place: tuple[slice, slice],
        mask: Array,
        color: str,
        opacity: float,
        grain: float,
        seed: int,
    ) -> None:
        if mask.size == 0:
            return
        key = seed % 5
        if key not in self._losses:
            self._losses[key] = 0.55 * self.grain + 0.6 * clouds(
                self.shape, 46, 4, self._seed + 11 + key
            )
        kept = 1 - grain * np.clip(0.55 + self._losses[key][place], 0, 1.6)
        alpha = mask * opacity * np.clip(kept, 0, 1)
        self.color[place] += (rgb(color) - self.color[place]) * alpha[..., None]

    def fill(
        self,
        points: Sequence[Point],
        color: str,
        opacity: float = 1.0,
        soft: float = 1.0,
        grain: float = 0.3,
        weight: Callable[[Array, Array], Array] | None = None,
        curved: bool = True,
        seed: int = 0,
    ) -> None:
        """Fill an outline; `weight(x, y)` (arrays) thins the paint across it."""
        edge = smooth(points, close=True) if curved else list(points)
        place, mask = self._patch(edge, soft * 3 + 2)
        if mask.size == 0:
            return
        cv2.fillPoly(mask, [_fixed(edge, place)], 255, cv2.LINE_AA, 4)
        cover = _softened(mask, soft)
        if weight is not None:
            yy, xx = np.mgrid[place].astype(np.float32)
            cover = cover * np.clip(weight(xx, yy), 0, 1)
        self._lay(place, cover, color, opacity, grain, seed)

    def draw(
        self,
        points: Sequence[Point],
        width: float,
        color: str,
        opacity: float = 1.0,
        soft: float = 0.7,
        grain: float = 0.3,
        taper: float = 0.35,
        curved: bool = True,
        shake: float = 0.0,
        seed: int = 0,
    ) -> None:
        """A brush line, thinner toward its ends; `shake` makes its width uneven."""
        track = smooth(points, steps=8) if curved and len(points) > 2 else list(points)
        place, mask = self._patch(track, width + soft * 3 + 2)
        if mask.size == 0:
            return
        dice = Dice(seed + 5)
        last = len(track) - 1
        fixed = _fixed(track, place)
        for i in range(last):
            full = taper + (1 - taper) * math.sin(math.pi * (i + 0.5) / last) ** 0.6
            thick = max(1.0, width * full * (1 + dice.gauss(0, shake)))
            a, b = ((int(x), int(y)) for x, y in fixed[i : i + 2])
            cv2.line(mask, a, b, 255, max(1, round(thick)), cv2.LINE_AA, 4)
        self._lay(place, _softened(mask, max(soft, 0.31)), color, opacity, grain, seed)

    def bulge(self, mask: Array, height: float) -> None:
        """Raise the wall under a mask: the natural bosses the cave painters used."""
        self.height += cv2.GaussianBlur(mask, (0, 0), 26) * height

    def crack(self, points: Sequence[Point], width: float, depth: float, seed: int) -> None:
        """A crack through wall and paint."""
        track = jagged(points, 0.14, 4, seed)
        mask = np.zeros(self.shape, np.uint8)
        for a, b in pairwise(track):
            cv2.line(
                mask,
                (int(a[0] * 16), int(a[1] * 16)),
                (int(b[0] * 16), int(b[1] * 16)),
                255,
                max(1, round(width)),
                cv2.LINE_AA,
                4,
            )
        line = cv2.GaussianBlur(mask.astype(np.float32) / 255, (0, 0), 0.8)
        self.height -= line * depth * 3
        self.color *= 1 - line[..., None] * min(0.75, depth * 0.35)

    def wear(self, share: float, cell: float = 60.0, seed: int = 3, sharp: float = 6.0) -> None:
        """Let a `share` (0..1) of the paint flake off in spots, back to the bare wall."""
        noise = clouds(self.shape, cell, 6, self._seed + 40 + seed)
        limit = float(np.quantile(noise, 1 - share))
        lost = np.clip((noise - limit) * sharp, 0, 1)[..., None]
        self.color += (self.bare - self.color) * lost

    def picture(
        self,
        relief: float = 1.0,
        light: Vec = (-0.6, -0.62, 0.5),
        depth: float = 0.75,
        grain: float = 0.5,
    ) -> Relief:
        """The wall in raking light; `depth` is how dark its hollows get."""
        fine = self.height + self.grain * grain
        gy, gx = np.gradient(cv2.GaussianBlur(fine, (0, 0), 0.8) * relief)
        normal = np.stack([-gx, -gy, np.ones_like(gx)], -1)
        normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
        toward = np.array(light) / np.linalg.norm(light)
        flat = toward[2]
        tone = np.clip((normal @ toward) / flat, 0, 1.5)
        shade = 1 - depth + depth * tone
        color = np.clip(self.color * shade[..., None], 0, 1).astype(np.float32)
        pixels = np.concatenate([color, np.ones((*self.shape, 1), np.float32)], -1)
        return Relief(pixels, 0, 0, self.shape[1], self.shape[0], self.height)


def _fixed(points: Sequence[Point], place: tuple[slice, slice]) -> Array:
    """Points relative to a patch, in sixteenths of a pixel."""
    origin = np.array([place[1].start, place[0].start], dtype=np.float64)
    return np.round((np.array(points) - origin) * 16).astype(np.int32)


def _softened(mask: Array, soft: float) -> Array:
    cover: Array = mask.astype(np.float32) / 255
    return cv2.GaussianBlur(cover, (0, 0), soft) if soft > 0.3 else cover
