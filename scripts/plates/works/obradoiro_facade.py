"""Obradoiro facade, Santiago, Casas Novoa, 1738-1750: the west front straight on, at evening.

Ratio 3:4, upright; the granite altarpiece climbs between two equal towers above its double stair.
Low sun from the left, golden on lichened granite, slate-violet shade, clouds after rain.
Palette: honey and gray granite, lichen ochre, glass blue, wet slate paving, pearl and indigo sky.
Features: twin bell towers in shrinking stages, tall glazing, stacked columns, volutes, the saint.
"""

import math

import numpy as np

from .. import air, materials
from ..architecture import balustrade, column, statue
from ..core import Dice, Plate
from ..garden import people, terrain
from ..ironwork import CLOTHES, COMMON, DARK, GLASS, OWN, PAVE, courses, glazed, scroll
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Drum, Opening, Spot, Wall, block, box_walls, fill, ribs, ring, row

SIZE = (900, 1200)
STONE, WALL, RELIEF, TILE, BRONZE = range(OWN, OWN + 5)
STUFF = [
    *COMMON,
    Material(("#8a7a56", "#bba573", "#dcc898"), 0, grain=1.0, contrast=0.9, streaks=0.6, bump=0.3),
    Material(
        ("#7f7150", "#b09b6c", "#d3be8e"), 0.8, 1.7, 0.35, grain=1.4, contrast=0.8, streaks=0.7
    ),
    Material(("#776848", "#b29c6a", "#e0cc9c"), grain=0.35, contrast=1.4, bump=1.6),
    Material(("#8f5238", "#b5744f"), 0.5, 0.4, 0.35),
    Material(("#3f3a30", "#5f5848"), grain=0.6),
]
CAMERA = Camera((0.8, -92, 2.4), (0.8, 0, 2.4), 1330, (461, 1092))
LIGHT = Light(
    (-0.60, -0.62, 0.46),
    "#ffd79a",
    2.6,
    "#93a6e2",
    0.74,
    "#b8a078",
    0.32,
    haze_color="#cfd0d8",
    haze_distance=1200,
)
BASE = 7.0
FRONT = Wall((0, 0, 0), 0)


def candle(model: Model, x: float, y: float, z: float, high: float) -> None:
    """One of the many finials: pedestal, vase, needle with a ball."""
    h = high
    shape = [
        (0.17, 0),
        (0.17, 0.12),
        (0.09, 0.17),
        (0.19, 0.36),
        (0.1, 0.5),
        (0.06, 0.62),
        (0.03, 0.8),
        (0.07, 0.88),
        (0.06, 0.95),
        (0, 1),
    ]
    model.lathe((x, y, z), [(r * h, t * h) for r, t in shape], STONE, 9)


def volute(model: Model, wall: Wall, at: Spot, radius: float, side: int, d: float = 0.0) -> None:
    """A great stone scroll leaning against an upper stage."""
    way = [
        (at[0] + side * radius * 1.5, at[1] - radius * 0.8),
        *scroll(at, radius, 1.3, -40 if side > 0 else 220, side),
    ]
    ribs(model, wall, [way], radius * 0.34, (d - 1.0, d + 0.25), STONE)


def stage(model: Model, x: float, y: float, half: float, z0: float, z1: float, wide: float) -> None:
    """A bell stage: an arch a side between coupled columns, cornice, finials at the corners."""
    pole = column((z1 - z0) * 0.8, half * 0.1, "corinthian", STONE, 0, 12)
    for k in range(4):
        face = Model()
        wall = Wall((-half, -half, 0), 0)
        o = Opening(half, z0 + 1.2, z1 - 2.2 - wide / 2, wide, "round", half * 0.5, 1, 0.25, DARK)
        row(
            face,
            wall,
            (0, 2 * half),
            (z0, z1),
            1,
            Opening(0, o.sill, o.spring, wide, o.kind, 0.9, 1, 0.25, DARK),
            WALL,
        )
        ribs(
            face,
            wall,
            [Opening(half, o.sill, o.spring, wide + 0.5, "round").outline()],
            0.4,
            (0, 0.3),
            STONE,
        )
        for u in (half * 0.16, half * 0.46, half * 1.54, half * 1.84):
            block(
                face,
                wall,
                (u - half * 0.13, u + half * 0.13),
                (z0, z0 + (z1 - z0) * 0.12),
                (0, 0.9),
                STONE,
            )
            p = wall.at(u, 0, half * 0.1)
            face.add(pole, (float(p[0]), float(p[1]), z0 + (z1 - z0) * 0.12))
        courses(
            face,
            wall,
            (0, 2 * half),
            [(z1 - 0.9, 0.5, 0.7), (z1 - 0.4, 0.5, 1.2), (z0, 0.5, 0.4)],
            STONE,
        )
        block(face, wall, (half - 0.7, half + 0.7), (z1 - 2.0, z1 - 0.6), (0, 0.6), RELIEF)
        model.add(face, (x, y, 0), 90.0 * k)
    model.box(
        (x - half + 1.4, y - half + 1.4, z0), (x + half - 1.4, y + half - 1.4, z1 + 0.1), DARK
    )
    model.box((x - half, y - half, z1 - 0.3), (x + half, y + half, z1 + 0.1), STONE)
    for sx in (-1, 1):
        for sy in (-1, 1):
            candle(model, x + sx * (half + 0.2), y + sy * (half + 0.2), z1 + 0.1, half * 1.05)


def tower(model: Model, x: float) -> None:
    """One tower: tall plain shaft, balustrade, two square stages, an octagon, dome, lantern."""
    y, half = 5.6, 5.4
    model.box((x - half, y - half + 0.6, 0), (x + half, y + half, 38), WALL)
    for wall, wide in box_walls((x - half, y - half, 0), (x + half, y + half, 0)):
        for z0, z1 in ((0, 13), (13, 26), (26, 37)):
            o = Opening(0, z0 + 4.0, z0 + 7.4, 1.7, "round" if z0 else "flat", 0.5, back=GLASS)
            glazed(model, wall, (0, wide), (z0, z1), 1, o, WALL, STONE, (2, 3), 0.5)
            top = [(wide / 2 - 1.6, z0 + 9.2), (wide / 2, z0 + 10.4), (wide / 2 + 1.6, z0 + 9.2)]
            ribs(model, wall, [top], 0.5, (0, 0.5), STONE)
            courses(model, wall, (0, wide), [(z1 - 1.0, 0.5, 0.4), (z1 - 0.5, 0.5, 0.8)], STONE)
        for u in (0.7, 2.3, wide - 2.3, wide - 0.7):
            block(model, wall, (u - 0.5, u + 0.5), (0, 37), (0, 0.45), STONE)
        balustrade(model, wall, (-0.6, wide + 0.6), 38, 1.5, 0.7, STONE, 0.7)
        block(model, wall, (-0.9, wide + 0.9), (37, 38.2), (-0.5, 1.1), STONE)
    for sx in (-1, 1):
        for sy in (-1, 1):
            candle(model, x + sx * 6.0, y + sy * 6.0, 38.4, 6.4)
    stage(model, x, y, 4.3, 38, 50, 2.7)
    stage(model, x, y, 3.2, 50, 58.5, 2.0)
    drum = Drum((x, y, 0), 2.5)
    o = Opening(0, 59.6, 62.4, 0.95, "round", 0.5, back=DARK)
    row(model, drum, (0, drum.girth), (58.5, 64), 8, o, STONE)
    for i in range(8):
        a = math.radians(22.5 + 45 * i)
        candle(model, x + 2.9 * math.cos(a), y + 2.9 * math.sin(a), 63.6, 2.4)
    dome = [
        (2.9, 0),
        (2.9, 0.5),
        (2.4, 0.8),
        (2.2, 2.0),
        (1.4, 3.2),
        (0.8, 3.6),
        (0.8, 5.4),
        (1.1, 5.6),
        (0.5, 6.6),
        (0.15, 7.4),
    ]
    model.lathe((x, y, 63.8), dome, STONE, 16)
    model.lathe((x, y, 70.8), [(0.1, 0), (0.5, 0.5), (0.1, 1.0), (0.06, 1.8)], BRONZE, 8)
    model.bars([(x, y, 72), (x - 0.7, y, 73.3)], [(x, y, 74.4), (x + 0.7, y, 73.3)], 0.2, BRONZE)
    wall = Wall((x, y - 4.4, 0), 0)
    for s in (-1, 1):
        volute(model, wall, (s * 3.3, 52.2), 1.1, s)
        volute(model, wall, (s * 2.5, 60.4), 0.8, s, -1.0)


def altarpiece(model: Model) -> None:
    """The middle: doors, two storeys of tall glazing between giant columns, the crowning gable."""
    half = 7.0
    model.box((-half, 1.6, 0), (half, 10, 40), WALL)
    wide = 2 * half
    wall = Wall((-half, 0, 0), 0)
    for c in (4.0, 10.0):
        o = Opening(0, BASE, BASE + 5.2, 3.0, "round", 0.9, 2, 0.25, DARK)
        row(model, wall, (c - 3 if c < 7 else 7, 7 if c < 7 else wide), (BASE, 19), 1, o, WALL)
        block(model, wall, (c - 1.2, c + 1.2), (BASE, BASE + 5.6), (-1.3, -1.1), BRONZE)
    block(model, wall, (0, 1), (BASE, 19), (-0.3, 0), WALL)
    for low, high in ((20.6, 30.0), (31.4, 39.6)):
        o = Opening(0, low + 0.8, high - 2.8, 2.1, "round", 0.7, 1, 0.2, GLASS)
        glazed(model, wall, (3.2, 10.8), (low - 1.6, high + 1), 3, o, WALL, STONE, (3, 8), 0.25)
        for u0, u1 in ((0, 3.2), (10.8, 14)):
            block(model, wall, (u0, u1), (low - 1.6, high + 1), (-0.3, 0), WALL)
            niche = Opening((u0 + u1) / 2, low + 2, low + 5, 1.3, "round", 0.1)
            fill(model, wall, niche.outline(), 0.05, DARK)
            model.add(statue(3.2, RELIEF, int(low + u0)), ((u0 + u1) / 2 - half, -0.4, low + 2))
    big = column(10.2, 0.52, "corinthian", STONE, 0, 18)
    for z in (BASE, 20.2):
        for x in (-6.3, -3.9, 3.9, 6.3) if z > 10 else (-6.3, -5.0, 0.0, 5.0, 6.3):
            model.box((x - 0.8, -1.7, z), (x + 0.8, 0, z + 1.2), STONE)
            model.add(big, (x, -0.9, z + 1.2))
            block(
                model, wall, (x + half - 0.8, x + half + 0.8), (z + 11.4, z + 13.0), (0, 1.7), STONE
            )
    small = column(7.2, 0.42, "corinthian", STONE, 0, 16)
    for x in (-6.0, -3.8, 3.8, 6.0):
        model.add(small, (x, -0.8, 32.6))
        candle(model, x, -0.6, 41.8, 4.6)
    for z in (18.6, 31.2, 40.0):
        courses(
            model, wall, (0, wide), [(z, 0.6, 0.5), (z + 0.6, 0.5, 0.9), (z + 1.1, 0.4, 1.5)], STONE
        )
    for s in (-1, 1):
        arc = [
            (half + s * (1.5 + 4.6 * t), 33.0 + 1.4 * math.cos(t * 1.5))
            for t in np.linspace(0, 1, 9)
        ]
        ribs(model, wall, [arc], 0.7, (0, 1.0), STONE)
        volute(model, wall, (half + s * 1.7, 34.0), 0.8, s, 0.4)
        broken = [(half + s * 6.8, 19.6), (half + s * 2.6, 22.4)]
        ribs(model, wall, [broken], 0.7, (0, 1.1), STONE)
    crown(model)


def crown(model: Model) -> None:
    """The stepped gable: the saint as a pilgrim under an arch, his disciples, urn and star."""
    wall = Wall((0, 0.4, 0), 0)
    block(model, wall, (-4.6, 4.6), (41.4, 47.5), (-1.6, 0), WALL)
    block(model, wall, (-2.9, 2.9), (47.5, 53.5), (-1.6, 0), WALL)
    o = Opening(0, 42.4, 49.6, 2.9, "round", 0.1)
    fill(model, wall, o.outline(), 0.05, DARK)
    ribs(model, wall, [o.outline()], 0.6, (0, 0.7), STONE)
    model.add(statue(6.0, RELIEF, 3, 0.6), (0, -0.2, 43.2))
    model.bars([(1.15, -0.6, 43.2)], [(1.15, -0.6, 50.2)], 0.16, BRONZE)
    pole = column(5.0, 0.36, "corinthian", STONE, 0, 14)
    for s in (-1, 1):
        model.add(statue(3.4, RELIEF, 6 + s), (s * 3.4, -0.4, 43.0))
        for x in (2.1, 4.5):
            model.add(pole, (s * x, -0.3, 42.2))
        volute(model, wall, (s * 4.0, 48.9), 1.2, s, 0.1)
        volute(model, wall, (s * 6.2, 43.2), 1.2, s, 0.1)
        candle(model, s * 4.6, 0.2, 47.6, 4.2)
        candle(model, s * 2.9, 0.2, 53.6, 3.4)
    courses(model, wall, (-4.6, 4.6), [(47.2, 0.5, 0.8)], STONE)
    courses(model, wall, (-2.9, 2.9), [(53.2, 0.6, 0.8)], STONE)
    arc = [(2.7 * math.sin(t), 53.6 + 2.4 * math.cos(t)) for t in np.linspace(-1.5, 1.5, 17)]
    fill(model, wall, arc, -0.2, WALL)
    ribs(model, wall, [arc], 0.6, (-0.6, 0.7), STONE)
    hole = ring((0, 54.4), 0.7, 16)
    ribs(model, wall, [[*hole, hole[0]]], 0.4, (0, 0.5), RELIEF)
    candle(model, 0, 0, 56.2, 5.2)


def stairs(model: Model) -> None:
    """The double stair in the shape of a diamond before the terrace, its door in the middle."""
    model.box((-18, -5.5, 0), (18, 1, BASE), WALL)
    terrace = Wall((-18, -5.5, 0), 0)
    balustrade(model, terrace, (0, 14), BASE, 1.2, -0.3, STONE, 0.6)
    balustrade(model, terrace, (22, 36), BASE, 1.2, -0.3, STONE, 0.6)
    for s in (-1, 1):
        for k in range(14):
            x0, x1 = sorted((s * (3.6 + 0.75 * k), s * (4.4 + 0.75 * k)))
            model.box((x0, -9.5, 0), (x1, -5.5, BASE - 0.25 * (k + 1)), STONE)
            y0 = -13.8
            x2, x3 = sorted((s * (14.2 - 0.85 * k), s * (15.1 - 0.85 * k)))
            model.box((x2, y0, 0), (x3, -9.5, max(0.12, 3.5 - 0.25 * (k + 1))), STONE)
        x4, x5 = sorted((s * 14, s * 18))
        model.box((x4, -13.8, 0), (x5, -5.5, 3.5), WALL)
        for a, b, y in (((3.6, BASE), (14.2, 3.5), -9.6), ((15.0, 3.5), (3.0, 0.2), -13.9)):
            way = np.linspace(0, 1, 18)
            xs, zs = a[0] + (b[0] - a[0]) * way, a[1] + (b[1] - a[1]) * way
            low = np.stack([s * xs, np.full(18, y), zs], -1)
            model.bars(low, low + np.array([0, 0, 1.15]), 0.26, STONE)
            model.bars(
                low[:-1] + np.array([0, 0, 1.15]), low[1:] + np.array([0, 0, 1.15]), 0.36, STONE
            )
            model.quads(
                [[(s * a[0], y, 0), (s * b[0], y, 0), (s * b[0], y, b[1]), (s * a[0], y, a[1])]],
                WALL,
            )
        for x, y, z in ((14.6, -13.8, 3.5), (18, -13.8, 3.5), (3.6, -9.6, BASE), (3.0, -13.9, 0)):
            candle(model, s * x, y, z, 3.0)
    model.box((-3.6, -9.6, 0), (3.6, -5.5, BASE), WALL)
    door = Wall((0, -9.6, 0), 0)
    o = Opening(0, 0, 2.6, 2.2, "round", 0.1)
    fill(model, door, o.outline(), 0.05, DARK)
    ribs(model, door, [o.outline()], 0.4, (0, 0.3), STONE)
    balustrade(model, door, (-3.6, 3.6), BASE, 1.2, -0.3, STONE, 0.6)


def sides(model: Model) -> None:
    """The lower neighbors: cloister with its gallery, the archbishop's house."""
    for x0, x1, high, bays in ((-60, -17, 20, 12), (17, 60, 15, 11)):
        model.box((x0, 3.4, 0), (x1, 20, high), WALL)
        wall = Wall((x0, 2.0, 0), 0)
        wide = x1 - x0
        for z in np.arange(0, high - 4, 6.0):
            last = z + 6 > high - 4
            o = Opening(0, z + 1.6, z + 3.2, 1.5, "round" if last else "flat", 0.6, back=DARK)
            glazed(
                model,
                wall,
                (0, wide),
                (float(z), float(high if last else z + 6)),
                bays * (2 if last else 1),
                o,
                WALL,
                STONE,
                (1, 1),
                0.3,
            )
        courses(model, wall, (0, wide), [(high - 0.6, 0.6, 0.8)], STONE)
        for i in range(bays):
            candle(model, x0 + (i + 0.5) * wide / bays, 2.4, high, 2.4)
        model.prism([(x0, 2), (x1, 2), (x1, 20), (x0, 20)], high, high + 3, TILE, 0.7)


ALT = {
    "en": "A towering granite church front like an altarpiece: two equal bell towers in shrinking "
    "stages, stacked columns, tall windows, scrolls and a pilgrim saint, above a double "
    "stair.",
    "es": "Altísimo frente de granito como un retablo: dos torres gemelas de cuerpos decrecientes, "
    "columnas, ventanales, volutas y un santo peregrino, sobre una doble escalera.",
}


def draw(plate: Plate) -> None:
    """Sky, front, stair, the wet square with pilgrims."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.9, 0.36, seed=41)):
        air.sky(plate, ["#3f5f98", "#7f97c0", "#c4cbd6", "#f2dcb8"], 1100)
        air.clouds(plate, "#fff0d8", 115, ".004 .008", 0.48, 4, 0.9, 1040)
        air.clouds(plate, "#5f6c90", 116, ".005 .01", 0.54, 4, 0.6, 900)
        model = Model()
        altarpiece(model)
        for x in (-12.4, 12.4):
            tower(model, x)
        stairs(model)
        sides(model)
        terrain(model, CAMERA, PAVE, None, (10, 400), 32, 70, 50)
        dice = Dice(5)
        crowd = [(dice.uniform(-26, 26), dice.uniform(-58, -15), 0.0) for _ in range(46)]
        people(model, crowd, CLOTHES, 19)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#261f18", 0.55, 1.4, 1.8), 4600))
        air.glaze(plate, [(0, "#161420", 0), (1, "#161420", 0.45)], 1080)
    air.vignette(plate, "#10101c", 0.34)
