"""Wanderer above the Sea of Fog (Friedrich, about 1818).

Upright; a man in a dark green frock coat, seen from behind, exactly on the axis, his head at the
height of the far mountains; black crag as a pyramid under him.
Cold light from the fog, warm at the horizon; slate blues, grey whites, umber rock, bottle green.
Slopes slant in from both sides and meet behind his chest; rock towers rise from the fog.
Recognized by: the man's back with tousled hair, cane and bent left knee; crag; sea of fog.
"""

import math

import numpy as np

from ..air import clouds, fog, glow, ridge, sky, vignette
from ..core import (
    Dice,
    Plate,
    Point,
    brush,
    ellipse,
    jagged,
    line,
    path,
    polygon,
    rect,
    stroke,
)
from ..drapery import pts
from ..materials import impasto, rough
from ..nature import fir
from ..people import walker
from ..rock import rock, tower
from ..sculpt import Array

SIZE = (948, 1200)
ALT = {
    "en": "A fair-haired man in a dark green coat, seen from behind with a stick, stands on a "
    "dark crag above a white expanse of mist out of which rocks and far mountains rise.",
    "es": "Un hombre rubio de levita verde oscuro, de espaldas y con bastón, está en lo alto de "
    "un peñasco negro sobre una blanca extensión de niebla de la que asoman rocas y "
    "montes.",
}
W, H = SIZE
AXIS = 478.0
CREST: list[Point] = pts(
    "-10,1090 50,1040 96,1030 130,990 186,976 222,928 262,912 286,862 334,842 356,806 386,792 "
    "402,760 420,748 450,750 466,772 494,776 530,776 556,790 586,786 604,756 630,752 646,780 "
    "654,820 696,842 724,834 752,886 790,894 830,882 854,926 900,944 926,978 960,996"
)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".012 .09", 1.1, 0.42, seed=8)):
        _sky(plate)
        _mountains(plate)
        _slopes(plate)
        _islands(plate)
        _near_fog(plate)
        _crag(plate)
        walker.seen_from_behind(plate)
        _stones(plate)
    vignette(plate, "#1a1410", 0.3, 0.5, 0.45)


def _sky(plate: Plate) -> None:
    sky(plate, ["#74879f", "#8b9bae", "#b0bac2", "#d5d2ca", "#ecdfcd", "#efe5d8", "#e3e6e9"], 640)
    plate.add(rect(0, 630, W, 570, "#e3e6e9"))
    glow(plate, 450, 420, 470, "#fbe9cf", 0.75)
    clouds(plate, "#5b6f8b", 21, ".0033 .013", 0.47, 3.2, 0.55, 430)
    clouds(plate, "#fbf0de", 5, ".0027 .011", 0.48, 4.2, 0.9, 440)
    clouds(plate, "#eac9ac", 14, ".0057 .028", 0.56, 4.0, 0.5, 440)
    dice = Dice(11)
    with plate.group(filter=rough(plate, ".01 .05", 55, 3, soften=5, margin=30)):
        for x, y, length, width, color, opacity in (
            (60, 96, 320, 28, "#f4ead9", 0.55),
            (550, 62, 360, 32, "#e9e2d6", 0.5),
            (680, 186, 270, 24, "#f3dcc3", 0.55),
            (30, 232, 300, 26, "#f5e0c8", 0.6),
            (470, 250, 310, 20, "#fff6e6", 0.65),
            (130, 316, 430, 22, "#fff4e2", 0.6),
            (600, 334, 350, 20, "#f7e3cd", 0.6),
            (0, 372, 320, 16, "#8d9bb0", 0.35),
            (650, 284, 300, 14, "#7c8da6", 0.3),
        ):
            points = [
                (x + length * t, y + dice.uniform(-6, 6) - 10 * math.sin(3 * t))
                for t in (0, 0.25, 0.5, 0.75, 1)
            ]
            plate.add(path(brush(points, width), color, opacity=opacity))


def _mountains(plate: Plate) -> None:
    with plate.group(filter=rough(plate, ".02 .03", 8, 9, soften=0.8)):
        ridge(
            plate,
            pts("-5,462 60,454 150,412 205,404 275,440 375,482 490,500"),
            5,
            2,
            "#8a9db6",
            "#d5dade",
            545,
            0.03,
        )
        ridge(
            plate,
            pts("450,502 590,486 700,472 780,470 850,462 955,458"),
            4,
            5,
            "#a3b0c1",
            "#dfe0e0",
            545,
            0.03,
        )
        ridge(
            plate,
            pts("726,494 774,470 802,462 811,426 828,419 855,421 866,425 874,459 908,474 955,486"),
            2.5,
            7,
            "#7d90aa",
            "#d5dade",
            530,
            0.08,
        )
    fog(plate, 474, 518, 670, 36, "#f3ece2", 31)


def _slopes(plate: Plate) -> None:
    for points, top, foot, seed in (
        (
            pts("-10,476 95,494 220,510 346,548 462,574 546,586"),
            "#6b7f9a",
            "#e3e6e9",
            3,
        ),
        (
            pts("452,586 526,578 632,554 736,524 842,512 958,490"),
            "#73879f",
            "#e3e6e9",
            4,
        ),
    ):
        with plate.group(filter=rough(plate, ".05", 4, seed, soften=0.4)):
            ridge(plate, points, 5, seed, top, foot, 660, 0.025)
            dice = Dice(seed + 40)
            trees = ""
            for _ in range(60):
                i = dice.randrange(len(points) - 1)
                t = dice.random()
                x = points[i][0] + (points[i + 1][0] - points[i][0]) * t
                s = t * t * (3 - 2 * t)
                y = points[i][1] + (points[i + 1][1] - points[i][1]) * s
                trees += fir(x, y + dice.uniform(3, 12), dice.uniform(6, 14), dice.randrange(999))
            plate.add(path(trees, top, opacity=0.85))
    fog(plate, 210, 586, 380, 42, "#f5f1ec", 41, 1)
    fog(plate, 780, 596, 350, 42, "#f1eeec", 44, 1)


def _islands(plate: Plate) -> None:
    tower(plate, 350, 610, 126, 58, "#8b9bad", 5)
    tower(plate, 676, 616, 138, 60, "#8e9dae", 6)
    fog(plate, 350, 660, 200, 26, "#f4f2ef", 47, 1)
    fog(plate, 676, 668, 210, 26, "#f1f0ef", 48, 1)
    tower(plate, 150, 552, 262, 152, "#647589", 7)
    tower(plate, 842, 574, 262, 152, "#607187", 8)
    fog(plate, 130, 690, 320, 44, "#eef0f1", 51, 1)
    fog(plate, 842, 708, 320, 44, "#ecedef", 53, 1)
    tower(plate, 272, 704, 158, 76, "#6a7a90", 12)
    tower(plate, 744, 724, 138, 70, "#6a7a90", 14)
    fog(plate, 276, 770, 244, 42, "#e8edf1", 55, 1)
    fog(plate, 738, 786, 244, 42, "#e6ebf0", 57, 1)
    tower(plate, 34, 724, 220, 150, "#46566b", 15)
    tower(plate, 926, 752, 200, 140, "#44546a", 17)


def _near_fog(plate: Plate) -> None:
    plate.add(
        rect(
            0,
            672,
            W,
            528,
            plate.linear(
                [
                    (0, "#dfe4e9", 0),
                    (0.3, "#d3dbe3", 0.55),
                    (0.65, "#aebcca", 0.9),
                    (1, "#8496aa", 1),
                ]
            ),
        )
    )
    for x, y, rx, ry, color, seed in (
        (116, 842, 440, 126, "#f6f5f3", 61),
        (842, 862, 400, 126, "#f1f1f1", 66),
        (210, 946, 440, 116, "#dfe5ea", 63),
        (800, 990, 380, 116, "#d5dde5", 65),
        (126, 1010, 350, 84, "#73879f", 71),
        (862, 952, 316, 64, "#73879f", 72),
    ):
        fog(plate, x, y, rx, ry, color, seed, 0.95 if seed < 70 else 0.5, ".0045 .0125", 0.38, 3.6)
    dice = Dice(12)
    with plate.group(filter=rough(plate, ".008 .02", 44, 13, soften=7, margin=40)):
        for x, y, length, width, color in (
            (-30, 784, 350, 36, "#fbfaf7"),
            (40, 872, 316, 42, "#f7f7f5"),
            (652, 810, 316, 34, "#f8f7f5"),
            (684, 906, 296, 42, "#edf0f2"),
            (-40, 952, 276, 42, "#e9eef2"),
            (136, 736, 210, 20, "#fffdf9"),
            (590, 742, 252, 20, "#fdfbf7"),
        ):
            points = [
                (x + length * t, y - 26 * math.sin(math.pi * t) + dice.uniform(-8, 8))
                for t in (0, 0.25, 0.5, 0.75, 1)
            ]
            plate.add(path(brush(points, width), color, opacity=0.72))


def _crag(plate: Plate) -> None:
    edge = jagged(CREST, 0.10, 3, 3)
    crag = [*edge, (960, 1215), (-10, 1215)]

    def fade(x: Array, y: Array, tone: Array) -> Array:
        depth = np.clip((y - 755) / 445, 0, 1)
        side: Array = np.where(x < AXIS, 0.05, -0.03) * (1 - depth)
        out: Array = (tone - 0.06) * (1.12 - 0.72 * depth**0.8) + side
        return out

    def lean(x: Array, _y: Array) -> Array:
        out: Array = np.pi / 2 + 0.55 * np.tanh((AXIS - x) / 130)
        return out

    tones = [
        "#070504",
        "#120e0b",
        "#1e1712",
        "#2b2119",
        "#3a2d22",
        "#4e3d2d",
        "#67523b",
        "#846b4d",
        "#a98d68",
        "#c2a780",
    ]
    with plate.group(filter=rough(plate, ".05", 5, 9)):
        plate.add(
            rock(
                crag,
                tones,
                ((120, 0.6), (48, 0.6), (20, 0.4)),
                4,
                (-0.62, -0.5, 0.5),
                lean,
                2.6,
                fade,
                0.6,
            ).svg()
        )
        dice = Dice(33)
        with plate.group(clip_path=plate.clip(polygon([(x, y + 4) for x, y in crag], "#000000"))):
            for x, y, length, a in (
                (380, 815, 158, 1.9),
                (452, 790, 200, 1.45),
                (526, 800, 180, 1.2),
                (590, 810, 148, 0.9),
                (306, 884, 158, 2.2),
                (652, 852, 200, 1.1),
                (232, 946, 158, 2.3),
                (736, 914, 190, 1.0),
                (842, 946, 158, 1.0),
                (494, 946, 168, 1.6),
                (136, 1020, 116, 2.4),
            ):
                points: list[Point] = [(x, y)]
                angle = a
                for _ in range(7):
                    angle += dice.gauss(0, 0.28)
                    points.append(
                        (
                            points[-1][0] + math.cos(angle) * length / 7,
                            points[-1][1] + math.sin(angle) * length / 7,
                        )
                    )
                plate.add(path(brush(points, dice.uniform(5, 10)), "#070605", opacity=0.75))
    with plate.group(filter=rough(plate, ".06", 5, 4, soften=0.6), stroke_linecap="round"):
        last = len(edge) - 1
        for a, b, color, opacity in (
            (0.22, 0.40, "#b59b78", 0.5),
            (0.38, 0.47, "#c6ad88", 0.7),
            (0.48, 0.62, "#8f7657", 0.6),
            (0.1, 0.22, "#7d6a52", 0.5),
        ):
            plate.add(
                stroke(
                    line([(x, y + 2) for x, y in edge[int(a * last) : int(b * last)]], False),
                    color,
                    2.2,
                    opacity=opacity,
                )
            )
    plate.add(
        rect(
            0,
            740,
            W,
            460,
            plate.linear([(0, "#000000", 0), (0.6, "#050404", 0.12), (1, "#030303", 0.6)]),
        )
    )
    with plate.group(filter=rough(plate, ".01 .02", 40, 23, soften=9, margin=60)):
        for x, y, length, width in (
            (-60, 1052, 158, 38),
            (-40, 1000, 126, 32),
            (866, 946, 158, 32),
            (136, 952, 74, 20),
            (738, 846, 84, 18),
        ):
            points = [(x + length * t, y - 12 * math.sin(3 * t)) for t in (0, 0.3, 0.6, 1)]
            plate.add(path(brush(points, width), "#dbe3ea", opacity=0.45))


def _stones(plate: Plate) -> None:
    """The two stones he stands on, and what shadow his boots cast."""
    with plate.group(filter=rough(plate, ".08", 4, 2)):
        plate.add(
            ellipse(504, 790, 46, 7, "#060505", opacity=0.75),
            ellipse(420, 757, 34, 6, "#060505", opacity=0.65),
        )
        plate.add(polygon(pts("384,770 396,757 420,755 446,760 456,784 414,792"), "#3a2d22"))
        plate.add(polygon(pts("398,758 420,756 442,762 424,768"), "#8a7152", opacity=0.8))
        plate.add(polygon(pts("456,792 490,787 536,787 566,797 548,812 470,808"), "#33281e"))
        plate.add(polygon(pts("466,792 500,789 540,790 552,796 502,799"), "#836b4d", opacity=0.7))
        plate.add(polygon(pts("596,770 614,752 638,755 640,782 606,792"), "#2c221a"))
        plate.add(polygon(pts("602,760 614,752 634,755 618,764"), "#937a58", opacity=0.7))
