"""Annunciation to the shepherds (Leon, about 1100): one field of a painted vault.

Wide, under a curved band; figures float on white with no ground and no depth: an angel with raised
hand, a shepherd who blows a horn, one with pan pipes, one who lets his mastiff drink from a bowl.
Goats butt and browse, cattle rest, schematic plants stand between.
Flat red ocher, blue grey, yellow, black outlines; folds as lines.
Recognized by: white vault, drinking dog, fighting goats, plants like fans.
"""

import math

from ..core import Plate, Point
from ..drapery import pts
from ..people.antiquity import Pen
from ..people.gothic import Flesh, haired, palm
from ..pigment import Wall

SIZE = (1200, 880)
ALT = {
    "en": "On a white vault an angel speaks to herdsmen: one blows a horn, one plays pipes, one "
    "lets his big dog drink from a bowl; goats butt and browse among fan-like plants.",
    "es": "En una bóveda blanca un ángel habla a unos zagales: uno toca el cuerno, otro la siringa "
    "y otro da de beber a su mastín; cabras que topan y ramonean entre plantas como "
    "abanicos.",
}
INK, RED, OCHER, BLUE, WHITE = "#3a251c", "#a04a34", "#cd9c50", "#6d7f92", "#efe8d6"
GREY, BROWN, GREEN = "#a49a8c", "#7a4a34", "#7d8c68"
FLESH = Flesh(skin="#e4c09c", body=0.0, lips="#a04a34", white="#f3ecdc")


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(*SIZE, ["#d9cfb8", "#e6decb", "#efe9da", "#f4f0e5"], seed=19, cell=260)
    wall.height *= 0.35
    pen = Pen(wall, INK, 3.8, 0.2)
    _bands(pen)
    for x, y, s, kind in (
        (96, 640, 1.0, 0),
        (414, 300, 0.9, 1),
        (716, 420, 1.05, 2),
        (1092, 420, 1.0, 0),
        (354, 760, 0.8, 1),
        (868, 790, 0.9, 2),
        (640, 830, 0.6, 0),
        (760, 190, 0.7, 1),
        (1010, 210, 0.8, 2),
        (40, 430, 0.7, 2),
    ):
        _plant(pen.at(x, y, s), kind)
    _angel(pen.at(200, 342, 0.9))
    _piper(pen.at(330, 616, 1.0))
    _horn_blower(pen.at(574, 560, 1.06))
    _dog_keeper(pen.at(900, 560, 1.06))
    _goat(pen.at(470, 740, 0.96), RED, True)
    _goat(pen.at(614, 740, 0.96, flip=True), BLUE, True)
    _goat(pen.at(150, 780, 0.94, flip=True), OCHER, False)
    _goat(pen.at(1104, 560, 0.84, flip=True), BROWN, False)
    _cow(pen.at(1000, 788, 1.0, flip=True), BROWN)
    _cow(pen.at(770, 700, 0.7), OCHER)
    wall.wear(0.02, 60, 3)
    wall.wear(0.035, 12, 4, 3)
    for k, track in enumerate((pts("0,520 120,560 260,530 380,570"), pts("680,0 700,160 660,300"),
                               pts("1200,680 1080,700 960,660"), pts("820,880 800,780 "
                                   "840,690"))):  # fmt: skip
        wall.crack(track, 1.4, 0.7, 30 + k)
    plate.add(wall.picture(0.65, depth=0.5, grain=0.14).svg())


def _bands(pen: Pen) -> None:
    """The ribs of the vault: curved bands with a leaf ornament."""
    for track, s in (
        ([(-20, 250), (120, 130), (330, 66), (600, 44), (870, 66), (1080, 130), (1220, 250)], 1),
    ):
        pen.fill([*[(x, y) for x, y in track], (1220, -20), (-20, -20)], "#5d6f80", 0.9, 1)
        for dy, width, tone in ((-4, 36, RED), (-4, 26, WHITE), (16, 6, INK), (-26, 6, INK)):
            pen.line([[(x, y + dy) for x, y in track]], width, tone, 1)
        for k in range(46):
            t = k / 45
            i = min(int(t * 6), 5)
            u = t * 6 - i
            x = track[i][0] + (track[i + 1][0] - track[i][0]) * u
            y = (
                track[i][1]
                + (track[i + 1][1] - track[i][1]) * u
                - 4
                - 14 * math.sin(u * math.pi) * s * 0.4
            )
            pen.form(
                [(x - 9, y), (x, y - 9), (x + 9, y), (x, y + 9)],
                (RED, BLUE, OCHER)[k % 3],
                2,
                curved=False,
            )
    pen.line("-10,866 600,870 1210,866", 16, RED, 1)
    pen.line("-10,852 600,856 1210,852", 4, INK, 1)


def _plant(pen: Pen, kind: int) -> None:
    """Three kinds: a fan of leaves, a stem with round fruits, a lily of curls."""
    pen.line("0,0 2,-40 0,-90", 5)
    if kind == 0:
        for k, a in enumerate((-2.6, -2.2, -1.85, -1.57, -1.3, -0.95, -0.55)):
            tip = (58 * math.cos(a), -70 + 64 * math.sin(a))
            mid = [(30 * math.cos(a + d), -66 + 34 * math.sin(a + d)) for d in (-0.24, 0.24)]
            pen.form([(0, -64), mid[0], tip, mid[1]], (RED, GREEN)[k % 2], 2.6)
    elif kind == 1:
        for s in (-1, 1):
            for y in (-30, -60):
                pen.line([[(0, y), (s * 22, y - 12), (s * 34, y - 34)]], 3.4)
                pen.disc(s * 35, y - 40, 9, RED, 2.6)
        pen.disc(0, -100, 11, OCHER, 2.8)
        pen.disc(-14, -88, 8, RED, 2.4)
        pen.disc(14, -88, 8, RED, 2.4)
    else:
        for s in (-1, 1):
            for j, y in enumerate((-20, -48, -76)):
                pen.line(
                    [
                        [
                            (0, y),
                            (s * 26, y - 8),
                            (s * 36, y - 26),
                            (s * 24, y - 34),
                            (s * 18, y - 24),
                        ]
                    ],
                    4.4,
                    (GREEN, RED, BLUE)[j],
                    0.7,
                )
        pen.form("0,-86 -12,-104 0,-126 12,-104", OCHER, 2.6)


def _folds(pen: Pen, shape: str, strokes: str, tone: str = RED) -> None:
    with pen.within(shape):
        pen.line(strokes, 3, tone, 0.6)
        pen.line([[(x + 5, y + 1) for x, y in pts(s)] for s in strokes.split("/")], 1.6, WHITE, 0.6)
    edge = pts(shape)
    pen.line([[*edge, edge[0], edge[1]]], 3.8, None, 1)


def _head(pen: Pen, turned: float, hair: str, beard: float) -> None:
    bold = Pen(pen.wall, INK, 3.6, 0.12, pen.frame)
    haired(bold, turned, hair, FLESH, beard, fall=24)
    for s in (-1, 1):
        bold.disc(11 * turned + s * 18, 18, 6.5, "#cf7a58")


def _leg(pen: Pen, spine: str, tone: str, flip: bool = False) -> None:
    """A leg wound with bands, and a pointed shoe."""
    track = pts(spine)
    pen.limb(track, [34, 26, 17], tone)
    for k in range(4):
        x, y = (
            track[1][0] + (track[2][0] - track[1][0]) * k / 4,
            track[1][1] + (track[2][1] - track[1][1]) * k / 4,
        )
        pen.line([[(x - 12, y), (x + 12, y + 9)]], 2.4, WHITE, 1, curved=False)
    x, y = track[-1]
    s = -1 if flip else 1
    pen.form(
        [
            (x - s * 9, y - 8),
            (x + s * 9, y - 8),
            (x + s * 36, y + 6),
            (x + s * 30, y + 12),
            (x - s * 10, y + 10),
        ],
        INK,
        2,
    )


def _tunic(pen: Pen, tone: str, cloak: str) -> None:
    """A short belted tunic and a cloak thrown back."""
    back = "-30,-196 -64,-150 -84,-60 -70,20 -44,-20 -30,-110"
    pen.form(back, cloak)
    _folds(pen, back, "-40,-180 -62,-90 -64,10/-34,-170 -48,-80 -52,0", INK)
    shape = "-38,-196 -16,-214 16,-214 40,-194 44,-120 60,-20 20,-6 -20,-6 -58,-20 -42,-120"
    pen.form(shape, tone)
    _folds(pen, shape, "-20,-200 -24,-120 -40,-14/0,-204 0,-120 -4,-8/22,-200 26,-120 40,-14/"
                       "-30,-110 -10,-60 -14,-8"
           "/30,-110 14,-60 18,-8", INK if tone in (RED, BROWN) else RED)  # fmt: skip
    pen.line("-42,-118 0,-110 44,-118", 8, OCHER if tone != OCHER else RED, 1)


def _arm(
    pen: Pen, spine: str, tone: str, turn: float, pose: str = "fist", flip: bool = False
) -> None:
    track = pts(spine)
    x, y = track[-1]
    palm(pen.at(x, y, 0.95, flip=flip, turn=turn), FLESH.skin, pose)
    pen.limb(track, [32, 26, 18], tone)


def _angel(pen: Pen) -> None:
    """Large, winged, striding in from the left, with a speaking hand."""
    for wing, tone in ((("-30,-130 -70,-200 -150,-210 -190,-150 -180,-60 -150,-20 -120,-80 "
                        "-60,-90"), BLUE),
                       ("-20,-120 -70,-210 -60,-262 -20,-260 0,-210 10,-150", RED)):  # fmt: skip
        pen.form(wing, tone)
        edge = pts(wing)
        with pen.within(wing):
            for k in range(6):
                pen.line(
                    [
                        [
                            edge[0],
                            ((edge[2][0] + edge[0][0]) / 2 + 10 * k - 20, edge[2][1] + 30 + 14 * k),
                            (edge[3][0] + 22 * k, edge[3][1] + 40),
                        ]
                    ],
                    2.8,
                    WHITE,
                    0.7,
                )
    robe = "-34,-130 -10,-150 20,-150 44,-126 50,-40 70,80 60,150 -60,150 -66,60 -46,-40"
    pen.form(robe, WHITE)
    _folds(
        pen,
        robe,
        "-20,-130 -30,0 -46,146/0,-140 -6,0 -10,146/24,-140 26,0 26,146/40,-110 44,0 56,140",
        RED,
    )
    mantle = "-36,-130 -14,-150 20,-110 60,-40 70,20 20,40 -50,30 -60,-40"
    pen.form(mantle, OCHER)
    _folds(pen, mantle, "-24,-120 -40,-40 -40,26/0,-120 0,-40 0,34/20,-100 40,-30 50,24", RED)
    for x, s in ((-30, -1), (36, 1)):
        pen.form(
            [(x - 12, 148), (x + 12, 148), (x + s * 30, 172), (x - s * 12, 174)], FLESH.skin, 3
        )
    _arm(pen, "40,-110 84,-110 124,-150", WHITE, -50, "bless")
    pen.disc(6, -196, 50, OCHER, 4)
    pen.disc(6, -196, 42, WHITE, 2)
    _head(pen.at(6, -190, 0.64), 0.6, "#8a5a34", 0)


def _piper(pen: Pen) -> None:
    """Sits and plays the pan pipes."""
    pen.form("-80,40 -70,0 -20,-10 30,0 40,40", GREY)
    shape = "-40,-150 -16,-168 16,-168 38,-146 46,-70 60,-10 -70,0 -50,-70"
    pen.form(shape, BROWN)
    _folds(pen, shape, "-20,-150 -30,-70 -44,-4/4,-160 0,-70 -4,-6/24,-150 26,-70 36,-10", INK)
    _leg(pen, "-20,-14 50,-20 56,60", BLUE)
    _leg(pen, "-30,0 20,6 14,78", BLUE)
    _head(pen.at(6, -206, 0.6), 0.7, "#5a3420", 0)
    for k in range(6):
        pen.form(
            [
                (28 + 8 * k, -186),
                (36 + 8 * k, -186),
                (36 + 8 * k, -150 + 5 * k),
                (28 + 8 * k, -150 + 5 * k),
            ],
            OCHER,
            2,
            curved=False,
        )
    _arm(pen, "30,-130 70,-100 62,-150", BROWN, -90)
    _arm(pen, "-34,-130 -10,-96 34,-148", BROWN, -50)


def _horn_blower(pen: Pen) -> None:
    """Stands with his staff and blows a great horn."""
    _leg(pen, "-20,-30 -34,40 -30,120", RED, True)
    _leg(pen, "22,-30 34,40 36,120", RED)
    _tunic(pen, BLUE, OCHER)
    _head(pen.at(4, -252, 0.62), 0.7, "#c9bda8", 22)
    hood = "-34,-250 -30,-300 4,-316 34,-296 30,-276 0,-288 -20,-262 -22,-220 -38,-214"
    pen.form(hood, RED)
    horn = "36,-240 70,-236 104,-250 126,-290 140,-284 124,-230 84,-208 40,-222"
    pen.form(horn, WHITE)
    pen.line("66,-238 64,-214/96,-246 104,-222", 3, RED, 1)
    _arm(pen, "36,-180 84,-170 80,-218", BLUE, -90)
    _arm(pen, "-36,-180 -80,-140 -92,-90", BLUE, 100)
    pen.line("-104,-190 -92,-60 -84,120", 8, INK, 0.9)
    pen.line("-104,-190 -92,-60 -84,120", 4, OCHER, 0.9)


def _dog_keeper(pen: Pen) -> None:
    """Holds out a bowl; the mastiff stands up to it and drinks."""
    _leg(pen, "-20,-30 -30,40 -28,120", OCHER, True)
    _leg(pen, "22,-30 30,40 26,120", OCHER)
    p = pen.at(0, 0, 1, flip=True)
    _tunic(p, RED, BLUE)
    _head(p.at(2, -252, 0.62), 0.6, "#4a2c1c", 10)
    hood = "-34,-250 -30,-300 4,-316 34,-296 30,-276 0,-288 -20,-262 -22,-220 -38,-214"
    p.form(hood, BLUE)
    _arm(p, "36,-180 76,-140 108,-122", RED, 0, "flat")
    p.form("94,-140 162,-140 150,-112 106,-112", OCHER)
    _arm(pen, "36,-180 66,-140 40,-120", RED, 180, "fist", False)
    # The mastiff, rearing, its tongue in the bowl.
    dog = (
        "-200,-150 -200,-184 -180,-202 -154,-196 -140,-182 -116,-168 -108,-156 -114,-144 "
        "-134,-148 -152,-138 -156,-110 -150,-40 -140,40 -166,60 -200,40 -206,-40 -198,-110"
    )
    pen.form("-196,40 -222,60 -236,100 -216,110 -206,84 -176,66", GREY)
    pen.form("-176,40 -170,80 -186,112 -160,112 -150,80 -146,40", GREY)
    pen.form(dog, GREY)
    pen.line("-156,-100 -124,-110 -112,-126/-160,-80 -130,-80 -116,-100", 12, INK, 0.8)
    pen.line("-156,-100 -124,-110 -112,-126/-160,-80 -130,-80 -116,-100", 7, GREY, 0.8)
    pen.line("-202,30 -230,10 -240,-30", 8, INK, 0.5)
    pen.form("-184,-192 -208,-186 -212,-152 -194,-158", BROWN, 3)
    pen.disc(-156, -180, 4.4, WHITE, 2)
    pen.line("-114,-154 -136,-158", 2.6)
    pen.form("-118,-166 -106,-162 -108,-154 -116,-156", INK, 1)
    pen.line("-200,-122 -152,-118", 8, RED, 1)
    pen.line("-190,-60 -186,0/-176,-70 -172,-10/-162,-60 -158,-10", 2.6, BROWN)


def _goat(pen: Pen, coat: str, rearing: bool) -> None:
    """A long-horned goat, facing right: rearing to butt, or reaching for leaves."""
    p = pen.at(0, 0, 1, turn=-34 if rearing else -8)
    for leg in ("-56,-6 -66,30 -56,66", "-36,0 -40,34 -28,70",
                *(("40,-8 70,8 92,-10", "44,-20 78,-16 96,-34") if rearing else (("34,0 32,36 "
                    "40,70"), "50,-6 56,30 64,62"))):  # fmt: skip
        p.limb(leg, [22, 12, 9], coat, 3)
        x, y = pts(leg)[-1]
        p.disc(x, y, 5, INK)
    body = (
        "-74,-16 -66,-44 -20,-48 28,-48 44,-70 54,-92 74,-98 96,-82 98,-70 80,-66 66,-50 "
        "56,-16 20,4 -50,6"
    )
    p.form(body, coat)
    p.line("60,-96 40,-130 10,-146 -6,-136/68,-98 54,-136 28,-156", 6.5)
    p.line("80,-66 84,-46 76,-36", 5)
    p.line("58,-88 44,-84 40,-76", 5)
    p.disc(76, -84, 4, WHITE, 2)
    p.line("-70,-40 -88,-56 -84,-66", 6)
    p.line(
        [[(-50 + 15 * k, -44), (-46 + 15 * k, -24), (-52 + 15 * k, -6)] for k in range(6)],
        2.4,
        INK,
        0.5,
        0.7,
    )


def _cow(pen: Pen, coat: str) -> None:
    """Lying down, head turned to chew."""
    body: list[Point] = pts(
        "-110,20 -112,-30 -80,-56 0,-52 50,-60 76,-90 110,-96 140,-76 "
        "142,-60 116,-54 96,-44 84,0 70,26"
    )
    pen.form(body, coat)
    pen.form("-60,26 -40,6 0,10 20,28", coat)
    pen.form("30,28 50,8 96,14 110,28", coat)
    pen.line("90,-94 86,-120 100,-132/112,-96 124,-116 140,-118", 6)
    pen.form("78,-84 54,-90 52,-76 74,-72", coat, 3)
    pen.disc(114, -78, 4.4, WHITE, 2)
    pen.line("130,-62 140,-66", 3)
    pen.line("-108,-20 -134,0 -130,24", 6)
    pen.line(
        [[(-80 + 28 * k, -50), (-72 + 28 * k, -20), (-80 + 28 * k, 10)] for k in range(5)],
        2.8,
        INK,
        0.5,
        0.7,
    )
