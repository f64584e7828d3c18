"""Dome of Florence Cathedral, Brunelleschi, 1420-1436: over the roofs from the south-east.

Ratio 7:5; the dome right of the middle against hazy hills, Giotto's bell tower at the left.
Evening sun from the left, warm tiles, blue shadows between the houses; pale gold sky.
Palette: brick red, terracotta, white, bottle green, rose, ochre plaster, violet hills.
Features: eight white ribs on a pointed octagonal shell, round windows in the drum, the lantern.
"""

import math

import numpy as np

from .. import air, materials
from ..architecture import dome_profile, gable_roof
from ..core import Plate
from ..garden import terrain
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model, turned
from ..surface import Material
from ..town import town
from ..walls import Opening, Surface, block, box_walls, cut, oculus, ribs, ring, row, walls_around

SIZE = (1200, 860)
ALT = {
    "en": "A huge eight-sided vault of red tiles with white ribs and a marble lantern rises over "
    "a white church and a slender square bell tower, amid the red roofs of a town.",
    "es": "Enorme bóveda de ocho lados, de tejas rojas con nervios blancos y linterna de mármol, "
    "sobre una iglesia blanca y un campanario cuadrado, entre los tejados de una ciudad.",
}
MARBLE, BANDED, GREEN, SHELL, TILE, RAW, PLASTER, OCHRE, CREAM, TILE_B, GLASS, STREET = range(12)
STUFF = [
    Material(("#d9d0bd", "#f1eadb", "#fffaf0"), 0, grain=1.0, contrast=0.5, streaks=0.2),
    Material(
        ("#d3c8b4", "#ebe2d0", "#f6f0e2"),
        0.75,
        2.6,
        0.3,
        stripe="#5f8071",
        stripe_every=9,
        grain=1.2,
        streaks=0.35,
    ),
    Material(
        ("#3e5a4e", "#587566"),
    ),
    Material(
        ("#8f3f26", "#b9583a", "#d17a55"),
        0.85,
        0.7,
        0.35,
        scatter=0.45,
        rounds=0.5,
        grain=3,
        contrast=0.9,
        streaks=0.3,
    ),
    Material(("#8e4a30", "#b86a45", "#d2916a"), 0.6, 0.35, 0.4, rounds=0.9, grain=3, contrast=1.0),
    Material(("#9b7a5a", "#bd9a74", "#d5b892"), 0.4, 0.8, 0.4, grain=1.5, contrast=0.8),
    Material(("#d8c19a", "#e8d6b3", "#f3e8cf"), grain=3, contrast=0.8, streaks=0.5),
    Material(("#c39a5c", "#d8b273", "#e6c88f"), grain=3, contrast=0.8, streaks=0.5),
    Material(("#c9b6a2", "#e0d0bc"), grain=3, contrast=0.8, streaks=0.5),
    Material(("#7c4734", "#a4664a", "#c08d6e"), 0.6, 0.35, 0.4, rounds=0.9, grain=3, contrast=1.0),
    Material(("#2a2f38", "#4a4f58"), gloss=0.25, bump=0),
    Material(("#a58a6c", "#c4a888"), casts=False),
]
CAMERA = Camera((78, -182, 60), (-24, 0, 60), 1190, (610, 372))
LIGHT = Light(
    (-0.80, -0.62, 0.50),
    "#ffd092",
    2.9,
    "#86a4ea",
    0.72,
    "#d89a70",
    0.3,
    haze_color="#e2cdb8",
    haze_distance=2600,
)
RADIUS, SPRING = 27.0, 55.0


def shell(model: Model) -> None:
    """Drum, pointed shell, ribs and lantern."""
    for wall, length in walls_around((0, 0, 0), RADIUS, 8, 22.5):
        block(model, wall, (0, length), (0, 38), (-1, 0), BANDED)
        panels(model, wall, (0.5, length - 0.5), (28, 37), (8, 1))
        oculus(model, wall, (0, length), (38, 53.5), (length / 2, 46), 2.9, 1.6, BANDED, GLASS)
        frame = [ring((length / 2, 46), r, 40) for r in (3.2, 4.0)]
        ribs(model, wall, [[*f, f[0]] for f in frame], 0.35, (0, 0.3), MARBLE)
        for z in (40.2, 51.8):
            for i in range(5):
                u = 1.6 + i * (length - 3.2) / 5
                wide = (length - 3.2) / 5 - 0.5
                box = [
                    (u, z - 1.4),
                    (u + wide, z - 1.4),
                    (u + wide, z + 1.4),
                    (u, z + 1.4),
                    (u, z - 1.4),
                ]
                if abs(u + wide / 2 - length / 2) > 4:
                    ribs(model, wall, [box], 0.3, (0, 0.05), GREEN)
        for z, out in ((37.4, 0.8), (53.2, 1.2), (54.6, 1.8)):
            block(model, wall, (-out * 0.4, length + out * 0.4), (z, z + 0.9), (-0.5, out), MARBLE)
        block(model, wall, (-0.5, 1.3), (38, 53.5), (-0.5, 0.45), MARBLE)
        block(model, wall, (length - 1.3, length + 0.5), (38, 53.5), (-0.5, 0.45), MARBLE)
    gallery(model)
    profile = pointed(RADIUS - 0.6, 33.2)
    model.lathe((0, 0, SPRING), profile, SHELL, 8, 22.5, smooth=False)
    for i in range(8):
        a = 22.5 + 45 * i
        way = turned(np.array([(r + 0.15, 0, SPRING + z) for r, z in profile]), a)
        model.tube(way, np.linspace(1.15, 0.75, len(way)), MARBLE, 8)
        for k in (3, 6, 9):
            r, z = profile[k]
            spot = turned(
                np.array([[(r + 0.2) * math.cos(math.pi / 8), 0.0, SPRING + z]]), a + 22.5
            )[0]
            model.box(
                (spot[0] - 0.4, spot[1] - 0.4, spot[2] - 0.4),
                (spot[0] + 0.4, spot[1] + 0.4, spot[2] + 0.5),
                GLASS,
            )
    lantern(model, SPRING + profile[-1][1])


def gallery(model: Model) -> None:
    """The arcaded walk at the foot of the shell, finished on one side only."""
    wall, length = walls_around((0, 0, 0), RADIUS + 0.4, 8, 22.5)[5]
    row(
        model,
        wall,
        (0, length),
        (55.2, 58.4),
        12,
        Opening(0, 55.6, 57.2, 1.1, "round", 0.6),
        MARBLE,
    )


def pointed(radius: float, height: float) -> list[tuple[float, float]]:
    """The pointed-fifth profile: arcs of four fifths of the diameter, cut at the lantern."""
    reach = 1.6 * radius
    out = []
    for i in range(15):
        z = height * math.sin(i / 14 * math.pi / 2) ** 1.0
        out.append((math.sqrt(max(reach**2 - (z * 1.02) ** 2, 0)) - (reach - radius), z))
    return out


def lantern(model: Model, z: float) -> None:
    """White marble lantern with buttresses, spire, gilt ball and cross."""
    model.lathe((0, 0, z - 0.6), [(5.4, 0), (5.6, 1.2), (4.6, 1.6)], MARBLE, 16)
    for wall, length in walls_around((0, 0, z), 3.1, 8, 22.5):
        cut(
            model,
            wall,
            (0, length),
            (1, 11),
            Opening(length / 2, 2, 8.2, 1.3, "round", 0.6, back=GLASS),
            MARBLE,
        )
        block(model, wall, (-0.3, length + 0.3), (11, 12.2), (-0.5, 0.9), MARBLE)
    for i in range(8):
        a = math.radians(22.5 + 45 * i)
        for r, h in ((3.4, 9.5), (4.6, 6.2)):
            x, y = r * math.cos(a), r * math.sin(a)
            model.box((x - 0.4, y - 0.4, z), (x + 0.4, y + 0.4, z + h), MARBLE)
        model.lathe(
            (3.6 * math.cos(a), 3.6 * math.sin(a), z + 12.2), [(0.5, 0), (0, 2.2)], MARBLE, 6
        )
    model.lathe((0, 0, z + 12.2), [(3.2, 0), (2.2, 2.0), (0.5, 8.6)], MARBLE, 8, 22.5, smooth=False)
    model.lathe((0, 0, z + 20.4), dome_profile(1.2, 1.2, 6)[::1], OCHRE, 12)
    model.lathe((0, 0, z + 19.2), [(0.3, 0), (1.2, 1.2)], OCHRE, 12)
    model.bars([(0, 0, z + 21)], [(0, 0, z + 24.5)], 0.3, OCHRE)
    model.bars([(-1, 0, z + 23.4)], [(1, 0, z + 23.4)], 0.3, OCHRE)


def panels(
    model: Model,
    surface: Surface,
    u: tuple[float, float],
    z: tuple[float, float],
    count: tuple[int, int],
) -> None:
    """Inlay green frames: `count` columns and rows of upright panels."""
    wide, tall = (u[1] - u[0]) / count[0], (z[1] - z[0]) / count[1]
    for i in range(count[0]):
        for j in range(count[1]):
            a, b = u[0] + (i + 0.14) * wide, u[0] + (i + 0.86) * wide
            low, high = z[0] + (j + 0.1) * tall, z[0] + (j + 0.9) * tall
            ribs(
                model,
                surface,
                [[(a, low), (b, low), (b, high), (a, high), (a, low)]],
                0.26,
                (0, 0.05),
                GREEN,
            )


def tribune(model: Model, x: float, y: float, turn: float) -> None:
    """One of the three apses: five sides, tall windows, half a ribbed dome of tiles."""
    part = Model()
    for wall, length in (
        walls_around((0, 0, 0), 19, 8, 22.5)[4:] + walls_around((0, 0, 0), 19, 8, 22.5)[:1]
    ):
        for lo, hi, w in ((0, 13, 2.4), (13, 28, 2.4)):
            opening = Opening(length / 2, lo + 3.5, hi - 5.2, w, "pointed", 0.6, 2, 0.25, GLASS)
            cut(part, wall, (0, length), (lo, hi), opening, BANDED)
            for side in ((0.9, length / 2 - 1.8), (length / 2 + 1.8, length - 0.9)):
                panels(part, wall, side, (lo + 1, hi - 1.2), (3, 2))
            block(part, wall, (-0.3, length + 0.3), (hi - 0.9, hi), (-0.3, 0.9), MARBLE)
        block(part, wall, (-0.8, 0.8), (0, 28), (-0.3, 0.9), BANDED)
        row(
            part,
            wall,
            (0, length),
            (28, 30.6),
            9,
            Opening(0, 28.3, 29.4, 1.0, "round", 0.5),
            MARBLE,
        )
    part.lathe((0, 0, 30), dome_profile(16.5, 11, 8), TILE, 8, 22.5, smooth=False)
    for i in range(8):
        way = turned(
            np.array([(r + 0.1, 0, 30 + z) for r, z in dome_profile(16.5, 11, 8)]), 22.5 + 45 * i
        )
        part.tube(way, 0.5, MARBLE, 6)
    model.add(part, (x, y, 0), turn)


def nave(model: Model) -> None:
    """Nave and aisles running west, with round windows under the eaves."""
    for y, top in ((-10.5, 42.0), (-20.5, 23.0)):
        wall = box_walls((-112, y, 0), (-24, -y, top))[0][0]
        for i in range(4):
            a = 4 + i * 21
            if top > 30:
                oculus(model, wall, (a, a + 21), (28, top), (a + 10.5, 35), 2.3, 0.8, BANDED, GLASS)
            else:
                cut(
                    model,
                    wall,
                    (a, a + 21),
                    (0, top),
                    Opening(a + 10.5, 6, 14, 2.2, "pointed", 0.7, 2, 0.25, GLASS),
                    BANDED,
                )
            block(model, wall, (a - 1, a + 1), (0, top), (0, 0.8), BANDED)
            for left in (a + 1.4, a + 13.2):
                panels(
                    model,
                    wall,
                    (left, left + 6.2),
                    (top - 12, top - 2) if top > 30 else (2, top - 2),
                    (3, 2),
                )
        block(model, wall, (0, 88), (top - 1.2, top), (-0.3, 1.0), MARBLE)
    model.box((-112, -9, 0), (-22, 10, 42), BANDED)
    model.box((-112, -18.5, 0), (-22, 20, 22.6), BANDED)
    gable_roof(model, (-113, -20), (-11.4, 11.4), 42, 4.6, TILE, BANDED, "x")
    model.quads(
        [[(-113, -21.3, 23), (-22, -21.3, 23), (-22, -10.4, 27.8), (-113, -10.4, 27.8)]], TILE
    )
    model.box((-114, -21, 0), (-111, 21, 33), BANDED)
    model.box((-114, -11, 33), (-111, 11, 49), BANDED)


def campanile(model: Model) -> None:
    """Giotto's tower: square, banded in three colors, windows growing upwards."""
    part = Model()
    half = 7.2
    storeys = [(0, 13, 0), (13, 24, 0), (24, 39, 2), (39, 54, 2), (54, 80, 1)]
    for wall, length in box_walls((-half, -half, 0), (half, half, 80)):
        for lo, hi, lights in storeys:
            if lights == 0:
                block(part, wall, (0, length), (lo, hi), (-0.5, 0), BANDED)
                for i in range(7):
                    ribs(
                        part,
                        wall,
                        [
                            [
                                *ring((1.7 + i * 1.84, hi - 4), 0.6, 6),
                                ring((1.7 + i * 1.84, hi - 4), 0.6, 6)[0],
                            ]
                        ],
                        0.2,
                        (0, 0.15),
                        GREEN,
                    )
            elif lights == 2:
                row(
                    part,
                    wall,
                    (1.6, length - 1.6),
                    (lo, hi),
                    2,
                    Opening(0, lo + 3, hi - 5.4, 2.4, "pointed", 0.8, 2, 0.25, GLASS),
                    BANDED,
                )
            else:
                cut(
                    part,
                    wall,
                    (1.6, length - 1.6),
                    (lo, hi),
                    Opening(length / 2, lo + 4, hi - 10, 6.2, "pointed", 0.9, 3, 0.3, GLASS),
                    BANDED,
                )
                ribs(
                    part,
                    wall,
                    [[(length / 2 + q, lo + 4), (length / 2 + q, hi - 6)] for q in (-0.8, 0.8)],
                    0.35,
                    (-1.2, -0.9),
                    MARBLE,
                )
            for side in ((1.9, 3.3), (length - 3.3, length - 1.9)):
                panels(part, wall, side, (lo + 1.4, hi - 1.4), (1, 3))
            block(part, wall, (-0.6, length + 0.6), (hi - 0.9, hi), (-0.4, 0.9), MARBLE)
            ribs(part, wall, [[(2.2, lo + 1.2), (length - 2.2, lo + 1.2)]], 0.35, (0, 0.06), GREEN)
        block(part, wall, (-1.2, length + 1.2), (80, 82.6), (-1, 1.7), MARBLE)
        block(part, wall, (-1.4, length + 1.4), (83.4, 84.7), (1.0, 1.6), MARBLE)
    for x in (-half, half):
        for y in (-half, half):
            part.lathe((x, y, 0), [(1.9, 0), (1.9, 80)], BANDED, 8, 22.5, smooth=False)
    part.box((-half, -half, 80), (half, half, 83), MARBLE)
    model.add(part, (-104, -33, 0))


def free(x: float, y: float) -> bool:
    """Where no house may stand: the cathedral, its square and the viewer's roof."""
    close = -132 < x < 62 and -62 < y < 62
    return close or math.hypot(x - 78, y + 182) < 48


def draw(plate: Plate) -> None:
    """Evening sky and hills, the town, the dome above it."""
    with plate.group(filter=materials.impasto(plate, ".025 .05", 1.1, 0.42, seed=6)):
        air.sky(plate, ["#6f9bc8", "#a8c3d8", "#e6d9c2", "#f4d5a6"], 420)
        air.clouds(plate, "#fff1dc", 15, ".003 .011", 0.5, 4, 0.9, 380)
        air.clouds(plate, "#c9a9a6", 16, ".004 .015", 0.56, 4, 0.5, 380)
        air.glow(plate, 60, 330, 560, "#ffe4ae", 0.8)
        air.ridge(
            plate,
            [(-10, 330), (260, 292), (520, 322), (800, 284), (1020, 318), (1210, 290)],
            10,
            3,
            "#8b97b8",
            "#b8adb0",
            470,
        )
        air.ridge(
            plate,
            [(-10, 362), (300, 340), (640, 352), (980, 334), (1210, 352)],
            8,
            8,
            "#8a8e9c",
            "#c9b29c",
            450,
        )
        model = Model()
        shell(model)
        for x, y, turn in ((34, 0, 90), (0, -34, 0), (0, 34, 180)):
            tribune(model, x, y, turn)
        nave(model)
        campanile(model)
        town(
            model,
            (-700, 420),
            (-170, 1250),
            free,
            [PLASTER, OCHRE, CREAM],
            [TILE, TILE_B],
            GLASS,
            4,
            15.5,
            (11, 19),
            6,
        )
        terrain(model, CAMERA, STREET, None, (20, 3000), 45, 60, 40)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#3a221c", 0.5, 1.1, 3.0), 4200))
        air.glaze(plate, [(0, "#2a1c30", 0), (1, "#2a1c30", 0.5)], 700)
    air.vignette(plate, "#1a0f18", 0.32)
