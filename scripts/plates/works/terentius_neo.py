"""Terentius Neo and his wife (Pompeii, about AD 60): a small painted panel of a wall.

Nearly square; two busts close together that look straight out, she in front at the left, he behind.
Light from the upper left on skin modeled in warm tones, dark outlines gone; a plain olive ground.
She: red mantle, curls parted and tied, pearl earrings, stylus at her lips, folding wax tablet.
He: darker skin, short hair, thin beard, white toga, a rolled papyrus with a red seal.
Recognized by: the couple's big brown eyes, stylus and tablet, the scroll between them.
"""

import math

import numpy as np

from ..core import Dice, Plate, mix
from ..drapery import pts
from ..people.antiquity import Pen
from ..people.gothic import palm, tones
from ..pigment import Wall

SIZE = (1080, 1200)
ALT = {
    "en": "Busts of a couple who look straight at us with large dark eyes: she, in red, holds a "
    "stylus to her lips and a writing tablet; he, in white, holds a rolled papyrus.",
    "es": "Bustos de una pareja que nos mira con grandes ojos oscuros: ella, de rojo, acerca un "
    "punzón a los labios y sostiene una tablilla; él, de blanco, un rollo de papiro.",
}
INK = "#2b1710"


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(*SIZE, ["#6d6a4e", "#7d7a5c", "#8d8a6b", "#9a9576"], seed=4, cell=320)
    wall.height *= 0.3
    wall.bare = wall.bare * 0.3 + np.array((0.6, 0.55, 0.45), np.float32)
    pen = Pen(wall, INK, 2.4, 0.12)
    pen.fill("-40,-40 420,-40 300,500 -40,900", "#a39d7c", 0.5, 90)
    pen.fill("900,200 1140,100 1140,1240 840,1240", "#4d4a35", 0.5, 80)
    near = pen.at(-66, -150, 1.12)
    _him(near)
    _her(near)
    for inset, width, color in ((14, 30, "#6a2a20"), (31, 4, "#dccfa8"), (38, 2.4, "#3a1a14")):
        w, h = SIZE
        box = [(inset, inset), (w - inset, inset), (w - inset, h - inset), (inset, h - inset)]
        pen.line([[*box, box[0]]], width, color, 1, curved=False)
    wall.wear(0.008, 60, 9)
    wall.wear(0.016, 10, 4, 3)
    for k, track in enumerate((pts("0,760 200,720 420,800 620,770"), pts("860,0 900,200 860,420"),
                               pts("0,180 170,240 260,200"))):  # fmt: skip
        wall.crack(track, 1.3, 0.6, 80 + k)
    plate.add(wall.picture(0.7, depth=0.45, grain=0.3).svg())


def _face(pen: Pen, edge: str, skin: str, lips: str, brow: float, woman: bool) -> None:
    """A face from the front, 1:1 in its frame: eyes at y = 0, chin at 168, hairline at -100."""
    dark, deep, light = (
        mix(skin, "#3a1a0c", 0.55),
        mix(skin, "#200c06", 0.75),
        mix(skin, "#fff0cf", 0.55),
    )
    pen.form(edge, skin, 0)
    pen.round(edge, dark, light, 80, 0.75)
    with pen.within(edge):
        pen.fill("50,-120 110,-120 110,180 20,180 60,110 66,20", dark, 0.5, 24)
        for s in (-1, 1):
            pen.fill([(s * 18, -10), (s * 46, -34), (s * 80, -8), (s * 48, 24)], dark, 0.55, 11)
            pen.fill([(s * 40, 62), (s * 62, 44), (s * 82, 66), (s * 60, 96)], "#b5523a", 0.34, 18)
        pen.fill("-40,-84 10,-92 36,-70 0,-50 -36,-56", light, 0.5, 16)
        pen.fill("-78,34 -54,28 -44,54 -66,70", light, 0.5, 12)
        pen.fill("4,-30 22,-20 20,40 34,76 8,86 4,40", dark, 0.6, 7)
        pen.fill("-36,84 0,92 38,84 30,104 -28,104", dark, 0.4, 8)
        pen.fill("-30,140 0,134 30,140 0,150", dark, 0.55, 7)
        pen.fill("-18,152 6,150 8,166 -14,166", light, 0.5, 8)
        pen.line("-5,-34 -7,20 -5,62", 13, light, 0.5, 0.75, soft=6)
    pen.line("-30,74 -28,84 -18,86 -8,82 0,87 10,82 20,87 32,80 30,70", 3.6, deep, 0.5, 0.8)
    pen.fill("-20,80 -12,78 -8,83 -16,86", deep, 0.85, 1.4)
    pen.fill("10,82 20,78 24,84 16,87", deep, 0.85, 1.4)
    # Mouth: a dark bow above, a full light lip below.
    pen.fill("-40,114 -16,104 0,109 16,104 42,114 20,120 0,119 -18,120", mix(lips, "#3a100a", 0.4))
    pen.fill("-34,117 0,119 34,117 20,134 0,139 -20,134", lips, 0.95, 1.6)
    pen.fill("-16,124 6,123 8,130 -12,131", mix(lips, "#ffd9c0", 0.5), 0.7, 3)
    pen.line("-42,113 -18,118 0,116 18,118 44,113", 3.4, "#3a120c", 0.4)
    for s in (-1, 1):
        x = s * 46
        almond = [
            (x - 32, 4),
            (x - 16, -14),
            (x + 4, -17),
            (x + 22, -10),
            (x + 33, 3),
            (x + 14, 14),
            (x - 12, 14),
        ]
        pen.form(almond, "#ded2ba", 0)
        with pen.within(almond):
            pen.fill([(x - 34, -20), (x + 34, -20), (x + 34, -6), (x - 34, -6)], "#6d5744", 0.5, 5)
            pen.disc(x, -2, 16, "#3a2012")
            pen.disc(x, -1, 12.5, "#6b3f20")
            pen.disc(x, -2, 7.5, "#120a06")
        pen.disc(x - 5, -8, 3.4, "#f6ead2")
        pen.line([[(x - 34, 6), (x - 16, -15), (x + 4, -18), (x + 23, -11), (x + 36, 5)]], 6.5,
                 "#24120c", 0.5)  # fmt: skip
        pen.line([[(x - 26, 10), (x - 8, 16), (x + 14, 15), (x + 30, 7)]], 3, deep, 0.4, 0.8)
        pen.line([[(x - 32, -12), (x - 12, -28), (x + 10, -29), (x + 34, -14)]], 3, deep, 0.3, 0.7)
        pen.line([[(x - 22, 26), (x, 32), (x + 24, 26)]], 4, dark, 0.3, 0.6, soft=2)
        pen.line([[(s * 14, -38), (s * 40, -54), (s * 70, -50), (s * 92, -30)]], brow, "#2a140c",
                 0.35, 0.85, soft=1.6)  # fmt: skip
        if not woman:
            for k in range(9):
                bx = s * (16 + 8 * k)
                pen.line(
                    [
                        [
                            (bx, -40 - 10 * math.sin(k / 2.8)),
                            (bx + s * 7, -52 - 8 * math.sin(k / 2.8)),
                        ]
                    ],
                    2,
                    "#1c0d08",
                    0.4,
                    curved=False,
                )


def _strands(
    pen: Pen, outline: str, count: int, colors: tuple[str, ...], seed: int, curl: float
) -> None:
    """Hair within an outline: short strokes that bend away from the parting."""
    dice = Dice(seed)
    edge = pts(outline)
    xs, ys = [q[0] for q in edge], [q[1] for q in edge]
    pen.form(outline, colors[0], 0)
    with pen.within(outline):
        for _ in range(count):
            x, y = dice.uniform(min(xs), max(xs)), dice.uniform(min(ys), max(ys))
            a = math.atan2(y - 60, x) + dice.gauss(1.1 if x > 0 else -1.1, curl)
            r = dice.uniform(12, 26)
            tip = (x + r * math.cos(a), y + r * math.sin(a))
            mid = ((x + tip[0]) / 2 - 5 * math.sin(a), (y + tip[1]) / 2 + 5 * math.cos(a))
            pen.line([[(x, y), mid, tip]], dice.uniform(2, 4.2), dice.choice(colors), 0.3, 0.8)


def _neck(pen: Pen, shape: str, skin: str) -> None:
    pen.form(shape, skin, 0)
    pen.round(shape, mix(skin, "#3a1a0c", 0.6), mix(skin, "#fff0cf", 0.4), 40, 0.7)
    with pen.within(shape):
        pen.fill("-90,120 90,120 70,190 0,206 -70,190", mix(skin, "#2a1008", 0.6), 0.7, 12)


def _him(pen: Pen) -> None:
    """Behind, at the right: toga, scroll."""
    p = pen.at(716, 400, 1.14)
    skin = "#a5633a"
    _neck(p, "-60,110 60,110 70,190 110,240 0,330 -110,240 -70,190", skin)
    p.cloth("-70,214 -30,262 20,282 70,250 110,206 200,250 300,330 340,720 -360,720 -340,420 "
            "-240,280",
            "-60,230 -150,330 -200,560/-30,270 -60,420 -80,700/110,220 60,330 -40,460 -130,700/"
            "150,250 "
            "110,400 20,560 -40,710/210,280 190,430 110,600 60,710/270,330 270,480 210,700/"
            "~130,240 "
            "90,370 -10,520/~240,310 230,460 160,640", tones("#d8cbb0"), 22, 16, 40, 3)  # fmt: skip
    p.fill("90,220 104,206 -60,420 -150,560 -176,560 -70,400", "#8a4a44", 0.5, 6)
    for s in (-1, 1):
        ear = [(s * 92, -24), (s * 110, -34), (s * 116, 0), (s * 104, 40), (s * 90, 40)]
        p.form(ear, skin, 0)
        p.round(ear, mix(skin, "#200c06", 0.7), mix(skin, "#fff0cf", 0.3), 12, 0.7)
    _face(p, "0,-140 56,-134 90,-96 100,-30 97,30 88,84 66,132 30,166 0,172 -30,166 -66,132 -88,84 "
          "-97,30 -100,-30 -90,-96 -56,-134", skin, "#a5523c", 12, woman=False)  # fmt: skip
    _strands(p, "-110,10 -116,-60 -100,-130 -56,-176 0,-190 56,-178 104,-130 116,-60 110,10 98,-10 "
             "94,-60 72,-96 40,-86 12,-102 -20,-88 -52,-98 -80,-84 -94,-50 -98,-10", 420,
             ("#1d110c", "#2e1b12", "#4a2d1c", "#120a07"), 5, 0.5)  # fmt: skip
    dice = Dice(9)
    for _ in range(170):
        a = dice.uniform(0.15, 2.99)
        r = dice.uniform(0.82, 1.0)
        x, y = 92 * r * math.cos(a), 40 + 126 * r * math.sin(a)
        p.line([[(x, y), (x + dice.uniform(-4, 4), y + dice.uniform(6, 12))]], 1.7, "#24140d", 0.4,
               0.55, curved=False)  # fmt: skip
    p.line("-36,98 -20,94 -6,98/8,98 22,94 38,98/-40,102 -46,112/42,102 48,112", 5, "#2a160d", 0.3,
           0.75, soft=2)  # fmt: skip
    # The scroll, its seal, and the hand around it.
    roll_pen = pen.at(604, 760, 1, turn=5)
    roll = "-26,-150 26,-150 26,170 -26,170"
    roll_pen.form(roll, "#d9c592", 2.4, curved=False)
    roll_pen.round(roll, "#7a5c34", "#f7eccb", 24, 0.9, (-0.7, 0, 0.6), curved=False)
    roll_pen.form("-26,-150 -14,-160 14,-160 26,-150 14,-141 -14,-141", "#c2a66c", 2.4)
    roll_pen.line("-12,-150 0,-155 12,-150 2,-146 -6,-149", 2, "#6d4a26")
    roll_pen.form("-16,-70 16,-76 20,-44 0,-34 -18,-42", "#a5281f", 2.4)
    roll_pen.disc(1, -56, 8, "#c9523c", 1.6)
    hand = pen.at(654, 838, 3.5, flip=True, turn=10)
    palm(Pen(hand.wall, "#5a2c18", 0.6, 0.1, hand.frame), skin, "fist", 6.2)
    pen.cloth("648,880 700,820 800,900 900,1010 880,1200 700,1200 640,1040 620,940",
              "660,880 740,960 800,1120/690,860 800,950 860,1080/~670,900 720,1010 760,1180",
              tones("#d8cbb0"), 20, 15, 36, 8)  # fmt: skip


def _her(pen: Pen) -> None:
    """In front, at the left: red mantle, stylus, tablet."""
    p = pen.at(366, 470, 1.06)
    skin = "#d3a072"
    _strands(p, "-120,60 -130,-40 -104,-120 -50,-164 0,-172 50,-164 104,-120 130,-40 120,70 "
                "100,110 "
             "-100,110", 200, ("#24140d", "#3a2215", "#54331e"), 3, 0.5)  # fmt: skip
    _neck(p, "-50,110 50,110 58,200 120,250 0,340 -120,250 -58,200", skin)
    p.cloth("-70,230 -30,290 30,290 76,226 170,262 250,350 280,720 -330,720 -320,430 -230,280",
            "-70,250 -170,350 -240,560/-40,290 -90,420 -130,690/70,250 60,360 10,480 -40,700/"
            "120,260 "
            "140,400 110,560 80,700/190,300 220,450 220,690/~-10,300 -30,460 -60,690/~100,270 "
            "100,420 "
            "60,600", tones("#a5382c"), 24, 17, 40, 5)  # fmt: skip
    p.line("-70,232 -30,290 30,290 76,228", 9, "#d9b98a", 0.7)
    p.line("-72,238 -30,298 30,298 78,234", 3, "#5a1c14", 0.7)
    _face(p, "0,-136 50,-130 82,-96 94,-30 92,30 80,90 56,138 24,164 0,168 -24,164 -56,138 -80,90 "
          "-92,30 -94,-30 -82,-96 -50,-130", skin, "#b85442", 8, woman=True)  # fmt: skip
    _strands(p, "-112,50 -122,-50 -98,-130 -50,-170 0,-178 50,-170 98,-130 122,-50 112,50 96,20 "
                "94,-50 "
             "70,-84 34,-92 0,-104 -34,-92 -70,-84 -94,-50 -96,20", 160,
             ("#24140d", "#3a2215", "#4c2d1a"), 6, 0.3)  # fmt: skip
    for k in range(17):
        t = (k - 8) / 8
        x, y = 100 * math.sin(t * 1.75), -30 - 72 * math.cos(t * 1.75) + 8 * abs(t)
        ring = [(x + 11 * math.cos(a), y + 11 * math.sin(a)) for a in (0, 1.2, 2.4, 3.6, 4.8, 6.0)]
        p.disc(x, y, 12, "#2b1810")
        p.line([ring], 3, "#6d4527", 0.4)
        p.line([[(x - 3, y), (x + 3, y - 2), (x + 4, y + 4)]], 2.6, "#8a5c36")
    p.line("-104,-104 -60,-146 0,-156 60,-146 104,-104", 9, "#c9a55c", 0.8)
    for k in range(5):
        for s in (-1, 1):
            x, y = s * (104 - 4 * k), 34 + 24 * k
            p.line([[(x, y - 12), (x + s * 9, y), (x, y + 12), (x - s * 7, y + 2)]], 4, "#3a2215")
    for s in (-1, 1):
        for k in range(3):
            p.disc(s * 90 + (k - 1) * 8, 88 - abs(k - 1) * 5, 6, "#e9e2cf", 1.4)
            p.disc(s * 90 + (k - 1) * 8 - 2, 86 - abs(k - 1) * 5, 2, "#ffffff")
    # Right hand with the stylus at her chin; left hand with the folding tablet.
    pen.line("330,632 356,706 398,800", 8, "#3a2412", 0.8)
    pen.line("330,632 356,706 398,800", 3.4, "#c9a055", 0.8)
    hand = pen.at(432, 826, 3.0, flip=True, turn=62)
    palm(Pen(hand.wall, "#6d3a20", 0.6, 0.1, hand.frame), skin, "bless", 5.2)
    pen.cloth("400,810 470,800 520,880 540,1200 380,1200 390,1000 380,880",
              "430,820 450,960 450,1190/480,830 500,980 510,1190/~456,830 476,980 480,1190",
              tones("#a5382c"), 20, 15, 30, 9)  # fmt: skip
    for dx, dy, tone in ((26, -14, "#5a3a22"), (0, 0, "#8a5c34")):
        board = [(x + dx, y + dy) for x, y in pts("120,880 286,846 320,1058 154,1096")]
        pen.form(board, tone, 3, curved=False)
        pen.round(board, "#3a2212", "#c99a62", 14, 0.7, curved=False)
        wax = [(x + dx, y + dy) for x, y in pts("142,898 270,872 298,1042 170,1070")]
        pen.form(wax, "#3b2a22", 2, curved=False)
    pen.line("296,846 330,1060", 3, "#d9b98a", 1)
    for k in range(3):
        pen.disc(304 + 9 * k, 880 + 74 * k, 5, "#c9a055", 1.4)
    hand = pen.at(196, 1136, 3.1, turn=-62)
    palm(Pen(hand.wall, "#6d3a20", 0.6, 0.1, hand.frame), skin, "fist", 5.6)
    pen.cloth("60,1080 150,1070 230,1130 250,1210 40,1210", "100,1090 180,1140 220,1200/~80,1100 "
              "120,1160 140,1200", tones("#a5382c"), 18, 12, 26, 11)  # fmt: skip
