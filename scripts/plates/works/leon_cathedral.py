"""León Cathedral, 1205-1301: the west front at dusk, its glass lit from within.

Ratio 14:13; over the south-west corner: the front left, the flank's wall of windows right.
Last violet light from the left; every window glows like embers; deep blue sky with a rose band.
Palette: ash gold stone, indigo, violet, ruby, amber, emerald, cobalt glass, grey paving.
Features: two unlike towers free of the nave, the great rose, three porches, walls of glass.
"""

import math
from dataclasses import replace

import numpy as np

from .. import air, materials
from ..architecture import gable_roof, pinnacle, statue
from ..core import Dice, Plate
from ..garden import CROWD, people, terrain
from ..gothic import Stuff, portal, rose_window
from ..masonry import Flank, flank, flyer, glazing, tracery
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Opening, Wall, block, box_walls, cut, oculus, ribs, ring, row

SIZE = (1160, 1080)
ALT = {
    "en": "A church at dusk with two unlike spired towers, three deep porches and a great rose; "
    "almost every wall is stained glass glowing from within.",
    "es": "Iglesia al anochecer con dos torres distintas de aguja, tres porches hondos y un gran "
    "rosetón; casi todos los muros son vidrieras que brillan desde dentro.",
}
STONE, WALL, DARK, SLATE, DOOR, PAVE, AMBER, RUBY, COBALT, EMERALD, GOLD = range(11)
SKIN, SHOE, RED, NAVY, CREAM = range(11, 16)
STUFF = [
    Material(("#8a7a66", "#b5a388", "#d2c2a6"), grain=0.8, contrast=0.6, streaks=0.3, bump=0.1),
    Material(
        ("#7c6e5c", "#a6967c", "#c4b498", "#94866e"),
        0.6,
        1.3,
        0.3,
        scatter=0.3,
        grain=2,
        contrast=0.8,
        streaks=0.5,
        bump=0.1,
    ),
    Material(("#15131a", "#25222c"), bump=0),
    Material(("#333c50", "#4a5468", "#626c80"), 0.6, 0.6, 0.25, grain=3, contrast=0.8),
    Material(("#2c1c14", "#543826"), 0.9, 0.5, 0.6),
    Material(("#5c5866", "#7a7482", "#938c98"), 1.0, 1.4, 0.3, grain=2, gloss=0.2, casts=False),
    Material(("#ff9c10", "#ffd860"), grain=0.3, contrast=1.2, bump=0),
    Material(("#e01028", "#ff5a50"), grain=0.3, contrast=1.2, bump=0),
    Material(("#1840f0", "#5a90ff"), grain=0.3, contrast=1.2, bump=0),
    Material(("#10a050", "#60e088"), grain=0.3, contrast=1.2, bump=0),
    Material(("#ffb830", "#ffe080"), grain=0.3, contrast=1.0, bump=0),
    *CROWD,
]
CAMERA = Camera((106, -54, 2.0), (5, 32, 2.0), 1500, (560, 985))
LIGHT = Light(
    (-0.62, -0.62, 0.30),
    "#f0a898",
    0.8,
    "#6f7ad8",
    0.52,
    "#d89a5c",
    0.5,
    haze_color="#6a5f96",
    haze_distance=900,
)
FRONT = Wall((0, 0, 0), 0)
GLASS = [AMBER, COBALT, RUBY, GOLD, COBALT, EMERALD, AMBER, RUBY]
GOTHIC = Stuff(STONE, WALL, DOOR, DARK)


def middle(model: Model) -> None:
    """The nave's front: three porches, four lancets, the rose, the gable with its turrets."""
    for a, b, wide, spring in (
        (-11.4, -4.2, 6.6, 4.6),
        (-4.2, 4.2, 7.8, 5.2),
        (4.2, 11.4, 6.6, 4.6),
    ):
        portal(model, FRONT, (a, b), 13.0, wide, spring, GOTHIC)
    for u in (-4.2, 4.2):
        o = Opening(u, 0, 8.0, 1.0, "lancet", 0.8)
        block(model, FRONT, (u - 0.9, u - 0.6), (0, 8), (0, 1.0), STONE)
        block(model, FRONT, (u + 0.6, u + 0.9), (0, 8), (0, 1.0), STONE)
        ribs(model, FRONT, [o.outline(-0.2)], 0.3, (0, 0.8), STONE)
    block(model, FRONT, (-11.4, 11.4), (12.6, 13.4), (-0.3, 0.9), STONE)
    o = Opening(0, 14.2, 17.4, 3.4, "pointed", 0.7, 1, 0.2, GOLD)
    for u in row(model, FRONT, (-8, 8), (13.0, 20.0), 4, o, WALL):
        one = Opening(u, 14.2, 17.4, 3.0, "pointed")
        glazing(model, FRONT, one, -0.8, GLASS, 0.42, int(u) + 20)
        tracery(model, FRONT, one, (-0.8, -0.4), 2, 0.2, STONE)
    block(model, FRONT, (-8, 8), (20.0, 20.6), (-0.3, 0.7), STONE)
    oculus(model, FRONT, (-8, 8), (20.4, 35.0), (0, 27.6), 6.4, 1.0, WALL, GOLD)
    rows = ((12, 0.18, 0.5), (24, 0.54, 0.92))
    rose_window(
        model, FRONT, (0, 27.6), 6.3, 1.0, STONE, [AMBER, COBALT, RUBY, EMERALD, GOLD], rows
    )
    ribs(model, FRONT, [[*ring((0, 27.6), 6.8, 48), (6.8, 27.6)]], 0.5, (0, 0.4), STONE)
    for x in (-8.0, 8.0):
        block(model, FRONT, (x - 1.3, x + 1.3), (13, 36), (-1.5, 1.0), WALL)
        model.lathe((x, 0.2, 36), [(1.5, 0), (1.5, 5), (1.8, 5.3), (0, 14)], STONE, 8, smooth=False)
    block(model, FRONT, (-8, 8), (34.6, 36.4), (-0.3, 0.8), STONE)
    gable = Wall((0, 0.6, 0), 0)
    for i in range(24):
        half = 6.4 * (1 - i / 24)
        block(model, gable, (-half, half), (36.2 + i * 0.42, 36.64 + i * 0.42), (-0.5, 0), WALL)
    ribs(model, gable, [[(-6.6, 36.2), (0, 46.8), (6.6, 36.2)]], 0.6, (-0.4, 0.5), STONE)
    small = ring((0, 39.6), 1.7, 24)
    ribs(model, gable, [[*small, small[0]]], 0.4, (0, 0.4), STONE)
    model.add(statue(2.4, STONE, 9), (0, -0.2, 46.4))


def tower(high: float) -> Model:
    """A square tower with corner buttresses, blind and open stages; its spire comes on top."""
    model = Model()
    half = 6.0
    stages = (0.0, 13.0, 24.0, 34.0, high)
    for wall, length in box_walls((-half, -half, 0), (half, half, 0)):
        for k in range(4):
            low, top = stages[k], stages[k + 1]
            lights, back = (1, DARK) if k < 2 else (2, DARK)
            o = Opening(
                0, low + 2.4, top - 3.6, 2.2 if lights == 1 else 1.9, "pointed", 0.7, 2, 0.2, back
            )
            row(model, wall, (1.8, length - 1.8), (low, top), lights, o, WALL)
            block(model, wall, (-0.6, length + 0.6), (top - 0.5, top), (-0.3, 0.8), STONE)
        for a, b in ((-0.8, 1.8), (length - 1.8, length + 0.8)):
            block(model, wall, (a, b), (0, high), (-0.3, 0.7), WALL)
    model.box((-half, -half, high - 1), (half, half, high), WALL)
    for dx in (-1, 1):
        for dy in (-1, 1):
            model.add(pinnacle(9.5, 2.0, STONE), (dx * 5.6, dy * 5.6, high))
    return model


def spires(model: Model) -> None:
    """Left: the bell tower with its plain stone spire; right: the taller one of stone lace."""
    left, right = -17.8, 17.8
    model.add(tower(45), (left, 7, 0))
    model.add(tower(46), (right, 7, 0))
    model.lathe((left, 7, 45), [(4.9, 0), (0.2, 19.5)], STONE, 8, 22.5, smooth=False)
    model.lathe((right, 7, 46), [(3.7, 0), (0.1, 21.0)], DARK, 8, 22.5, smooth=False)
    for i in range(8):
        a = math.radians(22.5 + 45 * i)
        b = math.radians(22.5 + 45 * (i + 1))
        way = [
            (right + 4.2 * (1 - t) * math.cos(a), 7 + 4.2 * (1 - t) * math.sin(a), 46 + 22 * t)
            for t in (0, 0.3, 0.6, 1.0)
        ]
        model.tube(way, 0.34, STONE, 6)
        for k in range(12):
            r0 = 4.15 * (1 - k / 12.5)
            z = 46.2 + k * 1.75
            p = (right + r0 * math.cos(a), 7 + r0 * math.sin(a), z)
            q = (right + r0 * math.cos(b), 7 + r0 * math.sin(b), z)
            model.bars([p], [q], 0.24, STONE)
            r1 = 4.15 * (1 - (k + 1) / 12.5)
            up = (right + r1 * math.cos(b), 7 + r1 * math.sin(b), z + 1.75)
            model.bars([p], [up], 0.16, STONE)
            model.box((p[0] - 0.2, p[1] - 0.2, z), (p[0] + 0.2, p[1] + 0.2, z + 0.45), STONE)
    for x in (left, right):
        model.bars([(x, 7, 64)], [(x, 7, 69)], 0.25, DARK)
    for s in (-1, 1):
        for low, high in ((20.0, 26.0), (27.0, 33.0)):
            flyer(model, (s * 12.0, 6, low), (s * 8.0, 6, high), 1.0, 2.0, STONE)


def church(model: Model) -> None:
    """The nave behind: aisle and clerestory of glass with flyers, transept, roofs."""
    for start, bays in ((15.0, 6), (72.0, 4)):
        part = Flank(1, 7.4, 14.5, start, 6.6, bays, 12.5, 16.5, 26.0, 32.5)
        flank(model, part, WALL, STONE, GLASS, SLATE, int(start))
    model.box((-7.4, 2.5, 0), (5.6, 100, 32), WALL)
    gable_roof(model, (-8.0, 8.0), (1.4, 102), 32.5, 9.5, SLATE, WALL, "y")
    model.box((-22, 56, 0), (19.6, 70, 32), WALL)
    transept(model)
    gable_roof(model, (-23, 23), (55, 71), 32.5, 9.0, SLATE, WALL, "x")
    west = Wall((8, 54.8, 0), 0)
    o = Opening(8, 16.5, 26, 6.0, "pointed", 0.6, 1, 0.2, GOLD)
    cut(model, west, (0, 15), (12, 32.5), o, WALL)
    glazing(model, west, o, -0.6, GLASS, 0.5, 88)
    tracery(model, west, o, (-0.6, -0.1), 4, 0.24, STONE)
    for y in (55, 71):
        model.box((21.0, y - 1.4, 0), (24.4, y + 1.4, 37), WALL)
        model.add(pinnacle(9, 2.2, STONE), (22.7, y, 37))


def alight(plate: Plate, model: Model) -> None:
    """Lay the glass once more on top, as a lamp inside would show it, sharp and as a bloom."""
    lamp = Light((0, -0.8, 0.6), "#fff0d8", 1.1, "#ffe8d0", 0.8, "#ffe8d0", 0.5, haze_distance=1e6)
    night = [
        m if AMBER <= i <= GOLD else replace(m, colors=("#000000", "#000000"), stripe=None, gloss=0)
        for i, m in enumerate(STUFF)
    ]
    glass = [replace(m, casts=i == DARK) for i, m in enumerate(night)]
    pixels = paint(plate, model, CAMERA, lamp, glass, Ink("#000000", 0.3, 0.0), 600)
    pixels[..., 3] = np.minimum(pixels[..., 3], pixels[..., :3].max(-1))
    lay(plate, pixels)
    for radius, opacity in ((3.0, 0.9), (9.0, 1.0), (9.0, 1.0), (26.0, 1.0), (26.0, 1.0)):
        soft = materials.blur(plate, radius)
        with plate.group(filter=soft, opacity=opacity, style="mix-blend-mode:screen"):
            lay(plate, pixels)


def transept(model: Model) -> None:
    """The south arm's end: a door, a row of lancets, a second rose, all of glass."""
    end = Wall((22.0, 56, 0), 90)
    cut(model, end, (0, 14), (0, 11), Opening(7, 0, 5, 5, "pointed", 1.0, 4, 0.3, DOOR), WALL)
    o = Opening(0, 12.0, 16.4, 2.6, "pointed", 0.7, 1, 0.2, GOLD)
    for u in row(model, end, (0.6, 13.4), (11, 19.5), 4, o, WALL):
        one = Opening(u, 12.0, 16.4, 2.2, "pointed")
        glazing(model, end, one, -0.85, GLASS, 0.42, int(u) + 60)
        tracery(model, end, one, (-0.85, -0.4), 2, 0.18, STONE)
    oculus(model, end, (0, 14), (19.5, 32.5), (7, 25.8), 5.4, 0.9, WALL, GOLD)
    rows = ((8, 0.18, 0.5), (16, 0.54, 0.92))
    rose_window(model, end, (7, 25.8), 5.3, 0.9, STONE, [AMBER, RUBY, COBALT, EMERALD], rows, 5)
    for z in (11.0, 19.2):
        block(model, end, (0, 14), (z, z + 0.5), (-0.2, 0.5), STONE)


def draw(plate: Plate) -> None:
    """Dusk sky, the church with its glass alight, lamps' glow on the square, people."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.0, 0.38, seed=231)):
        air.sky(plate, ["#141c4c", "#2a3474", "#5a4f94", "#b06f96", "#f0a078"], 990)
        air.clouds(plate, "#3a3a7a", 51, ".003 .010", 0.5, 4, 0.7, 820)
        air.clouds(plate, "#f09a8c", 52, ".0035 .015", 0.56, 5, 0.6, 960)
        model = Model()
        middle(model)
        spires(model)
        church(model)
        terrain(model, CAMERA, PAVE, None, (14, 600), 30, 80, 40)
        model.box((-25, -9, -0.2), (25, 0, 0.35), PAVE)
        dice = Dice(5)
        crowd = [(dice.gauss(6, 13), dice.uniform(-62, -10), 0.0) for _ in range(34)]
        people(model, crowd, [SKIN, SHOE, RED, NAVY, CREAM, SHOE], 3)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#15121f", 0.5, 1.2, 1.6), 4200))
        alight(plate, model)
        air.glaze(plate, [(0, "#0e0c1e", 0), (1, "#0e0c1e", 0.5)], 970)
    air.vignette(plate, "#080818", 0.42)
