"""Art Dealer: two framed pictures on the pans of a balance, two arrows between them.

One is a hill under a sun, the other a jug of flowers: nothing of the deck. A post with a ball on
top, chains, pans; a desk with coins and a tag; a striped shop blind above; leaf green.
"""

import math

from ..core import (
    Dice,
    Plate,
    Point,
    circle,
    curve,
    ellipse,
    line,
    path,
    polygon,
    rect,
    stroke,
    tag,
)
from ..drapery import pts
from ..emblems import INK, PAPER, SIZE, Manner, blob, blot, engrave, ground, press, stage, strew

__all__ = ["ALT", "SIZE", "draw"]
ALT = {
    "en": "Emblem like an old banknote: a balance with one framed picture on each pan, arrows that "
    "point both ways between them, and coins on the desk below.",
    "es": "Emblema como un billete viejo: una balanza con un cuadro enmarcado en cada platillo, "
    "flechas en los dos sentidos entre ellos y monedas en la mesa.",
}
MANNER = Manner("#3f7d2e", 13, 8, (0.023, 0.62), 407)
GOLD, DARK = "#dcb45a", "#6d4a14"


def draw(plate: Plate) -> None:
    """Draw the emblem."""
    ground(plate, MANNER)
    with plate.group(filter=press(plate)):
        with plate.group(clip_path=stage(plate, MANNER)):
            _shop(plate)
            _desk(plate)
        _balance(plate)
        _arrows(plate)
    strew(plate, MANNER, 160, lambda x, y: 1.0 if math.hypot(x - 450, y - 590) < 372 else 0.0)


def _shop(plate: Plate) -> None:
    plate.add(rect(100, 240, 700, 700, "#dfe8cf"))
    engrave(
        plate,
        "M100 240h700v700h-700z",
        (140, 280, 770, 900),
        lambda x, y: 0.62 + 0.35 * math.sin(math.hypot(x - 450, y - 560) * 0.06),
        -32,
        9,
        "#5d8a4a",
        6,
    )
    for k in range(14):
        x = 128 + k * 46
        foot = [(x, 250), (x + 46, 250), (x + 46, 366), (x + 23, 388), (x, 366)]
        plate.add(blot(foot, "#3f7d2e" if k % 2 else "#f3ead6", 3))
    plate.add(rect(110, 352, 680, 6, INK, opacity=0.35))


def _desk(plate: Plate) -> None:
    plate.add(rect(100, 792, 700, 160, "#9a6a34", stroke=INK, stroke_width=5))
    engrave(
        plate,
        "M100 792h700v160h-700z",
        (140, 795, 770, 930),
        lambda x, y: 0.5 + 0.35 * math.sin(y * 0.16 + 1.5 * math.sin(x * 0.02)),
        2,
        6,
        "#4a2c10",
        9,
    )
    dice = Dice(5)
    for x, count in ((262, 4), (318, 7), (372, 3), (560, 5), (616, 8), (668, 3)):
        for k in range(count):
            u, y = x + dice.uniform(-4, 4), 806 - k * 11
            plate.add(rect(u - 25, y - 6, 50, 12, "#c9982f", stroke=INK, stroke_width=2.4))
            plate.add(ellipse(u, y - 6, 25, 8, GOLD, stroke=INK, stroke_width=2.4))
        plate.add(ellipse(u, y - 6, 14, 4, "none", stroke=DARK, stroke_width=2))
    label = [(400, 850), (520, 838), (552, 862), (524, 890), (404, 896)]
    plate.add(blot(label, PAPER, 3.5), circle(530, 864, 7, INK))
    for y in (858, 870, 882):
        plate.add(stroke(f"M416 {y}l{92 - (y % 3) * 12} {-8}", MANNER.accent, 3.4))
    plate.add(stroke("M530 864C580 880 590 840 640 858", INK, 3))


def _picture(x: float, y: float, kind: int) -> str:
    """A framed picture around (x, y): hill and sun, or a jug of flowers."""
    parts = rect(-78, -66, 156, 132, GOLD, stroke=INK, stroke_width=4.5)
    for k in range(12):
        for side in (-57, 57):
            parts += circle(-66 + k * 12, side, 3.4, "#f6e2a0", stroke=INK, stroke_width=1.2)
    for k in range(8):
        for side in (-69, 69):
            parts += circle(side, -44 + k * 12.6, 3.4, "#f6e2a0", stroke=INK, stroke_width=1.2)
    parts += rect(-60, -48, 120, 96, "#e9f1ee" if kind else "#f4d9a8", stroke=INK, stroke_width=3.5)
    if kind == 0:
        parts += circle(24, -14, 17, "#d8542e", stroke=INK, stroke_width=2.6)
        for k in range(12):
            a = k * math.pi / 6
            ray = [(24 + r * math.cos(a), -14 + r * math.sin(a)) for r in (21, 29)]
            parts += stroke(line(ray, False), "#d8542e", 2.4)
        hills = "M-60 24C-40 -6 -14 -10 4 14C20 2 44 4 60 22V48H-60Z"
        parts += path(hills, "#7fae62", stroke=INK, stroke_width=2.8)
        parts += path("M-60 40C-30 22 10 24 60 42V48H-60Z", "#4a7d3c", stroke=INK, stroke_width=2.4)
        parts += stroke(
            "M-48 30l10 -14M-36 30l10 -16M-24 30l8 -14M20 34l10 -12M34 34l8 -10", INK, 1.8
        )
    else:
        for dx, dy, tone in (
            (-26, -22, "#c8485a"),
            (0, -34, "#e0a83a"),
            (26, -20, "#7a5aa8"),
            (-8, -12, "#f3ead6"),
            (12, -8, "#d8542e"),
        ):
            parts += stroke(f"M0 16L{dx} {dy}", "#4a7d3c", 3)
            petals = [
                (dx + r * math.cos(a * 0.628), dy + r * math.sin(a * 0.628))
                for a in range(10)
                for r in ((12, 7)[a % 2],)
            ]
            parts += polygon(petals, tone, stroke=INK, stroke_width=2) + circle(dx, dy, 3.4, INK)
        jug: list[Point] = pts("-16,4 16,4 12,14 24,28 18,46 -18,46 -24,28 -12,14")
        parts += path(curve(jug, True), "#5f86b8", stroke=INK, stroke_width=3)
        parts += stroke("M-18 24q18 8 36 0M-20 32q20 8 40 0", PAPER, 2.4)
    return tag(parts, transform=f"translate({x} {y})")


def _balance(plate: Plate) -> None:
    """Beam nearly level: the bargain is not struck yet."""
    left, right = (258.0, 452.0), (642.0, 424.0)
    column = [(438, 420), (462, 420), (470, 742), (430, 742)]
    plate.add(blot(column, GOLD, 4.5))
    engrave(
        plate,
        line(column),
        (425, 415, 475, 745),
        lambda x, _y: 1.1 - (x - 428) / 46,
        90,
        5,
        DARK,
        3,
    )
    for top, wide in ((740, 54), (764, 82), (790, 112)):
        plate.add(rect(450 - wide, top, wide * 2, 26, GOLD, stroke=INK, stroke_width=4.5, rx=6))
        box = f"M{450 - wide} {top}h{wide * 2}v26h{-wide * 2}z"
        engrave(
            plate,
            box,
            (450 - wide, top, 450 + wide, top + 26),
            lambda _x, y: 0.9 - (y % 26) / 40,
            0,
            5,
            DARK,
            4,
        )
    for y in (470.0, 640.0):
        plate.add(
            blob(
                pts(f"428,{y - 12} 472,{y - 12} 482,{y} 472,{y + 12} 428,{y + 12} 418,{y}"),
                "#efd58c",
                4,
            )
        )
    beam = pts("240,446 330,424 450,404 570,396 660,416 664,430 570,420 450,434 330,448 244,462")
    plate.add(blob(beam, GOLD, 4.5))
    plate.add(stroke("M262 450C340 430 400 420 450 418C520 412 600 408 640 420", DARK, 3))
    plate.add(
        circle(450, 408, 30, GOLD, stroke=INK, stroke_width=4.5),
        circle(450, 408, 15, MANNER.accent, stroke=INK, stroke_width=3),
    )
    plate.add(blob(pts("450,326 464,350 458,380 442,380 436,350"), "#efd58c", 4))
    for (x, y), kind in ((left, 0), (right, 1)):
        low = y + 250
        for side in (-104, 104):
            plate.add(stroke(line([(x, y), (x + side, low)], False), INK, 4))
            plate.add(
                stroke(line([(x, y), (x + side, low)], False), GOLD, 2, stroke_dasharray="5 4")
            )
        plate.add(_picture(x, low - 68, kind))
        pan = (
            f"M{x - 116} {low}H{x + 116}C{x + 96} {low + 44} {x + 44} {low + 54} {x} {low + 54}"
            f"C{x - 44} {low + 54} {x - 96} {low + 44} {x - 116} {low}Z"
        )
        plate.add(path(pan, GOLD, stroke=INK, stroke_width=4.5))

        def shine(u: float, _v: float, m: float = x) -> float:
            return 1.0 - abs(u - m + 40) / 150

        engrave(plate, pan, (x - 118, low, x + 118, low + 56), shine, 0, 5.5, DARK, 7)
        plate.add(rect(x - 122, low - 6, 244, 13, "#efd58c", stroke=INK, stroke_width=4, rx=6))
        plate.add(circle(x, y, 10, "#efd58c", stroke=INK, stroke_width=4))


def _arrows(plate: Plate) -> None:
    """To and fro."""
    for data, head in (
        ("M398 548C424 526 476 526 506 546", [(524, 558), (494, 562), (506, 532)]),
        ("M502 598C476 620 424 620 394 600", [(376, 588), (406, 584), (394, 614)]),
    ):
        plate.add(stroke(data, INK, 19), stroke(data, MANNER.accent, 11))
        plate.add(blot(head, MANNER.accent, 4))
