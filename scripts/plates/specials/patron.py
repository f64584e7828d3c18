"""Patron: an open purse pours coins, a crown over it, laurel around.

A leather purse with a cord on a fluted pedestal; the coins fall among three blank cards; behind it
a curtain and rays, above it a crown, on both sides branches of laurel; old gold.
"""

import math

from ..core import Dice, Plate, circle, curve, ellipse, line, path, polygon, rect, stroke, tag
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
    "en": "Emblem like an old banknote: an open leather purse on a pedestal pours out gold coins "
    "over three blank cards, under a crown and between laurel branches.",
    "es": "Emblema como un billete viejo: una bolsa de cuero abierta sobre un pedestal vierte "
    "monedas de oro sobre tres cartas en blanco, bajo una corona y entre laureles.",
}
MANNER = Manner("#a8821a", 17, 9, (0.029, 0.48), 421)
GOLD, DARK, WINE = "#e6bd4e", "#6d4a10", "#7d2f3e"


def draw(plate: Plate) -> None:
    """Draw the emblem."""
    ground(plate, MANNER)
    with plate.group(filter=press(plate)):
        with plate.group(clip_path=stage(plate, MANNER)):
            plate.add(rect(100, 240, 700, 700, "#f3e6bf"))
            sunburst(plate, MANNER, (450, 500), 72, 120, 420)
            _curtains(plate)
            _pedestal(plate)
        _laurel(plate)
        _cards(plate)
        _purse(plate)
        _coins(plate)
        _crown(plate)
    strew(plate, MANNER, 160, lambda x, y: 1.0 if math.hypot(x - 450, y - 590) < 372 else 0.0)


def _curtains(plate: Plate) -> None:
    for side in (1, -1):
        points = [
            (450 + side * (x - 450), y)
            for x, y in pts("130,250 330,250 300,380 240,500 190,620 130,660")
        ]
        plate.add(blob(points, WINE, 5))

        def fold(x: float, y: float, s: int = side) -> float:
            return 0.5 + 0.45 * math.sin((x - 450) * s * 0.09 + y * 0.03)

        box = (130, 250, 770, 660)
        engrave(plate, curve(points, True), box, fold, 90 + side * 16, 6, "#33101a", 5)
        tie = [(450 + side * (x - 450), y) for x, y in pts("176,596 214,570 226,590 184,620")]
        plate.add(blob(tie, GOLD, 3.5))


def _pedestal(plate: Plate) -> None:
    shaft = "M352 800H548V960H352Z"
    plate.add(path(shaft, "#e9e2d0", stroke=INK, stroke_width=5))
    engrave(
        plate,
        shaft,
        (350, 800, 550, 950),
        lambda x, _y: 0.6 + 0.4 * math.sin(x * 0.26),
        90,
        5,
        INK,
        3,
    )
    for y, wide in ((744, 168), (768, 146), (790, 124)):
        plate.add(rect(450 - wide, y, wide * 2, 26, "#f3ead6", stroke=INK, stroke_width=4.5, rx=5))
        box = f"M{450 - wide} {y}h{wide * 2}v26h{-wide * 2}z"
        engrave(
            plate,
            box,
            (450 - wide, y, 450 + wide, y + 26),
            lambda x, _y: 0.95 - abs(x - 400) / 300,
            0,
            6,
            "#57503f",
            4,
        )


def _laurel(plate: Plate) -> None:
    """Two branches that rise from below and bend inward."""
    for side in (-1, 1):
        for k in range(13):
            a = math.radians(118 - k * 15.5)
            x, y = (
                450 + side * 272 * math.cos(math.radians(62) - k * 0.155),
                600 + 262 * math.sin(a * 0.98),
            )
            out = 90 - (118 - k * 15.5)
            for turn, tone in ((out - 42, "#5f8a3c"), (out + 34, "#86ab58")):
                leaf = "M0 0C10 -22 38 -30 62 -14C46 6 20 12 0 0Z"
                inner = path(leaf, tone, stroke=INK, stroke_width=2.8) + stroke(
                    "M4 -2C22 -10 40 -14 56 -14", INK, 1.6
                )
                move = f"translate({x:.1f} {y:.1f}) scale({side} 1) rotate({-turn:.1f})"
                plate.add(tag(inner, transform=move))
            if k % 3 == 1:
                plate.add(circle(x, y, 7, "#b8402f", stroke=INK, stroke_width=2.4))


def _cards(plate: Plate) -> None:
    for turn, x in ((-22, 352), (0, 450), (22, 548)):
        card = rect(-50, -72, 100, 144, PAPER, stroke=INK, stroke_width=4, rx=8)
        card += rect(-39, -61, 78, 122, "none", stroke=MANNER.accent, stroke_width=3, rx=5)
        for row in range(5):
            for column in range(3):
                u, v = -24 + column * 24, -46 + row * 23
                card += polygon(
                    [(u, v - 9), (u + 8, v), (u, v + 9), (u - 8, v)],
                    MANNER.accent if (row + column) % 2 else WINE,
                )
        plate.add(tag(card, transform=f"translate({x} {690 + abs(turn) * 0.8}) rotate({turn})"))


def _purse(plate: Plate) -> None:
    """Tipped to the right, its mouth open."""
    bag = pts(
        "290,476 330,430 390,420 444,438 478,462 490,494 484,530 456,570 410,612 344,622"
        " 282,584 264,526"
    )
    plate.add(blob([(x + 8, y + 12) for x, y in bag], INK, 0, opacity=0.4))
    plate.add(blob(bag, "#a8683a", 6))
    engrave(
        plate,
        curve(bag, True),
        (265, 405, 525, 625),
        lambda x, y: (
            1.05
            - math.hypot(x - 350, y - 470) / 190
            + 0.12 * math.sin(math.atan2(y - 494, x - 500) * 30)
        ),
        35,
        5.5,
        "#3d1f0c",
        8,
        bend=30,
    )
    mouth = pts("476,452 520,424 552,402 570,440 580,490 572,540 546,566 510,550 478,534 468,494")
    plate.add(blob(mouth, "#c98a52", 5))
    for k in range(9):
        a = 2 * math.pi * k / 9
        ray = [(524 + r * math.cos(a), 488 + r * 1.3 * math.sin(a)) for r in (26, 46)]
        plate.add(stroke(line(ray, False), "#3d1f0c", 3.4))
    plate.add(blob(pts("506,450 540,448 556,486 544,526 512,526 496,488"), "#2a140a", 4))
    cord = "M478 430C468 470 470 520 490 560C500 590 470 620 452 650"
    plate.add(
        stroke(cord, INK, 13), stroke(cord, GOLD, 7), stroke(cord, DARK, 7, stroke_dasharray="3 7")
    )
    plate.add(
        stroke("M490 560C520 590 528 610 520 640", INK, 11),
        stroke("M490 560C520 590 528 610 520 640", GOLD, 6),
    )
    for x, y in ((452, 656), (520, 648)):
        plate.add(blob([(x - 9, y), (x + 9, y), (x + 13, y + 34), (x - 13, y + 34)], GOLD, 3))
        plate.add(stroke(f"M{x - 5} {y + 8}v24M{x} {y + 8}v26M{x + 5} {y + 8}v24", DARK, 2))


def _coin(x: float, y: float, r: float, squash: float, turn: float) -> str:
    edge = ellipse(0, 6, r, r * squash, DARK, stroke=INK, stroke_width=3)
    face = ellipse(0, 0, r, r * squash, GOLD, stroke=INK, stroke_width=3)
    inner = ellipse(0, 0, r * 0.74, r * squash * 0.74, "none", stroke=DARK, stroke_width=2)
    star = [
        (r * q * math.cos(i * math.pi / 5), r * q * squash * math.sin(i * math.pi / 5))
        for i, q in enumerate((0.55, 0.24) * 5)
    ]
    return tag(
        edge + face + inner + polygon(star, DARK),
        transform=f"translate({x:.1f} {y:.1f}) rotate({turn:.1f})",
    )


def _coins(plate: Plate) -> None:
    dice = Dice(15)
    for x, y in pts(
        "540,486 566,520 548,552 584,574 560,600 598,626 572,652 610,676 556,690 592,716 628,722"
    ):
        plate.add(
            _coin(
                x + dice.uniform(-5, 5),
                y,
                dice.uniform(21, 27),
                dice.uniform(0.5, 0.95),
                dice.uniform(-40, 40),
            )
        )
    for row in range(3):
        for k in range(9 - row * 2):
            x = 338 + row * 30 + k * 30 + dice.uniform(-6, 6)
            plate.add(_coin(x, 738 - row * 17, 24, 0.42, dice.uniform(-8, 8)))


def _crown(plate: Plate) -> None:
    crown = [
        (346, 390),
        (330, 296),
        (380, 340),
        (412, 274),
        (450, 332),
        (488, 274),
        (520, 340),
        (570, 296),
        (554, 390),
    ]
    plate.add(blot(crown, GOLD, 5.5))
    engrave(
        plate,
        line(crown),
        (330, 274, 570, 392),
        lambda x, _y: 1.0 - abs(x - 410) / 200,
        90,
        6,
        DARK,
        2,
    )
    plate.add(blob(pts("342,372 450,392 558,372 562,404 450,424 338,404"), "#f1d684", 5))
    for k in range(7):
        x = 362 + k * 29.4
        y = 390 + 16 * math.sin(math.pi * k / 6)
        tone = (WINE, "#3f7a70", "#f6f0e0")[k % 3]
        plate.add(ellipse(x, y, 9, 8, tone, stroke=INK, stroke_width=2.6))
    for x, y in ((330, 292), (412, 268), (488, 268), (570, 292)):
        plate.add(circle(x, y, 12, "#f6f0e0", stroke=INK, stroke_width=3.5))
    plate.add(
        polygon(
            [
                (450, 306),
                (459, 324),
                (478, 326),
                (464, 339),
                (468, 358),
                (450, 348),
                (432, 358),
                (436, 339),
                (422, 326),
                (441, 324),
            ],
            WINE,
            stroke=INK,
            stroke_width=2.6,
        )
    )
