"""La Madeleine, Paris, Vignon, 1807-1842: the whole temple at the end of its street of palaces.

Ratio 5:4; on the axis, between two rows of tall fronts that lead the eye to eight columns.
Warm afternoon, sun from the left; honey light on the steps, cool blue in the colonnade.
Palette: cream limestone, zinc blue roofs, amber light, lilac shade, flowers of the market.
Features: eight Corinthian columns on a podium of stairs, a carved gable, no tower and no dome.
"""

import math

import numpy as np

from .. import air, materials
from ..architecture import column, gable_roof, pediment, statue
from ..core import Dice, Plate
from ..garden import leaves, people, terrain
from ..ironwork import (
    BLUE,
    CLOTHES,
    COMMON,
    CREAM,
    DARK,
    GLASS,
    LEAF,
    OWN,
    PAVE,
    RED,
    courses,
    glazed,
    grove,
)
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Opening, Wall, block, fill, ribs

SIZE = (1200, 960)
STONE, WALL, ZINC, RELIEF, BRONZE, HOUSE, AWNING = range(OWN, OWN + 7)
STUFF = [
    *COMMON,
    Material(("#b59f78", "#d9c49c", "#f0dfbb"), 0, grain=1.6, contrast=0.5, streaks=0.5, bump=0.2),
    Material(("#a8936e", "#cdb88f", "#e6d5b0"), 0.8, 1.8, 0.35, grain=2, streaks=0.5),
    Material(("#5f7080", "#8496a6", "#a9b6c0"), 3.0, 0.7, 0.25, grain=3, gloss=0.1),
    Material(("#96805a", "#cdb68c", "#eedcb6"), grain=0.4, contrast=1.2, bump=1.6),
    Material(("#3a4a3c", "#56685a"), grain=0.5, gloss=0.1),
    Material(("#c4b290", "#ddcdab", "#eee2c6"), 0.6, 1.6, 0.25, grain=3, streaks=0.4),
    Material(("#a83c34", "#c9604e"), grain=2),
]
CAMERA = Camera((4.5, -104, 2.3), (4.5, 0, 2.3), 1330, (662, 800))
LIGHT = Light(
    (-0.52, -0.66, 0.54),
    "#ffe2ae",
    2.45,
    "#98aeea",
    0.74,
    "#c9b08c",
    0.34,
    haze_color="#dcdde0",
    haze_distance=1300,
)
POD, TALL = 7.0, 19.2
HALF, LONG, STEP = 20.3, 98.0, 5.8


def temple(model: Model) -> None:
    """Podium, stairs, columns all round, cella with niches, entablature, gable and roof."""
    model.box((-HALF - 2, -2, 0), (HALF + 2, LONG + 2, POD), WALL)
    for k in range(28):
        z = POD * (k + 1) / 28
        model.box((-HALF + 1.6, -16 + k * 0.5, 0), (HALF - 1.6, 0, z), STONE)
    for s in (-1, 1):
        x0, x1 = sorted((s * (HALF - 1.6), s * (HALF + 2)))
        model.box((x0, -16.5, 0), (x1, 0, POD * 0.55), WALL)
        model.box((x0 - 0.2, -3, 0), (x1 + 0.2, 0, POD + 0.1), STONE)
        model.add(statue(4.2, RELIEF, 5 + s, 0.3), (s * HALF, -14.6, POD * 0.55))
    pole = column(TALL, 1.0, "corinthian", STONE, 20)
    for i in range(8):
        x = -HALF + i * STEP
        model.add(pole, (x, 0, POD))
        if 0 < i < 7:
            model.add(pole, (x, 6.5, POD))
    side = column(TALL, 1.0, "corinthian", STONE, 0, 18)
    for i in range(1, 18):
        for s in (-1, 1):
            model.add(side, (s * HALF, i * LONG / 17, POD))
    model.box((-HALF + 5.4, 13, POD), (HALF - 5.4, LONG - 6, POD + TALL), WALL)
    back = Wall((-HALF, 13, 0), 0)
    middle = HALF
    block(model, back, (middle - 3.2, middle + 3.2), (POD, POD + 11), (0, 0.1), BRONZE)
    frame = [
        (middle - 3.4, POD),
        (middle - 3.4, POD + 11.2),
        (middle + 3.4, POD + 11.2),
        (middle + 3.4, POD),
    ]
    ribs(model, back, [frame], 0.9, (0, 0.5), STONE)
    leaf = [[(middle - 3, POD + z), (middle + 3, POD + z)] for z in (3.4, 7.0)]
    ribs(model, back, [[(middle, POD), (middle, POD + 11)], *leaf], 0.3, (0.1, 0.3), DARK)
    for s in (-1, 1):
        u = middle + s * 10
        niche = Opening(u, POD + 4, POD + 8.5, 2.6, "round", 0.2)
        fill(model, back, niche.outline(), 0.05, DARK)
        model.add(statue(3.6, RELIEF, 9 + s), (s * 10, 12.6, POD + 4.2))
    z = POD + TALL
    model.box((-HALF - 1.1, -1.2, z), (HALF + 1.1, LONG + 1.2, z + 2.9), STONE)
    front = Wall((-HALF - 1.1, -1.2, 0), 0)
    wide = 2 * HALF + 2.2
    courses(
        model,
        front,
        (0, wide),
        [(z + 0.75, 0.12, 0.12), (z + 1.3, 0.3, 0.3), (z + 2.7, 0.5, 0.9), (z + 3.2, 0.6, 1.4)],
        STONE,
    )
    block(model, front, (0.6, wide - 0.6), (z + 1.65, z + 2.6), (0, 0.1), RELIEF)
    for u in np.arange(0.2, wide, 0.8):
        block(model, front, (u, u + 0.4), (z + 2.6, z + 3.0), (0, 0.7), STONE)
    model.box((-HALF - 2.3, -2.4, z + 3.2), (HALF + 2.3, LONG + 2.4, z + 3.8), STONE)
    gable = Wall((-HALF - 2.3, -1.2, 0), 0)
    pediment(model, gable, (0, wide + 2.4), z + 4.0, 8.6, (0, 1.3), STONE, 1.0)
    for i in range(25):
        u = -17 + i * 34 / 24
        tall = max(1.3, 6.2 * (1 - abs(u) / 21))
        model.add(
            statue(tall, RELIEF, i + 3, 0.3 + 0.5 * (i % 3 == 0)),
            (u, -1.8, z + 4.0),
            28 * math.sin(i * 1.7),
        )
    gable_roof(model, (-HALF - 2.3, HALF + 2.3), (-0.6, LONG + 2), z + 4.0, 8.6, ZINC, STONE, "y")


def palace(model: Model, x0: float, x1: float, y0: float, y1: float, inner: int) -> None:
    """A row of street fronts: arcade, awnings, three storeys of windows, zinc roof."""
    model.box((x0, y0, 0), (x1, y1, 19), HOUSE)
    wall = Wall((x1, y0, 0), 90) if inner > 0 else Wall((x0, y1, 0), -90)
    front = Wall((x0, y0, 0), 0)
    for face, long in ((wall, y1 - y0), (front, x1 - x0)):
        bays = max(2, round(long / 3.6))
        shop = Opening(0, 0, 3.6, 2.5, "low", 0.5, back=DARK)
        glazed(model, face, (0, long), (0, 5.6), bays, shop, HOUSE, DARK, (2, 1), 0, 0.7)
        for k, high in enumerate((2.9, 2.6, 2.0)):
            z = 5.8 + k * 4.3
            o = Opening(0, z + 0.7, z + 0.7 + high, 1.35, "flat", 0.35, back=GLASS)
            glazed(model, face, (0, long), (z, z + 4.3), bays, o, HOUSE, STONE, (2, 3), 0.2, 0.7)
        courses(
            model, face, (0, long), [(5.5, 0.4, 1.0), (9.9, 0.25, 0.9), (18.3, 0.7, 1.4)], STONE
        )
        for i in range(0, bays, 2):
            u = (i + 0.5) * long / bays
            block(
                model, face, (u - 1.5, u + 1.5), (3.3, 3.9), (0.2, 1.5), AWNING if i % 4 else CREAM
            )
    roof = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
    model.prism(roof, 19, 24, ZINC, 0.86)
    for y in np.arange(y0 + 5, y1, 9):
        x = x1 - 2.4 if inner > 0 else x0 + 2.4
        model.box((x - 0.8, y - 1.4, 20), (x + 0.8, y + 1.4, 26.4), HOUSE)
        model.box((x - 0.9, y - 4.5, 20), (x + 0.9, y - 3.2, 22.6), STONE)


def market(model: Model) -> None:
    """Flower stalls and lamp posts before the stairs."""
    dice = Dice(6)
    for i in range(11):
        s = -1 if i % 2 else 1
        x, y = s * (11.0 + 1.4 * (i // 2)), -24.0 - 5.5 * (i // 2)
        model.box((x - 1.3, y - 0.6, 0), (x + 1.3, y + 0.6, 0.7), BRONZE)
        for k in range(7):
            color = (RED, CREAM, AWNING, BLUE, LEAF)[dice.randrange(5)]
            at = (x - 1.1 + k * 0.37, y, 0.95)
            model.add(leaves(at, (0.3, 0.5, 0.32), 40, 0.12, color, i * 9 + k), (0, 0, 0))
    for x, y in ((-10.5, -30.0), (10.5, -30.0), (-10.5, -58.0), (10.5, -58.0)):
        model.lathe(
            (x, y, 0),
            [(0.25, 0), (0.09, 0.7), (0.07, 4.0), (0.25, 4.2), (0.3, 4.8), (0, 5.1)],
            BRONZE,
            8,
        )


ALT = {
    "en": "A whole temple stands at the end of a street of tall houses: wide stairs, eight giant "
    "columns with leafy capitals and a gable full of figures; flower stalls in front.",
    "es": "Un templo entero cierra una calle de casas altas: ancha escalinata, ocho columnas "
    "gigantes con capiteles de hojas y un frontón lleno de figuras; puestos de flores "
    "delante.",
}


def draw(plate: Plate) -> None:
    """Sky, temple, the two rows of palaces, flower market and crowd."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.9, 0.36, seed=23)):
        air.sky(plate, ["#5c86bd", "#95b4d8", "#d4d6d8", "#f7e2bd"], 800)
        air.clouds(plate, "#fff3dd", 96, ".003 .007", 0.48, 4, 0.85, 760)
        air.clouds(plate, "#95a2c0", 97, ".004 .01", 0.56, 4, 0.5, 700)
        model = Model()
        temple(model)
        palace(model, -44, -20.5, -76, -30, 1)
        palace(model, 20.5, 44, -76, -30, -1)
        palace(model, -75, -45, 10, 70, 1)
        palace(model, 45, 75, 10, 70, -1)
        places = [(s * (30.0 + 5 * (i % 2)), -18.0 + 9 * i) for s in (-1, 1) for i in range(7)]
        grove(model, places, (9, 12), 3, 1100)
        market(model)
        terrain(model, CAMERA, PAVE, None, (5, 700), 40, 80, 50)
        dice = Dice(7)
        crowd = [(dice.uniform(-19, 19), dice.uniform(-76, -17), 0.0) for _ in range(70)]
        crowd += [(dice.uniform(-16, 16), -16 + k * 0.5, POD * k / 28) for k in range(2, 28, 2)]
        people(model, crowd, CLOTHES, 9)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#30261e", 0.5, 1.3, 2.0), 4600))
        air.glaze(plate, [(0, "#241a20", 0), (1, "#241a20", 0.45)], 800)
    air.vignette(plate, "#14101a", 0.32)
