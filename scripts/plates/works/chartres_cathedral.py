"""Chartres Cathedral, 1194-1220: the west front from the south-west, its two unequal spires.

Ratio 3:4, upright; towers left of the middle, the flank with its heavy flyers falling back right.
Low gold sun from the right; blue shade; the copper roof pale green against a summer sky.
Palette: honey grey limestone, verdigris, deep blue glass, warm plaster houses, wheat and sky.
Features: a plain spire right, a lace spire left and taller, three portals, lancets and the rose.
"""

import itertools
import math

from .. import air, materials
from ..architecture import gable_roof, pinnacle, statue
from ..core import Dice, Plate
from ..garden import CROWD, people, terrain, tree
from ..gothic import Stuff, portal, rose_window
from ..masonry import flyer, tracery
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..town import town
from ..walls import Opening, Wall, block, box_walls, cut, oculus, ribs, row, sheet, walls_around

SIZE = (900, 1200)
ALT = {
    "en": "A church front with two unlike towers: a taller one with a lacy spire on the left, a "
    "plain stone spire on the right; behind, a green roof and heavy flying buttresses.",
    "es": "Fachada de iglesia con dos torres desiguales: a la izquierda la más alta, de aguja "
    "calada; a la derecha una lisa; detrás, tejado verde y recios arbotantes.",
}
STONE, WALL, DARK, BLUE, COBALT, COPPER, DOOR, SCALE, PAVE, LEAF, BARK, TILE = range(12)
SKIN, SHOE, RED, NAVY, CREAM = range(12, 17)
STUFF = [
    Material(("#a08b6a", "#cfbb95", "#ebdcbb"), grain=0.8, contrast=0.7, streaks=0.4, bump=0.15),
    Material(
        ("#947f61", "#c2ae8a", "#e2d2b0", "#b59f7c"),
        0.6,
        1.3,
        0.35,
        scatter=0.32,
        grain=2.2,
        contrast=1.0,
        streaks=0.7,
        bump=0.12,
    ),
    Material(("#241f20", "#38312f"), bump=0),
    Material(("#15306e", "#2f56a6"), grain=0.3, contrast=1.0, gloss=0.15, bump=0),
    Material(("#2a2f78", "#5560b4"), grain=0.3, contrast=1.0, gloss=0.15, bump=0),
    Material(("#5f8a7c", "#86ac9a", "#abc8b4"), 0, 1.0, 0.25, grain=3, contrast=0.9, streaks=0.6),
    Material(("#3a2418", "#6a4429"), 0.9, 0.5, 0.6),
    Material(
        ("#8f7c60", "#bca985", "#dccbab"), 0.55, 0.7, 0.35, rounds=0.25, grain=2, contrast=0.9
    ),
    Material(("#9d8e76", "#bcad92", "#d0c2a6"), 0.9, 1.2, 0.3, grain=2, casts=False),
    Material(("#38502c", "#5f8040", "#97ab5c"), contrast=1.0),
    Material(("#3d332b", "#5d4f42")),
    Material(("#7c4a38", "#a36850", "#bd8668"), 0.4, 0.3, 0.4, rounds=0.6, contrast=0.9),
    *CROWD,
]
CAMERA = Camera((70, -128, 2.0), (19, 0, 2.0), 1330, (492, 1108))
LIGHT = Light(
    (0.66, -0.56, 0.50),
    "#ffdfae",
    2.6,
    "#92aee8",
    0.75,
    "#c9a880",
    0.3,
    haze_color="#d6dce2",
    haze_distance=2200,
)
FRONT = Wall((0, 0, 0), 0)
GOTHIC = Stuff(STONE, WALL, DOOR, DARK)


def middle(model: Model) -> None:
    """Between the towers: three portals, three lancets, the rose, the row of kings, the gable."""
    for k, (a, b) in enumerate(((-8, -2.9), (-2.9, 2.9), (2.9, 8))):
        wide = 5.4 if k == 1 else 4.6
        portal(model, FRONT, (a, b), 12.0, wide, 5.4 if k == 1 else 4.9, GOTHIC)
    block(model, FRONT, (-8, 8), (11.8, 12.4), (-0.2, 0.7), STONE)
    for u, high, wide in ((-5.2, 20.5, 2.5), (0, 22.0, 2.9), (5.2, 20.5, 2.5)):
        o = Opening(u, 13.6, high, wide, "round", 0.9, 2, 0.2, BLUE)
        cut(model, FRONT, (u - 2.65, u + 2.65), (12.4, 25), o, WALL)
    sheet(model, FRONT, (-8, -7.85), (12.4, 25), 0, WALL)
    sheet(model, FRONT, (7.85, 8), (12.4, 25), 0, WALL)
    oculus(model, FRONT, (-8, 8), (25, 41), (0, 32.8), 6.4, 1.0, WALL, COBALT)
    rows = ((12, 0.2, 0.56), (12, 0.6, 0.95))
    rose_window(model, FRONT, (0, 32.8), 6.3, 1.0, STONE, [BLUE, COBALT, BLUE], rows)
    block(model, FRONT, (-8, 8), (24.8, 25.3), (-0.2, 0.6), STONE)
    block(model, FRONT, (-8, 8), (41, 41.7), (-0.2, 0.9), STONE)
    row(
        model,
        FRONT,
        (-8, 8),
        (41.7, 46.2),
        8,
        Opening(0, 41.9, 44.6, 1.5, "round", 0.8, back=DARK),
        STONE,
    )
    for i in range(8):
        model.add(statue(3.0, STONE, i + 11), (-7 + 2 * i, -0.3, 41.8))
    gable = Wall((0, 1.0, 0), 0)
    for i in range(30):
        half = 7.6 * (1 - i / 30)
        block(model, gable, (-half, half), (46.2 + i * 0.27, 46.5 + i * 0.27), (-0.5, 0), WALL)
    ribs(model, gable, [[(-7.8, 46.2), (0, 54.6), (7.8, 46.2)]], 0.6, (-0.4, 0.5), STONE)
    model.add(statue(3.2, STONE, 77), (0, 0.6, 54.4))


def tower(top: float, storeys: tuple[float, ...]) -> Model:
    """A square tower with corner buttresses, tall paired openings, string courses; no roof."""
    model = Model()
    half = 7.7
    for wall, length in box_walls((-half, -half, 0), (half, half, 0)):
        for low, high in itertools.pairwise(storeys):
            pointed = low > 30
            for k in (0, 1):
                a = 2.4 + k * (length - 4.8) / 2
                b = a + (length - 4.8) / 2
                o = Opening(
                    (a + b) / 2,
                    low + 2.6,
                    high - 4.2,
                    2.9,
                    "pointed" if pointed else "round",
                    0.7,
                    2,
                    0.25,
                    DARK,
                )
                cut(model, wall, (a, b), (low, high), o, WALL)
            block(model, wall, (-0.8, length + 0.8), (high - 0.5, high), (-0.3, 1.0), STONE)
        for a, b in (
            (-0.9, 2.4),
            (length - 2.4, length + 0.9),
            (length / 2 - 0.8, length / 2 + 0.8),
        ):
            block(model, wall, (a, b), (0, top - 1), (-0.3, 0.9), WALL)
    model.box((-half, -half, top - 1), (half, half, top), WALL)
    return model


def old_spire(model: Model, x: float, y: float) -> None:
    """The plain south spire of about 1160: an octagon with gablets, then scales up to the tip."""
    model.add(tower(45, (0, 14, 29.5, 45)), (x, y, 0))
    for wall, length in eight(x, y, 45, 7.6):
        o = Opening(length / 2, 1.4, 8.5, 2.4, "pointed", 0.6, 2, 0.2, DARK)
        cut(model, wall, (0, length), (0, 13.5), o, WALL)
        ribs(
            model,
            wall,
            [[(0.3, 10.5), (length / 2, 18.5), (length - 0.3, 10.5)]],
            0.5,
            (0, 0.5),
            STONE,
        )
        block(model, wall, (0, length), (13, 13.5), (-0.2, 0.4), STONE)
    for dx in (-5.9, 5.9):
        for dy in (-5.9, 5.9):
            model.lathe(
                (x + dx, y + dy, 45), [(1.7, 0), (1.7, 6), (0, 17)], SCALE, 8, 22.5, smooth=False
            )
    model.lathe(
        (x, y, 58.0), [(7.2, 0), (5.2, 14), (2.7, 32), (0.25, 47)], SCALE, 8, 22.5, smooth=False
    )
    edges = []
    for i in range(8):
        a = math.radians(22.5 + 45 * i)
        edges.append(((x + 7.2 * math.cos(a), y + 7.2 * math.sin(a), 58), (x, y, 105.5)))
    for (px, py, pz), tip in edges:
        model.tube(
            [(px, py, pz), (x + (px - x) * 0.375, y + (py - y) * 0.375, 90), tip], 0.32, STONE, 6
        )
    model.bars([(x, y, 104)], [(x, y, 109)], 0.25, DARK)


def new_spire(model: Model, x: float, y: float) -> None:
    """The north spire of 1507-1513: two lacy stages of pinnacles and flyers, a crocketed tip."""
    model.add(tower(63, (0, 14, 29.5, 46, 63)), (x, y, 0))
    for low, high, r in ((63, 79, 6.3), (79, 90, 4.1)):
        for wall, length in eight(x, y, low, r):
            o = Opening(
                length / 2, 1.6, high - low - 5, length * 0.62, "pointed", 0.5, 1, 0.2, DARK
            )
            cut(model, wall, (0, length), (0, high - low), o, STONE)
            top = high - low
            ribs(
                model,
                wall,
                [[(0, top - 4.5), (length / 2, top + 2.5), (length, top - 4.5)]],
                0.35,
                (0, 0.4),
                STONE,
            )
            tracery(model, wall, o, (-0.4, -0.1), 2, 0.25, STONE)
    for i in range(8):
        a = math.radians(22.5 + 45 * i)
        for r, z, h in ((7.6, 62, 18.0), (5.2, 77, 15.0), (3.2, 89, 9.0)):
            model.add(pinnacle(h, 1.5, STONE), (x + r * math.cos(a), y + r * math.sin(a), z))
    model.lathe((x, y, 89), [(3.4, 0), (1.9, 9), (0.2, 25.5)], STONE, 8, 22.5, smooth=False)
    for i in range(8):
        a = math.radians(22.5 + 45 * i)
        for k in range(16):
            r = 3.4 * (1 - k / 16.5)
            up = 89.6 + 1.5 * k
            model.box(
                (x + r * math.cos(a) - 0.2, y + r * math.sin(a) - 0.2, up),
                (x + r * math.cos(a) + 0.2, y + r * math.sin(a) + 0.2, up + 0.5),
                STONE,
            )
    model.bars([(x, y, 113)], [(x, y, 119)], 0.3, DARK)


def eight(x: float, y: float, z: float, radius: float) -> list[tuple[Wall, float]]:
    """The eight walls of an octagonal stage."""
    return walls_around((x, y, z), radius, 8, 22.5)


def nave(model: Model) -> None:
    """South flank: aisle, clerestory with paired lancets, flyers in two rows, transept."""
    model.box((-7.5, 8, 0), (7.5, 140, 35), WALL)
    gable_roof(model, (-8.4, 8.4), (4, 142), 36.5, 13.0, COPPER, WALL, "y")
    aisle, high = Wall((16.6, 15, 0), 90), Wall((8.2, 15, 0), 90)
    model.box((7.4, 15, 0), (16, 140, 14), WALL)
    model.quads([[(17, 15, 14), (17, 140, 14), (8, 140, 19), (8, 15, 19)]], COPPER)
    for i in range(14):
        u, y = i * 7.4, 15 + i * 7.4
        if 52 < u < 66:
            continue
        cut(
            model,
            aisle,
            (u, u + 7.4),
            (0, 14),
            Opening(u + 3.7, 4, 10, 2.6, "pointed", 0.6, 1, 0.2, BLUE),
            WALL,
        )
        o = Opening(u + 3.7, 20, 29.5, 5.2, "round", 0.8, 1, 0.2, BLUE)
        cut(model, high, (u, u + 7.4), (18, 36.5), o, WALL)
        tracery(model, high, o, (-0.7, -0.2), 2, 0.4, STONE)
        block(model, aisle, (u - 1.0, u + 1.0), (0, 20), (-2.5, 2.6), WALL)
        block(model, aisle, (u - 0.9, u + 0.9), (20, 25), (-2.5, 1.2), WALL)
        gable_roof(model, (14.2, 18.2), (y - 1.1, y + 1.1), 25, 1.8, STONE, STONE, "x")
        for foot, head in ((17.5, 25.5), (22.5, 31.0)):
            flyer(model, (16, y, foot), (8.2, y, head), 1.5, 2.6, STONE)
        for k in range(4):
            x = 10.0 + k * 1.6
            model.bars([(x, y, 19.5 + k * -0.6)], [(x, y, 27.5 - k * 1.2)], 0.42, STONE)
        block(model, high, (u - 0.5, u + 0.5), (18, 36), (0, 0.9), WALL)
    block(model, high, (0, 125), (36, 36.7), (-0.3, 0.7), STONE)
    model.box((-30, 69, 0), (30, 80, 36), WALL)
    gable_roof(model, (-31, 31), (68, 81), 36, 13, COPPER, WALL, "x")
    for y in (68, 81):
        model.box((26, y - 2.2, 0), (32, y + 2.2, 42), WALL)


def draw(plate: Plate) -> None:
    """Sky, cathedral, low houses, the square."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.0, 0.4, seed=131)):
        air.sky(plate, ["#3568ae", "#6b9cd2", "#b0cde4", "#efe6ce"], 1110)
        air.clouds(plate, "#fffaf0", 61, ".0038 .007", 0.5, 4.5, 0.92, 1000)
        air.clouds(plate, "#f5d6b0", 62, ".005 .012", 0.57, 5, 0.5, 1050)
        model = Model()
        middle(model)
        old_spire(model, 15.8, 7.2)
        new_spire(model, -15.8, 7.2)
        nave(model)
        terrain(model, CAMERA, PAVE, None, (16, 800), 30, 80, 40)
        town(
            model,
            (-150, -34),
            (10, 150),
            lambda _x, _y: False,
            [CREAM, WALL],
            [TILE],
            DARK,
            6,
            13,
            (8, 12),
        )
        town(
            model,
            (46, 190),
            (60, 230),
            lambda _x, _y: False,
            [CREAM, WALL],
            [TILE],
            DARK,
            9,
            13,
            (8, 12),
        )
        dice = Dice(5)
        for i in range(6):
            model.add(
                tree(dice.uniform(8, 11), LEAF, BARK, i + 3, 0.74, 1400),
                (36 + i * 6, 24 + i * 10, 0),
            )
        crowd = [(dice.gauss(12, 18), dice.uniform(-70, -8), 0.0) for _ in range(46)]
        people(model, crowd, [SKIN, SHOE, RED, NAVY, CREAM, SHOE], 3)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2f261e", 0.5, 1.2, 1.8), 4200))
        air.glaze(plate, [(0, "#2a2220", 0), (1, "#2a2220", 0.42)], 1080)
    air.vignette(plate, "#16121a", 0.32)
