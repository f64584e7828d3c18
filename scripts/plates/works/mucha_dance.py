"""Dance (Mucha, 1898): one of four panels of the arts.

Tall and narrow; before a big pale ring set with blossoms a dancer whirls, bent back like a bow:
one arm arched over her head, the other holds the end of her dress; she stands on the toes of one
foot, the other leg flies back. Brown hair and a loose beige dress coil like plant stems; petals
fall. Flat muted creams, buffs and browns, bold outline, a rounded arch of a frame.
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
        _veil(plate)
        _far_arm(plate)
        _body(plate)
        _legs(plate)
        _robe(plate)
        _head(plate)
        _near_arm(plate)
        _petals(plate)
    grain = cloudy(plate, ".7", 4, "#6d4a28", 0.52, 1.6, 2)
    plate.add(rect(0, 0, *SIZE, "#ffffff", filter=grain, opacity=0.1))


def _panel(plate: Plate) -> None:
    plate.add(rect(0, 0, *SIZE, "#c9a878"))
    for x, side in ((28.0, 1), (712.0, -1)):
        for k, width in ((0, 9), (1, 6), (2, 4)):
            stem = [(x + side * u, v + k * 9) for u, v in pts("0,190 12,110 50,60 130,38 190,34")]
            plate.add(path(brush(smooth(stem), width, 0.2), "#8d6234"))
        plate.add(flower(x + side * 40, 66, 22, "#e9a77c", "#7a3f22", 6))
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


def _whip(text: str, turn: float, coil: float = 0.075, step: float = 16.0) -> list[Point]:
    """A track that ends in a coil, as tendrils do: `turn` +1 to the right, -1 to the left."""
    track = smooth(pts(text), steps=8)
    (xa, ya), (x, y) = track[-2], track[-1]
    way, bend = math.atan2(y - ya, x - xa), 0.05
    for _ in range(34):
        way += turn * bend
        x, y = x + step * math.cos(way), y + step * math.sin(way)
        track.append((x, y))
        bend, step = bend + coil / 6, step * 0.965
    return track


def _lock(
    plate: Plate, track: Sequence[Point], widths: Sequence[float], tones: tuple[str, str, str]
) -> None:
    """A lock of hair or an end of cloth: outline, body, threads that run together at its tip."""
    body, light, dark = tones
    data = line(limb_outline(track, widths, 1))
    plate.add(path(data, body, stroke=INK, stroke_width=7, stroke_linejoin="round"))
    plate.add(path(data, body))
    last, count = len(track) - 1, max(3, round(max(widths) / 11))
    for k in range(count):
        share = (k + 0.5) / count * 1.7 - 0.85
        thread: list[Point] = []
        for i in range(1, last - 2):
            (xa, ya), (xb, yb) = track[i - 1], track[i + 1]
            far = math.hypot(xb - xa, yb - ya) + 1e-6
            place = i / last * (len(widths) - 1)
            low = int(place)
            wide = widths[low] + (widths[min(low + 1, len(widths) - 1)] - widths[low]) * (
                place - low
            )
            half = wide / 2 * share
            thread.append(
                (track[i][0] - (yb - ya) / far * half, track[i][1] + (xb - xa) / far * half)
            )
        tone = (light, dark, light, body)[k % 4]
        data = path(brush(thread, 5 if k % 3 else 3, 0.1), tone)
        plate.add(data)


CLOTH = (ROBE, "#fbeccb", FOLD)
TRESS = (HAIR, GLEAM, SHADE)


def _train(plate: Plate) -> None:
    """Loose ends of the dress that beat around her."""
    for text, turn, widths in (
        ("420,560 540,560 640,640 664,760 600,850", 1, [50, 84, 96, 84, 62, 40, 22, 8]),
        ("330,620 220,650 120,730 80,850 110,960", -1, [60, 92, 100, 88, 64, 42, 22, 8]),
        ("400,640 500,700 560,800 590,900 640,980", 1, [60, 96, 96, 80, 56, 36, 18, 6]),
    ):
        _lock(plate, _whip(text, turn), widths, CLOTH)


def _veil(plate: Plate) -> None:
    """What her far hand holds up, from the hip to behind the fingers."""
    track = smooth(
        pts("336,600 250,620 176,560 128,470 104,420 62,400 48,460 66,530 52,600"), steps=9
    )
    _lock(plate, track, [70, 64, 46, 26, 18, 46, 56, 44, 6], CLOTH)


def _hair(plate: Plate) -> None:
    """It streams from her nape to the right and coils up and down."""
    for text, turn, widths in (
        ("430,200 510,250 580,360 590,470", 1, [60, 62, 52, 40, 30, 20, 12, 4]),
        ("430,190 540,200 640,260 668,360", 1, [60, 58, 48, 38, 28, 18, 10, 4]),
        ("420,190 500,140 590,110 650,150", 1, [64, 54, 44, 34, 26, 18, 10, 4]),
        ("420,180 470,110 530,70 590,62", 1, [50, 44, 36, 28, 20, 14, 8, 3]),
        ("440,220 480,300 500,380 480,460", -1, [44, 40, 34, 28, 20, 14, 8, 3]),
    ):
        _lock(plate, _whip(text, turn, 0.07, 13.0), widths, TRESS)


def _flesh(plate: Plate, shapes: Sequence[str], fingers: Sequence[str] = ()) -> None:
    """Shapes that grow together within one outline; fingers keep their own."""
    edge = {"stroke": INK, "stroke_linejoin": "round"}
    for data in shapes:
        plate.add(path(data, INK, stroke_width=8, **edge))
    for data in fingers:
        plate.add(path(data, SKIN, stroke_width=2.8, **edge))
    for data in shapes:
        plate.add(path(data, SKIN, stroke=SKIN, stroke_width=0.8))


def _tube(text: str, widths: Sequence[float]) -> str:
    return curve(limb_outline(pts(text), widths, 3), True)


def _legs(plate: Plate) -> None:
    """On the toes of one foot; the other leg is thrown back."""
    back = _tube("420,780 500,858 592,896", [92, 72, 34])
    foot = curve(pts("580,880 606,884 640,872 672,846 684,852 676,878 650,906 612,918 584,914"))
    _flesh(plate, [back, foot])
    plate.add(stroke("M668 854l8 9M660 862l8 10M652 870l7 9", INK, 2))
    shin = _tube("306,836 308,900 312,960 322,1024", [92, 78, 56, 33])
    toes = pts("306,1010 340,1012 346,1044 332,1068 316,1092 296,1104 280,1102 284,1090 300,1066")
    _flesh(plate, [shin, curve(toes, True)])
    plate.add(stroke("M289 1102l5 -9M298 1103l5 -10M307 1098l4 -9", INK, 2))
    calf = "342,860 344,920 334,980 336,1010"
    plate.add(path(brush(smooth(pts(calf)), 13, 0.1), BLUSH, opacity=0.7))


def _body(plate: Plate) -> None:
    """Neck, shoulders and breast: a bow, bent back."""
    torso = pts(
        "372,300 372,336 346,356 318,384 296,418 300,450 320,470 316,520 400,530 430,470 452,420 "
        "464,378 446,350 436,330 440,286"
    )
    _flesh(plate, [curve(torso, True)])
    plate.add(
        path(curve(pts("376,312 404,334 436,322 434,290 400,296"), True), BLUSH, opacity=0.5),
        stroke(curve(pts("360,352 384,362 412,352")), "#a8683e", 2.4),
        stroke(curve(pts("390,344 396,354 392,362")), "#a8683e", 2),
    )


def _robe(plate: Plate) -> None:
    """It clings to breast, belly and thigh, then breaks away in a wave around the calf."""
    robe = pts(
        "330,398 300,418 290,438 300,462 318,484 316,520 296,580 264,660 246,750 254,830 246,900 "
        "214,958 252,950 290,916 336,932 372,900 404,896 450,930 510,960 560,950 520,900 486,830 "
        "476,740 462,650 440,590 414,520 432,470 452,424 420,420 380,430"
    )
    shape = curve(robe, True)
    plate.add(path(shape, ROBE, stroke=INK, stroke_width=5, stroke_linejoin="round"))
    with plate.group(clip_path=plate.clip(path(shape, "#000"))):
        for k, text in enumerate(
            (
                "330,520 312,620 282,720 276,830 240,950",
                "346,524 350,640 322,740 316,840 290,920",
                "366,526 390,640 372,760 350,860 336,930",
                "384,524 424,640 420,760 404,840 400,900",
                "396,524 446,620 460,760 460,860 510,950",
                "404,522 460,600 478,720 500,840 550,950",
            )
        ):
            fold = smooth(pts(text), steps=8)
            plate.add(path(brush(fold, 30, 0.05), (FOLD, "#e3bd84")[k % 2]))
            plate.add(path(brush([(x - 14, y) for x, y in fold], 12, 0.05), "#fbeccb", opacity=0.8))
            plate.add(path(brush([(x + 9, y) for x, y in fold], 5.5, 0.05), DEEP))
        for text in ("312,452 340,470 388,470 430,440", "306,436 336,446 360,440"):
            plate.add(path(brush(smooth(pts(text)), 9, 0.1), FOLD))
        for text in ("330,486 352,500 400,498 424,480", "326,476 360,486 410,482"):
            plate.add(path(brush(smooth(pts(text)), 5, 0.1), DEEP))
        shade = pts("424,470 452,600 480,740 520,860 570,960 480,900 452,800 440,690")
        plate.add(path(curve(shade, True), DEEP, opacity=0.35))
    hem = pts("318,406 344,424 384,432 424,420 456,412")
    band = pts("312,520 344,534 384,534 418,518")
    for track, width, tone in ((hem, 16, "#a8542c"), (band, 22, "#a8542c")):
        plate.add(stroke(curve(track), INK, width + 6), stroke(curve(track), tone, width))
        for x, y in smooth(track, steps=4):
            plate.add(circle(x, y, width * 0.23, "#f3e3c0"))


def _far_arm(plate: Plate) -> None:
    """Stretched out before her, two fingers and thumb around the end of the veil."""
    arm = _tube("352,374 262,436 196,446 128,424", [58, 52, 46, 27])
    palm = _tube("134,426 112,416 96,404", [26, 30, 24])
    fingers = [
        _tube("104,420 84,424 72,436", [13, 12, 7]),
        _tube("100,414 78,414 64,424", [13, 12, 7]),
        _tube("98,406 76,402 60,408", [13, 12, 7]),
        _tube("100,400 84,388 68,386", [13, 11, 6]),
        _tube("112,410 106,392 94,376", [15, 13, 7]),
    ]
    _flesh(plate, [arm, palm], fingers)
    plate.add(path(brush(smooth(pts("330,406 264,456 200,466 140,440")), 10, 0.1), BLUSH))
    _bangle(plate, (164, 436), 32, 20)


def _near_arm(plate: Plate) -> None:
    """Raised in an arch over the head; the hand hangs from the wrist."""
    arm = _tube("428,382 494,324 532,240 520,178 470,112", [64, 58, 47, 45, 27])
    elbow = _tube("520,262 532,222 526,196", [40, 48, 42])
    palm = _tube("476,120 452,94 432,84", [25, 32, 26])
    fingers = [
        _tube("452,92 436,102 430,120", [14, 11, 7]),
        _tube("436,76 414,74 396,84", [13, 11, 6]),
        _tube("434,80 408,84 388,100", [13, 12, 6]),
        _tube("434,88 408,96 390,116", [13, 12, 6]),
        _tube("440,94 418,106 402,126", [13, 11, 6]),
    ]
    _flesh(plate, [arm, elbow, palm], fingers)
    plate.add(path(brush(smooth(pts("470,366 522,306 548,240 538,190")), 11, 0.1), BLUSH))
    plate.add(path(curve(pts("400,366 424,354 442,366 452,392 436,404 408,398"), True), SKIN))
    plate.add(stroke(curve(pts("452,402 440,404 430,396")), INK, 3.4, stroke_linecap="round"))
    _bangle(plate, (494, 144), 34, -42)


def _bangle(plate: Plate, at: Point, length: float, turn: float) -> None:
    x, y = at
    move = f"rotate({turn} {x} {y})"
    box = rect(x - 6, y - length / 2, 12, length, "#c98a4a", rx=5, transform=move)
    plate.add(tag(box, stroke=INK, stroke_width=3))
    plate.add(circle(x, y, 3.4, "#f3e3c0"))


def _head(plate: Plate) -> None:
    """Face to the left and up, lowered lids; blossoms on the brow, hair swept from it."""
    outline = (
        "M4 -84C-24 -82 -46 -64 -52 -36C-54 -26 -52 -20 -57 -11C-63 0 -71 10 -75 18C-77 24 "
        "-70 28 -62 28C-62 32 -65 34 -68 38C-69 42 -65 45 -60 46C-65 49 -67 53 -64 57"
        "C-62 61 -58 62 -58 67C-60 75 -58 83 -49 86C-38 89 -26 85 -12 76C8 66 22 60 28 44"
        "L54 20L56 -56Z"
    )
    lids = "M-48 -14C-38 -4 -24 -4 -12 -12C-22 -22 -36 -24 -48 -14Z"
    parts = (
        path(outline, SKIN, stroke=INK, stroke_width=4, stroke_linejoin="round")
        + path("M-32 22C-18 12 2 16 6 30C2 44 -16 48 -28 40C-36 34 -36 28 -32 22Z", BLUSH)
        + path(lids, "#dba67e")
        + stroke("M-49 -11C-38 -1 -24 -2 -9 -12", INK, 4.4, stroke_linecap="round")
        + stroke("M-47 -8l-6 6M-39 -4l-4 7M-30 -3l-2 8", INK, 2.2)
        + stroke("M-52 -34C-40 -45 -22 -44 -6 -33", SHADE, 4.6, stroke_linecap="round")
        + path("M-68 38C-62 36 -54 40 -45 41C-51 47 -56 46 -60 46C-64 45 -67 42 -68 38Z", "#b5482f")
        + path("M-60 46C-55 47 -51 46 -46 43C-49 55 -57 60 -63 57C-66 53 -64 49 -60 46Z", "#cc6244")
        + stroke("M-60 27C-55 20 -60 15 -65 17M-52 75C-47 78 -43 78 -39 76", "#a8683e", 2.4)
        + path("M12 8C24 2 30 14 24 26C18 34 12 28 14 20Z", SKIN, stroke=INK, stroke_width=2.6)
    )
    plate.add(tag(parts, transform="translate(404 242) rotate(24) scale(.88)"))
    mass = pts(
        "380,172 404,158 440,156 478,182 492,226 480,272 448,300 438,282 428,262 436,244 424,226 "
        "410,214 386,196"
    )
    shape = curve(mass, True)
    plate.add(path(shape, HAIR, stroke=INK, stroke_width=4))
    with plate.group(clip_path=plate.clip(path(shape, "#000"))):
        for k in range(9):
            t = k / 8
            strand = [
                (376 + 50 * t, 178 + 70 * t),
                (420 + 24 * t, 160 + 86 * t),
                (470 + 10 * t, 186 + 90 * t),
                (500 - 20 * t, 240 + 60 * t),
            ]
            plate.add(path(brush(smooth(strand), 5, 0.1), (GLEAM, SHADE)[k % 2]))
    for k in range(7):
        t = k / 6
        u, v = 376 + 62 * t, 186 - 26 * math.sin(math.pi * t) + 42 * t * t
        tone = ("#e9a77c", "#f3e3c0", "#d98a5c")[k % 3]
        plate.add(flower(u, v, 12 + 4 * math.sin(math.pi * t), tone, "#7a3f22"))


def _petals(plate: Plate) -> None:
    dice = Dice(17)
    for _ in range(40):
        x, y, s = dice.uniform(60, 680), dice.uniform(120, 1100), dice.uniform(8, 15)
        if (240 < x < 560 and 70 < y < 930) or y > 1060:
            continue
        u, v = s * 0.8, s * 0.6
        data = curve([(0, -s), (u * 0.9, -v * 0.4), (u * 0.5, v), (0, s), (-u * 0.8, 0)], True)
        tone = dice.choice(["#e9a77c", "#f6e9c6", "#d98a5c", "#b9a05c"])
        move = f"translate({x:.0f} {y:.0f}) rotate({dice.uniform(0, 360):.0f})"
        plate.add(path(data, tone, stroke=INK, stroke_width=1.8, transform=move))
