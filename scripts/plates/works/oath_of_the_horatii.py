"""Oath of the Horatii (David, 1784): three brothers swear on three swords.

Almost square; a bare hall closed by three round arches on Doric columns, one group to each arch:
three warriors lunge from the left, arms straight; the father in red lifts the swords in the
middle; at the right women in pale robes droop together. Hard light from the upper left.
Grey stone, dark behind the arches; red, steel, white, ochre; no visible brush.
Recognized by: parallel legs and arms, the three swords at the center, straight men, limp women.
"""

from ..air import vignette
from ..core import Plate, Point, lerp, line, path, polygon, rect, stroke
from ..figures import Hand
from ..materials import impasto, stone
from ..people.clay import Cone, Lamp, Layer, Stage
from ..people.faces import faces, hands
from ..people.modern import Person, Pose, stance

SIZE = (1200, 932)
W, H = SIZE
ALT = {
    "en": "Under three plain arches three helmeted warriors stretch their arms toward the swords "
    "held up by a man in red; at the right women sit and droop.",
    "es": "Bajo tres arcos sobrios, tres guerreros con casco tienden el brazo hacia las "
    "espadas que "
    "alza un hombre de rojo; a la derecha, mujeres abatidas.",
}
LIGHT = (-0.62, -0.52, 0.6)
FLESH = ("#25130c", "#70432b", "#b98058", "#dfb48a", "#f3dcba")
PALE = ("#2c1a12", "#83573e", "#cc9d78", "#ecccaa", "#f8e8d0")
RED = ("#22060a", "#5c1214", "#9c2420", "#c4483a", "#e2887a")
WHITE = ("#3c372e", "#7f7767", "#b9b09c", "#dfd8c6", "#f6f1e4")
STEEL = ("#12151a", "#363d47", "#6d7883", "#a9b4bc", "#eef3f4")
OCHRE = ("#2a1808", "#6b4218", "#a8752f", "#d0a45c", "#ecd3a0")
BLUE = ("#10161f", "#2b3a4c", "#50677c", "#8299a8", "#bccbd0")
BROWN = ("#160d08", "#3a2417", "#64452e", "#8f6d50", "#bfa384")


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".04 .05", 0.4, 0.1, seed=6)):
        _hall(plate)
        _women(plate)
        _brothers(plate)
    vignette(plate, "#0c0a08", 0.38, 0.45, 0.5)


def _hall(plate: Plate) -> None:
    plate.add(rect(0, 0, W, 700, plate.across([(0, "#4c463d"), (0.5, "#6f675a"), (1, "#7b7263")])))
    spring, floor = 300.0, 660.0
    piers = (24.0, 410.0, 790.0, 1176.0)
    for i in range(3):
        a, b = piers[i] + 42, piers[i + 1] - 42
        arch = f"M{a} {floor}V{spring}A{(b - a) / 2} {(b - a) / 2} 0 0 1 {b} {spring}V{floor}Z"
        plate.add(path(arch, plate.linear([(0, "#15120f"), (1, "#2a251f")])))
        m, r = (a + b) / 2, (b - a) / 2
        with plate.group(filter=stone(plate, ".05", 4, 1.2, 225, 50, 0.3)):
            ring = (
                f"M{a - 34} {spring}A{r + 34} {r + 34} 0 0 1 {b + 34} {spring}H{b}A{r} "
                f"{r} 0 0 0 {a} {spring}Z"
            )
            plate.add(path(ring, plate.across([(0, "#6f675a"), (1, "#9c9382")])))
            for k in range(1, 14):
                t = k / 14
                x = m - (r + 34) * (1 - 2 * t)
                rise = ((r + 34) ** 2 - (x - m) ** 2) ** 0.5
                u = r / (r + 34)
                plate.add(
                    stroke(
                        f"M{x:.1f} {spring - rise:.1f}L{m + (x - m) * u:.1f} "
                        f"{spring - rise * u:.1f}",
                        "#3c362d",
                        1.6,
                    )
                )
        plate.add(
            path(
                f"M{m - r * 0.5} {floor}V{spring + 70}A{r * 0.5} {r * 0.5} 0 0 1 "
                f"{m + r * 0.5} {spring + 70}V{floor}Z",
                "#3a342b",
                opacity=0.55,
            )
        )
    plate.add(rect(0, 0, W, 60, plate.linear([(0, "#1d1a16", 0.85), (1, "#1d1a16", 0)])))
    for x in piers:
        shaft = plate.across([(0, "#a89e8b"), (0.3, "#b8ae9a"), (0.7, "#7a7263"), (1, "#443e35")])
        plate.add(rect(x - 26, spring + 34, 52, floor - spring - 34, shaft))
        plate.add(
            rect(x - 40, spring - 2, 80, 14, "#b0a692"),
            rect(x - 34, spring + 12, 68, 12, "#8d8473"),
            rect(x - 28, spring + 24, 56, 10, "#5d564a"),
        )
    floor_tone = plate.linear([(0, "#5c5348"), (1, "#8b8070")])
    plate.add(rect(0, floor, W, H - floor, floor_tone))
    eye = (600.0, 400.0)

    def ray(p: Point, t: float) -> Point:
        return lerp(p[0], eye[0], t), lerp(p[1], eye[1], t)

    for k in range(-7, 8):
        low = (600 + k * 210.0, 990.0)
        plate.add(stroke(line([low, ray(low, 0.56)], False), "#3c352c", 2))
    for y in (676, 700, 738, 794, 876):
        plate.add(stroke(f"M0 {y}H{W}", "#3c352c", 1.6))
    plate.add(rect(0, floor, W, 30, plate.linear([(0, "#1a1612", 0.7), (1, "#1a1612", 0)])))


def _armor(man: Person, dye: tuple[str, ...], skirt: tuple[str, ...]) -> list[Layer]:
    """Cuirass, short tunic below it."""
    return [
        man.bodice(dye, 0.05),
        man.skirt(skirt, man.pose.hips[1] - 1.15, 0.8, 6),
        *man.hose(FLESH, 0.0),
        *man.arms_bare(FLESH),
    ]


def _brothers(plate: Plate) -> None:
    h = 84
    stage = Stage(
        plate, (40, 110, 860, 932), Lamp(LIGHT, ambient=0.08, shadow=0.8, reach=150, ink=0.3)
    )
    heads, grips = [], []
    for k, (x, y, z) in enumerate(((182, 836, -70), (238, 852, -30), (300, 876, 20))):
        lunge = Pose(
            hips=(0.1, 3.55, 0),
            neck=(0.42, 5.95, 0),
            arm_a="-.6,4.9,.3 -.5,3.9,.6" if k != 1 else "1.0,4.7,.4 .3,4.2,.7",
            arm_b=f"1.75,{6.25 + 0.1 * k},.1 3.05,{6.75 + 0.1 * k},.1",
            leg_a="-.75,1.95,-.1 -1.75,.45,-.2 -1.2,.12,-.1",
            leg_b="1.2,2.25,.1 1.25,.35,.1 1.8,.12,.2",
            chest=42,
            pelvis=45,
            look=(72, -4, 0),
            nod=(0.22, 0.72, 0.05),
        )
        man = Person(lunge, (x, y, z), h, build=1.1)
        stage.add(*_armor(man, (OCHRE, BROWN, STEEL)[k], (BLUE, RED, WHITE)[k]))
        if k == 2:
            cloak = man.tube(
                "-.35,5.9,-.35 -.9,4.6,-.5 -1.3,3.0,-.5 -1.6,1.5,-.4", (0.4, 0.62, 0.75, 0.8), True
            )
            stage.add(Layer([cloak], RED, 8, (7, 8, 2)))
        hx, hy, hz = man.from_neck(0.17, 1.0, 0.05)
        r = 0.56 * h
        helm = [
            Cone(
                (hx - r * 0.15, hy + r * 0.1, hz + 10),
                (hx - r * 0.1, hy - r * 0.05, hz + 10),
                r * 0.83,
                r * 0.8,
            ),
            Cone(
                (hx - r * 0.55, hy + r * 0.5, hz - 4),
                (hx - r * 0.6, hy + r * 0.95, hz - 6),
                r * 0.42,
                r * 0.32,
            ),
        ]
        stage.add(Layer(helm, (OCHRE, STEEL, STEEL)[k], 8, sheen=0.5))
        crest = [
            (
                hx + r * (0.75 - 0.22 * i),
                hy - r * (0.95 + 0.5 * (i * 0.25) * (2 - i * 0.25)) + r * 0.06 * i * i * 0.5,
                hz,
            )
            for i in range(8)
        ]
        stage.add(
            Layer(
                [Cone(crest[i], crest[i + 1], r * 0.26, r * 0.26) for i in range(7)],
                (BROWN, RED, BROWN)[k],
                3,
                wrinkle=(4, 1.4),
            )
        )
        heads.append((man.head(skin="#d6a880", jaw=1.1, brow="#3a2416"), "none", "#3a2416"))
        grips.append((man.grip(1, Hand.FLAT, 70, 0.85), man.spot(man.arms[1][1]), 70.0))
        wx, wy, wz = man.spot(man.arms[0][1])
        if k != 1:
            grips.append((man.grip(0, Hand.HOLD), (wx, wy, wz), 66.0))
    lance = [Cone((96, 250, -90), (150, 905, -90), 5, 5)]
    stage.add(Layer(lance, BROWN, 1))
    sire = stance(
        "hips .15,4,0; neck .2,6.4,0; a -1.05,5.75,.4 -1.5,6.85,.5; "
        "b .7,5.2,.3 -.35,5.9,.7; la -.35,2.1,.2 -.85,.35,.1 -1.4,.12,.2; "
        "lb .6,2.1,-.1 .95,.4,-.2 .5,.1,0; chest -38; pelvis -35; look -62,-16,4; "
        "nod -.12,.72,.1"
    )
    father = Person(sire, (655, 852, 0), h, build=1.05)
    stage.add(
        *father.arms_bare(FLESH),
        *father.hose(FLESH, 0.0),
        father.bodice(BLUE, 0.06),
        father.skirt(BLUE, 1.9, 0.85, 5),
    )
    toga = [
        father.tube(
            ".75,6.25,.1 .95,5.0,.3 .7,3.9,.4 .75,2.4,.3 .85,.75,.0",
            (0.36, 0.6, 0.72, 0.78, 0.86),
            True,
        )
    ]
    swag = [father.tube("-.55,5.5,.5 .0,4.5,.75 .5,3.9,.7 1.1,3.5,.4", (0.26, 0.4, 0.46, 0.4))]
    stage.add(Layer(toga, RED, 10, (8, 9, 1)), Layer(swag, RED, 8, (5, 6, 2)))
    heads.append((father.head(skin="#d0a27a", brow="#8c8478"), "short+beard", "#8f887c"))
    grips += [
        (father.grip(0, Hand.HOLD, 20), father.spot(father.arms[0][1]), 66.0),
        (father.grip(1, Hand.OPEN, 20), father.spot(father.arms[1][1]), 66.0),
    ]
    hilt = father.spot((-1.52, 7.2, 0.6))
    for dx, dy in ((-84, -172), (-6, -204), (72, -178)):
        tip = (hilt[0] + dx, hilt[1] + dy, hilt[2])
        root = (hilt[0] + dx * 0.06, hilt[1] - 6, hilt[2] - 4)
        stage.add(Layer([Cone(root, tip, 6, 3)], STEEL, 1, sheen=0.5))
        low = (hilt[0] - dx * 0.22, hilt[1] + 34, hilt[2])
        stage.add(Layer([Cone(root, low, 4, 5)], OCHRE, 1, sheen=0.3))
    faces(stage, heads)
    hands(stage, grips, "#dfb48a")
    _shadows(plate, ((240, 858, 210), (320, 884, 200), (690, 862, 150)))
    plate.add(stage.picture().svg())


def _shadows(plate: Plate, places: tuple[tuple[float, float, float], ...]) -> None:
    soft = plate.radial([(0, "#120d08", 0.85), (1, "#120d08", 0)])
    for x, y, r in places:
        plate.add(f'<ellipse cx="{x + r * 0.35}" cy="{y}" rx="{r}" ry="{r * 0.14}" fill="{soft}"/>')


def _women(plate: Plate) -> None:
    """Two sisters lean together on chairs; behind them a mother in dark shelters children."""
    h = 80
    stage = Stage(
        plate, (780, 230, 1200, 932), Lamp(LIGHT, ambient=0.1, shadow=0.75, reach=130, ink=0.3)
    )
    plate.add(
        polygon(
            [
                (905, 640),
                (1150, 640),
                (1160, 880),
                (1130, 880),
                (1120, 720),
                (930, 720),
                (915, 880),
                (895, 880),
            ],
            "#2c1d12",
        )
    )
    _shadows(plate, ((980, 880, 190),))
    heads, grips = [], []
    mother = Person(
        stance(
            "hips 0,3.2,0; neck -.15,5.4,.2; a -1.0,4.4,.4 -.6,3.4,.8; "
            "b .9,4.3,.3 .3,3.4,.8; la -.5,1.9,.7 -.4,.3,.5; lb .5,1.9,.7 .4,.3,.5; "
            "chest -20; pelvis -10; look -30,26,-16"
        ),
        (878, 800, -90),
        h,
        female=True,
    )
    stage.add(
        mother.bodice(BROWN, 0.12),
        mother.skirt(BROWN, 0.2, 1.0, 5),
        *mother.sleeves(BROWN, 1.9, 0.16),
    )
    heads.append((mother.head(skin="#b98a66"), "veil", "#2e2620"))
    for x, y, look, hair in ((838, 812, 30, "#8a5a2c"), (902, 824, -40, "#a8743c")):
        child = Person(
            Pose(look=(look, 8, 6), arm_a="-.9,5.1,.3 -.5,4.2,.7"), (x, y, -30), 42, female=True
        )
        stage.add(
            child.bodice(OCHRE, 0.1),
            child.skirt(OCHRE, 0.6, 0.9, 5),
            *child.sleeves(OCHRE, 1.5),
            *child.hose(PALE, 0),
        )
        heads.append((child.head(skin="#d8ac84"), "short", hair))
    seats = (
        (
            (985, 858, 0),
            WHITE,
            BLUE,
            (0.25, 4.95),
            "-.75,3.9,.4 .1,3.1,.8",
            "1.25,4.1,.4 1.0,3.0,.7",
            (34, 34, 30),
            "veil",
            "#d9cfba",
        ),
        (
            (1138, 872, -20),
            OCHRE,
            WHITE,
            (-0.35, 4.75),
            "-1.3,3.7,.5 -1.1,2.8,.8",
            ".55,3.7,.4 .2,2.6,.8",
            (-30, 32, -34),
            "bun",
            "#6b4526",
        ),
    )
    for place, robe, mantle, (nx, ny), arm_a, arm_b, gaze, style, hair in seats:
        pose = Pose(
            hips=(0, 2.55, 0),
            neck=(nx, ny, 0.3),
            arm_a=arm_a,
            arm_b=arm_b,
            leg_a="-.95,2.0,1.1 -1.25,.35,.9 -1.5,.1,1.3",
            leg_b=".15,1.95,1.2 -.25,.35,1.0 -.5,.1,1.3",
            chest=-24,
            pelvis=-34,
            look=gaze,
            nod=(0.22 * (1 if nx > 0 else -1), 0.62, 0.28),
        )
        woman = Person(pose, place, h, female=True)
        stage.add(
            *woman.arms_bare(PALE),
            woman.bodice(robe, 0.07),
            woman.skirt(robe, 0.12, 1.05, 7, (-0.4, 0, 0)),
            *woman.hose(PALE, 0),
        )
        shawl = woman.tube(
            f"{nx + 0.6},{ny - 0.2},.1 {nx * 0.4 + 0.65},3.4,.3 .2,2.6,.9 -.9,2.1,1.2 -1.0,1.0,1.1",
            (0.3, 0.42, 0.5, 0.5, 0.4),
        )
        stage.add(Layer([shawl], mantle, 8, (7, 7, 3)))
        heads.append((woman.head(skin="#e6bf98", lids=0.0), style, hair))
        grips += [(woman.grip(s, Hand.DROOP), woman.spot(woman.arms[s][1]), 56.0) for s in (0, 1)]
    faces(stage, heads)
    hands(stage, grips, "#eacaa8")
    plate.add(stage.picture().svg())
