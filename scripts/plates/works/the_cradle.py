"""The Cradle (Morisot, 1872): a mother watches her sleeping child.

Upright; left the mother in a dark blue dress with lace at the neck, head on her hand, eyes lowered
to the right; right and below the cradle under a tent of white gauze that falls from the upper
right, laid on in a few loose strokes; through it the child asleep on its pillow, an arm beside its
head. A pale curtain behind, a pink hem. Whites, blues, greys; sketchy edges.
"""

import math
from collections.abc import Sequence

import numpy as np

from ..brushwork import Canvas
from ..core import Dice, Noise, Plate, Point
from ..drapery import pts
from ..heads import Head
from ..people.modernity import Pass, Sketch
from ..sculpt import (
    Array,
    Light,
    Part,
    Shape,
    carve,
    chain,
    egg,
    flat,
    join,
    limb,
    rgb,
    see,
    swell,
)

SIZE = (986, 1200)
ALT = {
    "en": "A young mother in a dark dress leans her head on her hand and looks down at a baby "
    "asleep in a small bed under a veil of loose white brushstrokes.",
    "es": "Una madre joven de vestido oscuro apoya la cabeza en la mano y mira a un bebé dormido "
    "en una camita, bajo un velo de pinceladas blancas y sueltas.",
}
NOISE = Noise(12)
LIGHT = Light((0.25, -0.55, 0.85), "#fff8ec", "#7d7684", 1.0, 0.4, 90, 6, 0.25, 0.7)
SKIN = "#f1cfae"
MOTHER = Head(
    (372, 330, 0),
    112,
    yaw=42,
    pitch=20,
    roll=-6,
    lids=0.16,
    skin=SKIN,
    blush="#e39c80",
    lips="#c26a5c",
    brow="#3a261a",
    nose=0.85,
    jaw=0.8,
    face=0.96,
    ridge=0.45,
)
CHILD = Head(
    (700, 742, 0),
    66,
    yaw=-24,
    pitch=6,
    roll=-62,
    lids=0.0,
    skin="#f4d3ba",
    blush="#ec9f8c",
    lips="#cf7468",
    brow="#a5825f",
    brow_strength=0.2,
    nose=0.6,
    jaw=0.7,
    face=1.1,
    ridge=0.4,
)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    sketch = Sketch(*SIZE, "#8f99a4")
    _room(sketch)
    _dress(sketch)
    _mother(plate, sketch)
    _cradle(sketch)
    _child(plate, sketch)
    _veil(sketch)
    passes = [
        Pass(1500, (60, 150), 0.25, 0.028, 0.85),
        Pass(4200, (20, 56), 0.26, 0.028, 0.85, keen=True, load=1.2),
        Pass(8000, (7, 20), 0.3, 0.016, 0.9, keen=True),
    ]
    canvas = sketch.paint(plate, _flow, passes, 4, 0.28)
    _gauze(canvas)
    plate.add(canvas.picture(0.62, 0.05).svg())


def _flow(x: float, y: float) -> float:
    if y > 560 - (x - 430) * 0.9:
        return 1.05 + 0.5 * NOISE.at(x * 0.004, y * 0.004)
    return 1.4 + 0.7 * NOISE.at(x * 0.004, y * 0.003)


def _room(sketch: Sketch) -> None:
    sketch.down(["#77838f", "#8d98a3", "#7b8690", "#66707c"], 0, 1200)
    sketch.glow(90, 240, 220, 420, "#dfe4e4", 0.9)
    for k in range(9):
        x = 10 + k * 26
        tone = "#f4f5ef" if k % 2 else "#aeb9c2"
        sketch.line([(x, -10), (x + 14, 260), (x - 8, 620)], 16, tone, 0.7, 5)
    sketch.glow(560, 120, 220, 260, "#5a6570", 0.8)
    sketch.glow(760, 300, 160, 260, "#6b7782", 0.6)


def _dress(sketch: Sketch) -> None:
    """Dark blue with pale pin stripes; lace at the neck and the cuffs."""
    blue = ["#0f141f", "#1f2a3d", "#3a4b66", "#6b7f9a"]
    body = pts(
        "180,560 240,486 330,470 430,490 500,560 530,680 520,800 560,960 620,1210 -20,1210 -20,860 "
        "40,700 110,610"
    )
    sketch.form(body, blue, 80)
    for k in range(13):
        x = 110 + k * 34
        sketch.line(
            [(x + 40, 560 + abs(k - 7) * 10), (x - 10, 820), (x - 40, 1200)], 4, "#8797ad", 0.4, 1
        )
    _sleeve(sketch, pts("186,590 126,660 108,746 150,846 206,872"), [64, 110, 126, 118, 92], blue)
    _sleeve(sketch, pts("196,872 236,800 268,740 284,690"), [96, 104, 88, 68], blue)
    for fold in ("120,820 170,800 206,826", "130,770 176,770 200,800", "206,846 250,820 282,790"):
        sketch.line(pts(fold), 13, "#0f141f", 0.6, 4, 0.1)
        sketch.line([(x + 2, y - 13) for x, y in pts(fold)], 9, "#7d90ab", 0.5, 3.5, 0.1)
    sketch.limb(pts("470,570 560,720 640,800"), [110, 96, 66], blue)
    sketch.form(
        pts("300,474 350,452 420,462 440,500 404,560 372,600 336,560"),
        ["#b98e6e", "#e4bd98", "#f6dcc0"],
        40,
    )
    for side in (pts("296,470 320,540 372,616"), pts("444,492 420,548 374,616")):
        for k in range(2):
            sketch.line(
                [(x + (k * 10 - 4), y) for x, y in side], 16, ("#c3ccd6", "#fbfbf6")[k], 0.9, 2
            )
    sketch.line(pts("330,470 352,520 372,560"), 9, "#10131c", 0.8, 1.5)
    sketch.line(pts("248,684 282,664 318,674"), 26, "#f4f5f2", 0.95, 2.5, 0.8)
    sketch.line(pts("622,778 650,800 644,826"), 26, "#f4f5f2", 0.95, 2.5, 0.8)


def _hair(p: Array, _n: Array) -> Array:
    wave = 0.5 + 0.5 * np.sin(p[:, 1] * 30 + 10 * np.sin(p[:, 0] * 3 + p[:, 2] * 2))
    out: Array = rgb("#2a1a12") + wave[:, None] * (rgb("#70492c") - rgb("#2a1a12"))
    return out


def _mother(plate: Plate, sketch: Sketch) -> None:
    place = MOTHER.placing
    hair = carve(
        join(
            [
                egg((0, 0.40, -0.26), (0.80, 0.74, 0.88)),
                egg((0, 0.72, -0.66), (0.52, 0.46, 0.5)),
                egg((-0.4, 0.0, -0.4), (0.4, 0.5, 0.5)),
            ],
            0.2,
        ),
        egg((0.02, -0.16, 0.78), (0.62, 0.80, 0.72)),
        0.08,
    )

    def waves(p: Array) -> Array:
        out: Array = 0.03 * np.sin(p[:, 1] * 16 + 5 * p[:, 0])
        return out

    neck = limb((352, 400, -30), (358, 468, -46), 44, 44)
    held = join(
        [*_fingers(), chain([(280, 690, 34), (290, 620, 44), (304, 562, 54)], [31, 28, 27], 14)], 7
    )
    parts = [
        *MOTHER.parts(),
        Part(place.shape(swell(hair, waves)), place.paint(_hair), 0.12),
        Part(neck, flat(SKIN), 0.04),
        Part(held, flat(SKIN), 0.04),
    ]
    sketch.lay(see(plate, parts, (170, 170, 540, 680), (-150, 190), LIGHT, 0.8))


def _fingers() -> list[Shape]:
    """The hand at her cheek: knuckles against the jaw, fingers curled, thumb under the chin."""
    palm = chain([(304, 566, 54), (318, 520, 62), (324, 486, 62)], [29, 36, 33], 16)
    tips = (
        [(308, 482, 70), (296, 444, 78), (306, 418, 74)],
        [(324, 474, 76), (314, 432, 88), (324, 404, 82)],
        [(340, 476, 80), (336, 434, 94), (346, 410, 88)],
        [(352, 486, 82), (354, 452, 94), (362, 432, 90)],
    )
    thumb = chain([(318, 536, 78), (354, 506, 92), (376, 478, 92)], [18, 15, 11], 8)
    return [palm, thumb, *(chain(list(joints), [14, 13, 10], 5) for joints in tips)]


def _sleeve(
    sketch: Sketch, spine: Sequence[Point], widths: Sequence[float], tones: Sequence[str]
) -> None:
    """A limb of cloth whose far end is round."""
    (x, y), r = spine[-1], widths[-1] / 2
    turns = [math.pi * k / 5 for k in range(10)]
    sketch.form([(x + r * math.cos(a), y + r * math.sin(a)) for a in turns], tones, r)
    sketch.limb(spine, widths, tones)


def _cradle(sketch: Sketch) -> None:
    """Wicker and lace: pillow, blanket, pink hem."""
    sketch.form(
        pts("520,760 640,640 800,600 960,640 1010,760 1010,1210 560,1210 480,1000"),
        ["#8d98a8", "#c3cbd4", "#eef0ee", "#fdfdf8"],
        90,
    )
    sketch.form(
        pts("590,740 660,660 780,650 850,720 830,810 720,850 610,820"),
        ["#aab3c0", "#dfe3e6", "#fffefa"],
        50,
    )
    sketch.form(
        pts("600,860 700,820 830,830 920,900 900,1020 760,1060 620,1000"),
        ["#9aa7b8", "#d3dae0", "#fbfbf8"],
        60,
    )
    sketch.line(pts("470,1010 600,1130 780,1170 1000,1150"), 40, "#e9b7ae", 0.9, 6, 0.8)
    sketch.line(pts("500,1060 620,1160 800,1196"), 12, "#f8ded4", 0.8, 3)


def _child(plate: Plate, sketch: Sketch) -> None:
    place = CHILD.placing
    down = egg((0, 0.42, -0.2), (0.76, 0.68, 0.86))
    fair = carve(down, egg((0, -0.3, 0.7), (0.7, 0.82, 0.66)), 0.1)
    arm = chain(
        [(760, 842, 0), (822, 806, 20), (812, 742, 30), (794, 702, 34)], [27, 25, 21, 15], 14
    )
    knuckles = [(779.0, 669.0), (787.0, 661.0), (797.0, 661.0), (804.0, 669.0)]
    fingers = [chain([(x, y, 44), (x, y + 9, 60)], [7.5, 7], 3) for x, y in knuckles]
    fist = join([chain([(794, 700, 36), (791, 680, 40)], [16, 19], 8), *fingers], 5)
    parts = [
        *CHILD.parts(),
        Part(place.shape(fair), flat("#c9a67c"), 0.05),
        Part(join([arm, fist], 8), flat("#f4d3ba"), 0.03),
    ]
    sketch.lay(see(plate, parts, (600, 620, 880, 920), (-100, 120), LIGHT, 0.9))
    gown = pts("664,868 700,826 760,808 806,786 842,800 846,832 806,872 730,910 680,912")
    sketch.form(gown, ["#a3adbb", "#dfe4e8", "#ffffff"], 26)
    sketch.line(pts("800,784 826,800 846,826"), 8, "#b3bcc8", 0.8, 2)


VEIL = pts(
    "760,-20 700,120 620,300 540,480 470,640 430,800 440,960 520,1120 640,1210 1010,1210 1010,-20"
)


def _veil(sketch: Sketch) -> None:
    """The tent of gauze: thin over the child, thick along its folds."""
    sketch.fill(VEIL, "#eef1f2", 0.42, 8)
    sketch.glow(870, 300, 160, 330, "#f7f8f6", 0.55)
    sketch.glow(480, 900, 90, 230, "#f4f5f4", 0.6)
    folds = (
        "770,-20 700,160 600,400 500,620 450,820 470,1000",
        "810,-20 760,200 700,420 620,600 540,700",
        "860,-20 840,200 830,400 800,560",
        "910,-20 920,220 940,460 930,640",
        "960,-20 980,300 990,700 960,960",
        "470,700 450,860 500,1060 600,1190",
    )
    for k, text in enumerate(folds):
        line = pts(text)
        sketch.line(line, 26, "#fdfdfa", 0.8, 7)
        sketch.line([(x + 18, y) for x, y in line], 16, "#a9b4c2", 0.55, 7)
        sketch.line([(x - 10 - k, y + 6) for x, y in line], 8, "#ffffff", 0.8, 3)


def _gauze(canvas: Canvas) -> None:
    """A few white strokes make the veil, a few more the lace."""
    dice = Dice(21)
    for _ in range(320):
        t, u = dice.random(), dice.random()
        x = 760 - 330 * t**0.8 + u * (250 + 300 * t)
        y = -10 + 1200 * t
        if 600 < x < 860 and 630 < y < 870 and dice.random() < 0.85:
            continue
        way = math.pi - math.atan2(1.0, 0.55 - 0.75 * u) + dice.gauss(0, 0.16)
        tone = dice.choice(["#ffffff", "#f4f6f8", "#dfe5ea", "#fbf6ee"])
        size = dice.uniform(60, 190)
        width, thin = dice.uniform(7, 18), dice.uniform(0.25, 0.6)
        canvas.touch(x, y, size, width, way, rgb(tone), thin, dice.randrange(16), 1.3)
