"""Altar frontal of La Seu d'Urgell (about 1130): a painted board from the front of an altar.

Wide, three fields in a patterned border: in the middle Christ within two crossing rings of light,
at each side six apostles stacked in a pyramid, all turned to him.
No light, no depth: flat red, yellow, white and blackish green, thick outlines, folds as stripes.
Tempera on wood: fine cracks along the grain, rubbed edges.
Recognized by: the double ring, pyramids of haloed men, red and yellow fields, leaf border.
"""

import math

from ..core import Plate, Point
from ..drapery import pts
from ..people.antiquity import Pen
from ..people.gothic import Flesh, haired, palm
from ..pigment import Wall

SIZE = (1200, 826)
ALT = {
    "en": "A painted wooden panel in three parts: Christ blessing inside two crossing rings, and "
    "at "
    "each side six haloed men stacked in a pyramid, flat red and yellow with black outlines.",
    "es": "Tabla pintada en tres partes: Cristo bendice dentro de dos aros cruzados y a cada lado "
    "seis hombres con nimbo forman pirámide, en rojo y amarillo planos de contorno negro.",
}
INK, RED, YELLOW, WHITE, GREEN = "#1d1613", "#a8321f", "#d9a534", "#ece0c2", "#2f4a44"
OCHER, BLUE = "#b97a2c", "#3b5874"
FLESH = Flesh(skin="#e2bb92", body=0.0, lips="#a8321f", white="#f1e6cd")


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(*SIZE, ["#8a6238", "#9c7242", "#ad8350", "#ba9160"], seed=6, cell=200)
    wall.height *= 0.2
    pen = Pen(wall, INK, 3.4, 0.12)
    _border(pen)
    for x0, x1, tone in ((66, 404, RED), (436, 764, YELLOW), (796, 1134, RED)):
        pen.form([(x0, 66), (x1, 66), (x1, 760), (x0, 760)], tone, 4, curved=False)
    with pen.within([(438, 68), (762, 68), (762, 758), (438, 758)], curved=False):
        _rings(pen)
        _christ(pen)
    for flip in (False, True):
        x = 66 if not flip else 1134
        with pen.within(
            [
                (x, 68),
                (x + (336 if not flip else -336), 68),
                (x + (336 if not flip else -336), 758),
                (x, 758),
            ],
            curved=False,
        ):
            _apostles(pen.at(x, 0, 1, flip=flip), 3 if flip else 0)
    wall.wear(0.014, 26, 3)
    wall.wear(0.014, 8, 4, 3)
    for k, y in enumerate((270, 548)):
        wall.crack([(0, y), (400, y + 4), (800, y - 3), (1200, y + 2)], 1.4, 0.8, 9 + k)
    plate.add(wall.picture(0.6, depth=0.36, grain=0.04).svg())


def _border(pen: Pen) -> None:
    """Leaf scrolls and lozenges around the board, and between its fields."""
    w, h = SIZE
    pen.form([(6, 6), (w - 6, 6), (w - 6, h - 6), (6, h - 6)], YELLOW, 5, curved=False)
    pen.form([(18, 18), (w - 18, 18), (w - 18, h - 18), (18, h - 18)], GREEN, 3, curved=False)
    pen.form([(56, 56), (w - 56, 56), (w - 56, h - 56), (56, h - 56)], YELLOW, 4, curved=False)
    for y in (37, h - 37):
        for k in range(21):
            _leaf(pen.at(40 + 56 * k, y, 0.8), k)
    for x in (37, w - 37):
        for k in range(1, 14):
            _leaf(pen.at(x, 37 + 56 * k + 6, 0.8, turn=90), k)
    for x in (420, 780):
        pen.form([(x - 15, 62), (x + 15, 62), (x + 15, h - 62), (x - 15, h - 62)], WHITE, 3.4,
                 curved=False)  # fmt: skip
        for k in range(23):
            y = 80 + 29 * k
            pen.form([(x, y - 14), (x + 11, y), (x, y + 14), (x - 11, y)], (RED, GREEN)[k % 2], 2.4,
                     curved=False)  # fmt: skip
            pen.disc(x, y, 3, YELLOW)


def _leaf(pen: Pen, k: int) -> None:
    """A palmette between two curls."""
    s = 1 if k % 2 else -1
    pen.line([[(-32, 14 * s), (-10, -16 * s), (12, 14 * s), (32, -14 * s)]], 4, YELLOW, 1)
    for a in (-0.8, 0, 0.8):
        pen.fill(
            [
                (0, 10 * s),
                (8 * math.sin(a) - 5, -2 * s),
                (18 * math.sin(a), -15 * s * math.cos(a)),
                (8 * math.sin(a) + 5, -2 * s),
            ],
            (RED, WHITE)[k % 2],
            0.97,
        )


def _circle(x: float, y: float, r: float) -> list[Point]:
    return [(x + r * math.cos(i * 0.1309), y + r * math.sin(i * 0.1309)) for i in range(48)]


def _rings(pen: Pen) -> None:
    """Two rings that cross: the large one around his body, a smaller one around the feet."""
    upper, lower = (600.0, 330.0, 158.0), (600.0, 590.0, 132.0)
    for grow, tone in ((34, INK), (31, RED), (22, WHITE), (12, INK), (9, YELLOW)):
        for x, y, r in (lower, upper):
            pen.fill(_circle(x, y, r + grow), tone, 1, curved=False)
    for x, y, r in (lower, upper):
        pen.form(_circle(x, y, r), GREEN if y < 400 else BLUE, 4, curved=False)
    ring = _circle(600, 330, 175)
    for k in range(0, 48, 2):
        pen.disc(*ring[k], 3.6, RED)
    for k, (x, y) in enumerate(_circle(600, 590, 149)[::2]):
        if y > 480:
            pen.disc(x, y, 3.4, (RED, YELLOW)[k % 2])
    for k in range(22):
        a, r = k * 2.4, 60 + 4.4 * k
        x, y = 600 + r * math.cos(a), 330 + r * math.sin(a)
        if math.hypot(x - 600, y - 330) < 150:
            pen.line([[(x - 5, y), (x + 5, y)], [(x, y - 5), (x, y + 5)]], 2, WHITE, 1)
    for s in (-1, 1):
        for y, t in ((120, 1), (700, -1), (470, 1)):
            p = pen.at(600 + s * 132, y, 0.62 if y != 470 else 0.5, flip=s < 0)
            for a in (-0.9, -0.3, 0.3, 0.9):
                p.form([(0, 30 * t), (30 * math.sin(a) - 8, 0), (52 * math.sin(a), -44 * t),
                        (30 * math.sin(a) + 10, 4)], (RED, GREEN)[int(a > 0)], 3)  # fmt: skip


def _stripes(pen: Pen, shape: str, strokes: str, dark: str, light: str) -> None:
    """Folds as stripes: a dark line with a light one beside it, cut off at the outline."""
    with pen.within(shape):
        for track in strokes.split("/"):
            points = pts(track)
            pen.line([points], 4, dark, 0.7)
            pen.line([[(x + 5, y + 1) for x, y in points]], 2.6, light, 0.7)
    edge = pts(shape)
    pen.line([[*edge, edge[0], edge[1]]], 4, INK, 1)


def _dots(pen: Pen, track: str, tone: str) -> None:
    for x, y in pts(track):
        pen.disc(x, y, 3, tone)


def _head(pen: Pen, turned: float, hair: str, beard: float, halo: str) -> None:
    pen.disc(0, -6, 66, halo, 5)
    pen.line([_circle(0, -6, 54)], 3, RED if halo != RED else YELLOW, 1)
    bold = Pen(pen.wall, INK, 2.7, 0.1, pen.frame)
    haired(bold, turned, hair, FLESH, beard, fall=40)
    for s in (-1, 1):
        bold.disc(11 * turned + s * 19, 17, 6, "#cf6a4c")
        bold.line([[(11 * turned + s * 12, 10), (11 * turned + s * 24, 14)]], 2.6, RED)


def _christ(pen: Pen) -> None:
    """Frontal, enthroned, blessing, an open book on his knee."""
    pen.form("470,440 730,440 742,474 730,508 470,508 458,474", OCHER, 4)
    _dots(pen, "484,474 506,474 528,474 672,474 694,474 716,474", WHITE)
    tunic = "548,262 652,262 672,380 690,500 676,640 650,690 550,690 524,640 510,500 528,380"
    pen.form(tunic, WHITE, 0)
    _stripes(pen, tunic, "560,290 566,420 540,560 536,690/584,300 590,430 572,560 570,690/"
                         "612,300 612,430 "
             "612,560 612,690/640,290 634,430 650,560 654,690", "#7d5a3c", RED)  # fmt: skip
    left = (
        "548,262 520,270 496,330 486,430 500,480 540,500 590,470 640,440 650,400 600,420 "
        "556,400 540,330"
    )
    pen.form(left, RED, 0)
    _stripes(pen, left, "530,280 512,380 520,480/546,340 530,420 560,480/560,410 600,440 650,420",
             INK, YELLOW)  # fmt: skip
    right = ("652,262 690,280 708,360 712,460 700,560 660,640 580,660 530,630 520,560 560,500 "
             "620,480 664,420 "
             "660,340")  # fmt: skip
    pen.form(right, RED, 0)
    _stripes(pen, right, "670,290 686,400 670,520 600,620/690,340 700,440 690,540 640,630/"
                         "650,450 600,540 540,600", INK, YELLOW)  # fmt: skip
    for x in (566, 634):
        pen.form([(x - 18, 676), (x + 18, 676), (x + (22 if x > 600 else 12), 722),
                  (x - (22 if x < 600 else 12), 722)], FLESH.skin)  # fmt: skip
        for k in range(4):
            pen.line([[(x - 10 + 7 * k, 706), (x - 10 + 7 * k, 721)]], 2, curved=False)
    pen.form("640,372 714,352 730,432 656,452", YELLOW, 4, curved=False)
    pen.line("684,362 696,442", 3)
    for k in range(4):
        pen.line(
            [
                [(650, 386 + 15 * k), (680, 378 + 15 * k)],
                [(694, 374 + 15 * k), (718, 368 + 15 * k)],
            ],
            2.4,
            INK,
            1,
            curved=False,
        )
    palm(pen.at(688, 462, 1.2, flip=True, turn=20), FLESH.skin, "flat")
    pen.form("492,330 470,300 488,250 516,256 520,300 532,350", WHITE, 4)
    palm(pen.at(500, 258, 1.35, turn=-86), FLESH.skin, "bless")
    p = pen.at(600, 192, 0.9)
    p.disc(0, -6, 78, YELLOW, 5)
    p.form("-76,-16 76,-16 76,6 -76,6", RED, 3, curved=False)
    p.form("-11,-82 11,-82 11,0 -11,0", RED, 3, curved=False)
    bold = Pen(pen.wall, INK, 2.7, 0.1, p.frame)
    haired(bold, 0.06, "#4a2a18", FLESH, 10, fall=66)
    for s in (-1, 1):
        bold.disc(s * 20, 17, 7, "#cf6a4c")


def _apostles(pen: Pen, seed: int) -> None:
    """Six men in three ranks, drawn for the left field, looking to the right."""
    robes = (WHITE, YELLOW, GREEN, WHITE, OCHER, BLUE)
    cloaks = (GREEN, WHITE, YELLOW, BLUE, WHITE, YELLOW)
    hairs = ("#c9bda4", "#4a2a18", "#6b3d20", "#2f2018", "#8a5a2c", "#b5aa94")
    for k, (x, y) in enumerate(
        ((176, 166), (98, 330), (250, 330), (64, 506), (172, 506), (278, 506))
    ):
        i = (k + seed) % 6
        p = pen.at(x, y)
        robe = "-44,52 -20,34 24,34 46,56 58,150 62,270 -60,270 -56,150"
        p.form(robe, robes[i], 0)
        dark = "#7d5a3c" if robes[i] in (WHITE, YELLOW) else INK
        light = RED if robes[i] in (WHITE, YELLOW) else WHITE
        _stripes(p, robe, "-24,60 -34,160 -40,270/-4,60 -8,160 -12,270/18,60 20,160 18,270/38,70 "
                          "44,160 44,270",
                 dark, light)  # fmt: skip
        cloak = "-46,50 -22,36 6,90 40,130 50,170 20,190 -30,196 -58,180 -60,110"
        p.form(cloak, cloaks[i], 0)
        _stripes(
            p,
            cloak,
            "-40,60 -50,120 -40,190/-24,60 -24,130 0,190/-6,90 4,140 30,180",
            INK if cloaks[i] != BLUE else WHITE,
            RED if cloaks[i] != RED else YELLOW,
        )
        if k % 2:
            p.form("16,118 50,108 58,156 24,166", RED if i % 2 else YELLOW, 3, curved=False)
            p.line("24,126 48,118/30,154 54,146", 2.4, WHITE, 1, curved=False)
            palm(p.at(4, 164, 1.1, turn=-16), FLESH.skin, "flat")
        else:
            palm(p.at(20, 150, 1.15, turn=-62), FLESH.skin, "spread" if k else "bless")
        _head(p.at(0, 0, 0.68), 0.55, hairs[i], (14, 8, 0, 10, 0, 22)[i],
              (YELLOW, WHITE, OCHER)[k % 3] if k else WHITE)  # fmt: skip
