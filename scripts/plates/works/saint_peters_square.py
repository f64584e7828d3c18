"""St Peter's Square, Bernini, 1656-1667: from the air above its mouth, looking to the basilica.

Ratio 3:2; two curved colonnades reach towards the viewer like arms round the obelisk and the crowd.
Early morning, sun from behind the left shoulder; travertine glows, long shadows cross the paving.
Palette: travertine cream, ash paving with white rays, lead-blue dome, terracotta, dark pines.
Features: four rows of columns under 140 saints, the oval, obelisk, two fountains, front and dome.
"""

import math

import numpy as np

from .. import air, materials
from ..architecture import dome_profile
from ..core import Dice, Plate
from ..drapery import pts
from ..garden import leaves, people, terrain
from ..ironwork import CLOTHES, COMMON, DARK, GLASS, LEAF, OWN, courses, glazed, grove
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..town import town
from ..walls import Drum, Opening, Wall, block, box_walls, row

SIZE = (1200, 810)
STONE, WALL, LEAD, COBBLE, RAY, TILE, OCHRE, GRANITE, SPRAY, GREEN = range(OWN, OWN + 10)
STUFF = [
    *COMMON,
    Material(("#bfae8c", "#e0d0ae", "#f3e8cc"), 0, grain=2, contrast=0.5, streaks=0.4, bump=0.15),
    Material(("#b5a17c", "#d6c4a0", "#ebdcbc"), 1.2, 2.6, 0.25, grain=3, streaks=0.4),
    Material(("#5f7488", "#86a0b4", "#aec4d0"), 2.2, 1.2, 0.25, grain=4, streaks=0.5, gloss=0.08),
    Material(("#7c756c", "#978f84", "#aea699"), grain=6, contrast=0.7, casts=False),
    Material(("#d9d0bc", "#eee6d4"), grain=3, casts=False),
    Material(("#99583c", "#bd7a54", "#d39a72"), 0.6, 0.5, 0.35, grain=3, contrast=0.8),
    Material(("#c9a06a", "#dfbb86", "#ecd2a6"), grain=4, streaks=0.4),
    Material(("#8f5a4a", "#b8806a"), grain=1),
    Material(("#e6eef2", "#ffffff"), bump=0.6, contrast=0.4),
    Material(("#3f5a30", "#5f7a42", "#7f9455"), grain=8, contrast=1.0, casts=False),
]
CAMERA = Camera((0, -474, 124), (0, -60, 20), 1240, (600, 420), level=False)
LIGHT = Light(
    (-0.58, -0.56, 0.52),
    "#ffe6b8",
    2.4,
    "#98b4ea",
    0.72,
    "#c9b48c",
    0.32,
    haze_color="#d3dce6",
    haze_distance=2800,
)
#: Middle of the oval, and how far the centers of the two arcs lie from the axis.
OVAL, OFF = -190.0, 25.0


def saint() -> Model:
    """A saint for the balustrades, 3.2 m tall, seen from far away."""
    model = Model()
    shape = [(0.62, 0), (0.5, 0.9), (0.55, 1.6), (0.62, 2.4), (0.22, 2.62), (0.3, 2.9), (0, 3.25)]
    model.box((-0.6, -0.6, -0.9), (0.6, 0.6, 0), STONE)
    model.lathe((0, 0, 0), shape, STONE, 8)
    model.tube([(0.4, 0, 2.3), (0.8, -0.2, 2.6), (0.9, -0.2, 3.2)], 0.16, STONE, 5)
    return model


def colonnade(model: Model, s: int) -> None:
    """One arm: four rows of columns on an arc, entablature, roof, saints; porches at both ends."""
    at = (s * OFF, OVAL, 0.0)
    half, count = 62.0, 36
    first = -half if s > 0 else 180 - half
    pole = Model()
    pole.lathe(
        (0, 0, 0),
        [(1.1, 0), (1.1, 0.7), (0.82, 0.9), (0.72, 11.6), (1.1, 12.2), (1.1, 12.8)],
        STONE,
        10,
    )
    figure = saint()
    for i in range(count + 1):
        a = math.radians(first + 2 * half * i / count)
        for r in (75.6, 80.2, 85.4, 90.4):
            model.add(pole, (at[0] + r * math.cos(a), at[1] + r * math.sin(a), 0.6))
        for r in (75.0, 91.0):
            here = (at[0] + r * math.cos(a), at[1] + r * math.sin(a), 18.2)
            model.add(figure, here, math.degrees(a) + 90)
    ring = pts("74.3,0 74.3,2.2 73.6,2.6 73.6,3.0 74.4,3.2 74.4,4.6 75.8,4.6 82.8,6.2")
    ring += [(90.2, 4.6), (91.6, 4.6), (91.6, 3.2), (92.4, 3.0), (91.6, 2.2), (91.6, 0)]
    model.lathe((at[0], at[1], 13.2), ring, STONE, 72, first, 2 * half)
    model.lathe(
        (at[0], at[1], 13.6), [(75.7, 4.5), (82.8, 6.1), (90.3, 4.5)], TILE, 72, first, 2 * half
    )
    model.lathe((at[0], at[1], 13.3), [(74.3, 0), (91.6, 0)], STONE, 72, first, 2 * half)
    model.lathe(
        (at[0], at[1], 0),
        [(93, 0), (93, 0.6), (73, 0.6), (73, 0)][::-1],
        STONE,
        72,
        first,
        2 * half,
    )
    for end in (-1, 1):
        a = math.radians(first + half + end * half)
        turn = math.degrees(a)
        porch = Model()
        porch.box((-10.4, -3.4, 12.8), (10.4, 3.4, 18.2), STONE)
        for x in (-8.6, -3.4, 3.4, 8.6):
            for y in (-2.4, 2.4):
                porch.add(pole, (x, y, 0.4))
        for x in (-8.6, -3.4, 3.4, 8.6):
            porch.add(figure, (x, -2.4, 19.1))
        model.add(porch, (at[0] + 82.8 * math.cos(a), at[1] + 82.8 * math.sin(a), 0), turn)


def corridor(model: Model, s: int) -> None:
    """The straight wing from the end of the arc to the front, spreading outwards."""
    a = math.radians(62)
    x0, y0 = OFF + 75 * math.cos(a), OVAL + 75 * math.sin(a)
    start, end = (s * x0, y0), (s * 58.0, -2.0)
    heading = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    long = math.hypot(end[0] - start[0], end[1] - start[1])
    if s > 0:
        start, heading = end, heading + 180
    wall = Wall((start[0], start[1], 0), heading)
    o = Opening(0, 4.5, 9.5, 2.6, "flat", 0.6, back=DARK)
    glazed(model, wall, (0, long), (0, 16), 12, o, WALL, STONE, (1, 1), 0.4)
    for i in range(13):
        block(model, wall, (i * long / 12 - 0.8, i * long / 12 + 0.8), (0, 14), (0, 0.6), STONE)
    courses(model, wall, (0, long), [(13.6, 0.8, 0.5), (15.2, 0.8, 1.0)], STONE)
    block(model, wall, (0, long), (16, 17.4), (-0.5, 0.2), STONE)
    figure = saint()
    for i in range(13):
        p = wall.at(i * long / 12, 18.3, -0.3)
        model.add(figure, (float(p[0]), float(p[1]), 18.3), heading)
    block(model, wall, (0, long), (14.5, 16.2), (-12, -0.1), TILE)
    block(model, wall, (0, long), (0, 14.5), (-12, -11), WALL)


def basilica(model: Model) -> None:
    """Maderno's front with its giant columns, attic and saints; nave; Michelangelo's dome."""
    model.box((-57, 1, 0), (57, 60, 44), WALL)
    front = Wall((-57, 0, 0), 0)
    for c, wide, high in ((57, 6.4, 13), (42, 5, 10), (72, 5, 10), (27, 5, 11), (87, 5, 11)):
        door = Opening(0, 2.0, high, wide, "flat" if wide > 5 else "round", 0.9, back=DARK)
        row(model, front, (c - 6.5, c + 6.5), (0, 17), 1, door, WALL)
    o = Opening(0, 19.5, 25.5, 3.4, "round", 0.9, back=DARK)
    glazed(model, front, (20, 94), (17, 31), 7, o, WALL, STONE, (1, 1), 0.6)
    for u0, u1 in ((0.0, 20.0), (94.0, 114.0)):
        arch = Opening(0, 2, 12, 6.5, "round", 0.9, back=DARK)
        glazed(model, front, (u0, u1), (0, 31), 1, arch, WALL, STONE, (1, 1), 0.8)
    for u0, u1, z0, z1 in ((20.0, 20.5, 0, 31), (93.5, 94.0, 0, 31)):
        block(model, front, (u0, u1), (z0, z1), (-1, 0), WALL)
    pole = Model()
    pole.lathe(
        (0, 0, 0), [(1.9, 0), (1.9, 1.2), (1.35, 1.8), (1.2, 24), (1.9, 27.4), (1.9, 28)], STONE, 16
    )
    for x in (-27, -20.4, -12.4, -6.6, 6.6, 12.4, 20.4, 27):
        model.add(pole, (x, -1.0, 2))
    for x in (-55, -49, -39, -33.5, 33.5, 39, 49, 55):
        block(model, front, (57 + x - 1.5, 57 + x + 1.5), (0, 30), (0, 0.9), STONE)
    courses(model, front, (0, 114), [(30, 2.2, 0.8), (32.2, 1.4, 0.6), (33.6, 1.2, 2.0)], STONE)
    block(model, front, (44, 70), (30, 34.8), (0, 2.6), STONE)
    gable = [(-14.5, -2.6, 34.8), (14.5, -2.6, 34.8), (0, -2.6, 41.5)]
    model.triangles([gable], STONE)
    model.bars([gable[0], gable[1]], [gable[2], gable[2]], 1.3, STONE)
    attic = Opening(0, 36.6, 40.4, 3.4, "flat", 0.6, back=DARK)
    glazed(model, front, (0, 114), (34.8, 43.6), 11, attic, WALL, STONE, (1, 1), 0.5)
    courses(model, front, (0, 114), [(43.4, 0.9, 1.2), (44.3, 1.7, 0.2)], STONE)
    figure = saint()
    for i in range(13):
        model.add(figure, (-54 + 9 * i, -0.2, 47.4), 0, 1.75)
    for x in (-50.5, 50.5):
        model.lathe((x, 0, 46), [(0, 0), (4, 0.1), (4, 3), (2.5, 5.5), (0, 7)], STONE, 16)
    for k in range(9):
        model.box((-40, -26 + 2.4 * k, 0), (40, 0, 0.26 * (k + 1)), STONE)
    model.box((-28, 50, 30), (28, 210, 46), WALL)
    model.prism([(-28, 50), (28, 50), (28, 210), (-28, 210)], 46, 51, TILE, 0.5)
    model.box((-75, 160, 0), (75, 220, 44), WALL)
    for x in (-33, 33):
        model.lathe(
            (x, 120, 44),
            [
                (9, 0),
                (9, 9),
                (9.6, 9.5),
                *((r, h + 9.5) for r, h in dome_profile(8.5, 9, 8)[:-1]),
                (1.6, 18.5),
                (1.6, 22),
                (0, 24),
            ],
            LEAD,
            16,
        )
    dome(model, 190.0)


def dome(model: Model, y: float) -> None:
    """Drum with sixteen pairs of columns, ribbed dome with three rows of eyes, lantern, cross."""
    model.lathe((0, y, 40), [(30, 0), (30, 12)], WALL, 16, 11.25, smooth=False)
    drum = Drum((0, y, 0), 23.0)
    o = Opening(0, 56.5, 63, 3.2, "flat", 0.8, back=GLASS)
    glazed(model, drum, (0, drum.girth), (52, 72), 16, o, WALL, STONE, (1, 1), 0.6)
    pole = Model()
    pole.lathe((0, 0, 0), [(1.3, 0), (0.9, 1), (0.8, 12), (1.3, 13.4)], STONE, 10)
    for i in range(16):
        a = 2 * math.pi * (i + 0.5) / 16
        for d in (-0.05, 0.05):
            model.add(pole, (26 * math.cos(a + d), y + 26 * math.sin(a + d), 53))
        pier = Wall((0, 0, 0), 0)
        part = Model()
        block(part, pier, (-2.2, 2.2), (53, 70), (22, 24.8), STONE)
        block(part, pier, (-2.6, 2.6), (66.4, 69), (22, 27.4), STONE)
        model.add(part, (0, y, 0), math.degrees(a) + 90)
    model.lathe(
        (0, y, 69),
        [(24, 0), (25.5, 0.5), (25.5, 1.5), (23.6, 1.8), (23.6, 7), (24.6, 7.4)],
        STONE,
        64,
    )
    profile = dome_profile(23.2, 30, 20, 0.12)[:-3]
    model.lathe((0, y, 76.2), profile, LEAD, 64)
    for i in range(16):
        a = 2 * math.pi * (i + 0.5) / 16
        way = np.array(
            [(r * 1.012 * math.cos(a), y + r * 1.012 * math.sin(a), 76.2 + z) for r, z in profile]
        )
        model.tube(way, np.linspace(1.1, 0.5, len(way)), STONE, 6)
        b = 2 * math.pi * i / 16
        for k, size in ((4, 1.3), (8, 1.1), (12, 0.8)):
            r, z = profile[k]
            here = (r * 0.99 * math.cos(b), y + r * 0.99 * math.sin(b), 76.2 + z - size)
            model.lathe(
                here, [(0, 0), (size, size * 0.7), (size, size * 1.4), (0, size * 2)], STONE, 8
            )
    top = 76.2 + profile[-1][1]
    model.lathe((0, y, top), [(6.5, 0), (6.5, 1.2), (4.4, 1.4)], STONE, 24)
    lantern = Drum((0, y, 0), 3.6)
    row(
        model,
        lantern,
        (0, lantern.girth),
        (top + 1, top + 11),
        8,
        Opening(0, top + 2, top + 8, 1.4, "round", 0.4, back=DARK),
        STONE,
    )
    for i in range(8):
        a = 2 * math.pi * (i + 0.5) / 8
        model.box(
            (4.9 * math.cos(a) - 0.6, y + 4.9 * math.sin(a) - 0.6, top + 1),
            (4.9 * math.cos(a) + 0.6, y + 4.9 * math.sin(a) + 0.6, top + 10.5),
            STONE,
        )
    model.lathe(
        (0, y, top + 11),
        pts("5.6,0 5.6,0.8 3.4,1.4 2.6,5 0.8,9 0.5,10.4 1.3,11.2 1.3,12.6 0.2,13.4"),
        LEAD,
        20,
    )
    model.bars(
        [(0, y, top + 24), (-1.7, y, top + 27.4)],
        [(0, y, top + 29.5), (1.7, y, top + 27.4)],
        0.5,
        STONE,
    )


def floor(model: Model) -> None:
    """Paving with white rays and rings, the obelisk, the two fountains."""
    for i in range(8):
        a = math.pi * i / 4
        c, s = math.cos(a), math.sin(a)
        reach = 70 if abs(s) > 0.5 else 92
        p = np.array([-s, c]) * 1.1
        sides = ((16, 1), (reach, 1), (reach, -1), (16, -1))
        quad = [(c * r + k * p[0], s * r + k * p[1]) for r, k in sides]
        model.quads([[(x, y + OVAL, 0.06) for x, y in quad]], RAY)
    for k, (rx, ry, wide) in enumerate(((16, 16, 1.6), (9, 9, 1.2), (56, 44, 1.6))):
        t = np.linspace(0, 2 * math.pi, 73)
        inner = np.stack([rx * np.cos(t), OVAL + ry * np.sin(t), np.full(73, 0.07 + 0.01 * k)], -1)
        outer = np.stack(
            [(rx + wide) * np.cos(t), OVAL + (ry + wide) * np.sin(t), np.full(73, 0.07 + 0.01 * k)],
            -1,
        )
        model.grid(np.stack([inner, outer]), RAY, smooth=False)
    model.box((-4, OVAL - 4, 0), (4, OVAL + 4, 1.6), STONE)
    model.box((-2.2, OVAL - 2.2, 1.6), (2.2, OVAL + 2.2, 9), STONE)
    for half, z0, z1, taper in ((1.55, 9, 34, 0.66), (1.0, 34, 36.5, 0.05)):
        base = [(a * half, OVAL + b * half) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        model.prism(base, z0, z1, GRANITE, taper)
    model.bars([(0, OVAL, 36), (-1.2, OVAL, 40)], [(0, OVAL, 42), (1.2, OVAL, 40)], 0.4, DARK)
    for x in (-56.0, 56.0):
        bowls = pts("8,0 8,1.2 7.4,1.2 1.4,1.0 1.2,5.0 4.0,6.0 4.2,6.6 0.8,6.6 0.7,9.0")
        model.lathe((x, OVAL, 0), bowls, STONE, 28)
        model.lathe((x, OVAL, 6.7), [(3.4, 0), (1.5, 3.4), (0.8, 6.2), (0, 8.0)], SPRAY, 14)
        model.lathe((x, OVAL, 1.1), [(4.6, 0), (4.4, 2.4), (3.9, 5.3)], SPRAY, 20)


ALT = {
    "en": "Seen from the air, two curved colonnades crowned with statues embrace an oval space "
    "with an obelisk and two fountains, before a huge church with columns and a ribbed "
    "blue-gray dome.",
    "es": "Desde el aire, dos columnatas curvas coronadas de estatuas abrazan un gran óvalo con "
    "obelisco y dos fuentes, ante una iglesia enorme con columnas y cúpula gris azulada.",
}


def draw(plate: Plate) -> None:
    """Sky, hill, town, basilica, the arms of the square, the crowd."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.8, 0.34, seed=35)):
        air.sky(plate, ["#4f8cc8", "#8fbbe0", "#d3e2e6", "#f4e6c8"], 300)
        air.clouds(plate, "#ffffff", 109, ".003 .012", 0.5, 4, 0.8, 200)
        air.ridge(
            plate,
            [(0.0, 128.0), (300.0, 108.0), (620.0, 122.0), (900.0, 104.0), (1200.0, 118.0)],
            8,
            4,
            "#6f8a8c",
            "#b4c2c0",
            240,
        )
        model = Model()
        basilica(model)
        for s in (-1, 1):
            colonnade(model, s)
            corridor(model, s)
        floor(model)
        for x0, y0, x1, y1, z in (
            (96, -120, 150, -70, 34),
            (84, -60, 160, 10, 42),
            (110, 20, 190, 60, 36),
        ):
            model.box((x0, y0, 0), (x1, y1, z), OCHRE)
            for wall, wide in box_walls((x0, y0, 0), (x1, y1, 0)):
                for k in range(4):
                    tall = (k * z / 4, (k + 1) * z / 4)
                    o = Opening(0, tall[0] + 2.5, tall[0] + 6, 2.0, "flat", 0.05, back=DARK)
                    row(model, wall, (0, wide), tall, int(wide / 6), o, OCHRE, 0.06)
            model.prism(
                [(x0 - 1, y0 - 1), (x1 + 1, y0 - 1), (x1 + 1, y1 + 1), (x0 - 1, y1 + 1)],
                z,
                z + 5,
                TILE,
                0.6,
            )
        for x0, x1, y0, y1 in (
            (-330, -132, -330, 30),
            (160, 340, -330, 60),
            (-760, -190, 60, 560),
            (210, 760, 80, 560),
            (-128, -86, -330, -272),
        ):
            town(
                model,
                (x0, x1),
                (y0, y1),
                lambda _x, _y: False,
                [OCHRE, STONE],
                [TILE],
                DARK,
                5,
                22,
                (14, 22),
            )
        terrain(model, CAMERA, COBBLE, None, (120, 560), 34, 60, 50)
        terrain(
            model,
            CAMERA,
            GREEN,
            lambda x, y: np.clip((y - 60) * 0.09, -4, 90) - 4 + 0 * x,
            (500, 2600),
            34,
            60,
            50,
        )
        dice = Dice(4)
        spots = [
            (dice.choice((-1, 1)) * dice.uniform(90, 330), dice.uniform(90, 420)) for _ in range(70)
        ]
        grove(model, spots, (14, 24), 6, 350)
        woods = [leaves((0, 0, 0), (17, 15, 10), 110, 2.6, LEAF, k) for k in range(6)]
        for k in range(620):
            x, y = dice.gauss(0, 330), 230 + 900 * dice.random() ** 1.5
            model.add(woods[k % 6], (x, y, max(0.0, (y - 60) * 0.09) + 3), 60.0 * k)
        crowd = []
        for _ in range(520):
            x, y = dice.gauss(0, 38), dice.gauss(-165, 48)
            if (x / 92) ** 2 + ((y - OVAL) / 66) ** 2 < 1 or (abs(x) < 44 and -130 < y < -30):
                crowd.append((x, y, 0.1))
        people(model, crowd, CLOTHES, 15, 2.3)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#3a2e26", 0.45, 1.2, 3.0), 5000))
        air.glaze(plate, [(0, "#20181c", 0), (1, "#20181c", 0.35)], 560)
    air.vignette(plate, "#14101a", 0.3)
