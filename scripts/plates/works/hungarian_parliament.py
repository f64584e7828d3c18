"""Hungarian Parliament, Budapest, Steindl, 1885-1904: the river front lit up at the blue hour.

Ratio 3:2; strict symmetry about the dome, straight across the Danube that doubles every light.
Golden lamps shine up the white front, the roofs stay dusky red under a deep blue sky.
Palette: gold, ivory, brick red, ultramarine, violet afterglow, black-blue water.
Features: a ribbed dome with its needle, two steep towers, a forest of white pinnacles, arcades.
"""

import math

import numpy as np

from .. import air, materials
from ..architecture import dome_profile, pinnacle
from ..core import Dice, Plate, circle, rect
from ..ironwork import COMMON, DARK, OWN, courses, mirror
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Opening, Spot, Wall, block, cut, fill, ribs, ring, row

SIZE = (1200, 750)
STONE, ROOF, BROWN, LAMP, QUAY, GOLD = range(OWN, OWN + 6)
STUFF = [
    *COMMON,
    Material(("#c9bb9c", "#e6dcc4", "#faf4e4"), 0, grain=1.6, contrast=0.5, streaks=0.3, bump=0.2),
    Material(("#6b2f2a", "#914540", "#ad5f54"), 1.2, 0.8, 0.3, grain=3, contrast=0.6),
    Material(("#5a2c28", "#84453a", "#a8654f"), 1.5, 0.8, 0.3, grain=3, contrast=0.6),
    Material(("#ffd98a", "#fff0c0"), bump=0),
    Material(("#5d564c", "#857c6c"), 1.0, 2.0, 0.4, grain=2),
    Material(("#c9952c", "#ffdf80"), grain=0.5, gloss=0.15),
]
CAMERA = Camera((0, -400, 9), (0, 0, 9), 1680, (600, 504))
LIGHT = Light(
    (-0.16, -0.90, -0.30),
    "#ffae4c",
    1.65,
    "#5f78d0",
    0.62,
    "#ffb050",
    0.55,
    haze_color="#4a4f86",
    haze_distance=4200,
)
#: Height of the quay above the river.
LOW = 5.0


def spike(model: Model, x: float, y: float, z: float, high: float, wide: float) -> None:
    """A slim pinnacle: a square post with a steep little spire."""
    half = wide / 2
    model.box((x - half, y - half, z), (x + half, y + half, z + high * 0.5), STONE)
    model.box(
        (x - half * 1.3, y - half * 1.3, z + high * 0.46),
        (x + half * 1.3, y + half * 1.3, z + high * 0.52),
        STONE,
    )
    model.lathe(
        (x, y, z + high * 0.52), [(half * 1.2, 0), (0.04, high * 0.48)], STONE, 4, 45, smooth=False
    )


def front(model: Model, x: Spot, y: float, top: float, bays: int, tall: float = 8.0) -> None:
    """A stretch of wall: pointed arcade below, two rows of windows, tracery parapet, pinnacles."""
    wall = Wall((x[0], y, 0), 0)
    wide = x[1] - x[0]
    bay = wide / bays
    row(
        model,
        wall,
        (0, wide),
        (LOW, LOW + 7),
        bays,
        Opening(0, LOW, LOW + 3.4, bay * 0.62, "pointed", 0.9, 1, 0.25, DARK),
        STONE,
    )
    each = (top - LOW - 7 - 2.0) / 2
    for k in range(2):
        z = LOW + 7 + k * each
        o = Opening(0, z + 0.8, z + each - 2.9, bay * 0.46, "pointed", 0.5, 1, 0.2, DARK)
        for i, u in enumerate(row(model, wall, (0, wide), (z, z + each), bays, o, STONE)):
            ribs(model, wall, [[(u, z + 0.8), (u, z + each - 1.6)]], 0.2, (-0.7, -0.5), STONE)
            if (i * 3 + k) % 4 == 0:
                fill(model, wall, o_outline(o, u), -0.66, LAMP)
    courses(
        model,
        wall,
        (0, wide),
        [(LOW + 6.6, 0.5, 0.4), (LOW + 7 + each, 0.4, 0.3), (top - 2, 0.5, 0.5)],
        STONE,
    )
    for i in range(bays * 3):
        u = (i + 0.5) * bay / 3
        block(
            model, wall, (u - bay * 0.1, u + bay * 0.1), (top - 1.6, top + 0.4), (-0.2, 0.2), STONE
        )
    for i in range(bays + 1):
        block(model, wall, (i * bay - 0.5, i * bay + 0.5), (LOW, top - 2), (-0.1, 0.9), STONE)
        spike(model, x[0] + i * bay, y - 0.5, top - 2, tall, 1.1)
    model.box((x[0], y + 1.6, 0), (x[1], y + 14, top - 1), STONE)


def o_outline(o: Opening, u: float) -> list[Spot]:
    """The edge of a window moved to u."""
    return [(a + u, z) for a, z in o.outline(o.step)]


def hip(model: Model, x: Spot, y: Spot, z: float, rise: float, material: int) -> None:
    """A steep roof on four sides with a gilt comb on its ridge."""
    (x0, x1), (y0, y1) = x, y
    inset = min((x1 - x0) * 0.3, rise * 0.55)
    a, b = (x0 + inset, (y0 + y1) / 2, z + rise), (x1 - inset, (y0 + y1) / 2, z + rise)
    model.quads([[(x0, y0, z), (x1, y0, z), b, a], [(x1, y1, z), (x0, y1, z), a, b]], material)
    model.triangles([[(x0, y1, z), (x0, y0, z), a], [(x1, y0, z), (x1, y1, z), b]], material)
    comb = Wall((a[0], a[1], 0), 0)
    ribs(
        model,
        comb,
        [[(u, a[2]), (u, a[2] + 1.2)] for u in np.arange(0, b[0] - a[0], 1.2)],
        0.25,
        (-0.1, 0.1),
        GOLD,
    )


def turret(model: Model, x: float, y: float, z: float, top: float, r: float) -> None:
    """An eight-sided stair turret with gables and a crocketed spire."""
    mid = z + (top - z) * 0.62
    model.lathe(
        (x, y, z), [(r, 0), (r, mid - z), (r * 1.15, mid - z + 0.6)], STONE, 8, 22.5, smooth=False
    )
    for i in range(8):
        a = math.radians(45 * i)
        spike(
            model,
            x + r * 1.05 * math.cos(a),
            y + r * 1.05 * math.sin(a),
            mid - 2,
            (top - z) * 0.22,
            r * 0.28,
        )
    model.lathe(
        (x, y, mid + 0.4),
        [(r * 1.05, 0), (r * 0.45, (top - mid) * 0.4), (0.05, top - mid)],
        ROOF,
        8,
        22.5,
        smooth=False,
    )


def tower(model: Model, x: float, y: float) -> None:
    """One of the two tall towers of the middle: paired lights, corner pinnacles, steep spire."""
    half = 4.0
    model.box((x - half, y - half, 0), (x + half, y + half, 47), STONE)
    wall = Wall((x - half, y - half, 0), 0)
    for z in (24.0, 35.5):
        for u in (2.4, 5.6):
            o = Opening(u, z, z + 5.2, 1.7, "lancet")
            fill(model, wall, o.outline(), 0.06, DARK)
            ribs(model, wall, [o.outline(), [(u, z), (u, z + 6)]], 0.3, (0, 0.35), STONE)
    courses(model, wall, (0, 8), [(22, 0.6, 0.4), (33.6, 0.6, 0.4), (46, 0.8, 0.6)], STONE)
    for sx in (-1, 1):
        for sy in (-1, 1):
            model.add(pinnacle(13, 1.7, STONE), (x + sx * half, y + sy * half, 40))
    model.triangles(
        [[(x - half, y - half - 0.2, 47), (x + half, y - half - 0.2, 47), (x, y - half - 0.2, 55)]],
        STONE,
    )
    model.lathe((x, y, 46), [(5.2, 0), (2.4, 10), (0.05, 25)], ROOF, 4, 45, smooth=False)
    model.lathe((x, y, 70), [(0.3, 0), (0.5, 0.6), (0.1, 3.4)], GOLD, 6)


def dome(model: Model) -> None:
    """Sixteen sides, two rings of pinnacles with flying buttresses, dark ribs, gilt needle."""
    y, r = 34.0, 10.6
    model.lathe((0, y, 0), [(17, 0), (17, 36), (15.5, 37)], STONE, 16, 11.25, smooth=False)
    model.lathe(
        (0, y, 36),
        [(r, 0), (r, 15), (r * 1.1, 15.6), (r * 1.1, 16.4)],
        STONE,
        16,
        11.25,
        smooth=False,
    )
    for i in range(16):
        a = math.radians(22.5 * i + 11.25)
        c, s = math.cos(a), math.sin(a)
        model.add(pinnacle(13.5, 1.5, STONE), (16.2 * c, y + 16.2 * s, 34), math.degrees(a))
        model.bars([(15.6 * c, y + 15.6 * s, 41)], [(r * c, y + r * s, 47.5)], 0.8, STONE)
        spike(model, r * 1.04 * c, y + r * 1.04 * s, 48, 9, 1.1)
        b = math.radians(22.5 * i)
        face = Wall((0, 0, 0), 0)
        light = Model()
        o = Opening(0, 38.5, 45.5, 2.1, "lancet", 0.3)
        fill(light, face, o.outline(), 0.1, LAMP)
        ribs(light, face, [o.outline(), [(0, 38.5), (0, 47)]], 0.3, (0, 0.4), STONE)
        gable = [(-1.9, 47.6), (0.0, 54.0), (1.9, 47.6)]
        light.triangles([[(p, -0.4, q) for p, q in gable]], STONE)
        ribs(light, face, [gable], 0.35, (0.3, 0.7), STONE)
        fill(light, face, ring((0, 50), 0.7, 12), 0.45, DARK)
        model.add(
            light, (r * 0.985 * math.cos(b), y + r * 0.985 * math.sin(b), 0), math.degrees(b) + 90
        )
    profile = dome_profile(r, 24.5, 16, 0.25)
    model.lathe((0, y, 52), profile[:-2], BROWN, 16, 11.25, smooth=False)
    for i in range(16):
        a = math.radians(22.5 * i + 11.25)
        way = np.array([(q * math.cos(a), y + q * math.sin(a), 52 + z) for q, z in profile[:-2]])
        model.tube(way, 0.34, STONE, 6)
        for q, z in profile[2:-3:2]:
            here = (q * 1.03 * math.cos(a), y + q * 1.03 * math.sin(a), 52 + z)
            model.lathe(here, [(0.4, 0), (0.5, 0.5), (0, 1.0)], STONE, 5)
    model.lathe(
        (0, y, 74.5),
        [(3.4, 0), (3.6, 1), (2.4, 1.4), (2.2, 6), (2.8, 6.4), (1.2, 9), (0.06, 19)],
        STONE,
        8,
        smooth=False,
    )
    for i in range(8):
        a = math.radians(45 * i)
        spike(model, 2.6 * math.cos(a), y + 2.6 * math.sin(a), 76, 7.5, 0.6)
    model.lathe((0, y, 92.5), [(0.2, 0), (0.6, 0.8), (0.1, 1.6), (0.06, 4)], GOLD, 6)


def half(s: int) -> Model:
    """One side: the long wing, the chamber with four turrets and high roof, the end pavilion."""
    model = Model()
    front(model, (22, 52), 0, 24, 5)
    front(model, (52, 82), -2.5, 29, 4, 10)
    front(model, (82, 112), 0, 24, 5)
    front(model, (112, 134), -3, 26, 3, 9)
    hip(model, (20, 54), (2, 18), 23, 11, ROOF)
    hip(model, (80, 114), (2, 18), 23, 11, ROOF)
    hip(model, (113, 133), (-1, 19), 25, 14, ROOF)
    model.box((53, 8, 20), (81, 40, 37), STONE)
    hip(model, (52, 82), (7, 41), 36.5, 17, ROOF)
    for x in (53, 81):
        for y in (8, 40):
            turret(model, x, y, 18, 58, 2.2)
    for x in (113, 133):
        turret(model, x, -2, LOW, 47, 1.9)
    for x in (30, 44, 92, 104):
        model.box((x - 1.4, 1, 24), (x + 1.4, 4, 28), STONE)
        model.triangles([[(x - 1.7, 0.9, 28), (x + 1.7, 0.9, 28), (x, 0.9, 32)]], STONE)
    out = Model()
    out.add(model, mirror=s < 0)
    return out


ALT = {
    "en": "A vast symmetrical riverside palace lit golden at nightfall: a ribbed central dome "
    "with a needle, two steep towers and a forest of white pinnacles, all doubled in dark "
    "water.",
    "es": "Enorme palacio simétrico junto al río, iluminado de oro al anochecer: cúpula central "
    "con aguja, dos torres agudas y un bosque de pináculos blancos, reflejados en el agua.",
}


def draw(plate: Plate) -> None:
    """Dusk, palace, quay lamps, the river that doubles them."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.8, 0.34, seed=27)):
        air.sky(plate, ["#101c4e", "#23367c", "#4f569c", "#a07a9c", "#e0a58c"], 560)
        air.clouds(plate, "#7c6fa8", 101, ".0024 .012", 0.5, 4, 0.6, 520)
        air.clouds(plate, "#e8a890", 102, ".003 .016", 0.56, 4, 0.5, 540)
        dice = Dice(4)
        for _ in range(60):
            x, y = dice.uniform(0, 1200), dice.uniform(0, 260)
            plate.add(
                circle(x, y, dice.uniform(0.5, 1.2), "#e8ecff", opacity=dice.uniform(0.3, 0.8))
            )
        air.glow(plate, 600, 480, 560, "#ffb866", 0.3)
        model = Model()
        model.add(half(1))
        model.add(half(-1))
        front(model, (-22, 22), -7, 31, 5, 11)
        hip(model, (-21, 21), (-5, 24), 30, 13, ROOF)
        for x in (-20.5, 20.5):
            tower(model, x, -2)
        dome(model)
        model.box((-300, -14, 0), (300, 2, LOW), QUAY)
        for k in range(41):
            x = -140.0 + 7 * k
            model.bars([(x, -13.5, LOW)], [(x, -13.5, LOW + 3.4)], 0.25, DARK)
            model.lathe((x, -13.5, LOW + 3.3), [(0, 0), (0.5, 0.5), (0, 1.1)], LAMP, 6)
        arch = Opening(0, 0, LOW - 2.4, 3.0, "round", 0.8, back=DARK)
        cut(
            model,
            Wall((-3, -14.2, 0), 0),
            (0, 6),
            (0, LOW),
            Opening(3, 0, 2.0, 3.0, "round", 0.8),
            QUAY,
        )
        row(model, Wall((-134, -14.1, 0), 0), (0, 268), (0, LOW - 0.4), 26, arch, QUAY)
        pixels = paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2a1a2a", 0.45, 1.0, 2.0), 3000)
        lay(plate, pixels)
        shore = CAMERA.point(0, -14, 0)[1]
        mirror(plate, pixels, shore, shore, ["#4a4478", "#262a5e", "#101634"], 0.8, 31, 18)
        for k in range(41):
            x, y = CAMERA.point(-140.0 + 7 * k, -13.5, LOW + 3.8)
            plate.add(circle(x, y, 5, plate.radial([(0, "#ffe9b0", 0.9), (1, "#ffb050", 0)])))
            plate.add(
                rect(
                    x - 1.2,
                    shore + 8,
                    2.4,
                    60,
                    plate.linear([(0, "#ffd080", 0.7), (1, "#ffb050", 0)]),
                )
            )
        air.glaze(plate, [(0, "#080c24", 0), (1, "#080c24", 0.5)], shore)
    air.vignette(plate, "#05071c", 0.45)
