"""Rain, Steam and Speed (Turner, 1844): a train of the Great Western crosses the Thames.

Wide; a dark viaduct shoots from the haze of the middle to the lower right corner, and on it,
head on, a black engine: tall funnel, glowing front, a file of open cars behind, puffs of steam.
Left: the pale arches of an older bridge over the river, a small boat. A hare runs on the track.
Gold, cream and grey dissolve into each other; rain is dragged across in slanting strokes.
"""

import math

import cv2
import numpy as np

from ..brushwork import Canvas
from ..core import Dice, Noise, Plate
from ..drapery import pts
from ..people.modernity import Pass, Sketch
from ..pigment import clouds
from ..sculpt import Array, rgb

SIZE = (1200, 895)
ALT = {
    "en": "A black railway engine with a tall funnel rushes toward us along a dark diagonal "
    "viaduct out of a golden downpour and mist; far left, a pale arched bridge and a small "
    "boat on a river.",
    "es": "Una locomotora negra de chimenea alta avanza hacia nosotros por un viaducto oscuro en "
    "diagonal, entre aguacero y bruma dorados; a la izquierda, un puente de arcos y una "
    "barca.",
}
NOISE = Noise(6)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    sketch = Sketch(*SIZE, "#cdb583")
    sketch.field(_weather)
    _river(sketch)
    _old_bridge(sketch)
    _viaduct(sketch)
    _train(sketch)
    _steam(sketch)
    passes = [
        Pass(1700, (70, 180), 0.22, 0.03, 0.8),
        Pass(2600, (34, 100), 0.2, 0.035, 0.6),
        Pass(4500, (14, 40), 0.24, 0.02, 0.85, keen=True, load=1.2),
        Pass(3600, (6, 18), 0.3, 0.015, 0.9, keen=True),
    ]
    canvas = sketch.paint(plate, _flow, passes, 8, 0.2)
    _rain(canvas)
    plate.add(canvas.picture(0.6, 0.04).svg())


def _flow(x: float, y: float) -> float:
    swirl = 1.3 * NOISE.at(x * 0.003, y * 0.004)
    return -0.75 + swirl if y < 470 else 0.5 + swirl


def _weather(x: Array, y: Array) -> Array:
    t = np.clip(y / SIZE[1], 0, 1)
    noise = clouds((SIZE[1], SIZE[0]), 330, 5, 3)
    fine = cv2.resize(clouds((SIZE[1], SIZE[0] // 2), 120, 4, 5), SIZE)
    blue = np.clip(1.0 - t * 2.7 + noise * 0.8, 0, 1)[..., None]
    color = rgb("#dcc48c") * (1 - blue) + rgb("#8fa6b4") * blue
    light = np.exp(-(((x - 520) / 420) ** 2) - ((y - 360) / 200) ** 2) + 0.5 * fine
    color = color + (rgb("#f8ecc6") - color) * np.clip(light, 0, 0.9)[..., None]
    dusk = np.clip((noise - 0.1) * 1.3, 0, 1) * np.clip((x - 500) / 500, 0, 1)
    color = color + (rgb("#8d7a66") - color) * (dusk * 0.7)[..., None]
    low = np.clip((y - 500) / 330, 0, 1) * np.clip(0.7 + fine, 0, 1)
    color = color + (rgb("#a07c45") - color) * (low * 0.75)[..., None]
    gold = np.clip(fine * 1.5, 0, 1) * np.exp(-(((y - 470) / 170) ** 2))
    out: Array = color + (rgb("#e0a548") - color) * (gold * 0.7)[..., None]
    return out


def _river(sketch: Sketch) -> None:
    """Wide water lower left, a boat with two people, dancers on the bank."""
    sketch.shade(
        pts("0,560 300,545 600,520 640,700 560,895 0,895"),
        ["#d8c48f", "#cdb98c", "#8f9694", "#b48f52"],
        (300, 530),
        (180, 895),
        0.55,
        30,
    )
    sketch.glow(250, 640, 260, 60, "#f3e6bd", 0.6)
    sketch.fill(pts("0,540 160,520 330,524 520,512 560,530 300,556 0,584"), "#a98f55", 0.6, 9)
    for x in (170, 196, 216, 246):
        sketch.line([(x, 566), (x + 3, 544)], 7, "#eee0bb", 0.6, 1.5)
    boat = pts("196,716 250,726 306,714 296,736 246,744 206,736")
    sketch.form(boat, ["#2a1d14", "#5a4026", "#8d683a"], 12)
    for x, tone in ((232, "#3a2a20"), (270, "#a8573a")):
        sketch.line([(x, 724), (x + 2, 690)], 14, tone, 0.9, 1.4, 0.7)
        sketch.fill([(x - 2, 690), (x + 3, 682), (x + 8, 690), (x + 3, 697)], "#caa47a", 0.9, 1)
    sketch.line([(220, 704), (180, 734)], 3, "#4a3826", 0.8)
    sketch.fill(pts("190,744 310,742 280,770 220,770"), "#6d5534", 0.4, 8)


def _old_bridge(sketch: Sketch) -> None:
    deck = pts("0,448 150,430 300,430 420,452 420,474 300,456 150,456 0,476")
    body = pts("0,476 150,456 300,456 420,474 420,560 0,580")
    sketch.fill(body, "#d9c594", 0.8, 3, False)
    sketch.fill(deck, "#f4e8c4", 0.9, 2, False)
    for x, wide, top in ((34, 46, 508), (148, 56, 486), (270, 52, 488), (370, 34, 506)):
        arch = [(x - wide, 582), (x - wide * 0.86, top + 30), (x, top)]
        arch += [(x + wide * 0.86, top + 30), (x + wide, 578)]
        sketch.fill(arch, "#9a8a66", 0.75, 3)
        mirror = [(px, 582 + (582 - py) * 0.6) for px, py in arch]
        sketch.fill(mirror, "#a5946a", 0.35, 8)


LEFT, RIGHT = ((596, 452), (742, 895)), ((640, 446), (1230, 760))


def _viaduct(sketch: Sketch) -> None:
    """Straight to the corner: lit side wall with one great arch, dark bed, two parapets."""
    wall = pts("590,452 596,452 780,895 560,895 576,620")
    sketch.shade(wall, ["#c8a766", "#9d7a42", "#6d5330"], (590, 460), (660, 895), 0.9, 3, False)
    sketch.fill(pts("600,895 606,700 622,622 650,632 690,740 722,895"), "#4d3a26", 0.75, 6)
    sketch.shade(
        [LEFT[0], RIGHT[0], RIGHT[1], (1230, 895), LEFT[1]],
        ["#97774a", "#4c3826", "#33251b", "#241a14"],
        (610, 450),
        (980, 880),
        1,
        1.5,
        False,
    )
    sketch.line([(594, 452), (756, 895)], 15, "#dcbd7e", 0.9, 1.5, 0.7)
    sketch.line([(606, 456), (786, 895)], 8, "#1b1310", 0.9, 2, 0.7)
    sketch.line([(642, 446), (930, 588), (1230, 742)], 24, "#a98752", 0.9, 2, 0.9)
    sketch.line([(642, 456), (920, 606), (1230, 772)], 10, "#1b1310", 0.9, 2, 0.9)
    for a, b in (((850, 640), (1080, 895)), ((900, 640), (1230, 880))):
        sketch.line([a, b], 6, "#8d6a44", 0.9, 1.2, 0.9)
    hare = pts("1010,790 1026,776 1050,778 1066,768 1070,780 1056,790 1030,796")
    sketch.form(hare, ["#4a3322", "#9a7448", "#d6b077"], 9)


def _train(sketch: Sketch) -> None:
    cars = [(618, 470, 20), (640, 492, 30), (668, 520, 42)]
    for x, y, wide in cars:
        rear, front = (x + wide, y + 24), (x - wide * 0.7, y + 30)
        car = [(x - wide, y - 10), (x + wide * 0.8, y - 16), rear, front]
        sketch.fill(car, "#3b2c24", 0.95, 2, False)
        sketch.line([(x - wide, y - 10), (x + wide * 0.8, y - 16)], 5, "#c49a5e", 0.9)
        for k in range(5):
            u = x - wide * 0.7 + k * wide * 0.36
            sketch.fill([(u, y - 13), (u + 3, y - 21), (u + 6, y - 13)], "#d9bd93", 0.8, 1)
    boiler = pts("690,520 740,486 800,492 848,540 862,610 836,668 770,678 716,640 690,580")
    sketch.form(boiler, ["#060505", "#14100f", "#2d231f", "#7a5c42"], 60)
    ring = pts("748,560 776,534 816,542 838,580 832,630 798,654 760,640 742,602")
    sketch.form(ring, ["#0a0807", "#1c1512", "#44322a"], 30)
    sketch.fill(pts("770,664 800,668 826,656 818,686 778,690"), "#f4b25a", 0.9, 4)
    sketch.glow(800, 680, 46, 26, "#f08a38", 0.85)
    sketch.glow(790, 604, 20, 20, "#d8572c", 0.75)
    funnel = pts("762,350 806,346 816,366 804,374 806,500 764,502 762,376 752,368")
    sketch.fill(funnel, "#0c0a0a", 1, 1, False)
    sketch.line([(766, 368), (768, 496)], 5, "#6a5240", 0.7)
    sketch.line([(708, 690), (868, 700)], 18, "#0d0a09", 1, 1.5, 0.9)
    sketch.line([(712, 700), (872, 710)], 7, "#9d5a34", 0.8, 1.5, 0.9)
    for x in (722, 852):
        wheel = [(x + 26 * math.cos(a), 712 + 34 * math.sin(a)) for a in np.linspace(0, 5.6, 9)]
        sketch.form(wheel, ["#070606", "#1d1714", "#4b382a"], 16)
    sketch.glow(790, 760, 150, 40, "#1a120e", 0.8)


def _steam(sketch: Sketch) -> None:
    for x, y, r, weight in (
        (776, 326, 42, 0.95),
        (728, 352, 36, 0.85),
        (686, 382, 30, 0.75),
        (650, 410, 22, 0.6),
    ):
        sketch.glow(x, y, r * 1.25, r, "#fdf7e4", weight)
    sketch.glow(600, 440, 90, 36, "#efe0b4", 0.8)
    sketch.glow(1080, 560, 260, 130, "#a58558", 0.75)
    sketch.glow(660, 620, 90, 220, "#d9b878", 0.45)
    sketch.glow(1010, 690, 150, 70, "#8a6a42", 0.45)
    sketch.glow(800, 880, 260, 60, "#7c5c38", 0.4)
    sketch.glow(330, 400, 320, 60, "#eebf62", 0.55)


def _rain(canvas: Canvas) -> None:
    """Slanting threads, light over dark and dark over light."""
    dice = Dice(31)
    for _ in range(420):
        x, y = dice.uniform(0, 1200), dice.uniform(0, 895)
        if 690 < x < 880 and 350 < y < 730 and dice.random() < 0.75:
            continue
        under = canvas.color[int(y), int(x)]
        light = float(under.mean()) < 0.62 or dice.random() < 0.4
        tint = under + (rgb("#fdf3d4" if light else "#8c7a60") - under) * np.float32(0.5)
        size = dice.uniform(70, 210)
        way = 2.05 + dice.gauss(0, 0.09)
        canvas.touch(x, y, size, dice.uniform(5, 17), way, tint, 0.25, dice.randrange(16), 0.9)
