"""Palace of Westminster, London, Barry and Pugin, 1840-1870: slantwise from across the Thames.

Ratio 5:3; the clock tower stands large at the right, the river front runs off to the square tower.
Morning sun from the right front; honey limestone against piled clouds; all repeated in the river.
Palette: honey, cream, slate and iron roofs, gilt, blue gray, rosy cloud, brown-green water.
Features: clock tower, square tower with flag, central spire, a symmetrical front of pinnacles.
"""

import math

import numpy as np

from .. import air, materials
from ..architecture import gable_roof
from ..core import Plate
from ..ironwork import BLUE, COMMON, DARK, OWN, RED, courses, flipped, glazed, grove
from ..nature import water
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model, Vec
from ..surface import Material
from ..walls import Opening, Wall, block, box_walls, fill, ribs, ring

SIZE = (1200, 740)
STONE, SLATE, GILT, CLOCK, WALL = range(OWN, OWN + 5)
STUFF = [
    *COMMON,
    Material(("#a07f50", "#cdaa74", "#e8cd9c"), 0, grain=1.6, contrast=0.6, streaks=0.5, bump=0.2),
    Material(("#39434d", "#59656f", "#76828a"), 0.9, 0.6, 0.3, grain=2, contrast=0.7),
    Material(("#a87a22", "#e5ba50", "#ffe490"), grain=0.5, gloss=0.2),
    Material(("#e9e4d2", "#fbf8ec"), grain=1, bump=0),
    Material(("#6d6656", "#8d8470", "#aaa08a"), 0.9, 1.8, 0.4, grain=2, streaks=0.8),
]
CAMERA = Camera((206, -262, 6), (48, 0, 6), 1400, (610, 596))
LIGHT = Light(
    (0.42, -0.72, 0.46),
    "#ffdca4",
    2.5,
    "#94aede",
    0.72,
    "#b09a78",
    0.32,
    haze_color="#cfd3da",
    haze_distance=2200,
)
QUAY = 4.5


def turret(model: Model, at: Vec, top: float, r: float, spire: float = 0.3) -> None:
    """An octagonal turret: paneled shaft, a collar, a small spire with a gilt ball."""
    x, y, z = at
    tall = top - z
    body = tall * (1 - spire)
    shape = [(r, 0), (r, body * 0.55), (r * 1.15, body * 0.56), (r * 0.95, body * 0.58)]
    shape += [(r * 0.95, body), (r * 1.3, body + r * 0.3), (r * 0.9, body + r * 0.5), (0.06, tall)]
    model.lathe((x, y, z), shape, STONE, 8, 22.5, smooth=False)
    model.lathe((x, y, top - 0.3), [(0, 0), (r * 0.3, r * 0.3), (0, r * 0.6)], GILT, 6)


def wing(model: Model, x0: float, x1: float, high: float, storeys: int, bays: int) -> None:
    """A stretch of the river front: rows of Tudor windows between pinnacled buttresses."""
    wall = Wall((x0, 0, 0), 0)
    wide = x1 - x0
    bay = wide / bays
    each = (high - QUAY - 2.2) / storeys
    for k in range(storeys):
        z = QUAY + 1 + k * each
        o = Opening(0, z + 0.9, z + each - 1.9, bay * 0.62, "low", 0.5, 1, 0.15, DARK)
        glazed(model, wall, (0, wide), (z, z + each), bays, o, STONE, STONE, (3, 3))
        courses(model, wall, (0, wide), [(z + each - 0.5, 0.35, 0.3), (z + 0.1, 0.6, 0.15)], STONE)
    block(model, wall, (0, wide), (QUAY, QUAY + 1), (-0.1, 0.4), STONE)
    block(model, wall, (0, wide), (high - 1.2, high + 0.9), (-0.4, 0.25), STONE)
    for i in range(bays + 1):
        turret(model, (x0 + i * bay, -0.35, QUAY), high + 4.0, 0.55, 0.24)
        for k in range(3):
            u = (i + 0.25 * (k + 1)) * bay
            if u < wide:
                block(model, wall, (u - 0.18, u + 0.18), (high, high + 1.7), (-0.2, 0.2), STONE)
    model.box((x0, 1.4, QUAY), (x1, 22, high - 0.5), STONE)
    gable_roof(model, (x0, x1), (2, 20), high - 0.4, 7.5, SLATE, STONE, "x")
    crest = Wall((x0, 11, 0), 0)
    comb = [[(u, high + 7), (u, high + 8.4)] for u in np.arange(0.5, wide, 1.1)]
    ribs(model, crest, comb, 0.2, (-0.1, 0.1), SLATE)


def small_tower(model: Model, x: float, high: float) -> None:
    """One of the river front's low towers: two bays, four turrets, a steep truncated roof."""
    half = 4.6
    for wall, wide in box_walls((x - half, -1.6, 0), (x + half, 9.0, 0)):
        for k in range(5):
            z = QUAY + k * (high - QUAY) / 5
            o = Opening(0, z + 1, z + (high - QUAY) / 5 - 1.5, 1.7, "low", 0.4, 1, 0.12, DARK)
            tops = (z, z + (high - QUAY) / 5)
            glazed(model, wall, (0, wide), tops, 2, o, STONE, STONE, (2, 2))
        courses(model, wall, (0, wide), [(high - 1, 0.6, 0.4), (high * 0.75, 0.4, 0.3)], STONE)
    for sx in (-1, 1):
        for y in (-1.6, 9.0):
            turret(model, (x + sx * half, y, QUAY), high + 7, 0.95, 0.22)
    roof = [(x - half, -1.2), (x + half, -1.2), (x + half, 8.6), (x - half, 8.6)]
    model.prism(roof, high, high + 7.5, SLATE, 0.45)
    model.box((x - 2.2, 1.4, high + 7.5), (x + 2.2, 6.0, high + 8.3), GILT)


def shaft(model: Model, x: float, y: float, half: float, z: float, bars: int) -> None:
    """A square tower's paneled shaft: upright ribs and courses on four sides, up to z."""
    model.box((x - half, y - half, 0), (x + half, y + half, z), STONE)
    for wall, wide in box_walls((x - half, y - half, 0), (x + half, y + half, 0)):
        for i in range(bars + 1):
            u = wide * i / bars
            block(model, wall, (u - 0.28, u + 0.28), (QUAY, z), (0, 0.4), STONE)
            if i < bars:
                slits = [
                    [(u + wide / bars * s, h + 1), (u + wide / bars * s, h + 6.0)]
                    for h in np.arange(QUAY + 2, z - 8, 8.6)
                    for s in (0.36, 0.64)
                ]
                ribs(model, wall, slits, wide / bars * 0.17, (0, 0.05), DARK)
        for h in np.arange(QUAY + 8.6, z, 8.6):
            block(model, wall, (0, wide), (h, h + 0.8), (0, 0.3), STONE)


def clock_tower(model: Model, x: float, y: float) -> None:
    """The clock tower: shaft, four white dials in gilt frames, belfry, iron roof in two stages."""
    half = 6.1
    shaft(model, x, y, half, 50, 4)
    h = half + 0.7
    model.box((x - h, y - h, 50), (x + h, y + h, 62), STONE)
    for wall, wide in box_walls((x - h, y - h, 0), (x + h, y + h, 0)):
        middle = (wide / 2, 56.2)
        block(model, wall, (wide / 2 - 4.6, wide / 2 + 4.6), (51.4, 61), (0, 0.25), GILT)
        fill(model, wall, ring(middle, 4.3, 40), 0.3, DARK)
        fill(model, wall, ring(middle, 3.95, 40), 0.34, CLOCK)
        marks = [[p, q] for p, q in zip(ring(middle, 3.7, 12), ring(middle, 2.9, 12), strict=True)]
        ribs(model, wall, marks, 0.22, (0.34, 0.4), DARK)
        hands = [[middle, (middle[0] - 1.0, middle[1] + 1.9)], [middle, (middle[0] + 2.9, 55.2)]]
        ribs(model, wall, hands, 0.36, (0.34, 0.45), DARK)
        courses(model, wall, (0, wide), [(50, 0.9, 0.5), (61.4, 0.7, 0.6)], STONE)
        o = Opening(0, 63.2, 66.4, 1.15, "lancet", 0.8, 0, 0.1, DARK)
        glazed(model, wall, (0.4, wide - 0.4), (62, 69), 7, o, STONE, STONE, (1, 1))
        block(model, wall, (-0.3, wide + 0.3), (69, 70), (-0.2, 0.5), GILT)
    for sx in (-1, 1):
        for sy in (-1, 1):
            turret(model, (x + sx * h, y + sy * h, 48), 76, 0.8, 0.2)
    ring4 = [(x - h, y - h), (x + h, y - h), (x + h, y + h), (x - h, y + h)]
    model.prism(ring4, 70, 79.5, SLATE, 0.52)
    mid = h * 0.54
    for wall, wide in box_walls((x - h, y - h, 0), (x + h, y + h, 0)):
        for row, count in ((72.2, 4), (75.2, 3)):
            for i in range(count):
                u = wide / 2 + (i - (count - 1) / 2) * 2.0
                d = -(row - 70) * h * 0.48 / 9.5
                block(model, wall, (u - 0.4, u + 0.4), (row, row + 1.3), (d - 1, d + 0.4), GILT)
    model.box((x - mid, y - mid, 79.5), (x + mid, y + mid, 80.3), GILT)
    for wall, wide in box_walls((x - mid, y - mid, 0), (x + mid, y + mid, 0)):
        o = Opening(0, 80.4, 83, 0.85, "pointed", 0.5, back=DARK)
        glazed(model, wall, (0, wide), (80.3, 84.4), 5, o, GILT, GILT, (1, 1))
    top = [(x - mid, y - mid), (x + mid, y - mid), (x + mid, y + mid), (x - mid, y + mid)]
    model.prism(top, 84.4, 98, SLATE, 0.04)
    model.lathe((x, y, 96.5), [(0.5, 0), (0.9, 1), (0.2, 1.8), (0.1, 4.5)], GILT, 8)


def victoria_tower(model: Model, x: float, y: float) -> None:
    """The great square tower: three tall lights a side, corner turrets, the flag."""
    half = 11.4
    shaft(model, x, y, half, 78, 6)
    for wall, wide in box_walls((x - half, y - half, 0), (x + half, y + half, 0)):
        for low, high in ((44, 56), (60, 73)):
            o = Opening(0, low, high - 3, 4.2, "pointed", 0.4, 2, 0.3, DARK)
            glazed(
                model,
                wall,
                (2, wide - 2),
                (low - 1.5, high + 1),
                3,
                o,
                STONE,
                STONE,
                (3, 3),
                0,
                0.5,
            )
        courses(model, wall, (0, wide), [(76.5, 0.8, 0.6), (42, 0.8, 0.6), (58, 0.6, 0.5)], STONE)
        merlons = [[(u, 78), (u, 80.5)] for u in np.arange(1.5, wide - 1, 1.5)]
        ribs(model, wall, merlons, 0.8, (0, 0.3), STONE)
    for sx in (-1, 1):
        for sy in (-1, 1):
            turret(model, (x + sx * half, y + sy * half, 0), 100, 2.3, 0.13)
    model.prism(
        [(x - 9, y - 9), (x + 9, y - 9), (x + 9, y + 9), (x - 9, y + 9)], 78, 86, SLATE, 0.1
    )
    model.bars([(x, y, 84)], [(x, y, 118)], 0.5, DARK)
    model.box((x, y - 0.1, 110), (x + 10, y + 0.1, 116), BLUE)
    model.box((x, y - 0.2, 112.2), (x + 10, y + 0.2, 113.8), RED)
    model.box((x + 4.2, y - 0.2, 110), (x + 5.8, y + 0.2, 116), RED)


def spire(model: Model, x: float, y: float) -> None:
    """The octagonal central tower with its lantern and needle."""
    model.lathe((x, y, 0), [(9.5, 0), (9.5, 38)], STONE, 8, 22.5, smooth=False)
    for r, z0, z1 in ((9.5, 30, 46), (6.4, 52, 62)):
        model.lathe((x, y, 0), [(r * 0.8, z0), (r * 0.8, z1)], DARK, 8, 22.5, smooth=False)
        model.lathe(
            (x, y, 0),
            [(r, z1), (r * 1.08, z1 + 1), (r * 0.7, z1 + 6)],
            STONE,
            8,
            22.5,
            smooth=False,
        )
        for i in range(8):
            a = math.radians(22.5 + 45 * i)
            turret(model, (x + r * math.cos(a), y + r * math.sin(a), z0), z1 + 7, 0.9, 0.25)
            b = math.radians(45 * i)
            at = (x + r * 0.93 * math.cos(b), y + r * 0.93 * math.sin(b), float(z0))
            model.lathe(at, [(0.5, 0), (0.5, z1 - z0)], STONE, 6)
    model.lathe((x, y, 66), [(5.0, 0), (3.2, 6), (0.2, 26)], STONE, 8, 22.5, smooth=False)
    model.lathe((x, y, 91.5), [(0.6, 0), (0.1, 3)], GILT, 6)


ALT = {
    "en": "A long riverside building of honey stone bristling with pinnacles; a tall clock tower "
    "on the right, a slender spire in the middle, a massive square tower with a flag on the "
    "left.",
    "es": "Largo edificio de piedra dorada junto al río, erizado de pináculos; a la derecha una "
    "alta torre del reloj, en el centro una aguja, a la izquierda una torre cuadrada con "
    "bandera.",
}


def draw(plate: Plate) -> None:
    """Sky, river with the palace upside down in it, the palace."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.9, 0.36, seed=14)):
        air.sky(plate, ["#4f6f9f", "#8fa6c8", "#d6c4c4", "#f6d9b0"], 600)
        air.clouds(plate, "#ffe9cc", 71, ".0035 .007", 0.47, 4, 0.9, 590)
        air.clouds(plate, "#6f7c9c", 72, ".004 .009", 0.54, 4, 0.6, 560)
        model = Model()
        wing(model, -125, -105, 25, 4, 4)
        wing(model, -95.8, -37, 21, 3, 13)
        wing(model, -27.8, 27.8, 25, 4, 12)
        wing(model, 37, 95.8, 21, 3, 13)
        wing(model, 105, 125, 25, 4, 4)
        for x in (-129.6, -100.4, -32.4, 32.4, 100.4, 129.6):
            small_tower(model, x, 31)
        model.box((-125, 30, 0), (125, 90, 19), STONE)
        for y in (38, 62):
            gable_roof(model, (-120, 120), (y, y + 14), 19, 8, SLATE, STONE, "x")
        for x in (-70, -48, 50, 76):
            turret(model, (x, 45, 15), 52, 3.0, 0.4)
        clock_tower(model, 139, 38)
        victoria_tower(model, -120, 78)
        spire(model, 0, 70)
        model.box((-140, -11, 0), (140, 1, QUAY), WALL)
        model.box((-140, -11.2, QUAY), (140, -10.7, QUAY + 1.0), STONE)
        model.box((140, -4, 0), (400, 30, QUAY + 1.5), WALL)
        grove(model, [(148.0 + 9 * i, 16.0 + 5 * (i % 2)) for i in range(6)], (12, 16), 6)
        ink = Ink("#2a211a", 0.45, 1.1, 2.5)
        water(plate, 590, 740, ["#b8b4b0", "#8f938f", "#5d6a66", "#3a4744"], 9, 420)
        ripple = materials.rough(plate, ".008 .09", 15, 7, 3, 0.9)
        with plate.group(filter=ripple, opacity=0.62):
            lay(plate, paint(plate, flipped(model), CAMERA, LIGHT, STUFF, ink, 1500))
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, ink, 5200))
        air.glaze(plate, [(0, "#141a1c", 0), (1, "#141a1c", 0.42)], 610)
    air.vignette(plate, "#14121c", 0.34)
