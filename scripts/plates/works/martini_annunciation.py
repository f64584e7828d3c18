"""Annunciation with St Margaret and St Ansanus (Simone Martini and Lippo Memmi, 1333).

Wide; five pointed arches of a gilt frame, the middle one the highest; the kneeling angel at the
left of the middle panel, the Virgin on her throne at the right, a vase of lilies between them.
No light but the gold; punched halos, white and gold brocade, a dark blue mantle, vermilion, rose.
She shrinks back in one long curve; his cloak still flies; dove and cherubs above; saints aside.
Recognized by: recoiling dark silhouette on gold, fluttering angel, lilies, Gothic frame.
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
)
from ..drapery import pts
from ..gilding import leaf
from ..materials import impasto, rough
from ..people import annunciation_robes as robes
from ..styles import craquelure

SIZE = (1200, 1012)
ALT = {
    "en": "On gold under pointed arches, a kneeling angel speaks to a woman in a blue mantle who "
    "shrinks back on her throne; lilies and a dove between them, a haloed figure at each "
    "side.",
    "es": "Sobre oro y bajo arcos apuntados, un ángel arrodillado habla a una mujer de manto "
    "azul que se encoge en su trono; entre ambos, lirios y una paloma; a los lados, dos "
    "nimbados.",
}
W, H = SIZE
PANELS = ((58, 248, 300), (266, 934, 120), (952, 1142, 300))


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".05 .06", 0.5, 0.14, seed=4)):
        _gold_ground(plate)
        _floor(plate)
        _throne(plate)
        robes.saints(plate)
        robes.wings(plate)
        robes.angel(plate)
        _lilies(plate)
        robes.virgin(plate)
        _dove(plate)
        _frame(plate)
    plate.add(craquelure(W, H, seed=6, size=13, strength=0.06).svg())


def _gold_ground(plate: Plate) -> None:
    plate.add(rect(0, 0, W, H, "#3a2412"))
    leaf(plate, f"M0 0H{W}V{H}H0z")
    dice = Dice(3)
    for x in range(60, W - 40, 60):
        plate.add(stroke(f"M{x} 60V900", "#b58a30", 0.8, opacity=0.35))
    for y in range(120, 900, 60):
        plate.add(stroke(f"M50 {y}H1150", "#b58a30", 0.8, opacity=0.35))
    specks = "".join(
        f"M{dice.uniform(40, 1160):.0f} {dice.uniform(60, 880):.0f}h0" for _ in range(800)
    )
    plate.add(stroke(specks, "#8a5a1c", 1.6, stroke_linecap="round", opacity=0.5))
    worn = "".join(
        f"M{dice.uniform(40, 1160):.0f} {dice.uniform(60, 880):.0f}l{dice.uniform(-9, 9):.0f} "
        f"{dice.uniform(-4, 4):.0f}"
        for _ in range(160)
    )
    plate.add(stroke(worn, "#7d3420", 1.4, opacity=0.4))


def _floor(plate: Plate) -> None:
    """Veined marble, variegated as in the picture."""
    plate.add(rect(0, 862, W, 110, plate.linear([(0, "#a5805c"), (1, "#6e4a35")])))
    noise, dice = Noise(8), Dice(8)
    tones = ["#c9a684", "#7c4f3c", "#d8bfa0", "#57362c", "#8c8a6a"]
    with plate.group(filter=rough(plate, ".03", 16, 5)):
        for i in range(130):
            x, y = dice.uniform(-20, 1200), 866 + 100 * dice.random() ** 1.3
            vein = [
                (x + k * 16, y + 9 * noise.fbm(i * 0.7 + k * 0.4, y * 0.05, 3)) for k in range(6)
            ]
            plate.add(stroke(curve(vein), dice.choice(tones), dice.uniform(2, 8), opacity=0.6))
    plate.add(stroke("M0 862H1200", "#4a2c1e", 3))


def _throne(plate: Plate) -> None:
    plate.add(
        polygon(
            [(742, 470), (906, 450), (916, 872), (744, 872)],
            "#6b3a24",
            stroke="#2c170d",
            stroke_width=3,
        )
    )
    cloth = pts("752,480 826,470 898,462 902,560 906,760 906,868 752,868 750,680")
    plate.add(path(line(cloth), plate.linear([(0, "#b5512f"), (1, "#7a2c1c")])))
    for row in range(15):
        for column in range(7):
            x, y = 762 + column * 22 + (row % 2) * 11, 486 + row * 26
            plate.add(path(f"M{x} {y}l7 8l-7 8l-7 -8z", "#e0ae4c"), circle(x, y + 8, 2, "#5a1f14"))
    for x in (742, 912):
        plate.add(rect(x - 8, 440, 16, 436, "#c28f3c", stroke="#4a2c12", stroke_width=2))
        plate.add(circle(x, 432, 13, "#e0b04c", stroke="#4a2c12", stroke_width=2))
        for y in range(460, 870, 26):
            plate.add(rect(x - 5, y, 10, 14, "#5a3420"), rect(x - 3, y + 3, 6, 8, "#e0c27a"))
    plate.add(
        polygon(
            [(690, 800), (916, 792), (924, 880), (676, 880)],
            "#a5713c",
            stroke="#3c2210",
            stroke_width=3,
        )
    )
    for k in range(14):
        plate.add(
            rect(
                690 + 17 * k,
                822,
                9,
                36,
                ("#efe0bd", "#5a2c1c", "#2f4a5c")[k % 3],
                stroke="#3c2210",
                stroke_width=1,
            )
        )


def _lilies(plate: Plate) -> None:
    plate.add(ellipse(606, 874, 44, 8, "#3c2210", opacity=0.5))
    for stem, blooms in (
        ("M604 720C600 660 588 600 572 540", pts("570,530 556,566 592,580")),
        ("M606 720C608 650 612 590 610 500", pts("610,490 592,528 628,540")),
        ("M610 720C618 660 634 610 652 566", pts("654,556 636,596 670,604")),
    ):
        plate.add(stroke(stem, "#3f5a2c", 4), stroke(stem, "#6d8a48", 1.4))
        for x, y in blooms:
            for a in (-2.5, -2.0, -1.57, -1.1, -0.6):
                tip = (x + 23 * math.cos(a), y + 23 * math.sin(a))
                side = (
                    (x + 13 * math.cos(a - 0.35), y + 13 * math.sin(a - 0.35)),
                    (x + 13 * math.cos(a + 0.35), y + 13 * math.sin(a + 0.35)),
                )
                plate.add(
                    path(
                        curve([(x, y), side[0], tip, side[1]], True),
                        "#fbf5e4",
                        stroke="#8a7a52",
                        stroke_width=1.2,
                    )
                )
            plate.add(circle(x, y - 9, 2.4, "#d9952c"), circle(x + 4, y - 12, 2, "#d9952c"))
    dice = Dice(14)
    for _ in range(26):
        x, y = dice.uniform(584, 636), dice.uniform(600, 720)
        plate.add(
            path(
                f"M{x:.0f} {y:.0f}q{dice.uniform(-26, 26):.0f} -8 {dice.uniform(-30, 30):.0f} "
                "-26q-4 18 -2 26z",
                dice.choice(["#4c6b32", "#6d8a48", "#3f5a2c"]),
            )
        )
    vase = (
        "M588 716C584 736 566 752 562 788C560 826 578 852 590 868H624"
        "C636 852 652 826 650 788C646 752 628 736 624 716Z"
    )
    leaf(plate, vase, "#c98f30", 1.4)
    plate.add(
        stroke(vase, "#5a3414", 2.4),
        stroke("M570 770H642M566 800H646", "#5a3414", 2),
        ellipse(606, 716, 19, 5, "#5a3414"),
    )
    for s in (-1, 1):
        plate.add(
            stroke(
                f"M{606 + s * 19} 724C{606 + s * 50} 728 {606 + s * 56} 764 {606 + s * 42} 784",
                "#b5802c",
                5,
            )
        )


def _dove(plate: Plate) -> None:
    leaf(plate, "M600 214m-84 0a84 62 0 1 0 168 0a84 62 0 1 0 -168 0", "#b97a30", 0.8)
    for i in range(10):
        a = 6.2832 * i / 10
        x, y = 600 + 70 * math.cos(a), 214 + 48 * math.sin(a)
        for s in (-1, 1):
            plate.add(
                path(
                    f"M{x:.0f} {y:.0f}q{s * 12} -14 {s * 22} -4q{s * -6} 12 {s * -20} 10z",
                    ("#8a3a24", "#31486b")[i % 2],
                    stroke="#3c1c10",
                    stroke_width=1,
                )
            )
        plate.add(
            circle(x, y, 9.5, "#e2b48a", stroke="#5a2f1c", stroke_width=1.6),
            path(f"M{x - 9:.0f} {y - 2:.0f}a9.5 9.5 0 0 1 18 0q-9 -6 -18 0z", "#a5702e"),
        )
        plate.add(
            circle(x - 3, y, 1.1, "#3c1c10"),
            circle(x + 3, y, 1.1, "#3c1c10"),
            stroke(f"M{x - 2:.0f} {y + 4:.0f}h4", "#a5382a", 1.2),
        )
    plate.add(
        path(
            "M600 196C614 200 622 214 616 228C612 240 602 244 596 254L588 250C586 240 584 232 "
            "588 220C580 224 566 222 556 214C570 212 582 204 590 198C594 192 598 192 600 196Z",
            "#fbf5e6",
            stroke="#7a6a48",
            stroke_width=1.4,
        )
    )
    plate.add(
        path(
            "M604 214C622 204 640 206 652 214C638 222 624 230 610 230Z",
            "#f3ead2",
            stroke="#7a6a48",
            stroke_width=1.2,
        )
    )
    words = "".join(f"M{466 + 9 * k} {548 - 0.9 * k:.1f}h0" for k in range(30))
    plate.add(stroke(words, "#8a5a1c", 4, stroke_linecap="round", opacity=0.6))
    for k in range(7):
        plate.add(
            stroke(f"M{606 + 4 * k} 262L{640 + 18 * k} {420 + 6 * k}", "#f6dc8c", 1.3, opacity=0.7)
        )


def _arch(x0: float, x1: float, top: float) -> str:
    """Path data of a pointed opening from the floor up and down again."""
    spring = top + (x1 - x0) * 0.36
    knee = top + (spring - top) * 0.3
    left, right = (
        f"Q{x0 + 4:.0f} {knee:.0f} {(x0 + x1) / 2:.0f} {top - 30:.0f}",
        f"Q{x1 - 4:.0f} {knee:.0f} ",
    )
    return f"M{x0:.0f} 876V{spring:.0f}{left}{right}{x1:.0f} {spring:.0f}V876"


def _frame(plate: Plate) -> None:
    """Gilt moldings, pointed arches with cusps, twisted shafts, pinnacles and crockets."""
    wood = f"M0 0H{W}V{H}H0z"
    holes = ""
    for panel in PANELS:
        holes += _arch(*panel) + "z"
    mask = plate.mask(rect(0, 0, W, H, "#ffffff") + path(holes, "#000000"))
    with plate.group(mask=mask):
        leaf(plate, wood, "#b58528", 0.5)
        plate.add(
            path(
                "M-10 -10H1210V300L1150 250L1048 176L950 250L930 230L600 -30L270 230L250 250L152 "
                "176L50 250L-10 300Z",
                "#2a1a12",
            )
        )
        for apex, y, half, low in (
            (152, 150, 108, 290),
            (600, -60, 356, 250),
            (1048, 150, 108, 290),
        ):
            gable = f"M{apex - half} {low}L{apex} {y}L{apex + half} {low}"
            plate.add(
                stroke(gable, "#7a4f18", 26),
                stroke(gable, "#dcae48", 20),
                stroke(gable, "#f3d98c", 4),
            )
            for k in range(1, 9):
                for s in (-1, 1):
                    t = k / 9
                    cx, cy = apex + s * half * (1 - t), low + (y - low) * (1 - (1 - t))
                    plate.add(
                        path(
                            f"M{cx:.0f} {cy:.0f}q{s * 18} -6 {s * 16} -24q{s * -4} 8 {s * -14} "
                            f"8q{s * -4} 8 {s * -2} 16z",
                            "#e0b450",
                            stroke="#7a4f18",
                            stroke_width=1.4,
                        )
                    )
        for x in (28, 256, 944, 1172):
            for k in range(42):
                y = 260 + k * 15
                plate.add(
                    path(f"M{x - 8} {y}l16 9v8l-16 -9z", ("#f3d98c", "#8a5a1c", "#d9a93c")[k % 3])
                )
            plate.add(
                path(
                    f"M{x - 12} 262L{x} 140L{x + 12} 262z",
                    "#dcae48",
                    stroke="#7a4f18",
                    stroke_width=2,
                ),
                circle(x, 136, 7, "#f3d98c", stroke="#7a4f18", stroke_width=1.6),
            )
        plate.add(
            rect(0, 876, W, 26, "#dcae48", stroke="#7a4f18", stroke_width=2),
            rect(0, 908, W, 64, "#8c2f22"),
            rect(0, 972, W, 44, "#c9962f", stroke="#7a4f18", stroke_width=2),
        )
        for i in range(46):
            x = 18 + i * 26
            plate.add(
                path(
                    f"M{x} 924l10 16l-10 16l-10 -16z", "#e8c470", stroke="#5a1f14", stroke_width=1.4
                ),
                circle(x + 13, 940, 3, "#f3e0a8"),
            )
            plate.add(
                path(f"M{x - 8} 1004q8 -40 16 0z", "#e8c470", stroke="#7a4f18", stroke_width=1.2)
            )
    for panel in PANELS:
        arch = _arch(*panel)
        plate.add(stroke(arch, "#5a3414", 9), stroke(arch, "#efc868", 5))
    # The three small arches within the middle panel, and their cusps.
    for x0, x1 in ((266, 488), (488, 712), (712, 934)):
        m = (x0 + x1) / 2
        top = 236 if m != 600 else 128
        low = 360 if m != 600 else 300
        arc = f"M{x0} {low}Q{x0 + 6} {top + 50} {m} {top}Q{x1 - 6} {top + 50} {x1} {low}"
        plate.add(stroke(arc, "#5a3414", 8), stroke(arc, "#efc868", 4.4))
        for s in (-1, 1):
            plate.add(
                stroke(
                    f"M{m + s * 88} {low - 30}q{-s * 26} 14 {-s * 30} -16q{-s * 22} 8 "
                    f"{-s * 26} -22",
                    "#d9a93c",
                    4,
                )
            )
    for x in (488, 712):
        plate.add(
            polygon(
                [(x - 10, 356), (x + 10, 356), (x + 6, 390), (x, 404), (x - 6, 390)],
                "#dcae48",
                stroke="#5a3414",
                stroke_width=2,
            )
        )
