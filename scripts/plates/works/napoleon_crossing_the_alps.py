"""Napoleon Crossing the Alps (David, 1800-01): a calm rider on a rearing horse.

Upright; the horse rears across the whole picture, mane and tail in the wind; the rider turns his
face to us and points up the pass; his golden cloak swells behind him. Storm sky, steep rocks,
small soldiers who push guns far below. Clear light from the left.
Piebald grey, orange-gold, dark blue, white; paint as smooth as porcelain.
Recognized by: bicorne, raised arm, rearing horse, cloak, slabs of rock in the foreground.
"""

from collections.abc import Sequence

from ..air import clouds, fog, sky, vignette
from ..core import Plate, circle, curve, ellipse, jagged, path, polygon, stroke
from ..drapery import Cloth, Fold, drape, fan, hair_strands, pts, smooth
from ..figures import Hand
from ..materials import impasto
from ..nature import person
from ..people.clay import Cone, Lamp, Layer, Stage, Tube
from ..people.faces import faces, hands
from ..people.modern import Person, stance
from ..rock import rock

SIZE = (1016, 1200)
W, H = SIZE
ALT = {
    "en": "An officer in a gold-edged two-cornered hat sits calmly on a rearing horse, points up a "
    "mountain pass, and his golden cloak billows in the wind.",
    "es": "Un militar con bicornio ribeteado de oro, sereno sobre un caballo encabritado, señala "
    "hacia la cumbre mientras el viento hincha su capa dorada.",
}
LIGHT = (-0.55, -0.58, 0.6)
FLESH = ("#2c1710", "#7d4a30", "#c88f66", "#efc9a0", "#fff3de")
HIDE = Cloth(["#3a3838", "#706d6b", "#a8a49e", "#d4d0c6", "#f1eee6"], 0.0, 0.35)
NAVY = ("#05070e", "#121a30", "#25345a", "#46598a", "#8495b8")
BUFF = ("#4c3c20", "#92794a", "#cdb27c", "#ecdbb0", "#fdf6e0")
BLACK = ("#040404", "#121214", "#2a2a2c", "#56565a", "#a0a0a4")
GOLD = ("#2a1804", "#74500e", "#c0912c", "#ecc868", "#fff2c0")
CLOAK = Cloth(["#3a1404", "#8a3d0c", "#cc7420", "#eeaa4c", "#fbdb98"], 0.04, 0.1)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".04 .05", 0.3, 0.08, seed=6)):
        _mountains(plate)
        _rocks(plate)
        _cloak(plate)
        _rider(plate)
    vignette(plate, "#0e0c0c", 0.3, 0.5, 0.5)


def _crag(
    plate: Plate,
    crest: str,
    foot: float,
    tones: Sequence[str],
    seed: int,
    size: float,
    crack: float,
) -> None:
    """Rock from a broken crest down to y = `foot`; `size` of its planes."""
    edge = jagged(pts(crest), 0.08, 3, seed)
    edge += [(edge[-1][0], foot), (edge[0][0], foot)]
    cells = ((size, 0.55), (size * 0.4, 0.4), (size * 0.15, 0.25))
    plate.add(rock(edge, tones, cells, seed, LIGHT, stretch=2.4, cracks=crack).svg())


def _mountains(plate: Plate) -> None:
    """Peaks with snow in their clefts, a steep wall on the left, guns hauled up far below."""
    sky(plate, ["#4f5b6a", "#8390a0", "#b5bab8", "#d3cdbc"], 1000)
    clouds(plate, "#333a46", 4, ".004 .008", 0.44, 3.2, 0.85, 640)
    clouds(plate, "#e9e5da", 9, ".003 .007", 0.54, 3.4, 0.7, 760)
    far = "-20,250 50,228 84,270 120,330 190,400 280,520 420,650 640,720 760,700 880,600 1040,470"
    _crag(plate, far, 1000, ("#56636f", "#78848f", "#9da6ac", "#d3d7d6"), 3, 150, 0.35)
    fog(plate, 560, 760, 520, 110, "#c3c6c4", 5)
    near = "-20,470 50,520 100,640 160,720 300,800 440,850 640,900 860,890 1040,840"
    _crag(plate, near, 1210, ("#3b3e45", "#4f5358", "#64666a", "#82827e"), 6, 190, 0.3)
    fog(plate, 700, 880, 420, 80, "#b9b8ae", 3)
    slope = "350,1060 500,966 700,906 860,886 1040,826"
    _crag(plate, slope, 1080, ("#4a4234", "#5f5544", "#736752", "#8b7d64"), 12, 90, 0.2)
    for k in range(13):
        x, y = 640 + k * 30, 940 - k * 6 + (k % 3) * 8
        plate.add(person(x, y, 42, ("#27304a", "#5a2c24", "#3a3a38")[k % 3], k))
        plate.add(stroke(f"M{x + 5} {y - 16}l10 -32", "#2a2420", 1.5))
    plate.add(
        circle(868, 910, 15, "none", stroke="#2c2018", stroke_width=4),
        stroke("M846 898L930 870", "#4c4030", 9),
    )


def _rocks(plate: Plate) -> None:
    """Slabs of the pass in front."""
    dim = ("#33291c", "#4a3d2b", "#5f503a", "#786749")
    lit = ("#4a3e2b", "#6d5e45", "#8a7957", "#ab9870")
    _crag(
        plate, "-20,900 110,906 230,990 420,1040 640,1060 860,1036 1040,990", 1210, dim, 3, 130, 0.2
    )
    _crag(plate, "-20,960 150,946 290,1016 262,1090", 1210, lit, 5, 170, 0.25)
    _crag(plate, "-20,1110 140,1086 240,1080 340,1130 320,1180", 1210, dim, 8, 150, 0.25)
    _crag(plate, "160,1212 260,1150 520,1106 720,1124 860,1112 1040,1050", 1210, lit, 9, 190, 0.25)


def _cloak(plate: Plate) -> None:
    sail = pts(
        "500,330 560,290 620,240 700,200 780,130 850,96 920,110 960,170 940,230 "
        "900,270 914,330 930,400 880,452 830,500 836,570 770,624 700,650 640,620 "
        "590,560 540,480"
    )
    folds = [
        *fan(
            (520, 330), pts("840,110 940,180 890,280 915,380 850,470 820,560 740,640"), 24, 17, -26
        ),
        Fold(pts("640,250 740,250 840,200 930,180"), 18, 12),
        Fold(pts("700,330 800,360 900,420"), 18, -11),
        Fold(pts("640,280 760,270 880,330"), 20, 10),
        Fold(pts("600,400 720,470 800,590"), 22, -10),
    ]
    plate.add(drape(plate, sail, folds, CLOAK, LIGHT, 22, 4, crumple=1).svg())
    flick = pts(
        "512,340 470,320 420,330 370,300 320,310 290,280 330,350 370,370 360,410 "
        "420,420 470,440 520,420"
    )
    plate.add(
        drape(
            plate,
            flick,
            fan((512, 360), pts("300,290 350,350 370,400 450,430"), 18, 11, 8),
            CLOAK,
            LIGHT,
            14,
            6,
            crumple=1,
        ).svg()
    )


def _hide(
    plate: Plate, text: str, muscles: Sequence[tuple[str, float, float]], puff: float
) -> None:
    """A part of the horse: its outline, and muscles as ridges (+) and grooves (-)."""
    folds = [Fold(pts(line), width, height) for line, width, height in muscles]
    plate.add(drape(plate, pts(text), folds, HIDE, LIGHT, puff, 5, crumple=0.5).svg())


def _hoof(plate: Plate, text: str) -> None:
    horn = plate.linear([(0, "#6d6660"), (0.45, "#3a3634"), (1, "#121010")])
    plate.add(polygon(pts(text), horn, stroke="#0c0a0a", stroke_width=2, stroke_linejoin="round"))


def _far_legs(plate: Plate) -> None:
    _hide(
        plate,
        "640,740 560,792 544,850 572,902 612,938 624,966 602,1010 574,1058 560,1078 590,1094 "
        "608,1070 642,1018 676,980 680,950 656,900 676,820",
        (("600,800 610,870 650,940", 26, 9), ("640,985 610,1040 588,1076", 9, -5)),
        26,
    )
    _hide(
        plate,
        "390,560 310,524 236,514 190,520 164,542 164,574 184,622 190,652 198,672 222,662 222,640 "
        "210,600 212,582 244,580 300,600 350,640",
        (("330,560 250,545 196,550", 22, 8), ("196,590 204,650", 7, -4)),
        20,
    )
    _hoof(plate, "558,1074 592,1094 590,1116 536,1104")
    _hoof(plate, "192,660 226,652 236,690 186,704")
    dim = "M640 740L560 792 544 850 572 902 624 966 560 1078 590 1094 680 950 676 820z"
    plate.add(path(dim, "#1a1a22", opacity=0.28))


def _horse(plate: Plate) -> None:
    """Body and neck in one, two near legs, the head turned down against the bit."""
    _far_legs(plate)
    _hide(
        plate,
        "330,250 372,300 416,376 462,444 520,500 600,556 690,620 756,682 792,760 796,836 772,900 "
        "756,940 790,968 804,990 790,1040 760,1082 742,1112 708,1104 722,1070 744,1014 736,976 "
        "694,924 656,866 622,806 586,752 520,716 460,690 416,664 380,650 340,620 312,572 300,510 "
        "298,450 292,400 288,330",
        (
            ("350,300 400,400 470,480", 26, 10),
            ("320,400 346,470 380,540", 20, -9),
            ("310,520 350,590 400,630", 30, 12),
            ("450,470 420,550 440,640", 26, -9),
            ("480,520 520,610 560,690", 40, 10),
            ("600,580 610,660 600,740", 22, -8),
            ("690,650 700,740 660,830", 52, 16),
            ("770,740 760,830 730,910", 16, -9),
            ("640,800 690,870 740,950", 26, 9),
            ("740,860 764,920 790,976", 14, 7),
            ("776,990 752,1050 730,1096", 9, -5),
            ("330,470 320,540 340,600", 16, 7),
        ),
        54,
    )
    _hide(
        plate,
        "440,556 372,562 310,588 262,612 236,634 232,662 246,694 258,734 256,758 286,770 298,748 "
        "288,714 278,682 296,668 340,676 400,686 440,668 470,620",
        (
            ("430,600 350,616 280,636", 26, 11),
            ("420,650 350,650 300,654", 10, -6),
            ("268,690 280,744", 7, -4),
        ),
        26,
    )
    _hoof(plate, "708,1096 746,1110 748,1136 690,1134 684,1120")
    _hoof(plate, "254,752 294,762 304,800 244,792")
    _head(plate)


def _head(plate: Plate) -> None:
    for text in (
        "322,262 306,232 304,196 326,214 342,254",
        "350,282 346,244 358,210 372,240 370,290",
    ):
        _hide(plate, text, (("322,250 312,210", 7, -6),), 8)
    _hide(
        plate,
        "334,246 300,252 270,282 242,330 216,380 190,414 170,434 164,456 172,472 190,474 204,464 "
        "206,486 222,494 236,480 254,454 290,434 322,414 344,380 350,330 350,280",
        (
            ("296,270 246,360 200,426", 12, 7),
            ("286,312 258,372 226,424", 12, -7),
            ("330,320 332,370 300,412", 20, 9),
            ("266,308 288,310", 9, 8),
            ("196,452 240,440", 6, -6),
            ("178,440 192,446", 9, 6),
        ),
        22,
    )
    eye = curve(pts("258,326 268,314 284,316 288,328 274,334"), True)
    plate.add(
        path(curve(pts("250,326 268,308 294,314 296,326 274,340"), True), "#55504c", opacity=0.6),
        path(eye, "#1a0f0a", stroke="#0c0806", stroke_width=2),
        path(curve(pts("258,328 262,320 266,328 264,333"), True), "#efe8dc"),
        circle(274, 321, 2.2, "#ffffff"),
        stroke("M250 322C262 306 284 304 296 318", "#4a4644", 3, stroke_linecap="round"),
        path(curve(pts("172,442 182,436 190,446 184,456 176,454"), True), "#241818"),
        path(curve(pts("206,464 222,458 244,450 226,468 212,476"), True), "#3c1a18"),
        path(curve(pts("214,462 230,456 238,454 226,462"), True), "#e8e0d0"),
        path(curve(pts("164,452 172,440 196,462 190,474 174,472"), True), "#6a5a58", opacity=0.4),
    )
    strap = plate.linear([(0, "#b04234"), (1, "#5c1412")])
    for text, width in (
        ("344,282 310,300 268,360 232,452", 9),
        ("206,398 232,410 268,428", 9),
        ("330,256 352,300 348,384 322,414", 9),
        ("298,256 318,276 352,284", 8),
        ("232,452 300,452 380,440 480,446", 8),
    ):
        track = smooth(pts(text), steps=8)
        plate.add(stroke(curve(track), "#22080a", width), stroke(curve(track), strap, width - 3))
    plate.add(circle(232, 454, 8, "none", stroke="#d8b048", stroke_width=3.5))


def _harness(plate: Plate) -> None:
    """Breast strap, girth and the red saddle cloth with its gold edge."""
    for text, width in (
        ("312,470 340,550 400,600 480,620 580,622", 15),
        ("570,560 584,660 562,738", 19),
    ):
        track = smooth(pts(text), steps=8)
        plate.add(
            stroke(curve(track), "#22080a", width), stroke(curve(track), "#8e241c", width - 4)
        )
    red = Cloth(["#2a0608", "#6a1614", "#a52a22", "#cc5442", "#e89a84"], 0.02, 0.2)
    cloth = pts("590,530 640,560 700,620 716,690 660,716 612,694 588,640 572,580")
    folds = fan((570, 520), pts("580,690 640,716 710,690"), 18, 8, 7)
    plate.add(drape(plate, cloth, folds, red, LIGHT, 12, 3, crumple=1).svg())
    hem = curve(pts("704,632 712,686 660,712 616,692 592,646 576,590"))
    plate.add(stroke(hem, "#5a3a0c", 11), stroke(hem, "#dcb04a", 7))


def _rider(plate: Plate) -> None:
    stage = Stage(plate, (150, 40, 960, 1200), Lamp(LIGHT, ambient=0.12, shadow=0.7, reach=150))
    tail = [
        pts("760,700 820,720 850,800 800,900 790,980"),
        pts("770,720 850,760 900,840 860,940 850,1030"),
        pts("764,740 820,800 860,880 830,980 810,1060"),
    ]
    hair_strands(
        plate,
        pts("740,680 860,690 940,840 900,1060 780,1080 770,900"),
        tail,
        BLACK[1:4],
        170,
        5,
        3.2,
        5,
    )
    plate.add(ellipse(690, 1130, 170, 18, "#14100a", opacity=0.6))
    _horse(plate)
    _harness(plate)
    h = 78
    pose = stance(
        "hips 0,0,0; neck -.2,2.45,0; a -1.25,2.95,.25 -1.75,4.05,.3; "
        "b .85,1.15,.4 -.55,.6,1.5; la -1.0,-.6,-.8 -1.2,-2.4,-.9 -1.7,-2.6,-.9; "
        "lb -1.15,-.95,1.55 -.75,-2.75,1.6 -1.45,-3.0,1.7; chest -22; pelvis -40; "
        "look -24,2,-2"
    )
    man = Person(pose, (556, 494, 40), h)
    stage.add(
        Layer(man.leg_masses(1, 0.05, foot=False), BUFF, 8),
        man.bodice(NAVY, 0.05),
        *man.sleeves(NAVY, 1.92, 0.05),
    )
    knee, ankle, toe = man.legs[1]
    boot = [
        man.limb(
            [knee + (ankle - knee) * 0.12, (knee + ankle) / 2, ankle, toe], (0.33, 0.3, 0.2, 0.14)
        )
    ]
    stage.add(Layer(boot, BLACK, 4, sheen=0.12))
    tails = [man.tube(".3,.4,.5 .75,-.5,.9 .6,-1.5,1.2", (0.5, 0.52, 0.42), True)]
    stage.add(Layer(tails, NAVY, 6, (4, 5, 1)))
    stage.add(
        Layer(
            [man.tube("-.62,.62,.35 -.1,.5,.62 .5,.62,.5", (0.15, 0.17, 0.15))], GOLD, 3, (5, 3, 1)
        )
    )
    stage.add(
        Layer([man.tube("-.45,2.62,.2 -.2,2.72,.34 .12,2.62,.25", (0.16, 0.18, 0.16))], GOLD, 3)
    )
    stage.add(
        Layer(
            [man.tube("-.24,2.5,.45 -.2,1.6,.62 -.15,.7,.6", (0.1, 0.13, 0.12))],
            ("#4c4840", "#928c80", "#cfc9bc", "#eeeae0", "#ffffff"),
            2,
        )
    )
    sabre = man.tube(
        "-.35,.1,1.35 .5,-.35,1.5 1.4,-1.2,1.4 1.9,-2.1,1.2", (0.07, 0.085, 0.08, 0.05)
    )
    stage.add(Layer([sabre], GOLD, 2, sheen=0.3))
    hx, hy, hz = man.from_neck(0.0, 0.72, 0.12)
    hat = [
        Tube(
            [
                (hx - 62, hy - 12, hz + 18),
                (hx - 30, hy - 46, hz + 24),
                (hx + 6, hy - 62, hz + 24),
                (hx + 40, hy - 40, hz + 10),
                (hx + 66, hy - 2, hz - 6),
            ],
            (7, 24, 32, 25, 7),
        )
    ]
    stage.add(Layer(hat, BLACK, 4, sheen=0.15))
    rim = [
        Tube(
            [
                (hx - 62, hy - 16, hz + 66),
                (hx - 34, hy - 62, hz + 66),
                (hx + 6, hy - 88, hz + 66),
                (hx + 44, hy - 58, hz + 60),
                (hx + 68, hy - 4, hz + 50),
            ],
            (4, 5, 5, 5, 4),
        )
    ]
    stage.add(
        Layer(rim, GOLD, 1, sheen=0.3),
        Layer(
            [Cone((hx - 12, hy - 50, hz + 56), (hx - 8, hy - 70, hz + 56), 7, 6)],
            ("#22060a", "#5c1214", "#9c2420", "#c4483a", "#e2887a"),
            1,
        ),
    )
    faces(stage, [(man.head(skin="#e8c09a", lips="#b0604e", brow="#3a2818"), "short", "#3a2818")])
    hands(
        stage,
        [
            (man.grip(0, Hand.POINT, 10, 0.8), man.spot(man.arms[0][1]), 62.0),
            (man.grip(1, Hand.HOLD, 20, 0.8), man.spot(man.arms[1][1]), 62.0),
        ],
        "#e8c09a",
    )
    plate.add(stage.picture().svg())
    mane = [
        pts("318,236 280,206 230,196 176,216"),
        pts("346,262 320,236 262,226 196,244"),
        pts("372,310 366,296 320,290 268,270"),
        pts("404,366 404,360 366,360 318,336"),
        pts("440,420 440,424 400,424 356,400"),
        pts("470,460 472,470 436,476 396,456"),
    ]
    hair_strands(
        plate,
        pts("330,226 400,330 490,464 440,500 380,480 300,360 190,270 150,210 240,176"),
        mane,
        BLACK[1:4],
        190,
        7,
        3,
        5,
    )
    x, y, _ = man.spot((-0.85, -3.1, 1.6))
    plate.add(stroke(f"M{x - 22} {y - 12}q24 18 46 -6M{x} {y - 40}l14 -120", "#c9a24a", 4))
