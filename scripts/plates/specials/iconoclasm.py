"""Iconoclasm: a hammer breaks a marble head.

A bust splits on its column, splinters fly, flames lick up from below; brick red and coal.
"""

import math

from ..core import Dice, Noise, Plate, circle, curve, line, path, polygon, rect, stroke
from ..drapery import pts
from ..emblems import INK, SIZE, Manner, blob, blot, engrave, ground, press, stage, strew

__all__ = ["ALT", "SIZE", "draw"]
ALT = {
    "en": "Emblem like an old banknote: a heavy hammer splits a white marble bust on its column; "
    "splinters fly from the blow and flames rise on both sides.",
    "es": "Emblema como un billete viejo: un martillo pesado parte un busto de mármol blanco sobre "
    "su columna; saltan esquirlas del golpe y suben llamas a los lados.",
}
MANNER = Manner("#8f2f1c", 17, 12, (0.015, 0.7), 518)
MARBLE, SHADE = "#f2ecdf", "#5a5048"


def draw(plate: Plate) -> None:
    """Draw the emblem."""
    ground(plate, MANNER)
    with plate.group(filter=press(plate)):
        with plate.group(clip_path=stage(plate, MANNER)):
            _night(plate)
            _flames(plate)
            _column(plate)
        _bust(plate)
        _blow(plate)
        _hammer(plate)
    strew(plate, MANNER, 150, lambda x, y: 1.0 if math.hypot(x - 450, y - 590) < 374 else 0.0)


def _night(plate: Plate) -> None:
    plate.add(rect(100, 240, 700, 700, "#3a2a2e"))
    noise = Noise(19)
    engrave(
        plate,
        "M100 240h700v700h-700z",
        (140, 280, 770, 900),
        lambda x, y: 0.25 + 0.5 * noise.fbm(x * 0.006, y * 0.012, 3) + 0.3 * (y > 640),
        8,
        7.5,
        "#120d14",
        5,
    )
    dice = Dice(3)
    for _ in range(90):
        x, y = dice.uniform(150, 750), dice.uniform(300, 800)
        plate.add(
            circle(x, y, dice.uniform(1, 3.6), dice.choice(["#f2a33a", "#f6d36a", "#d9532c"]))
        )


def _flames(plate: Plate) -> None:
    dice = Dice(27)
    for scale, color in ((1.0, "#b5331c"), (0.76, "#e06a1f"), (0.5, "#f4b53a"), (0.28, "#fbe79a")):
        for x in (170, 232, 290, 350, 556, 612, 668, 730):
            h = scale * dice.uniform(230, 330) * (1.1 - abs(abs(x - 450) - 200) / 330)
            w = scale * dice.uniform(52, 66)
            sway = dice.uniform(-26, 26)
            flame = [
                (x - w, 900),
                (x - w * 0.8, 900 - h * 0.3),
                (x - w * 0.25 + sway * 0.3, 900 - h * 0.55),
                (x + sway, 900 - h),
                (x + w * 0.35 + sway * 0.3, 900 - h * 0.5),
                (x + w * 0.85, 900 - h * 0.28),
                (x + w, 900),
            ]
            plate.add(
                path(curve(flame, True), color, stroke=INK, stroke_width=3 if scale > 0.6 else 0)
            )


def _column(plate: Plate) -> None:
    plate.add(blot(pts("372,930 380,806 520,806 528,930"), MARBLE, 5))
    for k in range(7):
        plate.add(stroke(f"M{386 + k * 21} 812V930", INK, 2 + k * 0.8))
    plate.add(blot(pts("348,776 552,776 540,806 360,806"), MARBLE, 5))
    plate.add(blot(pts("336,754 564,754 564,778 336,778"), MARBLE, 5))
    engrave(
        plate,
        "M336 754H564V778H336z",
        (336, 754, 564, 778),
        lambda x, _y: 1 - (x - 336) / 300,
        90,
        6,
        SHADE,
        2,
    )


def _bust(plate: Plate) -> None:
    chest = pts("352,754 342,712 364,680 404,668 414,636 486,636 496,668 536,680 558,712 548,754")
    plate.add(blob(chest, MARBLE, 5.5))
    engrave(
        plate,
        curve(chest, True),
        (340, 636, 560, 754),
        lambda x, _y: 1.1 - max(0.0, (x - 410) / 150),
        70,
        6,
        SHADE,
        7,
    )
    plate.add(
        stroke("M372 716Q420 690 440 736M528 712Q486 690 452 742M408 676q20 16 40 60", INK, 3.5)
    )
    left = pts(
        "448,436 404,428 368,448 350,496 352,560 368,612 400,648 440,664 "
        "434,620 452,586 436,546 456,508 438,470"
    )
    plate.add(blot(left, MARBLE, 5.5))
    engrave(
        plate,
        line(left),
        (348, 426, 458, 666),
        lambda x, y: 1.08 - (max(0.0, (390 - x) / 60)) * 0.5 - max(0.0, (y - 600) / 120),
        62,
        6,
        SHADE,
        9,
    )
    with plate.group(transform="rotate(13 500 660) translate(26 -8)"):
        right = pts(
            "448,436 494,428 532,448 550,496 548,560 532,612 500,648 462,664 "
            "456,620 474,586 458,546 478,508 460,470"
        )
        plate.add(blot(right, MARBLE, 5.5))
        engrave(
            plate,
            line(right),
            (446, 426, 552, 666),
            lambda x, _y: 0.95 - max(0.0, (x - 470) / 100),
            68,
            6,
            SHADE,
            11,
        )
        plate.add(
            path("M484 536q22 -16 44 2q-22 14 -44 -2Z", "#ffffff", stroke=INK, stroke_width=4)
        )
        plate.add(stroke("M476 518q28 -18 60 0", INK, 6), stroke("M474 626q14 -4 30 4", INK, 5))
        _curls(plate, ((470, 430), (502, 424), (532, 440), (550, 470), (556, 504)))
    plate.add(path("M372 536q22 -16 44 2q-22 14 -44 -2Z", "#ffffff", stroke=INK, stroke_width=4))
    plate.add(stroke("M364 518q28 -18 60 2", INK, 6), stroke("M398 628q18 -8 34 -2", INK, 5))
    plate.add(stroke("M432 548L420 590q8 10 22 6", INK, 4))
    _curls(plate, ((432, 430), (400, 422), (370, 438), (350, 468), (342, 504)))
    plate.add(stroke("M352 560l30 -8l14 18l22 -6M368 612l26 -14l8 20", INK, 3))


def _curls(plate: Plate, places: tuple[tuple[float, float], ...]) -> None:
    for x, y in places:
        plate.add(circle(x, y, 21, MARBLE, stroke=INK, stroke_width=4.5))
        coil = [
            (x + (17 - i * 1.3) * math.cos(i * 0.85), y + (17 - i * 1.3) * math.sin(i * 0.85))
            for i in range(12)
        ]
        plate.add(stroke(curve(coil), INK, 2.6))


def _blow(plate: Plate) -> None:
    dice = Dice(31)
    star = [
        (470 + r * math.cos(a), 408 + r * math.sin(a))
        for i in range(26)
        for a, r in [(math.pi * i / 13, (dice.uniform(84, 136), dice.uniform(34, 52))[i % 2])]
    ]
    plate.add(polygon(star, "#f6d36a", stroke=INK, stroke_width=5))
    for i in range(20):
        a, r = dice.uniform(2.5, 6.9), dice.uniform(130, 236)
        x, y, s = 470 + r * math.cos(a), 424 + 0.8 * r * math.sin(a), dice.uniform(9, 22)
        chip = [
            (
                x + s * dice.uniform(0.6, 1.1) * math.cos(k * 1.4 + i),
                y + s * dice.uniform(0.5, 1) * math.sin(k * 1.4 + i),
            )
            for k in range(4)
        ]
        if math.hypot(x - 450, y - 590) < 300:
            plate.add(blot(chip, MARBLE, 3.5))


def _hammer(plate: Plate) -> None:
    with plate.group(transform="translate(500 356) rotate(38)"):
        handle = pts("-14,-20 14,-20 17,-290 0,-304 -17,-290")
        with plate.group(transform="rotate(74)"):
            plate.add(blob(handle, "#a9713a", 5))
            engrave(
                plate,
                curve(handle, True),
                (-18, -304, 18, -20),
                lambda x, _y: 0.75 - x / 30,
                90,
                4.5,
                "#4c2c10",
                4,
            )
            for k in range(7):
                plate.add(stroke(f"M-16 {-200 - k * 13}l32 8", INK, 4))
        with plate.group(transform="rotate(74)"):
            head = pts("-92,-34 -64,-44 64,-44 92,-34 92,34 64,44 -64,44 -92,34")
            plate.add(blot(head, "#737c8b", 6))
            engrave(
                plate,
                line(head),
                (-92, -44, 92, 44),
                lambda _x, y: 0.85 - (y + 30) / 80,
                0,
                6,
                INK,
                6,
            )
            for x in (-64, 64):
                plate.add(stroke(f"M{x} -44V44", INK, 4))
            plate.add(rect(-22, -52, 44, 104, "#a5adb9", stroke=INK, stroke_width=5))
            plate.add(stroke("M-84 -24H-66M72 -24H86M-50 -34H-28M30 -34H56", "#e3e7ee", 4))
