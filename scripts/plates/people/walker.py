"""The wanderer of Friedrich: a man in a frock coat seen from behind, cane in hand."""

import numpy as np

from ..core import Plate, stroke
from ..drapery import tousled
from ..figures import Arm, Leg
from ..materials import rough
from ..sculpt import (
    Array,
    Light,
    Part,
    Shape,
    ball,
    bell,
    chain,
    creases,
    egg,
    flat,
    join,
    limb,
    rgb,
    see,
    swell,
)


def _coat() -> Shape:
    """Frock coat from behind: shoulders, waist, flared tails with their vent, both arms."""
    body = join(
        [
            chain([(434, 432, 0), (478, 424, 2), (524, 433, 0)], [22, 25, 22], 10),
            egg((479, 468, 0), (55, 58, 38)),
            egg((479, 520, 2), (44, 40, 33)),
        ],
        24,
    )
    tails = bell((479, 520, 2), (478, 654, 2), 43, 66, 0.72, 1.15)

    def vent(p: Array) -> Array:
        angle = np.arctan2(p[:, 0] - 478, p[:, 2] - 2 + 40)
        low = np.clip((p[:, 1] - 530) / 110, 0, 1)
        waves = 5.5 * np.sin(angle * 9.0 + 0.6) + 2.5 * np.sin(angle * 21 + 1.0)
        split = -4 * np.exp(-(((p[:, 0] - 480) / 3.0) ** 2))
        out: Array = low * (waves + split)
        return out

    right = Arm((530, 440, 0), (561, 506, 0), (566, 566, 14), 23).shape()
    left = Arm((428, 440, 0), (392, 504, 8), (424, 548, -26), 23).shape()
    folds = creases(
        [
            ((446, 440, 36), (452, 500, 36), 7, 3.5),
            ((512, 440, 36), (504, 505, 36), 7, 3.5),
            ((478, 430, 40), (479, 520, 40), 2.2, -2.4),
            ((430, 470, 30), (470, 512, 36), 5, -3),
            ((530, 470, 30), (490, 512, 36), 5, -3),
            ((440, 523, 36), (520, 523, 36), 3, -4),
            ((556, 490, 16), (572, 500, 10), 4, -3.5),
            ((552, 508, 16), (570, 520, 10), 4, 3),
            ((556, 530, 20), (574, 524, 16), 4, -3),
            ((390, 486, 24), (408, 500, 26), 4, -3.5),
            ((392, 510, 24), (410, 516, 24), 4, 3),
            ((402, 530, 10), (420, 522, 6), 4, -3),
            ((536, 456, 22), (546, 480, 20), 5, 3),
            ((424, 456, 22), (410, 482, 22), 5, 3),
        ]
    )
    return swell(join([body, swell(tails, vent), right, left], 9), folds)


def seen_from_behind(plate: Plate) -> None:
    """Draw him between (370, 300) and (650, 800), lit from the upper left."""
    light = Light((-0.62, -0.5, 0.42), "#e6e2d4", "#4b5260", 1.0, 0.75, 160, 8, 0.12, 0.85)

    def green(_p: Array, n: Array) -> Array:
        base = rgb("#2c4034")
        rim = np.clip(1 - np.abs(n[:, 2]), 0, 1)[:, None] ** 3
        out: Array = base + rim * rgb("#4c5d63") * 0.45
        return out

    def legs() -> Shape:
        right = Leg((504, 630, 2), (503, 694, 4), (498, 752, -4), (516, 776, 16), 31).shape()
        left = Leg((450, 630, 2), (428, 672, -16), (428, 722, -12), (416, 744, 6), 31).shape()
        wrinkles = creases(
            [
                ((486, 690, 26), (522, 698, 26), 4, -3),
                ((488, 704, 26), (520, 708, 26), 4, 2.5),
                ((410, 668, 16), (446, 676, 16), 4, -3),
                ((484, 740, 10), (512, 744, 10), 4, -2.5),
            ]
        )
        return swell(join([right, left], 4), wrinkles)

    boots = join(
        [
            chain([(502, 744, -4), (504, 770, 4), (521, 783, 18)], [16, 17, 11], 6),
            chain([(428, 712, -12), (427, 738, -6), (408, 752, 8)], [16, 17, 11], 6),
        ],
        3,
    )
    neck = limb((480, 388, 0), (480, 414, -2), 15, 18)
    skull = join([egg((482, 358, 0), (26, 32, 28)), egg((482, 374, 4), (21, 22, 20))], 8)
    collar = chain([(452, 418, 8), (480, 408, 18), (508, 418, 8)], [9, 10, 9], 6)
    linen = chain([(462, 406, 8), (480, 401, 16), (500, 406, 8)], [6, 6, 6], 4)
    hand = join(
        [
            ball((568, 578, 14), 9),
            limb((564, 572, 18), (576, 584, 20), 5, 4),
            limb((562, 578, 18), (574, 590, 20), 5, 4),
        ],
        4,
    )
    cane = limb((569, 568, 18), (622, 754, 26), 2.6, 2.2)
    parts = [
        Part(_coat(), green, 0.05, 10),
        Part(legs(), flat("#2c3833"), 0.03, 10),
        Part(boots, flat("#241b16"), 0.18, 24),
        Part(neck, flat("#b98a68"), 0.03),
        Part(skull, flat("#7c5228"), 0.05),
        Part(collar, flat("#232f2a"), 0.03),
        Part(linen, flat("#e4ddcc"), 0.03),
        Part(hand, flat("#b98562"), 0.05),
        Part(cane, flat("#4a3422"), 0.3),
    ]
    plate.add(see(plate, parts, (370, 300, 650, 800), (-90, 90), light, 1.6, 0.75).svg())
    with plate.group(fill="none", stroke_linecap="round", filter=rough(plate, ".1", 1.6, 3)):
        tones = ["#20130a", "#432711", "#6d4421", "#946030", "#bb8646", "#dcb475"]
        plate.add(tousled((482, 356), (27, 33), tones, 430, -0.5, 19))
    plate.add(stroke("M472 526a2.4 2.4 0 1 0 .1 0M489 526a2.4 2.4 0 1 0 .1 0", "#8d8a68", 1.6))
