"""Maestà (Duccio, 1311): the front of a great altarpiece.

Very wide; the Virgin, twice as large as all, sits on a wide inlaid marble throne with the Child;
saints and angels in ranks at both sides turn to her, four patrons kneel in front; a row of small
half-length apostles under arches above. Gold ground, gold halos rim to rim.
Dark blue mantle edged by one flowing gold line, red gown; rose, lilac, green, vermilion robes.
Recognized by: the dark blue pyramid in the middle, walls of halos, angels leaning on the throne.
"""

import math

from ..core import Plate, mix
from ..drapery import pts
from ..people.antiquity import Pen
from ..people.gothic import Flesh, haired, hooded, nimbus, palm, tones
from ..pigment import Wall

SIZE = (1200, 680)
ALT = {
    "en": "On gold, a lady in a dark blue mantle edged with a flowing gold line sits huge on a "
    "marble "
    "throne with a child; ranks of haloed saints and angels turn to her, four kneel in front.",
    "es": "Sobre oro, una señora enorme de manto azul oscuro con borde dorado ondulante se sienta "
    "con un niño en un trono de mármol; filas de santos y ángeles la miran, cuatro de rodillas.",
}
INK, BLUE, RED, GOLD = "#2c1c14", "#1f2f5c", "#a5352a", "#dcae48"
FLESH = Flesh(skin="#e0bb8c", shade="#646a42", light="#f6dfb8", blush="#cf7656", body=0.85)
ROBES = ("#a8604c", "#5f7a62", "#8a6a8c", "#b9863c", "#c78a7c", "#3f5a7c", "#d2c4a4", "#a5352a")


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(*SIZE, ["#5a3a20", "#6d4828"], seed=5, cell=200)
    wall.height *= 0.12
    pen = Pen(wall, INK, 2.2, 0.05)
    pen.gilt([(0, 0), (1200, 0), (1200, 680), (0, 680)], 4)
    _arcade(pen)
    with pen.within([(26, 118), (1174, 118), (1174, 654), (26, 654)], curved=False):
        _throne_back(pen)
        _ranks(pen)
        _floor(pen)
        _throne(pen)
        _kneelers(pen)
        _virgin(pen.at(600, 236, 1.0))
        _leaning(pen)
    for inset, width, tone in ((6, 12, "#6d4516"), (14, 5, "#f3dc94"), (22, 6, "#7a4f18")):
        box = [
            (inset, inset),
            (1200 - inset, inset),
            (1200 - inset, 680 - inset),
            (inset, 680 - inset),
        ]
        pen.line([[*box, box[0]]], width, tone, 1, 0.95, curved=False)
    plate.add(wall.picture(0.5, depth=0.4, grain=0.1).svg())


def _robe(pen: Pen, shape: str, folds: str, color: str, width: float = 12, seed: int = 1) -> None:
    pen.cloth(shape, folds, tones(color), width, width * 0.8, 16, seed)
    edge = pts(shape)
    pen.line([[*edge, edge[0], edge[1]]], 1.5, mix(color, "#100a10", 0.75), 1)


def _arcade(pen: Pen) -> None:
    """Ten apostles, half length, under little arches along the top."""
    for k in range(10):
        x = 78 + 116 * k
        arch = [
            (x - 48, 112),
            (x - 48, 62),
            (x - 34, 38),
            (x, 28),
            (x + 34, 38),
            (x + 48, 62),
            (x + 48, 112),
        ]
        pen.form(arch, "#d9a845", 3, curved=False, ink="#6d4516")
        with pen.within(arch, curved=False):
            p = pen.at(x, 72)
            p.cloth(
                "-28,24 -12,14 12,14 28,26 36,60 -36,60",
                "-10,20 -16,50/10,20 14,50",
                tones(ROBES[k % 8]),
                7,
                5,
                8,
                k,
            )
            nimbus(p.at(0, 0, 0.4))
            haired(
                p.at(0, 0, 0.34),
                0.4 if k < 5 else -0.4,
                ("#8a7a64", "#5a3a20", "#c9bda8")[k % 3],
                FLESH,
                (14, 4, 22)[k % 3],
                fall=24,
            )
        pen.line(
            [[(x - 58, 116), (x - 58, 34)], [(x + 58, 116), (x + 58, 34)]],
            5,
            "#8a5c1c",
            1,
            curved=False,
        )
    pen.line("26,117 600,118 1174,117", 6, "#7a4f18", 1)


def _throne_back(pen: Pen) -> None:
    """High back and side wings of marble, inlaid with small squares like mosaic."""
    for shape in (
        "486,150 714,150 714,560 486,560",
        "486,176 430,214 430,600 486,560",
        "714,176 770,214 770,600 714,560",
    ):
        pen.form(shape, "#d9cdb6", 2.4, curved=False)
    for s in (-1, 1):
        for k in range(15):
            y = 190 + 26 * k
            for j, tone in enumerate(("#8a3a2c", "#33486b", "#e9e0c8")):
                x = 600 + s * (128 + 14 * j)
                pen.form(
                    [
                        (x, y + 6 * j),
                        (x + 9, y + 6 * j),
                        (x + 9, y + 6 * j + 12),
                        (x, y + 6 * j + 12),
                    ],
                    tone,
                    1,
                    curved=False,
                )
        pen.form(
            [
                (600 + s * 114 - 8, 560),
                (600 + s * 114 - 8, 146),
                (600 + s * 114, 118),
                (600 + s * 114 + 8, 146),
                (600 + s * 114 + 8, 560),
            ],
            "#c9bba0",
            2,
            curved=False,
        )
    pen.form("486,150 600,128 714,150 714,166 486,166", "#c9bba0", 2, curved=False)
    cloth = "504,166 696,166 700,430 500,430"
    pen.fill(cloth, "#c99a3c", 0.95, 1, curved=False)
    for row in range(10):
        for k in range(8):
            x, y = 516 + 24 * k + 12 * (row % 2), 182 + 26 * row
            pen.form([(x, y - 9), (x + 7, y), (x, y + 9), (x - 7, y)], "#a5352a", 1, curved=False)
            pen.disc(x, y, 2.4, "#f3dc94")


def _throne(pen: Pen) -> None:
    """The seat, its arms and the step, in front of the ranks."""
    for s in (-1, 1):
        pen.form(
            [
                (600 + s * 112, 400),
                (600 + s * 176, 416),
                (600 + s * 180, 640),
                (600 + s * 112, 640),
            ],
            "#d9cdb6",
            2.4,
            curved=False,
        )
        for k in range(8):
            for j in range(3):
                x, y = 600 + s * (128 + 18 * j), 436 + 25 * k
                pen.form(
                    [(x - 6, y), (x, y - 8), (x + 6, y), (x, y + 8)],
                    ("#8a3a2c", "#33486b", "#c99a3c")[(k + j) % 3],
                    1,
                    curved=False,
                )
    pen.form("436,606 764,606 790,650 410,650", "#c9bba0", 2.4, curved=False)
    pen.line(
        [[(424 + 22 * k, 640), (434 + 21 * k, 614)] for k in range(17)],
        3,
        "#8a3a2c",
        1,
        curved=False,
    )


def _floor(pen: Pen) -> None:
    pen.fill("20,610 1180,610 1180,660 20,660", "#b08a4c", 1, 1, curved=False)
    for k in range(40):
        x = 30 + 30 * k
        pen.form(
            [(x, 620), (x + 12, 634), (x, 648), (x - 12, 634)],
            ("#7a5a34", "#d2b988")[k % 2],
            1,
            curved=False,
        )


def _figure(pen: Pen, turned: float, k: int, angel: bool, low: float) -> None:
    """One of the ranks: robe, mantle, halo, head; angels get wings and a diadem."""
    if angel:
        for s in (-1, 1):
            pen.form([(s * 14, 40), (s * 40, 10), (s * 50, 60), (s * 44, 140), (s * 28, 100)],
                     ("#8a5a5c", "#5a6a80")[k % 2], 1.6)  # fmt: skip
    robe = f"-38,50 -16,32 16,32 38,50 50,120 52,{low} -52,{low} -50,120"
    _robe(pen, robe, f"-16,60 -26,120 -28,{low - 10}/6,60 2,120 4,{low - 10}/24,60 32,120 "
                     f"32,{low - 10}",
          ROBES[k % 8], 11, k)  # fmt: skip
    s = 1 if turned > 0 else -1
    mantle = (
        f"{-s * 40},48 {-s * 18},34 {-s * 2},80 {s * 22},120 {s * 30},170 {-s * 20},190 "
        f"{-s * 52},180"
    )
    _robe(pen, mantle, f"{-s * 28},60 {-s * 30},120 {-s * 24},180/{-s * 14},60 {-s * 4},110 "
                       f"{s * 14},160",
          ROBES[(k * 3 + 2) % 8], 10, k + 40)  # fmt: skip
    pen.line([pts(mantle)[1:5]], 2, GOLD, 0.8)
    nimbus(pen.at(0, 2, 0.72))
    hair = "#b98a4c" if angel else ("#6b4426", "#c9bda8", "#4a3020", "#8a7a64")[k % 4]
    if not angel and k % 3 == 2:
        hooded(pen.at(0, 0, 0.58, flip=turned < 0), abs(turned), ROBES[(k + 5) % 8], FLESH)
    else:
        haired(
            pen.at(0, 0, 0.6), turned, hair, FLESH, 0 if angel else (16, 6, 0, 22)[k % 4], fall=26
        )
    if angel:
        pen.line("-20,-22 0,-31 20,-22", 3, GOLD, 1)
        pen.disc(0, -31, 3, RED)
    palm(
        pen.at(s * 26, 110, 0.8, flip=s < 0, turn=-40 if k % 2 else -10),
        FLESH.skin,
        "flat" if k % 2 else "bless",
    )


def _ranks(pen: Pen) -> None:
    """Angels behind, saints and angels in the middle, at both sides."""
    for s in (-1, 1):
        for k in range(5):
            x = 600 + s * (232 + 76 * k)
            _figure(pen.at(x, 190, 0.94), -s * 0.55, k + (0 if s < 0 else 3), True, 240)
        for k in range(5):
            x = 600 + s * (254 + 78 * k)
            _figure(pen.at(x, 300, 1.0), -s * 0.6, k + (2 if s < 0 else 5), k % 4 == 1, 300)


def _kneelers(pen: Pen) -> None:
    """The four patrons of the city, on their knees, hands open."""
    for s, dx, k, beard, hair in (
        (-1, 270, 1, 20, "#c9bda8"),
        (-1, 420, 5, 8, "#5a3a20"),
        (1, 270, 3, 0, "#8a5c30"),
        (1, 420, 6, 24, "#c9bda8"),
    ):
        p = pen.at(600 + s * dx, 462, 1.06, flip=s > 0)
        robe = "-44,48 -18,30 22,30 44,56 56,120 96,160 100,180 -70,180 -76,130"
        _robe(
            p,
            robe,
            "-24,60 -44,120 -50,174/6,56 4,120 10,174/30,70 40,120 70,172",
            ROBES[k],
            12,
            k + 9,
        )
        _robe(p, "-44,46 -18,32 -6,80 0,140 -20,182 -78,180 -76,120", "-30,60 -50,120 -56,176/"
            "-16,70 -20,120 "
              "-30,176", ROBES[(k + 3) % 8], 11, k + 20)  # fmt: skip
        p.line("-18,32 -6,80 0,140 -20,180", 2.4, GOLD, 0.8)
        palm(p.at(48, 84, 0.95, turn=-44), FLESH.skin, "flat")
        palm(p.at(54, 96, 0.95, turn=-30), FLESH.skin, "flat")
        nimbus(p.at(0, 0, 0.76))
        haired(p.at(0, -2, 0.64), 0.7, hair, FLESH, beard, fall=26)


def _virgin(pen: Pen) -> None:
    """Huge; a dark blue pyramid with a gold hem; the Child in rose and gold on her arm."""
    nimbus(pen.at(0, 2, 1.5))
    gown = "-60,110 -30,70 30,70 60,110 80,240 110,390 -110,390 -80,240"
    _robe(pen, gown, "-20,90 -30,220 -40,380/20,90 30,220 40,380", RED, 16, 50)
    mantle = ("-96,130 -60,86 -26,96 -10,170 -20,230 20,270 90,280 120,330 150,400 60,404 10,380 "
              "-40,404 "
              "-160,404 -140,330 -116,240")  # fmt: skip
    _robe(pen, mantle, "-70,110 -90,200 -110,380/-40,110 -50,220 -70,390/-24,240 -20,310 -30,390"
          "/20,280 40,330 30,390/80,290 100,340 100,395/~-56,120 -70,240 -90,390/~0,270 10,330 "
          "0,380"
          "/~56,290 70,340 66,395", BLUE, 18, 51)  # fmt: skip
    right = "96,130 60,86 26,96 34,150 60,200 100,250 124,290 126,220 112,160"
    _robe(pen, right, "70,100 90,170 112,270/44,100 60,160 90,230", BLUE, 14, 52)
    hem = (
        "-26,96 -10,130 -18,180 -8,220 20,262 60,268 92,284 84,310 110,334 98,362 60,372 "
        "40,396 10,380 -16,398"
    )
    pen.line([pts(hem)], 6, "#6d4516", 0.9)
    pen.line([pts(hem)], 3.6, "#f0c864", 0.9)
    pen.line("26,96 34,150 60,200 100,250", 3.6, "#f0c864", 0.9)
    hooded(pen.at(0, 0, 1.06, flip=True), 0.35, BLUE, FLESH, "#f0c864")
    pen.line("-44,66 -10,92 26,92 50,66", 3.4, "#f0c864", 0.9)
    pen.line(
        [
            [
                (-4 + 5 * math.cos(a), -66 + 5 * math.sin(a)),
                (-4 - 5 * math.cos(a), -66 - 5 * math.sin(a)),
            ]
            for a in (0, 1.05, 2.1)
        ],
        2,
        "#f0c864",
        1,
        curved=False,
    )
    # The Child, seated on her left arm.
    nimbus(pen.at(62, 112, 0.82))
    child = "30,162 50,148 78,148 98,166 108,230 100,270 40,272 26,230"
    _robe(
        pen,
        child,
        "44,170 46,220 40,264/76,160 84,220 84,266/60,170 64,220 62,266",
        "#a8708c",
        10,
        53,
    )
    _robe(
        pen,
        "80,150 104,170 112,240 104,274 70,276 84,220",
        "90,170 98,230 90,270",
        "#c9963c",
        9,
        54,
    )
    for x in (52, 80):
        pen.limb([(x, 266), (x - 4, 288), (x - 2, 306)], [20, 15, 9], FLESH.skin)
    haired(pen.at(62, 112, 0.66, flip=True), 0.5, "#b07c40", FLESH, fall=12)
    palm(pen.at(36, 196, 0.8, flip=True, turn=-30), FLESH.skin, "bless")
    palm(pen.at(100, 250, 1.1, flip=True, turn=8), FLESH.skin, "flat")
    palm(pen.at(-46, 236, 1.15, turn=10), FLESH.skin, "flat")
    _robe(
        pen,
        "-90,170 -104,250 -60,270 -30,258 -34,232 -60,224",
        "-80,190 -84,240 -44,248",
        BLUE,
        12,
        55,
    )


def _leaning(pen: Pen) -> None:
    """Two angels at each side rest head and hands on the throne's edge."""
    for s in (-1, 1):
        for x, y, k in ((600 + s * 150, 196, 4), (600 + s * 176, 300, 0)):
            p = pen.at(x, y)
            p.cloth("-28,40 -12,28 12,28 28,40 36,110 -36,110", "-10,40 -14,100/10,40 14,100",
                    tones(ROBES[k]), 9, 7, 10, k)  # fmt: skip
            nimbus(p.at(0, 0, 0.6))
            haired(p.at(0, 0, 0.5, turn=-s * 8), -s * 0.6, "#b98a4c", FLESH, fall=24)
            p.line("-17,-18 0,-26 17,-18", 2.6, GOLD, 1)
            palm(p.at(-s * 14, 56, 0.74, flip=s > 0, turn=-14), FLESH.skin, "flat")
