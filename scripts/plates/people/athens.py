"""The thinkers of Raphael's hall: the upper row with the pair in its middle, the groups below."""

from ..core import Dice, Plate, ellipse, polygon
from ..figures import Hand
from .clay import Lamp, Layer, Stage
from .faces import faces, hands
from .modern import Person, Pose, stance

LIGHT = (0.5, -0.62, 0.62)
DYES = {
    "r": ("#270e0c", "#662720", "#a34837", "#cc846a", "#eec8af"),
    "b": ("#10172a", "#2f4062", "#577097", "#96aac0", "#d7dfe2"),
    "g": ("#101b12", "#314933", "#5b7656", "#96a986", "#d3dabd"),
    "o": ("#2c1b0b", "#744d20", "#b68741", "#dbb876", "#f6e4b6"),
    "w": ("#5a5447", "#938b79", "#c6bea8", "#e9e2cf", "#fffaed"),
    "p": ("#211726", "#4b3a52", "#7b6782", "#b09ead", "#dfd3d8"),
    "n": ("#1b1411", "#44352c", "#756152", "#a59181", "#d7c9b8"),
}
SKIN = "#dcb088"
STANDS = (
    stance("a -1.1,5.1,.3 -.4,5.2,.9; b 1.0,5.0,.2 1.3,4.1,.5"),
    stance("hips .15,4,0; tilt 5; a -1.0,5.0,.2 -.9,4.0,.5; b 1.2,5.3,.3 2.0,5.8,.7"),
    stance("hips -.1,4,0; neck .25,6.35,.2; a -.7,5.0,.5 .2,4.8,1.0; b 1.2,5.1,.4 .6,4.5,1.0"),
    stance("a -1.2,5.0,-.1 -1.2,3.9,.1; b 1.0,4.9,.4 .1,5.4,.9; tilt -4"),
)


def _robed(stage: Stage, man: Person, robe: str, mantle: str, sash: bool = True) -> None:
    """A gown and, over it, a mantle slung from one shoulder."""
    stage.add(
        man.bodice(DYES[robe], 0.12),
        man.skirt(DYES[robe], 0.25, 0.85, 6),
        *man.sleeves(DYES[robe], 1.8, 0.14),
        *man.hose(DYES["n"], 0.0),
    )
    if sash:
        x, y, _ = man.pose.neck
        way = (
            f"{x + 0.6},{y - 0.3},.2 {x + 0.2},{y - 1.6},.5 {x - 0.5},3.8,.5 "
            f"{x - 0.2},2.4,.5 {x},.9,.3"
        )
        stage.add(
            Layer(
                [man.tube(way, (0.34, 0.5, 0.62, 0.66, 0.72), True)],
                DYES[mantle],
                5,
                (7, 0.11 * man.h, man.place[0] % 6),
            )
        )


def _crowd(
    stage: Stage, spots: tuple[tuple[float, float, float], ...], h: float, seed: int
) -> list:  # type: ignore[type-arg]
    """People standing about, each with another turn, dress and beard; returns their heads."""
    dice, heads = Dice(seed), []
    for x, y, turn in spots:
        pose = STANDS[dice.randrange(4)]
        flip = dice.random() < 0.5
        turn = -turn if flip else turn
        look = (
            max(-78, min(78, turn + dice.uniform(-25, 25))),
            dice.uniform(-4, 14),
            dice.uniform(-10, 10),
        )
        posed = Pose(
            pose.hips,
            pose.neck,
            pose.arm_a,
            pose.arm_b,
            chest=turn * 0.5,
            pelvis=turn * 0.5,
            tilt=pose.tilt,
            look=look,
        )
        man = Person(posed, (x, y, (y - 600) * 2.0), h * dice.uniform(0.95, 1.05), flip)
        robe, mantle = dice.sample(list(DYES), 2)
        _robed(stage, man, robe, mantle, dice.random() < 0.75)
        style = dice.choice(["short", "short+beard", "long", "long+beard", "bald+beard"])
        heads.append(
            (
                man.head(skin=dice.choice([SKIN, "#cfa078", "#e4bc94"])),
                style,
                dice.choice(["#3a2818", "#6b4a2a", "#9c9484", "#a8743c"]),
            )
        )
    return heads


def upper_row(plate: Plate) -> None:
    """The top step: two crowds, and between them the two who speak."""
    stage = Stage(
        plate, (0, 400, 1200, 640), Lamp(LIGHT, ambient=0.18, shadow=0.6, reach=40, ink=0.25), 1.15
    )
    h = 22.5
    left = tuple(
        (200 + k * 28.0 + (k % 3) * 5, 601 - (k % 2) * 9.0, 45.0 if k > 5 else (-40.0, 50.0)[k % 2])
        for k in range(11)
    )
    right = tuple(
        (
            716 + k * 28.0 - (k % 3) * 4,
            601 - (k % 2) * 9.0,
            -45.0 if k < 5 else (-50.0, 40.0)[k % 2],
        )
        for k in range(11)
    )
    heads = _crowd(stage, left, h, 5) + _crowd(stage, right, h, 9)
    plato = Person(
        stance(
            "a -1.3,5.6,.4 -1.25,7.0,.7; b 1.0,5.0,.3 .7,4.2,.7; "
            "la -.4,2.1,.3 -.5,.3,.3; chest 10; look 38,2,0"
        ),
        (570, 612, 60),
        27.5,
    )
    aristotle = Person(
        stance("a -1.1,5.2,.6 -1.75,5.0,1.5; b 1.0,5.0,.3 .8,4.1,.7; chest -8; look -38,2,0"),
        (634, 612, 60),
        27.5,
    )
    _robed(stage, plato, "r", "p")
    _robed(stage, aristotle, "o", "b")
    heads += [
        (plato.head(skin=SKIN), "bald+beard", "#c4beb2"),
        (aristotle.head(skin=SKIN), "short+beard", "#4a3220"),
    ]
    faces(stage, heads)
    hands(
        stage,
        [
            (plato.grip(0, Hand.POINT, 20), plato.spot(plato.arms[0][1]), 25.0),
            (aristotle.grip(0, Hand.FLAT, 60), aristotle.spot(aristotle.arms[0][1]), 25.0),
        ],
        SKIN,
    )
    plate.add(stage.picture().svg())


SITS = stance(
    "hips 0,2.1,0; neck .35,4.4,.3; a -.8,3.3,.6 .3,2.9,1.2; "
    "b 1.3,3.4,.5 .9,2.8,1.2; la -.6,1.9,1.2 -.5,.35,1.1; "
    "lb 1.3,2.0,.9 1.2,.35,.8; chest 25; pelvis 25; look 34,30,8; nod .2,.6,.35"
)


def lower_groups(plate: Plate) -> None:
    """The pavement: groups around a writer and a slate, two alone on the steps."""
    stage = Stage(
        plate, (0, 480, 1200, 850), Lamp(LIGHT, ambient=0.18, shadow=0.6, reach=60, ink=0.25)
    )
    h = 31
    plate.add(
        polygon([(505, 700), (610, 694), (628, 742), (512, 750)], "#c9bea4"),
        polygon([(512, 750), (628, 742), (628, 800), (512, 808)], "#8a7e68"),
    )
    standing = (
        (70, 742, 40),
        (128, 728, 30),
        (186, 736, 50),
        (238, 724, 20),
        (318, 730, -20),
        (392, 744, -40),
        (438, 752, -30),
        (1006, 738, -40),
        (1062, 744, -50),
        (1118, 736, -30),
        (938, 730, 150),
    )
    heads = _crowd(stage, tuple((float(x), float(y), float(t)) for x, y, t in standing), h, 14)
    bent = stance(
        "hips -.3,3.6,-.2; neck .9,5.2,.6; a -.1,4.0,1.0 .9,3.1,1.4; "
        "b 1.8,4.2,.8 1.6,3.0,1.3; la -.6,2.0,.3 -.8,.3,0; lb .3,2.0,.2 .4,.3,.2; "
        "chest 40; pelvis 30; look 40,36,10; nod .4,.5,.4"
    )
    kneel = stance(
        "hips 0,1.9,0; neck .1,4.3,.2; a -1.0,3.1,.4 -.5,2.5,1.0; "
        "b 1.1,3.1,.4 .8,2.5,1.0; la -.5,.5,1.2 -.5,.3,-.4; "
        "lb .5,1.6,1.2 .6,.3,1.0; look 10,24,0; nod 0,.62,.3"
    )
    for pose, x, y, flip, robe, mantle, style, hair in (
        (SITS, 250, 806, False, "w", "r", "bald+beard", "#8c8476"),
        (kneel, 176, 800, False, "o", "b", "short", "#6b4a2a"),
        (SITS, 330, 800, True, "g", "o", "long", "#a8743c"),
        (SITS, 560, 800, False, "p", "p", "short+beard", "#3a2818"),
        (bent, 872, 800, True, "r", "g", "bald", "#6b5a48"),
        (kneel, 796, 812, False, "g", "o", "long", "#a8743c"),
        (kneel, 742, 816, False, "b", "r", "short", "#4a3220"),
        (SITS, 930, 806, True, "b", "w", "short", "#6b4a2a"),
    ):
        man = Person(pose, (x, y, 430 + (x % 7) * 6), 33, flip)
        _robed(stage, man, robe, mantle, pose is not SITS)
        heads.append((man.head(skin=SKIN), style, hair))
        hands(
            stage,
            [(man.grip(s, Hand.RELAXED, 20), man.spot(man.arms[s][1]), 26.0) for s in (0, 1)],
            SKIN,
        )
    idle = Person(
        stance(
            "hips 0,.7,0; neck 1.6,2.1,.3; a .9,1.0,.7 .1,1.5,1.0; "
            "b 2.3,.9,.2 2.7,.0,.4; la -1.6,.6,.8 -3.1,-.5,.6 -3.6,-.5,.7; "
            "lb -1.2,1.3,.3 -2.2,-.3,.2 -2.8,-.4,.3; chest -30; pelvis -30; "
            "look -30,20,-10; nod .1,.68,.3"
        ),
        (716, 660, 60),
        28,
    )
    flesh = ("#2c1710", "#7d4a30", "#c88f66", "#efc9a0", "#fff3de")
    stage.add(
        *idle.flesh(flesh),
        Layer(
            [idle.tube("1.2,1.2,.6 .2,.6,.8 -1.0,.9,.9", (0.5, 0.6, 0.42))],
            DYES["b"],
            5,
            (6, 3.2, 1),
        ),
    )
    heads.append((idle.head(skin=SKIN), "bald+beard", "#8c8476"))
    faces(stage, heads)
    plate.add(
        polygon(
            [(800, 806), (862, 798), (878, 818), (812, 828)],
            "#2c3438",
            stroke="#8a7e68",
            stroke_width=2,
        )
    )
    plate.add(stage.picture().svg())
    for x, y, tone in ((1040, 640, "#b9c6d0"), (968, 652, "#8fa37c")):
        plate.add(
            ellipse(
                x,
                y,
                15,
                15,
                plate.radial([(0, "#f4f2e4"), (1, tone)], 0.6, 0.35, 0.7),
                stroke="#4c4436",
                stroke_width=1.2,
            )
        )
