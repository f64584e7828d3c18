"""The Birth of Venus (Botticelli, about 1485): a goddess on a shell before a pale sea.

Wide; Venus in the middle, leaning, one hand at her breast, the other holding her long hair;
two winged winds blow from the left, a nymph at the right brings a rose-colored cloak.
Even pale light; pale green sea with V-shaped ripples, grey-blue sky, ivory flesh, red-gold hair.
Crisp contours, bodies almost without weight, roses that fall, dark laurels at the right.
Recognized by: scallop shell, the modest pose, hair blown to the right, winds and cloak.
"""

import math

from ..air import sky, vignette
from ..core import Dice, Plate, circle, curve, ellipse, path, stroke
from ..drapery import Cloth, Fold, drape, fan, hair_strands, pts
from ..figures import Hand
from ..materials import impasto
from ..nature import dabs
from ..people.clay import Lamp, Layer, Stage
from ..people.faces import faces, hands
from ..people.modern import Person, stance

SIZE = (1200, 745)
W, H = SIZE
ALT = {
    "en": "A nude woman with long golden hair stands on a scallop shell at sea; two winged figures "
    "blow from the left, a woman in white brings a pink cloak.",
    "es": "Una mujer desnuda de larga melena dorada, de pie en una concha sobre el mar; dos seres "
    "alados soplan a la izquierda y otra mujer le acerca un manto rosa.",
}
IVORY = ("#5a3a28", "#b08462", "#e2bf98", "#f3d9b6", "#fcecd2")
TAN = ("#3a2416", "#8a5c3c", "#c99a6c", "#e6c094", "#f6e0c0")
BLUE = Cloth(["#1a2a3c", "#35546e", "#6588a0", "#9dbac6", "#d6e4e2"], 0, 0.2)
ROSE = Cloth(["#5c1f1c", "#a8483e", "#d9806c", "#eeb09c", "#fbdccb"], 0, 0.2)
GOLD = ["#6b3f16", "#96601f", "#c48a36", "#e0b05c", "#f3d691"]
LIGHT = (0.5, -0.5, 0.75)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".03 .05", 0.5, 0.14, seed=4)):
        sky(plate, ["#9db8bd", "#b9cdca", "#d3ded2"], 330)
        _sea(plate)
        _coast(plate)
        _trees(plate)
        _winds(plate)
        _shell(plate)
        _nymph(plate)
        _venus(plate)
        _roses(plate)
    vignette(plate, "#3a3420", 0.22)


def _sea(plate: Plate) -> None:
    tones = [(0, "#b7cdbd"), (0.4, "#a3c2ae"), (1, "#86ab98")]
    plate.add(path(f"M0 312H{W}V{H}H0Z", plate.linear(tones)))
    dice, data = Dice(3), ""
    for row in range(20):
        y = 326 + row * 15 + row * row * 0.35
        size = 5 + row * 0.9
        x = dice.uniform(-20, 20)
        while x < W:
            if not (x + y * 0.2 > 930 and y > 560):
                data += (
                    f"M{x:.1f} {y:.1f}q{size * 0.6:.1f} {size * 0.2:.1f} {size:.1f} "
                    f"{size * 0.55:.1f}q{size * 0.4:.1f} {-size * 0.4:.1f} {size:.1f} "
                    f"{-size * 0.5:.1f}"
                )
            x += size * dice.uniform(3.2, 5.5)
    plate.add(stroke(data, "#eef4e4", 1.6, opacity=0.85))


def _coast(plate: Plate) -> None:
    for outline, top, low in (
        ("1200,262 1120,270 1050,282 985,296 940,314 1200,318", "#9fb39a", "#8aa48c"),
        (
            "1200,322 1110,318 1040,330 985,346 1030,356 990,372 1060,384 1200,392",
            "#8f9c6c",
            "#6f7f50",
        ),
        (
            "1200,420 1120,424 1030,438 960,462 1000,480 950,508 1040,520 1200,530",
            "#7c8650",
            "#56632f",
        ),
    ):
        plate.add(path(curve(pts(outline), True), plate.linear([(0, top), (1, low)])))
    shore = pts("1210,540 1100,548 1000,590 930,640 860,690 800,760 1210,760")
    plate.add(path(curve(shore, True), plate.linear([(0, "#6d6b38"), (1, "#3c3a1e")])))
    tones = ["#2b2c16", "#4a4c26", "#6e6e3a", "#8c8a52"]
    plate.add(
        dabs(
            shore,
            lambda x, y: 0.4 + 0.3 * math.sin(x * 0.05 + y * 0.09),
            tones,
            500,
            (4, 12),
            0.3,
            lambda _x, _y: -1.4,
            5,
        )
    )


def _trees(plate: Plate) -> None:
    for x, lean in ((1040, -6), (1100, 4), (1158, -3), (1190, 2)):
        plate.add(path(f"M{x - 9} 600L{x - 6 + lean} 0H{x + 7 + lean}L{x + 10} 610Z", "#3a2c1c"))
        plate.add(stroke(f"M{x - 3} 600L{x - 1 + lean} 0", "#6b563a", 2.5))
    crown = pts("960,-10 1000,60 985,120 1030,170 1080,205 1130,190 1170,220 1220,230 1220,-10")
    plate.add(path(curve(crown, True), "#1e2c18"))
    tones = ["#16220f", "#22351a", "#345026", "#54733a"]
    plate.add(
        dabs(
            crown,
            lambda x, y: 0.45 + 0.4 * math.sin(x * 0.11) * math.cos(y * 0.13),
            tones,
            700,
            (12, 22),
            0.28,
            lambda x, y: x * 0.07 + y * 0.05,
            4,
        )
    )
    dice = Dice(8)
    for _ in range(60):
        plate.add(circle(dice.uniform(990, 1190), dice.uniform(5, 190), 1.8, "#f4efd9"))


def _winds(plate: Plate) -> None:
    """Zephyr and his companion, flying toward the right, entwined."""
    for root, tip, n, up in (
        ((150, 225), (40, 40), 9, 1),
        ((170, 215), (215, 30), 8, 1),
        ((120, 265), (-20, 160), 8, -1),
    ):
        for k in range(n):
            t = k / (n - 1)
            ex, ey = tip[0] + t * 66, tip[1] + 40 * t * up + 30 * t * t
            mx, my = (root[0] + ex) / 2 - 14, (root[1] + ey) / 2
            shape = pts(f"{root[0]},{root[1]} {mx},{my} {ex},{ey} {mx + 17},{my + 11}")
            plate.add(
                path(
                    curve(shape, True),
                    ("#4c3a26", "#6e5536", "#8c7048")[k % 3],
                    stroke="#2a1d10",
                    stroke_width=1.1,
                )
            )
    cloak = pts(
        "60,300 40,240 90,190 150,178 210,190 250,240 270,290 250,350 200,400 "
        "120,440 60,470 20,500 30,430 10,380 30,330"
    )
    plate.add(
        drape(
            plate,
            cloak,
            [
                *fan((210, 220), pts("30,240 20,330 40,420 60,470 150,420"), 16, 9),
                Fold(pts("240,270 180,340 100,420"), 15, 9),
            ],
            BLUE,
            LIGHT,
            14,
            3,
        ).svg()
    )
    h = 58
    lamp = Lamp(LIGHT, ink=0.5, ambient=0.2, shadow=0.45)
    stage = Stage(plate, (-60, 60, 420, 680), lamp)
    zephyr = Person(
        stance(
            "hips 0,0,0; neck 1.75,1.65,.2; a 1.9,.55,.9 2.6,1.0,.9; "
            "b 2.7,1.5,-.2 2.9,.6,.3; la -1.3,-1.2,.2 -2.6,-2.2,0 -3.1,-2.5,0; "
            "lb -.6,-1.6,.1 -1.5,-3.1,0 -1.8,-3.6,0; chest 35; pelvis 20; "
            "look 62,-2,10; nod .62,.5,.15"
        ),
        (150, 330, 0),
        h,
    )
    aura = Person(
        stance(
            "hips .2,-.5,.3; neck 1.6,1,.5; a 1.1,.0,1.0 .9,1.0,1.2; "
            "b 2.5,.5,.3 1.6,1.4,1.0; la -.7,-2.0,.5 -1.7,-3.6,.3 -2.0,-4.2,.3; "
            "lb .1,-2.2,.5 -.5,-4.0,.3 -.8,-4.6,.3; chest 25; pelvis 20; look 58,0,14; "
            "nod .52,.5,.25"
        ),
        (190, 360, 20),
        h,
        female=True,
    )
    stage.add(*zephyr.flesh(TAN), *aura.flesh(IVORY))
    stage.add(
        Layer(
            [zephyr.tube("-.9,.4,.5 -.2,-.7,.6 .6,-1.2,.6", (0.5, 0.5, 0.4))],
            BLUE.colors,
            8,
            (4, 4.0, 1),
        )
    )
    faces(
        stage,
        [
            (zephyr.head(skin="#cf9f76", lips_apart=0.5), "short", "#5a3a1c"),
            (aura.head(skin="#efcfa8", lips_apart=0.4), "long", "#a5702e"),
        ],
    )
    hands(
        stage,
        [
            (zephyr.grip(0, Hand.RELAXED), zephyr.spot(zephyr.arms[0][1]), 44),
            (aura.grip(0, Hand.FLAT), aura.spot(aura.arms[0][1]), 44),
        ],
    )
    plate.add(stage.picture().svg())
    plate.add(
        drape(
            plate,
            pts("180,380 230,392 268,372 250,420 300,440 240,470 200,520 170,480 140,500 150,430"),
            [*fan((220, 390), pts("160,480 200,500 250,450"), 13, 8)],
            BLUE,
            LIGHT,
            10,
            6,
        ).svg()
    )
    breath = "".join(
        f"M{300 + 4 * k} {226 + 5 * k}C{350 + k * 6} {232 + 7 * k} {400 + k * 5} "
        f"{246 + 8 * k} {450 + 4 * k} {268 + 9 * k}"
        for k in range(4)
    )
    plate.add(stroke(breath, "#f4f6ea", 1.2, opacity=0.6))


def _shell(plate: Plate) -> None:
    plate.add(ellipse(590, 700, 190, 20, "#5d8472", opacity=0.6))
    ribs = []
    for k in range(17):
        a = math.radians(182 + k * 11)
        ribs.append((590 + 172 * math.cos(a), 662 + 58 * math.sin(a) * (1.0 if k % 2 else 0.9)))
    outline = [*ribs, (770, 676), (700, 716), (590, 728), (480, 716), (410, 676)]
    shell = Cloth(["#6b4c34", "#a98460", "#d8bb90", "#f0dfba", "#fff6e0"], 0, 0.2)
    folds = [
        Fold([(590, 722), ((590 + x) / 2, (728 + y) / 2 - 4), (x, y)], 13, 6 if k % 2 else -5)
        for k, (x, y) in enumerate(ribs)
    ]
    plate.add(drape(plate, outline, folds, shell, LIGHT, 12, 4, crumple=0.6).svg())
    plate.add(stroke("M404 690q40 34 90 40q96 14 190 0q60 -8 94 -40", "#eef4e4", 3, opacity=0.8))


def _venus(plate: Plate) -> None:
    back = pts(
        "578,140 606,116 640,130 660,190 690,240 716,300 700,350 690,400 664,446 "
        "650,400 640,330 620,260 590,220 570,170"
    )
    flow = [
        pts("590,112 600,180 600,240 605,300 620,380"),
        pts("600,108 640,170 650,250 660,340 655,440"),
        pts("610,110 660,190 700,250 690,330 670,430"),
        pts("618,112 670,160 740,200 770,262 730,330"),
        pts("622,118 690,140 760,160 800,220 790,260"),
    ]
    plate.add(path(curve(back, True), "#96601f"))
    hair_strands(
        plate,
        pts("560,90 640,80 830,140 820,300 740,360 660,470 590,380 560,200"),
        flow,
        GOLD,
        300,
        5,
        2.2,
        6,
    )
    stage = Stage(plate, (440, 60, 780, 730), Lamp(LIGHT, ink=0.55, ambient=0.2, shadow=0.4))
    pose = stance(
        "hips .2,4.05,0; neck -.12,6.3,0; a -1.12,4.95,.15 -.28,5.15,.75; "
        "b .72,4.75,-.05 .52,3.75,.62; la -.42,2.15,.28 -.38,.35,.0 -.62,.05,.5; "
        "lb .48,2.1,.0 .50,.3,-.1 .62,.02,.45; chest 8; pelvis -6; tilt 9; "
        "look -20,6,-14; nod -.06,.8,.12"
    )
    v = Person(pose, (590, 690, 0), 72, female=True)
    stage.add(*v.flesh(IVORY))
    faces(
        stage,
        [
            (
                v.head(
                    skin="#f3d4ae",
                    blush="#e0a080",
                    lips="#c4705c",
                    brow="#a5763c",
                    lids=0.55,
                    gaze=(-0.2, -0.1),
                ),
                "bun",
                "#c08a3c",
            )
        ],
    )
    hands(
        stage,
        [
            (v.grip(0, Hand.FLAT, 20), v.spot(v.arms[0][1]), 54),
            (v.grip(1, Hand.RELAXED, -20, bend=20), v.spot(v.arms[1][1]), 54),
        ],
        "#f0d2aa",
    )
    plate.add(stage.picture().svg())
    lock = [
        pts("628,150 650,230 668,300 650,360 612,420 600,470"),
        pts("640,150 668,230 690,300 672,380 634,430 614,500"),
        pts("634,170 676,260 704,320 690,390 650,450 630,520"),
    ]
    hair_strands(
        plate,
        pts("610,120 660,120 730,300 700,420 640,530 580,500 590,430 650,340"),
        lock,
        GOLD,
        170,
        9,
        2.4,
        4,
    )
    front = [pts("556,130 540,170 548,210 530,250"), pts("562,126 548,170 560,214 546,262")]
    hair_strands(plate, pts("520,110 570,110 575,280 515,280"), front, GOLD, 46, 11, 2.0, 4)


def _nymph(plate: Plate) -> None:
    """The Hour in her flowered white dress and the cloak that she holds out."""
    stage = Stage(plate, (820, 110, 1120, 745), Lamp(LIGHT, ink=0.5, ambient=0.2, shadow=0.45))
    pose = stance(
        "hips .1,4,0; neck -.25,6.35,0; a -1.3,5.6,.2 -2.25,5.9,.4; "
        "b .75,5.1,.2 -.5,4.6,.8; la -.7,2.1,.2 -1.1,.35,0 -1.6,.1,.2; "
        "lb .5,2.1,0 .7,.35,0 .3,.1,.2; chest -50; pelvis -40; look -62,2,4; "
        "nod -.1,.75,.1"
    )
    n = Person(pose, (985, 700, 0), 66, female=True)
    white = ("#6f6a5c", "#a8a28e", "#d6d1bc", "#f0ecdc", "#fffcf0")
    stage.add(
        *n.arms_bare(IVORY),
        n.bodice(white),
        n.skirt(white, 0.5, 1.0, 6, (0.35, 0, 0)),
        *n.sleeves(white, 1.7),
        *n.hose(IVORY),
    )
    faces(stage, [(n.head(skin="#f0d0a8", lips="#c4705c", brow="#8a5a2a"), "long", "#b07a34")])
    hands(stage, [(n.grip(0, Hand.HOLD), n.spot(n.arms[0][1]), 50)])
    plate.add(stage.picture().svg())
    dice = Dice(12)
    for _ in range(85):
        y = dice.uniform(300, 655)
        x = 985 + (y - 300) * 0.04 + dice.uniform(-0.12, 0.12) * (300 + (y - 300) * 0.6) * 0.9
        plate.add(
            circle(x, y, 3, "#5d7fa0"),
            circle(x, y, 1.2, "#f0d9a0"),
            stroke(f"M{x:.0f} {y + 3:.0f}q3 5 1 9", "#56682f", 1.2),
        )
    cloak = pts(
        "838,290 850,262 900,268 960,300 1010,330 1040,380 1090,400 1130,450 "
        "1120,520 1080,560 1050,520 1010,540 970,590 930,640 880,650 850,600 "
        "872,540 850,480 862,420 836,360"
    )
    folds = [
        *fan((842, 280), pts("1040,400 1060,500 990,560 920,620 872,560"), 20, 13),
        Fold(pts("870,290 960,420 930,600"), 18, -10),
        Fold(pts("1000,350 1060,440 1100,500"), 16, 11),
    ]
    plate.add(drape(plate, cloak, folds, ROSE, LIGHT, 18, 7).svg())
    dice = Dice(13)
    for _ in range(46):
        x, y = dice.uniform(870, 1080), dice.uniform(340, 580)
        if abs((x - 870) - (y - 330) * 0.55) < 110:
            plate.add(circle(x, y, 3.2, "#f7efdc"), circle(x, y, 1.3, "#a8483e"))


def _roses(plate: Plate) -> None:
    dice = Dice(21)
    for _ in range(34):
        x, y = dice.uniform(60, 540), dice.uniform(130, 560)
        if x < 320 and y < 420 and dice.random() < 0.9:
            continue
        s = dice.uniform(4, 6.5)
        plate.add(
            stroke(
                f"M{x:.0f} {y:.0f}q{s:.1f} {s * 1.4:.1f} {s * 0.3:.1f} {s * 2.6:.1f}",
                "#56682f",
                1.4,
            )
        )
        for k in range(5):
            a = k * 1.256 + x
            plate.add(
                circle(
                    x + s * 0.55 * math.cos(a),
                    y + s * 0.55 * math.sin(a),
                    s * 0.55,
                    "#f3cdbb",
                    stroke="#b9786a",
                    stroke_width=0.7,
                )
            )
        plate.add(circle(x, y, s * 0.35, "#d98c78"))
