"""Parthenon, Athens, 447-432 BC: the ruin from the north-west, low, in late afternoon light.

Ratio 10:7; the near corner at 0.46 of the width, the long flank runs away to the left.
Sun from the right (west), shadows of the columns on steps and walls; blue sky, gold stone.
Palette: gold, ochre, umber, blue violet shade, cobalt, cream cloud, olive, poppy red.
Features: eight fluted columns by seventeen, triglyphs, the broken pediment on three steps.
"""

import math

import numpy as np

from .. import air, materials
from ..architecture import column, statue
from ..core import Dice, Plate
from ..garden import terrain, tree
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Array, Model
from ..surface import Material, look_up, noise_tile

SIZE = (1200, 840)
ALT = {
    "en": "A ruined marble temple above a field of broken blocks: eight fluted columns in front, "
    "a long flank with many more, and a gable of which most is gone, under a blue sky.",
    "es": "Templo de mármol en ruinas sobre un campo de bloques rotos: ocho columnas estriadas "
    "al frente, un largo costado con muchas más y un frontón casi perdido, bajo cielo "
    "azul.",
}
MARBLE, DARK, ROCK, LEAF, BARK, PATINA = range(6)
STUFF = [
    Material(
        ("#a87f52", "#dcb880", "#f4dfb4"), 0, 0, grain=0.9, contrast=0.7, streaks=0.35, bump=0.5
    ),
    Material(
        ("#b48d5e", "#d9b782", "#efd9ae"), 0.52, 1.22, 0.5, scatter=0.35, grain=0.8, streaks=0.5
    ),
    Material(
        ("#6d5b45", "#a48b66", "#cdb78c", "#8e8a5c"), grain=1.6, contrast=1.2, bump=1.3, casts=True
    ),
    Material(("#3c4a2c", "#62703f", "#98a069"), grain=1, contrast=1.0),
    Material(("#4a3c30", "#806a52"), grain=0.3),
    Material(("#9c7850", "#cfa974", "#ecd4a6"), 1.3, 2.6, 0.4, scatter=0.2, grain=0.7, streaks=0.5),
]
WIDTH, LENGTH, HEIGHT = 30.88, 69.5, 10.43
FRONT = [1.02, 4.70, *(4.70 + 4.296 * i for i in range(1, 6)), 29.86]
FLANK = [1.02, 4.71, *(4.71 + 4.291 * i for i in range(1, 15)), 68.47]
CAMERA = Camera((-33.0, -44.0, -0.9), (10.0, 14.0, 0.0), 1270, (530, 660))
LIGHT = Light(
    (0.50, -0.66, 0.52),
    "#ffd596",
    2.6,
    "#7f98e0",
    0.8,
    "#d8a878",
    0.25,
    haze_color="#e6d9c4",
    haze_distance=1800,
)


def ground(x: Array, y: Array) -> Array:
    """Bare rock of the hill, falling away from the temple."""
    tile = noise_tile(11)
    u, v = np.ravel(x), np.ravel(y)
    ledges = np.abs(look_up(tile, u, v, 22)) * 1.0 + np.abs(look_up(tile, u + 50, v, 7)) * 0.55
    chips = look_up(tile, u, v + 30, 2.2) * 0.16
    away = np.hypot(
        np.maximum(np.maximum(-2 - u, u - 33), 0), np.maximum(np.maximum(-2 - v, v - 72), 0)
    )
    rise = (ledges - 0.7 + chips) * np.clip((away - 1) / 9, 0, 1)
    out = -1.75 - 0.05 * away + rise - np.clip((away - 70) / 3, 0, 40)
    return out.reshape(np.shape(x))


def temple() -> Model:
    """Steps, columns, entablature and what is left of the cella and the pediment."""
    model, dice = Model(), Dice(5)
    for i, out in enumerate((2.1, 1.4, 0.7)):
        z = -1.62 + 0.54 * i
        model.box((-out, -out, z), (WIDTH + out, LENGTH + out, z + 0.54), PATINA)
    whole = column(HEIGHT, 0.953, "doric", MARBLE, 20, taper=0.78)
    for x in FRONT:
        model.add(whole, (x, 1.02, 0), dice.uniform(0, 18))
    for y in FLANK[1:]:
        model.add(whole, (1.02, y, 0), dice.uniform(0, 18))
        if y < 62:
            model.add(whole, (29.86, y, 0))
    inner = column(10.1, 0.86, "doric", MARBLE, 20, taper=0.78)
    for i in range(6):
        model.add(inner, (5.9 + 3.82 * i, 5.6, 0))
    model.box((4.9, 4.9, 10.1), (26, 6.3, 12.6), DARK)
    for a, b, top in (
        (10.8, 16, 12.9),
        (16, 22, 11.2),
        (22, 28, 8.6),
        (28, 35, 6.6),
        (35, 44, 3.4),
        (50, 62, 5.0),
    ):
        model.box((4.9, a, 0), (6.1, b, top), DARK)
    model.box((4.9, 10.8, 0), (12.9, 12.0, 12.9), DARK)
    model.box((18, 10.8, 0), (26, 12.0, 12.9), DARK)
    model.box((12.9, 10.8, 9.7), (18, 12.0, 12.9), DARK)
    model.box((24.8, 12, 0), (26, 60, 8), DARK)
    _entablature(model)
    _pediment(model, dice)
    return model


def _entablature(model: Model) -> None:
    """Architrave, triglyph frieze and cornice: whole on the front, broken along the flank."""
    z = HEIGHT
    model.box((0.2, 0.2, z), (30.7, 1.9, z + 1.29), PATINA)
    model.box((0.1, 0.1, z + 1.29), (30.8, 1.9, z + 1.43), MARBLE)
    model.box((0.3, 0.3, z + 1.43), (30.6, 1.9, z + 2.7), MARBLE)
    model.box((-0.62, -0.62, z + 2.72), (31.5, 1.9, z + 3.29), MARBLE)
    model.box((28.9, 0.2, z), (30.7, 60, z + 2.7), PATINA)
    for a, b, level in (
        (0, 9.3, 3),
        (9.3, 18.6, 2),
        (18.6, 31, 2),
        (31, 39.6, 1),
        (43.5, 50.5, 1),
        (50.5, 69.4, 3),
    ):
        model.box((0.2, a, z), (1.9, b, z + 1.29), PATINA)
        if level > 1:
            model.box((0.3, a, z + 1.29), (1.9, b, z + 2.7), MARBLE)
            y = a + 0.2
            while y < b - 0.8:
                _triglyph(model, y, flank=True)
                y += 2.146
        if level > 2:
            model.box((-0.62, a, z + 2.72), (1.9, b, z + 3.29), MARBLE)
    places = [0.62, *FRONT[1:-1], 30.26]
    for a, b in zip(places, [*places[1:], 32.4], strict=True):
        for x in (a, (a + b) / 2)[: 2 if b < 32 else 1]:
            _triglyph(model, x - 0.42, flank=False)
            metope = statue(1.15, MARBLE, int(x * 10), 0.6)
            if b < 32:
                model.add(metope, (x + 1.0, 0.28, HEIGHT + 1.5))


def _triglyph(model: Model, start: float, flank: bool) -> None:
    z0, z1 = HEIGHT + 1.43, HEIGHT + 2.7
    for k in range(3):
        a, b = start + 0.29 * k, start + 0.29 * k + 0.19
        if flank:
            model.box((0.08, a, z0), (0.4, b, z1), MARBLE)
        else:
            model.box((a, 0.08, z0), (b, 0.4, z1), MARBLE)
    if flank:
        model.box((0.02, start, z0 - 0.28), (0.3, start + 0.8, z0 - 0.16), MARBLE)
        model.box((-0.5, start, z1 + 0.0), (0.2, start + 0.8, z1 + 0.06), MARBLE)
    else:
        model.box((start, 0.02, z0 - 0.28), (start + 0.8, 0.3, z0 - 0.16), MARBLE)
        model.box((start, -0.5, z1), (start + 0.8, 0.2, z1 + 0.06), MARBLE)


def _slope(x: float) -> float:
    return 4.1 * (x + 0.4) / 15.84 if x < 15.44 else 4.1 * (31.28 - x) / 15.84


def _pediment(model: Model, dice: Dice) -> None:
    """The two corners of the gable stand; the middle is broken down in steps."""
    z = HEIGHT + 3.29
    cuts = [
        1.6,
        3.4,
        5.3,
        7.4,
        9.4,
        11.3,
        12.4,
        13.6,
        15.6,
        17.4,
        19.6,
        21.6,
        23.2,
        25.0,
        27.0,
        29.2,
    ]
    whole = [1, 1, 1, 0.98, 0.82, 0.8, 0.5, 0.32, 0.3, 0.2, 0.4, 0.62, 1, 1, 1]
    for a, b, k in zip(cuts, cuts[1:], whole, strict=False):
        ha, hb = _slope(a) * k * 0.94, _slope(b) * k * 0.94
        if k < 1:
            ha = hb = max(ha, hb)
        y0, y1 = 0.5 + dice.uniform(0, 0.06), 1.4
        model.quads(
            [
                [(a, y0, z), (b, y0, z), (b, y0, z + hb), (a, y0, z + ha)],
                [(a, y0, z + ha), (b, y0, z + hb), (b, y1, z + hb), (a, y1, z + ha)],
                [(a, y0, z), (a, y1, z), (a, y1, z + ha), (a, y0, z + ha)],
                [(b, y0, z), (b, y1, z), (b, y1, z + hb), (b, y0, z + hb)],
                [(a, y1, z), (b, y1, z), (b, y1, z + hb), (a, y1, z + ha)],
            ],
            DARK,
        )
    for a, b in ((-0.6, 8.6), (22.6, 31.5)):
        for low, high, out in ((0.0, 0.34, -0.5), (0.34, 0.62, -0.72)):
            za, zb = z + max(_slope(a), 0), z + max(_slope(b), 0)
            ring = [(a, za + low), (b, zb + low), (b, zb + high), (a, za + high)]
            front = [(x, out, h) for x, h in ring]
            back = [(x, 1.5, h) for x, h in ring]
            sides = [[front[i], front[(i + 1) % 4], back[(i + 1) % 4], back[i]] for i in range(4)]
            model.quads([front, *sides], MARBLE)
    for x, size, turn in ((5.6, 1.2, 20), (6.7, 1.5, -10), (26.2, 1.0, 0)):
        model.add(statue(size, MARBLE, int(x * 7), 0.2), (x, 0.1, z), turn)


def rubble(model: Model) -> None:
    """Fallen blocks and drums about the hill."""
    dice = Dice(21)
    for i in range(90):
        x, y = dice.uniform(-40, 36), dice.uniform(-34, -4)
        if i % 3 == 0:
            x, y = dice.uniform(-30, -4), dice.uniform(-8, 50)
        if math.hypot(x + 33, y + 44) < 14:
            continue
        z = float(ground(np.array([x]), np.array([y]))[0])
        stone = Model()
        if i % 5 == 0:
            stone.lathe((0, 0, -0.1), [(0.9, 0), (0.88, 0.9), (0, 0.9)], MARBLE, 20)
        else:
            w, d, h = dice.uniform(0.4, 1.3), dice.uniform(0.3, 0.7), dice.uniform(0.3, 0.8)
            stone.box((-w, -d, -0.3), (w, d, h), DARK if i % 2 else MARBLE)
        model.add(stone, (x, y, z), dice.uniform(0, 360))


def draw(plate: Plate) -> None:
    """Sky, temple on its rock, olives, evening glaze."""
    with plate.group(filter=materials.impasto(plate, ".02 .06", 1.1, 0.45, seed=4)):
        air.sky(plate, ["#2a5d9f", "#5489c2", "#95bbdb", "#dfdccf", "#f6dfb6"], 700)
        air.clouds(plate, "#fff3df", 27, ".0022 .010", 0.5, 3.6, 0.85, 640)
        air.clouds(plate, "#f3cfa6", 12, ".004 .018", 0.55, 4, 0.5, 640)
        air.glow(plate, 1150, 560, 620, "#fff0cc", 0.75)
        air.ridge(
            plate,
            [(-10, 632), (200, 612), (420, 640), (800, 596), (1010, 560), (1210, 610)],
            12,
            5,
            "#8d97c0",
            "#d8c8bd",
            700,
        )
        air.ridge(
            plate,
            [(-10, 660), (300, 655), (800, 640), (1210, 636)],
            6,
            9,
            "#8c8a8e",
            "#d3c1a2",
            720,
        )
        model = temple()
        rubble(model)
        terrain(model, CAMERA, ROCK, ground, (3, 260), 40, 340, 330)
        for x, y, h, seed in (
            (-34.5, -21.5, 7.5, 3),
            (-38, -14, 6.5, 8),
            (-52, 10, 6, 4),
            (46, -4, 5, 6),
            (58, 8, 6, 7),
        ):
            z = float(ground(np.array([x]), np.array([y]))[0])
            model.add(tree(h, LEAF, BARK, seed, 0.7, 2600), (x, y, z - 0.2))
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#3a2418", 0.5)))
        air.glaze(plate, [(0, "#2b2030", 0), (1, "#2b2030", 0.4)], 720)
        air.glow(plate, 1130, 430, 700, "#ffe9b5", 0.22)
    air.vignette(plate)
