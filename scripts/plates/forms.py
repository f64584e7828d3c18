"""Solid forms as signed distances: balls, limbs, cloth bells; how they join and where they stand.

A shape is a function that gives the signed distance of points to a surface. The world is the
picture itself: x to the right and y downward in pixels of the plate, z toward the viewer.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]
Vec = tuple[float, float, float]
Shape = Callable[[Array], Array]
Paint = Callable[[Array, Array], Array]
"""Colors (n, 3) in 0..1 for points (n, 3) and their normals (n, 3)."""


def rgb(color: str) -> Array:
    """Color '#rrggbb' as three numbers in 0..1."""
    digits = color.lstrip("#")
    return np.array([int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)], dtype=np.float32)


def flat(color: str) -> Paint:
    """One color everywhere."""
    value = rgb(color)
    return lambda points, normals: np.broadcast_to(value, normals.shape)  # noqa: ARG005


def length(vectors: Array) -> Array:
    """Lengths of (n, 3); several times faster than `numpy.linalg.norm` along the short axis."""
    out: Array = np.sqrt(np.einsum("ij,ij->i", vectors, vectors))
    return out


def ball(center: Vec, radius: float) -> Shape:
    """Sphere."""
    at = np.array(center, dtype=np.float32)

    def distance(p: Array) -> Array:
        out: Array = length(p - at) - radius
        return out

    return distance


def egg(center: Vec, radii: Vec) -> Shape:
    """Ellipsoid with axes along x, y, z (a bound of the distance, good enough to march)."""
    at, r = np.array(center, dtype=np.float32), np.array(radii, dtype=np.float32)

    def distance(p: Array) -> Array:
        q = (p - at) / r
        k0 = length(q)
        k1 = np.sqrt(np.einsum("ij,ij,j->i", q, q, 1 / (r * r)))
        out: Array = k0 * (k0 - 1.0) / np.maximum(k1, 1e-6)
        return out

    return distance


def limb(start: Vec, end: Vec, r_start: float, r_end: float) -> Shape:
    """Tapered limb with round ends: from a joint of one radius to a joint of another."""
    a, b = np.array(start, dtype=np.float32), np.array(end, dtype=np.float32)
    axis = b - a
    length2 = float(axis @ axis) + 1e-9

    def distance(p: Array) -> Array:
        t = np.clip((p - a) @ axis / length2, 0.0, 1.0)
        radius = r_start + (r_end - r_start) * t
        out: Array = length(p - a - t[:, None] * axis) - radius
        return out

    return distance


def chain(joints: Sequence[Vec], radii: Sequence[float], blend: float) -> Shape:
    """Limbs through several joints (a finger, an arm), blended at the joints."""
    parts = [limb(joints[i], joints[i + 1], radii[i], radii[i + 1]) for i in range(len(joints) - 1)]
    return join(parts, blend)


def box(center: Vec, half: Vec, rounding: float) -> Shape:
    """Block with rounded edges."""
    at, h = np.array(center, dtype=np.float32), np.array(half, dtype=np.float32)

    def distance(p: Array) -> Array:
        q = np.abs(p - at) - h + rounding
        outside = length(np.maximum(q, 0))
        out: Array = outside + np.minimum(q.max(axis=1), 0) - rounding
        return out

    return distance


def bell(
    top: Vec, bottom: Vec, r_top: float, r_bottom: float, depth: float = 0.75, flare: float = 1.0
) -> Shape:
    """Skirt, coat tail, robe: a cone between two points, as deep as `depth` times its width.

    `flare` above 1 keeps it narrow at first and widens it below.
    """
    a, b = np.array(top, dtype=np.float32), np.array(bottom, dtype=np.float32)
    axis = b - a
    span = float(np.linalg.norm(axis))
    axis = axis / span

    def distance(p: Array) -> Array:
        along = (p - a) @ axis
        t = np.clip(along / span, 0, 1)
        radius = r_top + (r_bottom - r_top) * t**flare
        off = p - a - along[:, None] * axis
        off[:, 2] /= depth
        side = (length(off) - radius) * min(depth, 1.0)
        out: Array = np.maximum(side, np.abs(along - span / 2) - span / 2)
        return out

    return distance


def creases(lines: Sequence[tuple[Vec, Vec, float, float]]) -> Callable[[Array], Array]:
    """Ridges and valleys for `swell`: each from a point to a point, with width and height."""

    def amount(p: Array) -> Array:
        out = np.zeros(len(p), np.float32)
        for start, end, width, height in lines:
            gap = limb(start, end, 0.0, 0.0)(p) / width
            out += height * np.exp(-gap * gap)
        return out

    return amount


def join(shapes: Sequence[Shape], blend: float) -> Shape:
    """Union whose seams are filled softly over `blend` pixels (polynomial smooth minimum)."""

    def distance(p: Array) -> Array:
        out = shapes[0](p)
        for shape in shapes[1:]:
            out = _soft_min(out, shape(p), blend)
        return out

    return distance


def carve(shape: Shape, tool: Shape, blend: float) -> Shape:
    """`shape` with `tool` taken out of it, edges softened over `blend`."""
    return lambda p: -_soft_min(-shape(p), tool(p), blend)


def within(shape: Shape, other: Shape) -> Shape:
    """What two shapes have in common."""
    return lambda p: np.maximum(shape(p), other(p))


def swell(shape: Shape, amount: Callable[[Array], Array]) -> Shape:
    """`shape` pushed outward by `amount(points)` pixels: folds, curls, muscle."""
    return lambda p: shape(p) - amount(p)


def _soft_min(a: Array, b: Array, k: float) -> Array:
    if k <= 0:
        return np.minimum(a, b)
    h = np.maximum(k - np.abs(a - b), 0.0) / k
    result: Array = np.minimum(a, b) - h * h * k * 0.25
    return result


def turn(yaw: float, pitch: float, roll: float) -> Array:
    """Rotation of a model (x right, y up, z toward us), degrees.

    Yaw turns it to the viewer's right, pitch bows it down, roll leans it to the viewer's right.
    """
    a, b, c = (math.radians(v) for v in (yaw, pitch, -roll))
    about_y = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
    about_x = np.array([[1, 0, 0], [0, math.cos(b), -math.sin(b)], [0, math.sin(b), math.cos(b)]])
    about_z = np.array([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
    out: Array = (about_z @ about_y @ about_x).astype(np.float32)
    return out


@dataclass(frozen=True, slots=True)
class Placing:
    """Where a model (y up, its own units) stands in the picture (y down, pixels)."""

    at: Vec
    scale: float
    rotation: Array

    def to_model(self, points: Array) -> Array:
        """Picture points (n, 3) in the model's own coordinates."""
        q = (points - np.array(self.at, dtype=np.float32)) / np.float32(self.scale)
        q = q * np.array([1, -1, 1], dtype=np.float32)
        out: Array = q @ self.rotation
        return out

    def to_picture(self, point: Vec) -> Vec:
        """A point of the model in the picture."""
        q = self.rotation @ np.array(point) * self.scale * np.array([1, -1, 1])
        x, y, z = (float(v) for v in q + np.array(self.at))
        return x, y, z

    def shape(self, shape: Shape) -> Shape:
        """A model's shape as a shape of the picture."""
        return lambda p: shape(self.to_model(p)) * np.float32(self.scale)

    def paint(self, paint: Paint) -> Paint:
        """A model's paint as a paint of the picture."""
        return lambda p, n: paint(self.to_model(p), n)


def near(coarse: Shape, fine: Shape, reach: float) -> Shape:
    """`fine` where it matters: farther than `reach` from `coarse` only that is asked (for speed).

    `fine` must not stick out of `coarse` by more than `reach`.
    """

    def distance(p: Array) -> Array:
        out = coarse(p) - reach
        close = out < reach
        if close.any():
            out[close] = fine(p[close])
        return out

    return distance
