"""Solids in metres: a model is a heap of triangles built from boxes, prisms, lathes and bars.

x runs east, y north, z up. Builders take and return numpy arrays of shape (..., 3). Each triangle
has corner normals (for shading), corner texture coordinates in metres and a material number.
"""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np
from numpy.typing import ArrayLike, NDArray

Array = NDArray[np.float64]
Vec = tuple[float, float, float]
UP = np.array([0.0, 0.0, 1.0])


def unit(vectors: ArrayLike) -> Array:
    """Scale vectors (along the last axis) to length 1."""
    array = np.asarray(vectors, dtype=np.float64)
    length = np.linalg.norm(array, axis=-1, keepdims=True)
    return np.asarray(array / np.maximum(length, 1e-12), dtype=np.float64)


def turned(points: Array, degrees: float) -> Array:
    """Turn points about the z axis, counterclockwise seen from above."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return np.asarray(points @ np.array([[c, s, 0.0], [-s, c, 0.0], [0.0, 0.0, 1.0]]))


def flat_uv(corners: Array, normals: Array) -> Array:
    """Texture coordinates of flat pieces: metres along the wall and up it."""
    out = normals[:, None, :]
    level = np.abs(out[..., 2:]) > 0.94
    along = np.where(level, [1.0, 0.0, 0.0], unit(np.cross(UP, out) + 1e-9))
    rise = np.where(level, [0.0, 1.0, 0.0], np.cross(out, along))
    return np.stack([(corners * along).sum(-1), (corners * rise).sum(-1)], axis=-1)


class Model:
    """A growing heap of triangles; every `add...` method takes the material's number last."""

    def __init__(self) -> None:
        self._corners: list[Array] = []
        self._normals: list[Array] = []
        self._uv: list[Array] = []
        self._materials: list[NDArray[np.int64]] = []
        self._waiting: list[tuple[Array, Array | None, int]] = []

    def arrays(self) -> tuple[Array, Array, Array, NDArray[np.int64]]:
        """Return corners (N, 3, 3), normals (N, 3, 3), uv (N, 3, 2) and materials (N)."""
        self._settle()
        return self._corners[0], self._normals[0], self._uv[0], self._materials[0]

    def _settle(self) -> None:
        """Work out flat quadrangles that wait, all at once, and join all parts into one."""
        waiting, self._waiting = self._waiting, []
        for given in (True, False):
            group = [item for item in waiting if (item[1] is not None) == given]
            if not group:
                continue
            quad = np.concatenate([corners for corners, _, _ in group])
            face = unit(np.cross(quad[:, 2] - quad[:, 0], quad[:, 3] - quad[:, 1]))
            normals = np.repeat(face[:, None], 4, 1)
            known = [uv for _, uv, _ in group if uv is not None]
            uv = np.concatenate(known) if known else flat_uv(quad, face)
            kinds = np.repeat([m for _, _, m in group], [len(c) for c, _, _ in group])
            for pick in ([0, 1, 2], [0, 2, 3]):
                self._corners.append(quad[:, pick])
                self._normals.append(normals[:, pick])
                self._uv.append(uv[:, pick])
                self._materials.append(kinds)
        if len(self._corners) != 1:
            self._corners = [np.concatenate([np.zeros((0, 3, 3)), *self._corners])]
            self._normals = [np.concatenate([np.zeros((0, 3, 3)), *self._normals])]
            self._uv = [np.concatenate([np.zeros((0, 3, 2)), *self._uv])]
            none = np.zeros(0, dtype=np.int64)
            self._materials = [np.concatenate([none, *self._materials])]

    def triangles(
        self,
        corners: ArrayLike,
        material: int,
        normals: Array | None = None,
        uv: Array | None = None,
    ) -> None:
        """Add triangles (N, 3, 3); normals and uv default to those of flat pieces."""
        tri = np.asarray(corners, dtype=np.float64).reshape(-1, 3, 3)
        face = unit(np.cross(tri[:, 1] - tri[:, 0], tri[:, 2] - tri[:, 0]))
        self._corners.append(tri)
        self._normals.append(np.repeat(face[:, None], 3, 1) if normals is None else normals)
        self._uv.append(flat_uv(tri, face) if uv is None else uv)
        self._materials.append(np.full(len(tri), material))

    def quads(
        self,
        corners: ArrayLike,
        material: int,
        normals: Array | None = None,
        uv: Array | None = None,
    ) -> None:
        """Add quadrangles (N, 4, 3), corners in order around each."""
        quad = np.asarray(corners, dtype=np.float64).reshape(-1, 4, 3)
        if normals is None:
            self._waiting.append((quad, None if uv is None else np.asarray(uv), material))
            return
        if uv is None:
            uv = flat_uv(quad, normals[:, 0])
        for pick in ([0, 1, 2], [0, 2, 3]):
            self.triangles(quad[:, pick], material, normals[:, pick], uv[:, pick])

    def grid(
        self, points: Array, material: int, smooth: bool = True, uv: Array | None = None
    ) -> None:
        """Add a surface given as a grid of points (rows, columns, 3); uv (rows, columns, 2)."""
        normals = None
        if smooth:
            down, right = np.gradient(points, axis=0), np.gradient(points, axis=1)
            field = unit(np.cross(right, down))
            normals = _cells(field)
        self.quads(_cells(points), material, normals, None if uv is None else _cells(uv))

    def box(self, low: Vec, high: Vec, material: int) -> None:
        """Add an upright box between two opposite corners."""
        (x0, y0, z0), (x1, y1, z1) = low, high
        self.prism([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], z0, z1, material)

    def prism(
        self,
        outline: Sequence[tuple[float, float]],
        z0: float,
        z1: float,
        material: int,
        taper: float = 1.0,
    ) -> None:
        """Add an upright prism over an outline (counterclockwise) that is star-shaped.

        `taper` scales the upper outline about the middle: 0 gives a pyramid.
        """
        base = np.array(outline, dtype=np.float64)
        middle = base.mean(0)
        upper = middle + (base - middle) * taper
        low = np.column_stack([base, np.full(len(base), z0)])
        top = np.column_stack([upper, np.full(len(base), z1)])
        low2, top2 = np.roll(low, -1, 0), np.roll(top, -1, 0)
        self.quads(np.stack([low, low2, top2, top], 1), material)
        for ring, ring2, z in ((top, top2, z1), (low2, low, z0)):
            tip = np.broadcast_to([*middle, z], ring.shape)
            self.triangles(np.stack([ring, ring2, tip], 1), material)

    def lathe(
        self,
        center: Vec,
        profile: Sequence[tuple[float, float]],
        material: int,
        sides: int = 32,
        start: float = 0.0,
        sweep: float = 360.0,
        smooth: bool = True,
    ) -> None:
        """Turn a profile of (radius, height) points, from low to high, about the vertical.

        `start` and `sweep` in degrees make part of a turn; few sides and no smoothing make
        polygonal towers and spires.
        """
        angles = np.radians(start + np.linspace(0, sweep, sides + 1))
        ring = np.stack([np.cos(angles), np.sin(angles)], -1)
        for (r0, h0), (r1, h1) in pairwise(profile):
            points = np.empty((2, sides + 1, 3))
            for row, (r, h) in enumerate(((r0, h0), (r1, h1))):
                points[row, :, :2] = np.asarray(center[:2]) + ring * r
                points[row, :, 2] = center[2] + h
            normals = None
            if smooth:
                slope = unit([h1 - h0, r0 - r1])
                field = np.empty((2, sides + 1, 3))
                field[..., :2] = ring * slope[0]
                field[..., 2] = slope[1]
                normals = _cells(field)
            radius = max(r0, r1)
            uv = np.empty((2, sides + 1, 2))
            uv[..., 0] = angles * radius
            uv[0, :, 1] = center[2] + h0
            uv[1, :, 1] = center[2] + h0 + math.hypot(h1 - h0, r1 - r0)
            self.quads(_cells(points), material, normals, _cells(uv))

    def bars(
        self, starts: ArrayLike, ends: ArrayLike, width: float, material: int, pieces: int = 1
    ) -> None:
        """Add square bars between pairs of points (N, 3), cut into `pieces` along their length."""
        a = np.asarray(starts, dtype=np.float64).reshape(-1, 3)
        b = np.asarray(ends, dtype=np.float64).reshape(-1, 3)
        if pieces > 1:
            t = np.linspace(0, 1, pieces + 1)[:, None, None]
            cuts = a + (b - a) * t
            a, b = cuts[:-1].reshape(-1, 3), cuts[1:].reshape(-1, 3)
        way = unit(b - a)
        steep = np.abs(way[:, 2:]) > 0.99
        side = unit(np.cross(way, np.where(steep, [1.0, 0.0, 0.0], UP))) * (width / 2)
        other = unit(np.cross(way, side)) * (width / 2)
        ring = [side + other, other - side, -side - other, side - other]
        for i in range(4):
            p, q = ring[i], ring[(i + 1) % 4]
            self.quads(np.stack([a + p, b + p, b + q, a + q], 1), material)

    def tube(self, points: ArrayLike, radius: ArrayLike, material: int, sides: int = 10) -> None:
        """Add a round tube along a polyline (N, 3) with one radius or one for each point."""
        way = np.asarray(points, dtype=np.float64)
        size = np.broadcast_to(np.asarray(radius, dtype=np.float64), len(way))
        direction = unit(np.gradient(way, axis=0))
        guide = np.where(np.abs(direction[:, 2:]) > 0.9, [1.0, 0.0, 0.0], UP)
        side = unit(np.cross(direction, guide))
        other = np.cross(direction, side)
        angles = np.linspace(0, 2 * math.pi, sides + 1)[None, :, None]
        field = side[:, None] * np.cos(angles) + other[:, None] * np.sin(angles)
        places = way[:, None] + field * size[:, None, None]
        run = np.concatenate([[0.0], np.linalg.norm(np.diff(way, axis=0), axis=1).cumsum()])
        uv = np.stack(np.broadcast_arrays(angles[0, :, 0] * size.mean(), run[:, None]), -1)
        self.quads(_cells(places), material, _cells(field), _cells(uv))

    def add(
        self,
        other: "Model",
        move: Vec = (0, 0, 0),
        turn: float = 0.0,
        scale: float = 1.0,
        mirror: bool = False,
    ) -> None:
        """Add a copy of another model: mirrored in x, scaled, turned (degrees), then moved."""
        corners, normals, uv, materials = other.arrays()
        flip = np.array([-1.0 if mirror else 1.0, 1.0, 1.0])
        self._corners.append(turned(corners * flip * scale, turn) + np.array(move))
        self._normals.append(turned(normals * flip, turn))
        self._uv.append(uv + np.array([move[0] + 1.7 * move[1], move[2]]))
        self._materials.append(materials)

    def leaned(self, degrees: float, heading: float) -> "Model":
        """Return a copy leaning by `degrees` towards `heading` (0 east) about (0, 0, 0)."""
        c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        lean = np.array([[c, 0.0, -s], [0.0, 1.0, 0.0], [s, 0.0, c]])
        other = Model()
        corners, normals, uv, materials = self.arrays()
        other._corners.append(turned(turned(corners, -heading) @ lean, heading))
        other._normals.append(turned(turned(normals, -heading) @ lean, heading))
        other._uv.append(uv)
        other._materials.append(materials)
        return other


def _cells(grid: Array) -> Array:
    """Turn a grid of vectors (R, C, k) into its cells (N, 4, k), corners in order."""
    cells = np.stack([grid[:-1, :-1], grid[:-1, 1:], grid[1:, 1:], grid[1:, :-1]], 2)
    return cells.reshape(-1, 4, grid.shape[-1])
