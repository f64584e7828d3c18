"""Impression, Sunrise (Monet, 1872): the port of Le Havre in mist.

Wide; a small orange disc right of the middle, a third down; its reflection broken into dabs below.
One dark rowboat near the middle, a second and a third dissolving behind it to the left.
Blue-grey and grey-green everywhere, only the sun and its wake warm; masts and cranes barely there.
Broken separate strokes: slanting in the sky, horizontal in the water.
Recognized by: disc and wake, rowboat silhouette, vertical ghosts of masts and chimneys.
"""

import math

from ..brushwork import Canvas, sweep
from ..core import Dice, Noise, Plate
from ..sculpt import Array, rgb

SIZE = (1200, 916)
ALT = {
    "en": "A small orange sun hangs over a misty blue-gray harbor with faint masts; its broken "
    "reflection runs down the water past two dark rowing boats, all in loose strokes.",
    "es": "Un pequeño disco naranja sobre un puerto brumoso gris azulado con mástiles borrosos; "
    "su reflejo roto cae por el agua junto a dos barcas oscuras, en pinceladas sueltas.",
}
SUN = (738.0, 318.0)
HORIZON = 412.0
SKY = ["#8195a0", "#8b9aa0", "#9aa3a1", "#a3a8a4", "#93a3a8", "#82969f"]
WATER = ["#7d939c", "#7f979d", "#75909a", "#688791", "#5d7f8b", "#547783"]
HAZE = rgb("#6d8794")
NOISE = Noise(7)


def draw(plate: Plate) -> None:
    """Draw the plate."""
    canvas = Canvas(*SIZE, "#8d9a9a", seed=4)
    _sky(canvas)
    _harbor(canvas)
    _water(canvas)
    _sun(canvas)
    _boats(canvas)
    plate.add(canvas.picture(relief=0.7, weave=0.22).svg())


def _sky_color(x: float, y: float) -> Array:
    t = y / HORIZON
    color = sweep(SKY, t + 0.10 * NOISE.fbm(x * 0.004, y * 0.006, 3))
    warm = max(0.0, 1 - math.hypot((x - 800) / 560, (y - 120) / 170)) * 0.75
    warm += max(0.0, NOISE.fbm(x * 0.003 + y * 0.004, y * 0.008 + 4, 3)) * 0.45 * (1 - t * 0.6)
    glow = max(0.0, 1 - math.hypot((x - SUN[0]) / 210, (y - SUN[1]) / 120)) * 0.35
    color = color + (rgb("#d8a583") - color) * min(0.75, warm)
    out: Array = color + (rgb("#dfa988") - color) * glow
    smoke = max(0.0, NOISE.fbm((x + 1.4 * y) * 0.006, (y - 0.4 * x) * 0.003 + 9, 2) - 0.05)
    veil: Array = out + (rgb("#6f8593") - out) * min(0.7, smoke * 1.6)
    return veil


def _sky(canvas: Canvas) -> None:
    def flow(x: float, y: float) -> float:
        return -0.55 + 0.9 * NOISE.at(x * 0.003, y * 0.004) - 0.35 * (x / SIZE[0])

    box = (0.0, 0.0, 1200.0, HORIZON + 30)
    canvas.cover(_sky_color, flow, 1500, (60, 140), 0.42, 1, box, shift=0.02)
    canvas.cover(_sky_color, flow, 2000, (34, 84), 0.40, 2, box, shift=0.03, opacity=0.6)


def _harbor(canvas: Canvas) -> None:
    """Masts, chimneys, cranes and their smoke: vertical ghosts in the haze."""
    dice = Dice(5)
    band = rgb("#76909b")

    def far(x: float, y: float) -> Array | None:
        edge = 372 + 26 * NOISE.fbm(x * 0.008, 3, 3)
        if y < edge or y > HORIZON + 26:
            return None
        color: Array = band + (rgb("#5f7f8d") - band) * (0.5 + 0.5 * NOISE.at(x * 0.02, y * 0.02))
        return color

    canvas.cover(far, lambda _x, _y: 0.0, 900, (26, 70), 0.28, 6, (0, 340, 1200, 440), opacity=0.7)
    tall = [
        (150, 170, 7),
        (196, 120, 6),
        (258, 150, 8),
        (318, 96, 6),
        (366, 140, 7),
        (424, 190, 6),
        (470, 232, 8),
        (520, 262, 6),
        (846, 262, 6),
        (884, 236, 8),
        (932, 196, 6),
        (968, 214, 9),
        (1012, 170, 6),
        (1060, 230, 8),
        (1108, 204, 6),
        (1150, 240, 7),
    ]
    for x, top, width in tall:
        deep = dice.uniform(0.45, 0.8)
        color = HAZE + (rgb("#4f6d7c") - HAZE) * deep
        y = float(top)
        while y < HORIZON - 6:
            canvas.touch(
                x + dice.gauss(0, 2),
                y + 16,
                46,
                width * dice.uniform(0.8, 1.5),
                math.pi / 2 + dice.gauss(0, 0.05),
                color,
                0.62,
                dice.randrange(16),
                0.8,
            )
            y += 30
        for _ in range(3 if x < 540 else 2):
            yy = dice.uniform(top + 14, HORIZON - 70)
            canvas.touch(
                x,
                yy,
                dice.uniform(34, 74),
                4.5,
                dice.gauss(0, 0.25),
                color,
                0.5,
                dice.randrange(16),
            )
    for x, y, length, angle in (
        (236, 330, 150, -1.2),
        (290, 310, 170, 1.05),
        (410, 330, 140, -1.1),
        (890, 300, 120, -0.8),
        (985, 280, 140, 0.7),
        (1070, 310, 110, -0.9),
    ):
        canvas.touch(x, y, length, 4.5, angle, HAZE * 0.88, 0.55, dice.randrange(16))
    for x, y, w, h in (
        (205, 388, 230, 52),
        (410, 396, 150, 36),
        (985, 392, 210, 48),
        (1120, 398, 150, 40),
        (70, 396, 120, 34),
    ):
        for _ in range(int(w * h / 190)):
            px, py = dice.gauss(x, w * 0.32), dice.gauss(y, h * 0.28)
            canvas.touch(
                px,
                py,
                dice.uniform(22, 54),
                dice.uniform(9, 15),
                dice.gauss(0, 0.12),
                HAZE * dice.uniform(0.82, 1.0),
                0.7,
                dice.randrange(16),
            )
    for x, y in ((150, 165), (470, 225), (968, 205)):
        for k in range(26):
            t = k / 25
            px, py = x + 190 * t + dice.gauss(0, 12), y - 60 * t + dice.gauss(0, 14)
            canvas.touch(
                px,
                py,
                dice.uniform(40, 80),
                dice.uniform(12, 22),
                -0.35 + dice.gauss(0, 0.3),
                sweep(["#7d909c", "#98a3a6", "#b3a9a1"], t),
                0.42,
                dice.randrange(16),
            )


def _water_color(x: float, y: float) -> Array:
    t = (y - HORIZON) / (SIZE[1] - HORIZON)
    color = sweep(WATER, t + 0.16 * NOISE.fbm(x * 0.005, y * 0.02, 3))
    pale = max(0.0, NOISE.fbm(x * 0.004 + 3, y * 0.012, 2)) * 0.5
    out: Array = color + (rgb("#a9b3ae") - color) * pale * (1 - 0.5 * t)
    glow = max(0.0, 1 - math.hypot((x - SUN[0] + 20) / 160, (y - 560) / 420)) * 0.30
    warm: Array = out + (rgb("#c9a48d") - out) * glow
    return warm


def _water(canvas: Canvas) -> None:
    def flow(x: float, y: float) -> float:
        return 0.10 * NOISE.at(x * 0.006, y * 0.02)

    box = (0.0, HORIZON - 6, 1200.0, 916.0)
    canvas.cover(_water_color, flow, 1500, (60, 150), 0.17, 11, box, 0.05, 0.02)
    canvas.cover(_water_color, flow, 2300, (26, 84), 0.17, 12, box, 0.06, 0.032, 0.8)
    dice = Dice(13)
    for _ in range(560):
        t = dice.random() ** 0.6
        y = HORIZON + 20 + t * (SIZE[1] - HORIZON - 30)
        x = dice.uniform(-10, 1210)
        if 400 < x < 700 and t < 0.3 and dice.random() < 0.5:
            continue
        color = sweep(["#64838f", "#4f7380", "#426672", "#395c69"], t * 0.9 + dice.gauss(0, 0.12))
        canvas.touch(
            x,
            y,
            16 + 62 * t * dice.uniform(0.5, 1.2),
            3.5 + 8 * t,
            dice.gauss(0.03, 0.09),
            color,
            0.85,
            dice.randrange(16),
            1.2,
        )
    for _ in range(260):
        t = dice.random() ** 0.8
        y = HORIZON + 12 + t * (SIZE[1] - HORIZON - 30)
        color = sweep(["#a8b4b1", "#93a8aa", "#8aa4a8"], dice.random())
        canvas.touch(
            dice.uniform(0, 1200),
            y,
            18 + 40 * t,
            3.5 + 5 * t,
            dice.gauss(0, 0.08),
            color,
            0.7,
            dice.randrange(16),
            1.2,
        )


def _sun(canvas: Canvas) -> None:
    dice = Dice(21)
    x, y = SUN
    for _ in range(60):
        a, r = dice.uniform(0, 6.28), 27 * dice.random() ** 0.5
        color = sweep(["#e8622c", "#ef6f33", "#f2813f"], dice.random())
        canvas.touch(
            x + r * math.cos(a),
            y + r * math.sin(a),
            dice.uniform(16, 26),
            dice.uniform(8, 12),
            a + 1.57,
            color,
            0.95,
            dice.randrange(16),
            1.6,
        )
    row = 0
    yy = 436.0
    while yy < 885:
        t = (yy - 436) / 450
        middle = x - 4 - 26 * t + 16 * math.sin(yy * 0.045) + 10 * NOISE.at(yy * 0.05, 1)
        for _ in range(dice.choice([1, 2, 2, 3])):
            length = dice.uniform(20, 44) + 46 * t * dice.random()
            color = sweep(["#e9743f", "#f08a4e", "#f3a468", "#e2672f"], dice.random())
            canvas.touch(
                middle + dice.gauss(0, 9 + 13 * t),
                yy + dice.gauss(0, 3),
                length,
                5 + 7 * t + dice.uniform(-1, 2),
                dice.gauss(0.03, 0.10),
                color,
                0.95,
                dice.randrange(16),
                1.7,
            )
        yy += 9 + 16 * t * dice.uniform(0.6, 1.4)
        row += 1
    for _ in range(40):
        t = dice.random()
        canvas.touch(
            x + dice.gauss(0, 60),
            440 + 420 * t,
            dice.uniform(18, 40),
            5,
            dice.gauss(0, 0.1),
            rgb("#d79a7c"),
            0.6,
            dice.randrange(16),
            1.2,
        )


def _boat(
    canvas: Canvas, x: float, y: float, s: float, color: Array, seed: int, opacity: float
) -> None:
    """A rowboat with a standing rower and a seated passenger, of a dozen strokes."""
    dice = Dice(seed)

    def put(
        dx: float, dy: float, length: float, width: float, angle: float, tone: float = 1.0
    ) -> None:
        canvas.touch(
            x + dx * s,
            y + dy * s,
            length * s,
            width * s,
            angle,
            color * tone,
            opacity,
            dice.randrange(16),
            1.1,
        )

    for k in range(5):
        put(dice.gauss(0, 4), 2 + k * 2.6, 150 - 12 * k, 9, 0.02)
    put(-62, -5, 44, 9, 0.28)
    put(64, -6, 44, 9, -0.34)
    for k in range(4):
        put(20 + dice.gauss(0, 1.5), -14 - k * 11, 26, 19 - 2 * k, 1.5)
    put(21, -62, 17, 13, 1.2)
    put(14, -38, 34, 5, 0.75)
    put(30, -38, 30, 5, 0.3)
    for k in range(3):
        put(-20 + dice.gauss(0, 1.5), -10 - k * 8, 26, 22 - 3 * k, 1.6)
    put(-19, -38, 16, 12, 1.2)
    put(62, -8, 90, 3.4, 0.55)
    put(2, 20, 128, 7, 0.0, 0.95)
    for _ in range(12):
        put(
            dice.gauss(0, 46),
            dice.uniform(22, 52),
            dice.uniform(26, 60),
            5,
            dice.gauss(0, 0.08),
            dice.uniform(0.95, 1.25),
        )


def _boats(canvas: Canvas) -> None:
    _boat(canvas, 262, 474, 0.5, rgb("#6b8591"), 33, 0.6)
    _boat(canvas, 372, 526, 0.74, rgb("#4f6c79"), 32, 0.8)
    _boat(canvas, 520, 596, 1.02, rgb("#23404e"), 31, 0.95)
