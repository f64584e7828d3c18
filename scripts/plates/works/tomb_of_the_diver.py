"""Tomb of the Diver (Paestum, about 475 BC): the lid of the tomb.

Wide; a slim nude youth in mid air, head down, arms stretched before him, between a stepped tower
of blocks at the right and a curved mound of blue-green water at the lower left.
Flat even light; cream plaster, red-brown flesh and lines, grey-green water, pale green leaves.
Two bare trees with few leaves, one at each side; a thin painted border with palmettes in corners.
Recognized by: the lone diver in emptiness, the tower, the two spindly trees.
"""

import math

from ..core import Dice, Plate, Point
from ..drapery import pts, smooth
from ..figures import limb_outline
from ..pigment import Wall

SIZE = (1200, 620)
ALT = {
    "en": "A lone naked man hangs in the air, head down, his arms stretched toward a mound of "
    "water; a tower of blocks and two thin trees stand around him, on cream plaster.",
    "es": "Un hombre desnudo suspendido en el aire, de cabeza y con los brazos hacia un "
    "montículo de agua; una torre de bloques y dos árboles finos, sobre revoco crema.",
}
RED, LINE, GREEN, WATER = "#a4553a", "#5c2e20", "#7d8a63", "#93a596"


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(*SIZE, ["#cdb990", "#dfd0ab", "#ebe0c2", "#f1e8d0", "#e6d6b2"], seed=8, cell=210)
    wall.height *= 0.3
    _border(wall)
    _water(wall)
    _tower(wall)
    _tree(wall, pts("118,448 122,400 114,350 124,300 116,240 124,196"), 1)
    _tree(wall, pts("1066,560 1060,480 1068,400 1058,320 1066,240 1060,170"), 2)
    _diver(wall)
    wall.wear(0.012, 60, 3)
    wall.wear(0.035, 12, 4, 3)
    cracks = (
        pts("0,300 210,330 420,296 560,330"),
        pts("806,0 780,130 822,260 800,420 840,620"),
        pts("300,620 330,520 310,430"),
        pts("1010,60 1100,96 1200,84"),
        pts("520,0 500,70 530,140"),
    )
    for k, track in enumerate(cracks):
        wall.crack(track, 1.2, 0.7, 50 + k)
    plate.add(wall.picture(0.8, depth=0.55, grain=0.22).svg())


def _border(wall: Wall) -> None:
    for inset, width in ((26, 4), (38, 2)):
        x0, y0, x1, y1 = inset, inset, SIZE[0] - inset, SIZE[1] - inset
        for p, q in (
            ((x0, y0), (x1, y0)),
            ((x1, y0), (x1, y1)),
            ((x1, y1), (x0, y1)),
            ((x0, y1), (x0, y0)),
        ):
            mid = ((p[0] + q[0]) / 2 + 2, (p[1] + q[1]) / 2 + 1)
            wall.draw([p, mid, q], width, "#8c4a35", 0.8, grain=0.35, taper=1)
    for cx, cy, sx, sy in (
        (44, 44, 1, 1),
        (SIZE[0] - 44, 44, -1, 1),
        (44, SIZE[1] - 44, 1, -1),
        (SIZE[0] - 44, SIZE[1] - 44, -1, -1),
    ):
        for i in range(7):
            a = math.pi / 2 * i / 6
            r = 66 - abs(i - 3) * 5
            tip = (cx + sx * r * math.cos(a), cy + sy * r * math.sin(a))
            side = 0.10
            leaf = [
                (cx + sx * 14 * math.cos(a), cy + sy * 14 * math.sin(a)),
                (cx + sx * r * 0.72 * math.cos(a - side), cy + sy * r * 0.72 * math.sin(a - side)),
                tip,
                (cx + sx * r * 0.72 * math.cos(a + side), cy + sy * r * 0.72 * math.sin(a + side)),
            ]
            wall.fill(leaf, "#94543d" if i % 2 == 0 else "#8a9aa0", 0.75, grain=0.4)
        curl = [
            (cx + sx * (8 + 5 * math.cos(t)), cy + sy * (8 + 5 * math.sin(t)))
            for t in (0.0, 1.2, 2.4, 3.6, 4.8, 6.0)
        ]
        wall.draw(curl, 3, LINE, 0.8)
        wall.draw(
            [
                (cx + sx * 80, cy),
                (cx + sx * 96, cy + sy * 14),
                (cx + sx * 88, cy + sy * 26),
                (cx + sx * 78, cy + sy * 18),
            ],
            2.4,
            "#8c4a35",
            0.7,
        )
        wall.draw(
            [
                (cx, cy + sy * 80),
                (cx + sx * 14, cy + sy * 96),
                (cx + sx * 26, cy + sy * 88),
                (cx + sx * 18, cy + sy * 78),
            ],
            2.4,
            "#8c4a35",
            0.7,
        )


def _water(wall: Wall) -> None:
    mound: list[Point] = pts(
        "48,576 70,520 130,486 220,462 320,452 420,462 508,492 566,530 606,580 320,588"
    )
    wall.fill(mound, WATER, 0.92, 1.5, 0.28)
    wall.fill(mound, "#75897c", 0.5, 2, 0.6, lambda x, y: (y - 480) / 110 + 0 * x, seed=2)
    dice = Dice(4)
    for i in range(10):
        y = 486 + i * 10
        half = 120 + 17 * i
        track = [
            (
                322 - half + k * half / 4 + dice.gauss(0, 3),
                y + 5 * math.sin(k * 1.9 + i) + abs(k - 4) * 5 * (1 - i / 10),
            )
            for k in range(9)
        ]
        wall.draw(track, 2.2, "#5f7468", 0.6, grain=0.5, seed=i)
    wall.draw(mound[:9], 3.2, "#4d5f58", 0.85, grain=0.3, shake=0.2)


def _tower(wall: Wall) -> None:
    x0, x1 = 862.0, 962.0
    base = 580.0
    for k in range(7):
        top = base - 52
        inset = 3 * k
        wall.fill(
            [(x0 + inset, base), (x0 + inset + 2, top), (x1 - inset, top), (x1 - inset + 1, base)],
            "#d8c08f" if k % 2 else "#c9a878",
            0.75,
            1,
            0.4,
            curved=False,
            seed=k,
        )
        wall.draw([(x0 + inset, base), (x1 - inset, base)], 3, LINE, 0.85, curved=False, taper=0.9)
        cut = x0 + inset + (0.35 + 0.3 * (k % 2)) * (x1 - x0 - 2 * inset)
        wall.draw([(cut, base), (cut + 1, top)], 2.4, LINE, 0.7, curved=False, taper=0.9)
        wall.draw(
            [(x0 + inset, base), (x0 + inset + 2, top)], 3.2, LINE, 0.85, curved=False, taper=0.9
        )
        wall.draw(
            [(x1 - inset, top), (x1 - inset + 1, base)], 3.2, LINE, 0.85, curved=False, taper=0.9
        )
        base = top
    slab = [(838, base), (838, base - 18), (984, base - 18), (984, base)]
    wall.fill(slab, "#c9a878", 0.9, 0.8, 0.3, curved=False)
    for a, b in ((slab[0], slab[3]), (slab[1], slab[2]), (slab[0], slab[1]), (slab[2], slab[3])):
        wall.draw([a, b], 3.4, LINE, 0.9, curved=False, taper=0.9)


def _tree(wall: Wall, trunk: list[Point], seed: int) -> None:
    wall.draw(trunk, 8, "#6b4a33", 0.9, 1, 0.3, 0.45, shake=0.15, seed=seed)
    dice = Dice(seed)
    for i in range(1, len(trunk)):
        for side in (-1, 1):
            if dice.random() < 0.2:
                continue
            x, y = trunk[i]
            reach = dice.uniform(40, 70)
            tip = (x + side * reach, y - dice.uniform(24, 62))
            bend = (x + side * reach * 0.55, y - dice.uniform(4, 22))
            branch = [(x, y + 14), bend, tip]
            wall.draw(branch, 4.2, "#6b4a33", 0.85, 0.8, 0.35, 0.3, seed=i)
            for _ in range(4):
                t = dice.uniform(0.3, 1.05)
                px, py = x + (tip[0] - x) * t, y + (tip[1] - y) * t - 4
                a, size = dice.uniform(-2.6, -0.4), dice.uniform(17, 26)
                leaf = [
                    (px, py),
                    (px + size * 0.5 * math.cos(a - 0.5), py + size * 0.5 * math.sin(a - 0.5)),
                    (px + size * math.cos(a), py + size * math.sin(a)),
                    (px + size * 0.5 * math.cos(a + 0.5), py + size * 0.5 * math.sin(a + 0.5)),
                ]
                wall.fill(leaf, dice.choice([GREEN, "#6f7d58", "#8f9a74"]), 0.85, 0.8, 0.35)
                wall.draw([leaf[0], leaf[2]], 1.4, "#4b5238", 0.6, curved=False)


def _limb(wall: Wall, points: list[Point], color: str = RED) -> None:
    wall.fill(points, color, 0.97, 0.9, 0.14, curved=False)
    wall.draw([*points, points[0]], 3.0, LINE, 0.95, 0.6, 0.1, 0.95, curved=False)


def _diver(wall: Wall) -> None:
    """Head down to the left, back arched, legs straight behind and above, arms ahead."""
    far, near = "#97482f", RED
    # Far leg and far arm, a little apart from the near ones.
    _limb(
        wall,
        limb_outline(
            pts("630,216 700,176 770,138 826,106 866,86 884,76 914,70"),
            [10, 60, 40, 36, 20, 22, 7],
        ),
        far,
    )
    _limb(
        wall,
        limb_outline(pts("492,300 452,332 414,366 374,394 346,410"), [36, 28, 25, 17, 8]),
        far,
    )
    # Trunk with its arched back, then the near leg over it.
    trunk = pts(
        "470,300 486,272 520,246 566,226 612,202 654,178 690,176 706,204 690,238 652,262 "
        "612,284 570,310 534,330 500,334 476,322"
    )
    _limb(wall, smooth(trunk, close=True, steps=6))
    _limb(
        wall,
        limb_outline(
            pts("654,222 720,198 786,166 840,142 886,122 906,112 940,104"),
            [40, 66, 44, 40, 22, 24, 8],
        ),
        near,
    )
    wall.fill(pts("640,220 668,196 700,200 704,224 680,244 650,250"), near, 0.97, 3, 0.1)
    _limb(
        wall,
        limb_outline(pts("516,306 476,350 434,388 392,418 362,436"), [40, 31, 27, 18, 8]),
        near,
    )
    for tip in ((362, 436), (346, 410)):
        for k in range(3):
            wall.draw(
                [(tip[0] + 14, tip[1] - 9 + 2 * k), (tip[0] - 2, tip[1] - 1 + 3 * k)],
                2,
                LINE,
                0.8,
                curved=False,
            )
    # Head raised, profile to the left; black hair, short beard, long Greek eye.
    head = pts(
        "492,284 484,312 468,330 450,336 438,330 440,320 430,314 434,304 430,290 438,268 "
        "456,252 478,250 494,264"
    )
    _limb(wall, smooth(head, close=True, steps=6))
    wall.fill(
        pts(
            "434,274 444,254 464,242 488,246 502,266 500,292 488,310 480,296 470,284 474,272 "
            "458,268 444,276"
        ),
        "#2a1a14",
        0.97,
        0.8,
        0.08,
    )
    wall.fill(
        pts("440,328 448,320 464,322 476,314 474,328 456,338 442,338"),
        "#3a221a",
        0.9,
        0.8,
        0.1,
    )
    wall.fill(pts("440,294 448,289 457,292 449,298"), "#f3e8cd", 0.97, 0.4, 0.05)
    wall.draw([(447, 291), (448, 296)], 4, "#140c08", 0.97, curved=False, taper=1)
    wall.draw([(437, 286), (447, 282), (460, 285)], 2.4, "#1d120d", 0.95)
    wall.draw([(434, 314), (442, 316)], 2, LINE, 0.95, curved=False)
    wall.draw(pts("470,296 478,292 478,304 472,306"), 2, LINE, 0.9)
    # Inner drawing: collar bone, chest, ribs, belly, hip, thigh, knee and calf.
    for track in (
        [(500, 290), (520, 296), (540, 290)],
        pts("528,322 546,308 556,286 554,262"),
        [(560, 300), (572, 292), (578, 280)],
        [(580, 290), (590, 282), (596, 270)],
        [(600, 280), (608, 272), (614, 260)],
        [(560, 250), (596, 236), (632, 214)],
        [(634, 262), (654, 246), (668, 240)],
        [(690, 186), (704, 200), (708, 216)],
        [(716, 190), (752, 176), (780, 160)],
        [(786, 176), (796, 164), (794, 154)],
        [(806, 166), (836, 154), (862, 138)],
        [(884, 126), (892, 120), (896, 114)],
        [(504, 316), (494, 330), (486, 338)],
        [(452, 380), (436, 394), (420, 402)],
        [(770, 136), (800, 124), (826, 112)],
    ):
        wall.draw(track, 2.3, LINE, 0.85, 0.6, 0.12)
    wall.fill(pts("628,270 636,262 646,268 644,280 634,284"), "#8a4630", 0.95, 0.7, 0.1)
