"""Shared by plates of later architecture: common stuff, windows with bars, onions, still water.

A plate's own materials follow the common ones: `GRANITE, LEAD = range(OWN, OWN + 2)` and
`STUFF = [*COMMON, Material(...), Material(...)]`. Lengths in metres.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import materials
from .core import Dice, Plate, rect
from .garden import CROWD, tree
from .scene import lay
from .solids import Array, Model, Vec
from .surface import Material
from .walls import Opening, Spot, Surface, block, ribs, row

GLASS, DARK, PAVE, LAWN, LEAF, BARK, SKIN, COAT, RED, BLUE, CREAM = range(11)
#: The first number that is free for a plate's own materials.
OWN = 11
COMMON = (
    Material(("#2c3846", "#566676"), bump=0, gloss=0.35),
    Material(("#1d1b20", "#2f2b2c"), bump=0),
    Material(("#9f9688", "#bcb3a4", "#d2cabb"), 0.8, 0.8, 0.35, grain=2, casts=False),
    Material(("#4f7833", "#759e47", "#9cba60"), grain=0.8, contrast=1.1, bump=0.6, casts=False),
    Material(("#2f4f28", "#567a39", "#94ae58"), contrast=1.0),
    Material(("#3d332b", "#5d4f42")),
    *CROWD,
)
CLOTHES = (SKIN, COAT, RED, BLUE, CREAM, COAT)


@dataclass(frozen=True, slots=True)
class Bent:
    """A wall over a plan curve: points (N, 2) in order, the outside to their right."""

    plan: tuple[Spot, ...]

    def _run(self) -> tuple[Array, Array]:
        plan = np.array(self.plan)
        steps = np.linalg.norm(np.diff(plan, axis=0), axis=1)
        return plan, np.concatenate([[0.0], steps.cumsum()])

    @property
    def length(self) -> float:
        """Metres along the curve."""
        return float(self._run()[1][-1])

    def at(self, u: ArrayLike, z: ArrayLike, d: ArrayLike) -> Array:
        """Return points (..., 3)."""
        u, z, d = np.broadcast_arrays(*(np.asarray(q, dtype=np.float64) for q in (u, z, d)))
        plan, run = self._run()
        normal = np.gradient(plan, run, axis=0) @ np.array([[0.0, -1.0], [1.0, 0.0]])
        normal /= np.linalg.norm(normal, axis=1, keepdims=True)
        x, y = (np.interp(u, run, plan[:, k]) for k in (0, 1))
        nx, ny = (np.interp(u, run, normal[:, k]) for k in (0, 1))
        return np.stack([x + nx * d, y + ny * d, z], -1)

    def pieces(self, length: float) -> int:
        """Fine enough to bend."""
        return max(1, math.ceil(abs(length) / 0.4))


def glazed(
    model: Model,
    surface: Surface,
    u: Spot,
    z: Spot,
    count: int,
    opening: Opening,
    wall: int,
    bar: int,
    panes: tuple[int, int] = (2, 4),
    frame: float = 0.0,
    d: float = 0.0,
) -> list[float]:
    """Cut a row of windows with glazing bars (`panes` across and up) and, if asked, a frame."""
    middles = row(model, surface, u, z, count, opening, wall, d)
    o, deep = opening, d - opening.depth + 0.06
    for middle in middles:
        low, high = o.sill, o.top
        lines: list[list[Spot]] = []
        for i in range(1, panes[0]):
            x = middle - o.width / 2 + o.width * i / panes[0]
            lines.append([(x, low), (x, o.spring + (high - o.spring) * 0.8)])
        for j in range(1, panes[1]):
            h = low + (o.spring - low) * j / panes[1]
            lines.append([(middle - o.width / 2, h), (middle + o.width / 2, h)])
        ribs(model, surface, lines, 0.06 + o.width * 0.03, (deep - 0.05, deep + 0.06), bar)
        if frame:
            edge = [(p - o.center + middle, q) for p, q in o.outline()]
            ribs(model, surface, [edge], frame, (d - 0.05, d + 0.14), bar)
            half = o.width / 2 + frame
            block(
                model, surface, (middle - half, middle + half), (low - 0.25, low), (d, d + 0.3), bar
            )
    return middles


def courses(
    model: Model, surface: Surface, u: Spot, steps: Sequence[tuple[float, float, float]], stuff: int
) -> None:
    """Lay courses (height above the ground, thickness, how far out) along a wall, with returns."""
    for z, thick, out in steps:
        block(model, surface, (u[0] - out, u[1] + out), (z, z + thick), (-0.1, out), stuff)


def onion(radius: float, height: float) -> list[Spot]:
    """Return the profile of a bulbous dome: neck, swelling, drawn-out tip."""
    shape = [
        (0.72, 0.0),
        (0.86, 0.05),
        (0.97, 0.13),
        (1.0, 0.22),
        (0.96, 0.32),
        (0.85, 0.42),
        (0.68, 0.51),
        (0.48, 0.59),
        (0.31, 0.66),
        (0.19, 0.74),
        (0.1, 0.84),
        (0.04, 0.93),
        (0.0, 1.0),
    ]
    return [(radius * r, height * t) for r, t in shape]


def grove(
    model: Model, places: Sequence[Spot], height: Spot, seed: int = 1, density: int = 1300
) -> None:
    """Plant broad-leaved trees at (x, y), each of its own height."""
    dice = Dice(seed)
    for i, (x, y) in enumerate(places):
        tall = dice.uniform(*height)
        model.add(tree(tall, LEAF, BARK, seed * 7 + i % 9, 0.78, density), (x, y, 0))


def flipped(model: Model) -> Model:
    """Return the model upside down about z = 0: what still water shows, seen from any height."""
    corners, _, _, kinds = model.arrays()
    out = Model()
    for kind in np.unique(kinds):
        out.triangles(corners[kinds == kind] * np.array([1.0, 1.0, -1.0]), int(kind))
    return out


def mirror(
    plate: Plate,
    pixels: NDArray[np.uint8],
    shore: float,
    foot: float,
    colors: Sequence[str],
    strength: float = 0.7,
    seed: int = 31,
    waves: float = 14,
) -> None:
    """Lay still water from `shore` to the bottom, the picture upside down in it.

    `foot` is where what is mirrored meets the water, `colors` those of the water downwards.
    """
    high = plate.height - shore
    stops = [(i / (len(colors) - 1), color) for i, color in enumerate(colors)]
    plate.add(rect(0, shore, plate.width, high, plate.linear(stops)))
    ripple = materials.rough(plate, ".006 .09", waves, seed, 3, 0.8)
    clip = plate.clip(rect(0, shore, plate.width, high, "#000"))
    down = f"translate(0 {shore - (plate.height - foot):.1f})"
    with (
        plate.group(clip_path=clip),
        plate.group(filter=ripple, opacity=strength),
        plate.group(transform=down),
    ):
        lay(plate, np.ascontiguousarray(pixels[::-1]))
    light = materials.cloudy(plate, ".004 .12", seed + 2, "#f0f4fa", 0.56, 5)
    plate.add(rect(0, shore, plate.width, high, "#fff", filter=light, opacity=0.3))


def vine(
    model: Model, points: Sequence[Vec], thick: Sequence[float], material: int, sides: int = 10
) -> None:
    """Add a smooth round stem through the points, its radius running through `thick`."""
    way = np.array(points, dtype=np.float64)
    ends = np.vstack([2 * way[0] - way[1], way, 2 * way[-1] - way[-2]])
    out: list[Array] = []
    for i in range(len(way) - 1):
        a, b, c, d = ends[i : i + 4]
        out.extend(
            0.5
            * (
                2 * b
                + (c - a) * t
                + (2 * a - 5 * b + 4 * c - d) * t**2
                + (3 * b - a - 3 * c + d) * t**3
            )
            for t in np.linspace(0, 1, 9)[:-1]
        )
    out.append(way[-1])
    size = np.interp(np.linspace(0, 1, len(out)), np.linspace(0, 1, len(thick)), thick)
    model.tube(np.array(out), size, material, sides)


@dataclass(frozen=True, slots=True)
class Floor:
    """Level ground as a surface: u runs east, z north, d up. For parterres, mosaics, paving."""

    def at(self, u: ArrayLike, z: ArrayLike, d: ArrayLike) -> Array:
        """Return points (..., 3)."""
        return np.stack(np.broadcast_arrays(*(np.asarray(q, float) for q in (u, z, d))), -1)

    def pieces(self, length: float) -> int:
        """Flat: one piece does."""
        return max(1, int(abs(length) / 40))


def scroll(center: Spot, radius: float, turns: float, start: float, wind: int = 1) -> list[Spot]:
    """Return a spiral from its rim inwards, for parterres and whiplash ornament; start in degrees.

    `wind` 1 turns counterclockwise, -1 clockwise.
    """
    out = []
    for t in np.linspace(0, 1, max(12, int(turns * 18))):
        a = math.radians(start) + wind * turns * 2 * math.pi * t
        r = radius * (1 - 0.86 * t)
        out.append((center[0] + r * math.cos(a), center[1] + r * math.sin(a)))
    return out
