"""The Last Supper (Leonardo, about 1495-98): one long table, thirteen men, a room in perspective.

Very wide; all lines of ceiling and hanging-covered walls meet in Christ's head before the middle
of three windows; twelve apostles in four groups of three lean, rise and point.
Faded fresco: blue and red robes, white cloth, brown walls, pale hills and light sky outside.
Christ forms a triangle, arms spread on the cloth; Judas, dark, leans back with elbow on the table.
Recognized by: the table across the picture, the coffered ceiling, the groups of three.
"""

from ..air import vignette
from ..core import Dice, Plate, Point, ellipse, lerp, line, path, polygon, rect, stroke
from ..drapery import Cloth, Fold, drape, pts
from ..figures import Hand, hand
from ..materials import cloudy, impasto
from ..people.clay import Cone, Lamp, Layer, Stage
from ..people.faces import faces, hands
from ..people.modern import Person, Pose
from ..sculpt import Placing, turn
from ..styles import craquelure

SIZE = (1200, 620)
W, H = SIZE
ALT = {
    "en": "Thirteen men in robes behind one long white table; the calm one in the middle sits "
    "before a bright window, the others lean and gesture in groups of three.",
    "es": "Trece hombres con túnicas tras una larga mesa blanca; el del centro, sereno, ante una "
    "ventana clara; los demás se agitan en grupos de tres.",
}
EYE = (600.0, 292.0)
LIGHT = (-0.5, -0.6, 0.7)
LINEN = Cloth(["#5d5648", "#928a76", "#c2baa4", "#e2dcc8", "#f3efe0"], 0, 0.5)
DYES = {
    "b": ("#141c2c", "#2c3f5c", "#4d6684", "#8299ab", "#bcc9cb"),
    "r": ("#2e100c", "#662a20", "#9c4a38", "#c67e66", "#e6b8a0"),
    "g": ("#141c12", "#2f3d26", "#566446", "#8a9470", "#bec2a2"),
    "o": ("#2c1a0a", "#6a441c", "#a87836", "#cfa866", "#ecd6a4"),
    "w": ("#4a4436", "#7d7561", "#ada48c", "#d2cab2", "#eee8d6"),
    "p": ("#241420", "#4c3044", "#7c5868", "#a88c92", "#d2bfc0"),
}
"""Each man: x, forward, height of the neck, turn, head's turn, hair, hair color, robe, mantle,
arms (elbow, wrist of each side; from the neck, in heads), and how he holds his hands."""
MEN = (
    (118, -14, 268, 30, 66, "short+beard", "#4a3626", "o", "b",
     "-.9,-1.5,.3 -.4,-2.5,.9", "1.1,-1.5,.3 1.2,-2.5,.9", 0.35, "RR"),
    (182, -30, 282, 20, 50, "long+beard", "#6a4c30", "r", "o",
     "-.9,-1.3,0 .2,-1.2,.7", "1.1,-1.3,0 2.0,-.7,.5", 0.2, "RO"),
    (254, -10, 284, 8, 20, "bald+beard", "#a8a090", "g", "o",
     "-.9,-.9,.6 -.7,.1,.9", "1.0,-.9,.6 .8,.1,.9", 0.05, "OO"),
    (352, 34, 318, -25, 62, "short+beard", "#2c1e14", "g", "b",
     "-1.1,-1.1,.5 -.3,-1.7,1.2", "1.0,-1.0,.6 1.7,-1.5,1.1", -0.5, "HR"),
    (398, -6, 282, 40, 64, "short+beard", "#a09884", "b", "o",
     "-1.2,-1.1,-.2 -1.4,-2.0,.2", "1.1,-.8,.5 1.7,.0,.7", 0.75, "HR"),
    (474, -16, 294, -20, -30, "long", "#a8743c", "g", "r",
     "-.9,-1.3,.4 .1,-2.2,.9", "1.0,-1.3,.4 .3,-2.2,1.0", -0.45, "RR"),
    (600, 10, 300, 0, -14, "long+beard", "#7c5028", "r", "b",
     "-1.35,-1.35,.3 -2.05,-2.45,1.1", "1.35,-1.35,.3 2.1,-2.45,1.1", 0.0, "OF"),
    (706, -40, 270, -20, -64, "short+beard", "#4a3422", "g", "r",
     "-.9,-1.1,.4 -1.0,.1,.6", "1.0,-1.3,.2 1.0,-2.0,.5", -0.3, "PR"),
    (742, 0, 300, -5, -40, "long+beard", "#8c6236", "g", "o",
     "-1.4,-.7,.5 -2.5,-.9,.9", "1.4,-.7,.5 2.4,-1.0,.8", -0.25, "OO"),
    (806, -12, 268, -15, -46, "long", "#a8743c", "o", "r",
     "-.9,-1.0,.5 -.3,-.4,.9", "1.0,-1.0,.5 .4,-.5,.9", -0.45, "RR"),
    (916, -8, 290, -55, 60, "short+beard", "#4a3422", "b", "w",
     "-1.3,-.7,.4 -2.4,-.4,.7", "1.0,-1.2,.2 -.3,-1.0,.8", 0.1, "FF"),
    (990, -22, 296, -20, 62, "bald+beard", "#8a7a60", "o", "p",
     "-1.2,-1.2,.4 -1.9,-1.9,.8", "1.0,-1.3,.3 .5,-2.1,.8", 0.0, "OR"),
    (1072, -4, 286, -60, -56, "bald+beard", "#b4aa98", "w", "w",
     "-1.2,-1.0,.4 -1.9,-.9,.8", "1.0,-1.2,.2 .0,-1.4,.9", -0.1, "OO"),
)  # fmt: skip
POSES = {"R": Hand.RELAXED, "O": Hand.OPEN, "H": Hand.HOLD, "P": Hand.POINT, "F": Hand.FLAT}


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".05 .06", 0.8, 0.25, seed=6)):
        _room(plate)
        _windows(plate)
        _men(plate)
        _table(plate)
        _resting(plate)
        worn = cloudy(plate, ".02 .03", 9, "#d9cdb0", 0.56, 4)
        plate.add(rect(0, 0, W, H, "#ffffff", filter=worn, opacity=0.22))
    plate.add(craquelure(W, H, seed=5, size=15, strength=0.12).svg())
    vignette(plate, "#2a2014", 0.3, 0.5, 0.5)


def _toward(p: Point, t: float) -> Point:
    return lerp(p[0], EYE[0], t), lerp(p[1], EYE[1], t)


def _room(plate: Plate) -> None:
    """Coffered ceiling, two walls with dark hangings, end wall: all lines meet at the eye."""
    deep = 0.58
    nw, ne, sw, se = (0.0, -60.0), (1200.0, -60.0), (0.0, 470.0), (1200.0, 470.0)
    a, b, c, d = (_toward(p, deep) for p in (nw, ne, sw, se))
    plate.add(rect(0, 0, W, H, "#6b5a45"))
    plate.add(polygon([nw, ne, b, a], plate.linear([(0, "#8d7c62"), (1, "#5d4e3c")])))
    plate.add(polygon([nw, a, c, sw], plate.across([(0, "#54483a"), (1, "#6e5f4b")])))
    plate.add(polygon([ne, b, d, se], plate.across([(0, "#b3a283"), (1, "#98876a")])))
    plate.add(polygon([a, b, d, c], "#857359"))
    plate.add(polygon([sw, se, d, c], "#6a5138"))
    for k in range(13):
        x = lerp(-60, 1260, k / 12)
        plate.add(
            stroke(line([(x, -70), _toward((x, -70), deep)], False), "#3c3024", 5),
            stroke(line([(x + 3, -70), _toward((x + 3, -70), deep)], False), "#b7a582", 1.6),
        )
    for k in range(8):
        t = 1 - (1 - deep) / (1 - deep * k / 7 * 0.999) if k else 0.0
        t = deep * (1 - (1 - k / 7) ** 1.7)
        (xa, ya), (xb, _) = _toward(nw, t), _toward(ne, t)
        plate.add(
            stroke(f"M{xa} {ya}H{xb}", "#3c3024", 4.5 - 3 * t),
            stroke(f"M{xa} {ya + 3}H{xb}", "#b7a582", 1.4),
        )
    for west, wall in ((True, 0.0), (False, 1200.0)):
        for k in range(4):
            t0, t1 = (deep * (1 - (1 - v) ** 1.55) for v in ((k + 0.16) / 4, (k + 0.78) / 4))
            top, low = (wall, 96.0), (wall, 420.0)
            shape = [_toward(top, t0), _toward(top, t1), _toward(low, t1), _toward(low, t0)]
            tone = ("#2c2a22", "#3a382c") if west else ("#6b5740", "#7d6a4c")
            plate.add(
                polygon(
                    shape,
                    plate.linear([(0, tone[1]), (1, tone[0])]),
                    stroke="#241c12",
                    stroke_width=1.5,
                )
            )
            nw, ne, se, sw = shape
            dots = ""
            for u in (0.2, 0.5, 0.8):
                for v in (0.1, 0.24, 0.38, 0.52, 0.66, 0.8, 0.94):
                    left, right = lerp(nw[1], sw[1], v), lerp(ne[1], se[1], v)
                    dots += f"M{lerp(nw[0], ne[0], u):.1f} {lerp(left, right, u):.1f}h.1"
            plate.add(stroke(dots, "#8c7a54", 3, stroke_linecap="round", opacity=0.7))


def _windows(plate: Plate) -> None:
    for x0, x1, top in ((434, 512, 176), (548, 652, 158), (688, 766, 176)):
        plate.add(rect(x0 - 6, top - 6, x1 - x0 + 12, 300, "#3c3024"))
        plate.add(
            rect(
                x0,
                top,
                x1 - x0,
                290,
                plate.linear(
                    [(0, "#b9cdd6"), (0.35, "#e2e6d8"), (0.45, "#cdd4bf"), (1, "#8ea07c")]
                ),
            )
        )
        hills = pts(
            f"{x0},256 {x0 + 20},240 {x0 + 44},250 {x1 - 30},236 {x1},252 {x1},300 {x0},300"
        )
        plate.add(polygon(hills, "#8fa3a6"))
        plate.add(polygon([(x0, 274), (x0 + 40, 266), (x1, 278), (x1, 320), (x0, 320)], "#7c8a62"))
    plate.add(
        path("M540 158A62 40 0 0 1 660 158", "none", stroke="#3c3024", stroke_width=6),
        path("M540 156A62 40 0 0 1 660 156", "none", stroke="#a08e6c", stroke_width=2.5),
    )


def _men(plate: Plate) -> None:
    stage = Stage(
        plate, (0, 190, 1200, 470), Lamp(LIGHT, ambient=0.16, shadow=0.55, reach=60, ink=0.25)
    )
    h = 46
    heads, grips = [], []
    for x, z, y, chest, yaw, style, hair, robe, mantle, arm_a, arm_b, lean, hold in MEN:
        shift = [
            " ".join(
                f"{float(p.split(',')[0])},{float(p.split(',')[1]) + 2.45},{p.split(',')[2]}"
                for p in arm.split()
            )
            for arm in (arm_a, arm_b)
        ]
        pose = Pose(
            hips=(-lean, 0, -0.2),
            neck=(0, 2.45, 0),
            arm_a=shift[0],
            arm_b=shift[1],
            chest=chest,
            pelvis=chest * 0.5,
            look=(yaw, 8, lean * 18 + (12 if x == 600 else 0)),
            nod=(lean * 0.4 + yaw * 0.003, 0.66, 0.25),
            leg_a="-.4,-1 -.4,-2",
            leg_b=".4,-1 .4,-2",
        )
        man = Person(pose, (x, y + 2.45 * h, z), h)
        stage.add(man.bodice(DYES[robe], 0.10), *man.sleeves(DYES[robe], 1.92, 0.12))
        if x == 600:
            stage.add(
                Layer(
                    [man.tube("1.0,2.3,.1 1.15,1.5,.4 .9,.3,.5 .2,-.6,.6", (0.32, 0.5, 0.6, 0.6))],
                    DYES["b"],
                    8,
                    (6, 5.0, 2),
                ),
                man.sleeves(DYES["b"], 1.8, 0.2)[1],
            )
        else:
            side = 1 if chest > 0 else -1
            stage.add(
                Layer(
                    [
                        man.tube(
                            f"{-side * 0.8},2.3,.2 {-side * 0.3},1.3,.5 "
                            f"{side * 0.5},.2,.5 {side * 0.3},-.9,.5",
                            (0.3, 0.4, 0.5, 0.55),
                        )
                    ],
                    DYES[mantle],
                    8,
                    (6, 5.0, x % 5),
                )
            )
        young = style == "long"
        heads.append(
            (
                man.head(
                    skin="#dcb088" if x != 360 else "#b98a62",
                    lips="#9c5a48",
                    ridge=0.6 if young else 1.0,
                ),
                style,
                hair,
            )
        )
        for side, key in enumerate(hold):
            grips.append((man.grip(side, POSES[key], 30), man.spot(man.arms[side][1]), 0.8 * h))
    faces(stage, heads)
    hands(stage, grips, "#dcb088")
    plate.add(stage.picture().svg())


def _resting(plate: Plate) -> None:
    """Hands and forearms that lie on the cloth: Christ's above all, spread to both sides."""
    stage = Stage(plate, (80, 380, 1120, 450), Lamp(LIGHT, ambient=0.16, shadow=0.5, reach=40))
    size = 36.0
    for elbow, wrist, pose, roll, dye in (
        ((556, 396), (520, 414), Hand.FLAT, (0, 40, -112), "r"),
        ((646, 396), (684, 414), Hand.OPEN, (180, 40, 112), "b"),
        ((396, 394), (424, 410), Hand.HOLD, (0, 50, 110), "g"),
        ((340, 396), (320, 412), Hand.RELAXED, (0, 40, -120), "g"),
        ((168, 396), (186, 412), Hand.FLAT, (0, 50, 150), "o"),
        ((92, 396), (84, 412), Hand.FLAT, (0, 50, -160), "o"),
        ((484, 402), (470, 412), Hand.RELAXED, (0, 50, -90), "g"),
        ((880, 398), (858, 412), Hand.OPEN, (180, 40, -100), "b"),
        ((1010, 398), (990, 412), Hand.RELAXED, (0, 40, -110), "o"),
    ):
        at = (float(wrist[0]), float(wrist[1]), 40.0)
        shape = hand(pose, Placing(at, size, turn(*roll)), roll[2] > 0)
        stage.add(
            Layer(
                [Cone((elbow[0], elbow[1], 24.0), (wrist[0], wrist[1], 36.0), 15, 10)],
                DYES[dye],
                3,
                wrinkle=(8, 1.6),
            )
        )
        hands(stage, [(shape, at, size)], "#dcb088")
    plate.add(stage.picture().svg())


def _table(plate: Plate) -> None:
    """White cloth with its ironed creases, dishes, loaves, glasses; legs and feet below."""
    plate.add(rect(0, 500, W, 120, plate.linear([(0, "#4a3a2a"), (1, "#2c2118")])))
    for k in range(-8, 9):
        plate.add(
            stroke(
                line([_toward((600 + k * 190, 640), 0.3), (600 + k * 190, 640)], False),
                "#6b543a",
                1.4,
                opacity=0.6,
            )
        )
    dice = Dice(7)
    for x in (150, 250, 380, 470, 570, 630, 740, 830, 930, 1010):
        dye = dice.choice(["#3c4a60", "#7a3a2c", "#54603f", "#8a6a3a"])
        plate.add(
            polygon([(x - 26, 500), (x + 26, 500), (x + 20, 566), (x - 20, 566)], dye, opacity=0.8)
        )
        for s in (-1, 1):
            plate.add(
                ellipse(x + s * 14, 572, 13, 5.5, "#c09a74"),
                ellipse(x + s * 14, 575, 14, 3, "#1a120c", opacity=0.5),
            )
    plate.add(
        polygon(
            [(52, 408), (1148, 408), (1172, 446), (28, 446)],
            plate.linear([(0, "#d6d0bc"), (1, "#efeadb")]),
        )
    )
    for x in (40, 330, 600, 870, 1130):
        plate.add(rect(x + 8, 500, 14, 90, "#3a2a1a"))
    front = pts("28,446 1172,446 1176,530 28,530")
    folds = [Fold([(x, 448), (x + 2, 528)], 7, 4) for x in range(70, 1160, 62)]
    folds += [Fold([(x + 20, 450), (x + 16, 528)], 9, -3) for x in range(70, 1160, 124)]
    plate.add(drape(plate, front, folds, LINEN, LIGHT, 8, 3, closed_curve=False, crumple=1.0).svg())
    for y in (466, 486, 510):
        plate.add(stroke(f"M28 {y}H1174", "#8fa0ac", 1.6, opacity=0.6, stroke_dasharray="10 4"))
    for x in range(90, 1140, 30):
        level = 428 + dice.uniform(-9, 9)
        kind = dice.random()
        if kind < 0.3:
            plate.add(
                ellipse(x, level + 2, 20, 6, "#8c8470"),
                ellipse(x, level, 19, 5.5, "#c9c4b0"),
                ellipse(x, level, 12, 3, "#a39a82"),
            )
        elif kind < 0.65:
            plate.add(
                ellipse(x + 1, level + 3, 11, 5, "#8a7a5c", opacity=0.6),
                ellipse(x, level, 10, 5.5, "#b98a4e"),
                ellipse(x - 2, level - 2, 5, 2, "#deb878"),
            )
        elif kind < 0.85:
            plate.add(
                path(f"M{x - 4} {level - 14}h8l-1 14h-6z", "#b9a98a", opacity=0.8),
                path(f"M{x - 3.5} {level - 8}h7l-.6 8h-5.6z", "#7a2c1c"),
            )
