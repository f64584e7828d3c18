"""Christ in Majesty: tunic, mantle, book, hand, feet and head in the flat manner."""

import math

from ..drapery import pts
from ..pigment import Wall
from .romanesque import (
    BLACK,
    BLUE,
    FLESH,
    GREEN,
    MIDDLE,
    OCHER,
    RED,
    WHITE,
    face,
    mirrored,
    outlined,
)


def enthroned(wall: Wall) -> None:
    """Paint him on his seat, back to front."""
    _tunic(wall)
    _mantle(wall)
    _book(wall)
    _blessing(wall)
    _feet(wall)
    _head(wall)


def _tunic(wall: Wall) -> None:
    robe = pts(
        "440,392 520,372 600,392 650,470 664,600 700,700 706,820 690,960 640,1030 520,1050 "
        "400,1030 350,960 334,820 340,700 376,600 390,470"
    )
    outlined(wall, robe, WHITE, 6)
    for k in range(9):
        x = 400 + 30 * k
        sway = (k - 4) * 7.0
        tone = ("#7d8ca6", RED, "#7d8ca6")[k % 3]
        wall.draw(
            [(x * 0.4 + 312, 640), (x * 0.7 + 156, 760), (x + sway * 0.6, 880), (x + sway, 1012)],
            5.5,
            tone,
            0.9,
            0.7,
            0.15,
            0.6,
        )
        wall.draw(
            [
                (x * 0.4 + 318, 650),
                (x * 0.7 + 163, 766),
                (x + sway * 0.6 + 8, 884),
                (x + sway + 8, 1006),
            ],
            2.2,
            BLACK,
            0.85,
            0.6,
            0.12,
            0.6,
        )
    for k in range(13):
        x = 382 + k * 23
        wall.draw([(x, 1006), (x + 11, 1034), (x + 23, 1006)], 4.5, BLACK, 0.95, 0.6, 0.1, 0.9)
    for s in (-1, 1):
        for k in range(4):
            chest = mirrored(
                [
                    (526 + 15 * k, 440 + 4 * k),
                    (534 + 18 * k, 520),
                    (530 + 15 * k, 600),
                    (526 + 10 * k, 640),
                ],
                s,
            )
            wall.draw(chest, 4.6, ("#7d8ca6", RED)[k % 2], 0.9, 0.6, 0.12, 0.5)
            wall.draw([(x + 5 * s, y) for x, y in chest], 2, BLACK, 0.85, 0.5, 0.1, 0.5)
    wall.draw(pts("446,418 480,448 520,458 560,448 594,418"), 15, OCHER, 0.95, 0.7, 0.1, 0.95)
    wall.draw(pts("444,428 480,460 520,470 560,460 596,428"), 3.4, BLACK, 0.95, 0.6, 0.1, 0.95)
    for k in range(9):
        t = k / 8
        u, v = 456 + 128 * t, 424 + 30 * math.sin(math.pi * t)
        wall.fill(
            [(u - 5, v), (u, v - 5), (u + 5, v), (u, v + 5)], (RED, BLUE)[k % 2], 0.95, 0.5, 0.05
        )
    wall.draw(pts("372,986 440,1010 520,1018 600,1010 668,986"), 10, OCHER, 0.95, 0.7, 0.1, 0.95)
    wall.draw(pts("372,996 440,1020 520,1028 600,1020 668,996"), 3, BLACK, 0.95, 0.6, 0.1, 0.95)
    for s in (-1, 1):
        for k in range(4):
            ring = [
                (MIDDLE + s * (74 + (30 - 6 * k) * math.cos(a)), 812 + (46 - 10 * k) * math.sin(a))
                for a in (0.0, 0.9, 1.57, 2.3, 3.14, 4.0, 4.71, 5.4)
            ]
            wall.draw(
                [*ring, ring[0]], 3.6 if k else 5, ("#7d8ca6", BLACK)[k % 2], 0.9, 0.6, 0.12, 0.95
            )


def _mantle(wall: Wall) -> None:
    left = pts(
        "452,392 400,400 352,440 320,520 316,620 330,700 366,746 420,770 470,744 452,680 "
        "430,600 430,500 446,430"
    )
    right = pts(
        "588,392 640,400 690,440 722,520 726,640 716,730 690,790 640,840 560,870 470,866 "
        "430,830 470,800 540,770 596,720 622,640 620,520 604,440"
    )
    for shape in (left, right):
        outlined(wall, shape, BLUE, 6)
    for k in range(7):
        wall.draw(
            [
                (432 - 12 * k, 412 + 8 * k),
                (384 - 8 * k, 500 + 10 * k),
                (352 - 4 * k, 610),
                (370 + 4 * k, 720 - 4 * k),
            ],
            3.6,
            ("#a9bcd6", BLACK)[k % 2],
            0.9,
            0.6,
            0.12,
            0.5,
        )
        wall.draw(
            [
                (608 + 12 * k, 412 + 8 * k),
                (652 + 8 * k, 520 + 8 * k),
                (672 + 5 * k, 640),
                (630 + 9 * k, 760 + 2 * k),
                (500 + 18 * k, 838 - 4 * k),
            ],
            3.6,
            ("#a9bcd6", BLACK)[k % 2],
            0.9,
            0.6,
            0.12,
            0.5,
        )
    wall.draw(pts("446,866 540,866 640,836 696,786"), 11, OCHER, 0.95, 0.7, 0.1, 0.8)
    for k in range(12):
        t = k / 11
        x, y = 456 + 232 * t, 868 - 74 * t**2
        wall.fill([(x - 4, y), (x, y - 5), (x + 4, y), (x, y + 5)], RED, 0.95, 0.5, 0.05)


def _book(wall: Wall) -> None:
    for page in (pts("566,596 640,580 650,702 574,712"), pts("640,580 714,592 722,704 650,702")):
        outlined(wall, page, "#efe6cf", 5, curved=False)
    for k in range(7):
        wall.draw(
            [(580, 614 + 13 * k), (610, 610 + 13 * k), (634, 606 + 13 * k)],
            3,
            BLACK if k % 2 else RED,
            0.8,
            0.5,
            0.3,
            0.9,
        )
        wall.draw(
            [(654, 606 + 13 * k), (684, 608 + 13 * k), (708, 612 + 13 * k)],
            3,
            BLACK if k % 2 else RED,
            0.8,
            0.5,
            0.3,
            0.9,
        )
    hand = pts(
        "600,744 590,712 600,700 616,706 630,694 646,704 662,694 676,704 690,698 702,712 "
        "694,744 650,762"
    )
    outlined(wall, hand, FLESH, 4.5)
    for x in (616, 632, 648, 664, 680):
        wall.draw([(x, 704), (x + 2, 730)], 3, BLACK, 0.9, 0.5, 0.1, 0.8, curved=False)
    outlined(wall, pts("600,742 694,742 704,776 590,776"), RED, 4.5)


def _blessing(wall: Wall) -> None:
    """His right hand, raised palm to us: thumb out, two fingers straight, two bent."""
    outlined(wall, pts("350,560 306,520 288,470 300,440 340,446 372,490 400,540"), WHITE, 5)
    outlined(wall, pts("294,458 336,446 344,466 300,480"), OCHER, 4.5)
    palm = pts("296,446 288,410 292,376 314,364 340,370 348,408 342,448")
    for finger in (
        pts("300,378 296,330 298,284 308,274 316,286 318,372"),
        pts("318,374 320,322 324,276 334,268 342,280 338,376"),
        pts("336,392 352,366 368,356 376,366 364,384 346,408"),
        pts("338,414 356,394 372,390 376,400 362,414 346,428"),
        pts("292,420 270,396 256,372 264,362 280,374 296,396"),
    ):
        outlined(wall, finger, FLESH, 4)
    outlined(wall, palm, FLESH, 4)
    wall.fill(pts("302,440 296,400 306,372 334,376 340,410 334,442"), FLESH, 0.97, 2, 0.1)
    wall.draw(pts("302,398 320,408 338,400"), 2.4, RED, 0.85, 0.5, 0.1)
    wall.draw(pts("300,420 318,428 336,420"), 2.4, RED, 0.85, 0.5, 0.1)


def _feet(wall: Wall) -> None:
    dome = [
        (MIDDLE + 176 * math.cos(a), 1206 - 150 * math.sin(a))
        for a in [math.pi * i / 12 for i in range(13)]
    ]
    wall.fill(dome, GREEN, 0.95, 0.9, 0.15, curved=False)
    wall.draw(dome, 6, BLACK, 0.95, 0.7, 0.1, 1)
    for k, tone in enumerate((OCHER, WHITE, RED)):
        inner = [
            (MIDDLE + (x - MIDDLE) * (0.82 - 0.16 * k), 1206 + (y - 1206) * (0.82 - 0.16 * k))
            for x, y in dome
        ]
        wall.draw(inner, 7, tone, 0.9, 0.7, 0.15, 1)
    for s in (-1, 1):
        foot = mirrored(
            pts("536,1020 572,1014 590,1034 596,1066 590,1088 572,1092 556,1084 544,1056"), s
        )
        outlined(wall, foot, FLESH, 4.5)
        for k in range(4):
            wall.draw(
                mirrored([(560 + 9 * k, 1070), (562 + 9 * k, 1088)], s),
                2.6,
                BLACK,
                0.9,
                0.5,
                0.1,
                0.8,
                curved=False,
            )


def _head(wall: Wall) -> None:
    for r, color in ((124, BLACK), (118, WHITE), (104, BLACK), (99, OCHER)):
        wall.fill(
            [
                (MIDDLE + r * math.cos(i * 0.3927), 268 + r * math.sin(i * 0.3927))
                for i in range(16)
            ],
            color,
            0.96,
            0.8,
            0.12,
        )
    for a in (0.0, math.pi / 2 * 3, math.pi):
        ca, sa = math.cos(a), math.sin(a)
        bar = [
            (MIDDLE + u * ca - v * sa, 268 + u * sa + v * ca)
            for u, v in ((30, -16), (98, -24), (98, 24), (30, 16))
        ]
        outlined(wall, bar, RED, 4, curved=False)
        wall.fill(
            [
                (MIDDLE + u * ca - v * sa, 268 + u * sa + v * ca)
                for u, v in ((72, -8), (86, -8), (86, 8), (72, 8))
            ],
            WHITE,
            0.95,
            0.6,
            0.05,
        )
    for s in (-1, 1):
        hair = mirrored(
            pts("520,176 566,184 588,222 590,280 600,330 618,376 606,410 580,414 566,380 560,320"),
            s,
        )
        outlined(wall, hair, "#4a2417", 5)
        for k in range(5):
            wall.draw(
                mirrored(
                    [
                        (530 + 9 * k, 184 + 3 * k),
                        (564 + 4 * k, 220 + 6 * k),
                        (568 + 5 * k, 300),
                        (584 + 5 * k, 352 + 4 * k),
                        (578 + 6 * k, 402),
                    ],
                    s,
                ),
                2.6,
                "#b5713c",
                0.85,
                0.5,
                0.1,
                0.6,
            )
    outlined(wall, pts("490,370 492,420 520,436 548,420 550,370"), FLESH, 4.5)
    face(wall, MIDDLE, 282, 1.0, 0.0)
