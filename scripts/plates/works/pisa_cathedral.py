"""Pisa Cathedral and its leaning bell tower, from 1064: seen from the south-west over the lawn.

Ratio 11:7; striped facade with its four tiers of galleries left of the middle, the tower far right.
High afternoon sun from behind the viewer on the right; short blue shadows; heaped summer clouds.
Palette: white and grey marble, terracotta and lead roofs, lawn green, clear blue, cream.
Features: tiers of small round arches, grey stripes, the tower of eight storeys leaning outwards.
"""

import math

from .. import air, materials
from ..architecture import dome_profile, gable_roof, loggia, statue
from ..core import Dice, Plate
from ..garden import CROWD, people, terrain, tree
from ..scene import Camera, Ink, Light, lay, paint
from ..solids import Model
from ..surface import Material
from ..walls import Drum, Opening, Spot, Surface, Wall, block, patch, ribs, ring, row

SIZE = (1200, 780)
ALT = {
    "en": "A white marble church with tiers of small arcades on its front and an oval dome behind; "
    "beside it, on a green lawn, a round campanile ringed by arcades tilts.",
    "es": "Iglesia de mármol blanco con pisos de arquillos en la fachada y cúpula oval detrás; al "
    "lado, sobre el césped, un campanario redondo ceñido de arcadas se vence a un lado.",
}
STRIPE, MARBLE, SHADE, TILE, LEAD, LAWN, WALK, DOOR, SKIN, DARK, RED, BLUE, CREAM, LEAF = range(14)
STUFF = [
    Material(
        ("#cfc5b2", "#ece5d5", "#f8f4ea"),
        0.42,
        1.3,
        0.35,
        stripe="#8b949b",
        stripe_every=4,
        grain=1.2,
        contrast=0.5,
        streaks=0.3,
    ),
    Material(
        ("#cdc3b1", "#ebe4d6", "#faf6ec"), 0.8, 1.4, 0.25, scatter=0.25, grain=0.8, contrast=0.5
    ),
    Material(("#8c8b8c", "#b4b0aa"), 0.42, 1.3, 0.3, stripe="#767f87", stripe_every=4, grain=1),
    Material(("#8c4a32", "#b86a48", "#d18e67"), 0.55, 0.3, 0.35, rounds=0.8, contrast=0.8, grain=2),
    Material(("#7f8e93", "#a5b1b3", "#c3cbc9"), 1.1, 0.9, 0.3, grain=2, contrast=0.7, streaks=0.4),
    Material(
        ("#4d6f2d", "#6f9140", "#8faa55", "#a9b566"), grain=0.8, contrast=1.3, bump=0.9, casts=False
    ),
    Material(("#b9ad97", "#d3c8b2"), 0.8, 1.6, 0.3, casts=False),
    Material(("#3d3026", "#5a4634"), 1.2, 0.8, 0.5),
    *CROWD,
    Material(("#3c5a2a", "#5f7f3c", "#8fa65a")),
]
CAMERA = Camera((-60, -62, 2.6), (100, 27, 2.6), 1120, (600, 640))
LIGHT = Light(
    (-0.27, -0.80, 0.55),
    "#ffecc6",
    2.35,
    "#9dbcec",
    0.8,
    "#b9c48c",
    0.3,
    haze_color="#cfdcea",
    haze_distance=1500,
)


def tower() -> Model:
    """The bell tower: a blind storey, six galleries of thirty columns, the belfry."""
    model = Model()
    base = Drum((0, 0, 0), 7.7)
    round_about = (0.0, base.girth)
    blind = Opening(0, 0.6, 7.2, base.girth / 15 * 0.86, "round", 0.35, 1, 0.12, STRIPE)
    row(model, base, round_about, (0, 10.6), 15, blind, STRIPE)
    lozenge(model, base, 15, 8.3)
    block(model, base, round_about, (10.6, 11.1), (-0.3, 0.5), MARBLE)
    z = 11.1
    for i in range(6):
        loggia(
            model,
            Drum((0, 0, 0), 7.35 - 0.05 * i),
            (0, 2 * math.pi * (7.35 - 0.05 * i)),
            (z, z + 5.85),
            30,
            MARBLE,
            SHADE,
            0.24,
            1.5,
        )
        z += 5.85
    top = Drum((0, 0, 0), 5.6)
    model.lathe((0, 0, z), [(7.4, 0), (5.6, 0.05)], MARBLE, 48)
    arches = Opening(0, z + 0.8, z + 4.6, 2.6, "round", 0.9, 1, 0.2, DARK)
    row(model, top, (0, top.girth), (z, z + 7.6), 8, arches, STRIPE)
    block(model, top, (0, top.girth), (z + 7.6, z + 8.2), (-0.3, 0.5), MARBLE)
    model.lathe((0, 0, z + 8.2), [(5.8, 0), (0, 0.4)], MARBLE, 32)
    model.bars([(0, 0, z + 8)], [(0, 0, z + 12)], 0.14, DARK)
    return model.leaned(4.2, -90)


def lozenge(
    model: Model, surface: Surface, count: int, z: float, start: float = 0.0, bay: float = 0.0
) -> None:
    """Inlaid diamonds in the heads of blind arches."""
    bay = bay or (2 * math.pi * 7.7 / count)
    for i in range(count):
        middle = (start + (i + 0.5) * bay, z)
        for size, mat in ((0.9, DARK), (0.6, MARBLE), (0.3, RED)):
            patch(model, surface, [ring(middle, size, 4)], -0.3 + 0.02 / size, mat)


def facade(model: Model) -> None:
    """The west front: seven blind arches and three doors, then four galleries."""
    front = Wall((0, 16.5, 0), -90)
    wide = 33.0
    bay = wide / 7
    for i in range(7):
        middle = (i + 0.5) * bay
        door = i in {1, 3, 5}
        tall = 8.6 if i == 3 else 7.6
        row(
            model,
            front,
            (i * bay, (i + 1) * bay),
            (0, 12.6),
            1,
            Opening(0, 0, tall, bay * 0.8, "round", 0.5, 2, 0.16, STRIPE),
            STRIPE,
        )
        if door:
            block(model, front, (middle - 1.2, middle + 1.2), (0, 5.2), (-0.9, -0.6), DOOR)
            block(model, front, (middle - 1.5, middle + 1.5), (5.2, 5.7), (-0.9, -0.35), MARBLE)
        for size, mat in ((1.0, DARK), (0.72, MARBLE), (0.4, RED)):
            patch(model, front, [ring((middle, tall + 0.3), size, 4)], -0.78 + 0.03 / size, mat)
        block(model, front, (i * bay - 0.3, i * bay + 0.3), (0, tall), (0, 0.35), MARBLE)
    block(model, front, (-0.3, wide + 0.3), (12.6, 13.3), (-0.5, 0.6), MARBLE)
    loggia(model, front, (0, wide), (13.3, 18.6), 19, MARBLE, STRIPE, 0.2, 1.4)
    middle = wide / 2
    loggia(model, front, (middle - 8.4, middle + 8.4), (18.6, 23.4), 9, MARBLE, STRIPE, 0.2, 1.4)
    for side in (-1, 1):
        inner, outer = middle + side * 8.4, middle + side * 16.3
        patch(
            model,
            front,
            [[(inner, 18.6), (outer, 18.6), (outer, 18.7), (inner, 23.2)]],
            -1.2,
            STRIPE,
        )
        for t in (0.12, 0.3, 0.48, 0.66, 0.84):
            u, high = inner + (outer - inner) * t, 18.6 + 4.5 * (1 - t)
            block(model, front, (u - 0.16, u + 0.16), (18.6, high), (-0.5, -0.1), MARBLE)
        ribs(model, front, [[(inner, 23.3), (outer + side * 0.4, 18.8)]], 0.7, (-1.4, 0.3), MARBLE)
    loggia(model, front, (middle - 8.4, middle + 8.4), (23.4, 28.2), 9, MARBLE, STRIPE, 0.2, 1.4)
    gable(model, front, middle)


def gable(model: Model, front: Wall, middle: float) -> None:
    """The topmost gallery under the gable, and the figures on its corners."""
    patch(
        model,
        front,
        [[(middle - 8.4, 28.2), (middle + 8.4, 28.2), (middle, 34), (middle, 34)]],
        -1.2,
        STRIPE,
    )
    for i in range(-6, 7):
        high = 33.6 - abs(i) * 0.86
        u = middle + i * 1.25
        block(model, front, (u - 0.14, u + 0.14), (28.2, high - 0.4), (-0.4, -0.1), MARBLE)
    slopes: list[list[Spot]] = [[(middle + s * 8.9, 28.2), (middle, 34.3)] for s in (-1, 1)]
    ribs(model, front, slopes, 0.8, (-1.3, 0.4), MARBLE)
    block(model, front, (middle - 8.7, middle + 8.7), (27.9, 28.4), (-1.3, 0.4), MARBLE)
    for u, z in (
        (middle, 34.4),
        (middle - 8.6, 28.6),
        (middle + 8.6, 28.6),
        (0.3, 18.8),
        (32.7, 18.8),
    ):
        x, y, h = (float(q) for q in front.at(u, z, 0))
        model.add(statue(2.4, MARBLE, int(u * 9)), (x, y, h), -90)


def flank(model: Model, x: Spot, y: float, tall: float, bays: int, heading: float) -> None:
    """One striped wall with blind arches below and small windows above."""
    wall = Wall((x[0], y, 0), heading)
    length = x[1] - x[0]
    low = tall * 0.56
    row(
        model,
        wall,
        (0, length),
        (0, low),
        bays,
        Opening(
            0, 0.8, low - length / bays * 0.5, length / bays * 0.84, "round", 0.3, 1, 0.1, STRIPE
        ),
        STRIPE,
    )
    block(model, wall, (0, length), (low, low + 0.4), (-0.1, 0.35), MARBLE)
    kind = Opening(0, low + 1.4, tall - 2.4, 0.9, "round", 0.4, 1, 0.15, DARK)
    row(model, wall, (0, length), (low, tall), bays, kind, STRIPE)
    for i in range(bays + 1):
        u = i * length / bays
        block(model, wall, (u - 0.22, u + 0.22), (0, tall - 0.6), (0, 0.22), MARBLE)
    block(model, wall, (-0.2, length + 0.2), (tall - 0.6, tall), (-0.1, 0.5), MARBLE)


def body(model: Model) -> None:
    """Nave, aisles, transept and the egg-shaped dome over the crossing."""
    flank(model, (0, 62), -16.5, 18.4, 15, 0)
    model.quads([[(0, -16.6, 18.3), (62, -16.6, 18.3), (62, -8, 22.4), (0, -8, 22.4)]], TILE)
    flank(model, (0, 62), -8, 27.6, 15, 0)
    gable_roof(model, (1.5, 100), (-8.4, 8.4), 27.5, 5.6, TILE, STRIPE, "x")
    for y in (-16.5, 8):
        model.box((1.6, y + 1.2, 0), (99, y + 7.3, 18), STRIPE)
    model.box((1.8, -6.8, 0), (100, 6.8, 27.4), STRIPE)
    flank(model, (62, 80), -36, 21, 4, 0)
    west = Wall((62, -16.5, 0), -90)
    row(
        model,
        west,
        (0, 19.5),
        (0, 11.8),
        4,
        Opening(0, 0.8, 9.0, 4.0, "round", 0.3, 1, 0.1, STRIPE),
        STRIPE,
    )
    row(
        model,
        west,
        (0, 19.5),
        (11.8, 21),
        4,
        Opening(0, 13.4, 17.4, 0.9, "round", 0.4, 1, 0.15, DARK),
        STRIPE,
    )
    block(model, west, (0, 19.7), (11.6, 12.1), (-0.1, 0.35), MARBLE)
    block(model, west, (0, 19.7), (20.4, 21), (-0.1, 0.5), MARBLE)
    model.box((63.2, -34.8, 0), (79.7, 36, 20.9), STRIPE)
    gable_roof(model, (61.6, 80.4), (-36.4, 36.4), 21, 5.4, TILE, STRIPE, "y")
    model.lathe((71, 0, 24), [(9.6, 0), (9.6, 7)], STRIPE, 16, smooth=False)
    drum = Drum((71, 0, 27), 9.7)
    loggia(model, drum, (0, drum.girth), (3.4, 7.4), 26, MARBLE, SHADE, 0.22, 0.8, "pointed")
    model.lathe((71, 0, 34), dome_profile(9.0, 11.5, 14, 0.25), LEAD, 40)
    model.lathe((71, 0, 45.3), [(0.8, 0), (0.9, 1), (0.3, 1.6), (0.35, 2.2), (0, 2.6)], MARBLE, 12)
    for i in range(26):
        a = 2 * math.pi * i / 26
        model.lathe(
            (71 + 9.9 * math.cos(a), 9.9 * math.sin(a), 34.4), [(0.34, 0), (0, 2.2)], MARBLE, 6
        )


def draw(plate: Plate) -> None:
    """Sky with summer clouds, the white marble on the lawn."""
    with plate.group(filter=materials.impasto(plate, ".03 .05", 1.0, 0.4, seed=9)):
        air.sky(plate, ["#3a78bd", "#6fa5d6", "#a9cbe6", "#dfe8ea"], 640)
        air.clouds(plate, "#ffffff", 61, ".0045 .0075", 0.52, 5, 0.95, 600)
        air.clouds(plate, "#b7c6da", 62, ".0055 .011", 0.58, 5, 0.6, 600)
        model = Model()
        facade(model)
        body(model)
        model.add(tower(), (116, -40, 0))
        terrain(model, CAMERA, LAWN, None, (3, 2500), 38, 120, 80)
        model.box((-24, -24, -0.2), (-1, 24, 0.05), WALK)
        model.box((-1, -24, -0.2), (112, -18, 0.04), WALK)
        model.box((-60, -4, -0.2), (-20, 3, 0.04), WALK)
        dice = Dice(8)
        crowd = [(dice.uniform(-30, -4), dice.uniform(-30, 14), 0.05) for _ in range(26)]
        crowd += [(dice.uniform(0, 110), dice.uniform(-46, -20), 0.05) for _ in range(40)]
        people(model, crowd, [SKIN, DARK, RED, BLUE, CREAM, DARK])
        for x, y, h in (
            (-44, -78, 17),
            (-30, -80, 15),
            (-52, -73, 11),
            (-18, -78, 14),
            (-6, -84, 16),
        ):
            model.add(tree(h, LEAF, DARK, int(-x), 0.7, 2200), (x, y, 0))
        lay(plate, paint(plate, model, CAMERA, LIGHT, STUFF, Ink("#2c2a34", 0.6, 1.2, 2.5)))
        air.glaze(plate, [(0, "#20351a", 0), (1, "#20351a", 0.45)], 660)
    air.vignette(plate, "#0f1a2a", 0.28)
