"""Parnassus (Mengs, 1761): Apollo among the nine Muses, as on an antique relief.

Wide ceiling fresco seen as a framed panel; Apollo, nude but for a rose-red cloak, stands in the
middle with lyre and laurel wreath; the Muses to both sides, some standing, some sitting, two
dance; Mnemosyne sits at the left. Behind them laurel trees and a pale sky, hardly any depth.
Even light, cool clear colors: rose, sky blue, leaf green, ochre, white.
Recognized by: the single statue-like nude in the center, the women lined up left and right.
"""

import math

from ..air import clouds, sky, vignette
from ..core import Plate, circle, ellipse, path, polygon, rect, stroke
from ..drapery import pts
from ..figures import Hand
from ..materials import impasto
from ..nature import dabs, foliage
from ..people.clay import Cone, Lamp, Layer, Stage, Tube
from ..people.faces import faces, hands
from ..people.modern import Person, Pose, stance
from ..styles import craquelure

SIZE = (1200, 640)
W, H = SIZE
ALT = {
    "en": "A nude young god with lyre and wreath stands still in the middle like a "
    "statue; women in "
    "clear-colored robes are lined up on both sides before laurel trees.",
    "es": "Un joven dios desnudo con lira y corona, quieto en el centro como una estatua; "
    "mujeres de "
    "túnicas claras se alinean a ambos lados ante unos laureles.",
}
LIGHT = (-0.45, -0.55, 0.75)
MARBLE = ("#4c3224", "#a0765a", "#dab496", "#f2d8be", "#fdf2e2")
PALE = ("#4c3428", "#a67c64", "#deb89c", "#f4dcc6", "#fef4e6")
ROSE = ("#4c1c1c", "#9a4c46", "#d28c80", "#f0c0b2", "#fde6dc")
SKYBLUE = ("#1c2c4c", "#46668e", "#86a6c6", "#bcd2e2", "#eaf2f6")
LEAF = ("#1c2c1c", "#48663e", "#86a06e", "#bccaa0", "#e8eed4")
OCHRE = ("#3c2408", "#8a6024", "#caa050", "#ead09a", "#faf0d2")
WHITE = ("#5c584e", "#a09a8a", "#d4cebe", "#f0ece0", "#ffffff")
VIOLET = ("#2c2038", "#64527a", "#a08eb2", "#d0c2d8", "#f2ecf4")
"""Each Muse: x, ground, pose, robe, mantle, turn, hair, what she holds."""
STAND = stance("hips .12,4,0; neck 0,6.4,0; tilt 4")
SIT = stance(
    "hips 0,2.5,0; neck .15,4.95,.1; a -1.0,3.8,.4 -.4,3.1,1.1; "
    "b 1.15,3.9,.3 1.0,2.9,.9; la -.5,2.2,1.1 -.7,.35,.8; "
    "lb .75,2.2,1.1 .6,.35,.8; chest 20; pelvis 20"
)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".05 .06", 0.5, 0.14, seed=6)):
        _grove(plate)
        _company(plate)
        _apollo(plate)
        _frame(plate)
    plate.add(craquelure(W, H, seed=5, size=20, strength=0.06).svg())
    vignette(plate, "#3a3020", 0.18, 0.5, 0.5)


def _grove(plate: Plate) -> None:
    sky(plate, ["#8fb0c8", "#bcd0d6", "#e8e4d0"], 460)
    clouds(plate, "#f6f2e4", 4, ".004 .009", 0.5, 3, 0.7, 400)
    plate.add(path(f"M0 380Q200 340 420 372T800 366T{W} 350V{H}H0Z", "#9fae94"))
    plate.add(
        path(
            f"M0 430Q300 404 600 420T{W} 408V{H}H0Z",
            plate.linear([(0, "#a8a070"), (0.5, "#b8a67c"), (1, "#8c7850")]),
        )
    )
    for x, top, lean in (
        (120, 60, 10),
        (330, 20, -8),
        (470, 70, 6),
        (716, 60, -6),
        (880, 20, 8),
        (1080, 60, -10),
    ):
        plate.add(
            path(
                f"M{x - 10} 470Q{x - 4 + lean} 240 {x - 4} "
                f"{top}H{x + 5}Q{x + 8 + lean} 240 {x + 14} 470Z",
                plate.across([(0, "#7a6040"), (1, "#3c2c1a")]),
            )
        )
    tones = ["#2c4024", "#4e6a38", "#7c944e", "#b0bc78"]
    foliage(
        plate,
        [(60, 60, 90), (150, 40, 90), (280, 30, 90), (360, 60, 80), (460, 40, 70), (540, 10, 60)],
        tones,
        seed=50,
    )
    foliage(
        plate,
        [
            (680, 10, 60),
            (740, 40, 70),
            (850, 50, 90),
            (950, 30, 90),
            (1060, 50, 90),
            (1150, 60, 90),
        ],
        tones,
        seed=52,
    )
    meadow = pts("0,470 1200,460 1200,640 0,640")
    plate.add(
        dabs(
            meadow,
            lambda x, y: 0.3 + 0.5 * ((x * 0.013 + y * 0.03) % 1),
            ["#7c7444", "#94905a", "#b2a874", "#c8bc8c"],
            420,
            (5, 14),
            0.3,
            lambda _x, _y: -1.2,
            5,
            opacity=0.55,
        )
    )


def _muse(
    stage: Stage,
    x: float,
    y: float,
    pose: Pose,
    robe: tuple[str, ...],
    mantle: tuple[str, ...],
    flip: bool,
) -> Person:
    """A woman in a long robe, a mantle over hip and shoulder."""
    muse = Person(pose, (x, y, (y - 560) * 2.0), 53, flip, female=True)
    stage.add(
        *muse.arms_bare(PALE), muse.bodice(robe, 0.07), muse.skirt(robe, 0.12, 0.95, 8, deep=0.75)
    )
    nx, ny, _ = muse.neck
    hy = float(muse.hips[1])
    way = (
        f"{nx + 0.55},{ny - 0.3},.1 {nx + 0.6},{ny - 1.5},.4 0,{hy + 0.3},.65 "
        f"-.6,{hy - 0.5},.7 -.3,{hy - 1.6},.6"
    )
    if y != 571:
        stage.add(
            Layer([muse.tube(way, (0.2, 0.34, 0.42, 0.46, 0.46), True)], mantle, 6, (7, 4.6, x % 6))
        )
    return muse


def _company(plate: Plate) -> None:
    soft = plate.radial([(0, "#3a2e18", 0.6), (1, "#3a2e18", 0)])
    stage = Stage(
        plate, (0, 120, 1200, 640), Lamp(LIGHT, ambient=0.24, shadow=0.5, reach=60, ink=0.25)
    )
    reach, point = "-1.0,5.3,.4 -1.7,5.9,.6", "1.1,5.4,.3 1.6,6.3,.5"
    calm, book = "-1.0,5.0,.2 -.9,4.0,.5", "1.0,5.0,.3 .2,4.8,.9"
    muses = (
        (84, 566, SIT, WHITE, OCHRE, (30, 6, 0), "veil", "#e6dcc4", False, None),
        (176, 580, STAND, SKYBLUE, ROSE, (50, 4, 4), "bun", "#8a5a2c", False, (calm, book)),
        (256, 562, STAND, OCHRE, LEAF, (-30, 8, -6), "bun", "#5c3a1c", False, (calm, point)),
        (340, 590, SIT, LEAF, VIOLET, (40, 10, 8), "bun", "#a8743c", False, None),
        (436, 571, STAND, ROSE, WHITE, (62, 0, 10), "bun", "#b8843c", False, (reach, point)),
        (760, 571, STAND, WHITE, SKYBLUE, (55, 2, 8), "bun", "#a8743c", True, (reach, point)),
        (852, 586, SIT, VIOLET, OCHRE, (40, 6, 6), "bun", "#5c3a1c", True, None),
        (936, 564, STAND, LEAF, ROSE, (36, 6, 6), "bun", "#8a5a2c", True, (calm, book)),
        (1016, 582, STAND, OCHRE, SKYBLUE, (-34, 4, -4), "bun", "#6b4526", True, (calm, point)),
        (1108, 590, SIT, SKYBLUE, WHITE, (44, 8, 6), "bun", "#b8843c", True, None),
    )
    heads, grips = [], []
    for x, y, base, robe, mantle, look, style, hair, flip, arms in muses:
        plate.add(ellipse(x + 10, y - 2, 80, 12, soft))
        if base is SIT:
            plate.add(
                polygon(
                    [(x - 52, y - 118), (x + 50, y - 120), (x + 60, y), (x - 62, y)],
                    "#94866a",
                    stroke="#6a5e46",
                    stroke_width=1.5,
                )
            )
        pose = Pose(
            base.hips,
            base.neck,
            arms[0] if arms else base.arm_a,
            arms[1] if arms else base.arm_b,
            base.leg_a,
            base.leg_b,
            chest=look[0] * 0.4,
            pelvis=look[0] * 0.4,
            tilt=base.tilt,
            look=look,
        )
        muse = _muse(stage, x, y, pose, robe, mantle, flip)
        heads.append((muse.head(skin="#f0d2b4", lips="#c4786a", blush="#e4a88e"), style, hair))
        grips += [
            (muse.grip(s, Hand.RELAXED, 20), muse.spot(muse.arms[s][1]), 38.0) for s in (0, 1)
        ]
    for x, y, kind in (
        (196, 316, "scroll"),
        (940, 306, "mask"),
        (352, 440, "lute"),
        (850, 440, "globe"),
        (1106, 442, "scroll"),
    ):
        if kind == "scroll":
            stage.add(Layer([Cone((x - 22, y + 6, 90), (x + 24, y - 6, 90), 7, 7)], WHITE, 1))
        elif kind == "globe":
            stage.add(Layer([Cone((x, y, 110), (x + 1, y, 110), 20, 20)], SKYBLUE, 1, sheen=0.3))
        elif kind == "lute":
            stage.add(
                Layer(
                    [
                        Cone((x - 16, y + 10, 110), (x + 4, y, 110), 20, 13),
                        Cone((x, y, 112), (x + 52, y - 28, 112), 5, 4),
                    ],
                    OCHRE,
                    2,
                )
            )
        else:
            stage.add(Layer([Cone((x, y, 90), (x + 2, y + 14, 90), 15, 11)], WHITE, 1))
    faces(stage, heads)
    hands(stage, grips, "#f0d2b4")
    plate.add(stage.picture().svg())


def _apollo(plate: Plate) -> None:
    """The god himself, after the Belvedere statue, on a low step."""
    plate.add(ellipse(604, 604, 110, 14, "#4c4028", opacity=0.5))
    plate.add(
        polygon(
            [(540, 590), (664, 590), (676, 612), (528, 612)],
            "#c8bc9e",
            stroke="#8c7e5e",
            stroke_width=1.5,
        )
    )
    stage = Stage(
        plate, (440, 90, 760, 630), Lamp(LIGHT, ambient=0.2, shadow=0.55, reach=80, ink=0.3)
    )
    pose = stance(
        "hips .16,4.05,0; neck -.06,6.5,0; a -1.3,5.4,.1 -2.1,4.7,.6; "
        "b 1.25,5.35,.2 1.7,6.2,.6; la -.5,2.15,.35 -.9,.42,.0 -1.15,.1,.35; "
        "lb .42,2.15,.05 .42,.3,-.1 .7,.05,.3; chest -6; pelvis 10; tilt 6; "
        "look 34,-4,6"
    )
    god = Person(pose, (598, 596, 40), 59, build=1.03)
    stage.add(*god.flesh(MARBLE))
    cloak = [
        god.tube(
            ".9,6.2,.0 1.4,5.2,-.3 1.35,3.6,-.4 1.5,2.0,-.4 1.3,.5,-.3",
            (0.24, 0.42, 0.5, 0.52, 0.5),
            True,
        )
    ]
    swag = [god.tube("1.3,4.9,.0 .6,4.1,.55 -.2,3.9,.62 -.6,4.2,.45", (0.26, 0.24, 0.2, 0.12))]
    stage.add(Layer(cloak, ROSE, 8, (6, 6, 2)), Layer(swag, ROSE, 6, (5, 3, 1)))
    x, y, z = god.spot((1.7, 6.2, 0.8))
    for s in (-1, 1):
        horn = [
            Tube(
                [
                    (x + s * 8, y + 42, z),
                    (x + s * 32, y + 14, z),
                    (x + s * 24, y - 26, z),
                    (x + s * 34, y - 50, z),
                ],
                (6, 6, 5, 4),
            )
        ]
        stage.add(Layer(horn, OCHRE, 2, sheen=0.3))
    stage.add(
        Layer(
            [
                Cone((x - 16, y + 42, z), (x + 16, y + 42, z), 10, 10),
                Cone((x - 30, y - 34, z), (x + 30, y - 34, z), 3.5, 3.5),
            ],
            OCHRE,
            3,
            sheen=0.3,
        )
    )
    faces(
        stage,
        [
            (
                god.head(
                    skin="#f0ceae", jaw=0.9, nose=0.9, ridge=0.6, lips="#c4786a", blush="#e4a88e"
                ),
                "short",
                "#c8944c",
            )
        ],
    )
    hands(
        stage,
        [
            (god.grip(0, Hand.HOLD, 10), god.spot(god.arms[0][1]), 44.0),
            (god.grip(1, Hand.HOLD, 10), god.spot(god.arms[1][1]), 44.0),
        ],
        "#f2d8be",
    )
    plate.add(stage.picture().svg())
    plate.add(
        stroke("".join(f"M{x + k} {y - 32}V{y + 36}" for k in (-12, -6, 0, 6, 12)), "#6a5020", 1.1)
    )
    wx, wy, _ = god.spot((-2.25, 4.35, 0.8))
    for k in range(18):
        a = k * 0.35
        px, py = wx + 22 * (1 if k % 2 else 0.8) * math.cos(a), wy + 22 * math.sin(a)
        plate.add(
            ellipse(
                px,
                py,
                8,
                3.4,
                ("#4e6a38", "#7c944e")[k % 2],
                transform=f"rotate({a * 57.3 + 70:.0f} {px:.1f} {py:.1f})",
            )
        )
    hx, hy, _ = god.from_neck(0.02, 1.14, 0.3)
    for k in range(9):
        px, py = hx - 26 + k * 6.5, hy + 12 - 8 * math.sin(k * 0.39)
        tone = ("#4e6a38", "#8ea45c")[k % 2]
        lean = f"rotate({-50 + k * 12} {px:.1f} {py:.1f})"
        plate.add(ellipse(px, py, 6.5, 2.8, tone, transform=lean))


def _frame(plate: Plate) -> None:
    """The gilt stucco molding of the ceiling."""
    for inset, width, tone in (
        (7, 14, "#b08c48"),
        (3, 4, "#ecd9a0"),
        (16, 3, "#6b4e20"),
        (21, 6, "#e8dcc0"),
        (25, 2, "#8a7650"),
    ):
        plate.add(
            rect(
                inset, inset, W - 2 * inset, H - 2 * inset, "none", stroke=tone, stroke_width=width
            )
        )
    for k in range(48):
        plate.add(
            circle(14 + k * 24.9, 8, 3, "#f0e0ac"), circle(14 + k * 24.9, H - 8, 3, "#f0e0ac")
        )
