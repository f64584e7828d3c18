"""The Raft of the Medusa (Géricault, 1819): the castaways sight a ship.

Wide; two crossed pyramids on a tilting raft. Left the mast with its ropes and a bellied brown sail
before a high wave; right a heap of men that rises to one on a barrel, seen from behind, who waves
a cloth, red and white. In front the dead: a grey-bearded man under a red hood holds the body of a
youth, another hangs head down into the water on the right. Far off a speck of a sail.
Sickly flesh in browns and greens, yellow light along the horizon.
"""

from ..core import Dice, Noise, Plate
from ..drapery import pts
from ..people.castaways import LIGHT, Man, limb, man
from ..people.modernity import Pass, Sketch

SIZE = (1200, 823)
ALT = {
    "en": "On lashed planks in a heavy sea, under a mast and a brown sail, dead and dying men lie "
    "below while others pile up at the right toward one who waves a cloth.",
    "es": "En unos maderos atados, en mar gruesa, bajo un palo y una vela parda, yacen muertos y "
    "moribundos; a la derecha otros se alzan en montón hasta uno que agita un paño.",
}
NOISE = Noise(19)
PALE = ["#2c281a", "#75694a", "#b09f72", "#e2d3a2"]
FLESH = ["#2a1a10", "#7a5434", "#b98d5c", "#e3be88"]
DARK = ["#120c08", "#3a2416", "#6d4a2e", "#9a7148"]
LINEN = ["#4d4736", "#968b6c", "#d0c6a2", "#efe8cc"]
BROWN = ["#130e0a", "#33261a", "#5d4830", "#8a7048"]


def draw(plate: Plate) -> None:
    """Draw the plate."""
    sketch = Sketch(*SIZE, "#4d4632")
    _sky(sketch)
    _sea(sketch)
    _sail(sketch)
    _raft(sketch)
    _by_the_mast(sketch)
    _reaching(sketch)
    _summit(sketch)
    _fallen(sketch)
    _father(sketch)
    passes = [
        Pass(1500, (60, 150), 0.26, 0.02, 0.85),
        Pass(5200, (16, 44), 0.26, 0.022, 0.88, keen=True, load=1.2),
        Pass(11000, (6, 18), 0.3, 0.016, 0.92, keen=True),
    ]
    plate.add(sketch.paint(plate, _flow, passes, 9, 0.46).picture(0.6, 0.04).svg())


def _flow(x: float, y: float) -> float:
    return 0.25 + 0.9 * NOISE.at(x * 0.004, y * 0.005)


def _sky(sketch: Sketch) -> None:
    sketch.down(["#3f4036", "#6d6244", "#a88e52", "#d6b869", "#b8995a"], 0, 400)
    dice = Dice(6)
    for _ in range(60):
        x, y = dice.uniform(0, 1200), dice.uniform(-20, 330)
        tone = dice.choice(
            ["#33342f", "#55503e", "#c9ae6c", "#efdca0"]
            if y > 120
            else ["#2d2f2c", "#4a4a40", "#7d7050"]
        )
        sketch.glow(x, y, dice.uniform(70, 190), dice.uniform(24, 60), tone, 0.42)
    sketch.glow(880, 330, 360, 70, "#f6e2a2", 0.75)


def _sea(sketch: Sketch) -> None:
    sketch.shade(
        pts("-10,372 1210,352 1210,830 -10,830"),
        ["#8d8452", "#4d5540", "#26302a", "#151b18"],
        (600, 360),
        (600, 800),
        1,
        3,
        False,
    )
    wave = pts("-20,330 60,258 150,262 230,330 300,420 340,520 -20,600")
    sketch.shade(wave, ["#6d7456", "#39453a", "#1d2723"], (120, 260), (160, 560), 1, 4)
    sketch.shade(
        pts("1060,420 1130,380 1220,400 1220,560 1100,540"),
        ["#6f7350", "#333d33"],
        (1140, 380),
        (1150, 540),
        1,
        5,
    )
    dice = Dice(2)
    for _ in range(130):
        x, y = dice.uniform(0, 1200), dice.uniform(380, 815)
        size = 20 + (y - 370) * 0.2
        tone = dice.choice(["#9a9a72", "#1a221e", "#5d6a52", "#c9c094"])
        sketch.line([(x - size, y + 4), (x, y - 5), (x + size, y + 6)], 5, tone, 0.5, 2)
    for text in (
        "20,262 90,250 170,276 230,330",
        "0,700 90,690 160,720",
        "1040,470 1120,440 1200,450",
    ):
        sketch.line(pts(text), 9, "#e0d8b4", 0.8, 3)
    sketch.fill(pts("1034,352 1036,334 1042,350"), "#4a4028", 0.9, 1)


def _sail(sketch: Sketch) -> None:
    sketch.line([(404, 540), (398, 300), (390, 24)], 15, "#3d2a18", 1, 0.8, 0.8)
    sketch.line([(399, 540), (393, 300), (386, 24)], 4, "#a8824c", 0.8)
    sail = pts(
        "392,44 318,66 232,110 182,200 180,300 206,384 240,424 300,412 384,420 362,320 366,180"
    )
    sketch.form(sail, ["#3d2f1c", "#7d6238", "#bb9856", "#e3c684"], 60, LIGHT)
    for text in (
        "378,80 300,160 280,300 300,410",
        "382,120 330,220 330,400",
        "360,80 250,180 220,330",
    ):
        sketch.line(pts(text), 10, "#5d4726", 0.6, 4)
    for a, b in (
        ((390, 30), (110, 640)),
        ((390, 30), (640, 560)),
        ((390, 40), (250, 600)),
        ((390, 34), (880, 520)),
    ):
        sketch.line([a, b], 4, "#33261a", 0.9, 0.8, 0.9)


def _raft(sketch: Sketch) -> None:
    deck = pts("110,690 380,540 760,500 1090,520 1150,610 1010,740 520,800 180,790")
    sketch.shade(deck, ["#8a7046", "#5d472c", "#2d2116"], (600, 500), (600, 800), 1, 2, False)
    for k in range(11):
        t = k / 10
        a = (110 + 270 * t, 690 - 150 * t)
        b = (1010 + 120 * t, 750 - 190 * t)
        sketch.line([a, b], 7, "#241a11", 0.8, 1.5, 0.9)
        sketch.line([(a[0], a[1] - 6), (b[0], b[1] - 6)], 6, "#a88a56", 0.55, 1.5, 0.9)
    for a, b in (((150, 800), (560, 830)), ((520, 800), (1010, 744)), ((100, 690), (180, 796))):
        sketch.line([a, b], 26, "#4a3722", 1, 1.2, 0.9)
        sketch.line([(a[0], a[1] - 8), (b[0], b[1] - 8)], 7, "#a08250", 0.8, 1.5, 0.9)
    sketch.form(
        pts("880,470 900,430 970,424 1000,460 992,540 900,546"),
        ["#24180e", "#5d4024", "#94703f"],
        26,
        LIGHT,
    )
    for y in (452, 516):
        sketch.line([(884, y), (940, y + 8), (1000, y - 2)], 6, "#1d140c", 0.9)


def _by_the_mast(sketch: Sketch) -> None:
    for body in (
        Man(
            "452,368 456,396 452,520; 440,400 470,440 520,420; 440,520 430,570 440,610",
            22,
            DARK,
            look=(0.7, 0),
            shirt=BROWN,
            hose=BROWN,
        ),
        Man(
            "510,342 512,370 508,500; 520,376 590,356 650,330; 500,500 500,560 510,600",
            22,
            FLESH,
            look=(-0.4, 0.2),
            shirt=BROWN,
            hose=BROWN,
        ),
        Man(
            "428,420 432,450 430,560; 420,460 396,520 420,560; 430,560 470,590 520,600",
            22,
            FLESH,
            look=(0.5, 0.3),
            shirt=["#1a1c1a", "#3a3f38", "#6a6d5c"],
        ),
    ):
        man(sketch, body)
    sketch.fill(pts("380,440 420,400 460,520 450,620 380,620"), "#14100b", 0.45, 12)


def _reaching(sketch: Sketch) -> None:
    """Arms that all stretch to the right."""
    heap = pts("540,640 560,520 620,440 720,410 800,390 880,400 900,560 820,640 680,660")
    sketch.fill(heap, "#1d150e", 0.75, 14)
    for body in (
        Man(
            "646,404 632,426 580,520; 640,436 700,400 764,366; 570,520 640,560 600,610",
            23,
            FLESH,
            behind=True,
            shirt=LINEN,
            hose=BROWN,
        ),
        Man(
            "720,430 706,452 650,540; 712,456 780,420 838,376; 700,462 760,470 810,440; "
            "650,545 700,590 640,630",
            24,
            FLESH,
            behind=True,
            hose=BROWN,
        ),
        Man(
            "600,520 612,544 690,580; 604,548 560,600 520,630; 690,584 760,600 800,560",
            24,
            PALE,
            look=(-0.2, 0.5),
            tilt=-30,
            hose=["#2a2d2a", "#54594c", "#8a8c70"],
        ),
        Man(
            "800,380 790,404 762,510; 800,410 856,360 900,300; 780,414 800,470 860,450; "
            "760,514 800,560 770,600",
            24,
            DARK,
            behind=True,
            hose=BROWN,
        ),
    ):
        man(sketch, body)
    sketch.line(pts("588,470 620,500 660,520"), 13, "#7a2c1a", 0.85, 2)


def _summit(sketch: Sketch) -> None:
    """He who waves stands on the barrel; others hold him up."""
    for body in (
        Man(
            "872,316 874,344 856,450; 868,356 846,300 872,244; 860,352 846,400 890,420; "
            "850,456 870,510 850,560",
            24,
            FLESH,
            behind=True,
            shirt=LINEN,
            hose=["#33281a", "#6a5436", "#a0845a"],
        ),
        Man(
            "968,350 960,376 930,470; 966,380 1010,360 1040,320; 930,474 980,520 960,570",
            23,
            FLESH,
            look=(0.5, -0.3),
            hose=BROWN,
        ),
        Man(
            "958,196 950,224 934,340; 968,232 1012,180 1030,118; 930,230 900,270 880,310; "
            "924,344 920,400 926,450; 946,344 960,400 958,446",
            25,
            DARK,
            behind=True,
            hose=["#3a3326", "#7d7152", "#b8ab80"],
        ),
    ):
        man(sketch, body)
    cloth = pts("1026,122 1036,84 1066,70 1100,92 1138,78 1128,112 1092,122 1062,112")
    sketch.form(cloth, ["#4a140e", "#8a3020", "#b8553a"], 16, LIGHT)
    sketch.form(
        pts("1030,122 1050,116 1084,124 1110,120 1098,152 1066,158 1042,146"), LINEN, 12, LIGHT
    )
    sketch.form(pts("866,244 842,206 852,176 876,186 898,212 886,250"), LINEN, 14, LIGHT)


def _fallen(sketch: Sketch) -> None:
    """Those whom the ship comes too late for, along the lower edge."""
    for body in (
        Man(
            "88,676 116,664 220,690; 120,674 90,730 60,760; 222,700 290,720 350,760",
            27,
            PALE,
            look=(-0.2, -0.5),
            tilt=-70,
            hose=LINEN,
        ),
        Man(
            "560,700 590,690 690,660; 586,700 540,740 480,742; 690,664 770,650 820,690; "
            "690,656 750,620 800,630",
            27,
            PALE,
            look=(0, 0.6),
            tilt=-80,
            behind=True,
            hose=BROWN,
        ),
    ):
        man(sketch, body)
    limb(sketch, pts("966,622 890,588 822,606"), 36, PALE, True)
    limb(sketch, pts("970,650 900,662 838,636"), 36, PALE, True)
    shirt = pts("930,640 980,614 1040,640 1086,700 1074,752 1020,744 966,704")
    sketch.form(shirt, ["#3a382c", "#7d7760", "#aea585", "#d0c8a6"], 34, LIGHT)
    for text in ("950,640 1000,680 1040,740", "990,624 1040,680 1070,740"):
        sketch.line(pts(text), 8, "#5d5844", 0.7, 3)
    limb(sketch, pts("1080,730 1120,764 1160,806"), 32, PALE, False)
    limb(sketch, pts("1030,740 1010,776 984,806"), 32, PALE, False)
    sketch.profile(1086, 782, 31, PALE, "#1a120c", -1, 150, LIGHT)


def _father(sketch: Sketch) -> None:
    """The old man, back to the hope, the dead youth across his knees."""
    text = "206,590 236,582 352,640; 246,596 210,650 160,690; "
    text += "352,648 420,680 480,740; 356,636 440,650 500,700"
    youth = Man(text, 29, PALE, "#2a1c10", (-0.2, -0.6), -62)
    sketch.limb(pts("300,640 380,700 330,770"), [80, 66, 40], BROWN, LIGHT)
    sketch.form(
        pts("290,520 340,500 390,520 410,600 400,680 310,690 276,620"),
        ["#2a2018", "#5d4a36", "#947a58", "#c0a67a"],
        40,
        LIGHT,
    )
    man(sketch, youth)
    sketch.line(pts("330,636 370,664 400,690"), 30, "#d6ccaa", 0.9, 4)
    rust = ["#3a1810", "#6d2e1e", "#944834"]
    limb(sketch, pts("304,540 266,590 320,616"), 38, rust, False)
    sketch.limb(pts("392,540 430,500 400,470"), [42, 34, 22], FLESH, LIGHT)
    sketch.face(352, 466, 33, FLESH, "#b3a78a", (-0.45, 0.2), -8, LIGHT)
    sketch.form(
        pts("324,480 344,490 366,488 382,474 376,520 348,536 328,516"),
        ["#4a4436", "#7d7660", "#a89f84"],
        14,
        LIGHT,
    )
    hood = pts(
        "316,470 312,430 338,404 376,410 400,440 408,500 430,540 404,556 386,500 374,448 340,440"
    )
    sketch.form(hood, ["#33120c", "#6d2a1c", "#94452f", "#b06a4c"], 18, LIGHT)
