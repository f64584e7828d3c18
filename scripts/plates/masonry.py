"""What old builders share: solids cast from distances, oval walls, glazing, flyers, vaults.

Lengths in metres. Shapes are signed distances (see `forms`), here in world coordinates: z up.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise, product

import numpy as np
from numpy.typing import ArrayLike

from .architecture import pinnacle
from .core import Dice
from .forms import Shape
from .solids import Array, Model, Vec, unit
from .walls import Opening, Spot, Surface, Wall, arch, block, cut, moved, patch, ribs, ring


def cast(shape: Shape, low: Vec, high: Vec, step: float, material: int) -> Model:
    """Turn a distance into a mesh of cells `step` wide within a box.

    Method: naive surface nets (Gibson 1998): one point in each cell that the surface crosses.
    """
    axes = [np.arange(a, b + step, step) for a, b in zip(low, high, strict=True)]
    size = tuple(len(a) for a in axes)
    lattice = np.stack(np.meshgrid(*axes, indexing="ij"), -1).astype(np.float32)
    values = np.asarray(shape(lattice.reshape(-1, 3)), dtype=np.float64).reshape(size)
    inner = tuple(n - 1 for n in size)
    total, count = np.zeros((*inner, 3)), np.zeros(inner)
    shifts = list(product((0, 1), repeat=3))

    def corner(s: tuple[int, ...]) -> tuple[Array, Array]:
        cut = tuple(slice(k, n - 1 + k) for k, n in zip(s, size, strict=True))
        return values[cut], np.asarray(lattice[cut], dtype=np.float64)

    for a, b in ((a, b) for a in shifts for b in shifts if a < b and sum(a) + 1 == sum(b)):
        if sum(abs(p - q) for p, q in zip(a, b, strict=True)) != 1:
            continue
        (va, pa), (vb, pb) = corner(a), corner(b)
        crossed = (va > 0) != (vb > 0)
        t = np.where(crossed, va / np.where(crossed, va - vb, 1), 0)[..., None]
        total += np.where(crossed[..., None], pa + (pb - pa) * t, 0)
        count += crossed
    points = total / np.maximum(count, 1)[..., None]
    slope = np.stack(np.gradient(values, step), -1)
    normal = unit(
        sum(slope[tuple(slice(k, n - 1 + k) for k, n in zip(s, size, strict=True))] for s in shifts)
    )
    model = Model()
    for axis in range(3):
        u, v = [k for k in range(3) if k != axis]
        first = [slice(1, -1)] * 3
        first[axis] = slice(0, -1)
        second = list(first)
        second[axis] = slice(1, None)
        at = np.argwhere((values[tuple(first)] > 0) != (values[tuple(second)] > 0))
        at[:, [u, v]] += 1
        if not len(at):
            continue
        cells = []
        for du, dv in ((-1, -1), (0, -1), (0, 0), (-1, 0)):
            cell = at.copy()
            cell[:, u] += du
            cell[:, v] += dv
            cells.append(cell)
        ids = np.stack(cells, 1)
        quad = points[ids[..., 0], ids[..., 1], ids[..., 2]]
        out = normal[ids[..., 0], ids[..., 1], ids[..., 2]]
        uv = np.stack([quad[..., 0] + 0.7 * quad[..., 1], quad[..., 2] + 0.45 * quad[..., 1]], -1)
        model.quads(quad, material, out, uv)
    return model


@dataclass(frozen=True, slots=True)
class Oval:
    """An elliptical wall; u runs counterclockwise from the east end along the curve."""

    center: Vec
    half: tuple[float, float]
    _turns: Array = field(init=False)
    _run: Array = field(init=False)

    def __post_init__(self) -> None:
        """Measure the curve once, so that u is metres along it."""
        turns = np.linspace(0, 2 * math.pi, 4001)
        x, y = self.half[0] * np.cos(turns), self.half[1] * np.sin(turns)
        run = np.concatenate([[0.0], np.hypot(np.diff(x), np.diff(y)).cumsum()])
        object.__setattr__(self, "_turns", turns)
        object.__setattr__(self, "_run", run)

    @property
    def girth(self) -> float:
        """Metres around."""
        return float(self._run[-1])

    def at(self, u: ArrayLike, z: ArrayLike, d: ArrayLike) -> Array:
        """Return points (..., 3)."""
        u, z, d = np.broadcast_arrays(*(np.asarray(q, dtype=np.float64) for q in (u, z, d)))
        turn = np.interp(u % self.girth, self._run, self._turns)
        a, b = self.half
        out = unit(np.stack([b * np.cos(turn), a * np.sin(turn)], -1))
        x = self.center[0] + a * np.cos(turn) + d * out[..., 0]
        y = self.center[1] + b * np.sin(turn) + d * out[..., 1]
        return np.stack([x, y, self.center[2] + z], -1)

    def pieces(self, length: float) -> int:
        """About five metres a piece."""
        return max(1, math.ceil(abs(length) / 5))


def glazing(
    model: Model,
    surface: Surface,
    opening: Opening,
    d: float,
    glass: Sequence[int],
    size: float,
    seed: int = 1,
    tall: float = 1.0,
) -> None:
    """Fill an opening with panes about `size` wide (`tall` times as high), colors by lot."""
    edge = opening.outline()[1:-1]
    us, zs = [p for p, _ in edge], [q for _, q in edge]
    count = max(2, round(opening.width / size))
    cuts = np.linspace(us[0], us[-1], count + 1)
    tops = np.interp(cuts, us, zs)
    dice = Dice(seed)
    bins: dict[int, list[list[Spot]]] = {}
    for i in range(count):
        z, step = opening.sill, size * tall
        while z < max(tops[i], tops[i + 1]) - 1e-6:
            low = [min(z, float(t)) for t in (tops[i], tops[i + 1])]
            high = [min(z + step, float(t)) for t in (tops[i], tops[i + 1])]
            a, b = float(cuts[i]), float(cuts[i + 1])
            pane = [(a, low[0]), (b, low[1]), (b, high[1]), (a, high[0])]
            bins.setdefault(dice.choice(glass), []).append(pane)
            z += step
    for material, panes in bins.items():
        patch(model, surface, panes, d, material)


def tracery(
    model: Model,
    surface: Surface,
    opening: Opening,
    d: Spot,
    lights: int,
    bar: float,
    material: int,
    kind: str = "pointed",
) -> None:
    """Lay mullions, small arches and a circle over them into an opening."""
    o = opening
    left, wide = o.center - o.width / 2, o.width / lights
    low = o.spring - 0.1 * o.width
    lines = [[(left + i * wide, o.sill), (left + i * wide, low)] for i in range(1, lights)]
    lines += [
        [(left + (i + 0.5) * wide + x, low + z) for x, z in arch(kind, wide, 8)]
        for i in range(lights)
    ]
    over = low + 0.9 * wide
    reach = min((o.top - over) * 0.5, o.width * 0.27)
    loop = ring((o.center, over + reach * 0.95), reach, 18)
    lines.append([*loop, loop[0]])
    for turn in range(6) if reach > 0.6 else ():
        a = math.radians(60 * turn)
        lines.append(
            [
                (o.center, over + reach * 0.95),
                (o.center + reach * math.cos(a), over + reach * (0.95 + math.sin(a))),
            ]
        )
    lines.append(o.outline())
    ribs(model, surface, lines, bar, d, material)


def flyer(model: Model, foot: Vec, head: Vec, thick: float, deep: float, material: int) -> None:
    """Add a flying buttress: a straight back from foot to head over a quarter arch below.

    `thick` is across the arch, `deep` its height where it meets the wall.
    """
    t = np.linspace(0, 1, 11)
    a, b = np.array(foot), np.array(head)
    top = a + (b - a) * t[:, None]
    drop = b[2] - a[2]
    low = top.copy()
    low[:, 2] = a[2] - deep * 1.6 + (drop + deep * 0.6) * np.sin(t * math.pi / 2) ** 0.8
    way = unit((b - a) * [1, 1, 0])
    side = np.array([-way[1], way[0], 0.0]) * thick / 2
    for s in (-1, 1):
        model.grid(np.stack([top + side * s, low + side * s]), material, smooth=False)
    for edge in (top, low):
        model.grid(np.stack([edge - side, edge + side]), material, smooth=False)


def vault(
    model: Model,
    x: Spot,
    y: Spot,
    z: float,
    rise: tuple[float, float],
    material: int,
    rib: int | None = None,
    thick: float = 0.35,
    pointed: bool = False,
) -> None:
    """Add one bay of a groin vault; `rise` of the arches across (over y) and along (over x).

    With `rib` given, tubes follow the two diagonals and the arches across.
    """

    def over(t: Array, high: float) -> Array:
        q = np.abs(t)
        if pointed:
            return np.asarray(high * np.sqrt(np.clip(1 - ((q + 0.6) ** 2 - 0.36) / 2.2, 0, 1)))
        return np.asarray(high * np.sqrt(np.clip(1 - q * q, 0, 1)))

    t = np.sin(np.linspace(-math.pi / 2, math.pi / 2, 25))
    s, r = np.meshgrid(t, t)
    high = np.maximum(over(r, rise[0]), over(s, rise[1]) * 1.0)
    px = (x[0] + x[1]) / 2 + s * (x[1] - x[0]) / 2
    py = (y[0] + y[1]) / 2 + r * (y[1] - y[0]) / 2
    model.grid(np.stack([px, py, z + high], -1), material, smooth=False)
    if rib is None:
        return
    mid_x, mid_y = (x[0] + x[1]) / 2, (y[0] + y[1]) / 2
    half_x, half_y = (x[1] - x[0]) / 2, (y[1] - y[0]) / 2
    crown = np.maximum(over(t, rise[0]), over(t, rise[1]))
    for sign in (-1, 1):
        way = [mid_x + t * half_x, mid_y + sign * t * half_y, z + crown - thick * 0.4]
        model.tube(np.stack(way, -1), thick, rib, 8)
    across = [np.full_like(t, x[0]), mid_y + t * half_y, z + over(t, rise[0]) - thick * 0.3]
    model.tube(np.stack(across, -1), thick * 1.4, rib, 8)


def hanging_arches(
    model: Model, surface: Surface, u: Spot, z: float, count: int, size: Spot, material: int
) -> None:
    """Lay a Lombard band: `count` small round arches under a course at `z`.

    `size` is how far they hang down and how far they stand out.
    """
    wide = (u[1] - u[0]) / count
    drop, out = size
    high = min(wide / 2, drop * 0.7)
    for i in range(count):
        left = u[0] + i * wide
        t = np.linspace(0, math.pi, 9)
        edge = [
            (left + wide / 2 * (1 - math.cos(a)), z - drop * 0.85 + high * math.sin(a)) for a in t
        ]
        quads = [[p, q, (q[0], z), (p[0], z)] for p, q in pairwise(edge)]
        patch(model, surface, quads, out, material)
        ribs(model, surface, [edge], wide * 0.14, (0, out), material)
        foot = (left - wide * 0.12, left + wide * 0.12)
        block(model, surface, foot, (z - drop, z - drop * 0.7), (0, out * 0.9), material)
    block(model, surface, u, (z, z + drop * 0.35), (0, out * 1.25), material)


def corbels(
    model: Model, surface: Surface, u: Spot, z: float, step: float, size: float, material: int
) -> None:
    """Lay an eaves course on corbels, as on Romanesque walls."""
    count = max(1, round((u[1] - u[0]) / step))
    for i in range(count):
        middle = u[0] + (i + 0.5) * (u[1] - u[0]) / count
        half = size * 0.45
        block(model, surface, (middle - half, middle + half), (z - size, z), (0, size), material)
    block(model, surface, u, (z, z + size * 0.7), (-0.1, size * 1.3), material)


def billets(model: Model, surface: Surface, u: Spot, z: float, size: float, material: int) -> None:
    """Lay a chequered molding: two rows of small blocks, in turn."""
    count = max(2, round((u[1] - u[0]) / size / 2))
    wide = (u[1] - u[0]) / count
    for row_number in (0, 1):
        low = z + row_number * size
        for i in range(count):
            left = u[0] + (i + 0.5 * row_number) * wide
            block(model, surface, (left, left + wide / 2), (low, low + size), (0, size), material)
    block(model, surface, u, (z, z + 2 * size), (0, size * 0.35), material)


@dataclass(frozen=True, slots=True)
class Flank:
    """One long side of a Gothic church running north: where it stands and how high it goes.

    `side` is 1 for the east, -1 for the west side; `inner` and `outer` are the distances of the
    clerestory and of the aisle's wall from the axis; heights are metres above the ground.
    """

    side: int
    inner: float
    outer: float
    start: float
    bay: float
    bays: int
    aisle: float
    sill: float
    spring: float
    eaves: float
    lights: int = 4


def flank(
    model: Model, f: Flank, wall: int, stone: int, glass: Sequence[int], roof: int, seed: int = 1
) -> None:
    """Build a flank: aisle windows, a clerestory all of glass, buttresses, pinnacles, flyers."""
    length = f.bay * f.bays
    first = f.start if f.side > 0 else f.start + length
    heading = 90.0 * f.side
    high = Wall((f.side * f.inner, first, 0), heading)
    low = Wall((f.side * f.outer, first, 0), heading)
    wide = f.bay - 1.5
    for i in range(f.bays):
        u = (i * f.bay, (i + 1) * f.bay)
        middle = (u[0] + u[1]) / 2
        small = Opening(middle, 3.0, f.aisle - 4.2, wide * 0.62, "pointed", 0.6, 1, 0.2, glass[0])
        cut(model, low, u, (0, f.aisle), small, wall)
        glazing(model, low, moved(small, middle), -0.6, glass, 0.5, seed + i)
        tracery(model, low, small, (-0.6, -0.15), 2, 0.2, stone)
        tall = Opening(middle, f.sill, f.spring, wide, "pointed", 0.7, 1, 0.2, glass[0])
        cut(model, high, u, (f.aisle - 1, f.eaves), tall, wall)
        glazing(model, high, tall, -0.7, glass, 0.5, seed + 50 + i)
        tracery(model, high, tall, (-0.7, -0.2), f.lights, 0.22, stone)
    for i in range(f.bays + 1):
        y = f.start + i * f.bay
        x = f.side * f.outer
        near, far = sorted((x - f.side * 1.0, x + f.side * 2.0))
        model.box((near, y - 0.8, 0), (far, y + 0.8, f.sill + 2.0), wall)
        model.add(pinnacle(9.5, 1.7, stone), (x + f.side * 0.6, y, f.sill + 2.0))
        for foot, head in ((f.sill - 1.0, f.spring - 1.5), (f.sill + 3.0, f.eaves - 1.5)):
            flyer(model, (x, y, foot), (f.side * f.inner, y, head), 0.9, 1.6, stone)
    block(model, high, (0, length), (f.eaves - 0.7, f.eaves), (-0.3, 0.7), stone)
    block(model, low, (0, length), (f.aisle - 0.6, f.aisle), (-0.3, 0.5), stone)
    a, b = f.side * (f.outer + 0.5), f.side * f.inner
    y0, y1 = f.start, f.start + length
    lean = [(a, y0, f.aisle), (a, y1, f.aisle), (b, y1, f.sill - 0.6), (b, y0, f.sill - 0.6)]
    model.quads([lean], roof)
