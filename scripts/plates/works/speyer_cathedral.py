"""Speyer Cathedral, 1030-1106: the east end from the south-east, red mass against the evening.

Ratio 13:10; the apse between its two square towers, nave and west towers falling back left.
Late sun from the left warms the flank; the apse rounds into violet shade; park trees at its feet.
Palette: red and buff sandstone, slate green roofs, leaf green, lilac and apricot sky.
Features: tall blind arches on the apse, the dwarf gallery under the eaves, four towers, two domes.
"""

from .. import air, materials
from ..architecture import gable_roof, loggia
from ..core import Dice, Plate
from ..garden import CROWD, people, terrain, tree
from ..masonry import hanging_arches
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Drum, Opening, Wall, block, box_walls, cut, row, walls_around

SIZE = (1200, 920)
ALT = {
    "en": "A massive church of red sandstone seen from its rounded end: tall blind arches, a small "
    "arcade under the eaves, two square towers, domes, and two more towers behind.",
    "es": "Mole de arenisca roja vista por su cabecera redonda: altos arcos ciegos, una galería "
    "enana bajo el alero, dos torres cuadradas, cúpulas y otras dos torres al fondo.",
}
WALL, STONE, DARK, SLATE, SHADE, GRASS, PATH, LEAF, BARK, SKIN, SHOE, RED, NAVY, CREAM = range(14)
STUFF = [
    Material(
        ("#95563c", "#bb7c58", "#d6a27a", "#a8654a", "#cf9a72"),
        0.85,
        1.9,
        0.35,
        scatter=0.6,
        grain=3,
        contrast=0.9,
        streaks=0.5,
        bump=0.1,
    ),
    Material(("#a3654a", "#c68d69", "#dfb28d"), grain=1.0, contrast=0.7, streaks=0.3, bump=0.08),
    Material(("#231a1a", "#3a2c2a"), bump=0),
    Material(("#5f7a70", "#83998c", "#a7b6a6"), 0.8, 0.8, 0.25, grain=3, contrast=0.8, streaks=0.5),
    Material(("#5f3c32", "#7c5242"), 0.85, 1.9, 0.3),
    Material(("#456a2c", "#6a8c3e", "#93aa54"), grain=2, contrast=1.1, bump=0.5, casts=False),
    Material(("#b9a488", "#d3c0a4"), 0.9, 0.9, 0.2, casts=False),
    Material(("#35542a", "#5a7d3a", "#93a855"), contrast=1.0),
    Material(("#43352a", "#6b5644")),
    *CROWD,
]
CAMERA = Camera((74, -78, 2.2), (-28, 6, 2.2), 1190, (640, 800))
LIGHT = Light(
    (-0.22, -0.80, 0.50),
    "#ffd9a4",
    2.7,
    "#98a8ea",
    0.75,
    "#c0a070",
    0.32,
    haze_color="#e0d4d0",
    haze_distance=1500,
)


def apse(model: Model) -> None:
    """The half round: seven tall blind arches with windows, the dwarf gallery, a cone of slate."""
    drum = Drum((0, 0, 0), 9.0, -90)
    half = drum.girth / 2
    bay = half / 7
    for i in range(7):
        u = (i * bay, (i + 1) * bay)
        blind = Opening(u[0] + bay / 2, 5.0, 17.2, bay * 0.74, "round", 0.5, 1, 0.2, WALL)
        cut(model, drum, u, (0, 20.2), blind, WALL)
        if i % 2:
            window = Opening(u[0] + bay / 2, 9.5, 14.0, 1.3, "round", 0.2)
            edge = window.outline()
            block(model, drum, (edge[0][0], edge[-1][0]), (9.5, 14.3), (-0.7, -0.64), DARK)
        x, y, _ = (float(q) for q in drum.at(u[0], 0, 0.1))
        model.lathe((x, y, 4.2), [(0.42, 0), (0.38, 13.2), (0.62, 14.2)], STONE, 12)
    for z, tall, out in ((0, 3.2, 0.9), (3.2, 1.0, 0.55), (19.8, 0.5, 0.4)):
        block(model, drum, (0, half), (z, z + tall), (-0.2, out), STONE)
    loggia(model, drum, (0, half), (20.3, 24.2), 21, STONE, SHADE, 0.24, 1.6)
    block(model, drum, (0, half), (24.2, 25.0), (-1.6, 0.6), STONE)
    model.lathe((0, 0, 25.0), [(9.7, 0), (0.1, 6.5)], SLATE, 40, -90, 180)
    gable = Wall((-0.4, -9.6, 0), 90)
    block(model, gable, (0, 19.2), (0, 29.5), (-1.5, 0), WALL)
    for i in range(20):
        cutoff = 9.6 * (1 - i / 20)
        low = 29.5 + i * 0.46
        block(model, gable, (9.6 - cutoff, 9.6 + cutoff), (low, low + 0.47), (-1.0, 0), WALL)
    for k in (-2, -1, 0, 1, 2):
        at, high = 9.6 + k * 2.4, 36.2 - abs(k) * 2.2
        block(model, gable, (at - 0.75, at + 0.75), (30.3, high), (0, 0.04), DARK)
        block(model, gable, (at - 1.2, at - 0.95), (30.3, high), (0, 0.3), STONE)
    gable_roof(model, (-18, 0.2), (-9.9, 9.9), 29.5, 9.5, SLATE, WALL, "x")
    model.box((-16, -9, 0), (-1.5, 9, 29.5), WALL)


def tower(high: float, half: float, first: float) -> Model:
    """A square tower: pilaster strips, hanging arches, openings that grow upwards, a spire."""
    model = Model()
    model.box((-half, -half, 0), (half, half, first), WALL)
    count = 5
    step = (high - first) / count
    for wall, length in box_walls((-half, -half, 0), (half, half, 0)):
        for k in range(count):
            low, top = first + k * step, first + (k + 1) * step
            lights = 1 if k == 0 else 2
            wide = (length - 2.4) / 2 * (0.34 if k < 2 else 0.46)
            o = Opening(0, low + 1.6, top - 2.9, wide, "round", 0.5, 1, 0.2, DARK)
            row(model, wall, (1.2, length - 1.2), (low, top), lights, o, WALL)
            hanging_arches(model, wall, (1.2, length - 1.2), top - 0.5, 7, (0.9, 0.3), STONE)
        for a, b in ((0, 1.2), (length - 1.2, length)):
            block(model, wall, (a, b), (0, high), (-0.2, 0.3), STONE)
        block(model, wall, (-0.4, length + 0.4), (high, high + 0.7), (-0.3, 0.6), STONE)
        for z in (6.0, first):
            block(model, wall, (-0.2, length + 0.2), (z, z + 0.5), (-0.2, 0.45), STONE)
        peak = [(0.0, high + 0.7), (length, high + 0.7), (length / 2, high + 6.0)]
        model.triangles([wall.at([p for p, _ in peak], [q for _, q in peak], [0.1] * 3)], WALL)
    rise = high + 0.6
    tip = (0.0, 0.0, rise + 13.5)
    corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
    for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True):
        ridge = ((x0 + x1) / 2 * 1.02, (y0 + y1) / 2 * 1.02, rise + 5.4)
        model.triangles([[(x0, y0, rise), ridge, tip], [ridge, (x1, y1, rise), tip]], STONE)
    return model


def dome(model: Model, x: float, radius: float, z: float, high: float) -> None:
    """An eight-sided crossing tower with its own dwarf gallery and a low pointed roof."""
    for wall, length in walls_around((x, 0, z), radius, 8, 22.5):
        o = Opening(0, 1.8, 4.2, 1.3, "round", 0.5, 1, 0.2, DARK)
        row(model, wall, (0, length), (0, high - 4.0), 2, o, WALL)
        loggia(model, wall, (0, length), (high - 4.0, high), 5, STONE, SHADE, 0.24, 1.2)
        block(model, wall, (-0.3, length + 0.3), (high, high + 0.6), (-0.3, 0.6), STONE)
    roof = [(radius + 0.6, 0), (radius * 0.72, 3.4), (0.1, 8.2)]
    model.lathe((x, 0, z + high + 0.6), roof, SLATE, 8, 22.5, smooth=False)
    model.bars([(x, 0, z + high + 8)], [(x, 0, z + high + 11)], 0.25, DARK)


def body(model: Model) -> None:
    """Transept, nave and aisles with the gallery running under the eaves, the west block."""
    model.box((-32.9, -24.5, 0), (-19.2, 24.5, 30), WALL)
    gable_roof(model, (-33.6, -16.4), (-27.6, 27.6), 30.6, 8.6, SLATE, WALL, "y")
    south = Wall((-33, -27.2, 0), 0)
    o = Opening(0, 9.5, 19, 3.0, "round", 0.8, 2, 0.4, DARK)
    row(model, south, (1.5, 14.5), (2, 25.8), 2, o, WALL)
    east = Wall((-16.9, -27, 0), 90)
    cut(model, east, (0, 12), (2, 25.8), Opening(6, 9.5, 19, 3.0, "round", 0.8, 2, 0.4, DARK), WALL)
    for wall, length in ((south, 16.0), (east, 12.0)):
        loggia(
            model, wall, (0.6, length - 0.6), (26, 29.8), int(length / 1.5), STONE, SHADE, 0.24, 1.2
        )
        block(model, wall, (-0.5, length + 0.3), (29.8, 30.6), (-1.3, 0.6), STONE)
        for a, b in ((-0.3, 1.5), (length - 1.5, length + 0.3)):
            block(model, wall, (a, b), (0, 30), (-0.3, 0.5), WALL)
        block(model, wall, (0, length), (0, 2.4), (-0.2, 0.7), STONE)
    model.box((-112, -7.0, 0), (-33, 7.0, 31), WALL)
    nave = Wall((-112, -8.8, 0), 0)
    row(
        model,
        nave,
        (0, 79),
        (15, 27),
        12,
        Opening(0, 19, 23.4, 2.2, "round", 0.6, 1, 0.3, DARK),
        WALL,
    )
    loggia(model, nave, (0, 79), (27.2, 30.6), 52, STONE, SHADE, 0.24, 1.2)
    block(model, nave, (0, 79), (30.6, 31.3), (-1.3, 0.6), STONE)
    gable_roof(model, (-112, -32), (-9.6, 9.6), 31.2, 8.4, SLATE, WALL, "x")
    aisle = Wall((-112, -19, 0), 0)
    row(
        model,
        aisle,
        (0, 79),
        (0, 13),
        12,
        Opening(0, 5, 9.6, 2.4, "round", 0.6, 1, 0.3, DARK),
        WALL,
    )
    hanging_arches(model, aisle, (0, 79), 12.4, 84, (0.9, 0.3), STONE)
    model.quads(
        [[(-112, -19.6, 13), (-33, -19.6, 13), (-33, -8.8, 17.6), (-112, -8.8, 17.6)]], SLATE
    )
    model.box((-126, -18, 0), (-112, 18, 33), WALL)
    gable_roof(model, (-126.6, -111.4), (-18.6, 18.6), 33, 7, SLATE, WALL, "y")


def draw(plate: Plate) -> None:
    """Evening sky, the cathedral, lawns and trees of the park around its choir."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.0, 0.4, seed=151)):
        air.sky(plate, ["#5a7cb8", "#93a6d2", "#d3c3d2", "#f6d3b0", "#fbdca8"], 820)
        air.clouds(plate, "#fff1e4", 67, ".003 .010", 0.52, 4, 0.85, 720)
        air.clouds(plate, "#d79a9c", 68, ".004 .016", 0.57, 5, 0.5, 780)
        air.glow(plate, 60, 700, 560, "#ffe6b0", 0.6)
        model = Model()
        apse(model)
        for y in (-14.4, 14.4):
            model.add(tower(56, 4.9, 24), (-9.5, y, 0))
            model.add(tower(56, 4.4, 33), (-108.0, y, 0))
        body(model)
        dome(model, -25, 10.2, 34, 12.5)
        dome(model, -119, 8.5, 36, 11.0)
        terrain(model, CAMERA, GRASS, None, (3, 900), 40, 140, 90)
        model.box((14, -80, -0.2), (20, 60, 0.05), PATH)
        model.box((-120, -40, -0.2), (20, -34, 0.05), PATH)
        dice = Dice(8)
        for i in range(14):
            place = (-60 - i * 6.0, -44 - dice.uniform(0, 16), 0)
            model.add(tree(dice.uniform(9, 14), LEAF, BARK, i + 3, 0.78, 1500), place)
        for i in range(10):
            place = (30 + dice.uniform(-6, 10), 10 + i * 9.0, 0)
            model.add(tree(dice.uniform(10, 15), LEAF, BARK, i + 33, 0.78, 1500), place)
        spots = [(dice.uniform(-50, 18), dice.uniform(-39, -35), 0.05) for _ in range(14)]
        spots += [(dice.uniform(15, 19), dice.uniform(-34, 10), 0.05) for _ in range(8)]
        people(model, spots, [SKIN, SHOE, RED, NAVY, CREAM], 8)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#34201c", 0.5, 1.2, 2.4), 4200))
        air.glaze(plate, [(0, "#231a26", 0), (1, "#231a26", 0.45)], 810)
    air.vignette(plate, "#1a121c", 0.32)
