"""Historical Context: a pop-up book in which the ages stand up.

From the open pages rise paper silhouettes, obelisk, column, pointed window, dome and chimney; a
lantern lights them; ochre.
"""

import math

from ..core import Dice, Noise, Plate, circle, curve, line, path, polygon, rect, stroke
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
    "en": "Emblem like an old banknote: a pop-up book lies open; an obelisk, a column, a pointed "
    "window, a dome and a chimney of paper rise from it under a shining lantern.",
    "es": "Emblema como un billete viejo: un libro desplegable abierto; de sus páginas se alzan un "
    "obelisco, una columna, una ojiva, una cúpula y una chimenea bajo un farol.",
}
MANNER = Manner("#94751c", 14, 11, (0.022, 1.4), 826)
GLOW, BRASS = "#f8e08a", "#c99a2f"


def draw(plate: Plate) -> None:
    """Draw the emblem."""
    ground(plate, MANNER)
    with plate.group(filter=press(plate)):
        with plate.group(clip_path=stage(plate, MANNER)):
            _room(plate)
            _ages(plate)
        _book(plate)
        _lantern(plate)
    strew(plate, MANNER, 155, lambda x, y: 1.0 if math.hypot(x - 450, y - 590) < 374 else 0.0)


def _room(plate: Plate) -> None:
    plate.add(rect(100, 240, 700, 700, "#3d3320"))
    engrave(
        plate,
        "M100 240h700v700h-700z",
        (140, 280, 770, 900),
        lambda x, y: 0.15 + 0.85 * math.exp(-(((x - 450) / 210) ** 2) - ((y - 440) / 240) ** 2),
        20,
        8,
        "#17120a",
        4,
    )
    plate.add(polygon([(450, 350), (176, 800), (724, 800)], GLOW, opacity=0.5))
    sunburst(plate, MANNER, (450, 384), 60, 60, 330)


def _ages(plate: Plate) -> None:
    plate.add(rect(176, 726, 548, 60, "#cdb478"))
    _obelisk(plate)
    _order(plate)
    _ogive(plate)
    _cupola(plate)
    _works(plate)


def _cut(plate: Plate, points: list[tuple[float, float]], fill: str) -> None:
    """A paper figure: its shadow, itself, its shaded right half."""
    plate.add(blot([(x + 9, y + 4) for x, y in points], INK, 2, opacity=0.45))
    plate.add(blot(points, fill, 4.5))
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    middle, half = (min(xs) + max(xs)) / 2, (max(xs) - min(xs)) / 2
    engrave(
        plate,
        line(points),
        (min(xs), min(ys), max(xs), max(ys)),
        lambda x, _y: 1.02 - max(0.0, (x - middle + half * 0.2) / half) * 0.75,
        88,
        6,
        INK,
        int(middle),
    )


def _obelisk(plate: Plate) -> None:
    _cut(plate, pts("208,752 222,520 240,484 258,520 272,752"), "#d9a25a")
    for k in range(6):
        y = 552 + k * 30
        plate.add(stroke(f"M232 {y}h16M236 {y + 10}l8 8M244 {y + 10}l-8 8", INK, 3))
    _cut(plate, pts("192,764 192,742 288,742 288,764"), "#c58c44")


def _order(plate: Plate) -> None:
    _cut(plate, pts("316,752 322,510 372,510 378,752"), "#f3ead6")
    for k in range(5):
        plate.add(stroke(f"M{329 + k * 9} 524V744", INK, 2.6))
    _cut(plate, pts("304,490 390,490 380,512 314,512"), "#e8dcc0")
    _cut(plate, pts("302,764 306,742 388,742 392,764"), "#e8dcc0")


def _ogive(plate: Plate) -> None:
    arch = pts("412,764 412,520 420,476 436,440 456,412 476,440 492,476 500,520 500,764")
    _cut(plate, arch, "#8fa3b8")
    for x in (434, 478):
        plate.add(
            path(
                f"M{x - 16} 744V560Q{x - 14} 530 {x} 512Q{x + 14} 530 {x + 16} 560V744Z",
                "#2f4f7f",
                stroke=INK,
                stroke_width=4,
            )
        )
        plate.add(
            stroke(f"M{x - 16} 590h32M{x - 16} 640h32M{x - 16} 690h32M{x} 512V744", "#d8dee6", 2)
        )
    plate.add(circle(456, 482, 22, "#b5453a", stroke=INK, stroke_width=4))
    for k in range(8):
        a = k * math.pi / 4
        plate.add(
            stroke(f"M456 482L{456 + 21 * math.cos(a):.1f} {482 + 21 * math.sin(a):.1f}", INK, 2.6)
        )
    plate.add(circle(456, 482, 6, GLOW, stroke=INK, stroke_width=2))


def _cupola(plate: Plate) -> None:
    _cut(plate, pts("528,764 528,640 612,640 612,764"), "#efe2c2")
    dome = pts("522,640 524,610 534,580 552,560 570,552 588,560 606,580 616,610 618,640")
    _cut(plate, dome, "#6f9a8c")
    for s in (-0.6, -0.2, 0.2, 0.6):
        plate.add(stroke(f"M570 552Q{570 + s * 56:.0f} 580 {570 + s * 74:.0f} 640", INK, 3))
    _cut(plate, pts("560,552 560,528 570,508 580,528 580,552"), "#efe2c2")
    for x in (546, 570, 594):
        plate.add(path(f"M{x - 8} 764V690q8 -16 16 0V764Z", "#54452c", stroke=INK, stroke_width=3))
    plate.add(stroke("M524 660H616", INK, 4))


def _works(plate: Plate) -> None:
    _cut(plate, pts("638,764 638,664 660,640 660,664 684,640 684,664 706,640 706,764"), "#b5453a")
    _cut(plate, pts("652,664 656,540 678,540 682,664"), "#9c3b31")
    plate.add(stroke("M652 560h30M652 580h30", INK, 3))
    for x, y, r in ((670, 520, 15), (688, 502, 19), (676, 480, 16), (700, 470, 22)):
        plate.add(circle(x, y, r, "#dcd3c0", stroke=INK, stroke_width=3.5))
    for x in (652, 674, 696):
        plate.add(rect(x - 7, 690, 14, 22, GLOW, stroke=INK, stroke_width=3))
        plate.add(rect(x - 7, 726, 14, 22, "#54452c", stroke=INK, stroke_width=3))


def _book(plate: Plate) -> None:
    cover = pts("150,764 450,800 750,764 770,858 450,912 130,858")
    plate.add(blot([(x + 8, y + 12) for x, y in cover], INK, 2, opacity=0.4))
    plate.add(blot(cover, "#7b2f2a", 6))
    noise, dice = Noise(12), Dice(6)
    for s in (-1, 1):
        page = [
            (450.0, 796.0),
            (450 + s * 90, 770),
            (450 + s * 190, 756),
            (450 + s * 288, 758),
            (450 + s * 304, 836),
            (450 + s * 196, 836),
            (450 + s * 92, 854),
            (450.0, 888.0),
        ]
        for k in range(3):
            plate.add(blob([(x + s * 4 * (3 - k), y + 5 * (3 - k)) for x, y in page], PAPER, 2.5))
        plate.add(path(curve(page, True), "#f8f0da", stroke=INK, stroke_width=4.5))
        engrave(
            plate,
            curve(page, True),
            (min(x for x, _ in page), 752, max(x for x, _ in page), 892),
            lambda x, y: (
                0.62 + 0.38 * min(1.0, abs(x - 450) / 110) + 0.1 * noise.at(x * 0.02, y * 0.02)
            ),
            80,
            7,
            "#6b5836",
            3,
        )
        for row in range(4):
            x, y = 450.0 + s * 70, 800 + row * 18.0
            end = 450 + s * (dice.uniform(200, 276))
            while (end - x) * s > 24:
                step = dice.uniform(16, 40)
                lift = -26 * math.sin(min(1.0, abs(x - 450) / 300) * 1.7)
                plate.add(
                    stroke(
                        f"M{x:.0f} {y + lift + 12:.0f}l{s * step:.0f} {-step * 0.08:.1f}", INK, 4
                    )
                )
                x += s * (step + 9)
    plate.add(stroke("M450 796V890", INK, 5))
    ribbon = pts("456,884 470,906 466,950 478,980 452,966 446,930")
    plate.add(blob(ribbon, "#c7402f", 4))


def _lantern(plate: Plate) -> None:
    plate.add(stroke("M450 226V296", INK, 8), stroke("M450 226V296", BRASS, 3))
    plate.add(circle(450, 306, 17, "none", stroke=INK, stroke_width=9))
    plate.add(circle(450, 306, 17, "none", stroke=BRASS, stroke_width=4))
    plate.add(blot(pts("418,348 432,322 468,322 482,348"), BRASS, 5))
    plate.add(blot(pts("408,348 492,348 484,420 416,420"), GLOW, 5.5))
    flame = pts("450,358 462,380 464,398 450,410 436,398 438,380")
    plate.add(blob(flame, "#ee8a2c", 4), circle(450, 396, 8, "#fff7d6"))
    for x0, x1 in ((436, 440), (464, 460)):
        plate.add(stroke(f"M{x0} 348L{x1} 420", INK, 3.5))
    plate.add(blot(pts("408,420 492,420 498,438 402,438"), BRASS, 5))
    for x in (420, 450, 480):
        plate.add(circle(x, 429, 4, INK))
