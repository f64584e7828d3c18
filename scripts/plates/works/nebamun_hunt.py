"""Nebamun hunting in the marshes (Thebes, about 1350 BC): a fragment of a tomb wall.

Nearly square; the huge owner strides on a reed boat toward a papyrus thicket at the left, a
throwing stick raised behind him, three herons in his hand; wife and daughter are small.
No light: flat red brown, white linen, blue green, ocher on cream plaster; signs fill the gaps.
Below, a band of zigzag water with fish and lotus.
Recognized by: the tawny cat among birds, striding hunter, burst of wings over papyrus stems.
"""

import math

from ..core import Dice, Plate
from ..drapery import pts
from ..people.antiquity import Pen, egyptian, signs
from ..pigment import Wall

SIZE = (1200, 1040)
ALT = {
    "en": "A huge man in a white kilt strides on a reed boat with birds in his hand, wife and "
    "daughter small beside him; birds and a cat in tall reeds, fish in the water below.",
    "es": "Un hombre enorme con faldellín blanco avanza en una barca de juncos con aves en la "
    "mano; "
    "esposa e hija pequeñas, aves y un gato entre los juncos, peces abajo.",
}
INK, SKIN, FAIR, LINEN = "#33241c", "#9a4e2f", "#c98f56", "#e9e0c8"
GREEN, TEAL, OCHER, GREY = "#5f7a4a", "#4f8580", "#c79a45", "#8f9490"


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(*SIZE, ["#c3b183", "#d3c397", "#dfd1a8", "#e6dab5"], seed=14, cell=240)
    wall.height *= 0.3
    pen = Pen(wall, INK, 2.6, 0.12)
    _water(pen)
    _thicket(pen)
    signs(pen, (920, 40, 1164, 300), 5, 5, "#4a6a72")
    signs(pen, (404, 470, 496, 700), 2, 8, "#6a5a48")
    _boat(pen)
    _wife(pen.at(956, 846, 0.98, flip=True))
    _hunter(pen.at(660, 852, 1.14, flip=True))
    _daughter(pen.at(664, 856, 0.9, flip=True))
    _birds(pen)
    _cat(pen.at(372, 640, 0.95, flip=True))
    wall.wear(0.012, 60, 3)
    wall.wear(0.03, 10, 4, 3)
    for k, track in enumerate((pts("0,420 150,400 330,450 520,420"), pts("700,0 730,200 690,420"),
                               pts("1200,560 1000,600 880,560"), pts("260,1040 300,900 "
                                   "270,820"))):  # fmt: skip
        wall.crack(track, 1.3, 0.7, 44 + k)
    plate.add(wall.picture(0.6, depth=0.42, grain=0.1).svg())


def _water(pen: Pen) -> None:
    """Zigzag ripples, fish and water lilies."""
    pen.fill("-20,900 1220,900 1220,1060 -20,1060", "#6a9aa0", 0.85, 1.5, curved=False)
    for k in range(10):
        zig = [(x * 12.0 - 12, 910 + k * 14 + (5 if x % 2 else -5)) for x in range(104)]
        pen.line([zig], 2.2, "#2f5a66", 1, 0.85, curved=False)
    for x, y, flip, tone in (
        (180, 968, False, "#a9765a"),
        (430, 985, True, GREY),
        (690, 960, False, "#8a9a88"),
        (930, 990, True, "#a9765a"),
    ):
        f = pen.at(x, y, 1.1, flip=flip)
        f.form("-50,0 -20,-26 24,-24 56,0 24,22 -20,24", tone)
        f.form("-48,0 -78,-24 -70,0 -78,24", tone)
        f.form("-20,-24 10,-42 26,-24", tone)
        for k in range(5):
            f.line([[(-30 + 13 * k, -14), (-24 + 13 * k, 0), (-30 + 13 * k, 14)]], 1.8)
        f.disc(40, -6, 4.5, LINEN, 1.6)
    for x in (60, 310, 560, 820, 1060, 1140):
        _lotus(pen.at(x, 930, 0.8))


def _lotus(pen: Pen) -> None:
    for k, a in enumerate((-2.5, -0.64, -2.1, -1.05, -1.57)):
        tip = (46 * math.cos(a), 46 * math.sin(a))
        side = [(22 * math.cos(a + d), 22 * math.sin(a + d)) for d in (-0.35, 0.35)]
        pen.form([(0, 8), side[0], tip, side[1]], LINEN if k % 2 else "#8fb0b8", 2)
    pen.form("-14,8 0,-6 14,8 0,14", GREEN, 2)


def _thicket(pen: Pen) -> None:
    """Papyrus: close stems, open umbels and buds on top."""
    pen.fill("20,400 330,400 350,850 10,850", "#c2bb80", 0.55, 6, curved=False)
    dice = Dice(6)
    tops = []
    for k in range(24):
        x = 24 + k * 13.4
        top = 210 + 110 * abs(math.sin(k * 1.3)) + 0.16 * abs(x - 170)
        lean = (x - 180) * 0.10
        track = [(x, 880), (x + lean * 0.4, 600), (x + lean, top)]
        pen.line([track], 8, "#3f5a36", 0.9)
        pen.line([track], 5, (GREEN, "#7a9158", "#6a8a60")[k % 3], 0.9)
        tops.append((x + lean, top, dice.uniform(-0.3, 0.3)))
    for k, (x, y, a) in enumerate(tops):
        if k % 3 == 1:
            p = pen.at(x, y, 0.62, turn=math.degrees(a))
            p.form("-12,4 -14,-40 0,-66 14,-40 12,4", "#7a9158")
            p.line("0,0 0,-60/-5,0 -7,-50/5,0 7,-50", 1.6, "#3f5a36")
        elif k % 3 == 0:
            p = pen.at(x, y, 0.74, turn=math.degrees(a))
            p.form("-10,6 -60,-52 -30,-74 0,-80 30,-74 60,-52 10,6", "#8a9f62")
            p.line([[(0, 4), (-56 + 8 * j, -50 - 26 * math.sin(j * 0.22))] for j in range(15)], 1.8,
                   "#4c6638", 1)  # fmt: skip
            p.form("-12,8 -16,-16 0,-6 16,-16 12,8", "#a9643c", 2)
            p.line(
                [[(-60 + 8 * j, -54 - 26 * math.sin(j * 0.22)) for j in range(16)]], 4, "#a9643c", 1
            )


def _boat(pen: Pen) -> None:
    """A skiff of bundled reeds with turned-up ends."""
    hull = "96,800 120,842 200,866 620,874 1040,866 1130,838 1160,786 1184,796 1164,862 1080,906 "
    hull += "620,926 180,910 90,866 70,806"
    pen.form(hull, "#b9ad62", 3)
    with pen.within(hull):
        for k in range(5):
            pen.line(
                [
                    [
                        (70, 812 + 9 * k),
                        (200, 872 + 9 * k),
                        (620, 880 + 9 * k),
                        (1060, 872 + 9 * k),
                        (1180, 806 + 9 * k),
                    ]
                ],
                2.2,
                "#5f6a36",
                1,
            )
        for x in range(120, 1160, 74):
            pen.line([[(x, 780), (x - 6, 940)], [(x + 7, 780), (x + 1, 940)]], 4, "#7a4a2c", 1,
                     curved=False)  # fmt: skip
    pen.form("70,806 56,770 80,752 110,768 96,800", GREEN)
    pen.form("1160,786 1156,752 1184,736 1206,760 1184,796", GREEN)


def _leg(pen: Pen, spine: str, widths: list[float], skin: str) -> None:
    pen.limb(spine, widths, skin)
    x, y = pts(spine)[-1]
    pen.form([(x - 14, y - 14), (x + 10, y - 16), (x + 40, y - 4), (x + 66, y), (x + 64, y + 7),
              (x - 16, y + 7)], skin)  # fmt: skip


def _hunter(pen: Pen) -> None:
    """Striding, drawn facing right: profile head, frontal shoulders, profile legs."""
    _leg(pen, "-14,-230 -58,-150 -86,-84 -118,-8", [86, 64, 52, 30], SKIN)
    _leg(pen, "30,-230 70,-150 92,-84 112,-8", [88, 66, 54, 30], SKIN)
    pen.limb("-84,-488 -150,-474 -196,-520 -206,-590", [48, 42, 36, 26], SKIN)
    pen.form("-216,-596 -196,-592 -194,-616 -206,-624 -220,-614", SKIN)
    stick = "-204,-560 -214,-620 -190,-668 -216,-708 -196,-742 -176,-748"
    pen.line([pts(stick)], 16, INK, 1)
    pen.line([pts(stick)], 11, "#c7a060", 1)
    pen.disc(-176, -748, 10, "#c7a060", 2.4)
    pen.form("-92,-500 -40,-516 40,-516 96,-500 84,-450 52,-400 46,-330 -42,-330 -52,-400 -80,-450",
             SKIN)  # fmt: skip
    pen.form("-46,-346 50,-346 62,-300 112,-226 60,-190 10,-204 -62,-196 -58,-280", LINEN)
    with pen.within("-46,-346 50,-346 62,-300 112,-226 60,-190 10,-204 -62,-196 -58,-280"):
        pen.line([[(40, -346), (56 - 13 * k, -270), (96 - 18 * k, -190)] for k in range(9)], 1.8,
                 "#9a8a68")  # fmt: skip
    pen.form("-48,-352 52,-352 52,-330 -48,-330", OCHER)
    pen.form("40,-332 62,-330 96,-240 74,-224", TEAL)
    pen.line("46,-316 70,-310/56,-290 78,-284/64,-264 86,-258", 2.4, LINEN)
    egyptian(pen.at(2, -574, 1.06), SKIN, 74)
    pen.limb("84,-492 146,-440 206,-452 246,-486", [48, 42, 36, 24], SKIN)
    pen.form("240,-500 262,-504 274,-488 262,-472 242,-474", SKIN)
    for x in (-140, 200):
        pen.line([[(x, -486 if x < 0 else -470), (x + 6, -452 if x < 0 else -436)]], 9, OCHER, 1)
    for k in range(3):
        h = pen.at(262 + 8 * k, -500, 0.86, turn=-30 + 30 * k)
        h.line("0,20 4,-20/6,20 10,-20", 3.4, INK)
        h.form("-20,-20 -34,-60 -20,-100 6,-124 26,-96 30,-50 18,-18", GREY)
        h.form("-24,-40 -60,-80 -66,-130 -34,-116 -10,-80", "#b9bdb4")
        h.line("-26,-50 -54,-90 -60,-122/-18,-56 -40,-92", 2)
        h.limb("4,-118 30,-140 20,-170 42,-186", [18, 13, 11, 10], "#b9bdb4")
        h.form("38,-196 54,-194 84,-182 54,-180 40,-180", OCHER)
        h.disc(46, -189, 3, INK)


def _wife(pen: Pen) -> None:
    """Behind him, in fine linen, a cone of perfume on her wig, a bunch of lotus on her arm."""
    _leg(pen, "-8,-120 -16,-60 -20,-8", [46, 34, 22], FAIR)
    dress = "-36,-356 40,-356 36,-300 44,-240 66,-120 76,-20 -70,-20 -56,-140 -44,-250 -36,-300"
    pen.form(dress, LINEN)
    with pen.within(dress):
        pen.line([[(20 - 6 * k, -340), (24 - 8 * k, -200), (60 - 15 * k, -10)] for k in range(10)],
                 1.8, "#b08d55")  # fmt: skip
        pen.fill("-40,-360 44,-360 40,-260 -40,-240", "#d9b070", 0.4, 6)
    pen.form("-64,-350 -10,-366 58,-352 66,-290 30,-270 -44,-262 -76,-300", "#efe7d0")
    pen.line("-60,-340 -40,-300 -50,-266/-20,-356 0,-310 -10,-268/40,-350 40,-310 30,-274", 1.8,
             "#b08d55")  # fmt: skip
    egyptian(pen.at(0, -424, 0.86), FAIR, 120)
    pen.form("-30,-482 -22,-512 -4,-530 14,-510 20,-484", "#d9c27c")
    pen.line("-46,-460 -6,-474 32,-456", 8, TEAL, 0.9)
    pen.limb("50,-336 92,-280 128,-310", [26, 22, 15], FAIR)
    pen.limb("-56,-336 -80,-270 -66,-200", [26, 22, 15], FAIR)
    for k in range(4):
        pen.line([[(126, -316), (130 + 9 * k, -360), (112 + 22 * k, -398)]], 3.4, GREEN)
        _lotus(pen.at(112 + 22 * k, -404, 0.44, turn=-20 + 16 * k))


def _daughter(pen: Pen) -> None:
    """Seated between his legs, a side lock at her ear, an arm around his shin."""
    pen.limb("-30,-40 26,-58 58,-30 66,-4", [44, 36, 26, 18], FAIR)
    pen.form("60,-12 78,-10 100,-2 98,4 56,4", FAIR)
    pen.form("-44,-130 10,-132 22,-90 10,-40 -40,-14 -58,-40 -50,-90", FAIR)
    pen.limb("12,-122 50,-104 84,-126", [22, 18, 12], FAIR)
    egyptian(pen.at(-12, -172, 0.56), FAIR, 34)
    pen.line("-40,-170 -52,-130 -40,-108", 9, "#1c1614", 0.6)
    pen.limb("-46,-122 -58,-84 -20,-66 4,-80", [22, 18, 15, 11], FAIR)


def _bird(pen: Pen, tone: str, wing: str, spread: bool) -> None:
    """A marsh bird, facing right; `spread` in flight."""
    pen.form("-60,4 -34,-10 0,-16 26,-14 40,-26 54,-26 60,-18 50,-10 40,4 10,16 -30,14", tone)
    pen.form("58,-22 80,-14 58,-13", "#c1542f", 1.8)
    pen.disc(50, -19, 2.6, INK)
    if spread:
        for shape, far in (("-6,-10 -40,-60 -34,-104 0,-84 22,-14", True),
                           ("-20,0 -74,-26 -96,-70 -50,-64 0,-6", False)):  # fmt: skip
            pen.form(shape, wing)
            edge = pts(shape)
            tip = edge[2]
            pen.line([[edge[0], tip], [edge[4], tip], [(edge[4][0] - 8, edge[4][1]), edge[3]]], 2,
                     LINEN if far else INK)  # fmt: skip
        pen.line("-40,10 -70,22/-36,13 -64,30", 3, "#c1542f")
    else:
        pen.form("-44,-2 -10,-12 16,-2 -6,10 -46,8", wing)
        pen.line("-6,14 -8,34 6,34/10,14 10,34 22,34", 3, "#c1542f", 1)


def _birds(pen: Pen) -> None:
    """A burst of birds and butterflies over the reeds, eggs in nests, a goose on the prow."""
    for x, y, s, turn, flip, spread, tone in (
        (110, 130, 1.0, -24, True, True, "#b9bdb4"), (232, 84, 1.0, -30, False, True, "#a5643c"),
        (60, 250, 0.9, -10, False, True, "#d8b878"), (30, 350, 0.9, -16, False, True, "#7d8f94"),
        (196, 180, 0.8, -34, False, True, "#c9a24c"), (214, 372, 0.84, 0, False, False, "#8f6a48"),
        (100, 420, 0.84, 0, True, False, "#7d8f94"), (392, 150, 0.7, -40, False, True, "#8f9490"),
        (140, 540, 0.8, 4, False, False, "#b08458"), (58, 640, 0.76, 0, False, False, "#6f8a84"),
        (118, 744, 1.1, 0, True, False, "#a5643c"),
    ):  # fmt: skip
        wing = {"#b9bdb4": "#5c6a74", "#a5643c": "#d8b878"}.get(tone, "#7a5236")
        _bird(pen.at(x, y, s, flip=flip, turn=turn), tone, wing, spread)
    for x, y in ((190, 470), (76, 520), (286, 780)):
        n = pen.at(x, y, 0.9)
        for k in range(3):
            n.form([(-20 + 16 * k, 0), (-12 + 16 * k, -12), (-4 + 16 * k, 0)], LINEN, 2)
        n.form("-38,-4 38,-4 22,14 -22,14", "#8a6a3c")
    for x, y in ((390, 60), (500, 230), (20, 150)):
        b = pen.at(x, y, 0.8, turn=x % 50)
        b.form("0,0 -34,-26 -40,4 -8,14", "#c9853a", 2)
        b.form("0,0 34,-26 40,4 8,14", "#c9853a", 2)
        b.line("0,-12 0,18", 6)
        b.disc(-24, -6, 4, LINEN)
        b.disc(24, -6, 4, LINEN)


def _cat(pen: Pen) -> None:
    """A tawny tabby, facing right in its frame, three birds at once."""
    fur = "#cf9a4c"
    _bird(pen.at(70, 40, 0.8, turn=60), "#7d8f94", "#5c6a74", True)
    pen.line("-92,40 -130,20 -150,-30 -136,-70", 15, INK, 0.8)
    pen.line("-92,40 -130,20 -150,-30 -136,-70", 10, fur, 0.8)
    for leg in ("-70,40 -50,90 -74,120 -40,132", "-90,30 -96,84 -110,116 -84,128",
                "44,-10 80,20 96,52", "56,-30 100,-24 132,-4"):  # fmt: skip
        pen.limb(leg, [34, 24, 16, 14][: len(pts(leg))], fur)
    body = "-104,40 -100,-4 -60,-30 0,-44 40,-70 70,-60 76,-20 40,14 -20,50 -70,70"
    pen.form(body, fur)
    with pen.within(body):
        pen.line([[(-90 + 22 * k, -60), (-84 + 22 * k, -10), (-96 + 22 * k, 24)] for k in range(8)],
                 4, "#8a5a2c", 0.4)  # fmt: skip
        pen.fill("-60,60 0,40 40,10 20,50 -40,76", LINEN, 0.7, 5)
    pen.form("44,-60 40,-112 58,-92 78,-94 92,-116 96,-76 104,-56 88,-40 60,-40", fur)
    pen.line("52,-80 62,-74/56,-88 66,-82", 2.4, "#8a5a2c")
    pen.disc(78, -68, 7, "#e8cf6a", 2)
    pen.disc(79, -68, 3.4, INK)
    pen.line("98,-60 90,-52 80,-50/92,-54 116,-62/92,-51 116,-50", 1.6)
    _bird(pen.at(130, -46, 0.62, turn=24), "#b9bdb4", "#6d5138", True)
    _bird(pen.at(-70, 130, 0.66, turn=-20), "#a5643c", "#d8b878", True)
