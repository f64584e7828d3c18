"""Bal du moulin de la Galette (Renoir, 1876): a Sunday dance under the trees.

Wide and crowded. Front: on a green bench that runs in from the left a girl in a striped blue and
pink dress, another who bends over her shoulder; right of them a table with glasses and young men in
straw hats, one from behind. Left, behind, a couple dances, she in pink. The crowd of boaters,
toppers and bonnets dissolves under foliage with white globe lamps. Blue and violet shadows, no
black outline; spots of sun, pink and yellow, on ground, backs and hats.
"""

import math

from ..core import Dice, Noise, Plate
from ..drapery import pts
from ..people.modernity import Pass, Sketch
from ..sculpt import Vec

SIZE = (1200, 898)
ALT = {
    "en": "A crowd dances and drinks outdoors under trees and white globe lamps; spots of sunlight "
    "fleck dresses and straw hats; in front a girl in stripes on a bench.",
    "es": "Una multitud gira en parejas y bebe al aire libre bajo árboles y globos blancos; "
    "manchas de sol salpican vestidos y canotieres; delante, una chica a rayas en un banco.",
}
NOISE = Noise(27)
LIGHT: Vec = (-0.2, -0.75, 0.6)
SKIN = ["#8a5a56", "#c98f7c", "#eebfa2", "#fbdfc6"]
NAVY = ["#141a34", "#26305a", "#454f80", "#7d86b0"]
FACES = ((498, 388, 62), (618, 344, 52), (960, 410, 40), (1110, 520, 60))
STRAW = ["#a88648", "#dcbc74", "#f6e3a8"]
COATS = (
    NAVY,
    ["#1d2038", "#363a5c", "#5d6288", "#9096b4"],
    ["#3a2c40", "#5d4a62", "#8a7690", "#b8a8bc"],
    ["#20343c", "#3a5660", "#66848c", "#9ab4b8"],
)
GOWNS = (
    ["#8a6a86", "#c490a8", "#efbccb", "#fbe0e4"],
    ["#5a6ea0", "#8ea2cc", "#c0cfe8", "#eaf0f8"],
    ["#8a8aa6", "#c4c4d4", "#ecebf0", "#fdfcf8"],
    ["#3a4a86", "#5d70b0", "#90a0d4", "#c4cfec"],
)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    sketch = Sketch(*SIZE, "#7d86a4")
    _garden(sketch)
    _crowd(sketch)
    _dancers(sketch)
    _table(sketch)
    _bench(sketch)
    _girls(sketch)
    _sun_spots(sketch)
    passes = [
        Pass(1600, (40, 110), 0.34, 0.04, 0.8),
        Pass(6500, (14, 38), 0.36, 0.04, 0.8, keen=True, jitter=0.4),
        Pass(11000, (6, 17), 0.38, 0.026, 0.88, keen=True, jitter=0.3),
    ]
    plate.add(sketch.paint(plate, _flow, passes, 4, 0.26).picture(0.44, 0.0).svg())


def _flow(x: float, y: float) -> float:
    return 0.7 + 1.8 * NOISE.at(x * 0.006, y * 0.006)


def _garden(sketch: Sketch) -> None:
    sketch.down(["#3f6660", "#5d8474", "#6f8e8c", "#8a94ae", "#a59cb8", "#9a90b0"], 0, 898)
    dice = Dice(3)
    for _ in range(260):
        x, y = dice.uniform(-20, 1220), dice.uniform(-20, 250)
        tone = dice.choice(["#2f5450", "#4a7a62", "#7da676", "#5f7fa0", "#a8c490", "#3a5a74"])
        sketch.glow(x, y, dice.uniform(24, 70), dice.uniform(16, 40), tone, 0.5)
    sketch.fill(pts("360,150 820,140 1200,160 1200,300 360,300"), "#8ea0a8", 0.55, 14)
    for x in (420, 560, 690, 850, 980, 1110):
        sketch.line([(x, 130), (x + 4, 330)], 9, "#d8dcd8", 0.7, 2)
    sketch.line([(360, 176), (1200, 166)], 7, "#dfe2da", 0.7, 2)
    for x, y, wide in ((150, -10, 42), (1040, -10, 36)):
        sketch.shade(
            [(x, y), (x + wide, y), (x + wide * 0.8, 420), (x + 4, 420)],
            ["#4a4a62", "#7d7a8c"],
            (x, 0),
            (x + wide, 0),
            0.9,
            3,
        )
    for x, y, r in (
        (300, 92, 21),
        (356, 118, 19),
        (470, 78, 23),
        (530, 112, 19),
        (640, 70, 23),
        (702, 106, 19),
        (820, 84, 22),
        (886, 116, 18),
        (980, 80, 20),
    ):
        sketch.line([(x, -10), (x, y)], 3, "#5d6a74", 0.7, 1)
        globe = [(x + r * math.cos(k * 0.8), y + r * math.sin(k * 0.8)) for k in range(8)]
        sketch.form(globe, ["#9aa6b4", "#dfe3e2", "#fffdf2"], r * 0.8, LIGHT)


def _bust(sketch: Sketch, x: float, y: float, r: float, dice: Dice) -> None:
    """One of the crowd: shoulders, a blurred face, hat or hair."""
    woman = dice.random() < 0.45
    coat = dice.choice(GOWNS) if woman else dice.choice(COATS)
    body = [(-1.7, 4.6), (-1.5, 1.6), (-0.6, 0.85), (0.6, 0.85), (1.5, 1.7), (1.7, 4.6)]
    sketch.form([(x + u * r, y + v * r) for u, v in body], list(coat), r, LIGHT)
    if not woman:
        sketch.fill(
            [(x - r * 0.3, y + r), (x + r * 0.3, y + r), (x, y + r * 1.9)], "#eceaf0", 0.9, 1
        )
    hair = dice.choice(["#3a2a3c", "#6d4638", "#8a5c3c", "#4a3440"])
    look, tilt = (dice.uniform(-0.6, 0.6), dice.uniform(-0.2, 0.4)), dice.gauss(0, 10)
    sketch.face(x, y, r, SKIN, hair, look, tilt, LIGHT)
    kind = dice.random()
    if not woman and kind < 0.6:
        _boater(sketch, x, y - r * 0.75, r)
    elif not woman:
        top = [
            (x - r * 0.75, y - r * 0.6),
            (x - r * 0.7, y - r * 1.9),
            (x + r * 0.7, y - r * 1.9),
            (x + r * 0.75, y - r * 0.6),
        ]
        sketch.form(top, NAVY, r * 0.6, LIGHT)
        sketch.line(
            [(x - r * 1.2, y - r * 0.6), (x + r * 1.2, y - r * 0.64)], r * 0.26, "#222a4c", 1
        )
    elif kind < 0.6:
        tone = dice.choice(["#c4485a", "#3a4a86", "#e8d8e0", "#d8a04a"])
        sketch.form(
            [
                (x - r * 0.8, y - r * 0.7),
                (x, y - r * 1.4),
                (x + r * 0.8, y - r * 0.7),
                (x, y - r * 0.6),
            ],
            [tone, tone, "#f8ecec"],
            r * 0.4,
            LIGHT,
        )


def _boater(sketch: Sketch, x: float, y: float, r: float) -> None:
    sketch.form(
        [
            (x - r * 0.72, y),
            (x - r * 0.68, y - r * 0.7),
            (x + r * 0.68, y - r * 0.7),
            (x + r * 0.72, y),
        ],
        STRAW,
        r * 0.5,
        LIGHT,
    )
    sketch.line(
        [(x - r * 0.7, y - r * 0.12), (x + r * 0.7, y - r * 0.12)],
        r * 0.26,
        "#26305a",
        0.95,
        0.8,
        0.9,
    )
    brim = [
        (x - r * 1.3, y + r * 0.1),
        (x, y - r * 0.12),
        (x + r * 1.3, y + r * 0.06),
        (x, y + r * 0.3),
    ]
    sketch.form(brim, STRAW, r * 0.3, LIGHT)


def _crowd(sketch: Sketch) -> None:
    dice = Dice(12)
    for row in range(6):
        r = 9.0 + row * 3.4
        y = 262 + row * 36
        x = dice.uniform(0, 40)
        while x < 1210:
            open_floor = x < 440 and row > 2
            if not open_floor or dice.random() < 0.25:
                _bust(sketch, x, y + dice.gauss(0, 7), r, dice)
            x += r * dice.uniform(2.3, 3.6)
    sketch.shade(
        pts("-10,470 200,440 440,450 520,560 420,898 -10,898"),
        ["#a9a0c4", "#b8a8c4", "#8f88b4"],
        (200, 440),
        (200, 898),
        0.75,
        30,
    )


def _pair(
    sketch: Sketch, x: float, y: float, h: float, gown: list[str], coat: list[str], flip: int
) -> None:
    """A dancing couple, feet at (x, y)."""

    def at(u: float, v: float) -> tuple[float, float]:
        return x + flip * u * h / 100, y + v * h / 100

    sketch.glow(x, y, h * 0.34, h * 0.06, "#5d5a8c", 0.7)
    for u in (14, 24):
        sketch.limb([at(u, -45), at(u + 2, 0)], [h * 0.12, h * 0.07], coat, LIGHT)
    sketch.form(
        [at(8, -80), at(26, -82), at(32, -60), at(30, -38), at(8, -38)], coat, h * 0.09, LIGHT
    )
    skirt = [at(-8, -50), at(6, -50), at(14, -24), at(20, 0), at(-28, 0), at(-18, -24)]
    sketch.form(skirt, gown, h * 0.14, LIGHT)
    for k in range(5):
        sketch.line([at(-4 + k * 2, -46), at(-18 + k * 8, -2)], h * 0.02, gown[1], 0.6, 1.5)
    sketch.form([at(-10, -80), at(4, -82), at(6, -50), at(-8, -50)], gown, h * 0.08, LIGHT)
    sketch.limb([at(20, -78), at(6, -66), at(-8, -62)], [h * 0.08, h * 0.07, h * 0.05], coat, LIGHT)
    sketch.limb(
        [at(-6, -78), at(-20, -72), at(-30, -78)], [h * 0.07, h * 0.055, h * 0.04], gown, LIGHT
    )
    sketch.limb(
        [at(26, -78), at(4, -84), at(-30, -79)], [h * 0.07, h * 0.05, h * 0.04], coat, LIGHT
    )
    r = h * 0.068
    sketch.profile(*at(15, -90), r, SKIN, "#4a3440", -flip, 4 * flip, LIGHT)
    _boater(sketch, at(16, -95)[0], at(16, -95)[1], r * 0.95)
    sketch.face(*at(-1, -89), r, SKIN, "#7d4a34", (-0.4, 0.1), 6 * flip, LIGHT)
    sketch.line([at(-5, -95), at(4, -96)], r * 0.6, "#b8485c", 0.8, 1.5)


def _dancers(sketch: Sketch) -> None:
    _pair(sketch, 96, 600, 270, list(GOWNS[1]), list(COATS[1]), 1)
    _pair(sketch, 372, 590, 240, list(GOWNS[2]), list(COATS[3]), -1)
    _pair(sketch, 250, 650, 330, list(GOWNS[0]), list(COATS[0]), 1)


def _man(
    sketch: Sketch,
    x: float,
    y: float,
    r: float,
    coat: list[str],
    look: tuple[float, float],
    hat: bool,
) -> None:
    body = [(-2.0, 7), (-2.1, 2.6), (-0.9, 1.0), (0.9, 1.0), (2.1, 2.7), (2.2, 7)]
    sketch.form([(x + u * r, y + v * r) for u, v in body], coat, r * 1.2, LIGHT)
    sketch.fill(
        [(x - r * 0.4, y + r), (x + r * 0.4, y + r), (x, y + r * 2.3)], "#f0eef2", 0.95, 1.2
    )
    sketch.face(x, y, r, SKIN, "#5a3a34", look, 0, LIGHT)
    sketch.line(
        [
            (x + look[0] * r * 0.36 - r * 0.3, y + r * 0.46),
            (x + look[0] * r * 0.36 + r * 0.3, y + r * 0.46),
        ],
        r * 0.16,
        "#7a4a38",
        0.9,
    )
    if hat:
        _boater(sketch, x, y - r * 0.72, r * 1.02)


def _table(sketch: Sketch) -> None:
    """Right: four men, their glasses of grenadine."""
    _man(sketch, 960, 410, 36, list(COATS[1]), (-0.4, 0.2), True)
    _man(sketch, 1110, 430, 38, list(COATS[2]), (-0.5, 0.3), True)
    _man(sketch, 840, 470, 38, list(COATS[3]), (-0.3, 0.3), False)
    sketch.form(
        pts("760,690 900,640 1120,650 1210,690 1210,760 980,780 800,750"),
        ["#6d6a94", "#a39cc0", "#d4cbe0"],
        26,
        LIGHT,
    )
    for x, y, tone in (
        (870, 660, "#c8485a"),
        (960, 676, "#e0a04a"),
        (1050, 668, "#c8485a"),
        (1130, 690, "#8fb0c8"),
    ):
        sketch.fill(
            [(x - 13, y - 46), (x + 13, y - 46), (x + 9, y + 8), (x - 9, y + 8)],
            "#dfe6f0",
            0.65,
            1.5,
            False,
        )
        sketch.fill(
            [(x - 11, y - 26), (x + 11, y - 26), (x + 9, y + 6), (x - 9, y + 6)],
            tone,
            0.9,
            1.2,
            False,
        )
    sketch.form(pts("1036,620 1120,560 1210,580 1210,910 1010,910 1000,760"), NAVY, 60, LIGHT)
    sketch.limb(pts("1070,640 1000,740 950,720"), [90, 74, 46], NAVY, LIGHT)
    sketch.profile(1110, 520, 54, SKIN, "#5a3a34", -1, -6, LIGHT)
    _boater(sketch, 1116, 478, 54)
    coat = pts("700,600 760,552 850,560 900,620 930,740 940,910 640,910 650,760")
    sketch.form(coat, ["#1a2040", "#2c3562", "#4c5688", "#8089b4"], 64, LIGHT)
    head = pts("746,520 740,470 772,436 820,440 842,482 832,530 790,552")
    sketch.form(head, ["#33222c", "#5d3f3a", "#94684e"], 34, LIGHT)
    sketch.form(pts("772,538 812,540 806,572 776,570"), SKIN, 14, LIGHT)
    for line in (pts("790,590 800,720 790,880"), pts("700,640 740,720 720,860")):
        sketch.line(line, 10, "#171c38", 0.5, 4)
    chair = "#7a4a3a"
    for a, b in (
        ((660, 660), (640, 900)),
        ((900, 680), (950, 900)),
        ((656, 680), (910, 690)),
        ((650, 770), (930, 780)),
    ):
        sketch.line([a, b], 14, chair, 0.95, 1.5, 0.9)
        sketch.line([(a[0] - 3, a[1] - 3), (b[0] - 3, b[1] - 3)], 4, "#d89a74", 0.7, 1.5, 0.9)


def _bench(sketch: Sketch) -> None:
    green = ["#1d3a3c", "#3a6660", "#74a08c"]
    for y, tone in ((640, 0), (684, 8)):
        slat = [(300, y + 60 + tone), (640, y + tone), (646, y + 24 + tone), (300, y + 88 + tone)]
        sketch.form(slat, green, 10, LIGHT, curved=False)
    sketch.form(pts("260,800 660,752 700,790 280,850"), green, 14, LIGHT, curved=False)
    for x in (330, 610):
        sketch.line([(x, 650), (x + 6, 890)], 14, "#2a4a4a", 0.95, 1.5, 0.9)


def _girls(sketch: Sketch) -> None:
    """She in stripes, half turned on the bench; her sister behind, in dark blue."""
    blue = ["#1f2a52", "#36447c", "#5f6fa8", "#9aa8d0"]
    sketch.form(
        pts("560,420 610,386 670,392 712,440 720,540 690,620 560,620 540,520"), blue, 40, LIGHT
    )
    sketch.limb(pts("570,430 530,500 512,570"), [60, 50, 34], blue, LIGHT)
    sketch.face(618, 344, 42, SKIN, "#6d4034", (-0.35, 0.35), -10, LIGHT)
    sketch.form(
        pts("584,312 606,290 640,292 662,316 630,310"), ["#26305a", "#4c5688", "#aab4d8"], 12, LIGHT
    )
    stripes = ["#7d6a9a", "#b8a4c4", "#e8cfdc", "#fbeaec"]
    skirt = pts("420,600 560,590 640,680 660,800 640,910 300,910 310,800 350,690")
    sketch.form(skirt, stripes, 70, LIGHT)
    bodice = pts("430,470 480,440 540,446 580,490 580,560 556,612 430,616 414,540")
    sketch.form(bodice, stripes, 34, LIGHT)
    for k in range(9):
        u = k - 4
        sketch.line(
            [(496 + u * 13, 452 + abs(u) * 4), (492 + u * 16, 600)], 8, "#6274b0", 0.75, 1.8, 0.9
        )
        sketch.line(
            [(492 + u * 16, 600), (486 + u * 30, 740), (480 + u * 42, 905)],
            13,
            "#6274b0",
            0.7,
            2.5,
            0.9,
        )
    sketch.limb(pts("436,480 400,570 440,640"), [52, 46, 32], stripes, LIGHT)
    sketch.limb(pts("570,490 620,570 640,650"), [52, 44, 30], stripes, LIGHT)
    for x, y in ((446, 652), (644, 662)):
        sketch.form(
            [(x - 16, y - 12), (x + 12, y - 14), (x + 18, y + 6), (x - 8, y + 14)], SKIN, 10, LIGHT
        )
    sketch.line(pts("470,452 500,466 540,452"), 15, "#fdfaf6", 0.95, 2, 0.8)
    sketch.limb([(502, 420), (504, 452)], [38, 42], SKIN, LIGHT)
    sketch.face(498, 388, 50, SKIN, "#8a5434", (0.3, 0.05), 6, LIGHT)
    sketch.form(
        pts("452,362 470,326 510,318 548,344 552,380 520,350 476,352"),
        ["#5a3226", "#94603c", "#cc9860"],
        14,
        LIGHT,
    )
    sketch.line(pts("470,336 510,322 546,352"), 8, "#c4485a", 0.9, 1.2)
    sketch.line([(466, 436), (540, 440)], 7, "#26305a", 0.85, 1)


def _sun_spots(sketch: Sketch) -> None:
    """Light through leaves: soft round patches, pink and yellow, in loose clusters."""
    dice = Dice(33)
    for _ in range(95):
        cx, cy = dice.uniform(0, 1200), 300 + 580 * dice.random() ** 0.7
        near = 0.35 + (cy - 280) / 620
        for _ in range(dice.choice([1, 2, 3])):
            x, y = cx + dice.gauss(0, 30 * near), cy + dice.gauss(0, 15 * near)
            if any(math.hypot(x - u, y - v) < r for u, v, r in FACES):
                continue
            r = dice.uniform(9, 22) * near
            spot = [(x - r, y), (x - r * 0.2, y - r * 0.6), (x + r, y - r * 0.1), (x, y + r * 0.6)]
            tone = dice.choice(["#fff0c8", "#ffe2cc", "#fbd4d8", "#fff6e0"])
            sketch.fill(spot, tone, dice.uniform(0.4, 0.85), 1.5 + 2 * near)
