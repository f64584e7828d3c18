"""Liberty Leading the People (Delacroix, 1830): over the barricade.

Wide; a pyramid. At its top a woman in a yellow dress, red cap, head in profile to our left, her
right arm lifting the tricolor, a musket in the other hand. Left of her a man in a top hat with his
gun and a worker with a saber; at her feet one who looks up, in blue; right a boy with two pistols.
The dead lie along the lower edge, pale against planks and stones. Smoke and light behind her; far
right the towers of Notre-Dame. Browns and greys, from which blue, white and red flare up.
"""

from ..core import Dice, Noise, Plate
from ..drapery import pts
from ..people.modernity import Pass, Sketch
from ..sculpt import Vec

SIZE = (1200, 960)
ALT = {
    "en": "A woman in a yellow dress and red cap lifts a blue, white and red flag and strides over "
    "bodies through smoke, with a boy with pistols and a man in a top hat.",
    "es": "Una mujer de vestido amarillo y gorro rojo alza una bandera azul, blanca y roja y "
    "avanza sobre cuerpos entre humo, con un niño con pistolas y un hombre de chistera.",
}
NOISE = Noise(9)
SUN: Vec = (0.35, -0.65, 0.6)
SKIN = ["#5a3826", "#a8734e", "#dfae80", "#f8dcb4"]
TAN = ["#3a2216", "#85573a", "#bd8a60", "#e5bb8c"]
PALE = ["#5d5242", "#a3977c", "#d5cbaa", "#efe8cc"]


def draw(plate: Plate) -> None:
    """Draw the plate."""
    sketch = Sketch(*SIZE, "#8a7a60")
    _smoke(sketch)
    _city(sketch)
    _crowd(sketch)
    _rubble(sketch)
    _dead(sketch)
    _worker(sketch)
    _top_hat(sketch)
    _kneeling(sketch)
    _flag(sketch)
    _liberty(sketch)
    _boy(sketch)
    passes = [
        Pass(1600, (60, 150), 0.26, 0.025, 0.85),
        Pass(5200, (16, 46), 0.26, 0.028, 0.88, keen=True, load=1.2),
        Pass(11000, (6, 18), 0.3, 0.02, 0.92, keen=True, load=1.2),
    ]
    plate.add(sketch.paint(plate, _flow, passes, 7, 0.3).picture(0.65, 0.04).svg())


def _flow(x: float, y: float) -> float:
    return -0.9 + 1.6 * NOISE.at(x * 0.003, y * 0.004)


def _smoke(sketch: Sketch) -> None:
    sketch.down(["#8c8a80", "#a79a7c", "#b59c70", "#7d6848", "#4b3b28"], 0, 960)
    dice = Dice(5)
    for _ in range(70):
        x, y = dice.uniform(0, 1200), dice.uniform(0, 620)
        near = max(0.0, 1 - abs(x - 680) / 460)
        tone = dice.choice(
            ["#e9d9ae", "#f3e6c2", "#cdb98c"] if dice.random() < near else ["#77705f", "#8f8468"]
        )
        sketch.glow(x, y, dice.uniform(70, 170), dice.uniform(40, 90), tone, 0.3)
    sketch.glow(690, 360, 270, 280, "#fdf0c8", 0.9)
    sketch.glow(900, 620, 200, 90, "#e8cf98", 0.7)
    sketch.glow(80, 90, 260, 240, "#3f3a34", 0.7)
    sketch.glow(1150, 120, 220, 220, "#5d5a54", 0.6)


def _city(sketch: Sketch) -> None:
    sketch.fill(
        pts("930,470 980,440 1040,446 1100,420 1210,430 1210,620 900,620"), "#77705f", 0.7, 5
    )
    for x in (1050, 1092):
        tower = [(x, 470), (x, 372), (x + 30, 370), (x + 30, 470)]
        sketch.shade(tower, ["#b3a078", "#6d6653"], (x, 0), (x + 30, 0), 0.9, 2, False)
        sketch.fill(
            [(x + 11, 392), (x + 19, 392), (x + 19, 432), (x + 11, 432)], "#4b463a", 0.9, 1, False
        )
    for k in range(5):
        x = 1130 + k * 20
        sketch.fill(
            [(x, 480 - k % 2 * 16), (x + 16, 476), (x + 16, 560), (x, 560)], "#8a7d62", 0.8, 2
        )
    sketch.glow(980, 520, 140, 70, "#cbb68a", 0.6)


def _crowd(sketch: Sketch) -> None:
    """A mass of heads, hats and bayonets that comes out of the smoke on the left."""
    sketch.fill(pts("-20,420 120,400 300,420 440,450 500,560 480,700 -20,720"), "#2f271f", 0.9, 10)
    dice = Dice(3)
    for k in range(16):
        x, y = 30 + (k % 8) * 58 + dice.gauss(0, 9), 420 + (k // 8) * 50 + dice.gauss(0, 9)
        sketch.face(x, y, 15, TAN, "#1f1712", (0.5, 0), dice.gauss(0, 8), SUN)
        hat = [(x - 15, y - 8), (x - 13, y - 34), (x + 12, y - 36), (x + 15, y - 10)]
        if k % 3:
            sketch.form(hat, ["#0f0d0c", "#2a2420", "#4a4038"], 10, SUN)
    for x, top in ((60, 250), (150, 226), (236, 290), (420, 330)):
        sketch.line([(x, 470), (x + 22, top)], 5, "#3a3028", 0.9)
        sketch.line([(x + 21, top + 40), (x + 24, top)], 3, "#d9d3bf", 0.9)


def _rubble(sketch: Sketch) -> None:
    sketch.fill(
        pts("-20,700 200,690 420,700 620,740 900,720 1220,700 1220,980 -20,980"), "#4a3a27", 1, 8
    )
    dice = Dice(11)
    for _ in range(80):
        x, y, s = dice.uniform(0, 1200), dice.uniform(730, 950), dice.uniform(18, 52)
        tone = dice.choice([["#2a2017", "#5a4830", "#8f7850"], ["#241c15", "#4a3d2c", "#7a6848"]])
        sketch.form(
            [
                (x - s, y),
                (x - s * 0.5, y - s * 0.5),
                (x + s * 0.7, y - s * 0.4),
                (x + s, y + s * 0.3),
            ],
            tone,
            s * 0.4,
            SUN,
        )
    for a, b in (((330, 830), (700, 770)), ((420, 870), (780, 850)), ((640, 800), (960, 760))):
        sketch.line([a, b], 24, "#7d6540", 0.95, 1.2, 0.9)
        sketch.line([a, b], 6, "#c3a66c", 0.8, 1.2, 0.9)


def _dead(sketch: Sketch) -> None:
    """Left a man in his shirt, legs bare; right two soldiers."""
    for spine in (pts("160,840 90,812 10,830"), pts("180,876 100,880 20,910")):
        sketch.limb(spine, [66, 50, 34], PALE, SUN)
    sketch.form(
        pts("140,820 220,786 320,800 352,850 310,900 200,904 146,880"),
        ["#77705c", "#bdb596", "#e6dfc2", "#faf4dc"],
        34,
        SUN,
    )
    sketch.limb(pts("300,820 370,868 420,926"), [44, 34, 24], PALE, SUN)
    sketch.profile(366, 826, 32, PALE, "#2a2018", -1, 80, SUN)
    sketch.limb(pts("40,916 20,930 -20,936"), [26, 24, 22], ["#2b3d5c", "#48648f"], SUN)
    coat = ["#1d222c", "#3d4856", "#6b7683", "#9aa2a4"]
    sketch.form(pts("720,880 800,832 920,830 1000,870 980,930 840,950 740,930"), coat, 40, SUN)
    for spine in (pts("960,880 1060,860 1150,900"), pts("940,916 1050,930 1140,960")):
        sketch.limb(spine, [64, 52, 36], ["#6d6654", "#aba386", "#d8d0b0"], SUN)
    sketch.limb(pts("760,850 700,880 640,900"), [40, 32, 22], coat, SUN)
    sketch.line(pts("800,846 830,890 820,940"), 11, "#e6dfc8", 0.9)
    sketch.profile(730, 864, 32, PALE, "#3a2a1c", 1, -84, SUN)
    sketch.fill(pts("690,900 720,890 730,910 700,920"), "#7d1f16", 0.8, 3)
    sketch.form(
        pts("1020,790 1090,770 1170,790 1210,840 1120,850 1040,830"),
        ["#241d18", "#4f4334", "#83725a"],
        26,
        SUN,
    )
    sketch.profile(1008, 806, 25, PALE, "#2a1f18", 1, -80, SUN)


def _worker(sketch: Sketch) -> None:
    """Far left: shirt, apron, beret, saber."""
    sketch.form(
        pts("60,760 70,560 100,480 160,470 220,500 230,620 220,780"),
        ["#3a352b", "#8a8168", "#cbc0a0", "#efe6c9"],
        40,
        SUN,
    )
    sketch.form(
        pts("76,600 160,590 226,610 236,800 70,800"), ["#1f1b17", "#3e362c", "#6b5d48"], 36, SUN
    )
    sketch.limb(
        pts("206,500 262,540 280,470"), [50, 42, 28], ["#6b624e", "#b8ac8a", "#eee3c4"], SUN
    )
    sketch.line(pts("282,476 320,350 330,262"), 6, "#d5d2c8", 0.95)
    sketch.line(pts("268,482 300,470"), 8, "#a8843c", 0.9)
    sketch.face(146, 436, 36, TAN, "#241812", (0.6, 0.0), 6, SUN)
    sketch.form(
        pts("104,424 116,384 160,374 192,398 184,416 140,412"),
        ["#15110f", "#332922", "#5d4c3c"],
        18,
        SUN,
    )


def _top_hat(sketch: Sketch) -> None:
    """Black coat, hunting gun across the body."""
    sketch.limb(
        pts("330,680 320,760 350,820"), [80, 66, 44], ["#2f261c", "#6d5a40", "#a88f66"], SUN
    )
    sketch.limb(
        pts("400,680 424,750 420,822"), [78, 60, 40], ["#2f261c", "#6d5a40", "#a88f66"], SUN
    )
    coat = pts("288,470 330,438 390,440 436,476 450,580 446,700 380,716 296,706 276,580")
    sketch.form(coat, ["#0c0b0b", "#1f1b1a", "#3d3632", "#665a4e"], 38, SUN)
    sketch.fill(pts("350,444 372,444 376,520 358,530"), "#efe6cc", 1, 1.5)
    sketch.fill(pts("352,452 372,450 366,466 356,466"), "#1a1512", 1, 1)
    sketch.line(pts("284,664 440,662"), 15, "#8d3326", 0.9, 1.5, 0.8)
    sketch.limb(
        pts("300,486 296,580 370,590"), [56, 48, 34], ["#0c0b0b", "#241f1d", "#4a413b"], SUN
    )
    sketch.limb(
        pts("426,490 462,560 430,556"), [54, 46, 34], ["#0c0b0b", "#2a2421", "#574c44"], SUN
    )
    sketch.line(pts("330,640 470,470"), 13, "#4a2f1a", 1, 0.8, 0.9)
    sketch.line(pts("440,506 530,390"), 8, "#37332e", 1, 0.8, 0.9)
    for x, y in ((380, 590), (430, 546)):
        sketch.form(
            [(x - 14, y - 8), (x + 8, y - 14), (x + 16, y + 4), (x - 6, y + 14)], SKIN, 10, SUN
        )
    sketch.face(360, 400, 36, TAN, "#1c130e", (0.6, -0.1), 4, SUN)
    sketch.line(pts("334,416 350,436 376,436 392,418"), 9, "#1f1510", 0.7, 1.5)
    sketch.form(
        pts("326,374 322,300 398,296 396,372 362,382"),
        ["#0b0a0a", "#211c1a", "#4a413a", "#7d7062"],
        30,
        SUN,
        curved=False,
    )
    sketch.line(pts("306,380 360,388 414,374"), 13, "#15110f", 1, 0.8, 0.7)


def _kneeling(sketch: Sketch) -> None:
    """In a blue smock, red sash, he raises himself and looks up at her."""
    blue = ["#141d33", "#2b4068", "#4f6c9c", "#8aa3c4"]
    sketch.limb(
        pts("470,790 420,830 360,850"), [70, 60, 40], ["#332a20", "#6d5c44", "#a08a64"], SUN
    )
    sketch.form(pts("440,800 446,710 476,660 520,656 552,700 550,780 510,820"), blue, 34, SUN)
    sketch.line(pts("444,776 500,790 552,768"), 15, "#a8322a", 0.95, 1.5, 0.8)
    sketch.limb(pts("540,690 566,750 590,806"), [38, 32, 22], blue, SUN)
    sketch.profile(506, 628, 32, TAN, "#b8402f", 1, -34, SUN, bare=True)
    sketch.form(
        pts("474,640 468,606 490,588 520,590 512,606 492,620 490,648"),
        ["#4a120e", "#9a2a20", "#c84a34"],
        14,
        SUN,
    )


def _flag(sketch: Sketch) -> None:
    """Blue at the pole, white, red: it beats to the right."""
    sketch.line([(548, 300), (602, 14)], 9, "#4a3420", 1, 0.8, 0.9)
    blue = pts("600,22 640,44 664,36 662,110 650,172 606,196 566,206")
    white = pts("664,36 706,66 744,58 736,132 716,196 688,186 650,172 662,110")
    red = pts("744,58 790,84 846,66 872,76 850,140 838,216 792,226 758,208 716,196 736,132")
    sketch.form(blue, ["#0e1630", "#1f3468", "#3d5fa6", "#6f8cc4"], 22, SUN)
    sketch.form(white, ["#8a8474", "#cdc6b0", "#f3ecd8", "#fffcf0"], 22, SUN)
    sketch.form(red, ["#4a0d0c", "#a3201c", "#d23a2c", "#ee6c50"], 24, SUN)
    for line, tone in (
        (pts("630,50 622,120 600,190"), "#13204a"),
        (pts("700,70 690,130 676,180"), "#b3ab96"),
        (pts("790,88 776,150 770,206"), "#7a1614"),
        (pts("832,82 816,150 812,216"), "#f08a6a"),
    ):
        sketch.line(line, 10, tone, 0.7, 3)


def _liberty(sketch: Sketch) -> None:
    yellow = ["#4f3a14", "#9c782c", "#d3ad50", "#f4dc8c"]
    sketch.limb(pts("590,640 560,720 590,812"), [90, 58, 34], SKIN, SUN)
    sketch.form(pts("560,806 600,800 606,820 570,832 540,828"), SKIN, 11, SUN)
    skirt = pts(
        "586,458 688,452 726,540 790,630 890,690 850,752 770,742 700,806 630,722 "
        "566,700 550,610 564,520"
    )
    sketch.form(skirt, yellow, 46, SUN)
    for fold in (
        "600,470 590,580 600,690",
        "640,470 660,600 670,740",
        "690,470 740,590 780,720",
        "670,450 700,600 740,740",
    ):
        sketch.line(pts(fold), 14, "#8a6822", 0.7, 4)
        sketch.line([(x + 13, y) for x, y in pts(fold)], 10, "#f7e4a0", 0.6, 4)
    sketch.limb(pts("640,262 632,340"), [42, 56], SKIN, SUN)
    torso = pts("566,348 600,322 640,322 690,336 706,356 698,410 686,462 630,474 578,456 572,400")
    sketch.form(torso, SKIN[1:], 30, SUN)
    for x, y, r in ((606, 392, 20), (660, 396, 21)):
        breast = [
            (x - r, y - 8),
            (x, y - r),
            (x + r, y - 6),
            (x + r * 0.8, y + r),
            (x - r * 0.8, y + r),
        ]
        sketch.form(breast, SKIN[1:], 20, SUN, 5, True, 0.8)
    bodice = pts(
        "566,416 604,428 634,414 676,424 692,392 692,338 712,346 712,430 692,466 632,478 582,464"
    )
    sketch.form(bodice, yellow, 18, SUN)
    sketch.line(pts("580,440 630,450 690,430"), 5, "#8a6822", 0.6, 2)
    sketch.line(pts("574,466 632,482 702,462 760,500 800,490"), 15, "#a8863c", 0.9, 2, 0.8)
    sketch.limb(pts("592,340 556,286 562,210"), [50, 42, 26], SKIN, SUN)
    sketch.form(pts("548,214 552,190 576,186 584,204 574,222 556,226"), SKIN, 13, SUN)
    sketch.limb(pts("694,346 752,420 738,510"), [50, 42, 28], SKIN, SUN)
    sketch.line([(640, 610), (760, 486)], 13, "#4a2d18", 1, 0.8, 0.9)
    sketch.line([(736, 510), (838, 402)], 8, "#4a463e", 1, 0.8, 0.9)
    sketch.line([(826, 414), (892, 330)], 5, "#e9e5d6", 1, 0.6, 0.5)
    sketch.form(pts("724,500 748,494 756,514 740,528 722,522"), SKIN, 12, SUN)
    sketch.profile(622, 254, 45, SKIN[1:], "#4a2a18", -1, 0, SUN, "#a8433a")
    cap = pts("588,232 592,206 618,192 654,200 676,226 690,262 676,272 658,250 640,232 612,226")
    sketch.form(cap, ["#4a0f0c", "#9a2a20", "#c8402f", "#e46a4c"], 18, SUN)
    sketch.line(pts("660,262 676,286 700,296"), 9, "#4a2a18", 0.8, 2)


def _boy(sketch: Sketch) -> None:
    """Black beret, bag, pistols up."""
    trousers = ["#2a241e", "#5a5042", "#948468", "#c3b18c"]
    sketch.limb(pts("830,640 800,720 770,790"), [70, 56, 36], trousers, SUN)
    sketch.limb(pts("880,640 910,710 900,800"), [70, 56, 38], trousers, SUN)
    for x, y in ((760, 798), (902, 806)):
        sketch.form(
            [(x - 30, y + 8), (x - 10, y - 12), (x + 16, y - 8), (x + 18, y + 12)],
            ["#0c0a09", "#2a221c", "#54463a"],
            10,
            SUN,
        )
    coat = pts("806,510 840,486 884,490 916,520 922,600 900,660 820,660 800,600")
    sketch.form(coat, ["#15110e", "#352b22", "#65533e", "#9c8058"], 34, SUN)
    sketch.form(pts("836,490 862,490 868,560 846,580"), ["#8a8168", "#d3c9aa", "#f7f0d8"], 14, SUN)
    sketch.line(pts("824,500 880,570 926,630"), 13, "#e3d9b8", 0.95, 1, 0.9)
    sketch.form(pts("896,600 956,604 962,664 904,668"), ["#5a4a30", "#a58c5c", "#d8c08a"], 16, SUN)
    sketch.limb(
        pts("906,520 960,470 956,390"), [46, 38, 24], ["#15110e", "#3d3127", "#7a6448"], SUN
    )
    sketch.limb(
        pts("816,520 776,566 742,600"), [44, 36, 22], ["#15110e", "#3d3127", "#7a6448"], SUN
    )
    for x, y in ((956, 378), (736, 606)):
        sketch.form(
            [(x - 13, y + 10), (x - 10, y - 12), (x + 10, y - 12), (x + 14, y + 8)], SKIN, 11, SUN
        )
    sketch.line(pts("950,388 966,366 1010,340"), 9, "#2f241b", 1, 0.7, 0.7)
    sketch.line(pts("742,612 724,610 694,640"), 8, "#2f241b", 1, 0.7, 0.7)
    sketch.face(858, 446, 36, SKIN, "#2a1a10", (-0.3, 0.0), -4, SUN)
    sketch.form(
        pts("812,428 820,396 862,380 908,394 912,424 884,414 850,412"),
        ["#0d0b0b", "#241f1d", "#4f4640"],
        18,
        SUN,
    )
