"""The Three Graces (Rubens, about 1635): three ample nudes in a swaying ring.

Upright; three women, arms on each other's shoulders, the left seen half from the side, the middle
from behind, the right from the side; a blond knot of hair, a gauzy veil; above them a garland of
roses, at the right a fountain, at the left a tree with hung clothes, behind a wide green meadow.
Glowing flesh full of pink, blue and yellow reflections, blue-green distance, warm brown foliage.
Recognized by: the ring of three, the middle one from behind, abundance of skin.
"""

import math

from ..air import clouds, sky, vignette
from ..brushwork import Canvas, sweep
from ..core import Dice, Noise, Plate, circle, curve, ellipse, path, stroke
from ..drapery import Cloth, Fold, drape, fan, hair_strands, pts
from ..figures import Hand
from ..materials import impasto
from ..nature import dabs, foliage
from ..people.clay import Lamp, Layer, Stage
from ..people.faces import faces, hands
from ..people.modern import Person, stance
from ..sculpt import Array

SIZE = (984, 1200)
W, H = SIZE
ALT = {
    "en": "Three full-bodied nude women stand in a ring, arms on each other's shoulders, "
    "the middle "
    "one seen from behind, under a garland of roses in a green landscape.",
    "es": "Tres mujeres desnudas y opulentas forman un corro, los brazos en los hombros, la del "
    "centro de espaldas, bajo una guirnalda de rosas en un paisaje verde.",
}
LIGHT = (-0.5, -0.55, 0.66)
FLESH = ("#4a2018", "#a55f48", "#dea083", "#f6cdac", "#fff0d4")
BLUSH = ("#4e1f1a", "#ae5f4c", "#e49f86", "#fad0b2", "#fff2da")
DUSK = ("#42201a", "#96583f", "#d2936f", "#eec296", "#fde8c4")
GAUZE = Cloth(["#8a8478", "#b8b2a2", "#dcd6c6", "#f2eee2", "#ffffff"], 0, 0.2)
CLOTH = Cloth(["#1c120c", "#4c3424", "#8a6a4c", "#bfa27c", "#e6d3ae"], 0, 0.3)
RED = Cloth(["#2a0808", "#6b1a14", "#a83a28", "#d2705a", "#f0b6a0"], 0, 0.3)
BLOND = ["#6b4416", "#a4722a", "#d0a04a", "#ecc878", "#fae6ae"]


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".03 .08", 1.1, 0.26, seed=6)):
        _landscape(plate)
        _tree(plate)
        _fountain(plate)
        _garland(plate)
        _graces(plate)
    vignette(plate, "#140d06", 0.35, 0.5, 0.5)


def _landscape(plate: Plate) -> None:
    sky(plate, ["#6f8fa4", "#a9b9b4", "#dccfa8"], 560)
    clouds(plate, "#f2e6c8", 4, ".004 .009", 0.5, 3, 0.8, 520)
    canvas = Canvas(W, H, "#5c6a44", seed=3)
    noise = Noise(4)

    def hue(x: float, y: float) -> Array | None:
        if y < 480 + 14 * noise.at(x * 0.02):
            return None
        t = (y - 480) / 720
        tone = 0.75 - 0.9 * t + 0.22 * noise.fbm(x * 0.01, y * 0.02, 3)
        far = sweep(["#4d6b6a", "#7f9a8c", "#b4bf9c"], 0.5 + 0.5 * noise.at(x * 0.02, y * 0.05))
        near = sweep(["#2c3214", "#545c28", "#848842", "#b4ae66"], tone + 0.12)
        out: Array = far * max(0.0, 1 - t * 4) + near * min(1.0, t * 4)
        return out

    canvas.cover(
        hue,
        lambda x, y: 0.1 * noise.at(x * 0.01, y * 0.01),
        3200,
        (16, 44),
        0.32,
        5,
        (0, 470, W, H),
        0.3,
        0.025,
    )
    with plate.group(
        clip_path=plate.clip(path(f"M0 486Q250 470 500 490T{W} 480V{H}H0Z", "#000000"))
    ):
        plate.add(canvas.picture(1.0, 0.2).svg())
    dice = Dice(5)
    for k in range(9):
        x, y = 120 + k * 92 + dice.uniform(-20, 20), 506 + dice.uniform(0, 26)
        foliage(
            plate,
            [(x, y - 14, 24), (x + 20, y - 8, 18)],
            ["#2c3f34", "#48604a", "#6c8460", "#98a878"],
            seed=20 + k,
        )
    for x in (560, 596, 640):
        plate.add(
            path(
                f"M{x} 560q10 -10 24 -4l6 -6l2 8q4 8 -2 12l2 16h-4l-4 -12h-14l-3 12h-4z", "#6b4a2c"
            )
        )


def _tree(plate: Plate) -> None:
    plate.add(
        path(
            "M-10 1200C20 900 30 600 -10 300L-10 0H40C70 180 86 420 92 640C98 860 "
            "130 1080 150 1200Z",
            plate.across([(0, "#1c1209"), (0.6, "#5a4228"), (1, "#2c1e10")]),
        )
    )
    plate.add(
        stroke("M60 320C120 220 220 170 330 140M70 400C110 360 150 350 190 350", "#3c2a18", 15)
    )
    foliage(
        plate,
        [
            (40, 60, 130),
            (160, 70, 110),
            (290, 60, 100),
            (420, 30, 90),
            (120, 170, 70),
            (560, 6, 70),
        ],
        ["#1a2210", "#38441c", "#606a30", "#90904c"],
        seed=60,
    )
    hung = pts(
        "60,360 120,342 190,346 206,420 190,520 204,640 170,720 140,640 120,720 "
        "84,660 90,520 60,440"
    )
    plate.add(
        drape(
            plate,
            hung,
            [
                *fan((140, 352), pts("80,640 120,700 160,700 195,620"), 16, 11),
                Fold(pts("90,380 150,420 200,400"), 14, 8),
            ],
            CLOTH,
            LIGHT,
            12,
            4,
            crumple=3,
        ).svg()
    )
    plate.add(
        drape(
            plate,
            pts("40,440 90,430 110,520 96,640 110,740 70,800 40,720 30,560"),
            fan((70, 440), pts("40,700 70,780 100,720"), 14, 10),
            RED,
            LIGHT,
            12,
            6,
        ).svg()
    )


def _fountain(plate: Plate) -> None:
    plate.add(
        path(
            "M880 520H984V1200H900Q860 1100 880 520Z",
            plate.across([(0, "#4c4434"), (1, "#86785a")]),
        )
    )
    plate.add(ellipse(960, 520, 110, 24, "#8f8264"), ellipse(960, 512, 100, 18, "#5d6a60"))
    stage = Stage(plate, (860, 240, 984, 530), Lamp(LIGHT, ambient=0.16, shadow=0.6, reach=40))
    gilt = ("#1c1206", "#5c4418", "#a08038", "#d2b468", "#f4e6b0")
    putto = Person(
        stance(
            "hips 0,2.4,0; neck .1,4,0; a -.8,4.5,.3 -.7,5.4,.4; "
            "b .8,4.5,.2 .6,5.4,.3; la -.35,1.3,.4 -.5,.3,.3; lb .4,1.3,.1 .5,.3,.0; "
            "nod 0,.6,.1"
        ),
        (950, 506, 0),
        46,
        build=1.2,
    )
    stage.add(*putto.flesh(gilt))
    faces(
        stage,
        [
            (
                putto.head(skin="#b08c48", lips="#8a6a30", blush="#a88440", brow="#7a5c28"),
                "short",
                "#8a6a30",
            )
        ],
    )
    plate.add(stage.picture().svg())
    plate.add(path("M912 282q-14 -34 20 -44q44 -12 60 8v44q-40 -16 -80 -8z", "#a88a48"))
    dice = Dice(8)
    jets = "".join(
        f"M{dice.uniform(905, 980):.0f} "
        f"{dice.uniform(280, 300):.0f}q{dice.uniform(-22, 4):.0f} 60 "
        f"{dice.uniform(-26, 2):.0f} {dice.uniform(120, 230):.0f}"
        for _ in range(26)
    )
    plate.add(stroke(jets, "#e6eee8", 1.6, opacity=0.6))
    foliage(
        plate,
        [(950, 120, 90), (900, 60, 80), (984, 210, 60), (820, 20, 70)],
        ["#1a2210", "#38441c", "#606a30", "#90904c"],
        seed=90,
    )


def _garland(plate: Plate) -> None:
    dice = Dice(12)
    flowers = []
    for k in range(150):
        t = k / 149
        x = 240 + 600 * t + dice.gauss(0, 13)
        y = 60 + 90 * math.sin(math.pi * t) + 18 * math.sin(9 * t) + dice.gauss(0, 14)
        flowers.append((x, y))
    leaves = curve(
        [
            (240 + 600 * t, 60 + 90 * math.sin(math.pi * t) + 18 * math.sin(9 * t))
            for t in (k / 30 for k in range(31))
        ]
    )
    plate.add(stroke(leaves, "#2c3818", 40, opacity=0.9, stroke_linecap="round"))
    outline = [(x, y - 26) for x, y in flowers[::10]] + [(x, y + 26) for x, y in flowers[::-10]]
    plate.add(
        dabs(
            outline,
            lambda x, _y: (x * 0.013) % 1,
            ["#26331a", "#4c5e2a", "#7a8a44"],
            200,
            (10, 22),
            0.5,
            lambda x, y: x + y,
            5,
        )
    )
    for x, y in flowers[::2]:
        tone = dice.choice(["#d2506a", "#f0b0a8", "#f8e8d8", "#c03a3a", "#ecc060"])
        r = dice.uniform(6, 11)
        plate.add(
            circle(x, y, r, tone),
            circle(x - r * 0.2, y - r * 0.2, r * 0.55, "#ffffff", opacity=0.35),
            circle(x, y, r * 0.28, "#5c1c1c", opacity=0.6),
        )


def _graces(plate: Plate) -> None:
    soft = plate.radial([(0, "#140d06", 0.75), (1, "#140d06", 0)])
    for x in (300.0, 500.0, 690.0):
        plate.add(ellipse(x, 1136, 150, 26, soft))
    stage = Stage(plate, (80, 180, 960, 1180), Lamp(LIGHT, ambient=0.17, shadow=0.62, reach=130))
    h = 112
    left = Person(
        stance(
            "hips -.1,3.95,0; neck .15,6.3,.1; a -.35,5.2,.9 .75,5.45,1.0; "
            "b 1.35,5.75,.1 2.2,6.05,.2; la -.35,2.1,.5 -.55,.35,.2 -.9,.08,.6; "
            "lb .45,2.15,.3 .05,.4,-.3 .3,.1,.1; chest 48; pelvis 40; tilt -6; "
            "look 56,10,12; nod .22,.72,.12"
        ),
        (296, 1130, 0),
        h,
        female=True,
        build=1.44,
    )
    middle = Person(
        stance(
            "hips .12,3.95,0; neck -.12,6.2,0; a 1.3,5.6,.1 2.15,5.85,.2; "
            "b -1.35,5.35,.2 -2.2,5.6,.3; la .45,2.1,.1 .65,.35,-.2 .95,.08,.0; "
            "lb -.35,2.15,.3 -.75,.4,.3 -1.0,.1,.1; chest 172; pelvis 186; tilt 7; "
            "look 118,4,-10; nod .18,.72,.05"
        ),
        (494, 1140, 60),
        h,
        female=True,
        build=1.5,
    )
    right = Person(
        stance(
            "hips .1,3.95,0; neck -.15,6.15,0; a -1.25,5.55,.2 -2.1,5.9,.1; "
            "b .25,4.9,1.0 -.85,4.6,.9; la -.35,2.1,.3 -.35,.35,.1 -.75,.08,.5; "
            "lb .4,2.1,.3 .55,.4,-.4 .2,.1,.1; chest -48; pelvis -42; tilt 6; "
            "look -58,6,-8; nod -.2,.72,.12"
        ),
        (706, 1128, -10),
        h,
        female=True,
        build=1.44,
    )
    stage.add(*left.flesh(FLESH), *middle.flesh(BLUSH), *right.flesh(DUSK))
    stage.add(
        Layer(
            [left.tube(".9,6.2,.3 .5,4.9,.75 .75,3.6,.7 .6,2.6,.7", (0.07, 0.1, 0.16, 0.1))],
            GAUZE.colors,
            4,
            (4, 3, 1),
        )
    )
    heads = [
        (
            left.head(skin="#f4caa4", blush="#e88a70", lips="#c0503e", nose=0.85, lids=0.5),
            "bun",
            "#d0a04a",
        ),
        (middle.head(skin="#f0c29c", blush="#e88a70", lips="#c0503e"), "bun", "#a4722a"),
        (
            right.head(skin="#ecbc92", blush="#dc8468", lips="#b84c3a", nose=0.85, lids=0.5),
            "bun",
            "#5c3818",
        ),
    ]
    faces(stage, heads)
    grips = [
        (left.grip(1, Hand.RELAXED, 0), left.spot(left.arms[1][1]), 84.0),
        (left.grip(0, Hand.RELAXED, 20), left.spot(left.arms[0][1]), 84.0),
        (middle.grip(1, Hand.FLAT, 20), middle.spot(middle.arms[1][1]), 84.0),
        (middle.grip(0, Hand.FLAT, 20), middle.spot(middle.arms[0][1]), 84.0),
        (right.grip(0, Hand.RELAXED, 0), right.spot(right.arms[0][1]), 84.0),
        (right.grip(1, Hand.RELAXED, 20), right.spot(right.arms[1][1]), 84.0),
    ]
    hands(stage, grips, "#f6cca6")
    plate.add(stage.picture().svg())
    for man, tones, seed in (
        (left, BLOND, 3),
        (right, ["#2c180a", "#5c3818", "#8a5c2c", "#b48a50"], 5),
    ):
        x, y, _ = man.from_neck(man.pose.nod[0], 1.0, 0)
        s = 1 if man is left else -1
        flow = [
            [
                (x + s * (20 - k * 9), y - 46 + k * 8),
                (x - s * (20 + k * 8), y - 50 + k * 12),
                (x - s * (52 + k * 5), y - 10 + k * 16),
                (x - s * (56 + k * 3), y + 34 + k * 16),
            ]
            for k in range(4)
        ]
        ring = [
            (x + s * 34, y - 66),
            (x - s * 30, y - 74),
            (x - s * 90, y - 10),
            (x - s * 92, y + 100),
            (x - s * 50, y + 104),
            (x - s * 30, y + 10),
        ]
        hair_strands(plate, ring, flow, tones, 130, seed, 2.2, 4)
    veil = pts(
        "180,640 230,700 300,760 380,780 440,760 420,800 340,830 260,850 220,940 "
        "200,1060 170,1110 150,1020 180,900 190,780"
    )
    plate.add(
        drape(
            plate,
            veil,
            [
                *fan((430, 770), pts("230,740 220,900 180,1080"), 14, 9),
                Fold(pts("200,680 280,790 400,790"), 12, 8),
            ],
            GAUZE,
            LIGHT,
            10,
            9,
        ).svg(opacity="0.55")
    )
