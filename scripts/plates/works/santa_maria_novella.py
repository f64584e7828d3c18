"""Santa Maria Novella, Florence, Alberti 1456-1470: the marble front, drawn with ruler and compass.

Ratio 8:9; seen straight on across its green, the front filling the picture from edge to edge.
Late sun rakes from the right, so that columns, cornices and scrolls throw short shadows.
Palette: ivory and bottle green marble, a little rose, bronze doors, deep blue evening sky.
Features: blind arches below, a band of squares, a temple front with a rose, two great scrolls.
"""

import math

import numpy as np

from .. import air, materials
from ..architecture import column, pediment
from ..core import Dice, Plate
from ..garden import CROWD, people, terrain
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Opening, Spot, Wall, arch, block, cut, fill, patch, ribs, ring, sheet

SIZE = (1066, 1200)
ALT = {
    "en": "A broad church front of white and green marble in squares and circles: blind arches "
    "below, a round window under a triangular gable above, and two large scrolls beside it.",
    "es": "Ancho frente de iglesia de mármol blanco y verde en cuadrados y círculos: arcos ciegos "
    "abajo, una ventana redonda bajo un frontón triangular y dos grandes volutas a los "
    "lados.",
}
WHITE, GREEN, BANDS, ROSE, DARK, BRONZE, BLUE, GOLD, LAWN, PAVE, SKIN, SHOE, RED, NAVY, CREAM = (
    range(15)
)
STUFF = [
    Material(
        ("#d3c7b0", "#efe6d4", "#fbf6ea"),
        1.1,
        1.6,
        0.12,
        scatter=0.15,
        grain=1.2,
        contrast=0.6,
        streaks=0.35,
        bump=0.04,
    ),
    Material(("#24433a", "#3a6152", "#55806d"), grain=0.6, contrast=1.0, bump=0.03),
    Material(("#e4dac6", "#f6f0e2"), 0.62, 1.3, 0.1, stripe="#365a4c", stripe_every=2, bump=0.03),
    Material(("#a8665a", "#c98d7c"), grain=0.5, bump=0),
    Material(("#22201f", "#36322f"), bump=0),
    Material(("#4a2f1d", "#6f4a2c"), 0.9, 0.7, 0.6),
    Material(("#27406f", "#4a6aa6"), grain=0.5, contrast=1.2, bump=0),
    Material(("#b98a2e", "#e6bf5e"), gloss=0.2, bump=0),
    Material(("#4d7030", "#6f9440", "#93b058"), grain=0.8, contrast=1.2, bump=0.6, casts=False),
    Material(("#a39a8a", "#c0b7a6", "#d2cab9"), 0.8, 1.2, 0.3, casts=False),
    *CROWD,
]
CAMERA = Camera((-1.6, -66, 2.0), (-0.2, 0, 2.0), 1840, (533, 1060))
LIGHT = Light(
    (0.66, -0.60, 0.56),
    "#ffe6bc",
    2.5,
    "#9db6ec",
    0.8,
    "#c9b694",
    0.32,
    haze_color="#d6dbe4",
    haze_distance=2500,
)
FRONT = Wall((0, 0, 0), 0)


def frame(model: Model, u: Spot, z: Spot, wide: float) -> None:
    """Inlay the outline of a rectangle."""
    (a, b), (low, high) = sorted(u), z
    loop = [(a, low), (b, low), (b, high), (a, high), (a, low)]
    ribs(model, FRONT, [loop], wide, (0, 0.05), GREEN)


def rosette(model: Model, middle: Spot, radius: float, petals: int, d: float = 0.06) -> None:
    """Inlay a disc: green ring, white field, a star of petals, a small heart."""
    fill(model, FRONT, ring(middle, radius, 40), d, GREEN)
    fill(model, FRONT, ring(middle, radius * 0.84, 40), d + 0.03, WHITE)
    for i in range(petals):
        a = 2 * math.pi * (i + 0.5) / petals
        at = (middle[0] + radius * 0.5 * math.cos(a), middle[1] + radius * 0.5 * math.sin(a))
        half = math.pi / petals * 0.62
        tip = (middle[0] + radius * 0.78 * math.cos(a), middle[1] + radius * 0.78 * math.sin(a))
        foot = (middle[0] + radius * 0.16 * math.cos(a), middle[1] + radius * 0.16 * math.sin(a))
        wide = radius * 0.5 * math.tan(half)
        left = (at[0] - wide * math.sin(a), at[1] + wide * math.cos(a))
        right = (at[0] + wide * math.sin(a), at[1] - wide * math.cos(a))
        patch(model, FRONT, [[foot, right, tip, left]], d + 0.06, GREEN)
    fill(model, FRONT, ring(middle, radius * 0.17, 16), d + 0.08, ROSE)


def striped_arch(
    model: Model, middle: float, spring: float, wide: float, kind: str, thick: float
) -> None:
    """Voussoirs in turn white and green over an opening."""
    inner = np.array(arch(kind, wide, 22))
    outer = np.array(arch(kind, wide + 2 * thick, 22))
    for i in range(len(inner) - 1):
        quad = [inner[i], inner[i + 1], outer[i + 1], outer[i]]
        corners = [(middle + x, spring + z) for x, z in quad]
        patch(model, FRONT, [corners], 0.08, GREEN if i % 2 else WHITE)


def lower(model: Model) -> None:
    """The older zone: tombs under pointed arches, side doors, blind arches; Alberti's portal."""
    portal = Opening(0, 0, 8.0, 6.2, "round", 1.3, 2, 0.3, WHITE)
    cut(model, FRONT, (-4.6, 4.6), (0, 13.2), portal, WHITE)
    striped_arch(model, 0, 8.0, 6.2, "round", 0.75)
    deep = -1.85
    block(model, FRONT, (-1.75, 1.75), (0, 7.0), (deep, deep + 0.1), BRONZE)
    block(model, FRONT, (-2.1, 2.1), (7.0, 7.6), (deep, deep + 0.4), WHITE)
    lunette = [(x, 8.0 + z) for x, z in arch("round", 3.9, 16)]
    fill(model, FRONT, lunette, deep + 0.06, BLUE)
    for side in (-1, 1):
        for k in range(4):
            middle = side * (6.15 + 2.3 * k)
            bay = (middle - 1.15, middle + 1.15)
            blind = Opening(middle, 0.4, 11.0, 1.76, "round", 0.3, 0, 0.1, WHITE)
            cut(model, FRONT, bay, (0, 13.2), blind, WHITE)
            striped_arch(model, middle, 11.0, 1.76, "round", 0.3)
            block(model, FRONT, (bay[0] + 0.02, bay[0] + 0.25), (0.4, 11.0), (0, 0.06), GREEN)
            block(model, FRONT, (bay[1] - 0.25, bay[1] - 0.02), (0.4, 11.0), (0, 0.06), GREEN)
            door = k == 1
            tall = 4.4 if door else 2.5
            tomb = Opening(middle, 0, tall, 1.5, "pointed", 0.5, 0, 0.1, BRONZE if door else DARK)
            edge = tomb.outline()
            fill(model, FRONT, edge, -0.24, BRONZE if door else DARK)
            striped_arch(model, middle, tall, 1.5, "pointed", 0.34)
            for low, high in ((6.6, 8.5), (8.8, 10.7)) if door else ((4.9, 7.6), (7.9, 10.7)):
                loop = [(middle - 0.58, low), (middle + 0.58, low), (middle + 0.58, high)]
                loop += [(middle - 0.58, high), (middle - 0.58, low)]
                ribs(model, FRONT, [loop], 0.18, (-0.28, -0.22), GREEN)
        a, b = sorted((side * 14.9, side * 17.6))
        block(model, FRONT, (a, b), (0, 13.2), (-0.4, 0.35), BANDS)
        for x in (side * 4.75, side * 14.75):
            model.box((x - 0.62, -0.95, 0), (x + 0.62, 0, 2.0), WHITE)
            model.add(column(11.2, 0.44, "corinthian", GREEN, 0, 20), (x, -0.5, 2.0))
            block(model, FRONT, (x - 0.6, x + 0.6), (12.35, 13.2), (0, 0.95), WHITE)


def middle_band(model: Model) -> None:
    """Entablature and the attic of fifteen inlaid squares."""
    for z, tall, out, material in (
        (13.2, 0.5, 0.5, WHITE),
        (13.7, 0.6, 0.35, GREEN),
        (14.3, 0.35, 0.6, WHITE),
        (14.65, 0.3, 0.95, WHITE),
        (18.1, 0.3, 0.4, WHITE),
        (18.4, 0.25, 0.65, WHITE),
    ):
        block(model, FRONT, (-17.7, 17.7), (z, z + tall), (-0.3, out), material)
    sheet(model, FRONT, (-17.6, 17.6), (14.9, 18.2), 0, WHITE)
    for i in range(15):
        u = -17.6 + (i + 0.5) * 35.2 / 15
        frame(model, (u - 1.0, u + 1.0), (15.35, 17.75), 0.26)
        frame(model, (u - 0.66, u + 0.66), (15.7, 17.4), 0.1)
        rosette(model, (u, 16.55), 0.55, (4, 6, 8)[i % 3])


def upper(model: Model) -> None:
    """The temple front: four banded pilasters, the rose, frieze and gable with the sun."""
    sheet(model, FRONT, (-9.2, 9.2), (18.6, 28.6), 0, WHITE)
    for x in (-8.45, -5.0, 5.0, 8.45):
        block(model, FRONT, (x - 0.68, x + 0.68), (18.6, 28.0), (0, 0.32), BANDS)
        block(model, FRONT, (x - 0.85, x + 0.85), (27.6, 28.6), (0, 0.5), WHITE)
    for side in (-1, 1):
        for low, high in ((19.3, 21.9), (22.4, 25.0), (25.5, 27.3)):
            frame(model, (side * 5.95, side * 7.5), (low, high), 0.22)
            frame(model, (side * 6.3, side * 7.15), (low + 0.4, high - 0.4), 0.14)
    middle = (0.0, 23.3)
    for k, (r, material) in enumerate(
        ((4.1, GREEN), (3.8, WHITE), (3.5, GREEN), (3.3, WHITE), (2.75, GREEN), (2.55, DARK))
    ):
        fill(model, FRONT, ring(middle, r, 64), 0.06 + 0.05 * k, material)
    for i in range(24):
        a = 2 * math.pi * i / 24
        spot = (middle[0] + 3.02 * math.cos(a), middle[1] + 3.02 * math.sin(a))
        fill(model, FRONT, ring(spot, 0.2, 8), 0.3, GREEN)
    spokes = []
    for i in range(12):
        a = 2 * math.pi * i / 12
        spokes.append(
            [
                (0.5 * math.cos(a), 23.3 + 0.5 * math.sin(a)),
                (2.5 * math.cos(a), 23.3 + 2.5 * math.sin(a)),
            ]
        )
        glass = ring((1.75 * math.cos(a + 0.26), 23.3 + 1.75 * math.sin(a + 0.26)), 0.36, 12)
        fill(model, FRONT, glass, 0.36, BLUE if i % 2 else ROSE)
    ribs(model, FRONT, spokes, 0.14, (0.3, 0.5), WHITE)
    fill(model, FRONT, ring(middle, 0.55, 20), 0.5, GOLD)
    for z, tall, out, material in (
        (28.6, 0.5, 0.4, WHITE),
        (29.1, 0.9, 0.3, GREEN),
        (30.0, 0.4, 0.6, WHITE),
        (30.4, 0.25, 0.9, WHITE),
    ):
        block(model, FRONT, (-9.5, 9.5), (z, z + tall), (-0.3, out), material)
    for i in range(30):
        u = -9.0 + i * 0.62
        fill(model, FRONT, ring((u, 29.55), 0.2, 8), 0.34, WHITE)
    pediment(model, FRONT, (-9.9, 9.9), 30.65, 5.0, (0.0, 0.9), WHITE, 0.55)
    ribs(
        model, FRONT, [[(-8.2, 31.1), (0, 35.2), (8.2, 31.1), (-8.2, 31.1)]], 0.24, (0, 0.06), GREEN
    )
    for i in range(24):
        a = 2 * math.pi * i / 24
        ray = [
            (1.0 * math.cos(a - 0.1), 32.6 + math.sin(a - 0.1)),
            (1.0 * math.cos(a + 0.1), 32.6 + math.sin(a + 0.1)),
            (1.55 * math.cos(a), 32.6 + 1.55 * math.sin(a)),
            (1.55 * math.cos(a), 32.6 + 1.55 * math.sin(a)),
        ]
        patch(model, FRONT, [ray], 0.08, GOLD)
    fill(model, FRONT, ring((0, 32.6), 1.0, 30), 0.12, GOLD)
    for side in (-1, 1):
        rosette(model, (side * 4.0, 32.1), 0.62, 6)


def scroll(model: Model, side: int) -> None:
    """One great volute hiding the aisle's roof: a sweeping edge, a wheel inlaid in its field."""
    edge: list[Spot] = []
    for t in np.linspace(0, 1, 26):
        x = 9.0 + 8.4 * t**1.25
        z = 28.2 - 8.1 * (t**0.62) + 0.5 * math.sin(math.pi * t) * (t - 0.5)
        edge.append((side * float(x), float(z)))
    foot = [(x, 18.6) for x, _ in edge]
    strips = [[edge[i], edge[i + 1], foot[i + 1], foot[i]] for i in range(len(edge) - 1)]
    patch(model, FRONT, strips, 0.05, WHITE)
    for shift, wide, material in ((0.0, 0.7, WHITE), (0.65, 0.34, GREEN)):
        way = [(x - side * shift * 0.7, z - shift * 0.8) for x, z in edge]
        ribs(model, FRONT, [way], wide, (-0.2, 0.45 if material == WHITE else 0.12), material)
    rosette(model, (side * 11.75, 21.0), 1.75, 12)
    rosette(model, (side * 15.3, 19.7), 0.72, 8)
    rosette(model, (side * 9.75, 24.2), 0.5, 6)
    frame(model, (side * 9.5, side * 9.9), (19.2, 23.0), 0.2)


def draw(plate: Plate) -> None:
    """Evening sky, the front, the green with its walks, people."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.0, 0.4, seed=111)):
        air.sky(plate, ["#27549c", "#5185c4", "#9dc0de", "#e9dcc4"], 1060)
        air.clouds(plate, "#fff3e0", 53, ".003 .010", 0.52, 4, 0.85, 900)
        model = Model()
        lower(model)
        middle_band(model)
        upper(model)
        for side in (-1, 1):
            scroll(model, side)
        model.box((-17, 3.0, 0), (17, 60, 15), WHITE)
        model.box((-8.6, 3.0, 0), (8.6, 60, 29), WHITE)
        terrain(model, CAMERA, PAVE, None, (12, 500), 24, 60, 40)
        for x in (-14.5, 2.2):
            model.box((x, -34, -0.1), (x + 12.3, -12, 0.06), LAWN)
        dice = Dice(2)
        crowd = [(dice.uniform(-16, 16), dice.uniform(-13, -4), 0.06) for _ in range(22)]
        people(model, crowd, [SKIN, SHOE, RED, NAVY, CREAM, SHOE], 9)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#26302c", 0.45, 1.2, 1.4), 4200))
        air.glaze(plate, [(0, "#1f1f1a", 0), (1, "#1f1f1a", 0.4)], 1080)
    air.vignette(plate, "#12141c", 0.3)
