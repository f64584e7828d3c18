"""The Intervention of the Sabine Women (David, 1799): a woman stops a battle.

Wide; a frieze before a fortress on a rock: at the left a nude helmeted warrior with a shield, at
the right another about to throw his spear, round shield with a wolf; between them a woman in
white with arms stretched to both sides, babies at her feet, others lift or shield children;
behind, ranks of spears, horses, a grey sky. Clean, even light from the left, bodies like marble.
Palette of grey rock, ochre skin, white, brick red, bronze.
Recognized by: the two nude heroes and the white woman who parts them, the fortress.
"""

from ..air import clouds, sky, vignette
from ..core import Dice, Plate, circle, ellipse, jagged, path, polygon, rect, stroke
from ..drapery import pts
from ..figures import Hand
from ..materials import impasto, stone
from ..people.clay import Cone, Lamp, Layer, Stage, Tube
from ..people.faces import faces, hands
from ..people.modern import Person, Pose, stance

SIZE = (1200, 884)
W, H = SIZE
ALT = {
    "en": "Before a fortress a woman in white throws out her arms between two nude warriors with "
    "helmets and round shields; babies at her feet, a forest of spears behind.",
    "es": "Ante una fortaleza, una mujer de blanco abre los brazos entre dos guerreros "
    "desnudos con "
    "casco y escudo; niños a sus pies y un bosque de lanzas detrás.",
}
LIGHT = (-0.5, -0.6, 0.66)
FLESH = ("#2e1a10", "#83543a", "#c7946c", "#e8c29a", "#f8e6c8")
PALE = ("#3c241a", "#956650", "#d6a888", "#f0d2b4", "#fcf0dc")
WHITE = ("#4c483e", "#8c8676", "#c4beac", "#e8e4d6", "#fffdf6")
RED = ("#2a0a08", "#6e2218", "#ac4430", "#d27c60", "#f0baa0")
BRONZE = ("#1c1006", "#5a3c18", "#9c7430", "#d2ac5c", "#fff0c0")
STEEL = ("#14161a", "#3c4248", "#767e84", "#b0b8bc", "#f2f6f6")
BLUE = ("#141a26", "#34445c", "#64788e", "#9cacb8", "#d4dee2")
OCHRE = ("#2a1a08", "#6e4e1e", "#a88244", "#d2b078", "#f0dcb4")
DARK = ("#140e0a", "#34281e", "#5c4c3c", "#8c7a66", "#bcac98")


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".04 .05", 0.35, 0.1, seed=6)):
        _fortress(plate)
        _ranks(plate)
        _dust(plate)
        _frieze(plate)
    vignette(plate, "#100e0a", 0.28, 0.5, 0.5)


def _fortress(plate: Plate) -> None:
    sky(plate, ["#7d8c98", "#a9b2b2", "#d0ccba"], 560)
    clouds(plate, "#e2ded0", 4, ".004 .009", 0.48, 3, 0.7, 460)
    clouds(plate, "#5d6872", 8, ".003 .008", 0.54, 3, 0.6, 360)
    with plate.group(filter=stone(plate, ".03 .05", 5, 2.6, 225, 48, 0.5)):
        cliff = jagged(
            pts(
                "-10,150 40,140 60,60 170,40 300,30 420,36 470,110 520,190 600,260 "
                "700,330 820,372 960,392 1210,400"
            ),
            0.05,
            3,
            4,
        )
        plate.add(polygon([*cliff, (1210, 620), (-10, 620)], "#7b7260"))
        plate.add(
            polygon(
                jagged(
                    pts("60,300 180,260 330,280 470,330 560,420 400,470 100,460 60,300"), 0.08, 3, 6
                ),
                "#6a6150",
            )
        )
        for x0, y0, w, h in (
            (60, 20, 110, 190),
            (170, 60, 150, 140),
            (320, 10, 96, 200),
            (416, 90, 90, 120),
        ):
            plate.add(
                rect(
                    x0,
                    y0,
                    w,
                    h,
                    plate.across([(0, "#b3a68a"), (0.6, "#9a8e74"), (1, "#6e6450")]),
                    stroke="#3c3428",
                    stroke_width=1.6,
                )
            )
            for k in range(int(w // 22)):
                plate.add(rect(x0 + 4 + k * 22, y0 - 13, 13, 14, "#a3977c"))
            for row in range(int(h // 16)):
                plate.add(stroke(f"M{x0} {y0 + 16 * row + 12}h{w}", "#5d5442", 1, opacity=0.6))
        plate.add(rect(350, 110, 30, 60, "#2c261c"), rect(100, 90, 20, 36, "#2c261c"))
    plate.add(rect(0, 560, W, 330, "#6e6350"))


def _dust(plate: Plate) -> None:
    """The ground before the ranks, and the dust that hides their feet."""
    fade = plate.linear([(0, "#8c7f66", 0), (0.5, "#8c7f66", 0.95), (1, "#8c7f66")])
    plate.add(rect(0, 520, W, 80, fade))
    plate.add(
        rect(0, 598, W, 290, plate.linear([(0, "#8c7f66"), (0.4, "#a09072"), (1, "#7b6c54")]))
    )


def _helmet(
    stage: Stage, man: Person, metal: tuple[str, ...], plume: tuple[str, ...], s: int
) -> None:
    """A crested helmet pushed back; `s` is the way he looks (1: to the right)."""
    x, y, z = man.from_neck(man.pose.nod[0], man.pose.nod[1] + 0.25, man.pose.nod[2])
    r = 0.56 * man.h
    dome = [
        Cone(
            (x - s * r * 0.2, y + r * 0.06, z + 0.12 * man.h),
            (x - s * r * 0.1, y - r * 0.12, z + 0.12 * man.h),
            r * 0.84,
            r * 0.8,
        ),
        Cone(
            (x - s * r * 0.55, y + r * 0.5, z),
            (x - s * r * 0.66, y + r * 0.9, z - 4),
            r * 0.42,
            r * 0.3,
        ),
    ]
    stage.add(Layer(dome, metal, 8, sheen=0.6))
    way = [
        (x + s * r * 0.7, y - r * 0.9, z),
        (x + s * r * 0.2, y - r * 1.5, z),
        (x - s * r * 0.6, y - r * 1.4, z),
        (x - s * r * 1.2, y - r * 0.7, z),
        (x - s * r * 1.45, y + r * 0.3, z),
    ]
    stage.add(
        Layer(
            [Tube(way, [r * v for v in (0.14, 0.26, 0.3, 0.28, 0.12)])], plume, 3, wrinkle=(6, 1.6)
        )
    )


def _ranks(plate: Plate) -> None:
    """Armies behind: lances, helmets, horses, lifted hands."""
    dice = Dice(4)
    for side, x0, x1 in ((-1, 10, 430), (1, 700, 1195)):
        for k in range(26):
            x = x0 + (x1 - x0) * k / 25 + dice.uniform(-6, 6)
            top = 250 + dice.uniform(-40, 60) - (x - 600) * side * 0.0
            plate.add(
                stroke(
                    f"M{x:.0f} 600L{x + side * dice.uniform(-10, 40):.0f} {top:.0f}",
                    dice.choice(["#3c3022", "#5c4a32", "#2c241a"]),
                    2.6,
                )
            )
    stage = Stage(
        plate, (0, 320, 1200, 720), Lamp(LIGHT, ambient=0.2, shadow=0.55, reach=50, gain=0.6)
    )
    heads = []
    for k in range(30):
        x = (4 + k * 31) if k < 15 else (690 + (k - 15) * 35)
        y = 452 + (k % 3) * 20
        turn = 45 if k < 15 else -45
        man = Person(
            Pose(
                hips=(0, -3.2, 0),
                neck=(0, 0, 0),
                arm_a="-1.1,-1.2,.3 -.6,.2,.5",
                arm_b="1.1,-1.3,.2 .9,-2.2,.4",
                look=(turn + (k * 31) % 40 - 20, 0, 0),
            ),
            (x, y, -70 + (k % 3) * 20),
            30,
        )
        stage.add(
            man.bodice((DARK, RED, OCHRE, STEEL)[k % 4], 0.12),
            *man.sleeves((DARK, OCHRE)[k % 2], 1.9),
        )
        _helmet(stage, man, (BRONZE, STEEL)[k % 2], (RED, DARK)[k % 2], 1 if k < 15 else -1)
        heads.append((man.head(skin="#c89a74"), "none", "#3a2818"))
    faces(stage, heads)
    plate.add(stage.picture().svg(opacity="0.94"))


def _shield(stage: Stage, x: float, y: float, r: float, z: float, face: tuple[str, ...]) -> None:
    stage.add(Layer([Cone((x, y, z), (x + 1, y, z), r, r, False, 0.22)], BRONZE, 2, sheen=0.2))
    stage.add(
        Layer(
            [Cone((x, y, z + r * 0.05), (x + 1, y, z + r * 0.05), r * 0.88, r * 0.88, False, 0.24)],
            face,
            2,
            sheen=0.15,
        )
    )


def _frieze(plate: Plate) -> None:
    soft = plate.radial([(0, "#1c150c", 0.7), (1, "#1c150c", 0)])
    for x, y, r in ((270.0, 838.0, 190), (600, 842, 190), (930, 838, 200), (600, 800, 420)):
        plate.add(ellipse(x + 24, y, r, r * 0.13, soft))
    stage = Stage(
        plate, (0, 150, 1200, 884), Lamp(LIGHT, ambient=0.15, shadow=0.65, reach=110, ink=0.3)
    )
    h = 80
    heads, grips = [], []
    tatius = Person(
        stance(
            "hips -.1,3.9,0; neck -.25,6.3,0; a -1.5,5.3,.3 -1.9,4.3,.7; "
            "b 1.0,5.2,.4 1.2,4.0,1.0; la -.9,2.2,.2 -1.4,.35,.0 -1.9,.08,.3; "
            "lb .8,2.3,.3 1.0,.4,-.1 1.6,.08,.2; chest 20; pelvis 24; tilt 3; "
            "look 62,2,2"
        ),
        (268, 824, 20),
        h,
        build=1.12,
    )
    romulus = Person(
        stance(
            "hips .1,3.95,0; neck .2,6.4,0; a 1.15,5.9,-.2 1.25,7.05,.0; "
            "b -1.3,5.5,.3 -1.6,4.5,.9; la .7,2.15,.0 1.3,.4,-.3 .95,.08,.1; "
            "lb -.85,2.3,.3 -1.15,.4,.3 -1.75,.08,.4; chest 148; pelvis 156; tilt -4; "
            "look -74,0,0"
        ),
        (930, 830, 20),
        h,
        build=1.12,
    )
    stage.add(*tatius.flesh(FLESH), *romulus.flesh(FLESH))
    for man, s, metal in ((tatius, 1, BRONZE), (romulus, -1, STEEL)):
        _helmet(stage, man, metal, (RED if s > 0 else DARK), s)
        heads.append((man.head(skin="#dcae84", jaw=1.1), "none", "#3a2818"))
    stage.add(
        Layer(
            [
                tatius.tube(
                    "-.9,6.2,-.1 -1.3,5.0,-.4 -1.6,3.4,-.4 -1.7,1.8,-.4",
                    (0.4, 0.55, 0.62, 0.6),
                    True,
                )
            ],
            RED,
            8,
            (6, 7, 2),
        )
    )
    stage.add(
        Layer(
            [
                romulus.tube(
                    ".3,6.3,.3 .9,5.4,.1 1.4,4.2,-.2 1.7,2.8,-.3", (0.2, 0.36, 0.42, 0.4), True
                )
            ],
            RED,
            8,
            (5, 5, 2),
        )
    )
    x, y, z = tatius.spot((-1.9, 4.3, 0.7))
    _shield(stage, x + 12, y - 10, 92, z + 16, OCHRE)
    x, y, z = romulus.spot((-1.6, 4.6, 0.9))
    _shield(stage, x - 10, y, 104, z + 16, BRONZE)
    wolf = (x - 10, y)
    x, y, z = tatius.spot((1.2, 4.0, 1.0))
    stage.add(
        Layer([Cone((x - 16, y - 10, z), (x + 96, y + 48, z + 10), 5, 2)], STEEL, 1, sheen=0.6),
        Layer([Cone((x - 22, y - 14, z), (x + 8, y + 2, z), 6, 6)], BRONZE, 1),
    )
    x, y, z = romulus.spot((1.25, 7.05, 0.1))
    stage.add(
        Layer([Cone((x + 150, y - 34, z - 10), (x - 250, y + 58, z + 10), 4.5, 4)], DARK, 1),
        Layer(
            [Cone((x - 246, y + 57, z + 10), (x - 292, y + 68, z + 10), 9, 1.5)],
            STEEL,
            1,
            sheen=0.5,
        ),
    )
    grips += [
        (tatius.grip(1, Hand.HOLD, 20), tatius.spot(tatius.arms[1][1]), 60.0),
        (romulus.grip(0, Hand.HOLD, 20), romulus.spot(romulus.arms[0][1]), 60.0),
    ]
    hersilia = Person(
        stance(
            "hips .05,4,0; neck 0,6.35,0; a -1.75,6.15,.3 -2.75,6.75,.3; "
            "b 1.8,6.1,.3 2.9,6.35,.3; la -.9,2.2,.4 -1.6,.4,.1 -2.0,.1,.4; "
            "lb .7,2.1,.2 1.1,.35,0 1.4,.1,.4; chest 0; look 52,4,-6"
        ),
        (600, 826, 60),
        77,
        female=True,
    )
    stage.add(
        *hersilia.arms_bare(PALE),
        hersilia.bodice(WHITE, 0.07),
        hersilia.skirt(WHITE, 0.15, 1.25, 8, deep=0.9),
    )
    stage.add(
        Layer([hersilia.tube("-.5,4.75,.5 0,4.6,.62 .5,4.75,.5", (0.12, 0.14, 0.12))], RED, 2)
    )
    heads.append((hersilia.head(skin="#f0d0b0", lips="#b86858"), "bun", "#5c3a1c"))
    grips += [
        (hersilia.grip(s, Hand.FLAT, 40), hersilia.spot(hersilia.arms[s][1]), 58.0) for s in (0, 1)
    ]
    for pose, place, size, robe, skin, hair in (
        (
            stance(
                "hips 0,1.7,0; neck -.2,4,.3; a -1.3,3.0,.5 -1.5,1.9,1.0; "
                "b 1.0,2.9,.5 .4,2.0,1.0; la -.9,1.3,1.2 -1.2,.3,.3; "
                "lb .8,1.2,1.2 1.4,.3,.2; chest -20; pelvis -10; look -30,14,-10"
            ),
            (478, 836, 130),
            66,
            OCHRE,
            PALE,
            "#6b4526",
        ),
        (
            stance(
                "hips .1,3.6,0; neck .2,5.9,.1; a -.9,6.4,.4 -.5,7.3,.6; "
                "b 1.0,6.5,.4 .8,7.4,.6; chest 0; look -20,-10,0; la -.4,2 -.4,.3; "
                "lb .4,2 .4,.3"
            ),
            (742, 800, -10),
            64,
            RED,
            PALE,
            "#5c3a1c",
        ),
        (
            stance(
                "hips -.1,2.6,0; neck .3,4.8,.2; a -.6,3.8,.6 .5,3.6,1.1; "
                "b 1.5,4.2,.4 2.0,3.3,.7; chest 40; pelvis 30; look 60,10,10; "
                "la -.6,1.0,.8 -1.2,.3,-.2; lb .6,1.4,.9 .6,.3,.4"
            ),
            (398, 826, 60),
            64,
            BLUE,
            PALE,
            "#3a2412",
        ),
        (
            stance(
                "hips 0,1.8,0; neck -.4,4.1,.3; a -1.5,3.2,.5 -1.2,2.3,1.0; "
                "b .7,3.0,.6 -.2,2.6,1.1; chest -30; pelvis -20; look -50,18,-8; "
                "la -.9,1.0,1.2 -1.4,.3,.3; lb .7,1.0,1.2 1.0,.3,.2"
            ),
            (730, 846, 130),
            64,
            WHITE,
            PALE,
            "#a8743c",
        ),
    ):
        woman = Person(pose, place, size, female=True)
        stage.add(
            *woman.arms_bare(skin), woman.bodice(robe, 0.07), woman.skirt(robe, 0.12, 1.05, 7)
        )
        heads.append((woman.head(skin="#ecc8a6"), "bun", hair))
        grips += [
            (woman.grip(s, Hand.OPEN, 20), woman.spot(woman.arms[s][1]), 46.0) for s in (0, 1)
        ]
    baby = stance(
        "hips 0,1.4,0; neck 0,2.8,0; a -.9,2.4,.3 -1.2,1.9,.6; "
        "b .9,2.4,.3 1.4,2.8,.5; la -.8,1.0,.7 -1.4,.4,.5; lb .8,1.0,.7 1.3,.4,.5; "
        "nod 0,.62,.12; look 20,0,0"
    )
    for x, y, z, size in (
        (566, 852, 170, 46),
        (640, 856, 170, 44),
        (500, 862, 190, 40),
        (736, 420, 20, 38),
    ):
        child = Person(baby, (x, y, z), size, x > 600, build=1.25)
        stage.add(*child.flesh(PALE, toned=False))
        heads.append((child.head(skin="#f0ceac", nose=0.7, jaw=0.8, eyes=1.15), "short", "#b48a50"))
    faces(stage, heads)
    hands(stage, grips, "#e8c29a")
    plate.add(stage.picture().svg())
    x, y = wolf
    plate.add(
        path(
            f"M{x - 52:.0f} {y + 6:.0f}q10 -30 44 -28q26 -2 44 -14l6 -10l6 10q10 4 "
            "12 14l-14 6q-4 22 -16 28l2 34h-7l-5 -28h-38l-8 30h-7l0 -36q-12 4 -18 "
            "-6z",
            "#3c2810",
            opacity=0.75,
        ),
        circle(x, y, 74, "none", stroke="#3c2810", stroke_width=2, opacity=0.6),
    )
