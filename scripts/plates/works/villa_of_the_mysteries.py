"""Villa of the Mysteries (Pompeii, about 60 BC): a stretch of a painted room.

Very wide; nearly life-size figures act on a shallow green ledge before red panels parted by dark
strips: a matron, a naked boy who reads a scroll, a woman with a tray, one who starts back with a
flying purple cloak, a kneeling woman scourged by a winged one, a naked dancer with cymbals.
Warm light, solid shaded bodies; a meander and a marbled zone above, a plain dado below.
Recognized by: deep glowing red, the recoiling figure with billowing veil, the dancer from behind.
"""

import math

from ..core import Plate
from ..drapery import pts
from ..people.antiquity import SKIN, Pen, bare, bare_limb
from ..people.gothic import Flesh, haired, hooded, palm, tones
from ..pigment import Wall

SIZE = (1200, 620)
ALT = {
    "en": "Against deep red wall panels solid figures act on a narrow ledge: a veiled lady, a "
    "naked "
    "boy reading, a woman recoiling under a billowing cloak, a winged one, a naked dancer.",
    "es": "Ante paneles rojo intenso actúan figuras sólidas en un zócalo estrecho: dama velada, "
    "niño "
    "desnudo que lee, mujer que retrocede con el manto al viento, una alada, una bailarina.",
}
INK, CINNABAR = "#3a1c12", "#a02a1c"
PURPLE, YELLOW, WHITE, GREEN, VIOLET = "#6d3050", "#cf9f4a", "#e2d7bd", "#6f8456", "#8a6a86"
FLESH = Flesh(skin="#d9a274", shade="#6d3c22", light="#f5d6ac", blush="#c96a4a", body=0.85)
GROUND = 520.0


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(*SIZE, ["#b39878", "#c4aa88", "#d2ba98", "#dcc7a6"], seed=33, cell=260)
    wall.height *= 0.3
    pen = Pen(wall, INK, 2.0, 0.12)
    _room(pen)
    _matron(pen.at(92, GROUND))
    _boy(pen.at(206, GROUND))
    _tray(pen.at(318, GROUND))
    _silenus(pen.at(450, GROUND))
    _startled(pen.at(620, GROUND))
    _winged(pen.at(806, GROUND))
    _kneeling(pen.at(930, GROUND))
    _dancer(pen.at(1084, GROUND))
    wall.wear(0.008, 60, 3)
    wall.wear(0.016, 10, 4, 3)
    for k, track in enumerate((pts("0,200 120,240 240,210 330,260"), pts("700,0 720,150 690,300 "
        "730,420"),
                               pts("1200,380 1080,420 1000,400"), pts("420,620 440,540 "
                                   "400,470"))):  # fmt: skip
        wall.crack(track, 1.3, 0.6, 40 + k)
    plate.add(wall.picture(0.6, depth=0.42, grain=0.14).svg())


def _room(pen: Pen) -> None:
    """Red panels, black and green strips, a meander band above, the ledge and its dado."""
    pen.fill("-10,-10 1210,-10 1210,640 -10,640", "#4a1a16", 1, 1, curved=False)
    for k in range(5):
        x = 12 + 238 * k
        panel = [(x, 92), (x + 214, 92), (x + 214, GROUND - 14), (x, GROUND - 14)]
        pen.fill(panel, CINNABAR, 0.97, 1, curved=False)
        pen.fill(
            [(x + 20, 110), (x + 194, 110), (x + 194, GROUND - 30), (x + 20, GROUND - 30)],
            "#bb3824",
            0.5,
            20,
        )
        pen.line([[*panel, panel[0]]], 2.4, "#d9b070", 1, 0.8, curved=False)
        pen.fill(
            [(x + 218, 92), (x + 234, 92), (x + 234, GROUND - 14), (x + 218, GROUND - 14)],
            "#3f5240",
            0.95,
            1,
            curved=False,
        )
    for k in range(13):
        x = -10 + 98 * k
        pen.fill(
            [(x, 8), (x + 94, 8), (x + 94, 50), (x, 50)],
            ("#8a4a5c", "#c79a4a", "#5f7a68")[k % 3],
            0.95,
            1,
            curved=False,
        )
        for j in range(4):
            pen.line(
                [[(x + 8 + 20 * j, 12), (x + 22 + 20 * j, 28), (x + 10 + 22 * j, 46)]],
                3,
                WHITE,
                0.3,
                0.4,
            )
    pen.fill("-10,54 1210,54 1210,88 -10,88", WHITE, 0.95, 1, curved=False)
    for k in range(32):
        x = 4 + 38 * k
        pen.line(
            [
                [
                    (x, 82),
                    (x, 60),
                    (x + 28, 60),
                    (x + 28, 76),
                    (x + 12, 76),
                    (x + 12, 68),
                    (x + 20, 68),
                ]
            ],
            3.4,
            (GREEN, "#7d2f24")[k % 2],
            1,
            curved=False,
        )
    pen.fill(
        [(-10, GROUND - 14), (1210, GROUND - 14), (1210, GROUND + 36), (-10, GROUND + 36)],
        "#7f9468",
        0.97,
        1,
        curved=False,
    )
    dado = [(-10, GROUND + 36), (1210, GROUND + 36), (1210, 640), (-10, 640)]
    pen.fill(dado, "#7a2a3a", 0.95, 1, curved=False)
    pen.line([[(-10, GROUND + 36), (600, GROUND + 37), (1210, GROUND + 36)]], 4, WHITE, 1, 0.8)
    for k in range(7):
        pen.fill(
            [
                (20 + 172 * k, GROUND + 50),
                (170 + 172 * k, GROUND + 50),
                (170 + 172 * k, 612),
                (20 + 172 * k, 612),
            ],
            ("#8f5a62", "#b58a4c")[k % 2],
            0.6,
            6,
            curved=False,
        )


def _robe(
    pen: Pen, shape: str, folds: str, color: str, seed: int = 1, width: float = 12, puff: float = 16
) -> None:
    pen.cloth(shape, folds, tones(color), width, width * 0.85, puff, seed)


def _anatomy(pen: Pen, strokes: str, width: float = 5.0) -> None:
    """Soft shadows under the forms of a body."""
    pen.line(strokes, width, "#6d3018", 0.25, 0.6, soft=2.4)


def _foot(pen: Pen, x: float, side: int) -> None:
    bare(
        pen,
        [
            (x - 9, -12),
            (x + 9, -12),
            (x + side * 30 + 4, 4),
            (x + side * 28, 10),
            (x - side * 9, 9),
        ],
        7,
    )


def _matron(pen: Pen) -> None:
    """She stands listening, veiled in violet, hand on hip."""
    _robe(pen, "-40,-330 -16,-350 18,-350 44,-326 52,-220 58,-80 62,0 -62,0 -58,-80 -52,-220",
          "-24,-330 -34,-180 -44,-10/4,-340 0,-180 -4,-6/26,-320 34,-180 42,-10/~-10,-330 "
          "-18,-180 -24,-6"
          "/~16,-320 20,-160 22,-6", VIOLET, 1)  # fmt: skip
    _robe(pen, "-44,-330 -14,-352 24,-348 52,-310 58,-230 20,-150 -50,-170 -60,-250",
          "-30,-330 -46,-250 -40,-190/-6,-340 -10,-250 0,-170/30,-330 30,-250 20,-170/-50,-230 "
          "0,-210 50,-250",
          WHITE, 2)  # fmt: skip
    bare_limb(pen, "44,-290 70,-230 40,-200", [26, 22, 14], sleeve=WHITE)
    hooded(pen.at(4, -394, 0.72), 0.6, VIOLET, FLESH)


def _boy(pen: Pen) -> None:
    """A naked child who reads aloud from a scroll."""
    for x, _s in ((-14, -1), (16, 1)):
        bare_limb(pen, f"{x},-110 {x + 2},-60 {x},-8", [38, 28, 16])
        _foot(pen, x, 1)
    bare(pen, "-34,-214 -10,-226 16,-226 36,-212 36,-150 32,-100 -32,-100 -34,-150", 26)
    _anatomy(pen, "0,-200 1,-150/-24,-182 -12,-174 -2,-180/6,-180 16,-174 26,-182", 4)
    pen.disc(1, -142, 2, "#6d3018")
    haired(pen.at(4, -262, 0.62), 0.7, "#5a3420", FLESH, fall=10)
    pen.form("14,-196 70,-204 72,-166 16,-160", "#e6dab8", 1.6, curved=False)
    pen.round("14,-196 70,-204 72,-166 16,-160", "#9a8358", "#fbf3d8", 8, 0.7, curved=False)
    for k in range(4):
        pen.line([[(22, -190 + 8 * k), (64, -196 + 8 * k)]], 1.6, "#6d4a30", 1, 0.7, curved=False)
    bare_limb(pen, "-32,-204 -20,-164 18,-172", [22, 18, 12])
    bare_limb(pen, "32,-204 64,-172 70,-182", [22, 18, 12])


def _tray(pen: Pen) -> None:
    """A crowned woman walks right with a tray, and looks back at us."""
    _robe(pen, "-34,-320 -12,-336 18,-336 38,-316 44,-220 56,-90 66,-4 -56,-4 -52,-90 -42,-220",
          "-20,-310 -28,-180 -40,-10/6,-330 2,-180 4,-10/24,-310 34,-160 48,-10/~-6,-320 "
          "-12,-170 -18,-10"
          "/~18,-300 20,-160 26,-10", "#7d8f86", 3)  # fmt: skip
    _robe(pen, "-38,-216 0,-206 40,-218 48,-170 58,-104 30,-96 14,-70 -16,-104 -40,-92 -54,-116 "
               "-44,-170",
          "-36,-206 10,-170 52,-120/-40,-180 -10,-130 16,-80/-42,-150 -30,-120 -36,-96/20,-206 "
          "40,-160 52,-110", PURPLE, 4, 9, 6)  # fmt: skip
    bare_limb(pen, "36,-306 70,-256 92,-276", [26, 22, 14], sleeve="#7d8f86")
    pen.form("62,-292 128,-300 130,-288 66,-278", "#c9a24c", 1.8)
    for k in range(3):
        pen.disc(78 + 18 * k, -304 - k, 8, ("#c98a4a", GREEN, "#d9b878")[k], 1.4)
    bare_limb(pen, "-34,-300 -44,-240 0,-214", [26, 22, 14], sleeve="#7d8f86")
    bare(pen, "-12,-352 14,-352 18,-326 -14,-326", 10)
    haired(pen.at(2, -374, 0.66), 0.3, "#5a3420", FLESH, fall=22)
    pen.line("-22,-396 -8,-412 12,-412 26,-396", 8, "#5f7a3f", 0.8)


def _silenus(pen: Pen) -> None:
    """An old satyr sits and plays the lyre, a cloth over his knees."""
    pen.form("-70,-110 60,-110 60,-4 -70,-4", "#b58a54", 2, curved=False)
    pen.round("-70,-110 60,-110 60,-4 -70,-4", "#5a3a20", "#e6c890", 14, 0.7, curved=False)
    bare_limb(pen, "10,-120 70,-116 76,-10", [54, 44, 22], "#b5744a")
    _foot(pen, 76, 1)
    bare(pen, "-46,-262 -14,-290 24,-284 48,-256 40,-196 48,-130 -48,-130 -44,-196", 34, "#b5744a")
    _robe(
        pen,
        "-56,-158 -10,-140 50,-150 90,-120 100,-60 92,-16 66,-24 56,-70 10,-76 -20,-60 "
        "-60,-84 -66,-120",
        "-50,-150 0,-124 70,-120 90,-40/-54,-120 0,-100 60,-96 78,-30/-50,-96 -10,-80 30,-84",
        VIOLET,
        5,
        9,
        7,
    )
    lyre = (
        "10,-210 30,-196 54,-200 66,-222 64,-280 72,-320 56,-322 50,-280 46,-240 34,-232 "
        "24,-250 20,-300 6,-298 "
    )
    lyre += "10,-250"
    pen.form(lyre, "#c9a24c", 2)
    pen.line("4,-300 76,-318", 5, "#8a5c24", 1)
    pen.line(
        [[(24 + 8 * k, -304 - 2 * k), (26 + 6 * k, -222)] for k in range(5)],
        1.2,
        WHITE,
        1,
        curved=False,
    )
    bare_limb(pen, "38,-256 74,-216 48,-232", [28, 24, 15], "#b5744a")
    _anatomy(
        pen,
        "-34,-236 -14,-222 6,-234/12,-234 30,-222 44,-238/2,-226 4,-180/-38,-176 0,-164 42,-178",
    )
    haired(pen.at(-6, -326, 0.72), 0.6, "#8a7a68", FLESH, 26, fall=12, bald=True)
    pen.line("-34,-352 -14,-374 14,-374 30,-352", 9, "#5f7a3f", 0.8)


def _startled(pen: Pen) -> None:
    """She starts back to the left, palm out; her purple mantle swells like a sail over her head."""
    sail = ("-110,-200 -140,-280 -120,-380 -50,-428 30,-424 84,-380 100,-300 76,-280 60,-340 "
            "10,-376 -50,-370 "
            "-84,-310 -76,-240")  # fmt: skip
    _robe(pen, sail, "-120,-260 -112,-350 -50,-404 20,-406 80,-350/-100,-250 -92,-340 -40,-386 "
                     "20,-388 70,-340"
          "/~-110,-240 -102,-340 -46,-394 20,-396", PURPLE, 6, 10)  # fmt: skip
    _robe(pen, "-34,-310 -8,-330 22,-326 40,-300 40,-210 60,-100 84,-8 -60,-8 -50,-90 -40,-200",
          "-20,-300 -24,-180 -44,-14/6,-316 10,-180 6,-14/28,-300 36,-160 66,-14/~-6,-310 "
          "-6,-170 -16,-14"
          "/~18,-300 24,-160 40,-14", YELLOW, 7)  # fmt: skip
    _robe(pen, "-40,-206 4,-198 42,-214 56,-150 74,-84 44,-96 20,-68 -4,-104 -34,-86 -52,-104 "
               "-44,-150",
          "-36,-200 10,-160 64,-96/-40,-170 -10,-120 20,-76/-42,-140 -36,-110 -34,-90/24,-204 "
          "44,-150 60,-100", PURPLE, 8, 9, 6)  # fmt: skip
    bare_limb(pen, "-34,-300 -84,-270 -116,-290", [26, 22, 14], sleeve=YELLOW)
    palm(pen.at(-116, -290, 0.95, flip=True, turn=30), SKIN, "spread")
    bare_limb(pen, "36,-298 80,-290 92,-330", [26, 22, 14], sleeve=YELLOW)
    palm(pen.at(92, -330, 0.8, turn=-60), SKIN, "fist")
    bare(pen, "-12,-344 14,-344 18,-318 -14,-318", 10)
    haired(
        pen.at(-2, -364, 0.66, flip=True, turn=-8),
        0.75,
        "#4a2818",
        FLESH,
        fall=22,
        brow=1,
        mouth=0.8,
    )
    _foot(pen, -34, -1)
    _foot(pen, 50, 1)


def _winged(pen: Pen) -> None:
    """A half-nude winged woman swings a rod, turned to the right."""
    for wing, _s in (("-20,-300 -70,-360 -90,-430 -50,-420 -20,-370 0,-320", 1),
                    (("-24,-290 -90,-310 -130,-280 -120,-200 -90,-180 -70,-230 "
                     "-40,-250"), 2)):  # fmt: skip
        pen.form(wing, "#4a3848", 1.6)
        pen.round(wing, "#1c1018", "#b09aa0", 14, 0.9)
        edge = pts(wing)
        pen.line(
            [[edge[0], edge[2]], [edge[0], edge[3]], [edge[-1], edge[3]]], 2, "#c9b8a8", 0.4, 0.7
        )
    for spine, x in (("-14,-170 -34,-90 -50,-10", -50), ("20,-170 40,-90 36,-10", 36)):
        bare_limb(pen, spine, [54, 40, 20])
        _foot(pen, x, 1)
    bare(pen, "-32,-310 -8,-328 22,-324 40,-296 32,-230 36,-180 -34,-180 -30,-230", 30)
    _robe(pen, "-38,-208 0,-196 40,-212 54,-140 66,-60 40,-40 24,-70 0,-50 -20,-76 -44,-50 "
               "-62,-70 -48,-140",
          "-34,-200 -40,-130 -50,-66/-6,-196 -4,-130 0,-60/30,-204 40,-130 50,-56/~-20,-196 "
          "-22,-130 -24,-80/~14,-196 18,-130 20,-76", VIOLET, 9, 10, 6)  # fmt: skip
    _anatomy(
        pen, "-26,-276 -14,-262 -1,-274/6,-274 18,-260 32,-276/2,-256 3,-216/-20,-226 -26,-208"
    )
    pen.disc(3, -212, 2.2, "#6d3018")
    bare_limb(pen, "-28,-300 -64,-330 -30,-392", [28, 24, 14])
    palm(pen.at(-30, -392, 0.8, turn=-60), SKIN, "fist")
    pen.line("-60,-420 -20,-408 40,-396", 5, "#5a3a20", 0.5)
    bare_limb(pen, "36,-298 78,-286 100,-310", [28, 24, 14])
    palm(pen.at(100, -310, 0.9, turn=-40), SKIN, "spread")
    bare(pen, "-8,-344 16,-344 20,-318 -10,-318", 10)
    haired(pen.at(6, -364, 0.66), 0.7, "#4a2818", FLESH, fall=16)


def _kneeling(pen: Pen) -> None:
    """Her bare back bent, head in the lap of a seated woman."""
    _robe(
        pen,
        "20,-240 60,-250 96,-220 106,-120 110,-4 0,-4 6,-90 20,-150",
        "34,-230 30,-120 20,-10/64,-236 66,-120 60,-10/90,-210 92,-110 94,-10",
        "#7d8f7a",
        10,
    )
    bare_limb(pen, "90,-210 106,-160 60,-140", [26, 22, 14], sleeve="#7d8f7a")
    hooded(pen.at(56, -290, 0.64, flip=True), 0.5, "#c9a05a", FLESH)
    _robe(
        pen,
        "-90,-100 -40,-116 20,-100 30,-60 20,-4 -110,-4 -118,-50",
        "-80,-90 -60,-50 -70,-10/-40,-100 -20,-60 -20,-10/0,-96 10,-50 10,-10/-100,-60 -40,-40 "
        "20,-50",
        PURPLE,
        11,
    )
    bare(pen, "-76,-116 -70,-156 -40,-186 0,-196 34,-184 40,-150 16,-120 -20,-100 -60,-98", 26)
    pen.line("-62,-124 -30,-156 10,-176", 4, "#8a4a2c", 0.3, 0.6)
    haired(pen.at(50, -168, 0.6, turn=74), 0.4, "#5a3420", FLESH, fall=30)
    bare_limb(pen, "20,-170 60,-130 94,-140", [24, 20, 12])


def _dancer(pen: Pen) -> None:
    """Seen from behind, naked, on her toes, cymbals over her head, a scarf around her."""
    _robe(pen, "40,-320 76,-300 92,-200 80,-90 64,-30 48,-60 60,-160 50,-250", "56,-300 76,-200 "
        "64,-60/70,-290 86,-190"
          " 74,-70", YELLOW, 12, 8, 6)  # fmt: skip
    bare_limb(pen, "18,-180 34,-96 26,-14", [58, 44, 20])
    bare_limb(pen, "-16,-180 -30,-96 -10,-10", [60, 46, 20])
    bare(pen, "-20,-12 -2,-14 4,10 -16,14", 7)
    bare(pen, "16,-16 36,-18 40,6 20,12", 7)
    back = (
        "-40,-318 -10,-336 18,-336 44,-314 36,-262 30,-236 46,-190 40,-156 0,-146 -42,-156 "
        "-46,-192 -30,-236 -36,-264"
    )
    bare(pen, back, 34)
    with pen.within(back):
        pen.line("2,-320 -4,-270 2,-220 0,-190", 6, "#8a4a2c", 0.3, 0.6, soft=3)
        pen.line(
            "0,-190 0,-150/-40,-160 -20,-150 0,-158/0,-158 22,-150 40,-160", 3, "#8a4a2c", 0.4, 0.6
        )
        pen.fill("-26,-310 -12,-306 -14,-270 -26,-276", "#8a4a2c", 0.25, 6)
        pen.fill("14,-306 28,-310 26,-276 14,-270", "#8a4a2c", 0.25, 6)
    bare_limb(pen, "-36,-310 -70,-350 -34,-400", [28, 23, 14])
    bare_limb(pen, "38,-310 70,-356 24,-404", [28, 23, 14])
    for x, y in ((-26, -412), (16, -414)):
        pen.form(
            [(x - 15 * math.cos(0.5), y - 8), (x + 4, y - 16), (x + 15, y + 4), (x - 4, y + 13)],
            "#d9b04c",
            1.8,
        )
    bare(pen, "-10,-350 14,-350 16,-330 -12,-330", 10)
    haired(pen.at(0, -368, 0.62, flip=True), 1.8, "#5a3420", FLESH, fall=10)
    pen.disc(24, -372, 13, "#5a3420", 1.6)
    _robe(
        pen,
        "-58,-250 -20,-226 30,-220 70,-260 78,-240 40,-196 -20,-200 -66,-230",
        "-50,-236 0,-210 66,-246",
        YELLOW,
        13,
        7,
        5,
    )
    p = pen.at(66, 0)
    _robe(
        p,
        "0,-330 14,-344 36,-344 50,-326 60,-200 66,-60 60,-4 4,-4 8,-100 10,-220",
        "14,-320 20,-180 16,-10/36,-330 42,-180 46,-10/~26,-320 32,-180 32,-10",
        "#4a3c50",
        14,
    )
    hooded(p.at(28, -372, 0.56, flip=True), 0.4, "#4a3c50", FLESH)
    p.line("-4,-380 4,-200 2,-20", 4, "#6d4a26", 1)
