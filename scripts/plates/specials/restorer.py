"""Restorer: half of a panel is clean again.

A tile of stars and flowers, brown and cracked on one side, bright on the other; a cotton swab
between them, a magnifying glass, two flasks; moss green.
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
    mix,
    path,
    polygon,
    rect,
    stroke,
)
from ..drapery import pts
from ..emblems import INK, PAPER, SIZE, Manner, blob, blot, engrave, ground, press, stage, strew

__all__ = ["ALT", "SIZE", "draw"]
ALT = {
    "en": "Emblem like an old banknote: a painted tile, half of it brown and cracked, half clean "
    "and bright; a cotton swab between them, a magnifying glass and two flasks before it.",
    "es": "Emblema como un billete viejo: un azulejo pintado, la mitad parda y agrietada, la otra "
    "limpia y viva; un hisopo entre ambas, y delante una lupa y dos frascos.",
}
MANNER = Manner("#56802f", 13, 9, (0.029, 1.2), 402)
PANEL = (226.0, 348.0, 674.0, 740.0)
EDGE = "M226 348H470L396 470L438 560L372 640L402 740H226Z"


def draw(plate: Plate) -> None:
    """Draw the emblem."""
    ground(plate, MANNER)
    with plate.group(filter=press(plate)):
        with plate.group(clip_path=stage(plate, MANNER)):
            _room(plate)
        _panel(plate)
        _dirt(plate)
        _table(plate)
        _flasks(plate)
        _glass(plate)
        _swab(plate)
    strew(plate, MANNER, 155, lambda x, y: 1.0 if math.hypot(x - 450, y - 590) < 374 else 0.0)


def _room(plate: Plate) -> None:
    plate.add(rect(100, 240, 700, 700, "#dbe3c4"))
    engrave(
        plate,
        "M100 240h700v700h-700z",
        (140, 280, 770, 900),
        lambda x, y: 0.5 + 0.5 * math.exp(-(((x - 520) / 230) ** 2) - ((y - 480) / 230) ** 2),
        135,
        8,
        "#56702f",
        4,
    )


def _star(at: tuple[float, float], r: float, points: int, turn: float) -> list[tuple[float, float]]:
    return [
        (
            at[0] + r * (1.0, 0.44)[i % 2] * math.cos(turn + math.pi * i / points),
            at[1] + r * (1.0, 0.44)[i % 2] * math.sin(turn + math.pi * i / points),
        )
        for i in range(2 * points)
    ]


def _panel(plate: Plate) -> None:
    x0, y0, x1, y1 = PANEL
    plate.add(rect(x0 + 8, y0 + 10, x1 - x0, y1 - y0, INK, opacity=0.4))
    plate.add(rect(x0, y0, x1 - x0, y1 - y0, "#f6efdc", stroke=INK, stroke_width=7))
    plate.add(
        rect(x0 + 15, y0 + 15, x1 - x0 - 30, y1 - y0 - 30, "#2f6fae", stroke=INK, stroke_width=3)
    )
    with plate.group(
        clip_path=plate.clip(rect(x0 + 17, y0 + 17, x1 - x0 - 34, y1 - y0 - 34, "#000"))
    ):
        for row in range(-1, 4):
            for column in range(-1, 5):
                x, y = x0 + 58 + column * 112, y0 + 52 + row * 98
                plate.add(
                    polygon(_star((x, y), 54, 8, 0.2), "#f6efdc", stroke=INK, stroke_width=2.5)
                )
                plate.add(polygon(_star((x, y), 38, 8, 0.59), "#d8432f"))
                plate.add(
                    circle(x, y, 15, "#f2c234", stroke=INK, stroke_width=2.5), circle(x, y, 5, INK)
                )
                for k in range(4):
                    a = math.pi / 4 + k * math.pi / 2
                    bx, by = x + 68 * math.cos(a), y + 62 * math.sin(a)
                    plate.add(
                        ellipse(
                            bx,
                            by,
                            21,
                            9,
                            "#48a058",
                            stroke=INK,
                            stroke_width=2,
                            transform=f"rotate({math.degrees(a):.0f} {bx:.1f} {by:.1f})",
                        )
                    )
    plate.add(
        rect(x0 + 15, y0 + 15, x1 - x0 - 30, y1 - y0 - 30, "none", stroke=INK, stroke_width=3)
    )


def _dirt(plate: Plate) -> None:
    plate.add(path(EDGE, "#6b5230", opacity=0.5))
    noise, dice = Noise(33), Dice(9)
    with plate.group(clip_path=plate.clip(path(EDGE, "#000"))):
        engrave(
            plate,
            EDGE,
            (226, 348, 474, 740),
            lambda x, y: 0.58 + 0.5 * noise.fbm(x * 0.012, y * 0.012, 2),
            32,
            6,
            "#2f2110",
            7,
        )
        for _ in range(34):
            x, y = dice.uniform(226, 450), dice.uniform(348, 740)
            crack = [(x, y)]
            a = dice.uniform(0, 6.28)
            for _ in range(dice.randint(3, 6)):
                a += dice.uniform(-1, 1)
                x, y = x + 24 * math.cos(a), y + 24 * math.sin(a)
                crack.append((x, y))
            plate.add(stroke(line(crack, False), INK, dice.uniform(1.6, 3.2)))
    plate.add(stroke("M470 348L396 470L438 560L372 640L402 740", "#fff8dc", 5))
    for x, y, size in ((560, 430, 22), (616, 600, 16), (508, 660, 13)):
        glint = [
            (
                x + size * (1.0, 0.2)[i % 2] * math.cos(math.pi * i / 4),
                y + size * (1.0, 0.2)[i % 2] * math.sin(math.pi * i / 4),
            )
            for i in range(8)
        ]
        plate.add(polygon(glint, "#ffffff", stroke=INK, stroke_width=1.6))


def _table(plate: Plate) -> None:
    plate.add(
        path(
            "M168 778H732Q700 842 640 868Q450 930 260 868Q200 842 168 778Z",
            "#b98a54",
            stroke=INK,
            stroke_width=5,
        )
    )
    noise = Noise(5)
    engrave(
        plate,
        "M168 778H732Q700 842 640 868Q450 930 260 868Q200 842 168 778Z",
        (168, 778, 732, 900),
        lambda x, y: 0.55 + 0.4 * math.sin(y * 0.33 + 3 * noise.at(x * 0.007, 2)),
        0,
        5,
        "#4c3114",
        3,
    )
    plate.add(rect(160, 742, 580, 36, "#d6ab72", stroke=INK, stroke_width=5))


def _flasks(plate: Plate) -> None:
    for x, tone, fill in ((566, "#7fb6c9", 706), (646, "#e3b04b", 690)):

        def round_glass(px: float, _y: float, at: float = x) -> float:
            return 1.05 - max(0.0, (px - at) / 52)

        flask = (
            f"M{x - 13} 620V664C{x - 48} 690 {x - 46} 742 {x - 36} 768H{x + 36}"
            f"C{x + 46} 742 {x + 48} 690 {x + 13} 664V620Z"
        )
        plate.add(path(flask, "#eef3ea", stroke=INK, stroke_width=5))
        with plate.group(clip_path=plate.clip(path(flask, "#000"))):
            plate.add(rect(x - 50, fill, 100, 80, tone))
            plate.add(stroke(f"M{x - 50} {fill}h100", INK, 3))
            for k in range(5):
                plate.add(
                    circle(x - 22 + k * 11, fill + 20 + (k * 29) % 34, 4, mix(tone, PAPER, 0.6))
                )
        engrave(
            plate,
            flask,
            (x - 48, 620, x + 48, 768),
            round_glass,
            88,
            6,
            INK,
            8,
        )
        plate.add(path(flask, "none", stroke=INK, stroke_width=5))
        plate.add(blot([(x - 17, 622), (x - 13, 588), (x + 13, 588), (x + 17, 622)], "#a9713a", 4))


def _glass(plate: Plate) -> None:
    plate.add(stroke("M304 752L196 858", INK, 34), stroke("M304 752L200 854", "#8a4f22", 22))
    plate.add(stroke("M294 756L206 842", "#c98a4b", 5))
    plate.add(circle(352, 690, 88, "#e8f2ee", stroke=INK, stroke_width=5, opacity=0.94))
    with plate.group(clip_path=plate.clip(circle(352, 690, 80, "#000"))):
        plate.add(rect(260, 600, 190, 190, "#7c6138"))
        plate.add(polygon(_star((366, 700), 96, 8, 0.2), "#c3ae7c", stroke=INK, stroke_width=5))
        plate.add(
            polygon(_star((366, 700), 66, 8, 0.59), "#8c3c22"),
            circle(366, 700, 26, "#b58b2a", stroke=INK, stroke_width=5),
        )
        plate.add(
            stroke(
                "M262 650L310 664L330 640L392 662L440 636M310 664L300 "
                "742L340 780M392 662L404 716L446 740",
                INK,
                5,
            )
        )
        plate.add(path("M282 640q34 -44 92 -42q-58 18 -74 62Z", "#ffffff", opacity=0.65))
    plate.add(
        circle(352, 690, 84, "none", stroke=INK, stroke_width=19),
        circle(352, 690, 84, "none", stroke="#dcae45", stroke_width=10),
    )
    plate.add(
        circle(352, 690, 84, "none", stroke="#7a5410", stroke_width=2, stroke_dasharray="5 7")
    )


def _swab(plate: Plate) -> None:
    plate.add(stroke("M452 566L724 322", INK, 17), stroke("M456 562L722 324", "#e3c28a", 9))
    puff = pts("398,590 404,556 428,536 456,532 476,550 478,576 460,604 430,620 406,614")
    plate.add(blob(puff, "#fffaf0", 4.5))
    engrave(
        plate,
        curve(puff, True),
        (396, 530, 480, 622),
        lambda x, y: 1.15 - ((478 - x) + (y - 532)) / 190,
        50,
        6,
        "#6b5a3a",
        11,
    )
    plate.add(stroke("M410 580q14 20 40 14M424 552q18 -2 24 16", "#8b7a58", 3))
    hand = pts("604,452 640,398 690,384 742,410 770,462 742,510 690,520 640,500")
    plate.add(blob(pts("708,398 800,420 838,500 790,560 712,522"), PAPER, 5))
    plate.add(blob(hand, "#e6bb8c", 5))
    for k in range(4):
        plate.add(
            blob(
                [
                    (610 + k * 24, 446 + k * 13),
                    (628 + k * 24, 418 + k * 10),
                    (654 + k * 20, 436 + k * 12),
                    (638 + k * 22, 470 + k * 13),
                ],
                "#e6bb8c",
                3.5,
            )
        )
    plate.add(blob(pts("596,430 622,408 668,400 690,420 660,436 620,446"), "#e6bb8c", 4))
    plate.add(stroke("M604 428q6 -10 14 -8M700 470q16 6 34 -4", INK, 3))
