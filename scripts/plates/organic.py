"""The vocabulary of Modernisme: broken tiles, scales, limbs and sockets of stone."""

import math
from collections.abc import Callable, Sequence

import numpy as np

from .core import Dice, Noise
from .solids import Array, Model
from .walls import Spot, Surface, fill, patch, ring


def mosaic(
    model: Model,
    surface: Surface,
    u: Spot,
    z: Spot,
    covers: Callable[[float, float], bool],
    tiles: Sequence[int],
    size: float = 0.2,
    discs: int = 400,
    seed: int = 7,
) -> None:
    """Cover part of a wall with broken tiles whose materials drift along `tiles`, and round plates.

    `covers(u, z)` tells where there are tiles.
    """
    noise, dice = Noise(seed), Dice(seed)
    bins: dict[int, list[list[Spot]]] = {}
    for j in range(int((z[1] - z[0]) / size)):
        for i in range(int((u[1] - u[0]) / size)):
            x, h = u[0] + (i + 0.5 * (j % 2)) * size, z[0] + j * size
            if not covers(x, h):
                continue
            drift = (
                0.5
                + 0.42 * noise.fbm(x * 0.28, h * 0.2, 3)
                + 0.35 * (h - sum(z) / 2) / (z[1] - z[0])
            )
            tile = tiles[int(min(max(drift + dice.gauss(0, 0.12), 0), 0.999) * len(tiles))]
            tilt, sides = dice.uniform(0, 6), dice.choice([4, 5, 6])
            turns = [tilt + 2 * math.pi * k / sides for k in range(sides)]
            edge = [(x + size * 0.62 * math.cos(a), h + size * 0.62 * math.sin(a)) for a in turns]
            quads = bins.setdefault(tile, [])
            quads.append(edge[:4])
            if sides > 4:
                quads.append([edge[0], edge[3], edge[4], edge[-1]])
    for tile, quads in bins.items():
        patch(model, surface, quads, dice.uniform(0.02, 0.05), tile)
    for _ in range(discs):
        x, h = dice.uniform(*u), dice.uniform(*z)
        if all(covers(x + step, h) for step in (-0.3, 0, 0.3)):
            fill(
                model, surface, ring((x, h), dice.uniform(0.14, 0.3), 10), 0.09, dice.choice(tiles)
            )


def scales(
    model: Model,
    u: Spot,
    lower: Callable[[float], float],
    upper: Callable[[float], float],
    materials: Sequence[int],
    rows: int = 15,
    columns: int = 42,
    lean: float = 1.9,
    seed: int = 3,
) -> None:
    """Lay a roof of round scales between two skylines, leaning back by `lean` metres.

    Materials run from the left end to the right, with some straying.
    """
    dice, noise = Dice(seed), Noise(seed + 6)
    half = (u[1] - u[0]) / columns * 0.7
    for j in range(rows):
        for i in range(columns):
            x = u[0] + (i + 0.5 * (j % 2) + 0.3) * (u[1] - u[0]) / columns
            if x > u[1]:
                continue
            t = (j + 0.2) / rows
            low, high = lower(x), upper(x)
            z, y = low + (high - low) * t, -0.25 + lean * t**1.5
            tall = (high - low) / rows * 1.7
            hue = (x - u[0]) / (u[1] - u[0]) + 0.25 * noise.at(x * 0.5, z * 0.7)
            hue += dice.gauss(0, 0.05)
            material = materials[int(min(max(hue, 0), 0.999) * len(materials))]
            edge = [
                (x + half * math.cos(a), z + tall * (0.35 + 0.55 * math.sin(a)))
                for a in np.linspace(math.pi, 2 * math.pi, 8)
            ]
            shape = [(x + half, z + tall), (x - half, z + tall), *edge]
            points = np.array([(p, y - 0.14 + 0.16 * (q - z) / tall, q) for p, q in shape])
            fan(model, points, points.mean(0) + np.array([0, -0.07, 0]), material)


def fan(model: Model, points: Array, tip: Array, material: int) -> None:
    """Close a loop of points (N, 3) by triangles to a tip."""
    corners = np.stack([points, np.roll(points, -1, 0), np.broadcast_to(tip, points.shape)], 1)
    model.triangles(corners, material)


def limb(
    model: Model, points: Sequence[tuple[float, float, float]], thick: float, material: int
) -> None:
    """Add a limb of stone: thin in the middle, knuckled at both ends."""
    way = np.array(points, dtype=np.float64)
    t = np.linspace(0, 1, len(way))
    model.tube(way, thick * (0.55 + 0.75 * np.abs(2 * t - 1) ** 2.2), material, 12)


def socket(
    u: float, low: float, wide: float, tall: float, y: float, pieces: int = 28
) -> list[tuple[float, float, float]]:
    """Return a closed loop like an eye socket around (u, low + tall / 2) at depth y."""
    out = []
    for i in range(pieces + 1):
        a = 2 * math.pi * i / pieces
        x, z = math.cos(a), math.sin(a)
        across, up = math.copysign(abs(x) ** 0.75, x), math.copysign(abs(z) ** 0.8, z)
        out.append((u + wide / 2 * across, y, low + tall / 2 * (1 + up)))
    return out


def mask(wide: float, shell: int, dark: int) -> Model:
    """Build a balcony like a carnival mask: a shell of half-width `wide`, two eye holes, a brow."""
    model = Model()
    angles = np.radians(np.linspace(-95, 95, 25))[None, :]
    t = np.linspace(0, 1, 9)[:, None]
    reach = 0.35 + 0.65 * t**0.55
    x = 1.02 * wide * np.sin(angles) * reach
    y = -0.85 * np.cos(angles) * reach
    z = 1.12 * t + 0.28 * np.sin(angles) ** 2 * t + 0 * x
    model.grid(np.stack([x, y, z], -1), shell)
    for side in (-1, 1):
        eye = [
            (
                side * 0.42 + 0.27 * math.cos(a),
                0.68 + 0.19 * math.sin(a) + side * 0.14 * math.cos(a),
            )
            for a in np.linspace(0, 2 * math.pi, 15)[:-1]
        ]
        points = np.array(
            [(p, -0.87 * math.sqrt(max(1 - (p / (1.02 * wide)) ** 2, 0.02)), q) for p, q in eye]
        )
        fan(model, points, points.mean(0) + np.array([0, -0.02, 0]), dark)
    model.tube(
        [(0, -0.9, 0.35), (0, -0.98, 0.7), (0, -0.92, 1.1)], np.array([0.05, 0.09, 0.05]), shell, 8
    )
    rim = np.array(
        [
            (1.04 * wide * math.sin(a), -0.87 * math.cos(a), 1.14 + 0.28 * math.sin(a) ** 2)
            for a in np.radians(np.linspace(-95, 95, 25))
        ]
    )
    model.tube(rim, 0.07, shell, 8)
    return model
