"""Las Meninas (Velázquez, 1656): a princess, her maids and the painter at work.

Upright; a high dark room; at the left the back of a huge canvas and the painter beside it; the
fair princess in her wide pale dress in the middle between two maids, one kneeling; at the right a
stout woman, a boy, a lying dog; behind, a glowing mirror with two heads and a bright open door.
Warm grey and brown, silver, coral touches; light from the right and through the door.
Recognized by: canvas seen from behind, mirror, man on the stairs, bell-shaped dresses.
"""

import math

from ..air import glow, vignette
from ..brushwork import Canvas, sweep
from ..core import Dice, Noise, Plate, circle, ellipse, path, polygon, rect, stroke
from ..figures import Hand
from ..materials import blur, impasto
from ..people.clay import Cone, Lamp, Layer, Stage, Tube
from ..people.faces import Grip, Looks, faces, hands
from ..people.modern import Person, stance
from ..sculpt import Array

SIZE = (1040, 1200)
W, H = SIZE
ALT = {
    "en": "A fair girl in a wide pale dress stands between her maids; a painter at a huge "
    "canvas, a "
    "dog, a mirror with two faces and a man in a bright doorway.",
    "es": "Una niña rubia de ancho vestido claro entre sus damas; un pintor ante un lienzo enorme, "
    "un perro, un espejo con dos rostros y un hombre en la puerta.",
}
LIGHT = (0.62, -0.5, 0.6)
SILVER = ("#2a241e", "#7a7064", "#b8ae9e", "#e0d8c8", "#fffaee")
GREEN = ("#0e110e", "#343a32", "#666c5c", "#9ca08a", "#d2d2bc")
SLATE = ("#0a0b0b", "#222726", "#414743", "#717870", "#aab0a6")
BLACK = ("#050403", "#12100e", "#282420", "#48423c", "#7c746a")
RED = ("#1c0604", "#561a12", "#98382a", "#c96c54", "#eeb49c")
BROWN = ("#0c0805", "#2c2016", "#5c4630", "#947650", "#ccae80")
FUR = ("#120b06", "#3c2816", "#785632", "#ac8452", "#dcbc8c")
DIM = ("#070504", "#16100b", "#2c2219", "#45382b", "#5e4f3e")


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".03 .07", 1.3, 0.3, seed=6)):
        _room(plate)
        _behind(plate)
        _canvas_back(plate)
        _people(plate)
        _touches(plate)
    vignette(plate, "#070503", 0.45, 0.5, 0.6)


def _room(plate: Plate) -> None:
    """Walls, ceiling and floor in loose scumbles, two dark pictures, mirror and door."""
    canvas = Canvas(W, H, "#4e4234", seed=3)
    noise = Noise(5)

    def hue(x: float, y: float) -> Array:
        light = 0.46 + 0.06 * noise.fbm(x * 0.005, y * 0.005, 3)
        if y > 790 + 0.10 * abs(x - 520):
            light += 0.34 * (y - 780) / 420 + 0.16 * x / W
        elif y < 250 - abs(x - 520) * 0.12:
            light -= 0.14
        elif x > 830:
            light += 0.22 * (x - 830) / 210 + 0.1 * (y > 500)
        else:
            light += 0.10 * (y / 700) * (x / 800)
        return sweep(["#120d09", "#261e16", "#40352a", "#5f513f", "#887559", "#ab9773"], light)

    canvas.cover(
        hue,
        lambda x, y: 1.4 + 0.6 * noise.at(x * 0.01, y * 0.01),
        5600,
        (26, 60),
        0.5,
        1,
        None,
        0.4,
        0.004,
        0.8,
        0.4,
    )
    plate.add(canvas.picture(0.6, 0.4).svg())
    plate.add(polygon([(0, 0), (1040, 0), (836, 190), (230, 200)], "#0f0b08", opacity=0.55))
    for x in (380, 560, 700):
        plate.add(ellipse(x, 120, 9, 5, "#4a3d2e"), stroke(f"M{x} 120v40", "#4a3d2e", 3))
    plate.add(polygon([(836, 190), (1040, 0), (1040, 1010), (836, 800)], "#8a7658", opacity=0.25))
    for x0, x1 in ((872, 906), (944, 1000)):
        y0, y1 = 250 - (x0 - 836) * 0.6, 250 - (x1 - 836) * 0.6
        plate.add(
            polygon(
                [(x0, y0), (x1, y1), (x1, 830 + (x1 - 836) * 0.6), (x0, 830 + (x0 - 836) * 0.6)],
                "#2c2319",
                opacity=0.75,
            )
        )
    plate.add(polygon([(1004, 330), (1040, 300), (1040, 900), (1004, 860)], "#e8d8ac", opacity=0.5))
    for x0, x1 in ((270, 520), (552, 812)):
        plate.add(rect(x0, 214, x1 - x0, 228, "#0c0907", stroke="#3c2f20", stroke_width=7))
        for k in range(9):
            plate.add(
                ellipse(
                    x0 + 36 + k * 21,
                    330 + 46 * math.sin(k * 2.1),
                    22,
                    30,
                    ("#2c2419", "#3c2f22", "#221c16")[k % 3],
                    opacity=0.8,
                    filter=blur(plate, 6),
                )
            )
    plate.add(
        rect(250, 470, 110, 250, "#16110c", opacity=0.8),
        rect(690, 480, 120, 240, "#1c150f", opacity=0.8),
    )
    plate.add(
        rect(392, 524, 108, 140, "#0a0806"),
        rect(402, 534, 88, 120, plate.radial([(0, "#b9c4bc"), (0.7, "#7d8c88"), (1, "#4a5552")])),
    )
    plate.add(path("M402 534h88v26q-30 26 -52 16q-24 0 -36 -22z", "#8c4a40", opacity=0.55))
    for x, hair, dress in ((426, "#5a4632", "#8a8478"), (464, "#2c2420", "#1c1a1a")):
        plate.add(
            ellipse(x, 628, 19, 30, dress),
            ellipse(x, 596, 10, 13, "#dcc0a0"),
            path(f"M{x - 12} 594a12 14 0 0 1 24 0q-12 -8 -24 0z", hair),
        )
    plate.add(rect(402, 534, 88, 120, "none", stroke="#dce6de", stroke_width=2, opacity=0.8))


def _behind(plate: Plate) -> None:
    """The open door, the man on the stairs, two attendants in the dusk."""
    plate.add(polygon([(558, 506), (652, 506), (652, 792), (558, 792)], "#16100a"))
    plate.add(
        polygon(
            [(568, 516), (642, 516), (642, 786), (568, 786)],
            plate.linear([(0, "#f6ecc8"), (1, "#cbb88a")]),
        )
    )
    for k in range(5):
        plate.add(rect(568, 700 + k * 18, 74, 5, "#8c7a54"))
    plate.add(polygon([(642, 512), (684, 530), (684, 800), (642, 786)], "#3a2c1c"))
    glow(plate, 604, 640, 150, "#f0dca0", 0.4)
    stage = Stage(plate, (540, 480, 860, 1000), Lamp(LIGHT, ambient=0.1, shadow=0.7, reach=60))
    man = Person(
        stance("a -1.2,5.2,.2 -.9,6.2,.4; la -.5,2.3,.3 -.7,.8,.3; chest 30; look 20,0,0"),
        (612, 736, 0),
        25,
    )
    stage.add(
        *man.hose(BLACK),
        man.bodice(BLACK, 0.1),
        *man.sleeves(BLACK),
        Layer([man.tube("0,6.3,0 .3,4.8,-.2 .2,3.0,-.2", (0.5, 0.9, 0.8), True)], BLACK, 3),
    )
    nun = Person(stance("look 30,4,0"), (716, 992, -60), 56, female=True)
    guard = Person(stance("look -10,0,0"), (792, 996, -60), 57)
    stage.add(
        nun.bodice(DIM, 0.12),
        nun.skirt(DIM, 0.2, 1.0),
        *nun.sleeves(DIM),
        guard.bodice(DIM, 0.1),
        *guard.sleeves(DIM),
        guard.skirt(DIM, 1.5, 0.9),
    )
    faces(
        stage,
        [
            (man.head(skin="#b08a68"), "short", "#1c140e"),
            (nun.head(skin="#8a6c52"), "veil", "#6b5f50"),
            (guard.head(skin="#7c5e46"), "short", "#1c140e"),
        ],
    )
    plate.add(stage.picture().svg())


def _canvas_back(plate: Plate) -> None:
    plate.add(
        polygon(
            [(-10, 40), (186, 78), (214, 1150), (-10, 1210)],
            plate.across([(0, "#3c2e1f"), (1, "#6b5439")]),
        )
    )
    noise, dice = Noise(7), Dice(7)
    for _ in range(240):
        x, y = dice.uniform(0, 180), dice.uniform(80, 1130)
        plate.add(
            stroke(
                f"M{x:.0f} {y:.0f}q{6 * noise.at(x, y):.1f} 20 2 {dice.uniform(20, 60):.0f}",
                dice.choice(["#7d6546", "#2c2015", "#8f7855"]),
                dice.uniform(0.6, 2),
                opacity=0.4,
            )
        )
    for a, b, c, d in (
        ((168, 74), (196, 80), (226, 1146), (196, 1152)),
        ((-10, 500), (194, 500), (196, 536), (-10, 540)),
        ((-10, 1090), (196, 1100), (198, 1136), (-10, 1150)),
        ((60, 50), (92, 56), (104, 1190), (70, 1200)),
    ):
        plate.add(
            polygon(
                [a, b, c, d],
                plate.across([(0, "#4a3925"), (0.6, "#8a6f4a"), (1, "#5a452d")]),
                stroke="#1c140c",
                stroke_width=2,
            )
        )


def _bell(man: Person, dye: tuple[str, ...], wide: float, trail: float = 0.0) -> list[Layer]:
    """The farthingale: a skirt as wide as the arms reach; tight bodice, puffed sleeves."""
    top = man.hips + man.spine * 0.3
    x, y, z = top
    low = 0.18
    mid = (y + low) / 2
    way = f"{x},{y + 0.1},{z} {x},{y - 0.45},{z} {x + trail / 2},{mid},{z} {x + trail},{low},{z}"
    hoop = man.tube(way, (0.42, wide * 0.72, wide * 0.96, wide), True, 0.55)
    return [
        Layer([hoop], dye, 10, (9, 0.085 * man.h, man.place[0] % 5), sheen=0.08),
        man.bodice(dye, 0.05),
        *man.sleeves(dye, 1.85, 0.17),
    ]


def _people(plate: Plate) -> None:
    stage = Stage(plate, (150, 420, 1040, 1200), Lamp(LIGHT, ambient=0.09, shadow=0.7, reach=110))
    heads: list[Looks] = []
    grips: list[Grip] = []

    def add(man: Person, style: str, hair: str, skin: str = "#eccaa6", **more: float) -> None:
        heads.append((man.head(skin=skin, **more), style, hair))
        grips.extend(
            (man.grip(s, Hand.RELAXED, 20), man.spot(man.arms[s][1]), 0.7 * man.h) for s in (0, 1)
        )

    painter = Person(
        stance(
            "hips .1,4,0; a -1.1,5.0,.3 -.5,4.6,1.0; b 1.15,5.2,.3 1.0,5.0,1.1; "
            "chest 14; look 18,2,-4"
        ),
        (274, 996, -40),
        68,
    )
    stage.add(
        *painter.hose(BLACK),
        painter.bodice(BLACK, 0.1),
        *painter.sleeves(SLATE, 1.9, 0.15),
        painter.skirt(BLACK, 2.6, 0.8),
    )
    add(painter, "long", "#1c120c", "#c89c76")
    kneel = stance(
        "hips -.2,2.4,0; neck .25,4.6,.2; a -.4,3.5,.6 .7,3.3,1.1; "
        "b 1.2,3.6,.3 1.9,3.5,.7; la -.4,.6,.5 -.9,.3,-.5; lb .4,1.2,.6 .4,.3,.5; "
        "chest 46; pelvis 40; look 66,4,6; nod .15,.7,.12"
    )
    maid = Person(kneel, (364, 1042, 40), 62, female=True)
    stage.add(*_bell(maid, GREEN, 1.6, -0.5))
    add(maid, "long", "#3c2818")
    child = stance(
        "hips 0,2.75,0; neck 0,4.45,0; a -1.05,3.6,.3 -1.7,2.95,.6; "
        "b 1.05,3.6,.3 1.7,2.9,.6; la -.3,1.5 -.3,.3; lb .3,1.5 .3,.3; chest -8; "
        "look 14,2,0; nod 0,.68,.12"
    )
    infanta = Person(child, (500, 1070, 90), 64, female=True, build=0.9)
    stage.add(*_bell(infanta, SILVER, 2.0))
    add(infanta, "long", "#d8b470", "#f8dcbc", nose=0.75, jaw=0.75, eyes=1.15)
    bow = stance(
        "hips .15,3.7,0; neck -.5,5.7,.3; a -1.2,4.5,.4 -1.5,3.6,.7; "
        "b .6,4.6,.3 1.1,3.6,1.5; la -.3,2 -.3,.3; lb .4,2 .4,.3; chest -36; "
        "pelvis -30; look -44,12,-8; nod -.25,.66,.2"
    )
    curtsy = Person(bow, (640, 1066, 50), 62, female=True)
    stage.add(*_bell(curtsy, GREEN, 1.6, 0.35))
    add(curtsy, "long", "#3c2818")
    short = stance(
        "hips 0,2.6,0; neck 0,4.35,0; a -1.0,3.4,.3 -.5,2.8,.9; "
        "b 1.0,3.4,.3 .6,2.7,.8; la -.3,1.4 -.3,.3; lb .3,1.4 .3,.3; chest -10; "
        "look -12,2,0; nod 0,.62,.14"
    )
    barbola = Person(short, (826, 1086, 70), 72, female=True, build=1.15)
    stage.add(*_bell(barbola, SLATE, 1.25))
    add(barbola, "long", "#2c1c12", "#dcb694", face=1.15, jaw=1.2)
    boy = Person(
        stance(
            "hips 0,2.9,0; neck .1,4.6,0; a -.95,3.7,.3 -1.3,3.0,.6; "
            "b .9,3.7,.2 1.3,4.2,.5; la -.6,1.7,.5 -1.0,.9,.7; lb .3,1.5 .35,.3; "
            "chest -25; look -40,8,0; nod 0,.66,.12"
        ),
        (948, 1116, 60),
        58,
    )
    stage.add(*boy.hose(RED), boy.bodice(RED, 0.1), *boy.sleeves(RED), boy.skirt(RED, 2.0, 0.7))
    add(boy, "long", "#4c3420")
    _dog(stage)
    faces(stage, heads)
    hands(stage, grips, "#ecc8a2")
    soft = plate.radial([(0, "#0c0805", 0.8), (1, "#0c0805", 0)])
    for x, y, r in (
        (360, 1044, 130),
        (490, 1072, 150),
        (640, 1068, 140),
        (820, 1108, 130),
        (850, 1160, 190),
    ):
        plate.add(ellipse(x - 20, y, r, r * 0.2, soft))
    plate.add(
        stage.picture().svg(),
        stroke("M728 1034q8 -5 15 1M690 1076q18 8 36 -4", "#1c120a", 3.5, opacity=0.8),
    )


def _dog(stage: Stage) -> None:
    """The mastiff lying in front, drowsy."""
    body = [
        Tube(
            [(972, 1122, 150), (926, 1090, 160), (860, 1084, 164), (800, 1080, 166)],
            (40, 50, 40, 46),
        ),
        Tube([(806, 1070, 176), (776, 1044, 192), (752, 1036, 204)], (40, 33, 31)),
        Tube([(750, 1036, 206), (722, 1052, 214), (702, 1060, 216)], (29, 21, 17)),
    ]
    legs = [
        Tube([(800, 1100, 180), (778, 1140, 196), (708, 1152, 204)], (26, 15, 12)),
        Tube([(826, 1110, 176), (812, 1148, 186), (752, 1162, 196)], (24, 15, 12)),
        Tube([(950, 1116, 184), (900, 1130, 200), (930, 1160, 204)], (36, 26, 15)),
        Tube([(930, 1160, 204), (890, 1166, 208), (856, 1168, 208)], (15, 12, 10)),
        Tube([(1000, 1130, 150), (1020, 1152, 160), (1000, 1168, 170)], (11, 8, 5)),
    ]
    stage.add(Layer(body, FUR, 18), Layer(legs, FUR, 8))
    stage.add(Layer([Cone((772, 1018, 222), (786, 1062, 224), 13, 9)], BROWN, 4))
    stage.add(Layer([Cone((692, 1056, 228), (688, 1062, 226), 8, 6)], BLACK, 1, sheen=0.3))


def _touches(plate: Plate) -> None:
    """Loose touches: coral bows, lace, the red cross, palette, cup on its tray, brushes."""
    dice = Dice(9)
    for cx, cy, n, spread, tones in (
        (500, 846, 26, 60, ("#c9573f", "#1c1614", "#e8907a")),
        (500, 940, 46, 140, ("#8f8474", "#fffaf0", "#c9573f")),
        (640, 930, 26, 110, ("#c8c4ae", "#3c4038", "#e0dcc8")),
        (364, 930, 24, 90, ("#b0b09a", "#363a32", "#d8d4bc")),
        (826, 930, 18, 80, ("#8fa0a4", "#16201f", "#c0ccca")),
    ):
        for _ in range(n):
            x, y = cx + dice.gauss(0, spread * 0.45), cy + dice.gauss(0, spread * 0.30)
            plate.add(
                stroke(
                    f"M{x:.0f} {y:.0f}q{dice.uniform(-8, 8):.0f} "
                    f"{dice.uniform(-5, 5):.0f} {dice.uniform(-11, 11):.0f} "
                    f"{dice.uniform(2, 12):.0f}",
                    dice.choice(tones),
                    dice.uniform(1.4, 4),
                    stroke_linecap="round",
                    opacity=0.45,
                )
            )
    plate.add(circle(500, 806, 7, "#c9573f"), circle(500, 806, 3, "#2c0c08"))
    plate.add(
        path(
            "M288 640l6 -10l6 10v14h10v7h-10v20l-6 10l-6 -10v-20h-10v-7h10z", "#b8382a", opacity=0.9
        )
    )
    plate.add(ellipse(346, 690, 46, 20, "#5c4428", transform="rotate(-18 346 690)"))
    for k, tone in enumerate(("#f0e8d8", "#c9573f", "#c89a3c", "#5c4630", "#2c3440", "#181410")):
        plate.add(ellipse(314 + k * 13, 692 - k * 5, 6, 4, tone))
    plate.add(stroke("M236 694L320 616M352 680l52 -42M356 684l56 -30", "#c9ae7c", 3))
    plate.add(
        ellipse(462, 836, 26, 7, "#b8a070"),
        path("M452 834q-3 -20 10 -22q13 2 10 22z", "#a8442c"),
        circle(458, 820, 2.5, "#f4c8a8"),
    )
