"""Notre-Dame de Paris, 1163-1250: the west front and south flank, standing in the square.

Ratio 3:4, upright; front a little left of the middle, the flank with its flyers falls back right.
Late sun from the right, rake of light over the carvings; cool shade in portals; broken clouds.
Palette: cream limestone, umber shade, slate and lead, blue and ruby glass, pale blue sky.
Features: two flat towers, the rose over the row of 28 kings, three deep portals, the spire.
"""

import math

import numpy as np

from .. import air, materials
from ..architecture import balustrade, gable_roof, pinnacle, stand, statue
from ..core import Dice, Plate
from ..garden import people, terrain, tree
from ..gothic import Stuff, foil, portal, rose_window
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..town import town
from ..walls import (
    Opening,
    Spot,
    Wall,
    arch,
    block,
    cut,
    fill,
    moved,
    oculus,
    ribs,
    ring,
    row,
    sheet,
)

SIZE = (930, 1200)
ALT = {
    "en": "Church front of pale stone seen straight on: three deep portals under a row of "
    "statues, a round window in the middle, two square flat-topped towers, a thin spire "
    "between.",
    "es": "Frente de iglesia de piedra clara: tres portadas hondas bajo una fila de estatuas, un "
    "rosetón en el centro, dos torres cuadradas sin aguja y una flecha fina entre ellas.",
}
(
    STONE,
    WALL,
    SHADE,
    DARK,
    LEAD,
    BLUE,
    RUBY,
    VIOLET,
    DOOR,
    PAVE,
    LEAF,
    BARK,
    SKIN,
    COAT,
    RED,
    CREAM,
) = range(16)
STUFF = [
    Material(("#b39a74", "#dcc59c", "#f2e2c0"), 0, grain=0.7, contrast=0.7, streaks=0.45, bump=0.5),
    Material(
        ("#a48c6a", "#d3bd98", "#efe0c0", "#c9b79a"),
        0.55,
        1.25,
        0.4,
        scatter=0.32,
        grain=2.2,
        contrast=1.0,
        streaks=0.8,
    ),
    Material(("#6f604d", "#8b7a62"), 0.55, 1.25, 0.3),
    Material(("#211d1f", "#352f2e"), bump=0),
    Material(("#5f6d78", "#86939b", "#a9b3b6"), 0, 0.8, contrast=0.7, grain=2, streaks=0.4),
    Material(("#1d2f6b", "#3b57a8"), gloss=0.2, bump=0, contrast=1.0, grain=0.3),
    Material(("#6b1c2c", "#a93a44"), gloss=0.2, bump=0, contrast=1.0, grain=0.3),
    Material(("#3a2860", "#6a4f98"), gloss=0.2, bump=0, contrast=1.0, grain=0.3),
    Material(("#3a2418", "#6a4429"), 0.9, 0.5, 0.6),
    Material(("#a3937a", "#bfae92", "#d3c4a8"), 0.9, 1.4, 0.35, scatter=0.4, grain=2, casts=False),
    Material(("#33462a", "#5c7a3c", "#97a95c"), contrast=1.0),
    Material(("#3d332b", "#5d4f42")),
    Material(("#c79f80",)),
    Material(("#2b2a30",)),
    Material(("#84342c",)),
    Material(("#cbbfa8",)),
]
CAMERA = Camera((11, -132, 1.8), (11, 0, 1.8), 2030, (646, 1128))
LIGHT = Light(
    (0.74, -0.50, 0.52),
    "#ffdfae",
    2.75,
    "#8ba6e4",
    0.78,
    "#c29c74",
    0.28,
    haze_color="#d5d8d8",
    haze_distance=2500,
)
HALF = 20.8
PIERS: list[Spot] = [(-HALF, -17.2), (-8.2, -5.4), (5.4, 8.2), (17.2, HALF)]
FRONT = Wall((0, 0, 0), 0)
GOTHIC = Stuff(STONE, WALL, DOOR, DARK)


def bands(model: Model, z: float, high: float = 0.6, out: float = 1.5) -> None:
    """A string course round the front and along the tower's flank."""
    block(model, FRONT, (-HALF - 0.3, HALF + 0.3), (z, z + high), (-0.3, out), STONE)
    block(model, Wall((HALF, 0, 0), 90), (0, 13), (z, z + high), (-0.3, out - 1.1), STONE)


def portals(model: Model) -> None:
    """Three doorways stepped deep into the wall; only the left one stands under a gable."""
    for bay, wide, spring in (
        ((-17.2, -8.2), 8.6, 5.6),
        ((-5.4, 5.4), 10.2, 6.4),
        ((8.2, 17.2), 8.6, 5.6),
    ):
        portal(model, FRONT, bay, 17.2, wide, spring, GOTHIC)
    gable: list[Spot] = [(-17.0, 9.4), (-12.7, 16.4), (-8.4, 9.4)]
    ribs(model, FRONT, [gable], 0.5, (-0.1, 0.5), STONE)


def piers(model: Model, z0: float, z1: float, out: float = 1.2) -> None:
    """The four buttresses that run up the front, with niches in the lowest storey."""
    for a, b in PIERS:
        block(model, FRONT, (a, b), (z0, z1), (-0.3, out), WALL)
        if z0 == 0:
            middle = (a + b) / 2
            model.add(statue(3.2, STONE, int(a * 3)), (middle, -out - 0.5, 8.4))
            block(model, FRONT, (middle - 0.8, middle + 0.8), (8.0, 8.4), (out, out + 0.9), STONE)
            ribs(
                model,
                FRONT,
                [[(middle - 1, 12.2), (middle, 15.0), (middle + 1, 12.2)]],
                0.3,
                (out, out + 0.6),
                STONE,
            )


def kings(model: Model) -> None:
    """The gallery of twenty-eight kings under trefoil arches."""
    bands(model, 17.2)
    sheet(model, FRONT, (-HALF, HALF), (17.8, 21.6), -0.9, SHADE)
    count, wide = 28, 2 * HALF - 0.8
    for i in range(count):
        u = -wide / 2 + (i + 0.5) * wide / count
        model.add(statue(3.0, STONE, 500 + i), (u, -0.3, 17.8), 0, 1.0)
        model.lathe((u, -0.3, 20.72), [(0.16, 0), (0.24, 0.3)], STONE, 6)
    places = [-wide / 2 + i * wide / count for i in range(count + 1)]
    pole = Model()
    pole.lathe((0, 0, 0), [(0.16, 0), (0.12, 0.2), (0.12, 2.6), (0.24, 2.9)], STONE, 8)
    stand(model, pole, FRONT, places, 17.8, 1.0)
    heads = [
        [(u + wide / count / 2 + x, 20.6 + z) for x, z in arch("round", wide / count * 0.9, 8)]
        for u in places[:-1]
    ]
    ribs(model, FRONT, heads, 0.24, (0.6, 1.1), STONE)
    block(model, FRONT, (-HALF, HALF), (21.2, 21.7), (-0.9, 1.1), STONE)
    bands(model, 21.7)
    balustrade(model, FRONT, (-HALF, HALF), 22.3, 1.4, 1.2, STONE, 0.55)


def rose(model: Model) -> None:
    """The rose (10 m across) in its arch, and the paired windows beside it."""
    middle, radius = (0.0, 28.6), 4.95
    oculus(model, FRONT, (-5.4, 5.4), (22, 35.2), middle, radius, 1.0, WALL, DARK)
    for r, width, out in ((5.2, 0.35, 0.25), (4.75, 0.3, -0.3)):
        loop = ring(middle, r, 64)
        ribs(model, FRONT, [[*loop, loop[0]]], width, (-1.0, out), STONE)
    rose_window(model, FRONT, middle, radius, 1.0, STONE, [RUBY, BLUE, BLUE, RUBY, VIOLET])
    big = [(x, 27.4 + z) for x, z in arch("round", 10.7, 20)]
    ribs(model, FRONT, [big], 0.5, (0, 0.5), STONE)
    for a, b in ((-17.2, -8.2), (8.2, 17.2)):
        middle_x = (a + b) / 2
        sheet(model, FRONT, (a, b), (22, 35.2), -0.9, WALL)
        big_arch = Opening(middle_x, 22.4, 28.2, 8.0, "pointed", 0.4, 2, 0.25, None)
        cut(model, FRONT, (a, b), (22, 35.2), big_arch, WALL)
        for side in (-1, 1):
            o = Opening(middle_x + side * 1.75, 22.6, 27.0, 2.6, "pointed", 0.5, 1, 0.15, DARK)
            recess_on(model, o, -0.86)
        foil(model, FRONT, (middle_x, 31.4), 1.15, -0.85, GOTHIC)
    for x, tall in ((0, 3.6), (-2.3, 3.0), (2.3, 3.0), (-12.7, 3.0), (12.7, 3.0)):
        model.add(statue(tall, STONE, int(x * 5)), (x, -0.9, 22.3))


def recess_on(model: Model, o: Opening, d: float) -> None:
    """A dark pointed window with a molded edge, laid on a wall at depth d."""
    edge = o.outline()
    fill(model, FRONT, edge, d + 0.03, DARK)
    ribs(model, FRONT, [edge], 0.26, (d, d + 0.4), STONE)
    half = [(o.center, o.sill), (o.center, o.spring + 0.9)]
    ribs(model, FRONT, [half], 0.14, (d, d + 0.2), STONE)


def great_gallery(model: Model) -> None:
    """Slender pointed arcade between the piers, open to the sky between the towers."""
    bands(model, 35.2)
    for a, b, count in ((-17.2, -8.2, 7), (-5.4, 5.4, 8), (8.2, 17.2, 7)):
        wide = (b - a) / count
        o = Opening(0, 35.9, 39.8, wide * 0.82, "pointed", 0.3)
        row(model, FRONT, (a, b), (35.8, 42.6), count, o, STONE, 0.4)
        for i in range(count):
            u = a + (i + 0.5) * wide
            fill(model, FRONT, ring((u, 41.6), wide * 0.2, 10), 0.43, DARK)
            ribs(model, FRONT, [[(u, 35.9), (u, 39.9)]], 0.12, (0.1, 0.35), STONE)
    piers(model, 35.2, 42.6, 0.9)
    bands(model, 42.6, 0.7, 1.7)
    balustrade(model, FRONT, (-HALF - 0.3, HALF + 0.3), 43.3, 1.5, 1.4, STONE, 0.5)


def tower(low: float, high: float) -> Model:
    """One tower: paired tall bell openings, corner buttresses, gallery on top, no spire."""
    model = Model()
    for k in range(4):
        face = Model()
        wide = high - low
        wall = Wall((-wide / 2, -6.6, 0), 0)
        for side in (0, 1):
            a = 1.7 + side * (wide - 3.4) / 2
            o = Opening(
                a + (wide - 3.4) / 4,
                45.2,
                57.6,
                (wide - 3.4) / 2 - 1.0,
                "lancet",
                0.8,
                4,
                0.2,
                DARK,
            )
            cut(face, wall, (a, a + (wide - 3.4) / 2), (43, 64.8), o, WALL)
            slats = [[(o.center - 1.1, z), (o.center + 1.1, z)] for z in np.arange(46.2, 57, 1.1)]
            ribs(face, wall, slats, 0.3, (-1.5, -1.2), SHADE)
            for q in range(4):
                edge = list(moved(o, o.center).outline(0.2 * q + 0.1))
                ribs(face, wall, [edge], 0.14, (-0.2 * q - 0.2, -0.2 * q + 0.1), STONE)
        for a, b, d in (
            (0, 1.9, 0.7),
            (wide / 2 - 0.55, wide / 2 + 0.55, 0.5),
            (wide - 1.9, wide, 0.7),
        ):
            block(face, wall, (a, b), (43, 64.8), (-0.3, d), WALL)
            for z in np.arange(46, 64, 1.6):
                for u in (a, b):
                    face.box(
                        (u - wide / 2 - 0.13, -6.85 - d, z),
                        (u - wide / 2 + 0.13, -6.5 - d, z + 0.4),
                        STONE,
                    )
            block(face, wall, (a - 0.2, b + 0.2), (52.4, 52.8), (-0.2, d + 0.2), STONE)
        for z, h, d in ((62.2, 0.4, 0.9), (64.8, 0.5, 0.9), (65.3, 0.8, 1.3)):
            block(face, wall, (-d * 0.6, wide + d * 0.6), (z, z + h), (-0.5, d), STONE)
        balustrade(face, wall, (-0.6, wide + 0.6), 66.1, 1.9, 0.9, STONE, 0.55)
        for u in (-0.4, wide / 2, wide + 0.4):
            block(face, wall, (u - 0.4, u + 0.4), (66, 69), (0.5, 1.3), STONE)
        model.add(face, turn=90 * k)
    model.box((-6.4, -6.4, 64), (6.4, 6.4, 66), STONE)
    return model


def flank(model: Model) -> None:
    """Nave and choir with roof, flyers and pinnacles; the slender spire over the crossing."""
    model.box((-6.4, 10, 0), (6.4, 120, 34), WALL)
    gable_roof(model, (-7, 7), (8, 122), 34, 10.5, LEAD, WALL, "y")
    model.box((-14, 12, 0), (14, 118, 20), WALL)
    model.box((-20, 12, 0), (20, 118, 11), WALL)
    wall = Wall((20, 12, 0), 90)
    upper = Wall((6.5, 12, 0), 90)
    for i in range(12):
        u = 6 + i * 8.5
        if 48 < u < 62:
            continue
        block(model, wall, (u - 0.8, u + 0.8), (0, 20), (-2, 1.6), WALL)
        model.add(pinnacle(8, 1.5, STONE), (21, 12 + u, 20))
        for low, high in ((16, 25), (20, 30)):
            ribs_y = 12 + u
            way = np.array(
                [
                    (20.8, ribs_y, low),
                    (16, ribs_y, low + (high - low) * 0.5),
                    (11, ribs_y, low + (high - low) * 0.82),
                    (6.4, ribs_y, high),
                ]
            )
            model.tube(way, 0.5, STONE, 4)
        o = Opening(u + 4.2, 22, 28, 3.4, "pointed", 0.5, 1, 0.2, BLUE)
        cut(model, upper, (u, u + 8.5), (20, 34), o, WALL)
        cut(
            model,
            wall,
            (u + 0.8, u + 7.7),
            (0, 11.5),
            Opening(u + 4.2, 3, 7, 3.2, "pointed", 0.5, 1, 0.2, BLUE),
            WALL,
        )
    model.box((-23, 60, 0), (23, 74, 33), WALL)
    gable_roof(model, (-23.5, 23.5), (59.5, 74.5), 33, 10.5, LEAD, WALL, "x")
    model.lathe(
        (0, 67, 43), [(2.9, 0), (2.7, 9), (3.2, 9.4), (2.5, 10)], LEAD, 8, 22.5, smooth=False
    )
    model.lathe(
        (0, 67, 53),
        [(2.4, 0), (2.2, 8), (2.7, 8.4), (1.9, 9), (0.3, 38)],
        LEAD,
        8,
        22.5,
        smooth=False,
    )
    for i in range(8):
        a = math.radians(22.5 + 45 * i)
        for r, z, h in ((3.1, 52.0, 9.0), (2.6, 61.0, 6.0)):
            model.lathe(
                (r * math.cos(a), 67 + r * math.sin(a), z),
                [(0.25, 0), (0.25, h * 0.4), (0, h)],
                LEAD,
                5,
            )
        for z in range(63, 90, 2):
            r = 1.7 * (1 - (z - 62) / 29) + 0.3
            model.box(
                (r * math.cos(a) - 0.16, 67 + r * math.sin(a) - 0.16, z),
                (r * math.cos(a) + 0.16, 67 + r * math.sin(a) + 0.16, z + 0.35),
                LEAD,
            )
    model.bars([(0, 67, 90)], [(0, 67, 96)], 0.4, DARK)


def draw(plate: Plate) -> None:
    """Sky, church, plane trees, the crowd in the square."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.0, 0.4, seed=4)):
        air.sky(plate, ["#44699a", "#7fa0c4", "#bccddb", "#e9ddc6", "#f1d3a6"], 1130)
        air.clouds(plate, "#fdf4e4", 8, ".004 .008", 0.48, 4, 0.9, 1080)
        air.clouds(plate, "#71839f", 19, ".005 .011", 0.54, 4, 0.55, 1000)
        air.clouds(plate, "#f6cfa0", 33, ".006 .014", 0.55, 4, 0.55, 1100)
        model = Model()
        portals(model)
        piers(model, 0, 17.2)
        kings(model)
        rose(model)
        piers(model, 22.0, 35.2)
        great_gallery(model)
        model.box((-HALF, 3.6, 0), (-6.4, 13, 43), WALL)
        model.box((6.4, 3.6, 0), (HALF - 1.4, 13, 43), WALL)
        model.box((-6.4, 3.6, 0), (6.4, 13, 35.2), WALL)
        for z in (21.7, 35.2, 42.6):
            model.box((-HALF, 0.9, z - 0.1), (HALF, 4, z + 0.5), WALL)
        model.box((-HALF, 0.2, 0), (-HALF + 1, 4, 43), WALL)
        side = Wall((HALF, 0, 0), 90)
        for z0, z1 in ((2, 15), (23, 33), (36.5, 41.5)):
            cut(
                model,
                side,
                (0, 13.5),
                (z0 - 2, z1 + 2),
                Opening(6.6, z0, z1 - 4, 3.4, "pointed", 0.6, 3, 0.25, DARK),
                WALL,
            )
        for x in (-13.7, 13.7):
            model.add(tower(0, 13.4), (x, 6.6, 0))
        flank(model)
        dice = Dice(6)
        for i in range(7):
            model.add(
                tree(dice.uniform(10, 14), LEAF, BARK, i + 3, 0.72, 1500),
                (30 + i * 5 + dice.uniform(-1, 1), 4 + i * 9, 0),
            )
        for i in range(4):
            model.add(
                tree(dice.uniform(9, 12), LEAF, BARK, i + 30, 0.72, 1500),
                (-25 - i * 4, 2 + i * 8, 0),
            )
        for x0, x1 in ((-140, -30), (26, 150)):
            town(
                model,
                (x0, x1),
                (40, 190),
                lambda _x, _y: False,
                [CREAM, WALL],
                [LEAD],
                DARK,
                5,
                17,
                (15, 20),
            )
        terrain(model, CAMERA, PAVE, None, (20, 700), 26, 80, 40)
        crowd = [(dice.gauss(2, 17), dice.uniform(-46, -6), 0.0) for _ in range(64)]
        people(model, crowd, [SKIN, COAT, RED, COAT, CREAM, COAT], 3)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2f241c", 0.5, 1.2, 1.5), 4200))
        air.glaze(plate, [(0, "#2b2430", 0), (1, "#2b2430", 0.45)], 1090)
    air.vignette(plate, "#1a120c", 0.34)
