"""Lost Work: an empty frame on its nail.

Canvas cut out (shreds along the edge), a spider in the corner, a paler patch of wall; teal.
"""

import math
from itertools import pairwise

from ..core import Dice, Noise, Plate, circle, curve, jagged, line, path, rect, stroke
from ..drapery import pts
from ..emblems import INK, PAPER, SIZE, Manner, blot, engrave, ground, press, stage, strew

__all__ = ["ALT", "SIZE", "draw"]
ALT = {
    "en": "Emblem like an old banknote: a gilt frame hangs from a nail with its canvas torn out; "
    "only ragged edges, a cobweb and a spider on its thread are left inside.",
    "es": "Emblema como un billete viejo: un marco dorado cuelga de un clavo con el lienzo "
    "arrancado; dentro solo quedan jirones, una telaraña y una araña en su hilo.",
}
MANNER = Manner("#1f7a78", 9, 9, (0.021, 0.55), 31)


def draw(plate: Plate) -> None:
    """Draw the emblem."""
    ground(plate, MANNER)
    with plate.group(filter=press(plate)):
        with plate.group(clip_path=stage(plate, MANNER)):
            _wall(plate)
        _cord(plate)
        _frame(plate)
        _shreds(plate)
        _web(plate)
    strew(plate, MANNER, 160, lambda x, y: 1.0 if math.hypot(x - 450, y - 590) < 372 else 0.0)


def _wall(plate: Plate) -> None:
    noise = Noise(3)
    plate.add(rect(100, 240, 700, 700, "#bcd6d0"))
    dice = Dice(12)
    for row in range(15):
        for column in range(13):
            x, y = 120 + column * 56 + (row % 2) * 28, 250 + row * 48
            s = dice.uniform(0.8, 1.1)
            petal = [(x, y - 19 * s), (x + 11 * s, y - 3), (x, y + 15 * s), (x - 11 * s, y - 3)]
            plate.add(path(curve(petal, True), "#7fb3ab", stroke="#3c837d", stroke_width=1.2))
            plate.add(circle(x, y - 2, 3.4 * s, "#e8efe2"))
            plate.add(
                stroke(
                    f"M{x:.0f} {y + 15:.0f}q14 4 20 -8M{x:.0f} {y + 15:.0f}q-14 4 -20 -8",
                    "#3c837d",
                    1.4,
                )
            )
    engrave(
        plate,
        "M100 240h700v700h-700z",
        (140, 280, 770, 900),
        lambda x, y: 0.55 + 0.3 * noise.fbm(x * 0.01, y * 0.01, 2) - (0.45 if y > 820 else 0),
        62,
        9,
        "#1d5b5a",
        4,
    )


def _cord(plate: Plate) -> None:
    plate.add(stroke("M310 402Q380 340 449 292Q520 340 592 398", INK, 6))
    plate.add(
        stroke("M310 402Q380 340 449 292Q520 340 592 398", "#d9b86a", 2, stroke_dasharray="7 5")
    )
    plate.add(circle(449, 290, 12, INK), circle(446, 287, 5, PAPER))


def _frame(plate: Plate) -> None:
    plate.add(rect(236, 410, 444, 420, INK, opacity=0.4))
    outer, inner = (224, 392, 672, 812), (300, 468, 596, 736)
    xa, ya, xb, yb = outer
    xc, yc, xd, yd = inner
    sides = [
        ([(xa, ya), (xb, ya), (xd, yc), (xc, yc)], 0.75, 0),
        ([(xb, ya), (xb, yb), (xd, yd), (xd, yc)], 0.35, 90),
        ([(xa, yb), (xb, yb), (xd, yd), (xc, yd)], 0.25, 0),
        ([(xa, ya), (xa, yb), (xc, yd), (xc, yc)], 0.6, 90),
    ]
    for points, tone, angle in sides:

        def shine(x: float, y: float, base: float = tone) -> float:
            return base + 0.25 * math.sin((x + y) * 0.09)

        plate.add(blot(points, "#dcb45a", 4))
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        engrave(
            plate,
            line(points),
            (min(xs), min(ys), max(xs), max(ys)),
            shine,
            angle,
            5.5,
            "#4a3410",
            6,
        )
    plate.add(rect(xc, yc, xd - xc, yd - yc, "#f7f1e2", stroke=INK, stroke_width=5))
    engrave(
        plate,
        f"M{xc} {yc}H{xd}V{yd}H{xc}z",
        (xc, yc, xd, yd),
        lambda x, y: 0.35 + 0.65 * min(1, ((x - xc) + (y - yc)) / 230),
        45,
        7,
        "#40605e",
        8,
    )
    for i in range(30):
        t = i / 29
        for x, y in (
            (xa + 26 + t * (xb - xa - 52), ya + 26),
            (xa + 26 + t * (xb - xa - 52), yb - 26),
            (xa + 26, ya + 26 + t * (yb - ya - 52)),
            (xb - 26, ya + 26 + t * (yb - ya - 52)),
        ):
            plate.add(circle(x, y, 5.6, "#f3d98a", stroke=INK, stroke_width=1.6))
    for cx, cy, a in (
        (xa + 6, ya + 6, 0),
        (xb - 6, ya + 6, 90),
        (xb - 6, yb - 6, 180),
        (xa + 6, yb - 6, 270),
    ):
        leaf = "M0 0C30 -26 66 -22 84 4C62 10 50 26 26 26C26 50 10 62 4 84C-22 66 -26 30 0 0Z"
        plate.add(
            path(
                leaf,
                "#efcf7c",
                stroke=INK,
                stroke_width=3.5,
                transform=f"translate({cx} {cy}) rotate({a})",
            )
        )
        plate.add(
            stroke(
                "M6 6C24 10 44 4 66 4M6 6C10 24 4 44 4 66M14 14C24 20 30 18 38 14",
                INK,
                2,
                transform=f"translate({cx} {cy}) rotate({a})",
            )
        )


def _shreds(plate: Plate) -> None:
    edge = jagged(pts("302,500 316,540 308,600 330,640 312,700 304,734"), 0.2, 3, 5)
    plate.add(blot([(302, 470), *edge, (302, 734)], "#c9b48c", 2.5))
    edge = jagged(
        pts("302,734 360,716 410,726 450,700 500,722 560,708 594,734"),
        0.16,
        3,
        8,
    )
    plate.add(blot(edge, "#bda67b", 2.5))
    edge = jagged(pts("594,470 580,520 588,560 560,610 584,650 594,690"), 0.2, 3, 11)
    plate.add(blot([*edge, (595, 690), (595, 470)], "#d3bf98", 2.5))
    curl = pts("470,470 476,520 462,566 480,600 500,612 512,596 500,586 494,560 508,520 506,470")
    plate.add(path(curve(curl, True), "#d8c6a2", stroke=INK, stroke_width=3))
    plate.add(
        stroke("M486 474C488 520 478 560 492 596M498 474C498 510 488 548 490 572", "#6b5836", 2)
    )


def _web(plate: Plate) -> None:
    center = (318.0, 484.0)
    arms = [
        (center[0] + 120 * math.cos(a), center[1] + 120 * math.sin(a))
        for a in (0.0, 0.38, 0.78, 1.2, 1.57)
    ]
    for arm in arms:
        plate.add(stroke(line([center, arm], False), INK, 1.6))
    for r in (0.22, 0.4, 0.58, 0.76, 0.94):
        data = "".join(
            f"M{center[0] + (a[0] - center[0]) * r:.1f} {center[1] + (a[1] - center[1]) * r:.1f}"
            f"Q{center[0] + ((a[0] + b[0]) / 2 - center[0]) * r * 0.86:.1f} "
            f"{center[1] + ((a[1] + b[1]) / 2 - center[1]) * r * 0.86:.1f}"
            f" {center[0] + (b[0] - center[0]) * r:.1f} {center[1] + (b[1] - center[1]) * r:.1f}"
            for a, b in pairwise(arms)
        )
        plate.add(stroke(data, INK, 1.4))
    plate.add(stroke("M404 560V628", INK, 1.6))
    plate.add(
        stroke(
            "M404 636l-17 -9m17 14l-20 2m20 3l-16 12M404 636l17 -9m-17 14l20 2m-20 3l16 12",
            INK,
            2.6,
        )
    )
    plate.add(circle(404, 646, 10, INK), circle(404, 633, 6, INK))
