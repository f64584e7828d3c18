"""The judgement of Hunefer (Thebes, about 1280 BC): a sheet of a painted papyrus roll.

A long strip read from left to right: Anubis leads the dead man in, kneels to check the scales,
Thoth writes the result, Horus leads the man on to Osiris on his throne under a canopy.
No light: black outlines, white linen, red brown, green, blue on tan papyrus; picture signs above.
A small row of seated gods along the top; the man appears three times.
Recognized by: heart against feather, the jackal head, the ibis head, the crocodile-headed devourer.
"""

import math

import numpy as np

from ..core import Plate
from ..drapery import pts
from ..people.antiquity import Pen, egyptian, signs
from ..pigment import Wall

SIZE = (1200, 624)
ALT = {
    "en": "A long papyrus strip: a jackal-headed god leads a man in white to great scales with a "
    "heart and a feather; an ibis-headed scribe writes, a falcon leads him to a green-faced king.",
    "es": "Larga tira de papiro: un dios con cabeza de chacal lleva a un hombre de blanco a una "
    "balanza con corazón y pluma; un ibis anota y un halcón lo guía ante un rey verde.",
}
INK, SKIN, LINEN, GREEN = "#241a16", "#9a4c2c", "#ece4cd", "#5d8256"
BLUE, OCHER, RED, BLACK = "#3f6f8a", "#c99a3e", "#a33d28", "#28221f"
BASE = 506.0


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(*SIZE, ["#b08a52", "#c29c62", "#cfab72", "#d8b880"], seed=18, cell=220)
    wall.height *= 0.25
    _fibers(wall)
    pen = Pen(wall, INK, 2.2, 0.1).at(0, 34)
    for y, w in ((30, 5), (BASE + 8, 5), (160, 3)):
        pen.line([[(14, y), (600, y + 1), (1186 if y != 160 else 836, y)]], w, OCHER, 1)
        pen.line([[(14, y + 5), (600, y + 6), (1186 if y != 160 else 836, y + 5)]], 2, INK, 1)
    _tribunal(pen)
    for box, n, seed in (((22, 170, 130, 222), 4, 1), ((196, 170, 262, 216), 3, 2),
                         ((452, 170, 640, 222), 7, 3), ((664, 170, 836, 222), 6, 4),
                         ((30, 240, 50, 420), 1, 6), ((608, 240, 630, 400), 1, 7)):  # fmt: skip
        signs(pen, box, n, seed, "#3a2a20")
    _man(pen.at(84, BASE, 0.4))
    _god(
        pen.at(176, BASE, 0.4),
        "jackal",
        ("-84,-480 -130,-410 -180,-360", "84,-480 120,-400 96,-330"),
    )
    _scales(pen)
    with pen.within([(0, 0), (1200, 0), (1200, BASE), (0, BASE)], curved=False):
        knee = ("-60,-490 20,-470 90,-510", "84,-480 140,-430 170,-520")
        _god(pen.at(296, BASE + 66, 0.4), "jackal", knee)
        pen.limb("300,474 342,480 334,512", [32, 26, 18], BLACK)
    _devourer(pen.at(456, BASE, 0.62, flip=True))
    _god(
        pen.at(566, BASE, 0.4, flip=True),
        "ibis",
        ("-84,-480 -20,-410 60,-430", "84,-480 120,-420 96,-440"),
    )
    _man(pen.at(690, BASE, 0.4))
    _god(
        pen.at(788, BASE, 0.4),
        "falcon",
        ("-84,-480 -140,-420 -200,-370", "84,-480 150,-430 190,-480"),
    )
    _shrine(pen)
    for x in (290, 612, 930):
        pen.line([[(x, -34), (x + 2, 280), (x - 1, 590)]], 1.6, "#8a6638", 1, 0.6)
    wall.wear(0.01, 40, 3)
    wall.wear(0.02, 9, 4, 3)
    plate.add(wall.picture(0.5, depth=0.45, grain=0.16).svg())


def _fibers(wall: Wall) -> None:
    """Strips of pith laid crosswise."""
    yy, xx = np.mgrid[0 : wall.shape[0], 0 : wall.shape[1]].astype(np.float32)
    web = 0.6 * np.sin(xx * 0.9 + 2 * np.sin(yy * 0.01)) + np.sin(yy * 1.3 + np.sin(xx * 0.02))
    wall.color *= (1 + 0.03 * web)[..., None]
    wall.bare[:] = wall.color
    wall.height += web * 0.2


def _legs(pen: Pen, skin: str) -> None:
    for spine in ("-14,-230 -40,-150 -52,-84 -62,-8", "26,-230 46,-150 56,-84 62,-8"):
        pen.limb(spine, [80, 60, 48, 28], skin, 5)
        x, y = pts(spine)[-1]
        pen.form(
            [(x - 14, y - 14), (x + 12, y - 14), (x + 64, y), (x + 62, y + 8), (x - 16, y + 8)],
            skin,
            5,
        )


def _torso(pen: Pen, skin: str) -> None:
    pen.form("-88,-500 -36,-516 38,-516 90,-500 78,-450 50,-400 44,-330 -40,-330 -50,-400 -76,-450",
             skin, 5)  # fmt: skip


def _arms(pen: Pen, spines: tuple[str, ...], skin: str) -> None:
    for spine in spines:
        pen.limb(spine, [44, 38, 24], skin, 5)
        x, y = pts(spine)[-1]
        pen.disc(x, y, 16, skin, 5)


def _man(pen: Pen) -> None:
    """The dead scribe, in a long white pleated robe, led by the hand."""
    _legs(pen, SKIN)
    _torso(pen, SKIN)
    robe = (
        "-84,-498 84,-498 96,-440 60,-380 64,-260 110,-110 96,-60 -92,-60 -76,-200 -56,-330 "
        "-96,-420"
    )
    pen.form(robe, LINEN, 5)
    with pen.within(robe):
        pen.line(
            [[(44 - 12 * k, -490), (50 - 14 * k, -300), (96 - 22 * k, -60)] for k in range(10)],
            3.4,
            "#b59c72",
        )
    pen.line("-50,-330 60,-330 100,-150/60,-330 40,-160", 6, "#b59c72")
    _arms(pen, ("-80,-470 -50,-400 60,-400", "84,-480 130,-420 170,-372"), SKIN)
    egyptian(Pen(pen.wall, INK, 4, 0.1, pen.at(0, -574, 1.1).frame), SKIN, 80)


def _god(pen: Pen, kind: str, arms: tuple[str, ...]) -> None:
    """A god in a short kilt with an animal's head."""
    skin = {"jackal": BLACK, "ibis": "#6d8a6a", "falcon": "#a8683c"}[kind]
    _legs(pen, skin)
    pen.line("-50,-300 -84,-160 -70,-90", 16, OCHER, 0.8)
    _torso(pen, skin)
    pen.form("-72,-480 -30,-500 34,-500 74,-480 56,-400 46,-352 -42,-352 -52,-400", GREEN, 5)
    pen.line("-60,-470 -46,-360/-30,-490 -24,-356/4,-494 2,-354/36,-490 26,-356/64,-470 44,-360",
             4, OCHER)  # fmt: skip
    kilt = "-44,-346 48,-346 60,-290 84,-180 30,-190 -62,-180 -56,-280"
    pen.form(kilt, OCHER, 5)
    pen.line("46,-340 20,-186/30,-340 -10,-184/10,-340 -40,-184/-14,-340 -56,-200", 4, RED)
    pen.form("-46,-354 50,-354 50,-332 -46,-332", RED, 4)
    _arms(pen, arms, skin)
    if kind == "ibis":
        pen.line("60,-440 110,-470", 8, INK, 1)
        pen.form("84,-410 150,-440 158,-424 92,-392", LINEN, 4, curved=False)
    head = pen.at(0, -574, 1.12)
    for r, tone in ((64, BLUE), (52, OCHER), (40, RED), (30, LINEN)):
        head.form([(-r, 60), (-r * 0.7, 60 + r * 0.6), (0, 60 + r * 0.8), (r * 0.7, 60 + r * 0.6),
                   (r, 60), (0, 48)], tone, 3)  # fmt: skip
    shape = {
        "jackal": "-22,74 -24,20 -32,-10 -30,-44 -34,-108 -14,-70 -4,-60 10,-108 18,-62 30,-40 "
                  "62,-22 84,-12 84,2 54,10 30,14 22,34 26,74",
        "ibis": "-24,74 -20,20 -26,-10 -18,-38 6,-48 30,-40 48,-22 78,10 96,58 100,92 84,58 58,20 "
                "28,4 16,16 22,74",
        "falcon": "-26,74 -26,10 -34,-20 -24,-48 0,-58 26,-50 42,-28 52,-4 40,-2 28,12 22,34 26,74",
    }[kind]  # fmt: skip
    head.form(shape, {"jackal": BLACK, "ibis": LINEN, "falcon": "#d0a566"}[kind], 4.6)
    if kind == "ibis":
        head.form("30,-40 48,-22 78,10 96,58 100,92 84,58 58,20 28,2 26,-16", BLACK, 3)
    wig = "6,-56 -30,-54 -56,-20 -62,40 -58,92 -18,96 -14,40 -8,0 2,-30"
    head.form(wig, BLUE, 4.6)
    head.line("-20,-50 -46,0 -50,90/-8,-54 -30,0 -38,92/0,-50 -20,10 -26,92", 3, OCHER)
    head.form("6,-20 20,-28 34,-18 20,-12", LINEN, 3)
    head.disc(20, -19, 5, INK)
    if kind == "falcon":
        head.line("16,-10 14,14 30,6/20,-10 34,16", 5, INK)
        head.form("-26,-52 30,-52 40,-92 20,-96 22,-140 6,-170 -10,-140 -14,-96 -44,-120", RED, 4)
        head.form("-14,-60 20,-60 18,-120 4,-176 -12,-120", LINEN, 4)


def _scales(pen: Pen) -> None:
    """Post, beam, pans; a heart in a jar at the left, a feather at the right."""
    pen.form("352,228 362,228 366,512 348,512", OCHER, 2.4, curved=False)
    pen.line("356,180 356,230", 6, OCHER, 1)
    pen.form("340,172 352,160 372,166 366,182 346,184", LINEN, 2)
    pen.line("262,232 357,226 452,232", 8, INK, 1)
    pen.line("262,232 357,226 452,232", 4.6, OCHER, 1)
    for x in (268, 446):
        pen.line([[(x, 232), (x - 26, 330)], [(x, 232), (x + 26, 330)], [(x, 232), (x, 326)]], 1.8)
        pen.form([(x - 32, 330), (x + 32, 330), (x + 20, 344), (x - 20, 344)], OCHER, 2.2)
    pen.form("256,330 252,310 260,300 276,300 284,310 280,330", "#8a3a2a", 2.4)
    pen.line("258,300 278,300", 4, OCHER, 1)
    pen.form("440,330 438,296 448,282 458,296 452,330", LINEN, 2.2)
    pen.line("446,330 448,288/446,318 440,308/446,310 455,302", 1.6)


def _devourer(pen: Pen) -> None:
    """Part crocodile, part lion, part hippopotamus; seated, facing right in its frame."""
    pen.form("-70,0 -76,-40 -50,-84 -10,-96 20,-70 10,-20 20,0", "#a08a5c", 3)
    pen.form(
        "-30,-92 10,-124 44,-118 50,-80 36,-40 44,-6 60,-4 60,4 20,4 14,-50 -6,-64", "#c99a52", 3
    )
    pen.line("-20,-96 0,-60 -4,-40/-4,-108 14,-70 8,-50/10,-116 28,-78", 3.4, RED)
    pen.form("-10,-122 -2,-150 30,-166 70,-160 120,-146 122,-138 74,-136 40,-124 30,-104 0,-100",
             GREEN, 3)  # fmt: skip
    pen.line("60,-144 120,-142", 2.4)
    pen.line(
        [[(64 + 8 * k, -146), (66 + 8 * k, -138)] for k in range(7)], 2, LINEN, 1, curved=False
    )
    pen.disc(38, -150, 4, LINEN, 2)
    pen.form("-14,-116 -28,-140 -6,-158 4,-140 -2,-112", BLUE, 2.4)


def _tribunal(pen: Pen) -> None:
    """Along the top: the dead man on his knees, an offering stand, the row of judges."""
    p = pen.at(60, 154, 0.19)
    p.form("-110,0 -110,-60 -20,-120 40,-90 100,-60 110,0", LINEN, 8)
    p.form("-70,-90 -70,-250 60,-250 50,-90", LINEN, 8)
    p.line("60,-230 130,-190 150,-300", 40, SKIN, 0.9)
    egyptian(Pen(p.wall, INK, 7, 0.1, p.at(0, -320, 1.1).frame), SKIN, 70)
    for y in (154, 120):
        pen.line([[(106, y), (146, y)]], 5, OCHER, 1)
    pen.line("126,154 126,96", 6, OCHER, 1)
    for k, tone in enumerate((GREEN, RED, LINEN)):
        pen.form([(112 + 12 * k, 116), (118 + 12 * k, 96), (124 + 12 * k, 116)], tone, 1.8)
    for k in range(14):
        x = 182 + 47 * k
        s = pen.at(x, 156, 0.9)
        s.form("-18,0 -18,-40 -10,-62 8,-62 12,-44 22,-34 20,0", (LINEN, RED, GREEN, BLUE)[k % 4])
        head = s.at(0, -76, 0.24)
        if k % 5 == 2:
            head.form("-26,74 -26,10 -34,-20 -24,-48 0,-58 26,-50 42,-28 52,-4 28,12 26,74",
                      "#d0a566", 8)  # fmt: skip
            head.disc(14, -22, 9, INK)
        else:
            egyptian(Pen(s.wall, INK, 7, 0.1, head.frame), SKIN if k % 2 else "#c28a52", 70,
                     (BLACK, BLUE)[k % 2])  # fmt: skip
        s.line("22,-20 24,-58", 2.4, OCHER, 1)
        s.disc(24, -60, 4, LINEN, 1.6)


def _shrine(pen: Pen) -> None:
    """A canopy with a frieze of cobras; Osiris wrapped in white, the two goddesses behind him."""
    pen.fill("880,96 1170,96 1170,506 880,506", "#dcc590", 0.7, 1, curved=False)
    for x in (872, 1172):
        pen.form([(x - 8, 506), (x - 7, 90), (x + 7, 90), (x + 8, 506)], GREEN, 2.4, curved=False)
        for y in range(110, 500, 22):
            pen.line(
                [[(x - 7, y), (x + 7, y)]], 4, (RED, OCHER, BLUE)[y // 22 % 3], 1, curved=False
            )
        pen.form([(x - 8, 112), (x - 18, 86), (x + 18, 86), (x + 8, 112)], BLUE, 2.4)
    pen.form("852,86 1192,86 1184,58 860,58", OCHER, 2.4, curved=False)
    pen.line([[(864, 66), (1180, 66)], [(860, 78), (1184, 78)]], 4, RED, 1)
    for k in range(15):
        x = 866 + 22 * k
        pen.form(
            [(x - 6, 58), (x - 8, 42), (x, 30), (x + 8, 42), (x + 4, 58)], (GREEN, BLUE)[k % 2], 1.8
        )
        pen.disc(x, 28, 5, RED, 1.6)
    # Pool under the throne, the lotus with the four sons of Horus.
    pen.form("900,478 1090,478 1090,506 900,506", "#7fa4ac", 2.4, curved=False)
    pen.line([[(900 + 6 * k, 488 + 5 * (k % 2)) for k in range(32)]], 1.6, BLUE, 1, curved=False)
    pen.line("930,478 926,430 920,392", 3.4, GREEN)
    for a in (-2.4, -1.9, -1.57, -1.2, -0.75):
        pen.form(
            [
                (920, 396),
                (920 + 16 * math.cos(a - 0.3), 396 + 16 * math.sin(a - 0.3)),
                (920 + 30 * math.cos(a), 396 + 30 * math.sin(a)),
                (920 + 16 * math.cos(a + 0.3), 396 + 16 * math.sin(a + 0.3)),
            ],
            LINEN,
            1.6,
        )
    for k in range(4):
        s = pen.at(900 + 15 * k, 368, 0.5)
        s.form("-10,0 -12,-44 -6,-60 8,-60 12,-44 10,0", LINEN, 2.6)
        s.disc(0, -70, 11, (SKIN, "#8a6a48", BLACK, "#d0a566")[k], 2.6)
    pen.form("1000,478 1000,380 1076,380 1076,330 1092,330 1092,478", OCHER, 2.6, curved=False)
    for k in range(5):
        pen.line([[(1004, 396 + 17 * k), (1088, 396 + 17 * k)]], 7, (BLUE, RED, GREEN)[k % 3], 1,
                 curved=False)  # fmt: skip
    p = pen.at(1022, 480, 0.47, flip=True)
    p.form("-60,-260 -80,-420 -60,-500 40,-506 70,-450 70,-320 150,-290 176,-230 180,-20 220,0 "
           "80,0 "
           "90,-180 -20,-190", LINEN, 6)  # fmt: skip
    p.line("-40,-440 60,-400/-50,-380 60,-340/-50,-320 80,-280/20,-240 150,-200/100,-140 178,-130"
           "/96,-80 180,-70", 4, "#b59c72")  # fmt: skip
    p.line("50,-400 110,-420 150,-470", 26, GREEN, 0.9)
    p.line("84,-360 130,-480 120,-560 100,-560", 10, OCHER, 0.9)
    p.line("110,-350 170,-500/170,-500 200,-440/170,-500 210,-452", 9, BLUE, 0.9)
    head = p.at(0, -574, 1.12)
    egyptian(Pen(p.wall, INK, 5, 0.1, head.frame), GREEN, 30, GREEN)
    head.form("-40,-40 34,-40 30,-90 14,-160 0,-190 -16,-160 -34,-90", LINEN, 5)
    head.form("-40,-44 -64,-110 -40,-170 -32,-100", OCHER, 4)
    head.line("28,60 34,96", 10, INK, 0.8)
    for k, tone in enumerate((RED, GREEN)):
        q = pen.at(1148 - 36 * k, 506, 0.44, flip=True)
        q.form("-46,-500 46,-500 44,-380 50,-240 58,-10 -56,-10 -50,-240 -50,-380", tone, 6)
        q.line("40,-470 90,-420 120,-500", 26, SKIN, 0.9)
        q.line("-50,-330 50,-330/-30,-330 -20,-120", 8, LINEN)
        egyptian(Pen(q.wall, INK, 5, 0.1, q.at(0, -574, 1.1).frame), "#c28a52", 90, BLUE)
