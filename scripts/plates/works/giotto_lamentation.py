"""Lamentation (Giotto, about 1305): a fresco of a chapel.

Nearly square; Christ lies across the lower left, his mother bends over his face; heavy mourners
crouch and stand around, two with their backs to us; a bare ridge slopes down from the upper right.
Even pale light; azurite sky, grey rock, rose, ocher, sea green, dark blue; plain gold halos.
John throws his arms back; ten small angels wail in the sky; one dead tree stands on the ridge.
Recognized by: the slope to the two faces, massive backs, tumbling angels, John's flung arms.
"""

from ..core import Plate, mix
from ..drapery import pts
from ..figures import limb_outline
from ..people.antiquity import Pen
from ..people.gothic import Flesh, haired, hooded, nimbus, palm, profile, tones
from ..pigment import Wall

SIZE = (1200, 1130)
ALT = {
    "en": "Mourners in heavy robes bend over a dead man held by his mother; two sit with their "
    "backs to us, a bare rock slopes down to the faces, and small angels weep in a blue sky.",
    "es": "Dolientes de mantos pesados se inclinan sobre un hombre sin vida en brazos de su madre; "
    "dos nos dan la espalda, una roca baja hacia los rostros y lloran ángeles en el cielo "
    "azul.",
}
INK, PALE = "#3a2a24", "#d9c3a0"
ROSE, GREEN, OCHER, BLUE = "#b8706a", "#7f9276", "#c09a55", "#2c3f63"
RED, GREY, LILAC, OLIVE = "#b04a35", "#a9a493", "#a58a9c", "#8a8450"
FLESH = Flesh(skin="#dcb78c", shade="#6d6440", light="#f3dcb8")
DEAD = Flesh(skin="#d3c09c", shade="#6a6a4c", light="#efe2c4", blush="#b99a78", lips="#9a6a5a")


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(*SIZE, ["#a89a80", "#bcae92", "#cdc0a5"], seed=9, cell=180)
    wall.height *= 0.25
    pen = Pen(wall, INK, 2.6, 0.1)
    wall.fill(pts("-20,-20 1220,-20 1220,700 -20,760"), "#2a5288", 0.97, 2, 0.2, curved=False)
    wall.fill(pts("-20,-20 1220,-20 1220,260 -20,300"), "#1f4274", 0.6, 60, 0.4, curved=False)
    _rock(pen)
    _angels(pen)
    _women(pen)
    _john(pen.at(700, 470))
    _elders(pen)
    _christ(pen)
    _mary(pen)
    _magdalene(pen)
    _backs(pen)
    _edge(pen)
    wall.wear(0.006, 40, 3)
    wall.wear(0.014, 9, 4, 3)
    for k, track in enumerate((pts("0,260 300,300 560,250"), pts("900,0 880,180 930,420"),
                               pts("420,1130 460,1010 430,900"))):  # fmt: skip
        wall.crack(track, 1.2, 0.6, 60 + k)
    plate.add(wall.picture(0.6, depth=0.45, grain=0.2).svg())


def _rock(pen: Pen) -> None:
    """The slope, in steps and planes, and the ground; a leafless tree at its upper end."""
    slope = (
        "-20,1140 -20,720 120,690 240,640 330,610 420,604 470,560 560,540 610,500 700,486 760,430 "
        "850,410 900,352 990,330 1040,276 1130,262 1220,230 1220,1140"
    )
    pen.form(slope, "#b7ab94", 2, curved=False)
    pen.round(slope, "#6b6355", "#e6dcc6", 46, 0.8, curved=False)
    for k, plane in enumerate((
        "420,604 470,560 560,540 540,610 450,650", "610,500 700,486 680,580 590,600",
        "760,430 850,410 850,500 740,540", "900,352 990,330 1000,430 880,480",
        "1040,276 1130,262 1150,380 1030,400", "560,620 680,590 700,690 560,700",
        "850,510 1000,440 1010,600 860,620", "330,610 410,610 430,680 320,690",
        "1090,400 1220,370 1220,520 1090,540",
    )):  # fmt: skip
        pen.fill(plane, ("#cbbfa6", "#a3967f", "#8e826c")[k % 3], 0.8, 3, curved=False)
        pen.round(plane, "#75694f", "#ece2cb", 16, 0.7, curved=False)
        edge = pts(plane)
        pen.line([edge[:3]], 1.8, "#5d5240", opacity=0.7, curved=False)
    pen.fill("-20,1010 400,960 800,950 1220,980 1220,1140 -20,1140", "#a59a78", 0.8, 18)
    tree = "#5a4632"
    for branch, w in (
        ("1068,282 1062,200 1074,120 1060,52", 9), ("1066,190 1030,150 1014,96", 5),
        ("1068,160 1104,120 1110,70", 5), ("1040,160 1010,150 990,126", 3.4),
        ("1070,110 1046,86 1040,56", 3.4), ("1096,130 1128,110 1140,80", 3.4),
        ("1062,226 1096,196 1124,188", 4), ("1022,120 1000,104 996,80", 2.6),
        ("1104,100 1092,70 1096,48", 2.6),
    ):  # fmt: skip
        pen.line(branch, w, tree, 0.3)


def _robe(pen: Pen, shape: str, folds: str, color: str, width: float = 16, seed: int = 1) -> None:
    """A heavy garment: relief and a thin outline."""
    pen.cloth(shape, folds, tones(color), width, width * 0.75, 34, seed)
    edge = pts(shape)
    pen.line([[*edge, edge[0], edge[1]]], 1.8, mix(color, "#1a0f0c", 0.7), 1)


def _arm(pen: Pen, spine: str, color: str, turn: float, pose: str = "flat", w: float = 46) -> None:
    """A sleeve and the hand at its end, pointing `turn` degrees."""
    track = pts(spine)
    x, y = track[-1]
    palm(pen.at(x, y, 1.12, turn=turn), FLESH.skin, pose)
    edge = limb_outline(track, [w, w * 0.86, w * 0.62], 2)
    _robe(pen, " ".join(f"{a:.0f},{b:.0f}" for a, b in edge), "", color, 9)


def _angels(pen: Pen) -> None:
    """Ten of them, tumbling, each with a gesture of its own."""
    for k, (x, y, s, turn, flip) in enumerate((
        (110, 110, 0.8, 24, False), (250, 210, 0.84, -12, True), (390, 90, 0.84, 34, False),
        (520, 224, 0.8, -20, False), (640, 96, 0.84, 16, True), (770, 232, 0.82, 20, True),
        (890, 110, 0.84, -26, True), (110, 330, 0.76, 40, False), (396, 372, 0.76, 10, False),
        (946, 250, 0.66, 0, True),
    )):  # fmt: skip
        p = pen.at(x, y, s, flip=flip, turn=turn)
        robe = (ROSE, OCHER, GREEN, "#d8c9a8", RED, LILAC)[k % 6]
        for wing in ("-20,-6 -60,-50 -120,-56 -100,-30 -70,-6 -30,16",
                     "-16,6 -50,-4 -110,14 -130,40 -90,36 -40,30"):  # fmt: skip
            p.form(wing, "#c9b58e", 2)
            p.round(wing, "#7d5f43", "#f2e4c4", 14, 0.7)
            edge = pts(wing)
            p.line([[edge[0], edge[2]], [edge[0], ((edge[1][0] + edge[2][0]) / 2, edge[3][1])]],
                   1.6, "#7d5f43")  # fmt: skip
        _robe(p, "-14,-14 22,-20 30,20 6,64 -30,110 -70,150 -110,170 -80,120 -56,70 -30,20",
              "6,0 -20,60 -70,130/16,10 0,50 -40,100/~-8,10 -40,70 "
              "-84,140", robe, 10, k)  # fmt: skip
        nimbus(p.at(20, -46, 0.62))
        if k % 3 == 0:
            for s2, a in ((-1, -70), (1, -20)):
                palm(p.at(30 + 22 * s2, -34 + 12 * s2, 0.9, turn=a), FLESH.skin, "spread", 6)
                p.line([[(8 + 10 * s2, 8), (24 + 16 * s2, -4), (30 + 22 * s2, -34 + 12 * s2)]], 17,
                       mix(robe, "#2a1a18", 0.15), 0.8)  # fmt: skip
        haired(p.at(20, -40, 0.6), 0.7 if k % 2 else 1.8, "#a5733c", FLESH, brow=1, mouth=1)
        if k % 3 == 1:
            p.line("4,10 36,14 38,-20", 15, mix(robe, "#2a1a18", 0.1), 0.8)
            palm(p.at(38, -16, 0.8, turn=-110), FLESH.skin, "flat", 6)
        if k % 3 == 2:
            p.line("10,6 40,6 66,-8/4,20 36,30 66,24", 15, mix(robe, "#2a1a18", 0.1), 0.8)
            palm(p.at(64, -8, 0.9, turn=-20), FLESH.skin, "spread", 6)
            palm(p.at(64, 24, 0.9, turn=16), FLESH.skin, "spread", 6)


def _women(pen: Pen) -> None:
    """A close group at the left, halos one behind the other."""
    for x, y, t, color, halo in (
        (60, 470, 0.6, GREY, False), (150, 430, 0.7, ROSE, True), (36, 580, 0.7, OLIVE, False),
        (240, 486, 0.75, GREEN, True), (120, 566, 1.8, OCHER, False),
    ):  # fmt: skip
        _robe(pen.at(x, y), "-60,50 -36,10 36,10 64,60 84,220 90,520 -90,520 -84,220",
              "-30,60 -40,260 -40,500/0,80 4,300 0,510/34,70 44,280 50,500", color, 22,
              int(x))  # fmt: skip
        hooded(pen.at(x, y, 0.82), t, color, FLESH, None, halo, 1, 0.6)
    palm(pen.at(176, 520, 1.1, turn=-60), FLESH.skin, "spread")
    # She who holds his hands, bending forward in the middle.
    _robe(pen, "440,600 500,560 560,590 600,680 620,800 600,900 430,900 400,780 420,660",
          "500,620 470,720 440,860/540,640 560,760 560,880/~520,640 510,740 500,880", LILAC,
          20, 3)  # fmt: skip
    hooded(pen.at(486, 588, 0.82, flip=True, turn=-16), 0.7, LILAC, FLESH, None, True, 1)


def _john(pen: Pen) -> None:
    """He leans forward, to the left, both arms thrown back."""
    palm(pen.at(122, -22, 1.2, turn=-32), FLESH.skin, "spread")
    _robe(pen, "20,60 60,40 104,0 118,-28 140,-12 128,30 90,84 44,120", "40,84 90,40 124,-10", ROSE,
          12)  # fmt: skip
    _robe(pen, "-50,70 -10,46 40,56 78,120 92,240 100,420 96,480 -70,480 -76,300 -74,170",
          "-20,90 -44,220 -50,460/20,90 10,240 0,470/50,110 50,280 60,470/~0,100 -16,260 -24,460",
          ROSE, 22, 5)  # fmt: skip
    _robe(pen, "30,70 66,100 110,190 120,330 80,420 60,300 40,180", "50,110 86,220 90,390",
          "#d9bfa0", 18, 6)  # fmt: skip
    palm(pen.at(154, 66, 1.2, turn=12), FLESH.skin, "spread")
    _robe(pen, "0,80 40,66 110,50 160,54 158,80 110,98 50,122 8,124", "20,100 80,84 150,68", ROSE,
          12, 7)  # fmt: skip
    haired(pen.at(-46, 14, 0.84, flip=True, turn=-24), 1.8, "#9a6c38", FLESH, halo=True, mouth=0.8)


def _elders(pen: Pen) -> None:
    """Joseph and Nicodemus stand at the right and look on."""
    for x, y, color, cloak, beard, seed in (
        (1010, 500, "#8b9a8c", OCHER, 16, 1), (1120, 480, ROSE, GREEN, 26, 2),
    ):  # fmt: skip
        p = pen.at(x, y)
        _robe(p, "-66,80 -36,46 36,46 66,86 84,240 88,480 84,560 -80,560 -84,480 -80,240",
              "-36,110 -40,320 -40,540/0,130 6,330 0,550/40,120 46,320 50,540", color, 22,
              seed)  # fmt: skip
        _robe(p, "-40,54 -70,90 -84,240 -60,380 -20,300 10,200 60,110 40,50",
              "-50,110 -60,260 -56,350/-20,100 -30,220 -40,310/20,80 0,160 -20,230", cloak, 18,
              seed + 5)  # fmt: skip
        haired(p.at(0, 0, 0.86, flip=True), 0.6, "#8a7a64" if x < 1100 else "#c9beaa", FLESH,
               beard, True, 0.8)  # fmt: skip
        palm(p.at(-26, 190, 1.15, turn=-150), FLESH.skin, "flat")
        _robe(p, "60,150 70,220 20,236 -26,206 -20,180 20,190", "40,200 0,204", color, 9, 9)


def _christ(pen: Pen) -> None:
    """The dead body, head to the left, feet to the right, a cloth around the hips."""
    legs = limb_outline(pts("630,842 740,806 812,846 950,862"), [84, 74, 54, 40])
    for dy, shade in ((-22, "#bfa883"), (0, PALE)):
        edge = [(x, y + dy) for x, y in legs]
        pen.form(edge, shade, 2, curved=False)
        pen.round(edge, "#6d6448", "#f3e6c8", 26, 0.8, curved=False)
        foot = [
            (x, y + dy) for x, y in pts("930,846 960,820 976,812 988,826 978,862 950,884 926,878")
        ]
        pen.form(foot, shade, 2)
        pen.round(foot, "#6d6448", "#f3e6c8", 12, 0.7)
    trunk = "392,770 440,744 520,762 600,792 660,806 676,850 640,886 560,880 470,866 410,830"
    pen.form(trunk, PALE, 2)
    pen.round(trunk, "#6d6448", "#f3e6c8", 40, 0.85)
    pen.line(
        "460,790 500,812 530,850/520,800 540,820/548,806 566,828/580,812 596,838", 2, "#8a7a58"
    )
    _robe(pen, "596,790 660,782 724,790 740,830 700,880 640,900 590,880 580,840",
          "610,820 660,840 720,820/620,850 660,866 700,850/~610,834 660,852 716,836", "#e0d6bd",
          12, 2)  # fmt: skip
    arm = limb_outline(pts("450,790 500,840 560,800 592,760"), [54, 42, 34, 24])
    pen.form(arm, PALE, 2, curved=False)
    pen.round(arm, "#6d6448", "#f3e6c8", 16, 0.7, curved=False)
    palm(pen.at(592, 764, 1.1, turn=-40), PALE, "flat")
    nimbus(pen.at(356, 736, 0.95))
    his = pen.at(378, 728, 0.92, turn=-58)
    profile(his, DEAD)
    his.fill("7,-7 24,-7 24,4 7,4", DEAD.skin, 1)
    his.line("8,-2 15,2 23,-2")
    hair = "336,690 318,724 322,780 356,804 408,794 398,776 376,766 358,752 350,722 356,694"
    pen.form(hair, "#7d5634", 2)
    pen.round(hair, "#3a2616", "#b98a58", 14, 0.7)
    beard = "404,768 424,752 436,734 450,748 438,780 416,790"
    pen.form(beard, "#7d5634", 2)


def _mary(pen: Pen) -> None:
    """She holds him by the neck; a dark blue mass."""
    _robe(pen, "230,640 290,612 338,640 350,680 336,706 322,720 310,780 330,900 320,1000 150,1000 "
          "140,840 180,720", "280,660 230,780 210,960/310,690 270,800 260,980/324,660 296,720 "
                             "286,860"
          "/~250,680 210,790 190,960", BLUE, 22, 4)  # fmt: skip
    palm(pen.at(448, 792, 1.1, turn=-30), FLESH.skin, "flat")
    _robe(pen, "250,770 300,786 380,794 440,778 456,802 410,834 320,856 256,856",
          "280,812 350,820 440,794/~290,830 360,836 420,812", BLUE, 12, 5)  # fmt: skip
    hooded(pen.at(318, 626, 0.9, turn=40), 1.8, BLUE, FLESH, None, True)


def _magdalene(pen: Pen) -> None:
    """At the feet, in red, hair loose."""
    _robe(pen, "950,730 1010,700 1070,730 1100,820 1120,960 1110,1020 900,1020 890,960 930,880 "
          "926,800", "980,760 950,860 930,1000/1020,760 1010,880 1000,1010/1056,770 1070,880 "
                     "1080,1000"
          "/~1000,770 980,880 960,1000", RED, 20, 8)  # fmt: skip
    _arm(pen, "980,800 930,850 912,868", RED, 160, "flat", 44)
    haired(pen.at(968, 716, 0.84, flip=True, turn=-34), 1.8, "#b98a48", FLESH, halo=True, fall=70)
    _arm(pen, "1010,830 970,890 940,886", RED, 190, "flat", 44)


def _backs(pen: Pen) -> None:
    """The two who turn their backs to us: great plain shapes, sitting on the ground."""
    for x, y, color, seed in ((196, 850, "#b9a55c", 3), (584, 866, "#8f9f7c", 7)):
        p = pen.at(x, y)
        if x > 400:
            nimbus(p.at(6, -24, 0.95))
        _robe(p, "-30,-60 4,-78 38,-60 50,-16 66,24 118,60 150,140 170,220 150,250 0,262 -150,250 "
              "-176,210 -150,130 -104,60 -56,24 -44,-16",
              "-6,-70 -30,0 -84,110 -130,230/10,-70 20,10 10,120 -10,250/24,-60 52,30 100,130 "
              "130,230"
              "/~4,-70 0,20 -30,130 -70,240/~20,-60 40,40 60,140 70,240/-50,40 -110,110 -150,200"
              "/60,40 116,90 146,180", color, 26, seed)  # fmt: skip
        p.line("-44,-10 -30,16 4,26 40,14 50,-8", 2, mix(color, "#1a0f0c", 0.6), 0.3, 0.6)


def _edge(pen: Pen) -> None:
    """A painted frame: red between white lines."""
    w, h = SIZE
    for inset, width, color in ((10, 22, "#8e4636"), (22, 3, "#e6dcc4"), (3, 4, "#d9c79c")):
        box = [(inset, inset), (w - inset, inset), (w - inset, h - inset), (inset, h - inset)]
        pen.line([[*box, box[0]]], width, color, 1, curved=False)
