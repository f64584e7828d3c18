"""Meidum Geese (Egypt, Fourth Dynasty): a strip of painted plaster.

Very wide; six geese on one base line, three facing each way, the outer ones bent to graze; tufts of
plants stand between. No light: flat mineral colors on a warm grey wall.
Chestnut, black, white and grey plumage, every feather drawn; red-orange bills and legs.
Strict profile, mirror order with small differences, even spacing.
Recognized by: six striding geese back to back in pairs, feather-by-feather detail, little plants.
"""

import math
from itertools import pairwise

import numpy as np

from ..core import Dice, Plate
from ..drapery import pts
from ..people.antiquity import Pen
from ..pigment import Wall

SIZE = (1200, 604)
ALT = {
    "en": "Six long-necked water birds in profile stand on one line, three facing left, three "
    "right; "
    "the outer two graze. Each feather is painted flat in chestnut, black, grey and white.",
    "es": "Seis aves de cuello largo, de perfil, sobre una línea, tres hacia cada lado; los dos "
    "de fuera "
    "pacen. Cada pluma está pintada en plano: castaño, negro, gris y blanco.",
}
INK, CHESTNUT, GREY, WHITE = "#2b2320", "#8a4a2c", "#857f75", "#e9e0cb"
BUFF, CORAL, BROWN, GREEN = "#c9a876", "#c1542f", "#5c3b2a", "#5d6b3f"


def draw(plate: Plate) -> None:
    """Draw the plate."""
    wall = Wall(*SIZE, ["#b3a083", "#c4b394", "#cfbfa0", "#d6c8ab"], seed=12, cell=220)
    wall.height *= 0.3
    pen = Pen(wall, INK, 1.9, 0.1).at(0, 116)
    pen.fill("-20,376 1220,376 1220,500 -20,500", "#a98f6c", 0.8, 1, curved=False)
    _blocks(pen, -90)
    _blocks(pen, 432)
    pen.line("-10,376 600,377 1210,375", 4, "#6d5138", 1)
    for x, y, s, seed in (
        (30, 374, 1.0, 1), (268, 374, 0.8, 2), (392, 374, 0.9, 3), (597, 374, 1.25, 4),
        (806, 374, 0.9, 5), (936, 374, 0.8, 6), (1172, 374, 1.0, 7), (146, 374, 0.5, 8),
        (1056, 374, 0.5, 9),
    ):  # fmt: skip
        _plant(pen.at(x, y, s), seed)
    _sprigs(pen)
    for x, flip in ((504, True), (696, False)):
        _standing(pen.at(x, 372, 0.93, flip=flip), flip, 1)
        side = -1 if flip else 1
        _standing(pen.at(x + side * 190, 372, 0.93, flip=flip), flip, 0)
        _grazing(pen.at(x + side * 376, 372, 0.93, flip=flip))
    wall.wear(0.01, 40, 8)
    wall.wear(0.03, 10, 4, 3)
    for k, track in enumerate(
        (pts("0,90 300,70 620,110"), pts("760,0 800,120 780,240 820,430"), pts("940,60 1200,90"))
    ):
        wall.crack(track, 1.2, 0.7, 30 + k)
    plate.add(wall.picture(0.75, depth=0.55, grain=0.3).svg())


def _blocks(pen: Pen, top: float) -> None:
    """The border of such walls: colored blocks between rules, parted by thin white bars."""
    for y in (top - 7, top + 31):
        pen.line([[(-10, y), (600, y + 1), (1210, y)]], 4, "#6d5138", 1)
    for k in range(21):
        x = -14 + 60 * k
        block = [(x, top), (x + 46, top), (x + 46, top + 24), (x, top + 24)]
        pen.form(block, (CORAL, "#55767e", "#c9a04c", GREEN)[k % 4], 1.8, curved=False)
        bar = [(x + 49, top), (x + 56, top), (x + 56, top + 24), (x + 49, top + 24)]
        pen.form(bar, WHITE, 1.4, curved=False)


def _plant(pen: Pen, seed: int) -> None:
    """A tuft of blades with a flower or two."""
    dice = Dice(seed)
    for k in range(9):
        a = (k - 4) * 0.2 + dice.uniform(-0.06, 0.06)
        r = dice.uniform(44, 74)
        tip = (r * math.sin(a), -r * math.cos(a))
        mid = (tip[0] * 0.34, tip[1] * 0.6)
        pen.line([[(0, 0), mid, tip]], 4.4, (GREEN, "#6f7d4c", "#4c5a36")[k % 3], 0.3)
    for _ in range(3):
        x, y = dice.uniform(-30, 30), -dice.uniform(56, 82)
        pen.line([[(0, 0), (x * 0.4, y * 0.6), (x, y)]], 1.8, "#4c5a36")
        for a in range(5):
            pen.disc(x + 5 * math.cos(a * 1.257), y + 5 * math.sin(a * 1.257), 3.2, CORAL)
        pen.disc(x, y, 2.6, "#e5c36a")


def _sprigs(pen: Pen) -> None:
    """Small red and green plants scattered above the line, as if seen from above."""
    dice = Dice(21)
    for x, y in pts("240,250 420,270 596,70 596,200 770,262 960,256 60,150 1140,150 420,48 780,52"):
        for k in range(5):
            a = -1.57 + (k - 2) * 0.42
            r = dice.uniform(18, 28)
            pen.line([[(x, y), (x + r * math.cos(a), y + r * math.sin(a))]], 2.4, GREEN, 0.4,
                     curved=False)  # fmt: skip
            if k % 2 == 0:
                pen.disc(x + r * math.cos(a), y + r * math.sin(a), 3, CORAL)


def _legs(pen: Pen, tone: str) -> None:
    """Striding legs with webbed feet."""
    for x, dx in ((-14, -8), (20, 18)):
        pen.line([[(x, -62), (x + dx * 0.3, -34), (x + dx, -8)]], 9, INK, 1)
        pen.line([[(x, -62), (x + dx * 0.3, -34), (x + dx, -8)]], 6, tone, 1)
        f = x + dx
        pen.form([(f - 8, -10), (f + 4, -12), (f + 30, -3), (f + 28, 2), (f - 10, 2)], tone,
                 curved=False)  # fmt: skip
        pen.line([[(f, -8), (f + 28, -1)], [(f, -7), (f + 14, 1)]], 1.2, BROWN, 1, curved=False)


def _scales(
    pen: Pen, shape: str, size: tuple[float, float], tones: list[str], lean: float = 0.0
) -> None:
    """Feathers: rows of rounded scales that overlap toward the tail (left)."""
    edge = pts(shape)
    xs, ys = [q[0] for q in edge], [q[1] for q in edge]
    pen.form(shape, tones[0])
    with pen.within(shape):
        row = 0
        x = min(xs) - size[0]
        while x < max(xs) + size[0]:
            y = min(ys) - size[1] + (row % 2) * size[1] / 2
            k = 0
            while y < max(ys) + size[1]:
                cx = x + lean * (y - ys[0])
                feather = [
                    (cx + size[0], y - size[1] / 2), (cx, y - size[1] * 0.42),
                    (cx - size[0] * 0.6, y), (cx, y + size[1] * 0.42),
                    (cx + size[0], y + size[1] / 2),
                ]  # fmt: skip
                pen.fill(feather, tones[(row + k) % len(tones)], 0.96)
                pen.line([feather], 1.5, INK, 1, 0.85)
                pen.line([[(cx + size[0], y), (cx - size[0] * 0.4, y)]], 1.0, tones[-1], 1, 0.5,
                         curved=False)  # fmt: skip
                y += size[1]
                k += 1
            x += size[0]
            row += 1
    pen.line([[*edge, edge[0]]], 2.2, None, 1)


def _standing(pen: Pen, bean: bool, kind: int) -> None:
    """A goose that walks right with its head up: kind 0 red-breasted, 1 white-fronted."""
    body = "-88,-150 -60,-168 -6,-172 34,-176 60,-166 74,-140 66,-104 40,-74 0,-58 -40,-66 -72,-96"
    neck = "30,-168 46,-206 50,-244 48,-262 72,-268 80,-240 78,-196 76,-140 60,-120"
    tone = (CHESTNUT, BROWN)[kind]
    _legs(pen, CORAL if kind else "#4a4038")
    _tail(pen, -84, -138, kind)
    pen.form(body, WHITE if kind else "#2f2a28")
    _scales(pen, "20,-172 62,-164 74,-138 64,-104 36,-78 6,-100 4,-150", (12, 12),
            [tone, "#a2623c", tone, "#d8b98c"])  # fmt: skip
    with pen.within(body):
        for k in range(9):
            x = -56 + 12 * k
            pen.line([[(x, -98), (x + 8, -76), (x + 2, -54)]], 6, (INK, GREY)[kind], 0.3)
    _wing(pen, kind)
    pen.form(neck, tone)
    with pen.within(neck):
        for k in range(26):
            y = -266 + k * 6
            pen.line([[(28, y + 12), (52, y + 2), (66, y + 4), (86, y - 4)]], 1.3,
                     "#d8b07c" if k % 2 else INK, 0.6, 0.75)  # fmt: skip
        if kind == 0:
            pen.fill("44,-262 76,-268 78,-214 48,-200 52,-232", INK, 0.95, 1)
            pen.line("36,-158 56,-150 78,-158", 9, WHITE, 1)
    _head(pen.at(60, -268), kind, bean)


def _head(pen: Pen, kind: int, bean: bool) -> None:
    """A head with its bill to the right and a ringed eye."""
    tone = (INK, BROWN)[kind]
    pen.form("26,-8 50,-2 62,4 58,9 40,11 24,10", (INK, CORAL)[kind] if kind else "#3a322c")
    pen.line("28,4 58,5", 1.4, WHITE if kind else BUFF, 1)
    pen.form("-14,14 -16,-8 0,-24 20,-20 30,-8 28,8 18,14 20,22 -4,24", tone)
    if kind:
        pen.fill("22,-12 30,-8 30,9 22,10", WHITE, 0.95)
        for k in range(6):
            pen.line([[(-12 + 4 * k, 12), (-6 + 4 * k, -14)]], 1.1, "#a2623c", 1, 0.7, curved=False)
    else:
        pen.form("-10,12 -12,-8 2,-12 10,-2 6,12", CHESTNUT)
        pen.line("-14,16 -16,-10 0,-16 14,-6 12,16", 3, WHITE, 0.9)
        pen.fill("20,-12 28,-8 27,4 19,3", WHITE, 0.95)
    pen.disc(10, -10, 4.6, WHITE if bean else BUFF, 1.6)
    pen.disc(10.6, -10, 2.4, INK)


def _tail(pen: Pen, x: float, y: float, kind: int) -> None:
    """Stiff tail feathers, one by one."""
    for k in range(6):
        dy = k * 6 - 10
        quill = [(x + 20, y + dy * 0.5 - 3), (x - 14, y + dy - 8), (x - 24, y + dy - 4),
                 (x - 12, y + dy + 3), (x + 20, y + dy * 0.5 + 5)]  # fmt: skip
        pen.form(quill, (INK, GREY)[kind] if k % 2 else WHITE)


def _wing(pen: Pen, kind: int) -> None:
    """The folded wing: scales at the shoulder, then long quills banded light and dark."""
    dark, light = ("#3d3733", "#8d867b") if kind == 0 else ("#6a5440", "#a8977c")
    for k in range(9):
        y0, y1 = -150 + k * 6.2, -168 + k * 8.4
        quill = [(20, y0 - 5), (-50, y1 - 4), (-104 + k * 5, y1 + 2), (-50, y1 + 8), (20, y0 + 6)]
        pen.form(quill, (dark, light)[k % 2])
        pen.line([[(16, y0), (-96 + k * 5, y1 + 2)]], 1.1, WHITE, 1, 0.7, curved=False)
    _scales(pen, "34,-172 44,-150 38,-118 10,-100 -36,-106 -44,-128 -30,-156 0,-172", (15, 13),
            [light, dark, BUFF, WHITE])  # fmt: skip


def _grazing(pen: Pen) -> None:
    """A bean goose that walks right with its neck down and its bill in the grass."""
    _legs(pen, CORAL)
    _tail(pen, -96, -130, 1)
    body = "-96,-142 -60,-166 -6,-172 40,-164 68,-136 66,-106 44,-80 0,-60 -46,-68 -80,-98"
    pen.form(body, WHITE)
    with pen.within(body):
        for k in range(9):
            pen.line([[(-60 + 12 * k, -96), (-52 + 12 * k, -74), (-58 + 12 * k, -52)]], 6, GREY,
                     0.3)  # fmt: skip
    neck = "36,-164 70,-150 92,-116 98,-84 98,-50 78,-42 72,-72 60,-96 36,-106"
    pen.form(neck, CHESTNUT)
    with pen.within(neck):
        for a, b in pairwise(np.linspace(0, 1, 24)):
            x, y = 20 + 84 * b, -176 + 112 * a
            pen.line([[(x + 20, y), (x + 4, y + 16), (x - 20, y + 26)]], 1.3,
                     "#d8b07c" if int(a * 23) % 2 else INK, 0.6, 0.75)  # fmt: skip
    _wing(pen.at(-8, 4), 1)
    head = pen.at(90, -50, 1, turn=64)
    _head(head, 1, True)
