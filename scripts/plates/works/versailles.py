"""Palace of Versailles, Le Vau and Hardouin-Mansart, 1661-1715: the garden front on its great axis.

Ratio 8:5; from high above the Latona basin, all symmetrical: path, pools, scrolls, endless front.
Golden evening from behind the viewer's right; honey stone, long shadows, mirror-still water.
Palette: honey and rose stone, gilt lead roofs, box green, raked gravel, sky-blue pools, orange.
Features: the projecting middle, far wings that leave the picture, two water parterres, yews.
"""

import numpy as np

from .. import air, materials
from ..architecture import gable_roof, statue
from ..core import Dice, Plate
from ..garden import conifer, leaves, people, terrain
from ..ironwork import (
    BARK,
    CLOTHES,
    COMMON,
    CREAM,
    DARK,
    LAWN,
    LEAF,
    OWN,
    RED,
    Floor,
    courses,
    glazed,
    grove,
    scroll,
)
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Array, Model
from ..surface import Material
from ..town import town
from ..walls import Opening, Spot, Wall, block, ribs, ring

SIZE = (1200, 780)
STONE, WALL, LEAD, GILT, WATER, BOX, GRAVEL, ROSE, BRONZE, MARBLE, SPRAY = range(OWN, OWN + 11)
STUFF = [
    *COMMON,
    Material(("#b5965f", "#dcbc84", "#f0d7a6"), 0, grain=2, contrast=0.5, streaks=0.3, bump=0.15),
    Material(("#a88a5a", "#cfae7a", "#e6caa0"), 0.7, 1.6, 0.25, grain=3, streaks=0.3),
    Material(("#5a6878", "#7f8d9c", "#a4b0ba"), 2.0, 0.8, 0.25, grain=3),
    Material(("#b8892a", "#ebc052", "#ffe28a"), grain=0.5, gloss=0.15),
    Material(
        ("#5f93bc", "#8fbcd8", "#c3dcea"), grain=20, contrast=0.6, bump=0, gloss=0.3, casts=False
    ),
    Material(("#24421f", "#3c6430", "#5d8444"), grain=0.7, contrast=0.8),
    Material(("#d6c19a", "#e8d8b4", "#f4e9cc"), grain=3, contrast=0.4, casts=False),
    Material(("#b5684a", "#cf8a66"), grain=2),
    Material(("#2f4a40", "#557868"), grain=0.5, gloss=0.1),
    Material(("#d8cfc0", "#f4eee2"), grain=1),
    Material(("#e8f0f4", "#ffffff"), bump=0.5, contrast=0.4),
]
CAMERA = Camera((0, -322, 54), (0, -60, 2), 1290, (600, 372), level=False)
LIGHT = Light(
    (0.52, -0.66, 0.42),
    "#ffdca0",
    2.5,
    "#9cb2ea",
    0.72,
    "#c9b08c",
    0.32,
    haze_color="#e0d8d0",
    haze_distance=1800,
)
FLOOR = Floor()
DROP = -7.0


def front(model: Model, x: Spot, y: float, bays: int, porches: tuple[int, ...]) -> None:
    """One stretch of the garden front: arcade, tall arched windows, attic, balustrade, trophies.

    `porches` are the bays before which three bays of columns with statues stand forward.
    """
    wall = Wall((x[0], y, 0), 0)
    wide = x[1] - x[0]
    bay = wide / bays
    model.box((x[0], y + 1.2, 0), (x[1], y + 26, 24), WALL)
    low = Opening(0, 0.6, 5.0, bay * 0.52, "round", 0.8, back=DARK)
    tall = Opening(0, 8.6, 13.4, bay * 0.5, "round", 0.6, back=DARK)
    high = Opening(0, 18.6, 21.0, bay * 0.42, "flat", 0.5, back=DARK)
    glazed(model, wall, (0, wide), (0, 7.6), bays, low, WALL, MARBLE, (2, 4))
    glazed(model, wall, (0, wide), (7.6, 17.6), bays, tall, STONE, MARBLE, (2, 5), 0.25)
    glazed(model, wall, (0, wide), (17.6, 23), bays, high, STONE, MARBLE, (2, 2), 0.2)
    courses(
        model,
        wall,
        (0, wide),
        [(7.2, 0.7, 0.5), (16.4, 1.2, 0.5), (17.3, 0.4, 1.0), (22.4, 0.7, 0.8)],
        STONE,
    )
    rail = [[(u, 23.1), (u, 24.7)] for u in np.arange(0.4, wide, 0.9)]
    ribs(model, wall, rail, 0.35, (-0.3, 0.1), STONE)
    block(model, wall, (0, wide), (24.7, 25.1), (-0.4, 0.3), STONE)
    for i in range(bays + 1):
        block(model, wall, (i * bay - 0.45, i * bay + 0.45), (7.9, 16.4), (0, 0.4), STONE)
        block(model, wall, (i * bay - 0.4, i * bay + 0.4), (18, 22.4), (0, 0.3), STONE)
        vase = [(0.5, 0), (0.7, 0.6), (1.1, 1.6), (0.7, 2.3), (1.0, 2.6), (0.2, 3.4), (0, 3.9)]
        p = wall.at(i * bay, 25, 0)
        model.lathe((float(p[0]), float(p[1]) + 0.2, 25.0), vase, STONE, 8)
    pole = Model()
    pole.lathe(
        (0, 0, 0),
        [(0.75, 0), (0.75, 0.4), (0.55, 0.6), (0.48, 7.4), (0.8, 7.9), (0.8, 8.4)],
        STONE,
        10,
    )
    for first in porches:
        u0, u1 = (first - 0.35) * bay, (first + 3.35) * bay
        block(model, wall, (u0, u1), (0, 7.8), (0, 0.4), WALL)
        for k in range(3):
            arch = Opening((first + k + 0.5) * bay, 0.6, 5.0, bay * 0.5, "round", 0.1)
            ribs(model, wall, [arch.outline()], 0.3, (0.4, 0.6), STONE)
            block(
                model,
                wall,
                (arch.center - bay * 0.24, arch.center + bay * 0.24),
                (0.6, 5.6),
                (0.3, 0.45),
                DARK,
            )
        block(model, wall, (u0, u1), (16.4, 17.8), (0, 2.2), STONE)
        block(model, wall, (u0, u1), (7.4, 8.0), (0, 2.4), STONE)
        for k in range(4):
            for d in (-0.7, 0.7):
                p = wall.at((first + k) * bay + d, 8, 1.5)
                model.add(pole, (float(p[0]), float(p[1]), 8.0))
            p = wall.at((first + k) * bay, 17.8, 1.5)
            model.add(statue(3.4, MARBLE, first * 5 + k), (float(p[0]), float(p[1]), 17.8))


def palace(model: Model) -> None:
    """The projecting middle with its returns, both wings beyond the picture, the chapel."""
    front(model, (-52, 52), 0, 23, (0, 10, 20))
    front(model, (-268, -52), 76, 46, (8, 22, 36))
    front(model, (52, 268), 76, 46, (7, 21, 35))
    for s in (-1, 1):
        side = Wall((-52, 76, 0), -90) if s < 0 else Wall((52, 0, 0), 90)
        o = Opening(0, 8.6, 13.4, 2.3, "round", 0.5, back=DARK)
        for z0, z1 in ((0, 7.6), (7.6, 17.6), (17.6, 23)):
            q = Opening(0, z0 + 1, min(z0 + 5.8, z1 - 2), 2.3, o.kind, 0.5, back=DARK)
            glazed(model, side, (0, 76), (z0, z1), 17, q, WALL, MARBLE, (2, 4))
        courses(model, side, (0, 76), [(7.2, 0.7, 0.5), (16.4, 1.2, 0.5), (22.4, 0.7, 0.8)], STONE)
    model.box((-50, 2, 20), (50, 120, 24.2), LEAD)
    model.box((-30, 60, 20), (30, 130, 27), WALL)
    gable_roof(model, (-32, 32), (70, 92), 27, 9, LEAD, STONE, "x")
    model.box((-98, 96, 0), (-80, 150, 32), STONE)
    gable_roof(model, (-99, -79), (94, 152), 32, 14, LEAD, STONE, "y")
    model.lathe((-89, 120, 45), [(0.8, 0), (1.6, 2), (0.2, 6)], GILT, 8)
    for y in (98, 110, 122, 134, 146):
        model.lathe((-80, y, 31), [(0.8, 0), (0.5, 5)], GILT, 6)


def ground(x: Array, y: Array) -> Array:
    """Height of the ground: the terrace, then the lower level of the Latona basin."""
    low = np.asarray(np.clip((-118 - y) / 16, 0, 1) * DROP)
    return low - 0.05 + 0 * x


def pools(model: Model) -> None:
    """The two mirror pools of the terrace with bronze figures round their rims."""
    for s in (-1, 1):
        x0, x1 = sorted((s * 11, s * 58))
        model.box((x0 - 1.4, -92, 0), (x1 + 1.4, -30, 0.7), MARBLE)
        model.box((x0, -90.6, 0.2), (x1, -31.4, 0.72), WATER)
        for k, (x, y) in enumerate(
            (
                (x0, -91),
                (x1, -91),
                (x0, -31),
                (x1, -31),
                ((x0 + x1) / 2, -91),
                ((x0 + x1) / 2, -31),
                (x0, -61),
                (x1, -61),
            )
        ):
            model.box((x - 1.6, y - 1, 0), (x + 1.6, y + 1, 1.2), MARBLE)
            model.tube(
                [(x - 1.5, y, 1.5), (x - 0.4, y, 1.7), (x + 0.6, y, 2.3)],
                np.array([0.35, 0.55, 0.5]),
                BRONZE,
                8,
            )
            model.add(statue(1.9, BRONZE, k), (x + 0.7, y, 1.2))
        jet = ((x0 + x1) / 2, -61.0, 0.7)
        model.lathe(jet, [(0.8, 0), (0.35, 4), (0.16, 9), (0, 10)], SPRAY, 8)


def embroidery(model: Model) -> None:
    """Side parterres: lawns edged with flowers, mirrored scrolls of box on pale gravel."""
    dice = Dice(8)
    for s in (-1, 1):
        for cy in (-82.0, -30.0):
            x0, x1 = sorted((s * 74, s * 168))
            frame = [(x0, cy - 23), (x1, cy - 23), (x1, cy + 23), (x0, cy + 23)]
            ribs(model, FLOOR, [[*frame, frame[0]]], 3.0, (0, 0.25), LAWN)
            ribs(model, FLOOR, [[*frame, frame[0]]], 0.9, (0, 0.9), BOX)
            middle = s * 121.0
            lines = []
            for a in (-1, 1):
                for b in (-1, 1):
                    at = (middle + a * 27.0, cy + b * 9.5)
                    lines.append(scroll(at, 9.5, 1.8, 90 - 90 * b, a * b))
                    lines.append(scroll((middle + a * 11.0, cy + b * 14.0), 6.0, 1.5, 90, -a * b))
                    lines.append(scroll((middle + a * 39.5, cy + b * 15.0), 5.0, 1.4, 0, a * b))
            ribs(model, FLOOR, lines, 1.5, (0, 0.7), BOX)
            lines = [
                scroll((middle + a * 27.0, cy + b * 9.5), 7.6, 1.5, 90 - 90 * b, a * b)
                for a in (-1, 1)
                for b in (-1, 1)
            ]
            ribs(model, FLOOR, lines, 0.7, (0, 0.3), ROSE)
            model.lathe((middle, cy, 0), [(7, 0), (7, 0.6), (6.2, 0.6), (0, 0.5)], MARBLE, 28)
            model.lathe((middle, cy, 0.1), [(6.2, 0.45), (0, 0.5)], WATER, 28)
            for k in range(64):
                t = k / 64 * 4
                i = int(t)
                p, q = frame[i], frame[(i + 1) % 4]
                at3 = (p[0] + (q[0] - p[0]) * (t - i), p[1] + (q[1] - p[1]) * (t - i), 0.8)
                model.add(
                    leaves(at3, (1.2, 1.2, 0.6), 14, 0.35, dice.choice((RED, CREAM, ROSE)), k),
                    (0, 0, 0),
                )


def latona(model: Model) -> None:
    """The tiered basin on the axis with its jets, ramps, lawns and rows of clipped yews."""
    z = DROP
    model.lathe((0, -196, z), [(19, 0), (19, 0.8), (17.6, 0.8)], MARBLE, 48)
    model.lathe((0, -196, z + 0.1), [(17.6, 0.5), (0, 0.5)], WATER, 48)
    for k, r in enumerate((9.5, 7.2, 5.0, 2.9)):
        model.lathe(
            (0, -196, z + 0.6 + k * 1.3),
            [(r, 0), (r, 1.0), (r - 1.4, 1.3), (0, 1.3)],
            (ROSE, MARBLE)[k % 2],
            32,
        )
        for x, y in ring((0, -196), r - 0.8, 14 - 2 * k):
            model.lathe((x, y, z + 1.8 + k * 1.3), [(0.35, 0), (0.4, 0.5), (0, 0.9)], GILT, 6)
            model.lathe((x, y, z + 2.4 + k * 1.3), [(0.12, 0), (0.08, 2.2), (0, 3.0)], SPRAY, 5)
    model.add(statue(3.2, MARBLE, 4, 0.5), (0, -196, z + 5.8))
    for s in (-1, 1):
        outline = [(s * 26, -236), (s * 60, -236), (s * 60, -142), (s * 30, -142), (s * 24, -170)]
        flat = [(x, y, z + 0.1) for x, y in outline]
        for i in range(1, 4):
            model.triangles([[flat[0], flat[i], flat[i + 1]]], LAWN)
        at = [scroll((s * 43, y), 9, 1.4, 90 + 90 * s, s) for y in (-222.0, -196.0, -170.0)]
        at += [scroll((s * 43, y), 5, 1.2, 90 - 90 * s, -s) for y in (-209.0, -183.0, -157.0)]
        ribs(model, FLOOR, at, 1.2, (z, z + 0.7), BOX)
        for k in range(12):
            for x in (23.0, 63.0):
                y = -140.0 - 9 * k
                model.add(conifer(6.0, BOX, BARK, k + 3, 0.24, 260), (s * x, y, z))
        for k in range(7):
            model.add(conifer(4.6, BOX, BARK, k + 3, 0.24, 220), (s * (8.5 + 8.4 * k), -27.0, 0))
            model.add(conifer(4.6, BOX, BARK, k + 5, 0.24, 220), (s * (8.5 + 8.4 * k), -97.0, 0))
        for k in range(8):
            model.box((-30, -118 - 2 * k, -0.9 * (k + 1)), (30, -116 - 2 * k, -0.9 * k), MARBLE)
        x0, x1 = sorted((s * 70, s * 260))
        model.box((x0, -288, z - 1), (x1, -128, z + 7), BOX)
        spots = [(s * (72 + 11 * i), -131.0 - 13 * j) for i in range(12) for j in range(14)]
        for k, (x, y) in enumerate(spots):
            model.add(leaves((x, y, z + 7), (7.5, 8, 5), 170, 0.7, LEAF, k), (0, 0, 0))


ALT = {
    "en": "An endless honey-colored royal front seen from above its gardens: a central axis, two "
    "mirror pools, scrolls of clipped box, a tiered fountain and rows of cone-shaped yews.",
    "es": "Interminable fachada real color miel vista desde lo alto de sus jardines: un eje "
    "central, dos estanques espejo, volutas de boj, una fuente escalonada e hileras de "
    "tejos.",
}


def draw(plate: Plate) -> None:
    """Sky, town and woods behind, the palace, its parterres, the court out for a walk."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.8, 0.34, seed=37)):
        air.sky(plate, ["#5a8ec4", "#9cc0de", "#e2dccf", "#fbd9a8"], 190)
        air.clouds(plate, "#fff0da", 111, ".003 .013", 0.48, 4, 0.85, 170)
        hills = [(0.0, 146.0), (260.0, 134.0), (560.0, 142.0), (860.0, 130.0), (1200.0, 140.0)]
        air.ridge(plate, hills, 6, 4, "#7f9488", "#c3c4b4", 200)
        model = Model()
        palace(model)
        pools(model)
        embroidery(model)
        latona(model)
        terrain(model, CAMERA, GRAVEL, ground, (70, 470), 40, 120, 60)
        terrain(model, CAMERA, LAWN, lambda x, _y: 0 * x - 1.5, (450, 2500), 40, 40, 40)
        town(
            model,
            (-300, 300),
            (190, 420),
            lambda x, _y: abs(x) < 34,
            [CREAM, STONE],
            [LEAD, ROSE],
            DARK,
            5,
            24,
            (10, 16),
        )
        dice = Dice(6)
        woods = [leaves((0, 0, 0), (16, 14, 9), 120, 2.4, LEAF, k) for k in range(6)]
        spots = [(s * (40.0 + 3 * (i % 2)), 150.0 + 14 * i) for s in (-1, 1) for i in range(18)]
        grove(model, spots, (9, 13), 4, 260)
        for k in range(700):
            x, y = dice.uniform(-900, 900), dice.uniform(430, 1500)
            if abs(x) > 40 and abs(abs(x) - (y - 180) * 0.55) > 26:
                model.add(woods[k % 6], (x, y, 3.0), 50.0 * k)
        crowd = [(dice.gauss(0, 30), dice.uniform(-27, -6), 0.0) for _ in range(70)]
        crowd += [(dice.uniform(-8, 8), dice.uniform(-112, -28), 0.0) for _ in range(60)]
        crowd += [(dice.uniform(-17, 17), dice.uniform(-170, -140), DROP) for _ in range(30)]
        people(model, crowd, CLOTHES, 16, 2.2)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#33281e", 0.45, 1.1, 3.0), 5000))
        air.glaze(plate, [(0, "#1c1810", 0), (1, "#1c1810", 0.36)], 560)
    air.vignette(plate, "#14101a", 0.3)
