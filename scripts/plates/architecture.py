"""Parts of buildings, each a small model to be placed: columns of the orders, roofs, statues.

Lengths in metres; parts stand on (0, 0, 0) and look south (towards -y).
"""

import math
from collections.abc import Sequence

import numpy as np

from .core import Dice, Noise
from .solids import Model
from .walls import Opening, Spot, Surface, arch, block, patch, row, sheet


def column(
    height: float,
    radius: float,
    order: str,
    material: int,
    flutes: int = 0,
    sides: int = 24,
    taper: float = 0.84,
) -> Model:
    """Build a column: "doric" (no base), "tuscan", "ionic", "corinthian", or "shaft" (no capital).

    Sources: Vignola's proportions, roughly: a base and a capital of about one radius each, the
    Corinthian capital of two and a third.
    """
    model = Model()
    base = 0.0 if order == "doric" else radius
    cap = {"doric": 0.9, "tuscan": 0.9, "ionic": 0.9, "corinthian": 2.3, "shaft": 0.6}[
        order
    ] * radius
    top = radius * taper
    if base:
        model.box(
            (-radius * 1.38, -radius * 1.38, 0),
            (radius * 1.38, radius * 1.38, base * 0.35),
            material,
        )
        profile = [
            (1.34, 0.35),
            (1.38, 0.5),
            (1.3, 0.64),
            (1.16, 0.72),
            (1.2, 0.84),
            (1.05, 0.95),
            (1.0, 1),
        ]
        model.lathe((0, 0, 0), [(r * radius, z * base) for r, z in profile], material, sides)
    _shaft(model, radius, top, (base, height - cap), flutes, sides, material)
    low = height - cap
    if order in {"doric", "tuscan"}:
        bell = [
            (top, 0),
            (top * 1.06, cap * 0.1),
            (top * 1.02, cap * 0.2),
            (top * 1.38, cap * 0.55),
        ]
        model.lathe((0, 0, low), [*bell, (top * 1.44, cap * 0.62)], material, sides)
        half = top * 1.46
        model.box((-half, -half, low + cap * 0.6), (half, half, height), material)
    elif order == "ionic":
        model.lathe(
            (0, 0, low), [(top, 0), (top * 1.1, cap * 0.2), (top * 1.3, cap * 0.6)], material, sides
        )
        for x in (-1.22, 1.22):
            for turn in np.linspace(0, 2 * math.pi, 13)[:-1]:
                a, b = turn, turn + math.pi / 6
                r = top * 0.46
                xs = [x * top + r * math.cos(a), x * top + r * math.cos(b)]
                zs = [low + cap * 0.4 + r * math.sin(a), low + cap * 0.4 + r * math.sin(b)]
                y = top * 1.25
                quad = [
                    (xs[0], -y, zs[0]),
                    (xs[1], -y, zs[1]),
                    (xs[1], y, zs[1]),
                    (xs[0], y, zs[0]),
                ]
                model.quads([quad], material)
                for face in (-y, y):
                    tip = (x * top, face * 0.97, low + cap * 0.4)
                    model.triangles([[(xs[0], face, zs[0]), (xs[1], face, zs[1]), tip]], material)
        half = top * 1.3
        model.box((-half, -half, low + cap * 0.72), (half, half, height), material)
    elif order == "corinthian":
        _leaves(model, top, low, cap, material)
        half = top * 1.42
        model.box((-half, -half, low + cap * 0.88), (half, half, height), material)
    else:
        model.lathe(
            (0, 0, low), [(top, 0), (top * 1.35, cap * 0.7), (top * 1.35, cap)], material, sides
        )
    return model


def _shaft(
    model: Model, radius: float, top: float, z: Spot, flutes: int, sides: int, material: int
) -> None:
    """Add a shaft with entasis and, if asked, flutes."""
    if flutes:
        sides = flutes * 6
    angles = np.linspace(0, 2 * math.pi, sides + 1)
    wave = 1 - 0.09 * np.abs(np.sin(angles * flutes / 2)) if flutes else np.ones(sides + 1)
    rows = np.linspace(0, 1, 6)
    size = radius + (top - radius) * rows**1.4
    reach = size[:, None] * wave
    points = np.stack(
        [
            reach * np.cos(angles),
            reach * np.sin(angles),
            np.broadcast_to(z[0] + (z[1] - z[0]) * rows[:, None], reach.shape),
        ],
        -1,
    )
    uv = np.stack([np.broadcast_to(angles * radius, reach.shape), points[..., 2]], -1)
    model.grid(points, material, uv=uv)


def _leaves(model: Model, top: float, low: float, cap: float, material: int) -> None:
    """Add the bell of a Corinthian capital: two rows of eight leaves and corner volutes."""
    angles = np.linspace(0, 2 * math.pi, 97)
    rows = np.linspace(0, 1, 13)
    reach = np.empty((13, 97))
    for i, t in enumerate(rows):
        first = max(0.0, math.sin(math.pi * min(t / 0.42, 1))) * 0.22
        second = max(0.0, math.sin(math.pi * min(max((t - 0.3) / 0.45, 0), 1))) * 0.3
        third = max(0.0, (t - 0.6) / 0.4) ** 1.5 * 0.5
        lobes = np.abs(np.cos(angles * 4))
        reach[i] = top * (
            1
            + 0.12 * t
            + first * lobes
            + second * np.abs(np.sin(angles * 4))
            + third * np.abs(np.sin(angles * 2)) ** 3
        )
    points = np.stack(
        [
            reach * np.cos(angles),
            reach * np.sin(angles),
            np.broadcast_to(low + cap * 0.9 * rows[:, None], reach.shape),
        ],
        -1,
    )
    model.grid(points, material)


def spot(surface: Surface, u: float, z: float, d: float) -> tuple[float, float, float]:
    """Return a point of a surface as a plain triple, to stand a part on."""
    x, y, h = (float(q) for q in surface.at(u, z, d))
    return x, y, h


def stand(
    model: Model, part: Model, surface: Surface, places: Sequence[float], z: float, d: float
) -> None:
    """Stand copies of a part along a wall, each turned to look outwards."""
    for u in places:
        here, ahead = np.array(spot(surface, u, z, d)), np.array(spot(surface, u, z, d + 1))
        out = ahead - here
        turn = math.degrees(math.atan2(out[1], out[0])) + 90
        model.add(part, (float(here[0]), float(here[1]), float(here[2])), turn)


def balustrade(
    model: Model,
    surface: Surface,
    u: Spot,
    z: float,
    height: float,
    d: float,
    material: int,
    step: float = 0.6,
) -> None:
    """Add a balustrade: two rails and turned balusters between them."""
    rail = height * 0.16
    block(model, surface, u, (z, z + rail), (d - 0.18, d + 0.18), material)
    block(model, surface, u, (z + height - rail, z + height), (d - 0.2, d + 0.2), material)
    body = height - 2 * rail
    baluster = Model()
    wide = step * 0.36
    shape = [(0.55, 0), (0.5, 0.1), (1, 0.35), (0.45, 0.7), (0.5, 0.9), (0.6, 1)]
    baluster.lathe((0, 0, 0), [(r * wide, t * body) for r, t in shape], material, 8)
    count = max(1, int((u[1] - u[0]) / step))
    places = [u[0] + (i + 0.5) * (u[1] - u[0]) / count for i in range(count)]
    stand(model, baluster, surface, places, z + rail, d)


def pediment(
    model: Model,
    surface: Surface,
    u: Spot,
    z: float,
    rise: float,
    d: Spot,
    material: int,
    rim: float = 0.5,
) -> None:
    """Add a triangular gable: tympanum at d[0], horizontal and raking cornices out to d[1]."""
    middle = (u[0] + u[1]) / 2
    flat = [(u[0], z), (u[1], z), (middle, z + rise), (middle, z + rise)]
    patch(model, surface, [flat], d[0], material)
    for a in (u[0], u[1]):
        (u0, z0), (u1, z1) = (a, z), (middle, z + rise)
        outer = [(u0, z0), (u1, z1), (u1, z1 + rim), (u0, z0 + rim)]
        patch(model, surface, [outer], d[1], material)
        for p, q in ((outer[0], outer[1]), (outer[3], outer[2])):
            model.quads(
                surface.at(
                    [p[0], q[0], q[0], p[0]], [p[1], q[1], q[1], p[1]], [d[0], d[0], d[1], d[1]]
                )[None],
                material,
            )
    block(model, surface, u, (z - rim * 0.8, z), (d[0] - 0.1, d[1]), material)


def loggia(
    model: Model,
    surface: Surface,
    u: Spot,
    z: Spot,
    count: int,
    material: int,
    back: int,
    slim: float = 0.2,
    deep: float = 1.3,
    kind: str = "round",
    floor: float = 0.35,
) -> None:
    """Add an open gallery: `count` arches on columns (`slim`: thickness by bay) before a wall."""
    bay = (u[1] - u[0]) / count
    wide = bay * (1 - slim)
    over = max(h for _, h in arch(kind, wide))
    low, high = z[0] + floor, z[1] - floor * 0.5
    spring = high - over - 0.12 * bay
    opening = Opening(0, low, spring, wide, kind, 0.45)
    row(model, surface, u, (low, high), count, opening, material)
    block(model, surface, u, (z[0], low), (-deep, 0.22), material)
    block(model, surface, u, (high, z[1]), (-deep, 0.12), material)
    sheet(model, surface, u, z, -deep, back)
    pole = Model()
    r = bay * slim * 0.62
    shape = [(1.5, 0), (1.5, 0.04), (1, 0.08), (0.92, 0.86), (1.1, 0.88), (1.7, 1)]
    pole.lathe((0, 0, 0), [(k * r, t * (spring - low)) for k, t in shape], material, 10)
    stand(model, pole, surface, [u[0] + i * bay for i in range(count + 1)], low, 0.0)


def gable_roof(
    model: Model,
    x: Spot,
    y: Spot,
    z: float,
    rise: float,
    material: int,
    wall: int,
    along: str = "x",
) -> None:
    """Add a saddle roof over a rectangle, its ridge along x or y, with gable walls."""
    (x0, x1), (y0, y1) = x, y
    if along == "x":
        ym = (y0 + y1) / 2
        a, b = (x0, ym, z + rise), (x1, ym, z + rise)
        sides = [[(x0, y0, z), (x1, y0, z), b, a], [(x1, y1, z), (x0, y1, z), a, b]]
        ends = [[(x0, y1, z), (x0, y0, z), a], [(x1, y0, z), (x1, y1, z), b]]
    else:
        xm = (x0 + x1) / 2
        a, b = (xm, y0, z + rise), (xm, y1, z + rise)
        sides = [[(x0, y1, z), (x0, y0, z), a, b], [(x1, y0, z), (x1, y1, z), b, a]]
        ends = [[(x0, y0, z), (x1, y0, z), a], [(x1, y1, z), (x0, y1, z), b]]
    model.quads(sides, material)
    model.triangles(ends, wall)


def statue(height: float, material: int, seed: int = 1, arm: float = 0.0) -> Model:
    """Build a draped standing figure: rough, for cornices and niches; `arm` lifts one arm."""
    dice, noise = Dice(seed), Noise(seed)
    model = Model()
    angles = np.linspace(0, 2 * math.pi, 25)
    shape = [
        (0.15, 0.0),
        (0.16, 0.1),
        (0.135, 0.3),
        (0.14, 0.48),
        (0.12, 0.6),
        (0.15, 0.74),
        (0.145, 0.81),
        (0.06, 0.845),
        (0.045, 0.865),
        (0.06, 0.9),
        (0.066, 0.94),
        (0.05, 0.985),
        (0.0, 1.0),
    ]
    lean = dice.uniform(-0.03, 0.03)
    points = np.empty((len(shape), 25, 3))
    for i, (r, t) in enumerate(shape):
        fold = 0.16 if t < 0.8 else 0.0
        for j, a in enumerate(angles):
            k = r * (1 + fold * noise.fbm(math.cos(a) * 3.1, math.sin(a) * 3.1 + t * 1.5, 3))
            sway = lean * math.sin(t * 3)
            points[i, j] = (k * 1.15 * math.cos(a) + sway, k * 0.8 * math.sin(a), t)
    model.grid(points * height, material)
    for side in (-1, 1):
        lift = arm if side == 1 else dice.uniform(0, 0.25)
        elbow = (side * 0.2, -0.04, 0.62 + lift * 0.25)
        hand = (side * dice.uniform(0.08, 0.2), -0.15, 0.56 + lift * 0.6)
        way = np.array([(side * 0.13, 0, 0.79), elbow, hand]) * height
        model.tube(way, np.array([0.045, 0.04, 0.03]) * height, material, 7)
    return model


def pinnacle(height: float, width: float, material: int) -> Model:
    """Build a Gothic pinnacle: square shaft, four gablets, a crocketed spirelet and a finial."""
    model = Model()
    half, low = width / 2, height * 0.4
    model.box((-half, -half, 0), (half, half, low), material)
    for turn in range(4):
        gablet = Model()
        gablet.triangles(
            [
                [
                    (-half * 1.1, -half * 1.1, low * 0.8),
                    (half * 1.1, -half * 1.1, low * 0.8),
                    (0, -half * 1.1, low * 1.25),
                ]
            ],
            material,
        )
        model.add(gablet, turn=90 * turn)
    model.lathe(
        (0, 0, low), [(half * 1.1, 0), (half * 0.12, height * 0.54)], material, 8, smooth=False
    )
    knobs = [(t, half * (1.1 - t)) for t in (0.12, 0.3, 0.48, 0.66, 0.84)]
    for t, reach in knobs:
        for turn in range(4):
            a = math.radians(45 + 90 * turn)
            x, y, z = reach * math.cos(a), reach * math.sin(a), low + height * 0.54 * t
            knob = width * 0.09
            model.box((x - knob, y - knob, z - knob), (x + knob, y + knob, z + knob), material)
    tip = [
        (half * 0.12, 0),
        (half * 0.4, height * 0.025),
        (half * 0.1, height * 0.05),
        (0, height * 0.06),
    ]
    model.lathe((0, 0, low + height * 0.53), tip, material, 8)
    return model


def dome_profile(
    radius: float, height: float, pieces: int = 14, pointed: float = 0.0
) -> list[Spot]:
    """Return the (radius, height) profile of a dome; `pointed` > 0 makes it rise to a point."""
    out = []
    for i in range(pieces + 1):
        t = i / pieces * math.pi / 2
        out.append(
            (
                radius * math.cos(t),
                height * (math.sin(t) + pointed * (1 - math.cos(t))) / (1 + pointed),
            )
        )
    return out
