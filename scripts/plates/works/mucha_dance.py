"""Dance (Mucha, 1898): one of four panels of the arts.

Tall and narrow; before a big pale ring set with blossoms a dancer whirls, body in an S, head
thrown back to the right, one arm raised, the other across her breast; bare foot on its toes. Brown
hair and a loose orange-beige dress curl like plant stems to both sides; petals fall. Flat muted
creams, buffs and browns, bold outline, a rounded arch of a frame.
"""

import math
from collections.abc import Sequence

from ..core import Dice, Plate, Point, brush, circle, curve, line, path, rect, stroke, tag
from ..drapery import pts, smooth
from ..figures import limb_outline
from ..materials import cloudy, rough
from ..ornament import flower

SIZE = (740, 1200)
ALT = {
    "en": "Tall flat panel: a barefoot woman whirls before a big ring, head thrown back; her hair "
    "and beige dress curl like plant stems and petals fall around her.",
    "es": "Panel alto y plano: una mujer descalza gira ante un gran aro, con la cabeza atrás; el "
    "pelo y el vestido se enroscan como tallos y caen pétalos.",
}
INK = "#3a2418"
SKIN, BLUSH = "#f4dcbb", "#e3ae88"
HAIR, GLEAM, SHADE = "#8a4f2a", "#c48a4e", "#5a2f18"
ROBE, FOLD, DEEP = "#ecd2a2", "#d8a868", "#b97d48"
RING = (370.0, 400.0)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    with plate.group(filter=rough(plate, ".04", 1.4, 3)):
        _panel(plate)
        _ring(plate)
        _train(plate)
        _hair(plate)
        _body(plate)
        _robe(plate)
        _arms(plate)
        _head(plate)
        _petals(plate)
    grain = cloudy(plate, ".7", 4, "#6d4a28", 0.52, 1.6, 2)
    plate.add(rect(0, 0, *SIZE, "#ffffff", filter=grain, opacity=0.1))


def _panel(plate: Plate) -> None:
    plate.add(rect(0, 0, *SIZE, "#c9a878"))
    frame = "M28 1172V250C28 90 170 28 370 28C570 28 712 90 712 250V1172Z"
    tone = plate.linear([(0, "#e6d0a4"), (0.6, "#dcbf8c"), (1, "#c79f68")])
    plate.add(path(frame, tone, stroke=INK, stroke_width=6))
    plate.add(
        path(
            frame,
            "none",
            stroke="#f3e6c4",
            stroke_width=2,
            transform="translate(7 8) scale(.981 .987)",
        )
    )
    for x, side in ((28.0, 1), (712.0, -1)):
        for k in range(5):
            bend, tip = x + side * (90 - k * 14), x + side * (150 - k * 20)
            data = f"M{x} {40 + k * 22}Q{bend} {60 + k * 10} {tip} 34"
            plate.add(stroke(data, "#a87f4e", 3))
        plate.add(flower(x + side * 44, 70, 19, "#e9a77c", "#7a3f22", 6))
    plate.add(rect(40, 1116, 660, 46, "#b98d58", stroke=INK, stroke_width=4))
    for k in range(22):
        x = 58 + k * 29.7
        plate.add(
            circle(x, 1139, 9, "#e6cf9c", stroke=INK, stroke_width=2),
            circle(x, 1139, 3.4, "#8a4a2a"),
        )


def _ring(plate: Plate) -> None:
    x, y = RING
    glow = plate.radial([(0, "#fbf3d8"), (0.75, "#f4e4b8"), (1, "#ecd49c")])
    plate.add(
        circle(x, y, 312, "#d3a765", stroke=INK, stroke_width=6),
        circle(x, y, 258, glow, stroke=INK, stroke_width=4),
    )
    plate.add(circle(x, y, 304, "none", stroke="#f6e9c6", stroke_width=3))
    plate.add(circle(x, y, 266, "none", stroke="#8d5f34", stroke_width=2.5))
    for k in range(24):
        a = 2 * math.pi * k / 24
        px, py = x + 285 * math.cos(a), y + 285 * math.sin(a)
        if k % 2:
            plate.add(flower(px, py, 17, "#f3e3c0", "#a8542c", 5))
        else:
            plate.add(
                circle(px, py, 11, "#9a6a3e", stroke=INK, stroke_width=2),
                circle(px, py, 4, "#f3e3c0"),
            )
    for k in range(36):
        a = 2 * math.pi * k / 36
        ray = [(x + r * math.cos(a), y + r * math.sin(a)) for r in (250, 200)]
        plate.add(stroke(line(ray, False), "#e9cf96", 3, stroke_linecap="round"))


def _ribbon(plate: Plate, text: str, width: float, body: str, light: str, dark: str) -> None:
    """A band that curls: outline, body, threads along it."""
    track = smooth(pts(text), steps=9)
    plate.add(path(brush(track, width + 9, 0.1), INK), path(brush(track, width, 0.1), body))
    _threads(plate, track, width, (light, dark))


def _threads(plate: Plate, track: Sequence[Point], width: float, tones: tuple[str, str]) -> None:
    last = len(track) - 1
    for k in range(5):
        share = (k - 2) / 2.6
        thread: list[Point] = []
        for i in range(2, last - 1):
            (xa, ya), (xb, yb) = track[i - 1], track[i + 1]
            far = math.hypot(xb - xa, yb - ya) + 1e-6
            half = width / 2 * math.sin(math.pi * i / last) * share
            x, y = track[i]
            thread.append((x - (yb - ya) / far * half, y + (xb - xa) / far * half))
        plate.add(stroke(curve(thread), tones[k % 2], 2.4, stroke_linecap="round"))


def _train(plate: Plate) -> None:
    """Loose ends of the dress that beat behind her."""
    for text, width in (
        ("470,560 600,600 670,720 640,850 540,890 500,820 550,770 600,800", 86),
        ("450,640 570,760 620,900 690,960 690,1060 610,1090 570,1030 620,1000", 80),
        ("330,700 200,760 110,860 80,980 140,1070 220,1040 210,970 160,980", 84),
        ("300,600 190,620 100,560 90,470 150,440 180,490", 50),
    ):
        _ribbon(plate, text, width, ROBE, "#fbeccb", FOLD)


def _hair(plate: Plate) -> None:
    for text, width in (
        ("410,200 520,140 620,180 650,280 590,350 530,310 560,260 600,280", 56),
        ("420,230 540,250 620,350 600,470 520,500 490,440 540,410", 54),
        ("400,170 440,90 540,70 600,110 580,160 530,150", 40),
        ("420,250 500,330 520,430 470,520 400,560 380,510 420,490", 40),
        ("360,150 330,90 250,80 200,120 210,170 250,160", 32),
    ):
        _ribbon(plate, text, width, HAIR, GLEAM, SHADE)


def _limb(plate: Plate, spine: str, widths: list[float], width: float = 4) -> None:
    points = pts(spine)
    data = line(limb_outline(points, widths))
    (xa, ya), (xb, yb) = points[0], points[-1]
    for edge in (width * 2, 0.0):
        tone = INK if edge else SKIN
        plate.add(path(data, tone, stroke=tone, stroke_width=edge or 0.6))
        plate.add(
            circle(xa, ya, widths[0] / 2 + edge / 2, tone),
            circle(xb, yb, widths[-1] / 2 + edge / 2, tone),
        )


def _body(plate: Plate) -> None:
    _limb(plate, "340,860 320,960 334,1046", [84, 70, 36])
    foot = pts("318,1030 350,1030 352,1062 330,1090 290,1112 268,1110 296,1084")
    plate.add(path(curve(foot, True), SKIN, stroke=INK, stroke_width=4))
    plate.add(stroke("M276 1108l12 -8M286 1110l10 -9M297 1108l8 -8", INK, 2))
    torso = pts("344,296 400,290 446,318 454,390 440,460 420,520 330,520 320,440 306,370 310,318")
    plate.add(path(curve(torso, True), SKIN, stroke=INK, stroke_width=4))
    plate.add(stroke(curve(pts("330,330 372,352 420,334")), "#a8683e", 2.4))


def _robe(plate: Plate) -> None:
    """From under the breast it winds around her and opens at the knee."""
    robe = pts(
        "306,410 350,440 410,430 458,392 462,470 490,560 520,660 500,770 440,880 470,980 420,960 "
        "380,900 330,980 250,1020 270,930 300,840 280,740 270,640 300,540"
    )
    plate.add(path(curve(robe, True), ROBE, stroke=INK, stroke_width=5))
    with plate.group(clip_path=plate.clip(path(curve(robe, True), "#000"))):
        for k, text in enumerate(
            (
                "330,440 310,560 330,680 300,820 280,1000",
                "360,440 350,560 390,680 370,800 330,960",
                "400,430 410,540 450,640 430,760 380,900",
                "440,410 450,520 490,620 480,740 430,880",
                "310,420 290,540 290,660 300,760 280,900",
            )
        ):
            plate.add(path(brush(smooth(pts(text), steps=8), 26, 0.1), (FOLD, "#e3bd84")[k % 2]))
            plate.add(stroke(curve(pts(text)), DEEP, 3, stroke_linecap="round"))
        plate.add(
            path(
                curve(pts("470,500 530,640 520,760 440,900 470,760 480,640"), True),
                DEEP,
                opacity=0.4,
            )
        )
    hem = "306,410 350,440 410,430 458,392"
    plate.add(stroke(curve(pts(hem)), INK, 19), stroke(curve(pts(hem)), "#a8542c", 13))
    for x, y in smooth(pts(hem), steps=5):
        plate.add(circle(x, y, 3.6, "#f3e3c0"))
    band = "288,566 360,596 430,580 492,556"
    plate.add(
        stroke(curve(pts(band)), INK, 23),
        stroke(curve(pts(band)), "#c98a4a", 17),
        stroke(curve(pts(band)), "#f3e3c0", 4),
    )


def _hand(plate: Plate, x: float, y: float, turn: float) -> None:
    fingers = (
        "M-16 8C-20 -12 -14 -26 -12 -44C-8 -50 -4 -46 -5 -38L-4 -24C-2 -40 2 -54 6 -54"
        "C11 -53 9 -44 6 -26C10 -38 16 -46 20 -42C23 -38 16 -24 13 -14"
        "C20 -20 28 -22 29 -16C26 -6 16 2 12 12Z"
    )
    move = f"translate({x} {y}) rotate({turn})"
    plate.add(
        path(fingers, SKIN, stroke=INK, stroke_width=3.4, stroke_linejoin="round", transform=move)
    )


def _arms(plate: Plate) -> None:
    """One thrown up behind the head, one bent before her with spread fingers."""
    _limb(plate, "430,330 540,320 596,240", [62, 54, 32])
    _hand(plate, 602, 226, 24)
    _limb(plate, "322,336 226,400 216,440 226,420", [60, 50, 44, 40])
    _limb(plate, "222,424 280,380 330,392", [44, 42, 27])
    _hand(plate, 342, 396, 76)
    for x, y, turned in ((570, 276, -56), (268, 388, 60)):
        plate.add(
            rect(
                x - 5,
                y - 22,
                10,
                44,
                "#c98a4a",
                stroke=INK,
                stroke_width=2.5,
                rx=4,
                transform=f"rotate({turned} {x} {y})",
            )
        )


def _head(plate: Plate) -> None:
    """Face to the left and up, lowered lids, a smile; wreath on the brow."""
    _limb(plate, "398,232 380,300", [58, 66])
    for x, y, r in ((330, 340, 27), (424, 332, 27), (366, 326, 25), (398, 330, 27), (346, 350, 24)):
        plate.add(circle(x, y, r, SKIN))
    plate.add(stroke(curve(pts("330,338 374,358 424,342")), "#a8683e", 2.4))
    plate.add(
        path(curve(pts("352,300 380,330 414,306 410,262 382,276"), True), BLUSH, opacity=0.45)
    )
    outline = (
        "M4 -84C-24 -82 -46 -64 -52 -36C-54 -26 -52 -20 -57 -12C-64 2 -74 12 -78 21C-80 27 "
        "-72 30 -64 30C-66 35 -68 38 -71 42C-72 47 -66 49 -60 50C-66 52 -69 57 -66 62"
        "C-64 67 -60 68 -61 73C-64 81 "
        "-62 90 -54 94C-42 100 -26 96 -12 86C8 74 20 66 28 46L54 20L56 -56Z"
    )
    parts = (
        path(outline, SKIN, stroke=INK, stroke_width=3.4, stroke_linejoin="round")
        + path(
            "M-30 26C-14 16 8 20 12 36C10 52 -14 58 -28 48C-36 42 -36 32 -30 26Z",
            BLUSH,
            opacity=0.6,
        )
        + path("M-48 -16C-38 -4 -22 -4 -8 -12C-20 -24 -38 -26 -48 -16Z", "#dba67e")
        + stroke("M-50 -12C-38 -1 -22 -2 -6 -11", INK, 4.2, stroke_linecap="round")
        + stroke("M-45 -7l-5 7M-36 -4l-3 8M-26 -4l0 8", INK, 2)
        + stroke("M-51 -36C-38 -49 -18 -48 0 -38", SHADE, 5, stroke_linecap="round")
        + path("M-71 42C-64 39 -54 44 -42 44C-50 52 -56 50 -60 50C-66 50 -72 47 -71 42Z", "#b5482f")
        + path("M-60 51C-54 51 -48 50 -44 47C-48 62 -58 67 -65 63C-68 58 -66 53 -60 51Z", "#cc6244")
        + stroke("M-60 28C-56 20 -62 16 -66 18M-54 82C-48 86 -42 86 -38 84", "#a8683e", 2.2)
    )
    plate.add(tag(parts, transform="translate(376 196) rotate(26) scale(1.08)"))
    cap = pts("342,124 380,92 440,92 486,130 496,190 470,240 432,252 424,206 404,168 368,150")
    plate.add(path(curve(cap, True), HAIR, stroke=INK, stroke_width=4.5))
    for k in range(6):
        t = k / 5
        a, b = (350 + 30 * t, 130 + 24 * t), (476 - 30 * t, 170 + 72 * t)
        plate.add(stroke(curve([a, (430 + 16 * t, 104 + 60 * t), b]), (GLEAM, SHADE)[k % 2], 3))
    for k in range(8):
        t = k / 7
        u, v = 346 + 92 * t, 132 - 42 * math.sin(2.4 * t) + 70 * t * t
        plate.add(
            flower(u, v, 13 + 3 * math.sin(k), ("#e9a77c", "#f3e3c0", "#d98a5c")[k % 3], "#7a3f22")
        )


def _petals(plate: Plate) -> None:
    dice = Dice(17)
    for _ in range(40):
        x, y, s = dice.uniform(60, 680), dice.uniform(120, 1100), dice.uniform(8, 15)
        if 300 < x < 480 and 90 < y < 800:
            continue
        u, v = s * 0.8, s * 0.6
        data = curve([(0, -s), (u * 0.9, -v * 0.4), (u * 0.5, v), (0, s), (-u * 0.8, 0)], True)
        tone = dice.choice(["#e9a77c", "#f6e9c6", "#d98a5c", "#b9a05c"])
        move = f"translate({x:.0f} {y:.0f}) rotate({dice.uniform(0, 360):.0f})"
        plate.add(path(data, tone, stroke=INK, stroke_width=1.8, transform=move))
