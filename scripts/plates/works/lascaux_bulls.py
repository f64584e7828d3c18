"""Hall of the Bulls (Lascaux, about 17,000 BC): the painted cave wall.

Very wide; two giant aurochs face each other from the sides, the right one the greater, between and
below them small horses, stags with branching antlers, a red cow; no ground but a ledge of rock.
Raking light on white calcite above a brown ledge; thick black contours, red and yellow earths.
Bodies in strict profile, the lyre of the horns seen from the front; dots on face and shoulder.
Recognized by: bulls in heavy outline nose to nose, brown horses with black manes, white wall.
"""

import math

import numpy as np

from ..core import Dice, Plate, Point
from ..drapery import pts
from ..figures import limb_outline
from ..people.antiquity import Pen, specks
from ..pigment import Wall

SIZE = (1200, 720)
ALT = {
    "en": "On a pale rock wall two giant horned beasts in thick black outline face each other; "
    "between them run small brown horses and stags with branching antlers.",
    "es": "En una pared de roca clara se encaran dos reses enormes de grueso contorno negro; "
    "entre ellos corren caballos pardos y ciervos de astas ramificadas.",
}
COAL, RED, OCHER, BROWN, CHALK = "#191411", "#8f4527", "#b98145", "#5a3420", "#f6e8c4"
BULL = (
    "-286,-30 -268,-84 -214,-112 -110,-112 10,-104 88,-134 150,-150 206,-132 240,-118 268,-84 "
    "296,-22 312,14 304,36 276,40 244,6 216,10 204,40 188,86 150,104 60,86 -60,72 -160,78 "
    "-214,92 -262,70 -286,20"
)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(*SIZE, ["#c9ac7e", "#dcc69c", "#e9dcbd", "#f0e8d2", "#f3eddd"], seed=31, cell=280)
    pen = Pen(wall, COAL, 8.0, 0.34)
    _ledge(wall)
    _smudges(pen)
    _bull(pen.at(104, 300, 0.9), 0.9)
    _bull(pen.at(906, 312, 1.04, flip=True), 1.0)
    for x, y, s, flip, coat in (
        (206, 592, 0.58, False, RED),
        (462, 574, 0.62, True, BROWN),
        (724, 604, 0.50, False, OCHER),
        (60, 512, 0.40, False, OCHER),
    ):
        _horse(pen.at(x, y, s, flip=flip), coat)
    for x, y, s, flip in ((474, 452, 0.56, False), (486, 318, 0.4, True), (620, 470, 0.4, True)):
        _stag(pen.at(x, y, s, flip=flip))
    _signs(pen)
    wall.wear(0.03, 70, 2, 3)
    wall.wear(0.07, 12, 5, 3)
    for k, track in enumerate(
        (
            pts("0,130 190,168 420,120 640,150 900,96 1200,128"),
            pts("650,0 668,160 640,330 690,470"),
            pts("0,600 260,576 520,622 800,590 1200,630"),
            pts("1040,500 1010,600 1060,720"),
        )
    ):
        wall.crack(track, 2.0 if k < 3 else 1.3, 0.9, 20 + k)
    plate.add(wall.picture(0.6, depth=0.6, grain=0.4).svg())


def _ledge(wall: Wall) -> None:
    """The brown rock below the white crust, and shadow in the vault above."""
    low = [(-20, 640), (140, 612), (330, 634), (540, 664), (760, 650), (960, 624), (1220, 640)]
    wall.fill([*low, (1220, 760), (-20, 760)], "#7a5636", 0.9, 14, 0.5)
    wall.fill([*low, (1220, 700), (-20, 690)], "#4c3322", 0.35, 22, 0.5)
    wall.fill([(-20, -40), (1220, -40), (1220, 30), (600, 60), (-20, 44)], "#8c6a45", 0.75, 26, 0.4)
    yy = np.linspace(0, 1, wall.shape[0], dtype=np.float32)[:, None]
    wall.height += 60 * np.sin(yy * 5.4)


def _smudges(pen: Pen) -> None:
    """Stains of age: rust, soot, calcite."""
    dice = Dice(4)
    for _ in range(30):
        x, y, r = dice.uniform(0, 1200), dice.uniform(40, 660), dice.uniform(20, 90)
        ring = [
            (x + r * dice.uniform(0.7, 1.6) * math.cos(a), y + r * 0.5 * math.sin(a))
            for a in (0, 1.05, 2.1, 3.14, 4.2, 5.2)
        ]
        tone = dice.choice(["#b9854f", "#a8683f", "#fbf6e8", "#6d5138", "#d9b27c"])
        pen.wall.fill(ring, tone, dice.uniform(0.15, 0.42), 20, 0.6)


def _contour(pen: Pen, track: str | list[Point], width: float, tone: str = COAL) -> None:
    """Charcoal and manganese put on with pads: a soft wide line, a firm one over it."""
    pen.line([pts(track) if isinstance(track, str) else track], width * 1.7, tone, 0.7, 0.4, soft=4)
    pen.line([pts(track) if isinstance(track, str) else track], width, tone, 0.6, 0.92, soft=1.6)


def _bull(pen: Pen, force: float) -> None:
    """An aurochs that faces right: contour, legs, lyre of horns, dotted face."""
    mask = pen.wall.cover(pen.points(BULL), 3)
    pen.wall.bulge(mask, 18)
    pen.wall.soak(mask, CHALK, 0.5, 0.3)
    for leg, far in (
        ("96,70 124,130 112,190 118,236", True),
        ("-176,70 -196,124 -172,184 -180,232", True),
        ("166,78 178,140 160,204 168,250", False),
        ("-262,40 -270,112 -236,176 -250,244", False),
    ):
        spine = pts(leg)
        edge = limb_outline(spine, [72 if leg.startswith("-") else 54, 34, 22, 20])
        pen.fill(edge, CHALK, 0.5, 2, curved=False)
        half = len(edge) // 2
        _contour(pen, edge[2:half], 6 if far else 8)
        _contour(pen, edge[half:-2], 6 if far else 8)
        x, y = spine[-1]
        pen.fill([(x - 12, y - 6), (x + 12, y - 8), (x + 22, y + 16), (x - 12, y + 18)], COAL, 0.9)
        pen.line([[(x + 4, y), (x + 7, y + 18)]], 3, CHALK)
    edge = pts(BULL)
    _contour(pen, edge[:15], 11 * force)
    _contour(pen, edge[14:21], 9 * force)
    _contour(pen, edge[20:27], 8 * force)
    _contour(pen, [*edge[26:], *edge[:2]], 10 * force)
    with pen.within(BULL):
        pen.fill("280,-20 330,0 330,50 270,50 256,14", COAL, 0.85, 10)
        pen.fill("-300,-60 -250,-120 -100,-124 20,-118 60,-100 -100,-92 -230,-78", COAL, 0.5, 12)
        pen.fill("180,60 220,20 216,80 150,120 130,100", COAL, 0.45, 12)
        pen.fill("-290,20 -200,80 -210,110 -290,90", COAL, 0.45, 14)
    specks(pen, [(150, -120), (232, -112), (280, -40), (240, 0), (170, 30), (110, -60)], 26, 4,
           COAL, 5)  # fmt: skip
    specks(pen, [(60, -60), (150, -40), (140, 60), (40, 50)], 9, 5, COAL, 6)
    # The horns, both seen from the front.
    for horn in (
        "206,-130 178,-172 184,-216 214,-246 206,-286",
        "246,-116 274,-150 314,-168 330,-206 318,-244",
    ):
        pen.fill(limb_outline(pts(horn), [24, 22, 17, 11, 4]), COAL, 0.92, 1.5, curved=False)
    _contour(pen, "212,-132 184,-136 172,-116 194,-104", 6)
    pen.fill("228,-82 240,-92 254,-84 244,-74", COAL, 0.95, 1)
    _contour(pen, "218,-88 238,-100 258,-90", 4)
    _contour(pen, "300,22 286,16", 4)
    _contour(pen, "-284,-50 -316,-20 -322,60 -312,140 -318,170", 8)
    pen.line("-318,160 -326,196/-316,160 -310,198/-314,160 -318,200", 5)


def _horse(pen: Pen, coat: str) -> None:
    """A pot-bellied horse with a black mane and a small head, running right."""
    body = (
        "-150,-30 -128,-66 -70,-66 0,-52 60,-66 104,-112 136,-128 168,-106 192,-84 186,-70 "
        "152,-76 130,-50 112,-8 70,30 0,52 -70,42 -120,26 -150,10"
    )
    mask = pen.wall.cover(pen.points(body), 3)
    pen.wall.bulge(mask, 14)
    for leg in ("90,10 130,40 170,44", "66,24 92,66 134,84", "-110,10 -136,60 -180,84",
                "-90,26 -100,72 -140,104"):  # fmt: skip
        pen.fill(limb_outline(pts(leg), [40, 20, 9]), coat, 0.9, 2, curved=False)
        _contour(pen, leg, 5)
        x, y = pts(leg)[-1]
        pen.fill([(x - 9, y - 6), (x + 12, y - 4), (x + 8, y + 12), (x - 10, y + 10)], COAL, 0.92)
    pen.wall.soak(mask, coat, 0.95, 0.3, 2)
    with pen.within(body):
        pen.fill("-110,20 -20,34 70,10 60,80 -120,80", CHALK, 0.75, 10)
    _contour(pen, body, 4.5, "#2b1a12")
    pen.fill("20,-56 58,-84 96,-130 130,-152 142,-128 116,-104 84,-66 40,-48", COAL, 0.93, 3)
    pen.line("150,-112 146,-132/140,-116 132,-138", 6)
    _contour(pen, "-148,-30 -190,-36 -216,-8 -232,40", 9)
    pen.disc(160, -94, 4, COAL)
    pen.line("40,-50 56,0 48,40/-60,-60 -48,-20", 4, "#2b1a12", opacity=0.6)


def _stag(pen: Pen) -> None:
    """A slender stag, facing right, its antlers a thicket."""
    body = "-110,-16 -90,-44 -20,-38 40,-40 66,-74 96,-86 126,-66 118,-56 92,-54 70,-16 40,10 -40,8"
    pen.fill(body, RED, 0.72, 4)
    _contour(pen, body, 5)
    for leg in (
        "40,0 62,40 52,84",
        "20,4 22,50 34,92",
        "-80,0 -92,42 -74,88",
        "-60,4 -56,50 -44,94",
    ):
        _contour(pen, leg, 5)
    for beam, tines in (
        ("84,-84 66,-130 84,-176 70,-214", ((74, -112, 104, -128), (72, -136, 40, -156),
                                           (80, -160, 112, -184), (80, -190, 50, -216))),
        ("98,-84 124,-122 140,-166 168,-196", ((108, -100, 140, -104), (124, -124, 152, -132),
                                              (134, -150, 168, -160), (142, -170, 132, -206))),
    ):  # fmt: skip
        _contour(pen, beam, 6)
        for x0, y0, x1, y1 in tines:
            pen.line([[(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 - 6), (x1, y1)]], 5, taper=0.3)
    pen.disc(102, -68, 4, COAL)


def _signs(pen: Pen) -> None:
    """Dots in a row and barbed strokes, and the red back of a cow on the ledge."""
    for k in range(7):
        pen.disc(770 + 22 * k, 520 + 6 * math.sin(k), 6, RED if k % 2 else COAL)
    pen.line("150,440 190,410/180,442 218,414/900,500 950,470/926,508 968,480", 5, COAL)
    pen.fill("980,628 1010,590 1100,582 1170,596 1200,560 1230,580 1230,650 1100,664 1000,660", RED,
             0.8, 5)  # fmt: skip
    _contour(pen, "980,628 1010,590 1100,582 1170,596 1200,556", 6)
