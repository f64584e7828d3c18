"""The Art Critic: a great lens over a fan of cards, a frowning eye in it.

A hand of five blank cards; over it a reading glass with a horn handle in which an eye, a heavy
brow and a raised fold; a quill that drips ink, an inkwell, a crossed-out sheet; sepia.
"""

import math

from ..core import Dice, Plate, circle, curve, ellipse, line, path, polygon, rect, stroke, tag
from ..drapery import pts
from ..emblems import INK, PAPER, SIZE, Manner, blob, blot, engrave, ground, press, stage, strew

__all__ = ["ALT", "SIZE", "draw"]
ALT = {
    "en": "Emblem like an old banknote: a big reading glass with a frowning eye in it is held over "
    "a fan of blank cards, one of them crossed out; beside it a quill and an inkwell.",
    "es": "Emblema como un billete viejo: una gran lupa con un ojo ceñudo sobre un abanico de "
    "cartas en blanco, una de ellas tachada; al lado, una pluma y un tintero.",
}
MANNER = Manner("#7d4b32", 8, 12, (0.026, 1.18), 449)
GOLD, DARK, RED = "#d8ac52", "#4a2c10", "#b02f2a"


def draw(plate: Plate) -> None:
    """Draw the emblem."""
    ground(plate, MANNER)
    with plate.group(filter=press(plate)):
        with plate.group(clip_path=stage(plate, MANNER)):
            _library(plate)
            _desk(plate)
        _cards(plate)
        _inkwell(plate)
        _lens(plate)
        _quill(plate)
    strew(plate, MANNER, 160, lambda x, y: 1.0 if math.hypot(x - 450, y - 590) < 372 else 0.0)


def _library(plate: Plate) -> None:
    """Shelves of books without titles."""
    plate.add(rect(100, 240, 700, 700, "#5d3a26"))
    dice = Dice(3)
    tones = ["#a8542c", "#3f6a5c", "#c9982f", "#5a4a7a", "#8a3038", "#d8c49a", "#46606d"]
    for row in range(4):
        base = 386 + row * 128
        x = 110.0
        while x < 800:
            wide, tall = dice.uniform(20, 40), dice.uniform(78, 106)
            plate.add(
                rect(x, base - tall, wide, tall, dice.choice(tones), stroke=INK, stroke_width=3)
            )
            for share in (0.18, 0.74):
                plate.add(
                    rect(
                        x + 2,
                        base - tall * (1 - share),
                        wide - 4,
                        6,
                        GOLD,
                        stroke=INK,
                        stroke_width=1,
                    )
                )
            x += wide + 1
        plate.add(rect(100, base, 700, 17, "#8d5f3a", stroke=INK, stroke_width=4))
    engrave(
        plate,
        "M100 240h700v700h-700z",
        (140, 280, 770, 900),
        lambda x, y: min(1.0, 1.15 - math.hypot(x - 430, y - 520) / 420),
        -40,
        7,
        INK,
        5,
    )


def _desk(plate: Plate) -> None:
    plate.add(rect(100, 796, 700, 160, "#3f6a4a", stroke=INK, stroke_width=5))
    engrave(
        plate,
        "M100 796h700v160h-700z",
        (140, 798, 770, 930),
        lambda x, y: 0.5 + 0.3 * math.sin(x * 0.11 + y * 0.2),
        30,
        7,
        "#183020",
        9,
    )
    sheet = [(214, 842), (400, 816), (430, 900), (250, 930)]
    plate.add(blot(sheet, PAPER, 4))
    for k in range(4):
        y = 850 + k * 15
        plate.add(
            stroke(f"M{236 + k * 6} {y}l{150 - (k % 2) * 30} {-21 + (k % 2) * 4}", "#8d7a66", 3)
        )
    plate.add(stroke("M226 846L424 896M240 922L402 822", RED, 8, stroke_linecap="round"))


def _cards(plate: Plate) -> None:
    """Five in a fan; the middle one slides out, crossed out in red."""
    for k in (0, 1, 3, 4, 2):
        turn = -34 + k * 17
        lift = 34 if k == 2 else 0
        card = rect(-66, -300 - lift, 132, 196, PAPER, stroke=INK, stroke_width=5, rx=11)
        card += rect(
            -54, -288 - lift, 108, 172, "#e9d3b0", stroke=MANNER.accent, stroke_width=3, rx=7
        )
        for row in range(5):
            for column in range(3):
                x, y = -32 + column * 32, -266 - lift + row * 32
                card += circle(
                    x,
                    y,
                    11,
                    MANNER.accent if (row + column) % 2 else GOLD,
                    stroke=INK,
                    stroke_width=1.8,
                )
                card += circle(x, y, 4, PAPER)
        if k == 2:
            cross = f"M-48 {-280 - lift}L48 {-124 - lift}M48 {-280 - lift}L-48 {-124 - lift}"
            card += stroke(cross, INK, 19, stroke_linecap="round") + stroke(
                cross, RED, 12, stroke_linecap="round"
            )
        plate.add(tag(card, transform=f"translate(424 900) rotate({turn})"))


def _inkwell(plate: Plate) -> None:
    well = pts("590,790 596,756 622,744 688,744 714,756 722,790 728,838 582,838")
    plate.add(blob(well, "#3a4a6d", 5))
    engrave(
        plate,
        curve(well, True),
        (580, 740, 730, 842),
        lambda x, _y: 1.0 - abs(x - 626) / 90,
        90,
        5.5,
        INK,
        6,
    )
    plate.add(ellipse(655, 746, 38, 12, "#11131c", stroke=INK, stroke_width=5))
    plate.add(rect(576, 826, 158, 20, GOLD, stroke=INK, stroke_width=4.5, rx=5))


def _lens(plate: Plate) -> None:
    """The glass with its eye; the handle goes to the lower left."""
    x, y, r = 430.0, 500.0, 158.0
    handle = pts("300,606 330,636 236,760 196,800 166,790 176,752")
    plate.add(blob([(u + 8, v + 10) for u, v in handle], INK, 0, opacity=0.4))
    plate.add(blob(handle, "#6d3f22", 6))
    engrave(
        plate,
        curve(handle, True),
        (160, 600, 336, 804),
        lambda u, v: 0.95 - abs((u - 250) + (v - 700) * 0.8) / 60,
        -52,
        5,
        DARK,
        3,
    )
    plate.add(blot(pts("292,602 316,580 344,608 322,632"), GOLD, 5))
    for radius, tone in ((r + 20, INK), (r + 14, GOLD), (r + 3, INK)):
        plate.add(circle(x, y, radius, tone))
    for k in range(40):
        a = 2 * math.pi * k / 40
        plate.add(circle(x + (r + 9) * math.cos(a), y + (r + 9) * math.sin(a), 3.4, DARK))
    glass = plate.clip(circle(x, y, r - 2, "#000"))
    with plate.group(clip_path=glass):
        plate.add(circle(x, y, r, "#f0d3b0"))
        engrave(
            plate,
            f"M{x - r} {y - r}h{2 * r}v{2 * r}h{-2 * r}z",
            (x - r, y - r, x + r, y + r),
            lambda u, v: 1.25 - math.hypot(u - x, (v - y - 6) * 1.5) / 170,
            18,
            6,
            "#8d4a2c",
            8,
            bend=26,
        )
        _eye(plate, x, y + 12)
        plate.add(
            path(
                f"M{x - 120} {y - 60}A140 140 0 0 1 {x - 30} {y - 134}L{x - 20} {y - 112}"
                f"A116 116 0 0 0 {x - 98} {y - 50}Z",
                "#ffffff",
                opacity=0.55,
            )
        )


def _eye(plate: Plate, x: float, y: float) -> None:
    almond = (
        f"M{x - 112} {y + 8}C{x - 70} {y - 50} {x + 40} {y - 58} {x + 112} {y + 6}"
        f"C{x + 60} {y + 52} {x - 50} {y + 56} {x - 112} {y + 8}Z"
    )
    plate.add(path(almond, "#fbf6ea", stroke=INK, stroke_width=6))
    with plate.group(clip_path=plate.clip(path(almond, "#000"))):
        plate.add(circle(x + 4, y, 50, "#5f8a6c", stroke=INK, stroke_width=6))
        for k in range(30):
            a = 2 * math.pi * k / 30
            ray = [(x + 4 + q * math.cos(a), y + q * math.sin(a)) for q in (24, 46)]
            plate.add(stroke(line(ray, False), "#254a38", 2.4))
        plate.add(circle(x + 4, y, 22, INK), circle(x - 8, y - 14, 10, "#ffffff"))
        plate.add(
            path(
                f"M{x - 120} {y - 60}H{x + 120}V{y - 14}C{x + 40} {y - 44} {x - 60} {y - 36}"
                f" {x - 120} {y + 2}Z",
                "#d8a67c",
                stroke=INK,
                stroke_width=5,
            )
        )
    brow = pts("-130,-48 -70,-84 10,-74 84,-58 128,-84 120,-52 70,-32 0,-44 -60,-50 -112,-30")
    plate.add(blob([(x + u, y + v - 6) for u, v in brow], "#3a2418", 5))
    for k in range(14):
        u = -104 + k * 16
        plate.add(stroke(f"M{x + u} {y - 46 - (6 if k % 2 else 0)}l-8 -26", "#8d6a4a", 2.4))
    for k in range(9):
        u = -84 + k * 22
        plate.add(stroke(f"M{x + u:.0f} {y + 38 - abs(k - 4) * 4}l{(k - 4) * 3} 16", INK, 3))
    plate.add(
        stroke(
            f"M{x - 84} {y + 68}C{x - 40} {y + 96} {x + 40} {y + 96} {x + 90} {y + 66}",
            "#8d4a2c",
            5,
        )
    )


def _quill(plate: Plate) -> None:
    """Out of the inkwell, leaning over the right rim."""
    vane = pts("664,728 676,640 704,540 752,440 784,400 790,470 774,560 738,650 690,724")
    plate.add(blob(vane, "#f3ead6", 5))
    engrave(
        plate,
        curve(vane, True),
        (650, 396, 800, 732),
        lambda u, v: 0.85 - 0.5 * (u > 726 - (v - 560) * 0.42),
        -28,
        6,
        MANNER.accent,
        7,
    )
    plate.add(
        stroke("M652 760C676 660 716 540 784 404", INK, 7),
        stroke("M652 760C676 660 716 540 784 404", "#e0c890", 3),
    )
    for a, b in (
        ((712, 676), (742, 652)),
        ((738, 602), (772, 566)),
        ((690, 632), (680, 604)),
        ((716, 560), (712, 526)),
    ):
        plate.add(stroke(line([a, b], False), INK, 3))
    for x, y, r in ((628, 872, 9), (646, 892, 6), (608, 890, 5), (668, 868, 4)):
        plate.add(circle(x, y, r, "#11131c"))
    plate.add(polygon([(652, 762), (646, 748), (658, 748)], INK))
