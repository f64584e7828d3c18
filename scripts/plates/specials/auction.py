"""Auction: the hammer falls among raised paddles.

A gavel over its block, sparks of the blow, a veiled picture on an easel, four hands with paddles;
orange brown.
"""

import math

from ..core import Dice, Noise, Plate, circle, curve, ellipse, line, path, rect, stroke
from ..drapery import pts
from ..emblems import (
    INK,
    PAPER,
    SIZE,
    Manner,
    blob,
    blot,
    engrave,
    ground,
    press,
    stage,
    strew,
    sunburst,
)

__all__ = ["ALT", "SIZE", "draw"]
ALT = {
    "en": "Emblem like an old banknote: a wooden hammer strikes its block with sparks; hands hold "
    "up blank paddles, and behind them a picture stands veiled on an easel.",
    "es": "Emblema como un billete viejo: un mazo de madera golpea su base entre chispas; unas "
    "manos levantan paletas en blanco y detrás hay un cuadro velado en un caballete.",
}
MANNER = Manner("#b3601e", 16, 8, (0.019, 1.05), 305)
WOOD, DARK = "#a9662f", "#5b3013"


def draw(plate: Plate) -> None:
    """Draw the emblem."""
    ground(plate, MANNER)
    with plate.group(filter=press(plate)):
        with plate.group(clip_path=stage(plate, MANNER)):
            plate.add(rect(100, 240, 700, 700, "#f2dcb8"))
            sunburst(plate, MANNER, (470, 690), 60, 90, 470)
            _easel(plate)
            _paddles(plate)
            _desk(plate)
        _gavel(plate)
    strew(plate, MANNER, 150, lambda x, y: 1.0 if math.hypot(x - 450, y - 590) < 372 else 0.0)


def _easel(plate: Plate) -> None:
    for data in ("M330 300L262 700", "M392 300L464 700", "M361 290V560"):
        plate.add(stroke(data, INK, 17), stroke(data, "#c99a5a", 9))
    plate.add(blot(pts("258,592 468,592 468,612 258,612"), "#c99a5a", 4))
    veil = pts(
        "276,352 300,336 360,330 424,336 448,352 456,440 450,530 468,606 434,592 410,616 376,596 "
        "346,618 316,594 290,614 258,604 274,530 268,440"
    )
    plate.add(blob(veil, "#e9e3d6", 5))
    noise = Noise(23)
    engrave(
        plate,
        curve(veil, True),
        (256, 330, 470, 620),
        lambda x, y: (
            0.66 + 0.5 * math.sin(x * 0.11 + 2.2 * noise.at(y * 0.008, 3)) - (y > 520) * 0.1
        ),
        86,
        6,
        "#6d5a45",
        4,
    )
    for x0, x1 in ((300, 290), (346, 346), (392, 410), (424, 440)):
        plate.add(stroke(f"M{x0} 344Q{x0 - 8} 470 {x1} 590", INK, 2.5))


def _paddles(plate: Plate) -> None:
    dice = Dice(14)
    for x, y, lean, size in ((560, 380, 8, 1.0), (668, 468, 16, 0.94), (214, 470, -14, 0.9)):
        a = math.radians(lean)
        with plate.group(transform=f"translate({x} {y}) rotate({lean}) scale({size})"):
            plate.add(
                blob(pts("-28,160 -34,110 -24,92 24,92 34,110 30,160 40,330 -40,330"), "#3c4658", 4)
            )
            plate.add(blot(pts("-9,50 9,50 11,150 -11,150"), WOOD, 3.5))
            plate.add(ellipse(0, 0, 58, 66, PAPER, stroke=INK, stroke_width=5))
            plate.add(ellipse(0, 0, 47, 54, "none", stroke=MANNER.accent, stroke_width=4))
            for k in range(9):
                b = a + k * 2 * math.pi / 9 + dice.uniform(-0.1, 0.1)
                plate.add(
                    stroke(
                        f"M{14 * math.cos(b):.1f} {16 * math.sin(b):.1f}"
                        f"L{34 * math.cos(b):.1f} {40 * math.sin(b):.1f}",
                        INK,
                        3,
                    )
                )
            plate.add(circle(0, 0, 9, MANNER.accent, stroke=INK, stroke_width=2.5))
            hand = pts("-32,96 -30,120 -22,146 18,148 32,124 30,98 16,88 -18,88")
            plate.add(blob(hand, ("#e8bd92", "#8d5a3a", "#c98f63")[dice.randint(0, 2)], 4))
            for k in range(3):
                plate.add(stroke(f"M-26 {104 + k * 14}h38q10 0 12 -5", INK, 2.6))
            plate.add(blot(pts("-36,150 36,150 38,170 -38,170"), PAPER, 3.5))


def _desk(plate: Plate) -> None:
    top = pts("120,742 780,742 830,800 70,800")
    plate.add(blot(top, WOOD, 5))
    noise = Noise(8)
    engrave(
        plate,
        line(top),
        (140, 742, 770, 800),
        lambda x, y: 0.5 + 0.45 * math.sin(y * 0.5 + 3 * noise.at(x * 0.006, 1)),
        0,
        5,
        DARK,
        3,
    )
    plate.add(rect(100, 800, 700, 120, "#7c4520", stroke=INK, stroke_width=5))
    engrave(
        plate,
        "M100 800h700v120h-700z",
        (160, 800, 740, 892),
        lambda _x, y: 0.9 - (y - 800) / 110,
        90,
        7,
        DARK,
        5,
    )
    for x in (250, 370, 490, 610):
        plate.add(path(f"M{x} 822h70v46h-70Z", "none", stroke=INK, stroke_width=3))


def _gavel(plate: Plate) -> None:
    for r, y, color in ((112, 772, DARK), (104, 752, WOOD), (84, 736, "#c98a4b")):
        plate.add(ellipse(450, y, r, r * 0.27, color, stroke=INK, stroke_width=5))
    plate.add(stroke("M366 742q84 34 168 0", INK, 2.5))
    dice = Dice(21)
    for i in range(21):
        a = math.pi * (1.02 + 0.96 * i / 20)
        near, far = dice.uniform(96, 112), dice.uniform(132, 186)
        plate.add(
            stroke(
                f"M{450 + near * math.cos(a):.1f} {728 + 0.5 * near * math.sin(a):.1f}"
                f"L{450 + far * math.cos(a):.1f} {728 + 0.62 * far * math.sin(a):.1f}",
                (INK, MANNER.accent)[i % 2],
                dice.uniform(3, 6),
            )
        )
    with plate.group(transform="translate(466 632) rotate(-32)"):
        handle = pts("40,-11 120,-9 260,-15 300,-19 312,0 300,19 260,15 120,9 40,11")
        plate.add(blob(handle, "#c98a4b", 5))
        engrave(
            plate,
            curve(handle, True),
            (40, -20, 312, 20),
            lambda _x, y: 0.7 - y / 26,
            0,
            4.5,
            DARK,
            2,
        )
        for x in (272, 286):
            plate.add(stroke(f"M{x} -17v34", INK, 3))
        body = pts("-62,-118 62,-118 62,118 -62,118")
        plate.add(blot(body, WOOD, 5.5))
        engrave(
            plate,
            line(body),
            (-62, -118, 62, 118),
            lambda x, _y: 0.95 - abs(x + 14) / 62,
            90,
            5.5,
            DARK,
            6,
        )
        for y in (-118, 118):
            plate.add(
                blob(
                    pts(f"-74,{y - 20} 74,{y - 20} 78,{y} 74,{y + 20} -74,{y + 20} -78,{y}"),
                    "#8a4f22",
                    5,
                )
            )
            plate.add(stroke(f"M-70 {y - 7}H70M-72 {y + 7}H72", "#e3b06a", 2.5))
        for y in (-74, 74):
            plate.add(blot(pts(f"-64,{y - 9} 64,{y - 9} 64,{y + 9} -64,{y + 9}"), "#e3b04b", 4))
        plate.add(
            ellipse(0, 0, 26, 26, "#e3b04b", stroke=INK, stroke_width=4), circle(0, 0, 9, INK)
        )
