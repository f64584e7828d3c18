"""Job (Mucha, 1896): a poster for cigarette papers, here without its letters.

Upright; within a frame like mosaic a violet panel sown with small rounds, and a golden ring.
A woman, eyes closed, head thrown back to the left, lifts a burning cigarette whose smoke curls up;
her dark red hair coils in whiplash curves over the panel and out over the frame. Pale dress with
loose folds. Flat tints, gold, an outline thick outside and thin within.
"""

import math
from collections.abc import Sequence

from ..core import Dice, Plate, Point, brush, circle, curve, path, rect, stroke, tag
from ..drapery import pts, smooth
from ..figures import limb_outline
from ..materials import cloudy, rough
from ..ornament import spiral

SIZE = (840, 1200)
ALT = {
    "en": "Flat poster: a woman with closed eyes tilts back her head and lifts a smoking "
    "cigarette; her dark red hair coils in whiplash curves over a mosaic frame.",
    "es": "Cartel plano: una mujer de ojos cerrados echa atrás la cabeza y alza un "
    "cigarrillo humeante; su pelo rojizo se enrosca en latigazos sobre una orla de mosaico.",
}
INK = "#2b1a17"
SKIN, BLUSH = "#f2d3b2", "#e2a488"
HAIR, GLEAM, SHADE = "#6d2f1f", "#b8653a", "#431811"
GUIDES = [
    ("500,330 610,300 700,360 720,470 640,560 560,620 560,720 650,790 740,740 736,660 680,650", 66),
    ("540,400 630,500 660,640 620,800 560,930 600,1060 700,1100 770,1040 740,970 690,990", 60),
    ("470,480 520,620 500,760 390,860 250,930 130,1000 90,1090 150,1150 220,1110 190,1060", 58),
    ("440,280 360,190 250,180 160,250 130,370 180,450 250,430 240,370 200,370", 46),
    ("490,270 560,170 680,140 770,210 770,320 700,350 670,290 710,270", 46),
    ("520,450 600,590 590,720 480,830 360,960 330,1080 400,1150 480,1120 460,1060", 50),
    ("420,290 400,200 440,120 540,90 610,130 590,200 540,190", 36),
]


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=rough(plate, ".04", 1.4, 3)):
        _frame(plate)
        _panel(plate)
        _smoke(plate)
        _hair_mass(plate)
        _body(plate)
        _dress(plate)
        _arm(plate)
        _face(plate)
        for text, width in GUIDES:
            _lock(plate, pts(text), width)
        _crown(plate)
    grain = cloudy(plate, ".7", 4, "#5a3a20", 0.52, 1.6, 2)
    plate.add(rect(0, 0, *SIZE, "#ffffff", filter=grain, opacity=0.1))


def _frame(plate: Plate) -> None:
    """Mosaic: a band of lozenges between two rows of small stones."""
    plate.add(rect(0, 0, *SIZE, "#d8b564"))
    plate.add(rect(14, 14, 812, 1172, "#4f6a5c", stroke=INK, stroke_width=4))
    dice = Dice(7)
    for x0, y0, length, sideways in (
        (14, 14, 812, True),
        (14, 1134, 812, True),
        (14, 14, 1172, False),
        (774, 14, 1172, False),
    ):
        count = int(length // 26)
        for k in range(count):
            u = (k + 0.5) * length / count
            x, y = (x0 + u, y0 + 26) if sideways else (x0 + 26, y0 + u)
            tone = dice.choice(["#e2c272", "#c9a04c", "#efe0b0", "#b8643c"])
            lozenge = [(x - 11, y), (x, y - 11), (x + 11, y), (x, y + 11)]
            plate.add(path(_poly(lozenge), tone, stroke=INK, stroke_width=1.6))
            plate.add(circle(x, y, 3.6, dice.choice(["#7a2f24", "#2f4a44", "#f6eed0"])))
            for side in (-19, 19):
                a, b = (x, y + side) if sideways else (x + side, y)
                tone = dice.choice(["#8fa58c", "#c9b98a", "#6d8674", "#e6d6a0"])
                plate.add(rect(a - 6, b - 4, 12, 8, tone, stroke=INK, stroke_width=0.8))
    plate.add(rect(68, 68, 704, 1064, "#d9b05a", stroke=INK, stroke_width=5))


def _poly(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + "z"


def _panel(plate: Plate) -> None:
    plate.add(rect(84, 84, 672, 1032, "#6a4f7c", stroke=INK, stroke_width=3))
    data, hearts = "", ""
    for row in range(28):
        for column in range(18):
            x, y = 104 + column * 39 + (row % 2) * 19.5, 104 + row * 38.5
            if x < 752:
                data += f"M{x - 9:.1f} {y:.1f}a9 9 0 1 0 18 0a9 9 0 1 0 -18 0"
                hearts += f"M{x:.1f} {y:.1f}h0"
    with plate.group(clip_path=plate.clip(rect(86, 86, 668, 1028, "#000"))):
        plate.add(
            stroke(data, "#8d70a0", 2.4), stroke(hearts, "#c9a04c", 5, stroke_linecap="round")
        )
    for r, color, width in (
        (288, INK, 66),
        (288, "#e3bd62", 58),
        (306, "#8d5a2c", 4),
        (270, "#8d5a2c", 4),
    ):
        plate.add(circle(420, 420, r, "none", stroke=color, stroke_width=width))
    for k in range(44):
        a = 2 * math.pi * k / 44
        x, y = 420 + 288 * math.cos(a), 420 + 288 * math.sin(a)
        plate.add(circle(x, y, 9, "#a8432f" if k % 2 else "#3f6a5c", stroke=INK, stroke_width=1.4))
        plate.add(circle(x, y, 3, "#f6e6b0"))
    plate.add(circle(420, 420, 255, "#57406a", stroke=INK, stroke_width=3))


def _smoke(plate: Plate) -> None:
    for text, width in (
        ("196,556 168,500 200,440 236,390 210,330 160,290 150,220 200,150 190,100", 20),
        ("198,556 220,500 180,460 150,420 176,350 250,300 290,230 260,150 290,96", 14),
        ("150,220 110,250 112,300 140,300", 10),
    ):
        track = smooth(pts(text), steps=8)
        plate.add(
            path(brush(track, width + 4, 0.1), "#8d7aa0"), path(brush(track, width, 0.1), "#efe6ee")
        )
    plate.add(stroke(spiral(262, 180, 34, 1.6, 2.0), "#efe6ee", 5))


def _lock(plate: Plate, guide: Sequence[Point], width: float) -> None:
    """A coil of hair: outline, body, threads that follow it."""
    track = smooth(guide, steps=9)
    plate.add(path(brush(track, width + 8, 0.12), INK), path(brush(track, width, 0.1), HAIR))
    last = len(track) - 1
    for k in range(7):
        share = (k - 3) / 3.6
        thread: list[Point] = []
        for i in range(1, last):
            (xa, ya), (xb, yb) = track[i - 1], track[i + 1]
            far = math.hypot(xb - xa, yb - ya) + 1e-6
            half = width / 2 * (0.1 + 0.9 * math.sin(math.pi * i / last)) * share
            thread.append(
                (track[i][0] - (yb - ya) / far * half, track[i][1] + (xb - xa) / far * half)
            )
        color, thick = ((GLEAM, 3.0), (SHADE, 2.6), ("#8d4428", 3.4))[k % 3]
        plate.add(stroke(curve(thread), color, thick, stroke_linecap="round"))


def _hair_mass(plate: Plate) -> None:
    mass = pts(
        "330,330 372,262 446,236 530,262 580,330 600,430 580,540 540,640 480,690 440,640 470,560 "
        "440,480 400,400 350,380"
    )
    plate.add(path(curve(mass, True), HAIR, stroke=INK, stroke_width=6))


def _body(plate: Plate) -> None:
    torso = pts(
        "340,520 336,590 316,650 250,700 186,742 160,860 680,880 690,770 640,712 540,664 500,610 "
        "486,520"
    )
    plate.add(path(curve(torso, True), SKIN, stroke=INK, stroke_width=4.5))
    plate.add(
        path(
            curve(pts("352,556 372,640 440,700 520,668 486,600 470,520 420,560"), True),
            BLUSH,
            opacity=0.45,
        )
    )
    for text in ("318,650 372,690 430,704", "520,664 470,700 440,704", "436,708 440,760 430,820"):
        plate.add(stroke(curve(pts(text)), "#8d4a38", 2.6, stroke_linecap="round"))


def _dress(plate: Plate) -> None:
    dress = pts(
        "140,800 200,806 290,850 380,862 470,850 570,800 650,742 700,770 720,880 730,1000 752,1112 "
        "88,1112 110,960"
    )
    clip = plate.clip(rect(86, 86, 668, 1028, "#000"))
    with plate.group(clip_path=clip):
        plate.add(path(curve(dress, True), "#efe3cf", stroke=INK, stroke_width=5))
        for k in range(15):
            x = 150 + k * 40
            top = 838 + 40 * math.sin(math.pi * k / 14) - max(0, k - 9) * 14
            fold = [(x, top), (x + 12 * math.sin(k), top + 90), (x - 20 + k * 2, 1120)]
            plate.add(
                path(
                    brush(smooth(fold, steps=8), 13, 0.1), ("#cdb9a6", "#d9a8a0", "#bfb4c4")[k % 3]
                )
            )
            plate.add(stroke(curve(fold), "#6d4a42", 1.8))
        hem = pts("140,800 200,806 290,850 380,862 470,850 570,800 650,742")
        plate.add(stroke(curve(hem), INK, 22), stroke(curve(hem), "#d9b05a", 16))
        for u, v in smooth(hem, steps=4):
            plate.add(circle(u, v, 4.6, "#7a2f24"), circle(u, v, 1.8, "#f6e6b0"))
    for r, tone in ((27, INK), (23, "#e3bd62"), (15, "#3f7a70"), (7, "#d8efe0")):
        plate.add(circle(384, 864, r, tone))


def _arm(plate: Plate) -> None:
    """Bent up from the elbow; two fingers hold the cigarette away from the lips."""

    def part(spine: str, widths: list[float], width: float = 4.0) -> None:
        data = curve(limb_outline(pts(spine), widths), True)
        plate.add(path(data, SKIN, stroke=INK, stroke_width=width))

    part("196,760 150,850 160,930 190,890", [104, 96, 70, 70])
    part("168,936 206,840 250,730 268,664", [84, 78, 58, 44])
    plate.add(stroke(curve(pts("150,820 166,880 196,850")), "#8d4a38", 2.4))
    palm = pts("250,676 240,630 252,600 280,598 298,626 292,676")
    plate.add(path(curve(palm, True), SKIN, stroke=INK, stroke_width=3.6))
    for spine in (
        "292,640 306,606 292,578",
        "282,616 290,576 270,552",
        "268,606 262,572 236,560",
        "256,612 240,584 216,578",
    ):
        part(spine, [23, 19, 13], 3)
    part("290,666 300,634 268,612", [25, 20, 13], 3)
    plate.add(
        path(_poly(pts("252,584 196,548 191,556 247,592")), "#fbf6ea", stroke=INK, stroke_width=2.4)
    )
    plate.add(circle(194, 552, 6.5, "#e0672f", stroke=INK, stroke_width=1.5))


def _face(plate: Plate) -> None:
    """In profile to the left, thrown back: forehead, nose, parted lips, chin, closed eye."""
    outline = (
        "M10 -104C-30 -100 -58 -74 -64 -42C-66 -32 -64 -24 -68 -14C-76 4 -90 16 -94 26C-96 33 "
        "-88 37 -78 37C-80 42 -81 46 -85 51C-86 57 -80 59 -73 61C-80 64 -83 69 -80 75"
        "C-77 80 -72 81 -73 87C-77 96 -76 108 -66 115"
        "C-54 123 -34 118 -16 108C8 94 22 84 30 60L60 30L66 -60Z"
    )
    parts = (
        path(outline, SKIN, stroke=INK, stroke_width=3.6, stroke_linejoin="round")
        + path(
            "M-30 34C-12 20 14 26 18 44C16 66 -14 74 -30 60C-40 52 -40 42 -30 34Z",
            BLUSH,
            opacity=0.55,
        )
        + path("M-60 -20C-48 -6 -30 -4 -14 -16C-30 -24 -46 -28 -60 -20Z", "#d99c7e")
        + stroke("M-61 -17C-48 -4 -30 -2 -12 -15", INK, 4.4, stroke_linecap="round")
        + stroke("M-56 -10l-6 8M-46 -6l-4 9M-36 -5l-1 9M-26 -7l3 8", INK, 2.2)
        + stroke("M-63 -44C-48 -60 -24 -60 -4 -48", SHADE, 6, stroke_linecap="round")
        + path("M-85 51C-78 46 -66 52 -54 58C-62 60 -70 60 -74 61C-80 60 -86 57 -85 51Z", "#b8402f")
        + path("M-74 62C-66 62 -60 60 -55 60C-60 74 -70 80 -79 77C-83 70 -80 64 -74 62Z", "#cf5a44")
        + stroke("M-76 61C-68 62 -60 60 -50 57", INK, 2.4, stroke_linecap="round")
        + stroke("M-72 34C-68 26 -74 20 -80 22M-66 98C-60 104 -52 106 -46 104", "#8d4a38", 2.4)
    )
    plate.add(tag(parts, transform="translate(424 428) rotate(20) scale(1.28)"))


def _crown(plate: Plate) -> None:
    """Hair combed back from the brow, with a band."""
    cap = pts(
        "352,328 392,286 470,262 540,290 582,350 596,440 570,520 520,548 500,500 506,430 470,390 "
        "410,372 366,356"
    )
    plate.add(path(curve(cap, True), HAIR, stroke=INK, stroke_width=5))
    for k in range(9):
        t = k / 8
        a, b = (356 + 40 * t, 336 + 26 * t), (560 + 24 * t - 60 * t * t, 380 + 150 * t)
        bow = (480 + 30 * t, 270 + 90 * t)
        tone = (GLEAM, SHADE, "#8d4428")[k % 3]
        plate.add(stroke(curve([a, bow, b]), tone, 3.4, stroke_linecap="round"))
