"""The School of Athens (Raphael, 1509-11): thinkers in a coffered hall.

A lunette; barrel vaults one behind the other open to the sky, all lines meet between the two men
who come toward us at the center, one pointing up, one holding his hand level; crowds left and
right on four steps; below, a group around a writer, one around a slate; two alone on the steps.
Even clear light; grey stone, blue sky, robes in red, blue, green, gold and white.
Recognized by: the vaulted hall in depth, the central pair, the steps, statues in niches.
"""

import math

from ..air import vignette
from ..core import Plate, Point, ellipse, line, mix, path, polygon, rect, stroke
from ..materials import impasto
from ..people.athens import LIGHT, lower_groups, upper_row
from ..people.clay import Lamp, Stage
from ..people.faces import faces
from ..people.modern import Person, Pose
from ..styles import craquelure

SIZE = (1200, 850)
W, H = SIZE
EYE = (600.0, 452.0)
ALT = {
    "en": "A crowd in colored robes on the steps of a vaulted, coffered hall; two men walk side by "
    "side at the center, one pointing up, the other holding his palm level.",
    "es": "Multitud con túnicas de colores en la escalinata de una sala de bóvedas con "
    "casetones; en "
    "el centro avanzan dos hombres, uno señala al cielo.",
}


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".05 .06", 0.6, 0.16, seed=6)):
        plate.add(rect(0, 0, W, H, "#9a917f"))
        _front(plate)
        _vault(plate)
        _floor(plate)
        upper_row(plate)
        lower_groups(plate)
        _lunette(plate)
    plate.add(craquelure(W, H, seed=5, size=18, strength=0.08).svg())
    vignette(plate, "#2a2014", 0.25, 0.5, 0.5)


def _in(p: Point, t: float) -> Point:
    """The point `p` of the front plane, moved into the depth."""
    return EYE[0] + (p[0] - EYE[0]) * (1 - t), EYE[1] + (p[1] - EYE[1]) * (1 - t)


def _rim(angle: float, t: float, radius: float = 268.0) -> Point:
    return _in((600 + radius * math.cos(angle), 330 - radius * math.sin(angle)), t)


def _barrel(plate: Plate, t0: float, t1: float, rows: int, tones: tuple[str, str]) -> None:
    """A coffered barrel vault with its two side walls, between two depths."""
    arc = [math.pi * k / 28 for k in range(29)]
    band = [_rim(a, t0) for a in arc] + [_rim(a, t1) for a in arc[::-1]]
    plate.add(polygon(band, plate.across([(0, tones[0]), (0.5, mix(*tones, 0.5)), (1, tones[1])])))
    for side, tone in ((-1, tones[1]), (1, tones[0])):
        x = 600 + 268 * side
        wall = [_in((x, 330), t0), _in((x, 330), t1), _in((x, 590), t1), _in((x, 590), t0)]
        plate.add(polygon(wall, mix(tone, "#3a3228", 0.15)))
        for k in range(2):
            u0, u1 = t0 + (t1 - t0) * (0.12 + 0.46 * k), t0 + (t1 - t0) * (0.42 + 0.46 * k)
            niche = [_in((x, 380), u0), _in((x, 380), u1), _in((x, 560), u1), _in((x, 560), u0)]
            plate.add(polygon(niche, mix(tone, "#2a2218", 0.45)))
        for y in (330, 346, 360):
            plate.add(
                stroke(
                    line([_in((x, y), t0), _in((x, y), t1)], False),
                    "#f0e8d4" if y == 346 else "#5a5040",
                    2.2,
                )
            )
    for row in range(rows):
        u0, u1 = (t0 + (t1 - t0) * (row + v) / rows for v in (0.14, 0.86))
        for k in range(11):
            a0, a1 = math.pi * (k + 0.14) / 11, math.pi * (k + 0.86) / 11
            quad = [_rim(a0, u0), _rim(a1, u0), _rim(a1, u1), _rim(a0, u1)]
            plate.add(
                polygon(
                    quad,
                    mix("#4e4636", tones[0], 0.2 + 0.4 * k / 11),
                    stroke="#efe6cc",
                    stroke_width=1.0,
                )
            )
            middle = _rim((a0 + a1) / 2, (u0 + u1) / 2)
            plate.add(ellipse(middle[0], middle[1], 2.6, 2.2, "#d9b868"))
    front = [_rim(a, t0) for a in arc]
    plate.add(
        stroke(line(front, False), "#f2ead6", 6 * (1 - t0)),
        stroke(line([_rim(a, t0, 276) for a in arc], False), "#5a5040", 2),
    )


def _vault(plate: Plate) -> None:
    arc = [math.pi * k / 28 for k in range(29)]
    hole = [(868.0, 590.0), *[_rim(a, 0) for a in arc], (332.0, 590.0)]
    plate.add(polygon(hole, plate.linear([(0, "#7fa2c4"), (1, "#dfe6e2")])))
    far = [_in((868, 590), 0.74), *[_rim(a, 0.74) for a in arc], _in((332, 590), 0.74)]
    plate.add(polygon(far, plate.linear([(0, "#86a9cc"), (1, "#eef0e6")])))
    for x, y, r in ((560, 400, 16), (640, 412, 20), (600, 440, 24)):
        plate.add(ellipse(x, y, r * 1.6, r * 0.5, "#f6f4ea", opacity=0.8))
    ring = [_rim(a, 0.52) for a in arc] + [_rim(a, 0.58) for a in arc[::-1]]
    _barrel(plate, 0.52, 0.74, 3, ("#9d947e", "#c8bfa6"))
    plate.add(polygon(ring, "#d8cfb8"))
    for side in (-1, 1):
        x = 600 + 268 * side
        plate.add(
            polygon(
                [
                    _in((x, 330), 0.34),
                    _in((x, 330), 0.52),
                    _in((x, 590), 0.52),
                    _in((x, 590), 0.34),
                ],
                "#b9c6d0",
            )
        )
    crossing = [_rim(a, 0.34) for a in arc] + [_rim(a, 0.52) for a in arc[::-1]]
    plate.add(polygon(crossing, plate.linear([(0, "#a9bccb"), (0.4, "#d9d2be"), (1, "#b8ae96")])))
    for a in (0.6, 1.1, 1.57, 2.04, 2.54):
        p, q = _rim(a - 0.13, 0.44), _rim(a + 0.13, 0.44)
        plate.add(
            ellipse(
                (p[0] + q[0]) / 2,
                (p[1] + q[1]) / 2,
                15,
                10,
                "#7fa2c4",
                stroke="#6a604e",
                stroke_width=1.4,
            )
        )
    _barrel(plate, 0.0, 0.34, 4, ("#8f8672", "#bdb39b"))


def _statue(plate: Plate, x: float, lyre: bool) -> None:
    """A marble figure in its niche."""
    plate.add(
        path(
            f"M{x - 46} 500V262A46 46 0 0 1 {x + 46} 262V500Z",
            plate.across([(0, "#5a5244"), (1, "#8f8672")]),
        )
    )
    stage = Stage(plate, (x - 60, 220, x + 60, 510), Lamp(LIGHT, ambient=0.2, shadow=0.6, reach=30))
    marble = ("#5e5748", "#968d79", "#c9c0aa", "#e6dfcd", "#f8f4e8")
    god = Person(
        Pose(
            hips=(0.15, 4, 0),
            arm_a="-1.2,5.2,.2 -1.0,6.3,.4",
            tilt=5,
            look=(20 if lyre else -20, 0, 0),
        ),
        (x, 496, 0),
        31,
        flip=not lyre,
    )
    stage.add(*god.flesh(marble))
    if not lyre:
        stage.add(god.bodice(marble, 0.06), god.skirt(marble, 0.1, 0.9, 5))
    faces(
        stage,
        [
            (
                god.head(skin="#d8d0bc", lips="#c0b6a0", blush="#d0c6b0", brow="#b0a690"),
                "short",
                "#cfc6b0",
            )
        ],
    )
    plate.add(stage.picture().svg())


def _front(plate: Plate) -> None:
    """The front wall of the hall: piers with statues, entablature, great arch."""
    plate.add(
        polygon(
            [(0, 0), (332, 0), (332, 600), (0, 600)], plate.across([(0, "#857c69"), (1, "#aba28b")])
        )
    )
    plate.add(
        polygon(
            [(868, 0), (1200, 0), (1200, 600), (868, 600)],
            plate.across([(0, "#b9b098"), (1, "#958c77")]),
        )
    )
    plate.add(rect(300, 0, 600, 340, "#a39a84"))
    for x in (60, 162, 270, 930, 1038, 1140):
        plate.add(
            rect(
                x - 18,
                200,
                36,
                390,
                plate.across([(0, "#c9c0aa"), (0.5, "#d8cfba"), (1, "#7d7462")]),
            )
        )
        plate.add(rect(x - 24, 188, 48, 14, "#d8cfba"))
    for y, tone in ((140, "#8a806c"), (152, "#d8cfba"), (166, "#b0a78f"), (178, "#6a604e")):
        plate.add(rect(0, y, 332, 12, tone), rect(868, y, 332, 12, tone))
    for x in (108, 216, 984, 1092):
        plate.add(rect(x - 36, 512, 72, 50, "#8a806c", stroke="#d8cfba", stroke_width=2))
    _statue(plate, 216, True)
    _statue(plate, 984, False)


def _floor(plate: Plate) -> None:
    plate.add(polygon([(0, 585), (1200, 585), (1200, 680), (0, 680)], "#a89c84"))
    for k in range(4):
        y = 602 + k * 21
        plate.add(
            rect(0, y, W, 9, "#d5cab0"),
            rect(0, y + 9, W, 12, plate.linear([(0, "#8d826c"), (1, "#a3977f")])),
        )
    plate.add(rect(0, 686, W, 170, plate.linear([(0, "#9c8c74"), (1, "#7d6c56")])))
    for k in range(-12, 13):
        far, near = (600 + k * 76.0, 686.0), (600 + k * 128.0, 850.0)
        plate.add(stroke(line([far, near], False), "#5e5140", 1.6))
    for y in (704, 730, 766, 814):
        plate.add(stroke(f"M0 {y}H{W}", "#5e5140", 1.6))


def _lunette(plate: Plate) -> None:
    """The painted arch that frames the scene."""
    outside = f"M0 0H{W}V{H}H{W - 1}V600A600 600 0 0 0 0 600V{H}H0Z"
    plate.add(path(outside, "#4c4438", fill_rule="evenodd"))
    for r, tone, width in (
        (590, "#d9cfb4", 9),
        (578, "#6a5c44", 3),
        (566, "#c9a85c", 10),
        (556, "#4c4032", 3),
    ):
        x = 600 - r
        plate.add(stroke(f"M{x} {H}V600A{r} {r} 0 0 1 {1200 - x} 600V{H}", tone, width))
