"""The dead Marat: slumped body, bound head, one arm hanging out of the bath."""

import numpy as np

from ..core import Plate, path, polygon, use
from ..drapery import pts
from ..figures import Arm, Hand, hand
from ..heads import Head
from ..sculpt import (
    Array,
    Light,
    Part,
    Placing,
    Shape,
    carve,
    chain,
    creases,
    egg,
    flat,
    join,
    limb,
    see,
    swell,
    turn,
)

LIGHT = Light((-0.5, -0.66, 0.62), "#fff6e2", "#4c3c2c", 1.04, 0.8, 220, 5, 0.1, 0.8)
SKIN = "#e9cda8"
HEAD = Head(
    (322, 500, 70),
    96,
    yaw=24,
    pitch=8,
    roll=-46,
    lids=0.0,
    lips_apart=0.5,
    smile=0.3,
    jaw=1.05,
    nose=1.05,
    skin=SKIN,
    blush="#d9a887",
    lips="#b98272",
    brow="#5a3d28",
    brow_strength=0.7,
)


def _turban() -> Shape:
    wrap = egg((0, 0.42, -0.20), (0.80, 0.70, 0.92))
    face = egg((0, -0.30, 0.62), (0.62, 0.84, 0.66))
    tail = chain(
        [(-0.5, 0.3, -0.3), (-0.82, -0.1, -0.2), (-0.86, -0.5, -0.1)], [0.3, 0.24, 0.16], 0.2
    )

    def wound(p: Array) -> Array:
        s = p[:, 1] - 0.5 * p[:, 0] + 0.2 * p[:, 2]
        out: Array = 0.032 * np.sin(13 * s) + 0.014 * np.sin(29 * s + 3 * p[:, 0])
        return out

    return swell(carve(join([wrap, tail], 0.15), face, 0.05), wound)


def _trunk() -> Shape:
    body = join(
        [
            limb((368, 556, 40), (400, 610, 20), 44, 56),
            chain([(290, 612, 20), (400, 610, 20), (522, 618, 0)], [52, 60, 52], 30),
            egg((350, 664, 34), (88, 64, 62)),
            egg((464, 668, 30), (86, 64, 60)),
            egg((420, 760, 6), (118, 120, 70)),
        ],
        40,
    )
    lines = creases(
        [
            ((400, 630, 92), (408, 730, 84), 10, -6),
            ((300, 590, 80), (392, 604, 84), 9, 5),
            ((412, 604, 84), (510, 596, 60), 9, 5),
            ((300, 716, 80), (392, 724, 86), 10, -5),
            ((416, 726, 86), (530, 716, 70), 10, -5),
            ((360, 770, 80), (490, 770, 76), 8, -4),
        ]
    )
    return swell(body, lines)


def body(plate: Plate) -> str:
    """Draw head, trunk and both arms; returns the symbol to show the fallen arm once more.

    The linen goes over the trunk but under that arm, which grows out of the same shoulder.
    """
    place = HEAD.placing
    left = Arm((524, 622, 0), (630, 706, 10), (594, 752, 96), 44).shape()
    right = Arm((286, 622, 36), (258, 800, 84), (292, 962, 100), 45).shape()
    muscles = creases(
        [((262, 660, 86), (246, 740, 110), 16, 5), ((300, 670, 80), (276, 770, 110), 12, -3)]
    )
    fingers = hand(Hand.DROOP, Placing((294, 966, 104), 118, turn(28, 6, 172)), mirrored=True)
    parts = [
        *HEAD.parts(),
        Part(place.shape(_turban()), flat("#e8e2d2"), 0.02),
        Part(join([_trunk(), left, swell(right, muscles), fingers], 24), flat(SKIN), 0.05, 14),
    ]
    seen = see(plate, parts, (180, 370, 720, 1110), (-160, 240), LIGHT, 0.85)
    symbol = plate.symbol(seen.svg())
    plate.add(use(symbol, 0, 0))
    plate.add(path("M384 650q10 -9 22 -2q-10 8 -22 2Z", "#5c120e"))
    drop = "M393 653q-3 22 2 40q5 18 -1 36q-5 -14 -5 -34q-1 -24 4 -42Z"
    plate.add(path(drop, "#8a1f17", opacity=0.85))
    return symbol


def fallen_arm(plate: Plate, symbol: str) -> None:
    """Show the arm over the linen: what of the body lies in its outline."""
    outline = pts("212,730 290,730 293,766 308,830 330,910 350,966 356,1112 186,1112 200,900")
    plate.add(use(symbol, 0, 0, clip_path=plate.clip(polygon(outline, "#000000"))))


def holding_hand(plate: Plate) -> None:
    """His left hand on the board, around the letter."""
    grip = hand(Hand.HOLD, Placing((600, 764, 110), 88, turn(-30, 14, -64)), mirrored=True)
    parts = [
        Part(join([grip, limb((630, 716, 14), (598, 764, 108), 33, 22)], 10), flat(SKIN), 0.05, 14)
    ]
    plate.add(see(plate, parts, (490, 640, 700, 830), (0, 220), LIGHT, 1.0).svg())
