"""Paris Street; Rainy Day (Caillebotte, 1877): a wide new crossing under umbrellas.

Wide; a green lamp post cuts the picture in two. Right, large and cropped by the lower edge, a
couple under one umbrella walk toward us and look aside: top hat and black coat, veil and fur;
at the very edge a man seen from behind. Left, wet cobbles run back to a wedge of a house between
two streets; small people with umbrellas, a cab. Even grey light, yellowish sky; greys, slate, buff,
smoothly finished.
"""

import math

from ..core import Dice, Noise, Plate, Point
from ..drapery import pts
from ..people.modernity import Pass, Sketch
from ..sculpt import Vec

SIZE = (1200, 921)
ALT = {
    "en": "Behind a green lamp post, a wide wet cobbled crossing with people under umbrellas; at "
    "the right a couple in black share one umbrella and walk toward us.",
    "es": "Tras una farola verde, un ancho cruce de adoquines mojados con gente bajo paraguas; a "
    "la derecha, una pareja de negro comparte uno y camina hacia nosotros.",
}
NOISE = Noise(14)
EYE = 446.0
SKY: Vec = (-0.35, -0.75, 0.6)
SKIN = ["#6d4636", "#b27f62", "#dcae8c", "#f3d6b8"]
BLACK = ["#0c0d11", "#1d1f26", "#3a3d46", "#6a6f78"]
SLATE = ["#20232b", "#3a404c", "#5f6875", "#98a2ac"]


def draw(plate: Plate) -> None:
    """Draw the plate."""
    sketch = Sketch(*SIZE, "#c9c3ae")
    sketch.down(["#b9bab2", "#cdcab8", "#dcd5bc", "#ddd3b6"], 0, EYE + 20)
    _wedge(sketch)
    _right_street(sketch)
    _cobbles(sketch)
    _passers(sketch)
    _lamp(sketch)
    _couple(sketch)
    _edge_man(sketch)
    passes = [
        Pass(1500, (50, 120), 0.26, 0.016, 0.8),
        Pass(5200, (14, 40), 0.26, 0.016, 0.85, keen=True),
        Pass(11000, (5, 16), 0.3, 0.012, 0.9, keen=True),
    ]
    plate.add(sketch.paint(plate, _flow, passes, 6, 0.5).picture(0.5, 0.04).svg())


def _flow(x: float, y: float) -> float:
    return (
        0.06 * NOISE.at(x * 0.01, y * 0.02)
        if y > EYE + 30
        else 1.2 + NOISE.at(x * 0.004, y * 0.004)
    )


def _facade(
    sketch: Sketch, near: Point, far: Point, foot: Point, colors: list[str], storeys: int, bays: int
) -> None:
    """A house front in perspective: `near` and `far` are (x, top), `foot` the two ground lines."""
    (xa, ta), (xb, tb), (fa, fb) = near, far, foot
    sketch.shade([(xa, ta), (xb, tb), (xb, fb), (xa, fa)], colors, (xa, 0), (xb, 1), 1, 1, False)

    def at(u: float, v: float) -> Point:
        x = xa + (xb - xa) * u
        top, low = ta + (tb - ta) * u, fa + (fb - fa) * u
        return x, top + (low - top) * v

    roof = [at(0, 0.0), at(1, 0.0), at(1, 0.14), at(0, 0.14)]
    sketch.fill(roof, "#6f7886", 0.75, 1, False)
    for row in range(storeys):
        v0 = 0.18 + 0.66 * row / storeys
        v1 = v0 + 0.66 / storeys
        sketch.line([at(0, v1), at(1, v1)], 3, "#8d846d", 0.6)
        for bay in range(bays):
            u0 = ((bay + 0.28) / bays) ** 0.85
            u1 = ((bay + 0.68) / bays) ** 0.85
            window = [at(u0, v0 + 0.02), at(u1, v0 + 0.02), at(u1, v1 - 0.025), at(u0, v1 - 0.025)]
            sketch.fill(window, "#59606a", 0.8, 0.8, False)
    for bay in range(bays):
        u0, u1 = ((bay + 0.2) / bays) ** 0.85, ((bay + 0.75) / bays) ** 0.85
        sketch.fill([at(u0, 0.87), at(u1, 0.87), at(u1, 1), at(u0, 1)], "#3f4249", 0.8, 1, False)


def _wedge(sketch: Sketch) -> None:
    light, dim = ["#d6c9a6", "#bfb294"], ["#a89d86", "#b8af9b"]
    _facade(sketch, (-40, 30), (96, 216), (512, 476), dim, 4, 4)
    _facade(sketch, (150, 250), (226, 292), (470, 462), ["#bcb39c", "#c9c1aa"], 4, 4)
    _facade(sketch, (322, 108), (212, 250), (486, 462), dim, 5, 5)
    _facade(sketch, (322, 108), (366, 108), (486, 486), light, 5, 1)
    _facade(sketch, (366, 108), (520, 296), (486, 460), light, 5, 8)
    sketch.fill(pts("318,112 344,70 370,112"), "#76808c", 0.8, 1.5, False)
    for x, y in ((262, 176), (296, 126), (400, 128), (446, 182)):
        sketch.fill([(x, y), (x + 11, y), (x + 11, y + 30), (x, y + 30)], "#a3937a", 0.9, 1, False)
    _facade(sketch, (640, 236), (530, 330), (480, 460), ["#c3b99f", "#cdc5ae"], 5, 6)
    sketch.glow(520, 420, 60, 70, "#d8d2bd", 0.7)
    sketch.glow(120, 430, 90, 60, "#d3ccb6", 0.5)


def _right_street(sketch: Sketch) -> None:
    """Shop fronts behind the couple."""
    _facade(sketch, (1240, -160), (640, 236), (600, 480), ["#a99f8a", "#bdb39b"], 4, 9)
    sketch.fill(pts("700,404 1200,330 1200,640 700,496"), "#4b4a49", 0.75, 3, False)
    for k in range(5):
        x = 724 + k * 92
        top, low = 410 - k * 14, 494 + k * 24
        sketch.fill(
            [(x, top), (x + 62, top - 10), (x + 62, low + 14), (x, low)], "#83796a", 0.8, 2, False
        )
        sketch.glow(x + 30, (top + low) / 2, 26, 30, "#d8b878", 0.35)


def _cobbles(sketch: Sketch) -> None:
    sketch.shade(
        pts("0,470 1200,470 1200,921 0,921"),
        ["#c4bca4", "#a39b8a", "#837d74"],
        (0, 470),
        (0, 921),
        1,
        2,
        False,
    )
    dice = Dice(6)
    y = 476.0
    while y < 935:
        near = (y - 460) / 460
        tall, wide = 4 + 24 * near, 9 + 58 * near
        x = -20 - dice.uniform(0, wide)
        while x < 900:
            tone = dice.choice(["#8f897d", "#a59d8b", "#b5ac98", "#77726a"])
            corner = [
                (x, y),
                (x + wide * 0.92, y),
                (x + wide * 0.9, y + tall * 0.86),
                (x - 2, y + tall * 0.86),
            ]
            sketch.fill(corner, tone, 0.75, 0.8 + near, False)
            if dice.random() < 0.45:
                sketch.line(
                    [(x + 3, y + 2), (x + wide * 0.8, y + 2)], 2 + 3 * near, "#e3dcc6", 0.55, 1
                )
            x += wide
        y += tall
    for x, y, rx, ry in (
        (250, 560, 180, 22),
        (420, 700, 190, 26),
        (120, 800, 170, 30),
        (420, 520, 120, 12),
    ):
        sketch.glow(x, y, rx, ry, "#e6dfca", 0.5)
    curb = pts("640,480 700,500 900,660 960,760 980,921 1200,921 1200,560 760,480")
    sketch.shade(curb, ["#b9ae97", "#948b7c"], (700, 480), (1000, 921), 1, 1.5, False)
    sketch.line([(640, 480), (900, 668), (978, 921)], 11, "#d9d0b8", 0.9, 1.2, 0.9)
    sketch.line([(630, 482), (886, 676), (958, 921)], 9, "#6d675e", 0.8, 1.5, 0.9)


def _umbrella(
    sketch: Sketch, x: float, y: float, wide: float, tall: float, colors: list[str]
) -> None:
    """Dome with scalloped rim, its point and ribs; (x, y) is the middle of the rim."""
    rim = [(x + wide * (0.5 - k / 6), y - (tall * 0.16 if k % 2 else 0)) for k in range(7)]
    dome = [
        (x + wide * 0.5 * math.cos(a), y - tall * math.sin(a)) for a in (2.75, 2.3, 1.57, 0.85, 0.4)
    ]
    sketch.form([*rim, *dome], colors, tall * 0.7, SKY)
    for k in (1, 2, 3, 4, 5):
        u = x + wide * (0.5 - k / 6)
        sketch.line(
            [(x, y - tall), ((u + x) / 2 + (u - x) * 0.18, y - tall * 0.55), (u, y - 2)],
            max(1.2, wide * 0.008),
            "#1a1c22",
            0.6,
        )
    sketch.line([(x, y - tall), (x + 1, y - tall * 1.16)], max(1.5, wide * 0.02), "#1a1c22", 1)


def _walker(sketch: Sketch, x: float, y: float, h: float, skirt: bool, shade: float) -> None:
    """Somebody farther off, umbrella up."""
    coat = ["#1d1f27", "#2f333d", "#525863"] if shade < 0.5 else ["#3a3d44", "#565b64", "#7d838b"]
    sketch.fill(
        [(x - h * 0.16, y - h * 0.01), (x + h * 0.2, y - h * 0.02), (x + h * 0.1, y + h * 0.26)],
        "#67635d",
        0.5,
        3,
    )
    if skirt:
        sketch.form(
            [
                (x - h * 0.1, y - h * 0.5),
                (x + h * 0.09, y - h * 0.5),
                (x + h * 0.17, y),
                (x - h * 0.17, y),
            ],
            coat,
            h * 0.1,
            SKY,
        )
    else:
        for side in (-1, 1):
            sketch.limb(
                [(x + side * h * 0.03, y - h * 0.45), (x + side * h * 0.08, y)],
                [h * 0.12, h * 0.07],
                coat,
                SKY,
            )
    body = [
        (x - h * 0.1, y - h * 0.84),
        (x + h * 0.1, y - h * 0.84),
        (x + h * 0.13, y - h * 0.36),
        (x - h * 0.13, y - h * 0.36),
    ]
    sketch.form(body, coat, h * 0.1, SKY)
    sketch.form(
        [
            (x - h * 0.05, y - h * 0.92),
            (x, y - h * 0.98),
            (x + h * 0.05, y - h * 0.92),
            (x, y - h * 0.84),
        ],
        SKIN,
        h * 0.05,
        SKY,
    )
    hat = [
        (x - h * 0.055, y - h * 0.95),
        (x - h * 0.05, y - h * 1.06),
        (x + h * 0.05, y - h * 1.06),
        (x + h * 0.055, y - h * 0.95),
    ]
    sketch.fill(hat, "#15161b", 1, 0.8, False)
    _umbrella(
        sketch, x + h * 0.05, y - h * 0.98, h * 0.78, h * 0.26, ["#3d424c", "#6a727d", "#9aa3ac"]
    )


def _passers(sketch: Sketch) -> None:
    cab = pts("470,486 472,430 520,424 560,436 562,486")
    sketch.form(cab, BLACK, 16, SKY)
    for x in (484, 548):
        wheel = [(x + 17 * math.cos(k), 492 + 17 * math.sin(k)) for k in range(6)]
        sketch.line([*wheel, wheel[0]], 3, "#3a3128", 0.9)
    sketch.form(
        pts("424,470 440,446 472,452 470,484 430,486"), ["#2d211a", "#5a4232", "#8d7058"], 10, SKY
    )
    for x, y, h, skirt, shade in (
        (60, 506, 92, True, 0.9),
        (250, 500, 78, False, 0.9),
        (395, 494, 64, True, 0.8),
        (150, 540, 128, False, 0.3),
        (196, 546, 120, True, 0.6),
        (350, 566, 160, False, 0.2),
        (470, 530, 108, False, 0.4),
        (650, 540, 130, True, 0.4),
        (712, 520, 104, False, 0.7),
    ):
        _walker(sketch, x, y, h, skirt, shade)
    rim = [(-10 + 74 * math.cos(k * 0.42), 620 + 74 * math.sin(k * 0.42)) for k in range(16)]
    sketch.line(rim, 9, "#4a3226", 0.95, 1, 0.9)
    for k in range(5):
        a = -1.2 + k * 0.6
        sketch.line(
            [(-10, 620), (-10 + 70 * math.cos(a), 620 + 70 * math.sin(a))], 5, "#5d4232", 0.9
        )


def _lamp(sketch: Sketch) -> None:
    """The upright that splits the scene."""
    green = ["#1c2a28", "#3a4f4a", "#6a8079", "#9fb0a6"]
    sketch.form([(590, 110), (612, 110), (616, 640), (586, 640)], green, 12, SKY, curved=False)
    for y, half in ((118, 20), (170, 17), (430, 18), (448, 22), (560, 21)):
        sketch.form(
            [(600 - half, y - 8), (602 + half, y - 8), (602 + half, y + 8), (600 - half, y + 8)],
            green,
            8,
            SKY,
        )
    sketch.form(
        pts("580,560 622,560 630,690 646,716 556,716 572,690"), green, 18, SKY, curved=False
    )
    sketch.form(
        pts("572,14 630,14 618,110 584,110"),
        ["#3d4a48", "#8d9a94", "#d3d8cc"],
        16,
        SKY,
        curved=False,
    )
    sketch.line([(570, 14), (632, 14)], 9, "#2c3a37", 1)
    sketch.line([(601, 14), (601, 110)], 3, "#2c3a37", 0.9)
    sketch.fill(pts("560,716 650,714 620,800 600,880 590,800"), "#5d5a52", 0.5, 8)


def _couple(sketch: Sketch) -> None:
    for spine in (pts("812,640 806,780 790,940"), pts("872,640 880,780 884,940")):
        sketch.limb(spine, [84, 70, 52], SLATE, SKY)
    skirt = pts("918,560 1000,556 1040,700 1060,940 890,940 900,720")
    sketch.form(skirt, ["#17120f", "#33271f", "#594437", "#8a705a"], 46, SKY)
    coat = pts("790,376 830,348 884,350 922,384 936,520 930,700 912,800 790,800 770,690 766,500")
    sketch.form(coat, BLACK, 46, SKY)
    sketch.fill(pts("836,352 866,352 862,430 848,440"), "#f1eee4", 1, 1.5)
    sketch.fill(pts("842,362 862,362 856,386 848,386"), "#22252d", 1, 1)
    sketch.fill(pts("828,354 842,430 850,520 812,430"), "#121317", 0.9, 2)
    sketch.fill(pts("874,354 864,430 852,520 894,430"), "#23262e", 0.9, 2)
    sketch.line(pts("850,520 848,640 852,800"), 4, "#08090c", 0.9)
    jacket = pts("926,400 956,380 1000,384 1030,420 1036,540 1030,640 920,640 912,520")
    sketch.form(jacket, ["#120f0e", "#2b221d", "#4f3f35", "#806a58"], 36, SKY)
    for line in (
        pts("930,392 966,410 1004,392"),
        pts("966,410 968,520 966,640"),
        pts("916,636 976,650 1036,632"),
    ):
        sketch.line(line, 24, "#241913", 0.95, 4, 0.9)
        sketch.line([(x - 4, y - 4) for x, y in line], 8, "#6d5442", 0.6, 3, 0.9)
    sketch.limb(pts("786,396 756,500 806,560"), [62, 52, 40], BLACK, SKY)
    sketch.limb(pts("914,400 930,470 880,452"), [58, 48, 38], BLACK, SKY)
    sketch.limb(
        pts("1022,430 1040,520 966,540"), [54, 48, 34], ["#120f0e", "#2b221d", "#5d4a3d"], SKY
    )
    sketch.limb(
        pts("930,420 910,490 896,500"), [44, 40, 30], ["#120f0e", "#2b221d", "#5d4a3d"], SKY
    )
    sketch.form(
        pts("862,470 874,440 896,438 902,462 888,478"), ["#3a2f28", "#8d7660", "#c9b08e"], 11, SKY
    )
    sketch.line([(884, 474), (886, 250), (884, 180)], 7, "#3a2a1e", 1, 0.7, 0.9)
    sketch.face(846, 300, 40, SKIN, "#3a2a20", (-0.45, 0.0), -3, SKY)
    sketch.line(pts("814,322 836,317 858,324"), 9, "#4a3424", 0.95, 1)
    sketch.form(pts("806,282 808,206 884,206 886,280 846,270"), BLACK, 24, SKY, curved=False)
    sketch.line(pts("794,286 846,274 898,286"), 10, "#121319", 1, 0.7, 0.7)
    sketch.face(962, 334, 36, SKIN, "#2f2018", (-0.5, 0.1), -4, SKY, "#b0463e")
    sketch.form(
        pts("928,318 934,284 970,270 1000,288 1002,322 970,302"),
        ["#0f0d0e", "#2a2628", "#55504e"],
        16,
        SKY,
    )
    sketch.fill(pts("926,310 960,300 998,312 1000,352 962,372 926,350"), "#2a262a", 0.22, 2)
    sketch.fill([(995, 352), (1001, 352), (1001, 360), (995, 360)], "#f4f0e4", 1, 0.7)
    _umbrella(sketch, 884, 250, 400, 140, ["#1f232b", "#3d4450", "#67707d", "#a3acb4"])
    sketch.fill(pts("690,246 1080,246 1030,262 740,262"), "#15171d", 0.5, 4)
    sketch.line([(884, 262), (884, 300)], 6, "#3a2a1e", 0.9)


def _edge_man(sketch: Sketch) -> None:
    """Cut by the right edge, from behind."""
    sketch.form(
        pts("1120,380 1170,352 1230,356 1230,800 1130,800 1106,640 1104,460"), SLATE, 46, SKY
    )
    sketch.limb(pts("1160,780 1150,860 1160,940"), [80, 66, 54], BLACK, SKY)
    sketch.form(
        pts("1150,350 1146,300 1176,276 1230,280 1230,360"),
        ["#3a2820", "#7a5644", "#b98f72"],
        22,
        SKY,
    )
    sketch.form(pts("1144,292 1148,206 1230,200 1230,300"), BLACK, 24, SKY, curved=False)
    sketch.line([(1132, 298), (1230, 304)], 10, "#121319", 1, 0.7, 0.9)
    sketch.form(
        pts("1086,236 1110,150 1170,96 1230,84 1230,226 1160,216"),
        ["#1f232b", "#454d59", "#7d8792"],
        44,
        SKY,
    )
