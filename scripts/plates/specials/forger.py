"""Forger: twice the same picture, the second still wet.

On the wall a framed cat looks at us; before it an easel with its copy, half only drawn in
outline, a brush at work on it. In front a black half mask, pots of paint, a stamp, drops.
Diamond wallpaper, a lamp with its cone of light; magenta.
"""

import math

from ..core import (
    Dice,
    Noise,
    Plate,
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
    "en": "Emblem like an old banknote: a framed picture of a cat hangs beside an easel with its "
    "half-finished copy and a brush; in front lie a black half mask and pots of paint.",
    "es": "Emblema como un billete viejo: un cuadro de un gato cuelga junto a un caballete con su "
    "copia a medio hacer y un pincel; delante hay un antifaz negro y botes de pintura.",
}
MANNER = Manner("#a02c7c", 10, 10, (0.02, 0.72), 433)
GOLD, WOOD, DARK = "#dcb45a", "#b07a40", "#4a2c10"


def draw(plate: Plate) -> None:
    """Draw the emblem."""
    ground(plate, MANNER)
    with plate.group(filter=press(plate)):
        with plate.group(clip_path=stage(plate, MANNER)):
            _studio(plate)
            _original(plate)
            _table(plate)
        _easel(plate)
        _brush(plate)
        _mask(plate)
    strew(plate, MANNER, 160, lambda x, y: 1.0 if math.hypot(x - 450, y - 590) < 372 else 0.0)


def _studio(plate: Plate) -> None:
    plate.add(rect(100, 240, 700, 700, "#e6c6da"))
    for row in range(16):
        for k in range(14):
            x, y = 130 + k * 50 + (row % 2) * 25, 262 + row * 42
            diamond = [(x, y - 19), (x + 13, y), (x, y + 19), (x - 13, y)]
            plate.add(polygon(diamond, "#cf94b8", stroke="#8d3a70", stroke_width=1.4))
            plate.add(circle(x, y, 3, "#f7e6ee"))
    noise = Noise(6)
    engrave(
        plate,
        "M100 240h700v700h-700z",
        (140, 280, 770, 900),
        lambda x, y: (
            0.5
            + abs(x - 450) * -0.0009
            + 0.5 * (abs(x - 470) < (y - 300) * 0.62)
            + 0.1 * noise.at(x * 0.02, y * 0.02)
        ),
        48,
        9,
        "#6d1f56",
        4,
    )
    plate.add(stroke("M470 236V300", INK, 5))
    plate.add(blob(pts("446,304 494,304 536,352 404,352"), MANNER.accent, 5))
    plate.add(ellipse(470, 354, 64, 10, "#fff3c4", stroke=INK, stroke_width=4))


def _cat(color: str, eyes: str, width: float) -> str:
    """A sitting cat, its head toward us, around (0, 0)."""
    body = pts("-30,66 -34,20 -20,-8 20,-8 34,20 32,66")
    head = pts("-32,-30 -34,-62 -16,-50 16,-50 34,-62 32,-30 18,-8 -18,-8")
    tail = "M30 56C58 54 60 20 44 8"
    out = stroke(tail, INK, 13) + stroke(tail, color if color != "none" else PAPER, 13 - 2 * width)
    out += path(curve(body, True), color, stroke=INK, stroke_width=width)
    out += path(line(head), color, stroke=INK, stroke_width=width, stroke_linejoin="round")
    for side in (-1, 1):
        out += ellipse(side * 14, -32, 7, 8, eyes, stroke=INK, stroke_width=2)
        out += ellipse(side * 14, -32, 2, 6.5, INK)
        out += stroke(f"M{side * 10} -18L{side * 40} -24M{side * 10} -15L{side * 40} -13", INK, 1.6)
        out += stroke(f"M{side * 8} 66V34", INK, 2.4)
    out += polygon([(-4, -23), (4, -23), (0, -18)], "#d8707a", stroke=INK, stroke_width=1.6)
    return out + stroke("M0 -18v4M-7 -12q7 5 7 -2q0 7 7 2", INK, 2)


def _scene(finished: bool) -> str:
    """The picture twice: cushion, window, cat; the unfinished one keeps its right half bare."""
    full = rect(-80, -96, 160, 192, "#5f86b8") + rect(-80, 40, 160, 56, "#c8485a")
    full += circle(46, -62, 22, "#f3dc86", stroke=INK, stroke_width=2.4)
    full += ellipse(0, 70, 62, 17, "#e0a83a", stroke=INK, stroke_width=3)
    full += tag(_cat("#e8c49a", "#7fc06a", 3.4), transform="translate(0 0)")
    for k in range(5):
        full += stroke(f"M{-24 + k * 12} {18 + (k % 2) * 8}q4 14 0 26", "#a8743c", 3)
    if finished:
        return full
    bare = rect(-80, -96, 160, 192, "#f7f0df") + circle(
        46, -62, 22, "none", stroke="#6d6a70", stroke_width=2
    )
    bare += ellipse(0, 70, 62, 17, "none", stroke="#6d6a70", stroke_width=2)
    return bare + _cat("none", "none", 2.2)


def _original(plate: Plate) -> None:
    parts = rect(-112, -128, 224, 256, GOLD, stroke=INK, stroke_width=5)
    parts += rect(-98, -114, 196, 228, "none", stroke=DARK, stroke_width=2.5)
    parts += rect(-84, -100, 168, 200, PAPER, stroke=INK, stroke_width=4) + _scene(True)
    parts += rect(-80, -96, 160, 192, "none", stroke=INK, stroke_width=3)
    for x, y in ((-98, -114), (98, -114), (98, 114), (-98, 114)):
        parts += circle(x, y, 13, "#f1d684", stroke=INK, stroke_width=3.5) + circle(x, y, 5, DARK)
    plate.add(stroke("M214 362L286 306L358 362", INK, 4))
    plate.add(tag(parts, transform="translate(288 490) rotate(-2)"))


def _table(plate: Plate) -> None:
    plate.add(rect(100, 770, 700, 180, WOOD, stroke=INK, stroke_width=5))
    engrave(
        plate,
        "M100 770h700v180h-700z",
        (140, 772, 770, 930),
        lambda x, y: 0.55 + 0.35 * math.sin(y * 0.14 + 1.6 * math.sin(x * 0.017)),
        -2,
        6,
        DARK,
        9,
    )
    for x, y, tone in ((238, 760, "#5f86b8"), (292, 776, "#c8485a"), (240, 806, "#e0a83a")):
        plate.add(rect(x - 24, y - 34, 48, 48, "#e3dccb", stroke=INK, stroke_width=3.5, rx=4))
        plate.add(ellipse(x, y - 34, 24, 8, tone, stroke=INK, stroke_width=3))
        plate.add(
            path(f"M{x - 14} {y - 30}q4 28 10 4q4 18 8 -2z", tone, stroke=INK, stroke_width=2)
        )


def _easel(plate: Plate) -> None:
    for a, b in (((560, 318), (486, 800)), ((600, 318), (688, 800)), ((580, 300), (584, 760))):
        plate.add(stroke(line([a, b], False), INK, 21, stroke_linecap="round"))
        plate.add(stroke(line([a, b], False), WOOD, 13, stroke_linecap="round"))
    parts = rect(-86, -102, 172, 204, "#e9e2d0", stroke=INK, stroke_width=5) + _scene(False)
    edge = "M-80 -96H20L4 -60L18 -30L-2 0L14 34L-6 60L8 96H-80Z"
    parts += tag(_scene(True), clip_path=plate.clip(path(edge, "#000")))
    parts += rect(-80, -96, 160, 192, "none", stroke=INK, stroke_width=3)
    plate.add(tag(parts, transform="translate(584 500) rotate(2) scale(1.12)"))
    plate.add(rect(470, 616, 232, 24, WOOD, stroke=INK, stroke_width=5, rx=4))
    plate.add(rect(556, 352, 52, 40, WOOD, stroke=INK, stroke_width=5, rx=4))
    for x, y, r in ((548, 622, 5), (536, 634, 7), (560, 640, 4)):
        plate.add(circle(x, y, r, "#e0a83a", stroke=INK, stroke_width=1.8))


def _brush(plate: Plate) -> None:
    """It comes in from the lower right and touches the edge of the paint."""
    shaft = pts("630,560 640,548 764,694 780,730 750,706")
    plate.add(blob(shaft, "#8a3a2a", 4.5))
    plate.add(blot(pts("606,534 622,520 646,546 630,562"), "#cfd3d8", 4))
    plate.add(blob(pts("584,500 604,510 622,522 606,536 594,520"), "#e0a83a", 4))
    plate.add(stroke("M590 506L612 528M598 508L616 524", DARK, 2))


def _mask(plate: Plate) -> None:
    """Black domino with ribbons, in front of all."""
    for ribbon in (
        "M296 690C240 672 214 712 176 690C190 726 160 740 150 772",
        "M560 690C606 676 640 716 690 702C676 736 712 750 724 786",
    ):
        plate.add(
            stroke(ribbon, INK, 19),
            stroke(ribbon, MANNER.accent, 12),
            stroke(ribbon, "#e6a8cf", 2.5),
        )
    mask = pts(
        "284,690 330,652 388,654 428,676 468,654 526,652 572,690 560,750 506,788 456,772"
        " 428,740 400,772 350,788 296,750"
    )
    plate.add(blob([(x + 6, y + 12) for x, y in mask], INK, 0, opacity=0.4))
    plate.add(blob(mask, "#221a2a", 6))
    engrave(
        plate,
        curve(mask, True),
        (280, 648, 576, 792),
        lambda x, y: 0.25 + 0.75 * max(0.0, 1 - math.hypot((x - 360) / 120, (y - 668) / 50)),
        12,
        5,
        "#8d5a86",
        6,
    )
    for side in (-1, 1):
        hole = [
            (428 + side * (x - 428), y)
            for x, y in pts("320,712 350,690 390,700 404,728 372,744 336,738")
        ]
        plate.add(blob(hole, "#f7e6ee", 4.5))
        plate.add(circle(428 + side * -66, 716, 13, MANNER.accent, stroke=INK, stroke_width=3))
        plate.add(
            circle(428 + side * -66, 716, 5, INK), circle(428 + side * -66 - 4, 711, 3, PAPER)
        )
    dice = Dice(9)
    for k in range(16):
        t = k / 15
        x, y = (
            288 + 280 * t,
            690 - 40 * math.sin(math.pi * t) ** 0.5 + 20 * math.exp(-((t - 0.5) ** 2) * 60),
        )
        plate.add(circle(x, y + 2, dice.uniform(4, 5.5), GOLD, stroke=INK, stroke_width=1.8))
