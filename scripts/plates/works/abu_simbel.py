"""Abu Simbel, 1264-1244 BC: the four seated kings before the cliff, the door between them.

Ratio 8:5; frontal, a little from the right; the front a leaning trapezoid cut from the rock.
Early sun from the left, straight into the bay; deep shade behind thrones and in the door.
Palette: rose and honey sandstone, umber shade, pale sand, cobalt sky.
Features: four colossi, the second broken, double crowns, small family at their shins, baboons.
"""

import numpy as np

from .. import air, materials
from ..core import Dice, Plate
from ..forms import Array as Points
from ..forms import Shape, box, egg, join, limb, within
from ..garden import people, terrain
from ..masonry import cast
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Array, Model
from ..surface import Material, look_up, noise_tile
from ..walls import Opening, Wall, block, cut, fill, ribs

SIZE = (1200, 760)
ALT = {
    "en": "Four giant kings sit side by side with hands on knees, carved from a sandstone cliff; "
    "the second has lost its upper half; a dark door opens between them.",
    "es": "Cuatro reyes gigantes sentados con las manos en las rodillas, tallados en el "
    "acantilado; el segundo perdió la mitad superior; entre ellos se abre una puerta oscura.",
}
ROCK, CUT, STATUE, DARK, SAND, SKIN, COAT, RED, BLUE, CREAM = range(10)
STUFF = [
    Material(
        ("#8a5f40", "#bd8a5c", "#dfb384", "#a9774f"),
        2.3,
        0,
        0.2,
        0.08,
        0.3,
        grain=4,
        contrast=1.1,
        bump=1.1,
        streaks=0.6,
    ),
    Material(("#b07f52", "#d0a06e", "#e4bd8c"), grain=1.6, contrast=0.8, bump=0.4, streaks=0.5),
    Material(("#b28050", "#d7a874", "#ecc997"), grain=1.2, contrast=0.7, bump=0.25, streaks=0.4),
    Material(("#1e1512", "#33241c"), bump=0),
    Material(("#c49a66", "#dfbb88", "#efd6ac"), grain=4, contrast=0.8, bump=0.6, casts=False),
    Material(("#a87850",)),
    Material(("#2b2a30",)),
    Material(("#8f342e",)),
    Material(("#3a5482",)),
    Material(("#efe4d0",)),
]
CAMERA = Camera((9, -64, 3.4), (0.6, 0, 3.4), 1300, (590, 622))
LIGHT = Light(
    (-0.58, -0.62, 0.50),
    "#ffdca0",
    2.8,
    "#8ea6e8",
    0.58,
    "#d8a070",
    0.35,
    haze_color="#e8d4b4",
    haze_distance=2500,
)
LEAN = 0.085  # the front leans back: metres for each metre up
SEATS = (-14.4, -5.9, 5.9, 14.4)


def king(broken: bool) -> Model:
    """One colossus, 20 m tall with its crown, facing south; `broken` keeps it up to the waist."""
    parts: list[Shape] = []
    for s in (-1, 1):
        x = s * 1.55
        parts += [
            limb((x, -4.1, 0.9), (x, -3.8, 6.2), 1.0, 1.22),
            limb((x, -4.0, 6.6), (x * 0.95, 0.2, 7.0), 1.32, 1.5),
            box((x, -5.1, 0.55), (0.95, 1.6, 0.62), 0.4),
        ]
    skirt = box((0, -1.8, 7.1), (2.75, 2.5, 0.95), 0.5)
    legs = join([*parts, skirt], 0.5)
    throne = box((0, 0.6, 3.2), (3.0, 3.0, 3.4), 0.15)
    lower = join([legs, throne], 0.15)
    if broken:
        torso = box((0, 0.6, 7.6), (2.0, 1.2, 1.2), 0.5)
        stump = ragged(join([lower, torso], 0.4))
        return cast(stump, (-3.9, -7.4, -0.3), (3.9, 3.9, 9.6), 0.15, STATUE)
    chest = egg((0, 0.35, 11.2), (2.35, 1.45, 2.6))
    waist = limb((0, 0.4, 7.6), (0, 0.4, 10.4), 1.65, 1.75)
    body: list[Shape] = [chest, waist, box((0, 0.4, 12.4), (2.9, 1.0, 0.75), 0.7)]
    for s in (-1, 1):
        body += [
            limb((s * 2.75, 0.35, 12.3), (s * 2.75, -0.2, 8.7), 0.82, 0.72),
            limb((s * 2.75, -0.2, 8.6), (s * 1.6, -3.7, 8.15), 0.7, 0.55),
            box((s * 1.55, -4.2, 8.1), (0.62, 0.95, 0.26), 0.22),
        ]
    neck = limb((0, 0.1, 12.6), (0, -0.1, 14.2), 0.95, 0.9)
    face = egg((0, -0.45, 14.85), (1.22, 1.3, 1.55))
    nose = limb((0, -1.72, 15.1), (0, -1.98, 14.62), 0.16, 0.25)
    cheeks = [egg((q * 0.5, -1.35, 14.5), (0.42, 0.3, 0.4)) for q in (-1, 1)]
    brow = limb((-0.75, -1.5, 15.4), (0.75, -1.5, 15.4), 0.16, 0.16)
    lips = limb((-0.4, -1.66, 14.05), (0.4, -1.66, 14.05), 0.13, 0.13)
    beard = limb((0, -1.3, 13.3), (0, -1.1, 11.9), 0.36, 0.5)
    head = [join([face, nose, brow, lips, *cheeks], 0.14), beard]
    head += [egg((s * 1.28, -0.2, 14.9), (0.22, 0.32, 0.5)) for s in (-1, 1)]
    cloth = box((0, 0.5, 14.3), (2.15, 1.0, 2.0), 0.75)
    wings = [box((s * 1.55, -0.35, 12.7), (0.62, 0.6, 1.25), 0.25) for s in (-1, 1)]
    band = box((0, -0.25, 16.1), (1.42, 1.4, 0.3), 0.28)
    red = join([limb((0, 0.1, 16.3), (0, 0.2, 18.0), 1.4, 1.68)], 0)
    crown = join(
        [
            within(red, box((0, 0, 17.0), (3, 3, 1.35), 0.05)),
            limb((0, 0.1, 17.6), (0, 0.15, 19.9), 0.98, 0.62),
        ],
        0.2,
    )
    snake = limb((0, -1.6, 16.0), (0, -1.75, 16.9), 0.22, 0.18)
    hood = join([cloth, *wings], 0.3)
    whole = join([lower, join(body, 0.45), neck, hood, *head, band, crown, snake], 0.1)
    model = cast(whole, (-3.9, -7.4, -0.3), (3.9, 3.9, 20.9), 0.14, STATUE)
    details(model)
    return model


def ragged(shape: Shape) -> Shape:
    """Break a shape off along a rough slanting plane."""

    def distance(p: Points) -> Points:
        edge = 8.4 + 0.5 * np.sin(p[:, 0] * 2.1) + 0.4 * np.sin(p[:, 1] * 3 + p[:, 0] * 4.4)
        out: Points = np.maximum(shape(p), p[:, 2] - edge - p[:, 0] * 0.2)
        return out

    return distance


def details(model: Model) -> None:
    """Eyes, the stripes of the head cloth, the pleats of the kilt."""
    for s in (-1, 1):
        eye = Wall((s * 0.5, -1.64, 15.02), 0)
        fill(model, eye, [(-0.26, 0.0), (0.0, 0.12), (0.26, 0.0), (0.0, -0.1)], 0.05, DARK)
    for k in range(9):
        x = -1.6 + 0.4 * k
        model.bars([(x, -4.32, 6.4)], [(x, -4.32, 7.4)], 0.1, CUT)


def small_figure(high: float) -> Model:
    """A queen or child standing at the shins: straight robe, wig, arms down."""
    h = high
    arms = [
        limb(
            (q * 0.135 * h, 0, 0.74 * h), (q * 0.125 * h, -0.02 * h, 0.44 * h), 0.036 * h, 0.03 * h
        )
        for q in (-1, 1)
    ]
    robe = limb((0, 0, 0.04 * h), (0, 0, 0.5 * h), 0.085 * h, 0.095 * h)
    chest = limb((-0.07 * h, 0, 0.7 * h), (0.07 * h, 0, 0.7 * h), 0.07 * h, 0.07 * h)
    waist = limb((0, 0, 0.5 * h), (0, 0, 0.68 * h), 0.075 * h, 0.08 * h)
    body = join([robe, waist, chest], 0.05 * h)
    wig = box((0, 0.015 * h, 0.845 * h), (0.095 * h, 0.06 * h, 0.085 * h), 0.04 * h)
    face = egg((0, -0.035 * h, 0.865 * h), (0.06 * h, 0.07 * h, 0.075 * h))
    crown = limb((0, 0, 0.93 * h), (0, 0, 0.99 * h), 0.06 * h, 0.075 * h)
    shape = join([body, *arms, wig, face, crown], 0.012 * h)
    return cast(shape, (-0.3 * h, -0.25 * h, 0), (0.3 * h, 0.25 * h, 1.08 * h), h / 44, STATUE)


def front(model: Model) -> None:
    """The smoothed trapezoid behind the kings: door, niche with the sun god, cornice, baboons."""
    face = Model()
    wall = Wall((0, 0, 0), 0)
    door = Opening(0, 0, 7.6, 3.0, "flat", 6.0, 1, 0.5, DARK)
    cut(face, wall, (-19, 19), (-1, 29.5), door, CUT)
    block(face, wall, (-3.0, 3.0), (7.8, 8.8), (0, 0.6), CUT)
    fill(face, wall, [(-1.5, 10.6), (1.5, 10.6), (1.5, 17.6), (-1.5, 17.6)], 0.05, DARK)
    ribs(face, wall, [[(-1.5, 10.6), (-1.5, 17.6), (1.5, 17.6), (1.5, 10.6)]], 0.4, (0, 0.5), CUT)
    god = small_figure(6.2)
    face.add(god, (0, -0.5, 10.7))
    face.lathe((0, -0.6, 17.0), [(0, 0), (0.62, 0.35), (0.62, 0.9), (0, 1.25)], STATUE, 14)
    for z, tall, out in ((22.2, 0.5, 0.7), (24.4, 0.7, 0.6), (25.1, 0.6, 1.1), (25.7, 0.5, 1.5)):
        block(face, wall, (-19.5, 19.5), (z, z + tall), (-0.2, out), CUT)
    dice = Dice(3)
    for i in range(38):
        u = -18.6 + i
        for z, h in ((22.9, 1.3), (20.5, 1.4)):
            wide = dice.uniform(0.12, 0.36)
            top = z + h * dice.uniform(0.6, 1)
            block(face, wall, (u - wide, u + wide), (z, top), (0, 0.14), CUT)
    for i in range(22):
        x = -17.8 + i * 1.695
        if 3 < i < 9 and i != 5:
            continue
        ape = join(
            [
                egg((0, 0, 0.8), (0.55, 0.5, 0.85)),
                egg((0, -0.3, 1.85), (0.36, 0.42, 0.36)),
                limb((0.5, -0.3, 1.0), (0.45, -0.5, 1.7), 0.13, 0.1),
                limb((-0.5, -0.3, 1.0), (-0.45, -0.5, 1.7), 0.13, 0.1),
            ],
            0.12,
        )
        face.add(cast(ape, (-0.9, -1, 0), (0.9, 0.8, 2.4), 0.14, STATUE), (x, -0.4, 26.2))
    for side in (-1, 1):
        a, b = side * 19.0, side * 20.4
        block(face, wall, (min(a, b), max(a, b)), (-1, 26.2), (-0.5, 1.2), CUT)
    model.add(face.leaned(4.9, 90), (0, 3.4, 0))


def cliff(model: Model) -> None:
    """The hill of layered sandstone around and above the front."""
    tile = noise_tile(14)
    for x0, x1, foot in ((-75.0, -19.4, -1.0), (19.4, 75.0, -1.0), (-26.0, 26.0, 26.0)):
        x, t = np.meshgrid(np.linspace(x0, x1, 130), np.linspace(0, 1, 130))
        u, v = np.ravel(x), np.ravel(t) * 46
        z = foot + np.ravel(t) * (36.5 - foot) + (np.ravel(t) > 0.8) * look_up(tile, u, v, 18) * 1.2
        ledges = np.abs(look_up(tile, u * 0.35, z * 1.6, 7)) * 1.5
        ledges += look_up(tile, u, z * 0.6, 14) * 1.4 + look_up(tile, u, z, 3) * 0.35
        bulge = 0.0 if foot > 0 else np.clip((np.abs(u) - 19.4) / 5, 0, 1) * 4.4
        y = 3.4 + z * LEAN + np.clip((z - 31) / 6, 0, 9) ** 2 * 5 - ledges * 0.9 - bulge
        y += 2.4 if foot > 0 else -0.8
        model.grid(np.stack([x, y.reshape(x.shape), z.reshape(x.shape)], -1), ROCK)


def ground(x: Array, y: Array) -> Array:
    """Sand, drifted up at the foot of the rock on both sides."""
    u, v = np.ravel(x), np.ravel(y)
    tile = noise_tile(8)
    drift = np.clip((np.abs(u) - 21) / 16, 0, 1) * np.clip((v + 16) / 18, 0, 1) * 6
    return np.asarray(drift + look_up(tile, u, v, 9) * 0.12 - 1.3).reshape(np.shape(x))


def draw(plate: Plate) -> None:
    """Desert sky, the cliff with its kings, sand and visitors."""
    with plate.group(filter=materials.impasto(plate, ".02 .06", 1.1, 0.42, seed=81)):
        air.sky(plate, ["#1f5fb0", "#4a8bcf", "#8dbbe2"], 420)
        air.clouds(plate, "#f6f0e6", 95, ".0016 .014", 0.6, 4, 0.4, 200)
        model = Model()
        cliff(model)
        front(model)
        whole, half = king(broken=False), king(broken=True)
        model.box((-19, -8.4, -1.4), (-2.2, 4, 0), CUT)
        model.box((2.2, -8.4, -1.4), (19, 4, 0), CUT)
        for i, x in enumerate(SEATS):
            model.add(half if i == 1 else whole, (x, 0, 0))
            for dx, h in ((-3.3, 4.6), (0, 3.2), (3.3, 4.4)):
                model.add(small_figure(h), (x + dx, -4.9 if dx else -5.2, 0))
        dice = Dice(6)
        for _ in range(26):
            x, y, s = dice.uniform(-9.5, -2.6), dice.uniform(-15.5, -9.5), dice.uniform(0.3, 1.3)
            rubble = box((0, 0, s * 0.4), (s, s * 0.8, s * 0.7), 0.15)
            stone = cast(rubble, (-s - 0.3,) * 3, (s + 0.3,) * 3, s / 4, STATUE)
            model.add(stone, (x, y, -1.3), dice.uniform(0, 360))
        crown = box((0, 0, 1.1), (1.7, 1.5, 1.4), 0.6)
        model.add(
            cast(crown, (-2.2, -2, -0.6), (2.2, 2, 2.9), 0.2, STATUE), (-5.4, -12.4, -1.2), 25
        )
        terrain(model, CAMERA, SAND, ground, (6, 400), 42, 200, 180)
        crowd = [(dice.uniform(-24, 26), dice.uniform(-27, -15), -1.3) for _ in range(26)]
        people(model, crowd, [SKIN, COAT, RED, BLUE, CREAM, CREAM], 8)
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#3a2014", 0.5, 1.2, 1.8), 4200))
        air.glaze(plate, [(0, "#3a1c14", 0), (1, "#3a1c14", 0.42)], 640)
    air.vignette(plate, "#24120c", 0.34)
