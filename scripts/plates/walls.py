"""Walls flat or round, and what is cut into or laid upon them: openings, courses, tracery.

A surface maps (u, z, d), metres along the wall seen from outside from left to right, above the
ground and out of the wall, to points in space. The same arcade fits a nave and an apse.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Protocol

import numpy as np
from numpy.typing import ArrayLike

from .solids import Array, Model, Vec

Spot = tuple[float, float]


class Surface(Protocol):
    """Anything a wall can be laid on."""

    def at(self, u: ArrayLike, z: ArrayLike, d: ArrayLike) -> Array:
        """Return points (..., 3)."""

    def pieces(self, length: float) -> int:
        """Return how many flat pieces a stretch of this length needs."""


@dataclass(frozen=True, slots=True)
class Wall:
    """A flat upright wall from `origin`, running along `heading` (degrees; 0 east, 90 north).

    Its outside is to the right of the heading: a wall heading east looks south.
    """

    origin: Vec
    heading: float = 0.0

    def at(self, u: ArrayLike, z: ArrayLike, d: ArrayLike) -> Array:
        """Return points (..., 3)."""
        c, s = math.cos(math.radians(self.heading)), math.sin(math.radians(self.heading))
        u, z, d = np.broadcast_arrays(*(np.asarray(q, dtype=np.float64) for q in (u, z, d)))
        x, y, low = self.origin
        return np.stack([x + u * c + d * s, y + u * s - d * c, low + z], -1)

    def pieces(self, length: float) -> int:
        """Flat: one piece does."""
        return max(1, int(abs(length) / 40))


@dataclass(frozen=True, slots=True)
class Drum:
    """A round wall about `center`; u = 0 lies at `start` (degrees; -90 looks south)."""

    center: Vec
    radius: float
    start: float = -90.0

    def at(self, u: ArrayLike, z: ArrayLike, d: ArrayLike) -> Array:
        """Return points (..., 3)."""
        u, z, d = np.broadcast_arrays(*(np.asarray(q, dtype=np.float64) for q in (u, z, d)))
        angle = math.radians(self.start) + u / self.radius
        reach = self.radius + d
        x, y, low = self.center
        return np.stack([x + reach * np.cos(angle), y + reach * np.sin(angle), low + z], -1)

    def pieces(self, length: float) -> int:
        """About five degrees a piece."""
        return max(1, math.ceil(abs(length) / self.radius / 0.09))

    @property
    def girth(self) -> float:
        """Metres around."""
        return 2 * math.pi * self.radius


def patch(model: Model, surface: Surface, corners: ArrayLike, d: ArrayLike, material: int) -> None:
    """Lay quadrangles (N, 4, 2) of (u, z) at depth `d` (one, or (N, 4))."""
    flat = np.asarray(corners, dtype=np.float64).reshape(-1, 4, 2)
    deep = np.broadcast_to(np.asarray(d, dtype=np.float64), flat.shape[:2])
    model.quads(surface.at(flat[..., 0], flat[..., 1], deep), material, uv=flat.copy())


def sheet(model: Model, surface: Surface, u: Spot, z: Spot, d: float, material: int) -> None:
    """Lay a rectangle of wall; nothing if it is empty."""
    if u[1] - u[0] < 1e-6 or z[1] - z[0] < 1e-6:
        return
    cuts = np.linspace(u[0], u[1], surface.pieces(u[1] - u[0]) + 1)
    patch(
        model,
        surface,
        [[(a, z[0]), (b, z[0]), (b, z[1]), (a, z[1])] for a, b in pairwise(cuts)],
        d,
        material,
    )


def block(model: Model, surface: Surface, u: Spot, z: Spot, d: Spot, material: int) -> None:
    """Lay a box on the wall between depths d[0] and d[1]: a course, a pier, a cornice."""
    cuts = np.linspace(u[0], u[1], surface.pieces(u[1] - u[0]) + 1)
    for a, b in pairwise(cuts):
        ring = np.array([(a, z[0]), (b, z[0]), (b, z[1]), (a, z[1])])
        model.quads(surface.at(ring[:, 0], ring[:, 1], d[1])[None], material, uv=ring[None].copy())
        edges = (
            [(0, 1), (2, 3)]
            + ([(3, 0)] if a == cuts[0] else [])
            + ([(1, 2)] if b == cuts[-1] else [])
        )
        for i, j in edges:
            (ua, za), (ub, zb) = ring[i], ring[j]
            model.quads(
                surface.at([ua, ub, ub, ua], [za, zb, zb, za], [d[0], d[0], d[1], d[1]])[None],
                material,
            )


def cornice(
    model: Model, surface: Surface, u: Spot, z: float, steps: Sequence[Spot], material: int
) -> None:
    """Lay courses from `z` upwards, each (height, how far it stands out)."""
    for height, out in steps:
        block(model, surface, u, (z, z + height), (-0.05, out), material)
        z += height


def arch(kind: str, width: float, pieces: int = 12) -> list[Spot]:
    """Return an arch from left to right about its middle, above the spring line.

    Kinds: "round", "pointed" (equilateral), "lancet" (steep), "low" (a quarter high), "flat".
    """
    half = width / 2
    if kind == "flat":
        return [(-half, 0.0), (half, 0.0)]
    if kind in {"round", "low"}:
        squash = 1.0 if kind == "round" else 0.4
        angles = np.linspace(math.pi, 0, pieces + 1)
        return [(half * math.cos(a), half * squash * math.sin(a)) for a in angles]
    radius = width * {"pointed": 0.95, "lancet": 1.25}[kind]
    top = math.acos((radius - half) / radius)
    angles = np.linspace(0, top, pieces // 2 + 1)
    left = [(radius - half - radius * math.cos(a), radius * math.sin(a)) for a in angles]
    return left + [(-x, z) for x, z in left[-2::-1]]


@dataclass(frozen=True, slots=True)
class Opening:
    """A door, window or niche: middle, sill and spring line (metres), width and kind of arch.

    It steps back `orders` times (`step` wide and deep each), then goes `depth` deep to a back of
    material `back` (None: it is open right through).
    """

    center: float
    sill: float
    spring: float
    width: float
    kind: str = "round"
    depth: float = 0.5
    orders: int = 0
    step: float = 0.15
    back: int | None = None
    reveal: int | None = None

    def outline(self, shrink: float = 0.0) -> list[Spot]:
        """Return the edge from the lower left over the arch to the lower right."""
        width = self.width - 2 * shrink
        over = [(self.center + x, self.spring + z) for x, z in arch(self.kind, width)]
        return [(over[0][0], self.sill), *over, (over[-1][0], self.sill)]

    @property
    def top(self) -> float:
        """Height of the crown."""
        return max(z for _, z in self.outline())


def cut(
    model: Model,
    surface: Surface,
    u: Spot,
    z: Spot,
    opening: Opening,
    material: int,
    d: float = 0.0,
) -> None:
    """Lay a rectangle of wall with one opening in it."""
    o = opening
    left, right = o.center - o.width / 2, o.center + o.width / 2
    sheet(model, surface, (u[0], left), z, d, material)
    sheet(model, surface, (right, u[1]), z, d, material)
    sheet(model, surface, (left, right), (z[0], o.sill), d, material)
    over = o.outline()[1:-1]
    patch(
        model,
        surface,
        [[(a, za), (b, zb), (b, z[1]), (a, z[1])] for (a, za), (b, zb) in pairwise(over)],
        d,
        material,
    )
    recess(model, surface, o, material, d)


def recess(model: Model, surface: Surface, opening: Opening, material: int, d: float = 0.0) -> None:
    """Draw the steps, the jambs and the back of an opening, but no wall around it."""
    o = opening
    reveal = material if o.reveal is None else o.reveal
    edge, deep = o.outline(), d
    for k in range(o.orders + 1):
        back = deep - (o.step if k < o.orders else o.depth)
        ends = np.array(edge)
        a, b = ends[:-1], ends[1:]
        u = np.stack([a[:, 0], b[:, 0], b[:, 0], a[:, 0]], 1)
        z = np.stack([a[:, 1], b[:, 1], b[:, 1], a[:, 1]], 1)
        depth = np.broadcast_to([deep, deep, back, back], u.shape)
        model.quads(surface.at(u, z, depth), reveal)
        deep = back
        if k < o.orders:
            inner = o.outline(o.step * (k + 1))
            ring = [
                [p, q, q2, p2]
                for (p, q), (p2, q2) in zip(pairwise(edge), pairwise(inner), strict=True)
            ]
            patch(model, surface, ring, deep, reveal)
            edge = inner
    model.quads(
        surface.at([edge[0][0], edge[-1][0]] * 2, [o.sill] * 4, [d, d, deep, deep])[[0, 1, 3, 2]][
            None
        ],
        reveal,
    )
    if o.back is not None:
        fill(model, surface, edge, deep, o.back)


def fill(model: Model, surface: Surface, outline: Sequence[Spot], d: float, material: int) -> None:
    """Fill an outline that is star-shaped about its middle."""
    ring = np.array(outline)
    middle = (ring.min(0) + ring.max(0)) / 2
    after = np.roll(ring, -1, 0)
    flat = np.stack([ring, after, np.broadcast_to(middle, ring.shape)], 1)
    model.triangles(surface.at(flat[..., 0], flat[..., 1], d), material, uv=flat)


def row(
    model: Model,
    surface: Surface,
    u: Spot,
    z: Spot,
    count: int,
    opening: Opening,
    material: int,
    d: float = 0.0,
) -> list[float]:
    """Cut a row of like openings, evenly spaced, into a wall; return their middles.

    `opening.center` is how far each stands off the middle of its bay (usually 0).
    """
    bay = (u[1] - u[0]) / count
    middles = []
    for i in range(count):
        a = u[0] + i * bay
        middle = a + bay / 2 + opening.center
        middles.append(middle)
        cut(model, surface, (a, a + bay), z, moved(opening, middle), material, d)
    return middles


def moved(opening: Opening, center: float) -> Opening:
    """Return the same opening elsewhere."""
    o = opening
    return Opening(
        center, o.sill, o.spring, o.width, o.kind, o.depth, o.orders, o.step, o.back, o.reveal
    )


def oculus(
    model: Model,
    surface: Surface,
    u: Spot,
    z: Spot,
    center: Spot,
    radius: float,
    depth: float,
    material: int,
    back: int | None,
    d: float = 0.0,
) -> None:
    """Lay a rectangle of wall with a round window in it."""
    circle = ring(center, radius, 48)
    corners = [math.atan2(b - center[1], a - center[0]) for a in u for b in z]
    angles = sorted(
        [2 * math.pi * i / 48 for i in range(48)] + [a % (2 * math.pi) for a in corners]
    )
    inner = [(center[0] + radius * math.cos(a), center[1] + radius * math.sin(a)) for a in angles]
    outer = []
    for a in angles:
        c, s = math.cos(a), math.sin(a)
        reach = min(
            ((u[1] if c > 0 else u[0]) - center[0]) / c if abs(c) > 1e-9 else 1e9,
            ((z[1] if s > 0 else z[0]) - center[1]) / s if abs(s) > 1e-9 else 1e9,
        )
        outer.append((center[0] + reach * c, center[1] + reach * s))
    loop = [*range(len(angles)), 0]
    patch(
        model,
        surface,
        [[inner[i], inner[j], outer[j], outer[i]] for i, j in pairwise(loop)],
        d,
        material,
    )
    for (a, za), (b, zb) in pairwise([*circle, circle[0]]):
        model.quads(
            surface.at([a, b, b, a], [za, zb, zb, za], [d, d, d - depth, d - depth])[None], material
        )
    if back is not None:
        fill(model, surface, circle, d - depth, back)


def ring(center: Spot, radius: float, pieces: int = 32, start: float = 0.0) -> list[Spot]:
    """Return the points of a circle on a wall, not closed; `start` in degrees."""
    first = math.radians(start)
    turns = [first + 2 * math.pi * i / pieces for i in range(pieces)]
    return [(center[0] + radius * math.cos(a), center[1] + radius * math.sin(a)) for a in turns]


def ribs(
    model: Model,
    surface: Surface,
    lines: Sequence[Sequence[Spot]],
    width: float,
    d: Spot,
    material: int,
) -> None:
    """Lay bars along polylines on the wall: tracery, mullions, half-timber, moldings."""
    starts = np.array([a for way in lines for a, _ in pairwise(way)])
    ends = np.array([b for way in lines for _, b in pairwise(way)])
    if not len(starts):
        return
    way = ends - starts
    length = np.maximum(np.linalg.norm(way, axis=1, keepdims=True), 1e-9)
    side = np.column_stack([-way[:, 1], way[:, 0]]) / length * width / 2
    starts, ends = starts - way / length * width * 0.2, ends + way / length * width * 0.2
    low, high = (starts - side, ends - side), (starts + side, ends + side)
    face = np.stack([low[0], low[1], high[1], high[0]], 1)
    patch(model, surface, face, d[1], material)
    for a, b in (low, high):
        u = np.stack([a[:, 0], b[:, 0], b[:, 0], a[:, 0]], 1)
        z = np.stack([a[:, 1], b[:, 1], b[:, 1], a[:, 1]], 1)
        model.quads(surface.at(u, z, np.broadcast_to([d[0], d[0], d[1], d[1]], u.shape)), material)


def walls_around(
    center: Vec, radius: float, sides: int, start: float = 0.0
) -> list[tuple[Wall, float]]:
    """Return the walls of a regular polygon, counterclockwise, each with its length.

    Corners lie at `radius`, the first at `start` degrees.
    """
    out = []
    step = 2 * math.pi / sides
    for i in range(sides):
        a, b = math.radians(start) + i * step, math.radians(start) + (i + 1) * step
        x, y = center[0] + radius * math.cos(a), center[1] + radius * math.sin(a)
        dx, dy = radius * (math.cos(b) - math.cos(a)), radius * (math.sin(b) - math.sin(a))
        out.append((Wall((x, y, center[2]), math.degrees(math.atan2(dy, dx))), math.hypot(dx, dy)))
    return out


def box_walls(low: Vec, high: Vec) -> list[tuple[Wall, float]]:
    """Return the south, east, north and west walls of an upright box, each with its length."""
    (x0, y0, z0), (x1, y1, _) = low, high
    return [
        (Wall((x0, y0, z0), 0), x1 - x0),
        (Wall((x1, y0, z0), 90), y1 - y0),
        (Wall((x1, y1, z0), 180), x1 - x0),
        (Wall((x0, y1, z0), -90), y1 - y0),
    ]
