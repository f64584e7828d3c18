"""January of a duke's book of hours (Limbourg brothers, about 1415): a page of a calendar.

Tall; under a blue half round of the heavens a feast: the duke in blue at the right of a long tilted
table before a fire screen, a red canopy over him; slim courtiers press in from the left.
No shadow, brilliant color: ultramarine, gold, green, vermilion, white; every thing shown clearly.
Above the people a hanging with knights in battle; on the table gold vessels and two little dogs.
Recognized by: the arc with the sun's chariot, wicker disc behind the duke, gold ship.
"""

import math

from ..core import Dice, Plate, mix
from ..drapery import pts
from ..people.antiquity import Pen
from ..people.gothic import Flesh, haired, hat, palm, powder, tones
from ..pigment import Wall

SIZE = (800, 1200)
ALT = {
    "en": "A painted book page: under a starry blue arc with a sun chariot, a lord in blue dines "
    "at a tilted white table with gold vessels; slender courtiers and a hanging of knights "
    "behind.",
    "es": "Página pintada: bajo un arco azul con astros y el carro del sol, un señor de azul come "
    "en una mesa blanca con vajilla de oro; cortesanos esbeltos y un tapiz de caballeros.",
}
INK, BLUE, RED, GREEN = "#33231c", "#2b51b0", "#b8331f", "#3f7a45"
GOLD, WHITE, PINK, VELLUM = "#d8a83c", "#f3ecda", "#d98a86", "#e9dfc6"
FLESH = Flesh(skin="#efd3b4", shade="#a8846a", light="#fdf0dc", blush="#e08a70", body=0.5)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(*SIZE, ["#d9ccab", "#e3d8ba", "#ebe1c8", "#f0e8d3"], seed=7, cell=240)
    wall.height *= 0.08
    pen = Pen(wall, INK, 1.8, 0.04)
    _heavens(pen)
    scene = "70,372 730,372 730,1140 70,1140"
    pen.form(scene, "#b9a06a", 3, curved=False)
    with pen.within(scene, curved=False):
        _hanging(pen)
        _canopy(pen)
        _screen(pen)
        _guests(pen)
        _table(pen)
        _servants(pen)
    for grow, width, tone in ((0, 5, GOLD), (5, 1.6, INK), (-4, 1.6, INK), (10, 3, BLUE)):
        box = [(70 - grow, 372 - grow), (730 + grow, 372 - grow), (730 + grow, 1140 + grow),
               (70 - grow, 1140 + grow)]  # fmt: skip
        pen.line([[*box, box[0]]], width, tone, 1, curved=False)
    plate.add(wall.picture(0.5, depth=0.35, grain=0.1).svg())


def _arc(r: float, a0: float = 180, a1: float = 360, n: int = 60) -> list[tuple[float, float]]:
    steps = [math.radians(a0 + (a1 - a0) * i / n) for i in range(n + 1)]
    return [(400 + r * math.cos(a), 366 + r * math.sin(a)) for a in steps]


def _heavens(pen: Pen) -> None:
    """Half rounds of days, signs and stars; in the middle the chariot of the sun."""
    for r, tone in ((334, GOLD), (329, WHITE), (296, GOLD), (292, BLUE), (214, GOLD), (210, WHITE),
                    (184, GOLD), (180, BLUE)):  # fmt: skip
        pen.form([*_arc(r), (400 + r, 372), (400 - r, 372)], tone, 1.4, curved=False)
    for r0, r1, n in ((298, 326, 31), (186, 209, 31)):
        pen.line(
            [[_at(r0, 180 + 180 * i / n), _at(r1, 180 + 180 * i / n)] for i in range(1, n)],
            1.6,
            INK,
            1,
            0.8,
            curved=False,
        )
        for i in range(n):
            x, y = _at((r0 + r1) / 2, 180 + 180 * (i + 0.5) / n)
            pen.line([[(x - 4, y - 2), (x + 4, y - 2)], [(x - 3, y + 3), (x + 5, y + 3)]], 2,
                     (RED, BLUE)[i % 2], 1, 0.85, curved=False)  # fmt: skip
    dice = Dice(5)
    for _ in range(120):
        x, y = _at(dice.uniform(220, 288), dice.uniform(182, 358))
        pen.disc(x, y, dice.uniform(1.2, 2.4), "#f6e6ae")
    # Two signs of the zodiac in gold: a goat-fish and a man who pours water.
    g = pen.at(*_at(252, 228), 1.0, turn=-42)
    g.form("-50,10 -30,-8 0,-10 20,-26 34,-24 44,-14 36,-8 30,8 40,22 30,24 12,8 -14,16 -36,22 "
           "-62,34 "
           "-70,20 -58,14", GOLD, 1.6)  # fmt: skip
    g.line("30,-26 16,-46 2,-48/36,-24 30,-44 18,-54", 2.4, GOLD)
    m = pen.at(*_at(250, 312), 0.95, turn=42)
    m.limb("0,-10 -6,20 -14,44", [16, 11, 8], GOLD, 1.6)
    m.limb("4,-10 12,20 8,46", [16, 11, 8], GOLD, 1.6)
    m.form("-12,-40 12,-40 12,-6 -10,-6", GOLD, 1.6)
    m.disc(0, -50, 9, GOLD, 1.6)
    m.limb("10,-36 30,-30 44,-34", [9, 8, 6], GOLD, 1.6)
    m.form("40,-46 56,-42 54,-30 42,-30", GOLD, 1.6)
    m.line("52,-30 62,-10 56,14 66,36", 4, "#9fc4e6", 0.6)
    # The sun's chariot: winged horses, a wheel, a crowned man with a radiant disc.
    c = pen.at(400, 320, 1.0)
    for k in range(3):
        h = c.at(-104 - 12 * k, 10 + 4 * k, 0.9, turn=-10)
        h.form(
            "-20,20 0,4 40,2 60,-20 78,-40 90,-40 100,-26 94,-20 82,-22 70,4 60,26 20,30", GOLD, 1.6
        )
        h.line("60,24 78,40 70,52/40,28 50,52/0,24 -10,48", 4, GOLD, 0.8)
    c.form("-20,-10 60,-10 70,34 -14,34", GOLD, 1.8)
    for x in (4, 50):
        c.disc(x, 36, 14, BLUE, 2.4)
        c.line([[(x - 13, 36), (x + 13, 36)], [(x, 23), (x, 49)]], 2, GOLD, 1, curved=False)
    c.form("0,-10 8,-50 30,-50 40,-10", "#e6c266", 1.8)
    haired(c.at(20, -66, 0.32), -0.3, "#8a5c30", FLESH, 10)
    for a in range(0, 360, 30):
        t = math.radians(a)
        c.line(
            [
                [
                    (58 + 13 * math.cos(t), -44 + 13 * math.sin(t)),
                    (58 + 23 * math.cos(t), -44 + 23 * math.sin(t)),
                ]
            ],
            2.4,
            "#f6e09a",
            1,
            curved=False,
        )
    c.disc(58, -44, 13, "#f3d676", 1.8)
    for k, (x, y) in enumerate(_arc(172, 186, 354, 30)):
        pen.line(
            [[(x - 3, y), (x + 3, y)], [(x, y - 3), (x, y + 3)]],
            1.4,
            "#f6e6ae" if k % 2 else GOLD,
            1,
        )


def _at(r: float, degrees: float) -> tuple[float, float]:
    a = math.radians(degrees)
    return 400 + r * math.cos(a), 366 + r * math.sin(a)


def _hanging(pen: Pen) -> None:
    """A tapestry: green hills, a walled town, knights on horses who clash under banners."""
    pen.fill("60,360 740,360 740,760 60,760", "#7fa06a", 1, 1, curved=False)
    pen.fill("60,360 740,360 740,420 480,440 300,424 60,446", "#b9cfe0", 1, 2)
    for x, s in ((110.0, 1.0), (660.0, 0.8)):
        p = pen.at(x, 440, s)
        for k, (dx, h) in enumerate(((-34, 44), (-12, 64), (14, 50), (34, 38))):
            p.form([(dx - 11, 10), (dx - 11, -h), (dx + 11, -h), (dx + 11, 10)],
                   ("#e2d3bd", "#cfbca6")[k % 2], 1.6, curved=False)  # fmt: skip
            p.form(
                [(dx - 14, -h), (dx, -h - 26), (dx + 14, -h)], (BLUE, RED)[k % 2], 1.6, curved=False
            )
    dice = Dice(11)
    for row in range(3):
        for k in range(11):
            x = 80 + 64 * k + 26 * (row % 2) + dice.uniform(-8, 8)
            y = 470 + 56 * row
            p = pen.at(x, y, 0.8, flip=k > 5)
            coat = (WHITE, "#8a5c3c", "#b9b2a6", "#c79a5c")[(k + row) % 4]
            p.form(
                "-40,20 -34,0 0,-4 24,-8 36,-28 48,-34 58,-20 52,-14 44,-12 36,14 24,24 -20,26",
                coat,
                1.6,
            )
            p.line("24,20 36,34 32,46/-28,20 -36,36 -30,48", 5, mix(coat, "#2a1a12", 0.3), 0.8)
            robe = (RED, BLUE, PINK, "#e0b850", "#c9d0d6")[(k * 2 + row) % 5]
            p.form("-14,8 -16,-30 -6,-44 10,-44 18,-28 14,8", robe, 1.6)
            p.form("-8,-46 -10,-60 2,-70 12,-60 12,-46", "#aeb4b8", 1.6)
            p.line("8,-34 30,-40 58,-72", 2.4, "#6d4a2a", 1)
            if k % 3 == 0:
                p.form("52,-74 92,-84 88,-60 54,-62", (RED, BLUE)[row % 2], 1.6)
    for k in range(9):
        x = 90 + 76 * k
        pen.form(
            [(x - 18, 650), (x - 24, 628), (x, 606), (x + 24, 628), (x + 18, 650)], "#3f6a3c", 1.4
        )


def _canopy(pen: Pen) -> None:
    """A red canopy with blue rounds of gold lilies, little white swans and bears."""
    pen.form("470,380 700,380 700,470 470,470", RED, 2, curved=False)
    for k in range(4):
        x = 500 + 58 * k
        pen.disc(x, 424, 22, BLUE, 2)
        for dx, dy in ((-8, -6), (8, -6), (0, 8)):
            pen.form(
                [
                    (x + dx - 4, 424 + dy + 5),
                    (x + dx - 5, 424 + dy - 2),
                    (x + dx, 424 + dy - 8),
                    (x + dx + 5, 424 + dy - 2),
                    (x + dx + 4, 424 + dy + 5),
                ],
                GOLD,
                0,
            )
    for k in range(14):
        x = 474 + 17 * k
        pen.form([(x, 468), (x + 14, 468), (x + 7, 486)], (GOLD, GREEN)[k % 2], 1.2, curved=False)
    for x in (528, 586, 644):
        pen.form(
            [
                (x - 12, 450),
                (x - 4, 442),
                (x + 6, 440),
                (x + 8, 428),
                (x + 12, 432),
                (x + 10, 448),
                (x, 454),
            ],
            WHITE,
            1.2,
        )


def _screen(pen: Pen) -> None:
    """The round wicker screen before the fire, like a halo for the duke."""
    pen.form("500,560 690,560 690,760 500,760", "#cfc4ae", 2, curved=False)
    pen.fill("520,600 670,600 670,760 520,760", "#5a3a28", 0.9, 3)
    for k in range(9):
        x = 530 + 17 * k
        pen.form(
            [(x - 8, 700), (x - 4, 660), (x + 4, 640), (x + 8, 700)],
            ("#e8702c", "#f3b23c")[k % 2],
            0,
        )
    pen.disc(596, 632, 76, "#d9b56c", 2.4)
    for k in range(1, 8):
        ring = [
            (596 + 10 * k * math.cos(i * 0.2618), 632 + 10 * k * math.sin(i * 0.2618))
            for i in range(25)
        ]
        pen.line([ring], 2, "#8f6a30", 1, 0.8)
    pen.line(
        [
            [(596, 632), (596 + 74 * math.cos(a), 632 + 74 * math.sin(a))]
            for a in (i * 0.3142 for i in range(20))
        ],
        1.6,
        "#8f6a30",
        1,
        0.8,
        curved=False,
    )


def _robe(pen: Pen, shape: str, folds: str, color: str, seed: int = 1) -> None:
    pen.cloth(shape, folds, tones(color), 10, 7, 12, seed)
    edge = pts(shape)
    pen.line([[*edge, edge[0], edge[1]]], 1.5, mix(color, "#140c10", 0.7), 1)


def _guests(pen: Pen) -> None:
    """A press of courtiers at the left, a bishop beside the duke, the duke in blue and gold."""
    for k, (x, y, t, tone, felt) in enumerate(
        (
            (104, 600, 0.6, PINK, "#6d3a5a"),
            (162, 580, 0.5, GREEN, RED),
            (222, 590, 0.7, "#c9d0d6", BLUE),
            (286, 578, 0.6, RED, GREEN),
            (350, 592, 0.5, "#e0b850", "#5a4a6a"),
            (412, 584, 0.6, BLUE, RED),
            (132, 668, 0.7, BLUE, WHITE),
            (196, 660, 0.6, "#8a6aa0", GREEN),
            (262, 664, 0.6, WHITE, "#8a3a2a"),
            (330, 660, 0.7, GREEN, BLUE),
            (396, 668, 0.5, PINK, "#3a3a44"),
        )
    ):
        p = pen.at(x, y, 0.95)
        robe = "-34,46 -16,30 18,30 36,48 44,140 40,240 -40,240 -44,140"
        _robe(p, robe, "-16,60 -24,140 -20,230/6,60 4,140 6,230/24,60 30,140 26,230", tone, k)
        if k % 3 == 0:
            powder(p, robe, 18)
        haired(p.at(0, 0, 0.46), t, ("#6b4426", "#8a5c30", "#3a2418")[k % 3], FLESH,
               10 if k % 4 == 1 else 0, fall=12)  # fmt: skip
        hat(p.at(0, 0, 0.5), k % 3, felt)
        if k % 2:
            palm(p.at(30, 92, 0.7, turn=-30), FLESH.skin, "spread", 4.4)
    bishop = pen.at(488, 664, 1.0)
    _robe(
        bishop,
        "-38,50 -18,32 20,32 42,54 52,180 -50,180",
        "-16,60 -24,170/10,60 12,170",
        "#8a4a86",
        30,
    )
    haired(bishop.at(0, 0, 0.5), 0.6, "#d9d2c2", FLESH, fall=10)
    hat(bishop.at(0, 0, 0.5), 2, RED)
    duke = pen.at(596, 640, 1.06)
    robe = "-56,60 -26,36 26,36 58,62 80,140 86,220 -86,220 -80,140"
    _robe(duke, robe, "-30,60 -46,140 -50,215/4,60 4,140 0,215/36,60 50,140 56,215", BLUE, 31)
    powder(duke, robe, 21)
    duke.form("-30,34 -10,48 12,48 30,34 34,50 10,66 -12,66 -34,50", "#8a6a4c", 1.6)
    haired(duke.at(0, 0, 0.56), -0.5, "#8a7a68", FLESH, fall=10)
    fur = duke.at(0, 0, 0.6)
    fur.form("-50,-26 -54,-56 -30,-80 30,-80 54,-56 50,-26 0,-40", "#7a5236", 2)
    fur.round("-50,-26 -54,-56 -30,-80 30,-80 54,-56 50,-26 0,-40", "#33201a", "#c9a07a", 18, 0.8)
    duke.line("-70,100 -50,150 -10,160/70,100 60,150 40,160", 17, mix(BLUE, "#0c1230", 0.25), 0.9)
    palm(duke.at(-14, 160, 0.8, turn=10), FLESH.skin, "flat")


def _table(pen: Pen) -> None:
    """A long white cloth, tipped up to show dishes, salt ship, dogs among the plates."""
    pen.fill("60,960 740,960 740,1150 60,1150", "#c9a56a", 1, 1, curved=False)
    for k in range(18):
        for j in range(5):
            x, y = 70.0 + 40 * k + 20 * (j % 2), 966.0 + 40 * j
            pen.form([(x, y), (x + 20, y + 20), (x, y + 40), (x - 20, y + 20)],
                     (GREEN, "#d8c89a")[(k + j) % 2], 1.2, curved=False)  # fmt: skip
    top = "218,820 726,790 736,880 206,906"
    drop = "206,906 736,880 736,980 640,1000 520,990 400,1008 280,996 208,1004"
    pen.cloth(drop, "250,910 256,990/330,906 326,1000/420,900 424,1000/520,894 516,986/620,890 "
                    "626,990"
              "/~290,910 290,990/~470,900 470,990/~570,894 570,990/~680,886 682,970",
              ("#8f93a0", "#c9c9cc", "#f0ece0", "#fffdf6"), 11, 8, 5, 40)  # fmt: skip
    pen.form(top, WHITE, 2, curved=False)
    for k in range(11):
        crease = [(228 + 46 * k, 822 - 2.7 * k), (220 + 47 * k, 904 - 2.4 * k)]
        pen.line([crease], 1, "#c3bfb2", 1, 0.7, curved=False)
    pen.line("206,906 736,880", 4, BLUE, 1)
    pen.line("208,914 736,888", 2, GOLD, 1)
    ship = pen.at(676, 826, 1.0)
    ship.form("-56,0 -64,-26 -46,-14 46,-14 64,-30 56,0 30,20 -30,20", GOLD, 2)
    ship.round(
        "-56,0 -64,-26 -46,-14 46,-14 64,-30 56,0 30,20 -30,20", "#7a5216", "#fdf0b8", 14, 0.8
    )
    ship.line("0,-14 0,-50/-44,-14 -44,-34/44,-18 44,-38", 2.4, GOLD, 1)
    ship.form("-8,-50 0,-66 8,-50", WHITE, 1.6)
    for k, x in enumerate((262.0, 330.0, 400.0, 470.0, 540.0, 606.0)):
        y = 862 - 0.06 * (x - 262)
        pen.form([(x - 28, y), (x, y - 12), (x + 28, y), (x, y + 12)], GOLD, 1.8)
        pen.form(
            [(x - 16, y), (x, y - 7), (x + 16, y), (x, y + 7)],
            ("#a8642c", "#c98a4a", "#d9c08a")[k % 3],
            1.2,
        )
        pen.form(
            [(x + 34, y + 18), (x + 44, y + 14), (x + 48, y + 22), (x + 38, y + 26)], "#c98a4a", 1.2
        )
    for x, tone in ((300, "#c9c2b4"), (436, WHITE)):
        p = pen.at(x, 838, 0.62)
        p.form("-26,10 -24,-8 0,-12 14,-26 26,-24 32,-14 22,-6 16,10", tone, 2)
        p.line("-20,8 -22,18/8,8 10,18/-26,-4 -38,-16", 3.4, tone, 1)


def _servants(pen: Pen) -> None:
    """In front: a carver with his back half turned, a cupbearer, a dresser with gold, a dog."""
    dresser = "76,770 208,770 208,950 76,950"
    pen.form(dresser, WHITE, 2, curved=False)
    pen.line("76,800 208,800/76,806 208,806", 1.6, BLUE, 1)
    for k, (x, y) in enumerate(((100, 762), (140, 760), (180, 764), (118, 736), (160, 738))):
        pen.form(
            [
                (x - 13, y),
                (x - 6, y - 14),
                (x - 10, y - 26),
                (x + 10, y - 26),
                (x + 6, y - 14),
                (x + 13, y),
            ],
            GOLD,
            1.8,
        )
        pen.disc(x, y - 30, 4, ("#f6e6a8", GOLD)[k % 2], 1.4)
    for x, y, t, tone, hose, kind, turn in (
        (300, 880, 0.7, GREEN, ("#e9e2d0", RED), 0, 0),
        (440, 894, 0.5, "#c9d0e6", (BLUE, WHITE), 2, 0),
        (148, 906, 0.6, BLUE, (RED, "#3a3a44"), 1, 0),
        (590, 902, -0.5, RED, (GREEN, WHITE), 0, 0),
    ):
        p = pen.at(x, y, 1.0, turn=turn)
        for dx, leg in ((-10, hose[0]), (12, hose[1])):
            p.limb([(dx, 110), (dx - 3, 150), (dx, 200)], [24, 19, 11], leg)
            p.form(
                [(dx - 7, 194), (dx + 8, 194), (dx + 30, 208), (dx + 28, 212), (dx - 8, 211)],
                leg,
                1.6,
            )
        robe = "-32,44 -14,28 16,28 34,46 30,96 52,134 20,142 -20,142 -52,134 -30,96"
        _robe(p, robe, "-10,50 -14,96 -30,136/10,50 10,96 6,138/20,60 22,96 38,134", tone, int(x))
        powder(p, robe, 20, GOLD if tone != GREEN else WHITE)
        p.line("-30,96 0,102 30,96", 4, GOLD, 1)
        sleeve = "24,52 44,80 70,70 78,84 84,130 60,120 40,104 20,80"
        _robe(p, sleeve, "40,80 60,110", mix(tone, "#ffffff", 0.12), int(x) + 1)
        palm(p.at(72, 76, 0.8, turn=-24), FLESH.skin, "fist", 4.6)
        haired(p.at(0, 0, 0.46), t, "#7a4f2a", FLESH, fall=10)
        hat(p.at(0, 0, 0.5), kind, (RED, "#2f3a5c", GREEN, BLUE)[int(x) % 4])
    pen.line("372,950 412,906", 3, "#d0d4d8", 1)
    pen.form("508,956 516,936 512,926 528,926 526,938 532,956", GOLD, 1.6)
    dog = pen.at(680, 1088, 1.0, flip=True)
    dog.form(
        "-50,20 -56,-6 -40,-20 10,-22 34,-48 54,-50 72,-36 66,-28 50,-26 42,0 40,20 20,8 -26,10",
        WHITE,
        2,
    )
    legs = "-44,16 -48,42 -38,45/-28,10 -28,42 -18,45/28,10 28,42 38,45/38,12 46,42 54,44"
    dog.line(legs, 12, INK, 1)
    dog.line(legs, 8, WHITE, 1)
    dog.line("36,-30 46,-12", 5, RED, 1)
    dog.disc(56, -40, 2.4, INK)
    dog.line("-54,-4 -76,-24 -70,-44", 5, WHITE, 0.5)
