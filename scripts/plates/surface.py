"""What solids are made of: ashlar, stripes, tiles, plaster, grass, glass, computed per point.

Colors are mixed in linear light. Noise is looked up in one tileable image, so that a million points
cost little.
"""

from dataclasses import dataclass
from functools import lru_cache

import cv2
import numpy as np
from numpy.typing import NDArray

from .core import mix
from .solids import UP, Array, unit

_TILE = 1024


@dataclass(frozen=True, slots=True)
class Material:
    """One material; lengths in metres, strengths in [0, 1].

    `colors` runs from dark to light patches; `course` and `block` are the height and length of the
    stones (0: no joints), `joint` how dark their joints are, `scatter` how much stones differ;
    `stripe` (color) replaces every `stripe_every`-th course; `grain` is the size of the patches,
    `contrast` how strongly they show, `bump` the relief that catches the light, `streaks` the
    stains that run down a wall, `gloss` how much sky it mirrors. `rounds` makes each course
    bulge, as roof tiles do. What does not `casts` (far ground) throws no shadow.
    """

    colors: tuple[str, ...]
    course: float = 0.0
    block: float = 0.0
    joint: float = 0.45
    joint_width: float = 0.03
    scatter: float = 0.35
    stripe: str | None = None
    stripe_every: int = 2
    grain: float = 1.5
    contrast: float = 0.5
    bump: float = 0.35
    streaks: float = 0.0
    gloss: float = 0.0
    rounds: float = 0.0
    casts: bool = True


@dataclass(frozen=True, slots=True)
class Points:
    """Visible points: positions, normals, view directions (M, 3), uv (M, 2), metres a pixel."""

    spot: Array
    normal: Array
    view: Array
    uv: Array
    footprint: Array | float


def rgb(color: str) -> Array:
    """Read `#rrggbb` as linear light."""
    values = np.array([int(color[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.asarray(values**2.2, dtype=np.float64)


@lru_cache(maxsize=4)
def noise_tile(seed: int, slope: float = 1.1) -> NDArray[np.float32]:
    """Return a tileable fractal noise image (1024 x 1024), about in [-1, 1]."""
    random = np.random.default_rng(seed).standard_normal((_TILE, _TILE))
    fy, fx = np.fft.fftfreq(_TILE)[:, None], np.fft.fftfreq(_TILE)[None]
    frequency = np.hypot(fx, fy)
    frequency[0, 0] = 1
    spectrum = np.fft.fft2(random) * frequency**-slope
    spectrum *= frequency > 3 / _TILE
    image = np.fft.ifft2(spectrum).real
    return np.asarray(image / image.std() / 2.2, dtype=np.float32)


def look_up(tile: NDArray[np.float32], u: Array, v: Array, metres: float) -> Array:
    """Read a noise tile at (u, v) in metres; patches are about `metres` wide."""
    scale = 24 / metres
    count = len(u)
    width = 4096
    rows = -(-count // width)
    x, y = np.zeros(rows * width, np.float32), np.zeros(rows * width, np.float32)
    x[:count], y[:count] = (u * scale) % _TILE, (v * scale) % _TILE
    out = np.empty(rows * width, dtype=np.float64)
    for first in range(0, rows, 8192):
        part = slice(first * width, (first + 8192) * width)
        found = cv2.remap(
            tile,
            x[part].reshape(-1, width),
            y[part].reshape(-1, width),
            cv2.INTER_LINEAR,
            borderMode=cv2.BORDER_WRAP,
        )
        out[part] = found.ravel()
    return out[:count]


def _hash(*values: NDArray[np.int64]) -> Array:
    """Return a number in [0, 1) for each row of integers, always the same."""
    mixed = np.zeros(values[0].shape, dtype=np.uint64)
    for i, value in enumerate(values):
        mixed ^= value.astype(np.uint64) * np.uint64(
            (0x9E3779B97F4A7C15, 0xC2B2AE3D27D4EB4F)[i % 2]
        )
        mixed ^= mixed >> np.uint64(29)
        mixed *= np.uint64(0xBF58476D1CE4E5B9)
        mixed ^= mixed >> np.uint64(32)
    return (mixed & np.uint64(0xFFFF)).astype(np.float64) / 65536


def _shade(colors: tuple[str, ...], t: Array) -> Array:
    """Read a row of colors at t in [0, 1], in linear light."""
    table = np.array(
        [
            rgb(c)
            for c in (
                colors
                if len(colors) > 1
                else (mix(colors[0], "#000000", 0.22), mix(colors[0], "#ffffff", 0.1))
            )
        ]
    )
    place = np.clip(t, 0, 1) * (len(table) - 1)
    low = np.minimum(place.astype(int), len(table) - 2)
    part = (place - low)[:, None]
    return np.asarray(table[low] * (1 - part) + table[low + 1] * part)


def _one(points: Points, material: Material, u: Array, v: Array) -> tuple[Array, Array, Array]:
    """Return albedo (M, 3) and bumps along and up the wall (M) for points of one material."""
    tile = noise_tile(3)
    patch = look_up(tile, u, v * 0.8, material.grain * 8)
    fine = look_up(tile, u + 31, v + 17, material.grain)
    tone = 0.5 + material.contrast * (0.35 * patch + 0.25 * fine)
    bump_u = look_up(tile, u + 0.05 * material.grain, v, material.grain) - look_up(
        tile, u, v, material.grain
    )
    bump_v = look_up(tile, u, v + 0.05 * material.grain, material.grain) - look_up(
        tile, u, v, material.grain
    )
    bump_u, bump_v = bump_u * material.bump * 2, bump_v * material.bump * 2
    joints = np.zeros(len(u))
    striped = np.zeros(len(u), dtype=bool)
    if material.course:
        row = np.floor(v / material.course).astype(np.int64)
        within = v / material.course - row
        footprint = np.broadcast_to(points.footprint, u.shape)
        width = np.maximum(material.joint_width, footprint * 1.1)
        strength = np.clip(material.joint_width * 2.2 / width, 0, 1)
        gap = np.minimum(within, 1 - within) * material.course
        joints = np.maximum(joints, (gap < width / 2) * strength)
        column = np.zeros_like(row)
        if material.block:
            shift = _hash(row, row * 0) * 0.5 + (row % 2) * 0.5
            along = u / material.block + shift
            column = np.floor(along).astype(np.int64)
            side = along - column
            gap = np.minimum(side, 1 - side) * material.block
            joints = np.maximum(joints, (gap < width / 2) * strength)
        tone = tone + material.scatter * (_hash(row, column) - 0.5)
        if material.rounds:
            bump_v = bump_v + material.rounds * (within - 0.5)
            tone = tone - material.rounds * 0.35 * (within < 0.25)
            if material.block:
                bump_u = bump_u + material.rounds * (side - 0.5)
        if material.stripe:
            striped = row % material.stripe_every == 0
    if material.streaks:
        drip = look_up(tile, u * 1.0, v * 0.06 + 7, 2.2)
        tone = tone - material.streaks * np.clip(drip - 0.05, 0, 1) * 0.8
    albedo = _shade(material.colors, tone)
    if material.stripe:
        dark = _shade((material.stripe,), tone)
        albedo = np.where(striped[:, None], dark, albedo)
    return albedo * (1 - material.joint * joints)[:, None], bump_u, bump_v


def color_of(
    points: Points, kinds: NDArray[np.int64], materials: list[Material]
) -> tuple[Array, Array, Array]:
    """Return albedo (M, 3), normals with relief (M, 3) and gloss (M) of visible points."""
    albedo = np.zeros_like(points.spot)
    normal = points.normal.copy()
    gloss = np.zeros(len(kinds))
    for number, material in enumerate(materials):
        mine = np.flatnonzero(kinds == number)
        if not len(mine):
            continue
        part = Points(
            points.spot[mine],
            points.normal[mine],
            points.view[mine],
            points.uv[mine],
            np.broadcast_to(points.footprint, kinds.shape)[mine],
        )
        color, bump_u, bump_v = _one(part, material, part.uv[:, 0], part.uv[:, 1])
        albedo[mine] = color
        along = unit(np.cross(UP, part.normal) + 1e-9)
        rise = np.cross(part.normal, along)
        normal[mine] = unit(part.normal - bump_u[:, None] * along - bump_v[:, None] * rise)
        gloss[mine] = material.gloss
    return albedo, normal, gloss
