"""The Ballet Class (Degas, 1874): the end of a lesson, as if snapped from the side.

Upright; a tilted floor of bare planks runs up from the lower left to a far corner. Right of the
middle the old master, grey jacket, both hands on his tall stick. Left, large and cut by the edge:
a girl on the piano who scratches her back, and one seen from behind with a green bow, a fan and a
red flower; a small dog, a watering can. White skirts with sashes in yellow, green, blue, red fill
the back of the room under grey-green walls and marble pilasters. Drawing before stroke.
"""

import math

from ..core import Dice, Noise, Plate, Point
from ..drapery import pts
from ..people.modernity import Pass, Sketch
from ..sculpt import Vec

SIZE = (1060, 1200)
ALT = {
    "en": "A grey-haired master leans on a tall stick on a tilted plank floor among girls in white "
    "tutus with bright sashes; one, cut by the edge, scratches her back.",
    "es": "Un maestro canoso se apoya en un bastón alto sobre un suelo de tablas inclinado, entre "
    "chicas de tutú blanco con lazos; una, cortada por el borde, se rasca la espalda.",
}
NOISE = Noise(23)
LIGHT: Vec = (0.45, -0.65, 0.65)
SKIN = ["#7d523c", "#bf8f6e", "#e6bd99", "#f8e0c4"]
TULLE = ["#98a09a", "#c9cdc2", "#ecebe0", "#fdfcf4"]
HOSE = ["#9a7a6a", "#d0ac98", "#eccfbc", "#f8e6d8"]


def draw(plate: Plate) -> None:
    """Draw the plate."""
    sketch = Sketch(*SIZE, "#8d9078")
    _room(sketch)
    _floor(sketch)
    _far_girls(sketch)
    _circle(sketch)
    _master(sketch)
    _front(sketch)
    passes = [
        Pass(1400, (50, 120), 0.26, 0.016, 0.8),
        Pass(5000, (14, 40), 0.26, 0.018, 0.85, keen=True),
        Pass(12000, (5, 15), 0.3, 0.014, 0.9, keen=True),
    ]
    plate.add(sketch.paint(plate, _flow, passes, 5, 0.5).picture(0.5, 0.05).svg())


def _flow(x: float, y: float) -> float:
    return -0.62 if y > 470 else 1.45 + 0.3 * NOISE.at(x * 0.01, y * 0.01)


def _room(sketch: Sketch) -> None:
    """Grey-green walls, three pilasters, a dark doorway, a mirror, a bright opening far right."""
    sketch.down(["#8f9479", "#9ba084", "#8a8e74"], 0, 480)
    sketch.shade(
        pts("-10,-10 330,-10 330,440 -10,640"),
        ["#6d715c", "#868a70"],
        (0, 0),
        (330, 0),
        1,
        1,
        False,
    )
    sketch.fill(pts("40,40 240,70 240,480 40,600"), "#5a5d4e", 1, 2, False)
    sketch.shade(
        pts("56,60 228,86 228,466 56,580"),
        ["#a9ac98", "#7d816f", "#8f8a72"],
        (56, 60),
        (228, 560),
        1,
        2,
        False,
    )
    for x in (330, 600, 900):
        pilaster = [(x, 0), (x + 74, 0), (x + 74, 440), (x, 440)]
        sketch.shade(
            pilaster, ["#575040", "#8a8068", "#6d6450"], (x, 0), (x + 74, 0), 1, 1.5, False
        )
        for k in range(6):
            vein = [(x + 8 + k * 11, 10 + k * 60), (x + 30 + k * 6, 60 + k * 66)]
            sketch.line(vein, 5, "#9a917a", 0.5, 2)
        sketch.fill(
            [(x - 10, 0), (x + 84, 0), (x + 84, 34), (x - 10, 34)], "#b3ac90", 0.9, 1, False
        )
    sketch.shade(
        pts("430,60 570,60 570,430 430,430"),
        ["#2b2a24", "#4a483c"],
        (430, 60),
        (570, 430),
        1,
        2,
        False,
    )
    sketch.fill(pts("418,50 582,50 582,64 418,64"), "#b0aa8e", 0.9, 1, False)
    sketch.shade(
        pts("700,80 870,80 870,420 700,420"),
        ["#c9ccb8", "#e8e6d2", "#b3b296"],
        (700, 80),
        (870, 420),
        1,
        2,
        False,
    )
    for x in (742, 786, 828):
        sketch.line([(x, 80), (x, 420)], 5, "#7d7d68", 0.8, 1)
    sketch.line([(700, 240), (870, 240)], 5, "#7d7d68", 0.8, 1)
    sketch.line([(330, 40), (1060, 40)], 11, "#a9a488", 0.9, 1, 0.9)


def _floor(sketch: Sketch) -> None:
    sketch.shade(
        pts("-10,640 330,440 1070,440 1070,1210 -10,1210"),
        ["#a08a62", "#b99f72", "#a5875a"],
        (600, 440),
        (300, 1200),
        1,
        1.5,
        False,
    )
    for k in range(26):
        x = -1300 + k * 110
        a, b = (620 + (x + 600) * 0.32, 440.0), (x, 1210.0)
        sketch.line([a, b], 4, "#6d5636", 0.75, 1.2, 0.9)
        sketch.line([(a[0] + 4, a[1]), (b[0] + 8, b[1])], 3, "#d3bb8a", 0.4, 1.5, 0.9)
    sketch.glow(860, 640, 260, 150, "#d6c094", 0.55)
    sketch.glow(560, 820, 220, 120, "#cfb684", 0.4)


def _girl(
    sketch: Sketch,
    x: float,
    y: float,
    h: float,
    sash: str,
    view: str,
    arms: tuple[str, str],
    hair: str = "#4a2c1a",
    spread: float = 1.0,
    sway: float = 0.0,
    tilt: float = 0.0,
    feet: tuple[str, str] = ("-4,14 -6,36 -8,57", "4,14 7,36 8,57"),
) -> None:
    """A dancer with her feet at (x, y), `h` high; `view` front, back, left or right.

    Arms and legs are joints in hundredths of `h` from the middle of the waist; the head leans
    `sway` hundredths to the right and is tilted by `tilt` degrees.
    """
    waist = y - h * 0.6

    def at(u: float, v: float) -> Point:
        return x + (u - sway * min(v, 0) / 41) * h / 100, waist + v * h / 100

    sketch.glow(x - h * 0.1, y, h * 0.3, h * 0.05, "#6d5636", 0.6)
    for side, text in zip((-1, 1), feet, strict=True):
        leg = [at(u, v) for u, v in pts(text)]
        (fx, fy), toe = leg[-1], h * 0.05
        sketch.limb(leg, [h * 0.085, h * 0.07, h * 0.036], HOSE, LIGHT)
        shoe = [(fx - side * 2, fy), (fx + side * toe, fy + toe * 0.6)]
        sketch.line(shoe, h * 0.036, "#e3a99a", 1, 0.7, 0.6)
    wide = 27 * spread
    dice = Dice(int(x) * 7 + int(y))
    hem = [
        (wide * (1 - k / 7), 35 + dice.gauss(0.5, 1.6) - 5 * (k / 7 - 1) ** 2) for k in range(15)
    ]
    sides = [(-7.0, -2.0), (7.0, -2.0), (wide * 0.72, 10.0), (wide, 24.0)]
    veil = [at(u * 1.04, v + 4.5) for u, v in hem]
    sketch.fill([at(-6, 0), at(6, 0), *veil], "#eef0ea", 0.45, h * 0.012)
    under = [(-wide, 24.0), (-wide * 0.72, 10.0)]
    sketch.form([at(u, v) for u, v in [*sides, *hem, *under]], TULLE, h * 0.1, LIGHT)
    for k in range(9):
        u = (k - 4) / 4
        line = [at(u * 6, 0), at(u * wide * 0.75, 18), at(u * wide * 0.95, 35)]
        sketch.line(line, h * 0.02, "#a9b2ac" if k % 2 else "#ffffff", 0.5, h * 0.006 + 0.5)
    sketch.form([at(-9, -27), at(9, -27), at(7, -2), at(0, 1), at(-7, -2)], TULLE, h * 0.06, LIGHT)
    chest = [at(-9.5, -26), at(-5, -32), at(5, -32), at(9.5, -26), at(4, -20), at(-4, -20)]
    sketch.form(chest, SKIN, h * 0.05, LIGHT)
    sketch.line([at(-7.5, -3), at(0, -1), at(7.5, -3)], h * 0.05, sash, 0.95, 0.8, 0.9)
    for text in arms:
        spine = [at(u, v) for u, v in pts(text)]
        sketch.limb(spine, [h * 0.05, h * 0.042, h * 0.028], SKIN, LIGHT)
    head = at(0, -41)
    r = h * 0.068
    sketch.limb([at(0, -38), at(0, -30)], [h * 0.05, h * 0.06], SKIN, LIGHT)
    sketch.line([at(-3, -33), at(3, -33)], h * 0.014, "#17130f", 0.95, 0.6, 0.9)
    if view == "back":
        turns = [k * math.pi / 6 for k in range(12)]
        for u, v, size in ((0.0, 0.0, 0.94), (0.1, -0.95, 0.46)):
            cx, cy = head[0] + u * r, head[1] + v * r
            ball = [(cx + r * size * math.cos(a), cy + r * size * math.sin(a)) for a in turns]
            sketch.form(ball, ["#1c110b", hair, "#8a5c38"], r * size, LIGHT)
        for side in (-1, 1):
            ear = (head[0] + side * r * 0.93, head[1] + r * 0.2)
            sketch.glow(*ear, r * 0.16, r * 0.24, SKIN[2], 0.95)
        sketch.line(
            [(head[0] - r * 0.8, head[1] + r * 0.1), (head[0], head[1] + r * 0.5)],
            r * 0.1,
            "#8a5c38",
            0.6,
            r * 0.05,
        )
        bow = [at(0, -2), at(-11, -8), at(-13, 2), at(0, 2), at(13, 3), at(11, -7)]
        sketch.form(bow, [sash, sash, "#f6ecd0"], h * 0.035, LIGHT)
        for u in (-6, 5):
            sketch.line([at(u * 0.3, 0), at(u, 16), at(u * 1.4, 30)], h * 0.05, sash, 0.9, 1, 0.9)
    elif view == "front":
        sketch.face(*head, r, SKIN[1:], hair, (0.2, 0.1), 3 + tilt, LIGHT)
    else:
        sketch.profile(*head, r, SKIN, hair, -1 if view == "left" else 1, tilt, LIGHT)


def _far_girls(sketch: Sketch) -> None:
    """On the platform at the far end: seated, standing, a mother among them."""
    sketch.fill(pts("580,430 1070,420 1070,500 560,486"), "#6d5f46", 0.9, 2, False)
    dice = Dice(7)
    tones = ["#d8a83a", "#4f7fb0", "#b8402f", "#5d8a5a", "#e0c050", "#cc6d86"]
    left = ("-9,-25 -15,-10 -12,2", "-9,-25 -20,-32 -6,-50", "-9,-25 -22,-14 -30,-2")
    right = ("9,-25 17,-14 8,-4", "9,-25 20,-32 6,-50", "9,-25 16,-18 2,-30", "9,-25 21,-14 28,0")
    steps = (
        ("-4,14 -6,36 -8,57", "4,14 7,36 8,57"),
        ("-4,14 -5,36 -2,58", "4,14 8,36 18,54"),
        ("-4,14 -10,36 -16,56", "4,14 5,36 3,58"),
    )
    for k in range(10):
        x, y = 604 + k * 49 + dice.gauss(0, 9), 482 + (k * 7 % 4) * 11 + dice.gauss(0, 4)
        view = ("front", "left", "front", "back", "right", "front", "left", "back")[k % 8]
        arms = (left[k * 2 % 3], right[k * 3 % 4])
        hair = dice.choice(["#3a2416", "#7d4a26", "#1f1610", "#a8703a"])
        size, sway = 140 + (k * 5 % 7) * 4, dice.gauss(0, 4)
        _girl(sketch, x, y, size, tones[k % 6], view, arms, hair, 1, sway, sway * 1.5, steps[k % 3])
        if k == 5:
            sketch.form(
                [(x + 26, 392), (x + 50, 384), (x + 70, 400), (x + 76, 490), (x + 22, 490)],
                ["#2a1f22", "#5d4248", "#8a6a68"],
                16,
                LIGHT,
            )
            sketch.face(x + 46, 372, 14, SKIN, "#2a1d16", (-0.3, 0), 0, LIGHT)


def _circle(sketch: Sketch) -> None:
    """Those who watch, down the left wall, and the one who dances before the master."""
    down, hip = "-9,-25 -15,-10 -12,2", "9,-25 17,-14 8,-4"
    point = ("-4,14 -5,36 -4,58", "4,14 12,34 26,52")
    cross = ("-4,14 -4,36 2,58", "4,14 4,36 -4,57")
    _girl(sketch, 364, 592, 214, "#4f7fb0", "right", (down, hip), "#2a1b12", 1, 2, -8, cross)
    up = ("-9,-25 -18,-34 -8,-46", "9,-25 18,-36 4,-48")
    _girl(sketch, 444, 566, 190, "#d8a83a", "front", up, "#7d4a26", 1, -3, -10)
    wide = ("-9,-25 -22,-27 -36,-34", "9,-25 23,-22 37,-18")
    _girl(sketch, 536, 612, 222, "#b8402f", "left", wide, "#4a2c1a", 1.2, -6, -6, point)
    akimbo = ("-9,-25 -19,-15 -8,-4", "9,-25 19,-15 8,-4")
    _girl(sketch, 856, 640, 256, "#e0c050", "back", akimbo, "#2a1b12", 1, 3, 0, cross)
    chin = ("-9,-25 -15,-12 -6,-34", "9,-25 12,-13 -10,-12")
    _girl(sketch, 946, 704, 296, "#5d8a5a", "left", chin, "#3a2416", 1, -5, -4)
    rest = ("-9,-25 -16,-12 -20,4", "9,-25 18,-12 22,4")
    _girl(sketch, 1036, 790, 342, "#4f7fb0", "left", rest, "#8a5a30", 1.05, -3, 10, cross)


def _master(sketch: Sketch) -> None:
    """White hair, grey jacket, wide trousers, and the stick he beats time with."""
    sketch.glow(700, 872, 120, 24, "#5d4a2e", 0.7)
    trousers = ["#3a3a36", "#6a6a62", "#98978a"]
    sketch.limb(pts("690,650 684,760 672,858"), [66, 54, 38], trousers, LIGHT)
    sketch.limb(pts("728,650 736,760 740,862"), [66, 54, 38], trousers, LIGHT)
    for x in (660, 734):
        sketch.form(
            [(x - 26, 868), (x - 6, 850), (x + 18, 856), (x + 18, 872)],
            ["#16130f", "#3a3128"],
            10,
            LIGHT,
        )
    coat = pts("668,470 706,452 750,462 772,510 774,600 764,690 650,690 644,600 648,510")
    sketch.form(coat, ["#4a4840", "#78766a", "#a5a394", "#c9c7b8"], 34, LIGHT)
    sketch.form(
        pts("676,470 700,460 706,540 690,580 676,520"), ["#8a3a2c", "#b8503c", "#d87a5c"], 12, LIGHT
    )
    sketch.line(pts("662,480 676,580 680,690"), 5, "#33312b", 0.8, 1.2)
    sketch.limb(
        pts("756,490 760,590 660,606"), [54, 48, 30], ["#4a4840", "#807e72", "#b8b6a6"], LIGHT
    )
    sketch.limb(
        pts("664,496 634,570 630,610"), [46, 40, 28], ["#3f3d36", "#6a685e", "#98968a"], LIGHT
    )
    sketch.line([(644, 400), (634, 640), (622, 880)], 9, "#4a3018", 1, 0.7, 0.9)
    sketch.form(pts("616,600 634,588 654,596 656,618 632,626"), SKIN, 12, LIGHT)
    sketch.limb(pts("706,430 710,472"), [44, 52], SKIN[1:], LIGHT)
    sketch.form(pts("676,462 706,452 740,462 742,482 706,476 680,482"), TULLE, 8, LIGHT)
    hair = pts("672,372 700,356 736,364 758,394 756,428 736,446 722,420 722,396 700,384")
    sketch.form(hair, ["#7d7a6e", "#bdb9aa", "#f2efe2"], 14, LIGHT)
    ruddy = ["#8f5a44", "#c98f70", "#ecbf9c", "#f8dcc0"]
    sketch.profile(700, 412, 43, ruddy, "#b5b0a0", -1, 2, LIGHT, bare=True)
    sketch.form(pts("700,378 732,374 750,396 746,432 730,440 722,414"), ["#8d8a7c", "#e4e0d2"], 9)
    sketch.line(pts("664,425 674,428 688,427"), 6, "#e9e5d6", 0.9, 0.8)
    sketch.line(pts("664,402 672,398 684,402"), 5, "#e9e5d6", 0.9, 0.8)
    sketch.glow(728, 416, 7, 11, "#d89a7c", 0.9)


def _front(sketch: Sketch) -> None:
    """Large on the left: piano, the girl who scratches, the girl with the green bow."""
    sketch.form(
        pts("-20,700 150,640 190,660 196,960 150,1040 -20,1060"),
        ["#1a0f0a", "#3d2416", "#6d4428"],
        40,
        LIGHT,
    )
    sketch.line([(-10, 704), (152, 646)], 9, "#8a5a34", 0.9, 1.2, 0.9)
    _girl(
        sketch,
        104,
        880,
        520,
        "#d8a83a",
        "left",
        ("-9,-25 -14,-10 -6,4", "9,-25 25,-24 10,-12"),
        "#7d4a26",
        0.95,
        -4,
        14,
    )
    sketch.fill(pts("-20,820 150,800 190,900 180,1010 -20,1050"), "#2a1810", 0.95, 3)
    sketch.line([(-10, 824), (150, 802), (186, 870)], 8, "#7a4e2c", 0.8, 1.2, 0.9)
    _girl(
        sketch,
        300,
        1090,
        640,
        "#3f8a5c",
        "back",
        ("-9,-25 -18,-13 -10,-1", "9,-25 19,-12 22,0"),
        "#4a2414",
        0.95,
        2,
        0,
        ("-4,14 -5,36 -8,57", "4,14 6,36 3,58"),
    )
    for u, v, size in ((346, 434, 17), (358, 452, 13)):
        bloom = [(u + size * math.cos(k * 1.05), v + size * math.sin(k * 1.05)) for k in range(6)]
        sketch.form(bloom, ["#8a1f16", "#c8392a", "#ea6a50"], 9, LIGHT)
    sketch.form(
        pts("428,700 470,640 512,650 520,700 480,726 440,722"),
        ["#7a2018", "#b8402f", "#dc7a58"],
        16,
        LIGHT,
    )
    for k in range(5):
        sketch.line([(440, 712), (466 + k * 12, 648 + k * 12)], 3, "#f0d8a8", 0.8, 0.8)
    _dog(sketch, 470, 1106, 1.25)
    can = pts("40,1090 130,1082 140,1160 50,1172")
    sketch.form(can, ["#2f3f34", "#5d7560", "#93a88e"], 22, LIGHT, curved=False)
    sketch.line([(136, 1150), (186, 1110), (206, 1080)], 10, "#4a5f4e", 1, 0.8, 0.8)
    sketch.line(pts("56,1092 60,1050 110,1048 122,1086"), 7, "#4a5f4e", 1)


def _dog(sketch: Sketch, x: float, y: float, size: float) -> None:
    """A small shaggy terrier, its muzzle to the right, tail up; paws on y."""

    def at(text: str) -> list[Point]:
        return [(x + u * size, y + v * size) for u, v in pts(text)]

    coat, tan = ["#120c08", "#33241a", "#6b4c34"], ["#5d3f28", "#96694a", "#c79a70"]
    sketch.glow(x, y, 70 * size, 9 * size, "#5d4a2e", 0.75)
    for text in ("-34,-36 -40,-20 -36,-3", "-22,-36 -24,-20 -20,-2", "18,-34 16,-18 18,-3"):
        sketch.limb(at(text), [11 * size, 8 * size, 6 * size], coat, LIGHT)
    sketch.limb(at("26,-36 28,-18 30,-2"), [11 * size, 8 * size, 6 * size], tan, LIGHT)
    body = "-48,-50 -38,-62 -8,-60 18,-66 34,-58 36,-40 26,-28 -8,-30 -34,-26 -46,-34"
    sketch.form(at(body), coat, 14 * size, LIGHT)
    sketch.line(at("-44,-52 -58,-64 -60,-80 -50,-86"), 8 * size, coat[1], 1, 0.8, 0.5)
    neck = "16,-58 22,-76 40,-84 44,-66 36,-48 24,-46"
    sketch.form(at(neck), coat, 9 * size, LIGHT)
    head = "22,-80 28,-94 44,-96 52,-86 70,-82 74,-76 66,-70 50,-68 36,-68 26,-72"
    sketch.form(at(head), coat, 8 * size, LIGHT)
    sketch.form(at("50,-84 70,-82 74,-76 66,-70 52,-70"), tan, 5 * size, LIGHT)
    sketch.form(at("24,-94 34,-92 36,-80 30,-66 22,-70 20,-84"), ["#0c0806", "#2a1c12"], 5, LIGHT)
    sketch.line(at("20,-62 32,-56 42,-62"), 5 * size, "#b8402f", 1, 0.7, 0.9)
    for u, v, r, tone in ((73, -79, 3.4, "#050303"), (47, -86, 2.6, "#050303")):
        sketch.glow(x + u * size, y + v * size, r * size, r * size, tone, 1)
    dice = Dice(5)
    for _ in range(60):
        hx, hy = x + dice.uniform(-44, 32) * size, y + dice.uniform(-58, -30) * size
        hair = [(hx, hy), (hx - 5 * size, hy + 9 * size)]
        sketch.line(hair, 2.5, dice.choice([coat[0], coat[2], "#8f6a48"]), 0.7, 0.6)
