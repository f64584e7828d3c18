"""Brandenburg Gate, Berlin, Langhans, 1788-1791: from the east, straight on and low, at sunset.

Ratio 4:3; symmetrical, the gate fills the width, the chariot stands dark against the bright west.
Sun low behind the viewer's left shoulder, rosy light, long shadows in the passages, wet square.
Palette: honey sandstone, verdigris, rose and slate evening sky, brown violet shade, lamp gold.
Features: two rows of six fluted columns, the flat stepped attic, the chariot with four horses.
"""

import math

import numpy as np

from .. import air, materials
from ..architecture import column, gable_roof, pediment, statue
from ..core import Dice, Plate
from ..garden import CROWD, people, terrain, tree
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Wall, block

SIZE = (1200, 880)
ALT = {
    "en": "Six fluted columns of pale sandstone carry a heavy attic with a green chariot, four "
    "horses and a winged driver on top; low wings at both sides, a square in evening "
    "light.",
    "es": "Seis columnas estriadas de arenisca clara sostienen un ático macizo con un carro "
    "verde de cuatro caballos y auriga alada; alas bajas a los lados y una plaza al "
    "atardecer.",
}
STONE, PLAIN, BRONZE, PAVE, RELIEF, LEAF, BARK, SKIN, DARK, RED, BLUE, CREAM = range(12)
STUFF = [
    Material(("#a8875c", "#d3b384", "#ead2a6"), 0, grain=0.8, contrast=0.6, streaks=0.4, bump=0.3),
    Material(
        ("#a58459", "#cfae7e", "#e8cfa2"),
        0.75,
        1.9,
        0.4,
        scatter=0.3,
        grain=1.0,
        contrast=0.5,
        streaks=0.5,
    ),
    Material(("#2f5a4c", "#4f8270", "#86b39a"), grain=0.5, contrast=0.9, gloss=0.12, bump=0.5),
    Material(
        ("#6f6660", "#8d837a", "#a89c90"),
        0.7,
        0.7,
        0.45,
        scatter=0.5,
        grain=2,
        gloss=0.10,
        casts=False,
    ),
    Material(("#8a6a45", "#c9a878", "#ecd6ac"), grain=0.35, contrast=1.3, bump=1.6),
    Material(("#2f4426", "#547038", "#8a9a50"), contrast=1.0),
    Material(("#3d332b", "#5d4f42")),
    *CROWD,
]
CAMERA = Camera((2.0, -46, 1.9), (2.0, 0, 1.9), 905, (632, 762))
LIGHT = Light(
    (-0.62, -0.68, 0.42),
    "#ffcf92",
    2.6,
    "#8f9fdc",
    0.78,
    "#c9967a",
    0.35,
    haze_color="#e3c5ae",
    haze_distance=900,
    horizon_color="#f3cfa4",
    zenith_color="#7f93c4",
)
#: Middles of the six columns of each row; the middle passage is wider (5.65 m against 3.8 m).
AXES = [-14.6, -9.0, -3.55, 3.55, 9.0, 14.6]
TALL = 13.5


def gate(model: Model) -> None:
    """Two rows of columns joined by walls, the Doric frieze, the attic with its steps."""
    model.box((-17.6, -6.2, 0), (17.6, 6.2, 0.35), PLAIN)
    pillar = column(TALL - 0.35, 0.88, "tuscan", STONE, 20, taper=0.84)
    for x in AXES:
        for y in (-4.7, 4.7):
            model.add(pillar, (x, y, 0.35))
        model.box((x - 0.6, -3.6, 0.35), (x + 0.6, 3.6, TALL), PLAIN)
    z = TALL
    model.box((-16.1, -5.7, z), (16.1, 5.7, z + 1.15), PLAIN)
    model.box((-16.2, -5.8, z + 1.15), (16.2, 5.8, z + 1.3), STONE)
    model.box((-16.0, -5.6, z + 1.3), (16.0, 5.6, z + 2.6), STONE)
    front = Wall((-16.0, -5.6, 0), 0)
    count = 23
    gap = 32 / count
    for i in range(count + 1):
        u = i * gap
        for k in range(3):
            block(
                model,
                front,
                (u - 0.36 + k * 0.26, u - 0.19 + k * 0.26),
                (z + 1.3, z + 2.55),
                (0, 0.16),
                STONE,
            )
        block(model, front, (u - 0.42, u + 0.42), (z + 1.05, z + 1.15), (0.05, 0.25), STONE)
        block(model, front, (u - 0.42, u + 0.42), (z + 2.6, z + 2.7), (0.2, 0.65), STONE)
        if i < count:
            block(model, front, (u + 0.5, u + gap - 0.5), (z + 1.55, z + 2.4), (0, 0.09), RELIEF)
    model.box((-16.9, -6.5, z + 2.6), (16.9, 6.5, z + 3.15), STONE)
    low = z + 3.15
    model.box((-15.4, -5.0, low), (15.4, 5.0, low + 0.8), PLAIN)
    model.box((-14.2, -4.6, low + 0.8), (14.2, 4.6, low + 1.3), STONE)
    model.box((-9.0, -4.4, low + 1.3), (9.0, 4.4, low + 4.0), PLAIN)
    attic = Wall((-9.0, -4.4, 0), 0)
    block(model, attic, (3.0, 15.0), (low + 1.75, low + 3.55), (0, 0.12), RELIEF)
    for a in (0.5, 15.6):
        block(model, attic, (a, a + 1.9), (low + 1.75, low + 3.55), (0, 0.1), STONE)
    model.box((-9.5, -4.9, low + 4.0), (9.5, 4.9, low + 4.5), STONE)
    for i in range(4):
        model.box((-14.2 + i * 1.2, -4.2, low + 1.3), (-9.0, 4.2, low + 1.3 + (i + 1) * 0.5), STONE)
        model.box((9.0, -4.2, low + 1.3), (14.2 - i * 1.2, 4.2, low + 1.3 + (i + 1) * 0.5), STONE)
    for i in range(3):
        model.box(
            (-6.4 + i * 1.0, -3.8 + i * 0.3, low + 4.5 + i * 0.35),
            (6.4 - i * 1.0, 3.8, low + 4.85 + i * 0.35),
            STONE,
        )
    chariot(model, low + 5.55)


def horse() -> Model:
    """One striding horse, 2.6 m tall at the head, looking south."""
    part = Model()
    body = [(0, 1.25, 1.55), (0, 0.9, 1.62), (0, 0.2, 1.55), (0, -0.5, 1.58), (0, -0.95, 1.75)]
    part.tube(body, np.array([0.25, 0.46, 0.42, 0.46, 0.34]), BRONZE, 12)
    part.tube(
        [(0, -0.85, 1.75), (0, -1.2, 2.25), (0, -1.3, 2.65)],
        np.array([0.36, 0.26, 0.19]),
        BRONZE,
        10,
    )
    part.tube(
        [(0, -1.2, 2.72), (0, -1.55, 2.5), (0, -1.85, 2.2)], np.array([0.2, 0.17, 0.1]), BRONZE, 8
    )
    part.tube(
        [(0, 1.3, 1.7), (0, 1.65, 1.5), (0, 1.7, 0.9)], np.array([0.1, 0.13, 0.04]), BRONZE, 6
    )
    part.tube(
        [(0, -0.9, 2.2), (0, -1.1, 2.75), (0, -1.25, 2.85)], np.array([0.12, 0.1, 0.04]), BRONZE, 6
    )
    for x, lift, y in (
        (-0.24, 0.0, -0.75),
        (0.24, 0.65, -0.8),
        (-0.24, 0.15, 0.95),
        (0.24, 0.0, 0.85),
    ):
        ahead = -0.55 if y < 0 else 0.15
        knee = (x, y + ahead * (0.4 + lift), 0.8 + lift * 0.6)
        hoof = (x, y + ahead * 0.6 - 0.1, lift * 0.9)
        part.tube([(x, y, 1.5), knee, hoof], np.array([0.22, 0.12, 0.09]), BRONZE, 7)
    return part


def chariot(model: Model, z: float) -> None:
    """Four horses abreast, the chariot, the goddess with her staff, cross and eagle."""
    one = horse()
    for i, x in enumerate((-3.3, -1.25, 1.25, 3.3)):
        model.add(one, (x, -1.6, z), (-16, -5, 5, 16)[i], 1.3, mirror=i % 2 == 1)
    model.lathe((0, 1.6, z + 0.7), [(1.1, 0), (1.15, 0.9), (1.0, 1.5)], BRONZE, 16, 180, 180)
    for x in (-1.3, 1.3):
        for k in range(12):
            a, b = 2 * math.pi * k / 12, 2 * math.pi * (k + 1) / 12
            rim = [(x, 1.6 + 0.8 * math.cos(q), z + 0.8 + 0.8 * math.sin(q)) for q in (a, b)]
            model.bars([rim[0], (x, 1.6, z + 0.8)], [rim[1], rim[0]], 0.13, BRONZE)
    model.box((-0.9, 0.9, z), (0.9, 2.4, z + 2.2), BRONZE)
    model.add(statue(4.0, BRONZE, 4, 0.5), (0, 1.0, z + 2.2))
    for side in (-1, 1):
        wing = [
            (side * 0.3, 1.7, z + 5.4),
            (side * 1.15, 2.0, z + 6.4),
            (side * 1.35, 2.0, z + 5.2),
            (side * 0.7, 1.8, z + 4.2),
        ]
        model.quads([wing], BRONZE)
    model.bars([(0.75, 0.9, z + 2.6)], [(0.75, 0.9, z + 7.0)], 0.13, BRONZE)
    for k in range(16):
        a, b = 2 * math.pi * k / 16, 2 * math.pi * (k + 1) / 16
        ends = [(0.75 + 0.42 * math.cos(q), 0.9, z + 7.1 + 0.42 * math.sin(q)) for q in (a, b)]
        model.bars([ends[0]], [ends[1]], 0.12, BRONZE)
    model.bars(
        [(0.75, 0.9, z + 6.8), (0.45, 0.9, z + 7.12)],
        [(0.75, 0.9, z + 7.5), (1.05, 0.9, z + 7.12)],
        0.1,
        BRONZE,
    )
    model.tube(
        [(0.75, 0.9, z + 7.55), (0.75, 0.85, z + 7.95), (0.75, 0.8, z + 8.2)],
        np.array([0.14, 0.2, 0.08]),
        BRONZE,
        7,
    )
    for side in (-1, 1):
        model.triangles(
            [
                [
                    (0.75, 0.9, z + 7.95),
                    (0.75 + side * 1.0, 0.95, z + 8.4),
                    (0.75 + side * 0.5, 0.95, z + 7.65),
                ]
            ],
            BRONZE,
        )


def wing(model: Model, side: int) -> None:
    """One of the two small guard houses: a temple front turned to the square."""
    low, high = (19.2, 30.4) if side > 0 else (-30.4, -19.2)
    model.box((low + 0.9, -12.4, 0), (high - 0.9, 6, 8.4), PLAIN)
    front = Wall((low + 0.9, -12.4, 0), 0)
    wide = high - low - 1.8
    block(model, front, (wide / 2 - 0.9, wide / 2 + 0.9), (0, 4.6), (0, 0.05), DARK)
    pole = column(6.9, 0.5, "tuscan", STONE, 20)
    for i in range(4):
        model.add(pole, (low + 1.2 + i * (high - low - 2.4) / 3, -15.4, 0.3))
    inner = low + 1.2 if side > 0 else high - 1.2
    for y in (-12.0, -8.6, -5.2, -1.8, 1.6):
        model.add(pole, (inner - 0.0 if side > 0 else inner, y, 0.3))
    model.box((low, -16.2, 0), (high, 6.4, 0.3), PLAIN)
    model.box((low + 0.5, -16.0, 7.2), (high - 0.5, 6.2, 8.5), PLAIN)
    top = Wall((low + 0.2, -15.9, 0), 0)
    pediment(model, top, (0, high - low - 0.4), 8.9, 2.2, (0, 0.5), STONE, 0.4)
    gable_roof(model, (low - 0.1, high + 0.1), (-15.8, 6.4), 8.5, 2.5, BRONZE, PLAIN, "y")
    model.box(
        (low + 3, 0, 0) if side < 0 else (low - 2.6, 0, 0),
        (high + 2.6, 4, 7.6) if side < 0 else (high - 3, 4, 7.6),
        PLAIN,
    )


def draw(plate: Plate) -> None:
    """Rosy sky, trees of the park behind, the gate, the square with its evening crowd."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.1, 0.42, seed=3)):
        air.sky(plate, ["#4d6ba6", "#8793c2", "#d0a9b4", "#f5c49a", "#ffe0ac"], 760)
        air.clouds(plate, "#ffd9b4", 33, ".0026 .012", 0.47, 4, 0.9, 700)
        air.clouds(plate, "#8f7fae", 34, ".0035 .016", 0.54, 4, 0.65, 640)
        air.glow(plate, 600, 700, 620, "#fff0c0", 0.75)
        model = Model()
        gate(model)
        for side in (-1, 1):
            wing(model, side)
        dice = Dice(12)
        for i in range(34):
            x = -66 + i * 4.1 + dice.uniform(-2, 2)
            model.add(
                tree(dice.uniform(9, 13.5), LEAF, BARK, i, 0.8, 1300),
                (x, 42 + dice.uniform(0, 20), 0),
            )
        terrain(model, CAMERA, PAVE, None, (2, 900), 52, 90, 60)
        crowd = [(dice.uniform(-24, 26), dice.uniform(-28, 8), 0.0) for _ in range(46)]
        people(model, crowd, [SKIN, DARK, RED, BLUE, CREAM, DARK, DARK], 5)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#32201c", 0.55, 1.2, 1.6)))
        air.glaze(plate, [(0, "#2a1a2c", 0), (1, "#2a1a2c", 0.5)], 770)
    air.vignette(plate, "#140c18", 0.36)
