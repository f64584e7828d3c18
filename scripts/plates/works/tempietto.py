"""Tempietto, Rome, Bramante 1502-1510: the round chapel alone in its small court.

Ratio 3:4, upright; on the axis, the court's arcades closing in left and right like wings.
Morning sun from the upper left rounds drum and dome; blue shade under the ring of columns.
Palette: grey granite and travertine, cream plaster, lead dome, brick floor, clear blue.
Features: sixteen Doric columns, triglyph frieze, balustrade, niches in the drum, ribbed dome.
"""

import math

import numpy as np

from .. import air, materials
from ..architecture import balustrade, column, dome_profile, gable_roof
from ..core import Plate
from ..garden import people, terrain
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Drum, Opening, Wall, block, row, sheet

SIZE = (900, 1200)
ALT = {
    "en": "A tiny round chapel on steps in a courtyard: a ring of plain columns carries a "
    "balustrade, a drum with shell niches and a smooth dome with a cross.",
    "es": "Diminuta capilla redonda sobre gradas en un patio: un anillo de columnas lisas lleva "
    "una balaustrada, un tambor con nichos de concha y una cúpula lisa con cruz.",
}
STONE, GRANITE, WALL, DARK, LEAD, COURT, PAVE, SHELL, GOLD, TILE, SKIN, COAT, RED, CREAM = range(14)
STUFF = [
    Material(("#b9a98c", "#ddd0b4", "#f2e8d2"), grain=0.5, contrast=0.7, streaks=0.5, bump=0.06),
    Material(("#8f8a84", "#b5afa6", "#d0c9bd"), grain=0.25, contrast=0.8, bump=0.05),
    Material(
        ("#c6b595", "#e2d4b6", "#f1e6cc"),
        0.5,
        1.1,
        0.2,
        grain=0.9,
        contrast=0.7,
        streaks=0.4,
        bump=0.06,
    ),
    Material(("#2b2421", "#3f352f"), bump=0),
    Material(("#7f8a8c", "#a3adab", "#c3c9c2"), grain=1.2, contrast=0.8, streaks=0.5, bump=0.05),
    Material(("#c79a68", "#dcb586", "#ebcda4"), grain=2.2, contrast=0.9, streaks=0.7, bump=0.15),
    Material(("#8f7a68", "#b39a84", "#c9b39c"), 0.4, 0.8, 0.35, grain=1, casts=False),
    Material(("#a2957e", "#c7bba2", "#ddd2ba"), grain=0.3, contrast=0.7, bump=0.05),
    Material(("#8f6a2a", "#c99d45"), gloss=0.2),
    Material(("#8c4a32", "#b86a48", "#d18e67"), 0.3, 0.22, 0.35, rounds=0.8, contrast=0.8),
    Material(("#c79f80",)),
    Material(("#2b2a30",)),
    Material(("#8f342e",)),
    Material(("#e2d8c2",)),
]
CAMERA = Camera((0.9, -21.5, 2.7), (0.2, 0, 2.7), 1370, (450, 905))
LIGHT = Light(
    (-0.60, -0.58, 0.62),
    "#ffe8c0",
    2.5,
    "#9db8ea",
    0.72,
    "#d2b088",
    0.36,
    haze_color="#dfe2e4",
    haze_distance=900,
)
FLOOR = 1.05


def colonnade(model: Model) -> None:
    """Three steps, sixteen granite columns, the cella behind them with pilasters and niches."""
    for k, r in enumerate((5.35, 5.0, 4.65)):
        model.lathe((0, 0, k * 0.35), [(r, 0), (r, 0.35), (0, 0.35)], STONE, 72)
    pole = column(3.62, 0.235, "tuscan", GRANITE, 0, 22)
    for i in range(16):
        a = 2 * math.pi * (i + 0.5) / 16 - math.pi / 2
        model.add(pole, (4.05 * math.cos(a), 4.05 * math.sin(a), FLOOR))
    cella = Drum((0, 0, FLOOR), 2.75)
    bay = cella.girth / 16
    for i in range(16):
        u = (i - 0.5) * bay
        door = i == 0
        kind = Opening(
            u + bay / 2,
            0 if door else 0.9,
            2.0 if door else 2.15,
            bay * (0.78 if door else 0.56),
            "flat" if door else "round",
            0.35,
            0,
            0.1,
            DARK if door or i % 2 else SHELL,
        )
        row(model, cella, (u, u + bay), (0, 3.7), 1, moved_to(kind), WALL)
        block(model, cella, (u - 0.14, u + 0.14), (0, 3.6), (0, 0.09), STONE)
    ring = Drum((0, 0, 0), 4.05)
    around = (0.0, ring.girth)
    z = FLOOR + 3.62
    block(model, ring, around, (z, z + 0.34), (-0.24, 0.22), STONE)
    block(model, ring, around, (z + 0.34, z + 0.86), (-0.24, 0.18), STONE)
    for i in range(48):
        u = (i + 0.5) * ring.girth / 48
        for off in (-0.09, 0.0, 0.09):
            bar = (u + off - 0.034, u + off + 0.034)
            block(model, ring, bar, (z + 0.36, z + 0.84), (0.1, 0.25), STONE)
        block(model, ring, (u - 0.14, u + 0.14), (z + 0.28, z + 0.33), (0.1, 0.27), STONE)
        mid = u + ring.girth / 96
        block(model, ring, (mid - 0.1, mid + 0.1), (z + 0.48, z + 0.72), (0.1, 0.22), SHELL)
    for dz, tall, out in ((0.86, 0.12, 0.3), (0.98, 0.16, 0.56), (1.14, 0.08, 0.64)):
        block(model, ring, around, (z + dz, z + dz + tall), (-0.24, out), STONE)
    model.lathe((0, 0, z - 0.02), [(2.7, 0), (4.0, 0.02)], WALL, 48)
    model.lathe((0, 0, z + 1.2), [(4.4, 0), (2.6, 0.02)], STONE, 48)
    rail = Drum((0, 0, 0), 4.2)
    balustrade(model, rail, (0, rail.girth), z + 1.22, 0.78, 0, STONE, 0.26)
    for i in range(16):
        u = (i + 0.5) * rail.girth / 16
        block(model, rail, (u - 0.15, u + 0.15), (z + 1.22, z + 2.0), (-0.2, 0.22), STONE)


def moved_to(opening: Opening) -> Opening:
    """The same opening, centered in its bay as `row` wants it."""
    o = opening
    return Opening(0, o.sill, o.spring, o.width, o.kind, o.depth, o.orders, o.step, o.back)


def upper(model: Model) -> None:
    """The drum with its alternating niches and windows, cornice, ribbed dome, ball and cross."""
    z = FLOOR + 4.8
    drum = Drum((0, 0, z), 2.75)
    bay = drum.girth / 16
    for i in range(16):
        u = (i - 0.5) * bay
        window = i % 4 == 2
        kind = Opening(
            0,
            1.25,
            1.9 if not window else 2.0,
            bay * 0.62,
            "flat" if window else "round",
            0.3,
            1,
            0.05,
            DARK if window else SHELL,
        )
        row(model, drum, (u, u + bay), (0, 2.95), 1, kind, WALL)
        block(model, drum, (u - 0.12, u + 0.12), (0.3, 2.75), (0, 0.09), STONE)
    around = (0.0, drum.girth)
    for up, tall, out in (
        (0.0, 0.35, 0.12),
        (2.72, 0.2, 0.1),
        (2.92, 0.14, 0.28),
        (3.06, 0.12, 0.4),
    ):
        block(model, drum, around, (up, up + tall), (-0.2, out), STONE)
    top = z + 3.18
    model.lathe((0, 0, top), [(2.95, 0), (2.95, 0.34), (2.8, 0.36)], STONE, 64)
    profile = dome_profile(2.8, 2.75, 18)
    model.lathe((0, 0, top + 0.34), profile, LEAD, 72)
    for i in range(16):
        a = 2 * math.pi * (i + 0.5) / 16 - math.pi / 2
        c, s = math.cos(a), math.sin(a)
        way = np.array([(r * c, r * s, top + 0.34 + h) for r, h in profile[:-1]])
        model.tube(way, 0.085, STONE, 7)
    crown = [(0.62, 0), (0.5, 0.16), (0.34, 0.22), (0.42, 0.5), (0.3, 0.62), (0.14, 0.9)]
    model.lathe((0, 0, top + 2.98), crown, STONE, 24)
    ball = [(0.0, 0.0), (0.2, 0.07), (0.26, 0.24), (0.18, 0.42), (0, 0.5)]
    model.lathe((0, 0, top + 3.86), ball, GOLD, 20)
    model.bars(
        [(0, 0, top + 4.3), (-0.26, 0, top + 4.88)],
        [(0, 0, top + 5.15), (0.26, 0, top + 4.88)],
        0.06,
        DARK,
    )


def court(model: Model) -> None:
    """The plain convent walls around: arcades below, small windows above, tiled eaves."""
    for wall, length in (
        (Wall((-9.5, -14, 0), 90), 24.0),
        (Wall((9.5, 10, 0), -90), 24.0),
        (Wall((-9.5, 9.6, 0), 0), 19.0),
    ):
        flip = Wall(wall.origin, wall.heading)
        count = 6 if length > 20 else 5
        arch = Opening(0, 0.5, 2.9, length / count * 0.66, "round", 0.7, 0, 0.1, DARK)
        sheet(model, flip, (0, length), (6.2, 8.8), 0, COURT)
        row(model, flip, (0, length), (0, 6.2), count, arch, COURT)
        window = [(length / count * (i + 0.5), 6.9) for i in range(count)]
        for u, h in window:
            block(model, flip, (u - 0.5, u + 0.5), (h, h + 1.3), (-0.1, 0.03), DARK)
            block(model, flip, (u - 0.62, u + 0.62), (h - 0.14, h), (0, 0.14), STONE)
        block(model, flip, (0, length), (5.0, 5.24), (0, 0.12), STONE)
        block(model, flip, (0, length), (8.6, 8.86), (-0.1, 0.45), STONE)
    gable_roof(model, (-13.5, -9.1), (-14, 14), 8.86, 1.2, TILE, COURT, "y")
    gable_roof(model, (9.1, 13.5), (-14, 14), 8.86, 1.2, TILE, COURT, "y")
    gable_roof(model, (-14, 14), (9.4, 14), 8.86, 1.3, TILE, COURT, "x")


def draw(plate: Plate) -> None:
    """A strip of sky, the court, the chapel, two friars for scale."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.0, 0.4, seed=91)):
        air.sky(plate, ["#2f6db6", "#6ea4d8", "#bcd8ea"], 800)
        air.clouds(plate, "#ffffff", 33, ".004 .008", 0.52, 4.5, 0.9, 560)
        model = Model()
        colonnade(model)
        upper(model)
        court(model)
        terrain(model, CAMERA, PAVE, None, (2, 60), 40, 60, 40)
        spots = [(-5.2, -8.4, 0.0), (-4.5, -8.0, 0.0), (6.0, -5.5, 0.0), (6.6, -5.9, 0.0)]
        people(model, spots, [SKIN, COAT, RED, CREAM, COAT], 4)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2c241e", 0.5, 1.2, 0.8), 4200))
        air.glaze(plate, [(0, "#231c1c", 0), (1, "#231c1c", 0.42)], 1010)
    air.vignette(plate, "#15121a", 0.32)
