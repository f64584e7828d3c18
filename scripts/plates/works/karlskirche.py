"""Karlskirche, Vienna, Fischer von Erlach, 1716-1737: frontal across its pool, in clear noon light.

Ratio 5:4; strict symmetry: temple porch between two giant columns, oval dome above, low side gates.
High sun from the left front; white walls, green copper; everything doubled in the still pool.
Palette: white, cream, verdigris, gilt, grass, deep blue sky with white heaps of cloud.
Features: two spiral-relief columns, the oval green dome on its tall drum, the six-columned porch.
"""

import math

import numpy as np

from .. import air, materials
from ..architecture import balustrade, column, dome_profile, pediment, stand, statue
from ..core import Dice, Plate, rect
from ..garden import CROWD, people, terrain, tree
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model, turned
from ..surface import Material
from ..walls import Drum, Opening, Wall, block, cut, fill, ribs, ring, row

SIZE = (1200, 960)
ALT = {
    "en": "A white church doubled in a still pool: a porch of six columns, two giant columns with "
    "spiral reliefs, an oval green dome on a tall drum.",
    "es": "Blanco edificio sacro reflejado en un estanque: pórtico de seis columnas, dos gigantes "
    "con relieves en espiral y cúpula oval verde.",
}
WHITE, STONE, COPPER, GILT, GLASS, DARK, PAVE, LEAF = range(8)
BARK, LAWN, RELIEF, SKIN, COAT, RED, BLUE, CREAM = range(8, 16)
STUFF = [
    Material(("#d6cbb4", "#efe7d6", "#fdf9ee"), 0, grain=1.5, contrast=0.5, streaks=0.35, bump=0.2),
    Material(
        ("#bfb093", "#ddd0b4", "#efe5cd"), 0.7, 1.5, 0.3, grain=1.2, contrast=0.6, streaks=0.5
    ),
    Material(
        ("#3f7f72", "#69a796", "#9fcdb8"),
        1.4,
        0.8,
        0.25,
        grain=2.5,
        contrast=1.0,
        streaks=0.7,
        gloss=0.06,
    ),
    Material(("#a87a22", "#e0b548", "#ffe28a"), grain=0.5, gloss=0.2),
    Material(("#2c3440", "#4c5866"), bump=0, gloss=0.35),
    Material(("#4a3526", "#6d5038"), 1.0, 0.6, 0.4),
    Material(("#b7ac98", "#d0c6b2"), 0.9, 0.9, 0.35, grain=2, casts=False),
    Material(("#31502a", "#577b3a", "#93ac58"), contrast=1.0),
    Material(("#3d332b", "#5d4f42")),
    Material(("#527a35", "#77a048", "#9dbb62"), grain=0.8, contrast=1.1, bump=0.6, casts=False),
    Material(("#a89a80", "#dccfb4", "#f4ead4"), grain=0.28, contrast=1.5, bump=1.8),
    *CROWD,
]
CAMERA = Camera((0, -112, 3.2), (0, 0, 3.2), 1330, (600, 742))
LIGHT = Light(
    (-0.58, -0.60, 0.62),
    "#ffefcb",
    2.15,
    "#93b6f0",
    0.66,
    "#c9c0a0",
    0.32,
    haze_color="#cfdcec",
    haze_distance=2500,
)


def giant_column(model: Model, x: float) -> None:
    """One of the two columns: a spiral band of reliefs, an eagle gallery, a small green cupola."""
    y, low = -8.5, 5.2
    model.box((x - 3.4, y - 3.4, 0), (x + 3.4, y + 3.4, low - 0.6), STONE)
    model.box((x - 3.7, y - 3.7, low - 0.6), (x + 3.7, y + 3.7, low), WHITE)
    model.lathe(
        (x, y, low), [(3.0, 0), (3.1, 0.5), (2.6, 1.1), (2.75, 1.5), (2.45, 1.9)], WHITE, 32
    )
    model.lathe((x, y, low + 1.9), [(2.35, 0), (2.1, 26.5)], RELIEF, 40)
    turns = np.linspace(0, 7.5 * 2 * math.pi, 420)
    radius = 2.42 - 0.25 * turns / turns[-1]
    sign = 1 if x < 0 else -1
    way = np.stack(
        [
            x + radius * np.cos(sign * turns - 1.2),
            y + radius * np.sin(sign * turns - 1.2),
            low + 2 + 26.2 * turns / turns[-1],
        ],
        -1,
    )
    model.tube(way, 0.2, WHITE, 6)
    figure = statue(2.2, RELIEF, 3)
    for i in range(0, 420, 5):
        a = sign * turns[i] - 1.2
        if math.sin(a) < 0.3:
            z = way[i, 2] + 0.35
            model.add(
                figure, (x + 2.1 * math.cos(a), y + 2.1 * math.sin(a), z), math.degrees(a) + 90, 0.9
            )
    top = low + 28.4
    model.lathe((x, y, top), [(2.1, 0), (2.3, 0.6), (3.3, 2.0), (3.3, 2.5)], WHITE, 32)
    for i in range(4):
        a = math.radians(45 + 90 * i)
        model.add(
            statue(2.2, GILT, i, 0.8),
            (x + 2.9 * math.cos(a), y + 2.9 * math.sin(a), top + 2.5),
            45 + 90 * i + 90,
        )
    drum = Drum((x, y, 0), 1.75)
    row(
        model,
        drum,
        (0, drum.girth),
        (top + 2.5, top + 7.2),
        4,
        Opening(0, top + 3, top + 5.2, 1.2, "round", 0.5, back=DARK),
        WHITE,
    )
    model.lathe((x, y, top + 7.2), [(2.2, 0), (2.2, 0.4)], WHITE, 24)
    model.lathe(
        (x, y, top + 7.6),
        [*dome_profile(2.1, 2.4, 8), (0.35, 2.5), (0.5, 3.0), (0.1, 4.2)][:7],
        COPPER,
        24,
    )
    model.lathe(
        (x, y, top + 9.9), [(0.5, 0), (0.6, 0.5), (0.15, 1.3), (0.35, 1.7), (0, 2.1)], GILT, 12
    )
    model.bars(
        [(x, y, top + 11.8), (x - 0.6, y, top + 13)],
        [(x, y, top + 13.8), (x + 0.6, y, top + 13)],
        0.18,
        GILT,
    )


def porch(model: Model) -> None:
    """Six Corinthian columns on steps, the pediment and the saint on its top."""
    for i in range(8):
        model.box(
            (-10.5 - (7 - i) * 0.4, -14.4 - (7 - i) * 0.45, i * 0.4),
            (10.5 + (7 - i) * 0.4, 0, (i + 1) * 0.4),
            STONE,
        )
    pole = column(10.6, 0.66, "corinthian", WHITE, 0, 28)
    for x in (-8.6, -5.2, -1.9, 1.9, 5.2, 8.6):
        model.add(pole, (x, -12.6, 3.2))
        model.add(pole, (x, -7.6, 3.2))
    back = Wall((-9.6, -5.8, 0), 0)
    row(
        model,
        back,
        (0, 6.5),
        (3.2, 14),
        1,
        Opening(0, 3.2, 6.6, 2.0, "round", 0.6, 1, 0.2, DARK),
        WHITE,
    )
    row(
        model,
        back,
        (6.5, 12.7),
        (3.2, 14),
        1,
        Opening(0, 3.2, 8.6, 3.2, "round", 0.7, 1, 0.25, DARK),
        WHITE,
    )
    row(
        model,
        back,
        (12.7, 19.2),
        (3.2, 14),
        1,
        Opening(0, 3.2, 6.6, 2.0, "round", 0.6, 1, 0.2, DARK),
        WHITE,
    )
    model.box((-9.6, -13.4, 13.8), (9.6, -5, 15.6), WHITE)
    model.box((-10.1, -13.9, 15.6), (10.1, -5, 16.2), WHITE)
    front = Wall((-9.9, -13.6, 0), 0)
    pediment(model, front, (0, 19.8), 16.6, 4.6, (0, 0.6), WHITE, 0.55)
    for i, u in enumerate(np.linspace(4, 15.8, 9)):
        model.add(
            statue(1.3 + 1.5 * (1 - abs(u - 9.9) / 8), RELIEF, i, 0.5), (u - 9.9, -13.9, 16.7)
        )
    model.quads(
        [
            [(-10, -13.9, 16.4), (0, -13.9, 21.2), (0, -4, 21.2), (-10, -4, 16.4)],
            [(10, -13.9, 16.4), (0, -13.9, 21.2), (0, -4, 21.2), (10, -4, 16.4)],
        ],
        COPPER,
    )
    for x, z in ((0, 21.6), (-9.6, 17), (9.6, 17)):
        model.add(statue(3.0, WHITE, int(x) + 20, 0.6), (x, -13.4, z))


def dome(model: Model) -> None:
    """Tall drum with paired columns and windows, copper shell with ribs and dormers, lantern."""
    drum = Drum((0, 16, 0), 13.2)
    bays = 16
    bay = drum.girth / bays
    start = -drum.girth / 2
    block(model, drum, (start, -start), (15, 21.5), (-1, 0.9), STONE)
    block(model, drum, (start, -start), (21.5, 22.3), (-1, 1.6), WHITE)
    for i in range(bays):
        u = start + i * bay
        o = Opening(u + bay / 2, 24.6, 30.6, 2.5, "round", 0.8, 1, 0.25, GLASS)
        cut(model, drum, (u, u + bay), (22.3, 35.6), o, WHITE)
        ribs(
            model,
            drum,
            [[(u + bay / 2 - 1.7, 32.8), (u + bay / 2, 33.9), (u + bay / 2 + 1.7, 32.8)]],
            0.35,
            (0, 0.7),
            WHITE,
        )
        for q in (-0.55, 0.55):
            block(model, drum, (u + q - 0.42, u + q + 0.42), (22.3, 23.4), (0, 1.2), WHITE)
            stand(model, column(11.4, 0.4, "corinthian", WHITE, 0, 14), drum, [u + q], 23.4, 0.75)
        block(model, drum, (u - 1.3, u + 1.3), (34.8, 37.2), (0, 1.5), WHITE)
        stand(model, statue(2.4, WHITE, 40 + i, 0.3), drum, [u], 38.2, 0.8)
    block(model, drum, (start, -start), (35.6, 37.2), (-1, 0.9), WHITE)
    block(model, drum, (start, -start), (37.2, 38.1), (-1, 1.9), WHITE)
    profile = dome_profile(13.0, 17.5, 16, 0.12)
    model.lathe(
        (0, 16, 38), [(13.3, 0), (13.3, 2.6), *[(r, z + 2.6) for r, z in profile[:-2]]], COPPER, 64
    )
    for i in range(bays):
        angle = -90 + i * 360 / bays
        way = turned(
            np.array([(r + 0.12, 0, 40.6 + z) for r, z in profile[:-2]]), angle
        ) + np.array([0, 16, 0])
        model.tube(way, 0.36, COPPER, 6)
        if i % 2 == 0:
            continue
        for k, size in ((3, 1.25), (7, 0.95)):
            r, z = profile[k]
            a = math.radians(angle - 360 / bays / 2 + 360 / bays / 2)
            dormer = Wall((0, 0, 0), 0)
            part = Model()
            fill(part, dormer, ring((0, 0), size, 20), 0.5, DARK)
            ribs(
                part,
                dormer,
                [[*ring((0, 0), size, 20), ring((0, 0), size, 20)[0]]],
                0.5,
                (-1.4, 0.7),
                GILT if k == 3 else COPPER,
            )
            model.add(part, (r * math.cos(a), 16 + r * math.sin(a), 41 + z), angle + 90)
    z = 40.6 + profile[-3][1]
    model.lathe((0, 16, z - 0.5), [(3.6, 0), (3.9, 0.8), (3.0, 1.3)], WHITE, 24)
    lantern = Drum((0, 16, 0), 2.4)
    row(
        model,
        lantern,
        (0, lantern.girth),
        (z + 0.8, z + 7.2),
        8,
        Opening(0, z + 1.4, z + 5.2, 1.0, "round", 0.4, back=GLASS),
        WHITE,
    )
    model.lathe(
        (0, 16, z + 7.2),
        [(3.1, 0), (3.1, 0.5), *[(r, h + 0.5) for r, h in dome_profile(2.6, 2.6, 8)]],
        COPPER,
        24,
    )
    model.lathe((0, 16, z + 10), [(0.4, 0), (0.9, 0.9), (0.2, 1.8)], GILT, 12)
    model.bars(
        [(0, 16, z + 11.5), (-1, 16, z + 14)], [(0, 16, z + 15.6), (1, 16, z + 14)], 0.26, GILT
    )


def side_gate(model: Model, side: int) -> None:
    """The low pavilion at each end: an archway under a small bell stage with a copper roof."""
    low, high = (14.6, 27.0) if side > 0 else (-27.0, -14.6)
    wall = Wall((low, -7.0, 0), 0)
    wide = high - low
    cut(
        model,
        wall,
        (0, wide),
        (0, 13.2),
        Opening(wide / 2, 0, 6.4, 4.6, "round", 2.5, 1, 0.4, DARK),
        WHITE,
    )
    for u in (0.9, 2.4, wide - 2.4, wide - 0.9):
        block(model, wall, (u - 0.5, u + 0.5), (0, 12), (0, 0.45), WHITE)
    for z, h, d in ((12.0, 0.8, 0.6), (12.8, 0.6, 1.1)):
        block(model, wall, (-d * 0.4, wide + d * 0.4), (z, z + h), (-0.5, d), WHITE)
    model.box((low, -6.4, 0), (low + 2.6, 4, 13.2), WHITE)
    model.box((high - 2.6, -6.4, 0), (high, 4, 13.2), WHITE)
    model.box((low, 2, 0), (high, 4, 13.2), WHITE)
    model.box((low + 0.7, -5.6, 13.2), (high - 0.7, 3.6, 19.0), WHITE)
    upper = Wall((low + 0.6, -6.7, 0), 0)
    cut(
        model,
        upper,
        (0, wide - 1.2),
        (13.4, 19),
        Opening((wide - 1.2) / 2, 14.4, 16.4, 2.6, "round", 0.6, 1, 0.25, GLASS),
        WHITE,
    )
    for u in (0.7, 2.2, wide - 3.4, wide - 1.9):
        block(model, upper, (u - 0.4, u + 0.4), (13.4, 18.6), (0, 0.35), WHITE)
    for u in (1.9, wide - 1.9):
        fill(model, wall, ring((u + (0.5 if u < 4 else -0.5), 9.4), 0.7, 20), 0.04, GLASS)
    pediment(model, upper, (0, wide - 1.2), 19.4, 2.2, (0, 0.6), WHITE, 0.4)
    middle = (low + high) / 2
    curve = [(6.2, 0), (5.2, 1.6), (3.0, 2.6), (2.2, 3.6), (2.4, 4.6), (1.2, 5.8), (0.3, 6.6)]
    model.lathe((middle, -1.5, 19.6), curve, COPPER, 4, 45, smooth=False)
    model.lathe((middle, -1.5, 26), [(0.3, 0), (0.6, 0.6), (0, 1.6)], GILT, 10)
    balustrade(model, upper, (0, wide - 1.2), 19.0, 1.0, 0.4, WHITE, 0.8)


def body(model: Model) -> None:
    """What joins porch, columns and gates: curved walls and the block below the drum."""
    model.box((-15, 0, 0), (15, 34, 15.6), WHITE)
    model.box((-16, 4, 15.6), (16, 30, 17), STONE)
    for side in (-1, 1):
        x0, x1 = sorted((side * 9.6, side * 14.8))
        model.box((x0, -4.5, 0), (x1, 2, 14.4), WHITE)
        wall = Wall((x0, -4.6, 0), 0)
        cut(
            model,
            wall,
            (0, x1 - x0),
            (0, 14.4),
            Opening((x1 - x0) / 2, 4, 7, 1.6, "round", 0.5, 1, 0.2, GLASS),
            WHITE,
        )
        block(model, wall, (0, x1 - x0), (13.2, 14.6), (0, 0.7), WHITE)


def draw(plate: Plate) -> None:
    """Sky, church, trees, lawn; then the pool that doubles them."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 0.9, 0.38, seed=21)):
        air.sky(plate, ["#1f5fae", "#4b8fd0", "#93c1e6", "#d6e6ee"], 760)
        air.clouds(plate, "#ffffff", 91, ".0038 .0062", 0.53, 5, 0.95, 720)
        air.clouds(plate, "#a9bede", 92, ".005 .009", 0.60, 5, 0.6, 700)
        model = Model()
        body(model)
        porch(model)
        for x in (-12.2, 12.2):
            giant_column(model, x)
        for side in (-1, 1):
            side_gate(model, side)
        dome(model)
        dice = Dice(4)
        for i in range(14):
            for side in (-1, 1):
                x = side * (31 + (i % 7) * 4.6 + dice.uniform(-1, 1))
                y = -34 + (i // 7) * 14 + (i % 7) * 5
                model.add(
                    tree(dice.uniform(9, 14), LEAF, BARK, i * 2 + (side > 0), 0.74, 1500), (x, y, 0)
                )
        terrain(model, CAMERA, LAWN, None, (26, 600), 34, 90, 60)
        model.box((-30, -50, -0.3), (30, -10, 0.05), PAVE)
        crowd = [(dice.uniform(-26, 26), dice.uniform(-46, -18), 0.05) for _ in range(40)]
        people(model, crowd, [SKIN, COAT, RED, BLUE, CREAM, COAT], 6)
        pixels = paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2c2a30", 0.55, 1.6, 1.8), 4200)
        shore = 800
        lay(plate, pixels)
        pool(plate, pixels, shore)
        air.glaze(plate, [(0, "#0c2030", 0), (1, "#0c2030", 0.45)], 840)
    air.vignette(plate, "#0c1420", 0.3)


def pool(plate: Plate, pixels: np.ndarray, shore: int) -> None:
    """Lay the pool from `shore` down: the sky's color, the church upside down, ripples."""
    water = plate.linear([(0, "#8fb4cf"), (0.4, "#5d8fc0"), (1, "#1f4a80")])
    plate.add(
        rect(0, shore - 8, plate.width, 8, "#cfc4ae"), rect(0, shore - 3, plate.width, 4, "#6f675a")
    )
    ripple = materials.rough(plate, ".006 .09", 16, 31, 3, 0.8)
    clip = plate.clip(rect(0, shore, plate.width, plate.height - shore, "#000"))
    plate.add(rect(0, shore, plate.width, plate.height - shore, water))
    flipped = np.ascontiguousarray(pixels[::-1])
    foot = 752.0
    down = f"translate(0 {shore - (plate.height - foot) - 6})"
    with (
        plate.group(clip_path=clip),
        plate.group(filter=ripple, opacity=0.72),
        plate.group(transform=down),
    ):
        lay(plate, flipped)
    fill_ = materials.cloudy(plate, ".004 .12", 33, "#e8f2fa", 0.56, 5)
    plate.add(rect(0, shore, plate.width, plate.height - shore, "#fff", filter=fill_, opacity=0.35))
