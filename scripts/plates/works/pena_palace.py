"""Pena Palace, Sintra, von Eschwege, 1842-1854: from below its rocks, above woods and mist.

Ratio 4:3; the colored volumes climb: red at the left, blue tiles, yellow at the right.
Morning sun from the left breaks through; mist fills the valleys, the far sea is a pale line.
Palette: brick red, egg yellow, tile blue, lichen gray, moss and fir green, pearl mist.
Features: clock tower, round yellow tower, striped domes, battlements, horseshoe arches, the triton.
"""

import math
from itertools import pairwise

import numpy as np

from .. import air, materials
from ..architecture import dome_profile, statue
from ..core import Dice, Noise, Plate
from ..garden import conifer, leaves, people, tree
from ..ironwork import BARK, CLOTHES, COMMON, DARK, LEAF, OWN, courses, glazed, onion
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model, Vec
from ..surface import Material
from ..walls import Drum, Opening, Spot, Surface, Wall, block, box_walls, fill, ribs, ring, row

SIZE = (1200, 900)
CRIMSON, YELLOW, TILES, STONE, WHITE, ROCK, FIR, GOLD, MOSS = range(OWN, OWN + 9)
STUFF = [
    *COMMON,
    Material(("#8a2620", "#b8402f", "#cf5c44"), grain=2, contrast=0.8, streaks=0.6, bump=0.15),
    Material(("#c98a1c", "#ecb638", "#f8d264"), grain=2, contrast=0.7, streaks=0.55, bump=0.15),
    Material(
        ("#6f83a4", "#93a6c0", "#b8c4d2"), 0.28, 0.28, 0.3, scatter=0.6, grain=1.2, gloss=0.06
    ),
    Material(("#7f776a", "#a89f8f", "#c6bdab"), 0.6, 1.2, 0.35, grain=1.5, streaks=0.6),
    Material(("#cfc6b2", "#efe8d8"), grain=1, streaks=0.3),
    Material(("#5a5850", "#86837a", "#aaa698"), grain=3, contrast=1.1, bump=1.0),
    Material(("#16321f", "#2c5230", "#52783f"), contrast=1.0),
    Material(("#a87a22", "#ecc04a"), grain=0.5, gloss=0.15),
    Material(("#34502c", "#4f6e3a", "#75904e"), grain=2, contrast=1.1, bump=0.8),
]
CAMERA = Camera((-24, -128, -24), (-4, 0, -24), 1380, (532, 792))
LIGHT = Light(
    (-0.64, -0.60, 0.52),
    "#fff0cf",
    2.3,
    "#a6bce6",
    0.78,
    "#a8b090",
    0.32,
    haze_color="#d3dde2",
    haze_distance=1100,
)


def merlons(
    model: Model, surface: Surface, u: Spot, z: float, stuff: int, step: float = 1.5
) -> None:
    """Battlements along a wall: a corbel course and pointed teeth."""
    count = max(2, round((u[1] - u[0]) / step))
    gap = (u[1] - u[0]) / count
    block(model, surface, u, (z - 0.8, z), (-0.3, 0.45), stuff)
    for i in range(count):
        a = u[0] + (i + 0.25) * gap
        block(model, surface, (a, a + gap * 0.55), (z, z + 1.1), (-0.15, 0.4), stuff)
    for i in range(count * 2):
        a = u[0] + (i + 0.3) * gap / 2
        block(model, surface, (a, a + gap * 0.2), (z - 1.5, z - 0.8), (0, 0.35), WHITE)


def cap(model: Model, at: Vec, r: float, high: float, stuff: int, lobes: int = 10) -> None:
    """A bulbous ribbed dome with a gilt tip."""
    profile = onion(r, high)
    model.lathe(at, profile, stuff, 30)
    for i in range(lobes):
        a = 2 * math.pi * i / lobes
        way = [
            (at[0] + q * 1.02 * math.cos(a), at[1] + q * 1.02 * math.sin(a), at[2] + z)
            for q, z in profile[:-2]
        ]
        model.tube(way, r * 0.06, STONE, 5)
    model.lathe(
        (at[0], at[1], at[2] + high * 0.9), [(0.12, 0), (0.3, 0.4), (0.08, 0.9), (0, 1.8)], GOLD, 8
    )


def bartizan(model: Model, at: Vec, r: float, high: float, stuff: int, dome: int) -> None:
    """A round corner turret on a tapering foot, with slits, battlements and a dome."""
    x, y, z = at
    model.lathe(
        (x, y, z),
        [
            (0.1, -r * 1.8),
            (r * 0.6, -r * 0.8),
            (r, 0),
            (r, high),
            (r * 1.15, high + 0.3),
            (r * 1.15, high + 0.8),
        ],
        stuff,
        20,
    )
    drum = Drum((x, y, 0), r)
    for k in range(8):
        u = k * drum.girth / 8
        slit = Opening(u, z + high * 0.35, z + high * 0.65, r * 0.3, "round", 0.1)
        fill(model, drum, slit.outline(), 0.04, DARK)
        ribs(model, drum, [slit.outline()], 0.14, (0, 0.14), WHITE)
    cap(model, (x, y, z + high + 0.7), r * 1.0, r * 2.3, dome)


def block_of(
    model: Model, low: Vec, high: Vec, stuff: int, rows: tuple[float, ...], kind: str
) -> None:
    """A volume with rows of framed arched windows and battlements on its visible sides."""
    for wall, wide in box_walls(low, high):
        top = high[2] - low[2]
        levels = [*rows, top]
        block(model, wall, (0, wide), (0, rows[0]), (-0.3, 0), stuff)
        for z0, z1 in pairwise(levels):
            count = max(1, round(wide / 3.4))
            o = Opening(0, z0 + 0.9, z0 + (z1 - z0) * 0.5, 1.4, kind, 0.4, 1, 0.15, DARK)
            glazed(model, wall, (0, wide), (z0, z1), count, o, stuff, WHITE, (2, 3), 0.24)
        courses(model, wall, (0, wide), [(rows[0] - 0.3, 0.3, 0.2)], STONE)
        merlons(model, wall, (0, wide), top, stuff)
    model.box(
        (low[0] + 0.9, low[1] + 0.9, low[2]), (high[0] - 0.9, high[1] - 0.9, high[2] - 0.2), stuff
    )


def clock_tower(model: Model, x: float, y: float, z: float) -> None:
    """The red tower: dial, battlements, four round corner turrets, an upper stage with a dome."""
    half, top = 3.6, z + 25.0
    block_of(
        model, (x - half, y - half, z), (x + half, y + half, top), CRIMSON, (6.0, 12.0), "round"
    )
    wall = Wall((x - half, y - half, 0), 0)
    fill(model, wall, ring((half, top - 3.4), 1.45, 28), 0.1, WHITE)
    dial = ring((half, top - 3.4), 1.5, 28)
    ribs(model, wall, [[*dial, dial[0]]], 0.3, (0, 0.3), STONE)
    ribs(
        model,
        wall,
        [[(half, top - 3.4), (half, top - 2.3)], [(half, top - 3.4), (half + 0.8, top - 3.8)]],
        0.16,
        (0.1, 0.2),
        DARK,
    )
    for sx in (-1, 1):
        for sy in (-1, 1):
            bartizan(model, (x + sx * half, y + sy * half, top - 2.2), 1.05, 3.8, CRIMSON, CRIMSON)
    block_of(
        model, (x - 2.2, y - 2.2, top), (x + 2.2, y + 2.2, top + 5.0), CRIMSON, (0.4,), "round"
    )
    cap(model, (x, y, top + 5.4), 2.1, 4.6, CRIMSON)


def red_house(model: Model) -> None:
    """The old convent: long red walls, chapel with its dome, a round turret at the end."""
    block_of(model, (-36, -2, 0), (-12, 14, 12), CRIMSON, (2.4, 7.0), "pointed")
    block_of(model, (-29, 4, 8), (-17, 16, 17), CRIMSON, (1.5,), "round")
    model.lathe(
        (-23, 9, 17),
        [(4.0, 0), (4.0, 2), *((r, 2 + h) for r, h in dome_profile(3.9, 4.2, 10)[:-1])],
        WHITE,
        28,
    )
    model.lathe((-23, 9, 23), [(0.5, 0), (0.5, 1.6), (0, 2.4)], GOLD, 8)
    bartizan(model, (-36, -2, 5), 1.7, 9.0, CRIMSON, YELLOW)
    clock_tower(model, -9, 4, 0)


def blue_gate(model: Model) -> None:
    """The tiled block in the middle: pointed gate, the triton under his bow window, two turrets."""
    low, high = (-4.5, -6.0, -2.0), (9.5, 8.0, 17.0)
    block_of(model, low, high, TILES, (13.0,), "pointed")
    wall = Wall((low[0], low[1], 0), 0)
    o = Opening(7, -2, 3.6, 3.6, "pointed", 0.1)
    fill(model, wall, o.outline(), 0.3, DARK)
    block(model, wall, (0, 14), (-2, 11), (-0.3, 0.05), TILES)
    fill(model, wall, o.outline(), 0.1, DARK)
    for grow, out in ((0.0, 0.9), (0.6, 0.6), (1.2, 0.3)):
        edge = Opening(7, -2, 3.6, 3.9 + grow, "pointed").outline()
        ribs(model, wall, [edge], 0.42, (0, out), STONE)
    dice = Dice(5)
    bow = Drum((2.5, -6.4, 0), 2.1)
    model.lathe((2.5, -6.4, 7.0), [(0.4, 0), (1.0, 0.5), (1.9, 1.6), (2.3, 2.4)], STONE, 22)
    row(
        model,
        bow,
        (-2.9, 2.9),
        (9.4, 13.4),
        3,
        Opening(0, 10.0, 12.0, 1.1, "pointed", 0.4, back=DARK),
        STONE,
    )
    model.lathe((2.5, -6.4, 13.4), [(2.4, 0), (2.4, 0.5), (1.4, 1.3), (0, 2.0)], STONE, 22)
    model.add(statue(3.0, STONE, 3, 0.9), (2.5, -8.2, 6.2))
    for _ in range(18):
        a = dice.uniform(-1.4, 1.4)
        base = np.array([2.5 + 1.9 * math.sin(a), -6.5 - 1.7 * math.cos(a), dice.uniform(6.4, 9.0)])
        bend = base + np.array([dice.uniform(-0.6, 0.6), -0.4, 0.5])
        model.tube(
            np.array([base, bend, bend + np.array([dice.uniform(-0.4, 0.4), 0.1, 0.6])]),
            np.array([0.22, 0.16, 0.05]),
            STONE,
            6,
        )
    for x in (-4.5, 9.5):
        bartizan(model, (x, -6.0, 8.0), 1.5, 10.0, TILES, STONE)


def yellow_house(model: Model) -> None:
    """The new palace: yellow walls, horseshoe loggia, the great round tower, a striped minaret."""
    block_of(model, (9.5, -3, 0), (26, 14, 15), YELLOW, (6.4, 10.6), "round")
    wall = Wall((10.2, -3.1, 0), 0)
    loggia = Opening(0, 0.6, 2.8, 2.5, "round", 1.2, 1, 0.2, DARK)
    row(model, wall, (0, 15.6), (0, 6.2), 5, loggia, YELLOW, 1.4)
    for i in range(5):
        edge = moved_horseshoe((i + 0.5) * 3.12, 3.0, 1.35)
        ribs(model, wall, [edge], 0.34, (1.3, 1.75), WHITE)
    block(model, wall, (-0.2, 15.8), (6.0, 6.6), (-0.1, 1.8), STONE)
    r, x, y = 8.4, 33.0, 3.0
    drum = Drum((x, y, 0), r)
    for z0, z1, wide in ((-6.0, 3.0, 1.2), (3.0, 10.0, 1.6), (10.0, 16.5, 1.6)):
        o = Opening(0, z0 + 2.2, z0 + 4.4, wide, "round", 0.4, 1, 0.2, DARK)
        glazed(model, drum, (0, drum.girth), (z0, z1), 12, o, YELLOW, WHITE, (2, 3), 0.26)
        courses(model, drum, (0, drum.girth), [(z1 - 0.4, 0.4, 0.3)], STONE)
    merlons(model, drum, (0, drum.girth), 17.4, YELLOW, 1.7)
    model.lathe((x, y, 16.4), [(r, 0), (0, 0.2)], STONE, 40)
    small = Drum((x, y, 0), 4.6)
    row(
        model,
        small,
        (0, small.girth),
        (16.5, 21.5),
        10,
        Opening(0, 17.5, 19.4, 1.0, "round", 0.3, back=DARK),
        YELLOW,
    )
    merlons(model, small, (0, small.girth), 22.0, YELLOW, 1.3)
    cap(model, (x, y, 21.8), 4.0, 7.6, YELLOW, 14)
    model.lathe((22, 8, 14), [(1.6, 0), (1.6, 10), (2.0, 10.6), (2.0, 11.4)], YELLOW, 16)
    cap(model, (22, 8, 25.2), 1.8, 4.2, STONE)
    for k in range(4):
        model.lathe((22, 8, 15.5 + 2.2 * k), [(1.65, 0), (1.65, 0.9)], CRIMSON, 16)
    bartizan(model, (26, -3, 9), 1.4, 7.6, YELLOW, CRIMSON)


def moved_horseshoe(u: float, z: float, r: float) -> list[Spot]:
    """A horseshoe arch around (u, z)."""
    return [
        (u + r * math.cos(t), z + r * math.sin(t)) for t in np.linspace(math.pi + 0.55, -0.55, 21)
    ]


def ramparts(model: Model) -> None:
    """The lower walls: gray curtain with bartizans, a yellow bastion, the arch of the drive."""
    for x0, x1, y, z, stuff in (
        (-46, -10, -14, -9.0, STONE),
        (-10, 12, -18, -10.0, STONE),
        (12, 46, -12, -8.0, YELLOW),
    ):
        wall = Wall((x0, y, 0), 0)
        block(model, wall, (0, x1 - x0), (z - 12, z + 7), (-1.5, 0), stuff)
        merlons(model, wall, (0, x1 - x0), z + 7, stuff, 1.9)
        model.box((x0, y + 1, z - 8), (x1, 6, z + 6.4), stuff)
        for k, u in enumerate(np.arange(3.0, x1 - x0 - 2, 4.4)):
            if abs(x0 + u) < 6:
                continue
            slit = Opening(float(u), z + 0.6, z + 2.4, 0.9, "round", 0.1)
            fill(model, wall, slit.outline(), 0.05, DARK)
            ribs(model, wall, [slit.outline()], 0.24, (0, 0.2), WHITE)
            pier = (float(u) + 1.8, float(u) + 2.8)
            block(model, wall, pier, (z - 12, z + 4.6), (0, 0.9), stuff)
            high = (3.0, 6.0, 4.2)[k % 3]
            ivy = leaves((0, 0, 0), (2.4, 0.4, high), 420, 0.26, (LEAF, FIR)[k % 2], k)
            model.add(ivy, (x0 + float(u) + 1.0, y - 0.5, z - 8.0 + high * 0.6))
    for x, y, z, stuff in (
        (-46, -14, -6, STONE),
        (-10, -18, -6, STONE),
        (12, -18, -6, STONE),
        (46, -12, -4, YELLOW),
    ):
        bartizan(model, (x, y, z), 1.6, 5.6, stuff, STONE)
    gate = Wall((-4, -18.1, 0), 0)
    fill(model, gate, moved_horseshoe(5, -8.6, 2.2), 0.1, DARK)
    ribs(model, gate, [moved_horseshoe(5, -8.6, 2.4)], 0.6, (0, 0.4), WHITE)


def hill(model: Model) -> None:
    """Boulders and woods under the walls."""
    dice, noise = Dice(9), Noise(4)
    xs, ts = np.linspace(-110, 110, 90), np.linspace(0, 1, 40)
    points = np.empty((40, 90, 3))
    for j, t in enumerate(ts):
        for i, x in enumerate(xs):
            edge = -12 - 26 * max(0.0, abs(x) / 46 - 1)
            z = edge - 44 * t**0.85 + 3.0 * noise.fbm(x * 0.11, t * 7, 4)
            points[j, i] = (x, -13 - 52 * t + 4 * noise.fbm(x * 0.07 + 9, t * 4, 3), z)
    model.grid(points, MOSS)
    for _ in range(34):
        x, t = dice.uniform(-52, 52), dice.uniform(0.0, 0.4)
        r = dice.uniform(1.8, 4.4) * (1 - t)
        at = (x, -14 - 50 * t, -14 - 40 * t)
        shape = [(0, 0), (0.7, 0.15), (1, 0.55), (0.85, 1.0), (0.45, 1.3), (0, 1.4)]
        stone = Model()
        stone.lathe(
            (0, 0, 0),
            [(r * a * dice.uniform(0.85, 1.15), r * b) for a, b in shape],
            ROCK,
            9,
            dice.uniform(0, 90),
            smooth=False,
        )
        model.add(stone, at, dice.uniform(0, 360))
    for k in range(400):
        x, t = dice.uniform(-78, 78), dice.uniform(0.04, 0.62)
        if abs(x - 1) < 7 and t < 0.16:
            continue
        at = (x, -14 - 52 * t, -14 - 26 * max(0.0, abs(x) / 46 - 1) - 43 * t**0.85)
        if dice.random() < 0.42:
            model.add(conifer(dice.uniform(6, 11), FIR, BARK, k % 7, 0.2, 420), at)
        else:
            model.add(tree(dice.uniform(5, 9), (LEAF, FIR)[k % 2], BARK, k % 9, 0.8, 700), at)
    model.add(leaves((0, 0, 0), (1, 1, 1), 4, 0.2, LEAF, 1), (0, 20, -10))


ALT = {
    "en": "On a wooded, misty rock stands a fantastic castle of red and yellow volumes with a "
    "clock tower, a round tower, battlements, striped domes and a blue-tiled gate with a "
    "stone sea-man.",
    "es": "Sobre una roca boscosa y brumosa, un castillo fantástico de volúmenes rojos y "
    "amarillos con torre del reloj, torre redonda, almenas, cúpulas y puerta de azulejos "
    "con un tritón.",
}


def draw(plate: Plate) -> None:
    """Sky, far hills and sea, the rock with its palace, mist over the woods."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.9, 0.36, seed=43)):
        air.sky(plate, ["#4f8cc0", "#93bcd8", "#d6e2e2", "#f4ead4"], 700)
        air.clouds(plate, "#ffffff", 117, ".0032 .008", 0.48, 4, 0.9, 640)
        far = [(0.0, 640.0), (240.0, 600.0), (560.0, 630.0), (900.0, 590.0), (1200.0, 620.0)]
        air.ridge(plate, far, 14, 7, "#86a4b4", "#cbd9dc", 720)
        near = [(0.0, 700.0), (200.0, 660.0), (620.0, 720.0), (1000.0, 650.0), (1200.0, 640.0)]
        air.ridge(plate, near, 18, 8, "#55786a", "#b4c8c2", 820)
        air.fog(plate, 600, 730, 760, 110, "#f2f4f0", 5, 0.9)
        model = Model()
        red_house(model)
        blue_gate(model)
        yellow_house(model)
        ramparts(model)
        hill(model)
        dice = Dice(5)
        people(
            model,
            [(dice.uniform(-8, 10), dice.uniform(-15, -8), -3.4) for _ in range(8)],
            CLOTHES,
            3,
        )
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2a2420", 0.5, 1.3, 2.0), 4600))
        air.fog(plate, 130, 800, 420, 90, "#eef2f0", 21, 0.85)
        air.fog(plate, 1020, 810, 420, 100, "#eef2f0", 22, 0.85)
        air.fog(plate, 560, 880, 620, 70, "#e6ecea", 23, 0.7)
        air.glaze(plate, [(0, "#10201c", 0), (1, "#10201c", 0.35)], 700)
    air.vignette(plate, "#10161c", 0.3)
