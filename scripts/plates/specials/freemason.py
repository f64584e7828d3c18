"""The Freemason: compasses over the square, an eye among rays.

A pointed arch between two pillars, a checkered floor, trowel and mallet; violet and gold.
"""

import math

from ..core import Dice, Noise, Plate, circle, curve, line, path, polygon, rect, stroke
from ..drapery import pts
from ..emblems import INK, SIZE, Manner, blob, blot, engrave, ground, press, stage, strew, sunburst

__all__ = ["ALT", "SIZE", "draw"]
ALT = {
    "en": "Emblem like an old banknote: golden compasses over a steel square frame an eye in a "
    "shining triangle, between two columns on a checkered floor, with mallet and trowel.",
    "es": "Emblema como un billete viejo: un compás dorado sobre una escuadra encierra un ojo en "
    "un triángulo radiante, entre dos columnas y sobre un suelo ajedrezado, con mazo y "
    "paleta.",
}
MANNER = Manner("#5b3a8e", 15, 7, (0.027, 0.35), 19)
GOLD = "#dfb648"


def draw(plate: Plate) -> None:
    """Draw the emblem."""
    ground(plate, MANNER)
    with plate.group(filter=press(plate)):
        with plate.group(clip_path=stage(plate, MANNER)):
            _hall(plate)
        _square(plate)
        _compasses(plate)
        _eye(plate)
        _tools(plate)
    strew(plate, MANNER, 180, lambda x, y: 1.0 if math.hypot(x - 450, y - 590) < 370 else 0.0)


def _hall(plate: Plate) -> None:
    plate.add(rect(100, 240, 700, 700, "#d9cfe6"))
    noise = Noise(41)
    for row in range(11):
        for k in range(9):
            x, y = 120 + k * 84 - (row % 2) * 42, 270 + row * 46
            shade = 0.75 + 0.2 * noise.at(k * 1.7, row * 2.3)
            plate.add(
                rect(
                    x,
                    y,
                    82,
                    44,
                    f"#{int(205 * shade):02x}{int(190 * shade):02x}{int(224 * shade):02x}",
                    stroke=INK,
                    stroke_width=1.4,
                )
            )
    arch = "M262 800V560C262 430 360 350 450 296C540 350 638 430 638 560V800Z"
    plate.add(path(arch, "#2c2350", stroke=INK, stroke_width=9))
    for k in (1, 2, 3):
        s = 1 - 0.055 * k
        plate.add(
            stroke(
                arch,
                GOLD if k % 2 else "#8d78bd",
                4,
                transform=f"translate({450 * (1 - s):.1f} {800 * (1 - s):.1f}) scale({s:.3f})",
            )
        )
    dice = Dice(8)
    for _ in range(90):
        sx, sy = dice.uniform(300, 600), dice.uniform(400, 760)
        r = dice.uniform(1.2, 3.4)
        plate.add(
            polygon(
                [
                    (sx, sy - 2 * r),
                    (sx + r * 0.5, sy - r * 0.5),
                    (sx + 2 * r, sy),
                    (sx + r * 0.5, sy + r * 0.5),
                    (sx, sy + 2 * r),
                    (sx - r * 0.5, sy + r * 0.5),
                    (sx - 2 * r, sy),
                    (sx - r * 0.5, sy - r * 0.5),
                ],
                dice.choice(["#f4e6b0", "#ffffff", "#b9a6e0"]),
            )
        )
    sunburst_gold(plate)
    for row in range(7):
        y0, y1 = 742 + row * row * 3.6, 742 + (row + 1) ** 2 * 3.6
        for k in range(-9, 9):
            if (row + k) % 2:
                s0, s1 = 34 + row * 8, 42 + row * 8
                plate.add(
                    polygon(
                        [
                            (450 + k * s0, y0),
                            (450 + (k + 1) * s0, y0),
                            (450 + (k + 1) * s1, y1),
                            (450 + k * s1, y1),
                        ],
                        INK,
                    )
                )
            else:
                s0, s1 = 34 + row * 8, 42 + row * 8
                plate.add(
                    polygon(
                        [
                            (450 + k * s0, y0),
                            (450 + (k + 1) * s0, y0),
                            (450 + (k + 1) * s1, y1),
                            (450 + k * s1, y1),
                        ],
                        "#f6efdf",
                    )
                )
    for x, ball in ((206, "#b9c7e6"), (640, GOLD)):

        def round_shaft(px: float, py: float, left: float = x) -> float:
            turn = 0.12 * math.sin(py * 0.05 + (px - left) * 0.09)
            return 1.1 - (px - left) / 62 - turn

        plate.add(blot([(x, 770), (x + 4, 430), (x + 52, 430), (x + 56, 770)], "#efe6f4", 4))
        engrave(
            plate,
            f"M{x} 770L{x + 4} 430H{x + 52}L{x + 56} 770z",
            (x, 430, x + 56, 770),
            round_shaft,
            66,
            6,
            INK,
            5,
        )
        for y, extra in ((762, 10), (776, 16), (424, 10), (412, 16)):
            plate.add(rect(x - extra, y, 56 + 2 * extra, 13, GOLD, stroke=INK, stroke_width=3))
        for k in range(5):
            plate.add(
                blob(
                    [
                        (x + 2 + k * 12, 424),
                        (x - 1 + k * 12, 404),
                        (x + 8 + k * 12, 398),
                        (x + 13 + k * 12, 410),
                    ],
                    "#efe6f4",
                    2.4,
                )
            )
        plate.add(circle(x + 28, 372, 27, ball, stroke=INK, stroke_width=4))
        plate.add(
            stroke(
                f"M{x + 1} 372H{x + 55}M{x + 28} 345C{x + 8} 358 {x + 8} 386 {x + 28} 399C{x + 48} "
                f"386 {x + 48} 358 {x + 28} 345M{x + 6} 357Q{x + 28} 366 {x + 50} 357M{x + 6} "
                f"387Q{x + 28} 378 {x + 50} 387",
                INK,
                2,
            )
        )


def sunburst_gold(plate: Plate) -> None:
    """Rays in gold from the eye."""
    rays = Manner(GOLD, 8, 4, (0.02, 0.2), 3)
    sunburst(plate, rays, (450, 560), 64, 60, 250)


def _bar(
    plate: Plate,
    a: tuple[float, float],
    b: tuple[float, float],
    wa: float,
    wb: float,
    fill: str,
    seed: int,
) -> None:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.hypot(dx, dy)
    nx, ny = -dy / length, dx / length
    points = [
        (a[0] + nx * wa, a[1] + ny * wa),
        (b[0] + nx * wb, b[1] + ny * wb),
        (b[0] - nx * wb, b[1] - ny * wb),
        (a[0] - nx * wa, a[1] - ny * wa),
    ]
    plate.add(polygon([(x + 7, y + 9) for x, y in points], INK, opacity=0.4))
    plate.add(blot(points, fill, 5))
    engrave(
        plate,
        line(points),
        (
            min(p[0] for p in points),
            min(p[1] for p in points),
            max(p[0] for p in points),
            max(p[1] for p in points),
        ),
        lambda x, y: (
            0.95
            - 0.75
            * max(0.0, ((x - a[0]) * nx + (y - a[1]) * ny) / max(wa, 8))
            * (1 if seed % 2 else -1)
        ),
        math.degrees(math.atan2(dy, dx)) + 12,
        5,
        "#4a3410",
        seed,
    )


def _square(plate: Plate) -> None:
    _bar(plate, (450, 838), (224, 612), 25, 25, "#c9cdd6", 3)
    _bar(plate, (450, 838), (676, 612), 25, 25, "#c9cdd6", 4)
    plate.add(blot(pts("450,874 486,838 450,802 414,838"), "#e4e6ea", 4))
    for k in range(1, 18):
        for s in (-1, 1):
            x, y = 450 + s * (20 + k * 11.6), 838 - (20 + k * 11.6) + 6
            size = 14 if k % 4 == 0 else 8
            plate.add(
                stroke(f"M{x + s * 8:.1f} {y + 14:.1f}l{-s * size:.1f} {-size:.1f}", INK, 2.6)
            )
    plate.add(circle(450, 838, 9, GOLD, stroke=INK, stroke_width=3))


def _compasses(plate: Plate) -> None:
    _bar(plate, (444, 350), (282, 790), 20, 9, GOLD, 6)
    _bar(plate, (456, 350), (618, 790), 20, 9, GOLD, 7)
    for s in (-1, 1):
        plate.add(
            blot([(450 + s * 160, 776), (450 + s * 178, 770), (450 + s * 186, 834)], "#d5d9e0", 3.5)
        )
        plate.add(
            rect(
                450 + s * 82 - 17,
                540,
                34,
                12,
                "#8f6a1c",
                stroke=INK,
                stroke_width=3,
                transform=f"rotate({-s * 20} {450 + s * 82} 546)",
            )
        )
        plate.add(
            rect(
                450 + s * 140 - 15,
                712,
                30,
                12,
                "#8f6a1c",
                stroke=INK,
                stroke_width=3,
                transform=f"rotate({-s * 20} {450 + s * 140} 718)",
            )
        )
    arc = "M348 650Q450 716 552 650"
    plate.add(stroke(arc, INK, 14), stroke(arc, GOLD, 7))
    plate.add(
        circle(450, 340, 40, GOLD, stroke=INK, stroke_width=5),
        circle(450, 340, 25, "#5b3a8e", stroke=INK, stroke_width=4),
    )
    for k in range(12):
        a = k * math.pi / 6
        plate.add(
            stroke(f"M450 340L{450 + 24 * math.cos(a):.1f} {340 + 24 * math.sin(a):.1f}", GOLD, 2.4)
        )
    plate.add(circle(450, 340, 9, GOLD, stroke=INK, stroke_width=3))
    plate.add(rect(440, 284, 20, 24, GOLD, stroke=INK, stroke_width=4))


def _eye(plate: Plate) -> None:
    triangle = [(450, 462), (532, 604), (368, 604)]
    plate.add(blot(triangle, "#f6efdf", 7))
    plate.add(
        polygon([(450, 484), (514, 594), (386, 594)], "none", stroke="#5b3a8e", stroke_width=4)
    )
    plate.add(
        path(
            curve(
                pts("402,564 426,544 450,537 474,544 498,564 474,578 450,582 426,578"),
                True,
            ),
            "#ffffff",
            stroke=INK,
            stroke_width=4.5,
        )
    )
    plate.add(circle(450, 560, 20, "#5b3a8e", stroke=INK, stroke_width=3))
    for k in range(14):
        c, q = math.cos(k * math.pi / 7), math.sin(k * math.pi / 7)
        ray = [(450 + 9 * c, 560 + 9 * q), (450 + 18 * c, 560 + 18 * q)]
        plate.add(stroke(line(ray, close=False), "#d9c8f2", 1.8))
    plate.add(circle(450, 560, 8.5, INK), circle(445, 554, 3.5, "#fff"))
    plate.add(stroke("M408 546Q450 512 492 546", INK, 4))
    for k in range(9):
        x = 412 + k * 9.5
        plate.add(stroke(f"M{x:.1f} {584 - abs(k - 4) * 1.5:.1f}l{(k - 4) * 0.9:.1f} 7", INK, 2.2))


def _tools(plate: Plate) -> None:
    trowel = pts("520,858 560,812 618,802 606,860 566,894")
    plate.add(blot(trowel, "#d5d9e0", 4.5))
    engrave(
        plate,
        line(trowel),
        (516, 800, 622, 896),
        lambda x, y: 0.9 - (x + y - 1330) / 220,
        40,
        5,
        INK,
        12,
    )
    plate.add(
        stroke("M608 812C640 800 640 786 664 776", INK, 12),
        stroke("M608 812C640 800 640 786 664 776", "#d5d9e0", 6),
    )
    plate.add(blob(pts("660,786 654,768 704,740 716,752 712,768"), "#8a4b2a", 4))
    plate.add(stroke("M276 868L372 806", INK, 18), stroke("M276 868L372 806", "#b07a3e", 10))
    plate.add(blot(pts("224,846 262,822 302,884 264,908"), "#b07a3e", 4.5))
    engrave(
        plate,
        "M224 846L262 822L302 884L264 908z",
        (220, 820, 306, 910),
        lambda x, y: 0.6 + 0.3 * math.sin((x + y) * 0.12),
        58,
        5,
        INK,
        13,
    )
