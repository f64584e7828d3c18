"""Portrait of Adele Bloch-Bauer I (Klimt, 1907): a lady in gold.

Square; she stands right of the middle, cut by the lower edge. Left half empty: bronze and gold
dust, below it a strip of black and white squares and a green floor.
Real are only the pale face with red lips under a cloud of dark hair, shoulders, and the hands
wrung before her breast. Choker of diamonds, bracelets. Dress: a narrow column of triangles with
Egyptian eyes; cloak: spirals and ovals that flare to both sides; chair back: mosaic and coils.
"""

import math

from ..air import vignette
from ..core import (
    Dice,
    Plate,
    Point,
    circle,
    curve,
    ellipse,
    inside,
    path,
    polygon,
    rect,
    stroke,
)
from ..drapery import hair_strands, pts, smooth
from ..figures import Arm, Hand, hand
from ..heads import Head
from ..materials import cloudy, gold, impasto, rough
from ..ornament import cells, scatter, spiral
from ..sculpt import Light, Part, Placing, Vec, chain, egg, flat, join, limb, see, turn

SIZE = (1200, 1200)
ALT = {
    "en": "A pale dark-haired woman with red lips wrings her hands before her breast; her dress "
    "and the whole ground dissolve into gold with eyes, spirals, squares and ovals.",
    "es": "Una mujer pálida de pelo oscuro y labios rojos junta las manos ante el pecho; el "
    "vestido y todo el fondo se disuelven en oro con ojos, espirales, cuadrados y óvalos.",
}
SHOULDERS: list[Vec] = [(560, 470, -30), (620, 470, -16), (730, 474, -16), (810, 482, -30)]
SKIN = "#f3dfcd"
CHAIR = pts(
    "470,250 540,170 680,130 820,160 900,250 940,400 1040,430 1130,520 1150,660 1090,800 1150,960 "
    "1212,1050 1212,1212 330,1212 350,1060 420,900 380,760 350,640 390,520 450,440"
)
CLOAK = pts(
    "560,500 500,600 470,720 452,860 410,1010 350,1212 1140,1212 1080,1040 990,900 930,760 880,620 "
    "800,500 690,540"
)
DRESS = pts(
    "566,512 560,600 566,700 548,820 520,960 500,1090 480,1212 890,1212 872,1080 846,950 812,820 "
    "790,700 800,600 806,520 740,560 640,560"
)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".04 .05", 0.8, 0.32, seed=4)):
        _ground(plate)
        _chair(plate)
        _cloak(plate)
        _dress(plate)
        _flesh(plate)
        _hair(plate)
        _sleeves(plate)
        _jewels(plate)
    vignette(plate, "#1a1004", 0.3, 0.5, 0.48)


def _ground(plate: Plate) -> None:
    leaf = plate.radial(
        [(0, "#c79a3e"), (0.5, "#ad8232"), (0.85, "#8d6728"), (1, "#74531f")], 0.45, 0.35, 0.85
    )
    plate.add(rect(0, 0, *SIZE, leaf, filter=gold(plate, ".02 .03", 4, 0.8, shine=0.2)))
    for frequency, seed, color, threshold, gain, opacity in (
        (".006 .008", 9, "#6a4a1c", 0.5, 3, 0.45),
        (".2", 7, "#f4da86", 0.6, 7, 0.5),
        (".16", 17, "#553a12", 0.61, 6, 0.45),
    ):
        dust = cloudy(plate, frequency, seed, color, threshold, gain)
        plate.add(rect(0, 0, *SIZE, "#ffffff", filter=dust, opacity=opacity))
    plate.add(rect(0, 1048, 430, 152, "#3f6a46"))
    moss = cloudy(plate, ".03 .05", 5, "#7d9a4e", 0.48, 4)
    plate.add(rect(0, 1048, 430, 152, "#ffffff", filter=moss, opacity=0.7))
    for column in range(22):
        for row in range(2):
            tone = "#16120e" if (column + row) % 2 else "#f0e7cf"
            plate.add(rect(column * 20, 1006 + row * 21, 20, 21, tone))
    plate.add(rect(0, 1000, 440, 6, "#f2d06a"), rect(0, 1048, 440, 6, "#f2d06a"))
    dice = Dice(9)
    for _ in range(46):
        x, y, size = dice.uniform(10, 430), dice.uniform(20, 960), dice.uniform(5, 13)
        tone = dice.choice(["#e8cf86", "#d9cdb0", "#7a5a22", "#f3dc8c"])
        plate.add(rect(x, y, size, size * dice.uniform(0.7, 1.6), tone, opacity=0.55))


def _chair(plate: Plate) -> None:
    shape = curve(CHAIR, close=True)
    tone = plate.radial([(0, "#e7c25a"), (0.6, "#cf9f3c"), (1, "#a97d2c")], 0.5, 0.3, 0.7)
    with plate.group(filter=gold(plate, ".03", 6, 1.0, shine=0.45)):
        plate.add(path(shape, tone, stroke="#7d5a1c", stroke_width=4))
    clip = plate.clip(path(shape, "#000000"))
    with plate.group(clip_path=clip):
        tones = ["#8d6a24", "#2b2319", "#b88a34", "#f0d98e", "#d8d2c2", "#e9c65c"]
        plate.add(cells((470, 110, 960, 520), tones, 12, (14, 26), (20, 40)))
        for x, y, r in scatter(CHAIR, [60, 48, 40, 30, 22, 15, 10], 120, 3, 3):
            if 455 < x < 955 and y < 540:
                continue
            coil = spiral(x, y, r * 0.92, 2.6, x)
            plate.add(circle(x, y, r, "#c8983a", stroke="#f8e9b4", stroke_width=2.4))
            plate.add(stroke(coil, "#6d4c14", r * 0.13), stroke(coil, "#fbeeb8", r * 0.07))
        plate.add(path(shape, "none", stroke="#fbeeb8", stroke_width=9))


def _cloak(plate: Plate) -> None:
    shape = curve(CLOAK, close=True)
    with plate.group(filter=gold(plate, ".025 .03", 3, 1.2, shine=0.6)):
        plate.add(path(shape, "#dfb648", stroke="#fff2c0", stroke_width=5))
    dice = Dice(31)
    body = smooth(DRESS, True, 4)
    with plate.group(clip_path=plate.clip(path(shape, "#000000"))):
        for x, y, r in scatter(CLOAK, [30, 25, 20, 15, 11, 8], 170, 8, 4):
            if inside((x, y), body):
                continue
            kind = dice.randrange(4)
            if kind == 0:
                plate.add(stroke(spiral(x, y, r, 2.3, y), "#8a6218", 3))
                plate.add(stroke(spiral(x + 1.5, y - 1.5, r, 2.3, y), "#fff0b4", 1.6))
            elif kind == 1:
                ink = dice.choice(["#1d1712", "#7a2f22", "#36506d"])
                plate.add(ellipse(x, y, r * 0.6, r, "#f4e6b8", stroke="#7a5a1c", stroke_width=1.6))
                plate.add(ellipse(x, y + r * 0.2, r * 0.28, r * 0.5, ink))
            elif kind == 2:
                turned = f"rotate({dice.uniform(-30, 30):.0f} {x:.0f} {y:.0f})"
                tone = dice.choice(["#efe7d2", "#b9b6ac", "#2a221a"])
                plate.add(rect(x - r * 0.6, y - r * 0.8, r * 1.2, r * 1.6, tone, transform=turned))
                plate.add(
                    rect(x - r * 0.3, y - r * 0.4, r * 0.6, r * 0.8, "#c8932f", transform=turned)
                )
            else:
                plate.add(circle(x, y, r * 0.8, "#b98a2c", stroke="#fff0b4", stroke_width=2))
                plate.add(circle(x, y, r * 0.3, "#3b2c14"))


def _eye(x: float, y: float, s: float, lid: str, iris: str) -> str:
    """An Egyptian eye."""
    almond = (
        f"M{x - s:.1f} {y:.1f}Q{x:.1f} {y - s * 0.9:.1f} {x + s:.1f} {y:.1f}"
        f"Q{x:.1f} {y + s * 0.9:.1f} {x - s:.1f} {y:.1f}z"
    )
    return (
        path(almond, "#f6efd8", stroke=lid, stroke_width=s * 0.16)
        + circle(x, y, s * 0.36, iris)
        + circle(x, y, s * 0.15, "#120d08")
    )


def _dress(plate: Plate) -> None:
    shape = curve(DRESS, close=True)
    with plate.group(filter=gold(plate, ".03", 8, 0.9, shine=0.5)):
        plate.add(path(shape, "#efcd5e", stroke="#7a5416", stroke_width=4))
    dice = Dice(14)
    with plate.group(clip_path=plate.clip(path(shape, "#000000"))):
        size, row, y = 52.0, 0, 556.0
        while y < 1220:
            h = size * 0.86
            wide = 64 + (y - 556) * 0.02
            for column in range(-5, 6):
                x = 680 + column * wide / 2 + (y - 556) * 0.008
                up = (column + row) % 2 == 0
                tip, foot = (y, y + h) if up else (y + h, y)
                corner = [(x, tip), (x - wide * 0.48, foot), (x + wide * 0.48, foot)]
                fill = dice.choice(["#c9952c", "#e8c04a", "#a87620", "#f6e3a0", "#8c8f92"])
                plate.add(polygon(corner, fill, stroke="#fff4cc", stroke_width=2))
                lid = dice.choice(["#3a2410", "#6d2a1c", "#27405e"])
                middle = y + h * (0.64 if up else 0.36)
                iris = dice.choice(["#2f5c7c", "#8a5a1c", "#1d1712"])
                plate.add(_eye(x, middle, wide * 0.2, lid, iris))
            y, row = y + h, row + 1
    neckline = pts("566,516 600,556 650,572 700,576 750,566 806,520")
    plate.add(stroke(curve(neckline), "#fff0b8", 13), stroke(curve(neckline), "#8a6218", 3))
    for side in (pts("566,520 556,470 552,430"), pts("804,524 816,476 812,440")):
        plate.add(stroke(curve(side), "#e5bd50", 17), stroke(curve(side), "#fff0b8", 4))


HEAD = Head(
    (664, 296, 20),
    112,
    yaw=-4,
    pitch=-2,
    roll=7,
    lids=0.62,
    lips_apart=0.75,
    skin=SKIN,
    blush="#e59a8c",
    lips="#b8262e",
    brow="#1c120c",
    brow_strength=0.95,
    iris="#3a2a20",
    nose=0.8,
    face=0.92,
    jaw=0.72,
    ridge=0.45,
    eyes=1.12,
)


def _hair(plate: Plate) -> None:
    """A dark cloud, wider than high."""
    mass = pts(
        "520,306 498,244 510,176 560,126 630,104 716,102 790,124 834,174 842,246 822,308 790,344 "
        "758,360 730,350 718,322 716,282 704,246 682,226 658,224 632,236 612,262 604,300 606,340 "
        "572,362 540,344"
    )
    with plate.group(filter=rough(plate, ".05", 4, 4, soften=0.6)):
        plate.add(path(curve(mass, True), "#15100d"))
    flow: list[list[Point]] = []
    for k in range(9):
        a = math.pi * (1.02 + 0.96 * k / 8)
        flow.append(
            [
                (668 + r * math.cos(a + b) * 1.1, 300 + r * math.sin(a + b))
                for r, b in ((84, 0.0), (120, 0.12), (160, 0.2), (188, 0.42))
            ]
        )
    tones = ["#0d0908", "#1d1512", "#2f221b", "#4a362a", "#1a1210"]
    hair_strands(plate, mass, flow, tones, 260, 6, 2.6, 6)


def _flesh(plate: Plate) -> None:
    """Face, neck, shoulders, arms and the wrung hands, in flat pale light."""
    light = Light((-0.25, -0.5, 1.0), "#fffaf0", "#a9938c", 1.0, 0.35, 90, 6, 0.35, 0.65)
    skin = flat(SKIN)
    neck = limb((668, 370, -6), (676, 468, -10), 37, 42)
    breast = join(
        [
            chain(
                [SHOULDERS[0], (620, 470, -16), (730, 474, -16), SHOULDERS[1]], [38, 44, 44, 38], 26
            ),
            egg((684, 520, -24), (112, 70, 44)),
        ],
        34,
    )
    right = Arm((556, 486, -20), (522, 640, 10), (640, 560, 60), 33).shape()
    left = Arm((814, 492, -20), (868, 628, 6), (760, 508, 58), 33).shape()
    first = hand(Hand.DROOP, Placing((640, 562, 66), 104, turn(20, 10, 62)), True)
    second = hand(Hand.RELAXED, Placing((762, 510, 72), 104, turn(-24, 26, -118)))
    parts = [
        *HEAD.parts(),
        Part(join([neck, breast], 30), skin, 0.03),
        Part(right, skin, 0.03),
        Part(left, skin, 0.03),
        Part(first, skin, 0.04),
        Part(second, skin, 0.04),
    ]
    seen = see(plate, parts, (470, 170, 920, 720), (-110, 170), light, 1.0)
    bust = pts(
        "540,180 800,180 800,400 850,470 900,620 880,690 800,640 770,570 700,578 650,574 600,600 "
        "530,690 470,650 500,560 530,460 560,400"
    )
    plate.add(seen.svg(clip_path=plate.clip(polygon(bust, "#000000"))))


def _sleeves(plate: Plate) -> None:
    """The cloak falls over both elbows: gold with coils and ovals."""
    for outline, seed in (
        (
            (
                "470,520 506,560 560,588 614,556 640,574 628,622 584,676 520,712 "
                "466,700 440,640 446,570"
            ),
            3,
        ),
        (
            (
                "908,520 872,552 826,572 792,536 768,552 776,600 806,668 860,712 "
                "916,706 948,640 940,570"
            ),
            5,
        ),
    ):
        points = pts(outline)
        shape = curve(points, close=True)
        with plate.group(filter=gold(plate, ".03", seed, 1.0, shine=0.5)):
            plate.add(path(shape, "#e2bb4e", stroke="#fff2c0", stroke_width=4))
        with plate.group(clip_path=plate.clip(path(shape, "#000000"))):
            for k, (x, y, r) in enumerate(scatter(points, [24, 18, 13, 9], 40, seed, 3)):
                if k % 2:
                    plate.add(stroke(spiral(x, y, r, 2.3, y), "#8a6218", 2.6))
                    plate.add(stroke(spiral(x + 1, y - 1, r, 2.3, y), "#fff0b4", 1.4))
                else:
                    plate.add(
                        ellipse(x, y, r * 0.6, r, "#f4e6b8", stroke="#7a5a1c", stroke_width=1.6)
                    )
                    plate.add(ellipse(x, y + r * 0.2, r * 0.28, r * 0.5, "#1d1712"))


def _jewels(plate: Plate) -> None:
    with plate.group(filter=gold(plate, ".05", 8, 0.8, shine=0.7)):
        band = pts("626,402 650,414 690,416 716,404 718,444 692,456 650,454 626,440")
        plate.add(path(curve(band, True), "#d9d6c8", stroke="#6d5a34", stroke_width=2))
        for row in range(3):
            for k in range(8):
                x = 634 + k * 11.4
                y = 414 + row * 13 + 8 * math.sin(math.pi * k / 7)
                plate.add(rect(x - 4, y - 5, 8, 10, "#fdfaf0" if (k + row) % 2 else "#b9913c"))
        for x, y, turned in ((634, 568, -56), (774, 518, 48)):
            plate.add(
                rect(
                    x - 8,
                    y - 24,
                    16,
                    48,
                    "#edcb62",
                    stroke="#7a5416",
                    stroke_width=2,
                    rx=4,
                    transform=f"rotate({turned} {x} {y})",
                )
            )
