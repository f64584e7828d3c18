"""The Kiss (Klimt, 1908): two lovers in one golden cloak.

Square; the pair stands right of the middle on the edge of a flower meadow that fills the lower
left; no horizon, bronze ground flecked with gold.
His robe: upright rectangles in black, white and grey; hers: round flowers and waves.
He bends over her, his face hidden, dark curls with ivy; hers lies turned to us, eyes closed.
Recognized by: golden bell of the cloak, her tilted sleeping face, hands, meadow with bare toes.
"""

import math

from ..air import vignette
from ..core import (
    Dice,
    Noise,
    Plate,
    circle,
    curve,
    ellipse,
    inside,
    path,
    rect,
    stroke,
)
from ..drapery import pts, smooth
from ..materials import cloudy, gold, impasto, rough
from ..nature import dabs
from ..ornament import cells, meadow, medallion, scatter, spiral
from ..people import lovers

SIZE = (1200, 1200)
ALT = {
    "en": "On a flowery bank, wrapped in one golden cloak, a man bends to the face of a woman "
    "with closed eyes; his robe has black rectangles, hers colored rounds, on a dark gold "
    "ground.",
    "es": "En una orilla florida, envueltos en un manto dorado, un hombre se inclina sobre el "
    "rostro de una mujer de ojos cerrados; él con rectángulos negros, ella con círculos de "
    "color.",
}
CLOAK = pts(
    "564,72 628,48 716,62 768,110 833,170 859,257 869,360 883,504 886,672 893,816 898,893 917,936 "
    "926,974 828,1010 672,1020 564,1006 470,1001 360,986 314,967 307,840 336,672 367,528 392,408 "
    "420,257 478,149 497,113 526,84"
)
HIS = pts(
    "523,257 485,278 446,302 422,343 386,420 367,528 350,624 331,744 305,864 300,967 314,1006 "
    "360,1022 422,1027 504,1034 564,1030 600,1015 624,936 634,840 634,744 636,636 629,552 614,480 "
    "605,422 600,384 607,350 586,322 564,286 550,264"
)
HERS = pts(
    "614,374 648,386 679,396 715,386 751,396 775,415 792,456 811,523 821,610 828,696 835,792 "
    "845,864 869,931 847,967 806,986 746,998 696,1008 648,1015 600,1018 622,948 634,840 634,744 "
    "636,648 629,552 614,480 607,439 605,403"
)
MEADOW = pts(
    "-12,955 72,943 168,958 264,950 314,967 408,1010 516,1030 624,1022 732,1006 840,984 902,967 "
    "948,984 958,1020 931,1061 943,1104 907,1152 890,1212 -12,1212"
)
TONES = [
    "#b5342c",
    "#d3573f",
    "#3c4f8e",
    "#6a4a8c",
    "#2f6b57",
    "#e08e45",
    "#c74b6c",
    "#7aa7b8",
    "#efe4c0",
]
BLOOMS = [
    (pair[:7], pair[8:])
    for pair in [
        "#e9e2f2/#e6b93c",
        "#8a5fae/#f2d55c",
        "#4f64b4/#f4e9c0",
        "#e7c33e/#9c4a22",
        "#d9573c/#f2d55c",
        "#c98ac0/#fff2c4",
        "#f4f0e0/#d8a52e",
        "#7a9cd0/#f2d55c",
    ]
]


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=impasto(plate, ".04 .05", 0.9, 0.36, seed=4)):
        _ground(plate)
        _cloak(plate)
        _hair_behind(plate)
        lovers.bodies(plate)
        _his_robe(plate)
        _her_robe(plate)
        _grass(plate)
        _vines(plate)
        lovers.heads_and_hands(plate)
        lovers.wreaths(plate)
    vignette(plate, "#1a1004", 0.4, 0.5, 0.48)


def _ground(plate: Plate) -> None:
    bronze = plate.radial(
        [(0, "#a5823c"), (0.45, "#8a6a2f"), (0.8, "#6d5226"), (1, "#54401f")], 0.52, 0.38, 0.75
    )
    plate.add(rect(0, 0, *SIZE, bronze, filter=gold(plate, ".025 .03", 4, 0.7, shine=0.12)))
    for frequency, seed, color, threshold, gain, opacity in (
        (".005 .007", 9, "#4b391c", 0.5, 3, 0.5),
        (".23", 7, "#ecd07a", 0.6, 7, 0.45),
        (".18", 17, "#3e2e14", 0.6, 6, 0.5),
    ):
        dust = cloudy(plate, frequency, seed, color, threshold, gain)
        plate.add(rect(0, 0, *SIZE, "#ffffff", filter=dust, opacity=opacity))
    dice = Dice(19)
    for color in ("#d9b24a", "#f0d77d", "#b9912f", "#4d3a1a"):
        data = "".join(
            f"M{dice.uniform(0, 1200):.0f} {dice.uniform(0, 1200):.0f}h0" for _ in range(170)
        )
        plate.add(stroke(data, color, dice.uniform(2, 3.4), stroke_linecap="round", opacity=0.8))


def _cloak(plate: Plate) -> None:
    shape = curve(CLOAK, close=True)
    leaf_gold = plate.radial(
        [(0, "#f2d670"), (0.45, "#dcb445"), (0.8, "#bd9232"), (1, "#a57c28")], 672, 396, 576, True
    )
    with plate.group(filter=gold(plate, ".025 .03", 3, 1.3, shine=0.6)):
        plate.add(path(shape, leaf_gold))
    dice = Dice(23)
    body = smooth(HIS, True, 4), smooth(HERS, True, 4)
    with plate.group(clip_path=plate.clip(path(shape, "#000000"))):
        done = 0
        while done < 60:
            x, y = dice.uniform(330, 930), dice.uniform(70, 1000)
            if any(inside((x, y), b) for b in body):
                continue
            coil = spiral(x, y, dice.uniform(8, 20), 2.2, dice.uniform(0, 6.3))
            plate.add(stroke(coil, "#8a6218", 1.8, opacity=0.6))
            plate.add(stroke(coil, "#ffeeac", 1.1, opacity=0.75, transform="translate(1.2 -1.2)"))
            done += 1
        for i in range(30):
            t = i / 29
            x, y = 800 + 74 * t**0.6 + 7 * math.sin(i * 1.0), 150 + 830 * t
            plate.add(ellipse(x, y, 11, 15, "#c9a03a", stroke="#6f4d12", stroke_width=1.5))
            plate.add(ellipse(x, y, 5, 8, dice.choice(["#2b2114", "#f8e9ad", "#7b571a"])))
    plate.add(stroke(shape, "#f7e495", 2.6, opacity=0.8))


def _his_robe(plate: Plate) -> None:
    shape = curve(HIS, close=True)
    with plate.group(filter=gold(plate, ".04 .038", 8, 1.2, shine=0.5)):
        plate.add(
            path(
                shape, plate.linear([(0, "#e9c95a"), (0.5, "#cfa23a"), (1, "#a97c26")], x2=1, y2=1)
            )
        )
    tones = [
        "#15110c",
        "#15110c",
        "#2a241b",
        "#6b4e18",
        "#8d8878",
        "#f4ecd6",
        "#e3d9c0",
        "#b9b3a0",
        "#f6df86",
        "#c79a34",
    ]
    dice = Dice(29)
    with plate.group(clip_path=plate.clip(path(shape, "#000000"))):
        plate.add(
            cells(
                (295, 268, 655, 1032),
                tones,
                31,
                (12, 27),
                (30, 60),
                lambda x: -0.09 + 0.0005 * (x - 480),
            )
        )
        for _ in range(30):
            coil = spiral(
                dice.uniform(330, 625),
                dice.uniform(360, 1010),
                dice.uniform(9, 19),
                2.2,
                dice.uniform(0, 6),
            )
            plate.add(stroke(coil, "#fbe9a0", 4.4), stroke(coil, "#5a3f0e", 1.5))
        shade = plate.linear(
            [(0, "#2a1a05", 0.5), (0.18, "#2a1a05", 0), (0.75, "#2a1a05", 0), (1, "#2a1a05", 0.42)],
            300,
            0,
            642,
            0,
            True,
        )
        plate.add(rect(0, 0, *SIZE, shade))
    plate.add(stroke(shape, "#f9e694", 3), stroke(shape, "#6a4a12", 1.1, opacity=0.7))


def _her_robe(plate: Plate) -> None:
    shape = curve(HERS, close=True)
    with plate.group(filter=gold(plate, ".04 .05", 12, 1.6, shine=0.5)):
        plate.add(path(shape, plate.linear([(0, "#e8c75a"), (0.5, "#d4aa48"), (1, "#b88d38")])))
    dice = Dice(37)
    with plate.group(clip_path=plate.clip(path(shape, "#000000"))):
        for i in range(30):
            x = 604 + i * 9.4
            wave = [(x + 6 * math.sin(k * 1.6 + i * 0.7), 372 + k * 36) for k in range(19)]
            plate.add(stroke(curve(wave), "#8c6420", 1.7, opacity=0.7))
            plate.add(stroke(curve([(a + 2, b) for a, b in wave]), "#fff0b5", 1, opacity=0.8))
        outline = smooth(HERS, True, 4)
        for x, y, r in scatter(outline, [30, 26, 22, 18, 14, 11, 9, 7], 120, 5, 1.5, 14000):
            plate.add(medallion(x, y, r, TONES, dice))
        for x, y, r in scatter(outline, [4.5, 3.5], 120, 9, 6, 4000):
            plate.add(circle(x, y, r, dice.choice(TONES), opacity=0.9))
        shade = plate.linear(
            [(0, "#2a1405", 0.45), (0.2, "#2a1405", 0), (0.8, "#2a1405", 0), (1, "#2a1405", 0.35)],
            606,
            0,
            866,
            0,
            True,
        )
        plate.add(rect(0, 0, *SIZE, shade))
    plate.add(stroke(shape, "#f9e694", 2.8))


def _grass(plate: Plate) -> None:
    shape = curve(MEADOW, close=True)
    noise = Noise(2)
    greens = ["#24451f", "#3a5f28", "#557a30", "#74953a", "#9ab24a", "#c4c660"]
    with plate.group(filter=rough(plate, ".035", 11, 3)):
        plate.add(path(shape, plate.linear([(0, "#7d9a3e"), (0.4, "#587a34"), (1, "#33532a")])))
        plate.add(
            dabs(
                MEADOW,
                lambda x, y: 0.75 - 0.6 * (y - 948) / 252 + 0.35 * noise.fbm(x * 0.017, y * 0.025),
                greens,
                420,
                (10, 32),
                0.35,
                lambda x, y: -1.4 + 0.6 * noise.fbm(x * 0.008, y * 0.008),
                4,
                0.5,
            )
        )
    dice = Dice(41)
    with plate.group(clip_path=plate.clip(path(shape, "#000000"))):
        for color in (
            "#e9e2f2",
            "#e6c34a",
            "#8a5fae",
            "#4f64b4",
            "#d9573c",
            "#c98ac0",
            "#9cc06a",
            "#f6f0d8",
        ):
            data = "".join(
                f"M{dice.uniform(-5, 950):.0f} {dice.uniform(948, 1200):.0f}h0" for _ in range(90)
            )
            plate.add(
                stroke(data, color, dice.uniform(2.6, 4.8), stroke_linecap="round", opacity=0.9)
            )
        meadow(plate, (-10, 952, 955, 1196), BLOOMS, 43, 10.5)
        plate.add(rect(0, 940, 1200, 260, plate.linear([(0, "#0c1c0a", 0), (1, "#0c1c0a", 0.14)])))


def _vines(plate: Plate) -> None:
    dice = Dice(47)
    for i in range(14):
        x, y, length = 858 + i * 8, dice.uniform(936, 966), dice.uniform(130, 236)
        points = [(x + 5 * math.sin(j * 0.8 + i) + j * 1.4, y + length * j / 8) for j in range(9)]
        plate.add(stroke(curve(points), "#d8b045", 1.8))
        for px, py in points[1:]:
            side = dice.choice([-1, 1])
            plate.add(
                path(
                    f"M{px:.0f} {py:.0f}l{side * 11} 4l{-side * 4} 10z",
                    "#e9c95a",
                    stroke="#7a5a18",
                    stroke_width=0.7,
                )
            )


def _hair_behind(plate: Plate) -> None:
    shape = pts(
        "640,228 668,190 716,174 762,198 798,246 806,306 794,356 764,394 716,402 684,392 "
        "676,356 700,322 716,290 712,260"
    )
    tone = plate.linear([(0, "#7d451f"), (0.5, "#9c5a2a"), (1, "#54290f")])
    plate.add(path(curve(shape, close=True), tone))
    with plate.group(clip_path=plate.clip(path(curve(shape, close=True), "#000000"))):
        for i in range(44):
            t = i / 43
            points = [
                (650 + 70 * t, 226 - 18 * math.sin(3 * t)),
                (722 + 58 * t, 206 + 30 * t),
                (752 + 52 * t, 300),
                (690 + 90 * t, 392 - 30 * t),
            ]
            plate.add(
                stroke(curve(points), ("#c27a3c", "#3c1c0a", "#dd9a58")[i % 3], 1.3, opacity=0.7)
            )
