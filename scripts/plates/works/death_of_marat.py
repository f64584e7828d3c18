"""The Death of Marat (David, 1793): a dead man in his bath under an empty wall.

Upright; the upper half is bare dark wall; below, a body slumped to the left, one arm hanging to the
floor, a board with green cloth across the bath, an upright crate at the right.
One cold light from the upper left; pallid flesh, white linen, green cloth, brown wood.
Smooth as marble, contours clean; letter in one hand, quill in the other, knife on the floor.
Recognized by: void above, turbaned head on the shoulder, fallen arm, crate with inkwell.
"""

from ..air import vignette
from ..brushwork import Canvas, sweep
from ..core import Dice, Noise, Plate, circle, curve, ellipse, line, path, polygon, rect, stroke
from ..drapery import Cloth, Fold, drape, fan, hang, pts
from ..materials import blur, impasto, rough, stone
from ..people import marat
from ..sculpt import Array
from ..styles import craquelure

SIZE = (932, 1200)
ALT = {
    "en": "A turbaned man with a wound in his chest slumps in a bath under a bare dark wall, one "
    "arm hanging; letter and quill in his hands, a bloody knife on the floor, a crate in "
    "front.",
    "es": "Un hombre con turbante y una herida en el pecho yace en una bañera ante un muro "
    "oscuro vacío, un brazo caído; carta y pluma en las manos, un cuchillo en el suelo y "
    "un cajón.",
}
W, H = SIZE
LIGHT = (-0.5, -0.66, 0.62)
LINEN = Cloth(["#3a3228", "#7d7260", "#b8ac94", "#e2d9c4", "#f6f0e0"], 0, 0.3)
GREEN = Cloth(["#0c140e", "#1c2c1e", "#33492f", "#4f6a45", "#73895c"], 0, 0.4)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".04 .05", 0.6, 0.16, seed=4)):
        _wall(plate)
        _linen_behind(plate)
        body = marat.body(plate)
        _bath(plate)
        _linen_front(plate)
        _green_cloth(plate)
        _letter(plate)
        marat.holding_hand(plate)
        marat.fallen_arm(plate, body)
        _quill_and_knife(plate)
        _crate(plate)
    plate.add(craquelure(W, H, seed=9, size=17, strength=0.09).svg())
    vignette(plate, "#0c0a06", 0.4, 0.45, 0.55)


def _wall(plate: Plate) -> None:
    """Scumbled brown-green, a little lighter toward the upper right: small dry strokes."""
    canvas = Canvas(W, H, "#2b2a1e", seed=3)
    noise = Noise(5)

    def hue(x: float, y: float) -> Array:
        light = (
            0.16 + 0.62 * (x / W) * (1 - 0.55 * y / H) + 0.14 * noise.fbm(x * 0.006, y * 0.006, 3)
        )
        return sweep(["#1b1a12", "#2c2a1c", "#403b26", "#575033", "#6e6542"], light)

    box = (0.0, 0.0, float(W), 900.0)
    canvas.cover(
        hue,
        lambda x, y: 0.8 + 1.6 * noise.at(x * 0.01, y * 0.01),
        2600,
        (20, 50),
        0.5,
        1,
        box,
        0.5,
        0.006,
        0.6,
        0.35,
    )
    canvas.cover(
        hue,
        lambda x, y: 2.2 + 1.6 * noise.at(x * 0.012, y * 0.012),
        6500,
        (6, 15),
        0.6,
        2,
        box,
        0.9,
        0.012,
        0.4,
        0.3,
    )
    plate.add(rect(0, 0, W, H, "#33301f"))
    plate.add(canvas.picture(0.4, 0.25).svg(filter=blur(plate, 1.6, 0)))
    plate.add(
        rect(0, 1000, W, 200, plate.linear([(0, "#2a2114", 0), (0.3, "#33291a"), (1, "#1d170e")]))
    )


def _linen_behind(plate: Plate) -> None:
    sheet = pts(
        "30,720 60,640 120,570 190,540 250,560 320,600 360,660 420,720 470,800 300,860 120,850 "
        "30,810"
    )
    folds = [
        *fan((250, 570), [(60, 760), (110, 830), (180, 850)], 22, 14),
        Fold(pts("120,580 90,660 60,740"), 18, 12),
        Fold(pts("180,552 150,640 130,740"), 16, -11),
    ]
    plate.add(drape(plate, sheet, folds, LINEN, LIGHT, 22, 3, crumple=2.2).svg())
    plate.add(
        path(
            curve(pts("500,640 560,620 640,640 700,690 690,740 560,720"), True),
            "#1d1a12",
            opacity=0.55,
        )
    )


def _bath(plate: Plate) -> None:
    """The copper side of the bath, dark, with its rolled rim."""
    rim = "M20 770C180 800 420 810 700 790L930 780"
    side = f"{rim}V1130C640 1150 240 1150 60 1110C30 1000 16 880 20 770Z"
    fill = plate.linear([(0, "#3c2e1e"), (0.3, "#2c2116"), (1, "#120d08")])
    plate.add(path(side, fill, filter=stone(plate, ".02 .05", 4, 1.2, 235, 55, 0.35)))
    plate.add(
        stroke("M20 772C180 802 420 812 700 792L930 782", "#6e5535", 9),
        stroke("M20 768C180 798 420 808 700 788L930 778", "#a98a5c", 2.4, opacity=0.8),
    )
    for x in (120, 420, 560):
        plate.add(circle(x, 834, 5, "#6e5535"), circle(x - 1, 832, 2, "#c2a46c"))
    plate.add(ellipse(460, 1146, 470, 26, "#0c0805", opacity=0.6))


def _linen_front(plate: Plate) -> None:
    sheet = pts(
        "36,760 140,742 240,748 330,760 420,752 500,760 540,790 548,880 530,950 480,930 "
        "440,968 390,940 340,990 250,960 180,1000 110,960 60,980 34,880"
    )
    folds = [
        *hang((40, 762), (250, 782), (52, 110), 17, 5),
        *hang((310, 780), (520, 762), (44, 104), 17, 5),
        *fan((330, 764), [(250, 940), (320, 990), (400, 950), (470, 900)], 17, 7),
        *fan((90, 760), [(60, 940), (140, 990), (210, 950)], 17, 7),
        Fold(pts("80,780 100,860 90,960"), 16, 11),
        Fold(pts("330,776 344,880 338,980"), 16, 11),
        Fold(pts("440,780 452,870 440,950"), 14, -9),
        Fold(pts("180,800 190,900 180,980"), 14, -9),
        Fold(pts("520,790 520,860 510,930"), 15, 10),
    ]
    plate.add(drape(plate, sheet, folds, LINEN, LIGHT, 16, 5, crumple=2.4).svg())
    with plate.group(filter=rough(plate, ".04", 14, 3, soften=2)):
        plate.add(
            path(
                curve(pts("380,756 430,752 452,790 436,850 446,910 424,900 410,830 388,800"), True),
                "#8a2a20",
                opacity=0.45,
            )
        )
    patch = pts("420,852 478,846 484,904 430,912")
    plate.add(
        path(line(patch), "#d9cfb8", stroke="#7d7260", stroke_width=1.6),
        stroke(line([(x + 1, y + 1) for x, y in patch]), "#5a5040", 1.4, stroke_dasharray="5 5"),
    )


def _green_cloth(plate: Plate) -> None:
    plate.add(polygon([(430, 770), (932, 742), (932, 764), (430, 796)], "#4b3722"))
    top = pts(
        "436,742 520,728 640,722 780,716 940,708 946,760 900,790 780,800 640,806 520,800 450,784"
    )
    plate.add(
        drape(
            plate,
            top,
            [
                Fold(pts("460,768 620,784 800,776 930,756"), 16, 6),
                Fold(pts("560,732 600,760 610,800"), 14, 5),
            ],
            GREEN,
            LIGHT,
            12,
            7,
            crumple=1.4,
        ).svg()
    )
    fall = pts(
        "546,790 640,800 760,796 860,786 944,776 950,960 920,1010 860,986 800,1030 730,1000 "
        "670,1040 610,1000 566,1010 548,900"
    )
    folds = [
        Fold(pts(f"{x},800 {x + dx},890 {x + 2 * dx},1000"), 20, 15 if k % 2 else -11)
        for k, (x, dx) in enumerate(
            (
                (580, -4),
                (620, 4),
                (664, -2),
                (704, 6),
                (748, 2),
                (790, -4),
                (832, 6),
                (880, 2),
                (920, 4),
            )
        )
    ]
    plate.add(drape(plate, fall, folds, GREEN, LIGHT, 18, 8, crumple=2).svg())


def _letter(plate: Plate) -> None:
    sheet = [(486, 738), (560, 664), (610, 704), (536, 784)]
    plate.add(polygon([(x + 6, y + 10) for x, y in sheet], "#0c140e", opacity=0.5))
    plate.add(polygon(sheet, plate.linear([(0, "#f6eed8"), (1, "#cfc3a4")], x2=1)))
    for k in range(8):
        t = 0.14 + 0.09 * k
        a = (486 + 74 * t + 10, 738 - 74 * t + 8)
        b = (536 + 74 * t - 14, 784 - 80 * t - 10)
        plate.add(
            stroke(line([a, b], False), "#5a4a34", 1.4, opacity=0.75, stroke_dasharray="9 3 5 2")
        )
    plate.add(path("M546 676q16 -3 22 10q-12 8 -22 -10Z", "#8a2a20", opacity=0.5))


def _quill_and_knife(plate: Plate) -> None:
    plate.add(stroke("M300 1088C330 1040 372 1000 420 972", "#e9e0c8", 3))
    plate.add(
        path(
            "M340 1040C352 1008 386 976 424 962C420 986 386 1020 348 1046Z",
            "#f1ead6",
            stroke="#a39a82",
            stroke_width=1,
        )
    )
    for k in range(8):
        plate.add(stroke(f"M{350 + 8 * k} {1034 - 8 * k}l-5 -14", "#b9b098", 1))
    plate.add(
        polygon(
            [(92, 1136), (196, 1108), (200, 1116), (110, 1146)],
            "#c9ccc8",
            stroke="#4a4a44",
            stroke_width=1,
        )
    )
    plate.add(path("M110 1146L200 1116L190 1124L120 1150Z", "#7a1a14", opacity=0.8))
    plate.add(
        path(
            "M196 1106L256 1088Q266 1090 262 1098L202 1120Z",
            "#efe6cf",
            stroke="#5a4a34",
            stroke_width=1.4,
        )
    )
    plate.add(ellipse(170, 1150, 110, 9, "#0a0704", opacity=0.5))


def _crate(plate: Plate) -> None:
    """An upright packing case of plain planks: his table."""
    plate.add(polygon([(640, 1166), (930, 1160), (930, 1190), (650, 1190)], "#070503", opacity=0.7))
    noise, dice = Noise(21), Dice(22)
    for k in range(3):
        y0, y1 = 858 + k * 106, 858 + (k + 1) * 106
        tone = ("#8d6c42", "#826239", "#775932")[k]
        plate.add(
            polygon(
                [(664, y0), (918, y0 - 4), (920, y1 - 4), (666, y1)],
                plate.across([(0, tone), (0.5, "#97764a"), (1, "#4d3820")]),
            )
        )
        for g in range(17):
            y = y0 + 4 + g * 6.1
            grain = [
                (666 + i * 25.2, y + 3.4 * noise.fbm(i * 0.5, y * 0.06, 2) - i * 0.4)
                for i in range(11)
            ]
            plate.add(
                stroke(
                    curve(grain),
                    dice.choice(["#4d3820", "#a98758", "#5d452a"]),
                    dice.uniform(0.6, 1.8),
                    opacity=0.55,
                )
            )
        plate.add(stroke(f"M664 {y1}L920 {y1 - 4}", "#2a1d0f", 3))
        for x in (682, 902):
            plate.add(circle(x, y0 + 18, 3, "#241a10"), circle(x, y1 - 18, 3, "#241a10"))
        knot = (dice.uniform(700, 880), y0 + dice.uniform(30, 76))
        for r in (9, 6, 3):
            plate.add(
                ellipse(
                    knot[0],
                    knot[1],
                    r * 1.5,
                    r,
                    "none",
                    stroke="#4d3820",
                    stroke_width=1.3,
                    opacity=0.7,
                )
            )
    plate.add(polygon([(650, 852), (668, 834), (932, 828), (932, 852), (918, 858)], "#b39161"))
    plate.add(polygon([(650, 852), (920, 850), (920, 866), (650, 868)], "#6a4f2e"))
    plate.add(
        polygon(
            [(740, 836), (860, 826), (884, 842), (762, 850)],
            "#efe6cf",
            stroke="#9a8d70",
            stroke_width=1,
        )
    )
    for k in range(4):
        plate.add(
            stroke(
                f"M{764 + 5 * k} {836 + 3 * k}l88 -7",
                "#5a4a34",
                1,
                opacity=0.7,
                stroke_dasharray="8 3 4 2",
            )
        )
    plate.add(
        path("M690 842C686 826 688 812 698 806H722C732 812 734 826 730 842Z", "#1c1a18"),
        ellipse(710, 806, 13, 4.5, "#3d3a34"),
        path("M694 820q2 -10 8 -12", "none", stroke="#8d887a", stroke_width=2),
    )
    plate.add(
        stroke("M712 806C728 770 756 736 790 716", "#e9e0c8", 2.4),
        path(
            "M738 764C752 736 774 718 796 710C792 730 768 752 744 770Z",
            "#efe8d4",
            stroke="#a39a82",
            stroke_width=0.8,
        ),
    )
