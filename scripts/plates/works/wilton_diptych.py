"""Wilton Diptych (about 1397): two small hinged panels.

Wide, two equal upright panels. Left: a young king kneels in profile, three saints stand behind him,
two of them crowned, one in a hair coat with a lamb. Right: the Virgin with the Child among eleven
angels, all in costly blue, wings upright, a banner with a red cross above them.
Tooled gold ground; ultramarine, vermilion and gold brocade, ermine; a meadow of small flowers.
Recognized by: kneeling king facing a wall of blue angels, white stag badges, rose garlands.
"""

import math

from ..core import Dice, Plate, mix
from ..drapery import pts
from ..people.antiquity import Pen
from ..people.gothic import Flesh, haired, hooded, nimbus, palm, profile, tones
from ..pigment import Wall

SIZE = (1200, 830)
ALT = {
    "en": "Two small golden panels: at the left a crowned king kneels before three standing "
    "saints; "
    "at the right a lady with a child among angels all in bright blue, with upright wings.",
    "es": "Dos tablas doradas: a la izquierda un rey coronado se arrodilla ante tres santos de "
    "pie; "
    "a la derecha una dama con niño entre ángeles de azul vivo y alas erguidas.",
}
INK, BLUE, RED, GOLD = "#2a1c18", "#2c4f9e", "#a5301f", "#dcae48"
FLESH = Flesh(skin="#ecd0ac", shade="#8a8258", light="#fbead0", blush="#dc8a6c")


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(*SIZE, ["#3a2416", "#4a3020", "#5a3c28"], seed=3, cell=200)
    wall.height *= 0.12
    pen = Pen(wall, INK, 2.4, 0.05)
    for x0, seed in ((18, 3), (608, 8)):
        _panel(pen, x0, seed)
    with pen.within([(48, 48), (562, 48), (562, 782), (48, 782)], curved=False):
        _saints(pen)
        _king(pen.at(432, 474, 1.0))
    with pen.within([(638, 48), (1152, 48), (1152, 782), (638, 782)], curved=False):
        _meadow(pen)
        _company(pen)
    for y in (250, 580):
        pen.form([(586, y - 26), (614, y - 26), (614, y + 26), (586, y + 26)], "#b58a3a", 2)
        pen.line([[(600, y - 26), (600, y + 26)]], 3)
    plate.add(wall.picture(0.5, depth=0.4, grain=0.1).svg())


def _panel(pen: Pen, x0: float, seed: int) -> None:
    """A gilt frame, and a gold ground pricked with a pattern."""
    x1, y0, y1 = x0 + 574, 18.0, 812.0
    pen.gilt([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], seed)
    for inset, width, tone in ((3, 5, "#5a3a14"), (14, 6, "#f3dc94"), (24, 6, "#6d4516")):
        box = [(x0 + inset, y0 + inset), (x1 - inset, y0 + inset), (x1 - inset, y1 - inset),
               (x0 + inset, y1 - inset)]  # fmt: skip
        pen.line([[*box, box[0]]], width, tone, 1, 0.9, curved=False)
    for row in range(22):
        for column in range(18):
            x = x0 + 44 + column * 29 + (row % 2) * 14
            y = y0 + 44 + row * 24
            if x < x1 - 34 and y < 600:
                pen.line(
                    [[(x - 6, y), (x, y - 6), (x + 6, y), (x, y + 6), (x - 6, y)]],
                    1,
                    "#8a5c1c",
                    1,
                    0.6,
                    curved=False,
                )
                pen.line([[(x - 1, y), (x + 1, y)]], 2, "#f8e6a8", 1, curved=False)


def _robe(pen: Pen, shape: str, folds: str, color: str, width: float = 12, seed: int = 1) -> None:
    pen.cloth(shape, folds, tones(color), width, width * 0.8, 16, seed)
    edge = pts(shape)
    pen.line([[*edge, edge[0], edge[1]]], 1.5, mix(color, "#100a10", 0.75), 1)


def _brocade(pen: Pen, shape: str, step: float, tone: str) -> None:
    """Gold rosettes and birds woven into a robe."""
    edge = pts(shape)
    xs, ys = [q[0] for q in edge], [q[1] for q in edge]
    with pen.within(shape):
        row = 0
        y = min(ys)
        while y < max(ys):
            x = min(xs) + (row % 2) * step / 2
            while x < max(xs):
                for a in (0.5, 2.1, 3.7, 5.3):
                    pen.disc(x + 5 * math.cos(a), y + 5 * math.sin(a), 2.6, tone)
                pen.line([[(x - 8, y), (x + 8, y)], [(x, y - 8), (x, y + 8)]], 1.4, tone, 1, 0.8)
                x += step
            y += step * 0.8
            row += 1


def _crown(pen: Pen) -> None:
    """A crown with three leaves, for a head of the usual size."""
    pen.form("-34,-40 34,-40 38,-62 30,-58 26,-76 18,-60 6,-62 0,-84 -6,-62 -18,-60 -26,-76 "
             "-30,-58 "
             "-38,-62", GOLD, 2.4, curved=False)  # fmt: skip
    pen.line("-33,-45 33,-45", 3, "#f6e2a0", 1)
    for x, tone in ((-20, RED), (0, BLUE), (20, RED)):
        pen.disc(x, -50, 4, tone, 1.4)


def _saints(pen: Pen) -> None:
    """Edmund, Edward and the Baptist on bare ground before a wood."""
    pen.fill("20,640 200,626 400,640 600,628 600,830 20,830", "#7a6a44", 0.97, 2)
    pen.fill("20,700 600,690 600,830 20,830", "#94825a", 0.8, 12)
    for k in range(7):
        x = 46 + 60 * k
        pen.form(
            [(x - 34, 660), (x - 26, 622), (x, 606), (x + 26, 622), (x + 34, 660)], "#3a4a2a", 1.4
        )
    for x, color, lining, seed in (
        (128, "#3f7a86", "#efe6d2", 1),
        (252, "#e2dccb", "#b8c0c4", 2),
        (372, "#7a5636", "#5a3c24", 3),
    ):
        p = pen.at(x, 186)
        body = "-46,70 -24,42 24,42 50,72 64,200 76,380 84,520 -82,520 -74,380 -62,200"
        _robe(
            p,
            body,
            "-24,80 -34,280 -48,510/0,90 2,300 0,515/26,80 38,280 50,510"
            "/~-12,100 -18,300 -24,510/~14,100 20,300 26,510",
            color,
            14,
            seed,
        )
        if seed == 1:
            _brocade(p, body, 34, GOLD)
        if seed < 3:
            cape = "-44,66 -20,52 0,84 20,52 46,66 52,150 30,166 0,150 -30,166 -54,150"
            _robe(p, cape, "", lining, 9, seed)
            if seed == 1:
                for k in range(16):
                    px, py = -42 + (k % 6) * 16, 82 + (k // 6) * 26
                    p.line([[(px, py), (px, py + 9)]], 3, INK)
            p.line("-10,84 -16,300 -10,510/10,84 16,300 10,510", 7, "#f2ead6", 0.8)
        nimbus(p.at(0, 6, 0.78))
        haired(p.at(0, 0, 0.66), 0.55, ("#8a5c30", "#c9c0ae", "#5a3a20")[seed - 1], FLESH,
               (8, 30, 24)[seed - 1], fall=36)  # fmt: skip
        if seed < 3:
            _crown(p.at(2, 4, 0.66))
        if seed == 1:
            p.line("60,90 44,250", 3.4, "#c9b48a", 1)
            p.form("60,90 52,108 66,106", "#8a8f94", 1.6)
        palm(p.at(28, 210, 0.95, turn=-60), FLESH.skin, "fist" if seed < 3 else "flat")
        _robe(p, "-50,110 -46,200 0,232 34,222 30,200 0,196 -20,120", "-40,140 -20,206 20,214",
              color if seed < 3 else "#8a6440", 8, 5)  # fmt: skip
        if seed == 2:
            p.disc(40, 176, 7, GOLD, 2)
        if seed == 3:
            p.form(
                "-40,176 -46,150 -16,140 14,146 34,132 46,146 34,162 12,186 -20,192", "#f2ecdc", 2
            )
            p.disc(34, 146, 2.4, INK)
            _robe(p, "-54,130 -58,210 -10,230 20,206 10,190 -20,198 -30,140", "", "#8a6440", 8, 6)
    palm(pen.at(420, 400, 1.0, turn=30), FLESH.skin, "flat")


def _king(pen: Pen) -> None:
    """Kneeling, in profile to the right, hands open; vermilion and gold."""
    robe = ("-40,4 -10,-30 26,-24 44,16 52,90 60,170 96,220 104,280 60,300 -60,300 -150,296 "
            "-176,270 "
            "-110,200 -70,100")  # fmt: skip
    _robe(pen, robe, "-20,0 -50,120 -120,270/10,-10 0,120 -50,290/34,20 36,140 30,290"
          "/~-6,20 -30,140 -90,280/~24,30 20,160 -10,290", RED, 16, 4)  # fmt: skip
    _brocade(pen, robe, 38, GOLD)
    pen.form("-36,0 -12,-32 28,-28 40,4 16,20 -20,22", "#f2ead6", 2)
    nothing = [(-24 + 12 * k, -6 + 5 * (k % 2)) for k in range(5)]
    pen.line([[(x, y), (x, y + 7)] for x, y in nothing], 3, INK)
    for dy in (0, 14):
        palm(pen.at(84, 60 + dy, 1.05, turn=-34), FLESH.skin, "flat")
    _robe(pen, "0,30 40,40 76,60 98,60 92,92 60,96 10,80", "10,40 50,60 90,74", RED, 9, 5)
    pen.form("-16,-50 22,-50 28,-10 -24,-6", FLESH.skin, 2)
    p = pen.at(10, -66, 0.72)
    p.form("-46,0 -40,-44 -8,-60 24,-50 30,-20 0,-10 -6,30 -30,46 -50,30", "#a8703a", 2)
    profile(p.at(2, 0, 0.94), FLESH)
    p.form("-46,8 -42,-40 -12,-58 22,-48 30,-30 8,-30 -2,-6 -10,26 -34,40 -50,28", "#a8703a", 2)
    p.round("-46,8 -42,-40 -12,-58 22,-48 30,-30 8,-30 -2,-6 -10,26 -34,40 -50,28", "#4a2c14",
            "#e0b070", 12, 0.7)  # fmt: skip
    _crown(p.at(-4, 4, 0.96))
    _stag(pen.at(20, 44, 0.8))


def _stag(pen: Pen) -> None:
    """The badge: a white hart at rest with golden antlers."""
    pen.form(
        "-24,10 -26,0 -18,-8 0,-7 7,-14 8,-26 16,-32 28,-24 26,-20 18,-20 18,-6 20,10",
        "#f7f2e4",
        1.2,
    )
    pen.line(
        "12,-30 6,-42 -4,-46/7,-41 7,-50/18,-30 24,-42 34,-45/23,-41 22,-51", 2.4, "#f3cf6a", 1
    )
    pen.line("6,-14 16,-14", 2.4, GOLD, 1)
    pen.line("-14,10 -4,4 10,10/14,10 26,9 30,4", 2.6, "#f7f2e4", 1)


def _meadow(pen: Pen) -> None:
    pen.fill("620,660 800,650 1000,655 1180,648 1180,830 620,830", "#2f4a2c", 0.98, 2)
    dice = Dice(9)
    for _ in range(150):
        x, y = dice.uniform(636, 1154), dice.uniform(664, 782)
        tone = dice.choice(["#e9dcc0", "#d98a7c", "#c9483a", "#8fa5d4", "#e5c865"])
        pen.line([[(x, y + 8), (x + 2, y)]], 1.6, "#6a8a4c")
        for a in (0, 1.6, 3.1, 4.7):
            pen.disc(x + 2.8 * math.cos(a), y + 2.8 * math.sin(a), 2.2, tone)


def _wings(pen: Pen, far: bool) -> None:
    """Tall wings held upright, blue at the root, pale at the tips."""
    for s in (-1, 1) if not far else (1, -1):
        wing = [(s * 14, 60), (s * 44, 20), (s * 62, -60), (s * 54, -150), (s * 40, -170),
                (s * 26, -90), (s * 10, 0)]  # fmt: skip
        pen.form(wing, "#e0e0dc", 2)
        pen.round(wing, "#33477c", "#ffffff", 16, 0.8)
        pen.line(
            [
                [(s * 16, 30), (s * (34 + 5 * k), -40 - 10 * k), (s * (36 + 5 * k), -150 + 16 * k)]
                for k in range(4)
            ],
            1.6,
            "#33477c",
        )


def _angel(pen: Pen, turned: float, pose: str, seed: int, kneel: bool = False) -> None:
    """An angel in blue: wings, robe, badge, garland of roses. `pose`: fold, point, down."""
    _wings(pen.at(-6, 30), seed % 2 == 0)
    low = 300 if kneel else 420
    hem = low - 8
    robe = (
        f"-44,66 -20,40 22,40 46,68 56,160 66,{low - 60} 74,{low} -74,{low} -64,{low - 60} -54,160"
    )
    _robe(pen, robe, f"-24,80 -34,200 -44,{hem}/4,80 2,200 0,{hem}/28,80 36,200 46,{hem}"
          f"/~-10,90 -16,200 -20,{hem}/~16,90 20,200 24,{hem}", BLUE, 12, seed)  # fmt: skip
    side = turned > 1.5
    haired(pen.at(0, 0, 0.66), turned, "#c99a4c", FLESH, fall=22)
    pen.line("-25,-24 -14,-38 4,-42 20,-34 25,-22", 6, "#5a7a44", 1)
    for k in range(6):
        x, y = -25 + 10 * k, -24 - 18 * math.sin(k * 0.63)
        pen.disc(x, y, 4.2, ("#f2d9d4", "#e79a94")[k % 2], 1)
    _stag(pen.at(-16 if not side else 0, 94, 0.7))
    if pose == "fold":
        pen.line("-42,100 -30,150 6,150/42,100 34,156 0,152", 15, mix(BLUE, "#0c1230", 0.35), 0.9)
        palm(pen.at(-4, 150, 0.8, turn=-20), FLESH.skin, "flat")
        palm(pen.at(4, 154, 0.8, flip=True, turn=20), FLESH.skin, "flat")
    elif pose == "point":
        pen.line("40,90 70,120 100,104", 15, mix(BLUE, "#0c1230", 0.3), 0.9)
        palm(pen.at(98, 106, 0.85, turn=-24), FLESH.skin, "point")
    else:
        pen.line("-40,96 -20,140 30,150", 15, mix(BLUE, "#0c1230", 0.3), 0.9)
        palm(pen.at(26, 148, 0.85, turn=14), FLESH.skin, "flat")


def _company(pen: Pen) -> None:
    """Eleven angels in three ranks; the Virgin steps forward with the Child; the banner."""
    pen.line("716,480 712,90", 5, "#6d4a26", 1)
    flag = "712,84 760,78 820,92 868,84 866,150 816,158 758,146 712,152"
    pen.form(flag, "#f2ecdc", 2)
    with pen.within(flag):
        pen.line("712,117 760,112 820,125 868,117/776,70 778,160", 12, RED, 1)
    for x, y, t, pose, seed in (
        (700, 220, 0.6, "fold", 1), (1010, 170, -0.5, "fold", 2), (1104, 186, -0.6, "fold", 3),
        (936, 158, -0.4, "down", 4), (780, 214, 0.6, "fold", 5), (1062, 262, -0.6, "down", 6),
        (1124, 330, -0.5, "fold", 7),
    ):  # fmt: skip
        _angel(pen.at(x, y, 0.92), t, pose, seed)
    _virgin(pen.at(896, 226, 1.04))
    _angel(pen.at(1040, 420, 0.96, flip=True), 0.7, "fold", 8, kneel=True)
    _angel(pen.at(690, 420, 0.96), 0.7, "point", 9, kneel=True)
    _angel(pen.at(764, 506, 0.9), 1.8, "fold", 10, kneel=True)
    _angel(pen.at(1110, 486, 0.94, flip=True), 1.8, "fold", 11, kneel=True)


def _virgin(pen: Pen) -> None:
    nimbus(pen.at(0, 4, 1.06))
    _robe(pen, "-50,76 -26,44 28,44 56,80 76,220 92,400 104,510 -96,510 -88,400 -70,220",
          "-28,90 -46,300 -60,500/0,100 6,300 10,505/30,90 50,300 66,500/~-14,110 -20,300 -26,500"
          "/~18,110 30,300 40,500/-60,200 0,260 70,210", "#2546a0", 16, 20)  # fmt: skip
    hooded(pen.at(0, 0, 0.76, flip=True), 0.6, "#2546a0", FLESH)
    nimbus(pen.at(-70, 74, 0.6))
    wrap = "-96,126 -74,104 -40,112 -16,150 -20,210 -50,236 -86,210 -100,170"
    _robe(pen, wrap, "-80,130 -70,170 -60,220/-50,130 -44,170 -40,220", "#d9a53c", 9, 21)
    pen.limb("-86,128 -110,138 -136,132", [16, 13, 9], FLESH.skin)
    palm(pen.at(-134, 132, 0.6, flip=True, turn=-10), FLESH.skin, "bless")
    pen.limb("-70,206 -78,236 -66,262", [22, 16, 10], FLESH.skin)
    pen.limb("-44,212 -46,240 -34,262", [22, 16, 10], FLESH.skin)
    haired(pen.at(-70, 78, 0.5, flip=True), 0.6, "#c99a4c", FLESH, fall=4)
    palm(pen.at(-34, 228, 0.95, flip=True, turn=14), FLESH.skin, "flat")
    _robe(pen, "50,110 64,190 30,246 -30,250 -40,232 10,216 26,150", "50,140 40,210 "
        "0,236", "#2546a0",
          10, 22)  # fmt: skip
