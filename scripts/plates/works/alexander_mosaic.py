"""Alexander Mosaic (Pompeii, about 100 BC, after a painting): the battle against Darius.

Very wide; at the left the bareheaded rider charges and runs a lance through a falling Persian; at
the right the king, high on his chariot, reaches back while the driver whips black horses to flight.
Between them a crowd, a dead tree, a horse seen from behind; long lances slant across a pale sky.
Small stone cubes in white, yellow, red and black tones; solid bodies lit from the right.
Recognized by: king with outstretched hand, lances, lone dead tree, the great loss at the left.
"""

import math
from dataclasses import replace

import numpy as np

from ..core import Dice, Plate, jagged
from ..drapery import pts
from ..figures import limb_outline
from ..people.antiquity import Pen
from ..people.gothic import Flesh, face, haired, palm, profile, tones
from ..pigment import Wall, clouds

SIZE = (1200, 646)
ALT = {
    "en": "A battle in tiny stone cubes: a bareheaded rider charges from the left, a king in a "
    "tall "
    "cap flees on a chariot at the right; horses tumble, lances slant, a bare tree stands.",
    "es": "Batalla en diminutas teselas: un jinete sin casco carga desde la izquierda y un rey de "
    "gorro alto huye en su carro; caballos caídos, lanzas oblicuas, un árbol seco.",
}
INK, WHITE, YELLOW, RED = "#241a17", "#e9dfc8", "#cf9f4c", "#8f3f28"
BROWN, GREY, FLESH_TONE = "#6d3c24", "#8a8378", "#d39a6c"
FLESH = Flesh(skin=FLESH_TONE, shade="#5f3420", light="#f3d8b0", blush="#b5583a", body=0.9)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(*SIZE, ["#d6c8aa", "#e0d4b8", "#e9dfc8", "#efe7d4"], seed=4, cell=260)
    wall.height *= 0.1
    pen = Pen(wall, INK, 2.6, 0.04)
    pen.fill("-20,500 300,520 700,500 1220,516 1220,660 -20,660", "#b59768", 0.95, 8)
    pen.fill("-20,580 1220,570 1220,660 -20,660", "#8f7048", 0.7, 16)
    _tree(pen)
    _lances(pen)
    _crowd(pen)
    _team(pen)
    _chariot(pen)
    _rump(pen.at(598, 432, 1.0))
    _impaled(pen)
    _rider(pen)
    _fallen(pen)
    _cubes(wall)
    _losses(pen)
    for inset, width, tone in ((7, 14, "#5f4a38"), (16, 3, "#e9dfc8")):
        w, h = SIZE
        box = [(inset, inset), (w - inset, inset), (w - inset, h - inset), (inset, h - inset)]
        pen.line([[*box, box[0]]], width, tone, 1, curved=False)
    plate.add(wall.picture(0.45, depth=0.3, grain=0.0).svg())


def _solid(pen: Pen, shape: str | list[tuple[float, float]], color: str, puff: float = 20) -> None:
    """A body in the round, lit from the right."""
    pen.form(shape, color, 2, ink="#241612")
    t = tones(color)
    pen.round(shape, t[0], t[3], puff, 0.95, (0.6, -0.55, 0.55))


def _robe(pen: Pen, shape: str, folds: str, color: str, seed: int) -> None:
    pen.cloth(shape, folds, tones(color), 11, 9, 14, seed, (0.55, -0.6, 0.6))
    edge = pts(shape)
    pen.line([[*edge, edge[0], edge[1]]], 1.8, INK, 1, 0.8)


def _tree(pen: Pen) -> None:
    """A dead tree with lopped branches."""
    for branch, w in (("402,330 396,220 404,130 390,60", 20), ("400,180 450,130 470,84", 11),
                      ("402,140 360,110 344,70", 10), ("452,128 500,116 516,96", 7),
                      ("398,90 420,60 424,36", 7), ("362,112 330,116 312,104", 6)):  # fmt: skip
        pen.line(branch, w, "#4a3020", 0.5)
        pen.line([[(x + 2, y) for x, y in pts(branch)]], w * 0.35, "#a5825a", 0.3)


def _lances(pen: Pen) -> None:
    """A forest of long lances that lean to the right."""
    dice = Dice(5)
    for k in range(13):
        x = 560 + 50 * k + dice.uniform(-10, 10)
        lean = 96 if k % 4 else -70
        pen.line([[(x, 300), (x + lean * 0.5, 150), (x + lean, 24)]], 6, "#4a2f1e", 0.9)
        pen.line(
            [[(x + 1.5, 300), (x + lean * 0.5 + 1.5, 150), (x + lean + 1.5, 24)]], 2, "#b58a58", 0.9
        )
    pen.form("930,140 940,70 1000,60 1004,128", RED, 2)


def _persian(pen: Pen, turned: float, cap: str, brow: float = 1.0) -> None:
    """A head wrapped in a soft cap that hides chin and neck."""
    _solid(pen, "-46,20 -46,-40 -20,-74 18,-72 44,-40 46,20 40,70 -42,72", cap, 18)
    if turned > 1.5:
        profile(pen.at(4, 4, 0.86), FLESH, mouth=1)
    else:
        face(pen.at(0, 4, 0.84), turned, FLESH, brow=brow, mouth=1)
    _solid(pen, "-42,44 -24,40 0,52 24,40 42,44 42,78 -42,78", cap, 12)
    _solid(
        pen, "-42,-14 -36,-50 -10,-84 26,-92 40,-74 30,-60 42,-34 42,-14 20,-38 -20,-38", cap, 12
    )


def _crowd(pen: Pen) -> None:
    """Horsemen packed behind: heads, shoulders, a few raised arms."""
    dice = Dice(8)
    for k in range(17):
        x = 500 + 42 * k + dice.uniform(-8, 8)
        y = 262 + 26 * (k % 3) + dice.uniform(-8, 8)
        if 690 < x < 830:
            y += 40
        coat = (YELLOW, RED, GREY, WHITE, BROWN)[k % 5]
        p = pen.at(x, y, 0.62, flip=k % 4 == 1)
        _solid(p, "-70,150 -66,90 -34,60 34,60 66,90 70,150", coat, 20)
        _persian(p, (0.6, 1.8, -0.3, 0.4)[k % 4], (YELLOW, "#dfb468", WHITE, "#b8843a")[k % 4])
    for x, y, t in ((560, 190, -70), (1010, 210, -100), (1090, 240, -60)):
        pen.limb([(x - 10, y + 90), (x - 6, y + 40), (x, y)], [26, 22, 15], YELLOW)
        palm(pen.at(x, y, 0.9, turn=t), FLESH_TONE, "spread")


def _horse(pen: Pen, coat: str, legs: tuple[str, ...]) -> None:
    """A horse in profile, facing right: strong neck, open mouth, rolling eye."""
    for leg in legs:
        edge = limb_outline(pts(leg), [44, 30, 18, 15, 16], 3)
        _solid(pen, edge, coat, 9)
        x, y = pts(leg)[-1]
        pen.form([(x - 9, y - 5), (x + 9, y - 6), (x + 14, y + 10), (x - 9, y + 10)], INK, 1)
    _solid(pen, "-112,-14 -104,-50 -72,-64 -10,-50 44,-58 62,-90 84,-122 108,-144 118,-160 "
                "128,-142 150,-122 "
           "172,-94 170,-82 152,-80 130,-96 116,-90 112,-56 106,-22 84,6 40,16 -20,10 -64,8 "
           "-92,10", coat,
           34)  # fmt: skip
    for k in range(9):
        x, y = 46 + 8 * k, -66 - 10.5 * k
        pen.line([[(x + 12, y - 4), (x - 6, y + 2), (x - 14, y + 16)]], 6, tones(coat)[0], 0.3)
    pen.form("132,-124 140,-130 150,-124 142,-118", WHITE, 1.6)
    pen.disc(143, -124, 4, INK)
    pen.line("166,-84 150,-88/120,-150 124,-108 160,-96/124,-108 70,-72", 3.4, "#7d1f16")
    pen.form("160,-82 172,-80 166,-70 154,-74", "#b5503a", 1.4)


def _rider(pen: Pen) -> None:
    """Bareheaded, large-eyed, breastplate with a gorgon, lance level; a bay horse."""
    _horse(pen.at(200, 420, 1.16), "#8a4a2a", (
        "80,-16 124,-10 150,20 140,56", "84,-20 130,-36 168,-20 190,10", ("-84,-20 -100,24 -86,60 "
            "-112,110"),
        "-66,-14 -62,30 -84,70 -96,112",
    ))  # fmt: skip
    _robe(
        pen,
        "180,330 220,318 262,330 280,400 250,440 200,430",
        "200,340 210,430/240,330 250,430",
        RED,
        3,
    )
    _robe(pen, "120,210 170,220 180,300 150,380 90,400 60,350 90,280", "150,230 120,300 80,380/"
        "170,240 150,330"
          " 120,390", "#8f4a4c", 4)  # fmt: skip
    _solid(pen, "170,214 210,204 258,210 270,260 258,330 196,338 174,280", "#a9a294", 22)
    pen.line("176,300 262,296/182,318 260,314", 4, YELLOW, 1)
    pen.disc(226, 256, 15, YELLOW, 2)
    pen.line("219,252 223,252/230,252 234,252/220,263 232,263", 2.4)
    for strap in range(192, 262, 12):
        pen.form([(strap, 330), (strap + 10, 330), (strap + 11, 362), (strap + 1, 364)], WHITE, 1.6)
    pen.line("40,334 330,326 566,306", 8, "#4a2f1e", 1)
    pen.line("40,332 330,324 566,304", 2.6, "#c79a62", 1)
    pen.form("560,298 600,303 560,313", GREY, 1.6)
    _solid(pen, limb_outline(pts("258,226 280,280 236,322"), [36, 32, 22], 3), FLESH_TONE, 12)
    palm(pen.at(232, 324, 0.9, turn=-160), FLESH_TONE, "fist")
    _solid(pen, "204,180 240,180 246,212 200,214", FLESH_TONE, 12)
    haired(
        pen.at(222, 150, 0.88), 1.8, "#6b4426", replace(FLESH, body=0.25, skin="#dfae80"), fall=34
    )
    pen.form("230,146 238,140 249,142 248,150 238,152", WHITE, 1.8)
    pen.disc(244, 146, 4, INK)
    dice = Dice(3)
    for _ in range(46):
        a = dice.uniform(-3.4, 0.1)
        x, y = 216 + 34 * math.cos(a), 142 + 40 * math.sin(a)
        pen.line(
            [[(x, y), (x - 6, y + 8), (x - 14, y + 10)]],
            4,
            dice.choice(["#3a2414", "#8a5c34", "#6b4426"]),
            0.3,
        )


def _impaled(pen: Pen) -> None:
    """The Persian who is run through; his black horse has gone down under him."""
    h = pen.at(470, 500, 1.0, turn=18)
    _horse(h, "#3a302c", ("80,-10 130,10 110,50 60,56", "-84,-16 -120,10 -90,40 -50,50",
                          "70,-4 96,40 50,62", "-70,-10 -80,30 -40,56"))  # fmt: skip
    _robe(
        pen,
        "440,330 490,310 540,330 560,400 540,460 480,470 440,430 420,380",
        "460,340 460,400 490,460/510,330 520,390 510,460/540,340 546,400 530,450",
        YELLOW,
        5,
    )
    _solid(pen, limb_outline(pts("540,345 590,330 606,280"), [30, 26, 16], 3), YELLOW, 10)
    palm(pen.at(606, 282, 0.9, turn=-80), FLESH_TONE, "spread")
    _solid(pen, limb_outline(pts("446,350 470,380 520,318"), [30, 26, 16], 3), YELLOW, 10)
    palm(pen.at(516, 320, 0.9, turn=-30), FLESH_TONE, "fist")
    _persian(pen.at(500, 288, 0.72, turn=16), -0.5, "#dfb468")
    _solid(pen, limb_outline(pts("530,450 580,470 590,520 620,540"), [40, 32, 22, 14], 3), RED, 12)


def _rump(pen: Pen) -> None:
    """A horse seen from behind, head thrown back; a man grips its bridle."""
    p = pen.at(70, -64, 0.95)
    _robe(
        p, "-40,60 -20,34 24,34 44,60 56,160 -50,160", "-20,50 -24,150/16,50 24,150", "#c78a4a", 6
    )
    _persian(p.at(0, 0, 0.68), -0.4, YELLOW)
    _solid(p, limb_outline(pts("-34,70 -60,40 -30,-50"), [26, 22, 14], 3), "#c78a4a", 9)
    for leg in ("-34,50 -40,100 -34,150", "36,50 44,100 36,156", "-14,60 -10,110 -18,146"):
        _solid(pen, limb_outline(pts(leg), [44, 26, 18], 3), BROWN, 10)
    _solid(pen, "-66,20 -62,-40 -30,-72 0,-76 34,-70 64,-36 66,24 44,66 0,72 -46,64", "#a5683c", 40)
    pen.line("0,-70 2,-20 0,60", 5, "#4a2414", 0.4)
    _solid(pen, "-8,-66 8,-66 16,-20 10,50 18,90 0,110 -14,84 -8,30 -14,-20", "#3a2418", 9)
    _solid(pen, "30,-66 56,-120 90,-140 128,-126 134,-112 106,-106 84,-90 70,-50", "#a5683c", 16)
    pen.form("96,-128 104,-132 110,-126 102,-122", WHITE, 1.4)


def _team(pen: Pen) -> None:
    """The black team of the chariot, breaking away to the right."""
    for k, (x, y, coat) in enumerate(
        ((990, 410, "#4a3a34"), (970, 440, BROWN), (1000, 470, "#352a28"), (960, 496, "#2b2220"))
    ):
        _horse(pen.at(x, y, 0.98), coat, (
            "80,-16 120,-20 150,6 136,40", "84,-20 126,4 120,40 150,70", ("-84,-20 -110,14 -90,50 "
                "-124,84"),
            "-66,-14 -70,30 -50,60 -70,96",
        )[(k % 2) : 4 - (k % 2)])  # fmt: skip


def _chariot(pen: Pen) -> None:
    """The high car with its wheel; the king reaches back, the driver swings the whip."""
    _solid(pen, "700,330 850,320 880,420 850,470 700,460 684,400", "#4a2f22", 20)
    pen.line("706,346 846,338/700,440 856,440", 7, YELLOW, 1)
    for x in range(716, 850, 26):
        pen.line([[(x, 352), (x + 4, 434)]], 4, RED, 1)
    ring = [(748 + 74 * math.cos(i * 0.2618), 486 + 80 * math.sin(i * 0.2618)) for i in range(25)]
    pen.line([ring], 17, INK, 1)
    pen.line([ring], 11, "#8a5c34", 1)
    for i in range(10):
        a = i * 0.6283
        pen.line(
            [[(748, 486), (748 + 70 * math.cos(a), 486 + 76 * math.sin(a))]],
            8,
            INK,
            1,
            curved=False,
        )
        pen.line(
            [[(748, 486), (748 + 70 * math.cos(a), 486 + 76 * math.sin(a))]],
            4.4,
            YELLOW,
            1,
            curved=False,
        )
    pen.disc(748, 486, 15, YELLOW, 2.4)
    # The driver, leaning forward.
    _robe(
        pen, "826,230 870,220 900,260 900,350 830,350", "850,236 856,340/880,240 884,340", WHITE, 8
    )
    pen.line([pts("884,238 926,190 930,134")], 19, INK, 0.8)
    pen.line([pts("884,238 926,190 930,134")], 14, WHITE, 0.8)
    palm(pen.at(930, 134, 0.9, turn=-80), FLESH_TONE, "fist")
    pen.line("932,112 990,90 1060,130 1100,110", 3.4, INK, 0.5)
    _persian(pen.at(868, 194, 0.66), 1.8, YELLOW)
    # The king.
    _robe(
        pen,
        "706,190 740,170 790,176 824,220 836,340 700,346 692,260",
        "720,190 716,260 724,340/760,180 764,260 764,340/800,200 806,260 810,340",
        "#7d3a3c",
        7,
    )
    pen.line("762,178 764,340", 15, WHITE, 1)
    _robe(
        pen,
        "790,176 830,190 860,260 850,340 826,330 816,250",
        "810,190 834,260 838,330",
        "#4a3440",
        9,
    )
    _solid(pen, limb_outline(pts("722,206 676,200 632,176"), [40, 32, 20], 3), "#7d3a3c", 12)
    palm(pen.at(634, 178, 1.25, flip=True, turn=16), FLESH_TONE, "spread")
    k = pen.at(750, 126, 0.98)
    _persian(k, -0.6, YELLOW, 1.4)
    _solid(k, "-40,-40 -30,-84 -4,-112 30,-124 50,-104 36,-90 42,-44 0,-52", "#dfb04c", 14)
    pen.line("812,330 796,180 800,110", 5, "#4a2f1e", 1)


def _fallen(pen: Pen) -> None:
    """Men and arms on the ground; one sees his face in a shield."""
    for x, y, s in ((330, 600, 1), (1090, 606, 0.8), (180, 610, 0.7)):
        _solid(pen.at(x, y, s), "-30,20 -36,-4 -10,-20 24,-16 40,4 30,20", "#a58c66", 10)
    _robe(
        pen,
        "640,610 700,570 780,566 850,590 860,620 740,634",
        "680,590 760,590 840,610",
        YELLOW,
        10,
    )
    _persian(pen.at(650, 590, 0.62, turn=-70), 0.4, YELLOW)
    _solid(pen, "560,556 590,540 624,552 634,592 616,624 580,624 556,596", "#b08a4a", 20)
    face(pen.at(596, 584, 0.34), 0.4, FLESH)
    pen.line("880,600 1040,560/420,600 540,630/940,628 1100,590", 5, "#4a2f1e", 0.9)
    _solid(pen, "470,590 520,570 560,600 540,630 480,630", GREY, 16)


def _cubes(wall: Wall) -> None:
    """Set the picture in small cubes that follow gentle waves, with joints of mortar."""
    size = wall.shape
    yy, xx = np.mgrid[0 : size[0], 0 : size[1]].astype(np.float32)
    u = (xx + 9 * clouds(size, 90, 3, 3)) / 3.9
    v = (yy + 9 * clouds(size, 90, 3, 4)) / 3.9
    iu, iv = np.floor(u).astype(int), np.floor(v).astype(int)
    iu, iv = iu - iu.min(), iv - iv.min()
    index = (iv * (iu.max() + 1) + iu).ravel()
    count = np.maximum(np.bincount(index), 1)
    chance = np.random.default_rng(5)
    change = chance.normal(1, 0.03, count.size)
    for channel in range(3):
        total = np.bincount(index, wall.color[..., channel].ravel())
        wall.color[..., channel] = ((total / count) * change)[index].reshape(size)
    joint = np.maximum(np.abs(u % 1 - 0.5), np.abs(v % 1 - 0.5)) > 0.4
    wall.color += (np.array((0.36, 0.31, 0.25), np.float32) - wall.color) * (joint * 0.22)[
        ..., None
    ]
    wall.color[:] = np.clip(wall.color, 0, 1)
    wall.height -= joint * 0.2


def _losses(pen: Pen) -> None:
    """Where cubes have fallen out: bare mortar, most of it at the left."""
    for shape in (
        "-20,380 40,372 70,420 110,450 96,500 150,530 140,590 60,640 -20,660",
        "250,470 300,452 350,480 400,470 420,510 380,560 320,566 270,540 240,510",
        "60,70 130,50 160,100 130,150 150,190 100,220 60,190 30,140", ("980,560 1040,548 1060,580 "
            "1010,600"),
        "560,24 620,30 640,70 600,90 560,70",
    ):  # fmt: skip
        edge = pts(shape)
        torn = jagged([*edge, edge[0]], 0.16, 4, len(shape))
        pen.form(torn, "#b9a684", 1.4, curved=False, ink="#6d5a42")
        pen.round(torn, "#7d6a4e", "#d9caa8", 6, 0.6, (0.6, 0.6, 0.5), curved=False)
