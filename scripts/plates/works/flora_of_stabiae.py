"""Flora of Stabiae (about AD 15-60): a small picture from the wall of a villa.

Tall and narrow; a young woman seen from behind floats away from us on plain pale green, barefoot,
in yellow and white; a basket of flowers on one arm, with the other hand she picks a blossom.
Soft daylight; quick strokes for cloth that swells and trails, no outline, no ground.
A thin flowering plant at the right is all there is of a landscape.
Recognized by: green emptiness, the turned back with its bare shoulder, the picking hand.
"""

import math

from ..core import Dice, Plate
from ..drapery import pts, smooth
from ..people.antiquity import Pen
from ..people.gothic import palm
from ..pigment import Wall

SIZE = (760, 1200)
ALT = {
    "en": "A young woman seen from behind walks barefoot away from us on plain green; in yellow "
    "and "
    "white flowing cloth, a basket on her arm, she picks a blossom from a thin plant.",
    "es": "Una joven de espaldas se aleja descalza sobre verde liso; con telas amarillas y blancas "
    "que flotan y una cesta en el brazo, corta una flor de una planta delgada.",
}
SKIN, SHADE, GLOW = "#d9a679", "#8a5236", "#f3d5ad"
YELLOW = ("#6d4a1e", "#b5853a", "#dcb765", "#f4e2a6")
WHITE = ("#7d7a7c", "#b9b2a6", "#e2dccb", "#fbf6e8")


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(*SIZE, ["#6f9474", "#7ea382", "#8db18e", "#9bbd9b"], seed=27, cell=340)
    wall.height *= 0.3
    wall.bare[:] = wall.bare * 0.3 + (0.62, 0.6, 0.5)
    pen = Pen(wall, "#4a2c1c", 2.0, 0.1)
    pen.fill("-40,700 800,760 800,1240 -40,1240", "#5f8668", 0.4, 80)
    _plant(pen)
    _feet(pen)
    _veil(pen)
    _body(pen)
    _dress(pen)
    _arms(pen)
    _head(pen.at(372, 246, 1.0))
    _edge(pen)
    wall.wear(0.008, 50, 3)
    wall.wear(0.02, 9, 4, 3)
    for k, track in enumerate((pts("0,520 90,560 160,520"), pts("560,0 590,120 560,240"),
                               pts("760,900 640,940 560,1010"))):  # fmt: skip
        wall.crack(track, 1.2, 0.6, 20 + k)
    plate.add(wall.picture(0.65, depth=0.42, grain=0.24).svg())


def _skin(pen: Pen, shape: str, puff: float = 22) -> None:
    """Bare skin: no outline, a warm shadow at the right."""
    pen.form(shape, SKIN, 1.4, ink=SHADE)
    pen.round(shape, SHADE, GLOW, puff, 0.8)


def _dashes(pen: Pen, shape: str, tracks: str, tones: tuple[str, ...], seed: int) -> None:
    """Quick strokes beside the folds: what makes the cloth move."""
    dice = Dice(seed)
    with pen.within(shape):
        for track in tracks.split("/"):
            points = smooth(pts(track), steps=8)
            for _ in range(9):
                i = dice.randrange(0, max(1, len(points) - 8))
                part = points[i : i + dice.randrange(5, 9)]
                dx, dy = dice.gauss(0, 9), dice.gauss(0, 5)
                if len(part) > 2:
                    pen.line(
                        [[(x + dx, y + dy) for x, y in part]],
                        dice.uniform(2, 5),
                        dice.choice(tones),
                        0.15,
                        dice.uniform(0.35, 0.8),
                        soft=1.1,
                    )


def _plant(pen: Pen) -> None:
    """A slender shoot with leaves in pairs and pale blossoms."""
    stem = pts("640,850 650,700 640,560 652,420 640,300 646,220")
    pen.line([stem], 5, "#4d5a2f", 0.3)
    pen.line(
        "644,600 600,520 588,430/646,520 690,440 700,360/648,640 700,580 716,530", 3, "#4d5a2f", 0.3
    )
    dice = Dice(3)
    for x, y in smooth(stem, steps=5)[2:-1]:
        for s in (-1, 1):
            a = s * dice.uniform(0.5, 0.9) - 1.57
            r = dice.uniform(26, 46)
            pen.fill([(x, y), (x + r * 0.5 * math.cos(a - 0.3), y + r * 0.5 * math.sin(a - 0.3)),
                      (x + r * math.cos(a), y + r * math.sin(a)),
                      (x + r * 0.5 * math.cos(a + 0.3), y + r * 0.5 * math.sin(a + 0.3))],
                     dice.choice(["#4d6436", "#5f7a3f", "#3f5430"]), 0.9, 1)  # fmt: skip
    for x, y in pts(
        "646,216 632,250 614,404 602,452 700,352 690,390 716,524 622,300 662,330 668,470"
    ):
        _blossom(pen, x, y, dice.uniform(10, 15), dice)


def _blossom(pen: Pen, x: float, y: float, r: float, dice: Dice) -> None:
    for k in range(5):
        a = k * 1.257 + dice.uniform(0, 1)
        pen.disc(x + r * 0.6 * math.cos(a), y + r * 0.6 * math.sin(a), r * 0.5,
                 dice.choice(["#f4ead2", "#fbf4e2", "#eec9a8"]))  # fmt: skip
    pen.disc(x, y, r * 0.3, "#c98a2c")


def _feet(pen: Pen) -> None:
    """Bare feet, the trailing heel lifted."""
    _skin(pen, "300,960 344,960 342,1020 336,1060 352,1090 340,1112 308,1110 296,1086 304,1030", 14)
    _skin(pen, "392,980 430,976 428,1040 440,1080 470,1104 466,1120 420,1118 396,1096 398,1040", 14)
    pen.line("322,1112 330,1104/312,1110 318,1102/452,1118 456,1106/440,1119 444,1108", 2, SHADE)


def _veil(pen: Pen) -> None:
    """The white mantle, blown out to the left and trailing."""
    shape = ("300,360 250,380 200,450 150,560 96,660 60,760 84,800 130,790 120,860 170,870 210,830 "
             "260,900 330,800 360,640 350,480")  # fmt: skip
    folds = ("290,390 220,520 150,680 90,770/310,430 260,580 200,720 140,850/330,500 300,640 "
             "250,780 "
             "220,830/~270,400 190,560 110,720/~310,470 240,640 190,800/~340,560 310,720 "
             "280,860")  # fmt: skip
    pen.cloth(shape, folds, WHITE, 17, 13, 8, 4)
    _dashes(pen, shape, folds.replace("~", ""), ("#fffaf0", "#a9a49a", "#cfc4b4"), 5)


def _body(pen: Pen) -> None:
    """The back, bare to the right shoulder."""
    pen.form("344,290 400,290 410,340 350,344", SKIN, 0)
    back = "300,372 340,336 400,330 446,344 470,384 458,450 440,520 430,580 320,580 306,480"
    _skin(pen, back, 40)
    with pen.within(back):
        pen.line("386,350 378,430 384,530", 9, SHADE, 0.3, 0.4, soft=5)
        pen.fill("410,370 446,380 436,440 408,430", SHADE, 0.28, 10)
        pen.fill("330,370 364,364 364,420 334,430", GLOW, 0.4, 10)


def _dress(pen: Pen) -> None:
    """Yellow cloth from the left shoulder down, swinging around the legs."""
    shape = ("296,372 330,346 372,420 420,490 446,500 452,560 470,680 500,820 540,930 532,984 "
             "506,1004 476,988 "
             "452,1016 424,1000 396,1032 366,1004 330,1026 296,1000 262,1012 234,986 200,1000 "
             "180,966 220,860 260,740 290,600 "
             "290,470")  # fmt: skip
    folds = ("320,370 320,480 340,560 320,700 270,860 210,980/350,420 360,540 370,700 340,860 "
             "320,1010"
             "/390,470 400,580 410,720 400,880 400,1010/430,510 440,620 450,760 470,900 500,990"
             "/~336,400 336,540 340,700 300,880 260,990/~372,450 380,580 390,740 370,900 360,1010"
             "/~415,510 420,640 430,780 440,900 450,1000/~460,690 480,820 520,940")  # fmt: skip
    pen.cloth(shape, folds, YELLOW, 19, 15, 9, 7)
    _dashes(pen, shape, folds.replace("~", ""), ("#fbeebb", "#a5742c", "#f0d68c"), 8)
    sash = "286,540 330,560 400,560 458,530 470,580 440,640 380,680 300,690 250,650 262,590"
    folds = ("280,560 340,590 400,590 460,560/270,600 330,630 400,630 456,600/270,640 320,664 "
             "390,660"
             "/~280,580 340,612 400,612 460,580/~270,620 330,650 400,648")  # fmt: skip
    pen.cloth(sash, folds, WHITE, 13, 10, 16, 9)
    _dashes(pen, sash, folds.replace("~", ""), ("#fffaf0", "#b5ada0"), 10)
    tail = "430,600 470,580 500,640 540,720 530,780 560,840 520,860 490,780 470,700 440,650"
    pen.cloth(tail, "450,610 490,700 530,830/~470,620 500,720 516,800", WHITE, 12, 9, 14, 11)


def _arms(pen: Pen) -> None:
    """The right arm reaches out to the plant; the left holds a basket of flowers."""
    palm(pen.at(566, 432, 1.3, turn=-22), SKIN, "point", 4.4)
    _skin(
        pen, "440,352 474,372 500,410 530,436 572,424 578,440 534,464 496,452 462,424 444,404", 16
    )
    pen.line("548,430 554,452", 6, "#c9963a", 1)
    pen.line("474,378 464,404", 6, "#c9963a", 1)
    basket = "176,400 268,390 262,440 240,500 208,504 186,450"
    pen.form(basket, "#b08a4c", 1.6)
    pen.round(basket, "#5f4420", "#e6c98a", 18, 0.8)
    with pen.within(basket):
        pen.line(
            [[(160, 404 + 13 * k), (222, 412 + 13 * k), (280, 396 + 13 * k)] for k in range(9)],
            2.4,
            "#6d4d24",
            1,
        )
    dice = Dice(12)
    for _ in range(34):
        x, y = dice.gauss(222, 30), dice.gauss(374, 20)
        if dice.random() < 0.4:
            pen.fill([(x, y), (x + 8, y - 10), (x + 2, y - 24), (x - 7, y - 9)],
                     dice.choice(["#4d6436", "#5f7a3f"]), 0.9)  # fmt: skip
        else:
            _blossom(pen, x, y, dice.uniform(8, 13), dice)
    _skin(pen, "306,372 280,400 262,440 246,470 222,484 226,500 262,496 290,470 312,430", 14)
    palm(pen.at(234, 492, 1.0, flip=True, turn=10), SKIN, "fist", 5)


def _head(pen: Pen) -> None:
    """Turned away to the right: cheek and brow only, chestnut hair with a wreath."""
    _skin(pen, "-20,-40 20,-66 48,-52 58,-26 60,-8 68,8 60,16 58,34 44,50 16,58 -14,40", 22)
    pen.line("46,-16 56,-18/44,-28 58,-30/54,30 60,28", 2.4, "#5a3020")
    pen.fill("34,2 48,0 50,18 38,22", "#c9694c", 0.35, 5)
    hair = (
        "-50,-20 -46,-62 -14,-88 22,-86 48,-62 50,-40 30,-36 20,-10 18,14 0,40 -16,62 -44,58 -56,20"
    )
    pen.form(hair, "#5f3920", 0)
    pen.round(hair, "#2b170c", "#a9713c", 26, 0.8)
    dice = Dice(6)
    with pen.within(hair):
        for _ in range(90):
            a = dice.uniform(-3.0, 0.6)
            r = dice.uniform(20, 62)
            x, y = r * math.cos(a), -20 + r * math.sin(a)
            pen.line(
                [[(x, y), (x - 8 * math.sin(a) - 4, y + 9), (x - 14, y + 22)]],
                2.2,
                dice.choice(["#8a5a30", "#3a2012", "#b07c48", "#4a2a18"]),
                0.3,
                0.8,
            )
    knot = "-60,30 -40,14 -12,22 -8,52 -30,70 -58,60"
    pen.form(knot, "#5f3920", 0)
    pen.round(knot, "#2b170c", "#a9713c", 16, 0.9)
    pen.line("-52,-26 -20,-62 20,-72 46,-56", 6, "#c9b46a", 0.8)
    for k in range(9):
        x, y = -50 + 12 * k, -28 - 44 * math.sin(k * 0.36)
        pen.fill([(x, y), (x + 8, y - 12), (x + 16, y - 8), (x + 8, y + 2)], "#5f7a3f", 0.9)
    pen.disc(28, 6, 4, "#e6cf8a")


def _edge(pen: Pen) -> None:
    w, h = SIZE
    for inset, width, color in ((10, 20, "#e6dcc0"), (24, 6, "#8a3a28"), (30, 2, "#4a2016")):
        box = [(inset, inset), (w - inset, inset), (w - inset, h - inset), (inset, h - inset)]
        pen.line([[*box, box[0]]], width, color, 1, curved=False)
