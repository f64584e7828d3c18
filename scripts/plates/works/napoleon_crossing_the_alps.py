"""Napoleon Crossing the Alps (David, 1800-01): a calm rider on a rearing horse.

Upright; the horse rears across the whole picture, mane and tail in the wind; the rider turns his
face to us and points up the pass; his golden cloak swells behind him. Storm sky, steep rocks,
small soldiers who push guns far below. Clear light from the left.
Piebald grey, orange-gold, dark blue, white; paint as smooth as porcelain.
Recognized by: bicorne, raised arm, rearing horse, cloak, slabs of rock in the foreground.
"""

from ..air import clouds, sky, vignette
from ..core import Plate, circle, curve, ellipse, jagged, path, polygon, stroke
from ..drapery import Cloth, Fold, drape, fan, hair_strands, pts
from ..figures import Hand
from ..materials import impasto, stone
from ..nature import person
from ..people.clay import Cone, Lamp, Layer, Mark, Mass, Stage, Tube
from ..people.faces import faces, hands
from ..people.modern import Person, stance

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
GREY = ("#1c1a1c", "#5c5a5c", "#a09d9a", "#d6d3cc", "#faf8f2")
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


def _mountains(plate: Plate) -> None:
    sky(plate, ["#55606e", "#8893a0", "#b9bcb8", "#cfc9b8"], 900)
    clouds(plate, "#3c434e", 4, ".004 .008", 0.46, 3.2, 0.8, 640)
    clouds(plate, "#e4e0d4", 9, ".003 .007", 0.54, 3.4, 0.7, 760)
    with plate.group(filter=stone(plate, ".02 .03", 5, 2.4, 225, 48, 0.5)):
        for seed, crest, color in (
            (
                3,
                "-10,330 60,300 130,420 200,470 300,560 420,640 560,700 760,720 1030,640",
                "#7c8794",
            ),
            (6, "-10,520 70,560 150,680 300,760 520,830 800,850 1030,800", "#5d6068"),
        ):
            edge = jagged(pts(crest), 0.1, 3, seed)
            plate.add(polygon([*edge, (1030, 1210), (-10, 1210)], color))
        plate.add(
            polygon(
                [
                    *jagged(pts("820,660 900,590 960,540 1030,500"), 0.1, 3, 8),
                    (1030, 900),
                    (700, 800),
                ],
                "#8d949a",
            )
        )
    for snow in ("60,304 96,372 84,420 52,400 20,360", "900,594 960,544 1020,512 1000,600 940,640"):
        plate.add(polygon(jagged([*pts(snow), pts(snow)[0]], 0.14, 2, 4), "#e6e6e2", opacity=0.75))
    slope = pts("560,900 700,868 860,850 1030,800 1030,1000 600,1010")
    plate.add(path(curve(slope, True), "#6b6252"))
    for k in range(13):
        x, y = 640 + k * 30, 908 - k * 5 + (k % 3) * 8
        plate.add(person(x, y, 40, ("#27304a", "#5a2c24", "#3a3a38")[k % 3], k))
        plate.add(stroke(f"M{x + 5} {y - 16}l10 -32", "#2a2420", 1.5))
    plate.add(
        circle(868, 886, 15, "none", stroke="#2c2018", stroke_width=4),
        stroke("M846 874L930 846", "#4c4030", 9),
    )


def _rocks(plate: Plate) -> None:
    with plate.group(filter=stone(plate, ".02 .05", 8, 3.0, 225, 46, 0.6)):
        back = [
            *jagged(pts("-10,880 120,900 240,980 420,1010 640,1030 860,1010 1030,960"), 0.06, 3, 3),
            (1030, 1210),
            (-10, 1210),
        ]
        plate.add(polygon(back, "#6e6250"))
        for slab, tone in (
            ("-10,960 150,946 280,1010 250,1080 -10,1090", "#93856a"),
            ("-10,1090 240,1078 330,1120 300,1210 -10,1210", "#766950"),
            ("300,1110 520,1090 700,1120 860,1110 1030,1060 1030,1210 280,1210", "#574c3a"),
            ("560,1050 760,1040 980,1020 1030,1070 860,1112 640,1112", "#85775c"),
        ):
            plate.add(
                polygon(
                    jagged([*pts(slab), pts(slab)[0]], 0.04, 2, 5),
                    tone,
                    stroke="#2c2418",
                    stroke_width=2,
                )
            )
    for x, y in ((40, 1000), (150, 1020), (60, 1140), (170, 1150)):
        plate.add(stroke(f"M{x} {y}l60 -2M{x + 6} {y + 18}l40 -2", "#3c3222", 2, opacity=0.5))


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


def _horse(stage: Stage) -> None:
    limb = [
        Tube(
            [(670, 740, -30), (580, 846, -40), (656, 968, -40), (610, 1060, -40), (580, 1082, -40)],
            (96, 62, 36, 26, 30),
        ),
        Tube(
            [(330, 560, -50), (236, 540, -60), (196, 560, -60), (226, 640, -60), (214, 676, -60)],
            (62, 36, 34, 22, 26),
        ),
    ]
    stage.add(*[Layer([m], GREY, 16) for m in limb])
    body = [
        Tube(
            [(700, 760, 0), (640, 690, 0), (540, 620, 6), (430, 540, 0), (392, 500, 0)],
            (98, 130, 122, 118, 96),
        ),
        Tube([(410, 520, 6), (350, 420, 10), (320, 340, 14), (292, 286, 20)], (122, 92, 68, 54)),
        Tube(
            [(700, 720, 30), (668, 850, 40), (770, 982, 30), (744, 1084, 30), (716, 1110, 30)],
            (106, 66, 38, 27, 31),
        ),
        Tube(
            [(400, 580, 40), (300, 634, 60), (258, 640, 60), (292, 724, 50), (284, 762, 50)],
            (74, 40, 37, 23, 27),
        ),
    ]
    marks = [
        Mark(pts("560,520 600,640 560,730"), 22, -6),
        Mark(pts("330,360 380,440 430,500"), 16, -6),
        Mark(pts("440,560 420,620 470,650"), 16, -7),
        Mark(pts("640,620 720,640 770,720"), 24, 7),
        Mark(pts("470,660 560,720 620,760"), 18, -6),
    ]
    stage.add(Layer(body, GREY, 44, marks=marks, sheen=0.12))
    head: list[Mass] = [
        Tube([(300, 290, 40), (262, 330, 60), (222, 388, 70), (196, 428, 72)], (54, 50, 36, 27)),
        Cone((262, 356, 50), (226, 420, 60), 30, 18),
        Cone((218, 432, 62), (208, 450, 60), 13, 11),
    ]
    stage.add(
        Layer(
            head,
            GREY,
            14,
            marks=[
                Mark(pts("270,300 236,366 206,416"), 9, 5),
                Mark(pts("286,338 262,372 240,402"), 7, -4),
            ],
        )
    )
    stage.add(
        Layer(
            [
                Tube([(318, 268, 50), (330, 226, 40), (322, 206, 36)], (16, 14, 4)),
                Tube([(284, 254, 50), (280, 214, 44), (268, 198, 40)], (16, 13, 4)),
            ],
            GREY,
            4,
        )
    )
    for x, y, z in ((580, 1090, -34), (716, 1118, 36), (284, 772, 56), (214, 686, -54)):
        stage.add(
            Layer([Cone((x, y - 6, z), (x - 12, y + 22, z), 26, 33, True)], BLACK, 3, sheen=0.2)
        )
    girth = [
        Tube([(560, 520, 128), (590, 620, 134), (560, 740, 90)], (13, 13, 12)),
        Tube([(330, 470, 96), (400, 560, 130), (520, 600, 140)], (9, 9, 9)),
    ]
    stage.add(Layer(girth, ("#22060a", "#5c1214", "#9c2420", "#c4483a", "#e2887a"), 3))
    bridle = [
        Tube([(316, 300, 96), (276, 340, 116), (232, 392, 108)], (4, 4, 4)),
        Tube([(242, 366, 108), (222, 402, 108), (236, 424, 84)], (4, 4, 4)),
        Tube([(330, 262, 70), (318, 300, 98), (326, 346, 84)], (4, 4, 4)),
        Tube([(226, 408, 104), (330, 420, 110), (470, 452, 150)], (4, 4, 4)),
    ]
    stage.add(
        *[Layer([m], ("#22060a", "#5c1214", "#8a2018", "#b4483a", "#e2887a"), 1) for m in bridle]
    )


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
    _horse(stage)
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
        man.bodice(NAVY, 0.09),
        *man.sleeves(NAVY, 1.92, 0.09),
    )
    knee, ankle, toe = man.legs[1]
    boot = [
        man.limb(
            [knee + (ankle - knee) * 0.12, (knee + ankle) / 2, ankle, toe], (0.33, 0.3, 0.2, 0.14)
        )
    ]
    stage.add(Layer(boot, BLACK, 4, sheen=0.35))
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
    plate.add(ellipse(700, 1136, 170, 20, "#14100a", opacity=0.6))
    plate.add(stage.picture().svg())
    mane = [
        pts("330,250 300,230 250,250 220,230"),
        pts("352,300 330,290 280,330 240,310"),
        pts("376,360 350,350 310,400 270,380"),
        pts("400,420 380,420 350,460 310,450"),
    ]
    hair_strands(
        plate,
        pts("340,225 430,430 380,490 290,470 230,340 190,230 270,190"),
        mane,
        BLACK[1:4],
        190,
        7,
        3,
        5,
    )
    plate.add(
        ellipse(256, 338, 9, 7, "#f4f0e8"),
        circle(254, 338, 5.5, "#140c08"),
        circle(252, 336, 1.6, "#ffffff"),
        ellipse(200, 424, 5, 7, "#1c1412"),
        stroke("M186 442q14 8 26 0", "#3c1a18", 4),
    )
    x, y, _ = man.spot((-0.85, -3.1, 1.6))
    plate.add(stroke(f"M{x - 26} {y + 4}q28 22 54 -6M{x} {y - 40}l14 -120", "#c9a24a", 4))
