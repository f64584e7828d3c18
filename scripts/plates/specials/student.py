"""Fine Arts Student: a wooden lay figure sets out.

A jointed mannequin strides with a portfolio under one arm and a giant pencil over the shoulder;
crumpled sheets, a jar of brushes, a pinned wall; orange.
"""

import math

from ..core import Dice, Noise, Plate, circle, curve, ellipse, line, path, polygon, rect, stroke
from ..drapery import pts
from ..emblems import INK, PAPER, SIZE, Manner, blob, blot, engrave, ground, press, stage, strew

__all__ = ["ALT", "SIZE", "draw"]
ALT = {
    "en": "Emblem like an old banknote: a jointed wooden artist's mannequin strides along with a "
    "portfolio under its arm and a huge pencil over its shoulder, past pinned sketches.",
    "es": "Emblema como un billete viejo: un maniquí articulado de madera avanza con una carpeta "
    "bajo el brazo y un lápiz enorme al hombro, ante una pared con bocetos clavados.",
}
MANNER = Manner("#d4761a", 9, 16, (0.018, 1.25), 259)
WOOD, DARK = "#e0ac66", "#6b3d14"
Joint = tuple[float, float]


def draw(plate: Plate) -> None:
    """Draw the emblem."""
    ground(plate, MANNER)
    with plate.group(filter=press(plate)):
        with plate.group(clip_path=stage(plate, MANNER)):
            _wall(plate)
            _floor(plate)
        _jar(plate)
        _limb(plate, (438, 640), (520, 716), (536, 826), (27, 24, 17), 11)
        _foot(plate, (536, 826), 8)
        _portfolio(plate)
        _body(plate)
        _limb(plate, (418, 640), (368, 732), (298, 812), (29, 25, 18), 12)
        _foot(plate, (298, 812), 30)
        _pencil(plate)
        _limb(plate, (382, 478), (322, 548), (386, 588), (19, 17, 13), 13)
        plate.add(blob(pts("374,574 402,568 418,584 410,608 384,612 368,596"), WOOD, 4.5))
    strew(plate, MANNER, 165, lambda x, y: 1.0 if math.hypot(x - 450, y - 590) < 372 else 0.0)


def _wall(plate: Plate) -> None:
    plate.add(rect(100, 240, 700, 700, "#f5dcb2"))
    noise = Noise(37)
    engrave(
        plate,
        "M100 240h700v600h-700z",
        (140, 280, 770, 810),
        lambda x, y: 0.66 + 0.35 * noise.fbm(x * 0.008, y * 0.008, 2),
        28,
        9,
        "#b5742c",
        4,
    )
    for x, y, turn, kind in (
        (206, 430, -7, 0),
        (584, 330, 6, 1),
        (644, 484, -5, 2),
        (300, 318, 5, 3),
    ):
        with plate.group(transform=f"translate({x} {y}) rotate({turn})"):
            plate.add(rect(6, 8, 96, 116, INK, opacity=0.35))
            plate.add(rect(0, 0, 96, 116, "#fbf6ea", stroke=INK, stroke_width=4))
            _sketch(plate, kind)
            plate.add(circle(48, 8, 8, "#c7402f", stroke=INK, stroke_width=3))


def _sketch(plate: Plate, kind: int) -> None:
    if kind == 0:
        plate.add(circle(48, 62, 32, "none", stroke=INK, stroke_width=3))
        plate.add(ellipse(48, 62, 32, 11, "none", stroke=INK, stroke_width=2.5))
        plate.add(ellipse(48, 62, 11, 32, "none", stroke=INK, stroke_width=2.5))
    elif kind == 1:
        plate.add(
            path(
                "M20 84V46L48 30L76 46V84L48 100ZM20 46L48 62L76 46M48 62V100",
                "none",
                stroke=INK,
                stroke_width=3,
            )
        )
        for k in range(5):
            plate.add(stroke(f"M{52 + k * 5} {66 - k * 3}v30", INK, 1.8))
    elif kind == 2:
        plate.add(path("M16 64Q48 30 80 64Q48 96 16 64Z", "none", stroke=INK, stroke_width=3.5))
        plate.add(
            circle(48, 63, 15, MANNER.accent, stroke=INK, stroke_width=3), circle(48, 63, 6, INK)
        )
        plate.add(stroke("M24 48l-8 -12M40 40l-3 -13M58 40l4 -13M72 48l8 -12", INK, 3))
    else:
        plate.add(
            path("M48 30C70 34 72 70 48 96C24 70 26 34 48 30Z", "none", stroke=INK, stroke_width=3)
        )
        for k in range(4):
            plate.add(
                stroke(
                    f"M48 {46 + k * 12}q12 -4 {17 - k * 3} -12M48 "
                    f"{46 + k * 12}q-12 -4 -{17 - k * 3} -12",
                    INK,
                    2.2,
                )
            )
        plate.add(stroke("M48 36V106", INK, 2.6))


def _floor(plate: Plate) -> None:
    plate.add(rect(100, 806, 700, 140, "#a8652c", stroke=INK, stroke_width=5))
    for k in range(-9, 10):
        plate.add(stroke(f"M{450 + k * 46} 806L{450 + k * 84} 930", INK, 2.6))
    engrave(
        plate,
        "M100 806h700v130h-700z",
        (150, 806, 750, 894),
        lambda _x, y: 0.95 - (y - 806) / 150,
        0,
        6,
        DARK,
        3,
    )
    dice = Dice(18)
    for x, y, r in ((208, 840, 26), (430, 872, 22), (372, 842, 15)):
        ball = [
            (
                x + r * dice.uniform(0.7, 1.1) * math.cos(k * 0.79),
                y + r * dice.uniform(0.6, 0.95) * math.sin(k * 0.79),
            )
            for k in range(8)
        ]
        plate.add(blot(ball, "#fbf6ea", 4))
        for k in range(4):
            plate.add(stroke(f"M{x} {y}L{ball[k * 2][0]:.0f} {ball[k * 2][1]:.0f}", INK, 2.2))


def _jar(plate: Plate) -> None:
    for x, top, lean, color in (
        (628, 640, -12, "#c7402f"),
        (650, 616, 2, "#2f6fae"),
        (668, 634, 14, "#56802f"),
    ):
        plate.add(
            stroke(f"M652 770L{x + lean} {top + 34}", INK, 11),
            stroke(f"M652 770L{x + lean} {top + 34}", "#e3c28a", 5.5),
        )
        plate.add(
            blob(
                [
                    (x + lean - 9, top + 36),
                    (x + lean - 7, top + 12),
                    (x + lean, top - 8),
                    (x + lean + 8, top + 12),
                    (x + lean + 9, top + 36),
                ],
                color,
                4,
            )
        )
    jar = pts("604,716 700,716 694,824 610,824")
    plate.add(blot(jar, "#9fc4d2", 5))
    engrave(
        plate,
        line(jar),
        (604, 716, 700, 824),
        lambda x, _y: 1.05 - max(0.0, (x - 630) / 90),
        90,
        6,
        INK,
        6,
    )
    plate.add(ellipse(652, 716, 49, 12, "#d5e6ec", stroke=INK, stroke_width=4.5))


def _limb(
    plate: Plate, a: Joint, b: Joint, c: Joint, wide: tuple[float, float, float], seed: int
) -> None:
    """Two turned pieces of wood between three balls."""
    for (p, q), w0, w1 in (
        ((a, b), wide[0], wide[1] * 0.8),
        ((b, c), wide[1] * 0.9, wide[2] * 0.8),
    ):
        turn = math.atan2(q[1] - p[1], q[0] - p[0])
        length = math.hypot(q[0] - p[0], q[1] - p[1])
        shape = [
            (0.06 * length, 0.55 * w0),
            (0.3 * length, w0),
            (0.7 * length, w1),
            (0.95 * length, 0.6 * w1),
            (0.95 * length, -0.6 * w1),
            (0.7 * length, -w1),
            (0.3 * length, -w0),
            (0.06 * length, -0.55 * w0),
        ]
        ct, st = math.cos(turn), math.sin(turn)
        points = [(p[0] + u * ct - v * st, p[1] + u * st + v * ct) for u, v in shape]
        plate.add(blob(points, WOOD, 5))
        xs, ys = [x for x, _ in points], [y for _, y in points]
        _grain(plate, points, (min(xs), min(ys), max(xs), max(ys)), math.degrees(turn), seed, w0)
    for (x, y), r in ((a, wide[0]), (b, wide[1]), (c, wide[2])):
        plate.add(circle(x, y, r * 0.74, "#c98a45", stroke=INK, stroke_width=4.5))
        plate.add(circle(x - r * 0.2, y - r * 0.25, r * 0.18, PAPER))


def _grain(
    plate: Plate,
    points: list[Joint],
    box: tuple[float, float, float, float],
    angle: float,
    seed: int,
    wide: float,
) -> None:
    middle = ((box[0] + box[2]) / 2, (box[1] + box[3]) / 2)
    engrave(
        plate,
        curve(points, True),
        box,
        lambda x, y: 0.86 - ((x - middle[0]) + 0.4 * (y - middle[1])) / (3.4 * wide),
        angle,
        5,
        DARK,
        seed,
    )


def _foot(plate: Plate, at: Joint, turn: float) -> None:
    with plate.group(transform=f"translate({at[0]} {at[1]}) rotate({turn})"):
        foot = pts("-18,4 -14,-16 8,-18 30,-4 62,6 74,18 70,28 -16,28 -24,18")
        plate.add(blob([(-x, y) for x, y in foot], WOOD, 5))
        plate.add(stroke("M-66 20H16", DARK, 3))


def _body(plate: Plate) -> None:
    hips = pts("384,642 398,612 452,610 474,636 466,664 430,678 394,666")
    plate.add(blob(hips, WOOD, 5))
    _grain(plate, hips, (382, 608, 476, 680), 80, 3, 52)
    plate.add(circle(424, 604, 22, "#c98a45", stroke=INK, stroke_width=4.5))
    chest = pts("372,476 392,452 430,444 470,452 490,478 480,536 456,590 424,600 394,588 376,536")
    plate.add(blob(chest, WOOD, 5.5))
    _grain(plate, chest, (370, 442, 492, 602), 84, 5, 66)
    plate.add(stroke("M392 500Q430 524 472 502M398 552Q428 570 458 552", INK, 3.4))
    plate.add(circle(424, 436, 17, "#c98a45", stroke=INK, stroke_width=4.5))
    head = pts("386,372 394,330 424,314 454,328 464,370 454,408 424,426 396,410")
    with plate.group(transform="rotate(-6 424 380)"):
        plate.add(blob(head, WOOD, 5.5))
        _grain(plate, head, (384, 312, 466, 428), 88, 7, 46)
        plate.add(stroke("M424 322Q414 370 424 420", DARK, 2.6))
        beret = pts("372,346 388,312 430,296 474,306 486,332 456,344 410,344")
        plate.add(blob(beret, MANNER.accent, 5), stroke("M430 298q4 -14 12 -16", INK, 6))
        engrave(
            plate,
            curve(beret, True),
            (370, 294, 488, 348),
            lambda _x, y: 1.1 - (y - 300) / 60,
            10,
            5.5,
            INK,
            9,
        )


def _portfolio(plate: Plate) -> None:
    board = pts("452,520 640,470 676,640 486,690")
    for dx, dy, fill in ((10, 12, INK), (7, -9, "#fbf6ea"), (3, -4, "#f3dfb8")):
        plate.add(blot([(x + dx, y + dy) for x, y in board], fill, 3))
    plate.add(blot(board, "#3d5f7a", 5.5))
    noise = Noise(13)
    engrave(
        plate,
        line(board),
        (450, 470, 678, 692),
        lambda x, y: 0.5 + 0.5 * noise.fbm(x * 0.05, y * 0.05, 2),
        60,
        6,
        INK,
        8,
    )
    for x, y in ((452, 520), (640, 470), (676, 640), (486, 690)):
        corner = [
            (x, y),
            (x + (564 - x) * 0.26, y + (580 - y) * 0.06),
            (x + (564 - x) * 0.06, y + (580 - y) * 0.36),
        ]
        plate.add(blot(corner, "#c7402f", 4))
    ribbon = "M566 664q-14 30 4 54M576 662q14 24 34 26"
    plate.add(stroke(ribbon, INK, 10), stroke(ribbon, "#f2c14a", 5))
    _limb(plate, (476, 480), (548, 546), (506, 622), (19, 17, 13), 14)


def _pencil(plate: Plate) -> None:
    with plate.group(transform="translate(392 590) rotate(-62)"):
        plate.add(rect(-120, -20, 420, 40, "#f2c14a", stroke=INK, stroke_width=5.5))
        plate.add(rect(-120, -20, 420, 13, "#f8dc86"), rect(-120, 8, 420, 12, "#c9922a"))
        plate.add(stroke("M-120 -7H300M-120 8H300", INK, 2.6))
        plate.add(rect(-120, -20, 420, 40, "none", stroke=INK, stroke_width=5.5))
        plate.add(
            polygon(
                pts("300,-20 356,0 300,20 310,8 302,0 310,-8"),
                "#eccf9c",
                stroke=INK,
                stroke_width=5,
            )
        )
        plate.add(polygon(pts("338,-7 358,0 338,7"), INK))
        plate.add(rect(-146, -20, 28, 40, "#c9ccd2", stroke=INK, stroke_width=5))
        plate.add(stroke("M-139 -20V20M-128 -20V20", INK, 2.6))
        plate.add(blob(pts("-146,-19 -172,-15 -178,0 -172,15 -146,19"), "#e0766a", 5))
