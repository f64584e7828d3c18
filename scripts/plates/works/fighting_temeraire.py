"""The Fighting Temeraire (Turner, 1839): a warship of the line on its way to be broken up.

Wide; low horizon. Left: the tall pale ship, three masts, no sails, a ghost of cream and gold;
before it the small black tug, whose funnel throws a flame of smoke back into the rigging.
Right: the sun sets in a furnace of orange and red over the river; a thin moon upper left.
Blue and silver on the left, fire on the right; still water mirrors both. A dark buoy lower right.
Thick, light-filled paint dragged across the sky.
"""

import math

import cv2
import numpy as np

from ..brushwork import Canvas
from ..core import Dice, Noise, Plate
from ..people.modernity import Pass, Sketch
from ..pigment import clouds
from ..sculpt import Array, rgb

SIZE = (1200, 892)
ALT = {
    "en": "A tall pale three-masted warship without sails is towed over still water by a small "
    "black steam tug with a smoking funnel; on the right the sun sets in orange and red.",
    "es": "Un alto buque de guerra pálido, de tres palos y sin velas, va a remolque de un pequeño "
    "vapor negro que echa humo sobre el agua quieta; a la derecha se pone el sol entre rojos.",
}
HORIZON, SUN = 588.0, (968.0, 536.0)
NOISE = Noise(4)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    sketch = Sketch(*SIZE, "#b9a98a")
    sketch.field(_air)
    _moon_and_far_shore(sketch)
    _warship(sketch)
    _tug(sketch)
    _water(sketch)
    passes = [
        Pass(1500, (70, 170), 0.26, 0.03, 0.85),
        Pass(2600, (34, 90), 0.24, 0.035, 0.75),
        Pass(5200, (12, 34), 0.24, 0.02, 0.9, keen=True, load=1.3),
        Pass(6500, (5, 15), 0.3, 0.012, 0.95, keen=True, load=1.2),
    ]
    canvas = sketch.paint(plate, _flow, passes, 5, 0.4)
    _rigging(canvas)
    _fire(canvas)
    plate.add(canvas.picture(0.6, 0.04).svg())


def _flow(x: float, y: float) -> float:
    if y > HORIZON:
        return 0.04 * NOISE.at(x * 0.01, y * 0.02)
    around = math.atan2(y - SUN[1], x - SUN[0])
    return around * 0.5 + 0.5 * NOISE.at(x * 0.004, y * 0.006)


def _air(x: Array, y: Array) -> Array:
    """Sky and its mirror: cold left, burning right."""
    up = np.where(y < HORIZON, y, HORIZON - (y - HORIZON) * 1.5)
    t = np.clip(up / HORIZON, 0, 1)[..., None]
    cold = rgb("#5f87ad") * (1 - t) + rgb("#c9c5ae") * t
    noise = clouds((SIZE[1], SIZE[0]), 300, 5, 9)
    streak = cv2.resize(clouds((SIZE[1], SIZE[0] // 5), 56, 4, 12), SIZE)
    bank = cv2.resize(clouds((SIZE[1], SIZE[0] // 3), 90, 4, 21), SIZE)
    veil = np.clip(noise * 0.9 + (x - 260) / 900, 0, 1)[..., None]
    warm = rgb("#c8a468") * (1 - t) + rgb("#e5a045") * t
    color = cold + (warm - cold) * veil
    away = np.hypot((x - SUN[0]) / 1.25, up - SUN[1])
    burn = np.exp(-((away / 330) ** 2)) * (0.75 + 0.4 * noise)
    color = color + (rgb("#e87a22") - color) * np.clip(burn, 0, 0.95)[..., None]
    cloud = np.clip((streak + 0.15) * 1.8, 0, 1) * np.exp(-(((up - 400) / 150) ** 2))
    cloud *= np.clip((x - 470) / 330, 0, 1)
    color = color + (rgb("#b0402a") - color) * (cloud * 0.8)[..., None]
    light = np.clip((bank - 0.02) * 1.8, 0, 1) * np.clip(x / 700, 0.3, 1)
    color = color + (rgb("#f6e3b4") - color) * (light * 0.6)[..., None]
    core = np.exp(-((away / 105) ** 2))
    color = color + (rgb("#fff0ac") - color) * np.clip(core * 1.1, 0, 1)[..., None]
    deep = np.clip((y - HORIZON) / 300, 0, 1)[..., None]
    dusk = rgb("#5d6b72") * (1 - veil) + rgb("#8a5228") * veil
    out: Array = color + (dusk - color) * deep * 0.62
    return out


def _moon_and_far_shore(sketch: Sketch) -> None:
    sketch.glow(118, 112, 60, 60, "#e9eee6", 0.5)
    sketch.line([(114, 98), (122, 106), (122, 116), (114, 124)], 5, "#fbfbf0", 0.95)
    shore = [(0, 578), (90, 566), (200, 574), (420, 580), (620, 572), (800, 580), (1200, 568)]
    sketch.fill([*shore, (1200, 596), (0, 596)], "#6f7474", 0.6, 5)
    sketch.fill([(880, 572), (1010, 562), (1200, 548), (1200, 598), (880, 594)], "#7a3a1e", 0.65, 6)
    for x, h in ((690, 78), (742, 56), (790, 40)):
        sails = [(x - h * 0.3, 588), (x - h * 0.1, 588 - h), (x + h * 0.35, 590)]
        sketch.fill(sails, "#dfc9a2", 0.55, 2, False)
        sketch.line([(x, 590), (x, 588 - h)], 2, "#6d5a4a", 0.6)
    sketch.fill([(30, 590), (52, 480), (78, 590)], "#cfd3c8", 0.5, 3, False)


HULL = [
    (112, 448),
    (190, 474),
    (300, 478),
    (396, 458),
    (440, 438),
    (452, 480),
    (436, 556),
    (404, 610),
]
STERN = [(300, 624), (190, 618), (134, 590), (110, 520)]


def _warship(sketch: Sketch) -> None:
    """A ghost: cream hull with two pale bands, three masts and their yards."""
    sketch.glow(275, 470, 330, 260, "#e8e0c6", 0.55)
    colors = ["#6b5a44", "#a98f62", "#dcc696", "#fbf0cf"]
    sketch.shade([*HULL, *STERN], colors, (140, 640), (330, 460), 1, 1.2)
    for k, (drop, tone) in enumerate(((26, "#8a6a40"), (58, "#9a7a4c"), (92, "#7b6244"))):
        band = [(122 + k * 5, 466 + drop), (210, 490 + drop), (310, 492 + drop), (436, 460 + drop)]
        sketch.line(band, 16, tone, 0.8, 1.2, 0.9)
        for i in range(15):
            x = 150 + i * 18
            y = 478 + drop + 13 * math.sin(math.pi * i / 14) - (6 if i > 11 else 0)
            sketch.fill([(x, y - 3), (x + 7, y - 3), (x + 7, y + 5), (x, y + 5)], "#54432e", 0.7)
    sketch.fill([(126, 452), (168, 474), (170, 600), (142, 578), (118, 500)], "#c9b17c", 0.75, 2)
    sketch.line([(430, 462), (478, 430), (530, 396)], 8, "#cdb78c", 0.95)
    for x, top, foot in ((178, 176, 476), (276, 96, 490), (372, 130, 478)):
        sketch.line([(x + 4, foot), (x + 1, (top + foot) / 2), (x, top)], 11, "#b39c74", 0.95)
        sketch.line([(x + 1, foot), (x - 3, top)], 4, "#fbf2d6", 0.95)
        for share, half in ((0.62, 62), (0.37, 48), (0.16, 32)):
            y = top + (foot - top) * share
            ends = [(x - half, y + 7), (x, y), (x + half, y - 6)]
            sketch.line(ends, 12, "#f0e4c2", 0.9, 1.2, 0.55)
            sketch.line([(a, b + 6) for a, b in ends], 4, "#937b58", 0.7)
        sketch.line([(x - 18, foot - 130), (x + 20, foot - 134)], 9, "#8d7650", 0.8)


def _tug(sketch: Sketch) -> None:
    """Black, low and busy; the paddle throws foam."""
    hull = [(330, 600), (380, 586), (470, 580), (560, 588), (600, 580), (590, 622), (548, 642)]
    sketch.form([*hull, (420, 644), (350, 632)], ["#0d0a09", "#2b1d17", "#5d3c26"], 22)
    sketch.fill([(424, 604), (470, 566), (516, 604), (510, 632), (430, 632)], "#241812", 1, 1)
    sketch.line([(430, 606), (470, 572), (510, 606)], 5, "#7d5230", 0.9)
    sketch.line([(352, 596), (586, 588)], 4, "#a9774a", 0.85)
    sketch.fill([(458, 400), (482, 400), (486, 586), (452, 586)], "#14100f", 1, 0.8, False)
    sketch.line([(462, 404), (458, 584)], 4, "#6b4228", 0.8, 0.6, 0.8)
    sketch.fill([(452, 394), (488, 394), (488, 408), (452, 408)], "#1a1210", 1, 0.8, False)
    smoke = [(470, 396), (440, 340), (400, 318), (350, 322), (290, 350), (230, 360), (240, 392)]
    tail = [(310, 396), (380, 376), (430, 384), (456, 402)]
    sketch.shade(
        [*smoke, *tail], ["#c8562a", "#9c5a3a", "#a08a74"], (468, 390), (240, 372), 0.85, 9
    )
    sketch.glow(462, 372, 46, 40, "#f49a3c", 0.9)
    sketch.line([(562, 590), (558, 486)], 5, "#f3e8cc", 0.9)
    sketch.fill([(558, 486), (528, 492), (534, 508), (558, 504)], "#f6eedb", 0.85, 1)
    sketch.line([(380, 590), (382, 520)], 4, "#3a281c", 0.9)
    for x in (360, 400, 540, 574):
        sketch.fill([(x - 4, 590), (x - 3, 570), (x + 4, 570), (x + 5, 590)], "#1c1310", 1)


def _water(sketch: Sketch) -> None:
    dice = Dice(8)
    for x, top, wide, color, weight in (
        (285, 612, 130, "#e6d9b4", 0.6),
        (465, 640, 78, "#1d1613", 0.8),
        (470, 650, 14, "#100c0a", 0.8),
    ):
        for k in range(46):
            y = top + k * (5.6 if color != "#e6d9b4" else 5)
            half = wide * dice.uniform(0.4, 1.0) * (1 - k / 70)
            fade = weight * (1 - k / 48)
            sketch.line([(x - half, y), (x + half, y)], 6, color, fade, 1.6)
    foam = [(330, 632), (410, 640), (440, 650), (500, 646), (540, 652), (600, 636), (650, 640)]
    for k in range(5):
        wave = [(x + dice.gauss(0, 8), y + k * 5 + dice.gauss(0, 2)) for x, y in foam]
        sketch.line(wave, 5, "#f5ead0", 0.8, 1.0)
    for k in range(34):
        y = 604 + k * 8
        half = (30 + 2.6 * k) * dice.uniform(0.5, 1)
    buoy = [(1048, 786), (1070, 748), (1104, 744), (1128, 772), (1124, 806), (1070, 812)]
    sketch.form(buoy, ["#0e0b0c", "#2a1c18", "#6d3f24"], 24)
    sketch.fill([(1020, 806), (1150, 802), (1120, 840), (1050, 846)], "#1b1412", 0.6, 6)


def _rigging(canvas: Canvas) -> None:
    """Shrouds and stays: single hairs of the brush."""
    dice = Dice(3)
    lines = [((178, 176), (276, 300)), ((276, 96), (372, 260)), ((372, 130), (520, 400))]
    lines += [((372, 200), (478, 432)), ((276, 150), (186, 470)), ((178, 200), (124, 468))]
    for x, top, foot in ((178, 200, 474), (276, 130, 488), (372, 160, 474)):
        lines += [((x, top + 60), (x + s * d, foot)) for s in (-1, 1) for d in (20, 32, 44)]
    for (xa, ya), (xb, yb) in lines:
        angle, far = math.atan2(yb - ya, xb - xa), math.hypot(xb - xa, yb - ya)
        for k in range(int(far // 34) + 1):
            t = (k * 34 + 17) / far
            if t < 1:
                at = (xa + (xb - xa) * t, ya + (yb - ya) * t)
                color = rgb("#8a7656") if (k + int(xa)) % 3 else rgb("#efe3c4")
                canvas.touch(*at, 40, 2.6, angle, color, 0.55, dice.randrange(16), 0.6)


def _fire(canvas: Canvas) -> None:
    """The thickest paint: sun and the edges of the clouds."""
    dice = Dice(17)
    for _ in range(60):
        a, r = dice.uniform(0, 6.28), 20 * dice.random() ** 0.5
        at = (SUN[0] + r * math.cos(a), SUN[1] + r * math.sin(a) * 0.8)
        color = rgb(dice.choice(["#fff6c8", "#fff0b0", "#fff9dc"]))
        canvas.touch(*at, dice.uniform(12, 24), 11, 0.1, color, 0.95, dice.randrange(16), 0.9)
    for _ in range(260):
        a, r = dice.uniform(-3.05, -0.05), dice.uniform(70, 520)
        at = (SUN[0] + r * math.cos(a) * 1.3, SUN[1] + r * math.sin(a) * 0.8)
        if at[0] < 640 and at[1] > 330:
            continue
        tones = ["#f2b352", "#dd6a30", "#c2492c", "#f7d78a", "#ea9440"]
        color = rgb(dice.choice(tones)) * 0.6 + canvas.color[
            int(min(max(at[1], 0), 891)), int(min(max(at[0], 0), 1199))
        ] * np.float32(0.4)
        size = dice.uniform(50.0, 130.0)
        way = 0.25 * _flow(*at) + dice.gauss(0, 0.12)
        canvas.touch(*at, size, size * 0.12, way, color, 0.42, dice.randrange(16), 1.2)
