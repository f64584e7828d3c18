"""Sagrada Familia, Barcelona, Gaudi, from 1882: the Nativity front from the pond of its park.

Ratio 3:4, upright; four open-work spindles before the higher towers of the crossing, all in water.
Morning sun from the left front; warm sandstone, cool new stone behind; a soft blue sky.
Palette: ochre, honey, umber hollows, ceramic red, gold and white at the tips, cypress green.
Features: spindle towers tipped with color, three melting porches, the green tree with its doves.
"""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from .. import air, materials
from ..architecture import statue
from ..core import Dice, Noise, Plate
from ..garden import conifer, people, terrain
from ..ironwork import CLOTHES, COMMON, DARK, OWN, PAVE, grove, mirror
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model, Vec
from ..surface import Material
from ..walls import Opening, Spot, Wall, cut, fill, ribs, ring

SIZE = (900, 1200)
STONE, PALE, HOLLOW, CERAMIC, GOLD, WHITE, GREEN, FRUIT = range(OWN, OWN + 8)
STUFF = [
    *COMMON,
    Material(("#8a6a45", "#bb9765", "#dcbf8d"), 0.9, 1.7, 0.3, grain=2, contrast=0.9, streaks=0.6),
    Material(("#b6a488", "#d4c3a4", "#e8dbc0"), 1.4, 2.6, 0.3, grain=3, contrast=0.5),
    Material(("#3a2a1e", "#5a4330"), grain=1.2, bump=0.4),
    Material(("#a23b2a", "#cf6a3d"), grain=0.5, gloss=0.12),
    Material(("#b98a22", "#ecc04a"), grain=0.5, gloss=0.2),
    Material(("#d9d6cc", "#fbfaf4"), grain=0.5, gloss=0.1),
    Material(("#2c5b33", "#4c8a4a", "#7fb062"), contrast=1.0),
    Material(("#6f7f2c", "#b7a53a"), grain=0.5, gloss=0.12),
]
CAMERA = Camera((-20, -176, 2.0), (-20, 0, 2.0), 1335, (400, 1062))
LIGHT = Light(
    (-0.66, -0.55, 0.58),
    "#ffedc8",
    2.35,
    "#93b0ea",
    0.72,
    "#c9a880",
    0.32,
    haze_color="#d3dfea",
    haze_distance=2400,
)
NOISE = Noise(5)
#: Porches: middle, half-width and height of the arch, height and half-width of the gable.
PORCHES = ((0.0, 5.6, 25.0, 62.0, 8.6), (-11.8, 3.6, 18.0, 41.0, 7.0), (11.8, 3.6, 18.0, 41.0, 7.0))


def spindle(
    model: Model,
    at: Spot,
    shape: Sequence[Spot],
    slits: Spot,
    ribs: int,
    stone: int,
) -> None:
    """A tower swelling and tapering; between `slits` it is open: ribs with slanting slabs."""
    x, y = at
    heights, radii = [z for _, z in shape], [r for r, _ in shape]
    model.lathe((x, y, 0), [(r, z) for r, z in shape if z <= slits[0]], stone, 24)
    zs = np.arange(slits[0] - 1, slits[1], 1.55)
    size = np.interp(zs, heights, radii)
    model.lathe((x, y, 0), [(float(r) * 0.84, float(z)) for r, z in zip(size, zs, strict=True)], 1)
    for r, z in zip(size, zs, strict=True):
        slab = [(r * 0.8, z + 0.55), (r * 0.99, z), (r * 0.97, z - 0.35)]
        model.lathe((x, y, 0), [(float(a), float(b)) for a, b in slab], stone, 24)
    full = np.linspace(0, slits[1] + 1.5, 22)
    for i in range(ribs):
        a = 2 * math.pi * (i + 0.5) / ribs
        out = np.interp(full, heights, radii) * 1.02
        way = np.stack([x + out * math.cos(a), y + out * math.sin(a), full], -1)
        model.tube(way, np.interp(full, heights, radii) * 0.125, stone, 6)


def tip(model: Model, at: Vec, height: float, seed: int) -> None:
    """The ceramic finial: twisted stem, a ring of balls, the mitre with its white knobs."""
    x, y, z = at
    h = height
    stem = [(0.085, 0), (0.12, 0.08), (0.07, 0.2), (0.1, 0.3), (0.05, 0.42), (0.09, 0.55)]
    colors = (GOLD, CERAMIC, WHITE, CERAMIC, GOLD)
    for (a, b), color in zip(pairwise(stem), colors, strict=True):
        model.lathe((x, y, z), [(a[0] * h, a[1] * h), (b[0] * h, b[1] * h)], color, 10)
    for part, (size, color) in enumerate(((0.19, CERAMIC), (0.13, GOLD))):
        disc = Model()
        ringed = np.linspace(0, 2 * math.pi, 17)
        pts = [(size * h * math.cos(q), size * h * math.sin(q) * 1.15) for q in ringed[:-1]]
        for k, (p, q) in enumerate(pts):
            p2, q2 = pts[(k + 1) % 16]
            for y0 in (-0.035 * h * (1 + part), 0.035 * h * (1 + part)):
                disc.triangles([[(p, y0, q), (p2, y0, q2), (0, y0, 0)]], color)
            if part == 0 and k % 2 == 0:
                disc.lathe((p, 0, q - 0.035 * h), _ball(0.045 * h), WHITE, 8)
        model.add(disc, (x, y, z + 0.76 * h), 20 * (seed % 3 - 1))
    model.lathe((x, y, z + 0.94 * h), _ball(0.05 * h), WHITE, 8)


def _ball(r: float) -> list[Spot]:
    return [(r * math.sin(t), r - r * math.cos(t)) for t in np.linspace(0, math.pi, 7)]


def skyline(u: float) -> float:
    """Height of the melted front at u: three steep gables that run into one another."""
    tops = [
        high * (1 - min(abs(u - c) / (wide * 1.25), 1) ** 0.75) for c, _, _, high, wide in PORCHES
    ]
    return float(max([17.0, *tops])) + 1.2 * NOISE.fbm(u * 0.8, 3.0)


def front(model: Model) -> None:
    """The porches: a skin of stone that bulges, hollowed by three parabolic caves, dripping."""
    us, ts = np.linspace(-20.5, 20.5, 150), np.linspace(0, 1, 120)
    points = np.empty((len(ts), len(us), 3))
    deep = np.zeros((len(ts), len(us)))
    for i, u in enumerate(us):
        top = skyline(float(u))
        for j, t in enumerate(ts):
            z = top * t
            d = 3.4 * (1 - t) ** 0.6 + 1.1 * NOISE.fbm(u * 0.42, z * 0.3, 4)
            d += 0.7 * abs(NOISE.fbm(u * 1.4 + 9, z * 0.9, 2))
            for c, wide, high, _, _ in PORCHES:
                e = 1 - ((u - c) / wide) ** 2 - z / high
                if e > 0:
                    deep[j, i] = min(1.0, e * 4)
                    d -= 7.0 * min(1.0, e * 2.6) ** 0.7
                elif e > -0.5:
                    d += 1.3 * math.exp(-((e + 0.1) ** 2) * 60)
            points[j, i] = (u, -d, z)
    model.grid(points, STONE)
    dice = Dice(3)
    for c, wide, high, top, _ in PORCHES:
        model.box((c - wide * 0.62, 0.6, 0), (c + wide * 0.62, 3.5, high * 0.42), DARK)
        model.box((c - 0.25, -0.4, 0), (c + 0.25, 1, high * 0.5), STONE)
        for _ in range(46):
            s = dice.uniform(-1, 1)
            x, z = c + wide * s, high * (1 - s * s) + dice.uniform(-0.4, 1.2)
            long = dice.uniform(0.8, 2.8)
            way = [(x, -3.6, z + 0.6), (x, -3.9, z - long / 2), (x, -3.8, z - long)]
            model.tube(way, np.array([0.5, 0.3, 0.05]), STONE, 6)
        for k in range(15):
            s = dice.uniform(-0.8, 0.8)
            z = high * dice.uniform(0.36, 0.9) * (1 - s * s)
            model.add(
                statue(2.5, PALE, k + int(c)), (c + wide * s * 0.9, -1.2, z), dice.uniform(-20, 20)
            )
        for k in range(9):
            s = (k - 4) / 4.6
            z = (high * 1.05 + (top - high) * 0.4) * (1 - abs(s) ** 1.2) + 3
            model.add(statue(2.6, STONE, 30 + k), (c + wide * 1.25 * s, -3.2, z))
    tree = conifer(15, GREEN, GREEN, 2, 0.17, 900)
    model.add(tree, (0, -1.4, 58))
    for _ in range(16):
        t = dice.random()
        at = (dice.uniform(-1, 1) * 2.3 * (1 - t), -2.2 - 1.2 * (1 - t), 61 + 11 * t)
        model.lathe(at, _ball(0.42), WHITE, 6)
    model.box((-0.3, -1.6, 72), (0.3, -1.2, 77), CERAMIC)
    model.box((-1.5, -1.6, 74.6), (1.5, -1.2, 75.3), CERAMIC)


def behind(model: Model) -> None:
    """Crossing towers with cross and star, the nave to the left, the apse to the right."""
    jesus = [(10, 40), (9.4, 80), (7.2, 115), (4.6, 140), (2.6, 153)]
    spindle(model, (0, 50), jesus, (70, 148), 12, PALE)
    for low, high in (((-5.2, 49, 162.2), (5.2, 51, 164.4)), ((-1, 45, 162.2), (1, 55, 164.4))):
        model.box(low, high, WHITE)
    model.box((-1.2, 48.8, 152), (1.2, 51.2, 170), WHITE)
    for x, y in ((-15, 37), (15, 37), (-15, 63), (15, 63)):
        shape = [(5.6, 40), (5.2, 75), (3.6, 105), (1.7, 122)]
        spindle(model, (x, y), shape, (64, 118), 8, PALE)
        model.lathe((x, y, 120), [(1.6, 0), (2.6, 4), (1.2, 7), (0.3, 14)], WHITE, 10)
    spindle(model, (30, 52), [(7.5, 40), (6.6, 80), (3.8, 112), (1.5, 128)], (60, 122), 10, PALE)
    model.lathe((30, 52, 127), [(1.2, 0), (0.5, 5)], WHITE, 10)
    for k in range(6):
        a = math.pi * k / 6
        tip_ = np.array([math.cos(a), 0, math.sin(a)]) * 5.2
        spot = np.array([30, 50, 134.0])
        model.bars([spot - tip_], [spot + tip_], 0.9, WHITE)
    for x0, x1, y in ((-85, -19, 34), (19, 52, 36)):
        wall = Wall((x0, y, 0), 0)
        bays = int((x1 - x0) / 7.4)
        for i in range(bays):
            u = i * 7.4
            opening = Opening(u + 3.7, 8, 19, 4.2, "pointed", 0.8, 2, 0.3, DARK)
            cut(model, wall, (u, u + 7.4), (0, 30), opening, PALE)
            gable = [(x0 + u, y, 30), (x0 + u + 7.4, y, 30), (x0 + u + 3.7, y, 39)]
            model.triangles([gable], PALE)
            model.lathe((x0 + u + 3.7, y, 38), [(0.5, 0), (0.5, 3)], PALE, 8)
            model.lathe((x0 + u + 3.7, y, 41), _ball(1.2), (FRUIT, CERAMIC, GOLD)[i % 3], 9)
        model.box((x0, y + 8, 0), (x1, y + 30, 44), PALE)
        for i in range(bays):
            gable = [(x0 + i * 7.4, y + 8, 44), (x0 + i * 7.4 + 7.4, y + 8, 44)]
            model.triangles([[*gable, (x0 + i * 7.4 + 3.7, y + 8, 54)]], PALE)
            for face, z, r in (
                (Wall((x0, y, 0), 0), 26.5, 1.9),
                (Wall((x0, y + 8, 0), 0), 43, 2.2),
            ):
                hole = (i * 7.4 + 3.7, z)
                fill(model, face, ring(hole, r * 1.25, 20), 0.06, STONE)
                fill(model, face, ring(hole, r, 20), 0.12, DARK)
                petals = [[hole, p] for p in ring(hole, r, 6, 30)]
                ribs(model, face, petals, 0.3, (0.1, 0.3), PALE)
            model.lathe((x0 + i * 7.4 + 3.7, y + 8, 53), _ball(1.4), (CERAMIC, FRUIT)[i % 2], 9)


ALT = {
    "en": "A church of sandstone with four tall spindle-shaped towers pierced like combs and "
    "tipped with red, gold and white, three melting porches and a green tree, above a pond.",
    "es": "Iglesia de arenisca con cuatro torres como husos caladas y rematadas en cerámica roja, "
    "dorada y blanca, tres pórticos que gotean y un árbol verde, sobre un estanque.",
}


def draw(plate: Plate) -> None:
    """Sky, church, park; the pond that doubles them."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.9, 0.36, seed=8)):
        air.sky(plate, ["#3f7fc0", "#79aedb", "#b9d5e8", "#f0e6d2"], 1080)
        air.clouds(plate, "#ffffff", 14, ".004 .008", 0.52, 4, 0.85, 950)
        air.clouds(plate, "#f4dcc0", 15, ".005 .012", 0.58, 4, 0.5, 1000)
        model = Model()
        behind(model)
        front(model)
        for i, (x, high) in enumerate(((-16.6, 82.0), (-6.4, 92.0), (6.4, 92.0), (16.6, 82.0))):
            shape = [(4.9, 0), (4.9, 28), (4.5, 48), (3.5, 68), (2.3, high - 8), (1.2, high)]
            spindle(model, (x, 5.5), shape, (36 if i % 3 else 28, high - 1), 12, STONE)
            tip(model, (x, 5.5, high), 18.0, i)
        terrain(model, CAMERA, PAVE, None, (30, 700), 30, 70, 40)
        dice = Dice(2)
        for side, start in ((-1, -30.0), (1, 29.0)):
            spots = [(start + side * dice.uniform(0, 34), dice.uniform(-60, 8)) for _ in range(15)]
            grove(model, spots, (9, 14), 4 + side)
        crowd = [(dice.uniform(-50, 40), dice.uniform(-90, -12), 0.0) for _ in range(40)]
        people(model, crowd, CLOTHES, 3)
        pixels = paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2c2018", 0.5, 1.2, 2.0), 4200)
        lay(plate, pixels)
        mirror(plate, pixels, 1096, 1092, ["#9fb9c4", "#5f8488", "#2f4a4a"], 0.75)
        air.glaze(plate, [(0, "#10201c", 0), (1, "#10201c", 0.4)], 1100)
    air.vignette(plate, "#14100c", 0.3)
