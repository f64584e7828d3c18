"""Pantheon, Paris, Soufflot, 1758-1790: portico, blank walls and ringed dome from the square.

Ratio 8:7; seen slantwise from the left, so that the long windowless wall leads to the porch.
Clear cool morning, sun from the left; pale stone, gray lead, a thin high veil of cloud.
Palette: cream and ash limestone, lead gray, pearl, cold blue, paving gray, a few dark coats.
Features: six giant columns in front, garlands on blank walls, thirty-two columns at the drum.
"""

import math

from .. import air, materials
from ..architecture import column, dome_profile, gable_roof, pediment, statue
from ..core import Dice, Plate
from ..garden import people, terrain
from ..ironwork import CLOTHES, COMMON, CREAM, DARK, GLASS, OWN, PAVE, courses
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..town import town
from ..walls import Drum, Opening, Wall, block, box_walls, ribs, row

SIZE = (1200, 1050)
STONE, WALL, LEAD, RELIEF, SLATE = range(OWN, OWN + 5)
STUFF = [
    *COMMON,
    Material(("#b3a78f", "#d6cbb3", "#ece3cf"), 0, grain=1.6, contrast=0.5, streaks=0.4, bump=0.2),
    Material(("#a89c84", "#cdc1a8", "#e4dac4"), 0.9, 2.2, 0.3, grain=2, contrast=0.5, streaks=0.5),
    Material(("#6b7680", "#8d98a2", "#aeb8bf"), 1.6, 0.9, 0.25, grain=3, streaks=0.6, gloss=0.08),
    Material(("#9a8e74", "#cfc3a8", "#ece2cc"), grain=0.4, contrast=1.2, bump=1.6),
    Material(("#4f5a68", "#6f7a88"), grain=3),
]
CAMERA = Camera((-66, -74, 2.2), (-3.6, 20, 2.2), 1300, (640, 920))
LIGHT = Light(
    (-0.72, -0.52, 0.60),
    "#fff0d4",
    2.2,
    "#9cb6e4",
    0.74,
    "#b8b09c",
    0.32,
    haze_color="#d5dde6",
    haze_distance=1600,
)
#: Top of the walls, and of the columns.
EAVE, SHAFT = 26.0, 20.0


def body(model: Model) -> None:
    """The Greek cross: blank walls with a plinth, sunk panels, garlands, cornice, balustrade."""
    for low, high in (((-17, 13, 0), (17, 112, EAVE)), ((-42, 50, 0), (42, 80, EAVE))):
        model.box(low, high, WALL)
        for wall, wide in box_walls(low, high):
            block(model, wall, (0, wide), (0, 2.4), (-0.1, 0.5), STONE)
            courses(
                model,
                wall,
                (0, wide),
                [(18.0, 0.5, 0.3), (21.4, 0.7, 0.4), (22.6, 0.5, 0.8), (23.1, 0.5, 1.4)],
                STONE,
            )
            block(model, wall, (0, wide), (23.6, EAVE), (-0.3, 0.2), STONE)
            count = max(1, round(wide / 7.6))
            gap = wide / count
            for i in range(count):
                u = (i + 0.5) * gap
                swags = [
                    [
                        (u + gap * (0.44 * s + 0.2 * t), 20.9 - 1.3 * (1 - t * t))
                        for t in (-1, -0.6, -0.2, 0.2, 0.6, 1)
                    ]
                    for s in (-0.5, 0.5)
                ]
                ribs(model, wall, swags, 0.5, (0, 0.35), RELIEF)
                frame = [(u - 2.2, 4.5), (u + 2.2, 4.5), (u + 2.2, 15.5), (u - 2.2, 15.5)]
                ribs(model, wall, [[*frame, frame[0]]], 0.3, (0, 0.07), STONE)
            for u in (0.9, wide - 0.9):
                block(model, wall, (u - 0.9, u + 0.9), (2.4, 21.4), (0, 0.35), STONE)
    gable_roof(model, (-16, 16), (14, 111), EAVE - 0.5, 3.0, SLATE, STONE, "y")
    gable_roof(model, (-41, 41), (51, 79), EAVE - 0.5, 3.0, SLATE, STONE, "x")


def portico(model: Model) -> None:
    """Six columns in front, more behind, the entablature and the carved gable, the steps."""
    for i in range(9):
        model.box(
            (-19 - (8 - i) * 0.4, -3 - (8 - i) * 0.5, 0),
            (19 + (8 - i) * 0.4, 13, 0.25 * (i + 1)),
            STONE,
        )
    pole = column(SHAFT - 2.2, 0.98, "corinthian", STONE, 20)
    for x in (-15.4, -9.3, -3.3, 3.3, 9.3, 15.4):
        for y in (0.0, 6.6):
            model.add(pole, (x, y, 2.2))
    for x in (-20.5, 20.5):
        for y in (6.6, 11.6):
            model.add(pole, (x, y, 2.2))
        model.box((x - 1.6, 5, SHAFT), (x + 1.6, 14, SHAFT + 3.4), STONE)
    model.box((-16.6, -1.2, SHAFT), (16.6, 14, SHAFT + 3.0), STONE)
    model.box((-17.6, -2.2, SHAFT + 3.0), (17.6, 14, SHAFT + 3.7), STONE)
    front = Wall((-17.6, -1.2, 0), 0)
    block(model, front, (1.2, 34), (SHAFT + 1.2, SHAFT + 1.5), (0, 0.2), STONE)
    pediment(model, front, (0, 35.2), SHAFT + 4.0, 7.4, (0, 1.0), STONE, 0.9)
    for i in range(17):
        u = 3.6 + i * 28 / 16
        tall = max(1.2, 5.6 * (1 - abs(u - 17.6) / 17.6))
        model.add(
            statue(tall, RELIEF, i + 2, 0.4), (u - 17.6, -1.7, SHAFT + 4.0), 25 * math.sin(i * 2.1)
        )
    gable_roof(model, (-17.6, 17.6), (-0.6, 20), SHAFT + 4.0, 7.4, SLATE, STONE, "y")
    back = Wall((-17, 13, 0), 0)
    for u, wide, high in ((17, 4.6, 11.5), (7.5, 3.2, 8.5), (26.5, 3.2, 8.5)):
        block(model, back, (u - wide / 2, u + wide / 2), (2.2, high), (0, 0.06), DARK)
        frame = [
            (u - wide / 2, 2.2),
            (u - wide / 2, high),
            (u + wide / 2, high),
            (u + wide / 2, 2.2),
        ]
        ribs(model, back, [frame], 0.5, (0, 0.3), STONE)


def dome(model: Model) -> None:
    """Square base, the ring of thirty-two columns, the attic with its windows, lead, lantern."""
    y = 65.0
    model.box((-19, y - 19, EAVE), (19, y + 19, 33.5), STONE)
    model.lathe((0, y, 33.5), [(18.4, 0), (18.4, 2.2), (17.9, 2.4)], STONE, 48)
    model.lathe((0, y, 35.8), [(17.9, 0), (0, 0.1)], STONE, 48)
    drum = Drum((0, y, 0), 13.0)
    o = Opening(0, 37.5, 44.0, 1.7, "round", 0.6, back=GLASS)
    row(model, drum, (0, drum.girth), (35.8, 48), 16, o, WALL)
    pole = column(11.2, 0.62, "corinthian", STONE, 0, 14)
    for i in range(32):
        a = 2 * math.pi * (i + 0.5) / 32
        model.add(pole, (16.6 * math.cos(a), y + 16.6 * math.sin(a), 35.8), math.degrees(a) + 90)
    ring = [(15.7, 0), (17.3, 0), (17.3, 1.3), (18.1, 1.6), (18.1, 2.2), (17.2, 2.4), (17.2, 3.8)]
    model.lathe((0, y, 47.0), [*ring, (16.9, 3.9), (12.4, 4.0)], STONE, 64)
    attic = Drum((0, y, 0), 12.5)
    o = Opening(0, 51.8, 55.0, 2.2, "round", 0.5, 1, 0.2, GLASS)
    row(model, attic, (0, attic.girth), (50.6, 58), 16, o, STONE)
    for i in range(16):
        u = i * attic.girth / 16
        block(model, attic, (u - 0.5, u + 0.5), (50.6, 57.4), (0, 0.35), STONE)
    model.lathe((0, y, 57.4), [(12.6, 0), (13.4, 0.4), (13.4, 1.0), (12.2, 1.4)], STONE, 64)
    profile = dome_profile(12.2, 13.2, 16)
    model.lathe((0, y, 58.6), profile[:-2], LEAD, 64)
    for i in range(16):
        a = 2 * math.pi * (i + 0.5) / 16
        way = [
            (r * math.cos(a) * 1.005, y + r * math.sin(a) * 1.005, 58.6 + z)
            for r, z in profile[:-2]
        ]
        model.tube(way, 0.3, LEAD, 6)
    model.lathe((0, y, 71.0), [(3.4, 0), (3.6, 0.8), (2.9, 1.0)], STONE, 24)
    lantern = Drum((0, y, 0), 1.9)
    row(
        model,
        lantern,
        (0, lantern.girth),
        (71.8, 77.0),
        6,
        Opening(0, 72.4, 75.4, 0.9, "round", 0.4, back=DARK),
        STONE,
    )
    for i in range(6):
        a = 2 * math.pi * i / 6
        at = (2.5 * math.cos(a), y + 2.5 * math.sin(a), 72.0)
        model.lathe(at, [(0.26, 0), (0.22, 4.6), (0.34, 5.0)], STONE, 8)
    model.lathe((0, y, 77.0), [(3.0, 0), (3.0, 0.5), (1.9, 1.6), (0.5, 2.4), (0.2, 3.4)], LEAD, 20)
    model.bars([(0, y, 80), (-1.2, y, 82.6)], [(0, y, 84.4), (1.2, y, 82.6)], 0.34, DARK)


ALT = {
    "en": "A severe domed building of pale stone: a temple porch of giant columns, long "
    "windowless walls with carved garlands, and a ring of thin columns round the drum of a "
    "gray dome.",
    "es": "Severo edificio de piedra clara con cúpula: pórtico de columnas gigantes, largos muros "
    "ciegos con guirnaldas y un anillo de finas columnas en torno al tambor.",
}


def draw(plate: Plate) -> None:
    """Sky, the houses round the square, the church, paving and passers-by."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.8, 0.34, seed=19)):
        air.sky(plate, ["#4a7fb6", "#82aed4", "#bfd4e2", "#ece9de"], 920)
        air.clouds(plate, "#ffffff", 92, ".0022 .009", 0.48, 4, 0.8, 820)
        air.clouds(plate, "#c9d3de", 93, ".004 .014", 0.56, 4, 0.5, 780)
        model = Model()
        body(model)
        portico(model)
        dome(model)
        for x0, x1, y0, y1 in ((-150, -74, 30, 190), (74, 190, -20, 150), (-60, 80, 150, 220)):
            town(
                model,
                (x0, x1),
                (y0, y1),
                lambda _x, _y: False,
                [CREAM, STONE],
                [SLATE],
                GLASS,
                7,
                17,
                (17, 22),
            )
        terrain(model, CAMERA, PAVE, None, (5, 700), 40, 80, 50)
        dice = Dice(5)
        crowd = [(dice.uniform(-58, 12), dice.uniform(-46, 30), 0.0) for _ in range(46)]
        crowd = [p for p in crowd if not (p[0] > -24 and p[1] > -8)]
        people(model, crowd, CLOTHES, 8)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2c2a2c", 0.5, 1.3, 2.0), 4600))
        air.glaze(plate, [(0, "#1a1c24", 0), (1, "#1a1c24", 0.42)], 910)
    air.vignette(plate, "#10131c", 0.3)
