"""Milan Cathedral, from 1386: the white front and south flank under their forest of spires.

Ratio 10:9; from the square, right of the axis; the highest spire with its gold figure behind.
Early sun from the left, pearl shade on the flank; a rose and blue morning sky, light clouds.
Palette: white and rose marble, pale grey shade, gold, bronze, slate blue glass.
Features: one broad gable in five bays, six great piers, hundreds of pinnacles and statues.
"""

import itertools

import numpy as np

from .. import air, materials
from ..architecture import balustrade, pediment, pinnacle, statue
from ..core import Dice, Plate
from ..garden import CROWD, people, terrain
from ..masonry import flyer, tracery
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Opening, Spot, Wall, block, cut, patch, ribs

SIZE = (1200, 1080)
ALT = {
    "en": "A broad white marble church front with one great gable in five bays, bristling with "
    "hundreds of pinnacles and statues; a gilded figure stands on the highest spire behind.",
    "es": "Ancha fachada de mármol blanco con un gran hastial de cinco calles, erizada de cientos "
    "de pináculos y estatuas; una figura dorada corona la aguja más alta, detrás.",
}
MARBLE, WALL, DARK, GLASS, BRONZE, GOLD, ROOF, PAVE, SKIN, SHOE, RED, NAVY, CREAM = range(13)
STUFF = [
    Material(("#cdbdb2", "#ece1d6", "#fcf7f0"), grain=0.9, contrast=0.6, streaks=0.35, bump=0.1),
    Material(
        ("#c3b1a8", "#e4d6cc", "#f7eee6", "#dcc4ba"),
        0.9,
        1.8,
        0.2,
        scatter=0.3,
        grain=2,
        contrast=0.8,
        streaks=0.6,
        bump=0.08,
    ),
    Material(("#2c2b33", "#44424a"), bump=0),
    Material(("#2f3a52", "#566480"), grain=0.4, contrast=1.2, gloss=0.15, bump=0),
    Material(("#4a3424", "#75563a"), 1.0, 0.8, 0.6, bump=0.1),
    Material(("#b98a2a", "#f4cf62"), gloss=0.25, bump=0),
    Material(("#b9aea8", "#d8cec6"), 1.4, 1.4, 0.2, grain=2),
    Material(("#a39a94", "#bfb6ae", "#d3cbc2"), 1.4, 1.4, 0.3, grain=2, casts=False),
    *CROWD,
]
CAMERA = Camera((62, -182, 2.2), (14, 0, 2.2), 2240, (604, 985))
LIGHT = Light(
    (-0.50, -0.68, 0.52),
    "#ffe6cc",
    2.4,
    "#a9bcee",
    0.85,
    "#d8c0b4",
    0.36,
    haze_color="#dde2ea",
    haze_distance=2200,
)
FRONT = Wall((0, 0, 0), 0)
PIERS = (-33.2, -20.6, -8.0, 8.0, 20.6, 33.2)


def skyline(u: float) -> float:
    """Height of the one great gable above a place on the front."""
    return 54.0 - 0.74 * abs(u)


def door(model: Model, middle: float, wide: float, high: float) -> None:
    """A doorway of the later, Baroque kind: pilasters and a broken-looking gable."""
    block(
        model,
        FRONT,
        (middle - wide / 2 - 1.1, middle - wide / 2 - 0.2),
        (0, high),
        (0, 0.7),
        MARBLE,
    )
    block(
        model,
        FRONT,
        (middle + wide / 2 + 0.2, middle + wide / 2 + 1.1),
        (0, high),
        (0, 0.7),
        MARBLE,
    )
    block(
        model,
        FRONT,
        (middle - wide / 2 - 1.3, middle + wide / 2 + 1.3),
        (high, high + 0.9),
        (0, 1),
        MARBLE,
    )
    span = (middle - wide / 2 - 1.5, middle + wide / 2 + 1.5)
    pediment(model, FRONT, span, high + 0.9, 1.9, (0.2, 1.0), MARBLE, 0.4)


def window(model: Model, o: Opening, lights: int) -> None:
    """Glass and tracery in a pointed window, a gablet and a small statue over it."""
    tracery(model, FRONT, o, (-0.7, -0.3), lights, 0.26, MARBLE)
    half, top = o.width / 2 + 0.7, o.top
    ribs(
        model,
        FRONT,
        [[(o.center - half, o.spring), (o.center, top + 1.6), (o.center + half, o.spring)]],
        0.4,
        (-0.1, 0.6),
        MARBLE,
    )
    model.add(statue(1.9, MARBLE, int(o.center) + 40), (o.center, -0.5, top + 1.7))


def front(model: Model) -> None:
    """Five bays between six piers: doors below, windows above, the gable's crest of tracery."""
    for a, b in itertools.pairwise(PIERS):
        middle, low = (a + b) / 2, min(skyline(a), skyline(b))
        outer, main = abs(middle) > 20, abs(middle) < 1
        wide = 4.6 if main else 3.2
        tall = 11.0 if main else 7.4
        cut(
            model,
            FRONT,
            (a, b),
            (0, 15),
            Opening(middle, 0, tall, wide, "flat", 1.2, back=BRONZE),
            WALL,
        )
        door(model, middle, wide, tall)
        if main:
            o = Opening(middle, 18.5, 33, 6.4, "pointed", 0.9, 2, 0.2, GLASS)
            cut(model, FRONT, (a, b), (15, low), o, WALL)
            window(model, o, 4)
            balustrade(model, FRONT, (-6.8, 6.8), 16.2, 1.5, 0.7, MARBLE, 0.7)
        elif outer:
            o = Opening(middle, 15.6, 21.6, 3.0, "pointed", 0.8, 2, 0.18, GLASS)
            cut(model, FRONT, (a, b), (15, low), o, WALL)
            window(model, o, 2)
        else:
            square = Opening(middle, 15.8, 20.4, 2.8, "flat", 0.8, 1, 0.2, GLASS)
            cut(model, FRONT, (a, b), (15, 24), square, WALL)
            ribs(
                model,
                FRONT,
                [[(middle - 2.2, 21.2), (middle, 23.2), (middle + 2.2, 21.2)]],
                0.5,
                (0, 0.6),
                MARBLE,
            )
            o = Opening(middle, 25.6, 31.2, 3.4, "pointed", 0.8, 2, 0.18, GLASS)
            cut(model, FRONT, (a, b), (24, low), o, WALL)
            window(model, o, 3)
        block(model, FRONT, (a, b), (14.4, 15.0), (-0.1, 0.5), MARBLE)
        crest(model, a, b, low)


def crest(model: Model, a: float, b: float, low: float) -> None:
    """The slope of the gable over one bay, with hanging arches and a comb of gablets."""
    cuts = [a, 0.0, b] if a < 0 < b else [a, b]
    for p, q in itertools.pairwise(cuts):
        patch(model, FRONT, [[(p, low), (q, low), (q, skyline(q)), (p, skyline(p))]], 0, WALL)
        for shift, wide, out in ((0.0, 0.6, 0.7), (-1.8, 0.3, 0.4)):
            way = [(p, skyline(p) + shift), (q, skyline(q) + shift)]
            ribs(model, FRONT, [way], wide, (-0.4, out), MARBLE)
        count = max(4, round((q - p) / 0.9))
        comb: list[list[Spot]] = []
        for i in range(count):
            u0, u1 = p + (q - p) * i / count, p + (q - p) * (i + 1) / count
            mid = (u0 + u1) / 2
            comb.append([(u0, skyline(u0)), (mid, skyline(mid) + 1.7), (u1, skyline(u1))])
            comb.append([(mid, skyline(mid)), (mid, skyline(mid) + 2.3)])
            comb.append(
                [(u0, skyline(u0) - 1.8), (mid, skyline(mid) - 0.6), (u1, skyline(u1) - 1.8)]
            )
        ribs(model, FRONT, comb, 0.2, (0.0, 0.35), MARBLE)


def piers(model: Model) -> None:
    """Six piers with panels, statues under canopies in four rows, and a spire on each."""
    for k, x in enumerate(PIERS):
        half = 2.5 if abs(x) > 30 else 1.55
        top = skyline(x) + 1.0
        block(model, FRONT, (x - half, x + half), (0, top), (-1.5, 1.7), WALL)
        block(model, FRONT, (x - half - 0.3, x + half + 0.3), (0, 3.0), (-1.5, 2.1), WALL)
        for z in np.arange(5.0, top - 3, 6.6):
            for u in (x - half * 0.5, x + half * 0.5) if half > 2 else (x,):
                block(model, FRONT, (u - 0.55, u + 0.55), (z, z + 0.4), (1.7, 2.7), MARBLE)
                model.add(statue(2.6, MARBLE, int(z) + k * 9), (u, -2.2, float(z) + 0.4))
                hood = pinnacle(2.2, 0.9, MARBLE)
                model.add(hood, (u, -2.0, float(z) + 3.3))
            block(
                model,
                FRONT,
                (x - half - 0.15, x + half + 0.15),
                (z - 0.6, z - 0.3),
                (-1.5, 1.9),
                MARBLE,
            )
            lines = [[(x + s * half * 0.75, z), (x + s * half * 0.75, z + 5.4)] for s in (-1, 1)]
            ribs(model, FRONT, lines, 0.22, (1.6, 1.9), MARBLE)
        for dx in (-1.3, 1.3) if half > 2 else (0.0,):
            spire(model, x + dx, -0.2, top, 13.0 if half < 2 else 11.0, 1.9, k)


def spire(model: Model, x: float, y: float, z: float, high: float, wide: float, seed: int) -> None:
    """A pinnacle with four lesser ones about it and a statue on its tip."""
    model.add(pinnacle(high, wide, MARBLE), (x, y, z))
    for dx, dy in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
        small = pinnacle(high * 0.42, wide * 0.36, MARBLE)
        model.add(small, (x + dx * wide * 0.56, y + dy * wide * 0.56, z))
    model.add(statue(high * 0.17, MARBLE, seed + 5, 0.2), (x, y, z + high * 0.985))


def body(model: Model) -> None:
    """Five aisles stepping up, flyers and rows of spires; the lantern with its golden figure."""
    for x, top in ((33.0, 29.0), (20.6, 37.5), (8.4, 46.5)):
        model.box((-x, 1.5, 0), (x, 150, top), WALL)
        for side in (-1, 1):
            wall = Wall((side * x, 2 if side > 0 else 150, 0), 90 if side > 0 else -90)
            balustrade(model, wall, (0, 148), top, 1.4, 0.0, MARBLE, 1.1)
    flank = Wall((33.0, 2, 0), 90)
    for i in range(14):
        y = 8.0 + i * 10.0
        if 78 < y < 100:
            continue
        block(model, flank, (y - 3.2, y - 0.8), (0, 29), (0, 2.6), WALL)
        o = Opening(y + 3.2, 6, 19, 4.4, "pointed", 0.8, 2, 0.2, GLASS)
        cut(model, flank, (y - 0.8, y + 6.8), (0, 28.9), o, WALL, 0.4)
        tracery(model, flank, o, (-0.3, 0.1), 3, 0.25, MARBLE)
        spire(model, 34.2, y, 29.0, 15.5, 1.9, i)
        for side in (-1, 1):
            spire(model, side * 21.0, y, 37.5, 15.0, 1.7, i + 20)
            spire(model, side * 8.6, y, 46.5, 13.5, 1.5, i + 40)
            flyer(model, (side * 33, y, 31), (side * 21.2, y, 40), 0.7, 2.0, MARBLE)
            flyer(model, (side * 20.5, y, 40), (side * 8.8, y, 49), 0.7, 2.0, MARBLE)
    model.box((-45, 80, 0), (45, 99, 43), WALL)
    for x in (38.0, 45.0):
        for y in (80.0, 99.0):
            spire(model, x, y, 43, 17, 2.0, int(x))
    model.lathe(
        (0, 90, 44),
        [(11.5, 0), (10.8, 16), (11.6, 16.4), (10.4, 17.5)],
        WALL,
        8,
        22.5,
        smooth=False,
    )
    for i in range(8):
        a = np.radians(22.5 + 45 * i)
        spire(model, float(11.2 * np.cos(a)), float(90 + 11.2 * np.sin(a)), 60, 15, 1.7, i)
        spire(model, float(5.0 * np.cos(a)), float(90 + 5.0 * np.sin(a)), 64, 14, 1.2, i)
    steps = [
        (4.4, 0),
        (3.9, 12),
        (4.5, 12.4),
        (2.9, 13),
        (2.5, 24),
        (3.0, 24.4),
        (1.6, 25.2),
        (0.5, 41),
    ]
    model.lathe((0, 90, 61), steps, MARBLE, 8, 22.5, smooth=False)
    for z, r in ((73.5, 3.6), (85.5, 2.3)):
        for i in range(8):
            a = np.radians(22.5 + 45 * i)
            small = pinnacle(7, 0.8, MARBLE)
            model.add(small, (float(r * np.cos(a)), float(90 + r * np.sin(a)), z))
    model.add(statue(5.4, GOLD, 3, 0.5), (0, 90, 101.6))
    model.bars([(1.2, 90, 102)], [(1.2, 90, 108.5)], 0.16, GOLD)


def draw(plate: Plate) -> None:
    """Morning sky, the church, the crowd on the square."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.0, 0.4, seed=121)):
        air.sky(plate, ["#4d7fbf", "#86aedb", "#bed2e6", "#efdcd2", "#f6d6c0"], 990)
        air.clouds(plate, "#fffaf4", 57, ".003 .008", 0.5, 4, 0.9, 880)
        air.clouds(plate, "#f2c9b8", 58, ".004 .013", 0.57, 5, 0.55, 940)
        model = Model()
        front(model)
        piers(model)
        body(model)
        terrain(model, CAMERA, PAVE, None, (30, 700), 26, 80, 40)
        model.box((-40, -7, 0), (42, 2, 0.5), MARBLE)
        dice = Dice(3)
        crowd = [(dice.gauss(14, 26), dice.uniform(-112, -12), 0.0) for _ in range(130)]
        people(model, crowd, [SKIN, SHOE, RED, NAVY, CREAM, SHOE], 6)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#3a3238", 0.4, 1.2, 2.0), 4200))
        air.glaze(plate, [(0, "#2b2630", 0), (1, "#2b2630", 0.4)], 1000)
    air.vignette(plate, "#1a1622", 0.28)
