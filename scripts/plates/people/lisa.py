"""The sitter of the Mona Lisa: head, hair, dress and folded hands, in soft light."""

import numpy as np

from ..core import Plate
from ..figures import Arm, Hand, hand
from ..heads import Head
from ..materials import blur
from ..sculpt import (
    Array,
    Light,
    Part,
    Placing,
    Shape,
    carve,
    chain,
    egg,
    flat,
    join,
    limb,
    rgb,
    see,
    swell,
    turn,
)

HEAD = Head(
    (396, 318, 40),
    146,
    yaw=-20,
    pitch=3,
    roll=-2,
    lids=0.58,
    gaze=(0.42, -0.02),
    smile=0.9,
    face=1.06,
    jaw=0.9,
    nose=0.72,
    skin="#ecc993",
    blush="#d79a68",
    lips="#b3694c",
    brow="#a5825a",
    brow_strength=0.05,
    iris="#54402a",
    ridge=0.3,
    eyes=1.02,
)
FLESH = "#e6c18a"


def _hair() -> Shape:
    """Parted in the middle, close to the skull, then two heavy falls of fine curls."""
    place = HEAD.placing
    dome = egg((0, 0.34, -0.22), (0.75, 0.72, 0.84))
    opening = egg((0, -0.12, 0.78), (0.57, 0.90, 0.62))
    dome_picture = place.shape(carve(dome, opening, 0.05))
    left = chain(
        [(306, 262, 10), (290, 360, 16), (284, 450, 26), (276, 530, 44), (280, 600, 58)],
        [40, 42, 40, 40, 30],
        24,
    )
    right = chain(
        [(474, 262, -30), (496, 360, -20), (506, 450, 0), (518, 530, 20), (522, 596, 36)],
        [44, 46, 44, 42, 30],
        24,
    )

    def curls(p: Array) -> Array:
        low = np.clip((p[:, 1] - 330) / 120, 0, 1)
        wave = 3.2 * np.sin(p[:, 1] * 0.115 + 0.06 * p[:, 0] + 1.3 * np.sin(p[:, 0] * 0.13))
        fine = 1.3 * np.sin(p[:, 0] * 0.62 + 1.9 * np.sin(p[:, 1] * 0.1))
        out: Array = low * (wave + fine)
        return out

    return swell(join([dome_picture, left, right], 22), curls)


def _bodice() -> Shape:
    trunk = join(
        [
            egg((430, 790, -10), (206, 260, 120)),
            egg((430, 1080, -20), (290, 170, 130)),
            chain(
                [(232, 690, -6), (290, 624, 0), (420, 598, 10), (580, 634, -30), (640, 700, -40)],
                [72, 66, 74, 68, 74],
                40,
            ),
        ],
        60,
    )
    neckline = egg((404, 500, 120), (142, 118, 190))

    def pleats(p: Array) -> Array:
        fall = np.clip((p[:, 1] - 600) / 80, 0, 1)
        out: Array = fall * (
            2.4 * np.sin(p[:, 0] * 0.13 + 0.8 * np.sin(p[:, 1] * 0.012))
            + 1.0 * np.sin(p[:, 0] * 0.33 + 1.2 * np.sin(p[:, 1] * 0.02))
        )
        return out

    return swell(carve(trunk, neckline, 10), pleats)


def _sleeves() -> Shape:
    right = Arm((224, 770, 30), (184, 978, 60), (360, 1046, 160), 72).shape()
    left = Arm((652, 780, -10), (694, 986, 30), (540, 1076, 140), 74).shape()
    cuffs = [
        limb((310, 1034, 140), (388, 1048, 196), 58, 47),
        limb((590, 1076, 120), (546, 1086, 152), 56, 44),
    ]

    def satin(p: Array) -> Array:
        rings = 3.6 * np.sin(
            p[:, 0] * 0.055 + p[:, 1] * 0.075 + 1.6 * np.sin(p[:, 0] * 0.022 - p[:, 1] * 0.017)
        )
        fine = 1.7 * np.sin(p[:, 0] * 0.16 - p[:, 1] * 0.11 + 2 * np.sin(p[:, 1] * 0.03))
        out: Array = rings + fine
        return out

    return swell(join([right, left, *cuffs], 26), satin)


def portrait(plate: Plate) -> None:
    """Draw her between the parapet and the lower edge of an 826 x 1200 plate."""
    light = Light((-0.36, -0.62, 0.72), "#fff0cd", "#5c3f22", 1.06, 0.55, 200, 3, 0.22, 0.75)

    def brown(p: Array, _n: Array) -> Array:
        streak = 0.5 + 0.5 * np.sin(p[:, 0] * 0.9 + 2.2 * np.sin(p[:, 1] * 0.09))
        out: Array = rgb("#3a2411") + streak[:, None] * (rgb("#6b4522") - rgb("#3a2411")) * 0.35
        return out

    def dark_dress(p: Array, _n: Array) -> Array:
        hem = np.exp(-(((p[:, 1] - 616 - 0.0009 * (p[:, 0] - 400) ** 2) / 9) ** 2))[:, None]
        knots = 0.5 + 0.5 * np.sin(p[:, 0] * 0.55)[:, None]
        out: Array = rgb("#3a3a26") + hem * knots * (rgb("#a8853f") - rgb("#3a3a26")) * 0.8
        return out

    throat = join(
        [
            limb(HEAD.point(0, -0.5, -0.24), (412, 570, -10), 74, 84),
            egg((410, 626, 0), (146, 90, 92)),
            chain([(284, 616, -10), (410, 584, 0), (556, 624, -30)], [40, 46, 40], 40),
        ],
        44,
    )
    upper = Placing((388, 1046, 200), 146, turn(18, 14, 98))
    lower = Placing((546, 1092, 150), 150, turn(-24, 20, -96))
    parts = [
        *HEAD.parts(),
        Part(throat, flat(FLESH), 0.05, 14),
        Part(_hair(), brown, 0.05, 14),
        Part(_bodice(), dark_dress, 0.05, 16),
        Part(_sleeves(), flat("#8a6a32"), 0.16, 12),
        Part(hand(Hand.RELAXED, upper), flat(FLESH), 0.06, 14),
        Part(hand(Hand.RELAXED, lower, mirrored=True), flat(FLESH), 0.06, 14),
    ]
    plate.add(
        see(plate, parts, (60, 140, 800, 1200), (-260, 330), light, 0.8, 0.8).svg(
            filter=blur(plate, 0.8, 2)
        )
    )
