"""Cancelled Artist: palette and brushes behind a red bar.

A painter's palette with six heaps of color, three brushes, the round sign of what is forbidden,
stamped rough; carmine.
"""

import math

from ..core import Dice, Noise, Plate, circle, curve, path, polygon, rect, stroke
from ..drapery import pts
from ..emblems import INK, SIZE, Manner, blob, engrave, ground, press, ring, stage, strew
from ..materials import rough

__all__ = ["ALT", "SIZE", "draw"]
ALT = {
    "en": "Emblem like an old banknote: a wooden palette with blobs of paint and three brushes, "
    "covered by a red ring with a bar across it, the sign of what is forbidden.",
    "es": "Emblema como un billete viejo: una paleta de madera con manchas de pintura y tres "
    "pinceles, cubierta por un aro rojo con una barra cruzada, la señal de lo prohibido.",
}
MANNER = Manner("#b02a37", 14, 6, (0.034, 0.9), 57)
PALETTE = pts(
    "268,560 300,452 404,400 530,404 622,470 648,566 616,668 536,706 484,676 440,690 430,744 "
    "360,764 294,700"
)


def draw(plate: Plate) -> None:
    """Draw the emblem."""
    ground(plate, MANNER)
    with plate.group(filter=press(plate)):
        with plate.group(clip_path=stage(plate, MANNER)):
            _curtain(plate)
        _brushes(plate)
        _board(plate)
    _sign(plate)
    strew(plate, MANNER, 170, lambda x, y: 1.0 if math.hypot(x - 450, y - 590) < 370 else 0.0)


def _curtain(plate: Plate) -> None:
    plate.add(rect(100, 240, 700, 700, "#dcd9cf"))
    noise = Noise(9)
    engrave(
        plate,
        "M100 240h700v700h-700z",
        (140, 280, 770, 900),
        lambda x, y: 0.55 + 0.4 * math.sin(x * 0.075 + 1.8 * noise.at(y * 0.004, 2)),
        90,
        6.5,
        "#3c3f4d",
        5,
    )
    dice = Dice(4)
    for _ in range(60):
        x, y = dice.uniform(150, 750), dice.uniform(290, 880)
        plate.add(
            circle(
                x,
                y,
                dice.uniform(2, 7),
                dice.choice(["#f7ead8", "#b02a37", INK, "#e0b24c"]),
                opacity=0.85,
            )
        )


def _brushes(plate: Plate) -> None:
    for x0, y0, x1, y1, hair, seed in (
        (690, 830, 372, 330, "#3f5a3c", 1),
        (742, 770, 470, 292, "#8a4b2a", 2),
        (640, 860, 292, 380, "#2f3c68", 3),
    ):
        a = math.atan2(y1 - y0, x1 - x0)
        ca, sa = math.cos(a), math.sin(a)

        def at(
            u: float, v: float, o: tuple[float, float, float, float] = (x0, y0, ca, sa)
        ) -> tuple[float, float]:
            return o[0] + u * o[2] - v * o[3], o[1] + u * o[3] + v * o[2]

        length = math.hypot(x1 - x0, y1 - y0)
        shaft = [
            at(0, -3),
            at(length * 0.4, -9),
            at(length * 0.78, -7),
            at(length * 0.78, 7),
            at(length * 0.4, 9),
            at(0, 3),
        ]
        plate.add(blob(shaft, ("#c98b45", "#d9a860", "#a8682f")[seed - 1], 3.5))
        plate.add(
            polygon(
                [
                    at(length * 0.76, -9),
                    at(length * 0.88, -11),
                    at(length * 0.88, 11),
                    at(length * 0.76, 9),
                ],
                "#cfd4d6",
                stroke=INK,
                stroke_width=3,
            )
        )
        for k in (0.79, 0.82, 0.85):
            (xa, ya), (xb, yb) = at(length * k, -9), at(length * k, 9)
            plate.add(stroke(f"M{xa:.1f} {ya:.1f}L{xb:.1f} {yb:.1f}", INK, 2))
        tip = [
            at(length * 0.88, -11),
            at(length * 0.95, -17),
            at(length * 1.05, -6),
            at(length * 1.1, 0),
            at(length * 1.05, 8),
            at(length * 0.95, 16),
            at(length * 0.88, 11),
        ]
        plate.add(blob(tip, hair, 3))
        for v in (-9, -4, 1, 6, 10):
            (xa, ya), (xb, yb) = at(length * 0.89, v), at(length * 1.04, v * 0.4)
            plate.add(stroke(f"M{xa:.1f} {ya:.1f}L{xb:.1f} {yb:.1f}", "#f3ead6", 1.5, opacity=0.8))


def _board(plate: Plate) -> None:
    plate.add(path(curve([(x + 10, y + 16) for x, y in PALETTE], True), INK, opacity=0.5))
    plate.add(blob(PALETTE, "#d7a96a", 6))
    noise = Noise(17)
    engrave(
        plate,
        curve(PALETTE, True),
        (260, 390, 660, 780),
        lambda x, y: (
            0.82 + 0.34 * math.sin(y * 0.11 + 5 * noise.fbm(x * 0.006, y * 0.004, 3)) - 0.1
        ),
        8,
        5,
        "#6a431c",
        6,
    )
    plate.add(path(curve(ring((372, 690), 30, 3, 3), True), "#3b1820", stroke=INK, stroke_width=5))
    heaps = (
        (330, 560, 38, "#2f4f9e"),
        (372, 470, 40, "#d8b02e"),
        (462, 446, 36, "#f5efe0"),
        (548, 474, 40, "#b5382f"),
        (590, 556, 34, "#3d7a46"),
        (572, 640, 32, "#5a3a78"),
    )
    for i, (x, y, r, color) in enumerate(heaps):
        dice = Dice(40 + i)
        edge = [
            (
                x + r * dice.uniform(0.78, 1.15) * math.cos(a),
                y + r * dice.uniform(0.7, 1.0) * math.sin(a),
            )
            for a in [k * math.pi / 5.5 for k in range(11)]
        ]
        plate.add(blob(edge, color, 3.5))

        def mound(px: float, py: float, x: float = x, y: float = y, r: float = r) -> float:
            return 1.05 - 0.9 * max(0.0, (px - x + py - y) / (1.4 * r))

        engrave(
            plate,
            curve(edge, True),
            (x - r * 1.2, y - r * 1.2, x + r * 1.2, y + r * 1.2),
            mound,
            35 + 20 * i,
            5,
            INK,
            i,
            bend=14,
        )
        swirl = [
            (
                x + r * (0.7 - 0.055 * k) * math.cos(k * 0.9 + i),
                y + r * (0.6 - 0.05 * k) * math.sin(k * 0.9 + i),
            )
            for k in range(11)
        ]
        plate.add(stroke(curve(swirl), "#fffaf0", 2.6, opacity=0.8))


def _sign(plate: Plate) -> None:
    worn = plate.mask(
        rect(0, 0, 900, 1200, "#fff")
        + "".join(
            circle(d.uniform(130, 770), d.uniform(260, 910), d.uniform(0.8, 3.6), "#000")
            for d in [Dice(5)]
            for _ in range(420)
        )
    )
    with plate.group(filter=rough(plate, ".05", 7, 4), mask=worn, opacity=0.93):
        plate.add(circle(450, 590, 268, "none", stroke="#c01f2e", stroke_width=38))
        plate.add(circle(450, 590, 298, "none", stroke="#c01f2e", stroke_width=5))
        plate.add(polygon(pts("250,424 284,390 650,756 616,790"), "#c01f2e"))
