"""Galleria Vittorio Emanuele II, Milan, Mengoni, 1865-1877: inside one arm, looking to the octagon.

Ratio 3:4, upright; a low eye on the mosaic, everything runs to the dome where the streets cross.
Daylight falls through iron and glass from the upper left; warm fronts, cool blue light above.
Palette: cream and ochre stucco, rose, gilt, iron gray-blue, sky, mosaic of red, black and cream.
Features: barrel roofs of glass, the ribbed dome, rich palace fronts with shops, the star mosaic.
"""

import math
from itertools import pairwise

import numpy as np

from .. import air, materials
from ..architecture import dome_profile, statue
from ..core import Dice, Plate
from ..garden import people
from ..ironwork import CLOTHES, COMMON, DARK, GLASS, OWN, Floor, courses, glazed
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Opening, Spot, Wall, arch, block, fill, patch, ribs, ring, row

SIZE = (900, 1200)
STUCCO, WALL, RELIEF, IRON, GOLD, MARBLE, CARMINE, BLACK, OCHRE, LUNETTE, SHOP, LAMP = range(
    OWN, OWN + 12
)
STUFF = [
    *COMMON,
    Material(("#c9b28a", "#e8d5b0", "#f8ecd2"), 0, grain=1.2, contrast=0.5, bump=0.2),
    Material(("#b8946a", "#d9b88c", "#ecd2ac"), 0.5, 1.3, 0.25, grain=1.5, contrast=0.5),
    Material(("#a88a5e", "#dcc296", "#f4e4c2"), grain=0.3, contrast=1.2, bump=1.4),
    Material(("#5d6f80", "#8497a6"), bump=0, casts=False),
    Material(("#b5852c", "#ecc25a"), grain=0.4, gloss=0.15),
    Material(("#cfc3ac", "#e9dfca", "#f5eddc"), 0.6, 0.6, 0.2, scatter=0.3, grain=1, gloss=0.16),
    Material(("#8f3a2c", "#b4543e"), 0.12, 0.12, 0.2, gloss=0.14),
    Material(("#2f2c2e", "#4a4648"), 0.12, 0.12, 0.2, gloss=0.16),
    Material(("#c08f45", "#dcb26a"), 0.12, 0.12, 0.2, gloss=0.14),
    Material(("#4f6f9c", "#b58a6a", "#e0bf8a"), grain=0.9, contrast=1.8),
    Material(("#3a2418", "#5f3d28"), 0, grain=0.6),
    Material(("#ffd98a", "#fff0c4"), bump=0),
]
CAMERA = Camera((0.9, -43, 2.0), (0.9, 0, 2.0), 640, (464, 930))
LIGHT = Light(
    (-0.42, -0.30, 0.86),
    "#fff0d0",
    2.0,
    "#b4c8ea",
    0.95,
    "#e0b888",
    0.55,
    haze_color="#dfe0e0",
    haze_distance=420,
    horizon_color="#f8f0e0",
    zenith_color="#9fc0e4",
)
#: Half the width of a street, height of the spring of its roof, half the width of the octagon.
HALF, SPRING, OCT = 7.3, 21.0, 18.4
FLOOR = Floor()


def front(model: Model, wall: Wall, long: float, bays: int) -> None:
    """A palace front: shop arches, mezzanine, two storeys with pilasters, caryatids, cornice."""
    bay = long / bays
    shop = Opening(0, 0, 3.8, bay * 0.68, "round", 0.7, 1, 0.15, DARK)
    for u in row(model, wall, (0, long), (0, 6.6), bays, shop, STUCCO):
        block(model, wall, (u - bay * 0.3, u + bay * 0.3), (3.0, 3.6), (-0.6, -0.3), GOLD)
        block(model, wall, (u - bay * 0.3, u + bay * 0.3), (0, 0.7), (-0.6, -0.25), SHOP)
        for s in (-1, 1):
            block(
                model,
                wall,
                (u + s * bay * 0.12 - 0.5, u + s * bay * 0.12 + 0.5),
                (0.8, 2.8),
                (-0.75, -0.6),
                LAMP,
            )
        block(model, wall, (u - 0.35, u + 0.35), (5.4, 6.4), (0, 0.4), RELIEF)
    for z0, z1, kind, high in (
        (6.6, 9.4, "low", 1.0),
        (9.4, 15.2, "round", 3.2),
        (15.2, 19.6, "flat", 2.4),
    ):
        o = Opening(0, z0 + 0.8, z0 + 0.8 + high, bay * 0.36, kind, 0.45, back=GLASS)
        for u in glazed(model, wall, (0, long), (z0, z1), bays, o, WALL, STUCCO, (2, 3), 0.26):
            if kind == "round":
                block(
                    model,
                    wall,
                    (u - bay * 0.34, u + bay * 0.34),
                    (z0 + 0.1, z0 + 0.35),
                    (0, 0.9),
                    STUCCO,
                )
                bars = [
                    [(u + bay * q, z0 + 0.35), (u + bay * q, z0 + 1.3)]
                    for q in np.linspace(-0.33, 0.33, 9)
                ]
                ribs(model, wall, bars, 0.07, (0.75, 0.85), BLACK)
                block(
                    model,
                    wall,
                    (u - bay * 0.34, u + bay * 0.34),
                    (z0 + 1.25, z0 + 1.38),
                    (0.7, 0.9),
                    BLACK,
                )
                gable = [(u - bay * 0.27, z1 - 1.0), (u, z1 - 0.35), (u + bay * 0.27, z1 - 1.0)]
                ribs(model, wall, [gable], 0.25, (0, 0.4), STUCCO)
    for i in range(bays + 1):
        u = i * bay
        block(model, wall, (u - 0.5, u + 0.5), (0, 9.2), (0, 0.4), STUCCO)
        block(model, wall, (u - 0.4, u + 0.4), (9.8, 14.6), (0, 0.35), STUCCO)
        block(model, wall, (u - 0.25, u + 0.25), (10.6, 13.8), (0.3, 0.5), RELIEF)
        figure = statue(3.2, RELIEF, i + int(long))
        p = wall.at(u, 15.9, 0.5)
        model.add(figure, (float(p[0]), float(p[1]), 15.9), wall.heading)
        block(model, wall, (u - 0.6, u + 0.6), (15.2, 15.9), (0, 0.9), STUCCO)
        block(model, wall, (u - 0.55, u + 0.55), (19.1, 19.7), (0, 0.9), STUCCO)
    courses(
        model,
        wall,
        (0, long),
        [(6.4, 0.3, 0.5), (9.2, 0.35, 0.8), (15.0, 0.3, 0.6), (19.6, 0.5, 0.8), (20.1, 0.5, 1.3)],
        STUCCO,
    )
    block(model, wall, (0, long), (20.6, SPRING + 0.3), (-0.5, 0.5), RELIEF)


def vault(model: Model, y0: float, y1: float) -> None:
    """The barrel roof of an arm: strong hoops, light glazing bars, purlins; the panes are air."""
    angles = np.linspace(0, math.pi, 25)
    count = round((y1 - y0) / 1.4)
    for i in range(count + 1):
        y = y0 + (y1 - y0) * i / count
        thick = 0.26 if i % 4 == 0 else 0.07
        hoop = np.stack(
            [HALF * np.cos(angles), np.full(25, y), SPRING + 0.6 + HALF * np.sin(angles)], -1
        )
        model.tube(hoop, thick, IRON, 6)
        if i % 4 == 0:
            inner = hoop * np.array([0.9, 1, 1]) - np.array([0, 0, 0.5])
            model.bars(inner[:-1:2], hoop[1::2], 0.08, IRON)
    for a in angles[::2]:
        x, z = HALF * math.cos(a), SPRING + 0.6 + HALF * math.sin(a)
        model.bars([(x, y0, z)], [(x, y1, z)], 0.12, IRON, 12)


def octagon(model: Model) -> None:
    """Where the streets cross: four rich fronts with painted lunettes, four arches, the dome."""
    side = 2 * OCT * math.tan(math.pi / 8)
    for k in range(8):
        a = math.radians(45 * k)
        turn = 45.0 * k + 90
        x, y = OCT * math.cos(a), OCT * math.sin(a)
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        wall = Wall((x + side / 2 * c, y + side / 2 * s, 0), turn + 180)
        top = SPRING + 11.0
        if k % 2:
            part = Model()
            front(part, Wall((0, 0, 0), 0), side, 3)
            model.add(part, (x + side / 2 * c, y + side / 2 * s, 0), turn + 180)
        edge = [(side / 2 + p, SPRING + 0.4 + q) for p, q in arch("round", side * 0.93, 24)]
        over = edge
        quads = [[(u, z), (u2, z2), (u2, top), (u, top)] for (u, z), (u2, z2) in pairwise(over)]
        quads += [[(0, SPRING), (over[0][0], SPRING), (over[0][0], top), (0, top)]]
        quads += [[(over[-1][0], SPRING), (side, SPRING), (side, top), (over[-1][0], top)]]
        patch(model, wall, quads, 0.0, STUCCO)
        ribs(model, wall, [edge], 0.6, (-0.4, 0.5), RELIEF)
        ribs(
            model,
            wall,
            [
                [
                    (side / 2 + p * 1.06, SPRING + 0.4 + q * 1.06)
                    for p, q in arch("round", side * 0.93, 24)
                ]
            ],
            0.2,
            (0, 0.3),
            GOLD,
        )
        if k % 2:
            fill(model, wall, edge, -0.5, LUNETTE)
        courses(model, wall, (0, side), [(top - 1.2, 0.5, 0.5), (top - 0.7, 0.7, 1.0)], STUCCO)
        for u in (0.6, side - 0.6):
            shield = ring((u + (0.8 if u < 2 else -0.8), top - 3.4), 0.9, 16)
            ribs(model, wall, [[*shield, shield[0]]], 0.35, (0, 0.3), RELIEF)
    rise = SPRING + 11.0
    profile = dome_profile(OCT * 1.0, 17.5, 14)[:-1]
    for i in range(32):
        a = 2 * math.pi * i / 32
        way = np.array([(r * math.cos(a), r * math.sin(a), rise + z) for r, z in profile])
        model.tube(way, 0.26 if i % 2 == 0 else 0.1, IRON, 6)
    turns = np.linspace(0, 2 * math.pi, 65)
    for k, (r, z) in enumerate(profile):
        hoop = np.stack([r * np.cos(turns), r * np.sin(turns), np.full(65, rise + z)], -1)
        model.tube(hoop, 0.24 if k % 4 == 0 else 0.08, IRON, 6)
    model.lathe((0, 0, rise + 17.2), [(2.2, 0), (2.0, 1.0), (2.0, 3.0), (0, 4.6)], IRON, 16)


def pavement(model: Model) -> None:
    """The mosaic: bordered panels along the arm, a great star with a cross in the octagon."""
    xs, ys = np.linspace(-24, 24, 60), np.linspace(-41.5, 95, 120)
    gx, gy = np.meshgrid(xs, ys)
    model.grid(np.stack([gx, gy, 0 * gx - 0.02], -1), MARBLE, uv=np.stack([gx, gy], -1))

    def strip(a: Spot, b: Spot, wide: float, stuff: int, z: float = 0.0) -> None:
        ribs(model, FLOOR, [[a, b]], wide, (z, z + 0.01), stuff)

    for s in (-1, 1):
        for y0, y1 in ((-41.4, -19), (19, 90)):
            pieces = np.linspace(y0, y1, 14)
            for a, b in pairwise(pieces):
                strip((s * 6.3, a), (s * 6.3, b), 0.5, CARMINE)
                strip((s * 5.7, a), (s * 5.7, b), 0.18, BLACK)
    for y in (-39.5 + 5.4 * k for k in range(24)):
        if abs(y + 2.4) < 20:
            continue
        for r, stuff in ((2.3, OCHRE), (1.9, MARBLE), (1.5, CARMINE), (1.0, MARBLE), (0.55, BLACK)):
            circle = ring((0, float(y)), r, 32)
            fill(model, FLOOR, circle, 0.012 + 0.004 * (2.4 - r), stuff)
        for s in (-1, 1):
            diamond = [(s * 4.1, y - 2.2), (s * 5.1, y), (s * 4.1, y + 2.2), (s * 3.1, y)]
            fill(model, FLOOR, diamond, 0.012, BLACK)
            inner = [(s * 4.1, y - 1.5), (s * 4.8, y), (s * 4.1, y + 1.5), (s * 3.4, y)]
            fill(model, FLOOR, inner, 0.018, OCHRE)
        strip((-5.6, float(y) + 2.7), (5.6, float(y) + 2.7), 0.25, BLACK)
    for r, stuff in ((15.5, CARMINE), (14.8, MARBLE), (12.6, OCHRE), (12.2, MARBLE)):
        fill(model, FLOOR, ring((0, 0), r, 48), 0.012 + 0.004 * (16 - r), stuff)
    for k in range(16):
        a = 2 * math.pi * k / 16
        long = 11.6 if k % 2 == 0 else 8.0
        star = [
            (long * math.cos(a), long * math.sin(a)),
            (3.6 * math.cos(a + 0.2), 3.6 * math.sin(a + 0.2)),
            (0.0, 0.0),
            (3.6 * math.cos(a - 0.2), 3.6 * math.sin(a - 0.2)),
        ]
        model.triangles(
            [
                [(p, q, 0.06) for p, q in (star[0], star[1], star[2])],
                [(p, q, 0.06) for p, q in (star[0], star[2], star[3])],
            ],
            CARMINE if k % 2 else BLACK,
        )
    fill(model, FLOOR, ring((0, 0), 2.4, 32), 0.08, MARBLE)
    for w, h in ((1.0, 3.4), (3.4, 1.0)):
        model.box((-w / 2, -h / 2, 0.08), (w / 2, h / 2, 0.09), CARMINE)


ALT = {
    "en": "Inside a covered street: barrel roofs of iron and glass meet at a great ribbed glass "
    "dome, between rich cream palace fronts with shops, above a floor of mosaic stars.",
    "es": "Interior de una calle cubierta: bóvedas de hierro y vidrio confluyen en una gran "
    "cúpula acristalada, entre ricas fachadas crema con tiendas, sobre un suelo de "
    "mosaicos.",
}


def draw(plate: Plate) -> None:
    """Daylight behind the iron, the two streets, the octagon, the strollers."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.8, 0.34, seed=47)):
        air.sky(plate, ["#8fb8e0", "#bcd6ea", "#e4eeee", "#fbf4e2"], 930)
        air.clouds(plate, "#ffffff", 121, ".006 .009", 0.46, 4, 0.9, 800)
        model = Model()
        for y0, y1, bays in ((-42.0, -17.0, 5), (17.6, 92.0, 14)):
            front(model, Wall((-HALF, y0, 0), 90), y1 - y0, bays)
            front(model, Wall((HALF, y1, 0), -90), y1 - y0, bays)
            vault(model, y0, y1)
        octagon(model)
        for s in (-1, 1):
            x = s * 60.0
            model.box((min(x, x + s), -12, 0), (max(x, x + s), 12, 34), WALL)
            for y in (-HALF, HALF):
                x0, x1 = sorted((s * OCT, s * 60))
                wall = Wall((x0, y, 0), 0) if y > 0 else Wall((x1, y, 0), 180)
                front(model, wall, x1 - x0, 7)
        end = Wall((-HALF, 92, 0), 0)
        o = Opening(HALF, 0, 13, 9, "round", 0.5)
        block(model, end, (0, 2 * HALF), (0, 30), (-1, -0.5), STUCCO)
        fill(model, end, o.outline(), 0.0, LAMP)
        pavement(model)
        dice = Dice(6)
        crowd = [(dice.uniform(-5.5, 5.5), dice.uniform(-33, 70), 0.0) for _ in range(54)]
        crowd += [(dice.uniform(-14, 14), dice.uniform(-12, 13), 0.0) for _ in range(34)]
        people(model, crowd, CLOTHES, 21)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#33281f", 0.5, 1.3, 1.6), 4200))
        air.glow(plate, 450, 420, 460, "#fff6dc", 0.28)
        air.glaze(plate, [(0, "#1c1410", 0), (1, "#1c1410", 0.4)], 960)
    air.vignette(plate, "#14100c", 0.34)
