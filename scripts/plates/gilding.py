"""Gold ground: burnished leaf, punched halos, brocade."""

import math
from collections.abc import Sequence

from .core import Dice, Plate, Point, circle, curve, ellipse, path, polygon, stroke
from .materials import gold


def leaf(plate: Plate, data: str, tone: str = "#cf9c38", relief: float = 0.35) -> None:
    """Burnished gold leaf within path data."""
    fill = plate.radial([(0, "#e9c468"), (0.5, tone), (1, "#96691f")], 0.45, 0.4, 0.7)
    plate.add(path(data, fill, filter=gold(plate, ".02 .03", 5, relief, shine=0.35)))


def halo(plate: Plate, x: float, y: float, r: float, seed: int) -> None:
    """A halo punched into the gold: rings of dots, a wreath of leaves."""
    plate.add(
        circle(
            x,
            y,
            r,
            plate.radial([(0, "#f8e2a0"), (0.7, "#dfb24c"), (1, "#b98a30")]),
            stroke="#7a4f18",
            stroke_width=2,
        )
    )
    for q, n, size in ((0.94, 46, 2.1), (0.60, 30, 1.7)):
        dots = "".join(
            f"M{x + r * q * math.cos(6.2832 * i / n):.1f} "
            f"{y + r * q * math.sin(6.2832 * i / n):.1f}h0"
            for i in range(n)
        )
        plate.add(stroke(dots, "#7a4f18", size * 1.6, stroke_linecap="round"))
    for i in range(16):
        a = 6.2832 * i / 16 + seed
        tip = [
            (x + r * q * math.cos(a + w), y + r * q * math.sin(a + w))
            for q, w in ((0.64, 0), (0.78, -0.09), (0.9, 0), (0.78, 0.09))
        ]
        plate.add(polygon(tip, "#c2923a", stroke="#7a4f18", stroke_width=1))


def brocade(plate: Plate, outline: Sequence[Point], seed: int) -> None:
    """Gold leaf pattern over a white garment."""
    dice = Dice(seed)
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    with plate.group(
        clip_path=plate.clip(path(curve(list(outline), True), "#000000")), opacity=0.75
    ):
        row = 0
        y = min(ys)
        while y < max(ys):
            x = min(xs) + (row % 2) * 13
            while x < max(xs):
                a = dice.uniform(0, 3.14)
                for k in range(3):
                    b = a + k * 2.094
                    px, py = x + 4.6 * math.cos(b), y + 4.6 * math.sin(b)
                    turned = f"rotate({math.degrees(b):.0f} {px:.1f} {py:.1f})"
                    plate.add(ellipse(px, py, 3.8, 2, "#c28f34", transform=turned))
                plate.add(circle(x, y, 1.5, "#8a2f22"))
                x += 26
            y += 19
            row += 1
