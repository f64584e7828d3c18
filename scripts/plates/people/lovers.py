"""The lovers of The Kiss: two heads, her arm, three hands, her feet, curls and wreaths."""

import math

import numpy as np

from ..core import Dice, Plate, inside, stroke
from ..drapery import pts
from ..figures import Arm, Hand, hand
from ..heads import Head, cap
from ..materials import rough
from ..ornament import flower, leaf, spiral
from ..sculpt import (
    Array,
    Light,
    Part,
    Placing,
    Vec,
    carve,
    chain,
    egg,
    flat,
    join,
    limb,
    rgb,
    see,
    turn,
)

LIGHT = Light((-0.3, -0.62, 0.95), "#fff5e4", "#b08a70", 1.0, 0.45, 90, 6, 0.3, 0.7)
FAIR, TANNED = "#f8dfc4", "#d3a57c"


def bodies(plate: Plate) -> None:
    """Necks and shoulders, which the robes cover below."""
    nape = limb((560, 306, -14), (612, 210, 4), 46, 46)
    breast = join(
        [
            chain(_at("626,392 664,398 724,396 770,420", -16), [18, 24, 28, 22], 18),
            limb((690, 330, -10), (700, 400, -10), 32, 38),
            egg((694, 424, -20), (76, 40, 30)),
        ],
        24,
    )
    parts = [
        Part(join([nape, limb((600, 330, -6), (560, 300, -10), 30, 42)], 20), flat(TANNED), 0.05),
        Part(breast, flat(FAIR), 0.05),
    ]
    plate.add(see(plate, parts, (500, 160, 810, 480), (-110, 110), LIGHT, 1.0).svg())


def _at(text: str, z: float) -> list[Vec]:
    return [(x, y, z) for x, y in pts(text)]


def heads_and_hands(plate: Plate) -> None:
    """Both heads, her arm, the hands and her feet as lit solids."""
    light, fair, tanned = LIGHT, FAIR, TANNED
    her = Head(
        (678, 280, 0),
        74,
        yaw=-12,
        pitch=0,
        roll=60,
        lids=0.0,
        skin=fair,
        blush="#e8967c",
        lips="#c2483f",
        brow="#6d3d1e",
        brow_strength=0.9,
        nose=0.85,
        face=0.98,
        jaw=0.82,
        ridge=0.5,
    )
    him = Head(
        (622, 182, 26),
        84,
        yaw=58,
        pitch=38,
        roll=30,
        lids=0.0,
        skin=tanned,
        blush="#c98a64",
        lips="#9c5244",
        brow="#1e130b",
    )
    her_arm = Arm((772, 428, -2), (772, 486, 22), (690, 414, 46), 19).shape()

    def auburn(p: Array, _n: Array) -> Array:
        wave = 0.5 + 0.5 * np.sin(p[:, 1] * 52 + 9 * np.sin(p[:, 0] * 3.1 + p[:, 2]) + 2 * p[:, 2])
        out: Array = rgb("#7d431e") + wave[:, None] * (rgb("#a9602c") - rgb("#7d431e"))
        return out

    her_hair = her.placing
    bun = join(
        [
            egg((0, 0.42, -0.22), (0.74, 0.72, 0.82)),
            egg((0.35, 0.55, 0.0), (0.5, 0.42, 0.6)),
            egg((-0.4, 0.5, 0.0), (0.45, 0.42, 0.6)),
        ],
        0.2,
    )
    face_opening = egg((0, -0.12, 0.75), (0.56, 0.74, 0.62))
    parts = [
        *him.parts(),
        cap(him, Part(egg((0, 0, 0), (1, 1, 1)), flat("#22150c"), 0.05), 0.10),
        *her.parts(),
        Part(her_hair.shape(carve(bun, face_opening, 0.06)), her_hair.paint(auburn), 0.12),
        Part(her_arm, flat(fair), 0.05),
        Part(hand(Hand.FLAT, Placing((612, 384, 44), 88, turn(24, 8, 26))), flat(tanned), 0.06),
        Part(hand(Hand.RELAXED, Placing((694, 408, 58), 72, turn(-20, 12, -42))), flat(fair), 0.06),
        Part(
            hand(Hand.DROOP, Placing((540, 262, 44), 66, turn(30, 20, 58)), True), flat(fair), 0.06
        ),
    ]
    plate.add(see(plate, parts, (470, 60, 840, 510), (-130, 150), light, 1.3).svg())
    feet = []
    for dx, dy, z in ((0, 0, 0), (14, 26, 18)):
        sole = chain(
            [
                (786 + dx, 976 + dy, z),
                (806 + dx, 978 + dy, z),
                (846 + dx, 970 + dy, z + 2),
                (890 + dx, 976 + dy, z + 4),
            ],
            [12, 16, 12, 15],
            12,
        )
        toes = [
            chain(
                [
                    (884 + dx, 966 + 5.5 * k + dy, z + 6),
                    (916 - 5 * k + dx, 974 + 7 * k + dy, z + 8),
                ],
                [8 - k, 6.5 - 0.8 * k],
                3,
            )
            for k in range(5)
        ]
        feet.append(Part(join([sole, *toes], 4), flat(fair), 0.05))
    plate.add(see(plate, feet, (730, 940, 940, 1040), (-60, 80), light, 1.2).svg())


def wreaths(plate: Plate) -> None:
    """His curls with the ivy, the flowers in her hair."""
    dice = Dice(53)
    skull = pts(
        "548,214 536,160 546,108 592,76 652,76 700,104 722,148 706,168 672,164 640,186 606,210 "
        "574,226"
    )
    with plate.group(filter=rough(plate, ".05", 2.4, 4)):
        done = 0
        while done < 300:
            x, y = dice.uniform(530, 722), dice.uniform(70, 228)
            if not inside((x, y), skull):
                continue
            coil = spiral(x, y, dice.uniform(6, 12), 1.1, dice.uniform(0, 6.3))
            lit = dice.random() < 0.45
            plate.add(
                stroke(coil, "#7a5631" if lit else "#140c07", 2.2 if lit else 3.4, opacity=0.9)
            )
            done += 1
        for i in range(40):
            t = i / 39
            x, y = 548 + 160 * t, 172 - 66 * math.sin(math.pi * t * 0.9 + 0.1) + dice.uniform(-8, 8)
            plate.add(
                leaf(
                    x,
                    y,
                    dice.uniform(14, 22),
                    dice.uniform(-150, 60),
                    dice.choice(["#5f7d35", "#7b9644", "#3f5c28", "#8fa650"]),
                    "#1f3315",
                )
            )
    for i in range(52):
        a = -1.2 + 2.75 * i / 51
        x, y = (
            726 + 52 * math.cos(a) + dice.uniform(-17, 17),
            274 + 98 * math.sin(a) + dice.uniform(-9, 9),
        )
        petal, eye = dice.choice(
            [
                ("#cfd8f4", "#f2d55c"),
                ("#5a6fc0", "#f4e9c0"),
                ("#efe9f8", "#e6b93c"),
                ("#8d6cc0", "#f2d55c"),
                ("#e9c94a", "#8c4a1e"),
            ]
        )
        plate.add(flower(x, y, dice.uniform(7, 11), petal, eye))
