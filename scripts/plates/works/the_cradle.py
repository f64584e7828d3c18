"""The Cradle (Morisot, 1872): a mother watches her sleeping child.

Upright; left the mother in a dark blue dress with lace at the neck, head on her hand, eyes lowered
to the right; right and below the cradle under a tent of white gauze that falls from the upper
right, laid on in a few loose strokes; through it the child asleep on its pillow, an arm beside its
head. A pale curtain behind, a pink hem. Whites, blues, greys; sketchy edges.
"""

import math

import numpy as np

from ..brushwork import Canvas
from ..core import Dice, Noise, Plate
from ..drapery import pts
from ..figures import Hand, hand
from ..heads import Head
from ..people.modernity import Pass, Sketch
from ..sculpt import (
    Array,
    Light,
    Part,
    Placing,
    carve,
    chain,
    egg,
    flat,
    join,
    limb,
    rgb,
    see,
    swell,
    turn,
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
    sketch.limb(pts("120,640 90,800 200,812 286,660"), [120, 120, 104, 74], blue)
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

    neck = limb((352, 400, -30), (360, 500, -40), 46, 52)
    held = hand(Hand.RELAXED, Placing((300, 552, 60), 168, turn(16, -10, 6)))
    parts = [
        *MOTHER.parts(),
        Part(place.shape(swell(hair, waves)), place.paint(_hair), 0.12),
        Part(neck, flat(SKIN), 0.04),
        Part(join([held, limb((284, 670, 30), (300, 556, 58), 34, 26)], 10), flat(SKIN), 0.04),
    ]
    sketch.lay(see(plate, parts, (170, 170, 540, 680), (-150, 190), LIGHT, 0.8))


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
    arm = chain([(742, 850, 10), (800, 800, 30), (792, 734, 40)], [26, 22, 16], 12)
    fist = hand(Hand.FIST, Placing((794, 738, 44), 50, turn(0, 0, -6)))
    parts = [
        *CHILD.parts(),
        Part(place.shape(fair), flat("#c9a67c"), 0.05),
        Part(join([arm, fist], 8), flat("#f4d3ba"), 0.03),
    ]
    sketch.lay(see(plate, parts, (600, 640, 860, 880), (-100, 120), LIGHT, 0.9))


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
        if 600 < x < 850 and 640 < y < 860 and dice.random() < 0.85:
            continue
        way = math.pi - math.atan2(1.0, 0.55 - 0.75 * u) + dice.gauss(0, 0.16)
        tone = dice.choice(["#ffffff", "#f4f6f8", "#dfe5ea", "#fbf6ee"])
        size = dice.uniform(60, 190)
        width, thin = dice.uniform(7, 18), dice.uniform(0.25, 0.6)
        canvas.touch(x, y, size, width, way, rgb(tone), thin, dice.randrange(16), 1.3)
