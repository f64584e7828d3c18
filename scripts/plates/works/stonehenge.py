"""Stonehenge, Salisbury Plain, about 3000-2000 BC: the ruined rings in the last sun.

Ratio 20:13; the standing front of the outer circle with its lintels, the taller trilithons inside.
Low sun from the right; long shadows on the turf; mauve storm clouds over a strip of gold.
Palette: grey sarsen with lichen, warm rims, olive and straw turf, slate violet, peach.
Features: uprights in a ring, lintels that join them, five gates of three stones, fallen blocks.
"""

import math

import numpy as np

from .. import air, materials
from ..core import Dice, Plate, rect
from ..forms import Array as Points
from ..forms import Shape, box
from ..garden import terrain
from ..masonry import cast
from ..nature import grass
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Array, Model
from ..surface import Material, look_up, noise_tile

SIZE = (1200, 780)
ALT = {
    "en": "Rough grey uprights stand in a broken ring on open grassland, some bridged by slabs; "
    "taller gates of three stones rise inside, with long shadows under a stormy evening sky.",
    "es": "Toscos bloques grises de pie forman un anillo roto en una pradera, algunos unidos por "
    "losas; dentro se alzan puertas de tres piedras, con largas sombras y cielo de tormenta.",
}
SARSEN, LICHEN, TURF = range(3)
STUFF = [
    Material(("#5d5750", "#8f887c", "#c0b6a4"), grain=0.5, contrast=1.0, bump=0.4, streaks=0.5),
    Material(("#595a49", "#868670", "#b2b094"), grain=0.4, contrast=1.1, bump=0.4, streaks=0.4),
    Material(
        ("#48552a", "#6d7536", "#969148", "#b3a560"), grain=1.2, contrast=1.2, bump=1.4, casts=False
    ),
]
CAMERA = Camera((9, -41, 5.6), (0.6, 0, 5.6), 1440, (590, 420))
LIGHT = Light(
    (0.86, -0.32, 0.27),
    "#ffc684",
    3.0,
    "#8f9cd0",
    0.62,
    "#a89a60",
    0.25,
    haze_color="#d8c0b0",
    haze_distance=900,
)
STANDING = (1, 2, 3, 4, 5, 6, 7, 10, 11, 16, 21, 22, 23, 27, 28, 29, 30)
LINTELS = (30, 1, 4, 6, 21, 29)  # each lies on its own upright and the next


def weathered(shape: Shape, seed: int, deep: float) -> Shape:
    """Wear a block down: pits and furrows of several sizes, a little slimmer towards the top."""
    chance = np.random.default_rng(seed)
    ways = chance.normal(0, 1, (9, 3)) * np.array([1, 1, 0.6])
    sizes = np.array([0.9, 1.1, 1.4, 1.9, 2.4, 3.2, 4.1, 5.3, 6.5])
    ways = (ways / np.linalg.norm(ways, axis=1, keepdims=True) * sizes[:, None]).astype(np.float32)
    phase = chance.uniform(0, 6.28, 9).astype(np.float32)

    def distance(p: Points) -> Points:
        waves = np.abs(np.sin(p @ ways.T + phase)) - 0.6
        out: Points = shape(p) + deep * (waves / sizes.astype(np.float32) ** 0.75).sum(1)
        return out

    return distance


def stone(wide: float, thick: float, high: float, seed: int, taper: float = 0.1) -> Model:
    """One dressed and weathered block, standing with its foot a little in the ground."""
    body = box((0, 0, high / 2 - 0.2), (wide / 2, thick / 2, high / 2 + 0.2), 0.22)

    def slim(p: Points) -> Points:
        k = 1 + taper * np.clip(p[:, 2] / high, 0, 1)
        return body(np.column_stack([p[:, 0] * k, p[:, 1] * k, p[:, 2]]).astype(np.float32))

    low = (-wide / 2 - 0.5, -thick / 2 - 0.5, -0.8)
    top = (wide / 2 + 0.5, thick / 2 + 0.5, high + 0.5)
    return cast(weathered(slim, seed, 0.085), low, top, 0.095, LICHEN if seed % 4 == 0 else SARSEN)


def ring_spot(number: float, radius: float = 15.4) -> tuple[float, float, float]:
    """Place (x, y) and heading of a numbered stone; 1 and 30 stand beside the axis, in front."""
    angle = -90 - (number - 0.5) * 12
    a = math.radians(angle)
    return radius * math.cos(a), radius * math.sin(a), angle + 90


def circle(model: Model) -> None:
    """The outer ring as it stands, its lintels, and the fallen stones."""
    dice = Dice(12)
    for n in STANDING:
        x, y, turn = ring_spot(n)
        high = 2.4 if n == 11 else 4.15
        wide = 1.2 if n == 11 else dice.uniform(2.0, 2.3)
        one = stone(wide, dice.uniform(1.0, 1.25), high, n + 40)
        one = one.leaned(dice.uniform(0, 1.6), dice.uniform(0, 360)) if n not in LINTELS else one
        model.add(one, (x, y, 0), turn)
    for n in LINTELS:
        x, y, turn = ring_spot(n + 0.5, 15.3)
        model.add(stone(3.45, 1.15, 0.85, n + 90, 0), (x, y, 4.05), turn)
    for x, y, turn, lean in (
        (-6, -8, 30, 84),
        (-10.5, -17.5, 65, 82),
        (9.5, -2, 10, 80),
        (-3, 4, 60, 86),
    ):
        fallen = stone(2.0, 1.1, 3.6, int(x * 3) + 150).leaned(lean, 90)
        model.add(fallen, (x, y, 0.45), turn)


def trilithons(model: Model) -> None:
    """The horseshoe: two whole gates on the left, one on the right, a lone upright behind."""
    for x, y, turn, high in ((-6.4, -3.0, -50, 6.2), (-3.8, 4.4, -30, 6.6), (6.4, 2.4, 52, 6.6)):
        gate = Model()
        for side in (-1, 1):
            gate.add(stone(2.3, 1.3, high, int(x * 7) + side + 210, 0.14), (side * 1.45, 0, 0))
        gate.add(stone(4.9, 1.4, 1.1, int(x * 5) + 260, 0), (0, 0, high - 0.1))
        model.add(gate, (x, y, 0), turn)
    model.add(stone(2.3, 1.2, 7.2, 301, 0.16), (1.7, 7.4, 0), 4)
    model.add(stone(2.1, 1.2, 4.6, 302, 0.16), (7.0, -4.4, 0), 80)
    dice = Dice(5)
    for i in range(13):
        a = math.radians(150 + i * 33 + dice.uniform(-6, 6))
        blue = stone(0.8, 0.6, dice.uniform(1.0, 1.9), i + 320, 0.2)
        model.add(blue, (11.6 * math.cos(a), 11.6 * math.sin(a), 0), math.degrees(a))


def ground(x: Array, y: Array) -> Array:
    """Nearly level turf, a shallow bank about the ring."""
    tile = noise_tile(9)
    u, v = np.ravel(x), np.ravel(y)
    rise = look_up(tile, u, v, 14) * 0.09 + look_up(tile, u, v, 3) * 0.035
    far = np.hypot(u, v)
    return np.asarray(rise - 0.1 + 0.4 * np.exp(-(((far - 50) / 6) ** 2))).reshape(np.shape(x))


def draw(plate: Plate) -> None:
    """Storm sky, stones, turf with blades in front, evening glaze."""
    with plate.group(filter=materials.impasto(plate, ".02 .06", 1.1, 0.45, seed=31)):
        air.sky(plate, ["#3c4a6e", "#66719a", "#a793a6", "#e9b48c", "#ffd892"], 440)
        air.glow(plate, 1130, 410, 620, "#ffe2a0", 0.85)
        air.clouds(plate, "#454a66", 51, ".0022 .009", 0.46, 3.6, 0.85, 430)
        air.clouds(plate, "#f2b48c", 52, ".003 .016", 0.55, 4.5, 0.75, 460)
        air.clouds(plate, "#ffe3bd", 53, ".0028 .02", 0.6, 5, 0.7, 460)
        air.ridge(
            plate,
            [(-10, 414), (320, 406), (760, 416), (1210, 405)],
            5,
            4,
            "#5d6172",
            "#a08c78",
            445,
        )
        model = Model()
        circle(model)
        trilithons(model)
        terrain(model, CAMERA, TURF, ground, (8, 900), 42, 260, 220)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2a2226", 0.45, 1.1, 1.2), 4200))
        corner = [(0.0, 780.0), (0.0, 742.0), (1200.0, 742.0), (1200.0, 780.0)]
        plate.add(grass(corner, ["#3f4a24", "#6b6d33", "#a39a55", "#cdb876"], 1500, 15, 7, 1.1))
        fade = plate.linear([(0, "#1d1a2a", 0), (1, "#1d1a2a", 0.5)])
        plate.add(rect(0, 640, 1200, 160, fade))
        air.glow(plate, 1150, 400, 560, "#ffdc9c", 0.22)
    air.vignette(plate, "#171426", 0.34)
