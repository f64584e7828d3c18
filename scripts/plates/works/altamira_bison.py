"""Bison of Altamira (Magdalenian): the painted ceiling.

Wide; one great standing bison in the middle, a curled-up one at the lower right, a third and a
hind cut by the edges, overlapping without ground or frame.
Raking light over bulging pale limestone; red ochre, brown, charcoal black, scraped pale gaps.
The painters used the bosses: each body swells out of the rock.
Recognized by: humped bison in red and black with thin legs, the curled one, bare bulging rock.
"""

from collections.abc import Callable

import numpy as np

from ..core import Dice, Plate, Point
from ..drapery import pts
from ..figures import limb_outline
from ..pigment import Wall
from ..sculpt import Array

SIZE = (1200, 860)
ALT = {
    "en": "On bare, cracked rock, humped red-brown beasts with black manes, beards and horns: "
    "one stands large, one lies curled below it, another and a deer are cut by the edges.",
    "es": "Sobre roca desnuda y agrietada, bestias pardo rojizas de joroba, crin y cuernos "
    "negros: una grande de pie, otra encogida a sus pies; al borde asoman otra y una "
    "cierva.",
}
OCHRE, BURNT, COAL = "#a8512a", "#74331c", "#1b1512"
STANDING: list[Point] = pts(
    "306,330 326,268 362,208 412,166 470,152 528,172 580,216 636,252 712,272 790,284 846,306 "
    "876,346 880,404 864,452 826,486 776,470 724,476 654,510 566,556 478,592 404,604 354,584 "
    "330,548 316,480 304,400"
)
HEAD: list[Point] = pts(
    "330,330 296,330 264,366 236,424 210,484 194,524 198,548 222,560 252,556 290,566 324,540 "
    "352,480 362,400"
)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(
        *SIZE, ["#8d6a48", "#b48a5e", "#cda878", "#dbbd90", "#e4cda6", "#cfae82"], seed=15, cell=300
    )
    _old_marks(wall)
    _hind(wall)
    _standing(wall, lambda q: (1390 - 0.66 * q[0], 0.66 * q[1] - 96), 0.66, 0.72, 51)
    _standing(wall, lambda q: (q[0] - 20, q[1] + 20), 1.0, 1.0, 1)
    _curled(wall)
    wall.wear(0.03, 70, 2, 3)
    wall.wear(0.06, 14, 5, 3)
    cracks = (
        pts("0,150 180,210 330,190 520,150 700,170 900,110 1200,140"),
        pts("870,860 900,700 880,560 930,400 900,250 960,0"),
        pts("0,690 160,700 330,660 470,690 640,640"),
        pts("560,640 600,740 580,860"),
        pts("1000,330 1100,360 1200,330"),
        pts("60,0 90,110 60,230"),
    )
    for k, track in enumerate(cracks):
        wall.crack(track, 2.0 if k < 3 else 1.3, 1.0, 70 + k)
    plate.add(wall.picture(0.62, depth=0.62, grain=0.35).svg())


def _old_marks(wall: Wall) -> None:
    dice = Dice(8)
    for _ in range(26):
        x, y = dice.uniform(0, 1200), dice.uniform(0, 860)
        r = dice.uniform(30, 130)
        spot = [
            (x + r * dice.uniform(0.5, 1.2) * c, y + r * dice.uniform(0.3, 0.8) * s)
            for c, s in ((1, 0), (0.6, 0.8), (-0.4, 0.9), (-1, 0.1), (-0.5, -0.9), (0.5, -0.8))
        ]
        wall.fill(
            spot,
            dice.choice(["#a8623a", "#b5764a", "#6f4c34", "#e9dcc0"]),
            dice.uniform(0.15, 0.4),
            22,
            0.6,
        )


def _body(
    wall: Wall, outline: list[Point], color: str, seed: int, boss: float, strength: float = 1.0
) -> Array:
    mask = wall.cover(outline, 2)
    wall.bulge(mask, boss)
    wall.soak(wall.cover(outline, 4), color, 0.94 * strength, 0.24, seed)
    return mask


def _standing(
    wall: Wall, at: Callable[[Point], Point], size: float, strength: float, seed: int
) -> None:
    """A bison drawn in its own frame; `at` carries a point of it to the wall."""

    def put(points: list[Point]) -> list[Point]:
        return [at(q) for q in points]

    def ink(
        points: list[Point],
        width: float,
        color: str = COAL,
        opacity: float = 0.9,
        soft: float = 1.1,
        grain: float = 0.2,
        taper: float = 0.4,
        shake: float = 0.25,
    ) -> None:
        wall.draw(
            put(points),
            width * size,
            color,
            opacity * strength,
            soft,
            grain,
            taper,
            shake=shake,
            seed=seed,
        )

    def spot(
        points: list[Point],
        color: str,
        opacity: float = 0.97,
        soft: float = 0.9,
        grain: float = 0.08,
    ) -> None:
        wall.fill(put(points), color, opacity * strength, soft, grain)

    for hoof, spine, widths in (
        (30, pts("476,560 484,612 470,664 476,712 470,744"), [52, 40, 27, 22, 26]),
        (
            31,
            pts("776,440 792,520 800,580 776,640 780,700 770,742"),
            [96, 74, 42, 27, 22, 26],
        ),
        (32, pts("404,580 398,630 382,676 388,718 380,750"), [66, 46, 29, 23, 28]),
        (
            33,
            pts("822,420 840,520 858,590 832,648 836,706 824,750"),
            [104, 80, 44, 28, 23, 28],
        ),
    ):
        _leg(
            wall,
            put([(float(x), float(y)) for x, y in spine]),
            [w * size for w in widths],
            hoof,
            strength,
        )
    mask = np.maximum(
        _body(wall, put(STANDING), OCHRE, seed, 22 * size, strength), wall.cover(put(HEAD), 2)
    )
    wall.soak(wall.cover(put(HEAD), 4), "#8c3d20", 0.9 * strength, 0.25, 2)

    def part(
        points: list[Point], color: str, opacity: float, soft: float, seed: int, grain: float = 0.35
    ) -> None:
        wall.soak(
            wall.cover(put(points), soft * size) * mask, color, opacity * strength, grain, seed
        )

    part(
        pts("300,320 350,200 430,140 520,150 600,220 560,262 470,236 400,262 350,340"),
        COAL,
        0.88,
        13,
        3,
    )
    part(pts("600,230 720,262 850,296 890,350 800,322 660,292"), BURNT, 0.85, 11, 4)
    part(
        pts("340,600 440,560 560,530 680,480 740,470 660,540 520,600 400,640"),
        COAL,
        0.82,
        14,
        5,
    )
    part(pts("830,480 880,430 880,350 860,340 850,420"), BURNT, 0.8, 10, 6)
    part(
        pts("430,280 520,300 550,400 500,500 420,520 380,420"),
        "#8a3a1e",
        0.8,
        26,
        7,
    )
    part(pts("620,310 740,320 780,400 720,450 630,430"), "#c5703f", 0.7, 24, 8)
    part(pts("198,520 230,440 280,430 330,500 300,580 210,570"), COAL, 0.75, 12, 9)
    part(pts("310,330 350,330 380,430 350,560 320,480"), COAL, 0.7, 11, 10)
    # Scraped, pale contours: shoulder, jaw, flank and thigh.
    for track in (
        pts("400,250 384,340 392,440 420,530 460,570"),
        pts("640,290 606,360 610,440 640,496"),
        pts("792,306 756,370 752,430 776,466"),
        pts("300,372 280,420 270,470 282,520"),
    ):
        ink(track, 8, "#e0c295", 0.8, 2, 0.35, 0.2)
    ink(pts("278,352 240,332 216,296 220,256 244,236"), 13, COAL, 0.97)
    ink(pts("318,322 292,296 284,262 298,234 318,224"), 12, COAL, 0.97)
    ink([(338, 330), (356, 322), (366, 338)], 9, COAL, 0.9)
    spot(pts("250,432 262,420 280,426 268,440"), "#e7cfa2", 0.97)
    ink([(242, 434), (262, 418), (286, 428)], 6, COAL, 0.97)
    spot(pts("260,426 270,422 272,434 263,437"), COAL, 1)
    spot(pts("208,528 216,522 224,530 214,537"), COAL, 1)
    ink([(204, 546), (226, 542), (246, 548)], 4.5, COAL, 0.9)
    dice = Dice(3)
    for k in range(40):
        x = 214 + k * 3.4
        ink(
            [
                (x, 552 + dice.gauss(0, 4)),
                (x - 2, 586 + dice.gauss(0, 8)),
                (x - 10, 616 + dice.gauss(0, 14)),
            ],
            4.5,
            COAL,
            0.85,
        )
    for k in range(90):
        t = k / 89
        i = min(int(t * 7), 6)
        f = t * 7 - i
        x = STANDING[i][0] * (1 - f) + STANDING[i + 1][0] * f
        y = STANDING[i][1] * (1 - f) + STANDING[i + 1][1] * f
        ink(
            [
                (x + 2, y + 16),
                (x + dice.gauss(0, 3), y - 2),
                (x + dice.gauss(5, 4), y - 20 + dice.gauss(0, 5)),
            ],
            4.5,
            COAL,
            0.8,
        )
    ink(pts("874,340 906,306 926,262 952,244 972,262 974,300"), 9, COAL, 0.95)
    ink([(970, 280), (980, 310), (970, 344)], 15, COAL, 0.9)
    ink(STANDING[:14], 10, COAL, 0.9, 1.3, 0.2, 0.6, 0.3)
    ink(STANDING[13:22], 9, COAL, 0.88, 1.3, 0.2, 0.6, 0.3)
    ink([*HEAD[1:10]], 9, COAL, 0.92, 1.3, 0.2, 0.6, 0.3)


def _leg(wall: Wall, spine: list[Point], widths: list[float], seed: int, strength: float) -> None:
    outline = limb_outline(spine, widths)
    wall.fill(outline, "#7c3a20", 0.93 * strength, 2.2, 0.22, curved=False, seed=seed)
    half = len(outline) // 2
    wall.draw(outline[:half], 6, COAL, 0.88 * strength, 1.1, 0.2, 0.5, curved=False, shake=0.3)
    wall.draw(outline[half:], 5, COAL, 0.8 * strength, 1.1, 0.2, 0.5, curved=False, shake=0.3)
    x, y = spine[-1]
    w = widths[-1] / 28
    hoof = [
        (x - 20 * w, y + 8 * w),
        (x - 12 * w, y - 24 * w),
        (x + 12 * w, y - 24 * w),
        (x + 16 * w, y + 8 * w),
    ]
    wall.fill(hoof, COAL, 0.97 * strength, 1.6, 0.06)


def _curled(wall: Wall) -> None:
    """The crouching bison: back a closed arc, legs drawn under, head bent down before them."""
    arc: list[Point] = pts(
        "868,668 874,600 908,540 962,500 1020,492 1084,512 1136,556 1164,616 1160,680 1126,732 "
        "1064,764 990,774 930,762 888,728"
    )
    mask = _body(wall, arc, "#b2582f", 21, 28)
    for points, color, soft in (
        (
            pts("860,650 910,530 1020,484 1110,520 1060,556 980,560 920,640"),
            COAL,
            11,
        ),
        (pts("1070,500 1170,580 1176,690 1130,660 1110,580"), BURNT, 10),
        (pts("900,750 980,730 1090,724 1160,690 1110,780 980,800"), COAL, 11),
        (pts("960,590 1050,590 1080,650 1030,690 960,670"), "#8a3a1e", 20),
    ):
        wall.soak(wall.cover(points, soft) * mask, color, 0.82, 0.35, 22)
    for spine, widths, seed in (
        (pts("1110,700 1150,748 1120,786 1070,792"), [64, 40, 26, 24], 41),
        (pts("1060,740 1088,790 1040,822 984,820"), [66, 42, 26, 24], 42),
        (pts("930,740 960,786 930,820 900,836"), [56, 38, 25, 23], 43),
    ):
        _leg(wall, [(float(x), float(y)) for x, y in spine], [float(w) for w in widths], seed, 1.0)
    head: list[Point] = pts(
        "926,640 890,632 856,660 832,712 812,764 812,790 834,800 868,792 904,788 938,754 950,700"
    )
    wall.bulge(wall.cover(head, 2), 16)
    wall.fill(head, "#83381e", 0.95, 2.5, 0.18)
    wall.fill(
        pts("812,770 836,720 880,730 900,780 850,800 816,796"),
        COAL,
        0.75,
        8,
        0.25,
    )
    wall.draw([*head, head[0]], 8, COAL, 0.92, 1.2, 0.15, 0.9, shake=0.3)
    wall.draw(pts("876,640 844,630 820,600 822,566 840,552"), 11, COAL, 0.97, 1, 0.08, 0.25)
    wall.draw(pts("912,634 888,612 880,582 892,560"), 10, COAL, 0.97, 1, 0.08, 0.25)
    wall.fill(pts("856,704 868,694 882,700 870,712"), "#e7cfa2", 0.97, 0.9, 0.08)
    wall.draw([(850, 706), (868, 692), (888, 702)], 5, COAL, 0.97, 0.9, 0.1)
    wall.fill(pts("864,698 874,696 874,708 866,709"), COAL, 1, 0.7, 0)
    dice = Dice(9)
    for k in range(24):
        x = 826 + k * 4
        wall.draw(
            [(x, 794), (x + 2, 814 + dice.gauss(0, 5)), (x - 4, 834 + dice.gauss(0, 8))],
            4,
            COAL,
            0.85,
            1,
            0.2,
            0.2,
        )
    for track in (
        pts("950,520 930,600 950,690 990,750"),
        pts("1080,530 1052,610 1064,690 1100,730"),
    ):
        wall.draw(track, 7, "#e0c295", 0.8, 2, 0.35, 0.2, shake=0.25)
    wall.draw([*arc[:10]], 9, COAL, 0.92, 1.3, 0.18, 0.5, shake=0.3)
    wall.draw(pts("1160,600 1186,588 1194,630 1178,668"), 9, COAL, 0.92, 1.2, 0.15)


def _hind(wall: Wall) -> None:
    """A hind's neck and head at the lower left, in red line."""
    neck: list[Point] = pts(
        "-20,640 60,630 130,660 176,700 214,708 258,730 262,746 222,756 176,758 150,790 "
        "120,870 -20,880"
    )
    wall.fill(neck, "#b4683c", 0.55, 5, 0.5)
    wall.draw(neck[1:10], 6, "#6d2f1a", 0.8, 1.2, 0.3, 0.4, shake=0.3)
    wall.draw(pts("166,704 158,668 140,640 152,680"), 7, "#6d2f1a", 0.85, 1)
    wall.draw([(180, 700), (184, 664), (174, 634)], 7, "#6d2f1a", 0.85, 1)
    wall.fill(pts("204,722 212,718 218,724 210,728"), COAL, 0.9, 0.8, 0)
