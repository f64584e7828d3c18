"""Neuschwanstein, Bavaria, 1869-1886: from the gorge bridge to the south-east, in early autumn.

Ratio 4:3; the white castle strides along its crag from left to right, plain and lake far below.
Morning sun from the right; blue shade on the left sides; forest dark below, haze over the plain.
Palette: chalk white, slate blue, brick red gatehouse, fir green, autumn gold, pale blue distance.
Features: the tall palace with its gable, the slim round stair tower, turrets, the red gatehouse.
"""

import itertools
import math

import numpy as np

from .. import air, materials
from ..architecture import gable_roof
from ..core import Dice, Plate
from ..garden import conifer, terrain, tree
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Array, Model
from ..surface import Material, look_up, noise_tile
from ..walls import Drum, Opening, Surface, Wall, block, box_walls, row

SIZE = (1200, 900)
ALT = {
    "en": "A white palace of tall wings, pointed turrets and slate roofs, with a red gatehouse, "
    "crowns a rocky crag with firs above a wide green plain and blue mountains.",
    "es": "Palacio blanco de alas altas, torres puntiagudas y tejados de pizarra, con una "
    "entrada roja, sobre un risco con abetos ante una llanura verde y montes azules.",
}
LIME, TRIM, SLATE, BRICK, SAND, GLASS, ROCK, FIR, GOLD, RUST, BARK, FIELD, LAKE, GROUND = range(14)
STUFF = [
    Material(
        ("#c9c4b8", "#e9e5da", "#fbf9f2"),
        0.7,
        1.4,
        0.22,
        scatter=0.2,
        grain=2,
        contrast=0.6,
        streaks=0.6,
        bump=0.25,
    ),
    Material(("#cfc3a6", "#e6dcc2", "#f4ecd8"), grain=1),
    Material(
        ("#3f5468", "#5d7489", "#8197a8"),
        0.8,
        0.5,
        0.3,
        scatter=0.4,
        grain=2,
        contrast=0.8,
        gloss=0.05,
    ),
    Material(
        ("#7c4434", "#a3644c", "#bd866c"), 0.5, 0.9, 0.35, grain=1.5, contrast=0.8, streaks=0.4
    ),
    Material(("#c7a468", "#e0c48c"), 0.6, 1.2, 0.3),
    Material(("#2b333e", "#454f5c"), bump=0, gloss=0.2),
    Material(
        ("#6f6a60", "#a39c8c", "#cfc8b6", "#7f8065"), grain=4, contrast=1.3, bump=1.6, streaks=0.6
    ),
    Material(("#16301f", "#2c5234", "#57804c"), contrast=1.0),
    Material(("#a8701c", "#d9a537", "#f2d06a"), contrast=1.0),
    Material(("#8a3b1c", "#bf6a2e", "#dc9a4c"), contrast=1.0),
    Material(
        ("#3b2f28", "#54463a"),
    ),
    Material(
        ("#4d6b3c", "#8fa85a", "#c2c580", "#7f9f55", "#aebb6c"),
        grain=26,
        contrast=1.6,
        bump=0,
        casts=False,
    ),
    Material(("#7ea6c4", "#a9c8dc"), grain=40, gloss=0.6, bump=0, casts=False),
    Material(("#3a4a2a", "#5b6a3a", "#7c8049"), grain=5, contrast=1.2, bump=1.2),
]
CAMERA = Camera((95, -215, 32), (12, 0, 32), 1450, (600, 372))
LIGHT = Light(
    (0.66, -0.42, 0.50),
    "#ffe6ba",
    2.7,
    "#84a6ec",
    0.66,
    "#b0b48c",
    0.28,
    haze_color="#c3d3e6",
    haze_distance=3600,
)


def crag(x: Array, y: Array) -> Array:
    """The ridge under the castle, its cliffs, the gorge before it and the plain behind."""
    u, v = np.ravel(x), np.ravel(y)
    tile = noise_tile(31)
    away = np.hypot(
        np.maximum(np.maximum(-66 - u, u - 80), 0), np.maximum(np.maximum(-17 - v, v - 20), 0)
    )
    lobes = look_up(tile, u + 20, v, 60) * 9 + look_up(tile, u, v + 70, 22) * 4
    out = np.maximum(away - 2 + lobes * np.clip(away / 8, 0, 1), 0)
    steps = (
        np.abs(look_up(tile, u + 90, v, 15)) * 6 + np.abs(look_up(tile, u * 1.4, v + 40, 6)) * 2.6
    )
    drop = 15 * (1 - np.exp(-out / 3.5)) + 0.68 * out
    ridge = -8 - drop + (steps - 3) * np.clip(away / 6, 0, 1)
    bank = np.clip((-v - 118 + 0.25 * (u - 60)) / 60, 0, 1)
    ridge = np.maximum(ridge, -70 + 66 * bank**1.3 + steps * 0.6)
    plain = -92 + look_up(tile, u, v, 300) * 3
    back = np.clip((v - 70) / 120, 0, 1)
    return np.asarray(ridge * (1 - back) + plain * back).reshape(np.shape(x))


def bays(
    model: Model,
    wall: Surface,
    length: float,
    floors: list[float],
    count: int,
    wide: float = 1.3,
    mat: int = LIME,
) -> None:
    """Cut rows of round-arched windows, one row between each two heights."""
    for low, high in itertools.pairwise(floors):
        tall = (high - low) * 0.46
        o = Opening(
            0,
            low + (high - low) * 0.24,
            low + (high - low) * 0.24 + tall,
            wide,
            "round",
            0.45,
            1,
            0.14,
            GLASS,
        )
        row(model, wall, (0, length), (low, high), count, o, mat)
        block(model, wall, (0, length), (high - 0.3, high), (-0.05, 0.16), TRIM)


def battlements(
    model: Model, surface: Surface, length: float, z: float, mat: int, step: float = 1.6
) -> None:
    """A corbelled parapet with merlons."""
    block(model, surface, (0, length), (z - 0.9, z + 0.9), (-0.4, 0.6), mat)
    count = max(3, int(length / step))
    for i in range(count):
        a = i * length / count
        block(
            model, surface, (a + step * 0.2, a + step * 0.75), (z + 0.9, z + 2.0), (0.1, 0.6), mat
        )
        block(model, surface, (a + 0.2, a + 0.6), (z - 1.7, z - 0.9), (-0.1, 0.45), mat)


def turret(
    model: Model,
    x: float,
    y: float,
    r: float,
    z: tuple[float, float],
    cone: float,
    windows: int = 0,
    flare: float = 0.0,
    mat: int = LIME,
) -> None:
    """A round tower from z[0] to z[1] with a pointed slate roof; `flare` widens its top storey."""
    drum = Drum((x, y, 0), r)
    levels = np.linspace(z[0], z[1], windows + 2) if windows else np.array(z, dtype=float)
    for low, high in itertools.pairwise(levels):
        if windows and high - low > 3:
            o = Opening(
                0,
                low + (high - low) * 0.45,
                low + (high - low) * 0.45 + 1.6,
                min(0.9, r * 0.5),
                "round",
                0.4,
                0,
                0,
                GLASS,
            )
            row(model, drum, (0, drum.girth), (low, high), 6, o, mat)
        else:
            model.lathe((x, y, 0), [(r, low), (r, high)], mat, 28)
    top = z[1]
    if flare:
        model.lathe((x, y, 0), [(r, top - 1.2), (r + flare, top)], TRIM, 28)
        wide = Drum((x, y, 0), r + flare)
        o = Opening(0, top + 1.4, top + 3.2, 1.0, "round", 0.4, 1, 0.12, GLASS)
        row(model, wide, (0, wide.girth), (top, top + 5), 10, o, mat)
        block(model, wide, (0, wide.girth), (top + 4.7, top + 5.3), (-0.2, 0.35), TRIM)
        top, r = top + 5, r + flare
    model.lathe((x, y, top), [(r * 1.14, -0.1), (r * 0.62, cone * 0.44), (0.1, cone)], SLATE, 28)
    model.bars([(x, y, top + cone - 0.2)], [(x, y, top + cone + 2.2)], 0.2, TRIM)


def palace(model: Model) -> None:
    """The palas: five storeys, steep roof with dormers, turrets on its corners, stair towers."""
    low, high = (-62.0, -10.5, -16.0), (-8.0, 10.5, 33.0)
    floors = [-6, 3, 10, 17, 24, 32]
    for wall, length in box_walls(low, high):
        flush = Wall((wall.origin[0], wall.origin[1], 0), wall.heading)
        block(model, flush, (0, length), (-20, -6), (-1, 0.5), LIME)
        bays(model, flush, length, [float(f) for f in floors], int(length / 3.4), 1.45)
        for i in range(int(length / 1.5)):
            block(model, flush, (i * 1.5 + 0.2, i * 1.5 + 0.8), (30.6, 32), (-0.1, 0.5), TRIM)
        block(model, flush, (-0.4, length + 0.4), (32, 33), (-0.3, 0.8), TRIM)
    gable_roof(model, (-62.5, -7.5), (-11, 11), 33, 14.5, SLATE, LIME, "x")
    east = Wall((-8.0, -10.5, 0), 90)
    for z, count in ((36, 5), (40.6, 3)):
        span = 21 * (1 - (z - 33) / 15)
        row(
            model,
            Wall((-7.4, -span / 2 + 1, 0), 90),
            (0, span - 2),
            (z - 1, z + 3),
            count,
            Opening(0, z, z + 1.6, 1.1, "round", 0.4, 1, 0.1, GLASS),
            LIME,
        )
    block(model, east, (5, 16), (9.4, 10.2), (0, 2.4), TRIM)
    row(
        model,
        Wall((-5.8, -5.5, 0), 90),
        (0, 11),
        (10.2, 16),
        5,
        Opening(0, 10.8, 13.6, 1.5, "round", 0.4),
        TRIM,
    )
    block(model, east, (4.6, 16.4), (16, 17), (0, 2.8), TRIM)
    for x, y in ((-62, -10.5), (-62, 10.5), (-8, -10.5), (-8, 10.5)):
        turret(model, x, y, 1.7, (22, 38), 8.5, 2)
    for x in (-52, -40, -28, -17):
        model.box((x - 1.2, -10.2, 33), (x + 1.2, -4, 37.5), LIME)
        gable_roof(model, (x - 1.5, x + 1.5), (-10.6, -3), 37.5, 2.6, SLATE, LIME, "y")
        model.box((x + 4, -1.2, 40), (x + 5.2, 1.2, 49.5), LIME)
    turret(model, -34, -11.2, 2.9, (-16, 37), 11, 6)
    turret(model, -8.5, 14, 4.3, (-12, 57), 13, 8, 1.1)
    turret(model, -4.2, 10.4, 1.4, (42, 65), 6, 2)


def courts(model: Model) -> None:
    """Women's house, knights' house, square tower, and the brick gatehouse at the near end."""
    for low, high, floors, rise in (
        ((0.0, -17.0, -16.0), (27.0, -6.0, 17.0), [-2.0, 5, 11, 16.5], 8.0),
        ((-4.0, 9.0, -14.0), (52.0, 18.0, 15.0), [-1.0, 5, 10, 14.6], 6.0),
        ((27.0, -15.0, -16.0), (56.0, -12.6, 4.0), [-4.0, 3.4], 0.0),
    ):
        for wall, length in box_walls(low, high):
            flush = Wall((wall.origin[0], wall.origin[1], 0), wall.heading)
            block(model, flush, (0, length), (-20, floors[0]), (-1, 0.3), LIME)
            bays(model, flush, length, floors, max(1, int(length / 4.4)), 1.2)
            block(model, flush, (-0.3, length + 0.3), (floors[-1], high[2]), (-0.3, 0.5), TRIM)
        if rise:
            gable_roof(
                model,
                (low[0] - 0.5, high[0] + 0.5),
                (low[1] - 0.5, high[1] + 0.5),
                high[2],
                rise,
                SLATE,
                LIME,
                "x",
            )
        else:
            battlements(model, Wall((low[0], low[1], 0), 0), high[0] - low[0], 4.6, LIME)
            model.box((low[0], low[1], -16), (high[0], high[1] + 1, 4), LIME)
    turret(model, 27, -16.4, 2.3, (-14, 19), 8, 4)
    turret(model, 0.4, -16.4, 1.6, (6, 20), 6.5, 2)
    for wall, length in box_walls((14, 12, 0), (24, 22, 0)):
        bays(model, wall, length, [8.0, 16, 24, 32, 40], 2, 1.2)
        battlements(model, wall, length, 41.0, LIME)
    model.box((15, 13, -10), (23, 21, 41), LIME)
    turret(model, 19, 17, 2.4, (41, 50), 8, 1, 0.4)
    gatehouse(model)


def gatehouse(model: Model) -> None:
    """Red brick and yellow stone, stepped gable, two round corner towers."""
    low, high = (56.0, -11.0, -14.0), (72.0, 13.0, 13.0)
    for wall, length in box_walls(low, high):
        flush = Wall((wall.origin[0], wall.origin[1], 0), wall.heading)
        block(model, flush, (0, length), (-20, 0), (-1, 0.3), SAND)
        bays(model, flush, length, [0.0, 6, 12], int(length / 4), 1.3, BRICK)
        battlements(model, flush, length, 13.0, SAND)
    model.box((57, -10, 0), (71, 12, 12.9), BRICK)
    model.box((58, -5, 12), (70, 7, 18), BRICK)
    for i in range(5):
        model.box((57.6, -5 + i * 1.2, 18 + i * 1.3), (70.4, 7 - i * 1.2, 19.3 + i * 1.3), SAND)
    for y in (-11.0, 13.0):
        turret(model, 72, y, 3.4, (-14, 17), 0.1, 4, 0, BRICK)
        battlements(model, Drum((72, y, 0), 3.5), 2 * math.pi * 3.5, 17.6, SAND, 1.3)
    turret(model, 56, -11, 1.9, (-4, 21), 7, 3, 0, BRICK)
    model.box((27, -13, -16), (57, 12, 2), LIME)


def forest(model: Model) -> None:
    """Firs and autumn trees on the slopes, none on the cliff right under the walls."""
    dice = Dice(9)
    firs = [conifer(1.0, FIR, BARK, i, dice.uniform(0.14, 0.2), 300) for i in range(5)]
    broad = [
        tree(1.0, leaf, BARK, 60 + i, 0.78, 420) for i, leaf in enumerate((GOLD, RUST, GOLD, FIR))
    ]
    noise = noise_tile(31)
    placed = 0
    while placed < 1500:
        x, y = dice.uniform(-150, 150), dice.uniform(-110, 60)
        away = math.hypot(max(-66 - x, x - 80, 0), max(-17 - y, y - 20, 0))
        if away < 3 or (away < 13 and dice.random() < 0.75):
            continue
        if math.hypot(x - 95, y + 205) < 62:
            continue
        z = float(crag(np.array([x]), np.array([y]))[0])
        patch = float(look_up(noise, np.array([x]), np.array([y]), 60)[0])
        if patch + dice.gauss(0, 0.35) > 0.16:
            model.add(
                dice.choice(broad), (x, y, z - 0.5), dice.uniform(0, 360), dice.uniform(7, 12)
            )
        else:
            model.add(dice.choice(firs), (x, y, z - 0.5), dice.uniform(0, 360), dice.uniform(9, 20))
        placed += 1
    for x, y, h in (
        (62, -158, 17),
        (54, -150, 21),
        (48, -140, 19),
        (121, -152, 20),
        (128, -146, 24),
        (134, -138, 18),
        (44, -131, 22),
        (117, -160, 14),
    ):
        z = float(crag(np.array([x]), np.array([y]))[0])
        model.add(dice.choice(firs), (x, y, min(z, 20) - 1), 0, h)


def draw(plate: Plate) -> None:
    """Sky, distant hills, plain and lake, crag, castle, forest."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.0, 0.4, seed=25)):
        air.sky(plate, ["#4f86c2", "#8db5dc", "#c6d9e8", "#eee6d6"], 400)
        air.clouds(plate, "#ffffff", 101, ".003 .008", 0.5, 4.5, 0.95, 350)
        air.clouds(plate, "#b3c2dc", 102, ".004 .012", 0.56, 4.5, 0.6, 330)
        air.ridge(
            plate,
            [(-10, 352), (160, 318), (360, 352), (560, 340), (820, 318), (1010, 296), (1210, 330)],
            12,
            3,
            "#8ea6c6",
            "#b4c6da",
            410,
        )
        model = Model()
        palace(model)
        courts(model)
        forest(model)
        terrain(model, CAMERA, ROCK, crag, (14, 420), 30, 380, 330)
        terrain(
            model,
            CAMERA,
            FIELD,
            lambda x, _y: np.full(np.shape(x), -92.0),
            (380, 40000),
            30,
            60,
            40,
        )
        for x, y, rx, ry in (
            (-420, 1100, 330, 110),
            (150, 1700, 420, 150),
            (-1500, 2600, 700, 200),
        ):
            ring = np.linspace(0, 2 * math.pi, 41)
            edge = np.stack([x + rx * np.cos(ring), y + ry * np.sin(ring), np.full(41, -91.5)], -1)
            tip = np.broadcast_to([x, y, -91.5], edge[1:].shape)
            model.triangles(np.stack([edge[:-1], edge[1:], tip], 1), LAKE)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#22252c", 0.45, 1.2, 2.5), 4200))
        air.fog(plate, 60, 800, 420, 110, "#dfe8f2", 5, 0.6)
        air.fog(plate, 1150, 820, 360, 100, "#dfe8f2", 6, 0.6)
        air.glaze(plate, [(0, "#0f1c28", 0), (1, "#0f1c28", 0.5)], 720)
    air.vignette(plate, "#0e141c", 0.34)
