"""Noah's Ark of Saint-Savin (about 1100): a picture on the barrel vault of a church.

Wide; one tall ship like a longship, a beast's head at its prow, three storeys of arcades on deck:
beasts below, birds above them, people on top; it rides on waves drawn as stripes.
No light, no depth: flat ocher yellow, red ocher, green and white, heavy brown outlines.
An empty pale ground with one broad band; drowned men roll in the water.
Recognized by: the house of arches on a dragon ship, striped waves, earth colors.
"""

import math

import numpy as np

from ..core import Plate, Point
from ..drapery import pts
from ..people.antiquity import Pen
from ..people.gothic import Flesh, haired, palm
from ..pigment import Wall

SIZE = (1200, 860)
ALT = {
    "en": "A ship with a beast's head at the prow carries a house of three storeys of arches with "
    "animals, birds and people; striped waves below, flat ocher, red and green on pale plaster.",
    "es": "Un barco con cabeza de bestia en la proa lleva una casa de tres pisos de arcos con "
    "animales, aves y personas; olas a rayas, ocre, rojo y verde planos sobre fondo claro.",
}
INK, RED, OCHER, GREEN, WHITE = "#4a2a1c", "#a5523a", "#cf9f58", "#7f9270", "#ece2ca"
ROSE, GREY = "#c98a6a", "#a9a08c"
FLESH = Flesh(skin="#e0bd98", body=0.0, lips="#a5523a", white="#efe6d2")
TIERS = ((236, 964, 438, 560, 5), (282, 918, 312, 430, 5), (346, 854, 202, 306, 4))


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(*SIZE, ["#cfbf9c", "#ddcfb0", "#e8dcc2", "#efe6d0"], seed=16, cell=240)
    wall.height *= 0.35
    pen = Pen(wall, INK, 4.4, 0.24)
    pen.fill("-20,-20 1220,-20 1220,90 -20,90", "#d9b878", 0.7, 2, curved=False)
    pen.line("-20,92 600,95 1220,91", 8, RED, 1)
    pen.line("-20,104 600,107 1220,103", 4, WHITE, 1)
    _waves(pen, 0)
    _drowned(pen)
    _hull(pen)
    _house(pen)
    _waves(pen, 1)
    _dove(pen)
    wall.wear(0.02, 70, 3)
    wall.wear(0.04, 13, 4, 3)
    for k, track in enumerate((pts("0,300 160,330 300,290 420,330"), pts("1200,240 1060,290 "
        "980,250"),
                               pts("600,0 580,120 620,210"), pts("820,860 850,720 "
                                   "800,640"))):  # fmt: skip
        wall.crack(track, 1.4, 0.7, 50 + k)
    plate.add(wall.picture(0.7, depth=0.5, grain=0.2).svg())


def _waves(pen: Pen, part: int) -> None:
    """Water as bands of color that all bend together; part 1 washes over the keel."""
    for k in range(10):
        y = 566 + 32 * k
        if (part == 0) != (k < 4):
            continue
        tone = (GREEN, WHITE, "#9fae92", OCHER, GREEN, WHITE, "#8f9f86", WHITE, GREEN, OCHER)[k]
        top = [(x, y + 14 * math.sin(x / 66 + k * 0.9)) for x in range(-30, 1250, 22)]
        low = [(x, y + 38 + 14 * math.sin(x / 66 + k * 0.9 + 0.5)) for x in range(1250, -31, -22)]
        with pen.within([(-30, 530), (1250, 530), (1250, 900), (-30, 900)], curved=False):
            pen.fill([*top, *low], tone, 0.9, 1, curved=False)
            pen.line([top], 4, INK, 1, 0.9)
            for x, yy in top[2::5]:
                pen.line([[(x, yy + 12), (x + 14, yy + 22), (x + 30, yy + 16)]], 2.6, INK, 0.4, 0.7)


def _drowned(pen: Pen) -> None:
    """Two who did not board."""
    for x, y, turn, tone, flip in ((116, 640, 14, RED, False), (1090, 644, -16, OCHER, True)):
        p = pen.at(x, y, 0.92, flip=flip, turn=turn)
        p.form("-30,10 10,-18 70,-20 120,-6 130,12 70,22 10,24", tone)
        _folds(
            p,
            "-30,10 10,-18 70,-20 120,-6 130,12 70,22 10,24",
            "20,-14 60,0 120,2/20,10 70,12 120,8",
        )
        p.limb("110,0 150,20 190,10", [24, 16, 11], FLESH.skin, 3)
        p.limb("0,-8 -30,-40 -60,-44", [20, 14, 10], FLESH.skin, 3)
        _head(p.at(-48, 4, 0.52, turn=-70), 0.4, "#5a3420", 0)


def _hull(pen: Pen) -> None:
    """Planks of a longship, a beast's head before, a curl behind."""
    hull = ("120,430 130,480 190,545 300,566 900,566 1010,545 1072,480 1088,420 1110,424 "
            "1104,500 1050,600 "
            "960,668 780,700 420,700 240,668 150,600 96,500 96,440")  # fmt: skip
    pen.form(hull, OCHER, 5)
    with pen.within(hull):
        for k, tone in enumerate((RED, WHITE, GREEN, WHITE)):
            strake: list[Point] = [
                (80, 470 + 34 * k), (180, 560 + 30 * k), (320, 590 + 28 * k), (600, 600 + 28 * k),
                (880, 590 + 28 * k), (1020, 560 + 30 * k), (1120, 470 + 34 * k),
            ]  # fmt: skip
            pen.line([strake], 13, tone, 1)
            pen.line([[(x, y + 8) for x, y in strake]], 3.4, INK, 1)
            pen.line([[(x, y - 8) for x, y in strake]], 3.4, INK, 1)
    for k in range(15):
        pen.disc(210 + 56 * k, 566 + 8 * math.sin(k * 0.22), 5, INK)
    head = ("96,450 84,390 92,330 130,296 120,270 140,280 156,262 160,286 190,300 208,330 "
            "196,344 168,336 "
            "150,350 140,390 132,440")  # fmt: skip
    pen.form(head, GREEN, 5)
    pen.line("206,334 176,322 160,326/150,348 172,342 196,346", 3.4)
    pen.disc(158, 304, 8, WHITE, 3)
    pen.disc(160, 304, 3.6, INK)
    pen.line("100,330 112,380 108,440/116,320 126,380 124,440", 3.4, RED)
    for k in range(4):
        pen.form(
            [(92 - 2 * k, 330 + 26 * k), (74 - 2 * k, 336 + 26 * k), (88 - 2 * k, 350 + 26 * k)],
            RED,
            3,
        )
    curl = "1092,430 1110,370 1104,320 1074,310 1060,334 1076,352 1090,340"
    pen.line([pts(curl)], 26, INK, 0.8)
    pen.line([pts(curl)], 17, RED, 0.8)


def _house(pen: Pen) -> None:
    """Three storeys of arches under a tiled roof."""
    roof = "330,204 390,130 810,130 870,204"
    pen.form(roof, RED, 5, curved=False)
    with pen.within(roof, curved=False):
        for row in range(4):
            for k in range(28):
                x, y = 326 + 20 * k + 10 * (row % 2), 130 + 19 * row
                pen.line([[(x, y), (x + 10, y + 15), (x + 20, y)]], 3, INK, 1)
    pen.line("384,130 600,126 816,130", 9, INK, 1)
    pen.line("384,130 600,126 816,130", 4, OCHER, 1)
    for tier, (x0, x1, y0, y1, count) in enumerate(TIERS):
        pen.form(
            [(x0, y0), (x1, y0), (x1, y1), (x0, y1)],
            (OCHER, WHITE, "#d9b06a")[tier],
            5,
            curved=False,
        )
        step = (x1 - x0) / count
        for k in range(count):
            _bay(pen, x0 + step * k, y0, step, y1 - y0, tier, k)
        for y, tone in ((y0 - 1, RED), (y1 - 2, GREEN)):
            pen.line([[(x0 - 8, y), ((x0 + x1) / 2, y + 1), (x1 + 8, y)]], 13, INK, 1)
            pen.line([[(x0 - 6, y), ((x0 + x1) / 2, y + 1), (x1 + 6, y)]], 7, tone, 1)


def _bay(pen: Pen, x: float, y: float, w: float, h: float, tier: int, k: int) -> None:
    """One arch on its columns, and who looks out of it."""
    a, b, c, r = x + 14, x + w - 14, x + w / 2, (w - 28) / 2
    top = [
        (c + r * math.cos(t), y + 16 + r * 0.62 - r * 0.62 * math.sin(t))
        for t in np.linspace(3.1416, 0, 13)
    ]
    opening: list[Point] = [(a, y + h), *[(float(p), float(q)) for p, q in top], (b, y + h)]
    pen.form(
        opening,
        ("#5f7358", "#8a4a34", "#5f7358")[tier]
        if k % 2
        else ("#9a4f38", "#6d8064", "#a5523a")[tier],
        4,
        curved=False,
    )
    pen.line([opening[1:-1]], 9, INK, 1)
    pen.line([opening[1:-1]], 4.4, WHITE, 1)
    with pen.within(opening, curved=False):
        p = pen.at(c, y + h)
        if tier == 0:
            _beast(p, k)
        elif tier == 1:
            _bird(p.at(-24, -6, 0.92), k)
            _bird(p.at(30, -2, 0.8, flip=True), k + 1)
        else:
            for dx, i in ((-26, 0), (26, 1)):
                q = p.at(dx, -54)
                shape = "-26,30 -12,18 12,18 26,30 32,70 -32,70"
                tone = (WHITE, OCHER, GREEN, ROSE)[(k + i) % 4]
                q.form(shape, tone, 3)
                _folds(q, shape, "-10,24 -14,60/10,24 12,60")
                _head(
                    q.at(0, 0, 0.42),
                    0.4 if i == 0 else -0.4,
                    ("#5a3420", "#c9bda8")[(k + i) % 2],
                    18 if (k + i) % 3 == 0 else 0,
                )
            palm(p.at(0, -22, 0.62, turn=-70), FLESH.skin, "spread")
    for s in (x + 7, x + w - 7):
        pen.form(
            [(s - 6, y + h), (s - 5, y + 44), (s + 5, y + 44), (s + 6, y + h)],
            WHITE,
            3,
            curved=False,
        )
        pen.form(
            [(s - 10, y + 46), (s - 8, y + 34), (s + 8, y + 34), (s + 10, y + 46)],
            RED,
            3,
            curved=False,
        )


def _folds(pen: Pen, shape: str, strokes: str) -> None:
    with pen.within(shape):
        pen.line(strokes, 3, RED, 0.5)


def _head(pen: Pen, turned: float, hair: str, beard: float) -> None:
    bold = Pen(pen.wall, INK, 4.4, 0.14, pen.frame)
    haired(bold, turned, hair, FLESH, beard, fall=30)
    bold.disc(11 * turned - 18, 18, 7, "#c9694c")
    bold.disc(11 * turned + 18, 18, 7, "#c9694c")


def _beast(pen: Pen, k: int) -> None:
    """Lion, stag, ox, horse, boar: one to a bay, facing left or right."""
    p = pen.at(0, -10, 0.94, flip=k > 2)
    coat = (OCHER, ROSE, WHITE, GREY, "#8a6a4c")[k]
    for leg in (
        "-44,-20 -50,-6 -42,10",
        "-24,-18 -26,0 -18,10",
        "18,-16 16,0 24,10",
        "34,-20 38,-4 48,10",
    ):
        p.limb(leg, [18, 11, 10], coat, 3)
    p.form(
        "-56,-24 -50,-48 -10,-50 20,-54 34,-74 56,-78 68,-62 60,-52 46,-50 40,-26 20,-14 -40,-14",
        coat,
        3.4,
    )
    p.line("-54,-40 -70,-56 -62,-76", 5)
    p.disc(52, -65, 4, WHITE, 2)
    p.line("-20,-46 -24,-30 -18,-18/6,-50 2,-34 8,-18", 3, RED)
    if k == 0:
        for j in range(7):
            a = 1.2 + j * 0.62
            p.line([[(46, -62), (46 + 26 * math.cos(a), -62 - 22 * math.sin(a))]], 6, "#8a4a2c")
        p.disc(52, -63, 4, WHITE, 2)
    elif k == 1:
        p.line("46,-78 40,-100 50,-116/42,-98 28,-108/58,-78 66,-100 60,-116/66,-98 78,-106", 4)
    elif k == 2:
        p.line("46,-78 40,-92 30,-94/58,-80 66,-92 78,-92", 6)
    elif k == 3:
        p.line("20,-56 34,-78 46,-82", 9, "#5a3420")
    else:
        p.line("60,-54 70,-60 70,-68", 4, WHITE)


def _bird(pen: Pen, k: int) -> None:
    tone = (WHITE, OCHER, RED, GREEN, ROSE, GREY)[k % 6]
    pen.form("-34,-30 -14,-46 4,-48 12,-66 24,-70 32,-60 26,-48 20,-28 -4,-18 -30,-20", tone, 3)
    pen.form("30,-64 44,-58 30,-55", OCHER, 2.4)
    pen.form("-28,-28 -4,-42 8,-34 -6,-24", WHITE if tone != WHITE else RED, 3)
    pen.line("-2,-20 -4,-2 6,-2/8,-22 8,-2 18,-2", 3.4)
    pen.disc(22, -61, 3, INK)


def _dove(pen: Pen) -> None:
    """A bird that comes back with a twig."""
    p = pen.at(990, 250, 1.3, flip=True)
    _bird(p, 0)
    p.form("-20,-40 -44,-84 -14,-80 6,-44", WHITE, 3)
    p.line("44,-58 60,-66 74,-60/60,-66 62,-78/68,-62 76,-72", 3, GREEN)
