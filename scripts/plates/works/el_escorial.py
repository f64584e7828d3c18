"""El Escorial, 1563-1584: the whole grid of granite from above its west front, below the sierra.

Ratio 8:5; from the air, a little to the right of the axis: front, courts, dome in the middle.
Cold clear light from the right, long shade in the courts; bare hills, a streaked pale sky.
Palette: grey granite, blue slate, box green, dry ochre slopes, steel and lavender mountains.
Features: four corner towers with needle spires, a grid of courts, a dome, no ornament.
"""

import numpy as np

from .. import air, materials
from ..architecture import dome_profile, pediment
from ..core import Dice, Plate
from ..garden import CROWD, leaves, people, terrain
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Array, Model
from ..surface import Material, look_up, noise_tile
from ..walls import Drum, Opening, Spot, Wall, block, box_walls, patch, row

SIZE = (1200, 750)
ALT = {
    "en": "A vast severe rectangle of grey granite with a grid of inner courts, slate roofs, a "
    "needle-spired tower on each corner and a domed church in the middle, below hills.",
    "es": "Vasto y severo rectángulo de granito gris con retícula de patios, tejados de pizarra, "
    "una torre con chapitel en cada esquina e iglesia con cúpula al centro, bajo montes.",
}
GRANITE, STONE, SLATE, PANE, DARK, PAVE, BOX, HILL, LEAF, WATER = range(10)
SKIN, SHOE, RED, NAVY, CREAM = range(10, 15)
STUFF = [
    Material(
        ("#8f8a80", "#b3ada1", "#cbc5b8"),
        1.2,
        2.4,
        0.15,
        grain=4,
        contrast=0.7,
        streaks=0.4,
        bump=0.05,
    ),
    Material(("#a09a8e", "#c3bcae", "#d9d3c6"), grain=2, contrast=0.5, bump=0.04),
    Material(("#36424f", "#4f5e70", "#6f7f90"), 0.9, 0.9, 0.2, grain=5, contrast=0.8, bump=0.05),
    Material(("#33363e", "#4c5058"), bump=0),
    Material(("#26262a", "#3a3a3e"), bump=0),
    Material(("#a59c8c", "#beb5a4", "#d0c8b8"), 4, 4, 0.25, grain=6, casts=False, bump=0.04),
    Material(("#2f4a2c", "#47663a", "#66834a"), grain=1.5, contrast=0.9, bump=0.2),
    Material(
        ("#4f5532", "#777543", "#97905a", "#4f6238"), grain=14, contrast=1.1, bump=0.35, casts=False
    ),
    Material(("#2f4527", "#4f6a36", "#7f8e4e"), contrast=1.0),
    Material(("#3f5a66", "#6f8a94"), gloss=0.4, bump=0),
    *CROWD,
]
CAMERA = Camera((74, -262, 96), (15, 0, 96), 1270, (585, 215))
LIGHT = Light(
    (0.66, -0.42, 0.56),
    "#ffeccd",
    2.4,
    "#9db4e6",
    0.72,
    "#b8a888",
    0.3,
    haze_color="#c6cfdc",
    haze_distance=2800,
)
WIDE, DEEP = 103.0, 161.0


def wing(model: Model, x: Spot, y: Spot, high: float, rise: float) -> None:
    """One range of the grid: bare walls, rows of small windows, a slate roof along its length."""
    model.box((x[0], y[0], -1), (x[1], y[1], high), GRANITE)
    storeys = max(2, round(high / 4.4))
    for wall, length in box_walls((x[0], y[0], 0), (x[1], y[1], high)):
        count = int(length / 4.6)
        panes = []
        for k in range(storeys):
            z = 1.6 + k * (high - 1.2) / storeys
            for i in range(count):
                u = (i + 0.5) * length / count
                panes.append(
                    [(u - 0.62, z), (u + 0.62, z), (u + 0.62, z + 2.0), (u - 0.62, z + 2.0)]
                )
        if panes:
            patch(model, wall, panes, 0.06, PANE)
        block(model, wall, (-0.4, length + 0.4), (high - 0.7, high), (-0.2, 0.5), STONE)
    (x0, x1), (y0, y1) = (x[0] - 0.6, x[1] + 0.6), (y[0] - 0.6, y[1] + 0.6)
    half = min(x1 - x0, y1 - y0) / 2
    if x1 - x0 > y1 - y0:
        ym = (y0 + y1) / 2
        a, b = (x0 + half, ym, high + rise), (x1 - half, ym, high + rise)
        south, north = [(x0, y0, high), (x1, y0, high)], [(x1, y1, high), (x0, y1, high)]
        model.quads([[*south, b, a], [*north, a, b]], SLATE)
        ends = [[(x0, y1, high), (x0, y0, high), a], [(x1, y0, high), (x1, y1, high), b]]
    else:
        xm = (x0 + x1) / 2
        a, b = (xm, y0 + half, high + rise), (xm, y1 - half, high + rise)
        east, west = [(x1, y0, high), (x1, y1, high)], [(x0, y1, high), (x0, y0, high)]
        model.quads([[*east, b, a], [*west, a, b]], SLATE)
        ends = [[(x0, y0, high), (x1, y0, high), a], [(x1, y1, high), (x0, y1, high), b]]
    model.triangles(ends, SLATE)


def pair(side: int, a: float, b: float) -> Spot:
    """The range from a to b on one side of the axis, in order."""
    return min(side * a, side * b), max(side * a, side * b)


def grid(model: Model) -> None:
    """Outer ranges, the four small courts on either hand, the great courts behind them."""
    for y in ((0, 15), (DEEP - 15, DEEP)):
        wing(model, (-WIDE, WIDE), y, 21, 6)
    for x in ((-WIDE, -WIDE + 15), (WIDE - 15, WIDE)):
        wing(model, x, (0, DEEP), 21, 6)
    for side in (-1, 1):
        wing(model, pair(side, 22, 32), (10, 90), 20, 4.5)
        wing(model, pair(side, 56, 64), (10, 90), 19, 4)
        wing(model, pair(side, 28, 95), (40, 48), 19, 4)
        wing(model, pair(side, 24, 95), (80, 90), 20, 4.5)
        wing(model, pair(side, 26, 36), (88, 150), 20, 4.5)
        tower(model, side * 60, 44, 6.0, 27, 14)
    wing(model, (-26, 26), (DEEP - 2, DEEP + 26), 15, 4)
    model.box((36, 96, -0.5), (88, 146, 0.2), BOX)
    for i in range(5):
        for j in range(5):
            u, v = 38 + i * 10.4, 98 + j * 10.2
            model.box((u, v, 0), (u + 8, v + 7.6, 1.0), BOX)
            model.box((u + 2, v + 2, 0), (u + 6, v + 5.6, 1.1), PAVE)
    model.lathe((62, 121, 0), [(4.6, 0), (4.6, 6), (3.4, 7), (0.4, 11)], STONE, 8, smooth=False)
    model.box((-88, 96, -0.5), (-36, 146, 0.1), PAVE)


def tower(model: Model, x: float, y: float, half: float, high: float, spire: float) -> None:
    """A square tower under a slate spire with ball: the plainest thing possible."""
    model.box((x - half, y - half, 0), (x + half, y + half, high), GRANITE)
    for wall, length in box_walls((x - half, y - half, 0), (x + half, y + half, high)):
        count = max(2, round(length / 4.6))
        panes = []
        for k in range(int(high / 5)):
            for i in range(count):
                u, z = (i + 0.5) * length / count, 2 + k * 5.0
                panes.append([(u - 0.6, z), (u + 0.6, z), (u + 0.6, z + 2.2), (u - 0.6, z + 2.2)])
        patch(model, wall, panes, 0.06, PANE)
        for z in (high - 0.8, high * 0.66):
            block(model, wall, (-0.5, length + 0.5), (z, z + 0.8), (-0.2, 0.6), STONE)
    out = half + 0.7
    base = [(x - out, y - out), (x + out, y - out), (x + out, y + out), (x - out, y + out)]
    model.prism(base, high, high + spire * 0.3, SLATE, 0.62)
    inner = [(x + (p - x) * 0.62, y + (q - y) * 0.62) for p, q in base]
    model.prism(inner, high + spire * 0.3, high + spire, SLATE, 0.04)
    ball = [(0, 0), (0.9, 0.5), (0.9, 1.2), (0, 1.8)]
    model.lathe((x, y, high + spire - 0.3), ball, DARK, 12)
    model.bars([(x, y, high + spire + 1.2)], [(x, y, high + spire + 4.5)], 0.3, DARK)


def bell_tower(model: Model, x: float, y: float) -> None:
    """One of the two towers before the church: pilasters, niches, a small stone dome."""
    half = 7.5
    model.box((x - half, y - half, 0), (x + half, y + half, 40), GRANITE)
    for wall, length in box_walls((x - half, y - half, 40), (x + half, y + half, 56)):
        o = Opening(0, 2.0, 8.6, 3.2, "round", 1.0, 1, 0.3, DARK)
        row(model, wall, (1.2, length - 1.2), (0, 15), 2, o, GRANITE)
        for a, b in ((0, 1.2), (length - 1.2, length)):
            block(model, wall, (a, b), (-14, 15), (-0.2, 0.3), STONE)
        for z in (-0.6, 14.4):
            block(model, wall, (-0.8, length + 0.8), (z, z + 1.0), (-0.3, 0.9), STONE)
    model.box((x - half, y - half, 54), (x + half, y + half, 55.4), STONE)
    model.lathe((x, y, 55.4), [(6.2, 0), (6.2, 2.4)], GRANITE, 32)
    model.lathe((x, y, 57.8), dome_profile(6.4, 7.0, 10), STONE, 32)
    model.lathe((x, y, 64.4), [(1.4, 0), (1.4, 3), (0.3, 5), (0.5, 6.5), (0, 7)], STONE, 12)


def church(model: Model) -> None:
    """Portal, court of the kings' walls, bell towers, the body and the dome over its crossing."""
    for x in (-17.5, 17.5):
        bell_tower(model, x, 84)
    wing(model, (-11, 11), (78, 150), 33, 8)
    wing(model, (-26, 26), (102, 126), 33, 8)
    front = Wall((-11, 77.6, 0), 0)
    for i in range(6):
        u = 1.2 + i * 3.9
        block(model, front, (u - 0.7, u + 0.7), (0, 17), (0, 0.9), STONE)
    block(model, front, (0, 22), (17, 19), (-0.2, 1.2), STONE)
    pediment(model, front, (0, 22), 33, 6.5, (0, 1.0), STONE, 0.9)
    model.box((-15, 99, 30), (15, 129, 44), GRANITE)
    drum = Drum((0, 114, 44), 11.4)
    o = Opening(0, 3.2, 9.5, 3.0, "round", 1.0, 1, 0.3, DARK)
    row(model, drum, (0, drum.girth), (0, 14), 8, o, GRANITE)
    for i in range(16):
        u = (i + 0.5) * drum.girth / 16
        block(model, drum, (u - 0.75, u + 0.75), (1.4, 13), (0, 0.8), STONE)
    for z, out in ((0, 0.9), (12.8, 1.2)):
        block(model, drum, (0, drum.girth), (z, z + 1.3), (-0.3, out), STONE)
    model.lathe((0, 114, 58), [(11.6, 0), (11.6, 1.5)], STONE, 48)
    profile = dome_profile(11.4, 13.5, 14, 0.1)
    model.lathe((0, 114, 59.5), profile, STONE, 48)
    for i in range(16):
        a = 2 * np.pi * i / 16
        c, s = 1.01 * np.cos(a), 1.01 * np.sin(a)
        way = np.array([(r * c, 114 + r * s, 59.5 + z) for r, z in profile[:-1]])
        model.tube(way, 0.4, GRANITE, 6)
    model.lathe(
        (0, 114, 72.6),
        [(2.9, 0), (2.6, 6.5), (3.1, 7), (1.4, 8.6), (0.5, 16), (0.9, 17), (0, 18)],
        STONE,
        16,
    )
    model.bars([(0, 114, 90), (-1.4, 114, 93)], [(0, 114, 95.5), (1.4, 114, 93)], 0.4, DARK)


def portal(model: Model) -> None:
    """The middle of the west front: two tiers of half columns under a gable, two lesser doors."""
    model.box((-17, -2.4, 0), (17, 8, 22), GRANITE)
    face = Wall((-17, -2.4, 0), 0)
    for i in range(8):
        u = 1.5 + i * 4.43
        block(model, face, (u - 0.75, u + 0.75), (0.5, 12.4), (0, 0.9), STONE)
    for z, out in ((12.4, 1.1), (21.2, 0.9)):
        block(model, face, (-0.4, 34.4), (z, z + 1.3), (-0.2, out), STONE)
    upper = Wall((-8.6, -2.4, 0), 0)
    block(model, upper, (0, 17.2), (13.7, 27.5), (-6, 0.3), GRANITE)
    for i in range(4):
        u = 1.3 + i * 4.86
        block(model, upper, (u - 0.7, u + 0.7), (14, 26.4), (0.3, 1.0), STONE)
    block(model, upper, (-0.5, 17.7), (26.4, 27.6), (-6, 1.2), STONE)
    pediment(model, upper, (-0.5, 17.7), 27.6, 3.8, (0.3, 1.3), STONE, 0.7)
    block(model, face, (15, 19), (0, 7.5), (0, 0.1), DARK)
    for x in (-58, 58):
        side = Wall((x - 8, -1.0, 0), 0)
        block(model, side, (0, 16), (0, 25), (-4, 0), GRANITE)
        pediment(model, side, (-0.5, 16.5), 25, 4, (0, 0.8), STONE, 0.6)
        block(model, side, (6.4, 9.6), (0, 6), (0, 0.1), DARK)


def ground(x: Array, y: Array) -> Array:
    """The terrace in front, ground falling to the right, the sierra rising behind and left."""
    u, v = np.ravel(x), np.ravel(y)
    tile = noise_tile(12)
    flat = np.clip(np.maximum(np.abs(u) - 150, np.abs(v - 70) - 160) / 120, 0, 1)
    rise = np.clip((v - 260) / 900, 0, 1) ** 1.3 * 120 + np.clip((-u - 180) / 500, 0, 1) * 70
    fall = np.clip((u - 160) / 300, 0, 1) * -30
    rough = look_up(tile, u, v, 160) * 16 + look_up(tile, u, v, 40) * 4
    return np.asarray((rise + fall + rough) * flat - 0.4).reshape(np.shape(x))


def draw(plate: Plate) -> None:
    """Sky and sierra, the monastery, gardens on its right, woods around."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.0, 0.4, seed=211)):
        air.sky(plate, ["#4f82bc", "#93b6d8", "#d5dee0", "#efe4cf"], 270)
        air.clouds(plate, "#ffffff", 47, ".002 .013", 0.52, 4, 0.85, 180)
        far = [(-10, 120), (160, 52), (330, 100), (560, 36), (760, 92), (980, 48), (1210, 112)]
        air.ridge(plate, far, 12, 6, "#7485a4", "#aeb4b8", 290, 0.015)
        near = [(-10, 170), (240, 138), (520, 172), (860, 146), (1210, 180)]
        air.ridge(plate, near, 10, 9, "#75807a", "#a9a689", 300, 0.02)
        model = Model()
        grid(model)
        for x in (-WIDE + 8, WIDE - 8):
            for y in (8.0, DEEP - 8):
                tower(model, x, y, 9.5, 33, 24)
        church(model)
        portal(model)
        terrain(model, CAMERA, HILL, ground, (60, 2600), 46, 220, 200)
        model.box((-150, -62, -1), (128, 0, 0.0), PAVE)
        model.box((-150, 0, -1), (-WIDE, 190, 0.0), PAVE)
        model.box((WIDE, 0, -1), (136, 165, 0.1), PAVE)
        for i in range(12):
            for j in range(3):
                x, y = 106 + j * 9.5, 4 + i * 13.2
                model.box((x, y, 0), (x + 7.6, y + 10.6, 1.4), BOX)
        model.box((112, -50, -1), (150, -14, 0.15), WATER)
        dice = Dice(4)
        for i in range(520):
            x, y = dice.uniform(-420, 460), dice.uniform(-60, 700)
            if -160 < x < 150 and y < 215:
                continue
            z = float(ground(np.array([x]), np.array([y]))[0])
            r = dice.uniform(3, 6.5)
            model.add(leaves((x, y, z + r * 0.6), (r * 1.2, r * 1.2, r), 160, r * 0.18, LEAF, i))
        crowd = [(dice.uniform(-90, 100), dice.uniform(-56, -6), 0.0) for _ in range(60)]
        people(model, crowd, [SKIN, SHOE, RED, NAVY, CREAM], 8)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2a2a30", 0.4, 1.2, 3.0), 4200))
        air.glaze(plate, [(0, "#1f1d22", 0), (1, "#1f1d22", 0.4)], 620)
    air.vignette(plate, "#14141c", 0.3)
