"""Light on what is seen: sun and shadows, skylight, shade in corners, gloss, ink along edges."""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from .raster import nearest
from .raster import weights as weights_at
from .solids import UP, Array, Vec, unit
from .surface import rgb
from .view import Seen

Float = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Light:
    """The sun (a direction towards it), its color, the sky's, the ground's bounce and the haze."""

    sun: Vec
    sun_color: str = "#fff0d2"
    sun_power: float = 2.3
    sky_color: str = "#a9c2e6"
    sky_power: float = 0.75
    bounce_color: str = "#d8b890"
    bounce_power: float = 0.35
    haze_color: str = "#c9d3dd"
    haze_distance: float = 4000.0
    horizon_color: str = "#e8e4da"
    zenith_color: str = "#5f8fc4"


@dataclass(frozen=True, slots=True)
class Ink:
    """Lines along edges and shade in corners: color, strengths in [0, 1], reach in metres."""

    color: str = "#2d2118"
    strength: float = 0.5
    corner_shade: float = 1.0
    corner_reach: float = 2.0
    crease: float = 0.5


class Shadow:
    """A depth map seen from the sun, asked whether points lie in its light."""

    def __init__(self, corners: Array, sun: Array, pixels: int = 3000) -> None:
        guide = np.array([0.0, 1.0, 0.0]) if abs(sun[2]) > 0.9 else UP
        self._right = unit(np.cross(guide, sun))
        self._up = np.cross(sun, self._right)
        self._sun = sun
        place = np.stack([corners @ self._right, corners @ self._up], -1)
        self._low = place.reshape(-1, 2).min(0)
        extent = (place.reshape(-1, 2).max(0) - self._low).max() + 1e-6
        self._scale = pixels / extent
        place = (place - self._low) * self._scale
        depth = -(corners @ sun)
        ids = nearest(place, depth, (pixels, pixels))
        rows, columns = np.nonzero(ids >= 0)
        found = ids[rows, columns]
        weights = weights_at(place, found, np.float64(0.5) + columns, np.float64(0.5) + rows)
        self._map: Float = np.full((pixels, pixels), 1e9, dtype=np.float32)
        self._map[rows, columns] = (weights * depth[found]).sum(-1)
        self.texel = 1 / self._scale

    def lit(self, points: Array, normals: Array) -> Array:
        """Return how much of the sun reaches points (M, 3), 0 to 1, softly at the edges."""
        slope = 1 - np.clip(normals @ self._sun, 0, 1)
        moved = points + normals * (self.texel * (1.5 + 2.5 * slope))[:, None]
        x = (moved @ self._right - self._low[0]) * self._scale
        y = (moved @ self._up - self._low[1]) * self._scale
        depth = -(moved @ self._sun) - self.texel * 1.5
        total, pixels = np.zeros(len(points)), len(self._map)
        taps = [(-0.9, -0.4), (0.4, -0.9), (0.9, 0.4), (-0.4, 0.9), (0.0, 0.0)]
        for dx, dy in taps:
            column, row = (x + dx).astype(np.int64), (y + dy).astype(np.int64)
            known = (column >= 0) & (row >= 0) & (column < pixels) & (row < pixels)
            reached = np.ones(len(points), dtype=bool)
            reached[known] = self._map[row[known], column[known]] > depth[known]
            total += reached
        return total / len(taps)


def corner_shade(
    position: Float, normal: Float, depth: Float, focal: float, ink: Ink, flat: bool
) -> Float:
    """Return openness to the sky, 0 to 1, from the depths around each pixel (H, W)."""
    height, width = depth.shape
    dice = np.random.default_rng(7)
    total = np.zeros((height, width), dtype=np.float32)
    reach = focal * ink.corner_reach / (1 if flat else np.maximum(depth, 1e-3))
    reach = np.clip(reach, 2, max(height, width) / 12).astype(np.float32)
    grid_x, grid_y = np.meshgrid(
        np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32)
    )
    samples = 14
    spin = dice.random((height, width), dtype=np.float32) * 2 * np.pi
    for i in range(samples):
        angle = spin + np.float32(i * 2.399963)
        radius = reach * np.float32(((i + 0.5) / samples) ** 0.7)
        x = np.clip(grid_x + np.cos(angle) * radius, 0, width - 1).astype(np.int32)
        y = np.clip(grid_y + np.sin(angle) * radius, 0, height - 1).astype(np.int32)
        away = position[y, x] - position
        length = np.sqrt((away * away).sum(-1)) + 1e-6
        facing = (away * normal).sum(-1) / length
        total += np.maximum(facing - 0.12, 0) / (1 + (length / ink.corner_reach) ** 2)
    shade = np.clip(1 - ink.corner_shade * 2.4 * total / samples, 0.08, 1)
    return np.asarray(cv2.blur(shade.astype(np.float32), (5, 5)), dtype=np.float32)


def edges(normal: Float, depth: Float, kinds: Float, ink: Ink) -> Float:
    """Return ink coverage (H, W): steps in depth, creases in normals, changes of material.

    `kinds` holds the materials' numbers, -1 where nothing is seen.
    """
    gap = np.zeros(depth.shape, dtype=np.float32)
    for axis in (0, 1):
        ahead, back = np.roll(depth, -1, axis), np.roll(depth, 1, axis)
        bend = np.abs(ahead + back - 2 * depth) / np.maximum(depth, 1e-3)
        turn = 1 - (normal * np.roll(normal, -1, axis)).sum(-1)
        gap = np.maximum(gap, np.clip((bend - 0.004) * 120, 0, 1))
        gap = np.maximum(gap, np.clip((turn - 0.12) * 1.5, 0, 1) * ink.crease)
        gap = np.maximum(gap, (kinds != np.roll(kinds, -1, axis)) * np.float32(0.35 * ink.crease))
    gap[kinds < 0] = 0
    return gap


def energy(
    seen: Seen, relief: Array, lit: Array, openness: Array, light: Light, ahead: Array
) -> Array:
    """Return the light that reaches each point (M, 3): sun, sky, ground, and a weak fill.

    `relief` are the normals with the material's bumps, `ahead` is the camera's direction. The fill
    comes from the viewer's shaded side, so that forms keep their roundness in the shade.
    """
    sun = unit(light.sun)
    up = relief[:, 2]
    sky = (0.5 + 0.5 * up) * light.sky_power * openness
    bounce = (0.5 - 0.5 * up) * light.bounce_power * openness
    across = unit(np.array([-sun[0], -sun[1], 0.25]) - ahead)
    sky = sky + np.clip(relief @ across, 0, 1) * 0.45 * light.sky_power * openness
    warmth = lit * light.sun_power * (0.55 + 0.45 * openness)
    total = np.zeros_like(seen.spot)
    for power, color in (
        (warmth, light.sun_color),
        (sky, light.sky_color),
        (bounce, light.bounce_color),
    ):
        total += power[:, None] * rgb(color)
    return total


def mirror(
    seen: Seen, relief: Array, gloss: Array, lit: Array, light: Light, color: Array
) -> Array:
    """Mix in the mirrored sky, by Fresnel's rule of thumb, and the sun's glint."""
    toward = (seen.view * relief).sum(-1, keepdims=True)
    bounced = seen.view - 2 * toward * relief
    height = np.clip(bounced[:, 2:], 0, 1) ** 0.6
    sky = rgb(light.horizon_color) * (1 - height) + rgb(light.zenith_color) * height
    share = gloss[:, None] * (0.25 + 0.75 * (1 - np.abs(toward)) ** 3)
    glint = np.clip(bounced @ unit(light.sun), 0, 1) ** 60 * gloss * lit
    return np.asarray(color * (1 - share) + sky * share + glint[:, None] * 1.2)
