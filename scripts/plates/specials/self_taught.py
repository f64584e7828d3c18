"""Self-Taught Restorer: a portrait repaired with more zeal than skill.

An oval frame with a smeared potato of a face, paint running over the frame, a house painter's
roller and a bucket; rose.
"""

import math

from ..core import Dice, Noise, Plate, circle, curve, ellipse, path, rect, stroke
from ..drapery import pts
from ..emblems import INK, PAPER, SIZE, Manner, blob, blot, engrave, ground, press, stage, strew

__all__ = ["ALT", "SIZE", "draw"]
ALT = {
    "en": "Emblem like an old banknote: an oval frame holds a clumsily smeared round face with "
    "crooked eyes; paint runs over the frame, a roller and a full bucket stand by.",
    "es": "Emblema como un billete viejo: un marco ovalado guarda una cara redonda, emborronada y "
    "bizca; la pintura chorrea por el marco, junto a un rodillo y un cubo lleno.",
}
MANNER = Manner("#b8507e", 10, 13, (0.031, 0.45), 623)
SKIN, WET, GOLD = "#e2a97c", "#d98a6a", "#dcae45"


def draw(plate: Plate) -> None:
    """Draw the emblem."""
    ground(plate, MANNER)
    with plate.group(filter=press(plate)):
        with plate.group(clip_path=stage(plate, MANNER)):
            _wall(plate)
        _frame(plate)
        with plate.group(clip_path=plate.clip(ellipse(450, 540, 148, 186, "#000"))):
            _face(plate)
        _drips(plate)
        with plate.group(clip_path=stage(plate, MANNER)):
            _floor(plate)
        _bucket(plate)
        _roller(plate)
    strew(plate, MANNER, 160, lambda x, y: 1.0 if math.hypot(x - 450, y - 590) < 374 else 0.0)


def _wall(plate: Plate) -> None:
    plate.add(rect(100, 240, 700, 700, "#f0cfdb"))
    for i in range(18):
        x = 120 + i * 40
        plate.add(rect(x, 240, 20, 600, "#e4b3c6"))
        for k in range(14):
            y = 262 + k * 44 + (i % 2) * 22
            plate.add(
                path(f"M{x + 30} {y}q-7 -9 0 -15q7 6 0 15q-7 9 0 15q7 -6 0 -15", MANNER.accent)
            )
    engrave(
        plate,
        "M100 240h700v600h-700z",
        (140, 280, 770, 840),
        lambda x, y: 0.5 + 0.5 * math.exp(-(((x - 450) / 240) ** 2) - ((y - 520) / 260) ** 2),
        90,
        10,
        "#7a2f52",
        6,
    )


def _frame(plate: Plate) -> None:
    plate.add(ellipse(460, 552, 196, 236, INK, opacity=0.45))
    plate.add(ellipse(450, 540, 196, 236, GOLD, stroke=INK, stroke_width=6))
    engrave(
        plate,
        "M254 540A196 236 0 1 1 646 540A196 236 0 1 1 254 540Z",
        (254, 304, 646, 776),
        lambda x, y: 0.62 + 0.3 * math.sin(math.atan2(y - 540, x - 450) * 24) - (x - 450) / 900,
        48,
        5.5,
        "#5a3d0e",
        7,
    )
    for k in range(40):
        a = 2 * math.pi * k / 40
        plate.add(
            circle(
                450 + 174 * math.cos(a),
                540 + 213 * math.sin(a),
                8.5,
                "#f3d98a",
                stroke=INK,
                stroke_width=2.4,
            )
        )
    plate.add(blob(pts("404,318 420,286 450,272 480,286 496,318 450,334"), GOLD, 5))
    plate.add(circle(450, 300, 11, PAPER, stroke=INK, stroke_width=4))
    plate.add(ellipse(450, 540, 150, 188, "#6d5a3f", stroke=INK, stroke_width=6))
    engrave(
        plate,
        "M300 540A150 188 0 1 1 600 540A150 188 0 1 1 300 540Z",
        (300, 352, 600, 728),
        lambda x, y: 0.35 + 0.3 * math.sin(x * 0.03 + y * 0.02),
        25,
        6,
        "#2a1d10",
        9,
    )


def _face(plate: Plate) -> None:
    plate.add(blob(pts("300,740 330,680 392,650 508,650 574,690 604,740"), "#7d3a3f", 5))
    for k in range(6):
        plate.add(stroke(f"M{330 + k * 44} 736q{10 - k * 6} -30 {20 - k * 5} -70", "#4d1f26", 5))
    fuzz = pts(
        "338,560 326,470 356,396 420,366 486,364 548,400 574,470 "
        "562,566 590,640 540,660 360,662 314,640"
    )
    plate.add(blob(fuzz, "#6b3f22", 5))
    dice = Dice(4)
    for _ in range(80):
        a, r = dice.uniform(0, 6.28), dice.uniform(112, 140)
        x, y = 450 + r * math.cos(a), 510 + 1.14 * r * math.sin(a)
        plate.add(
            stroke(
                f"M{x:.0f} {y:.0f}q{dice.uniform(-18, 18):.0f} {dice.uniform(-18, 18):.0f} 20 8",
                "#3a200f",
                4,
            )
        )
    plate.add(blob(pts("410,610 494,606 506,676 450,696 398,676"), WET, 5))
    face = pts(
        "352,520 358,446 404,408 470,402 528,430 548,500 536,582 500,634 446,650 390,630 360,580"
    )
    plate.add(blob(face, SKIN, 6))
    noise = Noise(11)
    engrave(
        plate,
        curve(face, True),
        (350, 400, 550, 652),
        lambda x, y: 0.72 + 0.6 * noise.fbm(x * 0.012, y * 0.012, 2),
        18,
        8,
        "#a85a3c",
        5,
        30,
    )
    for data, color, width in (
        ("M372 470q70 -44 150 -6", WET, 20),
        ("M380 600q60 36 130 6", "#c9745a", 18),
        ("M372 540q-6 40 26 66", WET, 16),
        ("M470 420q44 8 58 50", "#f0c9a0", 14),
    ):
        plate.add(stroke(data, color, width, stroke_linecap="round", opacity=0.85))
    for x, y, r, px, py in ((404, 506, 27, 6, 8), (494, 492, 22, -7, -5)):
        plate.add(ellipse(x, y, r, r * 0.82, PAPER, stroke=INK, stroke_width=6))
        plate.add(circle(x + px, y + py, 9.5, INK), circle(x + px - 3, y + py - 3, 3, PAPER))
    plate.add(stroke("M372 474q34 -24 64 -4", INK, 8), stroke("M470 452q30 -8 52 14", INK, 8))
    plate.add(stroke("M450 500q-14 40 -10 60q10 12 30 4", INK, 6))
    mouth = pts("410,600 436,584 452,592 474,582 500,596 470,616 436,618")
    plate.add(blob(mouth, "#a8323c", 5), stroke("M414 602q40 6 84 -6", INK, 4))
    for x in (384, 520):
        plate.add(circle(x, 566, 19, "#e0766a", opacity=0.8))


def _drips(plate: Plate) -> None:
    for x, y, length, color in (
        (372, 700, 74, WET),
        (436, 722, 96, SKIN),
        (508, 712, 60, "#a8323c"),
        (560, 668, 84, "#6b3f22"),
    ):
        drip = pts(
            f"{x - 22},{y - 14} {x + 22},{y - 18} {x + 12},{y + 10} {x + 9},{y + length - 8} "
            f"{x},{y + length + 6} {x - 9},{y + length - 8} {x - 10},{y + 10}"
        )
        plate.add(blob(drip, color, 4.5))
        plate.add(stroke(f"M{x - 3} {y + 16}v{length - 34}", PAPER, 3, opacity=0.8))


def _floor(plate: Plate) -> None:
    plate.add(rect(100, 806, 700, 140, "#f7f1e2", stroke=INK, stroke_width=5))
    dice = Dice(17)
    for _ in range(16):
        x, y, r = dice.uniform(190, 710), dice.uniform(824, 880), dice.uniform(6, 24)
        plate.add(
            ellipse(
                x,
                y,
                r,
                r * 0.4,
                dice.choice([WET, SKIN, MANNER.accent, "#6b3f22"]),
                stroke=INK,
                stroke_width=2,
            )
        )
    for x in range(140, 780, 60):
        plate.add(stroke(f"M{x} 806l{(x - 450) * 0.24:.0f} 110", INK, 1.6))


def _bucket(plate: Plate) -> None:
    plate.add(stroke("M190 716C200 636 300 636 312 716", INK, 6))
    pail = pts("184,712 318,712 300,850 202,850")
    plate.add(blot(pail, "#9aa4ae", 5.5))
    engrave(
        plate,
        "M184 712H318L300 850H202z",
        (184, 712, 318, 850),
        lambda x, _y: 1 - abs(x - 232) / 84,
        90,
        6,
        INK,
        4,
    )
    plate.add(ellipse(251, 712, 68, 19, WET, stroke=INK, stroke_width=5))
    plate.add(ellipse(244, 709, 38, 8, "#f0c9a0"))
    for x, h in ((206, 62), (240, 90), (284, 48)):
        plate.add(
            path(f"M{x - 12} 722q12 8 24 2v{h}q-11 16 -22 0Z", WET, stroke=INK, stroke_width=3.5)
        )
    plate.add(stroke("M190 830q60 18 118 0", INK, 3))


def _roller(plate: Plate) -> None:
    with plate.group(transform="translate(640 690) rotate(24)"):
        plate.add(stroke("M-66 -62H84V8H6V70", INK, 15), stroke("M-66 -62H84V8H6V70", "#c9ccd2", 7))
        plate.add(blob(pts("-11,62 23,62 26,110 22,178 6,190 -10,178 -14,110"), "#3f6a8a", 5))
        plate.add(stroke("M-4 84V168M14 84V168", "#9cc0d6", 3))
        sleeve = pts("-70,-96 62,-96 68,-62 62,-28 -70,-28 -76,-62")
        plate.add(blob(sleeve, SKIN, 5.5))
        engrave(
            plate,
            curve(sleeve, True),
            (-76, -96, 68, -28),
            lambda _x, y: 0.9 - (y + 84) / 80,
            0,
            6,
            "#8a3c2a",
            3,
        )
        dice = Dice(8)
        for _ in range(26):
            x, y = dice.uniform(-64, 56), dice.uniform(-90, -34)
            plate.add(stroke(f"M{x:.0f} {y:.0f}l6 -5", "#8a3c2a", 2.4))
        for x, h in ((-44, 40), (4, 60), (38, 30)):
            plate.add(path(f"M{x - 9} -34h18v{h}q-9 14 -18 0Z", SKIN, stroke=INK, stroke_width=3.5))
