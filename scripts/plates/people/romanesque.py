"""The flat manner of about 1100: thick outlines, masks of faces, saints, angels, beasts."""

import math
from collections.abc import Sequence

from ..core import Dice, Point
from ..drapery import pts, smooth
from ..pigment import Wall

BLACK, BLUE, RED = "#1e1a18", "#33527f", "#9c3324"
OCHER, WHITE, FLESH, GREEN = "#d3a047", "#e6dcc4", "#dfb58e", "#5f7a58"
MIDDLE = 520.0


def mirrored(points: Sequence[Point], side: int) -> list[Point]:
    """Points as given for the right half (side 1) or their mirror image (side -1)."""
    return [(MIDDLE + side * (x - MIDDLE), y) for x, y in points]


def outlined(
    wall: Wall,
    points: Sequence[Point],
    color: str,
    width: float = 5.0,
    curved: bool = True,
    line: str = BLACK,
) -> None:
    """A flat shape with the thick outline of the manner."""
    edge = smooth(points, close=True, steps=6) if curved else list(points)
    wall.fill(edge, color, 0.96, 0.9, 0.16, curved=False)
    wall.draw([*edge, edge[0]], width, line, 0.96, 0.7, 0.1, 0.95, curved=False)


def face(wall: Wall, cx: float, cy: float, s: float, look: float) -> None:
    """The mask: oval, ridge of nose and brows in one line, staring eyes, striped cheeks, beard."""

    def at(text: str) -> list[Point]:
        return [(cx + x * s, cy + y * s) for x, y in pts(text)]

    w = max(s, 0.5)
    outlined(
        wall,
        at("-56,-50 -40,-84 0,-96 40,-84 56,-50 56,10 46,60 24,96 0,108 -24,96 -46,60 -56,10"),
        FLESH,
        5 * w,
    )
    if s > 0.8:
        beard = at(
            "-56,16 -50,62 -30,100 -14,120 0,114 14,120 30,100 50,62 56,16 44,40 30,58 16,52 "
            "0,48 -16,52 -30,58 -44,40"
        )
        outlined(wall, beard, "#4a2417", 4)
        for k in range(-4, 5):
            wall.draw(
                at(f"{k * 10},{62 + abs(k)} {k * 8},88 {k * 5},108"),
                2.6,
                "#b5713c",
                0.85,
                0.5,
                0.1,
                0.6,
            )
        wall.draw(at("-30,54 -14,42 0,48 14,42 30,54"), 7, "#4a2417", 0.95, 0.6, 0.08)
    else:
        hair = at("-58,-20 -52,-74 0,-104 52,-74 58,-20 44,-56 0,-76 -44,-56")
        outlined(wall, hair, "#6b3a1e", 3)
    for side in (-1, 1):
        for k in range(3):
            wall.draw(
                at(
                    f"{side * (30 + 3 * k)},{6 + 9 * k} {side * 42},{14 + 9 * k} "
                    f"{side * (50 - 3 * k)},{4 + 9 * k}"
                ),
                3.6 * w,
                RED,
                0.85,
                0.6,
                0.1,
                0.6,
            )
        wall.draw(
            at(f"{side * 6},-16 {side * 12},-42 {side * 32},-52 {side * 52},-38"),
            6 * w,
            BLACK,
            0.96,
            0.6,
            0.05,
            0.7,
        )
        eye = at(
            f"{side * 10},-16 {side * 20},-28 {side * 34},-28 {side * 46},-16 {side * 34},-8 "
            f"{side * 20},-8"
        )
        outlined(wall, eye, "#f4ecd8", 3.6 * w)
        pupil = [
            (
                cx + (side * 28 + 8 * look + 8.5 * math.cos(a)) * s,
                cy + (-18 + 8.5 * math.sin(a)) * s,
            )
            for a in (0.0, 1.57, 3.14, 4.71)
        ]
        wall.fill(pupil, BLACK, 1, 0.5, 0)
        wall.draw(at(f"{side * 14},-2 {side * 28},4 {side * 44},-2"), 2.6 * w, RED, 0.9, 0.5, 0.1)
    wall.draw(
        at("-7,-18 -8,10 -13,28 -6,34 0,30 6,34 13,28 8,10 7,-18"),
        4 * w,
        BLACK,
        0.95,
        0.5,
        0.05,
        0.9,
    )
    wall.draw(at("0,-16 0,24"), 4.5 * w, "#f3dcb8", 0.9, 0.7, 0.05, 0.6, curved=False)
    outlined(wall, at("-18,62 -8,56 0,59 8,56 18,62 8,69 -8,69"), "#b5402f", 2.6 * w)
    for k in (-1, 0, 1):
        wall.draw(
            at(f"{-20 + 2 * abs(k)},{-72 + 8 * k} 0,{-76 + 8 * k} {20 - 2 * abs(k)},{-72 + 8 * k}"),
            2.2 * w,
            RED,
            0.7,
            0.5,
            0.1,
        )


def saint(wall: Wall, x: float, y: float, dice: Dice) -> None:
    """A saint of the lower row: halo, robe and small mask; (x, y) is between the eyes."""
    halo = [
        (x + 27 * math.cos(a), y - 4 + 27 * math.sin(a))
        for a in (0.0, 0.8, 1.57, 2.36, 3.14, 3.93, 4.71, 5.5)
    ]
    outlined(wall, halo, dice.choice([OCHER, "#c9853a", WHITE]), 3)
    outlined(
        wall,
        [(x - 30, 1204), (x - 24, 1164), (x, 1150), (x + 24, 1164), (x + 30, 1204)],
        dice.choice([RED, WHITE, BLUE]),
        3.4,
    )
    outlined(
        wall,
        [
            (x - 12, y - 6),
            (x - 9, y - 17),
            (x + 9, y - 17),
            (x + 12, y - 6),
            (x + 8, y + 13),
            (x, y + 20),
            (x - 8, y + 13),
        ],
        FLESH,
        2.6,
    )
    wall.draw(
        [(x - 12, y - 8), (x - 9, y - 18), (x, y - 21), (x + 9, y - 18), (x + 12, y - 8)],
        6,
        BLACK,
        0.9,
        0.6,
        0.1,
    )
    for s in (-1, 1):
        wall.draw(
            [(x + s * 3, y - 3), (x + s * 7, y - 3)], 3, BLACK, 0.95, 0.4, 0.05, 1, curved=False
        )
    wall.draw([(x, y - 3), (x - 1, y + 4), (x + 2, y + 5)], 1.6, BLACK, 0.9, 0.4, 0.05)
    wall.draw([(x - 4, y + 10), (x + 4, y + 10)], 2.2, RED, 0.9, 0.4, 0.05, 1, curved=False)


def angel(wall: Wall, side: int) -> None:
    """A winged evangelist leaning in from the side: halo, wings, a scroll or book in hand."""
    far = mirrored(pts("1046,90 980,120 930,190 908,280 934,370 960,300 1000,250 1046,230"), side)
    outlined(wall, far, RED)
    for k in range(6):
        wall.draw(
            mirrored(
                [(1040, 110 + 22 * k), (980 - 4 * k, 150 + 26 * k), (930 + 2 * k, 230 + 24 * k)],
                side,
            ),
            3,
            WHITE,
            0.85,
            0.6,
            0.2,
        )
    body = mirrored(pts("1046,330 990,340 930,390 890,470 880,560 900,640 950,690 1046,700"), side)
    outlined(wall, body, WHITE if side > 0 else "#d9c79c")
    for k in range(10):
        fold = [
            (1046 - 11 * k, 356 + 5 * k),
            (1006 - 9 * k, 440 + 12 * k),
            (990 - 7 * k, 560 + 8 * k),
            (1040 - 9 * k, 690),
        ]
        tone = (RED, "#7d8ca6", BLACK)[k % 3]
        wall.draw(mirrored(fold, side), 4.6 if k % 3 < 2 else 2.6, tone, 0.88, 0.6, 0.15, 0.6)
    for k in range(4):
        swirl = [
            (966 + (30 - 7 * k) * math.cos(a), 560 + (44 - 10 * k) * math.sin(a))
            for a in (0.0, 1.0, 2.0, 3.14, 4.2, 5.3)
        ]
        wall.draw(mirrored([*swirl, swirl[0]], side), 3, (BLACK, RED)[k % 2], 0.9, 0.6, 0.12, 0.95)
    wall.draw(mirrored(pts("1046,690 990,680 940,650"), side), 9, OCHER, 0.95, 0.7, 0.1, 0.9)
    arm = mirrored(pts("960,430 900,410 850,372 822,340 836,324 870,346 916,372 972,386"), side)
    outlined(wall, arm, BLUE if side > 0 else GREEN)
    outlined(
        wall, mirrored(pts("832,342 814,334 800,312 812,300 828,312 842,326"), side), FLESH, 3.4
    )
    outlined(wall, mirrored(pts("790,256 834,244 846,306 800,318"), side), OCHER, 4, curved=False)
    halo = [
        (
            MIDDLE + side * (958 - MIDDLE) + 62 * math.cos(a / 8 * 6.283),
            318 + 62 * math.sin(a / 8 * 6.283),
        )
        for a in range(8)
    ]
    outlined(wall, halo, OCHER)
    face(wall, MIDDLE + side * (954 - MIDDLE), 322, 0.46, -side * 0.25)


def beast(wall: Wall, side: int) -> None:
    """The lion and the bull in their rounds, at the foot of the almond."""
    x, y = MIDDLE + side * 400, 838.0
    for r, color in ((104, BLACK), (98, RED), (84, WHITE), (78, "#2f4a78")):
        wall.fill(
            [(x + r * math.cos(i * 0.3927), y + r * math.sin(i * 0.3927)) for i in range(16)],
            color,
            0.96,
            0.8,
            0.14,
        )
    coat = "#c98a3c" if side < 0 else "#e0d4b8"
    body = [
        (x - side * dx, y + dy)
        for dx, dy in (
            (-62, 30),
            (-56, -8),
            (-20, -20),
            (18, -22),
            (40, -50),
            (66, -46),
            (74, -22),
            (56, -4),
            (40, 22),
            (20, 40),
            (-20, 42),
        )
    ]
    outlined(wall, body, coat, 4.5)
    wing = [
        (x - side * dx, y + dy)
        for dx, dy in ((10, -14), (-10, -58), (-50, -66), (-30, -36), (-58, -34), (-28, -12))
    ]
    outlined(wall, wing, WHITE if side < 0 else RED, 4)
    for k in range(3):
        wall.draw(
            [(x - side * (2 - 10 * k), y - 20), (x - side * (-16 - 12 * k), y - 48)],
            3,
            BLACK,
            0.9,
            0.5,
            0.1,
            0.6,
            curved=False,
        )
    for dx in (-44, -16, 16, 42):
        wall.draw(
            [
                (x - side * dx, y + 28),
                (x - side * (dx + 4), y + 50),
                (x - side * (dx + 16), y + 62),
            ],
            10,
            coat,
            0.96,
            0.6,
            0.1,
            0.9,
        )
        wall.draw(
            [
                (x - side * (dx + 6), y + 30),
                (x - side * (dx + 10), y + 52),
                (x - side * (dx + 22), y + 64),
            ],
            3,
            BLACK,
            0.95,
            0.6,
            0.1,
            0.9,
        )
    wall.draw(
        [(x - side * 54, y - 34), (x - side * 60, y - 33)],
        6,
        BLACK,
        0.95,
        0.4,
        0.05,
        1,
        curved=False,
    )
    if side > 0:
        wall.draw([(x - 46, y - 50), (x - 40, y - 72), (x - 50, y - 80)], 5, BLACK, 0.95, 0.5, 0.05)
        wall.draw([(x - 60, y - 48), (x - 64, y - 70), (x - 76, y - 74)], 5, BLACK, 0.95, 0.5, 0.05)
    else:
        for k in range(7):
            wall.draw(
                [(x + 30 + 3 * k, y - 48 + 7 * k), (x + 18 + 2 * k, y - 44 + 9 * k)],
                5,
                "#7c4a1c",
                0.95,
                0.5,
                0.05,
                curved=False,
            )
