"""Carbon-14: an atom over the layers of the ground.

A nucleus of six and eight with its electrons, below it layers with bone, jar and shell, a
falling curve; cyan and earth.
"""

import math

from ..core import Dice, Noise, Plate, circle, curve, ellipse, path, rect, stroke
from ..drapery import pts
from ..emblems import (
    INK,
    PAPER,
    SIZE,
    Manner,
    blob,
    engrave,
    ground,
    press,
    stage,
    strew,
    sunburst,
)

__all__ = ["ALT", "SIZE", "draw"]
ALT = {
    "en": "Emblem like an old banknote: an atom with a cluster of balls and circling electrons "
    "glows above layers of earth that hold a bone, a jar and a coiled shell.",
    "es": "Emblema como un billete viejo: un átomo con su racimo de bolas y electrones en órbita "
    "brilla sobre capas de tierra con un hueso, una vasija y una concha en espiral.",
}
MANNER = Manner("#1f86a0", 11, 14, (0.037, 0.95), 714)


def draw(plate: Plate) -> None:
    """Draw the emblem."""
    ground(plate, MANNER)
    with plate.group(filter=press(plate)):
        with plate.group(clip_path=stage(plate, MANNER)):
            plate.add(rect(100, 240, 700, 700, "#123544"))
            _net(plate)
            sunburst(plate, MANNER, (450, 480), 72, 80, 330)
            _layers(plate)
            _finds(plate)
        _orbits(plate)
        _nucleus(plate)
    strew(plate, MANNER, 165, lambda x, y: 1.0 if math.hypot(x - 450, y - 590) < 372 else 0.0)


def _net(plate: Plate) -> None:
    for k in range(13):
        plate.add(stroke(f"M100 {276 + k * 34}H800M{150 + k * 50} 260V700", "#2c6274", 1.4))
    fall = [
        (170.0 + 560 * t, 330 + 330 * (1 - math.exp(-3 * t))) for t in (i / 40 for i in range(41))
    ]
    plate.add(stroke(curve(fall), INK, 11), stroke(curve(fall), "#f2c14a", 6))
    for t in (0.231, 0.462, 0.693):
        x, y = 170 + 560 * t, 330 + 330 * (1 - math.exp(-3 * t))
        plate.add(stroke(f"M{x} {y}V690", "#f2c14a", 2.5, stroke_dasharray="7 6"))
        plate.add(circle(x, y, 9, PAPER, stroke=INK, stroke_width=4))


def _layers(plate: Plate) -> None:
    noise = Noise(29)
    tones = ("#8aa24f", "#b98a54", "#9a6a3c", "#cdb07c", "#7b5334", "#5a3d29")
    for k, tone in enumerate(tones):
        top = 668 + k * 40 - (k > 0) * 14
        edge = [(100 + i * 35.0, top + 14 * noise.fbm(i * 0.35, k * 2.1, 2)) for i in range(21)]
        plate.add(path(curve(edge) + "L800 940L100 940Z", tone, stroke=INK, stroke_width=4))
        dice = Dice(60 + k)
        for _ in range(70):
            x, y = dice.uniform(150, 750), top + dice.uniform(12, 36)
            if k % 3 == 1:
                plate.add(
                    ellipse(
                        x,
                        y,
                        dice.uniform(3, 9),
                        dice.uniform(2, 5),
                        "#e6d3a8",
                        stroke=INK,
                        stroke_width=1.5,
                    )
                )
            elif k % 3 == 2:
                plate.add(stroke(f"M{x:.0f} {y:.0f}h{dice.uniform(8, 26):.0f}", INK, 2))
            else:
                plate.add(circle(x, y, dice.uniform(1, 3), INK))
    for i in range(60):
        x = 150 + i * 10.4
        plate.add(
            stroke(
                f"M{x:.0f} {676 - 6 * math.sin(i):.0f}l{(i % 5) - 2} -{12 + i * 7 % 11}",
                "#3f5a23",
                3,
            )
        )


def _finds(plate: Plate) -> None:
    with plate.group(transform="translate(306 792) rotate(-16)"):
        bone = pts(
            "-74,-16 -92,-26 -100,-8 -90,2 -100,12 -90,28 -72,16 -40,8 40,8 72,16 90,28 "
            "100,12 90,2 100,-8 92,-26 74,-16 40,-9 -40,-9"
        )
        plate.add(blob(bone, "#f4ead2", 5))
        engrave(
            plate,
            curve(bone, True),
            (-100, -28, 100, 28),
            lambda _x, y: 0.9 - (y + 8) / 34,
            0,
            5,
            "#6b5836",
            3,
        )
    with plate.group(transform="translate(462 770) rotate(24)"):
        for s in (-1, 1):
            handle = f"M{s * 12} -58C{s * 52} -62 {s * 48} -18 {s * 36} -12"
            plate.add(stroke(handle, INK, 13), stroke(handle, "#c4622d", 6))
        jar = pts(
            "-14,-70 14,-70 13,-48 40,-20 46,16 32,54 12,74 -12,74 -32,54 -46,16 -40,-20 -13,-48"
        )
        plate.add(blob(jar, "#c4622d", 5))
        engrave(
            plate,
            curve(jar, True),
            (-46, -70, 46, 74),
            lambda x, _y: 1.05 - max(0.0, (x + 12) / 56),
            88,
            5,
            "#3a1708",
            4,
        )
        plate.add(stroke("M-44 2H44M-44 22H44", INK, 4))
        plate.add(
            stroke("M-42 12" + "".join(f"l7 {-8 if i % 2 else 8}" for i in range(12)), INK, 3)
        )
    x0, y0 = 610.0, 776.0
    plate.add(circle(x0, y0, 62, "#dfe4da", stroke=INK, stroke_width=5))
    coil = [
        (x0 + (60 - i * 0.78) * math.cos(i * 0.26), y0 + (60 - i * 0.78) * math.sin(i * 0.26))
        for i in range(74)
    ]
    for i in range(60):
        a, r = i * 0.26, 60 - i * 0.78
        inner = max(4.0, r - 17)
        plate.add(
            stroke(
                f"M{x0 + r * math.cos(a):.1f} {y0 + r * math.sin(a):.1f}"
                f"L{x0 + inner * math.cos(a + 0.12):.1f} {y0 + inner * math.sin(a + 0.12):.1f}",
                INK,
                2.4,
            )
        )
    plate.add(stroke(curve(coil), INK, 5), circle(x0, y0, 5, INK))


def _orbits(plate: Plate) -> None:
    for turn, color in ((0, "#f2c14a"), (60, "#7fd0e0"), (120, "#e8e2d0")):
        with plate.group(transform=f"rotate({turn} 450 480)"):
            plate.add(ellipse(450, 480, 214, 70, "none", stroke=INK, stroke_width=13))
            plate.add(ellipse(450, 480, 214, 70, "none", stroke=color, stroke_width=6))
            for a in (0.5 + turn, 3.6 + turn):
                x, y = 450 + 214 * math.cos(a), 480 + 70 * math.sin(a)
                plate.add(
                    circle(x, y, 17, color, stroke=INK, stroke_width=5),
                    circle(x - 5, y - 5, 5, PAPER),
                )


def _nucleus(plate: Plate) -> None:
    places = [
        (0, -52),
        (44, -34),
        (-44, -34),
        (56, 12),
        (-56, 12),
        (32, 50),
        (-32, 50),
        (0, 58),
        (0, -18),
        (30, 6),
        (-30, 6),
        (14, 34),
        (-16, 30),
        (4, 4),
    ]
    for k, (dx, dy) in enumerate(places):
        x, y = 450 + dx, 480 + dy
        fill = "#e0542f" if k in (1, 4, 7, 8, 10, 11) else "#c9d3d8"
        plate.add(circle(x, y, 25, fill, stroke=INK, stroke_width=5))

        def ball(px: float, py: float, cx: float = x, cy: float = y) -> float:
            return 1.1 - max(0.0, (px - cx + py - cy + 8) / 44)

        disk = f"M{x - 25} {y}a25 25 0 1 0 50 0a25 25 0 1 0 -50 0Z"
        engrave(
            plate,
            disk,
            (x - 25, y - 25, x + 25, y + 25),
            ball,
            40,
            5,
            INK,
            k,
        )
        plate.add(circle(x - 8, y - 9, 5, PAPER))
