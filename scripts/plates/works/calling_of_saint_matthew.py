"""The Calling of Saint Matthew (Caravaggio, 1599-1600): a beam of light enters a tavern-like room.

Nearly square; the upper half is bare dark wall with a blind window; below, five men around a
table in feathered hats and striped sleeves; from the right two barefoot men in plain cloaks, one
stretches his hand. A hard beam slants down from the upper right over the hand to the faces.
Black-brown, then ochre, vermilion, white where the light hits.
Recognized by: the window over the pointing hand, the slanting light, the bearded man: "me?".
"""

from ..air import vignette
from ..core import Plate, circle, curve, ellipse, line, path, polygon, rect, stroke
from ..drapery import pts
from ..figures import Hand
from ..materials import blur, impasto, stone
from ..people.clay import Cone, Lamp, Layer, Stage
from ..people.faces import faces, hands
from ..people.modern import Person, stance
from ..styles import craquelure

SIZE = (1200, 1140)
W, H = SIZE
ALT = {
    "en": "In a dark room five men in feathered hats sit at a table; from the right, in a slanting "
    "beam of light, a man stretches out his hand toward them.",
    "es": "En una sala oscura cinco hombres con sombreros de plumas rodean una mesa; desde la "
    "derecha, bajo un haz de luz oblicuo, un hombre tiende la mano.",
}
LIGHT = (0.66, -0.52, 0.5)
FLESH = ("#0c0604", "#4a2614", "#a86c40", "#dba878", "#f6dcb4")
RED = ("#0c0304", "#47100c", "#96281a", "#c9532f", "#ee9e6c")
OCHRE = ("#0c0603", "#4c2c0c", "#a06c22", "#d2a24a", "#f3dc98")
BLACK = ("#050404", "#14110f", "#2b2724", "#4c4640", "#7c746a")
WHITE = ("#1a140e", "#6b5c48", "#b4a488", "#e2d6ba", "#fbf4e2")
GREEN = ("#060806", "#1c2418", "#3e4a30", "#6c764c", "#a3a878")
CLOAK = ("#0a0604", "#38261a", "#7a5a3a", "#b08c5c", "#dcc090")
BLUE = ("#05070b", "#182132", "#36465f", "#61738a", "#9caab4")


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".04 .05", 0.6, 0.16, seed=6)):
        _room(plate)
        _back_row(plate)
        _table(plate)
        _front(plate)
        _dusk(plate)
    plate.add(craquelure(W, H, seed=5, size=16, strength=0.1).svg())
    vignette(plate, "#050302", 0.55, 0.5, 0.55)


def _room(plate: Plate) -> None:
    plate.add(rect(0, 0, W, H, "#1c130b"))
    with plate.group(filter=stone(plate, ".02 .03", 4, 1.6, 315, 50, 0.4)):
        plate.add(
            rect(
                0,
                0,
                W,
                960,
                plate.linear([(0, "#241809"), (0.5, "#3a2812"), (1, "#241808")], x2=0.3),
            )
        )
    beam = pts("1210,190 1210,420 900,560 560,640 300,690 0,740 0,520 500,430 860,340")
    with plate.group(filter=blur(plate, 14)):
        plate.add(
            path(
                line(beam),
                plate.across([(0, "#8a6230", 0.7), (0.5, "#b5863f", 0.95), (1, "#e0b46a", 1.0)]),
            )
        )
    with plate.group(filter=blur(plate, 5)):
        plate.add(
            polygon(
                [(0, 0), (1210, 0), (1210, 190), (860, 330), (500, 425), (0, 520)],
                "#130c05",
                opacity=0.55,
            )
        )
    plate.add(rect(0, 950, W, 190, plate.linear([(0, "#1d1309"), (1, "#2c1e10")])))
    plate.add(polygon([(598, 62), (900, 48), (906, 402), (602, 414)], "#20160b"))
    plate.add(polygon([(612, 76), (888, 62), (893, 390), (616, 400)], "#5a4120"))
    for x0, x1 in ((624, 744), (760, 880)):
        for y0, y1 in ((88, 226), (244, 384)):
            plate.add(
                polygon(
                    [(x0, y0), (x1, y0 - 6), (x1 + 2, y1 - 4), (x0 + 2, y1)],
                    plate.linear([(0, "#6c6444"), (1, "#8a7c4e")]),
                )
            )
    plate.add(
        polygon(
            [(900, 48), (1010, 10), (1020, 396), (906, 402)],
            plate.across([(0, "#2c1e0e"), (1, "#4a3418")]),
        )
    )


def _dusk(plate: Plate) -> None:
    """What the beam does not touch sinks: legs, stools, backs; the beam itself glows in dust."""
    dark = plate.linear([(0, "#0a0603", 0.0), (0.3, "#0a0603", 0.42), (1, "#0a0603", 0.8)])
    plate.add(rect(0, 740, W, 400, dark))
    left = plate.across([(0, "#0a0603", 0.7), (0.45, "#0a0603", 0.0)])
    plate.add(rect(0, 0, W, H, left))
    back = plate.across([(0, "#0a0603", 0.0), (0.5, "#0a0603", 0.55), (1, "#0a0603", 0.62)])
    with plate.group(filter=blur(plate, 26)):
        plate.add(path(line(pts("850,640 1230,540 1230,1200 820,1200")), back))
        plate.add(path(line(pts("960,520 1230,430 1230,1200 1010,1200")), "#0a0603", opacity=0.35))
    ray = plate.across([(0, "#ffd98c", 0.0), (0.35, "#ffd98c", 0.1), (1, "#ffe0a0", 0.3)])
    with plate.group(filter=blur(plate, 10)):
        plate.add(
            path(line(pts("1230,170 1230,400 900,520 430,660 0,760 0,560 500,440 860,330")), ray)
        )


def _hat(man: Person, color: tuple[str, ...], feather: str, stage: Stage, turn: float) -> str:
    """A flat cap and the path of its feather."""
    x, y, z = man.from_neck(man.pose.nod[0], man.pose.nod[1] + 0.30, man.pose.nod[2] - 0.05)
    x -= turn * 0.14 * man.h
    h = man.h
    cap = [
        Cone((x - 0.5 * h, y + 0.06 * h, z), (x + 0.5 * h, y - 0.06 * h, z), 0.2 * h, 0.2 * h),
        Cone(
            (x - 0.15 * h, y - 0.14 * h, z - 6),
            (x + 0.2 * h, y - 0.18 * h, z - 6),
            0.34 * h,
            0.34 * h,
        ),
    ]
    stage.add(Layer(cap, color, 10, wrinkle=(14, 1.5)))
    plume = [
        (x + turn * 0.1 * h, y - 0.2 * h),
        (x - turn * 0.4 * h, y - 0.6 * h),
        (x - turn * 0.95 * h, y - 0.5 * h),
        (x - turn * 1.05 * h, y - 0.15 * h),
        (x - turn * 0.7 * h, y - 0.3 * h),
        (x - turn * 0.3 * h, y - 0.2 * h),
    ]
    return path(curve(plume, True), feather)


def _back_row(plate: Plate) -> None:
    """Those behind the table: old man with glasses, the bearded man who points, the boy."""
    stage = Stage(plate, (0, 380, 760, 960), Lamp(LIGHT, ambient=0.03, shadow=0.85, reach=150))
    h = 108
    heads, grips, plumes = [], [], []
    old = Person(
        stance(
            "hips -.2,3.2,-.4; neck .1,5.75,0; a -1.0,4.6,.4 -.3,4.0,.9; "
            "b 1.0,4.7,.3 .6,5.1,.8; chest 10; look -16,34,-12; nod -.05,.62,.34"
        ),
        (178, 1120, -60),
        h,
    )
    stage.add(old.bodice(CLOAK, 0.12), *old.sleeves(BLACK, 1.9, 0.14))
    heads.append((old.head(skin="#d0a070"), "bald", "#9c9484"))
    matthew = Person(
        stance(
            "hips 0,3,0; neck .05,5.45,0; a -1.1,4.2,.4 -.6,3.5,1.1; "
            "b 1.05,4.3,.3 .25,4.85,.8; chest 18; look 44,0,4"
        ),
        (402, 1136, 0),
        h,
    )
    stage.add(matthew.bodice(BLACK, 0.1), *matthew.sleeves(GREEN, 1.9, 0.16))
    heads.append((matthew.head(skin="#e0b084", jaw=1.1, brow="#4a3018"), "short+beard", "#6b4a28"))
    grips.append((matthew.grip(1, Hand.POINT, 30, 0.9), matthew.spot(matthew.arms[1][1]), 92.0))
    grips.append((matthew.grip(0, Hand.RELAXED, 20), matthew.spot(matthew.arms[0][1]), 84.0))
    plumes.append(_hat(matthew, BLACK, "#4c4640", stage, 1.0))
    boy = Person(
        stance(
            "hips .1,3.1,0; neck -.1,5.2,.1; a -1.1,4.3,.1 -1.7,3.9,.5; "
            "b 1.0,4.0,.4 .2,3.5,.9; chest 0; look 48,2,-10"
        ),
        (524, 1096, 20),
        96,
    )
    stripes = boy.sleeves(OCHRE, 1.9, 0.18)
    stage.add(boy.bodice(RED, 0.1), *stripes)
    heads.append((boy.head(skin="#f0c496", jaw=0.85, nose=0.85, ridge=0.5), "short", "#5c3a1c"))
    grips.append((boy.grip(1, Hand.RELAXED, 20), boy.spot(boy.arms[1][1]), 74.0))
    plumes.append(_hat(boy, BLACK, "#e2d6ba", stage, -0.8))
    clerk = Person(
        stance(
            "hips .2,3,0; neck .35,5,.5; a -.9,3.9,.6 .4,3.25,1.2; "
            "b 1.3,3.9,.5 .9,3.2,1.2; chest 30; look 28,46,10; nod .2,.5,.5"
        ),
        (74, 1124, 10),
        h,
    )
    stage.add(clerk.bodice(RED, 0.1), *clerk.sleeves(OCHRE, 1.9, 0.18))
    heads.append((clerk.head(skin="#c8966a"), "short", "#2c1a0e"))
    grips += [(clerk.grip(s, Hand.RELAXED, 0), clerk.spot(clerk.arms[s][1]), 82.0) for s in (0, 1)]
    faces(stage, heads)
    hands(stage, grips, "#e0b084")
    plate.add(stage.picture().svg(), *plumes)
    x, y, _ = old.from_neck(-0.06, 0.42, 0.9)
    plate.add(
        circle(x - 13, y + 2, 10, "none", stroke="#14100c", stroke_width=2.4),
        circle(x + 14, y - 1, 10, "none", stroke="#14100c", stroke_width=2.4),
    )


def _table(plate: Plate) -> None:
    plate.add(
        polygon(
            [(40, 800), (640, 786), (668, 846), (20, 868)],
            plate.across([(0, "#2c1a0c"), (1, "#8a5c2c")]),
        )
    )
    plate.add(
        polygon(
            [(20, 868), (668, 846), (668, 878), (20, 902)],
            plate.across([(0, "#160d06"), (1, "#4c3016")]),
        )
    )
    plate.add(polygon([(20, 900), (660, 878), (650, 1010), (40, 1030)], "#120b06"))
    for x, y in ((236, 842), (256, 836), (248, 850), (284, 846), (302, 840)):
        plate.add(ellipse(x, y, 8, 3.4, "#d9a54a", stroke="#4c2c0c", stroke_width=1))
    plate.add(path("M330 842l64 -8l8 14l-66 8z", "#d8caa8"), path("M470 836v-26h16v26z", "#1a1410"))


def _front(plate: Plate) -> None:
    stage = Stage(plate, (420, 260, 1200, 1140), Lamp(LIGHT, ambient=0.03, shadow=0.85, reach=150))
    h = 106
    heads, grips, plumes = [], [], []
    youth = Person(
        stance(
            "hips 0,2.55,0; neck .1,5,.1; a -1.0,3.9,.5 -1.3,3.1,.9; "
            "b 1.15,3.95,.2 .5,3.0,.5; la -1.1,1.9,.4 -1.5,.35,.5 -2.0,.12,.6; "
            "lb 1.4,2.1,.5 1.5,.4,.2 2.1,.12,.3; chest 40; pelvis 30; look 78,-2,0"
        ),
        (664, 1084, 60),
        h,
    )
    stage.add(
        *youth.hose(BLACK, 0.05),
        youth.bodice(OCHRE, 0.08),
        *youth.sleeves(WHITE, 1.9, 0.17),
        *_breeches(youth),
    )
    heads.append((youth.head(skin="#e8b88a", jaw=0.9, nose=0.9), "short", "#3a2412"))
    grips.append((youth.grip(0, Hand.RELAXED, 0), youth.spot(youth.arms[0][1]), 80.0))
    plumes.append(_hat(youth, BLACK, "#e8dfc8", stage, 1.0))
    christ = Person(
        stance(
            "neck -.1,6.5,0; a -1.3,5.8,.5 -2.35,6.1,.8; b 1.0,5.1,.2 .5,4.2,.7; "
            "chest -34; pelvis -30; look -56,4,0"
        ),
        (1090, 1120, -60),
        h,
    )
    stage.add(
        christ.bodice(RED, 0.1), christ.skirt(BLUE, 0.3, 0.9, 5), *christ.sleeves(RED, 1.75, 0.17)
    )
    heads.append((christ.head(skin="#e2b286"), "long+beard", "#5a3818"))
    grips.append((christ.grip(0, Hand.POINT, -20, 0.92, -8), christ.spot(christ.arms[0][1]), 100.0))
    peter = Person(
        stance(
            "hips 0,4,0; neck -.25,6.2,.2; a -1.1,4.9,.5 -1.75,5.15,.9; "
            "b 1.0,4.8,.3 .8,4.0,.9; la -.5,2.1,.2 -.9,.35,.2 -1.4,.12,.3; "
            "lb .5,2.1,0 .6,.35,0 .1,.12,.2; chest -115; pelvis -110; look -96,6,0; "
            "nod -.15,.68,.1"
        ),
        (978, 1126, 60),
        98,
    )
    stage.add(
        *peter.hose(FLESH, 0),
        peter.bodice(CLOAK, 0.1),
        peter.skirt(CLOAK, 1.0, 1.05, 6),
        *peter.sleeves(GREEN, 1.85, 0.15),
    )
    mantle = [
        peter.tube(
            "-.3,6.1,.3 .4,5.2,.7 .6,4.0,.8 .4,2.6,.7 .3,1.3,.5", (0.4, 0.6, 0.7, 0.75, 0.8), True
        )
    ]
    stage.add(Layer(mantle, CLOAK, 10, (7, 9, 2)))
    heads.append((peter.head(skin="#c8966a"), "short+beard", "#8c8474"))
    grips.append((peter.grip(0, Hand.POINT, 0, 0.85), peter.spot(peter.arms[0][1]), 84.0))
    stage.add(Layer([Cone((1040, 640, 120), (1010, 1130, 100), 6, 6)], CLOAK, 1))
    faces(stage, heads)
    hands(stage, grips, "#e2b286")
    plate.add(
        polygon(
            [
                (598, 854),
                (768, 844),
                (798, 1100),
                (773, 1104),
                (754, 900),
                (628, 906),
                (613, 1104),
                (586, 1104),
            ],
            "#2a1a0c",
        )
    )
    plate.add(stage.picture().svg(), *plumes)
    plate.add(stroke("M598 860L470 1010", "#6b6250", 5), stroke("M606 846L592 868", "#c8b078", 8))
    x, y, _ = christ.from_neck(-0.1, 1.36, 0.0)
    plate.add(ellipse(x, y + 8, 62, 15, "none", stroke="#e8cf86", stroke_width=2, opacity=0.85))


def _breeches(man: Person) -> list[Layer]:
    """Puffed breeches in bands."""
    out = []
    for s in (0, 1):
        hip, knee = man.hip_joints[s], man.legs[s][0]
        way = [hip, hip + (knee - hip) * 0.5, hip + (knee - hip) * 0.95]
        out.append(Layer([man.limb(way, (0.5, 0.56, 0.38))], (RED, OCHRE)[s], 6, (9, 4, 1)))
    return out
