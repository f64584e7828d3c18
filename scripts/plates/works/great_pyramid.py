"""Great Pyramid of Giza, about 2600 BC: from the desert at its south-east corner, towards evening.

Ratio 3:2; one huge pyramid a little left of the middle, its edge cutting light from shade.
Low warm sun from the left; the east face in violet shade; long shadows over the sand; clear sky.
Palette: ochre, honey, rose sand, violet shade, turquoise to peach sky.
Features: a square base and four plane faces, thousands of stepped blocks, a blunt tip, small tombs.
"""

import itertools

import numpy as np

from .. import air, materials
from ..core import Dice, Plate
from ..garden import people, terrain
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Array, Model
from ..surface import Material, look_up, noise_tile

SIZE = (1200, 800)
ALT = {
    "en": "A giant heap of stone courses with triangular faces comes to a point above the "
    "desert; a smaller one stands far right, and a line of camels passes in low golden "
    "light.",
    "es": "Una mole gigante de hiladas de piedra con caras triangulares acaba en punta sobre el "
    "desierto; a la derecha otra menor, y una fila de camellos pasa bajo una luz dorada.",
}
BLOCK, SAND, CASED, RUIN, HIDE, ROBE, DARK, SKIN, WHITE, BLUE = range(10)
STUFF = [
    Material(
        ("#8f6a41", "#c39a63", "#e4c48e", "#b08a5a"),
        1.15,
        2.1,
        0.55,
        0.09,
        0.55,
        grain=4,
        contrast=0.9,
        bump=0.8,
    ),
    Material(("#b98f5e", "#d9b484", "#ecd2a6"), grain=5, contrast=1.0, bump=0.9),
    Material(("#c7a981", "#e2caa4"), 1.4, 3, 0.3, grain=6, contrast=0.8),
    Material(("#8d6a45", "#bd9665", "#d9b888"), 0.7, 1.4, 0.5, grain=1.5, contrast=0.9, bump=0.8),
    Material(("#8a6238", "#b98c58"), grain=0.4),
    Material(("#7a2f28",)),
    Material(("#2d2428",)),
    Material(("#a87850",)),
    Material(("#efe4d0",)),
    Material(("#2f4a74",)),
]
CAMERA = Camera((205, -330, 9), (8, 0, 9), 1010, (610, 610))
LIGHT = Light(
    (-0.66, -0.34, 0.40),
    "#ffd08a",
    2.8,
    "#7c8ce0",
    0.50,
    "#c88a5a",
    0.26,
    haze_color="#ecc9a4",
    haze_distance=2600,
)
HALF, TALL, COURSES = 115.2, 146.6, 128


def pyramid(
    model: Model, x: float, y: float, half: float, tall: float, courses: int, blunt: int, seed: int
) -> None:
    """Lay courses of stone one on another, each with its own ragged edge."""
    dice = Dice(seed)
    heights = [dice.uniform(0.8, 1.25) * (1.35 if i < 12 else 1) for i in range(courses)]
    scale = tall / sum(heights)
    z = 0.0
    for i, height in enumerate(heights[: courses - blunt]):
        high = height * scale
        out = half * (1 - z / tall)
        count = max(4, int(out * 2 / 6.5))
        edge = np.linspace(-out, out, count + 1)
        for a, b in itertools.pairwise(edge):
            for side in range(4):
                bite = dice.uniform(0, 0.55) if dice.random() < 0.85 else dice.uniform(0.8, 2.0)
                deep = out - bite
                inner = max(out - 5, 0)
                low = [(a, -deep), (b, -deep), (b, -inner), (a, -inner)]
                turn = [(1, 0), (0, 1), (-1, 0), (0, -1)][side]
                ring = [
                    (x + p * turn[0] - q * turn[1], y + p * turn[1] + q * turn[0]) for p, q in low
                ]
                front = [(*ring[0], z), (*ring[1], z), (*ring[1], z + high), (*ring[0], z + high)]
                top = [
                    (*ring[0], z + high),
                    (*ring[1], z + high),
                    (*ring[2], z + high),
                    (*ring[3], z + high),
                ]
                model.quads([front, top], BLOCK if i else RUIN)
        z += high


def ground(x: Array, y: Array) -> Array:
    """Dunes with wind ripples; flat about the pyramids."""
    u, v = np.ravel(x), np.ravel(y)
    tile = noise_tile(21)
    dunes = (
        look_up(tile, u, v * 0.8, 180) * 5
        + look_up(tile, u, v, 34) * 1.1
        + look_up(tile, u * 0.6, v * 1.6, 8) * 0.22
    )
    near = np.clip((np.hypot(u, v) - 150) / 80, 0, 1)
    return np.asarray(dunes * near - 0.5).reshape(np.shape(x))


def tombs(model: Model) -> None:
    """Low mastabas in rows and the small pyramids of the queens on the east side."""
    dice = Dice(4)
    for i in range(3):
        pyramid(model, 176, -62 + i * 56, 22, 24 - i * 3, 24, 4, 30 + i)
    for i in range(5):
        for j in range(4):
            x, y = 236.0 + i * 26, -30.0 + j * 34
            model.prism(
                [(x, y), (x + 16, y), (x + 16, y + 24), (x, y + 24)],
                -1,
                dice.uniform(3, 5.5),
                RUIN,
                0.88,
            )
    for i in range(4):
        x = -92.0 + i * 44
        model.prism(
            [(x, -172), (x + 30, -172), (x + 30, -156), (x, -156)],
            -1,
            dice.uniform(3, 6),
            RUIN,
            0.88,
        )
    for _ in range(220):
        along, away = dice.uniform(-120, 120), 118 + dice.expovariate(0.16)
        x, y = (along, -away) if dice.random() < 0.5 else (away, along)
        s = dice.uniform(0.4, 1.3)
        model.prism(
            [(x - s, y - s), (x + s, y - s * 0.7), (x + s, y + s), (x - s * 0.8, y + s)],
            -1,
            s * dice.uniform(0.6, 1.4),
            RUIN,
        )


def camel(seed: int) -> Model:
    """A camel with its rider, about 2.9 m tall, walking east."""
    model = Model()
    model.tube(
        [(-1.1, 0, 1.5), (-0.6, 0, 1.65), (0.1, 0, 1.7), (0.8, 0, 1.55)],
        np.array([0.25, 0.45, 0.48, 0.3]),
        HIDE,
        10,
    )
    model.lathe((-0.1, 0, 1.9), [(0.45, 0), (0.3, 0.4), (0, 0.6)], HIDE, 10)
    model.tube(
        [(0.8, 0, 1.5), (1.3, 0, 1.5), (1.6, 0, 2.0), (1.65, 0, 2.35)],
        np.array([0.28, 0.2, 0.15, 0.13]),
        HIDE,
        8,
    )
    model.tube(
        [(1.55, 0, 2.4), (1.9, 0, 2.36), (2.1, 0, 2.25)], np.array([0.15, 0.13, 0.08]), HIDE, 8
    )
    dice = Dice(seed)
    for x in (-0.9, 0.7):
        for y in (-0.22, 0.22):
            step = dice.uniform(-0.35, 0.35)
            model.tube(
                [(x, y, 1.4), (x + step * 0.4 + 0.05, y, 0.75), (x + step, y, 0)],
                np.array([0.17, 0.09, 0.09]),
                HIDE,
                7,
            )
    model.box((-0.5, -0.5, 1.5), (0.35, 0.5, 2.2), ROBE)
    model.lathe(
        (-0.1, 0, 2.3), [(0.3, 0), (0.24, 0.5), (0.08, 0.72)], WHITE if seed % 2 else BLUE, 10
    )
    model.lathe((-0.1, 0, 3.0), [(0, 0), (0.13, 0.1), (0.12, 0.25), (0, 0.32)], WHITE, 8)
    return model


def draw(plate: Plate) -> None:
    """Evening sky, the great pyramid and its court, a caravan."""
    with plate.group(filter=materials.impasto(plate, ".02 .06", 1.2, 0.45, seed=17)):
        air.sky(plate, ["#3f7fa8", "#7fb0c0", "#cfd3bf", "#f5d3a0", "#f6b77c"], 640)
        air.clouds(plate, "#ffe9c9", 81, ".0016 .014", 0.54, 4, 0.8, 560)
        air.clouds(plate, "#e79c76", 82, ".0020 .020", 0.58, 5, 0.6, 600)
        air.glow(plate, 40, 540, 620, "#fff0c4", 0.85)
        model = Model()
        pyramid(model, 0, 0, HALF, TALL, COURSES, 7, 5)
        tombs(model)
        terrain(model, CAMERA, SAND, ground, (6, 5000), 42, 360, 300)
        for i in range(6):
            x, y = 176 - i * 6.2 + (i % 2) * 0.6, -272 - i * 3.4
            z = float(ground(np.array([x]), np.array([y]))[0])
            model.add(camel(i), (x, y, z), 208, 1.15)
        dice = Dice(3)
        spots = [(dice.uniform(60, 150), dice.uniform(-250, -130)) for _ in range(14)]
        people(
            model,
            [(x, y, float(ground(np.array([x]), np.array([y]))[0])) for x, y in spots],
            [SKIN, DARK, WHITE, BLUE, WHITE],
            4,
        )
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#4a2c1c", 0.4, 1.0, 3.0), 4200))
        air.glaze(plate, [(0, "#3a1c20", 0), (1, "#3a1c20", 0.42)], 650)
    air.vignette(plate, "#24120e", 0.34)
