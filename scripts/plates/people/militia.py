"""Rembrandt's company: rows of men in the dusk, the girl in the light, captain and lieutenant."""

from ..air import glow
from ..core import Dice, Plate, circle, ellipse, path, stroke
from ..figures import Hand
from .clay import Cone, Lamp, Layer, Stage, Tube
from .faces import faces, hands
from .modern import Person, Pose, stance

LIGHT = (-0.5, -0.62, 0.55)
BLACK = ("#030302", "#0c0a08", "#1e1a16", "#3c342c", "#766a5c")
YELLOW = ("#2c1c06", "#86682a", "#ccaa5c", "#f0dc9c", "#fffae0")
RED = ("#120303", "#42100a", "#8a2a1a", "#bf5230", "#eca070")
BROWN = ("#080402", "#221408", "#4a3018", "#7c5830", "#b89058")
GREEN = ("#050604", "#161a10", "#323a22", "#5c6038", "#989064")
STEEL = ("#060605", "#1c1c1a", "#4a4a44", "#8c8a7c", "#e0dcc8")
GOLD = ("#301c04", "#8a641c", "#d4a848", "#f4dc90", "#fff6d0")
DYES = (BROWN, GREEN, RED, BROWN, BLACK, STEEL)


def _hat(stage: Stage, man: Person, kind: int, color: tuple[str, ...]) -> None:
    x, y, z = man.from_neck(man.pose.nod[0], man.pose.nod[1] + 0.34, man.pose.nod[2])
    h = man.h
    if kind == 0:
        brim = [
            Cone(
                (x - 0.72 * h, y + 0.12 * h, z), (x + 0.72 * h, y - 0.04 * h, z), 0.13 * h, 0.13 * h
            )
        ]
        stage.add(
            Layer([Cone((x, y, z - 4), (x, y - 0.36 * h, z - 6), 0.46 * h, 0.36 * h)], color, 4),
            Layer(brim, color, 4),
        )
    elif kind == 1:
        stage.add(
            Layer(
                [
                    Cone((x, y + 0.06 * h, z - 6), (x, y - 0.12 * h, z - 6), 0.56 * h, 0.46 * h),
                    Tube(
                        [
                            (x - 0.6 * h, y + 0.14 * h, z + 6),
                            (x, y + 0.06 * h, z + 20),
                            (x + 0.6 * h, y + 0.14 * h, z + 6),
                        ],
                        (0.06 * h, 0.09 * h, 0.06 * h),
                    ),
                ],
                STEEL,
                3,
                sheen=0.6,
            )
        )
    elif kind == 2:
        stage.add(
            Layer(
                [Cone((x - 0.4 * h, y, z), (x + 0.44 * h, y - 0.1 * h, z), 0.26 * h, 0.24 * h)],
                color,
                6,
                wrinkle=(9, 1),
            )
        )


def company(plate: Plate) -> None:
    """Row upon row, farther ones darker; each looks somewhere else."""
    dice = Dice(17)
    far = Stage(
        plate, (0, 250, 1200, 1000), Lamp(LIGHT, ambient=0.03, shadow=0.8, reach=80, gain=0.78)
    )
    heads = []
    rows = (
        (
            (
                (330, 700),
                (424, 680),
                (520, 668),
                (612, 676),
                (716, 672),
                (806, 676),
                (900, 690),
                (992, 700),
                (250, 720),
            ),
            46,
        ),
        (
            (
                (180, 850),
                (286, 836),
                (500, 800),
                (470, 850),
                (820, 830),
                (925, 820),
                (1010, 850),
                (1090, 860),
                (90, 880),
            ),
            58,
        ),
    )
    for row, (places, h) in enumerate(rows):
        for k, (x, y) in enumerate(places):
            turn = dice.uniform(-60, 60)
            arms = (
                ("-1.1,5.1,.3 -.4,5.4,.9", "1.2,5.3,.3 1.0,6.4,.5"),
                ("-1.3,5.4,.3 -1.0,6.3,.6", "1.0,5.0,.4 .2,4.6,.9"),
                ("-1.0,5.0,.4 .1,4.7,1.0", "1.1,5.0,.4 .5,4.3,1.0"),
            )[k % 3]
            pose = Pose(
                arm_a=arms[0],
                arm_b=arms[1],
                chest=turn * 0.5,
                pelvis=turn * 0.5,
                look=(turn, dice.uniform(-6, 10), dice.uniform(-10, 10)),
                neck=(dice.uniform(-0.2, 0.2), 6.45, 0.1),
            )
            man = Person(pose, (x, y + h * 1.4, row * 70 + k), h)
            dye = DYES[(k * 2 + row) % 6]
            far.add(
                man.bodice(dye, 0.12),
                *man.sleeves(dye, 1.9, 0.16),
                man.skirt(dye, 2.2, 0.9),
                *man.hose(BROWN),
            )
            if k % 3 != 1:
                x0, y0, z0 = man.spot((0.0, 6.5, 0.35))
                ruff = [
                    Tube(
                        [
                            (x0 - 0.42 * h, y0, z0),
                            (x0, y0 + 0.2 * h, z0 + 6),
                            (x0 + 0.42 * h, y0, z0),
                        ],
                        (0.1 * h, 0.15 * h, 0.1 * h),
                    )
                ]
                far.add(Layer(ruff, ("#2c2416", "#7c7058", "#bcae8c", "#e4dabc", "#fffaea"), 3))
            _hat(far, man, (k + row) % 3, (BLACK, BROWN, RED)[k % 3])
            tone = ("#a87c54", "#c89a6c", "#8c6444", "#dcae7e")[(k + row) % 4]
            heads.append(
                (
                    man.head(skin=tone),
                    ("short+beard", "long+beard", "short")[k % 3],
                    ("#3a2414", "#6b4a28", "#8c7c64")[k % 3],
                )
            )
    faces(far, heads)
    plate.add(far.picture().svg())
    near = Stage(plate, (0, 420, 1200, 1000), Lamp(LIGHT, ambient=0.05, shadow=0.8, reach=110))
    musket = Person(
        stance(
            "a -1.1,5.0,.4 -.2,4.7,1.0; b 1.2,5.1,.3 1.0,4.6,.9; "
            "la -.6,2.2,.3 -.9,.3,0; lb .5,2.1,.2 .9,.3,.1; chest 30; pelvis 30; "
            "look 36,22,8"
        ),
        (206, 950, 60),
        68,
    )
    near.add(
        musket.bodice(RED, 0.12),
        *musket.sleeves(RED, 1.9, 0.18),
        musket.skirt(RED, 2.2, 1.0),
        *musket.hose(RED, 0.06),
    )
    _hat(near, musket, 0, RED)
    near.add(Layer([Cone((150, 560, 190), (350, 720, 170), 6, 8)], STEEL, 1, sheen=0.4))
    drummer = Person(
        stance(
            "a -1.2,5.0,.4 -1.0,4.1,1.0; b 1.0,4.9,.4 .2,4.2,1.0; chest -40; "
            "pelvis -40; look -44,6,6; neck -.2,6.4,0"
        ),
        (1110, 985, 80),
        72,
    )
    near.add(
        drummer.bodice(GREEN, 0.12),
        *drummer.sleeves(BROWN, 1.9, 0.18),
        drummer.skirt(GREEN, 2.0, 1.0),
        *drummer.hose(BROWN, 0.05),
    )
    _hat(near, drummer, 0, BLACK)
    near.add(
        Layer(
            [Cone((1062, 760, 150), (1010, 780, 170), 74, 74, True, 0.9)],
            GOLD,
            2,
            wrinkle=(16, 1.5),
        )
    )
    girl = Person(
        stance(
            "hips 0,2.9,0; neck .05,4.7,0; a -.8,3.8,.3 -.2,3.3,.8; "
            "b .9,3.8,.2 .5,3.2,.7; chest 20; look 26,0,-4; nod 0,.68,.12; "
            "la -.3,1.5 -.3,.3; lb .3,1.5 .3,.3"
        ),
        (392, 846, 180),
        60,
        female=True,
    )
    near.add(girl.bodice(GOLD, 0.1), girl.skirt(GOLD, 0.2, 1.05, 7), *girl.sleeves(GOLD, 1.9, 0.14))
    near.add(
        Layer([girl.tube("-.7,4.6,.3 0,4.25,.6 .7,4.6,.3", (0.3, 0.36, 0.3))], YELLOW, 4, (5, 3, 1))
    )
    near.add(Layer([girl.tube("-.1,2.9,.9 -.15,2.4,.95 -.3,2.1,.9", (0.12, 0.2, 0.12))], YELLOW, 3))
    faces(
        near,
        [
            (musket.head(skin="#c8966a"), "short+beard", "#4a3018"),
            (drummer.head(skin="#b88a60"), "short+beard", "#5c4c38"),
            (girl.head(skin="#f8dcb0", nose=0.8), "long", "#e0b860"),
        ],
    )
    hands(
        near,
        [
            (man.grip(s, Hand.HOLD, 20), man.spot(man.arms[s][1]), 50.0)
            for man in (musket, drummer)
            for s in (0, 1)
        ],
        "#d8aa7c",
    )
    plate.add(near.picture().svg())
    glow(plate, 394, 640, 130, "#f4d890", 0.22)


def leaders(plate: Plate) -> None:
    """Captain and lieutenant step out toward us."""
    for x, r in ((588.0, 150), (780, 140)):
        plate.add(ellipse(x, 958, r, 24, plate.radial([(0, "#060403", 0.85), (1, "#060403", 0)])))
    stage = Stage(plate, (380, 330, 960, 1000), Lamp(LIGHT, ambient=0.06, shadow=0.75, reach=130))
    h = 80
    captain = Person(
        stance(
            "hips .05,4,0; neck 0,6.45,0; a -1.2,5.0,.2 -1.0,4.1,.6; "
            "b 1.05,5.2,.5 1.5,4.75,1.6; la -.7,2.1,.1 -1.0,.35,-.1 -1.4,.1,.3; "
            "lb .4,2.15,.5 .6,.35,.4 .4,.05,.9; chest 6; look 14,0,0"
        ),
        (584, 942, 60),
        h,
    )
    stage.add(
        *captain.hose(BLACK, 0.05),
        captain.bodice(BLACK, 0.14),
        *captain.sleeves(BLACK, 1.9, 0.18),
        captain.skirt(BLACK, 2.1, 0.95, 5),
    )
    stage.add(
        Layer(
            [
                captain.tube(
                    "-.75,6.1,.3 -.2,5.3,.72 .45,4.5,.72 .75,4.2,.4", (0.2, 0.26, 0.26, 0.22)
                )
            ],
            RED,
            4,
            (4, 3.4, 1),
        )
    )
    white = ("#3c3424", "#8c8068", "#ccc0a0", "#f0e8d0", "#fffdf4")
    stage.add(
        Layer(
            [captain.tube("-.5,6.5,.3 0,6.22,.55 .5,6.5,.3", (0.16, 0.24, 0.16))],
            white,
            4,
            (8, 3, 1),
        )
    )
    _hat(stage, captain, 0, BLACK)
    lieutenant = Person(
        stance(
            "hips -.05,4,0; neck -.1,6.4,0; a -1.15,5.1,.3 -.75,4.3,.9; "
            "b 1.0,4.9,.4 .9,3.9,.9; la -.6,2.2,.4 -.9,.35,.3 -1.3,.08,.7; "
            "lb .4,2.1,.1 .7,.35,-.1 .4,.1,.4; chest -42; pelvis -38; look -58,2,0"
        ),
        (782, 944, 70),
        74,
    )
    stage.add(
        *lieutenant.hose(YELLOW, 0.06),
        lieutenant.bodice(YELLOW, 0.14),
        *lieutenant.sleeves(YELLOW, 1.9, 0.17),
        lieutenant.skirt(YELLOW, 2.1, 1.0, 5),
    )
    stage.add(
        Layer(
            [lieutenant.tube("-.6,4.55,.5 0,4.4,.66 .6,4.6,.4", (0.17, 0.22, 0.18))],
            white,
            4,
            (4, 3, 1),
        ),
        Layer(
            [lieutenant.tube("-.3,6.35,.3 -.2,6.1,.42 .2,6.35,.3", (0.2, 0.24, 0.2))],
            STEEL,
            4,
            sheen=0.5,
        ),
    )
    for man, dye in ((captain, BROWN), (lieutenant, YELLOW)):
        for side in (0, 1):
            knee, ankle, toe = man.legs[side]
            boot = [
                man.limb(
                    [knee + (ankle - knee) * 0.35, (knee + ankle * 2) / 3, ankle, toe],
                    (0.36, 0.24, 0.18, 0.15),
                )
            ]
            stage.add(Layer(boot, dye, 4))
    _hat(stage, lieutenant, 0, YELLOW)
    x, y, z = lieutenant.spot((-0.75, 4.3, 1.0))
    stage.add(
        Layer([Cone((x + 128, y - 66, z - 40), (x - 126, y + 56, z), 5, 5)], BROWN, 1),
        Layer([Cone((x - 122, y + 54, z), (x - 168, y + 76, z), 10, 2)], STEEL, 1, sheen=0.6),
    )
    faces(
        stage,
        [
            (captain.head(skin="#e0b07e", jaw=1.05), "short+beard", "#6b4420"),
            (lieutenant.head(skin="#dcae80"), "short+beard", "#8a6436"),
        ],
    )
    hands(
        stage,
        [
            (captain.grip(1, Hand.OPEN, 30, 0.9), captain.spot(captain.arms[1][1]), 72.0),
            (captain.grip(0, Hand.HOLD, 0), captain.spot(captain.arms[0][1]), 60.0),
            (lieutenant.grip(0, Hand.HOLD, 20), lieutenant.spot(lieutenant.arms[0][1]), 58.0),
        ],
        "#ecc090",
    )
    plate.add(stage.picture().svg())
    plate.add(
        stroke("M498 610L514 932", "#2c1c0c", 8),
        stroke("M498 610L514 932", "#9c7c48", 4),
        circle(498, 606, 7, "#d8c890"),
    )
    x, y, _ = lieutenant.spot((0.5, 7.7, 0.2))
    plate.add(path(f"M{x - 50:.0f} {y:.0f}q40 -40 84 -14q30 24 16 60q-16 -34 -56 -32z", "#f4ecd0"))
