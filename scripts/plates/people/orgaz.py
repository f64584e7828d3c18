"""El Greco's heaven: Christ, Mary and John, drawn-out saints in rows, the angel with the soul."""

from ..core import Dice, Plate, ellipse
from ..drapery import Cloth, Fold, drape, pts
from ..figures import Hand
from ..materials import blur
from .clay import Lamp, Layer, Stage, Tube
from .faces import faces, hands
from .modern import Person, Pose, stance

LIGHT = (-0.4, -0.6, 0.7)
WHITE = ("#4a4c54", "#8c909a", "#c4c8cc", "#eceee8", "#ffffff")
GOLD = ("#2c1a04", "#7c5418", "#c49a3c", "#ecd078", "#fff4c0")
RED = ("#22060c", "#6b1620", "#ac343c", "#d8706c", "#f4bcb0")
BLUE = ("#0a1024", "#22345e", "#48669c", "#8ca8cc", "#dce8f2")
YELLOW = ("#3c2c08", "#94781c", "#d4b840", "#f2e48c", "#fffcd8")
GREY = ("#1c1c1c", "#48464a", "#807c80", "#b4b0b0", "#e4e0dc")
GREEN = ("#0c140c", "#2c4028", "#5a7448", "#98ac74", "#dce4b4")
FLESH = ("#22160f", "#70523c", "#b4947a", "#dcc4a8", "#f6ead6")
CLOUD = Cloth(["#2c3038", "#5c646c", "#98a0a4", "#ccd2d0", "#f6f8f2"], 0, 0.3)


def _tall(
    stage: Stage,
    x: float,
    y: float,
    h: float,
    dye: tuple[str, ...],
    mantle: tuple[str, ...],
    turn: float,
    lean: float,
    z: float = 0.0,
    female: bool = False,
) -> Person:
    """A kneeling saint, drawn out like a flame: (x, y) is the neck."""
    pose = Pose(
        hips=(-lean, -3.0, 0),
        neck=(0, 0, 0),
        arm_a="-1.0,-1.4,.4 -.1,-1.0,1.1",
        arm_b="1.0,-1.4,.4 .2,-.8,1.1",
        leg_a=f"{-lean - 0.3},-5.0,.6 {-lean * 2 - 0.6},-6.4,0",
        leg_b=f"{-lean + 0.4},-5.0,.6 {-lean * 2},-6.6,0",
        chest=turn * 0.6,
        pelvis=turn * 0.6,
        look=(turn, -6, lean * 18),
        nod=(0.02, 0.78, 0.12),
    )
    man = Person(pose, (x, y, z), h, female=female)
    way = (
        f"{-lean * 0.3},-1.4,.1 {-lean},-3.2,.3 {-lean * 1.7 - 0.3},-4.6,.3 "
        f"{-lean * 2.2 - 0.9},-5.6,.2"
    )
    stage.add(
        man.bodice(dye, 0.1),
        *man.sleeves(dye, 1.9, 0.15),
        Layer([man.tube(way, (0.55, 0.85, 1.1, 1.0))], mantle, 8, (7, 0.12 * h, x % 6)),
    )
    return man


def blessed(plate: Plate) -> None:
    """Christ above all, Mary and John below him, rows of the blessed, the angel with the soul."""
    stage = Stage(
        plate, (0, 20, 880, 660), Lamp(LIGHT, ambient=0.16, shadow=0.55, reach=60, ink=0.2)
    )
    heads, grips = [], []
    dice = Dice(6)
    for side in (-1, 1):
        for row in range(3):
            for k in range(5 - row):
                x = 440 + side * (190 + k * 52 + row * 24)
                y = 210 + row * 74 + k * 6
                dye = dice.choice([GREY, RED, GREY, GREEN, BLUE, WHITE, FLESH])
                man = _tall(
                    stage,
                    x,
                    y,
                    25,
                    dye,
                    dice.choice([GREY, WHITE, BLUE, GREEN]),
                    -side * 55,
                    -side * 0.3,
                    -90 + row * 22,
                )
                heads.append(
                    (
                        man.head(skin=dice.choice(["#d0b498", "#bc9c80", "#e0c8ac"])),
                        dice.choice(["short+beard", "long", "bald+beard"]),
                        dice.choice(["#4c4440", "#8c8680", "#6b5440"]),
                    )
                )
    lord = stance(
        "hips 0,-2.6,0; neck 0,0,0; a -1.2,-.9,.3 -2.0,-.2,.7; "
        "b 1.2,-1.1,.3 2.0,-1.0,.9; la -.7,-3.4,1.2 -.5,-5.2,.8; "
        "lb .7,-3.2,1.2 .6,-5.2,.8; look 0,12,0; nod 0,.74,.2"
    )
    christ = Person(lord, (440, 112, 40), 38)
    stage.add(
        christ.bodice(WHITE, 0.1),
        christ.skirt(WHITE, -5.2, 1.0, 7, deep=0.95),
        *christ.sleeves(WHITE, 1.9, 0.16),
    )
    heads.append((christ.head(skin="#ecd4b4"), "long+beard", "#6b4a30"))
    grips += [(christ.grip(s, Hand.OPEN, 20), christ.spot(christ.arms[s][1]), 32.0) for s in (0, 1)]
    mary = _tall(stage, 330, 262, 40, RED, BLUE, 50, -0.35, 60, True)
    john = _tall(stage, 560, 268, 40, FLESH, GREY, -50, 0.45, 60)
    peter = _tall(stage, 216, 250, 36, BLUE, YELLOW, 50, -0.2, 50)
    heads += [
        (mary.head(skin="#ecd0b2"), "veil", "#3c5480"),
        (john.head(skin="#c8a888"), "long+beard", "#3c2c20"),
        (peter.head(skin="#c8a888"), "bald+beard", "#b4aca0"),
    ]
    fly = stance(
        "hips .1,-2.8,.2; neck 0,0,0; a -.9,-.7,.5 -.6,.5,.9; "
        "b 1.0,-.6,.5 .5,.6,.9; la -.3,-4.8,.3 .4,-6.6,0; "
        "lb .7,-4.7,.3 1.3,-6.3,-.2; chest 10; look 20,-18,10; nod .1,.7,.1"
    )
    angel = Person(fly, (446, 452, 120), 38, female=True)
    stage.add(
        *angel.arms_bare(FLESH),
        angel.bodice(YELLOW, 0.1),
        Layer(
            [angel.tube("0,-2,.2 .2,-3.6,.4 .6,-5.2,.3 1.2,-6.4,.1", (0.6, 0.85, 0.9, 0.5))],
            YELLOW,
            8,
            (7, 5, 2),
        ),
    )
    for s in (-1, 1):
        wing = [
            angel.tube(
                f"{s * 0.4},-.3,-.3 {s * 1.6},.9,-.4 {s * 2.7},.5,-.4 {s * 3.2},-.9,-.4",
                (0.2, 0.5, 0.5, 0.12),
            )
        ]
        stage.add(Layer(wing, GREY, 4, (5, 4, 1)))
    heads.append((angel.head(skin="#ecd0b2"), "long", "#c09a50"))
    soul = [Tube([(452, 366, 170), (446, 396, 176), (440, 424, 170)], (10, 13, 7))]
    stage.add(
        Layer(soul, WHITE, 4, (4, 2, 1)),
        Layer([Tube([(454, 352, 172), (454, 348, 172)], (8, 8))], FLESH, 2),
    )
    faces(stage, heads)
    hands(stage, grips, "#ecd0b2")
    plate.add(stage.picture().svg())
    for k, outline in enumerate(
        (
            (
                "-20,400 40,370 90,392 130,360 180,400 240,392 262,440 320,420 350,470 "
                "300,520 330,570 250,548 200,590 140,560 60,600 -20,580"
            ),
            (
                "900,400 840,372 790,394 750,362 700,402 640,392 616,440 566,430 "
                "540,480 590,524 560,572 640,550 690,592 750,560 820,600 900,580"
            ),
            "360,200 400,236 480,236 524,200 540,250 500,290 440,276 380,292 344,250",
        )
    ):
        points = pts(outline)
        cx, cy = points[0][0] + (170, -170, 80)[k], (470, 470, 250)[k]
        folds = [
            Fold(
                [
                    (cx + (x - cx) * 0.25, cy + (y - cy) * 0.3),
                    (cx + (x - cx) * 0.6 + 12, cy + (y - cy) * 0.5 + 8),
                    (x, y),
                ],
                22,
                13 if i % 2 else -10,
            )
            for i, (x, y) in enumerate(points)
        ]
        plate.add(
            drape(plate, points, folds, CLOUD, LIGHT, 18, 14 + k, crumple=4).svg(opacity="0.94")
        )
    plate.add(ellipse(440, 60, 40, 12, "#fbf6dc", opacity=0.35, filter=blur(plate, 4)))
