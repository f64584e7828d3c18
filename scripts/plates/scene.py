"""From a model in metres to pixels: camera, sun, shadows, shade in corners, ink, haze.

A small deferred renderer. Triangles are rasterized in groups of like size, all at once; then every
visible point gets its material, the sun (with a shadow map), skylight (darkened in corners) and
haze. Thin ink lines follow edges, as in an architect's wash drawing.
"""

from dataclasses import dataclass

import cv2
import numpy as np
from numpy.typing import NDArray

from .core import Plate
from .raster import nearest
from .raster import weights as weights_at
from .solids import UP, Array, Model, Vec, unit
from .surface import Material, Points, color_of, rgb

SUPERSAMPLE = 2
Float = NDArray[np.float32]


@dataclass(frozen=True, slots=True)
class Camera:
    """Where the eye is and how it looks, in metres; the picture in plate units.

    `focal` is plate units at one metre's distance (perspective) or per metre (`flat`, a parallel
    projection). `center` is the plate point straight ahead. A level camera keeps verticals upright:
    its `center` lies on the horizon.
    """

    eye: Vec
    target: Vec
    focal: float
    center: tuple[float, float]
    level: bool = True
    flat: bool = False

    def axes(self) -> tuple[Array, Array, Array]:
        """Return the unit vectors to the right, up and ahead."""
        ahead = np.subtract(self.target, self.eye).astype(np.float64)
        if self.level:
            ahead[2] = 0
        ahead = unit(ahead)
        right = unit(np.cross(ahead, UP))
        return right, np.cross(right, ahead), ahead

    def project(self, points: Array) -> tuple[Array, Array]:
        """Return plate coordinates (..., 2) and depth in metres (...)."""
        right, up, ahead = self.axes()
        seen = points - np.array(self.eye)
        x, y, depth = seen @ right, seen @ up, seen @ ahead
        scale = self.focal / (1.0 if self.flat else np.maximum(depth, 1e-6))
        place = np.stack([self.center[0] + x * scale, self.center[1] - y * scale], -1)
        return place, depth

    def point(self, x: float, y: float, z: float) -> tuple[float, float]:
        """Return the plate coordinates of one point, for what is drawn by hand on top."""
        place, _ = self.project(np.array([[x, y, z]], dtype=np.float64))
        return float(place[0, 0]), float(place[0, 1])

    def rays(self, px: Array, py: Array, depth: Array) -> Array:
        """Return the points (..., 3) seen at plate coordinates and depth."""
        right, up, ahead = self.axes()
        scale = (1.0 if self.flat else depth) / self.focal
        x, y = (px - self.center[0]) * scale, (self.center[1] - py) * scale
        return (
            np.array(self.eye)
            + x[..., None] * right
            + y[..., None] * up
            + np.asarray(depth)[..., None] * ahead
        )


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


def _corner_shade(
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


def _edges(normal: Float, depth: Float, ids: NDArray[np.int64], kinds: Float, ink: Ink) -> Float:
    """Return ink coverage (H, W): steps in depth, creases in normals, changes of material."""
    gap = np.zeros(depth.shape, dtype=np.float32)
    for axis in (0, 1):
        ahead, back = np.roll(depth, -1, axis), np.roll(depth, 1, axis)
        bend = np.abs(ahead + back - 2 * depth) / np.maximum(depth, 1e-3)
        turn = 1 - (normal * np.roll(normal, -1, axis)).sum(-1)
        gap = np.maximum(gap, np.clip((bend - 0.004) * 120, 0, 1))
        gap = np.maximum(gap, np.clip((turn - 0.12) * 1.5, 0, 1) * ink.crease)
        gap = np.maximum(gap, (kinds != np.roll(kinds, -1, axis)) * np.float32(0.35 * ink.crease))
    gap[ids < 0] = 0
    return gap


def paint(
    plate: Plate,
    model: Model,
    camera: Camera,
    light: Light,
    materials: list[Material],
    ink: Ink | None = None,
    shadow_pixels: int = 3600,
) -> NDArray[np.uint8]:
    """Render a model over nothing: RGBA pixels (H, W, 4) of the whole plate at its detail."""
    ink = ink or Ink()
    corners, normals, uv, kinds = model.arrays()
    scale = plate.detail * SUPERSAMPLE
    size = (
        round(plate.width * plate.detail) * SUPERSAMPLE,
        round(plate.height * plate.detail) * SUPERSAMPLE,
    )
    sun = unit(light.sun)
    casting = np.array([m.casts for m in materials])[kinds]
    shadow = Shadow(corners[casting], sun, max(300, int(shadow_pixels * min(1.0, plate.detail))))
    place, depth = camera.project(corners)
    seen = depth.min(1) > (-1e9 if camera.flat else 0.3)
    corners, normals, uv, kinds = corners[seen], normals[seen], uv[seen], kinds[seen]
    place, depth = place[seen] * scale, depth[seen]
    ids = nearest(place, depth if camera.flat else -1 / depth, size)
    rows, columns = np.nonzero(ids >= 0)
    found = ids[rows, columns]
    weights = weights_at(place, found, np.float64(0.5) + columns, np.float64(0.5) + rows)
    if not camera.flat:
        weights /= depth[found]
        weights /= weights.sum(-1, keepdims=True)
    far = (weights * depth[found]).sum(-1)
    spot = np.einsum("mk,mkd->md", weights, corners[found])
    facing = unit(np.einsum("mk,mkd->md", weights, normals[found]))
    view = (
        np.broadcast_to(camera.axes()[2], spot.shape)
        if camera.flat
        else unit(spot - np.array(camera.eye))
    )
    facing *= np.where((facing * view).sum(-1) > 0, -1.0, 1.0)[:, None]
    points = Points(
        spot,
        facing,
        view,
        np.einsum("mk,mkd->md", weights, uv[found]),
        (far if not camera.flat else 1) / camera.focal / scale * SUPERSAMPLE,
    )
    albedo, facing_bumped, gloss = color_of(points, kinds[found], materials, plate.detail)
    lit = shadow.lit(spot, facing) * np.clip(facing_bumped @ sun, 0, None)
    lit *= np.clip((facing @ sun) * 12, 0, 1)
    shape = (size[1], size[0])
    depth_map: Float = np.full(shape, float(far.max()) * 1.5, dtype=np.float32)
    depth_map[rows, columns] = far
    normal_map: Float = np.zeros((*shape, 3), dtype=np.float32)
    normal_map[rows, columns] = facing
    spot_map: Float = np.full((*shape, 3), 1e6, dtype=np.float32)
    spot_map[rows, columns] = spot
    kind_map: Float = np.full(shape, -1, dtype=np.float32)
    kind_map[rows, columns] = kinds[found]
    half = (slice(None, None, 2), slice(None, None, 2))
    open_half = _corner_shade(
        spot_map[half],
        normal_map[half],
        depth_map[half],
        camera.focal * scale / 2,
        ink,
        camera.flat,
    )
    openness = cv2.resize(open_half, size, interpolation=cv2.INTER_LINEAR)[rows, columns]
    up = facing_bumped[:, 2]
    sky = (0.5 + 0.5 * up) * light.sky_power * openness
    bounce = (0.5 - 0.5 * up) * light.bounce_power * openness
    energy = (
        lit[:, None] * rgb(light.sun_color) * light.sun_power * (0.55 + 0.45 * openness[:, None])
        + sky[:, None] * rgb(light.sky_color)
        + bounce[:, None] * rgb(light.bounce_color)
    )
    across = unit(np.array([-sun[0], -sun[1], 0.25]) - camera.axes()[2])
    side = np.clip(facing_bumped @ across, 0, 1) * 0.45 * light.sky_power * openness
    energy += side[:, None] * rgb(light.sky_color)
    color = albedo * energy
    mirror = view - 2 * (view * facing_bumped).sum(-1, keepdims=True) * facing_bumped
    toward = np.clip(mirror[:, 2:], 0, 1) ** 0.6
    sky_seen = rgb(light.horizon_color) * (1 - toward) + rgb(light.zenith_color) * toward
    fresnel = gloss * (0.25 + 0.75 * (1 - np.abs((view * facing_bumped).sum(-1))) ** 3)
    spark = np.clip(mirror @ sun, 0, 1) ** 60 * gloss * shadow.lit(spot, facing)
    color = color * (1 - fresnel[:, None]) + sky_seen * fresnel[:, None] + spark[:, None] * 1.2
    color = 1 - np.exp(-1.35 * color)
    if not camera.flat:
        veil = 1 - np.exp(-far / light.haze_distance)
        color = color * (1 - veil[:, None]) + rgb(light.haze_color) * veil[:, None]
    lines = _edges(normal_map, depth_map, ids, kind_map, ink)[rows, columns] * ink.strength
    color = color * (1 - lines[:, None]) + rgb(ink.color) * lines[:, None]
    image: Float = np.zeros((*shape, 4), dtype=np.float32)
    image[rows, columns, :3] = np.clip(color, 0, 1)
    image[rows, columns, 3] = 1
    small = cv2.resize(
        image, (size[0] // SUPERSAMPLE, size[1] // SUPERSAMPLE), interpolation=cv2.INTER_AREA
    )
    solid = np.maximum(small[..., 3:], 1e-4)
    out = np.concatenate([np.clip(small[..., :3] / solid, 0, 1) ** (1 / 2.2), small[..., 3:]], -1)
    return np.asarray((out * 255 + 0.5).astype(np.uint8))


def lay(plate: Plate, pixels: NDArray[np.uint8]) -> None:
    """Lay RGBA pixels computed by `paint` over the whole plate."""
    ok, png = cv2.imencode(".png", cv2.cvtColor(pixels, cv2.COLOR_RGBA2BGRA))
    if not ok:
        raise ValueError("the computed picture could not be encoded as PNG")
    plate.image(png.tobytes(), 0, 0, plate.width, plate.height)
