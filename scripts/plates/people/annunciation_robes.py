"""Martini's angel, Virgin and saints clothed: brocade, plaid, the dark blue mantle."""

import math

from ..core import Dice, Plate, circle, curve, ellipse, path, polygon, stroke
from ..drapery import Cloth, Fold, drape, fan, pts
from ..gilding import brocade, halo
from . import annunciation

LIGHT = (-0.3, -0.6, 0.8)
WHITE = Cloth(["#6b5330", "#a98f5e", "#d8c493", "#f0e2bd", "#fbf3da"], 0, 0.3)
BLUE = Cloth(["#0a0e1e", "#141c36", "#1f2c50", "#30426e", "#4b6192"], 0, 0.2)
ROSE = Cloth(["#4a1512", "#822a20", "#b04732", "#cc6c4c", "#e39a74"], 0, 0.3)
PLAID = Cloth(["#3c3524", "#6e6340", "#a39362", "#cdbd8a", "#e6dab2"], 0, 0.3)


def wings(plate: Plate) -> None:
    """His two raised wings, feather on feather."""
    for outline, seed in (
        (pts("352,590 330,520 300,440 272,380 262,330 284,350 316,410 348,480 376,560"), 1),
        (pts("366,590 356,520 350,430 352,350 364,300 376,360 384,440 390,520 392,580"), 2),
    ):
        plate.add(path(curve(outline, True), "#8a5a24", stroke="#4a2c12", stroke_width=2))
        with plate.group(clip_path=plate.clip(path(curve(outline, True), "#000000"))):
            for row in range(26):
                for column in range(16):
                    x, y = 250 + column * 10 + (row % 2) * 5, 300 + row * 12
                    tone = ("#e8c878", "#b5793a", "#5b3a2a", "#d9a24c", "#2f3f5c")[
                        (row + column * seed) % 5
                    ]
                    plate.add(
                        path(
                            f"M{x} {y}q7 14 0 20q-7 -6 0 -20z",
                            tone,
                            stroke="#3c2413",
                            stroke_width=0.7,
                        )
                    )


def angel(plate: Plate) -> None:
    """The kneeling angel, olive branch in hand."""
    fly = pts("352,600 318,580 284,560 270,520 286,500 296,540 330,556 366,566")
    tail = pts("348,606 306,610 276,650 262,700 276,740 288,700 312,664 350,650")
    for outline, seed in ((fly, 3), (tail, 4)):
        plate.add(
            drape(plate, outline, [Fold(outline[:4], 9, 6)], PLAID, LIGHT, 10, seed, 1.2).svg()
        )
        with plate.group(clip_path=plate.clip(path(curve(outline, True), "#000000")), opacity=0.7):
            for k in range(34):
                plate.add(
                    stroke(
                        f"M{240 + 9 * k} 480L{200 + 9 * k} 760",
                        ("#8a2f22", "#2f5a4a", "#3c3524")[k % 3],
                        2.2,
                    )
                )
                plate.add(
                    stroke(
                        f"M240 {490 + 9 * k}L400 {470 + 9 * k}", ("#8a2f22", "#2f5a4a")[k % 2], 1.6
                    )
                )
    halo(plate, 410, 514, 70, 1)
    annunciation.gabriel(plate)
    robe = pts(
        "372,566 404,560 440,572 468,600 476,640 462,680 470,720 498,760 510,810 500,860 "
        "440,878 360,880 296,872 280,840 300,800 316,750 328,690 340,630"
    )
    folds = [
        *fan((410, 600), [(330, 860), (376, 872), (424, 872), (474, 850)], 13, 8, 6),
        Fold(pts("380,590 352,680 330,780 300,860"), 12, 8),
        Fold(pts("450,620 440,700 470,780 490,850"), 12, 8),
        Fold(pts("340,760 400,780 470,770"), 11, 7),
        Fold(pts("330,800 400,822 490,806"), 11, -6),
        Fold(pts("430,590 420,680 440,760"), 10, -6),
    ]
    plate.add(drape(plate, robe, folds, WHITE, LIGHT, 16, 5, 1.2, crumple=1.2).svg())
    brocade(plate, robe, 6)
    annunciation.gabriel_hands(plate)
    sleeve = pts("440,588 476,616 500,640 494,656 464,648 436,626")
    plate.add(
        drape(plate, sleeve, [Fold(pts("444,600 484,646"), 9, 5)], WHITE, LIGHT, 9, 6, 1.2).svg()
    )
    low = pts("346,642 372,652 388,670 390,690 368,702 340,688")
    plate.add(
        drape(plate, low, [Fold(pts("360,640 388,676"), 9, 5)], WHITE, LIGHT, 9, 7, 1.2).svg()
    )
    plate.add(
        stroke("M404 562C420 580 436 590 456 596", "#c28f34", 6),
        stroke("M300 868C360 884 440 884 498 862", "#c28f34", 7),
    )
    dice = Dice(9)
    plate.add(stroke("M362 486C384 462 424 456 446 470", "#4c6b32", 4))
    for k in range(15):
        x, y = 364 + 6 * k, 484 - 24 * math.sin(math.pi * k / 15)
        plate.add(
            ellipse(
                x,
                y,
                8,
                3,
                "#5f7f3c",
                transform=f"rotate({dice.uniform(-80, 10):.0f} {x:.0f} {y:.0f})",
            )
        )
    plate.add(stroke("M404 652C420 610 436 580 452 540", "#4c6b32", 3))
    for k in range(17):
        t = k / 16
        px, py = 406 + 46 * t, 646 - 106 * t
        turned = f"rotate({-60 if k % 2 else 20} {px:.0f} {py:.0f})"
        tone = ("#5f7f3c", "#7d9a52")[k % 2]
        plate.add(ellipse(px + (7 if k % 2 == 0 else -7), py, 9, 3.2, tone, transform=turned))


def virgin(plate: Plate) -> None:
    """One dark silhouette: the mantle from her bent head down to the floor in an S."""
    back = pts("748,560 742,500 758,456 800,438 844,448 868,488 872,560 860,610 800,600")
    halo(plate, 806, 506, 72, 2)
    plate.add(path(curve(back, True), "#141c36"))
    annunciation.virgin(plate)
    dress = pts(
        "774,566 820,572 850,600 850,660 838,720 860,780 860,850 780,872 720,868 738,800 "
        "760,730 764,650"
    )
    plate.add(
        drape(
            plate,
            dress,
            [*fan((806, 590), [(760, 860), (800, 866), (840, 850)], 11, 7)],
            ROSE,
            LIGHT,
            14,
            11,
            1.2,
        ).svg()
    )
    mantle = pts(
        "846,486 862,486 870,530 884,580 896,650 892,720 880,770 896,820 902,868 840,886 "
        "740,892 660,884 640,868 684,846 716,810 738,770 800,760 850,742 858,700 850,650 "
        "838,610 826,580 840,556 850,520"
    )
    folds = [
        Fold(pts("856,500 868,580 880,660 872,740"), 12, 9),
        Fold(pts("846,560 860,620 866,690"), 10, -7),
        Fold(pts("860,760 800,790 740,830 680,868"), 13, 9),
        Fold(pts("876,780 820,814 770,850 720,880"), 12, -7),
        Fold(pts("884,810 840,840 800,876"), 12, 9),
        Fold(pts("760,776 724,816 690,850"), 10, 7),
        Fold(pts("890,840 866,876"), 10, 6),
    ]
    plate.add(drape(plate, mantle, folds, BLUE, LIGHT, 13, 12, 1.2, crumple=1.2).svg())
    for shift, width in ((0, 3.4), (4, 1.2)):
        hem = pts("640,868 684,846 716,810 738,770 800,760 850,742 858,700 850,650 838,610 826,580")
        plate.add(stroke(curve([(x, y + shift) for x, y in hem]), "#d9a93c", width))
    plate.add(stroke(curve(pts("640,868 660,884 740,892 840,886 902,868")), "#d9a93c", 4))
    hood = pts(
        "748,548 744,500 760,458 800,440 842,450 866,488 868,540 856,580 842,566 850,520 "
        "838,484 804,470 774,482 762,516 762,552"
    )
    plate.add(
        drape(
            plate,
            hood,
            [Fold(pts("756,540 758,490 800,454 848,480 858,560"), 8, 6)],
            BLUE,
            LIGHT,
            8,
            13,
            1.2,
        ).svg()
    )
    plate.add(
        stroke(
            curve(pts("762,552 762,516 774,482 804,470 838,484 850,520 842,566")), "#d9a93c", 2.6
        )
    )
    annunciation.virgin_hands(plate)
    wrap = pts(
        "814,656 842,626 872,650 880,700 866,742 822,764 792,752 798,724 836,714 844,680 824,668"
    )
    plate.add(
        drape(
            plate,
            wrap,
            [Fold(pts("812,646 856,664 862,716 830,746"), 11, 7)],
            BLUE,
            LIGHT,
            11,
            14,
            1.2,
        ).svg()
    )
    plate.add(
        polygon(
            [(850, 700), (896, 716), (888, 772), (842, 756)],
            "#8a2a20",
            stroke="#3c1410",
            stroke_width=2,
        )
    )
    plate.add(
        polygon(
            [(854, 704), (862, 700), (906, 716), (896, 718)],
            "#f3e6c4",
            stroke="#8a7244",
            stroke_width=1,
        )
    )
    plate.add(circle(866, 736, 4, "#d9a93c"), circle(884, 742, 4, "#d9a93c"))
    star = [
        (838 + r * math.cos(i * math.pi / 8), 600 + r * math.sin(i * math.pi / 8))
        for i, r in enumerate([10, 4] * 8)
    ]
    plate.add(polygon(star, "#f0cf74"))


def saints(plate: Plate) -> None:
    """St Ansanus with his banner, St Margaret with her cross."""
    for x, side, cloak, tunic in ((152, -1, ROSE, PLAID), (1048, 1, ROSE, BLUE)):
        y = 470.0
        halo(plate, x, y - 4, 60, side)
        annunciation.saint(plate, x, y, side)
        under = [
            (x + dx, dy)
            for dx, dy in (
                (-46, 540),
                (0, 526),
                (46, 540),
                (58, 640),
                (52, 760),
                (60, 880),
                (-60, 880),
                (-52, 760),
                (-58, 640),
            )
        ]
        plate.add(
            drape(
                plate,
                under,
                [
                    Fold(
                        [(x + k * 20, 560), (x + k * 22, 720), (x + k * 24, 870)],
                        11,
                        7 if k % 2 else -6,
                    )
                    for k in (-2, -1, 0, 1, 2)
                ],
                tunic,
                LIGHT,
                14,
                21,
                1.2,
            ).svg()
        )
        mantle = [
            (x - side * dx, dy)
            for dx, dy in (
                (-50, 540),
                (-8, 528),
                (30, 560),
                (12, 620),
                (-6, 700),
                (30, 760),
                (40, 830),
                (30, 884),
                (-66, 884),
                (-76, 760),
                (-70, 640),
            )
        ]
        plate.add(
            drape(
                plate,
                mantle,
                [
                    Fold([(x + side * 44, 560), (x + side * 50, 700), (x + side * 46, 870)], 12, 8),
                    Fold([(x + side * 24, 600), (x + side * 30, 720), (x, 870)], 11, -7),
                    Fold([(x - side * 10, 560), (x + side * 20, 680), (x - side * 10, 800)], 10, 7),
                ],
                cloak,
                LIGHT,
                13,
                22,
                1.2,
            ).svg()
        )
        plate.add(stroke(curve([mantle[i] for i in (1, 2, 3, 4, 5, 6, 7)]), "#d9a93c", 3))
        annunciation.saint_hand(plate, x, y, side)
        cuff = [
            (x + dx - 4 * side, y + 176 + dy)
            for dx, dy in pts("-20,4 -6,-14 14,-12 22,6 6,18 -12,16")
        ]
        plate.add(drape(plate, cuff, [Fold(cuff[:3], 8, 4)], tunic, LIGHT, 8, 23, 1.2).svg())
    plate.add(
        stroke("M178 880L182 620L176 330", "#5a3420", 5),
        path("M178 330L250 350L240 400L178 420Z", "#f3ead6", stroke="#5a3420", stroke_width=1.5),
    )
    plate.add(stroke("M178 376L246 376M212 340V410", "#b5382a", 8))
    plate.add(
        stroke("M1022 650V540M1004 566H1040", "#e8c878", 5),
        stroke("M1022 650V540M1004 566H1040", "#7a4f18", 1.2),
    )
