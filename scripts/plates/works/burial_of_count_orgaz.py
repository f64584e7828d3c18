"""The Burial of the Count of Orgaz (El Greco, 1586-88): earth in black, heaven in flames of cloud.

Upright with a rounded top; below, a straight row of bearded gentlemen in black with white ruffs;
before them two saints in stiff golden vestments, an old bishop and a young deacon, lower a dead
man in dark armor; a boy points; friars at the left, priests at the right.
Above, cold light: Christ in white at the top, Mary in red and blue, John, stretched saints,
an angel in yellow lifts a small soul through the clouds.
Recognized by: two halves, the row of heads, golden copes, swirling icy clouds.
"""

import math

from ..air import vignette
from ..core import Dice, Plate, ellipse, path, rect, stroke
from ..drapery import Fold, drape, pts
from ..figures import Hand
from ..materials import cloudy, impasto
from ..people.clay import Lamp, Layer, Stage, Tube
from ..people.faces import faces, hands
from ..people.modern import Person, Pose, stance
from ..people.orgaz import CLOUD, GOLD, GREY, LIGHT, RED, WHITE, blessed
from ..styles import craquelure

SIZE = (880, 1200)
W, H = SIZE
ALT = {
    "en": "Below, two saints in golden copes lower a knight in armor before a row of men in black "
    "with white ruffs; above, icy clouds, stretched saints and a figure in white.",
    "es": "Abajo, dos santos con capas doradas bajan a un caballero con armadura ante hombres de "
    "negro y gorguera; arriba, nubes heladas, santos alargados y una figura de blanco.",
}
BLACK = ("#030304", "#0e0e12", "#22222a", "#42424c", "#7c7c88")
STEEL = ("#1c1d22", "#444852", "#7a808a", "#bac0c6", "#ffffff")


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".03 .07", 1.0, 0.24, seed=6)):
        _heaven(plate)
        blessed(plate)
        _mourners(plate)
        _burial(plate)
        _frame(plate)
    plate.add(craquelure(W, H, seed=5, size=16, strength=0.08).svg())
    vignette(plate, "#060608", 0.35, 0.5, 0.5)


def _heaven(plate: Plate) -> None:
    plate.add(
        rect(
            0,
            0,
            W,
            H,
            plate.linear([(0, "#8c9498"), (0.3, "#4c535c"), (0.55, "#15161a"), (1, "#0c0b0a")]),
        )
    )
    plate.add(
        rect(
            0,
            0,
            W,
            620,
            "#ffffff",
            filter=cloudy(plate, ".006 .012", 5, "#c8ccc4", 0.5, 3),
            opacity=0.6,
        )
    )
    plate.add(ellipse(440, 130, 200, 150, plate.radial([(0, "#fbf6dc", 0.95), (1, "#fbf6dc", 0)])))
    for k, outline in enumerate(
        (
            (
                "-20,300 60,250 150,270 250,240 330,280 380,350 360,430 400,500 330,560 "
                "250,520 160,560 80,510 -20,540"
            ),
            (
                "900,280 820,240 720,270 640,240 560,280 500,340 520,420 470,500 "
                "540,560 640,520 730,560 820,520 900,540"
            ),
            "340,360 400,300 440,330 490,300 540,370 500,440 460,520 440,580 410,520 370,440",
            "120,120 200,80 280,110 300,180 240,230 160,220 100,180",
            "760,120 680,80 600,110 580,180 640,230 720,220 780,180",
        )
    ):
        points = pts(outline)
        cx = sum(x for x, _ in points) / len(points)
        cy = sum(y for _, y in points) / len(points)
        folds = [
            Fold(
                [
                    (cx + (x - cx) * 0.2, cy + (y - cy) * 0.2 + 8),
                    (cx + (x - cx) * 0.6 + 14, cy + (y - cy) * 0.5),
                    (x, y),
                ],
                26,
                12 if i % 2 else -9,
            )
            for i, (x, y) in enumerate(points)
        ]
        plate.add(
            drape(plate, points, folds, CLOUD, LIGHT, 22, 4 + k, crumple=3).svg(opacity="0.92")
        )


def _ruffed(stage: Stage, man: Person) -> None:
    x, y, z = man.spot((man.pose.neck[0], man.pose.neck[1] + 0.12, man.pose.neck[2] + 0.3))
    h = man.h
    ruff = [
        Tube(
            [
                (x - 0.5 * h, y - 0.05 * h, z),
                (x, y + 0.14 * h, z + 0.2 * h),
                (x + 0.5 * h, y - 0.05 * h, z),
            ],
            (0.12 * h, 0.17 * h, 0.12 * h),
        )
    ]
    stage.add(Layer(ruff, WHITE, 3, wrinkle=(0.12 * h, 0.03 * h)))


def _mourners(plate: Plate) -> None:
    """The row of gentlemen: heads at one height, each a portrait; torches, a cross."""
    plate.add(
        rect(
            0,
            600,
            W,
            600,
            plate.linear([(0, "#0c0b0c", 0), (0.12, "#0c0b0c", 0.9), (1, "#0a0908")]),
        )
    )
    stage = Stage(plate, (0, 570, 880, 1200), Lamp(LIGHT, ambient=0.06, shadow=0.7, reach=60))
    dice, heads, grips = Dice(14), [], []
    for row, (count, y, h) in enumerate(((13, 700, 42), (11, 722, 46))):
        for k in range(count):
            x = 30 + (820 / (count - 1)) * k + dice.uniform(-8, 8)
            turn = dice.uniform(-60, 60) if abs(x - 440) > 120 else dice.uniform(-30, 30)
            pose = Pose(
                hips=(0, -2.4, 0),
                neck=(0, 0, 0),
                arm_a="-1.0,-1.4,.3 -.2,-1.2,.9",
                arm_b="1.0,-1.4,.3 .6,-.5,.9",
                look=(turn, dice.uniform(-12, 10), dice.uniform(-8, 8)),
                nod=(0, 0.74, 0.12),
            )
            man = Person(pose, (x, y + dice.uniform(-10, 10), -80 + row * 40), h)
            stage.add(man.bodice(BLACK, 0.12), *man.sleeves(BLACK, 1.9, 0.14))
            _ruffed(stage, man)
            heads.append(
                (
                    man.head(skin=dice.choice(["#d8b494", "#c8a080", "#e0c0a0"]), face=0.92),
                    dice.choice(["short+beard", "bald+beard", "short+beard"]),
                    dice.choice(["#2c2018", "#6b5c50", "#4a3828", "#9c948c"]),
                )
            )
            if row and k % 3 == 1:
                grips.append((man.grip(1, Hand.OPEN, 20), man.spot(man.arms[1][1]), 36.0))
    faces(stage, heads)
    hands(stage, grips, "#e0c0a0")
    for x, lean in ((122.0, -4), (196, 3), (700, -3), (762, 5)):
        plate.add(
            stroke(f"M{x} 760L{x + lean} 590", "#a08c5c", 5),
            path(f"M{x + lean - 5} 592q-3 -20 5 -34q8 14 5 34z", "#f8d070"),
        )
    plate.add(stage.picture().svg())
    plate.add(stroke("M806 760V560M780 600H832", "#c9a850", 6))


def _burial(plate: Plate) -> None:
    """Two saints in cloth of gold bend over the dead man in his armor."""
    stage = Stage(plate, (0, 570, 880, 1200), Lamp(LIGHT, ambient=0.09, shadow=0.65, reach=110))
    heads, grips = [], []
    for x, y, dye, turn, style, hair in (
        (60.0, 1150.0, GREY, 60, "bald", "#5c4c3c"),
        (132, 1150, BLACK, 64, "bald+beard", "#6b5c50"),
        (806, 1160, BLACK, -60, "short", "#5c4c3c"),
    ):
        friar = Person(
            Pose(
                arm_a="-.9,5.0,.4 .1,4.7,.9",
                arm_b=".9,5.0,.4 .1,4.5,1.0",
                chest=turn * 0.6,
                pelvis=turn * 0.6,
                look=(turn, 8, 0),
            ),
            (x, y, -10),
            54,
        )
        stage.add(
            friar.bodice(dye, 0.14), friar.skirt(dye, 0.1, 1.0, 6), *friar.sleeves(dye, 1.9, 0.18)
        )
        heads.append((friar.head(skin="#c8a080"), style, hair))
    priest = Person(
        stance(
            "a -.9,5.2,.4 -1.8,5.1,.7; b .5,5.2,.7 -.8,5.5,1.0; chest -70; pelvis -60; "
            "look -80,-20,0"
        ),
        (742, 1170, 20),
        58,
    )
    stage.add(
        priest.bodice(WHITE, 0.16),
        priest.skirt(WHITE, 0.5, 1.1, 8, deep=0.9),
        *priest.sleeves(WHITE, 1.9, 0.24),
    )
    heads.append((priest.head(skin="#d0ac8c"), "short", "#4a3828"))
    stephen = Person(
        stance(
            "hips -.3,3.7,0; neck .75,5.6,.3; a -.1,4.4,.8 .6,3.5,1.3; "
            "b 1.8,4.6,.5 1.9,3.5,1.1; chest 34; pelvis 30; look 46,30,12; "
            "nod .3,.62,.3"
        ),
        (262, 1160, 40),
        66,
    )
    augustine = Person(
        stance(
            "hips .3,3.8,0; neck -.7,5.7,.3; a -1.8,4.6,.6 -1.7,3.4,1.2; "
            "b .2,4.5,.8 -.7,3.6,1.3; chest -34; pelvis -30; look -42,28,-10; "
            "nod -.28,.64,.3"
        ),
        (610, 1164, 40),
        68,
    )
    for saint, s in ((stephen, 1), (augustine, -1)):
        stage.add(
            saint.bodice(GOLD, 0.16), saint.skirt(GOLD, 0.9, 1.1, 6), *saint.sleeves(GOLD, 1.8, 0.2)
        )
        nx, ny, _ = saint.pose.neck
        cope = [
            saint.tube(
                f"{nx - s * 0.5},{ny - 0.4},-.1 {nx - s * 1.1},4.0,.0 "
                f"{nx - s * 1.2},2.6,.0 {nx - s * 1.1},1.0,.0",
                (0.6, 0.8, 0.85, 0.9),
                True,
            )
        ]
        stage.add(Layer(cope, GOLD if s < 0 else RED, 8, (6, 6, 2)))
        grips += [
            (saint.grip(side, Hand.RELAXED, 20), saint.spot(saint.arms[side][1]), 52.0)
            for side in (0, 1)
        ]
    heads += [
        (stephen.head(skin="#e0c0a0", nose=0.9), "short", "#3c2c20"),
        (augustine.head(skin="#d0ac8c"), "short+beard", "#c8c4bc"),
    ]
    x, y, z = augustine.from_neck(-0.2, 1.25, 0.2)
    stage.add(
        Layer(
            [
                Tube(
                    [(x + 6, y + 24, z - 8), (x - 4, y - 24, z), (x - 14, y - 88, z + 6)],
                    (34, 38, 3),
                )
            ],
            GOLD,
            4,
            (3, 2, 1),
        )
    )
    dead = Person(
        stance(
            "hips 0,0,0; neck 2.1,.75,.2; a 1.3,-.3,.6 .8,-1.1,.9; "
            "b 2.0,-.3,.5 1.3,-1.2,.8; la -1.5,.55,.6 -3.0,-.4,.6 -3.5,-.3,.7; "
            "lb -1.4,.35,.9 -2.8,-.7,.9 -3.3,-.7,1.0; chest 0; pelvis 0; tilt -40; "
            "look 40,20,62; nod .62,.25,.2"
        ),
        (436, 1004, 180),
        58,
    )
    armor = dead.flesh(STEEL)
    stage.add(*armor)
    for share in (0.1, 0.7, 1.4):
        stage.add(
            Layer(
                [
                    dead.tube(
                        f"{share - 0.22},{share * 0.35 + 0.5},.5 "
                        f"{share},{share * 0.35},.62 "
                        f"{share + 0.16},{share * 0.35 - 0.4},.5",
                        (0.05, 0.05, 0.05),
                    )
                ],
                GOLD,
                1,
                sheen=0.3,
            )
        )
    heads.append(
        (
            dead.head(skin="#b4b09c", lips="#9c8c80", blush="#a8a08c", lids=0.0),
            "short+beard",
            "#4a4038",
        )
    )
    boy = Person(
        stance(
            "hips 0,2.9,0; neck 0,4.6,0; a -.9,3.8,.3 -1.1,3.0,.5; "
            "b .9,3.8,.4 1.6,3.9,.9; la -.3,1.5 -.35,.3; lb .3,1.5 .4,.3; chest 10; "
            "look -14,0,0; nod 0,.66,.12"
        ),
        (152, 1180, 120),
        50,
    )
    stage.add(
        *boy.hose(BLACK), boy.bodice(BLACK, 0.1), *boy.sleeves(BLACK), boy.skirt(BLACK, 2.0, 0.8)
    )
    _ruffed(stage, boy)
    heads.append((boy.head(skin="#e4c4a4", nose=0.8, jaw=0.8), "short", "#4a3424"))
    grips.append((boy.grip(1, Hand.POINT, 0), boy.spot(boy.arms[1][1]), 38.0))
    faces(stage, heads)
    hands(stage, grips, "#e0c0a0")
    plate.add(ellipse(430, 1160, 330, 36, "#050405", opacity=0.8))
    plate.add(stage.picture().svg())
    for cx, cy, sx in ((300, 985, 60), (590, 960, 70), (246, 900, 40), (640, 880, 40)):
        dice = Dice(int(cx))
        for _ in range(26):
            a, r = dice.uniform(0, 6.28), dice.uniform(0.2, 1)
            plate.add(
                stroke(
                    f"M{cx + sx * r * math.cos(a):.0f} "
                    f"{cy + sx * r * 1.2 * math.sin(a):.0f}q4 -5 8 0t8 0",
                    "#5a3c10",
                    1.6,
                    opacity=0.5,
                )
            )


def _frame(plate: Plate) -> None:
    """The rounded top of the canvas."""
    outside = f"M0 0H{W}V440A440 440 0 0 0 0 440Z"
    plate.add(
        path(outside, "#16120e"), stroke(f"M0 {H}V440A440 440 0 0 1 {W} 440V{H}", "#8a6a34", 8)
    )
