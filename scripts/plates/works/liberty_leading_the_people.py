"""Liberty Leading the People (Delacroix, 1830): over the barricade.

Wide; a pyramid. At its top a woman in a yellow dress, red cap, head in profile to our left, her
right arm lifting the tricolor, a musket in the other hand. Left of her a man in a top hat with his
gun and a worker with a saber; at her feet one who looks up, in blue; right a boy with two pistols.
The dead lie along the lower edge, pale against planks and stones. Smoke and light behind her; far
right the towers of Notre-Dame. Browns and greys, from which blue, white and red flare up.
"""

import math
from collections.abc import Sequence

from ..core import Dice, Noise, Plate, Point, ramp
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
SKIN = ["#5a3826", "#a56c48", "#dda878", "#f9dcb2"]
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
    _flag(sketch)
    _kneeling(sketch)
    _liberty(sketch)
    _boy(sketch)
    passes = [
        Pass(1600, (60, 150), 0.26, 0.025, 0.85),
        Pass(5200, (16, 46), 0.26, 0.028, 0.88, keen=True, load=1.2),
        Pass(11000, (6, 18), 0.3, 0.02, 0.92, keen=True, load=1.2),
    ]
    plate.add(sketch.paint(plate, _flow, passes, 7, 0.44).picture(0.65, 0.04).svg())


def _flow(x: float, y: float) -> float:
    return -0.9 + 1.6 * NOISE.at(x * 0.003, y * 0.004)


def _smoke(sketch: Sketch) -> None:
    sketch.down(["#8c8a80", "#a79a7c", "#b59c70", "#7d6848", "#4b3b28"], 0, 960)
    dice = Dice(5)
    for _ in range(70):
        x, y = dice.uniform(0, 1200), dice.uniform(0, 620)
        near = max(0.0, 1 - abs(x - 680) / 460)
        lit = dice.random() < near
        tone = dice.choice(["#e9d9ae", "#f3e6c2", "#cdb98c"] if lit else ["#77705f", "#8f8468"])
        sketch.glow(x, y, dice.uniform(70, 170), dice.uniform(40, 90), tone, 0.3)
    sketch.glow(720, 330, 270, 290, "#e9d8a8", 0.75)
    sketch.glow(900, 620, 200, 90, "#e8cf98", 0.7)
    sketch.glow(80, 90, 260, 240, "#3f3a34", 0.7)
    sketch.glow(1150, 120, 220, 220, "#5d5a54", 0.6)


def _folds(sketch: Sketch, texts: Sequence[str], tones: tuple[str, str], width: float) -> None:
    """Folds of a cloth: a dark trough and, beside it on the lit side, a ridge."""
    for text in texts:
        track = pts(text)
        sketch.line(track, width, tones[0], 0.75, width * 0.22, 0.15)
        ridge = [(x + width * 0.95, y - width * 0.1) for x, y in track]
        sketch.line(ridge, width * 0.7, tones[1], 0.75, width * 0.2, 0.15)


def _limb(sketch: Sketch, text: str, widths: Sequence[float], tones: Sequence[str]) -> None:
    """A limb whose ends are round."""
    spine, ends = pts(text), []
    for a, b, width in ((spine[0], spine[1], widths[0]), (spine[-1], spine[-2], widths[-1])):
        share = 0.32 * width / (math.dist(a, b) + 1e-6)
        ends.append((a[0] + (a[0] - b[0]) * share, a[1] + (a[1] - b[1]) * share))
    sizes = [widths[0] * 0.5, *widths, widths[-1] * 0.5]
    sketch.limb([ends[0], *spine, ends[1]], sizes, tones, SUN)


def _fist(sketch: Sketch, x: float, y: float, r: float, turn: float) -> None:
    """A closed hand: knuckles across, four fingers and a thumb over what it holds."""
    ca, sa = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(u: float, v: float) -> Point:
        return x + r * (u * ca - v * sa), y + r * (u * sa + v * ca)

    palm = [at(-0.9, -0.7), at(0.1, -1), at(0.95, -0.6), at(1, 0.5), at(0.2, 1), at(-0.8, 0.7)]
    sketch.form(palm, SKIN, r * 0.9, SUN)
    for k in range(4):
        v = -0.62 + k * 0.42
        sketch.limb([at(-0.75, v), at(-0.1, v - 0.06), at(0.5, v)], [r * 0.4] * 3, SKIN[1:], SUN)
        sketch.line([at(-0.8, v + 0.21), at(0.4, v + 0.19)], r * 0.12, SKIN[0], 0.8)


def _city(sketch: Sketch) -> None:
    """Houses in the haze and the two blunt towers of the cathedral."""
    roofs = pts(
        "930,500 960,486 975,494 1000,470 1020,476 1030,456 1160,452 1166,474 1190,462 1210,470 "
        "1210,640 900,640"
    )
    sketch.fill(roofs, "#6f6756", 0.85, 2, False)
    for x in (1046, 1106):
        tower = [(x, 480), (x, 352), (x + 42, 350), (x + 42, 480)]
        sketch.shade(tower, ["#857556", "#3a352c"], (x, 0), (x + 42, 0), 0.95, 1.2, False)
        for dx in (8, 24):
            slot = [(x + dx, 378), (x + dx + 10, 378), (x + dx + 10, 430), (x + dx, 430)]
            sketch.fill(slot, "#37322a", 0.9, 0.8, False)
        for y in (366, 440):
            sketch.line([(x - 2, y), (x + 44, y)], 4, "#4b4436", 0.8, 0.8, 1)
    sketch.fill([(1088, 480), (1088, 432), (1106, 432), (1106, 480)], "#6a6152", 0.9, 1, False)
    sketch.glow(980, 590, 170, 70, "#d9c595", 0.75)
    sketch.glow(1180, 560, 120, 60, "#b8a680", 0.6)


def _crowd(sketch: Sketch) -> None:
    """A mass of heads, hats, arms and bayonets that comes out of the smoke on the left."""
    mass = pts("-20,400 90,372 200,360 330,390 440,420 520,520 540,760 -20,760")
    sketch.fill(mass, "#2f271f", 0.92, 12)
    dice = Dice(3)
    for k in range(21):
        x, y = 20 + (k % 7) * 74 + dice.gauss(0, 12), 388 + (k // 7) * 46 + dice.gauss(0, 9)
        coat = pts("-34,60 -26,22 0,12 26,22 36,60")
        sketch.form([(x + u, y + v) for u, v in coat], ["#15110e", "#33291f", "#5a4836"], 14, SUN)
        sketch.face(x, y, 17, TAN, "#1f1712", (0.5, 0), dice.gauss(0, 9), SUN)
        hat = [(x - 17, y - 8), (x - 15, y - 36), (x + 14, y - 38), (x + 17, y - 10)]
        if k % 3:
            sketch.form(hat, ["#0f0d0c", "#2a2420", "#4a4038"], 10, SUN)
    for x, top, lean in ((40, 236, 26), (116, 206, 18), (222, 262, 30), (430, 300, -12)):
        sketch.line([(x, 460), (x + lean, top)], 5, "#3a3028", 0.9)
        sketch.line([(x + lean, top + 44), (x + lean + 3, top - 8)], 3, "#e3dcc6", 0.95)
    _limb(sketch, "470,470 488,410 476,350", [32, 26, 18], ["#1c1712", "#3d3127", "#6b5a44"])
    sketch.form(pts("464,352 466,334 482,330 488,346 480,356"), SKIN, 8, SUN)


def _rubble(sketch: Sketch) -> None:
    heap = pts("-20,740 200,720 400,730 560,760 740,790 900,760 1220,720 1220,980 -20,980")
    sketch.fill(heap, "#43341f", 1, 8)
    dice = Dice(11)
    for _ in range(110):
        x, y, s = dice.uniform(0, 1200), dice.uniform(760, 960), dice.uniform(14, 46)
        warm = ["#2a2017", "#5a4830", "#9a8258"]
        tone = dice.choice([warm, ["#1d1711", "#41362a", "#756448"]])
        block = pts("-1,.1 -.6,-.5 .5,-.55 1,-.1 .8,.4 -.7,.45")
        sketch.form([(x + u * s, y + v * s) for u, v in block], tone, s * 0.35, SUN, 0.7, False)
    for a, b in (((380, 850), (760, 800)), ((450, 900), (820, 884)), ((640, 850), (1000, 770))):
        sketch.line([a, b], 24, "#5d4828", 0.95, 1.2, 0.9)
        sketch.line([(a[0], a[1] - 7), (b[0], b[1] - 7)], 7, "#c3a66c", 0.85, 1.2, 0.9)


def _dead(sketch: Sketch) -> None:
    """Left a man in his shirt, legs bare, head toward us; right two soldiers."""
    sketch.glow(220, 920, 300, 40, "#15100b", 0.8)
    _limb(sketch, "170,850 110,800 56,786 20,830 -20,880", [74, 64, 52, 44, 30], PALE)
    _limb(sketch, "180,884 120,880 70,872 0,906 -20,916", [76, 66, 54, 44, 34], PALE)
    _limb(sketch, "36,886 10,904 -24,920", [46, 44, 40], ["#16233a", "#2f4a78", "#6686b4"])
    text = "128,846 160,812 220,800 290,806 350,826 384,862 372,900 320,926 250,930 180,922 136,900"
    sketch.form(pts(text), ["#6b644f", "#b5ad8d", "#e6dfc2", "#fdf8e2"], 40, SUN)
    texts = ("150,870 220,850 300,870", "180,900 250,884 330,896", "230,812 290,836 350,850")
    _folds(sketch, texts, ("#8d8569", "#fffbe8"), 11)
    _limb(sketch, "330,838 392,846 440,890 478,934", [42, 36, 30, 20], PALE)
    _limb(sketch, "474,926 490,944 500,962", [18, 20, 10], PALE)
    _limb(sketch, "350,860 392,880", [40, 36], PALE)
    sketch.profile(414, 898, 38, PALE, "#2a2018", 1, -122, SUN)
    coat = ["#1a2029", "#38475a", "#6b7c8e", "#a3b0b4"]
    sketch.glow(900, 940, 330, 36, "#15100b", 0.85)
    for text in ("960,884 1040,846 1110,862 1180,900", "960,920 1050,906 1130,916 1210,940"):
        _limb(sketch, text, [74, 66, 50, 40], ["#5d5744", "#a39b7e", "#d8d0b0"])
    body = pts("740,892 772,850 840,832 920,838 986,862 1010,900 980,944 890,956 800,944 752,926")
    sketch.form(body, coat, 42, SUN)
    _folds(sketch, ("820,850 850,890 840,936", "900,850 920,890 912,940"), (coat[0], coat[3]), 9)
    sketch.line(pts("786,846 826,890 850,950"), 14, "#f1e9d0", 0.95, 0.8, 0.8)
    sketch.line(pts("880,836 840,890 800,944"), 14, "#f1e9d0", 0.95, 0.8, 0.8)
    _limb(sketch, "790,850 730,858 680,900 650,930", [44, 40, 32, 22], coat)
    sketch.form(pts("640,924 660,922 664,940 644,950 630,944"), PALE, 9, SUN)
    sketch.form(pts("758,836 800,826 816,846 778,862"), ["#7d1f16", "#c23a28", "#ee8a66"], 9, SUN)
    sketch.profile(738, 872, 35, PALE, "#3a2a1c", 1, -96, SUN)
    dark = ["#1b1612", "#43382b", "#7a6a50"]
    prone = pts("1010,800 1050,770 1110,764 1180,780 1220,800 1220,850 1120,850 1040,836")
    sketch.form(prone, dark, 30, SUN)
    sketch.profile(1000, 816, 27, PALE, "#2a1f18", 1, -100, SUN)


def _worker(sketch: Sketch) -> None:
    """Far left: open shirt, apron, beret with a cockade, saber up."""
    dark = ["#17130f", "#3a3128", "#6b5a44"]
    _limb(sketch, "110,640 96,740 60,850", [86, 70, 48], dark)
    _limb(sketch, "160,640 190,740 180,850", [86, 68, 46], dark)
    shirt = pts("72,640 66,560 82,500 116,470 160,466 204,486 214,540 208,600 216,650 140,664")
    sketch.form(shirt, ["#4a4334", "#968b6e", "#d8cdac", "#f6eed2"], 40, SUN)
    texts = ("100,510 96,570 104,640", "140,540 132,590 140,650", "180,520 172,580 182,640")
    _folds(sketch, texts, ("#8a7f62", "#fff8de"), 10)
    sketch.form(pts("130,470 160,466 158,530 142,512"), TAN, 14, SUN)
    sketch.form(pts("76,630 140,640 214,626 220,720 206,780 90,784"), dark, 36, SUN)
    _folds(sketch, ("120,650 112,720 120,780", "170,646 176,710 166,780"), (dark[0], "#7d6a50"), 9)
    sketch.line(pts("74,632 140,646 216,630"), 13, "#8d3326", 0.9, 1, 0.8)
    sketch.line(pts("90,500 140,560 200,620"), 10, "#e8dfc4", 0.9, 1, 0.8)
    sleeve = ["#5d5442", "#b0a482", "#f3e9cc"]
    _limb(sketch, "200,494 238,516 262,490", [54, 50, 40], sleeve)
    _limb(sketch, "258,498 268,460 272,430", [34, 30, 22], TAN)
    _limb(sketch, "86,506 60,570 84,620 110,640", [52, 46, 38, 26], sleeve)
    sketch.line(pts("270,420 300,340 300,246"), 8, "#4a463e", 0.9, 0.8)
    sketch.line(pts("268,420 297,340 298,250"), 4, "#f4f1e6", 0.95, 0.6)
    sketch.line(pts("252,432 272,428 290,410"), 8, "#c49a48", 0.95)
    _fist(sketch, 271, 424, 15, -60)
    _limb(sketch, "148,452 146,478", [34, 44], TAN)
    sketch.face(150, 424, 36, TAN, "#241812", (0.7, 0.0), 6, SUN)
    beret = pts("106,410 112,376 154,360 196,384 192,406 148,398")
    sketch.form(beret, ["#15110f", "#332922", "#5d4c3c"], 18, SUN)
    sketch.glow(180, 384, 9, 9, "#f1e6d0", 0.95)
    sketch.glow(180, 384, 4, 4, "#b8322a", 1)


def _top_hat(sketch: Sketch) -> None:
    """On one knee: black coat, waistcoat, hunting gun across the body."""
    tan = ["#2a2118", "#66543c", "#a88f66", "#c9b184"]
    _limb(sketch, "330,676 290,740 270,800 330,850", [86, 78, 62, 46], tan)
    _limb(sketch, "390,676 450,700 470,760 440,846", [86, 80, 66, 42], tan)
    _folds(sketch, ("400,690 440,712 458,770", "320,700 296,750 290,800"), (tan[0], tan[3]), 9)
    black = ["#0a0909", "#1d1918", "#3f3833", "#6e6256"]
    for x, y in ((338, 862), (438, 856)):
        shoe = pts("-30,-6 -14,-18 12,-10 36,4 34,14 -26,12")
        sketch.form([(x + u, y + v) for u, v in shoe], black, 10, SUN)
    coat = pts(
        "290,480 318,448 350,438 392,442 426,470 434,530 420,590 430,650 462,730 420,724 370,700 "
        "320,716 270,740 282,660 296,600 284,540"
    )
    sketch.form(coat, black, 40, SUN)
    _folds(sketch, ("310,610 300,670 290,730", "410,600 420,660 440,720"), (black[0], black[3]), 9)
    sketch.fill(pts("346,442 376,442 384,520 378,590 352,596 342,520"), "#8d8064", 1, 1.5)
    sketch.fill(pts("348,440 374,440 380,500 352,506"), "#f4ecd4", 1, 1.2)
    sketch.form(pts("346,440 376,438 372,458 352,460"), ["#0c0b0b", "#2a2521"], 8, SUN)
    sketch.line(pts("292,602 360,614 424,596"), 16, "#a33a2a", 0.95, 1, 0.8)
    sketch.line(pts("316,690 480,470"), 15, "#4f331c", 1, 0.8, 0.8)
    sketch.line(pts("440,524 556,366"), 8, "#37332e", 1, 0.8, 0.9)
    _limb(sketch, "300,486 274,550 290,610 342,636", [60, 54, 46, 30], black)
    _limb(sketch, "418,482 456,530 470,560 440,534", [56, 50, 40, 28], black)
    _fist(sketch, 350, 640, 18, -50)
    _fist(sketch, 438, 522, 18, -50)
    _limb(sketch, "362,416 362,450", [34, 38], TAN)
    sketch.face(362, 396, 37, SKIN, "#1c130e", (0.6, -0.1), 6, SUN)
    crown = pts("330,370 322,290 362,282 404,288 396,368 362,378")
    sketch.form(crown, ["#0b0a0a", "#211c1a", "#4a413a", "#8d8072"], 34, SUN, 0.7, False)
    sketch.line(pts("304,374 330,384 364,384 398,378 420,364"), 13, "#120f0d", 1, 0.8, 0.6)


def _kneeling(sketch: Sketch) -> None:
    """In a blue smock, red sash, he props himself on his hands and looks up at her."""
    blue = ["#141d33", "#2b4068", "#4f6c9c", "#96b0d0"]
    dark = ["#2a2219", "#5d4d38", "#a08a64"]
    _limb(sketch, "478,800 420,820 380,868 320,880", [76, 68, 52, 38], dark)
    smock = pts("436,806 440,740 462,690 496,660 530,664 556,700 560,750 540,800 500,830 460,826")
    sketch.form(smock, blue, 36, SUN)
    texts = ("480,680 466,740 470,800", "520,690 510,750 516,806")
    _folds(sketch, texts, (blue[0], blue[3]), 10)
    sketch.line(pts("440,782 490,800 552,776"), 17, "#b8362c", 0.95, 1, 0.8)
    _limb(sketch, "548,694 584,736 590,800", [42, 36, 28], blue)
    _limb(sketch, "588,792 592,820 604,838", [26, 22, 14], SKIN)
    _limb(sketch, "470,690 440,744 448,800", [38, 34, 24], blue)
    _limb(sketch, "510,640 508,674", [28, 36], TAN)
    sketch.profile(518, 622, 33, SKIN, "#3a2418", 1, -38, SUN, bare=True)
    scarf = pts("482,642 476,604 494,582 528,584 520,604 502,622 500,656")
    sketch.form(scarf, ["#4a120e", "#9a2a20", "#d8573e"], 14, SUN)


def _flag(sketch: Sketch) -> None:
    """Blue at the pole, white, red: it beats to the right, each strip lit by its own slope."""
    bands = (
        ["#0c1430", "#1c3068", "#3558a4", "#7f9cd4"],
        ["#b3ad98", "#e2dcc8", "#fdf8ea", "#fffdf4"],
        ["#470b0b", "#9c1c18", "#d8382a", "#f4826a"],
    )

    def at(u: float, v: float) -> Point:
        wave = math.sin(u * 9.5 + v * 1.7 - 0.6)
        x = 604 - 44 * v + u * (330 + 30 * v) + 14 * v * wave
        y = 12 + 190 * v - 14 * u * v + u * 44 + (10 + 34 * u) * wave * (0.6 + 0.4 * v)
        return x, y

    sketch.line([(540, 352), (610, -6)], 10, "#4a3420", 1, 0.8, 0.9)
    for i in range(90):
        u = i / 90
        for j in range(20):
            v = j / 20
            slope = math.cos(u * 9.5 + v * 1.7 - 0.6) + 0.5 * math.sin(u * 21 + v * 5)
            color = ramp(bands[min(int(u * 3), 2)], 0.5 - 0.33 * slope)
            quad = [at(u, v), at(u + 0.016, v), at(u + 0.016, v + 0.055), at(u, v + 0.055)]
            sketch.fill(quad, color, 1, 0.4, False)


def _liberty(sketch: Sketch) -> None:
    """She climbs toward us over the planks, turned to those who follow."""
    yellow = ["#4a3512", "#94702a", "#d3ad50", "#f8e4a0"]
    _limb(sketch, "600,660 578,716 572,770 590,810", [70, 58, 42, 30], SKIN)
    sketch.form(pts("574,796 604,800 596,824 560,840 536,836 550,822"), SKIN, 11, SUN)
    _limb(sketch, "716,740 716,790 712,838", [60, 48, 30], SKIN)
    sketch.form(pts("694,834 728,832 738,856 700,870 668,866 676,852"), SKIN, 11, SUN)
    skirt = pts(
        "604,460 686,458 712,510 742,570 790,620 850,650 908,640 944,664 916,706 860,740 812,738 "
        "786,776 742,790 690,784 650,752 616,726 576,712 560,660 566,580 584,510"
    )
    sketch.form(skirt, yellow, 50, SUN)
    _limb(sketch, "668,500 700,590 708,680 700,760", [70, 92, 84, 60], yellow[1:])
    texts = (
        "612,474 594,560 580,640 584,700",
        "628,474 622,570 624,660 640,736",
        "650,476 658,570 664,650 680,760",
        "690,480 746,600 770,680 770,770",
        "694,470 760,590 830,680 880,716",
        "700,470 770,580 850,656 924,664",
    )
    _folds(sketch, texts, ("#7d5c1e", "#fdedb4"), 15)
    for text in ("690,640 740,690 760,750", "600,600 606,660 620,716", "720,560 790,650 850,690"):
        sketch.line(pts(text), 8, "#5d4416", 0.6, 2.5, 0.1)
    _limb(sketch, "620,256 628,290 634,326", [38, 40, 60], SKIN)
    torso = pts(
        "570,322 590,306 616,312 652,312 690,320 708,344 702,384 690,420 688,466 646,478 602,470 "
        "598,430 584,390 572,352"
    )
    sketch.form(torso, SKIN[1:], 36, SUN)
    for x, y, r in ((610, 378, 27), (664, 384, 29)):
        breast = [(x + r * math.cos(k * 0.7), y + r * math.sin(k * 0.7)) for k in range(9)]
        sketch.form(breast, SKIN[1:], r * 1.1, SUN, 3.5)
        under = [(x - r * 0.8, y + r * 0.55), (x, y + r * 0.98), (x + r * 0.8, y + r * 0.5)]
        sketch.line(under, 5, "#a8734e", 0.6, 1.8, 0.1)
    sketch.line(pts("600,330 630,342 670,334"), 5, "#b98660", 0.5, 2)
    text = "590,420 620,424 650,416 684,418 704,380 706,340 718,352 716,410 698,470 646,484 598,470"
    sketch.form(pts(text), yellow, 18, SUN)
    _folds(
        sketch, ("604,440 640,446 690,430", "712,360 704,410 680,440"), ("#8a6822", "#fbe7a8"), 7
    )
    belt = "594,462 644,478 700,462 750,486 812,470 868,494 906,474"
    sketch.line(pts(belt), 19, "#8d6a26", 0.95, 1.2, 0.5)
    sketch.line([(x, y - 4) for x, y in pts(belt)], 8, "#f1d688", 0.9, 1.2, 0.4)
    arm = "590,336 566,304 546,262 548,226 562,190"
    _limb(sketch, arm, [56, 48, 38, 36, 24], SKIN)
    sketch.line(pts("580,316 560,284 552,250"), 8, "#fbe6c4", 0.6, 3)
    _fist(sketch, 568, 182, 18, -70)
    far = "696,340 738,384 756,424 744,466 732,504"
    _limb(sketch, far, [54, 46, 38, 36, 24], SKIN)
    sketch.line(pts("634,618 770,470"), 15, "#4a2d18", 1, 0.8, 0.8)
    sketch.line(pts("630,614 764,466"), 4, "#9c7044", 0.8, 0.8, 0.8)
    sketch.line(pts("744,500 850,384"), 9, "#4a463e", 1, 0.8, 0.9)
    sketch.line(pts("838,396 906,308"), 5, "#f1eee0", 1, 0.6, 0.4)
    _fist(sketch, 733, 512, 17, -48)
    sketch.profile(610, 234, 43, SKIN[1:], "#4a2a18", -1, 4, SUN, "#a8433a")
    brown = ["#1f120b", "#4a2a18", "#7d4f30"]
    sketch.form(pts("634,240 660,236 664,268 648,292 632,272"), brown, 10, SUN)
    text = "572,214 576,186 604,170 642,176 668,198 694,206 708,226 690,240 664,232 640,222 604,212"
    sketch.form(pts(text), ["#4a0f0c", "#9a2a20", "#cf4632", "#f07a5a"], 20, SUN)
    _folds(sketch, ("600,184 640,196 684,222",), ("#6b1712", "#f58f6c"), 7)


def _boy(sketch: Sketch) -> None:
    """He runs at us: black beret, bag, a pistol in each hand, one foot high on a stone."""
    gray = ["#2a241e", "#5a5042", "#948468", "#c9b794"]
    black = ["#100d0b", "#2b231c", "#54453a"]
    _limb(sketch, "880,650 916,720 930,780 916,836", [72, 62, 46, 32], gray)
    _limb(sketch, "850,650 816,700 806,750 800,800", [76, 68, 50, 34], gray)
    _folds(sketch, ("850,670 822,714 816,770", "896,680 920,740 922,800"), (gray[0], gray[3]), 8)
    for x, y in ((790, 810), (914, 846)):
        shoe = pts("-36,10 -18,-12 14,-16 20,8 0,16")
        sketch.form([(x + u, y + v) for u, v in shoe], black, 10, SUN)
    coat = pts("812,524 834,494 876,490 912,506 922,560 912,620 918,668 860,680 816,664 826,600")
    sketch.form(coat, ["#15110e", "#352b22", "#6b5842", "#a88c62"], 36, SUN)
    _folds(
        sketch, ("840,600 832,640 836,674", "894,590 900,640 892,672"), ("#15110e", "#a08560"), 8
    )
    shirt = pts("846,490 874,488 888,540 872,600 852,590 842,540")
    sketch.form(shirt, ["#8a8168", "#d3c9aa", "#fbf5de"], 16, SUN)
    sketch.line(pts("828,504 884,580 930,650"), 15, "#ece3c4", 0.95, 0.9, 0.9)
    bag = pts("896,612 956,616 968,684 906,690")
    sketch.form(bag, ["#4a3a22", "#9c8252", "#dcc58e"], 18, SUN, 0.7, False)
    sketch.line(pts("898,616 930,650 960,622"), 5, "#5a4628", 0.8)
    sleeve = ["#15110e", "#3d3127", "#7a6448"]
    _limb(sketch, "904,514 948,484 966,436 962,398", [50, 44, 36, 26], sleeve)
    _limb(sketch, "824,520 790,560 772,600 748,612", [48, 42, 34, 24], sleeve)
    sketch.line(pts("952,388 974,362 1024,336"), 9, "#2f241b", 1, 0.7, 0.7)
    sketch.line(pts("746,622 726,624 690,654"), 9, "#2f241b", 1, 0.7, 0.7)
    _fist(sketch, 962, 386, 15, -30)
    _fist(sketch, 744, 616, 15, 30)
    _limb(sketch, "862,462 860,496", [30, 36], SKIN)
    sketch.face(862, 444, 36, SKIN, "#2a1a10", (-0.25, 0.0), -5, SUN)
    sketch.fill(pts("848,464 862,462 866,470 856,476 848,472"), "#3a1510", 0.9, 0.8)
    beret = pts("812,424 806,392 846,368 902,380 922,404 910,420 880,410 850,410")
    sketch.form(beret, ["#0d0b0b", "#241f1d", "#5a5048"], 20, SUN)
