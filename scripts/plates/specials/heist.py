"""Museum Heist: a masked thief at night, a picture under the arm.

A striped jersey, the torch's beam on the paler patch of wall where the picture hung, a barred
window with the moon; slate and yellow.
"""

import math

from ..core import Dice, Noise, Plate, circle, curve, line, path, polygon, rect, stroke
from ..drapery import pts
from ..emblems import INK, PAPER, SIZE, Manner, blob, blot, engrave, ground, press, stage, strew

__all__ = ["ALT", "SIZE", "draw"]
ALT = {
    "en": "Emblem like an old banknote: a thief with cap, eye mask and striped jersey carries a "
    "framed canvas under the arm; a torch lights an empty patch of wall, the moon looks in.",
    "es": "Emblema como un billete viejo: un ladrón con gorro, antifaz y jersey de rayas lleva un "
    "lienzo enmarcado bajo el brazo; una linterna alumbra un hueco en la pared, con luna.",
}
MANNER = Manner("#46587a", 12, 10, (0.024, 0.8), 211)
SKIN, GOLD, GLOW = "#e6bb8c", "#dcae45", "#f6dd7a"
BODY = pts(
    "330,560 372,536 430,548 492,536 540,562 572,640 580,760 596,900 268,900 282,760 292,640"
)


def draw(plate: Plate) -> None:
    """Draw the emblem."""
    ground(plate, MANNER)
    with plate.group(filter=press(plate)):
        with plate.group(clip_path=stage(plate, MANNER)):
            _wall(plate)
            _window(plate)
            _beam(plate)
            _jersey(plate)
            _canvas(plate)
        _head(plate)
        _arms(plate)
    strew(plate, MANNER, 165, lambda x, y: 1.0 if math.hypot(x - 450, y - 590) < 372 else 0.0)


def _wall(plate: Plate) -> None:
    noise = Noise(17)
    plate.add(rect(100, 240, 700, 700, "#5d6b8c"))
    for i in range(17):
        x = 130 + i * 39
        plate.add(rect(x, 240, 15, 560, "#53617f"))
        for k in range(11):
            y = 280 + k * 50 + (i % 2) * 25
            plate.add(path(f"M{x - 9} {y}q8 -12 16 0q-8 12 -16 0Z", "#74829f"))
    engrave(
        plate,
        "M100 240h700v560h-700z",
        (140, 280, 770, 800),
        lambda x, y: 0.3 + 0.35 * noise.fbm(x * 0.008, y * 0.008, 2) + 0.3 * (x < 360),
        115,
        9,
        INK,
        3,
    )
    plate.add(rect(100, 800, 700, 140, "#39435c", stroke=INK, stroke_width=5))
    for y in (812, 824):
        plate.add(stroke(f"M100 {y}H800", GOLD, 2.5))


def _window(plate: Plate) -> None:
    arch = "M560 560V400C560 340 596 306 634 306S708 340 708 400V560Z"
    plate.add(path(arch, "#161c33", stroke=INK, stroke_width=13))
    plate.add(stroke(arch, "#a9b3c6", 5))
    plate.add(
        path("M662 356A44 44 0 1 0 676 430A36 36 0 1 1 662 356Z", GLOW, stroke=INK, stroke_width=2)
    )
    dice = Dice(5)
    for _ in range(26):
        plate.add(circle(dice.uniform(572, 696), dice.uniform(340, 540), dice.uniform(1, 3), PAPER))
    for x in (597, 634, 671):
        plate.add(stroke(f"M{x} 306V560", INK, 8), stroke(f"M{x - 1} 306V560", "#8b97ad", 2.5))
    plate.add(stroke("M560 450H708", INK, 8))


def _beam(plate: Plate) -> None:
    plate.add(polygon([(262, 700), (146, 380), (352, 372)], GLOW, opacity=0.6))
    patch = pts("186,392 326,384 330,560 192,568")
    plate.add(blot(patch, "#f4e8bf", 3))
    engrave(
        plate,
        line(patch),
        (186, 384, 330, 568),
        lambda x, y: 0.62 + 0.3 * math.sin(x * 0.07) * math.sin(y * 0.05),
        40,
        8,
        "#a98c3d",
        8,
    )
    plate.add(stroke("M258 378v12q0 9 8 9", INK, 5), circle(258, 375, 6, INK))
    for x0, y0, x1, y1 in ((208, 410, 206, 550), (312, 404, 314, 548), (220, 420, 300, 416)):
        plate.add(stroke(f"M{x0} {y0}L{x1} {y1}", "#cdb877", 2))


def _jersey(plate: Plate) -> None:
    body = curve(BODY, True)
    plate.add(path(body, PAPER, stroke=INK, stroke_width=6))
    with plate.group(clip_path=plate.clip(path(body, "#000"))):
        for k in range(9):
            y = 576 + k * 44
            plate.add(stroke(f"M250 {y - 10}Q430 {y + 26} 610 {y - 10}", INK, 20))
    engrave(
        plate,
        body,
        (268, 536, 600, 900),
        lambda x, _y: 1.1 - max(0.0, (x - 430) / 190) - max(0.0, (330 - x) / 120),
        85,
        7,
        "#33405c",
        9,
    )


def _canvas(plate: Plate) -> None:
    def at(u: float, v: float) -> tuple[float, float]:
        a = math.radians(9)
        return (
            612 + u * math.cos(a) - v * math.sin(a),
            706 + u * math.sin(a) + v * math.cos(a),
        )

    def box(w: float, h: float) -> list[tuple[float, float]]:
        return [at(-w, -h), at(w, -h), at(w, h), at(-w, h)]

    plate.add(blot([(x + 10, y + 10) for x, y in box(112, 158)], INK, 2, opacity=0.5))
    plate.add(blot(box(112, 158), GOLD, 5))
    engrave(
        plate,
        line(box(112, 158)),
        (470, 530, 760, 880),
        lambda x, y: 0.6 + 0.35 * math.sin((x - y) * 0.11),
        54,
        5.5,
        "#5a3d0e",
        6,
    )
    plate.add(blot(box(86, 130), "#cfb98d", 4))
    engrave(
        plate,
        line(box(86, 130)),
        (500, 560, 730, 850),
        lambda x, y: 0.45 + 0.3 * math.sin(x * 0.4) * math.sin(y * 0.4),
        9,
        5,
        "#7a6338",
        12,
    )
    for w, h in ((86, 14), (13, 130)):
        plate.add(blot(box(w, h), "#9c7442", 3.5))
    for u, v in ((-72, -116), (72, -116), (72, 116), (-72, 116)):
        x, y = at(u, v)
        plate.add(circle(x, y, 6, "#c9ccd2", stroke=INK, stroke_width=2))


def _head(plate: Plate) -> None:
    plate.add(blot(pts("396,510 464,510 474,556 430,574 386,556"), SKIN, 4.5))
    face = pts("360,430 366,384 430,366 494,384 500,430 488,492 458,530 430,540 402,530 372,492")
    plate.add(blob(face, SKIN, 5))
    engrave(
        plate,
        curve(face, True),
        (356, 370, 504, 542),
        lambda x, _y: 1.12 - max(0.0, (x - 425) / 95),
        70,
        5.5,
        "#6b3a1c",
        10,
    )
    for s in (-1, 1):
        plate.add(blob([(430 + s * 70, 440), (430 + s * 84, 446), (430 + s * 70, 478)], SKIN, 4))
    cap = pts("352,424 356,350 392,308 430,300 468,308 504,350 508,424 470,408 430,404 390,408")
    plate.add(blob(cap, "#27304a", 5))
    for k in range(9):
        x = 364 + k * 16.5
        plate.add(
            stroke(f"M{x} {404 - abs(k - 4) ** 2 * 0.4}Q{(x + 430) / 2} 350 430 308", PAPER, 1.5)
        )
    plate.add(
        stroke("M354 420Q430 392 506 420", INK, 20), stroke("M358 417Q430 391 502 417", GOLD, 3)
    )
    mask = pts("358,436 400,428 430,442 460,428 502,436 500,468 468,482 430,464 392,482 360,468")
    plate.add(blob(mask, INK, 3))
    for s in (-1, 1):
        x = 430 + s * 36
        plate.add(path(f"M{x - 18} 456q18 -16 36 0q-18 12 -36 0Z", PAPER))
        plate.add(circle(x - 8, 455, 6, INK))
    plate.add(
        stroke("M430 462L420 498q10 8 20 0M402 514q28 16 58 -6M398 508l6 8", INK, 4),
    )
    for k in range(22):
        plate.add(circle(392 + (k * 37 % 78), 512 + (k * 23 % 24), 1.4, INK))


def _arms(plate: Plate) -> None:
    left = pts("326,566 294,600 252,664 250,712 284,730 312,700 344,650")
    plate.add(blob(left, PAPER, 5))
    with plate.group(clip_path=plate.clip(path(curve(left, True), "#000"))):
        for k in range(5):
            plate.add(stroke(f"M{224 + k * 30} {650 - k * 34}l70 54", INK, 14))
    torch = pts("232,664 270,648 300,732 272,744")
    plate.add(
        blot(torch, "#8b97ad", 4.5), blot(pts("222,664 274,642 266,622 210,646"), "#c9ccd2", 4.5)
    )
    plate.add(stroke("M246 690l34 -13M252 706l34 -13", INK, 3))
    plate.add(blob(pts("250,690 286,676 308,694 304,724 276,738 254,722"), INK, 3))
    for k in range(3):
        plate.add(stroke(f"M{262 + k * 6} {696 + k * 12}l32 -12", "#56617d", 3))
    right = pts("538,566 582,610 640,700 676,770 646,806 600,770 548,690 520,630")
    plate.add(blob(right, PAPER, 5))
    with plate.group(clip_path=plate.clip(path(curve(right, True), "#000"))):
        for k in range(7):
            plate.add(stroke(f"M{500 + k * 26} {648 + k * 26}l84 -66", INK, 14))
    plate.add(blob(pts("640,776 678,752 708,778 712,820 676,838 646,818"), INK, 3))
    for k in range(3):
        plate.add(stroke(f"M{664 + k * 13} {826 - k * 5}l4 -26", "#56617d", 3))
