"""How a model is looked at: the camera, and which point of which triangle each pixel sees."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .raster import nearest, weights
from .solids import UP, Array, Model, Vec, unit


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
class Seen:
    """The visible points (M of them): their pixels, and what is known of each.

    `size` is (width, height) in pixels; `far` is depth and `footprint` the width of a plate unit
    at the point, both in metres; normals look towards the eye.
    """

    size: tuple[int, int]
    rows: NDArray[np.int64]
    columns: NDArray[np.int64]
    spot: Array
    normal: Array
    view: Array
    uv: Array
    kinds: NDArray[np.int64]
    far: Array
    footprint: Array | float

    def image(self, values: Array | NDArray[np.int64], empty: float) -> NDArray[np.float32]:
        """Spread one value, or one vector, a point over the picture (H, W[, k])."""
        shape = (self.size[1], self.size[0], *values.shape[1:])
        out = np.full(shape, empty, dtype=np.float32)
        out[self.rows, self.columns] = values
        return out


def look(model: Model, camera: Camera, size: tuple[int, int], scale: float) -> Seen:
    """Find what each pixel sees (`scale`: pixels a plate unit); nothing nearer than 0.3 m."""
    corners, normals, uv, kinds = model.arrays()
    place, depth = camera.project(corners)
    ahead = depth.min(1) > (-1e9 if camera.flat else 0.3)
    corners, normals, uv, kinds = corners[ahead], normals[ahead], uv[ahead], kinds[ahead]
    place, depth = place[ahead] * scale, depth[ahead]
    ids = nearest(place, depth if camera.flat else -1 / depth, size)
    rows, columns = np.nonzero(ids >= 0)
    found = ids[rows, columns]
    parts = weights(place, found, np.float64(0.5) + columns, np.float64(0.5) + rows)
    if not camera.flat:
        parts /= depth[found]
        parts /= parts.sum(-1, keepdims=True)
    far = (parts * depth[found]).sum(-1)
    spot = np.einsum("mk,mkd->md", parts, corners[found])
    normal = unit(np.einsum("mk,mkd->md", parts, normals[found]))
    if camera.flat:
        view = np.asarray(np.broadcast_to(camera.axes()[2], spot.shape))
    else:
        view = unit(spot - np.array(camera.eye))
    normal *= np.where((normal * view).sum(-1) > 0, -1.0, 1.0)[:, None]
    footprint = (1 if camera.flat else far) / camera.focal / scale * 2
    texture = np.einsum("mk,mkd->md", parts, uv[found])
    return Seen(size, rows, columns, spot, normal, view, texture, kinds[found], far, footprint)
