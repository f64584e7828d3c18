"""UNESCO World Heritage: a little town under glass.

Towers, an arch and roofs beneath a bell jar, held between laurel branches before a globe; sky
blue. No sign of the real organization.
"""

import math

from ..core import Dice, Noise, Plate, circle, curve, ellipse, line, path, polygon, rect, stroke
from ..drapery import pts
from ..emblems import INK, PAPER, SIZE, Manner, blob, blot, engrave, ground, press, stage, strew

__all__ = ["ALT", "SIZE", "draw"]
ALT = {
    "en": "Emblem like an old banknote: a small town of towers, roofs and an arch stands safe "
    "under a glass bell jar, framed by two laurel branches before a blue globe.",
    "es": "Emblema como un billete viejo: una ciudad pequeña con torres, tejados y un arco, a "
    "salvo bajo una campana de vidrio, entre dos ramas de laurel y ante un globo azul.",
}
MANNER = Manner("#2f86c7", 18, 7, (0.026, 0.6), 937)
STONE, ROOF = "#efe3c6", "#c7543a"
JAR = "M296 742V520C296 410 366 346 450 346S604 410 604 520V742Z"


def draw(plate: Plate) -> None:
    """Draw the emblem."""
    ground(plate, MANNER)
    with plate.group(filter=press(plate)):
        with plate.group(clip_path=stage(plate, MANNER)):
            _globe(plate)
            _jar_back(plate)
            _town(plate)
        _jar(plate)
        _laurel(plate)
    strew(plate, MANNER, 150, lambda x, y: 1.0 if math.hypot(x - 450, y - 590) < 374 else 0.0)


def _globe(plate: Plate) -> None:
    plate.add(rect(100, 240, 700, 700, "#8fc3e6"))
    engrave(
        plate,
        "M146 590a304 304 0 1 0 608 0a304 304 0 1 0 -608 0Z",
        (146, 286, 754, 894),
        lambda x, y: 1.12 - math.hypot(x - 400, y - 520) / 400,
        24,
        7,
        "#1d4f7c",
        5,
        60,
    )
    for k in range(1, 6):
        rx = 304 * math.sin(math.pi * k / 12)
        plate.add(ellipse(450, 590, rx, 304, "none", stroke="#f2f7fa", stroke_width=4))
        plate.add(ellipse(450, 590, rx, 304, "none", stroke="#2a5f8c", stroke_width=1.4))
    for k in range(-4, 5):
        y = 590 + 66 * k
        half = math.sqrt(max(0.0, 304**2 - (y - 590) ** 2))
        plate.add(
            stroke(f"M{450 - half:.0f} {y}Q450 {y + 18 * k} {450 + half:.0f} {y}", "#f2f7fa", 4)
        )
        plate.add(
            stroke(f"M{450 - half:.0f} {y}Q450 {y + 18 * k} {450 + half:.0f} {y}", "#2a5f8c", 1.4)
        )


def _jar_back(plate: Plate) -> None:
    plate.add(path(JAR, "#e6f1f5", stroke=INK, stroke_width=4))
    engrave(
        plate,
        JAR,
        (296, 346, 604, 742),
        lambda x, y: 0.72 + 0.28 * math.exp(-(((x - 450) / 120) ** 2)) + 0 * y,
        90,
        9,
        "#5b8fb0",
        6,
    )


def _shade(plate: Plate, points: list[tuple[float, float]], fill: str, seed: int) -> None:
    plate.add(blot(points, fill, 4))
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    left, wide = min(xs), max(xs) - min(xs)
    engrave(
        plate,
        line(points),
        (left, min(ys), max(xs), max(ys)),
        lambda x, _y: 1.08 - 0.85 * max(0.0, (x - left) / wide - 0.3),
        86,
        5.5,
        INK,
        seed,
    )


def _town(plate: Plate) -> None:
    hill = pts("302,742 304,700 350,676 420,664 500,662 560,676 598,704 600,742")
    plate.add(blob(hill, "#7fa64f", 4.5))
    dice = Dice(9)
    for _ in range(44):
        x = dice.uniform(312, 590)
        plate.add(stroke(f"M{x:.0f} {dice.uniform(690, 738):.0f}q3 -9 8 -12", "#3f6424", 3))
    _shade(plate, pts("336,690 336,520 384,520 384,690"), STONE, 2)
    for x in (336, 354, 372):
        plate.add(blot([(x - 3, 522), (x - 3, 506), (x + 11, 506), (x + 11, 522)], STONE, 3))
    _shade(plate, pts("506,680 506,560 568,560 568,690"), STONE, 3)
    _shade(plate, pts("496,562 537,500 578,562"), ROOF, 4)
    _shade(plate, pts("420,680 420,470 480,470 480,680"), STONE, 5)
    _shade(plate, pts("408,472 450,376 492,472"), "#4c6f9a", 6)
    plate.add(circle(450, 508, 18, PAPER, stroke=INK, stroke_width=4))
    plate.add(stroke("M450 508V496M450 508l9 5", INK, 3.5))
    for x, y in (
        (438, 552),
        (462, 552),
        (438, 590),
        (462, 590),
        (360, 560),
        (360, 606),
        (524, 600),
        (550, 600),
    ):
        plate.add(path(f"M{x - 6} {y + 18}v-16q6 -9 12 0v16Z", INK))
    _shade(plate, pts("380,700 380,628 424,628 424,700"), "#e2cf9f", 7)
    _shade(plate, pts("372,630 402,594 432,630"), ROOF, 8)
    arch = "M464 708V640H556V708H534V682Q510 650 486 682V708Z"
    plate.add(path(arch, "#e2cf9f", stroke=INK, stroke_width=4.5))
    engrave(plate, arch, (464, 640, 556, 708), lambda x, _y: 1.1 - (x - 464) / 150, 60, 5.5, INK, 9)
    for k in range(4):
        plate.add(stroke(f"M{470 + k * 23} 640v14", INK, 3))
    for x, y, h in ((322, 706, 54), (578, 712, 48), (446, 712, 38)):
        tree = pts(
            f"{x - 11},{y} {x - 9},{y - h * 0.5} {x},{y - h} {x + 9},{y - h * 0.5} {x + 11},{y}"
        )
        plate.add(blob(tree, "#3f6b3a", 3.5))
        plate.add(stroke(f"M{x + 2} {y - h * 0.8}q6 20 4 {h * 0.6:.0f}", INK, 2))


def _jar(plate: Plate) -> None:
    plate.add(
        path(JAR, "none", stroke=INK, stroke_width=12),
        path(JAR, "none", stroke="#dcecf3", stroke_width=5),
    )
    plate.add(
        path(
            "M328 700V530C328 470 344 424 372 398C352 440 350 480 350 530V700Z",
            "#ffffff",
            opacity=0.75,
        )
    )
    plate.add(path("M576 690V540q-2 -40 -12 -66q24 30 24 70V690Z", "#ffffff", opacity=0.5))
    plate.add(
        circle(450, 326, 21, "#dcecf3", stroke=INK, stroke_width=6), circle(444, 320, 6, PAPER)
    )
    plate.add(stroke("M432 346h36", INK, 8))
    for x, y, w, h, fill in (
        (262, 738, 376, 30, "#b98a4c"),
        (242, 764, 416, 34, "#8b5f2f"),
        (262, 796, 376, 18, "#b98a4c"),
    ):
        plate.add(rect(x, y, w, h, fill, stroke=INK, stroke_width=5, rx=9))
        box = f"M{x} {y}h{w}v{h}h-{w}z"
        engrave(
            plate,
            box,
            (x, y, x + w, y + h),
            lambda px, _py: 0.75 + 0.3 * math.sin(px * 0.04),
            2,
            5,
            "#3a2410",
            4,
        )


def _laurel(plate: Plate) -> None:
    noise = Noise(7)
    for s in (-1, 1):
        stem = [
            (450 + s * (12 + 330 * math.sin(t * 1.62)), 872 - 470 * (1 - math.cos(t * 1.5)))
            for t in (i / 16 for i in range(17))
        ]
        plate.add(stroke(curve(stem), INK, 9), stroke(curve(stem), "#5c7a34", 4.5))
        for i in range(1, 17):
            x, y = stem[i]
            px, py = stem[i - 1]
            a = math.atan2(y - py, x - px)
            for side in (-1, 1):
                b = a + side * (0.62 + 0.12 * noise.at(i, side))
                long, wide = 50.0 - i * 0.9, 13.0
                tip = (x + long * math.cos(b), y + long * math.sin(b))
                leaf = [
                    (x, y),
                    (
                        x + 0.45 * long * math.cos(b) - wide * math.sin(b),
                        y + 0.45 * long * math.sin(b) + wide * math.cos(b),
                    ),
                    tip,
                    (
                        x + 0.45 * long * math.cos(b) + wide * math.sin(b),
                        y + 0.45 * long * math.sin(b) - wide * math.cos(b),
                    ),
                ]
                plate.add(
                    path(
                        curve(leaf, True),
                        ("#7fa64f", "#5c8a3c")[i % 2],
                        stroke=INK,
                        stroke_width=3.2,
                    )
                )
                plate.add(stroke(line([(x, y), tip], False), INK, 1.8))
            if i % 4 == 2:
                plate.add(circle(x + 10 * s, y + 12, 7, "#c7402f", stroke=INK, stroke_width=2.6))
    ribbon = pts(
        "420,866 450,884 480,866 508,880 474,900 492,936 462,920 "
        "450,896 438,920 408,936 426,900 392,880"
    )
    plate.add(polygon(ribbon, "#f2c14a", stroke=INK, stroke_width=4.5))
