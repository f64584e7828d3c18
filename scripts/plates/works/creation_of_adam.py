"""The Creation of Adam (Michelangelo, about 1511): two hands about to touch.

Very wide; Adam, nude, leans on a bare slope at the left; God flies in from the right within a
swollen red-brown cloak full of small figures; between the fingertips a gap before empty sky.
Fresco: chalky pale sky, warm flesh modeled like stone, green-blue earth, violet-brown cloak.
Limbs heavy and muscular, light from the upper left, hardly any setting.
Recognized by: the two hands in the middle, the raised knee, the beard, the shell of the cloak.
"""

from ..air import vignette
from ..core import Plate, curve, path, rect
from ..drapery import Cloth, Fold, drape, fan, pts
from ..figures import Hand
from ..materials import cloudy, impasto
from ..nature import dabs
from ..people.clay import Lamp, Layer, Stage
from ..people.faces import faces, hands
from ..people.modern import Person, Pose, stance
from ..styles import craquelure

SIZE = (1200, 570)
W, H = SIZE
ALT = {
    "en": "A muscular nude man lies on a slope and stretches an arm; a bearded old man in a flying "
    "red cloak full of small figures reaches out: two fingers almost touch.",
    "es": "Un desnudo musculoso recostado tiende el brazo; un anciano barbudo llega volando en un "
    "manto rojo lleno de figuras: los dedos casi se tocan.",
}
LIGHT = (-0.45, -0.62, 0.64)
FLESH = ("#3a1e14", "#8a5236", "#c98f66", "#e9bf94", "#f8e2c2")
PINK = ("#4c2a2c", "#95655e", "#cfa293", "#ecccb9", "#faeadb")
CLOAK = Cloth(["#2c1014", "#5c2728", "#8f4a42", "#b97a68", "#dcb49c"], 0, 0.4)
EARTH = Cloth(["#1e2c26", "#3f5548", "#6a7f68", "#98a685", "#c6caa4"], 0, 0.6)
SCARF = Cloth(["#142a24", "#2f5248", "#5a8272", "#94b5a0", "#d0e0cc"], 0, 0.3)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".05 .06", 0.7, 0.2, seed=6)):
        plate.add(
            rect(0, 0, W, H, plate.linear([(0, "#c4ccd0"), (0.6, "#dcdacd"), (1, "#d2ccb8")]))
        )
        plate.add(
            rect(
                0,
                0,
                W,
                H,
                "#ffffff",
                filter=cloudy(plate, ".004 .008", 3, "#f1ede0", 0.45, 3),
                opacity=0.7,
            )
        )
        _earth(plate)
        _adam(plate)
        _cloak(plate)
        _god(plate)
        worn = cloudy(plate, ".02 .03", 9, "#ece4d0", 0.58, 4)
        plate.add(rect(0, 0, W, H, "#ffffff", filter=worn, opacity=0.16))
    plate.add(craquelure(W, H, seed=5, size=26, strength=0.08).svg())
    vignette(plate, "#3a3020", 0.2, 0.5, 0.5)


def _earth(plate: Plate) -> None:
    far = pts("-20,330 40,270 90,230 140,236 170,300 240,380 -20,420")
    plate.add(path(curve(far, True), "#8fa3a0"))
    slope = pts(
        "-40,360 30,318 90,330 130,380 190,420 260,452 340,480 430,506 540,520 "
        "640,548 700,620 -40,620"
    )
    folds = [
        Fold(pts("20,340 120,430 300,520 460,560"), 40, 12),
        Fold(pts("-20,440 140,500 260,560"), 34, -10),
        Fold(pts("90,350 110,420 80,500"), 30, 9),
    ]
    plate.add(drape(plate, slope, folds, EARTH, LIGHT, 26, 3, crumple=5).svg())
    tones = ["#31463a", "#506650", "#7a8d6c", "#a3ac84"]
    plate.add(
        dabs(
            slope,
            lambda _x, y: 0.8 - (y - 320) / 300,
            tones,
            260,
            (8, 26),
            0.22,
            lambda _x, _y: 0.5,
            4,
            opacity=0.35,
        )
    )


def _adam(plate: Plate) -> None:
    h = 72
    stage = Stage(plate, (60, 90, 620, 560), Lamp(LIGHT, ambient=0.14, shadow=0.6, ink=0.3))
    pose = stance(
        "hips 0,0,0; neck -1.15,2.1,.1; a -2.65,.45,.2 -2.0,-.6,.7; "
        "b .75,2.15,.5 2.0,2.38,.6; la 1.55,-.75,.55 3.25,-1.35,.3 3.75,-1.05,.5; "
        "lb 1.3,1.4,.3 .95,-.55,-.1 1.45,-.85,.1; chest 6; pelvis 12; tilt -2; "
        "look 62,-4,8; nod .3,.7,.15"
    )
    adam = Person(pose, (326, 412, 0), h, build=1.2)
    stage.add(*adam.flesh(FLESH))
    faces(stage, [(adam.head(skin="#dcae84", jaw=1.1), "short", "#5c3a20")])
    hands(
        stage,
        [
            (adam.grip(1, Hand.DROOP, 40, 0.85, 4), adam.spot(adam.arms[1][1]), 58),
            (adam.grip(0, Hand.RELAXED, 0), adam.spot(adam.arms[0][1]), 54),
        ],
        "#e4b68c",
    )
    plate.add(stage.picture().svg())


def _cloak(plate: Plate) -> None:
    """The shell: outside light and folded, inside a dark hollow that holds the company."""
    outer = pts(
        "672,150 690,80 750,36 830,14 920,6 1010,26 1090,64 1150,120 1184,190 "
        "1180,270 1150,340 1100,390 1030,416 960,430 890,424 850,440 800,420 "
        "770,370 730,330 700,260 676,210"
    )
    folds = [
        *fan((690, 120), pts("760,40 840,18 930,12 1020,34"), 20, 9),
        Fold(pts("900,14 1080,70 1170,190 1150,330"), 26, 12),
        Fold(pts("780,400 900,412 1040,400 1140,330"), 24, 10),
        Fold(pts("690,170 720,290 790,390"), 22, 10),
    ]
    plate.add(drape(plate, outer, folds, CLOAK, LIGHT, 26, 4, crumple=4).svg())
    inner = pts(
        "700,170 730,96 800,58 900,44 1000,60 1080,104 1130,170 1140,250 1110,320 "
        "1040,366 950,384 870,376 810,372 770,310 730,270"
    )
    plate.add(path(curve(inner, True), plate.radial([(0, "#4c2224"), (1, "#251012")]), filter=None))
    dark = Cloth(["#1c0a0c", "#321416", "#4a2022", "#6a3430", "#8a4c42"], 0, 0.3)
    lines = [
        Fold(pts("740,120 900,90 1080,150"), 22, 8),
        Fold(pts("820,360 980,330 1110,280"), 22, 8),
    ]
    plate.add(drape(plate, inner, lines, dark, LIGHT, 12, 5, crumple=5).svg(opacity="0.8"))


def _god(plate: Plate) -> None:
    lamp = Lamp(LIGHT, ambient=0.14, shadow=0.6, ink=0.3)
    stage = Stage(plate, (540, 20, 1200, 570), lamp)
    h = 62
    pose = stance(
        "hips 0,0,.3; neck -2.2,.95,.6; a -3.55,.38,.9 -4.75,.02,.9; "
        "b -1.35,2.0,-.2 -.2,2.25,-.3; la 1.55,-.65,.5 3.1,-.35,.2 3.6,-.5,.2; "
        "lb 1.7,.1,.3 2.7,-1.0,.3 3.2,-1.2,.3; chest -12; pelvis -14; tilt 62; "
        "look -62,6,-6; nod -.42,.58,.3"
    )
    god = Person(pose, (890, 272, 30), h, build=1.12)
    stage.add(*god.arms_bare(FLESH), *god.hose(FLESH, 0.0), god.bodice(PINK, 0.09))
    stage.add(
        Layer(
            [
                god.tube(".1,.1,.35 .9,-.2,.5 1.75,-.6,.6", (0.55, 0.52, 0.42), True),
                god.tube(".1,.2,.3 1.0,.2,.3 1.85,.1,.35", (0.55, 0.48, 0.38), True),
            ],
            PINK,
            14,
            (6, 5, 2),
        ),
        *god.sleeves(PINK, 0.98, 0.1),
    )
    heads = [(god.head(skin="#dcae84", brow="#8c8680"), "long+beard", "#b9b6ae")]
    grips = [(god.grip(0, Hand.POINT, -30, 0.85, -4), god.spot(god.arms[0][1]), 56.0)]
    grips.append((god.grip(1, Hand.RELAXED), god.spot(god.arms[1][1]), 50.0))
    company = (
        ("-.9,.1 -.2,.9,.4", 930, 206, -20, 20, "#a8743c", True, 44),
        ("0,-.2 .5,1.5", 1010, 160, 0, -50, "#6b4526", False, 42),
        ("0,0 -.4,1.6", 1062, 226, 10, -66, "#8a5a2c", False, 40),
        ("0,0 .2,1.5", 850, 110, 0, 40, "#7a5028", False, 40),
        ("0,0 -.2,1.5", 960, 110, 0, -30, "#4a3018", False, 40),
        ("0,0 .3,1.5", 1096, 300, 0, -60, "#6b4526", False, 42),
        ("0,0 -.3,1.5", 782, 140, 0, 30, "#5a3a1c", False, 36),
    )
    for k, (_, x, y, turn_, yaw, hair, girl, size) in enumerate(company):
        lean = (-0.35, 0.2, -0.3, 0.1, 0.3, -0.5, 0.2)[k]
        body = Pose(
            hips=(-lean * 2, -2.2, -0.4),
            neck=(0, 0, 0),
            arm_a="-1.1,-1.0,.2 -.9,-1.9,.5",
            arm_b="1.1,-.9,.1 1.5,-.1,.2",
            leg_a="-.9,-3.4,.4 -.5,-4.6,0",
            leg_b=".8,-3.3,.3 1.6,-4.4,0",
            chest=turn_,
            pelvis=turn_,
            look=(yaw, 8, lean * 20),
        )
        one = Person(body, (x, y, -34 - 8 * k), size, female=girl)
        stage.add(*one.flesh(FLESH, legs=k in {5}))
        heads.append((one.head(skin="#dcb08a", nose=0.9), "short" if not girl else "bun", hair))
    bearer = stance(
        "hips 0,0,0; neck -2.2,.3,.2; a -2.9,.2,.4 -3.2,1.3,.4; "
        "b -2.6,1.0,0 -2.2,1.9,0; la 1.5,-.7,.3 2.6,.2,.1 3.0,.5,.1; "
        "lb 1.6,-.2,.1 3.3,-.3,0 3.8,-.4,0; chest 10; pelvis 0; tilt 50; "
        "look -70,-10,0; nod -.5,.4,.2"
    )
    under = Person(bearer, (975, 405, 10), 46)
    stage.add(*under.flesh(FLESH))
    heads.append((under.head(skin="#d8aa80"), "short", "#5a3a1c"))
    faces(stage, heads)
    hands(stage, grips, "#e4b68c")
    plate.add(stage.picture().svg())
    tail = pts(
        "846,432 920,420 1000,440 1080,420 1160,440 1190,480 1120,476 1060,500 "
        "1000,486 940,520 880,506 830,540 800,520 840,480"
    )
    plate.add(
        drape(
            plate,
            tail,
            [
                *fan((1170, 452), pts("860,450 880,490 820,530"), 14, 9),
                Fold(pts("940,436 980,470 930,505"), 12, 7),
            ],
            SCARF,
            LIGHT,
            10,
            6,
        ).svg()
    )
