"""Royal Pavilion, Brighton, Nash, 1815-1822: the garden front, slantwise over lawn and flower beds.

Ratio 3:2; onion domes of three sizes, tent roofs at the ends, minarets between, seen from the left.
Late afternoon by the sea: warm light from the left, lilac shade, a peach and turquoise sky.
Palette: cream stucco, biscuit, gray-green copper tips, lilac, sea blue, spring lawn, garden colors.
Features: the great onion over the round saloon, four lesser ones, lace-like screens, minarets.
"""

import math

import numpy as np

from .. import air, materials
from ..core import Dice, Plate
from ..garden import leaves, people, terrain
from ..ironwork import (
    BLUE,
    CLOTHES,
    COMMON,
    CREAM,
    DARK,
    GLASS,
    LAWN,
    LEAF,
    OWN,
    PAVE,
    RED,
    courses,
    glazed,
    grove,
    onion,
)
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Drum, Opening, Spot, Surface, Wall, block, ribs, ring, row

SIZE = (1200, 760)
STUCCO, STONE, TIP, TENT, PINK = range(OWN, OWN + 5)
STUFF = [
    *COMMON,
    Material(("#c9b894", "#e8dabb", "#f8eed6"), 0, grain=2, contrast=0.5, streaks=0.45, bump=0.15),
    Material(("#b89f74", "#d9c398", "#ecdcb6"), 0.6, 1.4, 0.2, grain=1.5, streaks=0.4),
    Material(("#4a6a60", "#6f9484"), grain=0.5, gloss=0.1),
    Material(("#b3a688", "#d3c7a8", "#e6dcc2"), 1.1, 1.3, 0.25, grain=2, streaks=0.5),
    Material(("#c9708a", "#e8a0b4"), contrast=1.0),
]
CAMERA = Camera((-34, -84, 2.2), (-10, 0, 2.2), 1080, (560, 640))
LIGHT = Light(
    (-0.66, -0.62, 0.46),
    "#ffdfae",
    2.4,
    "#a4b0ea",
    0.74,
    "#c9b08c",
    0.34,
    haze_color="#dcdce2",
    haze_distance=1500,
)


def finial(model: Model, x: float, y: float, z: float, high: float) -> None:
    """A copper tip: vase, ball and needle."""
    h = high
    shape = [
        (0.1, 0),
        (0.16, 0.08),
        (0.07, 0.2),
        (0.14, 0.34),
        (0.06, 0.48),
        (0.1, 0.58),
        (0.03, 0.7),
        (0, 1),
    ]
    model.lathe((x, y, z), [(r * h, t * h) for r, t in shape], TIP, 10)


def bulb(model: Model, x: float, y: float, z: float, r: float, high: float, lobes: int) -> None:
    """An onion dome with raised ribs, a ring of leaf-shaped crests at its foot, a finial."""
    profile = onion(r, high)
    model.lathe((x, y, z), profile, STUCCO, 48)
    for i in range(lobes):
        a = 2 * math.pi * i / lobes
        way = np.array(
            [
                (x + q * 1.01 * math.cos(a), y + q * 1.01 * math.sin(a), z + t)
                for q, t in profile[:-1]
            ]
        )
        model.tube(way, r * 0.028, STONE, 5)
    collar = Drum((x, y, 0), r * 0.8)
    crest(model, collar, (0, collar.girth), z - 0.1, r * 0.22, r * 0.2)
    model.lathe(
        (x, y, z - r * 0.25), [(r * 0.82, 0), (r * 0.95, r * 0.1), (r * 0.8, r * 0.25)], STONE, 40
    )
    finial(model, x, y, z + high * 0.93, r * 0.75 + 1)


def crest(model: Model, surface: Surface, u: Spot, z: float, high: float, step: float) -> None:
    """A cresting of small pointed leaves along a parapet."""
    count = max(2, int((u[1] - u[0]) / step))
    gap = (u[1] - u[0]) / count
    for i in range(count):
        a = u[0] + i * gap
        leaf = [(a + gap * 0.1, z), (a + gap * 0.25, z + high * 0.5), (a + gap * 0.5, z + high)]
        other = [(a + gap * 0.9, z), (a + gap * 0.75, z + high * 0.5), (a + gap * 0.5, z + high)]
        ribs(model, surface, [leaf, other], gap * 0.3, (0, 0.16), STUCCO)


def minaret(model: Model, x: float, y: float, high: float, r: float = 0.85) -> None:
    """A slim eight-sided shaft with rings, an open stage with a flared roof, a little onion."""
    model.lathe(
        (x, y, 0),
        [(r * 1.2, 0), (r * 1.2, 1.5), (r, 1.7), (r * 0.9, high * 0.72)],
        STUCCO,
        8,
        22.5,
        smooth=False,
    )
    for z in (5.2, 10.6, high * 0.6):
        model.lathe(
            (x, y, z),
            [(r, 0), (r * 1.35, 0.25), (r * 1.35, 0.5), (r, 0.7)],
            STONE,
            8,
            22.5,
            smooth=False,
        )
    z = high * 0.72
    model.lathe(
        (x, y, z), [(r * 0.9, 0), (r * 1.7, 0.5), (r * 1.7, 0.75), (r * 0.7, 0.8)], STONE, 16
    )
    model.lathe((x, y, z + 0.7), [(r * 0.5, 0), (r * 0.5, high * 0.09)], DARK, 8)
    for k in range(6):
        a = math.pi * k / 3
        model.lathe(
            (x + r * 0.95 * math.cos(a), y + r * 0.95 * math.sin(a), z + 0.7),
            [(0.12, 0), (0.1, high * 0.09)],
            STUCCO,
            6,
        )
    model.lathe(
        (x, y, z + 0.7 + high * 0.09), [(r * 1.5, 0), (r * 1.1, 0.25), (r * 0.9, 0.3)], STONE, 16
    )
    top = z + 1.0 + high * 0.09
    model.lathe((x, y, top), onion(r * 1.15, high * 0.12), STUCCO, 16)
    finial(model, x, y, top + high * 0.11, 2.0)


def bow(model: Model, x: float, r: float, top: float, lights: int) -> None:
    """A round bay of two storeys of pointed windows, crested."""
    drum = Drum((x, 0, 0), r)
    half = math.pi * r
    for low, high in ((0.0, 6.0), (6.0, top)):
        spring = low + (high - low) * 0.55
        o = Opening(0, low + 0.7, spring, half / lights * 0.52, "pointed", 0.4, 1, 0.14, GLASS)
        glazed(
            model, drum, (-half / 2, half / 2), (low, high), lights, o, STUCCO, STONE, (2, 4), 0.16
        )
    for i in range(lights + 1):
        u = -half / 2 + i * half / lights
        block(model, drum, (u - 0.16, u + 0.16), (0, top), (0, 0.3), STONE)
    courses(model, drum, (-half / 2, half / 2), [(5.8, 0.4, 0.4), (top - 0.6, 0.6, 0.6)], STONE)
    crest(model, drum, (-half / 2, half / 2), top, 1.0, 0.8)
    model.lathe((x, 0, top - 0.1), [(r, 0), (0, 0.05)], TENT, 40)


def screen(model: Model, x: Spot, y: float, bays: int) -> None:
    """The veranda: slim posts, cusped arches, a lattice band like lace, cresting."""
    wall = Wall((x[0], y, 0), 0)
    wide = x[1] - x[0]
    bay = wide / bays
    row(
        model,
        wall,
        (0, wide),
        (0, 5.0),
        bays,
        Opening(0, 0, 2.6, bay * 0.8, "pointed", 0.4),
        STUCCO,
    )
    for i in range(bays):
        u = (i + 0.5) * bay
        cusps = [
            [*ring((u + bay * s, 3.0 + 0.9 * (1 - abs(s) * 2.6)), bay * 0.09, 8)]
            for s in (-0.28, 0.28)
        ]
        ribs(model, wall, cusps, 0.12, (-0.3, 0.05), STUCCO)
        mesh = [
            [(u - bay / 2 + k * bay / 6, 4.0), (u - bay / 2 + (k + 1) * bay / 6, 4.9)]
            for k in range(6)
        ]
        mesh += [[(b, 8.9 - a) for b, a in m] for m in mesh]
        ribs(model, wall, mesh, 0.1, (0.02, 0.1), TENT)
    courses(model, wall, (0, wide), [(3.8, 0.2, 0.15), (5.0, 0.4, 0.5)], STONE)
    crest(model, wall, (0, wide), 5.4, 0.8, 0.7)
    for i in range(bays + 1):
        model.lathe(
            (x[0] + i * bay, y - 0.2, 0),
            [(0.3, 0), (0.22, 0.5), (0.2, 4.4), (0.34, 4.9)],
            STUCCO,
            8,
        )
    model.box((x[0], y + 0.3, 5.0), (x[1], 1, 5.3), STONE)


def pavilion(model: Model) -> None:
    """Everything along the garden front."""
    model.box((-48, 1.0, 0), (48, 22, 12.2), STUCCO)
    wall = Wall((-48, 1.0, 0), 0)
    for u0, u1, count in ((17.6, 26.6, 3), (69.4, 78.4, 3)):
        for low in (0.8, 6.8):
            o = Opening(0, low, low + 2.6, 1.3, "pointed", 0.05, back=GLASS)
            glazed(
                model,
                wall,
                (u0, u1),
                (low - 0.8, low + 5),
                count,
                o,
                STUCCO,
                STONE,
                (2, 3),
                0.16,
                0.06,
            )
    courses(model, wall, (0, 96), [(11.6, 0.6, 0.5)], STONE)
    crest(model, wall, (0, 96), 12.2, 1.0, 0.9)
    bow(model, 0, 8.2, 12.6, 5)
    bulb(model, 0, 0, 15.4, 8.6, 18.5, 20)
    model.lathe((0, 0, 12.4), [(7.4, 0), (7.2, 3.2)], STUCCO, 40)
    for s in (-1, 1):
        bow(model, s * 16.0, 4.6, 12.0, 3)
        bulb(model, s * 16.0, 0, 13.8, 4.9, 10.2, 16)
        bulb(model, s * 10.5, 13, 15.0, 4.4, 9.6, 16)
        screen(model, (min(s * 20.8, s * 30.0), max(s * 20.8, s * 30.0)), -2.6, 4)
        screen(model, (min(s * 8.4, s * 11.4), max(s * 8.4, s * 11.4)), -3.0, 1)
        x = s * 39.0
        model.box((x - 9, -2, 0), (x + 9, 18, 12.8), STUCCO)
        face = Wall((x - 9, -2, 0), 0)
        for low, high in ((0.8, 5.8), (6.8, 12.0)):
            o = Opening(0, low, high - 2.2, 1.7, "pointed", 0.1, back=GLASS)
            glazed(
                model,
                face,
                (1.5, 16.5),
                (low - 0.5, high + 0.4),
                5,
                o,
                STUCCO,
                STONE,
                (2, 4),
                0.18,
                0.12,
            )
        side = Wall((x - 9, 18, 0), -90)
        o = Opening(0, 1.0, 4.2, 1.7, "pointed", 0.1, back=GLASS)
        glazed(model, side, (1.5, 18.5), (0, 6), 5, o, STUCCO, STONE, (2, 4), 0.18, 0.12)
        for one in (face, side):
            courses(model, one, (0, 18), [(6.2, 0.4, 0.4), (12.4, 0.6, 0.6)], STONE)
            crest(model, one, (0, 18), 13.0, 1.1, 0.9)
        tent = [(9.4, 0), (7.0, 1.6), (5.0, 3.9), (3.4, 6.8), (2.2, 10.2), (1.4, 13.6), (1.0, 15.2)]
        model.lathe((x, 8, 13.0), tent, TENT, 24)
        for k in range(12):
            a = math.pi * k / 6
            way = np.array(
                [(x + r * 1.01 * math.cos(a), 8 + r * 1.01 * math.sin(a), 13 + z) for r, z in tent]
            )
            model.tube(way, 0.16, STUCCO, 5)
        model.lathe((x, 8, 28.0), [(1.0, 0), (1.7, 0.5), (1.0, 1.0)], STONE, 16)
        model.lathe((x, 8, 28.8), onion(1.4, 3.0), STUCCO, 16)
        finial(model, x, 8, 31.6, 3.0)
        for mx, my, high in (
            (s * 30.6, -2, 23),
            (s * 47.4, -2, 23),
            (s * 30.6, 18, 23),
            (s * 47.4, 18, 23),
            (s * 9.2, 1.5, 29),
            (s * 21.6, 2, 21),
        ):
            minaret(model, mx, my, high)


def beds(model: Model) -> None:
    """Curving flower beds cut into the lawn."""
    dice = Dice(7)
    for cx, cy, rx, ry in (
        (-26, -38, 9, 3.0),
        (0, -30, 12, 3.4),
        (24, -36, 10, 3.2),
        (-12, -52, 5, 2.0),
    ):
        for k in range(int(rx * ry * 2.4)):
            a, q = dice.uniform(0, 2 * math.pi), dice.random() ** 0.5
            at = (cx + rx * q * math.cos(a), cy + ry * q * math.sin(a), 0.3 + 0.4 * (1 - q))
            color = (PINK, RED, CREAM, BLUE, LEAF, LEAF, PINK)[dice.randrange(7)]
            model.add(leaves(at, (0.6, 0.6, 0.5), 22, 0.15, color, k * 5 + int(cx) + 60))


ALT = {
    "en": "A long cream-colored palace crowded with onion domes of several sizes, tent-shaped "
    "roofs and slim minarets, with lace-like stone screens, above a lawn with flower beds.",
    "es": "Largo palacio color crema lleno de cúpulas bulbosas de varios tamaños, cubiertas como "
    "tiendas y finos alminares, con celosías de piedra, sobre un césped con flores.",
}


def draw(plate: Plate) -> None:
    """Sky, garden front, beds, promenaders."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.9, 0.36, seed=29)):
        air.sky(plate, ["#4f9fc4", "#94c6d4", "#e0d8cc", "#f8cfa8"], 650)
        air.clouds(plate, "#fff0de", 104, ".0026 .009", 0.5, 4, 0.85, 600)
        air.clouds(plate, "#b49cc0", 105, ".0035 .013", 0.57, 4, 0.5, 600)
        model = Model()
        pavilion(model)
        beds(model)
        terrain(model, CAMERA, LAWN, None, (5, 600), 42, 80, 50)
        model.box((-90, -16, -0.2), (90, -7, 0.05), PAVE)
        places = [(-66.0 + 5 * (i % 2), -18.0 + 11 * i) for i in range(5)]
        places += [(62.0 + 6 * i, -12.0 + 6 * (i % 3)) for i in range(5)]
        places += [(-60.0 + 17 * i, 42.0) for i in range(8)]
        grove(model, places, (10, 15), 6, 1500)
        dice = Dice(5)
        crowd = [(dice.uniform(-46, 46), dice.uniform(-15, -8), 0.05) for _ in range(34)]
        people(model, crowd, CLOTHES, 12)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#3a2e2c", 0.6, 1.6, 1.6), 4200))
        air.glaze(plate, [(0, "#1c2414", 0), (1, "#1c2414", 0.42)], 640)
    air.vignette(plate, "#141020", 0.3)
