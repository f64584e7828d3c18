"""This Was Made with AI: a machine's brush, a hand of seven fingers, a trap.

A robot arm paints a hand with too many fingers on a canvas; circuits behind, the toothed jaws of
a trap before; magenta.
"""

import math

from ..core import Dice, Plate, circle, curve, ellipse, line, path, polygon, rect, stroke
from ..drapery import pts
from ..emblems import INK, SIZE, Manner, blob, blot, engrave, ground, press, stage, strew

__all__ = ["ALT", "SIZE", "draw"]
ALT = {
    "en": "Emblem like an old banknote: a robot arm paints a hand with seven fingers on a canvas; "
    "glowing circuits run behind it, and a toothed steel trap gapes below.",
    "es": "Emblema como un billete viejo: un brazo robótico pinta en un lienzo una mano de siete "
    "dedos; detrás brillan circuitos y abajo se abre un cepo de acero con dientes.",
}
MANNER = Manner("#b3229a", 12, 15, (0.041, 0.5), 148)
STEEL, LIGHT, SKIN = "#aab4c2", "#5ff0e0", "#eebf93"


def draw(plate: Plate) -> None:
    """Draw the emblem."""
    ground(plate, MANNER)
    with plate.group(filter=press(plate)):
        with plate.group(clip_path=stage(plate, MANNER)):
            _circuits(plate)
        _canvas(plate)
        _hand(plate)
        _arm(plate)
        _trap(plate)
    strew(plate, MANNER, 160, lambda x, y: 1.0 if math.hypot(x - 450, y - 590) < 376 else 0.0)


def _circuits(plate: Plate) -> None:
    plate.add(rect(100, 240, 700, 700, "#2a1140"))
    dice = Dice(44)
    for _ in range(74):
        x, y = 140 + 24 * dice.randint(0, 26), 280 + 24 * dice.randint(0, 26)
        way = dice.choice([(1, 0), (0, 1), (-1, 0), (0, -1)])
        track = [(float(x), float(y))]
        for _ in range(dice.randint(2, 4)):
            length = 24 * dice.randint(1, 4)
            x, y = x + way[0] * length, y + way[1] * length
            track.append((float(x), float(y)))
            way = dice.choice([(way[1], way[0]), (-way[1], -way[0])])
        color = dice.choice(["#8a3fb0", "#8a3fb0", "#d14fc0", LIGHT])
        plate.add(stroke(line(track, False), color, 3.6, stroke_linejoin="bevel"))
        for at in (track[0], track[-1]):
            plate.add(circle(*at, 7, "#2a1140", stroke=color, stroke_width=3.6))
    engrave(
        plate,
        "M100 240h700v700h-700z",
        (140, 280, 770, 900),
        lambda x, y: 0.55 + 0.45 * math.exp(-(((x - 430) / 260) ** 2) - ((y - 540) / 260) ** 2),
        45,
        8,
        "#0e0618",
        3,
    )


def _canvas(plate: Plate) -> None:
    plate.add(stroke("M270 340L214 830M470 340L520 830", INK, 20))
    plate.add(stroke("M270 340L214 830M470 340L520 830", "#b98a4c", 11))
    plate.add(rect(216, 358, 316, 372, INK, opacity=0.5))
    plate.add(rect(206, 346, 316, 372, "#faf3e2", stroke=INK, stroke_width=7))
    face = "M210 350H518V714H210z"
    engrave(
        plate,
        face,
        (210, 350, 518, 714),
        lambda x, y: 0.8 + 0.25 * math.sin(x * 0.35) * math.sin(y * 0.35),
        0,
        7,
        "#8d7c9c",
        6,
    )
    with plate.group(clip_path=plate.clip(path(face, "#000"))):
        for r, color in ((190, "#f6c6dd"), (140, "#f9dcb0"), (92, "#c9ecdf")):
            plate.add(circle(364, 540, r, color, opacity=0.8))
    plate.add(rect(196, 716, 336, 20, "#b98a4c", stroke=INK, stroke_width=5))


def _finger(plate: Plate, at: tuple[float, float], angle: float, long: float, wide: float) -> None:
    with plate.group(transform=f"translate({at[0]} {at[1]}) rotate({angle})"):
        shape = [
            (-wide, 10.0),
            (-wide * 1.02, -long * 0.5),
            (-wide * 0.86, -long * 0.9),
            (0.0, -long),
            (wide * 0.86, -long * 0.9),
            (wide * 1.02, -long * 0.5),
            (wide, 10.0),
        ]
        plate.add(blob(shape, SKIN, 5))
        plate.add(
            ellipse(
                0, -long * 0.88, wide * 0.5, wide * 0.62, "#f9dccb", stroke=INK, stroke_width=2.4
            )
        )
        for share in (0.36, 0.62):
            y = -long * share
            plate.add(
                stroke(
                    f"M{-wide * 0.6:.1f} {y:.1f}q{wide * 0.6:.1f} 5 {wide * 1.2:.1f} 0", INK, 2.6
                )
            )


def _hand(plate: Plate) -> None:
    lengths = (106, 132, 146, 146, 130, 102)
    for k, long in enumerate(lengths):
        turn = -50 + k * 20
        a = math.radians(turn)
        base = (364 + 58 * math.sin(a), 596 - 50 * math.cos(a))
        _finger(plate, base, turn, long, 16.5)
    thumb = pts("384,690 416,650 446,618 478,604 494,618 484,644 456,682 412,716")
    plate.add(
        blob(thumb, SKIN, 5), ellipse(480, 620, 9, 7, "#f9dccb", stroke=INK, stroke_width=2.4)
    )
    palm = pts(
        "300,600 306,556 334,534 366,528 398,534 424,558 430,602 418,650 "
        "404,690 402,716 328,716 324,690 310,648"
    )
    plate.add(blob(palm, SKIN, 5))
    engrave(
        plate,
        curve(palm, True),
        (298, 526, 432, 716),
        lambda x, _y: 1.1 - max(0.0, (x - 360) / 100),
        70,
        6,
        "#8a4a3a",
        8,
        20,
    )
    plate.add(stroke("M322 600q40 -26 92 -4M330 632q40 20 80 -14M366 540q-20 60 -6 130", INK, 3.4))


def _arm(plate: Plate) -> None:
    def bar(
        a: tuple[float, float], b: tuple[float, float], wa: float, wb: float, seed: int
    ) -> None:
        turn = math.atan2(b[1] - a[1], b[0] - a[0])
        nx, ny = -math.sin(turn), math.cos(turn)
        shape = [
            (a[0] + nx * wa, a[1] + ny * wa),
            (b[0] + nx * wb, b[1] + ny * wb),
            (b[0] - nx * wb, b[1] - ny * wb),
            (a[0] - nx * wa, a[1] - ny * wa),
        ]
        plate.add(blot(shape, STEEL, 5.5))
        xs, ys = [p[0] for p in shape], [p[1] for p in shape]
        engrave(
            plate,
            line(shape),
            (min(xs), min(ys), max(xs), max(ys)),
            lambda x, y: 0.72 - ((x - a[0]) * nx + (y - a[1]) * ny) / (2.6 * max(wa, wb)),
            math.degrees(turn),
            5.5,
            INK,
            seed,
        )

    shoulder, elbow, wrist = (742.0, 760.0), (700.0, 500.0), (576.0, 406.0)
    plate.add(
        stroke("M716 770C640 700 640 560 690 510", INK, 9),
        stroke("M716 770C640 700 640 560 690 510", "#d14fc0", 4),
    )
    bar(shoulder, elbow, 34, 24, 4)
    bar(elbow, wrist, 22, 15, 5)
    for (x, y), r in ((shoulder, 46), (elbow, 36), (wrist, 26)):
        plate.add(circle(x, y, r, "#6f7b8d", stroke=INK, stroke_width=6))
        plate.add(circle(x, y, r * 0.6, STEEL, stroke=INK, stroke_width=4))
        plate.add(circle(x, y, r * 0.28, LIGHT, stroke=INK, stroke_width=3))
        for k in range(6):
            b = k * math.pi / 3
            plate.add(circle(x + r * 0.8 * math.cos(b), y + r * 0.8 * math.sin(b), 3, INK))
    plate.add(stroke("M596 392L424 480", INK, 15), stroke("M596 392L470 456", "#e0a94a", 8))
    plate.add(
        polygon(pts("474,444 482,462 450,480 440,462"), "#c9ccd2", stroke=INK, stroke_width=4)
    )
    plate.add(blob(pts("442,460 452,480 424,494 404,504 416,482"), MANNER.accent, 4))
    for data in (
        "M566 424q-34 4 -40 26l16 10q8 -16 30 -16",
        "M560 392q-36 -12 -52 8l8 16q16 -10 42 2",
    ):
        plate.add(path(data + "Z", STEEL, stroke=INK, stroke_width=5))


def _trap(plate: Plate) -> None:
    plate.add(ellipse(450, 838, 250, 56, INK, opacity=0.5))
    plate.add(ellipse(450, 826, 236, 58, "none", stroke=INK, stroke_width=34))
    plate.add(ellipse(450, 826, 236, 58, "none", stroke="#7d8896", stroke_width=22))
    plate.add(ellipse(450, 820, 236, 58, "none", stroke="#dfe5ec", stroke_width=4))
    for back in (True, False):
        for k in range(11):
            a = math.pi * (k + 0.5) / 11 * (-1 if back else 1)
            x, y = 450 + 236 * math.cos(a), 826 + 58 * math.sin(a)
            high = 58 if not back else 44
            tooth = [(x - 17, y + 4), (x + (450 - x) * 0.07, y - high), (x + 17, y + 4)]
            plate.add(blot(tooth, "#c4ccd6", 4.5))
            plate.add(polygon([(x, y + 2), tooth[1], tooth[2]], "#5f6a79", opacity=0.8))
        if back:
            plate.add(ellipse(450, 828, 92, 24, "#4a5462", stroke=INK, stroke_width=5))
            plate.add(ellipse(450, 824, 66, 15, MANNER.accent, stroke=INK, stroke_width=4))
    for s in (-1, 1):
        x = 450 + s * 240
        plate.add(rect(x - 26, 800, 52, 50, "#5f6a79", stroke=INK, stroke_width=5, rx=8))
        plate.add(circle(x, 825, 12, "#dfe5ec", stroke=INK, stroke_width=4))
    for k in range(7):
        plate.add(
            ellipse(226 - k * 15, 862 + 9 * (k % 2), 12, 7, "none", stroke=INK, stroke_width=6)
        )
