"""Secession Building, Vienna, Olbrich, 1897-1898: the white front, a little from the right.

Ratio 10:7; plain cubes step up to the ball of golden leaves that floats between four short pylons.
Late morning sun from the left front, blue-violet shade on white, a clear turquoise sky.
Palette: chalk white, ivory, leaf gold, olive, mosaic blue, turquoise, spring green.
Features: the openwork ball of gilt laurel, windowless walls, gilt boughs, three masks, blue bowls.
"""

import math

import numpy as np

from .. import air, materials
from ..core import Dice, Plate
from ..garden import leaves, people, terrain
from ..ironwork import CLOTHES, COMMON, DARK, LAWN, LEAF, OWN, PAVE, courses, grove
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model, Vec
from ..surface import Material
from ..walls import Wall, block, fill, ribs, ring

SIZE = (1200, 830)
WHITE, IVORY, GOLD, DEEP, MOSAIC, BRONZE = range(OWN, OWN + 6)
STUFF = [
    *COMMON,
    Material(("#d9d4c4", "#f1eee2", "#fffdf4"), grain=3, contrast=0.4, streaks=0.25, bump=0.12),
    Material(("#c9bf9f", "#e4dcc2", "#f3eeda"), grain=1, contrast=0.5),
    Material(("#b08a24", "#eabf48", "#ffec98"), grain=0.4, contrast=0.9, gloss=0.16),
    Material(("#8a6818", "#b88c2c"), bump=0),
    Material(("#1f4a80", "#3f78b4", "#8fc0d8"), 0.12, 0.12, 0.4, scatter=0.9, gloss=0.12),
    Material(("#3a5a4a", "#5f8570"), grain=0.5, gloss=0.1),
]
CAMERA = Camera((9.5, -44, 1.8), (9.5, 0, 1.8), 1165, (838, 716))
LIGHT = Light(
    (-0.55, -0.66, 0.60),
    "#fff0cf",
    2.1,
    "#9ab8f0",
    0.72,
    "#c9c49a",
    0.34,
    haze_color="#d8e4e8",
    haze_distance=900,
)


def cube(model: Model, low: Vec, high: Vec, lean: float = 1.0) -> None:
    """A white block with a thin projecting lid; `lean` < 1 makes it batter inward."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    model.prism([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], z0, z1, WHITE, lean)
    k = (1 - lean) * (x1 - x0) / 2
    model.box((x0 + k - 0.14, y0 + k - 0.14, z1), (x1 - k + 0.14, y1 - k + 0.14, z1 + 0.28), IVORY)


def bough(
    model: Model, wall: Wall, u: float, z: float, wide: float, tall: float, seed: int
) -> None:
    """A gilt tree laid on a wall: a few stems that fan out into a mass of laurel."""
    middle = wall.at(u, z, 0.12)
    crown = leaves((0, 0, 0), (wide / 2, 0.12, tall / 2), 420, 0.2, GOLD, seed)
    model.add(crown, (float(middle[0]), float(middle[1]), float(middle[2])), wall.heading)
    stems = [
        [
            (u + s * wide * 0.06, z - tall * 1.5),
            (u + s * wide * 0.1, z - tall * 0.6),
            (u + s * wide * 0.34, z),
        ]
        for s in (-1.0, -0.4, 0.4, 1.0)
    ]
    ribs(model, wall, stems, 0.09, (0, 0.1), GOLD)


def ball(model: Model, at: Vec, r: float) -> None:
    """The dome: three thousand gilt leaves on an iron cage that lets the light through."""
    model.add(leaves(at, (r * 0.84, r * 0.84, r * 0.84), 1300, 0.4, DEEP, 4))
    model.add(leaves(at, (r, r, r), 6200, 0.25, GOLD, 5))
    for k in range(10):
        a = math.pi * k / 10
        t = np.linspace(0, 2 * math.pi, 33)
        way = np.stack(
            [
                r * 0.95 * np.cos(t) * math.cos(a),
                r * 0.95 * np.cos(t) * math.sin(a),
                r * 0.95 * np.sin(t),
            ],
            -1,
        )
        model.tube(way + np.array(at), 0.07, GOLD, 5)


def head(model: Model, x: float, y: float, z: float) -> None:
    """One of the three masks over the door, with snaky hair."""
    face = [(0.0, -0.55), (0.26, -0.48), (0.42, -0.1), (0.44, 0.2), (0.3, 0.5), (0.0, 0.6)]
    model.lathe((x, y, z), face, GOLD, 14)
    dice = Dice(int(x * 7) + 50)
    for k in range(12):
        a = math.pi * (k / 11 * 1.5 - 0.25)
        p = np.array([x + 0.4 * math.cos(a), y - 0.15, z + 0.1 + 0.45 * math.sin(a)])
        q = p + np.array([math.cos(a) * 0.4, 0, math.sin(a) * 0.35 - 0.15])
        bend = (p + q) / 2 + np.array([dice.uniform(-0.15, 0.15), -0.1, 0.12])
        model.tube(np.array([p, bend, q]), np.array([0.1, 0.08, 0.03]), GOLD, 6)
    for s in (-1, 1):
        model.box(
            (x + s * 0.17 - 0.07, y - 0.46, z + 0.12),
            (x + s * 0.17 + 0.07, y - 0.38, z + 0.2),
            DARK,
        )


def entrance(model: Model) -> None:
    """Two pylons with gilt trees, the deep doorway between them, masks, bronze doors, steps."""
    for s in (-1, 1):
        x0, x1 = sorted((s * 4.1, s * 8.6))
        cube(model, (x0, -2.2, 0), (x1, 6, 11.4))
        face = Wall((x0, -2.2, 0), 0)
        bough(model, face, (x1 - x0) / 2, 9.6, 4.0, 2.6, 6 + s)
        for u in (0.35, x1 - x0 - 0.35):
            block(model, face, (u - 0.1, u + 0.1), (0.8, 11.2), (0, 0.09), IVORY)
        for k in range(3):
            spot = ((x1 - x0) / 2 + (k - 1) * 0.0, 4.2 - k * 0.9)
            fill(model, face, ring(spot, 0.36, 16), 0.04, IVORY)
            ribs(
                model,
                face,
                [[*ring(spot, 0.36, 16), ring(spot, 0.36, 16)[0]]],
                0.08,
                (0, 0.1),
                GOLD,
            )
    model.box((-4.1, 3.2, 0), (4.1, 6, 11.4), WHITE)
    back = Wall((-4.1, 3.2, 0), 0)
    block(model, back, (2.2, 6.0), (1.2, 5.4), (0, 0.05), DARK)
    for u in (2.3, 4.15):
        block(model, back, (u, u + 1.75), (1.2, 5.2), (0, 0.14), BRONZE)
        ribs(
            model,
            back,
            [[(u + 0.3, z), (u + 1.45, z)] for z in (2.2, 3.2, 4.2)],
            0.12,
            (0.1, 0.2),
            GOLD,
        )
    block(model, back, (1.7, 6.5), (5.6, 5.9), (0, 0.3), GOLD)
    for x in (-1.35, 0, 1.35):
        head(model, x, 2.9, 6.9)
    crown = leaves((0, 0, 0), (3.7, 0.2, 0.75), 700, 0.2, GOLD, 9)
    model.add(crown, (0, 3.0, 8.6))
    for s in (-1, 1):
        stem = leaves((0, 0, 0), (0.35, 0.15, 2.2), 260, 0.18, GOLD, 11)
        model.add(stem, (s * 3.1, 3.0, 5.6))
    model.box((-4.1, -1.6, 10.2), (4.1, 6, 11.4), WHITE)
    model.box((-4.1, -1.7, 10.05), (4.1, -1.5, 10.25), GOLD)
    model.box((-4.1, -1.7, 11.3), (4.1, -1.5, 11.5), GOLD)
    for k in range(7):
        model.box((-4.1, -2.2 + k * 0.42 - 1.2, 0), (4.1, 4, 0.17 * (k + 1)), IVORY)
    for s in (-1, 1):
        at = (s * 5.0, -4.6, 0.0)
        model.lathe(at, [(0.4, 0), (0.55, 0.35), (0.3, 0.5)], BRONZE, 12)
        bowl = [(0.35, 0.5), (0.85, 0.75), (1.2, 1.35), (1.28, 1.75), (1.1, 1.78), (0.9, 1.6)]
        model.lathe(at, bowl, MOSAIC, 28)
        model.add(
            leaves((0, 0, 0), (0.95, 0.95, 1.1), 420, 0.13, LEAF, 30 + s), (at[0], at[1], 2.4)
        )


def wings(model: Model) -> None:
    """The two blank halls beside it: plinth, thin cornice, gilt and stucco at their corners."""
    for s in (-1, 1):
        x0, x1 = sorted((s * 8.6, s * 20.5))
        cube(model, (x0, 0.4, 0), (x1, 16, 8.6))
        face = Wall((x0, 0.4, 0), 0)
        wide = x1 - x0
        block(model, face, (0, wide), (0, 0.9), (0, 0.14), IVORY)
        courses(model, face, (0, wide), [(7.3, 0.1, 0.08), (7.6, 0.1, 0.08)], IVORY)
        outer = wide - 1.5 if s > 0 else 1.5
        bough(model, face, outer, 6.7, 2.8, 2.2, 15 + s)
        for k in range(4):
            u = outer + (k - 1.5) * 0.5
            block(model, face, (u - 0.05, u + 0.05), (0.9, 4.2), (0, 0.06), IVORY)
        inner = 1.2 if s > 0 else wide - 1.2
        for z in (6.6,):
            for dx in (-0.5, 0.0, 0.5):
                owl = leaves((0, 0, 0), (0.2, 0.1, 0.42), 60, 0.12, IVORY, 3)
                here = face.at(inner + dx, z, 0.1)
                model.add(owl, (float(here[0]), float(here[1]), float(here[2])))
                for e in (-0.07, 0.07):
                    fill(model, face, ring((inner + dx + e, z + 0.26), 0.055, 8), 0.26, GOLD)
    east = Wall((20.5, 0.4, 0), 90)
    block(model, east, (0, 15.6), (0, 0.9), (0, 0.14), IVORY)
    bough(model, east, 1.5, 6.7, 2.6, 2.2, 22)
    courses(model, east, (0, 15.6), [(7.3, 0.1, 0.08), (7.6, 0.1, 0.08)], IVORY)


ALT = {
    "en": "A white, almost windowless exhibition hall of plain cubes; above its door, between four "
    "short pylons, sits an openwork ball of gilded leaves; gilt boughs and masks adorn the "
    "entrance.",
    "es": "Edificio blanco de cubos lisos, casi sin ventanas; sobre la puerta, entre cuatro "
    "pilares cortos, una esfera calada de hojas doradas; ramas y máscaras doradas en la "
    "entrada.",
}


def draw(plate: Plate) -> None:
    """Sky, trees behind, the white cubes, the ball, lawn and path with visitors."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.8, 0.34, seed=16)):
        air.sky(plate, ["#3f93b8", "#79b9cc", "#bfdcd8", "#eef0dc"], 730)
        air.clouds(plate, "#ffffff", 81, ".003 .012", 0.55, 4, 0.7, 640)
        model = Model()
        model.box((-9, 6, 0), (9, 30, 11.0), WHITE)
        entrance(model)
        wings(model)
        for sx in (-1, 1):
            for y in (2.0, 9.6):
                x0, x1 = sorted((sx * 4.3, sx * 7.9))
                cube(model, (x0, y, 11.4), (x1, y + 3.8, 16.0), 0.82)
                face = Wall((x0, y, 0), 0)
                ribs(
                    model,
                    face,
                    [[(0.7, 11.8), (0.9, 15.6)], [(2.9, 11.8), (2.7, 15.6)]],
                    0.12,
                    (-0.3, 0.12),
                    IVORY,
                )
        ball(model, (0, 7.4, 15.2), 4.9)
        terrain(model, CAMERA, LAWN, None, (5, 600), 40, 80, 50)
        model.box((-6, -60, -0.2), (6, -2, 0.05), PAVE)
        model.box((-40, -9, -0.2), (60, -5.6, 0.06), PAVE)
        places = [(-30.0 - 4 * (i % 3), 6.0 + 7 * i) for i in range(5)]
        places += [(30.0 + 5 * i, 24.0 + 4 * (i % 2)) for i in range(4)]
        places += [(-24.0 + 9 * i, 42.0) for i in range(6)]
        grove(model, places, (9, 12), 5, 1500)
        dice = Dice(8)
        crowd = [(dice.uniform(-18, 24), dice.uniform(-9, -5.8), 0.06) for _ in range(15)]
        crowd += [(dice.uniform(-3, 5), dice.uniform(-26, -7), 0.05) for _ in range(7)]
        people(model, crowd, CLOTHES, 6)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#4a4030", 0.5, 1.2, 1.4), 4200))
        air.glaze(plate, [(0, "#1c2a14", 0), (1, "#1c2a14", 0.4)], 728)
    air.vignette(plate, "#10141c", 0.28)
