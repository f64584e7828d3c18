"""Christ in Majesty of Taüll (1123): the painted half dome of an apse.

Upright; Christ stiff and frontal on a rainbow within an almond of light, right hand raised, an open
book on his left knee, feet on a half sphere; angels of the four evangelists at the sides.
No light at all: flat bands of blue, ocher and dark, thick outlines, folds like a pattern.
Grey-white tunic, deep blue mantle with white lines, carmine, yellow, black; fresco on worn plaster.
Recognized by: the almond, the mask of a face with striped cheeks and long locks, bands behind.
"""

import math

from ..core import Dice, Plate, Point
from ..drapery import pts
from ..people.majesty import enthroned
from ..people.romanesque import (
    BLACK,
    BLUE,
    GREEN,
    MIDDLE,
    OCHER,
    RED,
    WHITE,
    angel,
    beast,
    outlined,
    saint,
)
from ..pigment import Wall

SIZE = (1040, 1200)
ALT = {
    "en": "A bearded man with a halo sits frontally in a pointed blue oval, raising two fingers "
    "and holding an open book; winged figures and beasts in rounds about him, thick black "
    "outlines.",
    "es": "Hombre barbudo con nimbo, de frente en un óvalo azul apuntado, alza dos dedos y "
    "muestra un libro abierto; seres alados y bestias en círculos, con gruesos contornos "
    "negros.",
}


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(*SIZE, ["#b79f7c", "#d0b98f", "#dfcda6", "#e8dabb", "#cdb68e"], seed=23, cell=230)
    wall.height *= 0.35
    _bands(wall)
    _almond(wall)
    for side in (-1, 1):
        angel(wall, side)
        beast(wall, side)
    _seat(wall)
    enthroned(wall)
    wall.wear(0.014, 60, 3)
    wall.wear(0.035, 12, 4, 3)
    for k, track in enumerate(
        (
            pts("0,340 160,380 330,350 420,400"),
            pts("1040,620 900,660 800,640"),
            pts("640,0 610,110 650,220"),
            pts("180,1200 230,1050 200,930"),
        )
    ):
        wall.crack(track, 1.2, 0.7, 40 + k)
    plate.add(wall.picture(0.8, depth=0.55, grain=0.22).svg())


def _bands(wall: Wall) -> None:
    for y0, y1, color in (
        (0, 300, "#30343a"),
        (300, 700, BLUE),
        (700, 980, OCHER),
        (980, 1200, "#6d3428"),
    ):
        wall.fill([(0, y0), (1040, y0), (1040, y1), (0, y1)], color, 0.92, 2, 0.3, curved=False)
    for y, color, width in (
        (300, WHITE, 8),
        (312, RED, 5),
        (700, WHITE, 8),
        (712, BLACK, 5),
        (980, WHITE, 9),
        (992, BLACK, 5),
    ):
        wall.draw([(0, y), (520, y + 3), (1040, y)], width, color, 0.92, 0.8, 0.2, 1)
    dice = Dice(3)
    for i in range(27):
        x = 20 + i * 40
        ring = [(x + 14 * math.cos(a), 1030 + 14 * math.sin(a)) for a in (0.0, 1.57, 3.14, 4.71)]
        outlined(wall, ring, dice.choice([OCHER, BLUE, WHITE]), 3)
        wall.fill([(x - 4, 1026), (x + 4, 1026), (x + 4, 1034), (x - 4, 1034)], RED, 0.95, 0.6, 0.1)
    for i in range(14):
        x = 10 + i * 80
        arch = [
            (x, 1200),
            (x, 1110),
            (x + 12, 1078),
            (x + 36, 1064),
            (x + 60, 1078),
            (x + 72, 1110),
            (x + 72, 1200),
        ]
        wall.fill(arch, (BLUE, GREEN, OCHER)[i % 3], 0.9, 1, 0.25, curved=False)
        wall.draw(arch, 5, BLACK, 0.95, 0.7, 0.1, 1, curved=False)
        if abs(x + 36 - MIDDLE) > 170:
            saint(wall, x + 36, 1128, dice)


def _almond(wall: Wall) -> None:
    for grow, color in (
        (34, BLACK),
        (30, RED),
        (18, WHITE),
        (8, BLACK),
        (4, OCHER),
        (-10, BLACK),
        (-13, BLUE),
    ):
        shape = _lens(300 + grow, 560 + grow)
        wall.fill(shape, color, 0.96, 0.8, 0.14, curved=False)
    wall.fill(
        _lens(287, 547), "#31558c", 0.95, 1, 0.2, lambda x, y: (y < 700) * 1.0 + 0 * x, curved=False
    )
    wall.fill(
        _lens(287, 547),
        "#c9953f",
        0.95,
        1,
        0.2,
        lambda x, y: (y >= 700) * 1.0 + 0 * x,
        curved=False,
    )
    pearls = _lens(324, 584)
    for i in range(0, len(pearls), 3):
        x, y = pearls[i]
        if 0 < y < 975:
            wall.fill([(x - 5, y), (x, y - 5), (x + 5, y), (x, y + 5)], WHITE, 0.95, 0.7, 0.1)
    dice = Dice(8)
    for _ in range(46):
        x, y = dice.uniform(250, 790), dice.uniform(60, 680)
        if abs(x - MIDDLE) > 230 - abs(y - 480) * 0.3 or abs(x - MIDDLE) < 110:
            continue
        for a in (0.0, 1.05, 2.1):
            wall.draw(
                [
                    (x - 6 * math.cos(a), y - 6 * math.sin(a)),
                    (x + 6 * math.cos(a), y + 6 * math.sin(a)),
                ],
                2,
                WHITE,
                0.85,
                0.4,
                0.2,
                1,
                curved=False,
            )


def _lens(half: float, tall: float) -> list[Point]:
    """Two arcs that meet above and below: half width and half height."""
    radius = (half**2 + tall**2) / (2 * half)
    reach = math.asin(tall / radius)
    right = [
        (MIDDLE - (radius - half) + radius * math.cos(a), 560 + radius * math.sin(a))
        for a in [reach * (2 * i / 40 - 1) for i in range(41)]
    ]
    return right + [(2 * MIDDLE - x, y) for x, y in right[::-1]]


def _seat(wall: Wall) -> None:
    """The rainbow he sits on."""
    for half, color in ((296, BLACK), (290, RED), (262, OCHER), (240, WHITE), (228, GREEN)):
        band = [
            (MIDDLE - half, 742),
            (MIDDLE - half + 20, 690 - (half - 228) * 0.4),
            (MIDDLE, 664 - (half - 228) * 0.5),
            (MIDDLE + half - 20, 690 - (half - 228) * 0.4),
            (MIDDLE + half, 742),
            (MIDDLE, 752),
        ]
        wall.fill(band, color, 0.96, 0.9, 0.14)
