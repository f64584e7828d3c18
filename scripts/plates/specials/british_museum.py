"""British Museum: ancient things carried off to a temple front.

A portico of eight columns; before it a crate, a Greek jar, a pharaoh's head and a bull's head on
a handcart, tied with rope; blue.
"""

import math

from ..core import Dice, Noise, Plate, Point, circle, curve, line, path, polygon, rect, stroke
from ..drapery import pts
from ..emblems import INK, SIZE, Manner, blob, blot, engrave, ground, press, stage, strew, sunburst

__all__ = ["ALT", "SIZE", "draw"]
ALT = {
    "en": "Emblem like an old banknote: a handcart with a painted vase, a gilded burial mask and "
    "a horned helmet, tied with rope, before a temple front with columns and statues.",
    "es": "Emblema como un billete viejo: una carreta con una vasija pintada, una máscara "
    "funeraria dorada y un casco con cuernos, atados con cuerda, ante un templo con "
    "columnas.",
}
MANNER = Manner("#2b4c8c", 11, 11, (0.017, 1.3), 83)


def draw(plate: Plate) -> None:
    """Draw the emblem."""
    ground(plate, MANNER)
    with plate.group(filter=press(plate)):
        with plate.group(clip_path=stage(plate, MANNER)):
            plate.add(rect(100, 240, 700, 700, "#cfdbe8"))
            sunburst(plate, MANNER, (450, 560), 90, 150, 420)
            _portico(plate)
            _pavement(plate)
        _cart(plate)
        _jar(plate)
        _pharaoh(plate)
        _bull(plate)
        _rope(plate)
    strew(plate, MANNER, 150, lambda x, y: 1.0 if math.hypot(x - 450, y - 590) < 374 else 0.0)


def _portico(plate: Plate) -> None:
    plate.add(rect(196, 470, 508, 200, "#5d7396"))
    engrave(plate, "M196 470H704V670H196z", (196, 470, 704, 670), lambda _x, _y: 0.2, 90, 7, INK, 2)
    dice = Dice(6)
    for i in range(8):
        x = 208 + i * 65.0
        shaft = [(x - 2, 672), (x + 2, 476), (x + 28, 476), (x + 32, 672)]
        plate.add(blot(shaft, "#f6efdf", 3))
        for k in range(5):
            plate.add(
                stroke(f"M{x + 3 + k * 6} {dice.uniform(484, 500):.0f}V670", INK, 0.8 + 0.7 * k)
            )
        plate.add(rect(x - 6, 664, 42, 10, "#f6efdf", stroke=INK, stroke_width=2.5))
        plate.add(rect(x - 8, 464, 46, 9, "#f6efdf", stroke=INK, stroke_width=2.5))
        for side in (-5, 35):
            plate.add(
                circle(x + side, 479, 9, "#f6efdf", stroke=INK, stroke_width=2.5),
                circle(x + side, 479, 3, INK),
            )
    plate.add(blot(pts("184,464 716,464 716,430 184,430"), "#f6efdf", 4))
    for x in range(192, 712, 13):
        plate.add(rect(x, 434, 6, 10, INK))
    plate.add(blot([(172, 430), (450, 322), (728, 430)], "#f6efdf", 5))
    plate.add(polygon([(228, 420), (450, 338), (672, 420)], "#9fb2d0", stroke=INK, stroke_width=3))
    for i in range(13):
        x = 272 + i * 29.5
        h = 64 * (1 - abs(x - 450) / 240)
        lean = dice.uniform(-5, 5)
        plate.add(
            blob(
                [
                    (x - 7, 419),
                    (x - 6 + lean, 419 - h * 0.6),
                    (x + 6 + lean, 419 - h * 0.6),
                    (x + 8, 419),
                ],
                "#f6efdf",
                2,
            )
        )
        plate.add(circle(x + lean, 419 - h * 0.72, 5.5, "#f6efdf", stroke=INK, stroke_width=2))
    for k in range(4):
        plate.add(
            rect(
                180 - 14 * k,
                674 + 13 * k,
                540 + 28 * k,
                13,
                "#f1e8d2",
                stroke=INK,
                stroke_width=2.5,
            )
        )


def _pavement(plate: Plate) -> None:
    plate.add(rect(100, 726, 700, 200, "#e7dcc0"))
    for i in range(-12, 13):
        plate.add(stroke(f"M{450 + i * 34} 726L{450 + i * 92} 920", INK, 1.6))
    for y in (742, 764, 794, 834, 886):
        plate.add(stroke(f"M120 {y}H780", INK, 1.6))
    noise = Noise(31)
    engrave(
        plate,
        "M100 726h700v200h-700z",
        (150, 726, 750, 890),
        lambda x, y: 0.75 + 0.5 * noise.fbm(x * 0.01, y * 0.02, 2),
        0,
        6,
        "#5f4c2a",
        7,
    )


def _cart(plate: Plate) -> None:
    plate.add(path("M190 838Q450 880 720 838L700 856Q450 900 210 860Z", INK, opacity=0.55))
    plate.add(blot(pts("216,776 640,776 640,806 216,806"), "#b98a4c", 4))
    engrave(
        plate,
        "M216 776H640V806H216z",
        (216, 776, 640, 806),
        lambda x, _y: 0.5 + 0.4 * math.sin(x * 0.05),
        2,
        5,
        INK,
        8,
    )
    plate.add(
        stroke("M640 790L742 700L762 700", INK, 14),
        stroke("M640 790L742 700L762 700", "#b98a4c", 7),
    )
    for x in (300, 556):
        plate.add(
            circle(x, 822, 38, "#8b5f2f", stroke=INK, stroke_width=5),
            circle(x, 822, 26, "#e7dcc0", stroke=INK, stroke_width=4),
        )
        for k in range(10):
            a = k * math.pi / 5 + x
            plate.add(
                stroke(f"M{x} 822L{x + 27 * math.cos(a):.1f} {822 + 27 * math.sin(a):.1f}", INK, 4)
            )
        plate.add(circle(x, 822, 8, INK))


def _jar(plate: Plate) -> None:
    half: list[Point] = pts("22,552 26,560 17,572 18,604 52,628 66,672 54,716 26,750 18,762 30,774")
    right = [(310 + x, y) for x, y in half]
    left = [(310 - x, y) for x, y in half][::-1]
    for s in (-1, 1):
        handle = f"M{310 + s * 18} 574C{310 + s * 74} 566 {310 + s * 74} 622 {310 + s * 52} 632"
        plate.add(stroke(handle, INK, 15), stroke(handle, "#c4622d", 8))
    body = line(right + left)
    plate.add(path(body, "#c4622d", stroke=INK, stroke_width=5))
    with plate.group(clip_path=plate.clip(path(body, "#000"))):
        plate.add(
            rect(230, 550, 160, 36, INK), rect(230, 724, 160, 12, INK), rect(230, 748, 160, 30, INK)
        )
        zigzag = "M236 616" + "".join(f"l7 {-12 if i % 2 else 12}" for i in range(22))
        plate.add(stroke(zigzag, INK, 4))
        plate.add(stroke("M236 634H390M236 712H390", INK, 3))
        runner = pts(
            "268,706 284,684 296,664 290,648 304,642 314,650 310,664 330,656 342,664 318,678 "
            "316,688 340,700 336,708 306,694 284,708"
        )
        plate.add(path(curve(runner, True), INK), circle(312, 645, 9, INK))
        plate.add(stroke("M346 640L360 706M262 652q14 16 4 40", INK, 4))
        engrave(
            plate,
            body,
            (240, 550, 380, 776),
            lambda x, _y: 1.15 - max(0.0, (x - 300) / 80),
            80,
            5,
            "#3a1708",
            9,
        )


def _pharaoh(plate: Plate) -> None:
    nemes = pts(
        "404,774 398,700 410,610 440,566 478,556 516,566 546,610 558,700 552,774 520,774 "
        "516,700 440,700 436,774"
    )
    plate.add(blot(nemes, "#e2b84f", 5))
    for k in range(12):
        y = 588 + k * 15.5
        w = 34 + 3.4 * k
        plate.add(stroke(f"M{478 - w} {y + 9}Q478 {y - 14} {478 + w} {y + 9}", "#2b4c8c", 6))
    face = pts("438,622 446,612 478,606 510,612 518,622 516,672 502,706 478,720 454,706 440,672")
    plate.add(blob(face, "#d39a5c", 4))
    engrave(
        plate,
        curve(face, True),
        (436, 606, 520, 722),
        lambda x, _y: 1.1 - max(0.0, (x - 470) / 60),
        75,
        5,
        "#3a1708",
        10,
    )
    for s in (-1, 1):
        plate.add(
            path(
                curve(
                    [
                        (478 + s * 9, 650),
                        (478 + s * 19, 643),
                        (478 + s * 30, 649),
                        (478 + s * 19, 655),
                    ],
                    True,
                ),
                "#f7f1e2",
                stroke=INK,
                stroke_width=3,
            )
        )
        plate.add(
            circle(478 + s * 19, 649, 4.5, INK),
            stroke(
                f"M{478 + s * 30} 650h{s * 9}M{478 + s * 8} 637q{s * 12} -9 {s * 24} -1", INK, 3.6
            ),
        )
        plate.add(
            blob(
                [
                    (478 + s * 40, 640),
                    (478 + s * 48, 634),
                    (478 + s * 50, 656),
                    (478 + s * 42, 668),
                ],
                "#d39a5c",
                3,
            )
        )
    plate.add(
        stroke(
            "M478 648L472 676Q478 682 485 676M464 694Q478 702 492 694M464 694Q478 688 492 694",
            INK,
            3,
        )
    )
    plate.add(blot(pts("468,716 488,716 486,766 470,766"), "#2b4c8c", 3.5))
    for y in range(724, 766, 9):
        plate.add(stroke(f"M469 {y}h18", "#e2b84f", 3))
    plate.add(
        stroke("M478 606V578q-12 -10 -2 -18q10 -2 8 10", INK, 8),
        stroke("M478 604V578q-12 -10 -2 -18q10 -2 8 10", "#e2b84f", 3.5),
    )


def _bull(plate: Plate) -> None:
    crate = pts("580,776 580,690 664,690 664,776")
    plate.add(blot(crate, "#c79a5c", 4.5))
    for y in (712, 734, 756):
        plate.add(stroke(f"M580 {y}H664", INK, 3))
    plate.add(stroke("M580 776L664 690", INK, 10), stroke("M583 773L661 693", "#c79a5c", 5))
    head = pts("600,690 594,650 604,628 626,622 648,628 656,650 648,690")
    plate.add(blob(head, "#3c4a5e", 4))
    plate.add(
        path(
            "M600 634C572 620 570 588 590 570C584 594 596 612 614 622ZM652 634C682 620 684 588 "
            "664 570C670 594 656 612 640 622Z",
            "#efe4c6",
            stroke=INK,
            stroke_width=3.5,
        )
    )
    plate.add(
        circle(612, 650, 5, "#efe4c6"),
        circle(642, 650, 5, "#efe4c6"),
        circle(612, 650, 2, INK),
        circle(642, 650, 2, INK),
    )
    plate.add(stroke("M616 676q10 8 20 0M626 628v16M618 632l-4 10M634 632l4 10", "#efe4c6", 2.5))


def _rope(plate: Plate) -> None:
    for data in (
        "M218 780C240 700 260 650 310 666S420 742 478 742S610 640 642 700L638 780",
        "M226 778C300 730 420 760 478 738S600 720 640 744",
    ):
        plate.add(
            stroke(data, INK, 11),
            stroke(data, "#e8d7a8", 6),
            stroke(data, "#8a6f3a", 6, stroke_dasharray="3 6"),
        )
    plate.add(
        blot(pts("362,690 412,678 424,722 374,736 360,714"), "#f7f1e2", 3),
        circle(370, 708, 4, INK),
    )
    plate.add(stroke("M382 706l30 -8M384 716l32 -9M388 726l22 -6", INK, 2.4))
